"""Reasons in Dungeon & Kingdom: one sentence why a choice is good, made of facts that all who hear it know."""
from __future__ import annotations

from game.ai.kingdom_lean import best_use
from game.ai.kingdom_plans import Rivals
from game.ai.kingdom_values import Prices, time_left
from game.rules.kingdom.cutting import matches
from game.rules.kingdom.state import ARRAY_OF, GRAVEYARD_OF, TREASURY_OF, Kingdom

DEEDS = {
    "happiness": "its Gems are worth more as points now than later",
    "glory": "a Monster has been beaten this turn, and the praise for it is still open",
    "navigate": "a card serves better as a Gem than where it is",
    "battle_call": "three more cards in hand pay for fights",
    "gallop": "some cards lie on the wrong side of the line",
    "summon": "the best of five cards is worth more than a Gem",
    "kidnap": "a rival's card in hand is worth more than a Gem"}
SPARE, SIDE = "It can best be spared.", "It does more on that side."
OTHERS = {
    "kingdom.pay": SPARE, "kingdom.pay_from": SPARE, "kingdom.control": SPARE, "kingdom.trim_hand": SPARE,
    "kingdom.gallop": SIDE, "kingdom.place_summoned": SIDE, "kingdom.place_caught": SIDE,
    "kingdom.navigate": "This card gains most by becoming a Gem.",
    "kingdom.guide": "The deed brings something before the card becomes a Gem.",
    "kingdom.pick_summoned": "It fits the cards on the table best.",
    "kingdom.pick_loot": "It is the card of most use.",
    "kingdom.pick_victim": "The hands are equally large.",
    "kingdom.grapple": "It is the Adventurer of most use.",
    "kingdom.conquer": "That Monster brings most points.",
    "kingdom.raid": "That Monster is the hardest to beat."}


def reason_of(g: Kingdom, seat: int, key: str, eyes: int) -> str:
    """The sentence. It speaks of what lies open on the table; to the seat itself also of what its hand could do."""
    content, word = g.content, key.partition(":")[0]
    if key in ("stay", "leave", "stop"):
        return "Nothing more is to be gained there."
    match g.asked[0], word:
        case "kingdom.take", _:
            card = g.zones[f"matrix/{3 * int(key[5]) + int(key[6]) - 4}"][0]
            return why_take(g, seat, card) if eyes != 1 << seat else what_for(g, seat, card)
        case "kingdom.use", "queue":
            return f"With {len(g.zones[ARRAY_OF[seat]]) + 1} cards in the Array a later cut brings more."
        case "kingdom.use", "cut":
            return why_cut(g, seat, int(key[4:]))
        case "kingdom.use", _:
            return "This card cannot cut the full Array."
        case "kingdom.resolve", "done":
            return "Nothing more is worth the cards it would cost."
        case "kingdom.resolve", "fight":
            card = content.ids[key[6:]]
            points = content.points[card] + g.tokens[card]
            return f"It brings {points} points, and {content.name(card)} cannot raid."
        case "kingdom.resolve", "deed":
            kind = next(one for one in content.adventurers if one.id == key[5:])
            return f"{kind.deed}: {DEEDS.get(kind.ability[0][0], 'the deed is worth more than a Gem')}."
        case "kingdom.resolve", _:
            card = content.ids[key[8:]]
            back = f" and {g.tokens[card]} points come back" if g.tokens[card] else ""
            return f"{content.of(card).deed} is worth an Adventurer{back}."
        case "kingdom.happiness", _:
            return f"It is the best set among {len(g.zones[TREASURY_OF[seat]])} Gems."
        case ("kingdom.devour" | "kingdom.taste"), _:
            return "It takes most from the other Treasuries."
        case "kingdom.requiem", _:
            return f"The {len(g.zones[GRAVEYARD_OF[seat]])} Monsters in the Graveyard are worth nothing at the end."
    return OTHERS.get(g.asked[0], "It keeps most choices open.")


def why_take(g: Kingdom, seat: int, card: int) -> str:
    content, array = g.content, g.zones[ARRAY_OF[seat]]
    fitting = sum(matches(content, card, other) for other in array)
    if fitting and len(array) > 1:
        return f"{content.name(card)} can cut the Array at {fitting} card{'s' * (fitting > 1)}."
    if content.is_monster(card):
        return f"{content.name(card)} is worth {content.points[card]} points to whoever beats it."
    return f"{content.of(card).deed} is a good deed to have in the Array."


def what_for(g: Kingdom, seat: int, card: int) -> str:
    """What the seat itself would do with the card."""
    _, use = best_use(g, seat, card, Prices(g.content, time_left(g)), Rivals(g, seat))
    name = g.content.name(card)
    if use.startswith("cut:"):
        left = int(use[4:])
        return f"Cut with {name}, leaving {left} card{'s' * (left != 1)} in the Kingdom: that gains most now."
    if use == "queue":
        return f"Queue {name} up: it is worth more in the Array than any cut now."
    return f"{name} costs least of the cards that cannot cut."


def why_cut(g: Kingdom, seat: int, line: int) -> str:
    content, array = g.content, g.zones[ARRAY_OF[seat]]
    foes = sum(map(content.is_monster, array[:line]))
    deeds = len(array) - line - sum(map(content.is_monster, array[line:]))
    return (f"It leaves {foes} Monster{'s' * (foes != 1)} to fight in the Kingdom and {deeds} deed{'s' * (deeds != 1)} "
            "to do in the Dungeon.")

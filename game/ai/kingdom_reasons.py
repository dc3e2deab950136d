"""Reasons in Dungeon & Kingdom: one sentence why a choice is good, made of facts that all who hear it know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.ai.kingdom_lean import best_use
from game.ai.kingdom_plans import Rivals
from game.ai.kingdom_values import Prices, time_left
from game.engine.words import counted
from game.rules.kingdom.action import CELLS, Taking, Using
from game.rules.kingdom.aftermath import Raiding, Trimming
from game.rules.kingdom.cards import Adventurer, Monster
from game.rules.kingdom.cutting import matches
from game.rules.kingdom.deeds import Guiding, Looting, Navigating, Placing, Riding, Searching, Summoning
from game.rules.kingdom.fights import Paying, Splitting
from game.rules.kingdom.gems import Giving
from game.rules.kingdom.powers import Conquering, Devouring, Grappling, Releasing, Tasting
from game.rules.kingdom.resolve import Controlling, Resolving
from game.rules.kingdom.state import ARRAY_OF, GRAVEYARD_OF, HAND_OF, SIDES, TREASURY_OF, Kingdom

DEEDS = {
    "happiness": "its Gems are worth more as points now than later",
    "glory": "a Monster has been beaten this turn, and the praise for it is still open",
    "navigate": "a card serves better as a Gem than where it is",
    "battle_call": "more cards in hand pay for fights",
    "gallop": "some cards lie on the wrong side of the line",
    "summon": "the best of several cards is worth more than a Gem",
    "kidnap": "a rival's card in hand is worth more than a Gem",
}
SPARE, SIDE = "It can best be spared.", "It does more on that side."
OTHERS: Mapping[type, str] = {
    Splitting: "The others serve better where they are.",
    Trimming: SPARE,
    Riding: SIDE,
    Placing: SIDE,
    Navigating: "This card gains most by becoming a Gem.",
    Summoning: "It fits the cards on the table best.",
    Looting: "It is the card of most use.",
    Searching: "The hands are equally large.",
    Grappling: "It is the Adventurer of most use.",
    Releasing: "Monsters in a Graveyard are worth nothing at the end.",
}
ENOUGH = {
    "stay": "The cards lie well as they are.",
    "leave": "The Gem is all that is wanted.",
    "stop": "Monsters in a Graveyard can be let go later, too.",
}


def reason_of(g: Kingdom, seat: int, key: str, eyes: int) -> str:
    """The sentence. It speaks of what lies open on the table; to the seat itself also of what its hand could do."""
    if key in ENOUGH:
        return ENOUGH[key]
    match g.about:
        case Taking():
            card = g.zones[f"matrix/{3 * int(key[5]) + int(key[6]) - 4}"][0]
            return why_take(g, seat, card) if eyes != 1 << seat else what_for(g, seat, card)
        case Using():
            return why_use(g, seat, key)
        case Resolving():
            return why_act(g, seat, key)
        case Controlling(monster):
            return why_controller(g, seat, monster, key)
        case Paying() as asked:
            return why_pay(asked, g, key)
        case Guiding(guest):
            return (
                "The deed brings something before the card becomes a Gem."
                if fruitful(g, seat, g.content.of(guest))
                else "Nothing is lost by trying the deed first."
            )
        case Giving(_, points):
            return why_gems(g, points, key)
        case Devouring():
            return why_colour(g, seat, key)
        case Tasting(_, each):
            return why_whites(g, seat, each, key)
        case Conquering():
            return f"It brings {counted(bounty(g, key), 'point')}."
        case Raiding():
            return why_leave(g, key)
    return OTHERS.get(type(g.about), "It keeps most choices open.")


# --- the card of the turn


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
    return f"{name} cannot cut: the full Array is dismissed with it."


def why_use(g: Kingdom, seat: int, key: str) -> str:
    if key.startswith("cut:"):
        return why_cut(g, seat, int(key[4:]))
    if key == "dismiss":
        return "This card cannot cut the full Array."
    if len(g.question.options) == 1:
        return "It matches no card of the Array, so it can only queue up."
    if g.triggered and not any(CELLS(g.zones)):
        return "The game ends with this turn, and the card counts as one that is left."
    return f"With {len(g.zones[ARRAY_OF[seat]]) + 1} cards in the Array a later cut brings more."


def why_cut(g: Kingdom, seat: int, line: int) -> str:
    content, array = g.content, g.zones[ARRAY_OF[seat]]
    foes = sum(map(content.is_monster, array[:line]))
    deeds = len(array) - line - sum(map(content.is_monster, array[line:]))
    return (
        f"It leaves {foes} Monster{'s' * (foes != 1)} to fight in the Kingdom and {deeds} deed{'s' * (deeds != 1)} "
        "to do in the Dungeon."
    )


# --- fights, deeds and powers


def why_act(g: Kingdom, seat: int, key: str) -> str:
    """A fight, a deed, the control of a Monster, or the end of them."""
    content, (word, _, name) = g.content, key.partition(":")
    if word == "done":
        return "Nothing more is worth the cards it would cost."
    if word == "deed":
        kind = content.adventurer(name)
        if not fruitful(g, seat, kind, chosen(g, key)):
            return f"{kind.deed} finds nothing to do now, and only a Gem is lost."
        return f"{kind.deed}: {DEEDS.get(kind.ability[0][0], 'the deed is worth more than a Gem')}."
    monster, tokens, deed = content.name(content.ids[name]), g.tokens[content.ids[name]], content.of(content.ids[name])
    if word == "fight":
        more = f"{tokens} of which it had taken" if tokens else f"and {monster} cannot raid"
        return f"It brings {bounty(g, name)} points, {more}."
    if fruitful(g, seat, deed):
        return f"{deed.deed} is worth an Adventurer{f' and {tokens} points come back' * bool(tokens)}."
    return f"{tokens} points come back." if tokens else f"{monster} cannot raid once it is controlled."


def fruitful(g: Kingdom, seat: int, of: Adventurer | Monster, *gone: int) -> bool:
    """Whether an ability finds anything to work on, as all can see; `gone`: cards that are discarded before it."""
    zones, rivals, first = g.zones, g.opponents(seat), g.content.first_monster
    sides = [card for side in SIDES for card in zones[side] if card not in gone]
    people = sum(card < first for card in sides) + sum(card not in gone for card in zones[HAND_OF[seat]])
    finds = {
        "happiness": bool(zones[TREASURY_OF[seat]]),
        "glory": bool(g.beaten),
        "navigate": people > 0,
        "gallop": bool(sides),
        "kidnap": any(zones[HAND_OF[other]] for other in rivals),
        "devour": any(zones[TREASURY_OF[other]] for other in range(g.seats)),
        "grapple": any(card < first for other in rivals for card in zones[ARRAY_OF[other]]),
        "conquer": any(card >= first for other in rivals for card in zones[ARRAY_OF[other]]),
        "requiem": bool(zones[GRAVEYARD_OF[seat]]),
    }
    return any(finds.get(verb, True) for verb, *_ in of.ability)


def chosen(g: Kingdom, key: str) -> int:
    """The card that a choice lies on."""
    return int(str(g.question.option(key).at))


def bounty(g: Kingdom, word: str) -> int:
    """The points for beating a Monster, those on it included."""
    card = g.content.ids[word]
    return g.content.points[card] + g.tokens[card]


def why_controller(g: Kingdom, seat: int, monster: int, key: str) -> str:
    doubled = any(verb == "double_power" for verb, *_ in g.content.of(monster).ability)
    kind = g.content.adventurer(key.partition(":")[2])
    if doubled and fruitful(g, seat, kind, monster, chosen(g, key)):
        return f"{kind.deed} is worth doing twice."
    return SPARE


def why_pay(asked: Paying, g: Kingdom, key: str) -> str:
    cards = {option.key: sum(way) for option, way in zip(g.question.options, asked.ways)}
    if cards[key] <= sum(g.content.needs[asked.monster]):
        return f"It costs no more cards than {g.content.name(asked.monster)} asks for."
    return "These cards can best be spared."


def why_gems(g: Kingdom, points: Sequence[int], key: str) -> str:
    brought = {option.key: gained for option, gained in zip(g.question.options, points)}
    return "No other set brings more points." if brought[key] == max(points) else "It keeps Gems for later."


def gems_of(g: Kingdom, kind: int, seats: list[int]) -> int:
    return sum(g.content.kind[gem] == kind for seat in seats for gem in g.zones[TREASURY_OF[seat]])


def why_colour(g: Kingdom, seat: int, colour: str) -> str:
    kind = next(number for number, one in enumerate(g.content.adventurers) if one.colour == colour)
    theirs = gems_of(g, kind, g.opponents(seat))
    if theirs:
        return f"It takes {counted(theirs, 'Gem')} from the other Treasuries."
    return "Own Gems become points." if gems_of(g, kind, [seat]) else "It spares the Gems of every other colour."


def why_whites(g: Kingdom, seat: int, each: int, key: str) -> str:
    wild = g.content.wild
    if key == "with":
        points = gems_of(g, wild, list(range(g.seats))) * each
        return f"White Gems bring {counted(points, 'point')} more."
    return "Own white Gems fit any colour later." if gems_of(g, wild, [seat]) else "White Gems are left alone."


def why_leave(g: Kingdom, key: str) -> str:
    """A Monster that leaves because there are no points for it."""
    icons = {option.key: sum(g.content.needs[int(str(option.at))]) for option in g.question.options}
    return "No other one asks for more Adventurers." if icons[key] == max(icons.values()) else SPARE

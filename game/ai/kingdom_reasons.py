"""Reasons in Dungeon & Kingdom: the facts that speak for a choice, known to all who hear them."""

from __future__ import annotations

from operator import add

from game.ai.kingdom_lean import best_use
from game.ai.kingdom_plans import Rivals
from game.ai.kingdom_values import Prices, time_left
from game.ai.reasons import Fact
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


def facts_of(g: Kingdom, seat: int, key: str, eyes: int) -> list[Fact]:
    """What speaks for a choice: what lies open on the table; to the seat itself also what its hand could do."""
    own = eyes == 1 << seat
    match g.about:
        case Taking():
            card = g.zones[f"matrix/{3 * int(key[5]) + int(key[6]) - 4}"][0]
            return of_taking(g, seat, card) + alike(g, card) if not own else planned(g, seat, card)
        case Using():
            return of_use(g, seat, key)
        case Resolving():
            return of_act(g, seat, key)
        case Controlling(monster):
            return of_controller(g, seat, monster, key)
        case Paying() as asked:
            return of_payment(asked, g, key)
        case Splitting():
            left, _, right = key.partition("/")
            parts = ("from_kingdom", cards_in(left)), ("from_hand", cards_in(right))
            return [Fact(kind, None, cards) for kind, cards in parts if cards]
        case Guiding(guest):
            if key == "leave":
                return [Fact("gem_only", guest)]
            return [Fact("deed_first" if fruitful(g, seat, g.content.of(guest)) else "deed_for_nothing", guest)]
        case Giving(_, points):
            brought = {option.key: gained for option, gained in zip(g.question.options, points)}
            best = max(points)
            return (
                [Fact("most_points", None, best)] if brought[key] == best else [Fact("keeps_gems", None, brought[key])]
            )
        case Devouring():
            return of_colour(g, seat, key)
        case Tasting(_, each):
            return of_whites(g, seat, each, key)
        case Conquering():
            return [Fact("brings", g.content.ids[key], bounty(g, key))]
        case Releasing():
            return [Fact("let_go_later" if key == "stop" else "worthless", seat, len(g.zones[GRAVEYARD_OF[seat]]))]
        case Raiding():
            return of_leaving(g, key)
        case Trimming(surplus):
            return [Fact("too_many", None, surplus), *(copies(g, seat, key) if own else [])]
        case Riding(left):
            return of_ride(g, key, left)
        case Placing(card, source):
            return of_side(g, card, key) if g.viewers(card, source) & eyes == eyes else [Fact(f"into_{key}")]
        case Navigating():
            card = chosen(g, key)
            gems = gems_of(g, g.content.kind[card], [seat])
            return [Fact("gem_joins", card, gems) if gems else Fact("gem_is_first", card)]
        case Searching():
            victim = int(key[5:]) - 1
            return [Fact("largest_hand", victim, len(g.zones[HAND_OF[victim]]))]
        case Looting(victim):
            return [
                Fact("from_rival", victim, len(g.zones[HAND_OF[victim]])),
                *(use_of(g, chosen(g, key)) if own else []),
            ]
        case Summoning() | Grappling():
            return use_of(g, chosen(g, key)) if own or isinstance(g.about, Grappling) else [Fact("looked")]
    return [Fact("points_now", seat, g.reserve[seat])]


# --- the card of the turn


def of_taking(g: Kingdom, seat: int, card: int) -> list[Fact]:
    content, array = g.content, g.zones[ARRAY_OF[seat]]
    fitting = sum(matches(content, card, other) for other in array)
    if fitting and len(array) > 1:
        return [Fact("can_cut", card, fitting)]
    return use_of(g, card)


def alike(g: Kingdom, card: int) -> list[Fact]:
    """How many more cards of its kind the matrix holds."""
    kind = g.content.kind[card]
    more = sum(g.content.kind[cards[0]] == kind for cards in CELLS(g.zones) if cards) - 1
    return [Fact("more_of_it", card, more)] if more else []


def planned(g: Kingdom, seat: int, card: int) -> list[Fact]:
    """What the seat itself would do with the card."""
    _, use = best_use(g, seat, card, Prices(g.content, time_left(g)), Rivals(g, seat))
    if use.startswith("cut:"):
        line = int(use[4:])
        return [Fact("cut_leaves", card, line) if line else Fact("cut_before_all", card), *split(g, seat, line)]
    if use == "queue":
        return awaited(g, seat, card)
    return [Fact("full_array", card, len(g.zones[ARRAY_OF[seat]]))]


def awaited(g: Kingdom, seat: int, card: int) -> list[Fact]:
    """What a card that is queued up waits for: who pays for it or whom it pays for, and who could cut at it."""
    content, array = g.content, g.zones[ARRAY_OF[seat]]
    if content.is_monster(card):
        have = map(add, g.suits(HAND_OF[seat]), g.suits(ARRAY_OF[seat]))
        ready = sum(map(min, have, content.needs[card]))
        good = [*use_of(g, card), *([Fact("ready", card, ready)] if ready else [])]
    else:
        asking = [one for one in array if content.is_monster(one) and content.needs[one][content.kind[card]]]
        good = [Fact("asked_by", asking[0])] if asking else use_of(g, card)
    others = [cards[0] for cards in CELLS(g.zones) if cards and cards[0] != card]
    fitting = sum(matches(content, card, other) for other in others)
    return [*good, *([Fact("cutters", card, fitting)] if fitting else [])]


def of_use(g: Kingdom, seat: int, key: str) -> list[Fact]:
    if key.startswith("cut:"):
        return split(g, seat, int(key[4:]))
    card, array = g.zones["taken"][0], g.zones[ARRAY_OF[seat]]
    if key == "dismiss":
        return [Fact("full_array", card, len(array))]
    if len(g.question.options) == 1:
        return [Fact("no_match", card)]
    if g.triggered and not any(CELLS(g.zones)):
        return [Fact("last_turn")]
    return [Fact("later_cut", seat, len(array) + 1)]


def split(g: Kingdom, seat: int, line: int) -> list[Fact]:
    content, array = g.content, g.zones[ARRAY_OF[seat]]
    foes = sum(map(content.is_monster, array[:line]))
    deeds = len(array) - line - sum(map(content.is_monster, array[line:]))
    return [two_sides("split", foes, deeds)]


def two_sides(kind: str, foes: int, deeds: int) -> Fact:
    """Monsters to fight in the Kingdom and deeds to do in the Dungeon, as far as there are any."""
    some = "" if foes and deeds else "_foes" if foes else "_deeds" if deeds else "_neither"
    return Fact(kind + some, None, foes, deeds)


def use_of(g: Kingdom, card: int) -> list[Fact]:
    """What a card is: points to be won, or a deed."""
    if g.content.is_monster(card):
        return [Fact("monster_worth", card, g.content.points[card], sum(g.content.needs[card]))]
    return [Fact("has_deed", card)]


# --- fights, deeds and powers


def of_act(g: Kingdom, seat: int, key: str) -> list[Fact]:
    """A fight, a deed, the control of a Monster, or the end of them."""
    content, (word, _, name) = g.content, key.partition(":")
    if word == "done":
        left = sum(content.is_monster(card) for side in SIDES for card in g.zones[side])
        return [Fact("monsters_stay", seat, left)] if left else [Fact("nobody_left", seat)]
    if word == "deed":
        card = chosen(g, key)
        kind = content.adventurer(name)
        if not fruitful(g, seat, kind, card):
            return [Fact("idle_deed", card)]
        return [of_deed(g, seat, card, kind.ability[0][0])]
    card = content.ids[name]
    tokens, deed = g.tokens[card], content.of(card)
    if word == "fight":
        return [
            Fact("brings", card, bounty(g, name)),
            Fact("had_taken", card, tokens) if tokens else Fact("no_raid", card),
        ]
    found = of_power(g, seat, card) if fruitful(g, seat, deed) else []
    back = [Fact("points_back", card, tokens)] if tokens else []
    return [*found, *back] or [Fact("controlled", card)]


def of_deed(g: Kingdom, seat: int, card: int, verb: str) -> Fact:
    """What a deed finds to work on."""
    zones = g.zones
    sides = [one for side in SIDES for one in zones[side] if one != card]
    count = {
        "happiness": len(zones[TREASURY_OF[seat]]),
        "glory": len(g.beaten),
        "navigate": len(zones[HAND_OF[seat]]) + sum(not g.content.is_monster(one) for one in sides),
        "battle_call": len(zones[HAND_OF[seat]]),
        "gallop": len(sides),
        "summon": len(zones["deck"]),
        "kidnap": max(len(zones[HAND_OF[other]]) for other in g.opponents(seat)),
    }.get(verb)
    return Fact(f"deed_{verb}", card, count) if count else Fact("has_deed", card)


def of_power(g: Kingdom, seat: int, card: int) -> list[Fact]:
    """What the power of a Monster finds to work on."""
    verb, *rest = g.content.of(card).ability[0]
    found = int(rest[0]) if verb == "double_power" else material(g, seat).get(verb)
    return [Fact("power_works", card) if found is None else Fact(f"power_{verb}", card, found)]


def fruitful(g: Kingdom, seat: int, of: Adventurer | Monster, *gone: int) -> bool:
    """Whether an ability finds anything to work on, as all can see; `gone`: cards that are discarded before it."""
    finds = material(g, seat, *gone)
    return any(finds.get(verb, 1) for verb, *_ in of.ability)


def material(g: Kingdom, seat: int, *gone: int) -> dict[str, int]:
    """By verb how many cards an ability finds to work on once some are gone; none for those that find something
    whatever happens."""
    zones, rivals, first = g.zones, g.opponents(seat), g.content.first_monster
    sides = [card for side in SIDES for card in zones[side] if card not in gone]
    arrays = [card for other in rivals for card in zones[ARRAY_OF[other]]]
    return {
        "happiness": len(zones[TREASURY_OF[seat]]),
        "glory": len(g.beaten),
        "navigate": sum(card < first for card in sides) + sum(card not in gone for card in zones[HAND_OF[seat]]),
        "gallop": len(sides),
        "kidnap": sum(len(zones[HAND_OF[other]]) for other in rivals),
        "devour": sum(len(zones[TREASURY_OF[other]]) for other in range(g.seats)),
        "grapple": sum(card < first for card in arrays),
        "conquer": sum(card >= first for card in arrays),
        "requiem": len(zones[GRAVEYARD_OF[seat]]),
    }


def chosen(g: Kingdom, key: str) -> int:
    """The card that a choice lies on."""
    return int(str(g.question.option(key).at))


def bounty(g: Kingdom, word: str) -> int:
    """The points for beating a Monster, those on it included."""
    card = g.content.ids[word]
    return g.content.points[card] + g.tokens[card]


def of_controller(g: Kingdom, seat: int, monster: int, key: str) -> list[Fact]:
    doubled = any(verb == "double_power" for verb, *_ in g.content.of(monster).ability)
    card, name = chosen(g, key), key.partition(":")[2]
    if doubled and fruitful(g, seat, g.content.adventurer(name), monster, card):
        return [Fact("twice", card)]
    word = "dungeon" if key.startswith("dungeon") else "hand"
    return [Fact(f"spent_from_{word}", card, len(g.zones["dungeon" if word == "dungeon" else HAND_OF[seat]]))]


def cards_in(part: str) -> int:
    """How many cards a part of a payment names."""
    words = part.partition(":")[2]
    return 0 if words == "nothing" else words.count("+") + 1


def of_payment(asked: Paying, g: Kingdom, key: str) -> list[Fact]:
    cards = {option.key: sum(way) for option, way in zip(g.question.options, asked.ways)}
    needs = sum(g.content.needs[asked.monster])
    if cards[key] <= needs:
        return [Fact("cheap", asked.monster, cards[key])]
    return [Fact("dear", asked.monster, cards[key], needs)]


def of_ride(g: Kingdom, key: str, left: int) -> list[Fact]:
    """A card that changes sides, or none."""
    if key == "stay":
        foes, deeds = (
            sum(g.content.is_monster(card) == wanted for card in g.zones[side])
            for side, wanted in (("kingdom", True), ("dungeon", False))
        )
        return [two_sides("lie_so", foes, deeds)]
    return of_side(g, chosen(g, key), "dungeon" if key.startswith("kingdom") else "kingdom")


def of_side(g: Kingdom, card: int, side: str) -> list[Fact]:
    """What a card does on a side."""
    if g.content.is_monster(card):
        return [Fact("to_fight", card, g.content.points[card])] if side == "kingdom" else [Fact("to_control", card)]
    return [Fact("to_pay", card)] if side == "kingdom" else [Fact("to_deed", card)]


def copies(g: Kingdom, seat: int, key: str) -> list[Fact]:
    """How many of its kind the hand holds, the card itself among them."""
    card = chosen(g, key)
    return [Fact("copies", card, sum(g.content.kind[one] == g.content.kind[card] for one in g.zones[HAND_OF[seat]]))]


# --- Gems and points


def gems_of(g: Kingdom, kind: int, seats: list[int]) -> int:
    return sum(g.content.kind[gem] == kind for seat in seats for gem in g.zones[TREASURY_OF[seat]])


def of_colour(g: Kingdom, seat: int, colour: str) -> list[Fact]:
    kind = next(number for number, one in enumerate(g.content.adventurers) if one.colour == colour)
    theirs, own = gems_of(g, kind, g.opponents(seat)), gems_of(g, kind, [seat])
    if theirs:
        return [Fact("devours", kind, theirs)]
    return [Fact("own_gems", kind, own)] if own else [Fact("spares", kind)]


def of_whites(g: Kingdom, seat: int, each: int, key: str) -> list[Fact]:
    wild = g.content.wild
    if key == "with":
        return [Fact("whites_bring", wild, gems_of(g, wild, list(range(g.seats))) * each)]
    own = gems_of(g, wild, [seat])
    return [Fact("whites_kept", wild, own)] if own else [Fact("whites_left", wild)]


def of_leaving(g: Kingdom, key: str) -> list[Fact]:
    """A Monster that leaves because there are no points for it."""
    icons = {option.key: sum(g.content.needs[int(str(option.at))]) for option in g.question.options}
    card = chosen(g, key)
    return (
        [Fact("asks_most", card, icons[key])] if icons[key] == max(icons.values()) else [Fact("asks", card, icons[key])]
    )

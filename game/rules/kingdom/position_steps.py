"""Dungeon & Kingdom, steps of a position: the middle of a deed in words, and what no game comes to there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from game.engine.agenda import Step, acts, do, verb_name
from game.engine.data import nearest
from game.engine.pending import NUMBER, SEAT, SEATS, Pending, Word, check_each, one_of, prove
from game.engine.placing import choice
from game.rules.kingdom.action import end_turn
from game.rules.kingdom.cards import BACK, Content
from game.rules.kingdom.content import DEEDS, POWERS
from game.rules.kingdom.fights import NOTHING, spelt
from game.rules.kingdom.payment import Payment, payments, payments_with_fewer
from game.rules.kingdom.state import ARRAY_OF, HAND_OF, SEEN_BY, SIDES, Kingdom

MOST_FEWER = 4  # Adventurers that a power saves at most
AFTERMATH = ("trim_hand", "raid")  # what asks when deeds are over
CARD_VERBS = tuple(dict.fromkeys((*DEEDS, *POWERS)))
BEHIND = ("become_gem", "resolve", "settle")  # what waits for a deed to end
ASKS = (
    *(
        "guide ride pick_summoned place_summoned pick_victim pick_loot taste place_caught let_go pay pay_from control"
    ).split(),
    *AFTERMATH,
)


# --- words


def card_word() -> Word:
    """A card by its own id, "knight3" or "orthos7"; in a file also by its kind, where it is the lowest of them."""

    def read(g: Kingdom, found: Any, name: str) -> int:
        content = g.content
        if not isinstance(found, str) or found not in content.ids and found not in content.named:
            raise ValueError(f"{name!r}: no card {found!r}{nearest(str(found), sorted(content.named))}")
        if found in content.ids:
            return content.ids[found]
        lies = [card for card in (*g.zones["aside"], *sum((g.zones[array] for array in ARRAY_OF[: g.seats]), []))]
        return next((card for card in lies if card in content.named[found]), content.named[found][0])

    return Word(lambda g, card: g.content.id(card), read)


def kinds(g: Kingdom) -> list[str]:
    return [one.id for one in g.content.adventurers]


def paid_word() -> Word:
    """What a payment discards, by kind: "knight+angel"."""

    def read(g: Kingdom, found: Any, name: str) -> Payment:
        words = found.split("+") if isinstance(found, str) else [found]
        for word in words if found != NOTHING else ():
            choice(word, name, kinds(g))
        return tuple(words.count(kind) for kind in kinds(g))

    return Word(lambda g, paid: spelt(g.content, paid), read)


KIND = Word(
    lambda g, kind: g.content.adventurers[kind].id, lambda g, found, name: kinds(g).index(choice(found, name, kinds(g)))
)
DECK = one_of(lambda g: ("deck", "ability"))
PLACE = one_of(lambda g: ("kingdom", *ARRAY_OF[: g.seats]))
WORDS: Mapping[str, Word] = {
    "card": KIND,
    "kind": KIND,
    "guest": card_word(),
    "monster": card_word(),
    "catch": card_word(),
    "victim": SEAT,
    "victims": SEATS,
    "deck": DECK,
    "paid": paid_word(),
    "pay.place": PLACE,
    "pay_from.place": PLACE,
    "place_summoned.place": NUMBER,
}
PENDING = Pending(BACK, (*CARD_VERBS, *ASKS, *BEHIND), WORDS)


# --- read


def lay_steps(g: Kingdom, entries: Any) -> None:
    """Set what is to be done. ValueError for what no game comes to, such as a step that no card brings; all cards must
    lie where they belong."""
    steps = PENDING.read(g, entries)
    if steps:
        g.phase = "aftermath" if verb_name(steps[0]) in AFTERMATH else "resolve"
        check_order(g, steps)
    for step in steps:
        if verb_name(step) in CARD_VERBS and step not in abilities_of(g.content, step):
            raise ValueError(f"{verb_name(step)!r}: no card has a deed like that")
        check_each(g, (step,), CHECKS)
        if verb_name(step) == "pick_loot":
            for card in g.zones[HAND_OF[step[2]]]:
                g.known[card] |= 1 << g.active
    g.agenda[:] = [do(end_turn, g.active), *steps[::-1]]
    prove(g, beneath=1)


def check_order(g: Kingdom, steps: Sequence[Step]) -> None:
    """ValueError for steps of another seat, and for such as never follow one another."""
    verbs = [verb_name(step) for step in steps]
    for verb, step in zip(verbs, steps):
        if step[1] != g.active:
            raise ValueError(f"{verb!r}: seat {step[1] + 1} is not the active one, and nobody else is asked")
    for verb in verbs[1:]:
        if verb in ASKS:
            raise ValueError(f"{verb!r}: it asks, so it stands first among the 'steps', or not at all")
    end = {"trim_hand": ["settle"], "raid": []}.get(verbs[0], ["resolve"])
    if verbs[-1:] != end[-1:] and (end or len(verbs) > 1):
        raise ValueError(f"{verbs[-1]!r}: behind {verbs[0]!r} the last of the 'steps' is {(end or ['none'])[0]!r}")
    for verb in verbs[1:-1]:
        if verb in ("resolve", "settle") or verbs[0] in AFTERMATH:
            raise ValueError(f"{verb!r}: it never stands between other 'steps'")
    guests = [step[2] for step in steps if verb_name(step) == "become_gem"]
    for one, other in pairwise(steps):
        if verb_name(one) == "guide" and (verb_name(other), other[2:]) != ("become_gem", one[2:]):
            raise ValueError("'guide': 'become_gem' comes next, of the same 'guest'")
    if sorted(guests) != sorted(g.zones["aside"]):
        raise ValueError("'aside': there lies who is a 'guest' of 'become_gem', and nobody else")
    looks = verbs[0] in ("pick_summoned", "place_summoned")
    for seat in range(g.seats):
        if bool(g.zones[SEEN_BY[seat]]) is not (looks and seat == g.active):
            raise ValueError(
                "'seen': cards lie there for 'pick_summoned' and 'place_summoned' of their seat, and only then"
            )
    left = [side for side in SIDES if verbs[0] in AFTERMATH and g.suits(side)[:-1] != [0] * (len(kinds(g)))]
    if left and (verbs[0] == "raid" or left[0] == "kingdom"):
        raise ValueError(f"{left[0]!r}: its Adventurers have gone before {verbs[0]!r}")
    if verbs[0] in AFTERMATH and g.beaten:
        raise ValueError(f"'beaten': there are none any more at {verbs[0]!r}")


def abilities_of(content: Content, step: Step) -> list[Step]:
    """All that cards let an Adventurer of that kind do: its own deed, and the powers of Monsters it controls."""
    player, kind = step[1:3]
    powers = [acts(BACK, monster.ability, player, kind) for monster in content.monsters]
    return [*content.deeds[player][kind], *sum(powers, ())]


def guest_aside(g: Kingdom, player: int, guest: int) -> str:
    adventurer = guest in g.zones["aside"] and not g.content.is_monster(guest)
    return "" if adventurer else "'guest': no such Adventurer lies aside"


def riding(g: Kingdom, player: int, left: int, first: bool) -> str:
    return "" if any(g.zones[side] for side in SIDES) else "the Kingdom and the Dungeon are empty"


def drawn_from(g: Kingdom, player: int, deck: str) -> str:
    if deck == "ability" and g.zones["deck"]:
        return "'deck': 'ability' is drawn from once the deck is empty"
    return ""


def summoned(g: Kingdom, player: int, place: int, deck: str) -> str:
    if place >= len(g.zones[SEEN_BY[player]]):
        return f"'place': expected less than the {len(g.zones[SEEN_BY[player]])} cards seen, found {place}"
    return drawn_from(g, player, deck)


def victims_of(g: Kingdom, player: int, victims: tuple[int, ...]) -> str:
    hands = {other: len(g.zones[HAND_OF[other]]) for other in g.opponents(player)}
    largest = tuple(other for other, size in hands.items() if size == max(hands.values()))
    all_of_them = victims == largest and len(largest) > 1
    return "" if all_of_them else "'victims': expected several, all opponents with the largest hand"


def looted(g: Kingdom, player: int, victim: int) -> str:
    return "" if victim != player and g.zones[HAND_OF[victim]] else "'victim': expected an opponent with cards in hand"


def caught(g: Kingdom, player: int, catch: int, victim: int) -> str:
    there = catch in g.zones[ARRAY_OF[victim]] and not g.content.is_monster(catch)  # the own Array has been cut
    return "" if there else f"'catch': no such Adventurer lies in the Array of seat {victim + 1}, an opponent"


def monster_at(g: Kingdom, player: int, monster: int, place: str, fewer: int) -> str:
    if not g.content.is_monster(monster) or monster not in g.zones[place]:
        return f"'monster': no such Monster lies in the {place!r}"
    if place == ARRAY_OF[player] or place == "kingdom" and fewer:
        return f"'place': {place!r} is not where such a Monster is fought"
    if fewer > MOST_FEWER:
        return f"'fewer': expected {MOST_FEWER} at most, found {fewer}"
    return ""


def payment_of(g: Kingdom, player: int, monster: int, place: str, paid: Payment) -> str:
    if fault := monster_at(g, player, monster, place, 0):
        return fault
    content, have = g.content, g.funds(player)
    need = content.needs[monster]
    ways = payments(have, need, content.wild)
    for fewer in range(1, MOST_FEWER + 1) if place != "kingdom" else ():
        ways += payments_with_fewer(have, need, content.wild, fewer)
    return "" if paid in ways else f"'paid': {spelt(content, paid)!r} pays for no such Monster here"


def controlled(g: Kingdom, player: int, monster: int) -> str:
    there = monster in g.zones["dungeon"] and g.content.is_monster(monster)
    return "" if there else "'monster': no such Monster lies in the Dungeon"


CHECKS: Mapping[str, Callable[..., str]] = {
    "guide": guest_aside,
    "become_gem": guest_aside,
    "ride": riding,
    "pick_summoned": drawn_from,
    "place_summoned": summoned,
    "pick_victim": victims_of,
    "pick_loot": looted,
    "place_caught": caught,
    "pay": monster_at,
    "pay_from": payment_of,
    "control": controlled,
}

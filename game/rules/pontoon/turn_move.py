"""Monster Pontoon 21, chapter 2: Turn Move, the round of Hits and Stays."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.agenda import Decision, Option, do, verb
from game.engine.state import CLOCKWISE
from game.rules.pontoon.abilities import announce
from game.rules.pontoon.battle import battle
from game.rules.pontoon.cards import MOST_HEROES
from game.rules.pontoon.state import COMPANIONS_OF, PARTY_LIMIT, Pontoon


class Declaring(NamedTuple):
    """The question whether to Hit or to Stay; without a Guild card there is nothing to hit."""

    may_hit: bool


def first_turn(g: Pontoon, hero: int) -> None:
    """2.1 Turns go clockwise from the starting hero (PON-TURN-01)."""
    g.put("phase", None, "turn_move")
    g.then(do(turn, hero))


@verb
def turn(g: Pontoon, hero: int) -> None:
    """2.1 The hero declares Hit or Stay (PON-TURN-02), Stay also on the first turn (PON-STAY-05). Without a Guild card
    there is nothing to hit (PON-R25)."""
    g.pose((ANY_CHOICE if g.zones["guild"] else LAST_CHOICE)[hero])


@verb
def hit(g: Pontoon, hero: int) -> None:
    """2.2 Hit: the top Guild card joins face up, and its on hit ability is resolved (PON-HIT-01, PON-HIT-02)."""
    card = g.zones["guild"][-1]
    g.move(card, "guild", COMPANIONS_OF[hero])
    steps = g.content.abilities["on_hit", hero][card]
    if steps:
        announce(g, hero, card, steps)
        g.then(*steps, do(after_hit, hero))
    else:
        after_hit(g, hero)


@verb
def after_hit(g: Pontoon, hero: int) -> None:
    """2.2 Members are counted after on hit: a party of five or more stays at once (PON-HIT-03, PON-R05), also one that
    grew in another hero's turn (PON-R28)."""
    zones, stayed = g.zones, g.stayed
    full = [
        other
        for other in CLOCKWISE[g.seats][hero]
        if not stayed[other] and len(zones[COMPANIONS_OF[other]]) >= PARTY_LIMIT - 1
    ]  # and the Equipment
    if full:
        for other in full:
            g.tell("full", other, g.members(other))
        g.then(*[do(stay, other) for other in full], do(next_turn, hero))
    else:
        next_turn(g, hero)


@verb
def stay(g: Pontoon, hero: int) -> None:
    """2.3 Stay: the Equipment is turned a quarter, still hidden; on stay abilities follow (PON-STAY-01, PON-STAY-02,
    PON-STAY-03); a forced Stay is a Stay (PON-R32)."""
    g.put("stayed", hero, True)
    use_stays(g, hero, ())


@verb
def use_stays(g: Pontoon, hero: int, used: tuple[int, ...]) -> None:
    """2.3 Every companion with an on stay ability uses it, oldest first (PON-X08, PON-R09)."""
    steps = g.content.abilities["on_stay", hero]
    for card in g.zones[COMPANIONS_OF[hero]]:
        if steps[card] and card not in used:
            announce(g, hero, card, steps[card])
            g.then(*steps[card], do(use_stays, hero, (*used, card)))
            return


@verb
def next_turn(g: Pontoon, hero: int) -> None:
    """2.1 One declaration a turn, then clockwise to the next hero who has not stayed (PON-R03); as an option a hero
    goes on until the Stay (PON-X03). Battle begins when all have stayed, not earlier (PON-STAY-04)."""
    stayed = g.stayed
    first = (hero + 1) % g.seats if g.turn_style == "round" else hero
    for other in CLOCKWISE[g.seats][first]:
        if not stayed[other]:
            g.then(TURNS[other])
            return
    g.then(do(battle, g.starting))


CHOICES = tuple(
    (
        Option("hit", ("Hit",), (do(hit, hero),), "guild"),
        Option("stay", ("Stay",), (do(stay, hero), do(next_turn, hero)), f"equipment/{hero}"),
    )
    for hero in range(MOST_HEROES)
)
ANY_CHOICE = tuple(
    Decision(
        hero, ("Hit for one more companion, or Stay?",), choices, aside=Pontoon.ASIDE, about=Declaring(may_hit=True)
    )
    for hero, choices in enumerate(CHOICES)
)
LAST_CHOICE = tuple(
    Decision(hero, ("The guild is empty: you Stay.",), choices[1:], aside=Pontoon.ASIDE, about=Declaring(may_hit=False))
    for hero, choices in enumerate(CHOICES)
)
TURNS = tuple(do(turn, hero) for hero in range(MOST_HEROES))

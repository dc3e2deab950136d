"""Dungeon & Kingdom, chapter 6: the powers of Monsters. `card` is the kind of the Adventurer who controls one."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from game.engine.agenda import Option, do, verb
from game.engine.data import Bearer, Range
from game.rules.kingdom.cards import WILD, Points
from game.rules.kingdom.deeds import Placing, leave_it
from game.rules.kingdom.fights import pay
from game.rules.kingdom.payment import payable_with_fewer
from game.rules.kingdom.state import ARRAY_OF, GRAVEYARD_OF, SIDES, TREASURY_OF, Kingdom

# --- what is asked


class Devouring(NamedTuple):
    """The question which colour is eaten; `kinds` are those of the options, each Gem brings so many points."""

    kinds: tuple[int, ...]
    each: int


class Tasting(NamedTuple):
    """The question whether white Gems are eaten with those of a kind, each for so many points."""

    kind: int
    each: int


class Grappling(NamedTuple):
    """The question which Adventurer is taken out of an Array; `catches` are those of the options."""

    catches: tuple[int, ...]


class Conquering(NamedTuple):
    """The question which Monster of another's Array is fought, with so many Adventurers fewer."""

    fewer: int


class Releasing(NamedTuple):
    """The question which Monsters leave the Graveyard; `souls` are those of the options, before the one that stops,
    each for so many points."""

    souls: tuple[tuple[int, ...], ...]
    each: int


# --- Orthos


@verb
def double_power(g: Kingdom, player: int, card: Bearer, times: Annotated[int, Range(1, 4)]) -> None:
    """6.1 Double Power: the controlling Adventurer's ability happens twice, the first use finished before the second is
    judged (DNK-ORT-01, DNK-ORT-02, DNK-R20)."""
    g.tell("twice", player, g.content.kinds[card].id)
    g.then(*g.content.deeds[player][card] * times)


# --- Hungry Dragon


@verb
def devour(g: Kingdom, player: int, card: Bearer, points: Points) -> None:
    """6.3 Devour: one of the six colours is named, even one that nobody has (DNK-DRA-01, DNK-R30)."""
    kinds = tuple(kind for kind, printed in enumerate(g.content.adventurers) if printed.colour != WILD)
    options = [
        Option(colour, ("{0}", colour), (do(taste, player, kind, points),))
        for kind in kinds
        for colour in (g.content.adventurers[kind].colour,)
    ]
    g.ask(player, ("Devour: which colour of Gems?",), options, about=Devouring(kinds, points))


@verb
def taste(g: Kingdom, player: int, kind: int, points: int) -> None:
    """6.3 White Gems count as that colour or not, in all Treasuries alike (DNK-DRA-03, DNK-PRIN-04)."""
    if any(g.suits(TREASURY_OF[other])[g.content.wild] for other in range(g.seats)):
        g.ask(
            player,
            ("Devour: are white Gems {0} too?", g.content.adventurers[kind].colour),
            (
                Option("with", ("White Gems too",), (do(feast, player, kind, True, points),)),
                Option("without", ("Leave white Gems",), (do(feast, player, kind, False, points),)),
            ),
            about=Tasting(kind, points),
        )
    else:
        g.then(do(feast, player, kind, False, points))


@verb
def feast(g: Kingdom, player: int, kind: int, whites: bool, points: int) -> None:
    """6.3 They are discarded from every Treasury, a point for each to the active player (DNK-DRA-01, DNK-DRA-02)."""
    lost = [0] * g.seats
    for other in range(g.seats):
        for gem in g.zones[TREASURY_OF[other]][:]:
            if g.content.kind[gem] == kind or (whites and g.content.kind[gem] == g.content.wild):
                g.move(gem, TREASURY_OF[other], "discard")
                lost[other] += 1
    eaten = sum(lost)
    if eaten:
        g.gain(player, eaten * points)
    g.tell("devoured", player, g.content.adventurers[kind].colour, whites, tuple(lost), eaten * points)
    if not eaten:
        g.no_effect(player)


# --- Harpy


@verb
def grapple(g: Kingdom, player: int, card: Bearer) -> None:
    """6.4 Grapple: an Adventurer out of any opponent's Array, never a Monster (DNK-HAR-01, DNK-R27). None: nothing
    happens."""
    content = g.content
    options = [
        Option(
            content.id(catch),
            ("{0} (seat {1})", content.name(catch), other + 1),
            (do(place_caught, player, catch, other),),
            catch,
        )
        for other in g.opponents(player)
        for catch in g.zones[ARRAY_OF[other]]
        if not content.is_monster(catch)
    ]
    if options:
        g.ask(
            player,
            ("Grapple: which Adventurer do you take?",),
            options,
            about=Grappling(tuple(int(option.at or 0) for option in options)),
        )
    else:
        g.no_effect(player)


@verb
def place_caught(g: Kingdom, player: int, catch: int, victim: int) -> None:
    """6.4 It goes into the own Kingdom or Dungeon, also beyond seven cards, usable at once (DNK-HAR-01, DNK-HAR-02,
    DNK-HAR-04)."""
    g.ask(
        player,
        ("Grapple: into which side?",),
        [
            Option(side, ("Into the {0}", side.title()), (do(snatch, player, catch, victim, side),), side)
            for side in SIDES
        ],
        about=Placing(catch, ARRAY_OF[victim]),
    )


@verb
def snatch(g: Kingdom, player: int, catch: int, victim: int, side: str) -> None:
    """6.4 The victim's Array closes up (DNK-HAR-03, DNK-R12)."""
    g.tell("snatched", player, catch, ARRAY_OF[victim], side)
    g.move(catch, ARRAY_OF[victim], side)


# --- Giant Robot


@verb
def conquer(g: Kingdom, player: int, card: Bearer, fewer: Annotated[int, Range(0, 4)]) -> None:
    """6.5 Conquer: a Monster in an opponent's Array is fought as usual with one Adventurer fewer (DNK-ROB-01 to
    DNK-ROB-05, DNK-R28, DNK-R29). When none can be paid for nothing happens."""
    content, have = g.content, g.funds(player)
    options = [
        Option(
            content.word(monster),
            ("{0} (seat {1})", content.name(monster), other + 1),
            (do(pay, player, monster, ARRAY_OF[other], fewer),),
            monster,
        )
        for other in g.opponents(player)
        for monster in g.monsters(ARRAY_OF[other])
        if payable_with_fewer(have, content.needs[monster], content.wild, fewer)
    ]
    if options:
        g.ask(player, ("Conquer: which Monster do you fight?",), options, about=Conquering(fewer))
    else:
        g.no_effect(player)


# --- Undead Reaper


@verb
def requiem(g: Kingdom, player: int, card: Bearer, points: Points) -> None:
    """6.6 Requiem: any number of Monsters of the own Graveyard are discarded for a point each, none if so wished
    (DNK-REA-01, DNK-REA-02, DNK-R31)."""
    if g.zones[GRAVEYARD_OF[player]]:
        g.then(do(let_go, player, points, True))
    else:
        g.no_effect(player)


@verb
def let_go(g: Kingdom, player: int, points: int, first: bool) -> None:
    """6.6 One after the other, or all together (DNK-REA-02)."""
    content, souls = g.content, g.zones[GRAVEYARD_OF[player]]
    if souls:
        again = do(let_go, player, points, False)
        all_of_them = [
            Option(
                "all",
                ("All {0}: {1} points", len(souls), len(souls) * points),
                (do(release, player, tuple(souls), points),),
                GRAVEYARD_OF[player],
            )
        ] * (len(souls) > 1)
        g.ask(
            player,
            ("Requiem: which Monsters do you let go?",),
            [
                *all_of_them,
                *[
                    Option(
                        content.word(soul),
                        ("{0}", content.name(soul)),
                        (do(release, player, (soul,), points), again),
                        soul,
                    )
                    for soul in souls
                ],
                Option("stop", ("No more",), (do(leave_it, player),) if first else ()),
            ],
            about=Releasing((*[tuple(souls)] * len(all_of_them), *[(soul,) for soul in souls]), points),
        )


@verb
def release(g: Kingdom, player: int, souls: tuple[int, ...], points: int) -> None:
    """6.6 The Monsters go to the discard pile."""
    for soul in souls:
        g.move(soul, GRAVEYARD_OF[player], "discard")
    g.gain(player, len(souls) * points)
    g.tell("released", player, len(souls), len(souls) * points)

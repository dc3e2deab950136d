"""Dragon Attack!, chapters 3 to 5: the turn, the Dragon's way, and how heroes move."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.engine.agenda import Option, do, verb
from game.engine.memo import Memo
from game.rules.dragon.battle import fight_dragon
from game.rules.dragon.counters import MOST_HEROES
from game.rules.dragon.end import fall
from game.rules.dragon.meeting import meet
from game.rules.dragon.realm import Realm
from game.rules.dragon.searching import bring_home, explore
from game.rules.dragon.state import FRONT_OF, Dragon

Moves = Memo[int, tuple[Option, ...]]  # options by the set of the spaces they lead to


class Defending(NamedTuple):
    """The question whether to fight the Dragon at the palace."""

    strength: int


class Sailing(NamedTuple):
    """The question whether to sail from this space before the roll."""

    here: int


class Walking(NamedTuple):
    """The question where a move of so many steps, from this space, ends."""

    here: int
    steps: int


# --- 3 the turn


@verb
def turn(g: Dragon, hero: int) -> None:
    """3.1 A resting hero's turn is skipped whole (DRA-R27); otherwise a boat may be used, then the die is rolled:
    nobody may pass (DRA-TURN-01, DRA-TURN-02)."""
    g.put("active", None, hero)
    if g.resting[hero]:
        g.tell("rests", hero)
        g.put("resting", hero, False)
        next_turn(g, hero)
        return
    g.put("turns", None, g.turns + 1)
    g.put("phase", None, "movement")
    if g.rolled:
        g.put("rolled", None, 0)
    if g.sailed:
        g.put("sailed", None, False)
    if g.duelled:
        g.put("duelled", None, False)
    if may_sail(g, hero):
        g.then(do(sail_or_roll, hero))
    else:
        roll(g, hero)


@verb
def roll(g: Dragon, hero: int) -> None:
    """3.2 On a 1 the Dragon moves on and the turn is over, wherever the hero stands (DRA-TURN-03, DRA-R62, DRA-R56);
    otherwise the hero moves (DRA-TURN-04)."""
    number = g.roll(hero)
    g.tell("rolls", hero, number)
    g.put("rolled", None, number)
    g.then(COME[hero] if number == 1 else WALK[hero])


@verb
def next_turn(g: Dragon, hero: int) -> None:
    """3.3 Clockwise to the next (DRA-TURN-08)."""
    turn(g, (hero + 1) % g.seats)


# --- 4 the Dragon


@verb
def dragon_comes(g: Dragon, hero: int) -> None:
    """4.1 Straight to the next higher number (DRA-DRAGON-01 to DRA-DRAGON-04, DRA-C08), where it takes all treasure
    counters before it fights (DRA-DRAGON-05, DRA-DRAGON-08, DRA-R10)."""
    g.tell("dragon", None, g.kingdom.path[g.dragon])
    g.put("dragon", None, g.dragon + 1)
    lair = g.lair()
    while lair in g.spots:
        slot = g.spots.index(lair)
        g.lift(slot, "hoard")
    order = [other for other in g.clockwise(hero) if g.at[other] == lair]
    if g.dragon == g.kingdom.palace:
        if order:
            g.put("phase", None, "battle")
        g.then(*[do(defend, other) for other in order], do(fall, hero))
    else:
        g.then(*[do(fight_dragon, other) for other in order], do(next_turn, hero))


@verb
def defend(g: Dragon, hero: int) -> None:
    """4.3 Who is in the palace may fight for it or not (DRA-DRAGON-10, DRA-C07, DRA-R43)."""
    g.ask(hero, ("The Dragon is at the palace. Will you fight it?",), DEFEND[hero], about=Defending(g.strengths[0]))


# --- 5 moving


def may_sail(g: Dragon, hero: int) -> bool:
    """5.3 With a boat, from a space that land shares with water (DRA-WATER-06)."""
    return bool(g.zones[FRONT_OF[hero]]) and g.space(g.at[hero]).shared and g.owns(hero, "boat")


@verb
def sail_or_roll(g: Dragon, hero: int) -> None:
    """5.3 Before the roll, and once (DRA-WATER-08): to any other shared space but another's starting point, however
    far, whoever stands there (DRA-WATER-07, DRA-C12, DRA-R54)."""
    kingdom = g.kingdom
    mask = kingdom.shared & ~g.closed(hero) & ~kingdom.one(g.at[hero])
    g.ask(
        hero,
        ("Sail somewhere first, or roll the die?",),
        (
            Option("roll", ("Roll",), (do(roll, hero),)),
            *(
                Option(
                    f"boat:{g.space(space).key}",
                    ("Sail to {0}", g.space(space).name),
                    (do(sail, hero, space),),
                    f"hex/{g.space(space).key}",
                )
                for space in kingdom.members(mask)
            ),
        ),
        about=Sailing(g.at[hero]),
    )


@verb
def sail(g: Dragon, hero: int, space: int) -> None:
    """5.3 The boat is kept; the roll follows as usual (DRA-WATER-08, DRA-WATER-09), for a move on land (DRA-R55)."""
    g.tell("sails", hero, space)
    g.put("at", hero, space)
    g.put("sailed", None, True)
    g.then(do(roll, hero))


@verb
def walk(g: Dragon, hero: int) -> None:
    """5.1 Up to the number rolled in any direction, or not at all (DRA-C01, DRA-C10, DRA-MOVE-01, DRA-R03); each step
    costs 1 (DRA-MOVE-06), counters and the Dragon do not stop anybody (DRA-R04), and the end is on land (DRA-WATER-03,
    DRA-WATER-04)."""
    kingdom, here, steps = g.kingdom, g.at[hero], g.rolled
    open_, passing = roads(g, hero)
    ends = kingdom.reach(kingdom.one(here), steps, open_, passing) & kingdom.land
    g.ask(
        hero,
        ("You have rolled {0}. Where do you go?", steps),
        move_options(kingdom, hero, here, ends, steps),
        about=Walking(here, steps),
    )


def roads(g: Dragon, hero: int) -> tuple[int, int]:
    """5.1, 5.2 The sets a hero may enter and walk through: land, shared spaces too (DRA-R52), and from a seaside
    village all water as well (DRA-WATER-01, DRA-WATER-02, DRA-MOVE-05, DRA-C04) unless a boat was used (DRA-R55).
    Other heroes are not passed, but may be joined (DRA-MOVE-03, DRA-MOVE-04)."""
    kingdom = g.kingdom
    voyage = not g.sailed and kingdom.seaside & kingdom.one(g.at[hero])
    open_ = (kingdom.everywhere if voyage else kingdom.land) & ~kingdom.closed(tuple(g.colour), hero)
    return open_, open_ & ~kingdom.set_of(g.at)


def move_options(kingdom: Realm, hero: int, here: int, mask: int, steps: int) -> list[Option]:
    """The options of a move of so many steps that may end anywhere in the set, staying first."""
    options = [stay_option(kingdom, hero, here)]
    away, row, wide = mask & ~kingdom.one(here), kingdom.row_of[here - kingdom.first], kingdom.row
    for shift, moves in row_options(kingdom, hero)[max(0, row - steps) : row + steps + 1]:
        part = away >> shift & wide
        if part:
            options += moves[part]
    return options


@lru_cache(maxsize=4096)
def stay_option(kingdom: Realm, hero: int, here: int) -> Option:
    return Option("stay", ("Stay here",), (do(arrive, hero, here),), f"hex/{kingdom.space(here).key}")


@lru_cache(maxsize=32)
def row_options(kingdom: Realm, hero: int) -> tuple[tuple[int, Moves], ...]:
    """Per row of the map how far its bits are shifted, and its options by the bits of a set."""
    return tuple((shift, moves_of_row(kingdom, hero, shift)) for shift in kingdom.rows)


def moves_of_row(kingdom: Realm, hero: int, shift: int) -> Moves:
    """The move options of one row by the set of its spaces: sets repeat all the time."""
    steps = [
        (bit >> shift, Option(space.key, ("Move to {0}", space.name), (do(arrive, hero, number),), f"hex/{space.key}"))
        for number, (bit, space) in enumerate(zip(kingdom.bit, kingdom.spaces), kingdom.first)
        if space.land and bit >> shift & kingdom.row
    ]
    return Memo(lambda part: tuple(option for bit, option in steps if part & bit), 4096)


@verb
def arrive(g: Dragon, hero: int, space: int) -> None:
    """5.4 The move ends. On the Dragon's space it is fought before anything else (DRA-R09); otherwise gold is set down
    at home, then comes the search, then the meeting (DRA-TURN-06, DRA-TURN-07)."""
    if space != g.at[hero]:
        if g.news is not None:
            g.tell("walks", hero, way(g, hero, space))
        g.put("at", hero, space)
    else:
        g.tell("waits", hero)
    if space == g.lair():
        g.then(do(fight_dragon, hero), do(next_turn, hero))
        return
    bring_home(g, hero)
    if space in g.spots or g.at.count(space) > 1:
        g.then(*LOOK_ROUND[hero])
    else:
        next_turn(g, hero)


def way(g: Dragon, hero: int, space: int) -> tuple[int, ...]:
    """A shortest way to a space this hero may move to now, the goal last."""
    open_, passing = roads(g, hero)
    return g.kingdom.way(g.at[hero], space, g.rolled, open_, passing)


DEFEND = tuple(
    (Option("fight", ("Fight the Dragon",), (do(fight_dragon, hero),)), Option("decline", ("Stand aside",), ()))
    for hero in range(MOST_HEROES)
)
COME = tuple(do(dragon_comes, hero) for hero in range(MOST_HEROES))
WALK = tuple(do(walk, hero) for hero in range(MOST_HEROES))
LOOK_ROUND = tuple((do(explore, hero), do(meet, hero, ()), do(next_turn, hero)) for hero in range(MOST_HEROES))

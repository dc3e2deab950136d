"""MonToons, chapter 5: what happens on entering a hex, and when a movement ends."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.agenda import Option, Words, do, verb
from game.rules.montoons.bonuses import gain
from game.rules.montoons.damage import hurt
from game.rules.montoons.sheets import GONE
from game.rules.montoons.state import MonToons, Sinking

FORCED = ("push", "pull", "force", "throw")  # MON-R52
BURNING = {"lava": (2, "lava"), "spike_pit": (3, "pit")}
TRAP = 2
BUMPS, ROLLS = 3, 20  # MON-ICE-07, MON-R40


class Whirling(NamedTuple):
    """The question which whirlpool to come out of."""

    swallowed: int  # the one that was entered


class Sliding(NamedTuple):
    """The question across which edge of the ice: those that fit the roll lead to these spaces."""

    spaces: tuple[int, ...]


class Leaving(NamedTuple):
    """The question to which of these spaces to leave the ice after the third bump."""

    spaces: tuple[int, ...]


def stands(g: MonToons, space: int) -> bool:
    """Whether a monster could stand there if nobody did (MON-ROCK-01, MON-WSTONE-03, MON-C34)."""
    return space >= 0 and bool(g.ground.open & g.arena.bit[space])


def can_enter(g: MonToons, space: int) -> bool:
    """The same, and nobody is there (MON-R17)."""
    return stands(g, space) and space not in g.at


@verb
def enter(g: MonToons, mover: int, space: int, how: str) -> None:
    """5.1 A hex acts on entry alone (MON-R54): a fall (MON-TER-06, MON-R47), then its terrain, then its Trap (MON-R48).
    `how`: walk, slide, jump, push, pull, force or throw."""
    if g.out[mover]:
        return
    before, terrain = g.terrain[g.at[mover]], g.terrain[space]
    if how != "slide":
        g.note(entered=g.action.entered | 1 << mover, slid=0, bumped=0)
    elif mover == g.active:
        g.note(walked=(*g.action.walked, space))  # MON-R93; a slide began with an entry
    g.put("at", mover, space)
    if before == "mountain" and terrain == "land" and how in FORCED:
        g.then(do(hurt, mover, 1, "fall"))
    if terrain in BURNING:
        g.then(do(scald, mover, space))
    if space in g.traps:
        g.then(do(spring, mover, space))
    if terrain == "whirlpool":
        g.then(do(whirl, mover))
    elif terrain == "quicksand":
        g.then(do(sink, mover, space))
    elif terrain == "ice":
        g.then(do(slide, mover))


@verb
def scald(g: MonToons, mover: int, space: int) -> None:
    """5.2 Lava deals 2 at once (MON-LAVA-04), a spike pit 3 (MON-SPIKE-01); nothing else burns on entry."""
    burning = BURNING.get(g.terrain[space])
    if burning:
        hurt(g, mover, *burning)


@verb
def spring(g: MonToons, mover: int, space: int) -> None:
    """5.6 A Trap deals 2, its owner too, and is gone; the movement goes on (MON-TRAP-02, MON-TRAP-07)."""
    if space in g.traps and not g.out[mover]:
        g.set_traps([trap for trap in g.traps if trap != space])
        hurt(g, mover, TRAP, "trap")


# --- whirlpools


@verb
def whirl(g: MonToons, mover: int) -> None:
    """5.3 Out through another whirlpool that is free, of the choice of whoever was moved (MON-WHIRL-02, MON-R34);
    arriving is not entering (MON-C30). Without one it is a plain hex (MON-R35)."""
    if g.out[mover]:
        return
    exits = [space for space in g.ground.whirlpools if space not in g.at]
    if exits:
        keys = g.arena.keys
        g.ask(
            mover,
            ("Which whirlpool do you come out of?",),
            [
                Option(
                    f"hex:{keys[space]}",
                    ("Out at {0}", keys[space]),
                    (do(surface, mover, space),),
                    f"hex/{keys[space]}",
                )
                for space in exits
            ],
            about=Whirling(g.at[mover]),
        )


@verb
def surface(g: MonToons, mover: int, space: int) -> None:
    """5.3 The mover may stop there or go on (MON-WHIRL-03)."""
    g.tell("surfaces", mover, g.at[mover], space)
    g.put("at", mover, space)


# --- quicksand


@verb
def sink(g: MonToons, mover: int, space: int) -> None:
    """5.4 One die still assigned, worth at least the hex's number, is lost; the owner picks (MON-QUICK-01, MON-R38).
    Without such a die nothing is lost (MON-R37)."""
    found = g.sinking(mover, g.arena.places[space].number)
    if found:
        sheet = g.sheet_of(mover)
        g.ask(
            mover,
            ("Quicksand: which die do you lose?",),
            [
                Option(
                    f"die:{sheet.slots[slot].key}",
                    ("The {0}", g.dice[mover][die]),
                    (do(swallow, mover, die),),
                    f"slot/{sheet.slots[slot].key}",
                )
                for die, slot in found
            ],
            secret=not g.revealed[mover],
            about=Sinking(g.arena.places[space].number),
        )


@verb
def swallow(g: MonToons, mover: int, die: int) -> None:
    """5.4 It is discarded: no Unused Die, no bonus, nothing written (MON-R38, MON-R67)."""
    where = list(g.slots[mover])
    where[die] = GONE
    g.put("slots", mover, tuple(where))
    if not g.revealed[mover]:
        g.put("lost", mover, g.lost[mover] + 1)
    g.tell("sinks", mover, g.dice[mover][die])


# --- ice


@verb
def slide(g: MonToons, mover: int) -> None:
    """5.5 A die is rolled for every ice hex (MON-ICE-02, MON-ICE-05): the slide crosses an edge with its number, or odd
    or even (MON-ICE-03); which one, the mover says (MON-R39). An obstacle deals 1 and the roll is repeated (MON-ICE-06,
    MON-C31); after the third bump, or 20 rolls, it leaves (MON-ICE-07, MON-R40): onto ice again it rolls on with a new
    count of bumps, after 20 rolls no more (MON-R42)."""
    if g.out[mover] or g.terrain[g.at[mover]] != "ice" or g.action.slid > ROLLS:
        return
    if g.action.bumped >= BUMPS or g.action.slid >= ROLLS:
        g.then(do(escape, mover))
        return
    here = g.at[mover]
    number = g.roll(mover)
    g.note(slid=g.action.slid + 1)
    there = [
        g.arena.board.steps[here][way]
        for way, edge in enumerate(g.arena.places[here].edges)
        if edge in (str(number), "O" if number % 2 else "E")
    ]
    open_ = tuple(space for space in there if can_enter(g, space))
    if open_:
        g.then(do(pick_edge, mover, open_))
        return
    if any(space >= 0 and g.ground.solid & g.arena.bit[space] for space in there):
        g.note(bumped=g.action.bumped + 1)
        g.tell("bumps", mover)
        g.then(do(hurt, mover, 1, "ice"))
    g.then(do(slide, mover))


@verb
def pick_edge(g: MonToons, mover: int, spaces: tuple[int, ...]) -> None:
    """5.5 Across one of the edges that fit (MON-ICE-04, MON-R39)."""
    slip(g, mover, ("The ice: where do you slide?",), spaces, Sliding(spaces))


@verb
def escape(g: MonToons, mover: int) -> None:
    """5.5 Onto any free hex beside, ice too (MON-ICE-07, MON-R40, MON-R42); without one the monster stays where it is
    until its movement ends."""
    slid = g.action.slid
    g.note(slid=slid if slid < ROLLS else ROLLS + 1, bumped=0)
    free = tuple(space for space in g.arena.board.beside[g.at[mover]] if can_enter(g, space))
    if free:
        slip(g, mover, ("The ice lets go: where do you slide?",), free, Leaving(free))


def slip(g: MonToons, mover: int, prompt: Words, spaces: tuple[int, ...], about: Sliding | Leaving) -> None:
    """Onto one of these hexes; nobody is asked about a single one."""
    keys = g.arena.keys
    if len(spaces) == 1:
        g.then(do(enter, mover, spaces[0], "slide"))
        return
    g.ask(
        mover,
        prompt,
        [
            Option(
                f"hex:{keys[space]}",
                ("Slide to {0}", keys[space]),
                (do(enter, mover, space, "slide"),),
                f"hex/{keys[space]}",
            )
            for space in spaces
        ],
        about=about,
    )


# --- the end of a movement


@verb
def end_move(g: MonToons, mover: int) -> None:
    """5.8 A movement that ends in water puts a Burn out (MON-BURN-03, MON-C25, MON-R46); on a bonus hex it is gained,
    whoever moved the monster (MON-BON-04, MON-R29). Standing still gives nothing."""
    bit, entered = 1 << mover, g.action.entered
    if g.out[mover] or not entered & bit:
        return
    g.note(entered=entered & ~bit)
    space = g.at[mover]
    if g.burn[mover] and g.terrain[space] == "water":
        g.tell("quenched", mover)
        g.put("burn", mover, 0)
    bonus = g.arena.places[space].bonus
    if bonus:
        g.tell("collects", mover, bonus)
        g.then(do(gain, mover, bonus, 1))

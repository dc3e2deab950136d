"""MonToons, chapter 10: PUSH and PULL: straight along the common row, one hex after the other."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.agenda import Option, do, verb
from game.rules.montoons.damage import collide, strike
from game.rules.montoons.needs import Amount, with_die
from game.rules.montoons.state import MonToons
from game.rules.montoons.terrain import end_move, enter

BACK = {"push": 0, "pull": 3}  # sixths of a turn between the way from source to target and the way it goes
LABELS = {"push": ("Push {0} {1} away", "Do not push {0}"), "pull": ("Pull {0} {1} nearer", "Do not pull {0}")}


class Shoving(NamedTuple):
    """The question whom to push or pull how far: these, each by up to so many hexes."""

    word: str
    targets: tuple[int, ...]
    most: int


@verb
def push(g: MonToons, seat: int, distance: Amount = "1") -> None:
    """10.1 Up to so many hexes straight away from the source (MON-KEY-01, MON-PUSH-01)."""
    g.then(do(shove, seat, "push", with_die(distance, g.action.die), g.action.targets))


@verb
def pull(g: MonToons, seat: int, distance: Amount = "1") -> None:
    """10.3 Up to so many hexes straight towards the source (MON-KEY-01, MON-PULL-01)."""
    g.then(do(shove, seat, "pull", with_die(distance, g.action.die), g.action.targets))


@verb
def swap(g: MonToons, seat: int) -> None:
    """10.1 The user and the first target change places at once; each enters the other's hex."""
    others = [other for other in g.action.targets if other != seat and not g.out[other]]
    if others and not g.out[seat]:
        other = others[0]
        mine, theirs = g.at[seat], g.at[other]
        g.put("at", seat, theirs)
        g.put("at", other, mine)
        g.then(do(enter, seat, theirs, "walk"), do(enter, other, mine, "walk"), do(end_move, seat), do(end_move, other))


@verb
def shove(g: MonToons, seat: int, word: str, most: int, targets: tuple[int, ...]) -> None:
    """10.1, 10.3 The user picks whom and how far, none included; damage counts from the distance picked (MON-R30). Of
    several targets the user picks the order (MON-R84). Off the row it is ignored (MON-PUSH-08, MON-PULL-07)."""
    ways = {other: way for other in targets if (way := way_of(g, seat, other, word)) is not None}
    if not ways:
        return
    goes, stays = LABELS[word]
    options = []
    for other, way in ways.items():
        rest = do(shove, seat, word, most, tuple(t for t in targets if t != other))
        ray = g.arena.board.rays[g.at[other]][way]
        name = g.sheet_of(other).name
        options += [
            Option(
                f"{word}:{other + 1}:{far}",
                (goes, name, far),
                (
                    do(new_effect, other, word, far, seat),
                    do(step, other, word, way, far, seat),
                    do(end_move, other),
                    rest,
                ),
                f"hex/{g.arena.keys[ray[far - 1]]}" if far <= len(ray) else None,
            )
            for far in range(most, 0, -1)
        ]
        options.append(Option(f"{word}:{other + 1}:0", (stays, name), (rest,)))
    names = " or ".join([g.sheet_of(other).name for other in ways])
    g.ask(seat, ("{0} {1}: how far?", word.capitalize(), names), options, about=Shoving(word, tuple(ways), most))


def way_of(g: MonToons, seat: int, other: int, word: str) -> int | None:
    """The way a target would go; None when the keyword is ignored: no common row, for a pull no clear sight either
    (MON-PUSH-08, MON-PULL-07), or no other monster (MON-R79)."""
    if other == seat or g.out[other] or g.out[seat]:
        return None
    line = g.line(g.at[seat], g.at[other])
    if line is None or (word == "pull" and not g.sees(g.at[seat], g.at[other])):
        return None
    return (line.way + BACK[word]) % 6


@verb
def new_effect(g: MonToons, mover: int, word: str, far: int, by: int) -> None:
    """10.1 A new effect: no pair has collided yet (MON-R31)."""
    g.tell("shoved", mover, word, far, by)
    g.note(clashed=())


@verb
def step(g: MonToons, mover: int, word: str, way: int, left: int, by: int) -> None:
    """10.1, 10.3 One hex of the way, whatever the terrain costs (MON-PUSH-02, MON-PULL-02). Rocks, Waystones, Void and
    the edge end it, and the undone part hurts (MON-PUSH-03, MON-PUSH-05, MON-PULL-03, MON-PULL-04, MON-C03)."""
    if g.out[mover] or not left:
        return
    there = g.arena.board.steps[g.at[mover]][way]
    if there < 0 or g.ground.shut & g.arena.bit[there]:
        g.tell("slams", mover, there, way, -1, wall(g, there))
        g.then(do(strike, mover, left, by))
        return
    other = g.who(there)
    if other < 0:
        g.then(do(enter, mover, there, word), do(go_on, mover, word, way, left - 1, by, there))
        return
    g.tell("slams", mover, there, way, other, "")
    if (other == by and word == "pull") or pair(mover, other) in g.action.clashed:
        g.then(do(strike, mover, left, by))  # MON-PULL-06, MON-R31
    else:
        g.note(clashed=(*g.action.clashed, pair(mover, other)))
        g.then(
            do(collide, mover, other, by),
            do(step, other, word, way, left, by),
            do(end_move, other),
            do(step, mover, word, way, left, by),
        )


def wall(g: MonToons, space: int) -> str:
    """What does not give way there, in a word: "edge", an obstacle or a terrain."""
    return "edge" if space < 0 else g.obstacle[space] or g.terrain[space]


def pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)


@verb
def go_on(g: MonToons, mover: int, word: str, way: int, left: int, by: int, there: int) -> None:
    """10.1, 10.3 The next hex, unless a whirlpool or ice has led it off the row (MON-R32, MON-R36) or a pit holds it
    (MON-R55): then the rest is dropped without damage."""
    if g.at[mover] == there and g.terrain[there] != "spike_pit":
        step(g, mover, word, way, left, by)

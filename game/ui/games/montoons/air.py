"""air: what hovers over MonToons' table for a while: words over monsters, things that fly, sparks, flashes, streaks."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar

from game.ui.table.dice import POSES
from game.ui.table.view import View
from game.ui.window.motion import (
    FLOAT_UP,
    Burst,
    Call,
    Fade,
    Glide,
    Motion,
    Then,
    Together,
    Wait,
    in_out_sine,
    out_cubic,
)

T = TypeVar("T")


@dataclass
class Words:
    """They rise over a monster; x, y in units of the board, `up` units of the canvas. `dice` stand behind them."""

    text: str
    colour: str
    x: float
    y: float
    up: float = 60
    alpha: float = 1
    sign: str = ""
    dice: tuple[int, ...] = ()
    count: int = 0  # hearts lost so far


@dataclass
class Flyer:
    """Something small on its way over the table; x, y in units of the canvas. `what`: "die", "cross", "stone", or the
    name of a bonus or an icon."""

    what: str
    x: float
    y: float
    size: float
    alpha: float = 0
    value: int = 0
    colour: str = ""
    pose: int = POSES - 1
    hop: float = 0
    drawn: float = 0  # the size for which its picture is made

    def __post_init__(self) -> None:
        self.drawn = self.size


@dataclass
class Sparks:
    """Signs that burst out of a place; x, y in units of the board."""

    sign: str
    x: float
    y: float
    size: float = 18
    coins: list[tuple[float, float, float]] = field(default_factory=list)


@dataclass
class Flash:
    """A ring that opens over a hex and goes; `grown` 0..1."""

    space: int
    colour: str
    grown: float = 0
    alpha: float = 0


@dataclass
class Streak:
    """The way of a Blitz, a throw or a shot, which fades; ends in units of the board."""

    ends: tuple[tuple[float, float], ...]
    colour: str
    width: float = 16
    alpha: float = 0


class Air:
    """Holds all of it, and has the motions by which it comes and goes."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.words: list[Words] = []
        self.flyers: list[Flyer] = []
        self.sparks: list[Sparks] = []
        self.flashes: list[Flash] = []
        self.streaks: list[Streak] = []

    @property
    def clear(self) -> bool:
        return not (self.words or self.flyers or self.sparks or self.flashes or self.streaks)

    def forget(self) -> None:
        """Nothing hovers any more."""
        self.words.clear()
        self.flyers.clear()
        self.sparks.clear()
        self.flashes.clear()
        self.streaks.clear()

    def aside(self, motion: Motion) -> Motion:
        """A motion that begins here and that nothing waits for."""
        return Call(lambda: self.view.let(motion))

    # ---- coming and going -----------------------------------------------------------------------------------------
    def risen(self, words: Words) -> Motion:
        """Words come up, rise and go."""
        return held(
            self.words, words, Glide(words, FLOAT_UP, out_cubic, up=words.up + 56), Wait(420), Fade(words, 0, 180)
        )

    def sparkle(self, x: float, y: float, sign: str, many: int = 7, reach: float = 60) -> Motion:
        """Signs burst out of a place of the board."""
        sparks = Sparks(sign, x, y)
        return held(self.sparks, sparks, Burst(sparks, many, reach))

    def flashed(self, space: int, colour: str, ms: float = 420) -> Motion:
        """A ring opens over a hex."""
        flash = Flash(space, colour, alpha=1)
        opens = Glide(flash, ms, out_cubic, grown=1)
        return held(self.flashes, flash, Together(opens, Then(Wait(ms * 0.5), Fade(flash, 0, ms * 0.5))))

    def streaked(self, ends: tuple[tuple[float, float], ...], colour: str, width: float = 16) -> Motion:
        """The way that something has come stays for a moment."""
        streak = Streak(ends, colour, width, alpha=1)
        return held(self.streaks, streak, Wait(160), Fade(streak, 0, 320))

    def flown(self, flyer: Flyer, *motions: Motion) -> Motion:
        """It is over the table while it moves."""
        return held(self.flyers, flyer, *motions)

    def flight(self, flyer: Flyer, ms: float, x: float, y: float, size: float | None = None) -> Motion:
        """It appears where it is, flies, and is gone."""
        goes = Glide(flyer, ms, in_out_sine, x=x, y=y, size=size or flyer.size)
        return self.flown(flyer, Fade(flyer, 1, 60), goes, Fade(flyer, 0, 90))


def held(kept: list[T], thing: T, *motions: Motion) -> Motion:
    """A thing is among others while it moves."""

    def end() -> None:
        if thing in kept:
            kept.remove(thing)

    return Then(Call(lambda: kept.append(thing)), *motions, Call(end))

"""modes: what there is to play for beyond one game: a register of doors, and what a mode is told and asked.

A mode writes no rule of a game. It is house rules, options, content and a row of ordinary games, each of which is kept
with its `purpose`: the mode's name and whatever the mode needs to know it again, as in "day/2026-11-27/pontoon". What
has come of them stands in the records, so that a mode counts anew from there what it can.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple, Protocol, cast

if TYPE_CHECKING:
    from game.sitting import Sitting
    from game.store import Folders


class Door(NamedTuple):
    """How a mode is shown on the page of doors: `mode` is the module in this room and the screen in ui/parlour.py;
    `figure` is who of the house's cast stands in the door; `computed`: what it means there that a computer plays for a
    person, "" for nothing."""

    mode: str
    title: str
    line: str
    figure: str
    computed: str = ""


class Far(NamedTuple):
    """How far one has come, in few words, and as a share of all there is (None: there is no end to it)."""

    words: str
    share: float | None = None


class Told(NamedTuple):
    """What a mode says of a game that was played for it: a line for the result, the words of the way back, and what its
    screen is opened with there."""

    line: str
    back: str
    about: tuple[str, ...] = ()


class Mode(Protocol):
    """What every module of a mode has."""

    def so_far(self, folders: Folders) -> Far:
        """How far the people of this home have come."""

    def played(self, folders: Folders, sitting: Sitting) -> Told | None:
        """What a game that was played for the mode has come to; None where its purpose makes no sense any more."""


DOORS: tuple[Door, ...] = (
    Door("day", "Deal of the day", "The same for everybody, from the date alone.", "Sniffle", "No stars then."),
    Door("book", "Puzzle book", "One answer is worth more than all others.", "Manyeyes"),
    Door(
        "circle",
        "The Circle",
        "Twelve rivals at home, a cup of each, and one last night.",
        "the Dragon",
        "The evening counts as lost then.",
    ),
    Door("expedition", "Expedition", "Nine duels of The Monster Pack, and a deck that grows on the way.", "Dawdle"),
    Door("draft", "Draft and Sealed", "Boosters are opened, decks are built, and each meets each.", "tala"),
    Door("night", "Games night", "A row of games for everybody at home, with points and honours.", "Bramblehorn"),
    Door("awards", "Awards", "Things worth doing once, gathered on a shelf.", "hoku"),
)


def mode_of(name: str) -> Mode:
    """The module of a mode; it is loaded when it is wanted. KeyError: there is no such mode."""
    if name not in {door.mode for door in DOORS}:
        raise KeyError(name)
    return cast(Mode, import_module(f"{__name__}.{name}"))


def door_of(purpose: str) -> Door | None:
    """Behind which door a game was played; None: for itself, or for a mode that this version does not have."""
    name = purpose.partition("/")[0]
    return next((door for door in DOORS if door.mode == name), None)


def when_computed(purpose: str) -> str:
    """What it means for the mode of a game that a computer plays for a person in it; "" for nothing."""
    door = door_of(purpose)
    return door.computed if door else ""


def played(folders: Folders, sitting: Sitting) -> Told | None:
    """What the mode says for which a finished game was played; None: it was played for itself, or for a mode that this
    version does not have."""
    name = sitting.purpose.partition("/")[0]
    try:
        mode = mode_of(name)
    except KeyError:
        return None
    return mode.played(folders, sitting)

"""bouts: the games that a mode has its people play, and what has come of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.company import Player
from game.engine.nodes import listed
from game.packs import Pack
from game.sitting import Sitting
from game.store import Folders, Record, Records, SaveShelf


class Bout(NamedTuple):
    """A game that a mode wants to be played, with the program's own cards and those of `packs` alone; None: of the
    user's packs, as any game."""

    game: str
    players: tuple[Player, ...]
    seed: int
    options: Mapping[str, str]
    purpose: str
    packs: tuple[Pack, ...] | None = ()

    def deal(self, folders: Folders, *, skip_single: bool = True) -> Sitting:
        """The game dealt and kept, as any other. ValueError: seats or options that the game does not have; DataError:
        shipped files are damaged."""
        return Sitting.new(
            folders,
            self.game,
            self.players,
            self.seed,
            self.options,
            skip_single=skip_single,
            purpose=self.purpose,
            packs=self.packs,
        )


def parts_of(purpose: str) -> tuple[str, ...]:
    """What stands in a purpose after the mode's name."""
    return tuple(purpose.split("/")[1:])


def ended(folders: Folders, purpose: str) -> list[Record]:
    """The games that were played to their end for a purpose or for one below it ("day" has all of a mode, "day/X" those
    of X), in the order they ended."""
    return [
        record
        for record in Records.at(folders).all()
        if record.purpose == purpose or record.purpose.startswith(f"{purpose}/")
    ]


def begun(folders: Folders, purpose: str) -> str | None:
    """The name of the save in which a game for a purpose has been begun and not ended; None: there is none."""
    every = (kept.save for kept in SaveShelf.at(folders).list())
    return next((s.name for s in every if s and not s.finished and s.more.get("purpose") == purpose), None)


def place_of(points: Mapping[int, float], one: int) -> int:
    """The place of somebody among all, from 1; equal ones share."""
    return 1 + sum(other > points[one] for other in points.values())


def have_won(names: Sequence[str]) -> str:
    """Who has won, one or several who are level: "Ada and Vex have won"."""
    return f"{listed(names)} {'has' if len(names) == 1 else 'have'} won"

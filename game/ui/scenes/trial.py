"""trial: the packs of this user tried with every game beside the window, which goes on meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future, TimeoutError
from threading import Thread
from typing import TYPE_CHECKING, NamedTuple

from game.engine.data import DataError, Fault
from game.packs import Pack
from game.ui.games import playable
from game.ui.house.content import cards_of, left_out

if TYPE_CHECKING:
    from game.ui.house.house import House


class Tried(NamedTuple):
    """`left_out`: what is wrong with single files of packs that are on, by the packs' folders; those are not listed."""

    packs: Sequence[Pack]
    left_out: dict[str, list[Fault]]


class Trial:
    """Begins at once, in a thread of its own that a closing window does not wait for."""

    def __init__(self, app: House, packs: Sequence[Pack]) -> None:
        self._found: Future[Tried] = Future()
        Thread(target=self._work, args=(app, packs), name="packs", daemon=True).start()

    def found(self, patience: float | None = 0) -> Tried | None:
        """What came of it; None as long as nothing has after so many seconds (None: however long it takes). It raises
        what the trial raised."""
        try:
            return self._found.result(patience)
        except TimeoutError:
            return None

    def _work(self, app: House, packs: Sequence[Pack]) -> None:
        try:
            self._found.set_result(tried(app, packs))
        except Exception as error:
            self._found.set_exception(error)


def tried(app: House, packs: Sequence[Pack]) -> Tried:
    """The packs after every game has read those that are on: what a game refuses is off."""
    for game in playable():
        try:
            packs = cards_of(app, game, packs).packs
        except DataError:  # the shipped files are at fault: the game itself says so
            continue
    return Tried(packs, {pack.path.name: faults for pack in packs if pack.on and (faults := left_out(pack))})

"""pointed: the controls of a board, made anew only when something has changed; what can be chosen lies on top."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable

from game.ui.window.focus import Control


class Pointed(ABC):
    """A game's own says what there is to point at, and by what it knows that nothing has changed."""

    def __init__(self) -> None:
        self._kept: tuple[Hashable, list[Control]] | None = None

    @abstractmethod
    def things(self) -> list[Control]:
        """Everything on the board but buttons."""

    @abstractmethod
    def moment(self) -> Hashable | None:
        """As long as this stays the same, so do the controls; None while they move."""

    def on_board(self) -> list[Control]:
        moment = self.moment()
        if moment is None:
            return self.made()
        if self._kept is None or self._kept[0] != moment:
            self._kept = moment, self.made()
        return self._kept[1]

    def forget(self) -> None:
        self._kept = None

    def made(self) -> list[Control]:
        found = self.things()
        rest = [control for control in found if not control.tags.get("key")]
        return [*rest, *(control for control in found if control.tags.get("key"))]

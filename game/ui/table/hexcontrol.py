"""hexcontrol: a space of a map as a thing that is pointed at, chosen, dragged over and zoomed."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.window.focus import Box, Control


class HexControl(Control):
    """A space. Its words are made when somebody reads them: there may be two hundred spaces."""

    words: Callable[[], str] | None = None
    box: Callable[[], Box] | None = None
    clear: Callable[[], Box] | None = None  # what its bubble must not cover, where that is more than the box

    over: Callable[[float, float], bool] | None = None  # what counts as the space where more than its box does

    def covers(self, x: float, y: float) -> bool:
        return self.over(x, y) if self.over else super().covers(x, y)

    @property
    def rect(self) -> Box:
        return self.box() if self.box else (0, 0, 0, 0)

    @rect.setter
    def rect(self, box: Box) -> None:
        """Where it is seen changes with every move of the map: `box` knows."""

    @property
    def ring(self) -> Box | None:
        return self.clear() if self.clear else None

    @ring.setter
    def ring(self, box: Box | None) -> None:
        """A space has no ring of the focus: its light tells."""

    @property
    def tip(self) -> str:
        return self.words() if self.words else ""

    @tip.setter
    def tip(self, text: str) -> None:
        """What a plain control would say stands in `words`."""

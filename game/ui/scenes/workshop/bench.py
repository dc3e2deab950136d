"""bench: where things lie in the deck builder: the larger all is shown, the fewer units fit into the window."""

from __future__ import annotations

from game.ui.draw.shapes import Box

PANEL_W = 394.0
ROOMY = 780.0  # width in which the filters stand in two rows; below it they take three
LEAST_LIST = 200.0  # height of the list of cards that everything else leaves at least


class Bench:
    """Filters and pool at the left, the deck in a panel at the right, its list as high as the rest leaves it."""

    def __init__(self, wide: float, high: float) -> None:
        x = wide - PANEL_W - 12
        self.roomy = x - 30 >= ROOMY
        self.filters: Box = (14, 50, x - 30, 84 if self.roomy else 122)
        top = self.filters[1] + self.filters[3] + 12
        self.pool: Box = (14, top, x - 28, high - top - 6)
        self.panel: Box = (x, 50, PANEL_W, high - 58)
        self.left, self.wide, self.foot = x + 14, PANEL_W - 28, high
        self.list: Box = (self.left, 108, self.wide, high - 376)

    # ---- the filters: the first row is the same in both settings --------------------------------------------------
    @property
    def end(self) -> float:
        """The right edge of the filters' rows."""
        return self.filters[0] + self.filters[2] - 12

    @property
    def tight(self) -> bool:
        """Whether the first row has no room for its heading, and the field for a name is shorter."""
        return self.end < 552

    @property
    def types(self) -> float:
        return 310.0 if self.roomy else self.end - 250 if self.tight else 306.0

    @property
    def search(self) -> Box:
        return 28, 61, self.types - 42 if self.tight else 214, 30

    @property
    def stars(self) -> tuple[float, float]:
        return (542, 61) if self.roomy else (94, 99)

    @property
    def power(self) -> tuple[float, float, float]:
        """The middle of the line: x, y, and its length."""
        return (96, 112, 318) if self.roomy else (96, 150, self.end - 96 - 230)

    @property
    def sort(self) -> Box:
        return (592, 100, 120, 28) if self.roomy else (self.end - 124, 99, 120, 28)

    @property
    def words(self) -> tuple[tuple[str, float, float, float], ...]:
        """Headings: words, x, middle, room."""
        x, y, _ = self.power
        left, top = self.stars
        found = (
            ("STARS", left - 62, top + 15, 58 if self.tight else 52),
            ("POWER", 30, y + 2, 60),
            ("SORT", self.sort[0] - 52, self.sort[1] + 14, 46),
        )
        return found if self.tight else (("TYPE", self.types - 54, 76, 44), *found)

    # ---- the deck -------------------------------------------------------------------------------------------------
    @property
    def spare(self) -> float:
        """What the list has beyond the least."""
        return max(0.0, self.list[3] - LEAST_LIST)

    def below(self, y: float) -> float:
        """A height measured from the lower edge of the canvas."""
        return self.foot - y

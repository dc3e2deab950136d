"""questions: what a person is asked at a table, the last lines of its log, and values kept while nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from game.ui.table.frame import FramedTable

T = TypeVar("T")


class AskingTable(FramedTable):
    """A table that draws from the question. `_kept` is set before the rest of it is made."""

    _kept: dict[str, tuple[object, object]]

    def recent(self) -> list[str]:
        """The last lines of the log at the moment that is shown."""
        return self.remember(
            "recent",
            (self.shown, len(self.match.events), self.viewer),
            lambda: [text for number, text in self.log.lines() if number < self.shown][-3:],
        )

    def remember(self, name: str, key: object, make: Callable[[], T]) -> T:
        """A value that holds until its key changes."""
        kept = self._kept.get(name)
        if kept is None or kept[0] != key:
            kept = self._kept[name] = key, make()
        return kept[1]  # type: ignore[return-value]

    def question(self) -> tuple[int, bool, bool]:
        return len(self.match.answers), self.offered is not None, self.past

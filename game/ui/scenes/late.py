"""late: what was not counted of games when they ended is counted while a page is open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from game.modes.counting import Counting

T = TypeVar("T")


class Late(Generic[T]):
    """Counting begins so many ms `after` the page was opened, with the games that are `missing` then; what comes of
    each is told to `keep`."""

    def __init__(
        self,
        after: float,
        missing: Callable[[], Sequence[str]],
        begin: Callable[[Sequence[str]], Counting[tuple[str, T | None]]],
        keep: Callable[[str, T], object],
    ) -> None:
        self.after, self.missing, self.begin, self.keep = after, missing, begin, keep
        self.count: Counting[tuple[str, T | None]] | None = None
        self.open_for = 0.0  # ms

    def passes(self, dt: float, may_begin: bool) -> bool:
        """So many ms have gone by; True when games have been counted."""
        was, self.open_for = self.open_for, self.open_for + dt
        if was < self.after <= self.open_for and may_begin and (names := self.missing()):
            self.count = self.begin(names)
        found = self.count.poll() if self.count else []
        for name, counted in found:
            if counted is not None:
                self.keep(name, counted)
        return bool(found)

    def close(self) -> None:
        if self.count:
            self.count.close()

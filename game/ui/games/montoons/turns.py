"""turns: what each monster has done in its last turn, in the words of the log."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from operator import itemgetter

from game.engine.events import Changed
from game.ui.table.view import View

MOST = 6  # deeds of a turn that are told


class Turns:
    """`begun`: the events with which turns begin, each with its seat, or None for a round, which ends the last turn of
    the one before. Only what has happened since is read; what is taken back or looked back behind is forgotten."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.begun: list[tuple[int, int | None]] = []
        self.read, self.viewer = 0, view.viewer

    def last(self, seat: int) -> str:
        """What a seat did in its last turn, or has done so far in this one; "" before the first."""
        self.catch_up()
        at = next((i for i in range(len(self.begun) - 1, -1, -1) if self.begun[i][1] == seat), None)
        if at is None:
            return ""
        begin = self.begun[at][0]
        end = self.begun[at + 1][0] if at + 1 < len(self.begun) else self.view.shown
        lines, number = self.view.told_lines(), itemgetter(0)
        first, after = bisect_right(lines, begin, key=number), bisect_left(lines, end, key=number)
        name = self.view.player(seat).name
        told = [text.rstrip(".").removeprefix(f"{name} ") for _, text in lines[first:after]]
        return ", ".join([*told[:MOST], f"and {len(told) - MOST} more"] if len(told) > MOST + 1 else told) or "nothing"

    def catch_up(self) -> None:
        """Read on to the moment that is shown."""
        shown, viewer = self.view.shown, self.view.viewer
        same = min(shown, self.read) if viewer == self.viewer else 0
        self.begun = [one for one in self.begun if one[0] < same] if same < self.read else self.begun
        self.viewer, self.read = viewer, same
        for number in range(self.read, shown):
            event = self.view.event(number)
            if isinstance(event, Changed) and event.field in ("active", "round"):
                self.begun.append((number, int(event.value) if event.field == "active" else None))
        self.read = shown

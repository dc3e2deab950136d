"""records: who has won how often, against whom; every finished game counts, and help that was taken is marked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.engine.words import listed
from game.store import Record, tally_of
from game.ui.draw.paint import INK, Sheet, icon
from game.ui.draw.shapes import EDGE, FADE, PAGE_EDGE, PRINT, WINE, Box, frame, plate, put
from game.ui.games import playable
from game.ui.scenes.desk import MARGIN, Desk
from game.ui.scenes.people import LEVEL_NAMES, pips
from game.ui.scenes.saves import when
from game.ui.widgets.choices import Dropdown
from game.ui.widgets.controls import Button
from game.ui.widgets.listing import Item, ScrollList
from game.ui.window.widget import Widget

if TYPE_CHECKING:
    from game.ui.house.house import House

EVERYBODY = "*"
AGAINST = (None, "easy", "normal", "hard")
TALLY_H = 146


class RecordsScene(Desk):
    title, ico, hint = "Records", "star", "Find a player"
    empty = "No game has been finished yet. The first result will stand here."
    waits = "Dawdle"

    def __init__(self, app: House) -> None:
        super().__init__(app)
        self.all: list[Record] = []
        self.game: str | None = None

    def stock(self) -> None:
        records = self.parlour.records
        self.all = records.all()
        count = len(self.all)
        self.note = "one game finished" if count == 1 else f"{count} games finished"
        if records.unread:
            self.note += f", {records.unread} lines could not be read"
        super().stock()

    def rows(self) -> Sequence[Item]:
        if not self.all:
            return ()
        found = [Item(EVERYBODY, "Everybody", str(len(self._of(None))), "menu")]
        for name in self.parlour.records.people():
            tally = tally_of(self._of(None), name)
            found.append(Item(name, name, f"{tally.won} of {tally.played}", "hero"))
        return found

    def _of(self, level: str | None) -> list[Record]:
        return [
            record
            for record in self.all
            if self.game in (None, record.game) and (level is None or level in record.players)
        ]

    def _mine(self) -> list[Record]:
        """The games of the chosen player, the last first."""
        return [
            record
            for record in reversed(self._of(None))
            if self.chosen == EVERYBODY or record.person(self.chosen) is not None
        ]

    def deeds(self) -> Sequence[Button]:
        return () if self.all else (self.to_play(),)

    def told_box(self, bottom: float) -> Box:
        """The figures; the results below them scroll by themselves."""
        x, y, w, _ = self.page
        return x, y + 84, w, TALLY_H + 12

    def extras(self) -> Sequence[Widget]:
        if not self.all:
            return ()
        x, y, w, h = self.page
        which_w = min(240.0, w * 0.42)
        names = ["All games", *(game.title for game in playable().values())]
        keys = [None, *playable()]
        which = Dropdown(
            "game",
            x + w - MARGIN - which_w,
            y + 26,
            which_w,
            "Game",
            names,
            lambda: keys.index(self.game),
            lambda to: self._choose(keys[to]),
        )
        games = ScrollList(
            "results",
            (x + MARGIN, y + 262, w - 2 * MARGIN, h - 284),
            "Results",
            self._results,
            lambda item: None,
            tone="paper",
            row=44,
            empty="No game like that.",
        )
        return games, which

    def _choose(self, game: str | None) -> None:
        self.game = game
        self.stock()

    def _results(self) -> list[Item]:
        return [
            Item(record.save, told(record), when(record.when), "star" if person_won(record, self.chosen) else "glass")
            for record in self._mine()
        ]

    # ---- the page ---------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        super().draw(s)
        if self.chosen:
            x, y, w, _ = self.page
            name = "Everybody" if self.chosen == EVERYBODY else self.chosen
            s.text(name, "black", 30, INK, x + MARGIN, y + 46, "l", w * 0.58 - 2 * MARGIN, maxh=40)

    def tell(self, s: Sheet, wide: float) -> float:
        each = (wide - 36) / len(AGAINST)
        for i, level in enumerate(AGAINST):
            self._tally(s, (MARGIN + i * (each + 12), 8, each, TALLY_H), level)
        return TALLY_H + 12

    def _tally(self, s: Sheet, box: Box, level: str | None) -> None:
        x, y, w, h = box
        games = self._of(level)
        put(s, box, plate(*box, 12, "#ffe9bf") + frame(*box, 12, PAGE_EDGE, 1.5), 2)
        s.text(
            "All" if level is None else f"With {LEVEL_NAMES[level]}" if w >= 140 else LEVEL_NAMES[level],
            "title",
            18,
            INK,
            x + 14,
            y + 22,
            "l",
            w - (60 if w >= 140 else 28),
            maxh=26,
        )
        if level and w >= 140:
            put(s, (x + w - 40, y + 12, 34, 20), pips(x + w - 24, y + 22, level, WINE), 2)
        elif w >= 140:
            put(s, (x + w - 40, y + 8, 28, 28), icon("star", x + w - 24, y + 21, 20, "#b5822f", "#ffe9bf"), 2)
        if self.chosen == EVERYBODY:
            s.text(str(len(games)), "black", 40, WINE, x + 14, y + 70, "l", w - 28, maxh=40)
            s.text("games" if len(games) != 1 else "game", "semi", 16, FADE, x + 14, y + 106, "l", w - 28, maxh=22)
            return
        tally = tally_of(games, self.chosen)
        share = f"{round(100 * tally.won / tally.played)} %" if tally.played else "none yet"
        s.text(
            share,
            "black",
            40 if tally.played else 22,
            WINE if tally.played else FADE,
            x + 14,
            y + 66,
            "l",
            w - 28,
            maxh=40,
        )
        if tally.played:
            shared = f", {tally.shared} shared" if tally.shared else ""
            s.text(
                f"{tally.won} of {tally.played} won{shared}", "semi", 16, PRINT, x + 14, y + 100, "l", w - 28, maxh=20
            )
            s.text(
                f"{tally.marked} with help" if tally.marked else "all without help",
                "semi",
                15,
                FADE,
                x + 14,
                y + 124,
                "l",
                w - 28,
                maxh=18,
            )
            put(
                s,
                (x + 14, y + h - 8, w - 28, 4),
                plate(x + 14, y + h - 9, w - 28, 4, 2, EDGE, 0.3)
                + plate(x + 14, y + h - 9, (w - 28) * tally.won / tally.played, 4, 2, WINE),
                1,
            )


def person_won(record: Record, name: str) -> bool:
    """Whether a person by that name won; for everybody, whether any person did."""
    if name == EVERYBODY:
        return any(record.players[seat] == "person" and record.won(seat) for seat in record.winners)
    seat = record.person(name)
    return seat is not None and record.won(seat)


def told(record: Record) -> str:
    """ "Ada beat Vex and Mump, 5 to 3" or "Ada and Vex shared the victory", with who gave up, and marked when help was
    taken."""
    winners = [record.names[seat] for seat in record.winners]
    others = [name for name in record.names if name not in winners]
    quitters = [record.names[seat] for seat in record.gave_up]
    words = _outcome(winners, others)
    if quitters and not winners and not record.scores:  # before the end
        against = [name for name in record.names if name not in quitters]
        words = f"{listed(quitters)} gave up" + (f" against {listed(against)}" if against else "")
    elif (
        record.scores
        and len(record.scores) == len(record.names)
        and record.winners
        and others
        and not (quitters and len(record.names) <= 2)
    ):
        second = max(score for name, score in zip(record.names, record.scores) if name in others)
        words += f", {record.scores[record.winners[0]]} to {second}"
    if quitters and (winners or record.scores):
        words += f"; {listed(quitters)} gave up"
    return words + (" (with help)" if record.undos or record.assists else "")


def _outcome(winners: list[str], others: list[str]) -> str:
    if not winners:
        return f"Nobody won: {listed(others)}"
    if len(winners) > 1:
        return f"{listed(winners)} shared the victory" + (f" over {listed(others)}" if others else "")
    return f"{winners[0]} beat {listed(others)}" if others else winners[0]

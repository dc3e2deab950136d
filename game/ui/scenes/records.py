"""records: who has won how often, against whom; every finished game counts, and help that was taken is marked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.engine.words import counted, listed
from game.modes import luck
from game.rules import GAMES
from game.store import Record, tally_of
from game.ui.draw.paint import NOWHERE, Area, Sheet, icon
from game.ui.draw.shapes import CONTROL, SECOND, frame, plate, put
from game.ui.games import playable
from game.ui.layout.box import Box
from game.ui.layout.writing import column, first, grid, overlay, pad, row
from game.ui.scenes.desk import Desk
from game.ui.scenes.moded import Late
from game.ui.scenes.people import LEVEL_NAMES, pips
from game.ui.scenes.twins import when
from game.ui.scenes.verdicts import MINUS
from game.ui.style.metrics import FINE, ROUND, THIN
from game.ui.style.palette import Palette
from game.ui.widgets.choices import Dropdown
from game.ui.widgets.listing import Item, ScrollList

if TYPE_CHECKING:
    from game.ui.house.house import House

EVERYBODY = "*"
SETTLED = 1500  # ms after which luck is counted that was not counted before
LUCK = "while this page is open"
AGAINST = (None, *LEVEL_NAMES)


class RecordsScene(Desk):
    title, ico, hint = "Records", "star", "Find a player"
    empty = "No game has been finished yet. The first result will stand here."
    waits = "Dawdle"
    counting = staticmethod(luck.counting)

    def __init__(self, app: House) -> None:
        super().__init__(app)
        self.all: list[Record] = []
        self.game: str | None = None
        self.fortunes = luck.Fortunes(app.folders)
        self.late = Late[list[luck.Luck]](
            SETTLED,
            lambda: self.fortunes.missing(self.all),
            lambda names: self.counting(app.folders, names),
            lambda name, found: self.fortunes.add(name, found),
        )

    def stock(self) -> None:
        records = self.parlour.records
        self.all = records.all()
        count = len(self.all)
        self.note = "one game finished" if count == 1 else f"{count} games finished"
        if records.unread:
            self.note += f", {records.unread} lines could not be read"
        super().stock()

    # ---- luck -------------------------------------------------------------------------------------------------
    def update(self, dt: float) -> bool:
        if counted := self.late.passes(dt, not self.parlour.pictures.patient):
            self.set_out()
        return super().update(dt) or counted

    def leave(self) -> None:
        self.late.close()

    def rows(self) -> Sequence[Item]:
        if not self.all:
            return ()
        found = [Item(EVERYBODY, "Everybody", str(len(self._of(None))), "menu")]
        for name in self.parlour.records.people():
            tally = tally_of(self._of(None), name)
            found.append(Item(name, name, f"{tally.won} of {tally.played} won", "hero"))
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

    def deeds(self) -> Sequence[Box]:
        return () if self.all else (self.to_play(),)

    def _choose(self, game: str | None) -> None:
        self.game = game
        self.stock()

    def _results(self) -> list[Item]:
        return [
            Item(
                record.save,
                told(record),
                when(record.when),
                "star" if person_won(record, self.chosen) else None,
                picture=self.sign_of(record.game) if record.game in GAMES else None,
            )
            for record in self._mine()
        ]

    # ---- the page ---------------------------------------------------------------------------------------------
    def told(self) -> Sequence[Box]:
        keys = [None, *playable()]
        titles = ["All games", *(game.title for game in playable().values())]
        which = Dropdown(
            "game", 0, 0, 0, "Game", titles, lambda: keys.index(self.game), lambda to: self._choose(keys[to])
        )
        title = self.heading("Everybody" if self.chosen == EVERYBODY else self.chosen)
        chosen = self.leaf(which, 150, CONTROL).like(w=240).max(240, CONTROL)
        lucky = [] if self.chosen == EVERYBODY else [self._luck()]
        tallies = grid(*map(self._tally, AGAINST), *lucky, gap=12)
        games = self.leaf(
            ScrollList(
                "results",
                NOWHERE,
                "Results",
                self._results,
                lambda item: None,
                tone="paper",
                row=SECOND,
                empty="No game like that.",
            ),
            200,
            2 * SECOND,
        )
        pages = [("Wins", self.paged(tallies)), ("Games", games)]
        both = column(tallies, games.share(), gap=14)
        return row(title.share(), chosen, gap=14), first(both, self.tabbed(pages)).share()

    def _tally(self, level: str | None) -> Box:
        """How many games against that level, or how many of them were won."""
        look, games = self.style.palette, self._of(level)
        title = "All" if level is None else f"With {LEVEL_NAMES[level]}"
        head = row(
            self.words(title, "name", look.ink, shrinks=True).share(),
            self.painted(partial(_sign, look, level)).size(30, 24),
            gap=4,
        )
        if self.chosen == EVERYBODY:
            played = "game finished" if len(games) == 1 else "games finished"
            lines, bar = [(str(len(games)), "power", look.wine), (played, "small", look.fade)], list[Box]()
        else:
            tally = tally_of(games, self.chosen)
            part = tally.won / tally.played if tally.played else 0.0
            bar = [self.painted(partial(_bar, look, part)).size(h=5)]
            shared = f", {tally.shared} shared" if tally.shared else ""
            lines = [(f"{round(100 * part)} %", "power", look.wine)]
            lines.append((f"{tally.won} of {tally.played} won{shared}", "small", look.ink))
            lines.append((f"{tally.marked} with help" if tally.marked else "all without help", "small", look.fade))
            if not tally.played:
                lines = [("none", "power", look.wine), ("not met yet", "small", look.fade)]
        told = [self.words(words, kind, colour, shrinks=True) for words, kind, colour in lines]
        return overlay(
            self.painted(partial(_plate, look)), pad(column(head, *told, *bar, gap=4), air=(14, 8, 12, 12))
        ).min(w=150)

    def _luck(self) -> Box:
        """What chance gave over all games beside what it gives by itself."""
        look, mine = self.style.palette, self._mine()
        total = self.fortunes.of(mine, self.chosen)
        head = row(self.words("Luck", "name", look.ink).share(), self.painted(partial(_die, look)).size(30, 24), gap=4)
        given = f"{total.given:+.1f}".replace("-", MINUS)
        lines = [
            (f"{given} wins" if total.games else "not counted", "power", look.wine),
            (_counted_in(total.games, len(mine)), "small", look.ink),
            (f"19 of 20 players: within {total.band:.1f} of 0" if total.games else LUCK, "small", look.fade),
        ]
        told = [self.words(words, kind, colour, shrinks=True) for words, kind, colour in lines]
        bar = self.painted(partial(_band, look, total)).size(h=5)
        return overlay(
            self.painted(partial(_plate, look)), pad(column(head, *told, bar, gap=4), air=(14, 8, 12, 12))
        ).min(w=150)


def _counted_in(some: int, of: int) -> str:
    """In how many of one's games luck was counted."""
    return f"in {counted(of, 'game')}" if some == of else f"counted in {some} of {of} games"


def _plate(look: Palette, s: Sheet, at: Area) -> None:
    put(s, at, plate(*at, ROUND, look.paper) + frame(*at, ROUND, look.rule, THIN), 2)


def _sign(look: Palette, level: str | None, s: Sheet, at: Area) -> None:
    x, y, w, h = at
    mid = y + h / 2
    if level:
        put(s, at, pips(x + w - 12, mid, level, look.wine), 2)
    else:
        put(s, at, icon("star", x + w - 10, mid, 20, look.brass, look.paper), 2)


def _bar(look: Palette, part: float, s: Sheet, at: Area) -> None:
    """How much of all has been won."""
    x, y, w, h = at
    put(s, at, plate(*at, FINE, look.edge, 0.3) + (plate(x, y, w * part, h, FINE, look.wine) if part else ""), 1)


def _die(look: Palette, s: Sheet, at: Area) -> None:
    x, y, w, h = at
    put(s, at, icon("die", x + w - 10, y + h / 2, 20, look.brass, look.paper), 2)


def _band(look: Palette, total: luck.Total, s: Sheet, at: Area) -> None:
    """Where the luck lies in the band that chance alone gives, which is half as wide as the whole."""
    x, y, w, h = at
    body = plate(x, y, w, h, FINE, look.edge, 0.3) + plate(x + w / 4, y, w / 2, h, FINE, look.edge, 0.5)
    if total.band:
        part = max(-1.0, min(1.0, total.given / total.band / 2))
        body += plate(x + w * (1 + part) / 2 - 4, y - 3, 8, h + 6, FINE, look.wine)
    put(s, at, body, 4)


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

"""outcome: what came of a game: who has won, why it ended, whether it counts, and who has come to which place, line by
line."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.engine.events import Housed, Said
from game.engine.words import listed
from game.sitting import Sitting
from game.ui.draw.paint import Area, Sheet, icon
from game.ui.draw.shapes import frame, plate, put
from game.ui.games import cover_of
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, overlay, pad, row
from game.ui.scenes.people import face, symbol
from game.ui.style.metrics import EVEN, ROUND
from game.ui.table.crests import Look
from game.ui.table.face import Defeat
from game.ui.widgets.flowing import Flowing

ENDING = 5  # events before the last one within which a game says why it ends
LARGE = 200  # units of a name that may stand in the largest letters
LONG, BELOW = 340, 36  # units: what is told of a score lies below its row when it is longer; how far from the left


def banner(winners: Sequence[str], defeat: Defeat) -> str:
    """Who has won; without anybody, what has come about."""
    if not winners:
        return defeat.headline
    return f"{winners[0]} wins!" if len(winners) == 1 else f"{' and '.join(winners)} win!"


def why_it_ended(sitting: Sitting) -> str:
    """Of a game that somebody has won, where it says so last of all, or who has given up; else ""."""
    match = sitting.match
    said = [(number, event.what) for number, event in enumerate(match.events) if isinstance(event, Said | Housed)]
    last, what = said[-1] if said else (0, "scored")
    if last < len(match.events) - ENDING or what == "scored":
        return ""  # what somebody has scored, the rows tell
    return next((line for number, line in match.log(sitting.names, None, last) if number == last), "")


def kept(sitting: Sitting) -> str:
    """What was helped with, and whether the game counts."""
    match, told = sitting.match, []
    if match.undos:
        told.append(f"{match.undos} undone after news" if match.undos > 1 else "one undone after news")
    if "hint" in sitting.assists:
        told.append("hints were asked for")
    counts = (
        "It is kept under Games, and counted in the records."
        if sitting.shelf
        else "A what-if: it is not kept and not counted."
    )
    lost = ", so it wins no award" if told and sitting.shelf else ""
    return f"{listed(told).capitalize()}{lost}. {counts}" if told else counts


class Scores:
    """`places`: all seats, who has won first; `winners`: the seats that have."""

    def __init__(self, screen: Flowing, sitting: Sitting, looks: Sequence[Look]) -> None:
        self.screen, self.sitting, self.looks, self.style = screen, sitting, looks, screen.style
        match = sitting.match
        self.lines = [list(lines) for lines in match.game.scores(match.state)]
        self.winners = winners = match.state.winners or ()
        self.places = sorted(
            range(match.seats), key=lambda seat: (seat not in winners, -self.lines[seat][-1][1] * bool(winners), seat)
        )

    def box(self, why: str) -> Box:
        """One row for each player: the lines of the score in the game's own words, and their sum; then why it
        ended."""
        screen, look, unit = self.screen, self.style.palette, self.lines[0][-1][0]
        head = row(
            screen.words("PLACE AND SCORE", "caption", look.soft),
            box().share(),
            screen.words(unit.upper(), "caption", look.soft),
        )
        rows = column(*(self._row(place, seat) for place, seat in enumerate(self.places)), gap=2)
        said = [pad(screen.words(why, "note", look.glow, wraps=True, align="c"), 6, 4)] if why else []
        return first(screen.panel("", head, rows, *said, gap=4), screen.panel("", rows, gap=4))

    def _row(self, place: int, seat: int) -> Box:
        """A player: the winner's row is lit, and its words are the largest."""
        screen, look, player = self.screen, self.style.palette, self.sitting.players[seat]
        won = seat in self.winners
        *lines, (unit, total) = self.lines[seat]
        sign = cover_of(self.sitting.game.name).counts.get(unit, "")
        told = ", ".join(f"{what} {points}" for what, points in lines) or "nothing"
        colour = look.glow if won else look.paper
        large = won and self.style.measure(player.name, "title", None)[0] <= LARGE * self.style.scale
        named = screen.words(player.name, "title" if large else "heading" if won else "name", colour, wraps=True)
        number = screen.words(
            str(place + 1) if self.winners else "-", "number_large" if won else "number", look.soft, align="c"
        )
        style = "lead" if won else "note"
        telling = screen.words(told, style, look.paper if won else look.soft, wraps=True)
        long = self.style.measure(told, style, None)[0] > LONG * self.style.scale
        cells = row(
            number.size(w=28),
            screen.painted(partial(self._face, seat)).size(*((50, 48) if won else (42, 38))),
            (named if long else column(named, telling)).stick("w").share(),
            screen.words(str(total), "display" if won else "number_large", colour, align="r"),
            *([screen.painted(partial(self._sign, sign)).size(22, 20)] if sign else []),
            gap=8,
        )
        lit = [screen.painted(self._lit)] if won else []
        below = [pad(telling, air=(BELOW, 0, 0, 0))] if long else []
        return overlay(*lit, pad(column(cells, *below), 6, 6 if won else 1))

    def _lit(self, s: Sheet, at: Area) -> None:
        gold = self.style.palette.gold
        put(s, at, plate(*at, ROUND, gold, 0.2) + frame(*at, ROUND, gold, EVEN, 0.8), 2)

    def _face(self, seat: int, s: Sheet, at: Area) -> None:
        """With the sign that the player's line has in the chart."""
        x, y, r = at[0] + at[2] / 2, at[1] + at[3] / 2, min(at[2], at[3]) / 2 - 5
        face(s, self.looks[seat], x, y, r)
        put(s, at, symbol(self.looks[seat].crest, x + r * 0.8, y + r * 0.75, r * 0.55), 4)

    def _sign(self, sign: str, s: Sheet, at: Area) -> None:
        """What the score counts."""
        look = self.style.palette
        put(s, at, icon(sign, at[0] + 11, at[1] + at[3] / 2, 18, look.gold, look.night), 2)

"""compare: two games of one deal side by side: where they parted, what each made of it, and the way into either."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.company import Player
from game.engine.duplicate import Duplicate
from game.engine.words import counted
from game.sitting import Sitting
from game.ui.draw import rooms
from game.ui.draw.paint import Area, Sheet
from game.ui.games import cover_of, face_of
from game.ui.house.house import Screen
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, grid, overlay, pad, row
from game.ui.scenes import chart
from game.ui.scenes.glances import LARGEST, Glances
from game.ui.scenes.outcome import banner
from game.ui.scenes.people import house_signs, kind_words
from game.ui.scenes.verdicts import kept_review, seen_at
from game.ui.table.crests import medal_in
from game.ui.widgets.header import Header
from game.ui.widgets.looks import CHOSEN, RED, VIOLET
from game.ui.window.scene import Pop, Push

if TYPE_CHECKING:
    from game.ui.house.house import House

PAGES = ("Parting", "Points", "Results")
BOARD = (380, 214)  # units of the small picture of the table


class Compare(Screen):
    """The games are called A and B throughout; `times`: when each was played, in words."""

    before = rooms.DESK

    first = "watch/0"

    def __init__(self, app: House, sittings: tuple[Sitting, Sitting], times: tuple[str, str], found: Duplicate) -> None:
        super().__init__()
        self.parlour, self.sittings, self.times, self.found = app, sittings, times, found
        self.game_name = sittings[0].game.name
        self.looks = [face_of(self.game_name).looks(app.pictures, sitting) for sitting in sittings]
        self.reviews = [kept_review(app.folders, sitting) for sitting in sittings]
        self.seat = found.parting.seat if found.parting else 0  # whose points are shown
        self.glances = Glances(app, LARGEST)

    def enter(self) -> None:
        self.set_out()

    def update(self, dt: float) -> bool:
        return self.glances.go_on() or super().update(dt)

    # ---- where everything lies --------------------------------------------------------------------------------
    def declare(self) -> Box:
        sign, title = cover_of(self.game_name).sign, self.sittings[0].game.title
        head = Header("Side by side", Pop, f"{title}, one deal", sign, house_signs(self.parlour))
        parting, points = self._parting_box(), self._points_box()
        results = [self._result_box(n) for n in range(2)]
        middle = column(parting.share(1.2), points.min(h=180).share(), gap=12)
        sides = [one.min(270).like(w=280).max(w=300) for one in results]
        wide = row(sides[0], middle.min(480).share(2), sides[1], gap=14)
        tall = column(parting.share(1.3), points.share(), row(*(one.share() for one in results), gap=14), gap=12)
        listed = row(*(one.min(150).share() for one in results), gap=8)
        pages = [first(parting, self._parting_box(False)), points, listed]
        poor = self.tabbed(list(zip(PAGES, pages)))
        return self.headed(head, wide, tall, poor, (14, 12, 14, 14), (10, 8, 12, 10))

    def _show(self, seat: int) -> None:
        self.seat = seat
        self.set_out()

    def _named(self, seat: int) -> str:
        """Who sat there, in both games where it was not the same."""
        return " / ".join(dict.fromkeys(sitting.names[seat] for sitting in self.sittings))

    # ---- where they parted ------------------------------------------------------------------------------------
    def _parting_box(self, pictured: bool = True) -> Box:
        look, parting = self.style.palette, self.found.parting
        ways = row(*(self._way(n, f"made/{n}/{pictured}") for n in range(2)), gap=12)
        if parting is None:
            said = self.words("Every choice was the same in both.", "lead", look.ink, wraps=True)
            return self.panel("", said, box().share(), ways, tone="paper")
        clock = self.found.courses[0].clock
        heading = f"Choice {parting.choices[0].at + 1}" + (f", {clock} {parting.round}" if clock else "")
        told = column(
            self.words("WHERE THEY PARTED", "caption", look.fade),
            self.words(heading, "heading", look.ink, shrinks=True),
            self.words(f"{self._named(parting.seat)} was asked:", "note", look.fade, shrinks=True),
            self.scrolled("asked", self.words(parting.asked, "lead", look.ink, wraps=True), "paper")
            .min(h=44)
            .max(h=90),
            box().share(0.01),
            gap=4,
        )
        if not pictured:
            told = column(
                self.words(heading, "name", look.ink, shrinks=True),
                self.words(f"{self._named(parting.seat)}: {parting.asked}", "note", look.fade, shrinks=True),
                gap=2,
            )
            return self.panel("", told, ways.share(), gap=6, tone="paper")
        seen = seen_at(self.sittings[0], parting.choices[0].at, parting.seat)
        picture = self.painted(partial(self.glances.draw, *seen), "board").min(160, 90).like(*BOARD).share()
        return self.panel(
            "", row(picture, told.min(170).like(w=210).max(w=260), gap=14).share(), ways, gap=10, tone="paper"
        )

    def _way(self, n: int, id: str) -> Box:
        """What was chosen in a game, what came of it first, and the way to look on from there."""
        look, parting = self.style.palette, self.found.parting
        watch = self.button(f"watch/{n}", "Watch from here", partial(self.watch, n), VIOLET if n else RED, ".play", 42)
        if parting is None:
            return watch.share()
        choice = parting.choices[n]
        lines = column(
            self.words(choice.made or "The game was over", "name", look.ink, wraps=True),
            *([self.words(choice.brought, "note", look.fade, wraps=True)] if choice.brought else []),
            gap=2,
        )
        said = self.scrolled(id, lines.stick("nw"), "paper").min(90, 44).like(h=64).share()
        return column(row(self._badge(n).stick("n"), said, gap=8).share(), watch, gap=6).share()

    def _badge(self, n: int) -> Box:
        def draw(s: Sheet, at: Area) -> None:
            chart.badge(self.style, s, n, at[0] + at[2] / 2, at[1] + at[3] / 2)

        return self.painted(draw).size(24, 26)

    def watch(self, n: int) -> object:
        """A game looked back at, from the moment before the choice; the way back leads here."""
        sitting, parting = self.sittings[n], self.found.parting
        table = self.parlour.make("table", sitting)
        table.past.to(sitting.match.events_at(parting.choices[n].at) if parting else 0)
        table.past.only = True
        return Push(table)

    # ---- what each made of it ---------------------------------------------------------------------------------
    def _points_box(self) -> Box:
        chips = grid(*(self._chip(seat) for seat in range(len(self.sittings[0].players))), gap=8)
        return column(chips, self.painted(self._draw_points, "points").min(*chart.LEAST).share(), gap=8)

    def _draw_points(self, s: Sheet, at: Area) -> None:
        one = self.found.courses[0]
        both = [[sums[self.seat] for sums in course.points] for course in self.found.courses]
        chart.draw_points(self.style, s, at, f"{self._named(self.seat)}: {one.unit.lower()}", one.clock, both)

    def _chip(self, seat: int) -> Box:
        look, on = self.style.palette, seat == self.seat
        plain = self.button(f"seat/{seat}", "", partial(self._show, seat), CHOSEN if on else VIOLET, high=36)
        said = self.words(self._named(seat), "entry", look.ink if on else look.paper, align="c", shrinks=True)
        return overlay(plain.share(), pad(said, air=(10, 3, 10, 5))).min(92, 36).max(220, 38)

    def _result_box(self, n: int) -> Box:
        """How a game ended, with everybody's sum."""
        look, sitting, course = self.style.palette, self.sittings[n], self.found.courses[n]
        said = banner([sitting.names[seat] for seat in course.winners], face_of(self.game_name).defeat)
        choices = counted(len(sitting.match.answers), "choice")
        head = row(
            self._badge(n),
            column(
                self.words(said, "name", look.cream, wraps=True),
                self.words(f"{self.times[n]}, {choices}", "small", look.soft, wraps=True),
            ).share(),
            gap=8,
        )
        places = sorted(
            range(len(sitting.players)), key=lambda seat: (seat not in course.winners, -course.points[-1][seat])
        )
        rows = [self._row(n, seat, player) for seat in places for player in (sitting.players[seat],)]
        listed = self.scrolled(f"results/{n}", column(*rows, gap=10)).min(h=60).share()
        return self.panel("", head, listed, gap=10)

    def _row(self, n: int, seat: int, player: Player) -> Box:
        """Somebody with the sum, and the accuracy where the game was reviewed."""
        look, course, review = self.style.palette, self.found.courses[n], self.reviews[n]
        reached = review.accuracy(seat) if review else None
        kind = kind_words(player) + (f", accuracy {reached:.0f} %" if reached is not None else "")
        match = self.sittings[n].match
        lines = ", ".join(f"{what} {points}" for what, points in match.game.scores(match.state)[seat][:-1])
        colour = look.glow if seat in course.winners else look.paper
        names = column(
            self.words(player.name, "name", colour, shrinks=True),
            *(self.words(said, "small", look.soft, wraps=True) for said in (kind, lines) if said),
        )
        number = self.words(str(course.points[-1][seat]), "number_large", colour, align="r")
        return row(
            self.painted(partial(medal_in, self.looks[n][seat], 15)).size(34, 36),
            names.share(),
            number,
            gap=8,
        )

    # ---- looks ------------------------------------------------------------------------------------------------

"""review: a finished game looked at once more: what each decision cost, what was better, and what chance gave."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.ai.review import COSTLIEST, LEAST, WORLDS, Review, Verdict
from game.ai.reviewer import Reviewer
from game.engine.words import counted
from game.sitting import Sitting
from game.store import reviews
from game.ui.draw import rooms
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import plate, put
from game.ui.games import cover_of, face_of
from game.ui.house.house import Screen
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, grid, overlay, pad, row
from game.ui.scenes import chart
from game.ui.scenes.chart import Chart
from game.ui.scenes.desk import stand
from game.ui.scenes.glances import LARGEST, Glances
from game.ui.scenes.people import house_signs, kind_words
from game.ui.scenes.verdicts import Told, digest_of, flags_of, kept_review, signed_per_cent
from game.ui.style.metrics import SLIP
from game.ui.table.crests import medal_in
from game.ui.table.story import Story
from game.ui.widgets.header import Header
from game.ui.widgets.looks import CHOSEN, RED, VIOLET
from game.ui.window.scene import Pop, Push

if TYPE_CHECKING:
    from game.ui.house.house import House

WAITS = "Sniffle"  # who stands where no decision does
AT_ONCE = 2  # points of the story worked out in a frame
EVERY = 400.0  # ms between two looks at what has been found
BOARD = (380, 214)  # units of the small picture of a table at most
PAGES = ("Decisions", "Chances", "Luck")
SCALE = "100 % is always the best choice found, 0 % no better than by lot."
ON_WISH = "Computers are judged on wish: choose this seat to have its decisions looked at, too."


class ReviewScene(Screen):
    """Judges the people's decisions in a process of its own, which ends when the screen is left, and a computer's when
    its seat is chosen; what was found is kept beside the game. `found`: what is known already."""

    before = rooms.DESK

    sitting: Sitting
    first = "seat/0"

    def __init__(self, app: House, sitting: Sitting, found: Review | None = None) -> None:
        super().__init__()
        self.parlour, self.sitting, self.game_name = app, sitting, sitting.game.name
        match = sitting.match
        people = [seat for seat, player in enumerate(sitting.players) if player.is_person]
        self.found = found or kept_review(app.folders, sitting)
        asked = {one.seat for one in self.found.verdicts} if self.found else set[int]()
        self.judges = sorted({*people, *asked}) or list(range(match.seats))  # whose decisions are judged
        self.seat = (people or self.judges)[0]  # whose are shown
        self.done = self.weighed = self.found is not None  # `weighed`: what chance gave is known to the end
        self.begun = list[int]()  # whose decisions are being judged
        self.review = self.found or Review(match.seats)
        self.reviewer: Reviewer | None = None
        self.story = Story(match).told_by(sitting.names)
        self.rounds = self.story.rounds()
        self.looks = face_of(self.game_name).looks(app.pictures, sitting)
        self.told: dict[int, Told] = {}
        self.glances = Glances(app, LARGEST)
        self.waited = 0.0

    def enter(self) -> None:
        if not self.done:
            self.judge(self.judges)
        if self.parlour.pictures.patient:
            self.story.go_on(self.story.whole)
        self.set_out()

    def judge(self, seats: Sequence[int]) -> None:
        """Begin to go through the decisions of these seats."""
        match = self.sitting.match
        self.done, self.begun, self.review.reached = False, list(seats), 0
        self.reviewer = Reviewer(match.game, match.content, match.first, match.answers, seats)

    def leave(self) -> None:
        if self.reviewer:
            self.reviewer.close()

    def update(self, dt: float) -> bool:
        grown = not self.story.done and self.story.go_on(AT_ONCE)
        self.waited += dt
        if self.reviewer and self.waited > EVERY:
            self.waited = 0.0
            grown = self._hear(self.reviewer) or grown
        grown = self.glances.go_on() or grown
        return super().update(dt) or grown

    def _hear(self, reviewer: Reviewer) -> bool:
        """Take over what has been found; all of it is kept at the end."""
        came = reviewer.poll()
        for one in came:
            if isinstance(one, Verdict) or one.at not in {before.at for before in self.review.fortunes}:
                self.review.take(one)
            self.review.reached = max(self.review.reached, one.at + 1)
        if reviewer.done:
            self.reviewer, self.done, self.weighed, self.begun = None, True, True, []
            reviewer.close()
            reviews.keep(self.parlour.folders, self.sitting.name, digest_of(self.sitting.match), self.review.plain())
        if came or self.done:
            self.set_out()
        return bool(came) or self.done

    # ---- what is told -----------------------------------------------------------------------------------------
    @property
    def costly(self) -> list[Told]:
        """The costliest decisions of the seat that is shown."""
        found = self.review.costliest(self.seat)
        for one in found:
            if one.at not in self.told:
                self.told[one.at] = Told(self.sitting, one, self.round_at(one.at))
        return [self.told[one.at] for one in found]

    def round_at(self, at: int) -> int:
        """The round in which an answer was given, from 1; 0 in a game that counts none."""
        return sum(1 for begun in self.rounds if begun <= at)

    def _luck(self) -> list[float]:
        """What chance gave the seat in each round, or in each tenth of a game without rounds."""
        answers = len(self.sitting.match.answers)
        begins = self.rounds or [answers * n // 10 for n in range(10)]
        ends = [*begins[1:], answers]
        return [self.review.luck(self.seat, begin, end) for begin, end in zip([0, *begins[1:]], ends)]

    def _without_luck(self) -> float:
        """How the game would have ended for the seat if chance had favoured nobody, 0..1."""
        winners = self.sitting.match.state.winners or ()
        won = 1 / len(winners) if self.seat in winners else 0.0
        return max(0.0, min(1.0, won - self.review.luck(self.seat)))

    def _strength(self) -> str:
        if not self.done:
            return f"{self.review.reached} of {counted(len(self.sitting.match.answers), 'choice')} looked at"
        return f"Judged in up to {WORLDS} worlds a choice; less than {100 * LEAST:.2g} % is not counted"

    # ---- where everything lies --------------------------------------------------------------------------------
    def declare(self) -> Box:
        head = Header("Review", Pop, self.sitting.game.title, cover_of(self.game_name).sign, house_signs(self.parlour))
        seats, brief = (
            grid(*(self._chip(seat, short) for seat in range(len(self.sitting.players))), gap=10)
            for short in (False, True)
        )
        chart, luck = self._chart_box(), self._luck_box(self._strength())
        noted = row(
            self._chart_box(self._strength()).like(w=700).share(1.9),
            self._luck_box().min(330).like(w=370).share(),
            gap=14,
        )
        shown = row(chart.like(w=700).share(1.9), luck.min(330).like(w=370).share(), gap=14)
        tells = self.costly
        cards = [self._card(n, one, len(tells) < COSTLIEST) for n, one in enumerate(tells)] or [self._nothing()]
        flat = [self._card(n, one, True) for n, one in enumerate(tells)] or [self._nothing()]
        beside = grid(*cards, gap=14)
        wide = column(seats, noted.min(h=200).like(h=200).share(0.2), beside.share(), gap=12)
        listed = self.scrolled("decisions", column(*flat, gap=10))
        tall = column(brief, shown.max(h=340).share(), listed.min(h=520).share(2), gap=10)
        pages = [listed.min(h=90), chart, luck]
        poor = column(brief, self.tabbed(list(zip(PAGES, pages))).share(), gap=8)
        return self.headed(head, wide, tall, poor, (14, 12, 14, 14), (10, 8, 12, 10))

    def _show(self, seat: int) -> None:
        """That seat's decisions; a computer's are judged now, if they have not been."""
        self.seat = seat
        if seat not in self.judges:
            self.judges = sorted((*self.judges, seat))
            self.judge([seat])
        self.set_out()

    def _chip(self, seat: int, short: bool = False) -> Box:
        """A player with the accuracy of what was chosen; short: who plays there is in the bubble alone. A computer's
        decisions are judged when it is chosen, one seat after the other."""
        look, player, on = self.style.palette, self.sitting.players[seat], seat == self.seat
        judged = seat in self.judges
        reached = self.review.accuracy(seat) if judged else None
        told = f"{reached:.0f} %" if reached is not None else "\N{EN DASH}"
        who, what = (
            kind_words(player),
            ("accuracy so far" if seat in self.begun else "accuracy") if judged else "judge it?",
        )
        kind = what if short else f"{who}, {what}"
        may = judged or self.done
        ink = look.ink if on else look.paper
        plain = self.button(
            f"seat/{seat}",
            "",
            partial(self._show, seat),
            CHOSEN if on else VIOLET,
            high=50,
            enabled=may,
            why_not="" if may else "Wait until those are done that are being judged.",
            tip=f"{who[:1].upper()}{who[1:]}. {SCALE if judged else f'{ON_WISH} {SCALE}'}",
        )
        names = column(
            self.words(player.name, "name", ink, shrinks=True),
            self.words(kind, "small", ink, shrinks=True),
        )
        medal = self.painted(partial(medal_in, self.looks[seat], 18)).size(40, 40)
        inner = row(medal, names.share(), self.words(told, "number_large", ink, align="r"), gap=8)
        return overlay(plain.share(), pad(inner, air=(10, 3, 14, 5))).min(200, 50).max(300, 54)

    def _chart_box(self, note: str = "") -> Box:
        looks = [(player.name, look.crest) for player, look in zip(self.sitting.players, self.looks)]
        name = self.sitting.players[self.seat].name
        chart = Chart(self.style, self.story, looks, self.seat, f"{name}'s chance to win", *([note] if note else []))
        return self.painted(lambda s, at: self._draw_chart(s, at, chart), "chart").min(*chart.least)

    def _draw_chart(self, s: Sheet, at: Area, chart: Chart) -> None:
        """The costliest decisions have flags, every other one a dot that grows with what it cost."""
        chances = self.story.chances
        own = [one for one in self.review.verdicts if one.seat == self.seat and one.at < len(chances)]
        chart.draw(s, at, flags_of(self.costly, self.story), [(one.at, one.loss if one.clear else 0.0) for one in own])

    def _luck_box(self, strength: str = "") -> Box:
        """What chance gave; how strong the judgement is where that is told nowhere else."""
        look = self.style.palette
        total = self.review.luck(self.seat)
        sure = [self.words(strength, "small", look.soft, wraps=True)] if strength else []
        painted = self.painted(lambda s, at: chart.draw(self.style, s, at, chart.bars(self._luck())), "luck").min(
            200, 56
        )
        without = f"{round(100 * self._without_luck())} %" if self.weighed else "\N{EN DASH}"
        sums = row(
            self._sum(
                signed_per_cent(total),
                f"luck {'in sum' if self.weighed else 'so far'}, against what is usual",
                look.paper,
            ),
            self._sum(without, "to win with the luck taken out", look.paper),
            gap=10,
        )
        return self.panel("Luck", painted.share(), sums, *sure, ico="leaf", note="what dice and cards gave", gap=8)

    def _sum(self, number: str, said: str, colour: str) -> Box:
        look = self.style.palette
        words = column(
            self.words(number, "number_large", colour), self.words(said, "small", look.soft, wraps=True), gap=2
        )
        ground = self.painted(lambda s, at: put(s, at, plate(*at, SLIP, look.night, 0.6), 2))
        return overlay(ground, pad(words, 10, 6)).share()

    def _nothing(self) -> Box:
        """Where no decision stands out."""
        name = self.sitting.players[self.seat].name
        said = (
            f"Not one decision of {name} cost clearly more than the best that was found."
            if self.done
            else "Every decision is being compared with the best one found. The costliest will stand here."
        )
        figure = self.painted(partial(stand, self.parlour.pictures, WAITS)).min(60, 60).like(84, 84).max(170, 170)
        words = self.words(said, "lead", self.style.palette.ink, wraps=True).stick("w")
        inner = row(box().share(), figure.stick("c"), words.min(180).like(w=420).share(), box().share(), gap=18)
        return self.panel("", inner.share(), tone="paper").min(280, 80)

    def _card(self, n: int, one: Told, flat: bool = False) -> Box:
        """A costly decision: the table (at the left where it lies flat), what was better beside what was chosen, and
        the way to try it."""
        look = self.style.palette
        head = row(
            self.painted(partial(self._number, n)).size(30, 34),
            self.words(one.heading, "name", look.ink, wraps=True).share(),
            self.words(one.lost, "number_large", look.wine, align="r"),
            gap=8,
        )
        picture = self.painted(partial(self.glances.draw, *one.seen)).min(120, 68).like(*BOARD).share()
        chance = one.verdict.chance
        made, better = one.labels
        wide = self._widest((made, better), "entry"), self._widest(("better", "chosen"), "small")
        ways = column(
            self._way(better, "better", wide, chance, look.good),
            self._way(made, "chosen", wide, chance - one.verdict.loss, look.risk),
            gap=4,
        )
        why = self.words(one.why, "note", look.fade, wraps=True)
        ramp = VIOLET if n else RED
        again = self.button(f"try/{n}", "Try it from here", partial(self._try, one), ramp, ".again")
        if flat:
            told = column(head, ways, why, box().share(), again, gap=6)
            return self.panel("", row(picture, told.min(290).share(1.2), gap=14).share(), tone="paper").min(h=190)
        said = self.scrolled(f"why/{n}", why, "paper").min(h=40).max(h=62)
        return self.panel("", head, picture, ways, said, again, gap=6, tone="paper").min(280)

    def _number(self, n: int, s: Sheet, at: Area) -> None:
        look, (x, y, w, h) = self.style.palette, at
        body = f'<path d="M{x} {y}H{x + w}V{y + h - 9}L{x + w / 2} {y + h}L{x} {y + h - 9}Z" fill="{look.gold}"/>'
        put(s, at, body, 2)
        s.say(str(n + 1), "number_small", look.ink, x + w / 2, y + h * 0.42, "c")

    def _widest(self, words: Sequence[str], style: str) -> float:
        """Units of the longest of these."""
        return max(self.style.measure(one, style, None)[0] for one in words) / self.style.scale

    def _way(self, choice: str, said: str, wide: tuple[float, float], chance: float, colour: str) -> Box:
        """A choice, with a bar as long as its chance, that begins where the words of either may end."""
        look = self.style.palette
        bar = self.painted(partial(self._bar, chance, colour)).size(h=12).min(50).max(130).share()
        return row(
            self.words(choice, "entry", look.ink, shrinks=True).like(w=wide[0]).max(w=min(wide[0], 190)),
            self.words(said, "small", look.fade).like(w=wide[1]).max(w=wide[1]),
            box().share(0.1),
            bar,
            self.words(f"{round(100 * max(0.0, chance))} %", "number_small", look.ink, align="r").min(48),
            gap=8,
        ).size(h=22)

    def _bar(self, chance: float, colour: str, s: Sheet, at: Area) -> None:
        x, y, w, h = at
        part = max(0.0, min(1.0, chance))
        put(s, at, plate(x, y, w, h, h / 2, self.style.palette.sheet_lit) + plate(x, y, w * part, h, h / 2, colour), 2)

    def _try(self, one: Told) -> object:
        return Push(self.parlour.make("table", one.anew(self.sitting)))

    # ---- looks ------------------------------------------------------------------------------------------------

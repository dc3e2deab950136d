"""result: how a game ended: who won, the score line by line, how the chances went, and what to do next."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game import modes
from game.engine.words import counted, hundredths, signed
from game.sitting import Sitting
from game.ui.draw import rooms
from game.ui.draw.paint import NOWHERE, Area, Sheet
from game.ui.draw.rooms import defeat, victory
from game.ui.games import cover_of, face_of
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, grid, overlay, pad, row, when
from game.ui.scenes import rematch
from game.ui.scenes.chart import Chart
from game.ui.scenes.facts import card, facts_box, ways_box
from game.ui.scenes.keepsakes import Gain, awards_of, gains_box
from game.ui.scenes.outcome import Scores, banner, why_it_ended
from game.ui.scenes.people import house_signs
from game.ui.scenes.verdicts import Told, decisions, flags_of
from game.ui.scenes.workshop.collection import boosters_of
from game.ui.table.story import Story, Turn
from game.ui.widgets.controls import Button, IconButton
from game.ui.widgets.flowing import Flowing
from game.ui.widgets.header import Header
from game.ui.widgets.looks import RED, TIN
from game.ui.window.scene import Pop, Push, Reset

if TYPE_CHECKING:
    from game.ui.house.house import House

AT_ONCE = 2  # points of the story worked out in a frame
TURNED = "Where it turned, mostly by chance. Review judges the decisions: what each one cost, and what was better."
PICTURE = (526, 306)  # units of the podium, or of what stands there when all have lost
FLAT = 440.0  # height of a window in which all that leads on stands at the right


class Result(Flowing):
    """Lies over the finished table. The chart grows while the chances are worked out."""

    first = "rematch"
    sitting: Sitting

    def __init__(self, app: House, sitting: Sitting) -> None:
        super().__init__()
        self.parlour, self.sitting, self.game_name = app, sitting, sitting.game.name
        match = sitting.match
        self.looks = face_of(self.game_name).looks(app.pictures, sitting)
        self.scores = Scores(self, sitting, self.looks)
        self.winners = [sitting.names[seat] for seat in self.scores.winners]
        self.face = face_of(self.game_name)
        self.story = Story(match, milestones=self.face.milestones).told_by(sitting.names)
        first = self.scores.places[0] if self.winners or not match.game.nobody else match.seats
        self.banner = banner(self.winners, self.face.defeat)
        self.why = why_it_ended(sitting) if self.winners else self.face.defeat.line
        self.told = modes.played(app.folders, sitting)  # what it was played for has to say
        if self.told:
            self.first, self.why = "onward", f"{self.told.line} {self.why}".strip()
        crests = [(player.name, look.crest) for player, look in zip(sitting.players, self.looks)]
        self.chart = Chart(self.style, self.story, crests, first)
        self.turns: list[Turn] = []
        self.judged: list[Told] = []
        self.won: list[Gain] = []  # awards that are new by it

    def enter(self) -> None:
        if self.parlour.pictures.patient:
            self.story.go_on(self.story.whole)
        self.won = awards_of(self.parlour, self.sitting)
        self.set_out()

    def resume(self, result: object) -> object:
        """A review that has come to its end tells of decisions, in place of the moments at which the game turned."""
        self.set_out()
        return super().resume(result)

    # ---- where everything lies --------------------------------------------------------------------------------
    def declare(self) -> Box:
        self.judged = self.judged or decisions(self.parlour.folders, self.sitting, self.story.rounds())
        if self.judged:
            self.turns = flags_of(self.judged, self.story)
        else:
            self.turns = self.story.turns() if self.story.done else []
        sign = cover_of(self.game_name).sign
        head = Header(self.sitting.game.title, self.back, self._length(), sign, house_signs(self.parlour))
        shown, score, turns, facts = (
            self._picture_box(),
            self.scores.box(self.why),
            self._turns_box(),
            facts_box(self, self.parlour, self.sitting),
        )
        chart = self.painted(lambda s, at: self.chart.draw(s, at, self.turns), "chart").min(*self.chart.least)
        again, plain, review, replay, shelf = self._ways()
        ways = row(review.share(), replay.share(), shelf.share(), gap=14)
        gains = gains_box(self, [*boosters_of(self.parlour, self.sitting), *self.won])
        side = column(shown.share(), score, again, gap=12).min(400).like(w=526).max(w=540).share(0.74)
        slim = self.panel("", *gains, ways_box(self, self.parlour, self.sitting), gap=8) if gains else facts
        wide = [
            row(side, column(chart.share(), turns, *more, ways, gap=12).min(660).share(), gap=14)
            for more in ((*gains, facts), (slim,))
        ]
        flat = row(
            shown.share(0.9),
            column(score, box().share(), *gains, facts, again, ways, gap=12).min(420).max(w=600).share(0.8),
            chart.share(1.2),
            column(turns, box().share()).size(w=290),
            gap=14,
        )
        leave = first(row(again.share(1.4), ways.share(2), gap=14), column(again, ways, gap=12))
        below = (score, chart.share(0.8), turns, *gains, facts, leave)
        tall = first(column(shown.share(), *below, gap=14), column(self._winner(), *below, gap=12))
        listed = column(*gains, self.scrolled("score", score).min(h=90).share(), gap=8)
        pictured = row(shown.like(w=PICTURE[0] * 0.6).share(), listed.min(340).share(0.5), gap=10)
        tools = [*plain, row(*self._signs(), gap=10), shelf]
        ways_on = column(box().share(), self._winner(), *tools, gap=10).size(w=190)
        beside = column(box().share(), *tools, gap=10).size(w=190)  # the picture says who has won
        pages = [("Score", listed), ("Chances", chart)]
        pages += [("Turns", self.scrolled("page", turns).min(h=90)), ("Deal", column(facts, box().share()))]
        bare = row(self.tabbed(pages).share(), ways_on, gap=12)
        told = self.tabbed([("Score", pictured), *pages[1:]]).share()
        rich, footed = row(told, beside, gap=12), column(told, leave, gap=10)
        poor = first(when(lambda w, h: h >= FLAT, footed), *([] if self.page else [rich]), bare)
        broad = first(when(lambda w, h: w >= 2.2 * h, flat), *wide)
        return self.headed(head, broad, tall, poor, air=(14, 14, 14, 18), little=(10, 10, 12, 16))

    def _ways(self) -> tuple[Box, list[Box], Box, Box, Box]:
        """Another game, with what is foretold of it on the button or above it, or the way back to what this one was
        played for; this one judged, or from its first moment; out."""
        told, style = "" if self.told else rematch.foretold(self.sitting), self.style
        again, plain = (self._onward(said) for said in (told, ""))
        wide = style.measure(told, "note", None)[0] / style.scale
        return (
            self.leaf(again, wide + 84, 54).max(h=54),
            [
                first(self.words(told, "small", style.palette.paper, wraps=True, align="c"), box()),
                self.leaf(plain, 176, 48, name="onward/plain").max(h=48),
            ],
            self.button("review", "Review", self.review, ico="eye", high=46),
            self.button("replay", "Replay", self.replay, ico=".play", high=46),
            self.button("shelf", "Shelf", self.to_shelf, TIN, "gate", 46),
        )

    def _onward(self, said: str) -> Button:
        """The way on, with words below."""
        if self.told:
            return Button("onward", NOWHERE, self.told.back, self.onward, RED, "arrow", said, lit=True)
        return Button("rematch", NOWHERE, "Rematch", self.rematch, RED, ".again", said, lit=True)

    def _signs(self) -> list[Box]:
        """The review and the replay by their signs alone."""
        ways = (("review", "eye", "Review", self.review), ("replay", ".play", "Replay", self.replay))
        return [
            self.leaf(IconButton(id, NOWHERE, ico, told, deed), 44, 44, f"{id}/sign").max(h=46).share()
            for id, ico, told, deed in ways
        ]

    def _length(self) -> str:
        rounds = len(self.story.rounds())
        choices = counted(len(self.sitting.match.answers), "choice")
        return f"{counted(rounds, 'round')}, {choices}" if rounds else choices

    def update(self, dt: float) -> bool:
        grown = not self.story.done and self.story.go_on(AT_ONCE)
        if grown and self.story.done:
            self.set_out()
        return super().update(dt) or grown

    def kept_clear(self) -> list[Area]:
        """The chart, who has won, the podium, and what can be pressed."""
        shown = [area for name in ("chart", "banner", "picture") if (area := self.area(name))]
        return [*shown, *(control.rect for control in self.controls())]

    # ---- where it leads ---------------------------------------------------------------------------------------
    def rematch(self) -> object:
        """The same people on the next chairs, and a new deal."""
        return rematch.again(self.parlour, self.sitting)

    def onward(self) -> object:
        """Back to what it was played for; behind that lie the page of doors and the shelf."""
        assert self.told
        mode = self.sitting.purpose.partition("/")[0]
        for command in (Reset(self.parlour.home()), Push(self.parlour.make("evenings", mode))):
            self.parlour.post(command)
        return Push(self.parlour.make(mode, *self.told.about))

    def replay(self) -> object:
        """Back to the table, which plays the game from the first moment."""

        from game.ui.table.table import Table

        def look_back() -> None:
            if isinstance(self.parlour.scene, Table):
                self.parlour.scene.past.to(0)
                self.parlour.scene.past.play()

        return Pop(look_back)

    def review(self) -> object:
        """What each decision cost, and what was better."""
        return Push(self.parlour.make("review", self.sitting))

    def _try(self, turn: Turn) -> object:
        """A game of its own from a turning point; what happened stays as it was. Where no person has played, whoever
        looks on sits down in the seat that chose there."""
        watched = not any(player.is_person for player in self.sitting.players)
        seat = self.sitting.match.answers[turn.at].seat if watched else None
        return Push(self.parlour.make("table", self.sitting.what_if(turn.at, seat)))

    def _try_again(self, one: Told) -> object:
        """A game of its own from a decision, with a person in the seat that made it."""
        return Push(self.parlour.make("table", one.anew(self.sitting)))

    def back(self) -> object:
        return self.onward() if self.told else self.to_shelf()

    def to_shelf(self) -> object:
        return Reset(self.parlour.home())

    # ---- who won ----------------------------------------------------------------------------------------------
    def _winner(self) -> Box:
        """What the banner says, where there is no room for one."""
        return self.words(self.banner, "heading", self.style.palette.glow, wraps=True, align="c")

    def _picture_box(self) -> Box:
        """The podium, or what has come about, under a banner."""
        look = self.style.palette
        ribbon = self.painted(victory.banner if self.winners else defeat.banner, "banner")
        said = [
            pad(self.words(self.banner, kind, look.paper, wraps, "c"), air=(36, 8, 36, 16))
            for kind, wraps in (("display", False), ("heading", True))
        ]
        banner = overlay(ribbon, first(*said))
        self.painted(self._picture, "picture")
        w, h = PICTURE
        picture = box("picture").min(w * 0.4, h * 0.4).max(w * 1.9, h * 1.9).aspect(w / h).share()
        return overlay(column(banner.stick("c"), picture, gap=2).min(272, 190).aspect(w / (h + 60)).stick("s"))

    def _picture(self, s: Sheet, at: Area) -> None:
        """The picture's own units are laid over its box."""
        x, y, w, h = victory.REGION if self.winners else defeat.FRAME
        k = min(at[2] / w, at[3] / h)
        left, top = at[0] + (at[2] - w * k) / 2, at[1] + at[3] - h * k
        inner = Sheet(w * k * s.u, (w, h), s.surf, (s.ox + (left - x * k) * s.u, s.oy + (top - y * k) * s.u))
        if self.winners:
            victory.picture(inner, [self.looks[seat].figure for seat in self.scores.places])
        else:
            lost, figures = self.face.defeat, [look.figure for look in self.looks]
            defeat.picture(inner, lost.behind(), lambda at: lost.before(at, self.parlour.pictures), figures)

    # ---- what turned it, and what is worth knowing ------------------------------------------------------------
    def _turns_box(self) -> Box:
        """The decisions that cost most, where they are known, or the turning points, side by side or one under the
        other; without any, why there are none."""
        if self.judged:
            return grid(*(self._decision(n, one) for n, one in enumerate(self.judged)), gap=12)
        if not self.turns:
            words = "The game never turned." if self.story.done else "Looking for the turning points..."
            return self.panel("", self.words(words, "note", self.style.palette.soft, wraps=True, align="c"))
        said = self.words(TURNED, "small", self.style.palette.soft, wraps=True)
        return column(said, grid(*(self._turn(n, turn) for n, turn in enumerate(self.turns)), gap=12), gap=6)

    def _turn(self, n: int, turn: Turn) -> Box:
        """A turning point, and the way to play on from there."""
        look, who = self.style.palette, self.sitting.players[turn.seat]
        was, now = hundredths(turn.was), hundredths(turn.now)
        swing, title = f"{signed(now - was)} %", f"{who.name}: {was} to {now} %"
        colour = look.good if turn.swing > 0 else look.risk
        return card(self, n, title, swing, colour, self.story.line(turn), partial(self._try, turn))

    def _decision(self, n: int, one: Told) -> Box:
        """A choice that has cost much, what was better and why, and the way to try that."""
        again = partial(self._try_again, one)
        return card(self, n, one.heading, one.lost, self.style.palette.risk, f"Better: {one.why}", again)

    # ---- looks ------------------------------------------------------------------------------------------------
    def backdrop(self, s: Sheet, bleed: Area) -> None:
        at = self.area("picture") or (bleed[2] * 0.1, bleed[3] * 0.2, bleed[2] * 0.4, bleed[3] * 0.5)
        name, stage = ("result", victory.stage) if self.winners else ("defeat", defeat.stage)
        rooms.ground(s, bleed, f"{name} {at}", partial(stage, at=at), self.parlour.pictures)

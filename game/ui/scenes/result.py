"""result: how a game ended: who won, the score line by line, how the chances went, and what to do next."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.engine.events import Said
from game.engine.words import listed
from game.sitting import Sitting
from game.ui.draw.paint import GOLD, INK, PAPER, Sheet, icon
from game.ui.draw.shapes import GLOW, NIGHT, PAGE_EDGE, PRINT, SOFT, Box, frame, plate, put
from game.ui.games import cover_of, face_of
from game.ui.scenes import defeat, rematch, rooms, victory
from game.ui.scenes.chart import Chart
from game.ui.scenes.people import face, line_colour
from game.ui.scenes.setup import setup_of
from game.ui.scenes.signs import house_signs
from game.ui.scenes.story import Story, Turn
from game.ui.scenes.workshop.owning import tell_of_booster
from game.ui.widgets import plates
from game.ui.widgets.controls import Button
from game.ui.widgets.field import copy
from game.ui.widgets.header import Header
from game.ui.widgets.looks import RED, TIN, VIOLET
from game.ui.window.scene import Pop, Push, Reset, Scene

if TYPE_CHECKING:
    from game.ui.house.house import House

SCORES, CHART, FACTS = (14, 410, 526, 226), (554, 68, 712, 316), (554, 556, 712, 80)
ENDING = 5  # events before the last one within which a game says why it ends
AT_ONCE = 2  # points of the story worked out in a frame


class Result(Scene):
    """Lies over the finished table. The chart grows while the chances are worked out."""

    sitting: Sitting
    first = "rematch"

    def __init__(self, app: House, sitting: Sitting) -> None:
        super().__init__()
        self.parlour, self.sitting, self.game_name = app, sitting, sitting.game.name
        match = sitting.match
        self.scores = [list(lines) for lines in match.game.scores(match.state)]
        winners = match.state.winners or ()
        self.places = sorted(
            range(match.seats), key=lambda seat: (seat not in winners, -self.scores[seat][-1][1] * bool(winners), seat)
        )
        self.winners = [sitting.names[seat] for seat in winners]
        self.story = Story(match).told_by(sitting.names)
        first = self.places[0] if winners or not match.game.nobody else match.seats
        self.face = face_of(self.game_name)
        self.looks = self.face.looks(app.pictures, sitting)
        crests = [(player.name, look.crest) for player, look in zip(sitting.players, self.looks)]
        self.chart = Chart(CHART, self.story, crests, first)
        self.turns: list[Turn] = []

    def enter(self) -> None:
        if self.parlour.pictures.patient:
            self.story.go_on(self.story.whole)
        self._set_out()
        tell_of_booster(self.parlour, self.sitting)

    def _set_out(self) -> None:
        self.turns = self.story.turns() if self.story.done else []
        big, high = self.larger(52, 58 / 52), self.larger(46, 56 / 46)
        self.widgets = [
            Header(
                self.sitting.game.title,
                self.back,
                self._length(),
                cover_of(self.game_name).sign,
                house_signs(self.parlour),
            ),
            *(
                Button(
                    f"turn/{n}",
                    (568 + n * 241, 494, 202, 36),
                    "Try it from here",
                    partial(self._try, turn),
                    VIOLET,
                    ".again",
                    size=17,
                )
                for n, turn in enumerate(self.turns)
            ),
            Button("copy", (1096, 574, 152, 40), "Copy the deal", self._copy, VIOLET, size=16),
            Button(
                "rematch",
                (14, 676 - big / 2, 526, big),
                "Rematch",
                self.rematch,
                RED,
                ".again",
                rematch.foretold(self.sitting),
                lit=True,
                size=22,
            ),
            Button("replay", (566, 675 - high / 2, 338, high), "Replay", self.replay, VIOLET, ".play"),
            Button("shelf", (918, 675 - high / 2, 348, high), "Shelf", self.back, TIN, "gate"),
        ]
        dealt = self.sitting.match.dealt
        self.widgets[-4].set(
            tip="One line with seats, seed and house rules: whoever types it in plays the same cards." * dealt,
            enabled=dealt,
            why_not=""
            if dealt
            else "This game began in the midst, with a table that was set up or imagined: no deal leads to it.",
        )

    def resized(self) -> None:
        self._set_out()

    def _length(self) -> str:
        rounds = len(self.story.rounds())
        choices = f"{len(self.sitting.match.answers)} choices"
        return f"{rounds} rounds, {choices}" if rounds else choices

    def update(self, dt: float) -> bool:
        grown = not self.story.done and self.story.go_on(AT_ONCE)
        if grown and self.story.done:
            self._set_out()
        return super().update(dt) or grown

    # ---- where it leads ---------------------------------------------------------------------------------------
    def rematch(self) -> object:
        """The same people on the next chairs, and a new deal."""
        return rematch.again(self.parlour, self.sitting)

    def replay(self) -> object:
        """Back to the table, looking at the first moment."""

        from game.ui.table.table import Table

        def look_back() -> None:
            if isinstance(self.parlour.scene, Table):
                self.parlour.scene.past.to(0)

        return Pop(look_back)

    def _try(self, turn: Turn) -> object:
        """A game of its own from a turning point; what happened stays as it was."""
        return Push(self.parlour.make("table", self.sitting.what_if(turn.at, None)))

    def _copy(self) -> None:
        match = self.sitting.match
        copy(setup_of(match.game, self.sitting.players, match.options, match.consent).code(match.seed))
        self.parlour.toast("Copied: the same deal for whoever types it in", "good")

    def back(self) -> object:
        return Reset(self.parlour.home())

    # ---- looks ------------------------------------------------------------------------------------------------
    def backdrop(self, s: Sheet, bleed: Box) -> None:
        name, stage = ("result", victory.stage) if self.winners else ("defeat", defeat.stage)
        rooms.ground(s, bleed, name, stage, self.parlour.pictures)

    def draw(self, s: Sheet) -> None:
        if self.winners:
            victory.picture(s, [self.looks[seat] for seat in self.places], self.winners)
        else:
            defeat.picture(s, self.parlour.pictures, self.face.defeat, self.looks)
        self._score(s)
        self.chart.draw(s, self.turns)
        for n in range(3):
            self._turn(s, n)
        self._facts(s)
        self.draw_widgets(s)

    def _score(self, s: Sheet) -> None:
        """One row for each player: the lines of the score in the game's own words, and their sum."""
        x, y, w, h = SCORES
        plates.panel(s, SCORES)
        word = self.scores[0][-1][0]
        for text, at, align in (("PLACE", x + 18, "l"), ("SCORE", x + 206, "l"), (word.upper(), x + w - 18, "r")):
            s.text(text, "label", 14, SOFT, at, y + 20, align, 170, maxh=18)
        step = (h - 40) / max(4, len(self.places))
        for place, seat in enumerate(self.places):
            self._row(s, (x + 6, y + 35 + place * step, w - 12, step - 2), place, seat)
        below = 37 + step * len(self.places)
        if h - below > 40 and (words := self._said()):
            high = min(44.0, s.height(words, "semi", 17, w - 48, 1.15))
            s.para(words, "semi", 17, GLOW, x + 24, y + (below + h - high) / 2, w - 48, 1.15, "c", maxh=44)

    def _said(self) -> str:
        """Why the game ended, where the game says so last of all."""
        match = self.sitting.match
        if not self.winners:
            return self.face.defeat.line
        said = [(number, event.what) for number, event in enumerate(match.events) if isinstance(event, Said)]
        last, what = said[-1] if said else (0, "scored")
        if last < len(match.events) - ENDING or what == "scored":
            return ""  # what somebody has scored, the rows above tell
        return next((line for number, line in match.log(self.sitting.names, None, last) if number == last), "")

    def _row(self, s: Sheet, box: Box, place: int, seat: int) -> None:
        x, y, w, h = box
        player, look, middle = self.sitting.players[seat], self.looks[seat], y + h / 2
        won = player.name in self.winners
        if won:
            put(s, box, plate(*box, 11, GOLD, 0.2) + frame(*box, 11, GOLD, 2, 0.8), 2)
        number = str(place + 1) if self.winners else "-"
        s.text(number, "black", 22, GLOW if won else SOFT, x + 22, middle, "c", 26, maxh=h - 10)
        face(s, look, x + 58, middle, min(15.0, h / 2 - 5))
        s.text(player.name, "title", 20, PAPER, x + 84, middle + 1, "l", 84, maxh=h - 14)
        put(
            s,
            (x + 172, middle - 9, 18, 18),
            icon(look.crest, x + 181, middle, 17, line_colour(look.crest), NIGHT),
            2,
        )
        lines, total = self.scores[seat][:-1], self.scores[seat][-1][1]
        words = ", ".join(f"{what} {points}" for what, points in lines) or "nothing"
        high = s.height(words, "semi", 16, w - 276, 1.1)
        s.para(
            words,
            "semi",
            16,
            PAPER if lines else SOFT,
            x + 200,
            max(y + 2, middle - high / 2 + 1),
            w - 276,
            1.1,
            maxh=h - 4,
        )
        s.text(str(total), "black", 26, GLOW if won else PAPER, x + w - 34, middle + 1, "r", 40, maxh=h - 10)
        put(s, (x + w - 28, middle - 10, 20, 20), icon("star", x + w - 18, middle, 18, GOLD, NIGHT), 2)

    def _turn(self, s: Sheet, n: int) -> None:
        """A turning point on its card; an empty place says why there is none."""
        x, y, w, h = 554 + n * 241, 396, 230, 148
        if n >= len(self.turns):
            put(s, (x, y, w, h), plate(x, y, w, h, 16, NIGHT, 0.6) + frame(x, y, w, h, 16, PAGE_EDGE, 1.5, 0.35), 2)
            words = "Looking for the turning points..." if not self.story.done else "The game turned no more than this."
            s.para(words, "semi", 16, SOFT, x + 20, y + 56, w - 40, 1.2, "c", maxh=60)
            return
        turn = self.turns[n]
        plates.panel(s, (x, y, w, h), tone="paper")
        put(
            s,
            (x + 22, y - 6, 34, 50),
            f'<path d="M{x + 24} {y - 4}H{x + 52}V{y + 28}L{x + 38} {y + 40}L{x + 24} {y + 28}Z" fill="{GOLD}"/>'
            f'<path d="M{x + 24} {y - 4}H{x + 52}V{y}H{x + 24}Z" fill="#ffe9a0"/>',
            2,
        )
        s.text(str(n + 1), "black", 20, INK, x + 38, y + 14, "c", 24, maxh=24)
        who = self.sitting.players[turn.seat]
        s.text(
            f"{who.name}: {round(turn.was * 100)} to {round(turn.now * 100)} %",
            "title",
            17,
            INK,
            x + 68,
            y + 22,
            "l",
            w - 80,
            maxh=26,
        )
        s.text(
            f"{round(turn.swing * 100):+d} %",
            "black",
            18,
            "#2a6a3e" if turn.swing > 0 else "#a3263f",
            x + 37,
            y + 64,
            "c",
            58,
            maxh=24,
        )
        s.para(self.story.line(turn), "text", 16, PRINT, x + 72, y + 38, w - 84, 1.15, maxh=54)

    def _facts(self, s: Sheet) -> None:
        """What is worth knowing of the sitting, and the deal to be shared."""
        x, y, w, h = FACTS
        plates.panel(s, FACTS)
        match = self.sitting.match
        put(s, (x + 14, y + 26, 28, 28), icon("leaf", x + 30, y + h / 2, 24, "#aee386", NIGHT), 2)
        code = setup_of(match.game, self.sitting.players, match.options, match.consent).code(match.seed)
        s.text(f"Deal: {code}", "label", 17, PAPER, x + 54, y + 27, "l", w - 240, maxh=23)
        told = []
        if match.undos:
            told.append(f"{match.undos} undone after news" if match.undos > 1 else "one undone after news")
        if "hint" in self.sitting.assists:
            told.append("hints were asked for")
        kept = (
            "It is kept under Games, and counted in the records."
            if self.sitting.shelf
            else "A what-if: it is not kept and not counted."
        )
        words = f"{listed(told).capitalize()}. {kept}" if told else kept
        s.text(words, "semi", 16, SOFT, x + 54, y + 55, "l", w - 240, maxh=21)

"""panel: the buttons: what has no place on the mat, and putting a choice back."""

from __future__ import annotations

from game.engine.agenda import Decision, Option, say
from game.rules.pack.dueling import forecast
from game.rules.pack.state import Offering, Paying, Placing
from game.ui.draw.paint import Area, Sheet
from game.ui.games.pack.piles import Heap
from game.ui.table.buttons import Button, Buttons, Front, button, choice, marked, result, step_back
from game.ui.table.part import Target, View
from game.ui.widgets import looks
from game.ui.widgets.looks import RED, VIOLET

BIG, SECOND = (0, 2, 226, 62), (0, 76, 226, 44)
WITHOUT = "No boost before the duel, nor after it: you keep your cards for later turns."
PLACE: Area = (0, 2, 226, 118)  # of both


class Panel(Buttons):
    name = pane = "panel"

    def __init__(self, view: View, heap: Heap) -> None:
        super().__init__(view)
        self.heap = heap

    def buttons(self) -> list[Button]:
        view, question = self.view, self.view.question
        if self.heap.zone:
            return []
        if view.finished:
            return [result(view, BIG)]
        if question is None:
            return []
        found = [self.choice(option) for option in question.options if option.at is None]
        if isinstance(view.about, Offering) and view.about.part == 1:
            face = Front(SECOND, "No boost this turn", VIOLET, "check")
            found.append(button("panel/nothing", face, self.pass_turn, tip=WITHOUT))
        if isinstance(view.about, Placing | Paying):
            words = "Put back" if isinstance(view.about, Placing) else "Go back"
            found += step_back(view, ("summon:", "boost:"), Front(SECOND, words, VIOLET, "undo"))
        return found

    def where(self, thing: Target, at: int) -> Area | None:
        """ "pass_on": where the laptop is passed on."""
        return PLACE if thing == "pass_on" else None

    def words_of(self, option: Option) -> tuple[str, str, str | None]:
        """A button's words, a line under them, and its sign."""
        if option.key == "none":
            return "Summon nothing", "keep all cards", None
        if option.key == "pass" and self.view.picture.facts["phase"] == "boost_1":
            fights = bool(self.view.by_rule(forecast, self.view.home))
            return "To the duel!" if fights else "Not yet", "no boost for now", "claw"
        if option.key == "pass":
            return "End turn", "no boost", "check"
        return say(option.label), "", None

    def pass_turn(self) -> None:
        """No boost before the Duel, nor after it."""
        view, turn = self.view, self.view.picture.facts["turn"]

        def rule(decision: Decision) -> str | None:
            same = view.picture.facts["turn"] == turn
            return "pass" if same and isinstance(decision.about, Offering) else None

        view.answer_so(rule)
        view.answer("pass")

    def choice(self, option: Option) -> Button:
        text, sub, sign = self.words_of(option)
        return choice(self.view, option, Front(BIG, text, RED, sign, sub))

    def draw(self, s: Sheet) -> None:
        for face, state, hinted in marked(s, self.view, self.buttons()):
            looks.button(s, face.box, face.text, state, face.ramp, face.sign, face.sub, face.key, hinted)

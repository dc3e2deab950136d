"""buttons: what a player of Dragon Attack! can press, what is told while there is nothing to press, and the two sides
of the panel in windows that have room for one of them."""

from __future__ import annotations

from game.engine.agenda import Option
from game.rules.dragon.meeting import Facing
from game.rules.dragon.movement import Defending, Sailing, Walking
from game.rules.dragon.searching import Finding, Searching, may_find
from game.rules.dragon.setup import Choosing
from game.ui.draw.paint import PAPER, Sheet
from game.ui.draw.shapes import SKIRT, SOFT
from game.ui.games.dragon.desk import lies_open
from game.ui.games.dragon.parties import PartyPart
from game.ui.games.dragon.places import BUTTONS, LEFT, WIDE
from game.ui.table.buttons import Button, Buttons, Front, button, choice, marked, result
from game.ui.table.part import View
from game.ui.widgets import looks
from game.ui.widgets.looks import RED, TIN, VIOLET

GOAL = (
    "Search for friends and gold, and bring the gold home. Slay the Dragon before the 1s that are rolled take it to "
    "the palace: then the most gold and monsters at home win, and the slayer has the hoard."
)
ALONE, PAIRED, APART = 48.0, 38.0, 6.0  # height of a button, of each of two, and the air between them
PAGES = {"own": "Party", "others": "Others"}
OTHERS = {"hoard", "seat/1"}  # what a lesson may point at there


class Choices(PartyPart, Buttons):
    """At the foot of the panel."""

    name = pane = "buttons"

    # ---- what there is to press -------------------------------------------------------------------------------
    def buttons(self) -> list[Button]:
        """From top to bottom; each choice without a place of its own is among them."""
        view = self.view
        if view.finished:
            return [result(view, (LEFT, BUTTONS, WIDE, 46))]
        if view.question is None or lies_open(view):
            return []
        options = [option for option in view.question.options if option.at is None or option.key in ("stay", "take")]
        return [self.choice(option, i, len(options)) for i, option in enumerate(options)]

    def choice(self, option: Option, i: int, count: int) -> Button:
        first = i == 0
        high = ALONE if count == 1 else PAIRED
        box = (LEFT, BUTTONS + i * (PAIRED + SKIRT + APART), WIDE, high)
        text, sign = self.words(option)
        ramp = RED if first and option.key != "stay" else VIOLET
        under = self.stay_words() if option.key == "stay" else ""
        return choice(self.view, option, Front(box, text, ramp, sign, under), numbered=False)

    def words(self, option: Option) -> tuple[str, str | None]:
        """What stands on the button of a choice, and its sign."""
        match self.view.about, option.key:
            case Sailing(), "roll":
                return "Roll the die", "die"
            case _, "stay":
                return "Stay here", "stay"
            case Searching(), "search":
                return "Search", "eye"
            case Finding(), "take":
                return "Take it", "hand"
            case _, "leave":
                return "Leave it", ".cross"
            case Defending(), "fight":
                return "Fight the Dragon", "sword"
            case Defending(), "decline":
                return "Stand aside", ".cross"
        return option.key.capitalize(), None

    def stay_words(self) -> str:
        """What staying leads to."""
        p = self.parties
        finds = isinstance(self.view.about, Walking) and self.view.by_rule(may_find, p.asked(), p.own_space())
        return "you may search" if finds else ""

    # ---- seen ---------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        buttons = self.buttons()
        for face, state, hinted in marked(s, self.view, buttons):
            looks.button(s, face.box, face.text, state, face.ramp, face.sign, face.sub, lit=hinted)
        if isinstance(self.view.about, Choosing):
            s.tell(GOAL, "body", PAPER, LEFT, BUTTONS + 2, WIDE, maxh=90)
        elif len(buttons) < 2:
            self.draw_told(s, len(buttons))

    def draw_told(self, s: Sheet, above: int) -> None:
        """The last lines of what is told, under so many buttons: what has just happened."""
        lines = self.view.last_lines(3)
        walking = isinstance(self.view.about, Walking)
        lines = lines[-2:-1] if walking else lines[-2 + above :]  # the roll lies on the table
        for i, text in enumerate(lines, above):
            now = i == 1
            ink = PAPER if now and not above else SOFT
            top = BUTTONS + 4 + i * 46 + above * 5
            s.tell(text, "note" if now else "body", ink, LEFT, top, WIDE, maxh=42)


class Pages(Buttons):
    """The own party is seen until the player turns to the others, or is asked about them."""

    name = "pages"

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.turned = ""  # to what the player has turned since the last question

    @property
    def page(self) -> str:
        others = isinstance(self.view.about, Facing) or OTHERS & {*self.view.taught}
        return self.turned or ("others" if others else "own")

    def settled(self) -> None:
        self.turned = ""

    def put_away(self) -> None:
        self.turned = ""

    def turn(self, page: str) -> None:
        self.turned = page
        self.view.again()
        self.view.redraw()

    def buttons(self) -> list[Button]:
        if (area := self.view.area("pages")) is None:
            return []
        x, y, w, h = area
        wide = (w - 6) / 2
        return [
            button(
                f"page/{page}",
                Front((x + i * (wide + 6), y + 2, wide, h - 8), words, TIN if page == self.page else VIOLET),
                lambda page=page: self.turn(page),  # type: ignore[misc]
            )
            for i, (page, words) in enumerate(PAGES.items())
        ]

"""promptbar: the paper strip under the map: the die, what is asked, and how near the Dragon is."""

from __future__ import annotations

from game.engine.events import Event, Said
from game.rules.dragon.movement import Walking
from game.ui.draw.paint import INK, PAPER, Sheet, icon
from game.ui.draw.shapes import plate
from game.ui.games.dragon.parties import Parties
from game.ui.games.dragon.places import PROMPT
from game.ui.games.dragon.prompts import Prompts
from game.ui.table.dice import POSES, Die, die_picture
from game.ui.table.part import Part
from game.ui.table.view import View
from game.ui.window.motion import Call, Motion, Then, Tumble, Wait

SIZE = 64.0
SMALL = ("Which", "Sail", "Move", "Search", "You", "Whom", "The", "One")  # words that begin small behind a name
LOW = "#8f1f3c"


class PromptBar(Part):
    """`die` is the one that is rolling; afterwards the roll lies there as the picture has it."""

    name = "prompt"

    def __init__(self, view: View, parties: Parties, prompts: Prompts) -> None:
        super().__init__(view)
        self.parties, self.prompts = parties, prompts
        self.die: Die | None = None

    def lay_out(self) -> None:
        self.die = None

    def show(self, event: Event) -> Motion | None:
        if not isinstance(event, Said) or event.what != "rolls":
            return None
        value = int(event.about[0])
        die = Die(value, pose=0)

        def begin() -> None:
            self.die = die

        roll = Tumble(die, POSES)
        return Then(Call(begin), Call(self.view.sounder("dice")), roll, Wait(500 if value == 1 else 160))

    def words(self) -> tuple[str, str]:
        """Title and second line."""
        view, p = self.view, self.parties
        if view.question is not None:
            title = self.prompts.title()
            if len(view.people) > 1:
                small = title[0].lower() + title[1:] if title.split()[0] in SMALL else title
                title = f"{p.name(view.question.player)}: {small}"
            return title, self.prompts.under()
        last = next(iter(view.lines()[-1:]), "")
        seat = view.turn
        if view.past:
            return "Looking back", last or "The start of the game."
        if view.finished or seat is None and not view.busy:
            return "The game is over", last
        if view.busy or seat is None:
            return last or "The counters are laid out", ""
        asked = "is to move" if p.moving() == seat else "is to choose"
        return f"{p.name(seat)} {asked if view.player(seat).is_person else 'is thinking'}", last

    def draw(self, s: Sheet) -> None:
        facts = self.parties.facts
        x, y, w, h = PROMPT
        title, under = self.words()
        die = self.die or (Die(facts["rolled"]) if facts["rolled"] else None)
        left = 88.0 if die else 22.0
        walked = self.prompts.walked() if isinstance(self.view.about, Walking) else ""
        room = w - left - 208 - (90 if walked else 0)
        self.view.stamps.put(s, "prompt", x, y, w, h + 4, paint_strip)
        if under:
            s.text(title, "title", 20, INK, x + left, y + 14, "l", room, maxh=15)
            s.text(under, "semi", 16, "#5b4450", x + left, y + 34, "l", room, maxh=12)
        else:
            s.text(title, "title", 19, INK, x + left, y + h / 2, "l", room, maxh=24)
        if walked:
            s.svg(icon("boot", x + w - 282, y + h / 2, 20, "#8a5136", PAPER), x + w - 294, y, 24, h)
            s.text(walked, "bold", 16, INK, x + w - 268, y + h / 2 + 0.5, "l", 62, maxh=20)
        far = palace_words(facts["dragon"], self.parties.kingdom.palace - facts["dragon"])
        s.text(far, "bold", 16, LOW, x + w - 174, y + h / 2 + 0.5, "l", 164, maxh=20)
        if die:
            s.blit(die_picture(self.view.pictures, die, round(SIZE * s.u)), x + 10, y - 12 - die.hop)


def paint_strip(t: Sheet) -> None:
    _, _, w, h = PROMPT
    gate = icon("gate", w - 190, h / 2, 20, LOW, PAPER)
    t.svg(plate(0, 4, w, h, 14, "#0c0618", 0.5) + plate(0, 0, w, h, 14, PAPER) + gate)


def palace_words(dragon: int, far: int) -> str:
    if not dragon:
        return "the Dragon sleeps"
    return "at the palace!" if not far else f"{far} flight{'s' * (far != 1)} to the palace"

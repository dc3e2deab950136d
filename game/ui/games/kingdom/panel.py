"""panel: the buttons: what has no place on the table, Done, Put back, and what small windows have no room for."""

from __future__ import annotations

from game.engine.agenda import Decision, Option
from game.engine.words import counted
from game.rules.kingdom.cards import Content
from game.rules.kingdom.deeds import Placing
from game.rules.kingdom.powers import Tasting
from game.rules.kingdom.resolve import Resolving
from game.rules.kingdom.state import SIDES
from game.ui.draw.paint import PAPER, Area, Sheet
from game.ui.games.kingdom.aim import Aim
from game.ui.games.kingdom.picks import Picks
from game.ui.games.kingdom.places import BIG, SECOND, Places
from game.ui.games.kingdom.words import Undone
from game.ui.style.palette import palette
from game.ui.table.buttons import Button, Buttons, Front, button, choice, marked, result, step_back
from game.ui.table.part import Target, View
from game.ui.widgets import looks
from game.ui.widgets.looks import RED, VIOLET, Ramp


class More(Buttons):
    """What was folded is shown until something else is asked, or until it is put away."""

    name = "more"

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.opened: tuple[Decision | None] | None = None  # while what was asked

    @property
    def shown(self) -> bool:
        return self.opened is not None and self.opened[0] is self.view.question

    def turn(self) -> None:
        self.opened = None if self.shown else (self.view.question,)
        self.view.again()
        self.view.redraw()

    def close(self) -> bool:
        was = self.shown
        if was:
            self.turn()
        return was

    def put_away(self) -> None:
        self.opened = None

    def buttons(self) -> list[Button]:
        if (area := self.view.area("more")) is None:
            return []
        x, y, w, h = area
        return [button("more", Front((x, y, w, h - 2), "Back" if self.shown else "More"), self.turn)]


TOP, BESIDE = (1002, 508, 128, 42), (1140, 508, 126, 42)
BACK = (428, 604, 122, 42)
ARRAY_LINE = 612.0  # over the own Array in the pane "panel"
PANES: dict[str, Area] = {  # where buttons lie: after a cut; before it what is chosen, and the rest
    "panel": (924, 552, 350, 146),
    "keys": (998, 504, 274, 56),
    "beside": (424, 566, 134, 90),
}
BEGINS = "take:", "fight:", "deed:", "control:"  # choices after which more is asked
AIR = 3  # above where the laptop is passed on: the foot of a button lies over it
SIGNS = {
    "queue": "plus",
    "dismiss": ".cross",
    "done": "check",
    "use": "star4",
    "leave": "gem",
    "with": "crown",
    "without": ".minus",
    "kingdom": "tower",
    "dungeon": "gate",
    "stay": "stay",
}


class Panel(Buttons):
    """Two buttons at most for choices; while a list is open, none."""

    def __init__(self, view: View, pane: str, places: Places, aim: Aim, picks: Picks, undone: Undone) -> None:
        super().__init__(view)
        self.name = self.pane = pane
        self.places, self.aim, self.picks, self.undone = places, aim, picks, undone
        self.content: Content = view.content

    def buttons(self) -> list[Button]:
        """Those that lie in its pane."""
        x, y, w, h = PANES[self.pane]
        return [one for one in self.all_buttons() if x <= one[1].box[0] < x + w and y <= one[1].box[1] < y + h]

    def all_buttons(self) -> list[Button]:
        """Those of all panes."""
        view, parted = self.view, self.places.parted
        if view.finished:
            box: Area = BIG if parted else (1002, 508, 264, 42)
            return [result(view, box)]
        if view.question is None:
            return []
        options = [option for option in view.question.options if not self.lies(option)] if not self.aim.apart else []
        return self.after_a_cut(options) if parted else self.before(options)

    def where(self, thing: Target, at: int) -> Area | None:
        """ "pass_on": where the laptop is passed on; the own Array has a part of it while somebody else cuts."""
        if thing != "pass_on" or self.pane != ("panel" if self.places.parted else "keys"):
            return None
        x, y, w, h = PANES[self.pane]
        return (x, y + AIR, w, ARRAY_LINE - 6 - y - AIR if self.with_array else h - AIR)

    @property
    def with_array(self) -> bool:
        """Whether the own Array lies in this pane, while somebody else cuts."""
        picture, home = self.view.picture, self.view.home
        return self.pane == "panel" and bool(picture.zones[f"array/{home}"]) and picture.facts["active"] != home

    def lies(self, option: Option) -> bool:
        """Whether a choice is made on the table alone."""
        at = option.at
        if option.key in ("use", "queue", "dismiss") or at in ("kingdom", "dungeon"):
            return False
        return at is not None

    def before(self, options: list[Option]) -> list[Button]:
        """While a card is taken and used."""
        found = [
            self.choice(
                option,
                box,
                "Queue up" if option.key == "queue" else self.view.words_of(option),
                RED if i == 0 else VIOLET,
            )
            for i, (option, box) in enumerate(zip(options, (TOP, BESIDE)))
        ]
        if self.view.picture.zones["taken"]:
            found += step_back(self.view, BEGINS, Front(BACK, "Put back"))
        return found

    def after_a_cut(self, options: list[Option]) -> list[Button]:
        """Choices that lie nowhere, and the way out of a fight or a deed that has only been begun."""
        found = [] if (whole := self.picks.now.whole) is None else [self.picked(whole)]
        for i, option in enumerate(options[:2]):
            words, sub = self.words_of(option)
            box: Area = BIG if i == 0 else SECOND
            calm = i > 0 or option.key == "stay" or option.key == "done" and self.undone.left("done") != ""
            found.append(self.choice(option, box, words, VIOLET if calm else RED, sub))
        if len(found) < 2 and not isinstance(self.view.about, Resolving):
            found += step_back(self.view, BEGINS, Front(SECOND if found else BIG, "Go back", VIOLET, "undo"))
        return found

    def picked(self, option: Option) -> Button:
        """What has been picked is given."""
        points = self.aim.points(option)
        words, sub = "Pay", f"discards {counted(len(self.picks.cards), 'card')}"
        if points is not None:
            words, sub = f"Give for {counted(points, 'point')}", ""
        control, front = button("panel/pick", Front(BIG, words, RED, "check", sub), lambda: self.picks.give(option))
        control.tags["key"] = option.key
        return control, front

    def words_of(self, option: Option) -> tuple[str, str]:
        """A button's words, and a line under them."""
        match option.key:
            case "done":
                return "Done with this cut", self.aftermath()
            case "kingdom":
                return "Into the Kingdom", "to be fought" if self.beast() else "to pay, or to come home"
            case "dungeon":
                return "Into the Dungeon", "to be controlled" if self.beast() else "for its deed, or as a Gem"
            case "stay":
                return "Move no more", ""
            case "with" | "without" if isinstance(self.view.about, Tasting):
                (kind, each), gems_of = self.view.about, self.aim.holdings.gems_of
                whites = gems_of(self.content.wild) if option.key == "with" else 0
                return self.view.words_of(option), counted((gems_of(kind) + whites) * each, "point")
            case "leave":
                return "Only the Gem", "the deed is not used"
        return self.view.words_of(option), ""

    def aftermath(self) -> str:
        """What Done leads to, as things lie."""
        zones, tokens = self.view.picture.zones, self.view.picture.facts["tokens"]
        lying = [card for side in SIDES for card in zones[side] if card is not None]
        beasts = [card for card in lying if self.content.is_monster(card)]
        raid = ["Monsters raid" if not all(tokens[card] for card in beasts) else "Monsters leave"] if beasts else []
        return ", ".join(["Adventurers return"] * (len(beasts) < len(lying)) + raid) or "your turn ends"

    def beast(self) -> bool:
        """Whether it is a Monster that is to be put into a side."""
        about = self.view.about
        return isinstance(about, Placing) and self.content.is_monster(about.card)

    def choice(self, option: Option, box: Area, text: str, ramp: Ramp, sub: str = "") -> Button:
        _, _, w, h = box
        sign = SIGNS.get(option.key) if w > 150 else None
        return choice(self.view, option, Front(box, text, ramp, sign, sub if h > 56 else ""), numbered=w > 150)

    def draw(self, s: Sheet) -> None:
        if self.pane == "beside" and not (self.view.area("badge") or self.view.area("column")):
            count = len(self.view.picture.zones[f"hand/{self.view.home}"])
            s.say(f"Hand {count} of 7", "step", PAPER, 436, 580, "l", 112, maxh=22)
        elif self.with_array:
            s.say("YOUR ARRAY", "caption", palette.soft, 932, ARRAY_LINE, "l", 200, maxh=18)
        for face, state, hinted in marked(s, self.view, self.buttons()):
            looks.button(s, face.box, face.text, state, face.ramp, face.sign, face.sub, face.key, hinted)

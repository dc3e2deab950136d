"""tally: what a turn of Dungeon & Kingdom is worth so far, and in its Aftermath the step that is being done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from game.engine.events import Changed, Event, Said
from game.engine.words import per_cent
from game.rules.kingdom.cards import Content
from game.rules.kingdom.forecast import at_once
from game.rules.kingdom.state import LOOT, SIDES
from game.ui.draw.paint import GOLD, PAPER, Area, Sheet, icon
from game.ui.draw.shapes import SOFT, plate
from game.ui.draw.tokens.heraldry import coin
from game.ui.games.kingdom.aim import Aim
from game.ui.games.kingdom.places import Places
from game.ui.style.metrics import PILL
from game.ui.style.palette import palette
from game.ui.table.part import Part, Still, View, still_in
from game.ui.widgets.plates import panel
from game.ui.window.motion import Call, Motion, Then, Wait

STEPS = (
    ("return", "Adventurers return"),
    ("leaving", "Monsters leave"),
    ("raiding", "Monsters raid"),
    ("slide", "The Array closes"),
)
GAIN, LOSS = palette.gold, palette.harm_light
MOST, NARROW = 3, 1000.0  # Monsters that are named one by one, where it is wider than that
STEP = 560  # ms
CHANCY = ("deed:", "use", "dungeon:", "hand:", "seat:")  # choices that may bring one card or another

Item = tuple[str, str, int]  # sign, words, points
Worth = tuple[int, tuple[Item, ...], tuple[Item, ...]]  # now, gains, raids


class Tally(Part):
    """A strip under the stage."""

    name = pane = "tally"

    def __init__(self, view: View, places: Places, aim: Aim) -> None:
        super().__init__(view)
        self.places, self.aim = places, aim
        self.content: Content = view.content
        self.step = ""  # of the Aftermath
        self._odds: tuple[object, tuple[str, ...]] = (None, ())
        self._brings: tuple[object, int] = (None, 0)

    # ---- what happens --------------------------------------------------------------------------------------------
    def lay_out(self) -> None:
        self.step = ""
        for event in self.view.latest():
            match event:
                case Said(what="step", about=(str(step),)):
                    self.step = step
                    return
                case Changed(field="phase"):
                    return

    def show(self, event: Event) -> Motion | None:
        match event:
            case Changed(field="phase"):
                self.step = ""
            case Said(what="step", about=(str(step),)):
                short = not self.concerned(step)  # nobody waits for empty steps
                return Then(Call(lambda: setattr(self, "step", step)), Wait(STEP / 4 if short else STEP))
        return None

    def concerned(self, step: str) -> bool:
        """Whether there is anybody whom a step of the Aftermath is about."""
        picture = self.view.picture
        cards = [card for side in SIDES for card in picture.zones[side] if card is not None]
        monsters = [card for card in cards if self.content.is_monster(card)]
        if step == "return":
            return len(monsters) < len(cards)
        return any(picture.facts["tokens"][card] for card in monsters) if step == "leaving" else bool(monsters)

    # ---- seen ----------------------------------------------------------------------------------------------------
    def still(self) -> Iterable[Still]:
        pane = self.view.pane(self.pane)
        if not self.places.parted or pane is None:
            return
        _, _, w, h = pane.design
        box: Area = (4, 4, w - 8, h - 12)
        if self.view.picture.facts["phase"] == "aftermath":
            shown: object = self.step
            paint = partial(paint_steps, box=box, now=self.step)
        else:
            shown = worth, odds = self.worth(), self.odds_words()
            paint = partial(paint_sum, box=box, worth=worth, odds=odds)
        yield still_in(pane.design, "tally", shown, paint)

    def odds_words(self) -> tuple[str, ...]:
        """Whom the deed that is pointed at may bring, likeliest first."""
        option = self.aim.option
        if option is None or not self.view.settings.odds or not option.key.startswith(CHANCY):
            return ()
        at = self.view.moment, option.key
        if self._odds[0] != at:
            words = [f"{chance.what} {per_cent(chance.share)}" for chance in self.view.odds(option.key)[:4]]
            self._odds = at, ("MAY BRING", *words) if words else ()
        return self._odds[1]

    def worth(self) -> Worth:
        """Points now, what the choice pointed at would bring, and what Monsters will take when all is done."""
        picture, content = self.view.picture, self.content
        active, tokens = picture.facts["active"], picture.facts["tokens"]
        now = picture.facts["reserve"][active]
        aim, gains = self.gains()
        left = now + sum(points for *_, points in gains)
        raids = list[tuple[str, int]]()
        for card in (card for side in SIDES for card in picture.zones[side] if card is not None and card != aim):
            if content.is_monster(card):
                loot = LOOT if not tokens[card] and left >= LOOT else 0
                left -= loot
                raids.append((content.of(card).name, loot))
        told = [("claw", f"{name} {'raids' if loot else 'leaves'}", loot) for name, loot in raids]
        pane = self.view.pane(self.pane)
        if len(raids) > (MOST if pane is None or pane.design[2] > NARROW else 1):
            fed = sum(bool(loot) for _, loot in raids)
            words = [f"{fed} raid"] * bool(fed) + [f"{len(raids) - fed} leave"] * (fed < len(raids))
            told = [("claw", " and ".join(words), LOOT * fed)]
        return now, gains, tuple(told)

    def gains(self) -> tuple[int | None, tuple[Item, ...]]:
        """The Monster that what is pointed at would take off the table, and the points that this would bring."""
        aim, content, tokens = self.aim, self.content, self.view.picture.facts["tokens"]
        if (monster := aim.fought()) is not None:
            return monster, (("skull", content.of(monster).name, aim.holdings.worth(monster)),)
        if (monster := aim.conquered()) is not None:
            return None, (("skull", content.of(monster).name, aim.holdings.worth(monster)),)
        monster, brings = aim.controlled(), self.brings()
        if aim.option is None and monster is not None:
            brings = tokens[monster]
        deed = content.of(aim.option.at).deed if aim.option and isinstance(aim.option.at, int) else ""
        said = content.of(monster).name if monster is not None else deed
        if brings:
            return monster, (("hero", said, brings),)
        points = aim.points(aim.option) if aim.listed and aim.option else None
        return monster, ((("gem", "for this choice", points),) if points else ())

    def brings(self) -> int:
        """The points that the deed or the control that is pointed at brings at once."""
        if (option := self.aim.option) is None:
            return 0
        at = self.view.moment, option.key
        if self._brings[0] != at:
            self._brings = at, self.view.by_rule(at_once, option.key)
        return self._brings[1]


def paint_sum(t: Sheet, box: Area, worth: Worth, odds: Sequence[str]) -> None:
    """Now, plus gains, minus raids, makes the points after Done."""
    (x, y, w, _), (now, gains, raids) = box, worth
    panel(t, box)
    t.say("THIS TURN", "caption", SOFT, x + 18, y + 18, "l", 96, maxh=18)
    t.say("now", "note", palette.soft, x + 18, y + 43, "l", 36, maxh=20)
    t.say(str(now), "number_large", PAPER, x + 56, y + 42, "l", 50, maxh=28)
    items = [("+", *item, GAIN) for item in gains] + [("-", *item, LOSS) for item in raids]
    at = x + 124.0
    end = x + w - (414 if odds else 210)
    step = min(226.0, (end - at) / max(1, len(items)))
    for sign, ico, words, points, colour in items:
        bar = f'<rect x="{at - 7}" y="{y + 29}" width="14" height="4.5" rx="2" fill="{colour}"/>'
        t.svg(
            (bar if points else "")
            + (
                f'<rect x="{at - 2.2}" y="{y + 24}" width="4.5" height="14" rx="2" fill="{colour}"/>'
                if sign == "+"
                else ""
            )
            + f'<circle cx="{at + 30}" cy="{y + 31}" r="16" fill="{palette.hover}"/>'
            + icon(ico, at + 30, y + 31, 20, PAPER, palette.hover),
            at - 8,
            y + 14,
            56,
            34,
        )
        if points:
            t.say(str(points), "number_large", colour, at + 52, y + 22, "l", step - 62, maxh=26)
        t.say(words, "note", palette.soft, at + 52, y + (46 if points else 31), "l", step - 62, maxh=19)
        at += step
    if not items:
        t.say("No Monster will raid.", "note", palette.soft, at - 8, y + 31, "l", end - at, maxh=24)
    t.svg(icon("arrow", end + 14, y + 32, 26, GOLD, palette.night), end, y + 18, 28, 28)
    total = now + sum(points for *_, points in gains) - sum(points for *_, points in raids)
    coin(t, end + 58, y + 31, 22, total)
    t.say("and then Done" if gains else "after Done", "note", PAPER, end + 90, y + 31, "l", 106, maxh=22)
    if odds:
        left, columns = x + w - 196, 1 if len(odds) < 4 else 2
        t.say(odds[0], "slot", SOFT, left, y + 14, "l", 184, maxh=16)
        for i, words in enumerate(odds[1:5]):
            place = left + i % columns * 94, y + 31 + i // columns * 18
            t.say(words, "note", PAPER, *place, "l", 188 / columns - 4, maxh=17)


def paint_steps(t: Sheet, box: Area, now: str) -> None:
    """The four steps of the Aftermath, the present one in gold."""
    x, y, w, h = box
    panel(t, box)
    names = [name for name, _ in STEPS]
    at = names.index(now) if now in names else -1
    each = (w - 24) / len(STEPS)
    for i, (_, words) in enumerate(STEPS):
        left = x + 12 + i * each
        if i == at:
            lit = left + 4, y + 10, each - 8, h - 20
            t.svg(plate(*lit, PILL, GOLD), *lit)
        ink = palette.garnet if i == at else PAPER if i < at else SOFT
        if i < at:
            t.svg(icon("check", left + 30, y + h / 2, 18, palette.good_light), left + 20, y + h / 2 - 10, 20, 20)
        else:
            t.say(str(i + 1), "number", ink, left + 30, y + h / 2, "c", 20, maxh=26)
        t.say(words, "heading", ink, left + 50, y + h / 2, "l", each - 66, maxh=26)

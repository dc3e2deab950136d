"""tray: choices without a place of their own, as chips: ways to pay, sets of Gems, colours, Monsters to let go."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from game.engine.agenda import Option
from game.rules.kingdom.cards import Content
from game.rules.kingdom.fights import Paying, Splitting
from game.rules.kingdom.gems import Giving
from game.rules.kingdom.powers import Devouring, Releasing
from game.ui.draw.paint import GOLD, INK, PAPER, Area, Sheet, icon
from game.ui.draw.shapes import GLOW, focus_ring, frame, plate
from game.ui.draw.tokens.heraldry import coin, disc, stone
from game.ui.games.kingdom.aim import Aim
from game.ui.games.kingdom.picks import Picks
from game.ui.games.kingdom.places import Places
from game.ui.games.kingdom.printed import CHIP, colours_of
from game.ui.games.kingdom.sides import LOW
from game.ui.style.metrics import BROAD, ROUND, SLIP
from game.ui.style.palette import palette
from game.ui.style.type import TEXTS
from game.ui.table.part import Part, View
from game.ui.table.sprites import Images
from game.ui.widgets.plates import panel
from game.ui.window.focus import Control

HIGH, APART, MARGIN, MORE_W = 39.0, 8.0, 16.0, 140.0
GROWN = 34.0  # how much wider than it must be a chip becomes where there is room
SEAL, STONE, CARD, SPLIT, COIN, WORDS = (
    28.0,
    32.0,
    30.0,
    56.0,
    40.0,
    110.0,
)  # what each sign of a chip takes of its width


class ChipLook(NamedTuple):
    """How a chip looks: seals, stones or cards, or else words, then points gained."""

    words: str = ""
    seals: tuple[str, ...] = ()
    more: tuple[str, ...] = ()
    stones: tuple[str, ...] = ()
    cards: tuple[int, ...] = ()
    points: int | None = None
    split: bool = False  # `seals` come from the Kingdom, `more` from the hand

    @property
    def wide(self) -> float:
        signs = SEAL * len(self.seals + self.more) + STONE * len(self.stones) + CARD * len(self.cards)
        return 56 + signs + SPLIT * self.split + COIN * (self.points is not None) + WORDS * bool(self.words)


class Tray(Part):
    """A row under the cards of both sides; those of other pages cannot be pressed."""

    name = "tray"
    pane = "stage"

    def __init__(self, view: View, places: Places, aim: Aim, picks: Picks, images: Images) -> None:
        super().__init__(view)
        self.places, self.aim, self.picks, self.images = places, aim, picks, images
        self.content: Content = view.content
        self.page = 0

    def settled(self) -> None:
        self.page = 0
        self.picks.settled()

    def put_away(self) -> None:
        self.page = 0
        self.picks.put_away()

    @property
    def box(self) -> Area:
        """Below the cards, which stay in sight: they are what is picked."""
        x, y, w, h = self.places.stage
        return x, y + h - LOW, w, LOW

    @property
    def inner(self) -> float:
        """How wide the box is, in the units of what lies in it."""
        return self.box[2] / self.places.grown

    # ---- what there is to choose ---------------------------------------------------------------------------------
    def options(self) -> tuple[Option, ...]:
        """Those that are shown: all, or the ways that take what has been picked."""
        if not self.aim.listed or self.view.question is None:
            return ()
        return self.picks.now.fit if self.picks.asked else tuple(self.view.question.options)

    def pages(self) -> list[list[tuple[Option, ChipLook]]]:
        """What fits side by side, page for page."""
        looks = [(option, self.look_of(option)) for option in self.options()]
        room = self.inner - 2 * MARGIN
        if sum(look.wide + APART for _, look in looks) > room:
            room -= MORE_W
        found, left = list[list[tuple[Option, ChipLook]]](), 0.0
        for option, look in looks:
            if not found or left < look.wide:
                found.append([])
                left = room
            found[-1].append((option, look))
            left -= look.wide + APART
        return found

    def rows(self) -> list[tuple[Control, Option]]:
        """The chips of the present page."""
        pages, (left, top, _, _), k = self.pages(), self.box, self.places.grown
        x = MARGIN
        self.page = min(self.page, max(0, len(pages) - 1))
        found, spare = [], self.inner - 2 * MARGIN - sum(look.wide + APART for page in pages for _, look in page)
        grown = max(0.0, min(GROWN, (spare + APART) / max(1, sum(map(len, pages)))))
        for option, look in pages[self.page] if pages else ():
            control = Control(
                f"choice/{option.key}",
                (left + x * k, top + (LOW - HIGH * k) / 2, (look.wide + grown) * k, HIGH * k),
                self.view.words_of(option),
                partial(self.picks.give, option),
                zone="choices",
                radius=ROUND,
                tags={"key": option.key, "number": self.number(option), "tray": True},
            )
            found.append((control, option))
            x += look.wide + grown + APART
        return found

    def number(self, option: Option) -> int:
        """The number key that chooses it, from 1 on."""
        return self.view.question.options.index(option) + 1 if self.view.question is not None else 0

    def controls(self) -> list[Control]:
        if not self.aim.listed:
            return []
        return [covered(self.box), *(control for control, _ in self.rows()), *self.more()]

    def more(self) -> list[Control]:
        """The way to the next page, where there is one."""
        (x, y, w, _), k, pages = self.box, self.places.grown, len(self.pages())
        box, label = (
            (x + w - MORE_W * k, y + (LOW - 34 * k) / 2, (MORE_W - MARGIN) * k, 34 * k),
            f"More ({self.page + 1} of {pages})",
        )
        return [Control("tray/next", box, label, self.turn, zone="choices", radius=BROAD)] if pages > 1 else []

    def turn(self) -> None:
        self.page = (self.page + 1) % max(1, len(self.pages()))

    def look_of(self, option: Option) -> ChipLook:
        """How a choice is shown, from what it would do."""
        content, at, points = self.content, self.number(option) - 1, self.aim.points(option)
        match self.view.about:
            case Paying(ways=ways):
                return ChipLook(seals=colours_of(content, ways[at]))
            case Splitting(parts=parts):
                part, rest = parts[at]
                return ChipLook(seals=colours_of(content, part), more=colours_of(content, rest), split=True)
            case Giving(sets=sets):
                gems, wild = sets[at], content.adventurers[content.wild].colour
                stones = (content.adventurers[gems.kind].colour,) * gems.coloured + (wild,) * gems.white
                return ChipLook(stones=stones, points=points)
            case Devouring(kinds=kinds):
                return ChipLook(stones=(content.adventurers[kinds[at]].colour,), points=points)
            case Releasing(souls=souls) if at < len(souls):
                return ChipLook(cards=souls[at], points=points)
        return ChipLook(self.view.words_of(option))

    # ---- seen ----------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        if not self.aim.listed:
            return
        cover(s, self.box)
        for control, option in self.rows():
            self.draw_chip(s, control, self.look_of(option))
        for control in self.more():
            look, (bx, by, bw, bh) = self.view.focus.look(control), control.rect
            s.svg(
                plate(bx, by, bw, bh, BROAD, palette.violet if look.state == "hover" else palette.plum), bx, by, bw, bh
            )
            k = self.places.grown
            size = TEXTS["step"].size * k
            s.say(control.label, "step", PAPER, bx + bw / 2, by + bh / 2, "c", bw - 16 * k, maxh=26 * k, size=size)
            s.mark("control", bx, by, bw, bh, control.id)
            if look.ring:
                focus_ring(s, control.rect, control.radius)

    def draw_chip(self, s: Sheet, control: Control, chip: ChipLook) -> None:
        (x, y, w, h), key, look = control.rect, control.tags["key"], self.view.focus.look(control)
        hot = look.state in ("hover", "pressed") or look.ring
        hinted = self.view.hint is not None and self.view.hint.key == key
        number, whole = int(str(control.tags["number"])), self.picks.now.whole
        picked = whole is not None and whole.key == key

        k = self.places.grown

        def paint(sheet: Sheet) -> None:
            (wide, high), corner = sheet.units, (sheet.ox, sheet.oy)
            w, h = wide / k, high / k
            t = Sheet(wide * sheet.u, (w, h), sheet.surf, corner, sheet.marks)
            fill, edge = palette.plum if hot else palette.rise, GLOW if hot or hinted or picked else palette.edge
            t.svg(plate(0, 0, w, h, ROUND, fill) + frame(0, 0, w, h, ROUND, edge, 2 + 1.5 * picked))
            if hinted:
                t.svg(icon("bulb", 19.5, 20, 26, palette.glow, palette.rise))
            elif number < 10:
                t.svg(plate(8, 8, 23, 23, SLIP, INK))
                t.say(str(number), "slot", PAPER, 19.5, 20, "c", 18, maxh=19)
            if chip.points is not None:
                coin(t, w - 28, h / 2, 15, f"+{chip.points}")
            self.signs(t, chip, 40)

        self.view.stamps.put(s, ("chip", chip, hot, hinted, picked, number, k), x, y, w, h, paint)
        s.mark("control", x, y, w, h, control.id)
        if look.ring:
            focus_ring(s, control.rect, control.radius)

    def signs(self, t: Sheet, chip: ChipLook, at: float) -> None:
        """Seals, stones and cards from `at` on; words where there is no sign."""
        middle = HIGH / 2
        if chip.split and chip.seals:
            t.svg(icon("tower", at + 8, middle, 17, GOLD, palette.rise))
            at += 20
        for colour in chip.seals:
            disc(t, at + 13, middle, 12, colour)
            at += SEAL
        if chip.split and chip.more:
            bar = (
                f'<rect x="{at + 5}" y="6" width="2" height="{HIGH - 12}" fill="{palette.edge}"/>' if chip.seals else ""
            )
            t.svg(bar + icon("hand", at + (20 if chip.seals else 8), middle, 17, GOLD, palette.rise))
            at += 32 if chip.seals else 20
        for colour in chip.more:
            disc(t, at + 13, middle, 12, colour)
            at += SEAL
        for colour in chip.stones:
            stone(t, at + 14, middle - 1, colour, 0.3)
            at += STONE
        for card in chip.cards:
            t.blit(self.images.flat(CHIP + card, round(24 * t.u)), at, 3)
            at += CARD
        if chip.words:
            t.say(chip.words, "note", PAPER, at, middle, "l", WORDS, maxh=28)


def covered(box: Area) -> Control:
    """What lies over the stage is not to be pressed through."""
    why = "Choose one of these."
    return Control("tray/ground", box, "", None, enabled=False, why_not=why, zone="choices", stop=False)


def cover(s: Sheet, box: Area) -> None:
    """The ground of what lies over the stage."""
    s.cover(*box)
    panel(s, box, solid=True)

"""tray: choices without a place of their own: ways to pay and sets of Gems as chips, colours and Monsters as a list."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from game.engine.agenda import Option, say
from game.engine.words import counted
from game.rules.kingdom.cards import Content
from game.rules.kingdom.fights import Paying, Splitting
from game.rules.kingdom.gems import Giving
from game.rules.kingdom.powers import Devouring, Releasing
from game.ui.draw.paint import GOLD, INK, PAPER, Sheet, icon
from game.ui.draw.shapes import GLOW, SOFT, Box, focus_ring, frame, plate
from game.ui.games.kingdom.aim import Aim
from game.ui.games.kingdom.heraldry import coin, disc, stone
from game.ui.games.kingdom.picks import Picks
from game.ui.games.kingdom.places import STAGE, Places
from game.ui.games.kingdom.printed import CHIP, colours_of
from game.ui.table.part import Part
from game.ui.table.sprites import Images
from game.ui.table.view import View
from game.ui.widgets.plates import panel
from game.ui.window.focus import Control

ROWS, LEAST_W, SPREAD = 6, 168.0, 560.0  # lines of a column, how narrow and from where on there are two of them
WIDE: Box = STAGE[0], 160, STAGE[2], 318
CHIPS: Box = STAGE[0], 424, STAGE[2], 50  # below the cards, which stay in sight: they are what is picked
SEAL, STONE, MORE_W = 28.0, 30.0, 140.0


class Row(NamedTuple):
    """How a line of the tray looks: seals, stones or a chip, then words, then points gained."""

    words: str
    seals: tuple[str, ...] = ()
    more: tuple[str, ...] = ()
    stones: tuple[str, ...] = ()
    chip: int | None = None
    points: int | None = None
    split: bool = False  # `seals` come from the Kingdom, `more` from the hand


class Tray(Part):
    """Chips lie in a row under the cards that are picked; a list covers the Dungeon."""

    name = "tray"

    def __init__(self, view: View, places: Places, aim: Aim, picks: Picks, images: Images) -> None:
        super().__init__(view)
        self.places, self.aim, self.picks, self.images = places, aim, picks, images
        self.content: Content = view.content
        self.page = 0

    def options(self) -> tuple[Option, ...]:
        """Those that are shown: all, or the ways that take what has been picked."""
        if self.picks.asked:
            return self.picks.now.fit
        return tuple(self.view.question.options) if self.view.question is not None else ()

    def settled(self) -> None:
        self.page = 0
        self.picks.settled()

    def put_away(self) -> None:
        self.page = 0
        self.picks.put_away()

    # ---- lists --------------------------------------------------------------------------------------------------
    def grid(self) -> tuple[Box, int, int]:
        """The tray's box, its columns, and how many choices a page holds."""
        count = len(self.options())
        if self.picks.asked:
            each = max((self.signs_wide(self.look_of(option)) for option in self.options()), default=0.0) + 68
            fit = int((CHIPS[2] - 32) / (each + 8))
            columns = fit if count <= fit else int((CHIPS[2] - 32 - MORE_W) / (each + 8))
            return CHIPS, columns, columns
        kingdom = self.places.sides()[0]
        left = max(420.0, min(930.0, kingdom[0] + kingdom[2] + 8))
        box: Box = (left, 160, 1272 - left, 318)  # beside the Kingdom, whose cards may pay
        if count > ROWS * int((box[2] - 32) / LEAST_W):
            box = WIDE
        most = int((box[2] - 32) / LEAST_W)
        least = 2 if box[2] > SPREAD and count > 3 else 1  # short rows are read at a glance
        columns = max(least, min(most, -(-count // ROWS)))
        return box, columns, columns * ROWS

    def rows(self) -> list[tuple[Control, Option]]:
        """All choices; those of other pages lie behind the present one and cannot be pressed."""
        if not self.aim.listed:
            return []
        (x, y, w, _), columns, page = self.grid()
        options = self.options()
        self.page = min(self.page, (len(options) - 1) // page)
        wide, top, high = (w - 32 - (columns - 1) * 8) / columns, y + 52, min(ROWS, -(-len(options) // columns))
        if self.picks.asked:
            wide, top, high = (w - 32 - (MORE_W if len(options) > page else 0)) / columns - 8, y + 5, 1
        found = []
        for i, option in enumerate(options[self.page * page : (self.page + 1) * page]):
            column, row = divmod(i, high)
            box = (x + 16 + column * (wide + 8), top + row * 43, wide, 39)
            control = Control(
                f"choice/{option.key}",
                box,
                say(option.label),
                partial(self.picks.give, option),
                zone="choices",
                radius=12,
                tags={"key": option.key, "number": self.number(option), "tray": True},
            )
            found.append((control, option))
        return found

    def number(self, option: Option) -> int:
        """The number key that chooses it, from 1 on."""
        return self.view.question.options.index(option) + 1 if self.view.question is not None else 0

    def controls(self) -> list[Control]:
        if not self.aim.listed:
            return []
        return [covered(self.grid()[0]), *(control for control, _ in self.rows()), *self.more()]

    def more(self) -> list[Control]:
        """The way to the next page, where there is one."""
        (x, y, w, _), _, page = self.grid()
        pages = -(-len(self.options()) // page)
        wide, label = MORE_W if self.picks.asked else 176.0, f"More ({self.page + 1} of {pages})"
        box = (x + w - wide, y + 8, wide - 16, 34)
        return [Control("tray/next", box, label, self.turn, zone="choices", radius=14)] if pages > 1 else []

    def turn(self) -> None:
        self.page = (self.page + 1) % -(-len(self.options()) // self.grid()[2])

    def look_of(self, option: Option) -> Row:
        """How a choice is shown, from what it would do."""
        content, words, at = self.content, say(option.label), self.number(option) - 1
        points = self.aim.points(option)
        match self.view.about:
            case Paying(ways=ways):
                return Row("", colours_of(content, ways[at]))
            case Splitting(parts=parts):
                part, rest = parts[at]
                return Row("", colours_of(content, part), colours_of(content, rest), split=True)
            case Giving(sets=sets):
                gems, wild = sets[at], content.adventurers[content.wild].colour
                stones = (content.adventurers[gems.kind].colour,) * gems.coloured + (wild,) * gems.white
                return Row("", stones=stones, points=points)
            case Devouring(kinds=kinds):
                kind, gems_of = kinds[at], self.aim.holdings.gems_of
                count, own = gems_of(kind), gems_of(kind, self.view.home)
                yours = "" if not own else ", yours" if own == count else f", {own} of them yours"
                stones = (content.adventurers[kind].colour,)
                return Row(f"{counted(count, 'Gem')}{yours}", stones=stones, points=points)
            case Releasing(souls=souls) if at < len(souls):
                soul = souls[at][0] if len(souls[at]) == 1 else None
                name = content.name(soul) if soul is not None else f"All {len(souls[at])} Monsters"
                return Row(name, chip=soul, points=points)
        return Row(words)

    def title(self) -> tuple[str, str]:
        match self.view.about:
            case Devouring():
                return "Which colour is eaten?", "everybody's Gems"
        return "Whom do you let go?", "a point for each"

    def draw(self, s: Sheet) -> None:
        if not self.aim.listed:
            return
        x, y, w, _ = box = self.grid()[0]
        cover(s, box)
        if not self.picks.asked:
            self.draw_title(s, box)
        rows = [(control, self.look_of(option)) for control, option in self.rows()]
        told = all(self.room(control, row) > 0.75 * s.width(row.words, "semi", 17) for control, row in rows)
        for control, row in rows:
            self.draw_row(s, control, row if told else row._replace(words=""))
        for control in self.more():
            look, (bx, by, bw, bh) = self.view.focus.look(control), control.rect
            s.svg(plate(bx, by, bw, bh, 14, "#6f5da0" if look.state == "hover" else "#4b3672"), bx, by, bw, bh)
            s.text(control.label, "label", 16, PAPER, bx + bw / 2, by + bh / 2, "c", bw - 16, maxh=26)
            s.mark("control", bx, by, bw, bh, control.id)
            if look.ring:
                focus_ring(s, control.rect, control.radius)

    def draw_title(self, s: Sheet, box: Box) -> None:
        (x, y, w, _), (title, note), more = box, self.title(), 186 if self.more() else 0
        used = s.text(title, "title", 21, "#ffe9b8", x + 20, y + 28, "l", w * 0.55, maxh=30)
        if w - used - 60 - more > 80:
            s.text(note, "semi", 16, SOFT, x + w - 20 - more, y + 28, "r", w - used - 60 - more, maxh=24)

    def draw_row(self, s: Sheet, control: Control, row: Row) -> None:
        x, y, w, h = control.rect
        look = self.view.focus.look(control)
        hot = look.state in ("hover", "pressed") or look.ring
        hinted = self.view.hint is not None and self.view.hint.key == control.tags["key"]
        number, whole = int(str(control.tags["number"])), self.picks.now.whole
        chosen = whole is not None and whole.key == control.tags["key"]

        def paint(t: Sheet) -> None:
            t.svg(
                plate(0, 0, w, h, 12, "#4b3672" if hot else "#2f2145")
                + frame(0, 0, w, h, 12, GLOW if hot or hinted or chosen else "#8d7cc0", 3.5 if chosen else 2)
            )
            if number < 10:
                t.svg(plate(8, 8, 23, 23, 6, INK))
                t.text(str(number), "label", 14, PAPER, 19.5, 20, "c", 18, maxh=19)
            end = w - 12
            if row.points is not None:
                coin(t, end - 16, h / 2, 15, f"+{row.points}")
                end -= 40
            if hinted:
                t.svg(icon("bulb", end - 12, h / 2, 24, "#ffe08a", "#2f2145"))
                end -= 28
            at = self.signs(t, row, 40, end, h)
            if row.words:
                t.text(row.words, "semi", 17, PAPER, at + 6, h / 2, "l", end - at - 8, maxh=28)

        self.view.stamps.put(s, ("row", row, round(w), hot, hinted, chosen, number), x, y, w, h, paint)
        s.mark("control", x, y, w, h, control.id)
        if look.ring:
            focus_ring(s, control.rect, control.radius)

    def room(self, control: Control, row: Row) -> float:
        """How wide the words of a line may be beside its signs."""
        return control.rect[2] - 60 - self.signs_wide(row)

    def signs_wide(self, row: Row) -> float:
        """How wide the signs of a line are."""
        signs = SEAL * len(row.seals + row.more) + STONE * len(row.stones) + (32 if row.chip is not None else 0)
        return signs + (56 if row.split else 0) + (40 if row.points is not None else 0)

    def signs(self, t: Sheet, row: Row, at: float, end: float, h: float) -> float:
        """Seals, stones or a chip from `at` on; comes back with where the words may begin."""
        count = len(row.seals) + len(row.more) + len(row.stones)
        step = min(28.0, (end - at - (56 if row.split else 0)) / max(1, count))
        if row.split and row.seals:
            t.svg(icon("tower", at + 8, h / 2, 17, GOLD, "#2f2145"))
            at += 20
        for colour in row.seals:
            disc(t, at + 13, h / 2, 12, colour)
            at += step
        if row.split and row.more:
            t.svg(
                (f'<rect x="{at + 5}" y="6" width="2" height="{h - 12}" fill="#8d7cc0"/>' if row.seals else "")
                + icon("hand", at + (20 if row.seals else 8), h / 2, 17, GOLD, "#2f2145")
            )
            at += 32 if row.seals else 20
            for colour in row.more:
                disc(t, at + 13, h / 2, 12, colour)
                at += step
        for colour in row.stones:
            stone(t, at + 14, h / 2 - 1, colour, 0.3)
            at += step + 2
        if row.chip is not None:
            image = self.images.flat(CHIP + row.chip, round(24 * t.u))
            t.blit(image, at, 3)
            at += 32
        return at


def covered(box: Box) -> Control:
    """What lies over the stage is not to be pressed through."""
    why = "Choose one of these."
    return Control("tray/ground", box, "", None, enabled=False, why_not=why, zone="choices", stop=False)


def cover(s: Sheet, box: Box) -> None:
    """The ground of what lies over the stage."""
    if s.marks is not None:  # what lies below is covered and need not be read
        hidden = s.rect(*box)
        s.marks[:] = [mark for mark in s.marks if not mark.rect.colliderect(hidden)]
    panel(s, box)

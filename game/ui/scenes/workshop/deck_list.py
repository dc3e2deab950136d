"""deck_list: what is in the deck, by type in two columns, and the lines nobody understood; a row takes one out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.rules.pack.cards import TITLES, Monster
from game.ui.draw import cards
from game.ui.draw.paint import PAPER, Area, Sheet, dashes
from game.ui.draw.shapes import GLOW, focus_ring, plate, put
from game.ui.games.pack.printed import bold
from game.ui.scenes.workshop.marks import TYPE_ORDER, badge, base_of, light_of, minus, thumb, warning
from game.ui.scenes.workshop.shop import FAINT, caps
from game.ui.style.metrics import CHIP, FINE, SLIP
from game.ui.style.palette import palette
from game.ui.window.focus import Control, Focus
from game.ui.window.scene import Widget

if TYPE_CHECKING:
    from game.ui.house.house import House
    from game.ui.scenes.workshop.editing import Editing

ROW, LEAST_ROW, GAP, CARD_W = 25.0, 20.0, 10.0, 112.0
LEAST = 200.0  # height in which it is at ease
ROOMY = 15  # lines that a column holds without becoming too low
BAD = palette.harm_light


class Line(NamedTuple):
    """A heading (monster None), a monster with its copies, or a line that was not understood."""

    kind: str  # a type, or "lost"
    monster: Monster | None = None
    copies: int = 0
    lost: str = ""
    bad: bool = False

    @property
    def is_row(self) -> bool:
        return self.monster is not None or bool(self.lost)


class Listed(Widget):
    """`take` is told of the monster whose row was chosen, `drop` of a lost line. One control: arrows walk the rows."""

    def __init__(
        self,
        box: Area,
        app: House,
        deck: Editing,
        take: Callable[[Monster], object],
        drop: Callable[[str], object],
        zoom: Callable[[Monster], object],
    ) -> None:
        super().__init__("listed", box)
        self.parlour, self.deck, self.take, self.drop_line, self.zoom = app, deck, take, drop, zoom
        self.at, self.top = 0, 0.0
        self.carried: tuple[Monster, float, float] | None = None

    @property
    def spare(self) -> float:
        """Units of the box beyond the least."""
        return max(0.0, self.box[3] - LEAST)

    @property
    def column_w(self) -> float:
        """Width of each of the two columns."""
        return (self.box[2] - GAP) / 2

    # ---- lines and places -------------------------------------------------------------------------------------
    def lines(self) -> list[Line]:
        """Types with most cards first, White Wild last."""
        by_type: dict[str, list[tuple[Monster, int]]] = {kind: [] for kind in TYPE_ORDER}
        for monster, copies in self.deck.monsters():
            by_type[monster.type].append((monster, copies))
        wild_most = self.deck.content.formats[self.deck.draft.format].white_wild
        found: list[Line] = []
        for kind in sorted(TYPE_ORDER, key=lambda k: (k == "white_wild", -sum(n for _, n in by_type[k]))):
            total = sum(n for _, n in by_type[kind])
            if total:
                bad = kind == "white_wild" and total > wild_most
                found.append(Line(kind, copies=total, bad=bad))
                found += [Line(kind, monster, n, bad=bad or n > self._most(monster)) for monster, n in by_type[kind]]
        lost = [line for line in self.deck.draft.lost if not line.lstrip().startswith("#")]
        return (
            found
            + ([Line("lost", copies=len(lost), bad=True)] if lost else [])
            + [Line("lost", lost=line, bad=True) for line in lost]
        )

    def _most(self, monster: Monster) -> int:
        own = self.deck.most(monster)
        return own if self.deck.owned is None else min(own, self.deck.owned.get(monster.id, 0))

    def _columns(self, lines: Sequence[Line]) -> tuple[list[Line], list[Line]]:
        """Split before a heading if that leaves room for all, else in the middle, but never after a heading."""

        def cost(cut: int) -> tuple[bool, int, int]:
            longest = max(cut, len(lines) - cut)
            return lines[cut].is_row, max(0, longest - ROOMY), longest

        cuts = [cut for cut in range(1, len(lines)) if lines[cut - 1].is_row]
        heads = [cut for cut in cuts if not cost(cut)[0] and not cost(cut)[1]]
        best = min(heads or cuts, key=lambda cut: cost(cut)[2], default=len(lines))
        return list(lines[:best]), list(lines[best:])

    def _places(self) -> list[tuple[Line, Area]]:
        """Every line with its box as it is seen now."""
        x, y, w, h = self.box
        columns = self._columns(self.lines())
        longest = max(1, *map(len, columns))
        high = max(LEAST_ROW, min(ROW, h / longest))
        self.full = longest * high
        self.top = max(0.0, min(self.top, self.full - h))
        wide = self.column_w
        return [
            (line, (x + (w - wide) * c, y + i * high - self.top, wide, high))
            for c, column in enumerate(columns)
            for i, line in enumerate(column)
        ]

    def _rows(self) -> list[tuple[Line, Area]]:
        return [(line, box) for line, box in self._places() if line.is_row]

    # ---- what the focus asks ----------------------------------------------------------------------------------
    def controls(self) -> Sequence[Control]:
        rows = self._rows()
        self.at = max(0, min(len(rows) - 1, self.at))
        one = self.control(self._choose, "Cards in the deck", 10)
        one.steer, one.point, one.scroll, one.zoom = self._steer, self._point, self._scroll, self._zoom
        one.drag, one.stop = self, False  # without a row it is only where cards are dropped
        if rows:
            line, box = rows[self.at]
            one.label = line.monster.name if line.monster else line.lost
            one.stop = True
            one.ring, one.tags["row"] = (box[0], box[1], box[2], box[3] - 2), line.monster.id if line.monster else ""
        return (one,)

    @property
    def here(self) -> Line | None:
        rows = self._rows()
        return rows[self.at][0] if self.at < len(rows) else None

    def _choose(self) -> object:
        line = self.here
        if line and line.monster:
            return self.take(line.monster)
        return self.drop_line(line.lost) if line else None

    def _zoom(self) -> object:
        return self.zoom(self.here.monster) if self.here and self.here.monster else None

    def _steer(self, dx: int, dy: int) -> bool:
        rows = self._rows()
        if not rows:
            return False
        x, y, _, high = rows[self.at][1]
        if dy:
            same = [i for i, (_, box) in enumerate(rows) if box[0] == x and (box[1] - y) * dy > 0]
            new = min(same, key=lambda i: abs(rows[i][1][1] - y), default=-1)
        else:
            other = [i for i, (_, box) in enumerate(rows) if (box[0] - x) * dx > 0]
            new = min(other, key=lambda i: abs(rows[i][1][1] - y), default=-1)
        if new < 0:
            return False
        self.at = new
        low = rows[new][1][1] - self.box[1] + self.top
        self.top = max(min(self.top, low), low + high - self.box[3])
        return True

    def _point(self, x: float, y: float) -> bool:
        for i, (_, box) in enumerate(self._rows()):
            if box[0] <= x < box[0] + box[2] and box[1] <= y < box[1] + box[3]:
                moved, self.at = i != self.at, i
                return moved
        return False

    def _scroll(self, amount: float) -> bool:
        before = self.top
        self.top = max(0.0, min(self.full - self.box[3], self.top - amount * ROW))
        return self.top != before

    # ---- dragging ---------------------------------------------------------------------------------------------
    def lift(self, x: float, y: float) -> None:
        self.carried = (self.here.monster, x, y) if self.here and self.here.monster else None

    def carry(self, x: float, y: float, onto: str | None) -> None:
        self.carried = (self.carried[0], x, y) if self.carried else None

    def drop(self, x: float, y: float, onto: str | None) -> object:
        """Anywhere but on the list itself takes a copy out."""
        carried, self.carried = self.carried, None
        left, top, w, h = self.box
        out = not (left <= x < left + w and top <= y < top + h)
        return self.take(carried[0]) if carried and out else None

    def draw_above(self, s: Sheet, focus: Focus) -> None:
        if self.carried and focus.dragging:
            monster, x, y = self.carried
            image = cards.shown(self.parlour.pictures, bold(monster), round(CARD_W * s.u))
            s.blit(image, x - CARD_W / 2, y - CARD_W * 0.7)

    # ---- looks ------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet, focus: Focus) -> None:
        look = focus.look(self.controls()[0])
        s.mark("control", *self.box, self.id)
        x, y, w, h = self.box
        places = self._places()
        if not places:
            words = "Choose monsters at the left: a click or a drag puts them in. Or begin with one of these."
            s.tell(words, "lead", FAINT, x + 24, y + 4 + self.spare * 0.35, w - 48, "c", maxh=min(80.0, h - 106))
            return
        hot = self.here if look.ring or focus.over == self.id and focus.device == "mouse" else None
        with s.clip(x - 8, y - 2, w + 16, h + 4):
            self._alarm(s, places)
            for line, box in places:
                within = y - 1 <= box[1] and box[1] + box[3] <= y + h + 1
                kept, s.marks = s.marks, s.marks if within else None
                if line.is_row:
                    self._row(s, line, box, line is hot or line == hot, look.ring)
                else:
                    self._head(s, line, box)
                s.marks = kept

    def _alarm(self, s: Sheet, places: Sequence[tuple[Line, Area]]) -> None:
        """A broken red frame round White Wild when there is too much of it, a column at a time."""
        for x in sorted({box[0] for _, box in places}):
            boxes = [box for line, box in places if box[0] == x and line.bad and line.kind == "white_wild"]
            if any(line.bad and not line.is_row and line.kind == "white_wild" for line, _ in places) and boxes:
                top, bottom = boxes[0][1] - 2, boxes[-1][1] + boxes[-1][3]
                put(
                    s,
                    (x - 5, top, self.column_w + 10, bottom - top),
                    plate(x - 4, top, self.column_w + 8, bottom - top, SLIP, palette.garnet, 0.75)
                    + dashes(x - 4, top, self.column_w + 8, bottom - top, palette.harm_light, 2, 7, 6, 11, 0.95),
                    2,
                )

    def _head(self, s: Sheet, line: Line, box: Area) -> None:
        x, y, w, h = box
        middle = y + h / 2
        if line.kind == "lost":
            warning(s, x + 10, middle)
            caps(s, "NOT UNDERSTOOD", x + 27, middle, w - 40, BAD)
            return
        put(s, (x, y, 20, h), badge(line.kind, x + 9, middle, 9.5), 2)
        caps(s, TITLES[line.kind].upper(), x + 25, middle, w - 84, BAD if line.bad else light_of(line.kind))
        most = self.deck.content.formats[self.deck.draft.format].white_wild
        words, ink = (f"{line.copies} of {most}", BAD) if line.bad else (str(line.copies), PAPER)
        s.say(words, "number_small", ink, x + w - 6, middle, "r", 56, maxh=h - 2)

    def _row(self, s: Sheet, line: Line, box: Area, hot: bool, ring: bool) -> None:
        x, y, w, h = box
        high = h - 2
        fill = palette.plum if hot else palette.garnet if line.bad else palette.rise
        colour = base_of(line.monster.type) if line.monster else palette.risk
        put(s, box, plate(x, y, w, high, CHIP, fill) + plate(x, y, 4, high, FINE, colour), 2)
        middle = y + high / 2 + 0.5
        left = x + 12
        if line.monster:
            s.blit(thumb(self.parlour.pictures, line.monster, 26, high, s.u), x + 4, y)
            left = x + 34
        words = line.monster.name.split(",")[0] if line.monster else line.lost.strip()
        s.say(words, "note", PAPER, left, middle, "l", x + w - (52 if hot else 30) - left, high - 2)
        if hot:
            put(s, (x + w - 52, y, 20, high), minus(x + w - 42, y + high / 2), 2)
        if line.copies:
            ink = GLOW if line.copies > 1 else FAINT
            s.say(f"\u00d7{line.copies}", "number_small", ink, x + w - 8, middle, "r", 26, high - 2)
        if hot and ring:
            focus_ring(s, (x, y, w, high), CHIP)

"""chairs: the table of the new-game screen, its chairs, the place cards on it, and a computer's temperament."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from game.rules.temperaments import temperaments
from game.ui.draw.cache import Cache
from game.ui.draw.paint import INK, NOWHERE, PAPER, Area, Sheet, dashes, icon
from game.ui.draw.rooms.furniture import CARD_H, CARD_W, CHAIR_H, CHAIR_W, CX, CY, DARK, draw_chair, folded, round_table
from game.ui.draw.shapes import GLOW
from game.ui.games import face_of
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, row
from game.ui.scenes.people import EMPTY, face, pips, symbol
from game.ui.scenes.setup import KIND_WORDS, KINDS, Chair
from game.ui.style.palette import palette
from game.ui.table.crests import CRESTS, look
from game.ui.widgets.choices import Segments
from game.ui.widgets.flowing import Flowing
from game.ui.window.focus import Control, Focus
from game.ui.window.scene import Widget

PLAIN, PLAIN_WORDS = "Plain", "plays by what wins alone"
HELPED = "Hints, odds, undo, speed, size of text and colours for this name alone."
VACANT = "A person or a computer may still take this seat."


def temper_box(scene: Flowing, game: str, chair: Chair, pictures: Cache, changed: Callable[[], object]) -> list[Box]:
    """What the computer on a chair is fond of; nothing for a person, or where there is no choice."""
    offered = temperaments(game)
    if not offered or chair.kind in ("person", "empty"):
        return []
    ids, names = ["", *offered], [PLAIN, *(one.name for one in offered.values())]

    def choose(to: int) -> None:
        chair.temper = ids[to]
        changed()

    kinds = Segments("temper", NOWHERE, "Temperament", names, lambda: ids.index(chair.temper), choose)
    told = f"{chair.name} {offered[chair.temper].words if chair.temper else PLAIN_WORDS}."
    words = scene.words(told, "small", scene.style.palette.soft, wraps=True)
    return [_beside_face(scene, chair, pictures, scene.leaf(kinds, 340, 40).max(h=44), words)]


def chair_words(scene: Flowing, chair: Chair, pictures: Cache, *help: Box) -> Box:
    """What stands in the room of a computer's temperament where none is chosen, as high as that: nothing around it
    moves while the kind of a chair is changed."""
    told = HELPED if help else VACANT if chair.kind == "empty" else f"{chair.name} {PLAIN_WORDS}."
    words = scene.words(told, "small", scene.style.palette.soft, wraps=True)
    title = scene.words(chair.name if chair.taken else "Nobody sits here", "step").min(h=40)
    return _beside_face(scene, chair, pictures, row(title, box().share(), *help), words)


def _beside_face(scene: Flowing, chair: Chair, pictures: Cache, head: Box, words: Box) -> Box:
    picture = scene.painted(partial(crest_portrait, pictures, chair.crest) if chair.taken else _nobody).size(52, 56)
    choice = column(head, words, gap=6)
    return scene.panel("", first(row(picture, choice.share(), gap=12), choice))


def _nobody(s: Sheet, at: Area) -> None:
    x, y, w, h = at
    s.svg(icon("plus", x + w / 2, y + h / 2, 28, FREE, FREE), x, y, w, h)


def crest_portrait(pictures: Cache, crest: str, s: Sheet, at: Area) -> None:
    x, y, w, h = at
    face(s, look(pictures, crest), x + w / 2, y + h / 2, 22)


FREE = palette.soft  # what stands on an empty chair
Spot = tuple[float, float, float, float]  # where a chair's feet stand, and the upper left corner of its card
FOUR: tuple[Spot, ...] = ((580, 484, 640, 442), (348, 334, 286, 348), (580, 226, 644, 122), (812, 334, 722, 348))
SIX: tuple[Spot, ...] = (
    (580, 484, 626, 446),
    (350, 430, 290, 438),
    (350, 272, 290, 280),
    (580, 200, 628, 112),
    (810, 272, 748, 280),
    (810, 430, 752, 438),
)
PLACES = {2: (FOUR[0], FOUR[2]), 3: (FOUR[0], FOUR[1], FOUR[3]), 4: FOUR, 5: (*SIX[:3], *SIX[4:]), 6: SIX}
SMALL = 0.76  # size of a chair and its card where more than four stand
CORNER, FULL = (282, 80), (604, 430)  # where the table with its chairs begins in these figures, and how large it is


def zoomed(s: Sheet, x: float, y: float, k: float) -> Sheet:
    """The same sheet with 0, 0 at a place and everything k times as large."""
    return Sheet(s.units[0] * s.u * k, s.units, s.surf, (s.ox + x * s.u, s.oy + y * s.u), s.marks)


class Seat(Widget):
    """A chair with who sits on it. `pick` is told when it is clicked."""

    def __init__(
        self,
        at: int,
        count: int,
        chair: Callable[[], Chair],
        chosen: Callable[[], bool],
        pick: Callable[[], object],
        pictures: Cache,
    ) -> None:
        x, y, *card = PLACES[count][at]
        self.k = SMALL if count > 4 else 1.0
        self.feet, self.card = (x, y), (card[0], card[1], CARD_W * self.k, CARD_H * self.k)
        w, h = CHAIR_W * self.k, CHAIR_H * self.k
        super().__init__(f"seat/{at}", (x - w / 2, y - h - 6, w, h + 8))
        self.chair, self.chosen, self.pick, self.pictures = chair, chosen, pick, pictures
        self.back = y < CY + 60
        self.zone = "table"
        self.set(tip="Click again to change who sits here.")

    def controls(self) -> Sequence[Control]:
        chair = self.chair()
        words = f"{chair.name}, {KIND_WORDS[KINDS.index(chair.kind)]}" if chair.taken else "Empty chair"
        one = self.control(self.pick, words, 18, _round(self.box, self.card))
        one.inside = lambda px, py: _in(px, py, self.box) or _in(px, py, self.card)
        one.ring = self.box
        return (one,)

    def draw(self, s: Sheet, focus: Focus) -> None:
        chair = self.chair()
        ramp = CRESTS[chair.crest].ramp if chair.taken else EMPTY
        c = zoomed(s, *self.feet, self.k)
        draw_chair(c, 0, 0, ramp, not chair.taken)
        if chair.taken:
            face(c, look(self.pictures, chair.crest), 0, -67, 34)
            return
        empty = dashes(-30, -98, 60, 62, FREE, 2, 8, 6, 8, 0.8) + icon("plus", 0, -67, 28, FREE, FREE)
        c.svg(empty, -40, -110, 80, 90)

    def draw_card(self, s: Sheet, focus: Focus) -> None:
        """The place card, after the table has been drawn."""
        look = focus.look(self.controls()[0])
        chair = self.chair()
        c = zoomed(s, self.card[0], self.card[1], self.k)
        place_card(c, 0, 0, chair, self.chosen(), look.state in ("hover", "pressed"))
        self.look(s, focus, self.control(None, "", 18))


def seats_of(
    chairs: Sequence[Chair], chosen: Callable[[int], bool], pick: Callable[[int], object], pictures: Cache
) -> list[Seat]:
    """All chairs; `chosen` and `pick` are given the number of one. A chair that was put in its place is found there."""
    return [
        Seat(i, len(chairs), partial(chairs.__getitem__, i), partial(chosen, i), partial(pick, i), pictures)
        for i in range(len(chairs))
    ]


class RoundTable(Widget):
    """The table with its chairs and cards, as large as its box."""

    def __init__(self, game: str, seats: Sequence[Seat], pictures: Cache) -> None:
        super().__init__("table", (*CORNER, *FULL))
        self.game, self.seats, self.pictures = game, seats, pictures

    @property
    def k(self) -> float:
        """How many times as large as in the figures above."""
        return self.box[2] / FULL[0]

    def there(self, box: Area) -> Area:
        """Where a box of those figures lies on the screen."""
        x, y, w, h = box
        return self.box[0] + (x - CORNER[0]) * self.k, self.box[1] + (y - CORNER[1]) * self.k, w * self.k, h * self.k

    def controls(self) -> Sequence[Control]:
        return [self._moved(control) for seat in self.seats for control in seat.controls()]

    def _moved(self, one: Control) -> Control:
        inside, k, (left, top, *_) = one.inside, self.k, self.box

        def within(x: float, y: float) -> bool:
            return inside is None or inside((x - left) / k + CORNER[0], (y - top) / k + CORNER[1])

        return replace(one, rect=self.there(one.rect), inside=within, ring=one.ring and self.there(one.ring))

    def draw(self, s: Sheet, focus: Focus) -> None:
        near = zoomed(s, self.box[0] - CORNER[0] * self.k, self.box[1] - CORNER[1] * self.k, self.k)
        for back in (True, False):
            if not back:
                round_table(near)
                face_of(self.game).on_baize(near, self.pictures, CX, CY + 20)
            for seat in self.seats:
                if seat.back == back:
                    seat.draw(near, focus)
        for seat in self.seats:
            seat.draw_card(near, focus)


def _round(a: Area, b: Area) -> Area:
    """The smallest box round two."""
    left, top = min(a[0], b[0]), min(a[1], b[1])
    return left, top, max(a[0] + a[2], b[0] + b[2]) - left, max(a[1] + a[3], b[1] + b[3]) - top


def _in(x: float, y: float, box: Area) -> bool:
    return box[0] <= x < box[0] + box[2] and box[1] <= y < box[1] + box[3]


def place_card(s: Sheet, x: float, y: float, chair: Chair, on: bool, hot: bool) -> None:
    """A folded card on the table: name, who plays, crest."""
    w, h = CARD_W, CARD_H
    ramp = CRESTS[chair.crest].ramp if chair.taken else EMPTY
    light = GLOW if on else palette.sheet_lit if hot else ""
    body = folded(x, y, ramp[1], light, on)
    if chair.taken:
        body += symbol(chair.crest, x + w - 22, y + h / 2, 16)
        body += (
            icon("hero", x + 30, y + 37, 15, DARK, PAPER)
            if chair.kind == "person"
            else pips(x + 32, y + 37, chair.kind, DARK)
        )
    else:
        body += icon("plus", x + 30, y + 37, 15, DARK, PAPER)
    s.svg(body, x - 8, y - 8, w + 24, h + 24)
    s.say(chair.name if chair.taken else "Empty", "heading", INK, x + 22, y + 17, "l", w - 64, maxh=16)
    s.say(
        KIND_WORDS[KINDS.index(chair.kind)] if chair.taken else "take a seat",
        "note",
        DARK,
        x + 48,
        y + 38,
        "l",
        w - 92 if chair.taken else w - 56,
        maxh=15,
    )

"""zoom: a card enlarged where the pointer is not, with its words explained beside it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from itertools import chain, product

from game.ui.draw.paint import PAPER, Area, Sheet
from game.ui.draw.shapes import GLOW
from game.ui.house.notes import covered
from game.ui.style.palette import palette
from game.ui.table.beside import Size
from game.ui.table.lookup import Words
from game.ui.table.panes import BAR_H
from game.ui.table.part import Part, View
from game.ui.table.tabletop import Tabletop
from game.ui.widgets.plates import panel
from game.ui.window.focus import Control

AFTER = 650  # ms over a card until it is enlarged
CARD_W, CARD_H, SIDEWAYS_W, WORDS_W = 366.0, 512.4, 470.0, 236.0
LARGER = 1.2  # times as large as it lies there a picture must be to be worth its room
WIDER = (WORDS_W, 330.0, 430.0, 560.0)  # how wide its words may be: wider ones stand beside their titles
TITLES = 96.0  # units of those
AIR = 8.0  # units between it and the edge, or what is asked
# how large its picture may be of what there is room for, to keep clear of what is lit: at last its words alone
PARTS = (1.0, 0.82, 0.66, 0.5, 0.36, 0.0)
NARROWER = (WORDS_W, 180.0, 142.0)  # of words alone: beside a card that lies there as large as it could be shown
LETTERS, SMALL, SMALLEST = 18, 11, 6  # their size: where there is room, where there is little, in the smallest windows
MIDDLE = 14  # beside a small picture, or none
HEAD, FOOT = 50.0, 14.0  # above the words, the name among it, and below them


class Zoom(Part):
    """Comes when the pointer rests on a card, on Z, by right click; goes when pointer or focus go elsewhere. What is
    tagged "asked only" does not come by resting: there something else is shown that must not be covered."""

    name = "zoom"

    def __init__(self, view: View, top: Tabletop, told: Callable[[], Iterable[Control]]) -> None:
        """`told`: the lines of the log that are seen."""
        super().__init__(view)
        self.top, self.told = top, told
        self.on: Control | None = None  # what is enlarged
        self.held = False  # asked for by key or button: stays until the focus goes elsewhere
        self.waited = 0.0
        self.stale: str | None = None  # where the pointer was left while things moved: what came there was not sought
        self.box: Area = (0, 0, 0, 0)  # where it lies
        # where it lies, how large its picture of what it could be, and how wide its words; of what
        self.placed: tuple[Hashable, tuple[Area, float, float]] | None = None
        self.show_first = ""  # id of a card to be enlarged as soon as the table is there

    @property
    def card(self) -> int | None:
        card = self.on.tags.get("card") if self.on else None
        return card if isinstance(card, int) else None

    def toggle(self, control: Control | None) -> None:
        """Enlarge this card, or put it down again."""
        if control is None or self.on is not None and self.on.id == control.id:
            self.on, self.held = None, False
        elif isinstance(control.tags.get("card"), int):
            self.on, self.held = control, True

    def card_at(self, id: str | None) -> Control | None:
        """The control of that name, if a card with a known face lies there."""
        if not id:
            return None
        found = next((control for control in chain(self.told(), self.top.controls()) if control.id == id), None)
        return found if found and isinstance(found.tags.get("card"), int) else None

    def put_down(self) -> None:
        """A choice was made: what lay below is wanted. It comes again when the pointer goes elsewhere."""
        self.close()
        self.stale = self.view.pointed

    def close(self) -> bool:
        was, self.on, self.held = self.on is not None, None, False
        return was

    def put_away(self) -> None:
        """As if nobody had looked yet."""
        self.close()
        self.waited, self.stale, self.show_first = 0.0, None, ""

    def passes(self, ms: float) -> bool:
        """Follow the pointer; True when something came or went."""
        focus = self.view.focus
        if self.show_first:
            self.on, self.held, focus.over, self.show_first = (
                self.card_at(self.show_first),
                True,
                self.show_first,
                "",
            )
            return True
        at = self.view.pointed
        if self.view.busy:
            self.stale = at
            if focus.device != "mouse":  # nobody pointed there: what moves is to be seen
                self.view.hush()
        elif at != self.stale:
            self.stale = None
        if self.on is not None:
            self.view.hush()  # the card itself is there to be read
            if at != self.on.id:
                again = self.held and focus.device != "mouse"
                self.on = self.card_at(at) if again else None
                self.held = self.held and self.on is not None
                self.waited = 0
                return True
            return False
        found = None if at is None or at == self.stale or focus.device != "mouse" or focus.held else (self.card_at(at))
        if found is None or found.tags.get("asked only"):
            self.waited = 0
            return False
        self.waited += ms
        if self.waited >= AFTER:
            self.waited, self.on = 0, found
            self.view.hush()
            return True
        return False

    def spans(self) -> list[tuple[float, float]]:
        """From where to where down the table it may lie: below the bar, over or under what is asked; the longest
        first."""
        high, prompt = self.view.room[1], self.view.area("prompt")
        if prompt is None or prompt[3] > high / 2:
            return [(BAR_H, high - AIR)]
        found = [(BAR_H, prompt[1] - AIR), (max(BAR_H, prompt[1] + prompt[3] + AIR), high - AIR)]
        return sorted(found, key=lambda span: span[0] - span[1])

    def shape(
        self, s: Sheet, words: Words, size: Size, high: float, part: float, wide: float
    ) -> tuple[float, float, float, list[float]]:
        """Width and height of all for a picture of that size with its words so wide, the size of their letters, and how
        high each becomes; no higher than `high`."""
        letters = float(round(max(MIDDLE, LETTERS * (1 + part) / 2)))
        needed = heights(s, words, letters, wide)
        while HEAD + sum(needed) + FOOT > high and letters > SMALLEST:
            letters -= 0.5
            needed = heights(s, words, letters, wide)
        return (
            size[0] + wide + (46 if size[0] else 32),
            min(high, max(size[1] + 28, HEAD + sum(needed) + FOOT)),
            letters,
            needed,
        )

    def place(self, s: Sheet, words: Words, image: Size) -> tuple[Area, float, float]:
        """Where it lies, how much smaller its picture is than `image` there, and how wide its words are: clear of what
        is enlarged and of what is lit where that can be, otherwise over as little of that as may be. Words alone keep
        off all else, too."""
        assert self.on is not None
        key = self.on.id, self.view.moment, self.view.sized, image
        if self.placed is None or self.placed[0] != key:
            spans, room, subject = self.spans(), self.view.room[0], self.on.rect
            most = spans[0][1] - spans[0][0]
            there = [one for one in self.view.controls() if one.id != self.on.id]
            lit, all_there = [one.rect for one in there if one.tags.get("key")], [one.rect for one in there]
            lit += self.top.shown_by()
            prompt = self.view.area("prompt")
            kept = [subject, prompt] if prompt else [subject]  # what it never covers
            found = list[tuple[bool, float, float, float, int, Area, float, float]]()
            for most_wide, picture in product(WIDER, PARTS):
                if (most_wide > WORDS_W or picture <= PARTS[-2]) and any(
                    not over and not small for over, small, *_ in found
                ):
                    break  # so small a one is for where a larger one would cover what it shows, or its words be small
                larger = image[0] * picture > LARGER * subject[2]
                part = picture if larger else 0.0
                low_one = WIDER[1], subject[3] + 2 * AIR  # no higher than what it stands beside
                alone = [*((wide, most) for wide in (*NARROWER, most_wide)), low_one]
                for wide, tall in [(most_wide, most)] if larger else alone:
                    w, h, letters, _ = self.shape(s, words, (image[0] * part, image[1] * part), tall, part, wide)
                    sides = AIR, room - AIR - w, subject[0] - AIR - w, subject[0] + subject[2] + AIR
                    for x, (top, low), end in product(sides, spans, (0, 1, 2, 3)):
                        y = (top, low - h, subject[1] - AIR - h, subject[1] + subject[3] + AIR)[end]
                        if not found or AIR <= x <= room - AIR - w and top <= y <= low - h:
                            box = x, y, w, h
                            over, small = covered(box, kept) > 0, max(0.0, SMALL - letters)
                            lies = 0.0 if part else covered(box, all_there)
                            found.append((over, small, covered(box, lit), lies, len(found), box, part, wide))
            self.placed = key, min(found)[-3:]
        return self.placed[1]

    def draw(self, s: Sheet) -> None:
        if self.on is None or self.card is None:
            return
        card, (top, low) = self.card, self.spans()[0]
        k = min(1.0, (low - top - 28) / CARD_H, (self.view.room[0] - WORDS_W - 78) / SIDEWAYS_W)
        image = self.top.enlarged(s, card, CARD_W * k, SIDEWAYS_W * k)
        name, words = self.top.words_of(card)
        words = [*words, *self.top.card_notes(card)]
        self.box, part, wide = self.place(s, words, (image.get_width() / s.u, image.get_height() / s.u))
        iw, ih = part * image.get_width() / s.u, part * image.get_height() / s.u
        left, top, _, high = self.box
        _, _, size, needed = self.shape(s, words, (iw, ih), high, part, wide)
        if s.marks is not None:  # what lies below is covered and need not be read
            s.marks.clear()
        panel(s, self.box, solid=True)
        if part:
            s.blit(self.top.enlarged(s, card, CARD_W * k * part, SIDEWAYS_W * k * part), left + 14, top + 14)
        tx = left + (iw + 32 if part else 16)
        s.say(name, "heading", palette.cream, tx, top + 30, "l", wide, maxh=24)
        y = top + HEAD
        k = min(1.0, (high - HEAD - FOOT) / max(1.0, sum(needed)))
        side, over, below = apart(size, wide)
        for (title, text), room in zip(words, needed):
            s.say(title, "step", GLOW, tx, y + 0.45 * size, "l", side - 8 if side else wide, size=size)
            maxh = room * k - over - below
            s.tell(text, "body", PAPER, tx + side, y + over, wide - side, maxh=maxh, size=size)
            y += room * k


def apart(size: float, wide: float) -> tuple[float, float, float]:
    """How far words so wide, in letters of a size, stand beside their title and below its top, and from the next."""
    return (0.0, 1.22 * size, 0.88 * size) if wide <= WORDS_W else (TITLES, -0.1 * size, 0.75 * size)


def heights(s: Sheet, words: Words, size: float, wide: float) -> list[float]:
    """How high each headed line becomes with letters of a size, in units."""
    side, over, below = apart(size, wide)
    return [over + s.high(text, "body", wide - side, size) + below + 0.23 * size for _, text in words]

"""book: the puzzle book, open at a chapter: its puzzles with their stars, and the find of the day."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from game.modes import book
from game.modes.book import Chapter, Entry
from game.modes.day import diary
from game.rules import GAMES
from game.ui.draw import rooms
from game.ui.draw.paint import NOWHERE
from game.ui.games import cover_of
from game.ui.house.house import Screen
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, grid, overlay, pad, row, tiles
from game.ui.scenes.bookwares import (
    ChapterRow,
    PuzzlePlate,
    draw_banner,
    draw_share,
    draw_spread,
    draw_star,
    draw_tile,
)
from game.ui.scenes.moded import Moded
from game.ui.scenes.moments import Example
from game.ui.scenes.people import house_signs
from game.ui.scenes.schooling import GRADES, KINDS, open_puzzle
from game.ui.widgets.choices import Segments
from game.ui.widgets.controls import Button
from game.ui.widgets.header import Header
from game.ui.widgets.looks import RED, TIN

if TYPE_CHECKING:
    from game.ui.house.house import House

PLATE = (104, 92)  # least units of a puzzle with its picture
SLIM = (104, 40)  # the same without one
SHAPE = 0.9  # its best width / height
HALF = 440  # least units of a page of the open book
INNER = (34, 24, 34, 26)  # air between the edge of the book and what is written in it


class Book(Moded, Screen):
    """Opens at the chapter of a puzzle that is open still. What is solved is noted where lessons note it."""

    before = rooms.PLANKS

    first = "go"

    def __init__(self, app: House, today: date | None = None) -> None:
        super().__init__(app)
        self.today = today or diary.today()
        self.chapters = list(book.chapters().items())
        self.grade = 0  # of the puzzles that are shown; 0: all
        self.at = next((n for n, (_, inside) in enumerate(self.chapters) if self._next(inside)), 0)

    def look_anew(self) -> None:
        self.set_out()

    # ---- what there is ----------------------------------------------------------------------------------------
    @property
    def marks(self) -> book.Marks:
        return self.parlour.settings.lessons

    def _next(self, inside: tuple[Entry, ...]) -> Entry | None:
        """The first puzzle of a chapter that is open; None when all are solved."""
        return next((entry for entry in inside if not book.stars(self.marks, entry.key)), None)

    # ---- where everything lies --------------------------------------------------------------------------------
    def declare(self) -> Box:
        every = book.every_entry()
        told = f"{book.solved(self.marks, every)} of {len(every)} solved"
        head = Header("Puzzle book", self.back, told, "bulb", house_signs(self.parlour))
        chapter, inside = self.chapters[self.at]
        grades = sorted({entry.file.grade for entry in inside})
        title = self._title(chapter, inside, grades)
        inside = tuple(entry for entry in inside if self.grade in (0, entry.file.grade))
        go, find = self._go(inside), self._find()
        listed, open_at = self._chapters(), self._plates(inside, *PLATE)
        left = column(listed.share(), find, gap=14)
        right = column(title, open_at.share(), go, gap=16)
        spread = self.painted(draw_spread, "spread")
        leaves = pad(left.min(w=HALF).share(), air=(0, 0, 28, 0)), pad(right.min(w=HALF).share(), air=(28, 0, 0, 0))
        wide = overlay(spread, pad(grid(*leaves), air=INNER))
        tall = overlay(spread, pad(column(listed, find, title, open_at.share(), go, gap=14), air=INNER))
        slim = column(title, self.scrolled("puzzles", self._plates(inside, *SLIM), "paper").min(h=90).share(), gap=8)
        few = self.scrolled("chapters", self._chapters(short=True), "paper").min(h=90)
        pages = [("Chapters", few), ("Puzzles", slim), ("Today", column(find, box().share()))]
        plates = [(name, self.panel("", page.share(), tone="paper")) for name, page in pages]
        poor = row(self.tabbed(plates).share(), self._go(inside, short=True).size(w=170), gap=10)
        return self.headed(head, pad(wide, 8, 2), tall, poor, little=(10, 8, 12, 16))

    def _chapters(self, short: bool = False) -> Box:
        look = self.style.palette
        rows = [self._chapter(n, chapter, inside, short) for n, (chapter, inside) in enumerate(self.chapters)]
        head = [] if short else [self.words("Chapters", "title", look.ink)]
        return column(*head, *rows, gap=8)

    def _chapter(self, number: int, chapter: Chapter, inside: tuple[Entry, ...], short: bool) -> Box:
        look = self.style.palette
        done, name = book.solved(self.marks, inside), f"row/{number}/{short}"
        way = self.leaf(ChapterRow(chapter, number, number == self.at, partial(self.open, number)), 200, 52, name)
        said = column(
            self.words(chapter.title, "heading", look.ink, wraps=True),
            self.words(GAMES[chapter.game].title, "note", look.fade, wraps=True),
        )
        tile = self.painted(partial(draw_tile, cover_of(chapter.game))).size(40, 40).stick("c")
        bar = self.painted(partial(draw_share, done / len(inside))).size(110, 10).stick("c")
        count = self.words(f"{done} of {len(inside)}", "entry", look.wine, align="r")
        whole = row(tile, said.stick("w").min(150).share(), bar, count.min(w=64), gap=14)
        brief = row(tile, said.stick("w").min(90).share(), count, gap=10)
        return overlay(way, pad(first(whole, brief), 10, 6))

    def open(self, number: int) -> None:
        """Turn to a chapter; where there is no room for both, to its puzzles."""
        self.at, self.page, self.grade = number, 1, 0
        self.set_out()

    def _show(self, grades: Sequence[int], at: int) -> None:
        """Only the puzzles of one grade, or with the first of the tabs all."""
        self.grade = (0, *grades)[at]
        self.set_out()

    def _title(self, chapter: Chapter, inside: tuple[Entry, ...], grades: Sequence[int]) -> Box:
        look = self.style.palette
        got = sum(book.stars(self.marks, entry.key) for entry in inside)
        title = self.words(chapter.title, "title", look.ink, wraps=True)
        star = self.painted(draw_star).size(22, 22).stick("c")
        won = self.words(f"{got} of {book.STARS * len(inside)}", "entry", look.wine)
        shown, every = (0, *grades), ["All", *(GRADES[grade - 1].capitalize() for grade in grades)]
        tabs = Segments("grade", NOWHERE, "Grade", every, lambda: shown.index(self.grade), partial(self._show, grades))
        graded = self.leaf(tabs, 60.0 * len(every), 34).size(h=34)
        return column(row(title.share(), star, won, gap=8), *([graded] if len(grades) > 1 else []), gap=10)

    def _plates(self, inside: tuple[Entry, ...], wide: float, high: float) -> Box:
        waiting = self._next(inside)
        plates, chapter = [], self.chapters[self.at][1]
        for entry in inside:
            made = PuzzlePlate(
                entry,
                chapter.index(entry) + 1,
                book.stars(self.marks, entry.key),
                entry is waiting,
                cover_of(entry.file.game),
                self.parlour.pictures,
                partial(self.solve, entry),
            )
            plates.append(self.leaf(made, wide, high, f"{made.id}/{high}").max(w=250, h=250))
        return tiles(*plates, shape=SHAPE, gap=12)

    def _go(self, inside: tuple[Entry, ...], short: bool = False) -> Box:
        entry = self._next(inside) or inside[0]
        anew = not self._next(inside)
        title = entry.file.title
        said = f"{'Once more' if anew else 'Go on'}: {title}"
        words, below = ("Go on", title) if short else (said, "")
        way = Button("go", NOWHERE, words, partial(self.solve, entry), RED, ".play", below, lit=True)
        return self.leaf(way, 150, 50, f"go/{short}").max(h=60)

    def _find(self) -> Box:
        """The puzzle of the day, on its own plate."""
        look, entry = self.style.palette, book.find_of(self.today)
        if entry is None:
            return box().max(h=0)
        kind = f"{KINDS[entry.file.kind]}, {GRADES[entry.file.grade - 1]}"
        done = book.stars(self.marks, entry.key)
        state = f"solved, {done} of {book.STARS} stars" if done else "found in games of computers"
        said = column(
            self.words("PUZZLE OF THE DAY", "caption", look.glow),
            self.words(GAMES[entry.file.game].title, "heading", look.paper, wraps=True),
            self.words(f"{kind}; {state}", "note", look.cream, wraps=True),
            gap=2,
        )
        way = self.button("find", "Solve", partial(self.solve, entry), TIN, high=44).stick("c")
        star = self.painted(draw_star).size(48, 48).stick("c")
        forms = first(
            row(star, said.stick("w").min(150).share(), way, gap=14), column(said, row(box().share(), way), gap=6)
        )
        return overlay(self.painted(draw_banner), pad(forms, 14, 10))

    # ---- where it leads ---------------------------------------------------------------------------------------
    def solve(self, entry: Entry) -> object:
        """The table of a puzzle, over the book."""
        return open_puzzle(self.parlour, Example(entry.key, entry.file, True, None))

    # ---- looks ------------------------------------------------------------------------------------------------

"""rulebook: the rules of a game in our own words: chapters at the left, the open book at the right, found by typing."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from game.assets import data
from game.engine.rulebook import Hit
from game.rules import GAMES
from game.ui.draw import rooms
from game.ui.draw.paint import NOWHERE
from game.ui.draw.shapes import CONTROL
from game.ui.games import face_of
from game.ui.house.content import book_of, cards_of
from game.ui.house.house import Screen
from game.ui.layout.box import Box
from game.ui.layout.writing import column, overlay, pad, row
from game.ui.scenes.cardpage import CardPage
from game.ui.scenes.lists import Searching
from game.ui.scenes.moments import moments_of
from game.ui.scenes.people import house_signs
from game.ui.scenes.spread import OpenBook
from game.ui.table.lookup import Card, Found, Lookup, found_in, shortened
from game.ui.widgets.choices import Dropdown
from game.ui.widgets.controls import Panel
from game.ui.widgets.field import TextField
from game.ui.widgets.header import HEAD, Header
from game.ui.widgets.listing import Item, ScrollList
from game.ui.window.focus import Given
from game.ui.window.scene import Pop, Push

if TYPE_CHECKING:
    from game.ui.house.house import House

SNIPPET = 38  # letters of a paragraph shown in the list of what was found
CARD = "card"  # before the number of one that was found
LIST = (196, 262)  # units of the list's width: at least and at most
ROW, FOUND_ROW = 40, 54  # heights of a chapter and of something found in the list


def card_row(card: Card) -> Item:
    return Item(f"{CARD}/{card.card}", card.name, ico="deck", under=shortened(card.told, SNIPPET))


class Rulebook(Screen, Searching):
    """`at` is a section number ("2.2"), a rule's id, or "" for the first page; `words` are searched for at once, in
    the rules and on the cards."""

    before = rooms.PLANKS

    first = "book"

    def __init__(self, app: House, game_name: str, at: str = "", words: str = "") -> None:
        super().__init__()
        self.parlour, self.game_name = app, game_name
        self.book = book_of(data(game_name, "rulebook.md"))
        self.searched = words
        self.found = self._find(words)
        self.opened = OpenBook(self.style, self.book, lambda: self.hits, self._turned, moments_of(app, game_name))
        self.search = TextField(
            "search",
            NOWHERE,
            "Search rules and cards",
            lambda: self.searched,
            self._type,
            "Rules and cards",
            ".find",
            40,
            self._first_hit,
            clear=True,
        )
        self.search.action = "find"
        self.list = ScrollList(
            "chapters",
            NOWHERE,
            "Chapters",
            self._rows,
            self._pick,
            self._chosen,
            row=FOUND_ROW if words.strip() else ROW,
            empty="No rule and no card says that.",
        )
        self.go(at)
        if self.hits:
            self.opened.go(self.hits[0].section, self.hits[0].paragraph, lit=False)

    @property
    def hits(self) -> tuple[Hit, ...]:
        """What the rules say of what is searched for."""
        return self.found.hits

    @cached_property
    def lookup(self) -> Lookup | None:
        """The cards of the game with the packs that are on; they are read when something is searched for."""
        make = face_of(self.game_name).lookup
        return make(cards_of(self.parlour, self.game_name).content, self.parlour.pictures) if make else None

    def _find(self, words: str) -> Found:
        return found_in(self.book, self.lookup, words) if words.strip() else Found()

    def enter(self) -> None:
        self.resized()

    def resized(self) -> None:
        self.set_out()
        self.list.to(str(self.opened.here()))

    def declare(self) -> Box:
        head = Header(
            "Rulebook", self.back, GAMES[self.game_name].title, "book", house_signs(self.parlour, rules=False)
        )
        shelf = [name for name in GAMES if data(name, "rulebook.md").is_file()]
        at = shelf.index(self.game_name) if self.game_name in shelf else 0
        titles = [GAMES[name].title for name in shelf]
        game = Dropdown("game", 0, 0, 0, "Game", titles, lambda: at, lambda to: self._other(shelf[to]))
        fields = [self.leaf(self.search, 180, CONTROL).max(h=CONTROL)]
        if len(shelf) > 1:
            fields.append(self.leaf(game, 180, CONTROL).max(h=CONTROL))
        rows = overlay(self.leaf(Panel(NOWHERE)), pad(self.leaf(self.list, 170, FOUND_ROW), 8, 10))
        left = column(*fields, rows.share(), gap=10)
        book = self.leaf(self.opened, 380, 260)
        beside = row(left.min(w=LIST[0]).like(w=LIST[1]).max(w=LIST[1]), book.share(), gap=14)
        return column(self.leaf(head, 400, HEAD).max(h=HEAD), pad(beside, air=(14, 12, 14, 16)).share())

    # ---- the way to a rule ------------------------------------------------------------------------------------
    def go(self, at: str) -> None:
        """Open at a rule and light it."""
        place = self.book.at(at)
        if place is None and at:
            section = self.book.of_rule(at)
            place = self.book.sections.index(section) if section else None
        self.opened.go(place or 0, lit=place is not None)

    def _other(self, game: str) -> object:
        """The book of another game, in place of this one."""
        self.parlour.post(Pop())
        return Push(Rulebook(self.parlour, game))

    def _type(self, text: str) -> None:
        """Search as letters come: the list shows what was found, the book lights it."""
        self.searched = text
        self.found = self._find(text)
        self.list.like = FOUND_ROW if text.strip() else ROW
        self.list.go(0)
        if self.hits:
            self.opened.go(self.hits[0].section, self.hits[0].paragraph, lit=False)

    def _first_hit(self) -> None:
        self.focus.at = "chapters"

    def _rows(self) -> list[Item]:
        if self.searched.strip():
            return [*map(card_row, self.found.named), *map(self._rule_row, self.hits), *map(card_row, self.found.told)]
        here = self.book.chapter(self.opened.here())
        rows = []
        for i, section in enumerate(self.book.sections):
            if section.level <= 2:
                rows.append(Item(str(i), f"{section.number}  {section.title}".strip()))
            elif self.book.chapter(i) == here:
                rows.append(Item(str(i), f"     {section.number}  {section.title}"))
        return rows

    def _rule_row(self, hit: Hit) -> Item:
        """Where something was found, and the words about it below."""
        section = self.book.sections[hit.section]
        heading = f"{section.number}  {section.title}".strip()
        return Item(f"{hit.section}/{hit.paragraph}", heading, under=self._words_of(hit))

    def _words_of(self, hit: Hit) -> str:
        """The words about what was found; nothing where the heading has it."""
        if hit.paragraph < 0:
            return ""
        text = self.book.sections[hit.section].paragraphs[hit.paragraph].text.replace("*", "")
        start = max(0, text.casefold().find(self.searched.casefold().split()[0]) - 8)
        start = text.rfind(" ", 0, start) + 1 if start else 0
        return shortened(text[start:], SNIPPET)

    def _chosen(self) -> str:
        return "" if self.searched.strip() else str(self.opened.here())

    def _pick(self, item: Item) -> object:
        section, _, paragraph = item.id.partition("/")
        if section == CARD:
            return self._show(int(paragraph))
        self.opened.go(int(section), int(paragraph or -1), lit=not paragraph)
        if not paragraph:
            self.list.to(item.id)
        return None

    def _show(self, card: int) -> object:
        """A card that was found, large."""
        assert self.lookup is not None
        around = [one.card for one in (*self.found.named, *self.found.told)]
        return Push(CardPage(self.parlour, self.lookup, around, card))

    def _turned(self) -> None:
        self.parlour.sounds.play("page")
        if not self.searched.strip():
            self.list.to(str(self.opened.here()))

    # ---- keys -------------------------------------------------------------------------------------------------
    def on_given(self, given: Given) -> object:
        """Page keys turn the page."""
        if given.kind == "key" and given.key in ("page up", "page down"):
            self.opened.turn(-1 if given.key == "page up" else 1)
            return True
        return super().on_given(given)

    # ---- looks ------------------------------------------------------------------------------------------------

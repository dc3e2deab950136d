"""deck_builder: all monsters at the left, the deck at the right; every change is on disk at once and can be undone."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.rules.pack.cards import Content, Monster
from game.rules.pack.decks import Draft, multiset
from game.ui.draw.paint import NOWHERE, Area, Sheet
from game.ui.games.pack.printed import SIGNS
from game.ui.house.content import cards_of
from game.ui.house.dialog import Answer, Menu
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, overlay, row, when, wrap
from game.ui.scenes.workshop.collection import owned_by
from game.ui.scenes.workshop.completing import build_menu, to_completing, why_not_completed
from game.ui.scenes.workshop.deck_exchange import paste, share, take_in
from game.ui.scenes.workshop.deck_list import Listed
from game.ui.scenes.workshop.editing import LONGEST_NAME, Editing, read_text
from game.ui.scenes.workshop.filters import PowerRange, Sieve, Sort, StarChips, TypeChips
from game.ui.scenes.workshop.pool import Pool
from game.ui.scenes.workshop.shop import Shop
from game.ui.scenes.workshop.verdict import Choice, Curves, NamePlate, Verdict
from game.ui.widgets.controls import Button, IconButton
from game.ui.widgets.field import TextField
from game.ui.widgets.looks import RED, TIN
from game.ui.window.focus import Given
from game.ui.window.scene import Push

if TYPE_CHECKING:
    from game.ui.house.house import House

FORMATS = ("standard", "short")
PANEL_W = 394.0  # units of the deck
CHIPS = (152.0, 32.0)  # units of the four types


class DeckBuilder(Shop):
    """Opens the deck of an id, or the one last worked on, or a new one."""

    tab = "decks"
    help = "Build me a deck"
    first = "pool"

    def __init__(self, app: House, id: str | None = None) -> None:
        super().__init__(app)
        self.content: Content = cards_of(app, "pack").content
        self.owned = owned_by(app, self.content)
        self.sieve = Sieve()
        self.open_deck(app.settings.last_deck if id is None else id)
        self.pool = Pool(app, self.deck, self._shown, self.put_in, self._zoom)

    # ---- which deck -------------------------------------------------------------------------------------------
    def open_deck(self, id: str) -> None:
        self.deck = Editing(self.parlour.decks, self.content, id, self.owned, self._tell)
        self.name = self.deck.draft.name
        self._remember()

    def _remember(self) -> None:
        if self.deck.id and self.deck.id != self.parlour.settings.last_deck:
            self.parlour.settings.last_deck = self.deck.id
            self.parlour.settings.save()

    def ready(self, draft: Draft) -> bool:
        """Whether a deck may be played, with the collection that counts."""
        return not draft.faults and (self.owned is None or multiset(draft.cards) <= self.owned)

    def _tell(self, message: str) -> None:
        self.parlour.toast(message, "warn")

    # ---- setting out ------------------------------------------------------------------------------------------
    def enter(self) -> None:
        self.set_out()

    def resume(self, result: object) -> object:
        self.content = cards_of(self.parlour, "pack").content
        self.owned = owned_by(self.parlour, self.content)
        past = self.deck.past
        self.open_deck(self.deck.id)
        self.deck.past = past
        self.set_out()
        return None

    def set_out(self) -> None:
        self.pool.deck = self.deck
        super().set_out()
        self.pool.onto = self.area("deck") or NOWHERE
        top = (self.area("pool") or NOWHERE)[1]
        self.notes = ((self.area("deck") or NOWHERE)[2] + 30, top + 2)  # beside the deck, which they are mostly about

    def inside(self) -> Box:
        chosen, pool = self._filters(), self.leaf(self.pool, 300, 180).share()
        head, listed, below = self._head(), self._list(), self._below()
        deck = self.plum(listed.share(), *below, name="deck", head=head).min(w=PANEL_W)
        filters = self.plum(*chosen)
        wide = row(column(filters, pool, gap=12).share(), deck.max(w=PANEL_W + 40), gap=10)
        tall = column(filters, pool.share(1.2), deck.share(), gap=10)
        flat = self.plum(row(listed.share(), column(*below, gap=8).max(w=400), gap=12).share(), name="deck", head=head)
        shelf = column(row(self._search(), self._count(), gap=10), pool, gap=8)
        pages = [("Monsters", shelf), ("Filters", self.plum(*chosen[1:], box().share())), ("Deck", flat)]
        return first(when(lambda w, h: w >= h, wide), when(lambda w, h: h > w, tall), self.tabbed(pages))

    # ---- the filters ------------------------------------------------------------------------------------------
    def _filters(self) -> list[Box]:
        """Rows of controls; the search comes first: it stands beside the pool where the others have a page."""
        sieve = self.sieve
        why = "Nothing is filtered."
        some = not sieve.open
        clear = self.button("clear", "Clear", self._clear, high=30, enabled=some, why_not=why, zone="filters")
        types = self.leaf(TypeChips(sieve, self._filtered)).size(*CHIPS)
        stars = self.leaf(StarChips(sieve, self._filtered)).size(204, 30)
        power = self.leaf(PowerRange(sieve, self.content.monsters, self._filtered), 160, 30).max(h=30)
        sort = self.leaf(Sort(sieve, self._filtered)).size(124, 28)
        said = self.words(f"{sieve.low} to {sieve.high}", "strong").min(92)
        return [
            row(self._search(), box().share(), self._count(), clear, gap=12),
            wrap(
                row(self.capitals("TYPE"), types, gap=10).max(h=34),
                row(self.capitals("STARS"), stars, gap=10).max(h=34),
                row(self.capitals("SORT"), sort, gap=10).max(h=34),
                gap=14,
            ),
            row(self.capitals("POWER"), power.share(), said, gap=10),
        ]

    def _search(self) -> Box:
        sieve = self.sieve
        search = TextField(
            "search",
            NOWHERE,
            "Find a name",
            lambda: sieve.words,
            self._find,
            "Find a name",
            ".find",
            30,
            self._to_pool,
            clear=True,
        )
        search.set(action="find", zone="filters")
        return self.leaf(search, 140, 32).max(h=34).like(w=260).share(0.5)

    def _count(self) -> Box:
        """How many monsters are left; it follows while a name is typed."""

        def paint(s: Sheet, at: Area) -> None:
            said = f"{len(self._shown())} of {len(self.content.monsters)}"
            s.say(said, "strong", self.style.palette.glow, at[0] + at[2], at[1] + at[3] / 2, "r", at[2])

        return self.painted(paint, "count").min(80, 24)

    # ---- the deck ---------------------------------------------------------------------------------------------
    def _head(self) -> Box:
        name = NamePlate(
            "name",
            NOWHERE,
            "Name of the deck",
            lambda: self.name,
            self._rename,
            "Deck",
            most=LONGEST_NAME,
            done=self._named,
        )
        length = Choice("length", NOWHERE, "Length", ("Standard", "Short"), self._length, self._resize)
        decks = IconButton("decks", NOWHERE, "deck", "My decks", self.to_decks)
        decks.set(tip="All your decks, and the starter decks to begin with")
        for one in (name, length, decks):
            one.set(zone="deck")
        return row(
            self.leaf(decks).size(34, 34), self.leaf(name, 120, 34).share(), self.leaf(length).size(150, 30), gap=8
        )

    def _list(self) -> Box:
        """What is in the deck, or ways to begin where there is nothing yet."""
        self.listed = Listed(NOWHERE, self.parlour, self.deck, self.take_out, self._drop, self._zoom)
        listed = self.leaf(self.listed, 240, 110)
        if self.deck.copies or self.deck.draft.lost:
            return listed
        ways = (
            self.button("begin/help", "Build me a deck", self.hint, TIN, "bulb", 38, zone="deck"),
            self.button("begin/starter", "My decks, starters", self.to_decks, ico="deck", high=38, zone="deck"),
        )
        return overlay(listed, column(box().min(h=70).share(), *ways, box().share(0.4), gap=6))

    def _below(self) -> list[Box]:
        """The deck in figures, whether it may be played, and what can be done with it."""
        deck, none = self.deck, "There is no card in the deck yet."
        verdict = self.leaf(Verdict(NOWHERE, deck, self.to_faults), 230, 54).max(h=62)
        hand = self.button(
            "hand", "Sample hand", self.to_hand, ico="hand", high=32, enabled=deck.size > 0, why_not=none
        )
        out = self.button("share", "Share", partial(share, self), high=32, enabled=deck.size > 0, why_not=none)
        inward = self.button("paste", "Paste", partial(paste, self), high=32)
        play = Button("play", NOWHERE, "Play with this deck", self.to_table, RED, ".play")
        if not deck.legal:
            missing = deck.full - deck.size
            unfilled = missing > 0 and len(deck.faults) == 1
            play.text = f"Put in {missing} more to play" if unfilled else "A draft until it is mended"
            play.set(enabled=False, why_not=deck.faults[0], rule="5.1")
        ways = [self.leaf(play, 200, 38).max(h=42).share()]
        if not why_not_completed(deck):
            ways.append(self.button("complete", "Complete", partial(to_completing, self), ico="bulb", high=38))
        return [
            first(self.leaf(Curves(NOWHERE, deck), 356, 92).size(h=92), box()),
            verdict,
            wrap(hand, out, inward, gap=8),
            row(*ways, gap=8),
        ]

    # ---- the pool ---------------------------------------------------------------------------------------------
    def _shown(self) -> list[Monster]:
        return self.sieve.passed(self.content.monsters)

    def _filtered(self) -> None:
        self.pool.top = 0
        self.pool.at = 0
        self.set_out()

    def _find(self, words: str) -> None:
        self.sieve.words = words
        self.pool.top, self.pool.at = 0, 0

    def _clear(self) -> None:
        self.sieve.clear()
        self._filtered()

    def _to_pool(self) -> None:
        self.focus.at = "pool"

    def _zoom(self, monster: Monster) -> object:
        from game.ui.scenes.workshop.zoomed import Zoomed

        return Push(Zoomed(self.parlour, self.deck, self._shown(), monster))

    # ---- the deck ---------------------------------------------------------------------------------------------
    def changed(self) -> None:
        self._remember()
        self.set_out()

    def put_in(self, monster: Monster) -> None:
        if self.deck.add(monster):
            self.parlour.sounds.play("card")
        else:
            self.parlour.sounds.play("wrong")
            self.parlour.toast(self.deck.why_not(monster), "wrong")
        self.changed()

    def take_out(self, monster: Monster) -> None:
        if self.deck.take_out(monster.id):
            self.parlour.sounds.play("flip")
        self.changed()

    def _drop(self, line: str) -> object:
        """What to do about a line that was not understood."""
        found = [
            Answer(monster.name, partial(self._mend, line, monster), SIGNS[monster.type])
            for monster in self.deck.nearest(line)
        ]
        return Push(
            Menu(
                f"{line.strip()[:24]}: which is it?",
                (*found, Answer("Throw the line away", partial(self._mend, line, None), ".cross"), Answer("Leave it")),
            )
        )

    def _mend(self, line: str, monster: Monster | None) -> None:
        self.deck.drop_line(line, monster)
        self.changed()

    def _rename(self, name: str) -> None:
        self.name = name
        self.deck.rename(name)
        self._remember()

    def _named(self) -> None:
        self.focus.at = "pool"
        self.name = self.deck.draft.name

    def _length(self) -> int:
        return FORMATS.index(self.deck.draft.format)

    def _resize(self, to: int) -> None:
        self.deck.resize(FORMATS[to])
        self.changed()

    def may_undo(self) -> str:
        return "" if self.deck.past else "There is nothing to take back."

    def undo(self) -> object:
        self.deck.undo()
        self.name = self.deck.draft.name
        self.changed()
        return True

    def on_given(self, given: Given) -> object:
        """Delete and minus take a copy of the card in focus out, plus puts one in; a file that is dropped is a deck."""
        here = self.focus.at
        if given.kind == "drop":
            return take_in(self, read_text(given.text), "There is no deck in this file.") or True
        if given.kind != "key" or here not in ("pool", "listed") or given.key not in KEYS:
            return None
        line = self.listed.here if here == "listed" else None
        monster = self.pool.here if here == "pool" else line.monster if line else None
        if monster is None:
            return None
        (self.put_in if KEYS[given.key] > 0 else self.take_out)(monster)
        return True

    def on_action(self, action: str) -> object:
        if action == "find":
            self.focus.at = "search"
            return True
        return super().on_action(action)

    # ---- where it leads ---------------------------------------------------------------------------------------
    def to_decks(self) -> object:
        from game.ui.scenes.workshop.decks import Decks

        return Push(Decks(self.parlour, self))

    def to_hand(self) -> object:
        from game.ui.scenes.workshop.hand import SampleHand

        return Push(SampleHand(self.parlour, self.deck))

    def to_faults(self) -> object:
        from game.ui.scenes.workshop.sheeted import Faults

        return Push(Faults(self.deck))

    def hint(self) -> object:
        return build_menu(self)

    def to_table(self) -> object:
        from game.ui.scenes.workshop.own_decks import with_deck

        return Push(self.parlour.make("new game", "pack", with_deck(self.parlour, self.deck.draft)))


KEYS = {"delete": -1, "backspace": -1, "-": -1, "+": 1, "=": 1, "shift+=": 1, "keypad +": 1, "keypad -": -1}

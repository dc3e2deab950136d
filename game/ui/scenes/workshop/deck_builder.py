"""deck_builder: all monsters at the left, the deck at the right; every change is on disk at once and can be undone."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.rules.pack.cards import Content, Monster
from game.rules.pack.decks import Draft, counted, write_code, write_deck
from game.ui.draw.paint import Sheet
from game.ui.games import playable
from game.ui.games.pack.printed import SIGNS
from game.ui.house.content import cards_of
from game.ui.house.dialog import Answer, Menu
from game.ui.scenes.workshop.bench import PANEL_W, Bench
from game.ui.scenes.workshop.editing import LONGEST_NAME, Editing, from_text, read_text
from game.ui.scenes.workshop.filters import FilterWords, PowerRange, Sort, StarChips, TypeChips
from game.ui.scenes.workshop.listed import Listed
from game.ui.scenes.workshop.owning import owned_by
from game.ui.scenes.workshop.pool import Pool
from game.ui.scenes.workshop.shop import Shop, ShopBar, panel
from game.ui.scenes.workshop.sieve import Sieve
from game.ui.scenes.workshop.verdict import Choice, Curves, NamePlate, Verdict, wine_head
from game.ui.widgets.controls import Button, IconButton
from game.ui.widgets.field import TextField, copy, pasted
from game.ui.widgets.looks import RED, TIN, VIOLET
from game.ui.window.focus import Given
from game.ui.window.scene import Push

if TYPE_CHECKING:
    from game.ui.house.house import House

FORMATS = ("standard", "short")


class DeckBuilder(Shop):
    """Opens the deck of an id, or the one last worked on, or a new one."""

    tab = "decks"
    help = "Build me a deck"
    grows = (0.75, 1.4)
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
        return not draft.faults and (self.owned is None or counted(draft.cards) <= self.owned)

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
        """All widgets anew, for the deck that is open."""
        deck, sieve, bench = self.deck, self.sieve, Bench(*self.room)
        self.bench, self.pool.deck = bench, deck
        self.notes = (PANEL_W + 30, bench.pool[1] + 2)  # beside the deck, which they are mostly about
        self.pool.box, self.pool.onto = bench.pool, bench.panel
        x, y, w, _ = bench.panel
        self.listed = Listed(bench.list, self.parlour, deck, self.take_out, self._drop, self._zoom, bench.spare)
        search = TextField(
            "search",
            bench.search,
            "Find a name",
            lambda: sieve.words,
            self._search,
            "Find a name",
            ".find",
            30,
            self._to_pool,
            clear=True,
        )
        search.set(action="find", zone="filters")
        clear = Button("clear", (bench.end - 82, 60, 82, 28), "Clear", self._clear, VIOLET, size=15)
        clear.set(enabled=not sieve.open, why_not="Nothing is filtered.", zone="filters")
        name = NamePlate(
            "name",
            (x + 50, 59, 172, 36),
            "Name of the deck",
            lambda: self.name,
            self._rename,
            "Deck",
            most=LONGEST_NAME,
            done=self._named,
        )
        name.set(zone="deck")
        length = Choice(
            "length",
            (x + w - 164, 62, 150, 30),
            "Length",
            ("Standard", "Short"),
            lambda: FORMATS.index(deck.draft.format),
            self._resize,
        )
        length.set(zone="deck")
        decks = IconButton("decks", (bench.left - 4, 60, 34, 34), "deck", "My decks", self.to_decks)
        decks.set(zone="deck", tip="All your decks, and the starter decks to begin with")
        self.widgets = [
            ShopBar(self),
            search,
            TypeChips(bench.types, 60, sieve, self._filtered),
            StarChips(*bench.stars, sieve, self._filtered),
            clear,
            PowerRange(*bench.power, sieve, self.content.monsters, self._filtered),
            Sort(bench.sort, sieve, self._filtered),
            FilterWords(bench, sieve, lambda: (len(self._shown()), len(self.content.monsters))),
            self.pool,
            decks,
            name,
            length,
            self.listed,
            *self._beginnings(),
            Curves((bench.left, bench.below(266), bench.wide, 92), deck),
            Verdict((x + 8, bench.below(168), w - 16, 62), deck, self.to_faults),
            *self._buttons(),
        ]

    def _beginnings(self) -> list[Button]:
        """Ways to begin, where there is nothing yet."""
        if self.deck.copies or self.deck.draft.lost:
            return []
        bench = self.bench
        _, top, _, h = bench.list
        low = bench.tight
        x, y = bench.left + 63, top + h - 90 if low else 200 + bench.spare / 2
        found = [
            Button("begin/help", (x, y, 240, 38 if low else 46), "Build me a deck", self.hint, TIN, "bulb", size=19),
            Button(
                "begin/starter",
                (x, y + (44 if low else 55), 240, 36 if low else 44),
                "My decks, starters",
                self.to_decks,
                VIOLET,
                "deck",
                size=18,
            ),
        ]
        for button in found:
            button.set(zone="deck")
        return found

    def _buttons(self) -> list[Button]:
        left, y = self.bench.left, self.bench.below(97)
        hand = Button("hand", (left - 4, y, 140, 32), "Sample hand", self.to_hand, VIOLET, "hand", size=16)
        hand.set(enabled=self.deck.size > 0, why_not="There is no card in the deck yet.")
        share = Button("share", (left + 144, y, 112, 32), "Share", self.share, VIOLET, "deck", size=16)
        share.set(enabled=self.deck.size > 0, why_not="There is no card in the deck yet.")
        paste = Button("paste", (left + 264, y, 106, 32), "Paste", self.paste, VIOLET, "down", size=16)
        play = Button(
            "play", (left - 4, y + 43, self.bench.wide + 8, 38), "Play with this deck", self.to_table, RED, ".play"
        )
        if not self.deck.legal:
            missing = self.deck.full - self.deck.size
            unfilled = missing > 0 and len(self.deck.faults) == 1
            play.text = f"Put in {missing} more to play" if unfilled else "A draft until it is mended"
            play.set(enabled=False, why_not=self.deck.faults[0], rule="5.1")
        elif "pack" not in playable():
            play.set(enabled=False, why_not="The table of The Monster Pack is still to come.")
        return [hand, share, paste, play]

    # ---- the pool ---------------------------------------------------------------------------------------------
    def _shown(self) -> list[Monster]:
        return self.sieve.passed(self.content.monsters)

    def _filtered(self) -> None:
        self.pool.top = 0
        self.pool.at = 0
        self.set_out()

    def _search(self, words: str) -> None:
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
            return self.take_in(read_text(given.text), "There is no deck in this file.") or True
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
        from game.ui.scenes.workshop.faults import Faults

        return Push(Faults(self.deck))

    def hint(self) -> object:
        from game.ui.scenes.workshop.helper import build_menu

        return build_menu(self)

    def share(self) -> object:
        """Text or code to the clipboard, or the place of the file."""
        where = self.parlour.folders.decks
        return Push(
            Menu(
                "Share this deck",
                (
                    Answer("Copy as text", self._copy_text, "deck"),
                    Answer("Copy as a code", self._copy_code, ".key"),
                    Answer(
                        "Copy its file's place",
                        self._copy_place,
                        ".text",
                        where is not None and bool(self.deck.id),
                        "No file can be kept here.",
                    ),
                    Answer("Not now"),
                ),
            )
        )

    def _copy_text(self) -> None:
        copy(write_deck(self.content, self.deck.draft))
        self.parlour.toast(f"Copied: {self.deck.draft.name}, a line for each card", "good")

    def _copy_code(self) -> None:
        copy(write_code(self.deck.draft.cards))
        self.parlour.toast("Copied: the deck in one word. Paste brings it in anywhere", "good")

    def _copy_place(self) -> None:
        place = str(self.parlour.folders.place("decks", f"{self.deck.id}.txt"))
        copy(place)
        self.parlour.toast(f"Copied: {place}", "good")

    def paste(self) -> object:
        """What the clipboard holds as a deck of its own."""
        text = pasted()
        return self.take_in(
            text,
            "There is no deck in the clipboard. Copy one as text or as a code first."
            if not text.strip()
            else "There is no card in the text of the clipboard, so it is no deck.",
        )

    def take_in(self, text: str, none: str) -> object:
        """A deck from elsewhere, kept with all its faults; the open deck stays as it is. `none`: what to say if the
        text holds no deck."""
        draft = from_text(self.content, text)
        if draft is None:
            self.parlour.toast(none, "wrong")
            return None
        self.open_deck("")
        self.deck.change(draft, keep=False)
        self.name = self.deck.draft.name
        self.changed()
        wrong = len(self.deck.faults)
        self.parlour.toast(
            f"{self.name}: {self.deck.size} cards"
            if not wrong
            else f"{self.name} is kept as a draft: {wrong} thing{'s' * (wrong > 1)} to mend",
            "good" if not wrong else "warn",
        )
        return None if not wrong else self.to_faults()

    def to_table(self) -> object:
        from game.ui.scenes.workshop.own import with_deck

        return Push(self.parlour.make("new game", "pack", with_deck(self.parlour, self.deck.draft)))

    # ---- looks ------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        panel(s, self.bench.filters)
        panel(s, self.bench.panel)
        x, _, w, _ = self.bench.panel
        wine_head(s, x + 3, 53, w - 6, 48)
        self.draw_widgets(s)


KEYS = {"delete": -1, "backspace": -1, "-": -1, "+": 1, "=": 1, "shift+=": 1, "keypad +": 1, "keypad -": -1}

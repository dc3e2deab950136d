"""editing: a deck on the bench: cards put in and taken out, every step on disk at once, and the way back."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from game.rules.pack.cards import Content, Monster
from game.rules.pack.decks import (
    LINE,
    Draft,
    Lines,
    faults_of,
    multiset,
    ordered,
    read_code,
    read_deck,
    room_for,
    write_deck,
)
from game.store import DeckShelf, KeptDeck, read_whole
from game.store.decks import LARGEST

if TYPE_CHECKING:
    from game.ui.house.house import House

STEPS = 200  # that can be taken back
LONGEST_NAME = 28
Owned = Mapping[str, int] | None  # copies in the collection; None: every card is free


class Builder(Protocol):
    """The deck builder, as far as what lies over it or helps it may ask. `name`: the deck's, as it is written."""

    parlour: House
    content: Content
    deck: Editing
    name: str

    @property
    def owned(self) -> Owned: ...
    def open_deck(self, id: str) -> None: ...
    def ready(self, draft: Draft) -> bool: ...
    def changed(self) -> None: ...
    def undo(self) -> object: ...
    def to_faults(self) -> object: ...


class Editing:
    """One deck. `draft` is how it stands, its faults and the lines nobody understood included. A deck is kept from its
    first card on; `tell` hears what the disk has to say."""

    def __init__(
        self,
        shelf: DeckShelf,
        content: Content,
        id: str = "",
        owned: Owned = None,
        tell: Callable[[str], object] = lambda words: None,
    ) -> None:
        kept = shelf.load(id) if id else None
        self.shelf, self.content, self.owned, self.tell = shelf, content, owned, tell
        self.id = id if kept else ""
        self.draft = read_deck(content, kept.text if kept else "# New deck (standard)\n")
        self.past: list[Draft] = []
        self._count()

    def _count(self) -> None:
        self.copies: Counter[str] = multiset(self.draft.cards)
        self.faults = self._faults()

    # ---- what there is ----------------------------------------------------------------------------------------
    @property
    def size(self) -> int:
        return sum(self.copies.values())

    @property
    def full(self) -> int:
        """How many cards the format asks for."""
        return self.content.formats[self.draft.format].deck_size

    @property
    def legal(self) -> bool:
        return not self.faults

    def _faults(self) -> list[str]:
        """Everything that is wrong, in whole sentences; the number of cards first."""
        size = [fault for fault in faults_of(self.content, self.draft.format, self.draft.cards) if "exactly" in fault]
        rest = [fault for fault in self.draft.faults if fault not in size]
        return [sentence(fault) for fault in (*size, *rest)] + self._missing()

    def _missing(self) -> list[str]:
        """What the deck wants and the collection lacks."""
        if self.owned is None:
            return []
        wanted = (
            (self.content.monsters[self.content.ids[id]].name, copies, self.owned.get(id, 0))
            for id, copies in self.copies.items()
        )
        return [f"{copies} of {name}, and you own {have}." for name, copies, have in wanted if copies > have]

    def why_not(self, monster: Monster) -> str:
        """Why one more copy cannot go in; "" when it can."""
        if self.owned is not None and self.copies[monster.id] >= self.owned.get(monster.id, 0):
            have = self.owned.get(monster.id, 0)
            return f"You own {have} of {monster.name}." if have else f"{monster.name} is not in your collection yet."
        return room_for(self.content, self.draft.format, self.draft.cards, monster.id)

    def most(self, monster: Monster) -> int:
        """Copies a deck of this length may hold."""
        return self.content.formats[self.draft.format].copies[monster.rarity]

    def monsters(self) -> list[tuple[Monster, int]]:
        """What is in the deck, with its copies: strong ones first."""
        found = [(self.content.monsters[self.content.ids[id]], n) for id, n in self.copies.items()]
        return sorted(found, key=lambda one: (-one[0].power, one[0].name))

    def show(self, draft: Draft) -> None:
        """Look at a deck without keeping it."""
        self.draft = read_deck(self.content, write_deck(self.content, draft))
        self._count()

    # ---- what is done -----------------------------------------------------------------------------------------
    def add(self, monster: Monster) -> bool:
        return not self.why_not(monster) and self._deal(self.copies + Counter({monster.id: 1}))

    def take_out(self, id: str) -> bool:
        return self.copies[id] > 0 and self._deal(self.copies - Counter({id: 1}))

    def nearest(self, line: str) -> list[Monster]:
        """The monsters whose names come nearest to a line nobody understood; three at most."""
        read = LINE.fullmatch(line)
        word = (read[2] if read else line.strip()).casefold()
        names = {monster.name.casefold(): monster for monster in self.content.monsters}
        return [names[name] for name in get_close_matches(word, names, 3, 0.5)]

    def drop_line(self, line: str, instead: Monster | None = None) -> None:
        """Throw away a line nobody understood, or put a monster in its place, as many copies as it said."""
        lost = list(self.draft.lost)
        lost.remove(line)
        read = LINE.fullmatch(line)
        cards = self.copies + Counter({instead.id: max(1, int(read[1] or 1)) if read else 1} if instead else {})
        self.change(self.draft._replace(lost=tuple(lost), cards=ordered(self.content, cards)))

    def deal(self, cards: Lines) -> bool:
        """These cards in place of those that are in."""
        return self._deal(multiset(cards))

    def _deal(self, copies: Counter[str]) -> bool:
        self.change(self.draft._replace(cards=ordered(self.content, copies)))
        return True

    def rename(self, name: str) -> None:
        """A name of one line; letter by letter, so that only the whole of it can be taken back."""
        before = self.draft
        self.change(
            before._replace(name=" ".join(name.split())[:LONGEST_NAME] or "Deck"),
            keep=not self.past or self.past[-1]._replace(name="") != before._replace(name=""),
        )

    def resize(self, format: str) -> None:
        if format != self.draft.format:
            self.change(self.draft._replace(format=format))

    def change(self, draft: Draft, keep: bool = True) -> None:
        """The deck as it is to be from now on; `keep` = it can be taken back to what it was."""
        if keep:
            self.past = [*self.past[-STEPS:], self.draft]
        self._settle(draft)

    def undo(self) -> bool:
        if not self.past:
            return False
        self._settle(self.past.pop())
        return True

    def _settle(self, draft: Draft) -> None:
        text = write_deck(self.content, draft)
        self.draft = read_deck(self.content, text)
        self._count()
        self.id = self.id or self.shelf.new_id(draft.name)
        if message := self.shelf.store(KeptDeck(self.id, text)):
            self.tell(message)


def sentence(fault: str) -> str:
    """A fault as the player reads it. On the bench a deck has no lines with numbers: the words themselves are shown."""
    fault = re.sub(r"^line \d+: ", "", fault)
    return fault[:1].upper() + fault[1:] + ("" if fault.endswith(("?", ".")) else ".")


def read_text(path: str) -> str:
    """The words of a file that may be a deck; "" when it cannot be read or is far too large for one."""
    try:
        return read_whole(Path(path), LARGEST).decode("utf-8-sig", "replace")
    except (OSError, ValueError):
        return ""


def from_text(content: Content, text: str) -> Draft | None:
    """The deck in a text or in a code of one word; None when there is not one card in it."""
    word = text.strip()
    try:
        cards = read_code(word)
    except ValueError:
        cards = ()
    if cards:
        lines = "\n".join(f"{copies} {id}" for id, copies in cards)
        return read_deck(content, lines)
    draft = read_deck(content, text)
    return draft if draft.cards else None

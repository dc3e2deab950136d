"""Decks and albums on disk: whole or absent, nothing lost, nothing raised."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from game.rules import shipped_content
from game.rules.pack.decks import Draft, multiset, read_deck, write_deck
from game.store import Album, AlbumShelf, DeckShelf, KeptDeck
from game.store.decks import MOST
from game.store.moving import kind_of
from tests.rules.pack.table import random_deck

CONTENT = shipped_content("pack")


@pytest.fixture
def shelf(tmp_path: Path) -> DeckShelf:
    return DeckShelf(tmp_path / "decks")


# ---- decks --------------------------------------------------------------------------------------------------------
def test_decks_come_back_from_disk_unchanged(shelf: DeckShelf) -> None:
    lot = Random(5)
    for n in range(20):
        format = ("standard", "short")[n % 2]
        draft = Draft(f"Deck {n}", format, random_deck(format, lot), (), ())
        assert shelf.store(KeptDeck(f"deck-{n}", write_deck(CONTENT, draft))) is None
        kept = shelf.load(f"deck-{n}")
        assert kept is not None and read_deck(CONTENT, kept.text) == draft
    assert len(shelf.all()) == 20


def test_what_nobody_understands_in_a_deck_is_told_with_the_nearest_name_and_comes_back_too() -> None:
    text = "# Odd (standard)\n2 Kil Rat\n9 Rune Snail\nwhatever this is\n"
    draft = read_deck(CONTENT, text)
    assert any("Kil Rat" in fault and "Kiln Rat" in fault and "line 2" in fault for fault in draft.faults)
    assert any("9 of Rune Snail" in fault for fault in draft.faults)
    assert any("exactly 30" in fault for fault in draft.faults)
    again = read_deck(CONTENT, write_deck(CONTENT, draft))
    assert again.lost == draft.lost == ("2 Kil Rat", "whatever this is")
    assert multiset(again.cards) == multiset(draft.cards)


def test_notes_in_a_deck_are_kept_and_no_fault() -> None:
    deck = read_deck(CONTENT, write_deck(CONTENT, CONTENT.decks["wild_parade_20"]))
    text = write_deck(CONTENT, deck) + "# against walls\n#two\n"
    draft = read_deck(CONTENT, text)
    assert draft.faults == () and draft.lost == ("# against walls", "#two")
    assert write_deck(CONTENT, draft) == text


def test_a_deck_that_is_being_written_when_the_program_stops_is_there_as_it_was(
    shelf: DeckShelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf.store(KeptDeck("one", "before"))

    def stop(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", stop)
    with pytest.raises(KeyboardInterrupt):
        shelf.store(KeptDeck("one", "after"))
    monkeypatch.undo()
    assert DeckShelf(shelf.folder).all() == [KeptDeck("one", "before")]


def test_a_disk_that_refuses_keeps_the_deck_in_memory_and_says_so(
    shelf: DeckShelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.store.decks.write_whole", full)
    message = shelf.store(KeptDeck("one", "text"))
    assert message and "No space left" in message
    assert shelf.load("one") == KeptDeck("one", "text") and shelf.ids() == ["one"]


def test_without_a_folder_decks_last_until_the_end() -> None:
    shelf = DeckShelf(None)
    assert "until you close" in (shelf.store(KeptDeck("one", "text")) or "")
    assert shelf.all() == [KeptDeck("one", "text")]
    assert shelf.remove("one") is None and shelf.all() == []


def test_a_text_that_is_put_into_the_folder_is_a_deck_and_foreign_files_are_none(shelf: DeckShelf) -> None:
    assert shelf.folder
    shelf.folder.mkdir()
    (shelf.folder / "From a friend.txt").write_text("\ufeff# Friend (short)\n2 Rune Snail\n", "utf-8")
    (shelf.folder / "torn.txt").write_bytes(b"\xff\xfe\x00# junk")
    (shelf.folder / "huge.txt").write_bytes(b"x" * 200_000)
    (shelf.folder / "notes.md").write_text("no deck", "utf-8")
    (shelf.folder / ".hidden.txt").write_text("no deck", "utf-8")
    (shelf.folder / "folder.txt").mkdir()
    found = {deck.id: read_deck(CONTENT, deck.text) for deck in shelf.all()}
    assert set(found) == {"From a friend", "torn"}
    assert found["From a friend"].cards == (("MP-040", 2),)
    assert found["torn"].faults


def test_a_new_id_is_one_that_no_deck_has_whatever_the_name(shelf: DeckShelf) -> None:
    ids = []
    for name in ("My deck", "my DECK!", "\u00c4pfel/../x", "", "..", "a" * 300):
        id = shelf.new_id(name)
        assert shelf.store(KeptDeck(id, name)) is None
        ids.append(id)
    assert ids[:2] == ["my-deck", "my-deck-2"] and len(set(ids)) == len(ids)
    assert shelf.folder and {path.parent for path in shelf.folder.iterdir()} == {shelf.folder}


def test_a_new_id_meets_no_deck_among_more_than_are_shown(shelf: DeckShelf) -> None:
    """The names that come late in the alphabet are not shown, and taken all the same."""
    assert shelf.folder
    shelf.folder.mkdir(parents=True, exist_ok=True)
    for n in range(MOST + 40):
        (shelf.folder / f"a{n:04}.txt").write_text("# A (short)\n", "utf-8")
    for id in ("zebra", *(f"zebra-{n}" for n in range(2, MOST + 20))):
        (shelf.folder / f"{id}.txt").write_text("# Zebra (short)\n", "utf-8")
    assert len(shelf.ids()) == MOST and "zebra" not in shelf.ids()
    assert shelf.new_id("Zebra") == f"zebra-{MOST + 20}"


@pytest.mark.parametrize("id", ["", "../up", "a/b", ".hidden", "nul\0"])
def test_a_name_that_leaves_the_folder_is_refused(shelf: DeckShelf, id: str) -> None:
    with pytest.raises(ValueError):
        shelf.store(KeptDeck(id, "text"))
    assert shelf.load(id) is None


# ---- albums -------------------------------------------------------------------------------------------------------
def test_an_album_comes_back_as_it_was_put_away(tmp_path: Path) -> None:
    album = Album("Ada L\u00f6velace", 7, 3, {"MP-003": 2, "MP-040": -1})
    assert AlbumShelf(tmp_path).store(album) is None
    assert AlbumShelf(tmp_path).load("Ada L\u00f6velace", 99) == album
    assert AlbumShelf(tmp_path).load("Bo", 99) == Album("Bo", 99)
    assert AlbumShelf(tmp_path).owners() == ["Ada L\u00f6velace"]


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"{",
        b"[]",
        b'{"owner": "Ada", "seed": 1, "opened": -1, "cards": {}}',
        b'{"owner": "Ada", "seed": 1, "opened": 1, "cards": {"x": "many"}}',
        b"\xff" * 9,
    ],
)
def test_a_damaged_album_is_set_aside_and_a_new_one_begins(tmp_path: Path, raw: bytes) -> None:
    shelf = AlbumShelf(tmp_path)
    shelf.store(Album("Ada", 1, 2, {"MP-003": 1}))
    path = next(tmp_path.glob("*.json"))
    path.write_bytes(raw)
    assert shelf.load("Ada", 5) == Album("Ada", 5)
    assert path.with_name(path.name + ".damaged").read_bytes() == raw
    assert shelf.message is not None and "Ada" in shelf.message and f"{path.name}.damaged" in shelf.message
    path.write_bytes(b"again")
    shelf.load("Ada", 5)
    assert path.with_name(path.name + ".damaged").read_bytes() == raw, "what was kept before stays"


def test_an_album_of_a_newer_version_is_neither_set_aside_nor_written_over(tmp_path: Path) -> None:
    shelf = AlbumShelf(tmp_path)
    shelf.store(Album("Ada", 1, 2, {"MP-003": 1}))
    path = next(tmp_path.glob("*.json"))
    raw = path.read_bytes().replace(b'"format": 1', b'"format": 2').replace(b'"MP-003": 1', b'"MP-003": {"gold": 1}')
    path.write_bytes(raw)
    assert shelf.load("Ada", 5) == Album("Ada", 5) and "newer version" in str(shelf.message)
    assert "newer version" in str(shelf.store(Album("Ada", 5, 1))) and shelf.load("Ada", 9).opened == 1
    assert path.read_bytes() == raw and list(tmp_path.iterdir()) == [path]


def test_albums_of_names_that_look_alike_in_a_file_name_stay_apart(tmp_path: Path) -> None:
    shelf = AlbumShelf(tmp_path)
    for n, owner in enumerate(("Ada!", "Ada?", "..", "/")):
        shelf.store(Album(owner, n))
    assert [shelf.load(owner, 9).seed for owner in ("Ada!", "Ada?", "..", "/")] == [0, 1, 2, 3]


@pytest.mark.parametrize("name", ["Con", "aux", "NUL!", "Com1"])
def test_a_new_id_names_a_file_on_every_system(tmp_path: Path, name: str) -> None:
    shelf = DeckShelf(tmp_path)
    id = shelf.new_id(name)
    assert kind_of(f"decks/{id}.txt") == "decks"
    shelf.store(KeptDeck(id, "# Mine"))
    assert shelf.new_id(name) not in (id, "con", "aux", "nul", "com1")

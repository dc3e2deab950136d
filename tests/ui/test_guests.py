"""A friend's game comes in by dropping its file or pasting it, as one more game; what is no such file says why."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.store import Folders, Save, SaveShelf
from game.store.guests import place_of
from game.store.savefile import checksum_of, read_file, to_bytes
from game.ui.parlour import Parlour
from game.ui.scenes.saves import Saves
from game.ui.table.table import Table
from game.ui.widgets.line import copy
from tests.sure import every
from tests.ui.visiting import click, played, show


def drop(app: Parlour, file: str) -> None:
    app.step([pygame.event.Event(pygame.DROPFILE, file=file)], 16)
    app.step([], 16)


def told(app: Parlour) -> str:
    return app.toasts.shown[-1].text


@pytest.fixture
def letter(app: Parlour, tmp_path: Path) -> Path:
    """The file of a game that a friend has begun; nothing of it is here."""
    sitting = played(app, 6)
    save = sitting.as_save()
    file = tmp_path / "from Bo.save"
    file.write_bytes(to_bytes(replace(save, order=99, more={**save.more, "notes": "Ada bluffs"})))
    app.saves.remove(sitting.name)
    app.saves.bin.clear(sitting.name)
    return file


def only(app: Parlour) -> Save:
    (name,) = app.saves.names()
    save = app.saves.load(name).save
    assert save
    return save


def test_a_dropped_file_becomes_a_game_that_can_be_gone_on_with(app: Parlour, letter: Path) -> None:
    scene = show(app, Saves(app))
    drop(app, str(letter))
    save, sent = only(app), read_file(letter)
    assert isinstance(scene, Saves) and scene.chosen == save.name
    assert (save.match, save.names) == (sent.match, sent.names)
    app.painter.record = app.dirty = True
    app.step([], 16)
    assert "Came in from a friend today" in " ".join(mark.text for mark in app.painter.marks)
    click(app, "go")
    app.step([], 16)
    assert isinstance(app.scene, Table)


def test_nothing_private_comes_along_and_nobody_continues_it_unawares(app: Parlour, letter: Path) -> None:
    own = played(app, 2, seed=5)
    show(app, Saves(app))
    drop(app, str(letter))
    guest = next(one.save for one in app.saves.list() if one.name != own.name)
    assert guest and "notes" not in guest.more and "notes" in read_file(letter).more
    assert app.saves.list()[0].name == own.name, "the own game is still the one that was played last"


def test_a_game_that_is_here_stays_as_it_is(app: Parlour) -> None:
    """Also where the friend has played it on: both are here then, under two names."""
    sitting = played(app, 4)
    before = read_file(app.folders.saves / f"{sitting.name}.save")  # type: ignore[operator]
    option = sitting.match.decision.options[0]  # type: ignore[union-attr]
    sitting.answer(option.key)
    on = to_bytes(sitting.as_save())
    app.saves.keep(before)
    show(app, Saves(app))
    drop(app, on.decode())
    assert len(app.saves.names()) == 2
    assert read_file(app.folders.saves / f"{sitting.name}.save") == before  # type: ignore[operator]


def test_the_same_game_does_not_come_twice(app: Parlour, letter: Path) -> None:
    show(app, Saves(app))
    drop(app, str(letter))
    drop(app, str(letter))
    assert len(app.saves.names()) == 1 and "is here already" in told(app)


def test_it_is_pasted_as_its_place_and_as_its_contents(app: Parlour, letter: Path) -> None:
    show(app, Saves(app))
    for text in every((str(letter), f'"{letter}"', letter.as_uri(), letter.read_text(encoding="utf-8"))):
        copy(text)
        if app.saves.names():
            app.saves.remove(only(app).name)
            app.saves.bin.clear(app.saves.bin.all()[0].name)
            app.scene.resume(None)
            app.step([], 16)
        click(app, "paste")
        app.step([], 16)
        assert only(app).names == ("Ada", "Bo", "Vex"), text[:60]


def again(change: Callable[[dict[str, object]], object]) -> Callable[[bytes], bytes]:
    """The same file with something else in it and a checksum that fits."""

    def made(raw: bytes) -> bytes:
        outer = json.loads(raw)
        change(outer["save"])
        return json.dumps({**outer, "checksum": checksum_of(outer["save"])}).encode()

    return made


NONSENSE: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "nothing": (lambda raw: b"", "the file is empty"),
    "a photograph": (lambda raw: b"\xff\xd8\xff\xe0" + bytes(range(256)), "this is not a saved game"),
    "a letter": (lambda raw: b"Dear Ada, look at this game!", "this is not a saved game"),
    "the half of it": (lambda raw: raw[: len(raw) // 2], "cut short or damaged"),
    "another letter in it": (lambda raw: raw.replace(b'"Vex"', b'"Hex"'), "has been changed or damaged"),
    "a list": (lambda raw: b"[1, 2, 3]", "this is not a saved game"),
    "a later version": (again(lambda save: save.update(format=9)), "newer version"),
    "an unknown game": (again(lambda save: save["match"].update(game="chess")), "does not have (chess)"),  # type: ignore[attr-defined]
    "ten seats": (again(lambda save: save["match"].update(seats=10)), "make no sense"),  # type: ignore[attr-defined]
    "an unknown player": (again(lambda save: save.update(players=["person", "person", "oracle"])), "nobody plays as"),
    "an unknown option": (again(lambda save: save["match"].update(options={"moon": "full"})), "cannot be dealt"),  # type: ignore[attr-defined]
    "a whole home": (lambda raw: b"PK\x03\x04" + bytes(40), "everything of a laptop"),
    "too much": (lambda raw: b"{" + b" " * 20_000_001, "larger than"),
}


@pytest.mark.parametrize("kind", NONSENSE)
def test_what_is_no_game_is_refused_in_words_and_the_next_file_comes_in(
    app: Parlour, letter: Path, tmp_path: Path, kind: str
) -> None:
    spoil, why = NONSENSE[kind]
    odd = tmp_path / "odd.save"
    odd.write_bytes(spoil(letter.read_bytes()))
    show(app, Saves(app))
    drop(app, str(odd))
    assert app.saves.names() == [] and told(app).startswith("Nothing came in: ") and why in told(app)
    drop(app, str(letter))
    assert len(app.saves.names()) == 1


@pytest.mark.parametrize(
    ("place", "why"),
    [("/nowhere/at all.save", ""), ("", "nothing was copied"), ("two\nlines", "neither a saved game"), (".", "")],
)
def test_what_is_no_place_of_a_file_is_refused_too(app: Parlour, place: str, why: str) -> None:
    show(app, Saves(app))
    drop(app, place)
    assert app.saves.names() == [] and told(app).startswith("Nothing came in: ") and why in told(app)


def test_without_a_folder_nothing_comes_in_and_the_reason_is_told(app: Parlour, letter: Path) -> None:
    app.saves = SaveShelf(None)
    show(app, Saves(app))
    drop(app, str(letter))
    assert app.saves.names() == [] and "no folder" in told(app)


def test_the_place_of_a_file_is_read_as_people_copy_it() -> None:
    assert place_of(' "/a b/c.save"\n') == Path("/a b/c.save")
    assert place_of("file:///a%20b/c.save") == Path("/a b/c.save")
    assert place_of("one\ntwo") is place_of("  ") is None


def test_an_empty_page_takes_a_game_in_too(app: Parlour, letter: Path, folders: Folders) -> None:
    show(app, Saves(app))
    assert {"shelf", "paste"} <= {control.id for control in app.controls()}
    drop(app, str(letter))
    assert only(app).game == "pontoon" and folders.saves

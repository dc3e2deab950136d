"""The puzzle book: every proved puzzle stands in one chapter, stars tell of hints, and each day has its find."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from game.ai.puzzling import faults_of_proof
from game.engine.data import DataError
from game.modes import book
from game.modes.book import FIRST, chapters, entries_of, every_entry, find_of, finds, read_chapters, so_far, stars
from game.packs.walk import FOUND
from game.rules import GAMES, shipped_content
from game.store import Folders, Settings
from tests.sure import every


def test_every_puzzle_of_every_game_stands_in_one_chapter() -> None:
    inside = [entry.key for entry in every_entry()]
    assert sorted(inside) == sorted(entry.key for game in GAMES for entry in entries_of(game))
    assert len(inside) == len(set(inside)) >= 60
    assert {chapter.game for chapter in chapters()} == set(GAMES) and all(chapters().values())


@pytest.mark.parametrize(
    ("mark", "number"), [(None, 0), ([1, 0], 0), ([0, 1], 3), ([1, 1], 2), ([2, 1], 1), ([3, 1], 1)]
)
def test_a_solved_puzzle_has_a_star_less_for_each_hint(mark: list[int] | None, number: int) -> None:
    assert stars({"pack/puzzles/01": mark} if mark else {}, "pack/puzzles/01") == number


def test_each_day_has_a_find_and_all_come_before_the_first_comes_again() -> None:
    daily = [find_of(FIRST + timedelta(n)) for n in range(2 * len(finds()))]
    keys = [entry.key for entry in daily if entry]
    assert len(set(keys[: len(finds())])) == len(finds()) >= 40 and keys[: len(finds())] == keys[len(finds()) :]
    assert {entry.file.game for entry in finds()[:2]} != {finds()[0].file.game}, "the games take turns"
    assert not {entry.key for entry in finds()} & {entry.key for entry in every_entry()}


@pytest.mark.parametrize("game", [game for game in GAMES if entries_of(game, FOUND)])
def test_what_was_found_is_proved(game: str) -> None:
    """Two of each game here; `check` proves all."""
    for entry in every(entries_of(game, FOUND)[:2]):
        assert entry.file.title and faults_of_proof(entry.file, GAMES[game], shipped_content(game)) == []


def test_how_many_are_solved_is_told_at_the_door(tmp_path: Path) -> None:
    folders = Folders(tmp_path, None, None)
    many = len(every_entry())
    assert so_far(folders) == (f"0 of {many} puzzles solved", 0.0)
    settings = Settings.load(folders.settings)
    settings.lessons = {every_entry()[0].key: [1, 1], every_entry()[1].key: [1, 0], "pontoon/first_party": [3, 1]}
    settings.save()
    assert so_far(folders).words == f"1 of {many} puzzles solved"


def test_a_chapter_with_a_foreign_word_is_refused_by_its_line(tmp_path: Path) -> None:
    path = tmp_path / "chapters.yaml"
    path.write_text("- {game: pontoon, title: One}\n- {game: pontoon, title: Two, kinds: [easy]}\n")
    with pytest.raises(DataError, match="chapters.yaml:2: .*easy"):
        read_chapters(path)


def test_without_finds_there_is_no_puzzle_of_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(book, "finds", lambda: ())
    assert find_of(date(2026, 11, 27)) is None

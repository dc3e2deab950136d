"""Luck over all games: counted from what was kept, nothing on average, with the band that chance alone gives."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.ai.review import Fortune
from game.company import Player
from game.modes.luck import Fortunes, Luck, counted, luck_of, total_of
from game.sitting import Sitting
from game.store import Folders, Ledger, Record

PEOPLE = [Player("Ann", "person", "", "flame"), Player("Bob", "person", "", "wave")]


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders(tmp_path, None, None)


def record(save: str, *names: str, undos: int = 0) -> Record:
    return Record(save, "pontoon", names, ("person",) * len(names), (0,), "2026-11-27T20:00:00", undos=undos)


def test_the_luck_of_a_game_is_what_its_fortunes_add_up_to() -> None:
    rows = luck_of([Fortune(1, (0.1, -0.1)), Fortune(4, (0.2, -0.3))], 2)
    assert rows == [Luck(pytest.approx(0.3), pytest.approx(0.05)), Luck(pytest.approx(-0.4), pytest.approx(0.1))]


def test_the_band_is_where_chance_alone_leaves_nineteen_of_twenty_players() -> None:
    """Players whom chance gives this or that, and nothing on average."""
    lot, within = Random(5), 0
    for _ in range(400):
        games = [luck_of([Fortune(n, (lot.choice((-0.1, -0.05, 0.15)),)) for n in range(20)], 1)[0] for _ in range(10)]
        total = total_of(games)
        within += abs(total.given) <= total.band
    assert 0.92 <= within / 400 <= 0.98


def test_a_kept_game_is_counted_and_the_same_each_time(folders: Folders) -> None:
    sitting, lot = Sitting.new(folders, "pontoon", PEOPLE, 4), Random(1)
    while sitting.match.decision:
        sitting.answer(lot.choice(sitting.match.decision.options).key)
    found = counted(folders, sitting.name)
    assert found and len(found) == 2 and found == counted(folders, sitting.name)
    assert sum(one.given for one in found) == pytest.approx(0, abs=0.3), "what one is given the other lacks"
    assert all(one.squares > 0 for one in found)


def test_what_is_not_over_or_not_here_is_not_counted(folders: Folders) -> None:
    sitting = Sitting.new(folders, "pontoon", PEOPLE, 4)
    assert counted(folders, sitting.name) is None and counted(folders, "pontoon-gone") is None


def test_each_person_has_their_own_luck_and_it_is_kept(folders: Folders) -> None:
    records = [record("a", "Ann", "Bob"), record("b", "Bob", "Ann"), record("c", "Ann", "Bob")]
    Fortunes(folders).add("a", [Luck(0.5, 0.04), Luck(-0.5, 0.09)])
    Fortunes(folders).add("b", [Luck(0.25, 0.16), Luck(-0.25, 0.01)])
    again = Fortunes(folders)
    assert again.of(records, "Ann")[:2] == (2, 0.25) and again.of(records, "Bob")[:2] == (2, -0.25)
    assert again.of(records, "Ann").band == pytest.approx(1.96 * 0.05**0.5)
    assert again.of(records, "Cas") == (0, 0.0, 0.0)
    assert again.missing(records) == ["c"]


def test_games_in_which_something_was_undone_after_it_was_seen_are_left_out(folders: Folders) -> None:
    assert Fortunes(folders).missing([record("a", "Ann", "Bob", undos=1), record("b", "Ann", "Bob")]) == ["b"]


@pytest.mark.parametrize(
    "kept", [{"games": 3}, {"games": {"a": 3}}, {"games": {"a": [[1]]}}, {"games": {"a": [["x", 1]]}}]
)
def test_what_makes_no_sense_in_the_file_is_passed_over(folders: Folders, kept: dict[str, object]) -> None:
    Ledger(folders, "luck").write(kept)
    assert Fortunes(folders).games == {}

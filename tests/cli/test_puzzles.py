"""`puzzles`: the shipped ones with their proofs, and new ones that hold what they say."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.__main__ import main
from game.ai.finder import Posed
from game.ai.puzzling import faults_of_proof
from game.assets import data
from game.commands import puzzles
from game.engine.data import read
from game.engine.lesson import read_puzzle
from game.engine.match import Match
from game.engine.position import set_up
from game.engine.state import State
from game.packs.walk import FOUND
from game.rules import GAMES, shipped_content
from tests.sure import every


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_dozen_of_each_game_in_three_grades(game: str) -> None:
    files = [read_puzzle(path) for path in sorted(data(game, "puzzles").glob("*.yaml"))]
    assert len(files) >= 12 and {file.grade for file in files} == {1, 2, 3}
    assert len({file.title for file in files}) == len(files)
    for file in every(files):
        assert len(file.hints) == 3 and file.why and file.fails


def test_no_puzzle_merely_asks_whether_to_search_or_to_leave() -> None:
    for path in every(sorted(data("dragon", "puzzles").glob("*.yaml"))):
        assert read_puzzle(path).position.plain_value()["asked"] == "walk", path.name


def test_no_puzzle_merely_asks_whether_to_hit_or_to_hit_nobody() -> None:
    content = shipped_content("montoons")
    for path in every(sorted(data("montoons", "puzzles").glob("*.yaml"))):
        file = read_puzzle(path)
        first, last = (set_up(file, GAMES["montoons"], content).state.question.options[n].key for n in (-2, -1))
        bare = last == "done" and len(file.answers) < 4 and first == file.answers[0]
        assert not bare, f"{path.name}: nothing is left to choose after the blow"


def test_each_is_listed_with_worth_and_margin(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "pack"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) >= 12
    assert lines[0].startswith("01: The long way round (grade 3): summon:MP-040 gets 1 hit point, 1 hit point more")


def test_what_is_found_is_no_plain_choice_and_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "pack", "--find", "1", "--seed", "3"]) == 0
    path = tmp_path / "found.yaml"
    path.write_text(capsys.readouterr().out.removeprefix("---\n").replace('title: ""', "title: Found"), "utf-8")
    file = read_puzzle(path)
    assert faults_of_proof(file, GAMES["pack"], shipped_content("pack")) == []
    assert file.answers[0] not in file.fails and file.margin > 0
    first = file.why.removeprefix("Begin with “").partition("”")[0]
    assert file.hints[-1] == f"It begins with “{first}”."
    assert ("and so on" in file.why) == (len(file.answers) > 4)


def test_what_is_found_is_written_into_files_after_those_that_are_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = data("pack", FOUND, "01.yaml")
    words = read(path).plain_value()
    monkeypatch.setattr(puzzles, "find", lambda game, content, seed: iter([Posed(words), Posed(words)]))
    (tmp_path / "finds").mkdir()
    (tmp_path / "finds" / "01.yaml").write_text("mine\n")
    assert main(["puzzles", "pack", "--find", "2", "--into", str(tmp_path / "finds")]) == 0
    assert [Path(line).name for line in capsys.readouterr().out.splitlines()] == ["02.yaml", "03.yaml"]
    assert (tmp_path / "finds" / "01.yaml").read_text() == "mine\n"
    kept = read_puzzle(tmp_path / "finds" / "03.yaml")
    assert kept.title == "Find 3" and kept.answers == read_puzzle(path).answers


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_puzzle_could_occur_in_play_all_cards_of_the_game_are_somewhere_in_it(game: str) -> None:
    content = shipped_content(game)
    for path in every(sorted([*data(game, "puzzles").glob("*.yaml"), *data(game, "found").glob("*.yaml")])):
        here = set_up(read_puzzle(path), GAMES[game], content)
        dealt = Match(GAMES[game], content, here.seats, 1, here.options)
        assert all_cards(here.state) == all_cards(dealt.state), path.name


def all_cards(state: State) -> list[int]:
    """Those of all zones, in order."""
    return sorted(card for zone in state.zones.values() for card in zone)

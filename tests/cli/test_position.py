"""position: a table in its own words, its answers, and what must come of them."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from game.__main__ import main
from game.engine.data import DataError
from game.engine.position import differences, read_position_file, set_up
from game.rules import GAMES, shipped_content

HIT = """
game: pontoon
title: The named card joins
about: [PON-HIT-01]
position:
  quest: Q1
  guild: [GA02]
  parties:
    - {equipment: EQ01, companions: [GM05]}
    - {equipment: EQ02, companions: [GA05]}
answers: [hit]
"""
MET = """expect:
  phase: turn_move
  parties:
    - {companions: [GM05, GA02], stayed: false}
    - {}
  log: ["Round", joins]
"""


def played(folder: Path, text: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    path = folder / "one.yaml"
    path.write_text(text)
    status = main(["position", str(path)])
    return status, *capsys.readouterr()


def test_a_position_that_holds_ends_with_status_zero(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = played(tmp_path, HIT + MET.replace('"Round", ', ""), capsys)
    assert (status, err) == (0, "")
    assert "The named card joins: holds" in out and "[GM05, GA02]" in out


def test_every_faulty_file_has_a_line_of_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / f"{'long' * 20}{n}.yaml" for n in range(8)]
    for path in files:
        path.write_text("- 1\n")
    files[3].write_text(HIT)
    assert main(["position", *map(str, files)]) == 2
    out, err = capsys.readouterr()
    assert "The named card joins: holds" in out
    assert [f"{path}:1: expected a mapping" in line for path, line in zip(files[:3] + files[4:], err.splitlines())] == (
        [True] * 7
    )


def test_each_difference_is_told_with_its_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = MET.replace("GM05, GA02", "GA02, GM05").replace("turn_move", "battle")
    status, out, _ = played(tmp_path, HIT + wrong, capsys)
    assert status == 1
    assert "phase: expected 'battle', found 'turn_move'" in out
    assert "parties[1].companions[1]: expected 'GA02', found 'GM05'" in out


def test_an_answer_that_is_not_offered_is_a_difference(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = played(tmp_path, HIT.replace("[hit]", "[fly]"), capsys)
    assert status == 1
    assert "answer 1" in out and "'fly'" in out and "hit, stay" in out


def test_the_offered_keys_are_compared_in_any_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    start = HIT.replace("answers: [hit]", "")
    assert played(tmp_path, start + "expect: {offered: [stay, hit]}", capsys)[0] == 0
    assert played(tmp_path, start + "expect: {offered: [stay]}", capsys)[0] == 1


def test_log_lines_must_come_in_the_order_they_are_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stay = HIT.replace("[hit]", "[stay]").replace("GM05", "GA03")
    assert played(tmp_path, stay + "expect: {log: [stays]}", capsys)[0] == 0
    status, out, _ = played(tmp_path, stay + "expect: {log: [stays, stays, stays]}", capsys)
    assert status == 1 and "log: no line with 'stays'" in out


def test_a_wrong_word_is_a_data_error_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = played(tmp_path, HIT.replace("GA05", "GA55"), capsys)
    assert (status, out) == (2, "")
    assert "one.yaml:10: position: no card 'GA55'" in err
    status, _, err = played(tmp_path, HIT.replace("answers:", "answer:"), capsys)
    assert (status, "one.yaml:11: " in err, "answers" in err) == (2, True, True)


def test_an_unknown_game_names_those_there_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = played(tmp_path, HIT.replace("game: pontoon", "game: pontoom"), capsys)
    assert status == 2 and "did you mean 'pontoon'?" in err


def test_several_files_are_all_played_and_told_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, text in (("a", HIT), ("b", HIT + "expect: {round: 7}")):
        (tmp_path / f"{name}.yaml").write_text(text)
    assert main(["position", str(tmp_path / "a.yaml"), str(tmp_path / "b.yaml"), "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert [result["holds"] for result in told] == [True, False]


def test_a_faulty_file_does_not_stop_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, text in (("a", HIT.replace("GA05", "GA55")), ("b", HIT), ("c", "game: [")):
        (tmp_path / f"{name}.yaml").write_text(text)
    status = main(["position", *(str(tmp_path / f"{name}.yaml") for name in "abcd")])
    out, err = capsys.readouterr()
    assert status == 2 and "The named card joins: holds" in out
    assert [name in err for name in ("a.yaml:10", "c.yaml:", "d.yaml")] == [True, True, True]


@pytest.mark.parametrize(
    ("expected", "sentence"),
    [
        ("offered: [hit, ...]", ""),
        ("offered: [fly, ...]", "offered: expected fly, ...; found hit, stay"),
        ("not_offered: [fly]", ""),
        ("not_offered: [stay]", "not_offered: stay is offered"),
        ("asked_of: 1", ""),
        ("asked_of: 2", "asked_of: expected seat 2, found 1"),
        ('refused: {armoury: "1.3"}', ""),
        ('refused: {armoury: "3.2"}', "refused: armoury: expected rule 3.2, found 1.3"),
        ('refused: {hit: "2.2"}', "refused: hit is not refused"),
        ("sizes: {companions/0: 1}", ""),
        ("sizes: {companions/0: 3}", "sizes: companions/0: expected 3, found 1"),
        ("sizes: {gild: 3}", "sizes: there is no gild"),
        ("log_lacks: [wins]", ""),
    ],
)
def test_what_else_may_be_expected_of_the_end(
    expected: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, _ = played(tmp_path, HIT.replace("answers: [hit]", f"expect: {{{expected}}}"), capsys)
    assert (status, sentence in out) == (1 if sentence else 0, True)


def test_a_line_that_the_log_must_lack_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = played(tmp_path, HIT + "expect: {log_lacks: [joins]}", capsys)
    assert status == 1 and "log_lacks: there is '" in out


def test_a_word_is_told_at_the_line_where_its_value_stands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    twice = (
        HIT.replace("GA05]}", "GA05], stayed: false}")
        .replace("GM05]}", "GM05], peeked: [2]}")
        .replace("stayed: false", "peeked: [9]")
    )
    status, _, err = played(tmp_path, twice, capsys)
    assert status == 2 and "one.yaml:10: position: seat 9: seats are 1 to 2" in err


def test_options_of_the_file_are_house_rules_of_the_table(tmp_path: Path) -> None:
    path = tmp_path / "one.yaml"
    path.write_text(HIT + "options: {turn_style: run}\n")
    game = GAMES["pontoon"]
    assert set_up(read_position_file(path), game, shipped_content("pontoon")).options["turn_style"] == "run"
    path.write_text(HIT + "options: {turn_style: fast}\n")
    with pytest.raises(DataError, match="one of: round, run"):
        set_up(read_position_file(path), game, shipped_content("pontoon"))


def test_true_is_not_one_and_a_list_has_a_length() -> None:
    assert list(differences({"a": True}, {"a": 1}, "")) == ["a: expected True, found 1"]
    assert list(differences([1], [1, 2], "a")) == ["a: expected [1], found [1, 2]"]
    assert not list(differences({"a": {"b": 1}}, {"a": {"b": 1, "c": 2}}, ""))
    assert not list(differences({"turned": []}, {}, "")), "what is not written is empty"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes among its files")
def test_what_is_no_file_is_called_what_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    odd = tmp_path / "pipe"
    os.mkfifo(odd)
    for path, said in ((tmp_path, "a folder, not a position file"), (odd, "this is not a file")):
        assert main(["position", str(path)]) == 2
        assert capsys.readouterr().err == f"monster-parlour: {path}: {said}\n"

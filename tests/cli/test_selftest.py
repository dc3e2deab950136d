"""selftest: everything is tried, whatever is broken is told, and the exit status says whether the program is whole."""

from __future__ import annotations

import json

import pytest

from game.__main__ import main
from game.ai.levels import RANDOM
from game.commands import selftest
from game.commands.playing import play

SHORT = 8  # answers on a table in the usual run
READ = selftest.faults_of_game


@pytest.mark.parametrize("short", [True, pytest.param(False, marks=pytest.mark.soak)])
def test_this_program_is_whole(
    short: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the usual run whole games are played by chance, not by computers, tables are left earlier, and the files of
    one game are read: `check` reads them all in its own test."""
    if short:
        monkeypatch.setattr(selftest, "ENOUGH", SHORT)
        monkeypatch.setattr(selftest, "faults_of_game", lambda game: READ(game) if game.name == "pontoon" else [])
        monkeypatch.setattr(selftest, "play", lambda job: play(job._replace(players=(RANDOM,) * job.seats)))
    status = main(["selftest", "--json"])
    told = json.loads(capsys.readouterr().out)
    assert [row for row in told if not row["holds"]] == [] and status == 0
    assert {"art", "shelf", "Monster Pontoon 21, second process", "Monster Pontoon 21, on the table"} <= {
        row["what"] for row in told
    }


def test_one_broken_thing_does_not_hide_the_others(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken() -> str:
        raise FileNotFoundError("no such\nthing")

    monkeypatch.setattr(selftest, "checks", lambda: iter([("this", broken), ("that", lambda: "fine")]))
    assert main(["selftest"]) == 1
    assert capsys.readouterr().out == "BROKEN  this: FileNotFoundError: no such thing\nok      that: fine\n"

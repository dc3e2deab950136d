"""Bad input: one line on stderr that says what is allowed, exit status 2, nothing on stdout."""
from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game.__main__ import main

CASES = {
    "simulat pontoon": "did you mean 'simulate'?",
    "dance": "expected one of bench, check, position, replay",
    "simulate": "GAME",
    "simulate whist": "there are: pontoon",
    "simulate pontoon --seats 9": "2 to 4 players, not 9",
    "simulate pontoon --seats many": "'many' is not a whole number",
    "simulate pontoon --players harf": "did you mean 'hard'?",
    "simulate pontoon --players easy,,hard": "no player ''",
    "simulate pontoon --players easy,hard,easy": "3 players for 2 seats",
    "simulate pontoon --seed minus": "from 0 to 18446744073709551615",
    "simulate pontoon --seed -1": "from 0 to 18446744073709551615",
    "simulate pontoon --seed 18446744073709551615 --games 2": "would be above",
    "simulate pontoon --games 0": "0 is not a whole number, 1 or more",
    "simulate pontoon --option turn_style": "turn_style=round|run",
    "simulate pontoon --option turn_style=fast": "one of: round, run",
    "simulate pontoon --option speed=fast": "there are: turn_style",
    "simulate pontoon --pairs": "two players",
    "simulate pontoon --pairs --seats 3 --players easy,hard": "two seats",
    "simulate pontoon --sedes 3": "--sedes",
    "simulate pontoon --save {file}": "cannot be made a folder",
    "replay {missing}": "no such file",
    "replay {file}": "this is not a saved game",
    "replay {folder}": "{folder}",
    "replay {save} --to 9999": "answers",
    "replay {save} --as 3": "seats 1 to 2",
    "replay {save} --as 0": "1 or more",
    "position {missing}": "no such file",
    "position {folder}": "not a position file",
    "position {file}": "{file}:1",
    "check {missing}": "no such file",
}


@pytest.fixture
def places(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, str]:
    (tmp_path / "file.yaml").write_text("no game at all\n")
    assert main(["simulate", "pontoon", "--games", "1", "--save", str(tmp_path / "logs")]) == 0
    capsys.readouterr()
    return {"missing": str(tmp_path / "missing"), "file": str(tmp_path / "file.yaml"), "folder": str(tmp_path),
            "save": str(tmp_path / "logs" / "pontoon-00001.save")}


@pytest.mark.parametrize(("line", "told"), CASES.items())
def test_bad_input_is_told_in_one_line(line: str, told: str, places: dict[str, str],
                                       capsys: pytest.CaptureFixture[str]) -> None:
    words = [word.format(**places) for word in line.split(" ")]
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("monster-parlour: ") and err.count("\n") == 1
    assert told.format(**places) in err


def test_the_program_itself_ends_with_status_two() -> None:
    done = subprocess.run([sys.executable, "-m", "game", "simulate", "chess"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("monster-parlour: no game 'chess'; there are: pontoon")


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    told = capsys.readouterr().out
    for command in ("simulate", "replay", "position", "check", "shot", "bench", "selftest"):
        assert command in told


def test_a_command_without_a_window_imports_no_pygame() -> None:
    line = "import sys; from game.__main__ import main; main(['simulate', 'pontoon', '--games', '1']); " \
           "print('pygame' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", line], capture_output=True, text=True)
    assert done.stdout.endswith("False\n"), done.stderr

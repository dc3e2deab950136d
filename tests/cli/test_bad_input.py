"""Bad input: one line on stderr that says what is allowed, exit status 2, nothing on stdout."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.__main__ import main

CASES = {
    "simulat pontoon": "did you mean 'simulate'?",
    "dance": "expected one of bench, check, home, position, puzzles, receipt, replay",
    "simulate": "GAME",
    "simulate whist": "there are: pontoon",
    "simulate pontoon --seats 9": "2 to 4 players, not 9",
    "simulate pontoon --seats many": "'many' is not a whole number",
    "simulate pontoon --players harf": "did you mean 'hard'?",
    "simulate pontoon --players hard:foo": "no temperament 'foo' in pontoon; expected one of",
    "simulate pontoon --players hard:clam": "did you mean 'calm'?",
    "simulate pontoon --players hard:": "no temperament ''",
    "simulate pontoon --players random:bold": "'random' has no temperaments; those that have some are easy, normal",
    "simulate pontoon --players harf:bold": "no player 'harf:bold'",
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
    return {
        "missing": str(tmp_path / "missing"),
        "file": str(tmp_path / "file.yaml"),
        "folder": str(tmp_path),
        "save": str(tmp_path / "logs" / "pontoon-00001.save"),
    }


@pytest.mark.parametrize(("line", "told"), CASES.items())
def test_bad_input_is_told_in_one_line(
    line: str, told: str, places: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    words = [word.format(**places) for word in line.split(" ")]
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("monster-parlour: ") and err.count("\n") == 1
    assert told.format(**places) in err


ODD = [
    "",
    "\0",
    "x" * 5000,
    "two\nlines",
    "half\udcff",
    "{folder}/loop",
    "{folder}/binary",
    "{folder}/empty",
    "/dev/null",
    "{file}/below",
    "{folder}/o\udcffdd\nname",
    "99999999999999999999999999",
    "-1",
    "\u202e",
]
LINES = [
    "{odd}",
    "simulate {odd}",
    "simulate pontoon --games 1 --players {odd}",
    "simulate pontoon --games {odd}x",
    "simulate pontoon --games 1 --option {odd}",
    "simulate pack --games 1 --option format={odd}",
    "simulate pack --games 1 --option deck_1={odd}",
    "simulate pack --games 1 --decks {odd},all",
    "simulate dragon --games 1 --option map={odd}x",
    "simulate montoons --games 1 --option map={odd}x",
    "simulate pontoon --games 1 --pack {odd}",
    "simulate pontoon --games 1 --seed {odd}.",
    "replay {odd}",
    "replay {save} --to {odd}x",
    "replay {save} --as {odd}x",
    "position {odd}",
    "position {file} --pack {odd}",
    "check {odd}/none",
    "shot {odd}!",
    "shot fault --out {odd}",
    "shot fault --out {folder}/none{odd}/x.png",
    "shot shelf --out {folder}/x.png --save {odd}",
    "shot shelf --out {folder}/x.png --size {odd}",
    "shot shelf --out {folder}/x.png --scale {odd}",
    "bench --only {odd}",
    "bench --game {odd}",
    "bench --seconds {odd}",
    "bench --only rules --pack {odd}",
    "selftest {odd}",
]


@pytest.mark.parametrize("line", LINES)
def test_odd_words_are_told_in_one_line_whatever_they_are(
    line: str, places: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Files for folders and the other way round, loops, bytes, huge numbers, names that no terminal can show."""
    folder = Path(places["folder"])
    (folder / "binary").write_bytes(bytes(range(256)) * 9)
    (folder / "empty").touch()
    (folder / "loop").symlink_to(folder / "loop")
    (folder / "o\udcffdd\nname").mkdir()
    for odd in ODD:
        odd = odd.format(**places)
        words = [
            word.replace("{odd}", odd).format(**places) if "{odd}" in word else word.format(**places)
            for word in line.split(" ")
        ]
        assert main(words) == 2, words
        out, err = capsys.readouterr()
        assert out == "", words
        assert err.startswith("monster-parlour: ") and err.count("\n") == 1 and err[:-1].isprintable(), err
        assert len(err) < 700, len(err)


def test_a_terminal_with_few_letters_is_told_all_the_same(tmp_path: Path, places: dict[str, str]) -> None:
    """A pack whose folder has a name that is no text, and a log with letters that ASCII does not have."""
    folder = tmp_path / "o\udcffdd \u202e n\u00e4me"
    folder.mkdir()
    (folder / "pack.yaml").write_text("name: caf\u00e9\nversion: 1\nodd: \u2192\n", "utf-8")
    environment = {
        **os.environ,
        "LC_ALL": "C",
        "PYTHONIOENCODING": "ascii",
        "PYTHONUTF8": "0",
        "MONSTER_PARLOUR_HOME": str(tmp_path / "h\udcffome"),
    }
    for words, status in (
        (["check", str(folder)], 2),
        (["check", str(folder / "pack.yaml"), "--json"], 2),
        (["simulate", "pontoon", "--games", "1", "--packs"], 0),
        (["replay", places["save"], "--json"], 0),
        (["replay", places["save"]], 0),
        (["replay", str(folder / "none")], 2),
    ):
        done = subprocess.run([sys.executable, "-m", "game", *words], capture_output=True, env=environment)
        assert done.returncode == status and b"Traceback" not in done.stderr, done.stderr
        assert done.stderr.count(b"\n") == (status == 2)
        if "--json" in words:
            json.loads(done.stdout)


def test_the_program_itself_ends_with_status_two() -> None:
    done = subprocess.run([sys.executable, "-m", "game", "simulate", "chess"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("monster-parlour: no game 'chess'; there are: pontoon")


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    told = capsys.readouterr().out
    for command in ("simulate", "replay", "position", "check", "shot", "bench", "home", "selftest"):
        assert command in told


def test_a_command_without_a_window_imports_no_pygame() -> None:
    line = (
        "import sys; from game.__main__ import main; main(['simulate', 'pontoon', '--games', '1']); "
        "print('pygame' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", line], capture_output=True, text=True)
    assert done.stdout.endswith("False\n"), done.stderr

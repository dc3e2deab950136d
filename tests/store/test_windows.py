"""Two windows on one home: neither writes over what the other plays or sets, and the dead hold nothing."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

import pytest

from game.company import Player
from game.sitting import Sitting
from game.store import Folders, Records, SaveShelf, Settings, read_save, user_folders
from game.store.holds import alone, hold, is_held_elsewhere, let_go
from game.store.savefile import checksum_of

PLAYERS = [Player("Ann", "person", "", "flame"), Player("Bob", "person", "", "wave")]
ROOT = Path(__file__).parents[2]

OTHER = """
import sys
from pathlib import Path
from game.sitting import Sitting
from game.store import Folders

sitting, message = Sitting.load(Folders(Path(sys.argv[1]), None, None), sys.argv[2])
print(sitting.view_only, flush=True)
for line in sys.stdin:
    sitting.answer(sitting.match.decision.options[0].key)
    print(len(sitting.match.answers), flush=True)
"""


@contextmanager
def another_window(root: Path, name: str) -> Iterator[subprocess.Popen[str]]:
    """A second process that has the game open; a line written to it is an answer."""
    with subprocess.Popen(
        [sys.executable, "-c", OTHER, str(root), name],
        cwd=ROOT,
        text=True,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as window:
        assert window.stdout and window.stdout.readline() == "None\n"
        yield window
        window.kill()


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders(tmp_path, None, None)


def begun(folders: Folders) -> str:
    sitting = Sitting.new(folders, "pontoon", PLAYERS, 3)
    sitting.answer(sitting.match.decision.options[0].key)
    sitting.close()
    return sitting.name


def kept_answers(folders: Folders, name: str) -> int:
    assert folders.saves
    save = read_save(folders.saves / f"{name}.save").save
    assert save
    return len(save.answers)


def test_a_game_that_another_window_has_is_looked_at_and_never_written(folders: Folders) -> None:
    name = begun(folders)
    with another_window(folders.root or Path(), name) as window:
        assert SaveShelf.at(folders).is_open_elsewhere(name)
        sitting, message = Sitting.load(folders, name)
        assert sitting and sitting.taken and "open in another window" in str(message) and message == sitting.view_only
        assert folders.saves
        before = (folders.saves / f"{name}.save").read_bytes()
        with pytest.raises(ValueError, match="another window"):
            sitting.answer(sitting.match.decision.options[0].key)
        sitting.hand_over(0, Player("Ann", "computer", "easy", "flame"))
        assert (folders.saves / f"{name}.save").read_bytes() == before
        assert window.stdin and window.stdout
        print(file=window.stdin, flush=True)
        assert int(window.stdout.readline()) == kept_answers(folders, name)
    again, message = Sitting.load(folders, name)
    assert again and again.view_only is None and message is None, "the window was killed: its game is free"


def test_a_copy_goes_on_beside_the_game_and_is_marked(folders: Folders) -> None:
    name = begun(folders)
    with another_window(folders.root or Path(), name):
        sitting, _ = Sitting.load(folders, name)
        assert sitting
        sitting.copy()
        count = kept_answers(folders, name)
        while sitting.match.decision:
            sitting.answer(sitting.match.decision.options[0].key)
        assert sitting.name != name and kept_answers(folders, name) == count
        assert kept_answers(folders, sitting.name) == len(sitting.match.answers)
        (record,) = Records.at(folders).all()
        assert record.save == sitting.name and "copy" in record.assists


def test_what_was_written_by_somebody_else_meanwhile_is_not_written_over(folders: Folders) -> None:
    """Where the system has no locks, too."""
    name = begun(folders)
    (mine, _), (other, _) = Sitting.load(folders, name), Sitting.load(folders, name)
    assert mine and other
    for _ in range(3):
        other.answer(other.match.decision.options[0].key)
    mine.answer(mine.match.decision.options[-1].key)
    assert "played on in another window" in str(mine.message) and mine.name != name
    assert kept_answers(folders, name) == len(other.match.answers)
    other.answer(other.match.decision.options[0].key)
    assert other.message is None and other.name == name


def test_two_windows_that_begin_in_one_second_have_two_games(folders: Folders) -> None:
    name = begun(folders)
    assert folders.saves
    with another_window(folders.root or Path(), name):
        for file in folders.saves.glob(f"{name}.save*"):
            file.unlink()
        shelf = SaveShelf(folders.saves, lambda: datetime.strptime(name, "pontoon-%Y%m%d-%H%M%S"))
        assert shelf.new_name("pontoon") == f"{name}-2"


def test_a_game_played_on_by_a_newer_version_stays_as_that_version_left_it(folders: Folders) -> None:
    name = begun(folders)
    sitting, _ = Sitting.load(folders, name)
    assert sitting and folders.saves
    sitting.answer(sitting.match.decision.options[0].key)
    sitting.close()
    newest = folders.saves / f"{name}.save"
    outer = json.loads(newest.read_text("utf-8"))
    outer["save"] |= {"format": 2, "program": "9.0"}
    newest.write_text(json.dumps(outer | {"checksum": checksum_of(outer["save"])}), "utf-8")
    raw = newest.read_bytes()
    older, message = Sitting.load(folders, name)
    assert older and older.taken and "newer version" in str(message)
    older.copy()
    for _ in range(5):
        older.answer(older.match.decision.options[0].key)
    assert newest.read_bytes() == raw and older.name != name
    shelf = SaveShelf(folders.saves)
    assert "newer version" in str(shelf.store(older.as_save().__class__(**older.as_save().__dict__ | {"name": name})))
    assert newest.read_bytes() == raw


def test_what_a_dead_process_held_is_free(tmp_path: Path) -> None:
    hold_it = (
        f"import sys; sys.path.insert(0, {str(ROOT)!r}); from pathlib import Path; "
        "from game.store.holds import hold; print(hold(Path(sys.argv[1])), flush=True); sys.stdin.read()"
    )
    path = tmp_path / "pontoon-1.save"
    with subprocess.Popen(
        [sys.executable, "-c", hold_it, str(path)], text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout and other.stdout.readline() == "True\n"
        assert is_held_elsewhere(path) and not hold(path)
        other.send_signal(signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
        other.wait()
    assert not is_held_elsewhere(path) and hold(path) and hold(path)
    let_go(path)
    assert (tmp_path / ".pontoon-1.save.open").exists(), "it was taken twice"
    let_go(path)
    assert list(tmp_path.iterdir()) == []


def test_a_start_removes_what_dead_programs_have_left_and_nothing_else(user_home: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", "pass"]) as gone:
        gone.wait()
    alive = os.getppid()
    for folder in ("saves", "decks", "packs/my-monsters/pack", "."):
        (user_home / folder).mkdir(parents=True, exist_ok=True)
        for name in (
            f".a.{gone.pid}.new",
            f".b.{alive}.new",
            f".c.{os.getpid()}.new",
            ".d.save.open",
            "e.new",
            ".f.new",
        ):
            (user_home / folder / name).write_bytes(b"")
    user_folders()
    for folder in ("saves", "decks", "packs/my-monsters/pack", "."):
        left = {path.name for path in (user_home / folder).iterdir() if path.is_file()}
        assert left == {f".b.{alive}.new", "e.new", ".f.new"}


def test_the_game_played_last_is_first_though_the_clock_was_set_back(tmp_path: Path) -> None:
    folders = Folders(tmp_path, None, None)
    names = [begun(folders) for _ in range(3)]
    assert folders.saves
    shelf = SaveShelf(folders.saves, lambda: datetime(1999, 1, 1))
    for name in (names[0], names[2], names[1], names[1]):
        save = shelf.load(name).save
        assert save and shelf.store(save) is None
    assert [one.name for one in SaveShelf.at(folders).list()] == [names[1], names[2], names[0]]
    (folders.saves / ".order").write_bytes(b"\xff")
    save = SaveShelf.at(folders).load(names[0]).save
    assert save and SaveShelf(folders.saves, lambda: datetime(1998, 1, 1)).store(save) is None
    assert [one.name for one in SaveShelf.at(folders).list()] == [names[0], names[1], names[2]]


def test_settings_of_two_windows_are_laid_together_field_by_field(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    first = Settings.load(path)
    first.setups, first.keys = {"pontoon": {"a": 1}, "dragon": {"b": 2}}, {"undo": ["u"]}
    first.save()
    first, second = Settings.load(path), Settings.load(path)
    first.volume_master, first.setups["pack"], first.geometry = 12, {"c": 3}, [1, 2, 3, 4]
    del first.setups["dragon"]
    assert first.save() is None
    second.speed, second.setups["pontoon"], second.keys = 1, {"a": 9}, {}
    assert second.save() is None
    both = Settings.load(path)
    assert (both.volume_master, both.speed, both.geometry, both.keys) == (12, 1, [1, 2, 3, 4], {})
    assert both.setups == {"pontoon": {"a": 9}, "pack": {"c": 3}}
    second.speed = 3
    second.save()
    assert Settings.load(path).volume_master == 12


TURNS = """
import sys
from pathlib import Path
from game.store import Settings
for n in range(40):
    settings = Settings.load(Path(sys.argv[1]))
    settings.setups[f"{sys.argv[2]}{n}"] = {"n": n}
    assert settings.save() is None
"""


def test_no_setting_is_lost_when_two_windows_write_at_once(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    windows = [subprocess.Popen([sys.executable, "-c", TURNS, str(path), word], cwd=ROOT) for word in "ab"]
    assert [window.wait() for window in windows] == [0, 0]
    assert len(Settings.load(path).setups) == 80


def test_a_setting_waits_for_nobody_for_ever(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    with alone(path, 0), alone(path, 0):
        settings = Settings.load(path)
        settings.speed = 2
        assert settings.save() is None
    assert Settings.load(path).speed == 2 and [file.name for file in tmp_path.iterdir()] == ["settings.json"]

"""The store: folders, settings, records and reports survive whatever their files contain."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from game.company import Player
from game.sitting import Sitting
from game.store import (
    Album,
    AlbumShelf,
    DeckShelf,
    Folders,
    Record,
    Records,
    Save,
    SaveShelf,
    Settings,
    read_save,
    read_whole,
    user_folders,
    write_report,
    write_whole,
)
from tests.sure import every

PIPES = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes among its files")


def test_user_folders_lie_where_the_user_said(user_home: Path) -> None:
    folders = user_folders()
    assert folders.saves == user_home / "saves" and folders.cache == user_home / "cache" and folders.message is None


def test_without_a_place_to_write_the_program_goes_on_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("MONSTER_PARLOUR_HOME", str(tmp_path / "file"))
    folders = user_folders()
    assert folders.saves is None and folders.settings is None and folders.cache is None
    assert "last until you close the window" in (folders.message or "")


def test_without_a_place_to_write_a_game_is_found_again_and_its_result_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("MONSTER_PARLOUR_HOME", str(tmp_path / "file"))
    folders = user_folders()
    players = [Player("Ada", "person", "", "flame"), Player("Bo", "person", "", "leaf")]
    sitting = Sitting.new(folders, "pontoon", players, 1)
    assert SaveShelf.at(folders).names() == [sitting.name]
    opened, message = Sitting.load(folders, sitting.name)
    assert message is None and opened is not None
    while opened.match.decision:
        opened.answer(opened.match.decision.options[0].key)
    assert [record.save for record in Records.at(folders).all()] == [sitting.name]


def test_a_file_that_cannot_be_replaced_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "target" / "inside").mkdir(parents=True)
    with pytest.raises(OSError):
        write_whole(tmp_path / "target", b"new")
    assert [path.name for path in tmp_path.iterdir()] == ["target"]


@PIPES
def test_what_is_no_plain_file_is_not_read_for_ever(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "large").write_bytes(b"12345")
    for name in ("pipe", ".", "gone"):
        with pytest.raises(OSError):
            read_whole(tmp_path / name, 9)
    with pytest.raises(ValueError):
        read_whole(tmp_path / "large", 4)
    assert read_whole(tmp_path / "large", 5) == b"12345"


@PIPES
@pytest.mark.parametrize(
    "home",
    [
        "saves/pontoon-1.save",
        "decks/mine.txt",
        "albums/ada-99a563.json",
        "records.jsonl",
        "settings.json",
        "saves/damaged/a.txt",
    ],
)
def test_a_pipe_where_a_file_should_be_holds_nobody_up(tmp_path: Path, home: str) -> None:
    (tmp_path / home).parent.mkdir(parents=True, exist_ok=True)
    os.mkfifo(tmp_path / home)
    folders = Folders(tmp_path, None, None)
    assert all(one.save is None for one in SaveShelf.at(folders).list()) and Records.at(folders).all() == []
    assert SaveShelf.at(folders).damaged() == {} and DeckShelf(folders.decks).all() == []
    assert AlbumShelf(folders.albums).owners() == [] and AlbumShelf(folders.albums).load("Ada", 1) == Album("Ada", 1)
    assert Settings.load(folders.settings).speed == Settings().speed


def test_settings_come_back(tmp_path: Path) -> None:
    settings = Settings.load(tmp_path / "settings.json")
    settings.ui_scale, settings.keys, settings.geometry = 150, {"undo": ["u", "ctrl+z"]}, [0, -20, 1280, 720]
    assert settings.save() is None
    again = Settings.load(tmp_path / "settings.json")
    assert again == settings and again.message is None


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("ui_scale", 5000),
        ("ui_scale", "big"),
        ("ui_scale", True),
        ("ui_scale", 100.5),
        ("speed", -1),
        ("fullscreen", 1),
        ("colour_filter", "sepia"),
        ("geometry", [1, 2]),
        ("geometry", [1, 2, 3, "4"]),
        ("keys", {"undo": "u"}),
        ("keys", []),
        ("setups", {"pontoon": 3}),
        ("packs_off", [1]),
        ("last_game", None),
    ],
)
def test_a_setting_that_makes_no_sense_is_as_at_first_and_the_others_stay(tmp_path: Path, key: str, value: Any) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({key: value, "volume_master": 12}))
    settings = Settings.load(path)
    assert getattr(settings, key) == getattr(Settings(), key)
    assert settings.volume_master == 12
    assert key in (settings.message or "")


def test_settings_of_another_version_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"perfume": "lavender"}')
    Settings.load(path).save()
    assert json.loads(path.read_text())["perfume"] == "lavender"


@pytest.mark.parametrize(("before", "now"), [("off", "print"), ("on", "on")])
def test_large_print_that_was_a_setting_of_its_own_stays(tmp_path: Path, before: str, now: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"bold_cards": True, "large_cards": before}))
    settings = Settings.load(path)
    assert settings.large_cards == now and settings.prints_large
    fresh = Settings()
    fresh.adopt(json.loads(path.read_text()))
    assert fresh.large_cards == now
    settings.save()
    assert "bold_cards" not in json.loads(path.read_text())


def test_settings_cut_at_any_byte_become_the_defaults(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    Settings(path=path).save()
    whole = path.read_bytes()
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        settings = Settings.load(path)
        assert settings.message and settings.ui_scale == 100
    assert path.with_name("settings.json.damaged").exists()


def a_record(number: int, **more: Any) -> Record:
    return Record(
        **{
            "save": f"pontoon-{number}",
            "game": "pontoon",
            "names": ("Ann", "Computer"),
            "players": ("person", "easy"),
            "winners": (number % 2,),
            "when": "2026-05-01",
            **more,
        }
    )


def test_results_are_told_per_player_game_and_level(tmp_path: Path) -> None:
    records = Records(tmp_path / "records.jsonl")
    for record in (
        a_record(0),
        a_record(1),
        a_record(2, players=("person", "hard"), undos=1),
        a_record(4, game="pack", assists=("hints",)),
        a_record(6, players=("easy", "person")),
    ):
        assert records.add(record) is None
    assert records.tally("Ann") == (4, 3, 0, 2)
    assert records.tally("Ann", "pontoon") == (3, 2, 0, 1)
    assert records.tally("Ann", "pontoon", "easy") == (2, 1, 0, 0)
    assert records.people() == ["Ann", "Computer"]


def test_a_shared_victory_is_shared_and_not_won(tmp_path: Path) -> None:
    """Neither for a draw of two nor where several of many have won; who gave up has no part in it."""
    records = Records(tmp_path / "records.jsonl")
    records.add(a_record(0, winners=(0, 1)))
    records.add(a_record(2, winners=(0, 1), gave_up=(0,)))
    records.add(a_record(4))
    assert records.tally("Ann") == (3, 1, 1, 0)


def test_a_game_told_twice_is_one_game(tmp_path: Path) -> None:
    records = Records(tmp_path / "records.jsonl")
    records.add(a_record(0))
    records.add(a_record(0))
    assert len(records.all()) == 1


def test_a_line_torn_at_any_byte_costs_that_line_alone(tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    Records(path).add(a_record(1))
    line = path.read_bytes()
    for length in every(range(1, len(line) - 1)):
        path.write_bytes(line + line[:length])
        records = Records(path)
        assert records.add(a_record(2)) is None
        assert records.all() == [a_record(1), a_record(2)]
        assert records.unread == 1


@pytest.mark.parametrize("line", ["null", "[]", "{}", '{"save": 1}', "\u00ff", "[" * 9999, "1e999"])
def test_a_foreign_line_is_passed_over(tmp_path: Path, line: str) -> None:
    path = tmp_path / "records.jsonl"
    path.write_text(line + "\n", "latin-1")
    records = Records(path)
    records.add(a_record(3))
    assert records.all() == [a_record(3)] and records.unread == 1


def test_results_that_cannot_be_written_last_in_memory(tmp_path: Path) -> None:
    records = Records(tmp_path)
    assert "could not be recorded" in (records.add(a_record(1)) or "")
    assert records.all() == [a_record(1)]


def test_a_report_holds_the_game_and_hides_the_home_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = {"game": "pontoon", "seats": 1, "seed": 3, "options": {}, "answers": [[0, "hit", "person"]]}
    save = Save("pontoon-1", match, ("Ann",), ("person",))
    home = "/home/ann"
    monkeypatch.setenv("HOME", home)
    try:
        raise KeyError(f"{home}/secret")
    except KeyError as error:
        path = write_report(tmp_path, save, error, {"scene": "table", "odd": object()})
    assert path is not None
    told = json.loads(path.read_text("utf-8"))["report"]
    assert "~/secret" in told["fault"] and home + "/" not in told["fault"] and told["scene"] == "table"
    loaded = read_save(path)
    assert loaded.save is not None and loaded.save.answers == [[0, "hit", "person"]]


def test_a_report_goes_elsewhere_when_its_folder_refuses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path / "elsewhere"))
    path = write_report(tmp_path / "file", None, ValueError("x"))
    assert path is not None and path.parent.name == "elsewhere"


@pytest.mark.parametrize(
    "odd",
    [
        {"scores": [[1], 2]},
        {"scores": ["5", 3]},
        {"scores": [5]},
        {"scores": 5},
        {"scores": [float("inf"), 1]},
        {"winners": [True]},
        {"winners": [2]},
        {"winners": [-1]},
        {"assists": [["hint"]]},
        {"assists": [None]},
        {"names": ["Ann", 3]},
        {"names": ["Ann", "B\0b"]},
        {"names": "An"},
        {"when": 5},
        {"when": "x" * 999},
        {"seed": 1.5},
        {"seed": -1},
        {"undos": True},
        {"answers": None},
        {"players": ["person"]},
        {"players": [["person"], "easy"]},
        {"ending": ["?"]},
        {"save": "a\nb"},
        {"game": None},
    ],
)
def test_a_line_with_odd_values_is_passed_over(tmp_path: Path, odd: dict[str, Any]) -> None:
    path = tmp_path / "records.jsonl"
    Records(path).add(a_record(1))
    plain = json.loads(path.read_text("utf-8")) | {"scores": [5, 3], "save": "pontoon-2"}
    path.write_text("\n".join(json.dumps(line) for line in (plain, plain | odd)) + "\n", "utf-8")
    records = Records(path)
    assert [record.save for record in records.all()] == ["pontoon-2"] and records.unread == 1


def test_what_lies_in_a_home_that_cannot_be_written_is_read(user_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    players = [Player("Ada", "person", "", "flame"), Player("Bo", "person", "", "leaf")]
    sitting = Sitting.new(user_folders(), "pontoon", players, 1)
    while sitting.match.decision:
        sitting.answer(sitting.match.decision.options[0].key)
    for way in ("mkdir", "write_bytes", "unlink"):
        monkeypatch.setattr(Path, way, refuses)
    for way in ("open", "replace", "unlink", "link"):
        monkeypatch.setattr(os, way, refuses)
    real = open
    monkeypatch.setattr(
        "builtins.open", lambda file, mode="r", *rest: real(file, mode, *rest) if mode == "rb" else refuses()
    )
    folders = user_folders()
    assert "what lies there stays as it is" in (folders.message or "")
    opened, message = Sitting.load(folders, sitting.name)
    assert message is None and opened and opened.match.state.digest() == sitting.match.state.digest()
    assert [record.save for record in Records.at(folders).all()] == [sitting.name]
    fresh = Sitting.new(folders, "pontoon", players, 2)
    assert fresh.message and set(SaveShelf.at(folders).names()) == {sitting.name, fresh.name}


def refuses(*words: object, **more: object) -> None:
    raise OSError(30, "Read-only file system")


def test_the_users_own_folder_may_be_written_as_a_tilde(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.setenv("MONSTER_PARLOUR_HOME", "~/parlour")
    assert user_folders().root == tmp_path / "parlour" and not Path("~").exists()

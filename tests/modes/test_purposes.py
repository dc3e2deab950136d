"""A game that is played for a mode is an ordinary game that knows what for; the mode is told how it ended."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from game import modes
from game.company import Player
from game.modes import DOORS, Door, Far, Told
from game.modes.bouts import Bout, ended, parts_of
from game.sitting import Sitting
from game.store import Folders, Records, shared
from game.ui.parlour import SCREENS

PLAYERS = (Player("Ann", "person", "", "flame"), Player("Vex", "computer", "easy", "wave"))


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders(tmp_path, None, None)


def bout(purpose: str = "toy/27/pontoon") -> Bout:
    return Bout("pontoon", PLAYERS, 11, {"turn_style": "run"}, purpose)


def to_the_end(sitting: Sitting) -> None:
    lot = Random(3)
    while sitting.match.decision:
        sitting.answer(lot.choice(sitting.match.decision.options).key)


def test_the_purpose_is_kept_with_the_game_and_its_result(folders: Folders) -> None:
    sitting = bout().deal(folders)
    again, why = Sitting.load(folders, sitting.name)
    assert again and why is None and again.purpose == "toy/27/pontoon"
    assert again.match.options == {"turn_style": "run", "start": "none"}
    sitting.close()
    to_the_end(again)
    assert [(record.save, record.purpose) for record in Records.at(folders).all()] == [(sitting.name, "toy/27/pontoon")]
    assert parts_of(again.purpose) == ("27", "pontoon")


def test_the_games_of_a_purpose_are_found_and_no_others(folders: Folders) -> None:
    for purpose in ("toy/27/pontoon", "toy/28/pontoon", "toys/27", ""):
        to_the_end(bout(purpose).deal(folders))
    assert [record.purpose for record in ended(folders, "toy")] == ["toy/27/pontoon", "toy/28/pontoon"]
    assert [record.purpose for record in ended(folders, "toy/28")] == ["toy/28/pontoon"]
    assert ended(folders, "to") == []


def test_a_copy_a_what_if_and_a_game_for_other_eyes_are_played_for_nothing(folders: Folders) -> None:
    sitting = bout().deal(folders)
    assert sitting.what_if(0, None).purpose == "" and "purpose" not in shared(sitting.as_save()).more
    sitting.copy()
    assert sitting.purpose == "" and "purpose" not in sitting.as_save().more


def test_a_game_with_the_shipped_cards_alone_uses_no_pack(folders: Folders, tmp_path: Path) -> None:
    pack = tmp_path / "packs" / "mine"
    (pack / "pontoon").mkdir(parents=True)
    (pack / "pack.yaml").write_text("name: Mine\nversion: '1'\n")
    (pack / "pontoon" / "guild.yaml").write_text("- {id: GX1, name: Paper Tiger, power: 2, type: monster}\n")
    plain = Sitting.new(folders, "pontoon", PLAYERS, 11)
    sitting = bout().deal(folders)
    assert plain.packs == (("Mine", "1"),) and sitting.packs == ()
    sitting.close()
    again, why = Sitting.load(folders, sitting.name)
    assert again and why is None and again.packs == () and again.content_digest != plain.content_digest


class Toy(ModuleType):
    def so_far(self, folders: Folders) -> Far:
        return Far("one of two", 0.5)

    def played(self, folders: Folders, sitting: Sitting) -> Told | None:
        return Told(f"{sitting.purpose} is over.", "Back to the toy", parts_of(sitting.purpose))


def test_a_mode_is_told_what_its_game_has_come_to(folders: Folders, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = bout().deal(folders)
    assert modes.played(folders, sitting) is None, "there is no such mode in this version"
    monkeypatch.setattr(modes, "DOORS", (Door("toy", "Toys", "One or two.", "Dawdle"),))
    monkeypatch.setitem(sys.modules, "game.modes.toy", Toy("game.modes.toy"))
    told = modes.played(folders, sitting)
    assert told == Told("toy/27/pontoon is over.", "Back to the toy", ("27", "pontoon"))
    sitting.purpose = ""
    assert modes.played(folders, sitting) is None


def test_every_door_leads_to_a_screen_and_says_how_far_one_has_come(folders: Folders) -> None:
    for door in DOORS:
        far = modes.mode_of(door.mode).so_far(folders)
        assert door.mode in SCREENS and door.title and door.line.endswith(".") and far.words
        assert far.share is None or 0 <= far.share <= 1
    assert len({door.mode for door in DOORS}) == len(DOORS)
    with pytest.raises(KeyError):
        modes.mode_of("nothing")


def test_nothing_of_a_mode_is_loaded_for_the_shelf() -> None:
    """In a process of its own, as here all are loaded long since."""
    told = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys, game.ui.scenes.shelf, game.ui.parlour\n"
            "print([name for name in sys.modules if name.startswith('game.modes.')])",
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.splitlines()[-1] == "[]"

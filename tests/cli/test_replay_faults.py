"""replay of files that are none of ours, of games with packs, and of reports that tell of a computer's error."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.__main__ import main
from game.ai import worker
from game.company import Player
from game.sitting import Sitting
from game.store import Folders, write_report
from game.store.savefile import to_bytes
from tests.store.spoiling import begun, spoiled


def test_a_foreign_save_is_explained_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sitting, statuses = begun(tmp_path, "pontoon"), set()
    for number, (what, raw) in enumerate(list(spoiled(sitting))[::5]):
        (tmp_path / "file").write_bytes(raw)
        status = main(["replay", str(tmp_path / "file")])
        said = capsys.readouterr()
        statuses.add(status)
        assert status == 0 or status == 2 and len(said.err.splitlines()) == 1 and not said.out, (number, what)
        assert "\x1b" not in said.err + said.out, what
    assert statuses == {0, 2}


def test_a_game_with_monsters_of_the_users_own_is_replayed_with_them(
    user_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = user_home / "packs" / "my-monsters" / "pack"
    own.mkdir(parents=True)
    (own.parent / "pack.yaml").write_text('name: My Monsters\nversion: "1"\n', "utf-8")
    (own / "monsters.yaml").write_text(
        "- {id: MY-001, name: Sofa Ghost, type: white_wild, power: 800, star: 4, rarity: common}\n", "utf-8"
    )
    players = [Player("Ada", "person", "", "flame"), Player("Vex", "computer", "easy", "wave")]
    deck = "+".join(["3xMY-001", *(f"3xMP-{number:03}" for number in range(1, 10))])
    sitting = Sitting.new(Folders(user_home, None, None), "pack", players, 4, {"deck_1": deck, "format": "standard"})
    sitting.answer(sitting.match.decision.options[0].key)
    assert sitting.packs == (("My Monsters", "1"),)
    file = user_home / "saves" / f"{sitting.name}.save"
    assert main(["replay", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["digest"] == sitting.match.state.digest()


def test_the_report_of_a_computers_error_replays_to_that_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = begun(tmp_path, "pontoon", 3)
    while sitting.turn != 1:
        sitting.answer(sitting.match.decision.options[0].key)

    def breaks(game: object, world: object, seat: int, level: str, seed: int, *limits: object) -> None:
        raise IndexError(f"space -1 for {seat}, {level}, {seed}")

    monkeypatch.setattr(worker, "choose", breaks)
    thinker = worker.Thinker()
    monkeypatch.setattr(thinker, "_send", lambda: None)  # no second process: it thinks here
    thinker.ask(sitting.game, sitting.match.state, 1, "easy", 77)
    with pytest.raises(worker.Stuck, match="space -1 for 1, easy, 77") as met:
        thinker.poll()
    report = write_report(tmp_path, sitting.as_save(), met.value, {"thinking": met.value.asked})
    assert main(["replay", str(report)]) == 1
    assert "space -1 for 1, easy, 77" in capsys.readouterr().err
    assert main(["replay", str(report), "--json"]) == 1
    assert "IndexError" in json.loads(capsys.readouterr().out)["fault"]
    monkeypatch.undo()
    assert main(["replay", str(report)]) == 0, "mended since"


def test_a_report_whose_thoughts_make_no_sense_is_played_like_a_save(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sitting = begun(tmp_path, "pontoon", 3)
    for number, thinking in enumerate(
        (
            None,
            3,
            {"seat": "a"},
            {"seat": 1, "level": "mad", "seed": 1},
            {"seat": 7, "level": "easy", "seed": 1},
            {"seat": 0, "level": [], "seed": -1},
        )
    ):
        file = tmp_path / f"report-{number}.json"
        file.write_bytes(to_bytes(sitting.as_save(), report={"thinking": thinking}))
        assert main(["replay", str(file)]) == 0
        assert not capsys.readouterr().err

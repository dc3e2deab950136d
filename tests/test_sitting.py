"""A sitting: every answer is on disk before the next question, whatever happens to the program."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game.company import Player, players_of
from game.sitting import Sitting
from game.store import Folders, Records

PLAYERS = [
    Player("Ann", "person", "", "flame"),
    Player("Vex", "computer", "easy", "wave"),
    Player("Bob", "person", "", "leaf"),
]


def folders(root: Path) -> Folders:
    return Folders(root, None, None)


def play_on(sitting: Sitting, rng: Random, answers: int = 10_000) -> None:
    while not sitting.match.over and answers:
        sitting.answer(rng.choice(sitting.match.decision.options).key)
        answers -= 1


def test_a_game_closed_in_the_middle_goes_on_where_it_was(tmp_path: Path) -> None:
    sitting = Sitting.new(folders(tmp_path), "pontoon", PLAYERS, 11, {"turn_style": "run"})
    play_on(sitting, Random(1), 9)
    again, message = Sitting.load(folders(tmp_path), sitting.name)
    assert again is not None and message is None
    assert again.players == PLAYERS and again.match.answers == sitting.match.answers
    assert again.match.state.digest() == sitting.match.state.digest()
    assert again.match.options == {"turn_style": "run", "start": "none"}


def test_each_answer_says_who_gave_it(tmp_path: Path) -> None:
    sitting = Sitting.new(folders(tmp_path), "pontoon", PLAYERS, 4, skip_single=False)
    play_on(sitting, Random(2))
    assert {(a.seat, a.by) for a in sitting.match.answers} == {(0, "person"), (1, "easy"), (2, "person")}


def test_a_computer_keeps_its_temperament_over_a_save_and_older_saves_have_plain_ones(tmp_path: Path) -> None:
    players = [PLAYERS[0], PLAYERS[1]._replace(temper="bold")]
    sitting = Sitting.new(folders(tmp_path), "pontoon", players, 4)
    play_on(sitting, Random(2), 6)
    again, _ = Sitting.load(folders(tmp_path), sitting.name)
    assert again is not None and again.players == players
    assert {answer.by for answer in again.match.answers if answer.seat} <= {"easy:bold", "auto"}
    save = again.as_save()
    for more in ({}, {"tempers": ["", "of a later version"]}, {"tempers": []}):
        assert [player.plays for player in players_of(replace(save, more=more))] == ["person", "easy"]


def test_a_computer_keeps_its_face_over_a_save_and_a_person_has_none(tmp_path: Path) -> None:
    players = [PLAYERS[0], PLAYERS[1]._replace(face="Sniffle")]
    sitting = Sitting.new(folders(tmp_path), "pontoon", players, 4)
    again, _ = Sitting.load(folders(tmp_path), sitting.name)
    assert again is not None and again.players == players and again.players[1].worn.endswith("/Sniffle")
    for faces in ([], ["Dawdle", ""]):
        assert [player.face for player in players_of(replace(again.as_save(), more={"faces": faces}))] == ["", ""]


def test_a_seat_goes_to_a_computer_and_back(tmp_path: Path) -> None:
    sitting = Sitting.new(folders(tmp_path), "pontoon", PLAYERS, 4)
    sitting.hand_over(0, Player("Ann", "computer", "hard", "flame"))
    again, _ = Sitting.load(folders(tmp_path), sitting.name)
    assert again is not None and again.people == [2] and again.players[0].level == "hard"
    again.hand_over(0, PLAYERS[0])
    assert again.people == [0, 2]


def test_a_finished_game_is_recorded_once(tmp_path: Path) -> None:
    sitting = Sitting.new(folders(tmp_path), "pontoon", PLAYERS, 4)
    play_on(sitting, Random(2))
    sitting.record_result()
    (record,) = Records(folders(tmp_path).records).all()
    assert record.winners == sitting.match.state.winners and record.names == ("Ann", "Vex", "Bob")
    assert max(record.scores) >= 5


def test_a_what_if_is_never_kept(tmp_path: Path) -> None:
    sitting = Sitting.new(folders(tmp_path), "pontoon", PLAYERS, 4)
    play_on(sitting, Random(2), 6)
    files = sorted(path.name for path in tmp_path.rglob("*") if path.is_file())
    before = [path.read_bytes() for path in sorted(tmp_path.rglob("*.save"))]
    play_on(sitting.what_if(3, 0), Random(3))
    assert sorted(path.name for path in tmp_path.rglob("*") if path.is_file()) == files
    assert [path.read_bytes() for path in sorted(tmp_path.rglob("*.save"))] == before


def pack_with_strong_guards(root: Path, power: int) -> None:
    folder = root / "packs" / "guards" / "pontoon"
    folder.mkdir(parents=True, exist_ok=True)
    (folder.parent / "pack.yaml").write_text("name: Guards\nversion: '1'\n", "utf-8")
    (folder / "guild.yaml").write_text(
        "".join(
            f"- {{id: {card}, name: Guard {card}, type: adventurer, power: {power}}}\n"
            for card in ("GA04", "GA05", "GA06", "GA08", "GA09")
        ),
        "utf-8",
    )


def test_a_game_is_dealt_with_the_packs_that_are_on_and_opens_with_them(tmp_path: Path) -> None:
    pack_with_strong_guards(tmp_path, 3)
    sitting = Sitting.new(folders(tmp_path), "pontoon", PLAYERS, 4)
    assert sitting.packs == (("Guards", "1"),)
    assert Sitting.new(folders(tmp_path), "pontoon", PLAYERS, 4, packs_off=["Guards"]).packs == ()
    play_on(sitting, Random(2), 8)
    again, message = Sitting.load(folders(tmp_path), sitting.name)
    assert again is not None and message is None
    content = again.match.content
    assert content.name(content.ids["GA04"]) == "Guard GA04"


def test_a_save_whose_cards_have_changed_or_gone_can_only_be_looked_at(tmp_path: Path) -> None:
    pack_with_strong_guards(tmp_path, 3)
    sitting = Sitting.new(folders(tmp_path), "pontoon", PLAYERS, 4)
    play_on(sitting, Random(2), 30)
    pack_with_strong_guards(tmp_path, 9)
    changed, message = Sitting.load(folders(tmp_path), sitting.name)
    assert changed is not None and message == changed.view_only and "cards have changed" in (message or "")
    with pytest.raises(ValueError, match="only be looked at"):
        changed.answer("hit")
    (tmp_path / "packs" / "guards").rename(tmp_path / "elsewhere")
    gone, message = Sitting.load(folders(tmp_path), sitting.name)
    assert gone is not None and "played with Guards 1, which is not here" in (message or "")


def test_a_game_of_another_program_is_named(tmp_path: Path) -> None:
    sitting = Sitting.new(folders(tmp_path), "pontoon", PLAYERS, 4)
    plain = sitting.as_save()
    plain.match["game"] = "chess"
    assert sitting.shelf is not None
    sitting.shelf.store(plain)
    assert Sitting.load(folders(tmp_path), sitting.name) == (
        None,
        "This save is of a game that this version does not have (chess).",
    )


VICTIM = """
import os, sys
from pathlib import Path
from random import Random
from game.rules import shipped_content
from game.company import Player
from game.sitting import Sitting
from game.store import Folders

def play(root, rng):
    players = [Player("Ann", "person", "", "flame"), Player("Bob", "person", "", "wave")]
    while True:
        sitting = Sitting.new(root, "pontoon", players, rng.getrandbits(32))
        print("new", sitting.name, flush=True)
        while not sitting.match.over:
            print("given", len(sitting.match.answers), flush=True)
            sitting.answer(rng.choice(sitting.match.decision.options).key)
            print("kept", len(sitting.match.answers), flush=True)

shipped_content("pontoon")
for number, folder in enumerate(sys.stdin):
    victim = os.fork() if hasattr(os, "fork") else 0    # a process for each kill, without a start for each
    if not victim:
        print("pid", os.getpid(), flush=True)
        play(Folders(Path(folder.strip()), None, None), Random(number))
    os.waitpid(victim, 0)
    print("end", flush=True)
"""


@pytest.mark.parametrize("start", [0, 1, *(pytest.param(i, marks=pytest.mark.soak) for i in (2, 3))])
def test_killed_at_any_moment_it_loses_at_most_the_answer_in_flight(tmp_path: Path, start: int) -> None:
    """50 kills each, 200 in a soak run: after each the newest game opens with every answer reported as kept."""
    rng, nursery = Random(start), None
    for number in range(50):
        root = tmp_path / str(number)
        if nursery is None or nursery.poll() is not None:
            nursery = subprocess.Popen(
                [sys.executable, "-c", VICTIM],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                cwd=Path(__file__).parent.parent,
            )
        said = killed(nursery, root, rng.randrange(3, 40))
        whole = [line.split() for line in said if line.endswith("\n")]
        name = next(words[1] for words in reversed(whole) if words[0] == "new")
        of_game = whole[whole.index(["new", name]) :]
        kept = max((int(words[1]) for words in of_game if words[0] == "kept"), default=0)
        sitting, message = Sitting.load(folders(root), name)
        assert sitting is not None and message is None, (said[-3:], message)
        assert len(sitting.match.answers) >= kept
    if nursery is not None and nursery.stdin:
        nursery.stdin.close()
        nursery.wait()


def killed(nursery: subprocess.Popen[str], root: Path, lines: int) -> list[str]:
    """All that a game said that was killed after so many lines."""
    assert nursery.stdin is not None and nursery.stdout is not None
    nursery.stdin.write(f"{root}\n")
    nursery.stdin.flush()
    pid = int(nursery.stdout.readline().split()[1])
    said = [nursery.stdout.readline() for _ in range(lines)]
    os.kill(pid, signal.SIGKILL)
    for line in nursery.stdout:  # ends here where the killed process is the nursery itself
        if line.endswith("end\n"):
            said.append(line.removesuffix("end\n"))
            break
        said.append(line)
    return said

"""Giving up and changing seats: alike in every game, at every question, told in the log, the save and the records."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.company import LEVELS, Player
from game.engine.events import Chose
from game.engine.game import Refusal
from game.engine.house import GIVES_UP, TAKES, give
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.sitting import Sitting
from game.store import Folders, Record, Records
from game.ui.scenes.records import person_won, told
from game.ui.table.story import Story

NAMES = ("Ada", "Bo", "Vex", "Mump", "Odo", "Grum")
CRESTS = ("flame", "wave", "leaf", "bolt", "wing", "star")


def seated(root: Path, game: str, kinds: str, answers: int = 7, consent: bool = False) -> Sitting:
    """A game some choices old; kinds: P a person, c a computer."""
    players = [
        Player(name, "person" if kind == "P" else "computer", "" if kind == "P" else "easy", crest)
        for name, crest, kind in zip(NAMES, CRESTS, kinds)
    ]
    sitting, lot = Sitting.new(Folders(root, None, None), game, players, 5, consent=consent), Random(2)
    while len(sitting.match.answers) < answers:
        sitting.answer(lot.choice(sitting.match.decision.options).key)
    return sitting


def log_of(sitting: Sitting, viewer: int | None = None) -> list[str]:
    return [line for _, line in sitting.match.log(sitting.names, viewer)]


def test_what_is_said_at_the_table_changes_nothing_in_the_game() -> None:
    """The question that is asked again is the same one, at every question of random games."""
    asked = 0
    for name, game in GAMES.items():
        for seats in sorted(set(game.seats)):
            match, lot = Match(game, shipped_content(name), seats, 3, skip_single=False), Random(3)
            while not match.over and len(match.answers) < 300:
                state = match.state.clone()
                state.news = []
                word = TAKES if seats == 2 else lot.choice((TAKES, GIVES_UP))
                give(state, f"{word}:{1 + lot.randrange(seats)}")
                assert state.plain() == match.state.plain(), (name, match.state.asked)
                asked += 1
                match.answer(lot.choice(match.decision.options).key)
    assert asked > 1_500


@pytest.mark.parametrize("game", GAMES)
def test_of_two_players_the_other_has_won_when_one_gives_up(game: str, tmp_path: Path) -> None:
    sitting = seated(tmp_path, game, "Pc")
    sitting.concede(0)
    assert sitting.match.over and sitting.match.state.winners == (1,) and sitting.match.gave_up == (0,)
    assert any("Ada gives up" in line for line in log_of(sitting))
    (record,) = Records(tmp_path / "records.jsonl").all()
    assert (record.winners, record.gave_up, record.players) == ((1,), (0,), ("person", "easy"))
    assert told(record) == "Vex beat Ada; Ada gave up".replace("Vex", "Bo") and not person_won(record, "Ada")
    again, message = Sitting.load(Folders(tmp_path, None, None), sitting.name)
    assert again and message is None and again.match.state.digest() == sitting.match.state.digest()
    story = Story(again.match)
    story.go_on(story.whole)
    assert story.done and all(story.told_by(again.names).line(turn) for turn in story.turns())


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.seats[1] > 2])
def test_where_more_play_a_computer_goes_on_and_the_records_say_it(game: str, tmp_path: Path) -> None:
    sitting = seated(tmp_path, game, "PPc", 9)
    decision, before = sitting.match.decision, len(sitting.match.events)
    sitting.concede(1)
    assert not any(isinstance(event, Chose) for event in sitting.match.events[before:]), "nobody has chosen anything"
    assert not sitting.match.over and sitting.match.decision == decision
    assert sitting.players[1] == Player("Bo", "computer", "normal", "wave") and sitting.people == [0]
    assert "Bo gives up; a computer plays on in that seat." in log_of(sitting, 0)
    again, message = Sitting.load(Folders(tmp_path, None, None), sitting.name)
    assert again and message is None and again.players == sitting.players and again.match.gave_up == (1,)
    assert not Records(tmp_path / "records.jsonl").all(), "Ada still plays"
    lot = Random(4)
    while again.match.decision:
        again.match.answer(lot.choice(again.match.decision.options).key)
    again.record_result()
    (record,) = Records(tmp_path / "records.jsonl").all()
    assert record.gave_up == (1,) and record.players == ("person", "person", "easy") and "Bo gave up" in told(record)
    assert not person_won(record, "Bo")


def test_a_game_that_everybody_has_given_up_counts_as_lost_at_once_and_for_good(tmp_path: Path) -> None:
    sitting = seated(tmp_path, "pontoon", "Pcc", 9)
    sitting.concede(0)
    records = Records(tmp_path / "records.jsonl")
    (record,) = records.all()
    assert record.winners == () and told(record) == "Ada gave up against Bo and Vex"
    assert records.tally("Ada") == (1, 0, 0, 0)
    lot = Random(4)
    while sitting.match.decision:
        sitting.answer(lot.choice(sitting.match.decision.options).key)
    (record,) = records.all()
    assert record.winners == sitting.match.state.winners and records.tally("Ada") == (1, 0, 0, 0)


def test_a_seat_that_won_after_its_player_gave_up_is_nobodys_win() -> None:
    record = Record(
        "x", "pontoon", ("Ada", "Bo", "Vex"), ("person", "person", "easy"), (0,), "", scores=(9, 5, 4), gave_up=(0,)
    )
    assert told(record) == "Ada beat Bo and Vex, 9 to 5; Ada gave up" and not person_won(record, "Ada")


@pytest.mark.parametrize("game", GAMES)
def test_whoever_takes_a_computers_seat_is_told_of_and_cannot_go_back_past_it_for_nothing(
    game: str, tmp_path: Path
) -> None:
    sitting = seated(tmp_path, game, "Pc", 0)
    while sitting.turn != 0 or not any(answer.seat == 0 and answer.by == "person" for answer in sitting.match.answers):
        sitting.answer(sitting.match.decision.options[0].key)
    vex = sitting.players[1]
    sitting.hand_over(1, vex._replace(kind="person", level=""))
    sitting.hand_over(1, vex)
    assert any("Bo's seat is taken over" in line for line in log_of(sitting, 0))
    assert "seat" in sitting.assists and "seat" in sitting.as_save().more["assists"]
    refused = sitting.match.may_undo(0)
    assert isinstance(refused, Refusal)
    again, message = Sitting.load(Folders(tmp_path, None, None), sitting.name)
    assert again and message is None and log_of(again) == log_of(sitting) and again.assists == sitting.assists
    sitting.concede(1)
    (record,) = Records(tmp_path / "records.jsonl").all()
    assert "seat" in record.assists and told(record).endswith("(with help)")


def test_with_consent_an_undo_past_it_is_counted_and_the_mark_in_the_records_stays(tmp_path: Path) -> None:
    sitting = seated(tmp_path, "dragon", "Pc", 0, consent=True)
    while sitting.turn != 0 or len(sitting.match.answers) < 3:
        sitting.answer(sitting.match.decision.options[0].key)
    own = max(n for n, answer in enumerate(sitting.match.answers) if answer.seat == 0 and answer.by == "person")
    vex = sitting.players[1]
    sitting.hand_over(1, vex._replace(kind="person", level=""))
    sitting.undo(0)
    assert len(sitting.match.answers) == own and sitting.match.undos == 1 and "seat" in sitting.assists


def test_ones_own_seat_lent_to_a_computer_and_taken_back_is_no_help(tmp_path: Path) -> None:
    sitting = seated(tmp_path, "kingdom", "Pc")
    before = list(sitting.match.answers)
    sitting.hand_over(0, sitting.players[0]._replace(kind="computer", level=LEVELS[0]))
    again, _ = Sitting.load(Folders(tmp_path, None, None), sitting.name)
    assert again
    again.hand_over(0, again.players[0]._replace(kind="person", level=""))
    assert again.match.answers == before and "seat" not in again.assists


def test_nobody_gives_up_a_game_that_is_over_or_a_seat_that_there_is_not(tmp_path: Path) -> None:
    sitting = seated(tmp_path, "kingdom", "Pc")
    for key in ("concede:3", "concede:0", "take:9", "concede:", "take:1:2", "concede:\u0661"):
        with pytest.raises(ValueError, match="cannot choose"):
            sitting.match.answer(key)
    sitting.concede(1)
    with pytest.raises(ValueError, match="over"):
        sitting.concede(0)

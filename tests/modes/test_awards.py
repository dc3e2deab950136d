"""Awards: won by what happened in a finished game, the same whenever they are counted, and missed by no crash."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game.commands.faults import faults_of_pack
from game.commands.playing import STEADY, chosen
from game.company import Player
from game.engine.data import DataError
from game.engine.events import Rolled, Said
from game.modes import DOORS, awards
from game.modes.awards import FILE, Award, Awards, counted, first_of, known, read_awards, shipped_awards
from game.modes.feats import OF_ALL, feats_of, has_a_moment, moment_of
from game.packs import overlay
from game.rules import GAMES
from game.sitting import Sitting
from game.store import Folders, Record, Records
from tests.sure import every

ANN, BOB = Player("Ann", "person", "", "flame"), Player("Bob", "person", "", "wave")
VEX = Player("Vex", "computer", "easy", "wave")


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders(tmp_path, None, None)


def finished(folders: Folders, players: tuple[Player, ...] = (ANN, BOB), game: str = "pontoon", **more: str) -> Sitting:
    """A game that people and computers have played to its end by what makes sense."""
    sitting, lot = Sitting.new(folders, game, players, 4, **more), Random(4)
    while (decision := sitting.match.decision) is not None:
        sitting.answer(chosen(sitting.match, decision, STEADY, lot))
    sitting.close()
    return sitting


def record(game: str = "pontoon", purpose: str = "") -> Record:
    return Record("a", game, ("Ann", "Bob"), ("person", "person"), (0,), "2026-11-27T20:00:00", purpose=purpose)


def test_there_are_about_forty_in_every_game_and_for_the_modes() -> None:
    shipped = shipped_awards()
    assert 36 <= len(shipped) <= 50
    assert {one.game for one in shipped} == {"", *GAMES}
    assert {one.mode for one in shipped} == {"", *(door.mode for door in DOORS)} - {"book", awards.NAME}
    assert len({one.name for one in shipped}) == len(shipped)


def test_each_is_won_by_what_it_needs_and_not_by_less_nor_elsewhere() -> None:
    for award in every(shipped_awards()):
        here = record(award.game or "pack", f"{award.mode}/1" if award.mode else "")
        assert award.won_by(here, award.needs)
        for word in every(award.needs):
            assert not award.won_by(here, award.needs | {word: award.needs[word] - 1}), award.id
        if award.game:
            assert not award.won_by(record(next(name for name in GAMES if name != award.game)), award.needs)
        if award.mode:
            assert not award.won_by(record(), award.needs)


def test_every_feat_that_is_counted_is_wanted_by_an_award() -> None:
    wanted = {(one.game if word not in OF_ALL else "", word) for one in shipped_awards() for word in one.needs}
    own = {(name, word) for name, game in GAMES.items() for word in game.feats}
    assert len(own) > 20 and wanted == own | {("", word) for word in OF_ALL}


@pytest.mark.parametrize("game", GAMES)
def test_a_kept_game_is_counted_the_same_as_when_it_ended(folders: Folders, game: str) -> None:
    sitting = finished(folders, game=game)
    (kept,) = Awards(folders).records
    found = feats_of(sitting.match, kept)
    assert found[0]["ended"] == found[1]["ended"] == 1
    assert sum("won" in row for row in found) == len(kept.winners) == 1
    assert set(found[0]) <= set(known(game))
    assert counted(folders, sitting.name) == found


def test_what_a_crash_left_uncounted_is_missing_and_counted_later(folders: Folders) -> None:
    sitting = finished(folders)
    shelf = Awards(folders)
    assert shelf.missing() == [sitting.name] and not shelf.won(), "the program ended before the result was seen"
    rows = counted(folders, sitting.name)
    assert rows is not None
    shelf.add(sitting.name, rows)
    later = Awards(folders).won()
    assert {"first_chair", "first_win", "pontoon_win"} <= set(later) and not Awards(folders).missing()
    assert later["first_win"].name == sitting.names[later["first_win"].record.winners[0]]
    assert shelf.ledger.path is not None
    shelf.ledger.path.unlink()
    again = Awards(folders)
    assert [new.id for new in again.count(sitting)] == list(later), "counted anew, it is the same"


def test_a_game_is_told_of_once(folders: Folders) -> None:
    sitting = finished(folders)
    assert Awards(folders).count(sitting)
    assert not Awards(folders).count(sitting)


def test_a_game_in_which_somebody_was_helped_wins_nothing(folders: Folders) -> None:
    sitting = finished(folders)
    sitting.assists.add("hint")
    sitting.record_result()
    shelf = Awards(folders)
    assert not shelf.count(sitting) and not shelf.missing() and not shelf.won()
    assert feats_of(sitting.match, shelf.records[0]) == [{}, {}]


def test_computers_and_who_gave_up_win_nothing(folders: Folders) -> None:
    sitting = finished(folders, (ANN, VEX))
    rows = counted(folders, sitting.name)
    assert rows is not None and rows[0]["ended"] == 1 and rows[1] == {}
    left = Sitting.new(folders, "pontoon", (ANN, BOB), 5)
    left.concede(0)
    rows = counted(folders, left.name)
    assert rows is not None and rows[0] == {} and "won" not in rows[1] and "ended" not in rows[1]


def test_a_seat_that_a_computer_played_for_a_while_wins_nothing(folders: Folders) -> None:
    sitting, lot = Sitting.new(folders, "pontoon", (ANN, BOB), 4), Random(4)
    while (decision := sitting.match.decision) is not None:
        lent = len(sitting.match.answers) == 2
        sitting.answer(chosen(sitting.match, decision, STEADY, lot), "normal" if lent else None)
    helped = next(answer.seat for answer in sitting.match.answers if answer.by == "normal")
    rows = counted(folders, sitting.name)
    assert rows is not None and rows[helped] == {} and rows[1 - helped]["ended"] == 1


def test_hard_computers_that_were_beaten_are_counted_to_the_winner_alone(folders: Folders) -> None:
    sitting = finished(folders, (ANN, VEX))
    (kept,) = Awards(folders).records
    for level, hard in every((("easy", 0), ("hard", 1), ("master:bold", 1))):
        won, lost = (
            feats_of(sitting.match, replace(kept, players=("person", level), winners=(seat,)))[0] for seat in (0, 1)
        )
        assert won.get("hard", 0) == hard and won.get("master", 0) == (level == "master:bold")
        assert "hard" not in lost


def test_rows_of_throws_and_blows_are_the_seats_own(folders: Folders) -> None:
    sitting = finished(folders)
    (kept,) = Awards(folders).records
    sitting.match.events += [
        *(Rolled(0, 6, 6) for _ in range(3)),
        Rolled(1, 6, 1),
        Rolled(0, 4, 4),
        Rolled(1, 6, 1),
        Said("ability", 1, (1,), 3),
    ]
    mine, other = feats_of(sitting.match, kept)
    assert mine["high_row"] == 3 and "ones_row" not in mine
    assert other["ones_row"] == 2 and "high_row" not in other
    before = counted(folders, sitting.name)
    assert before is not None and other["abilities"] == before[1].get("abilities", 0) + 1
    sitting.match.events.append(Said("left", 1, (1,), 3))
    left = feats_of(sitting.match, kept)[1]
    assert left.get("abilities", 0) == before[1].get("abilities", 0), "what is not used is not at work"


def test_the_first_game_that_won_it_is_told() -> None:
    first, second = record(), record()
    games = {"a": [{"ended": 1}, {"ended": 1}]}
    assert first_of([first, second], games, shipped_awards())["first_chair"] == (shipped_awards()[0], "Ann", first, 0)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("game: dragon", "game: chess", "no game 'chess'"),
        ("mode: night", "mode: noon", "no mode 'noon'"),
        ("needs: {banked: 30}", "needs: {quests: 3}", "dragon has no 'quests'"),
        ("needs: {banked: 30}", "needs: {}", "needs something"),
        ("  figure: pele\n", "", "a figure or a thing"),
        ("figure: pele", "figure: pele\n  thing: star", "one of both"),
        ("thing: star", "thing: planet", "no thing 'planet'"),
        ("thing: gems red", "thing: gems grey", "gems has no 'grey'"),
        ("thing: gems red", "thing: gems", "said with 1 word"),
        ("thing: dice 3 3", "thing: dice 3 3 3 3", "said with 3 words at most"),
    ],
)
def test_what_there_is_not_is_told_with_its_line(tmp_path: Path, old: str, new: str, told: str) -> None:
    (shipped,) = overlay(awards.NAME, FILE)
    spoiled = tmp_path / FILE
    spoiled.write_text(shipped.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        read_awards(lambda name: [spoiled])
    assert [told in str(fault) and fault.line > 0 for fault in caught.value.faults] == [True]


def test_the_moment_of_an_award_is_just_after_the_deed_that_was_still_wanted(folders: Folders) -> None:
    sitting = finished(folders)
    kept = Records.at(folders).all()[0]
    match, seat = sitting.match, kept.winners[0]
    won = [
        number for number, event in enumerate(match.events) if isinstance(event, Said) and event[:2] == ("won", seat)
    ]
    assert len(won) > 1
    for count in (1, len(won)):
        assert moment_of(match, kept, seat, {"quests": count}) == won[count - 1] + 1
    assert moment_of(match, kept, seat, {"won": 1}) == 0, "the end decides that"
    assert has_a_moment("pontoon", {"quests": 1, "won": 1}) and not has_a_moment("pontoon", {"won": 1})
    assert not has_a_moment("montoons", {"untouched": 1})


def test_what_a_game_came_nearest_to_is_told_until_it_is_won(folders: Folders) -> None:
    shelf = Awards(folders)
    assert shelf.nearest() is None
    shelf.records = [record(), replace(record(), save="b")]
    shelf.games = {"a": [{"quests": 2}, {"abilities": 5}], "b": [{"quests": 3}, {}]}
    told = shelf.nearest()
    assert told is not None and (told.award.id, told.had, told.least) == ("pontoon_four", 3, 4)
    shelf.games["a"] = [{"quests": 4}, {"abilities": 5}]
    told = shelf.nearest()
    assert told is not None and (told.award.id, told.had, told.least) == ("pontoon_abilities", 5, 10)


def test_an_award_of_a_pack_stands_on_the_shelf_and_is_won(folders: Folders, tmp_path: Path) -> None:
    pack = tmp_path / "packs" / "attic"
    (pack / "awards").mkdir(parents=True)
    (pack / "pack.yaml").write_text('name: Attic\nversion: "1"\n', "utf-8")
    sample = overlay(awards.NAME, "README.md")[0].read_text("utf-8").partition("```yaml\n")[2].partition("```")[0]
    (pack / "awards" / FILE).write_text(sample, "utf-8")
    assert faults_of_pack(pack) == []
    shelf = Awards(folders)
    assert [one.id for one in shelf.every] == [*(one.id for one in shipped_awards()), "attic_burnt"]
    shelf.records, shelf.games = [record("dragon", "night/1")], {"a": [{"burnt": 3, "won": 1}, {}]}
    assert shelf.won()["attic_burnt"].name == "Ann"
    (pack / "awards" / FILE).write_text(sample.replace("burnt: 3", "burns: 3"), "utf-8")
    assert any("no 'burns'" in str(fault) for fault in faults_of_pack(pack))
    assert Awards(folders).every == shipped_awards(), "a pack at fault is off"


def test_what_is_kept_and_makes_no_sense_is_counted_anew(folders: Folders) -> None:
    sitting = finished(folders)
    shelf = Awards(folders)
    shelf.ledger.write({"games": {sitting.name: [["won"]], "b": 3}})
    assert Awards(folders).games == {} and Awards(folders).missing() == [sitting.name]


def test_an_award_is_told_from_another() -> None:
    assert isinstance(shipped_awards()[0], Award) and len(set(shipped_awards())) == len(shipped_awards())

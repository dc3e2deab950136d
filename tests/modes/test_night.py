"""Games night: what places are worth, what is remarkable, and a night played to its end."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game.company import CRESTS
from game.engine.events import Rolled, Said
from game.engine.match import Match
from game.modes.honours import best, chains, lucky, of_game
from game.modes.night import Nights, so_far
from game.modes.programme import Guest, Night, fault_of, minutes_of, options_of, read_night, table_points
from game.rules import GAMES, shipped_content
from game.sitting import Sitting
from game.store import Folders, Record, Records
from tests.sure import every

NAMES = ("Ada", "Ben", "Orla", "Tansy", "Vex", "Grum")


def night(people: int, *games: str, seed: int = 4, ahead: int = 0) -> Night:
    guests = tuple(Guest(NAMES[n], CRESTS[n], ahead if n == 0 else 0) for n in range(people))
    return Night(seed, guests, games or ("pontoon", "pack", "kingdom"))


def record(winners: tuple[int, ...], scores: tuple[int, ...], gave_up: tuple[int, ...] = ()) -> Record:
    many = len(scores)
    return Record("x", "kingdom", NAMES[:many], ("person",) * many, winners, "", scores=scores, gave_up=gave_up)


def test_places_bring_five_three_two_one_and_equal_ones_share() -> None:
    assert table_points(record((2,), (10, 8, 20, 5))) == [3, 2, 5, 1]
    assert table_points(record((0, 1), (9, 9, 4))) == [4, 4, 2]
    assert table_points(record((1,), (7, 3, 7))) == [2.5, 5, 2.5]
    assert table_points(record((0,), (9, 4), gave_up=(0,)))[0] < 5


def test_what_cannot_be_a_night_is_told() -> None:
    assert fault_of(night(4)) == ""
    assert "two" not in fault_of(night(2))
    assert "name of their own" in fault_of(night(2)._replace(guests=(Guest("A", "flame"), Guest("a ", "wave"))))
    assert "3 to 7 games" in fault_of(night(3, "pontoon"))
    assert read_night(night(3).plain()) == night(3)
    for wrong in (None, {}, night(3).plain() | {"games": ["chess"] * 3}, night(1).plain()):
        with pytest.raises(ValueError):
            read_night(wrong)


def play_out(sitting: Sitting, lot: Random) -> None:
    while sitting.match.decision is not None:
        if len(sitting.match.answers) >= 30:
            sitting.concede(next(seat for seat in sitting.people if seat not in sitting.match.gave_up))
            if not sitting.people:
                break
            continue
        sitting.answer(lot.choice(sitting.match.decision.options).key)
    sitting.close()


def test_a_night_is_played_table_by_table_and_counted_from_the_records(tmp_path: Path) -> None:
    folders, lot = Folders(tmp_path, None, None), Random(3)
    Nights(folders).begin(night(3, "pack", "pontoon", "pack", ahead=2))
    seen = []
    while (after := Nights(folders).next()) is not None:
        seen.append(after)
        sitting = Nights(folders).deal(*after)
        assert Nights(folders).begun(*after) == sitting.name
        play_out(sitting, lot)
    assert seen == [(0, 0), (1, 0), (2, 0)]
    kept = Nights(folders)
    lines = kept.lines()
    rests = [seating.rests for seating in kept.seatings]
    assert rests[1] is None and len({*rests}) == 3
    assert all(None not in line.points for line in lines) and len(lines) == 3
    assert [line.total for line in lines] == sorted((line.total for line in lines), reverse=True)
    first = next(line for line in lines if line.guest == 0)
    assert first.total == 2 + sum(each or 0 for each in first.points)
    assert so_far(folders).words == "1 night so far"
    kept.begin(None)
    assert Nights(folders).over == 1 and Nights(folders).night is None


def test_who_has_climbed_or_fallen_by_the_last_game_is_told_once_there_was_one_before(tmp_path: Path) -> None:
    kept = Nights(Folders(tmp_path, None, None))
    kept.begin(night(2, "pontoon", "kingdom", "pontoon"))
    sat = []
    for game, winner in enumerate((0, 1, 1)):
        seats = kept.seatings[game].tables[0]
        won = record((seats.index(winner),), tuple(9 if guest == winner else 4 for guest in seats))
        Records.at(kept.folders).add(replace(won, save=f"{game}", purpose=kept.purpose(game, 0)))
        kept._look_up()
        sat.append(kept.climbs())
    assert sat == [{}, {0: 0, 1: 1}, {0: -1, 1: 0}]


def test_who_are_level_at_the_end_share_their_place_and_have_won_the_night_together(tmp_path: Path) -> None:
    kept = Nights(Folders(tmp_path, None, None))
    kept.begin(night(2, "pontoon", "kingdom", "pontoon"))
    assert kept.night is not None
    names = [guest.name for guest in kept.night.guests]
    for game, winners in enumerate(((0,), (1,), (0, 1))):
        seats = kept.seatings[game].tables[0]
        won = record(
            tuple(sorted(seats.index(one) for one in winners)), tuple(9 if one in winners else 4 for one in seats)
        )
        Records.at(kept.folders).add(replace(won, save=f"{game}", purpose=kept.purpose(game, 0)))
        kept._look_up()
        places = [line.place for line in kept.lines()]
        assert places == ([1, 2] if game == 0 else [1, 1])
    assert kept.next() is None and kept.won() == f"{names[0]} and {names[1]} have won the night"


def test_honours_are_what_the_games_show() -> None:
    content, found = shipped_content("pontoon"), 0
    for seed in range(12):
        match, lot = Match(GAMES["pontoon"], content, 3, seed), Random(seed)
        while match.decision is not None:
            match.answer(lot.choice(match.decision.options).key)
        for honour in best(of_game(match, NAMES[:3])):
            found += 1
            assert honour.name in NAMES[:3]
            if honour.kind in ("best escape", "closest finish", "clearest win"):
                assert match.state.winners == (NAMES.index(honour.name),)
    assert found > 5


def test_a_lucky_throw_is_the_highest_face_again_and_again_by_one_player() -> None:
    match = Match(GAMES["dragon"], shipped_content("dragon"), 2, 1)
    match.events = [Rolled(0, 6, 6), Rolled(0, 6, 6), Rolled(0, 6, 6), Rolled(1, 6, 6), Rolled(1, 6, 2)]
    (one,) = lucky(match, NAMES)
    assert one.name == "Ada" and one.line == "6, 6, 6 in a row (0.46 %)"
    match.events = [Rolled(0, 6, 6), Rolled(1, 6, 6), Rolled(0, 6, 6)]
    assert [*lucky(match, NAMES)] == []


@pytest.mark.parametrize(
    ("game", "told", "line"),
    [
        ("pontoon", [Said("won", seat, (1, "any"), 7) for seat in (1, 0, 0, 0, 1)], "3 quests in a row"),
        (
            "pack",
            [Said("duel", 1, (0, 5, 6, 500, 400, lost), 3) for lost in ((5,), (5, 6), (5,), (5,), (5,))],
            "3 duels",
        ),
        ("kingdom", [Said("control", 0, (9, "knight"), 7)] * 4, "4 controlled Monsters in a row"),
        ("dragon", [Said(word, 0, (1, 5, 4), 7) for word in ("beats", "defeats", "beats")], "3 battles in a row"),
        ("montoons", [Said("hit", 1, (2, 0), 7)] * 3 + [Said("hit", 0, (2, 1), 7)] * 2, "3 hits in a row"),
    ],
)
def test_the_longest_chain_is_what_one_has_won_with_nobody_between(game: str, told: list[Said], line: str) -> None:
    match = Match(GAMES[game], shipped_content(game), 2, 1)
    match.events = [*told]
    (one,) = chains(match, NAMES)
    assert one.name == "Ada" and one.line.startswith(line) and GAMES[game].title in one.line


def test_a_chain_is_counted_in_every_game() -> None:
    assert all(game.streak.what and game.streak.words for game in every(GAMES.values()))


def test_every_game_has_a_shorter_form_for_a_night_that_the_game_knows() -> None:
    for name, game in every(GAMES.items()):
        told = options_of(night(4), name)
        assert told and game.options(told) != game.options({}), name
        assert minutes_of(night(4), name) < game.minutes == minutes_of(night(4)._replace(short=False), name)
        assert options_of(night(4)._replace(short=False), name) == {}

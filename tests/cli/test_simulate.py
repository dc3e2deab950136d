"""simulate: the same seeds give the same figures, players move round the table, and the logs can be played again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.__main__ import main
from game.ai.ladder import content_of
from game.commands import standings
from game.commands.seating import around, rounds
from game.rules.temperaments import temperaments


def figures(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["simulate", "pontoon", *words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    told.pop("seconds"), told.pop("decisions_per_second")
    return told  # type: ignore[no-any-return]


def test_the_same_seed_gives_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--seats", "3", "--games", "8", "--seed", "5")
    assert figures(capsys, *words) == figures(capsys, *words)
    assert figures(capsys, *words) != figures(capsys, "--seats", "3", "--games", "8", "--seed", "6")


def test_every_win_is_counted_once(capsys: pytest.CaptureFixture[str]) -> None:
    told = figures(capsys, "--seats", "4", "--games", "12")
    assert sum(told["wins_by_seat"]) == pytest.approx(12, abs=0.05)
    assert told["wins_by_player"]["random"]["seats_played"] == 48
    assert sum(told["endings"].values()) == 12
    assert told["length"]["least"] <= told["length"]["median"] <= told["length"]["most"]


def test_two_processes_play_the_same_games_as_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert figures(capsys, "--games", "6", "--jobs", "2") == figures(capsys, "--games", "6")


def test_computers_play_beside_random_ones(capsys: pytest.CaptureFixture[str]) -> None:
    told = figures(capsys, "--games", "4", "--players", "normal,random")
    assert list(told["wins_by_player"]) == ["random", "normal"]
    assert told["wins_by_player"]["normal"]["seats_played"] == 4


@pytest.mark.parametrize(
    ("game", "seats"),
    [("kingdom", "2"), ("kingdom", "3"), ("kingdom", "4"), ("pack", "2"), ("dragon", "2"), ("pontoon", "2")],
)
def test_balance_stands_beside_its_targets_when_equal_players_meet(
    game: str, seats: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["simulate", game, "--seats", seats, "--games", "1"]
    assert main([*words, "--players", "steady"]) == 0
    assert "(target " in capsys.readouterr().out
    assert main(words) == 0
    assert "(target " not in capsys.readouterr().out


def test_levels_and_temperaments_are_told_row_by_row(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(standings, "QUESTIONS", 8)
    told = figures(capsys, "--games", "2", "--pairs", "--players", "easy:bold,easy")
    assert set(told["wins_by_player"]) == {"easy:bold", "easy"}
    assert main("simulate pontoon --temperaments --players easy --games 1".split()) == 0
    rows = capsys.readouterr().out.splitlines()
    assert [row.split()[0] for row in rows] == list(temperaments("pontoon"))
    assert main("simulate pontoon --temperaments --players random --games 1".split()) == 2
    assert "needs one level" in capsys.readouterr().err


def test_players_move_on_by_a_seat_from_game_to_game() -> None:
    assert around(["easy", "hard"], 4, 0) == ("easy", "hard", "easy", "hard")
    assert around(["easy", "hard"], 4, 1) == ("hard", "easy", "hard", "easy")
    seats = [around(["a", "b", "c"], 3, turn) for turn in range(3)]
    assert all(sorted(column) == ["a", "b", "c"] for column in zip(*seats))


def test_pairs_play_every_deal_twice_with_the_seats_swapped() -> None:
    assert list(rounds(7, 2, True)) == [(7, 0), (7, 1), (8, 0), (8, 1)]


def test_logs_that_were_kept_can_be_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "pontoon", "--games", "2", "--save", str(tmp_path / "logs")]) == 0
    capsys.readouterr()
    saves = sorted((tmp_path / "logs").iterdir())
    assert [path.name for path in saves] == ["pontoon-00001.save", "pontoon-00002.save"]
    assert main(["replay", str(saves[0]), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["position"]["winners"] and told["asked"] is None
    assert told["at"] == told["answers"]


def test_decks_meet_each_other_from_both_seats(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "mine.txt"
    cards = content_of("pack").decks["wild_parade_20"].cards
    own.write_text("# Mine (short)\n" + "\n".join(f"{copies} {id}" for id, copies in cards))
    decks = f"tidal_dodge,ember_assault,{own}"
    words = ["simulate", "pack", "--option", "format=short", "--games", "2", "--decks", decks]
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 12 and told["players"] == ["steady"]
    table = told["decks"]
    assert set(table) == {"tidal_dodge", "ember_assault", "Mine"}
    assert all(table[one][other] + table[other][one] == 1 for one in table for other in table[one])
    assert "wins of the starting player, per cent" in {row["what"] for row in told["statistics"]}
    assert sum(card["in_decks"] for card in told["cards"] if card["card"] == "MP-044") == 24
    assert main(words) == 0
    assert "decks against decks" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("kingdom", "--decks", "all"), "no decks to choose"),
        (("pack", "--decks", "tidal_dodge"), "two different decks"),
        (("pack", "--decks", "tidal_dodge,1xMP-001"), "exactly 30 cards, not 1"),
        (("pack", "--option", "deck_1=1xMP-001"), "exactly 30 cards, not 1"),
    ],
)
def test_decks_that_cannot_meet_are_refused_in_one_line(
    words: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *words, "--games", "1"]) == 2
    told = capsys.readouterr().err
    assert why in told and told.count("\n") == 1


def test_monsters_meet_on_every_map_beside_their_targets(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "montoons", "--monsters", "--games", "1", "--option", "map=A"]
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 20 and told["players"] == ["steady"] and told["options"]["limit"] == "20"
    pairs = told["monsters"]["pairs"]
    assert len(pairs) == 5
    assert all(pairs[one][other] + pairs[other][one] == 100 for one in pairs for other in pairs[one])
    assert list(told["monsters"]["maps"]) == ["A"] and any(row["holds"] is not None for row in told["statistics"])
    assert main(["simulate", "montoons", "--monsters", "--games", "2", "--seats", "4"]) == 0
    told_in_words = capsys.readouterr().out
    assert "map B" in told_in_words and "in every pair" not in told_in_words
    assert main(["simulate", "pontoon", "--monsters"]) == 2
    assert "no characters to meet" in capsys.readouterr().err

"""runs: expeditions and drafted decks, counted."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from game.__main__ import main
from game.commands.runs import never_taken
from game.rules import shipped_content
from game.rules.pack.cards import DUELS


def figures(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    assert main(["runs", *words, "--json"]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def test_expeditions_are_counted_by_duel(capsys: pytest.CaptureFixture[str]) -> None:
    told = figures(capsys, "expedition", "--runs", "1", "--seed", "5", "--player", "random")
    rows = [row.split("/") for row in str(told["duels won of those met, by depth"]).split(", ")]
    won, met = ([int(row[n]) for row in rows] for n in (0, 1))
    assert len(rows) == DUELS and told["expeditions"] == 1
    assert sum(met) - sum(won) == 3 or told["won"] == 1, "three torches"


def test_drafted_decks_meet_every_starter_deck_from_both_seats(capsys: pytest.CaptureFixture[str]) -> None:
    told = figures(capsys, "draft", "--runs", "1")
    assert told["games"] == 4 * 4 * 2
    assert 0 <= float(str(told["won by built decks, per cent (target 45 to 55)"])) <= 100


def test_sealed_decks_are_held_to_no_target(capsys: pytest.CaptureFixture[str]) -> None:
    """Nobody set one for them: what a person opens is as it falls."""
    told = figures(capsys, "sealed", "--runs", "1", "--player", "random")
    assert 0 <= float(str(told["won by built decks, per cent"])) <= 100
    assert "target" not in " ".join(told)


def test_rewards_that_no_victory_has_had_are_told_by_name() -> None:
    every = {"had twist hearty": 1, "had card MP-002": 1}
    told = never_taken(Counter(every))
    content = shipped_content("pack")
    names = {one.id: one.name for one in [*content.twists.values(), *content.monsters]}
    assert names["hearty"] not in told and names["cunning"] in told and names["stout"] not in told, "prizes alone"
    offered = [one for one in content.monsters if one.rarity != "common"]
    assert {one.name for one in offered if one.id != "MP-002"} <= {*told}
    prizes = [one for one in content.twists.values() if one.prize]
    all_had = Counter({f"had twist {one.id}": 1 for one in prizes} | {f"had card {one.id}": 1 for one in offered})
    assert never_taken(all_had) == []


def test_the_evenings_of_one_rival_are_counted_alone(capsys: pytest.CaptureFixture[str]) -> None:
    told = figures(capsys, "circle", "--runs", "1", "--player", "random", "--rival", "puddlewink")
    assert [word.partition(",")[0] for word in told] == [
        "games of each evening",
        *(f"Puddlewink {n}" for n in (1, 2, 3)),
    ]
    assert main(["runs", "circle", "--rival", "puddlewin"]) == 2
    assert "there are: dawdle" in capsys.readouterr().err

"""runs: expeditions and drafted decks, counted."""

from __future__ import annotations

import json

import pytest

from game.__main__ import main
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

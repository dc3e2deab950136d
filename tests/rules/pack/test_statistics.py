"""The figures by which decks are balanced."""

from __future__ import annotations

from collections import Counter
from random import Random

from game.engine.match import Match
from game.rules.pack.statistics import count, ending, figures
from tests.rules.pack.table import PACK, SHIPPED


def games(format: str, number: int = 20) -> list[Match]:
    finished = []
    for seed in range(number):
        match, rng = Match(PACK, SHIPPED, 2, seed, {"format": format}), Random(seed)
        while match.decision is not None:
            match.answer(rng.choice(match.decision.options).key)
        finished.append(match)
    return finished


def test_sums_of_games_add_up_and_measures_stand_beside_their_targets() -> None:
    for format, median in (("standard", "18 to 28"), ("short", "14 to 20")):
        played, sums = games(format), Counter[str]()
        for match in played:
            sums.update(count(match))
        assert sums[f"format {format}"] == len(played) == sums["deck games tidal_dodge"]
        assert sums["deck wins tidal_dodge"] + sums["deck wins ember_assault"] == len(played)
        assert sum(sums[f"ending {why}"] for why in ("hp", "deck")) == len(played)
        rows = {row["what"]: row for row in figures(sums, len(played))}
        turns = sorted(match.state.turn for match in played)  # type: ignore[attr-defined]
        assert rows["turns of both, median"]["value"] == f"{turns[len(turns) // 2 - 1]:.2f}"
        assert rows["turns of both, median"]["target"] == median
        assert rows["turns, most"]["value"] == str(turns[-1]) and rows["turns, most"]["holds"]


def test_the_reason_of_the_end_is_told_in_words() -> None:
    assert {ending(match) for match in games("short", 6)} <= {"hit points used up", "no card to draw"}
    match = Match(PACK, SHIPPED, 2, 1)
    match.answer("concede:1")
    assert ending(match) == "given up" and count(match)["ending concede"] == 1

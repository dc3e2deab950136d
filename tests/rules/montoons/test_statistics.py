"""Statistics of MonToons: every figure against a handful of games counted another way."""

from __future__ import annotations

from collections import Counter

import pytest

from game.commands.monsters import meetings
from game.commands.playing import Job, play
from game.engine.match import Match
from game.engine.measures import numbered, quantile
from game.rules.montoons.statistics import count, ending, figures
from tests.rules.montoons.table import GAME, SHIPPED


@pytest.fixture(scope="module")
def sums() -> list[dict[str, float]]:
    """What six games of sensible players add."""
    return [
        play(
            Job(
                "montoons",
                2,
                seed,
                ("steady", "steady"),
                {"map": "ABCD"[seed % 4], "limit": "20"},
                True,
                False,
                ("hoku", "tala"),
            )
        ).sums
        for seed in range(6)
    ]


def test_figures_are_what_the_games_show(sums: list[dict[str, float]]) -> None:
    total: Counter[str] = Counter()
    for one in sums:
        total.update(one)  # type: ignore[arg-type]
    rows = {row["what"]: row for row in figures(total, 6)}
    way = sum(one.get("way", 0) for one in sums)
    assert rows["won by four Waystone Powers"]["value"] == f"{100 * way / 6:.1f} %"
    assert rows["hoku wins"]["holds"] is None, "no verdict on half a dozen games"
    lasted = sorted(int(key.split()[1]) for one in sums for key in one if key.startswith("lasted "))
    assert quantile(numbered(total, "lasted"), 0.9) == lasted[5]
    assert total["beat hoku tala"] + total["beat tala hoku"] + total["draw"] == 6
    assert total["played hoku"] == total["played tala"] == 6 and total["used hoku paddle"] >= 4


def test_every_pair_meets_on_every_map_from_both_sides_over_the_same_seeds() -> None:
    plan = list(meetings(GAME, SHIPPED, 2, 3, 1, {}))
    assert len(plan) == 3 * 20 * 4
    met = Counter((one.picks, one.options["map"]) for one in plan)
    assert len(met) == 80 and set(met.values()) == {3}
    for one, other in zip(plan[::2], plan[1::2]):
        assert (one.seed, one.options, one.picks) == (other.seed, other.options, other.picks[::-1])
    assert {one.options["map"] for one in meetings(GAME, SHIPPED, 2, 1, 1, {"map": "C"})} == {"C"}
    assert {len(set(one.picks)) for one in meetings(GAME, SHIPPED, 4, 10, 1, {})} == {4}


def test_an_ending_is_told_in_words() -> None:
    start = GAME.read_position(SHIPPED, {"monsters": [{"sheet": "hoku", "burn": 9, "health": 2}, {"sheet": "tala"}]})
    match = Match(GAME, SHIPPED, 2, 1, {}, skip_single=False, start=start)
    assert ending(match) == "the last one standing" and count(match)["won tala"] == 1

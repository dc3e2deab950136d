"""Statistics of MonToons: every figure against a handful of games counted another way."""

from __future__ import annotations

from collections import Counter

import pytest

from game.commands.monsters import meetings
from game.commands.playing import Job, play
from game.engine.events import Changed, Said
from game.engine.match import Match
from game.engine.measures import numbered, quantile
from game.rules.montoons.statistics import count, ending, fights, figures, turns_and_idle_dice
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
    assert rows["rounds a game"]["value"] == f"{total['rounds'] / 6:.1f}"
    assert total["turns"] > 1.5 * total["rounds"] and 0 < total["idle dice"] < 2 * total["turns"]
    assert 0 < total["fights"] < 4 * total["turns"]
    lasted = sorted(int(key.split()[1]) for one in sums for key in one if key.startswith("lasted "))
    assert quantile(numbered(total, "lasted"), 0.9) == lasted[5]
    assert total["beat hoku tala"] + total["beat tala hoku"] + total["draw"] == 6
    assert total["played hoku"] == total["played tala"] == 6 and total["used hoku paddle"] >= 4


def said(what: str, player: int, *about: object) -> Said:
    return Said(what, player, about, 3)


def test_an_attack_is_one_fight_however_many_rivals_it_hits_and_a_blow_to_oneself_is_none() -> None:
    sweep = [said("uses", 0, "special", "Wave", ()), said("hit", 1, 2, 0), said("hit", 2, 2, 0)]
    alone = [said("uses", 0, "basic", "Bite", (3,)), said("hit", 0, 1, 0)]
    walk = [said("uses", 1, "move", "Run", (2,)), said("hit", 0, 1, 1)]
    assert [fights(events) for events in (sweep, alone, walk, sweep + sweep)] == [1, 0, 0, 2]


def test_dice_are_idle_that_were_never_placed_or_came_off_at_the_end() -> None:
    def slots(*values: int) -> Changed:
        return Changed("slots", 0, values, 3)

    planned, moved = [slots(-1, -1, -1, -1), slots(0, 4, 9, -1), slots(-2, 4, 9, -1)], [slots(-2, -2, 9, -1)]
    used = said("uses", 0, "move", "Run", (4,))
    assert turns_and_idle_dice([*planned, *moved, used, slots(-2, -2, -2, -1), slots()]) == (1, 2)
    assert turns_and_idle_dice([*planned, *moved, used, slots(-2, -2, -2, -1), said("marks", 0, (5,)), slots()]) == (
        1,
        1,
    )


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

"""Statistics: what is counted of a game, and the figures set against their targets."""

from __future__ import annotations

from collections import Counter
from random import Random

from game.engine.match import Match
from game.rules.pontoon.statistics import Row, count, ending, figures, rounds_of
from tests.rules.pontoon.steady import Steady
from tests.rules.pontoon.table import PONTOON, SHIPPED, Table, party, reprint

QUICK = {seats: Steady(seats, SHIPPED, generations=0) for seats in (2, 4)}


def steady(seats: int, seed: int) -> Match:
    return QUICK[seats].play(seed)


def row(rows: list[Row], what: str) -> Row:
    return next(row for row in rows if row["what"].startswith(what))


def test_rounds_are_read_from_the_events() -> None:
    match = steady(4, 3)
    rounds = list(rounds_of(match))
    assert [r.number for r in rounds] == list(range(1, match.state.round + 1))
    assert [(SHIPPED.ids[r.quest], -1 if r.winner is None else r.winner) for r in rounds] == match.state.history
    assert sum(r.hits for r in rounds) == sum(answer.key == "hit" for answer in match.answers)
    for r in rounds:
        assert len(set(r.dealt)) == 4 and all(1 <= len(cards) <= 5 for cards in r.companions)


def test_companions_sent_back_or_swapped_are_counted_where_they_are_at_battle() -> None:
    t = Table(party("EQ04", "GA04"), party("EQ05", "GA05"), guild=["GM08"]).play("hit", "GA05", "stay", "stay")
    last = list(rounds_of(t.match))[0]
    assert last.companions[1] == ["GM08"] and last.companions[0][-1] == "GA05"


def test_sums_of_a_game_fit_together() -> None:
    for seed in range(10):
        sums = count(steady(2, seed))
        assert sums["hero rounds"] == 2 * sums["rounds"]
        assert sums["rounds"] == sums.get("won", 0) + sums.get("failed", 0)
        assert sum(n for word, n in sums.items() if word.startswith("turn ")) == sums["won"]
        assert sum(n for word, n in sums.items() if word.startswith("had EQ")) == sums["hero rounds"]
        assert sum(n for word, n in sums.items() if word.startswith("seat ")) == 1


def test_figures_stand_beside_their_targets() -> None:
    sums: Counter[str] = Counter()
    for seed in range(60):
        sums.update(count(steady(4, seed)))
    rows = figures(sums, 60)
    assert row(rows, "games that reach [Warning]")["target"] == "0.2 to 3"
    assert row(rows, "games of more than 12 rounds")["holds"] is True
    assert {"what", "value", "target", "holds"} == set(rows[0])


def test_the_reason_of_the_end_is_told() -> None:
    four = [party("EQ04", "GA08", "GA09", won=["Q7", "Q1"]), party("EQ09", "GA05", won=["Q8", "Q2"])]
    last = Table(*four, quest="QW", quests=[], at="battle")
    assert ending(last.match) == "five stars in the [Warning] quest"
    assert (
        ending(Table(party("EQ04", "GA05", won=["Q4", "Q5"]), party("EQ09", "GA09", "GA08"), at="battle").match)
        == "five stars"
    )
    small = reprint(QW={"stars": 1})
    shared = Table(
        party("EQ04", "GA08", "GA09", won=["Q4"]),
        party("EQ09", "GA05", won=["Q7"]),
        quest="QW",
        quests=[],
        at="battle",
        content=small,
    )
    assert ending(shared.match) == "most stars, shared"


def test_a_steady_player_knows_only_what_its_seat_may_see() -> None:
    rng = Random(5)
    for seed in range(12):
        match = Match(PONTOON, SHIPPED, 2, seed)
        while match.decision is not None and match.state.round < 3:
            seat = match.decision.player
            key = QUICK[2].choose(match.state, Random(seed)).key
            assert key == QUICK[2].choose(match.state.redeal(seat, rng), Random(seed)).key
            match.answer(key)
        assert match.answers

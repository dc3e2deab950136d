"""Statistics: what is counted of a game, and the figures set against their targets."""

from __future__ import annotations

from collections import Counter
from functools import cache

from game.engine.match import Match
from game.rules.kingdom.statistics import Row, count, ending, figures, happenings
from tests.rules.kingdom.balance import play
from tests.rules.kingdom.table import Table, cutting, player, resolving
from tests.sure import every


@cache
def matches() -> tuple[Match, ...]:
    return tuple(play(seats, seed) for seats in (2, 3, 4) for seed in range(4))


def row(rows: list[Row], what: str) -> Row:
    return next(row for row in rows if row["what"].startswith(what))


def counted(t: Table) -> Counter[str]:
    sums: Counter[str] = Counter()
    for what, _, amount in happenings(t.match):
        sums[what] += amount
    return sums


def test_sums_of_a_game_fit_together() -> None:
    for match in every(matches()):
        sums = count(match)
        assert sum(number for word, number in sums.items() if word.startswith("seat ")) == 1
        assert sums["cuts"] == sum(answer.key.startswith("cut:") for answer in match.answers)
        assert sums["turns"] == match.state.turn  # type: ignore[attr-defined]
        earned = sum(sums.get(source, 0) for source in ("Monsters", "Gems", "bonuses"))
        assert earned <= sum(match.state.reserve) + 2 * 88  # type: ignore[attr-defined]
        assert sum(number for word, number in sums.items() if word.endswith("parts Valor")) == match.seats


def test_points_are_counted_by_where_they_come_from() -> None:
    t = resolving(
        kingdom="orthos4 knight angel", dungeon="knight princess", treasury="ninja ninja", tokens={"orthos4": 2}
    )
    t.play(
        "fight:orthos4", "knight+angel", "kingdom:knight+angel/hand:nothing", "deed:knight", "deed:princess", "purple2"
    )
    sums = counted(t)
    assert (sums["Monsters"], sums["bonuses"], sums["Gems"]) == (4, 2, 5)
    assert sums["use Valor"] == sums["use Happiness"] == 1


def test_a_monster_counts_as_mastered_once_it_was_queued_up() -> None:
    t = cutting(["knight", "angel"], "orthos4", matrix=["ninja ninja ninja", ". . .", ". . ."]).play("queue")
    assert counted(t)["entered 4"] == 1 and counted(t)["mastered 4"] == 0
    t = resolving(kingdom="orthos4 knight angel")
    t.play("fight:orthos4", "knight+angel", "kingdom:knight+angel/hand:nothing")
    assert counted(t)["mastered 4"] == 0, "it lay there from the beginning"


def test_cards_dropped_at_the_hand_limit_are_counted_and_others_are_not() -> None:
    t = resolving(kingdom="ninja ninja", dungeon="harpy4", hand="angel " * 7, rivals=({"array": ["captain"]},))
    t.play("control:harpy4", "hand:angel", t.content.id(t.card("array/1", "captain")), "kingdom", "done")
    assert counted(t)["trimmed"] == 0
    t.play("angel", "angel")
    assert counted(t)["trimmed"] == 2


def test_dismissals_are_counted() -> None:
    t = cutting(
        ["knight", "angel", "captain", "amazon", "wizard", "ninja", "knight"],
        "harpy4",
        matrix=["ninja ninja ninja", ". . .", ". . ."],
    ).play("dismiss")
    assert counted(t)["dismissed"] == 1


def test_figures_stand_beside_their_targets() -> None:
    sums: Counter[str] = Counter()
    for match in matches()[:4]:
        sums.update(count(match))
    rows = figures(sums, 4)
    assert row(rows, "turns a game")["target"] == "60 to 88" and row(rows, "points from")["holds"] is not None
    assert len([one for one in rows if "uses a player" in one["what"]]) == 13
    assert {"what", "value", "target", "holds"} == set(rows[0])


def test_the_reason_of_the_end_is_told() -> None:
    shared = Table(player(reserve=6), player(reserve=6), at="end", triggered=True)
    single = Table(player(reserve=9), player(reserve=6), at="end", triggered=True)
    assert ending(shared.match) == "most points, shared" and ending(single.match) == "most points"

"""What MonToons' table shows before a choice is made is what happens then: up to the first roll, the next choice of the
same player or the end of the turn, however the questions in between are answered."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.engine.events import Changed, Rolled
from game.engine.match import Match
from game.rules.montoons.action import Acting, Bidding
from game.rules.montoons.attack import Boosting
from game.rules.montoons.bonuses import PickingShell
from game.rules.montoons.damage import Ordering
from game.rules.montoons.planning import Planning
from game.rules.montoons.setup import ChoosingFlag, ChoosingSheet
from game.rules.montoons.state import MonToons, Sinking
from game.rules.montoons.statuses import Forgetting
from game.rules.montoons.waystone import MarkingFree
from game.ui.games.montoons.foresight import Foresight, foresee
from tests.rules.montoons.asked import states_by_kind
from tests.rules.montoons.table import SHIPPED, Table, at, monster
from tests.ui.montoons_tabling import careless, match_of

BETWEEN = (MarkingFree, PickingShell, Boosting, Ordering, Sinking, Forgetting)
ENDED = (Acting, Planning, Bidding, ChoosingFlag, ChoosingSheet)
Outcome = tuple[tuple[int, ...], tuple[tuple[int, ...], ...], bool]


def played(map: str, seed: int) -> Match:
    return match_of(4, seed, options={"map": map})


def outcomes(state: MonToons, seat: int, key: str, most: int = 1200) -> Iterator[Outcome]:
    """Hearts lost and hexes entered by every seat, and whether a roll comes, for every way to answer what is asked in
    between in the true world, every box and every Berry."""
    first = state.clone()
    first.news = []
    first.choose(key)
    waiting = [first]
    while waiting and most:
        world = waiting.pop()
        cut = next(
            (
                n
                for n, event in enumerate(world.news)
                if isinstance(event, Rolled) or isinstance(event, Changed) and event.field in ("active", "round")
            ),
            None,
        )
        decision = world.decision
        if (
            cut is None
            and decision is not None
            and not isinstance(world.about, ENDED)
            and (decision.player != seat or isinstance(world.about, BETWEEN))
        ):
            for option in decision.options:
                there = world.clone()
                there.news = list(world.news)
                there.take(option)
                waiting.append(there)
            continue
        most -= 1
        sure = world.news[:cut]
        hearts, steps = list(state.health), [()] * state.seats
        for event in sure:
            if isinstance(event, Changed) and event.field == "health":
                hearts[event.index] = event.value
            elif isinstance(event, Changed) and event.field == "at" and event.value >= 0:
                steps[event.index] += (event.value,)
        yield (
            tuple(was - now for was, now in zip(state.health, hearts)),
            tuple(steps),
            cut is not None and isinstance(world.news[cut], Rolled),
        )


def holds(state: MonToons, seat: int, key: str) -> Foresight:
    """A forecast, once it has been compared with all that can come of the choice."""
    seen = foresee(state, seat, key)
    if seen.open:
        return seen
    found = list(outcomes(state, seat, key))
    for other in range(state.seats):
        lost = [hearts[other] for hearts, _, _ in found]
        span = seen.hearts.get(other, (0, 0))
        assert (min(lost), max(lost)) == span or len(found) == 1200 and span[0] <= min(lost) <= max(lost) <= span[1], (
            key,
            other,
            span,
        )
        way = seen.ways.get(other, ())
        if not key.startswith("blitz"):
            assert all(steps[other][: len(way)] == way for _, steps, _ in found), (key, other)
            assert way or len({steps[other] for _, steps, _ in found}) > 1 or not found[0][1][other]
        if span[0] == span[1] and len(found) == 1:
            assert sum(lost for (who, _), lost in seen.blows.items() if who == other) == span[0]
    assert seen.chance is any(rolled for _, _, rolled in found)
    return seen


def compare(games: int, rounds: int, every: int) -> dict[str, int]:
    """How many forecasts held, and of them how many spans and rolls, over games of careless answers."""
    counted = dict.fromkeys(("held", "hearts", "spans", "rolls", "open"), 0)
    for number in range(games):
        match, lot = played("ABCD"[number % 4], 60 + number), Random(number)
        while match.decision is not None and match.state.round <= rounds:
            state, seat = match.state, match.decision.player
            if state.phase == "action" and lot.random() < 1 / every:
                options = match.decision.options
                before = state.digest()
                for option in lot.sample(options, min(5, len(options))):
                    seen = holds(state, seat, option.key)
                    counted["held"] += 1
                    counted["hearts"] += bool(seen.hearts)
                    counted["spans"] += any(low != high for low, high in seen.hearts.values())
                    counted["rolls"] += seen.chance
                    counted["open"] += seen.open
                assert state.digest() == before, "looking ahead changes nothing"
            match.answer(careless(state, lot))
    return counted


def test_what_is_foreseen_is_what_happens() -> None:
    counted = compare(games=5, rounds=6, every=6)
    assert counted["held"] > 300 and counted["hearts"] > 30 and counted["rolls"] > 10, counted
    assert counted["open"] <= counted["held"] / 50, counted


@pytest.mark.soak
def test_what_is_foreseen_is_what_happens_in_many_games() -> None:
    counted = compare(games=60, rounds=12, every=2)
    print(counted)
    assert counted["held"] > 15_000 and counted["spans"] > 100 and counted["open"] <= counted["held"] / 100, counted


def test_what_is_foreseen_at_every_kind_of_question_is_what_happens() -> None:
    held = 0
    for kind, states in states_by_kind().items():
        if kind in (Planning, ChoosingSheet, ChoosingFlag, Bidding):
            continue
        for state in states[:4]:
            assert state.decision is not None
            for option in state.decision.options[:4]:
                holds(state, state.decision.player, option.key)
                held += 1
    assert held > 200


# --- questions in between


def test_a_golden_heart_in_between_hides_no_damage() -> None:
    """3 hearts go, and after the first of them a box is crossed, which may bring a heart back."""
    gold = max(SHIPPED.sheets[SHIPPED.by_id["tala", "full"]].golden)
    table = Table(monster("hoku", at(0)), monster("tala", at(1), health=gold)).use(
        ("aim", 1, 1, "rival", True), ("damage", "3")
    )
    seen = holds(table.g, 0, "seat:2")
    assert seen.hearts == {1: (3, 3)} and not seen.open
    assert table.play("seat:2").question == "mark_free" and table.play("done").health(1) == [gold - 3]


def test_what_is_answered_in_between_may_change_what_is_lost() -> None:
    """Berries of the attacker; a box of the victim that surrounds a Heart Bonus."""
    table = Table(monster("hoku", at(0), berries=[2, 0]), monster("tala", at(1))).use(
        ("aim", 1, 1, "rival", True), ("damage", "3")
    )
    assert holds(table.g, 0, "seat:2").hearts == {1: (3, 5)}
    sheet = SHIPPED.sheets[SHIPPED.by_id["tala", "full"]]
    heart = next(n for n, bonus in enumerate(sheet.grid.bonuses) if bonus.gives == "heart")
    open_ = [box for box in range(len(sheet.values)) if sheet.around[heart] & ~sheet.pre_crossed & 1 << box]
    crossed = [f"{box // sheet.columns},{box % sheet.columns}" for box in open_[1:]]
    table = Table(monster("hoku", at(0)), monster("tala", at(1), health=max(sheet.golden), crossed=crossed)).use(
        ("aim", 1, 1, "rival", True), ("damage", "3")
    )
    low, high = holds(table.g, 0, "seat:2").hearts[1]
    assert high == 3 and low == 3 - sheet.grid.bonuses[heart].amount


def test_a_goal_with_several_ways_shows_them_all_and_each_shows_whom_it_hurts() -> None:
    """MON-R92"""
    table = Table(monster("tala", at(0)), monster("hoku", at(1))).use(
        ("move", "2", False, False, True), ("trample", 2), deed="move"
    )
    seen = foresee(table.g, 0, f"hex:{at(2, -1)}")
    assert len(seen.forks) == 2 and not seen.hearts and not seen.empty
    table.play(f"hex:{at(2, -1)}")
    lost = [holds(table.g, 0, key).hearts.get(1) for key in table.keys]
    assert sorted(lost, key=str) == [(2, 2), None]


def test_hearts_are_crossed_off_one_by_one() -> None:
    match, lot = played("A", 3), Random(3)
    while match.decision is not None and match.state.round < 6:
        match.answer(careless(match.state, lot))
    health = {}
    falls = []
    for event in match.events:
        if isinstance(event, Changed) and event.field == "health":
            if event.index in health:
                falls.append(health[event.index] - event.value)
            health[event.index] = event.value
    assert falls and max(falls) == 1

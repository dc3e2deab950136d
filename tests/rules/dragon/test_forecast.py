"""What a choice leaves: gold that would be safe at home, spaces to search, counters to have; told where it is so."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from game.rules.dragon.battle import Looting, lootable
from game.rules.dragon.meeting import Stepping
from game.rules.dragon.movement import Walking
from game.rules.dragon.outcome import Home, Lying, Places, left
from game.rules.dragon.searching import Finding, Searching
from game.rules.dragon.state import DOWN, UP, Dragon
from tests.rules.dragon.table import FAR, SHIPPED, Table, dealt, hero, picked
from tests.rules.dragon.test_books import walks


def steps_to(g: Dragon, seat: int, space: int) -> int:
    """The lowest roll that leads there now."""
    for roll in range(1, g.rolled + 1):
        world = g.clone()
        world.rolled = roll
        if space in walks(world, seat):
            return roll
    raise AssertionError("out of reach")


def of_use(g: Dragon, seat: int, card: int) -> bool:
    kind, front = g.content.kinds[card], g.zones[f"front/{seat}"]
    classes = {g.content.class_bit[mine] for mine in front} | {g.content.hero_bit[g.colour[seat]]}
    return {
        "gold": True,
        "monster": False,
        "character": g.content.class_bit[card] not in classes,
    }.get(kind, kind not in {g.content.kinds[mine] for mine in front})


def expected(g: Dragon, key: str) -> Any:
    """The same, reckoned from the table."""
    assert g.decision is not None
    seat, lies = g.decision.player, list(zip(g.zones["map"], g.spots, g.lies))
    here, home = g.at[seat], g.kingdom.starts[g.colour[seat]]
    gold = sum(g.content.points[card] for card in g.zones[f"front/{seat}"] if g.content.kinds[card] == "gold")
    match g.about:
        case Walking() if key == "stay":
            lair = g.kingdom.path[g.dragon - 1] if g.dragon else -1
            if here in (lair, g.kingdom.path[-1]) or here in g.spots or g.at.count(here) > 1:
                return None
            reach = walks(g, seat)
            if gold and home in reach:
                return Home(gold, steps_to(g, seat, home))
            if gold and here == home:
                return None
            worth = {
                space
                for card, space, lie in lies
                if lie == DOWN and (g.known[card] != g.everyone or g.show_seen == "off" or of_use(g, seat, card))
            } & reach - {lair, *(space for _, space, lie in lies if lie == UP)}
            return Places(len(worth), min(steps_to(g, seat, space) for space in worth)) if worth else None
        case Searching() if key == "leave":
            there = [card for card, space, lie in lies if space == here and lie == DOWN]
            sure = g.show_seen == "on" and all(
                g.known[card] == g.everyone and g.content.kinds[card] != "monster" for card in there
            )
            cards = there if sure else []
        case Finding(card=card) if key == "leave":
            cards = [card]
        case Looting(loser=loser) if key == "done":
            cards = lootable(g, seat, loser)
        case Stepping() if key == "stay":
            beside = g.content.spaces[home].key in {option.key for option in g.decision.options}
            return Home(gold, 1) if beside and gold and here != home else None
        case _:
            return None
    found = tuple(card for card in cards if of_use(g, seat, card))
    return Lying(found) if found else None


@pytest.mark.parametrize("show_seen", ["on", "off"])
def test_what_a_choice_leaves_is_what_lies_open_on_the_table(show_seen: str) -> None:
    told: Counter[str] = Counter()
    for seed in range(8):
        match = picked(dealt(2 + seed % 3, seed, map=("silverado", "short")[seed % 2], show_seen=show_seen))
        lot = Random(seed)
        while match.decision is not None:
            options = match.decision.options
            for option in options if lot.random() < 0.5 else ():
                found = left(match.state, option.key)  # type: ignore[arg-type]
                assert found == expected(match.state, option.key), (seed, option.key)  # type: ignore[arg-type]
                told[f"{type(match.state.about).__name__} {type(found).__name__}"] += 1
            match.answer((options[0] if lot.random() < 0.6 else lot.choice(options)).key)
    assert {"Walking Home", "Walking Places", "Walking NoneType", "Finding Lying", "Finding NoneType"} <= {*told}
    assert ("Searching Lying" in told) == (show_seen == "on"), told


@pytest.mark.parametrize("at", ["5,6", "2,0", "4,6"])
@pytest.mark.parametrize("gold", [(), ("T20",), ("T01", "T20")])
def test_after_a_trade_one_step_home_is_told_to_who_has_gold(at: str, gold: tuple[str, ...]) -> None:
    t = Table(hero(at, *gold), hero(at, "T02"), others="none", dice=[2, 2, 2]).play("stay", "ask:T02", "offer", "agree")
    if isinstance(t.state.about, Stepping):
        assert left(t.state, "stay") == expected(t.state, "stay")
        assert all(left(t.state, option.key) is None for option in t.decision.options if option.key != "stay")
    else:
        assert SHIPPED.spaces[t.state.at[0]].key == at


@pytest.mark.parametrize("seed", range(6))
def test_spoils_that_are_left_are_those_of_use(seed: int) -> None:
    front = ("T20", "T36", "T44")
    t = Table(hero("2,0", "T45"), hero("2,0", *front), others="none", dice=[2, 6, 5, 1, 2, 3, 4], seed=seed)
    t.play("stay", "fight")
    assert isinstance(t.state.about, Looting)
    for option in t.decision.options:
        assert left(t.state, option.key) == expected(t.state, option.key)
    told = left(t.state, "done")
    assert isinstance(told, Lying) and SHIPPED.ids["T44"] not in told.cards and SHIPPED.ids["T20"] in told.cards
    assert FAR not in {option.key for option in t.decision.options}

"""Undo inside a turn: deed by deed back to the last reveal, and no further."""

from __future__ import annotations

import pytest

from game.engine.game import Refusal
from tests.rules.kingdom.table import EMPTY, Table, player, resolving


def test_many_deeds_of_one_turn_are_taken_back_one_by_one_to_its_beginning() -> None:
    t = resolving(kingdom="orthos4 knight angel", dungeon="knight princess amazon", treasury="ninja ninja")
    steps = (
        "deed:amazon",
        "stay",
        "fight:orthos4",
        "knight+angel",
        "kingdom:knight+angel/hand:nothing",
        "deed:knight",
        "deed:princess",
        "purple2",
    )
    before = [t.state.digest()]
    for step in steps:
        before.append(t.play(step).state.digest())
    for digest in reversed(before[:-1]):
        t.match.undo(0)
        assert t.state.digest() == digest
    assert t.match.undos == 0 and isinstance(t.match.may_undo(0), Refusal)


@pytest.mark.parametrize(
    ("dungeon", "reveal", "rivals"),
    [
        ("captain princess", ("deed:captain",), ({},)),
        ("wizard princess", ("deed:wizard",), ({},)),
        ("ninja princess", ("deed:ninja",), ({"hand": ["angel", "captain"]},)),
    ],
)
def test_undo_stops_where_cards_were_drawn_looked_at_or_searched(
    dungeon: str, reveal: tuple[str, ...], rivals: tuple[dict[str, object], ...]
) -> None:
    t = resolving(dungeon=dungeon, treasury="amazon amazon", rivals=rivals)
    t.play(*reveal)
    seen = t.match.may_undo(0)
    assert isinstance(seen, Refusal) and "new has been seen" in seen.why


def test_what_came_after_the_reveal_can_be_taken_back() -> None:
    t = resolving(dungeon="captain princess", treasury="amazon amazon").play("deed:captain")
    after = t.state.digest()
    t.play("deed:princess", "green2")
    for _ in range(2):
        t.match.undo(0)
    assert t.state.digest() == after and isinstance(t.match.may_undo(0), Refusal)


def test_a_cut_is_taken_back_with_all_that_followed_it() -> None:
    t = Table(
        player(array=["knight", "angel"], treasury=["ninja"]),
        player(),
        at="take",
        matrix=["knight ninja ninja", ". . .", ". . ."],
        deck_size=0,
    )
    before = t.state.digest()
    t.play("take:11", "cut:0", "deed:angel")
    for _ in range(3):
        t.match.undo(0)
    assert t.state.digest() == before
    assert t.matrix() == ["knight ninja ninja", *EMPTY[1:]]

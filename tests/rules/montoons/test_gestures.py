"""What can be told of a monster of MonToons in one go: whom it drives where, by the fewest answers."""

from __future__ import annotations

from game.rules.montoons.gestures import gestures
from tests.rules.montoons.table import Table, at, monster


def told(force: int, **words: object) -> dict[str, tuple[str, ...]]:
    """By hex the answers that force the second monster there."""
    table = Table(monster("molthu", at(0)), monster("hoku", at(2)), **words)
    g = table.use(("aim", 3, 1, "rival", True), ("force", str(force))).g
    return {g.arena.keys[one.space]: one.keys for one in gestures(g, 0)}


def test_every_hex_that_somebody_can_be_forced_to_is_told_by_the_fewest_answers() -> None:
    found = told(3)
    assert [len(found[at(2 + far)]) for far in (1, 2, 3)] == [2, 3, 4], "whom, then hex by hex"
    assert found[at(3)] == ("seat:2", "force:E") and at(6) not in found


def test_a_hex_that_is_reached_in_many_ways_is_gone_on_from_once() -> None:
    """So that hexes far off are told, too, before it is enough."""
    assert max(len(keys) for keys in told(5).values()) == 6


def test_nothing_is_told_beyond_where_somebody_else_is_asked() -> None:
    """Who comes out of a whirlpool says where."""
    found = told(2, terrain={at(3): "whirlpool", at(-3): "whirlpool", at(1, -3): "whirlpool"})
    assert at(3) in found and at(4) not in found

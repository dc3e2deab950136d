"""Bare worlds: what another process is sent of a game of MonToons, and how its own content dresses it there."""

from __future__ import annotations

import copy

from tests.rules.montoons.table import SHIPPED, Table, at, monster


def test_a_bare_world_keeps_neither_map_nor_what_was_worked_out_of_it_and_is_the_same_when_dressed() -> None:
    g = Table(monster("hoku", at(0)), monster("tala", at(4))).g
    assert g.ground.arena is g.arena
    bare = g.bare()
    assert bare.content is None and not hasattr(bare, "arena") and bare._ground is None
    assert g.content is SHIPPED and g.ground.arena is g.arena, "the world itself stays as it was"
    there = copy.copy(SHIPPED)
    bare.dress(there)
    assert bare.content is there and bare.arena is there.arenas[g.map]
    assert bare == g and bare.ground.of == g.ground.of

"""Dungeon & Kingdom, chapter 1: Setup."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.agenda import do, verb
from game.engine.redeal import see_zones
from game.rules.kingdom.action import turn
from game.rules.kingdom.cards import Content
from game.rules.kingdom.state import MATRIX, START_POINTS, Kingdom

LEFT_IN_BOX = 3  # one card of so many in a short game


def deal(content: Content, seats: int, seed: int, options: Mapping[str, str]) -> Kingdom:
    """A new game before its first card is turned; `run()` begins it. Arrays, hands, Treasuries and Graveyards are empty
    (DNK-SETUP-05, DNK-R06), everybody has 6 points (DNK-SETUP-04)."""
    zones: dict[str, list[int]] = {"deck": list(range(content.size))}
    zones |= {name: [] for name in ("ability", "discard", "box", *MATRIX, "taken", "kingdom", "dungeon", "aside")}
    for family in ("array", "hand", "treasury", "graveyard", "seen"):
        zones |= {f"{family}/{player}": [] for player in range(seats)}
    return Kingdom(
        seats=seats,
        seed=seed,
        content=content,
        zones=zones,
        sight=see_zones(Kingdom.ZONE_SIGHT, zones, seats),
        known=[0] * content.size,
        reserve=[START_POINTS] * seats,
        tokens=[0] * content.size,
        agenda=[do(open_game, 0, content.size // LEFT_IN_BOX if options.get("length") == "short" else 0)],
    )


@verb
def open_game(g: Kingdom, player: int, aside: int) -> None:
    """1. All cards are shuffled into one deck, nine are laid out (DNK-SETUP-02, DNK-SETUP-03), and the first player is
    drawn by chance (DNK-SETUP-07). In a short game so many of them go back into the box first, unseen."""
    g.shuffle("deck")
    for _ in range(aside):
        g.move(g.zones["deck"][-1], "deck", "box")
    for cell in MATRIX:
        g.move(g.zones["deck"][-1], "deck", cell)
    g.put("starting", None, g.chance(g.seats))
    g.then(do(turn, g.starting))

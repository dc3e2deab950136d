"""A position laid out: what lies open is known to every hero, Equipment to its owner alone."""

from __future__ import annotations

from typing import Any

from game.rules import GAMES, shipped_content

PONTOON, SHIPPED = GAMES["pontoon"], shipped_content("pontoon")


def test_open_cards_are_known_to_all_and_equipment_to_its_owner() -> None:
    words = PONTOON.write_position(deal_of_two(), None)
    state = PONTOON.read_position(SHIPPED, words)
    for zone in ("quest", "companions/0", "companions/1"):
        assert state.zones[zone] and {state.known[card] for card in state.zones[zone]} == {state.everyone}, zone
    assert [state.known[state.zones[f"equipment/{hero}"][0]] for hero in range(2)] == [1, 2]


def deal_of_two() -> Any:
    """Two heroes who have a companion each."""
    state = PONTOON.deal(SHIPPED, 2, 3, PONTOON.options({}))
    state.run()
    while not state.zones["companions/0"] or not state.zones["companions/1"]:
        state.choose("hit" if any(o.key == "hit" for o in state.decision.options) else state.decision.options[0].key)
    return state

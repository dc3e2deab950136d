"""Dungeon & Kingdom, writing positions: the table in the words that are read back to the same table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.engine.placing import faces
from game.rules.kingdom.action import Taking, Using
from game.rules.kingdom.position import PLACES
from game.rules.kingdom.position_cards import card_words
from game.rules.kingdom.position_steps import PENDING
from game.rules.kingdom.resolve import Resolving
from game.rules.kingdom.state import HAND_OF, MATRIX, SIDES, Kingdom

ASKED: Mapping[type, str] = {Taking: "take", Using: "use", Resolving: "resolve"}


def write_position(g: Kingdom, viewer: int | None) -> dict[str, Any]:
    """The table in the same words, ready for YAML: everything (viewer None), or what one seat sees ("?" = face down).

    Adds phase, sizes, totals, and winners when the game is over. In the midst of a deed, a fight or the Aftermath
    `steps` tell what is to be done, in the place of `at`; for nobody's eyes alone, as which of equal cards lie where.
    """

    def lying(zone: str) -> list[str]:
        return faces(g, zone, viewer, g.content.word)

    cells = [(lying(cell) or ["."])[0] for cell in MATRIX]
    words: dict[str, Any] = {
        "seats": g.seats,
        "turn": g.turn,
        "starting": g.starting + 1,
        "active": g.active + 1,
        "phase": g.phase,
        "matrix": [" ".join(cells[row : row + 3]) for row in (0, 3, 6)],
        "deck_size": len(g.zones["deck"]),
        "triggered": g.triggered,
        "discard": lying("discard"),
    }
    if type(g.about) in ASKED:
        words["at"] = ASKED[type(g.about)]
    elif viewer is None and g.decision is not None:
        words["steps"] = PENDING.write(g)[:-1]  # the end of the turn is always the last
    if viewer is None:
        words |= {"deck": lying("deck")} | ({"box": lying("box")} if g.zones["box"] else {}) | card_words(g)
    if g.zones["ability"]:
        words |= {"ability_size": len(g.zones["ability"])} | ({"ability": lying("ability")} if viewer is None else {})
    words |= {pile: lying(pile) for pile in (*SIDES, "aside") if g.zones[pile]}
    if g.zones["taken"]:
        words["taken"] = lying("taken")[0]
    if any(g.tokens):
        words["tokens"] = {g.content.word(card): tokens for card, tokens in enumerate(g.tokens) if tokens}
    if g.beaten:
        words["beaten"] = [g.content.word(card) for card in g.beaten]
    words["players"] = [
        {
            **{
                family: lying(zones[player])
                for family, zones in PLACES.items()
                if family != "seen" or g.zones[zones[player]]
            },
            "hand_size": len(g.zones[HAND_OF[player]]),
            "reserve": g.reserve[player],
            "total": g.total(player),
        }
        for player in range(g.seats)
    ]
    if g.winners is not None:
        words["winners"] = [player + 1 for player in g.winners]
    return words

"""Large print on cards: what lies on a table shows picture, numbers and name alone, what is enlarged all of it."""

from __future__ import annotations

import pytest

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.ui.draw import cards
from game.ui.draw.cache import Cache
from tests.ui.tabling import at_table, seated, settle

WIDE = 200  # pixels: at which the usual face has its small print
CARDED = ("pontoon", "kingdom", "pack")


def faces(name: str, monkeypatch: pytest.MonkeyPatch, **settings: str) -> tuple[list[bool], list[bool]]:
    """Whether the cards that are drawn are in large print: those that lie on the table, and one that is enlarged."""
    seen: list[bool] = []
    shown = cards.shown

    def note(cache: Cache, what: object, width: float, *more: object) -> object:
        if not isinstance(what, str | cards.kingdom.Chip | cards.quests.Quest):
            seen.append(bool(getattr(what, "bold", None)))
        return shown(cache, what, width, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(cards, "shown", note)
    with at_table(seated(Match(GAMES[name], shipped_content(name), 2, 3)), **settings) as (app, table):
        settle(app, 40)
        lying, card = list(seen), next(one for one in table.controls() if isinstance(one.tags.get("card"), int))
        seen.clear()
        table.top.enlarged(table.shown_on(), card.tags["card"], WIDE, WIDE)
        return lying, list(seen)


@pytest.mark.parametrize("name", CARDED)
@pytest.mark.parametrize("wanted", ("print", "on"))
def test_only_what_lies_on_the_table_is_in_large_print(name: str, wanted: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lying, enlarged = faces(name, monkeypatch, large_cards=wanted)
    assert lying and all(lying)
    assert not any(enlarged)


@pytest.mark.parametrize("name", ("pontoon", "kingdom"))
def test_nothing_is_in_large_print_unless_it_is_wanted(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lying, _ = faces(name, monkeypatch)
    assert lying and not any(lying)

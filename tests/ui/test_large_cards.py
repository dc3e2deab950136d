"""Large cards: the own cards of a table have room before all else, always or from a size of text on."""

from __future__ import annotations

import pytest

from game.store.settings import LARGE_FROM, Settings
from game.ui.gallery import opened
from game.ui.games.pontoon.table import PontoonTop
from game.ui.table.table import Table


def hand(size: tuple[int, int], scale: int, large: str) -> float:
    """How large the own cards lie on Pontoon's table, in shares of their design."""
    with opened("pontoon_table", size, scale, settings=Settings(large_cards=large)) as app:
        app.step([], 16)
        assert isinstance(app.scene, Table)
        assert isinstance(app.scene.top, PontoonTop)
        return app.scene.top.cards.places.hand.k


@pytest.mark.parametrize("size, scale", [((1280, 720), 200), ((1920, 1080), 150), ((1280, 720), 100)])
@pytest.mark.usefixtures("unpainted")
def test_own_cards_lie_larger_where_large_cards_are_wanted(size: tuple[int, int], scale: int) -> None:
    assert hand(size, scale, "on") > 1.1 * hand(size, scale, "off")


@pytest.mark.parametrize("scale, large", [(LARGE_FROM - 1, False), (LARGE_FROM, True), (200, True)])
def test_by_size_cards_are_large_from_a_size_of_text_on(scale: int, large: bool) -> None:
    assert Settings(ui_scale=scale, large_cards="size").enlarges is large


def test_large_print_alone_moves_nothing() -> None:
    assert not Settings(ui_scale=200, large_cards="print").enlarges


def test_cards_are_as_usual_at_first() -> None:
    assert not any(Settings(ui_scale=scale).enlarges for scale in (75, 100, 200))

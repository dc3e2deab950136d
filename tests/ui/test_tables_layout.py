"""Every table in all its states: nothing overlaps or is cut, at any size of window and text.

One window of every third state runs always; all 45 of each belong to a soak run: `pytest -m soak tests/ui`.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.store.settings import Settings
from game.ui.gallery import opened
from game.ui.games.dragon.samples import SAMPLES as DRAGON
from game.ui.games.kingdom.samples import SAMPLES as KINGDOM
from game.ui.games.montoons.samples import SAMPLES as MONTOONS
from game.ui.games.pack.samples import SAMPLES as PACK
from game.ui.games.pontoon.samples import SAMPLES as PONTOON
from game.ui.table.table import Table
from tests.ui.layout import EVERY, misfits

SAMPLES = (*PONTOON, *MONTOONS, *PACK, *DRAGON, *KINGDOM)


def window(name: str) -> list[tuple[tuple[int, int], int]]:
    """The window in which the usual run looks at a state: each state's is another than the one before's."""
    return [EVERY[SAMPLES.index(name) % len(EVERY)]]


def misfits_of(name: str, large: str, windows: Sequence[tuple[tuple[int, int], int]]) -> list[str]:
    with opened(name, settings=Settings(large_cards=large)) as app:
        app.step([], 16)
        return misfits(app, windows)


@pytest.mark.parametrize("name", SAMPLES[::3])
@pytest.mark.usefixtures("unpainted")
def test_a_table_fits_a_window(name: str) -> None:
    assert misfits_of(name, "off", window(name)) == []


@pytest.mark.parametrize("name", SAMPLES[::7])
@pytest.mark.usefixtures("unpainted")
def test_a_table_with_large_cards_fits_a_window(name: str) -> None:
    assert misfits_of(name, "on", window(name)) == []


@pytest.mark.soak
@pytest.mark.parametrize("large", ["off", "on"])
@pytest.mark.parametrize("name", SAMPLES)
@pytest.mark.usefixtures("unpainted")
def test_a_table_fits_every_window(name: str, large: str) -> None:
    assert misfits_of(name, large, EVERY) == []


@pytest.mark.parametrize("large", ["off", "on"])
@pytest.mark.usefixtures("unpainted")
def test_beside_the_rulebook_the_numbers_of_pontoon_can_be_read_in_the_smallest_window(large: str) -> None:
    with opened("pontoon_rules", settings=Settings(large_cards=large)) as app:
        app.step([], 16)
        assert misfits(app, [((1024, 640), 75)]) == []


@pytest.mark.parametrize(
    ("window", "least"), [(((2560, 800), 100), 0.9), (((1920, 1080), 100), 0.85), (((1280, 720), 150), 0.55)], ids=str
)
@pytest.mark.usefixtures("unpainted")
def test_the_parties_of_pontoon_lie_side_by_side_with_cards_that_can_be_told(
    window: tuple[tuple[int, int], int], least: float
) -> None:
    with opened("pontoon_battle", *window) as app:
        app.step([], 16)
        assert isinstance(app.scene, Table)
        panes = [app.scene.view.pane(f"block/{n}") for n in range(3)]
        assert len({round(pane.y, 1) for pane in panes if pane}) == 1
        assert min(pane.k for pane in panes if pane) >= least


@pytest.mark.parametrize(
    ("name", "window"), [("pack_why_power", ((1280, 720), 200)), ("pontoon_scry", ((2560, 800), 150))]
)
@pytest.mark.usefixtures("unpainted")
def test_what_is_told_of_one_card_has_room_beside_its_number_and_below_it(
    name: str, window: tuple[tuple[int, int], int]
) -> None:
    with opened(name) as app:
        app.step([], 16)
        assert misfits(app, [window]) == []


@pytest.mark.usefixtures("unpainted")
def test_after_a_cut_the_own_hand_of_kingdom_has_more_room_in_a_tall_window_than_it_needs() -> None:
    with opened("kingdom_pay", (1080, 1600)) as app:
        app.step([], 16)
        assert isinstance(app.scene, Table)
        hand = app.scene.view.area("hand")
        assert hand is not None and hand[3] >= 180

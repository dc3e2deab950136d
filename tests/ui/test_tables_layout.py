"""Every table in all its states: nothing overlaps or is cut, at any size of window and text.

Few windows of a state run always; all others belong to a soak run: `pytest -m soak tests/ui`.
"""

from __future__ import annotations

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


def in_windows(every: int) -> pytest.MarkDecorator:
    """Each state in 45 parts, a window each; the usual run takes the first part of every such state."""
    return pytest.mark.parametrize(
        ("name", "part"),
        [
            pytest.param(name, part, marks=() if at % every == part == 0 else pytest.mark.soak)
            for at, name in enumerate(SAMPLES)
            for part in range(45)
        ],
    )


@in_windows(every=2)
@pytest.mark.usefixtures("unpainted")
def test_a_table_fits_every_window(name: str, part: int) -> None:
    """Of every second state one window, each another; all of them in the soak run."""
    first = SAMPLES.index(name) + part
    with opened(name) as app:
        app.step([], 16)
        assert misfits(app, EVERY[first % 45 :: 45]) == []


@in_windows(every=7)
@pytest.mark.usefixtures("unpainted")
def test_a_table_with_large_cards_fits_every_window(name: str, part: int) -> None:
    """Of every seventh state one window, all of them in the soak run."""
    first = SAMPLES.index(name) + part
    with opened(name, settings=Settings(large_cards="on")) as app:
        app.step([], 16)
        assert misfits(app, EVERY[first % 45 :: 45]) == []


@pytest.mark.parametrize("large", ["off", "on"])
@pytest.mark.usefixtures("unpainted")
def test_beside_the_rulebook_the_numbers_of_pontoon_can_be_read_in_the_smallest_window(large: str) -> None:
    with opened("pontoon_rules", settings=Settings(large_cards=large)) as app:
        app.step([], 16)
        assert misfits(app, [((1024, 640), 75)]) == []


@pytest.mark.parametrize(("window", "least"), [(((2560, 800), 100), 0.9), (((1280, 720), 150), 0.55)], ids=str)
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

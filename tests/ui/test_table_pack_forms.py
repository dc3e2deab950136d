"""The Monster Pack's table in windows of any form: what is played with grows, and what does not fit folds away."""

from __future__ import annotations

import pygame
import pytest

from game.store.settings import Settings
from game.ui.draw.paint import Area
from game.ui.draw.shapes import inside, meets
from game.ui.gallery import opened
from game.ui.games.pack.asides import Asides
from game.ui.games.pack.places import LIES
from game.ui.games.pack.table import PackTop
from game.ui.parlour import Parlour
from game.ui.table.table import Table
from tests.ui.hands import button, middle, named, point, press
from tests.ui.pack_tabling import match_of, placed
from tests.ui.tabling import Nobody, at_table, seated, settle

SMALL = ((1280, 720), 200)
WINDOWS = ((1280, 720), 100), ((1280, 720), 150), SMALL, ((1080, 1600), 100), ((2560, 800), 100), ((2560, 800), 200)


def table_of(app: Parlour) -> tuple[Table, Asides]:
    for _ in range(3):
        app.step([], 700)
    assert isinstance(app.scene, Table) and isinstance(app.scene.top, PackTop)
    return app.scene, app.scene.top.asides


def press_on(app: Parlour, table: Table, id: str) -> None:
    """Click it where it lies in the window."""
    x, y = (at * table.view.scale for at in middle(named(table, id).rect))
    point(app, (x, y))
    button(app, (x, y))


def pixels(window: tuple[tuple[int, int], int]) -> dict[str, float]:
    """How wide things that are played with are, in pixels."""
    with opened("pack_table", *window) as app:
        table, _ = table_of(app)
        assert isinstance(table.top, PackTop)
        places, view = table.top.places, table.view
        spots = {name: places.spot(name) for name in ("waiting/0/1", "active/1/2", "hand/0")}
        return {name: spot.w * view.scale for name, spot in spots.items()} | {
            "dice": places.lie.die * places.mat.k * view.scale
        }


@pytest.mark.usefixtures("unpainted")
def test_cards_and_dice_are_clearly_larger_at_200_per_cent() -> None:
    small, large = pixels(((1280, 720), 100)), pixels(SMALL)
    assert small.keys() == large.keys() and len(small) == 4
    assert {name: large[name] / small[name] for name in small if large[name] < 1.2 * small[name]} == {}


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("large", ["off", "on"])
@pytest.mark.usefixtures("unpainted")
def test_all_that_is_played_with_lies_in_the_window_and_nothing_on_another(
    window: tuple[tuple[int, int], int], large: str
) -> None:
    with opened("pack_boost", *window, settings=Settings(large_cards=large)) as app:
        table, _ = table_of(app)
        areas = table.view.areas()
        kinds = (*LIES, "hand", "panel", "prompt", "seat", "brief", "piles", "chips", "wheel", "outlook")
        laid: list[Area] = [area for name, area in areas.items() if name.partition("/")[0] in kinds]
        assert len(laid) >= 8
        for at, one in enumerate(laid):
            x, y, w, h = one
            assert inside((-1, 0, table.view.room[0] + 2, table.view.room[1] + 2), x + w, y + h)
            assert not [other for other in laid[at + 1 :] if meets((x + 1, y + 1, w - 2, h - 2), other)]
        assert next(one for one in table.controls() if one.tags.get("key") == "pass")


@pytest.mark.parametrize(("window", "large"), [(SMALL, "off"), (SMALL, "on"), (WINDOWS[0], "on"), (WINDOWS[3], "on")])
@pytest.mark.usefixtures("unpainted")
def test_what_is_folded_away_opens_over_the_mat_alone_and_closes_again(
    window: tuple[tuple[int, int], int], large: str
) -> None:
    with opened("pack_table", *window, settings=Settings(large_cards=large)) as app:
        table, asides = table_of(app)
        shut = {control.id for control in table.controls()}
        assert table.view.pane("wheel") is None and "active/0/1" in shut
        press_on(app, table, "fold")
        over = asides.over
        assert over is not None and all(table.view.pane(name) for name in ("wheel", "outlook", "guide"))
        prompt = table.view.area("prompt")
        assert prompt is not None and not meets(prompt, over)
        left = {control.id for control in table.controls()}
        assert "active/0/1" not in left and "hand/0" in left  # nothing below it can be reached, the hand can
        press(app, pygame.K_ESCAPE)
        assert asides.over is None and {control.id for control in table.controls()} == shut
        press_on(app, table, "fold")
        press_on(app, table, "fold/ground")
        assert asides.over is not None and table.view.question is not None  # a click stops there
        press_on(app, table, "fold")
        assert asides.over is None


@pytest.mark.usefixtures("unpainted")
def test_what_lies_open_goes_with_the_next_choice_and_with_another_size() -> None:
    with opened("pack_table", *SMALL) as app:
        table, asides = table_of(app)
        press_on(app, table, "fold")
        press_on(app, table, "hand/1")
        app.step([], 2000)
        assert asides.over is None
        press_on(app, table, "fold")
        app.settings.ui_scale = 100
        app.rescaled()
        app.step([], 16)
        assert asides.over is None and table.view.pane("wheel") is not None


def changed(one: pygame.Surface, other: pygame.Surface, area: pygame.Rect) -> pygame.Rect:
    """What differs there, as one box."""
    alike = pygame.mask.from_threshold(one.subsurface(area), (0, 0, 0), (1, 1, 1, 255), other.subsurface(area))
    alike.invert()
    boxes = alike.get_bounding_rects() or [pygame.Rect(0, 0, 0, 0)]
    return boxes[0].unionall(boxes[1:]).move(area.topleft)


def test_what_is_lit_crosses_no_words_of_the_duel_and_lies_evenly_round_its_spot() -> None:
    sides = [{"waiting": [{"card": "MP-004", "die": 1}]}, {"active": ["MP-026"]}]
    with at_table(seated(placed({"at": "turn", "turn": 5, "sides": sides}), 0), Nobody()) as (app, table):
        settle(app, 12)
        lit = app.snapshot()
        table.question.withdraw()
        dark = app.snapshot()
        places, sheet = table.top.places, table.shown_on()
        caption = sheet.rect(*places.mat.box(places.lie.caption(0)))
        spot = sheet.rect(*places.box("active/0/1"))
        assert changed(lit, dark, caption).size == (0, 0)
        edge = changed(lit, dark, spot.inflate(40, -60))
        assert spot.left - edge.left == edge.right - spot.right > 0


def test_a_seat_for_which_a_rule_is_bent_bears_a_sign_and_its_portrait_says_which() -> None:
    medals, told = [], []
    for bent in ({}, {"twist_2": "motley"}):
        with at_table(seated(match_of(**bent), 0), Nobody()) as (app, table):
            settle(app)
            boxes = [table.shown_on().rect(*named(table, f"seat/{seat}").rect) for seat in (0, 1)]
            medals.append([pygame.image.tobytes(app.snapshot().subsurface(box), "RGB") for box in boxes])
            told.append(named(table, "seat/1").tip)
    assert medals[0][0] == medals[1][0] and medals[0][1] != medals[1][1]
    assert [tip.endswith("Twist: Pays for a boost with a card of any type.") for tip in told] == [False, True]

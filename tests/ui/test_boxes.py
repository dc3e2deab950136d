"""Boxes that flow: what holds on many trees and sizes."""

from __future__ import annotations

import math
from functools import partial
from random import Random

import pytest

from game.ui.draw.paint import Style
from game.ui.layout.box import Box, Column, Context, Overlay, Rect
from game.ui.layout.layouts import Layouts, lay
from game.ui.layout.writing import (
    box,
    column,
    first,
    fit,
    grid,
    overlay,
    pad,
    row,
    scroll,
    text,
    tiles,
    when,
    wrap,
)


def measure(words: str, style: str, w: int | None) -> tuple[int, int]:
    """Letters 8 wide and 20 high, broken anywhere."""
    whole = 8 * len(words)
    return (whole, 20) if w is None else (min(w, whole), 20 * max(1, math.ceil(whole / max(8, w))))


def some(lot: Random, depth: int = 3, path: str = "r") -> Box:
    """A tree by lot; every box has a name that begins with its parent's."""
    if depth == 0 or lot.random() < 0.2:
        made: Box = lot.choice((box(""), text("", "some words to read", "", wraps=True), text("", "word", "")))
        made = made.min(lot.randrange(40), lot.randrange(30))
    else:
        kind = lot.choice((row, column, grid, partial(tiles, shape=1.2), wrap, overlay))
        made = kind(*(some(lot, depth - 1, f"{path}.{i}") for i in range(lot.randint(1, 4)))).but(gap=lot.randrange(6))
        made = pad(made, lot.randrange(5)) if lot.random() < 0.3 else made
    return (made.share(lot.randint(1, 3)) if lot.random() < 0.6 else made).named(path)


def walk(tree: Box) -> list[Box]:
    return [tree, *(one for kid in tree.kids for one in walk(kid))]


def test_children_lie_inside_and_apart_and_keep_their_minimum() -> None:
    roomy = [seed for seed in range(120) if lies_well(Random(seed))]
    assert len(roomy) > 30, "nearly every tree was too large for its window"


def lies_well(lot: Random) -> bool:
    """Lay a tree by lot and look at every place; False where its window was too small, and said so."""
    tree, scale = some(lot), lot.choice((0.75, 1, 1.37, 2))
    size = lot.randint(300, 1800), lot.randint(300, 1500)
    found = lay(tree, size, scale, measure)
    assert found == lay(tree, size, scale, measure)
    if found.short:
        return False
    for parent in walk(tree):
        kids = [found.at[kid.name] for kid in parent.kids if kid.name in found.at]
        if parent.name in found.at:
            x, y, w, h = found.at[parent.name]
            assert all(x <= k.x and y <= k.y and k.x + k.w <= x + w and k.y + k.h <= y + h for k in kids)
            assert w >= round(parent.least[0] * scale) and h >= round(parent.least[1] * scale)
        if not isinstance(parent, Overlay) or isinstance(parent, Column):
            assert not any(crossing(a, b) for i, a in enumerate(kids) for b in kids[i + 1 :])
    return True


def crossing(a: Rect, b: Rect) -> bool:
    return a.x < b.x + b.w and b.x < a.x + a.w and a.y < b.y + b.h and b.y < a.y + a.h


@pytest.mark.parametrize("scale", (0.75, 1.0, 1.5, 2.0))
def test_shares_fill_the_room_to_the_pixel_and_grow_with_it(scale: float) -> None:
    tree = row(box("a").share(), box("b").min(30).share(2), box("c").share().max(150), gap=4)
    before = {"a": 0, "b": 0, "c": 0}
    for w in range(200, 1400):
        at = lay(tree, (w, 50), scale, measure).at
        assert at["a"].w + at["b"].w + at["c"].w + 2 * round(4 * scale) == w and at["c"].w <= 150 * scale
        assert at["a"].x + at["a"].w + round(4 * scale) == at["b"].x
        assert all(at[name].w >= before[name] - 1 for name in before)  # a pixel may change hands
        before = {name: at[name].w for name in before}


@pytest.mark.parametrize(("size", "columns"), [((1200, 100), 12), ((600, 400), 4), ((300, 700), 2), ((100, 1200), 1)])
def test_tiles_lie_in_the_rows_that_make_them_largest(size: tuple[int, int], columns: int) -> None:
    twelve = [box(str(n)).min(40, 50) for n in range(12)]
    at = lay(tiles(*twelve, shape=1), size, 1, measure).at
    assert len({one.x for one in at.values()}) == columns
    low = lay(tiles(*twelve, shape=1), (600, 120), 1, measure)
    assert len({one.y for one in low.at.values()}) <= 2 and not low.short, "no row is lower than what lies in it"


def test_the_first_alternative_that_fits_is_taken() -> None:
    tree = first(when(lambda w, h: w > 4 * h, box("wide")), box("large").min(300, 200), box("small"))
    found = [list(lay(tree, size, 1, measure).at)[0] for size in ((900, 210), (300, 200), (299, 200))]
    assert found == ["wide", "large", "small"]


def test_alternatives_keep_the_share_of_what_they_hold() -> None:
    tree = row(first(when(lambda w, h: w > 500, box("large").share(2)), box("small").share(2)), box("rest").share())
    assert [one.w for one in lay(tree, (600, 90), 1, measure).at.values()] == [400, 200]


def test_likes_are_met_whole_and_in_order() -> None:
    tree = row(first(box("long").min(100), box("short").min(20)), first(box("steps").min(90), box("step").min(30)))
    found = [" ".join(lay(tree, (w, 9), 1, measure).at) for w in (190, 130, 120, 50)]
    assert found == ["long steps", "long step", "short steps", "short step"]


def test_pictures_keep_their_proportions_and_words_their_room() -> None:
    for w in range(60, 400, 7):
        x, y, pw, ph = lay(fit("p", 40, 30, 0.5, 3), (w, 200), 1, measure).at["p"]
        assert abs(pw * 30 - ph * 40) <= 40 and pw <= 120 and x + pw <= w
    tree = column(text("t", "twelve words", "", wraps=True), box("rest").share())
    assert [lay(tree, (w, 100), 1, measure).at["t"].h for w in (96, 95, 48)] == [20, 40, 40]
    assert lay(box("big").min(200), (100, 100), 1, measure).short == ("big",)


def test_a_picture_asks_for_no_more_height_than_its_width_gives_it() -> None:
    tree = column(fit("p", 100, 200, 0.1, 2), box("below").min(h=10))
    at = lay(tree, (40, 300), 1, measure).at
    assert at["p"] == (0, 0, 40, 80) and at["below"].y == 80


def test_a_picture_at_its_least_size_is_not_short_by_a_rounded_pixel() -> None:
    tree = overlay(fit("p", 234, 324, 1, 2))
    wrong = [scale for n in range(60) if lay(tree, (round(234 * (scale := 1 + n / 40)), 3000), scale, measure).short]
    assert wrong == []


def test_names_that_shrink_need_the_room_of_a_short_word() -> None:
    def least(shrinks: bool, wraps: bool, w: int) -> tuple[str, ...]:
        return lay(text("name", "W" * 40, "body", wraps, shrinks), (w, 90), 1, measure).short

    assert least(False, False, 120) == least(False, True, 120) == ("name",)
    assert least(True, False, 120) == least(True, True, 120) == ()


def test_a_frame_without_change_builds_nothing() -> None:
    kept, made = Layouts(), []
    for size in ((100, 50), (100, 50), (200, 50)):
        kept.get("key", lambda: made.append(1) or box("a"), size, 1, measure)
    assert made == [1] and len(kept.kept) == 2


def test_a_scrolled_box_is_as_high_as_it_likes_behind_a_window_that_is_not() -> None:
    rows = [box(f"row/{i}").size(50, 30) for i in range(10)]
    laid = lay(column(scroll("window", column(*rows)).min(60, 90)), (80, 120), 1, measure)
    assert laid.at["window"] == (0, 0, 80, 120) and not laid.short
    assert laid.at["window/whole"] == (0, 0, 64, 300)  # 16 at the right are for the bar
    assert [laid.at[f"row/{i}"].y for i in range(10)] == list(range(0, 300, 30))
    low = lay(scroll("window", column(*rows[:2])), (80, 120), 1, measure)
    assert low.at["window/whole"].w == 80  # nothing to scroll, no bar


@pytest.mark.parametrize("scale", (0.75, 1, 1.5, 2.25))
def test_words_that_may_break_stand_in_one_line_at_the_width_they_like(scale: float) -> None:
    """Written word by word they are wider than in one piece, which would leave the last word a line of its own."""
    style = Style(scale)
    told = ("Hidden cards of yours show only while V is held", "It falls when another window comes in front")
    for words in told:
        c = Context(scale, style.measure, (1280, 720))
        made = text("", words, "note", wraps=True)
        assert made.high(c, made.wide(c).like).like == style.measure(words, "note", None)[1]

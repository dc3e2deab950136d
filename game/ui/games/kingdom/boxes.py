"""boxes: where everything lies on the table of Dungeon & Kingdom in windows of any form: before a cut, and after it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.ui.draw.shapes import Box
from game.ui.games.kingdom.panel import PANES
from game.ui.games.kingdom.places import HEAD_H, OWN_BADGE, SEATED, STRIP_H
from game.ui.layout.box import Box as Tree
from game.ui.layout.writing import box, column, first, fit, overlay, pad, row, when

STRIP_W = {1: 640.0, 2: 611.0, 3: SEATED}  # of a strip, by the number of rivals

DESIGNS: Mapping[str, Box] = {
    "market": (12, 162, 410, 438),
    "matrix": (100, 162, 322, 438),
    "cells": (12, 164, 180, 240),
    "heaps": (790, 580, 134, 122),
    "refill": (12, 604, 410, 84),
    "array": (424, 162, 848, 238),
    "own": (424, 400, 846, 110),
    "column": (10, 406, 184, 292),
    "badge": OWN_BADGE,
    "stage": (202, 156, 1072, 326),
    "tally": (202, 480, 1072, 74),
    **PANES,
}


class Form(NamedTuple):
    """What the boxes depend on besides the window."""

    parted: bool  # whether there is a stage
    rivals: int
    asked: bool  # whether something that lies with a rival is to be chosen
    lesson: bool


def designs(rivals: int) -> Mapping[str, Box]:
    """All designs at a table with so many rivals."""
    w = STRIP_W[rivals] + 8
    strips = {f"rival/{i}": (0.0, 0.0, w, STRIP_H + 8) for i in range(rivals)}
    heads = {f"head/{i}": (0.0, 0.0, SEATED + 8, HEAD_H + 8) for i in range(rivals)}
    return {**DESIGNS, **strips, **heads}


def tree(form: Form) -> Tree:
    """The boxes below the bar."""
    wide, tall, small = AFTER if form.parted else BEFORE
    return first(
        when(lambda w, h: w >= 1.25 * h and w >= 1000, wide(form)),
        when(lambda w, h: w < 1.25 * h, tall(form)),
        small(form),
    )


def laid(name: str, least: float = 0.8, most: float = 1.25, like: float = 0, rivals: int = 3) -> Tree:
    """A design, so many times as large."""
    _, _, w, h = designs(rivals)[name]
    like = like or min(1, most)
    return fit(name, w, h, least, most).like(w * like, h * like)


def strips(form: Form, least: float, most: float, like: float = 1) -> Tree:
    """The rivals in a row, and the page of a lesson."""
    each = [laid(f"rival/{i}", least, most, like, form.rivals).share() for i in range(form.rivals)]
    if not form.lesson:
        return row(*each, gap=1)
    page = box("page").size(h=114)
    return first(
        when(lambda w, h: w > h, row(*each, page.min(460, 114).share(), gap=4)), column(row(*each), page, gap=4)
    )


def folded(form: Form) -> Tree:
    """The same in a small window; a lesson's page has most of it."""
    if form.lesson:
        name, least = ("rival/0", 0.45) if form.asked else ("head/0", 0.49)
        return row(laid(name, least, 0.9, least, form.rivals), box("page").size(h=86).share(), gap=4)
    return first(when(lambda w, h: w < 800, strips(form, 0.45, 0.9, 0.49)), strips(form, 0.45, 0.9, 0.75))


def question(form: Form) -> Tree:
    return box("prompt").size(h=30)


# ---- before a cut -------------------------------------------------------------------------------------------------
def wide_market(form: Form) -> Tree:
    left = column(laid("market", 0.8, 1.7).share(), laid("refill", 0.8, 1.7), gap=4)
    asked = row(question(form).max(w=900).share(), laid("keys", 0.8, 1.1), gap=4)
    hand = row(laid("beside", 0.8, 1.1).stick("nw"), box("hand").min(200, 118).share(), gap=0)
    array = overlay(laid("array", 0.7, 2).share(), box("notice")).share(1.3)
    right = column(array, laid("own", 0.7, 1.25), asked, hand.share(), gap=2)
    return pad(column(strips(form, 0.75, 1.25), row(left, right.share(), gap=2).share(), gap=2).max(w=1560), 8, 0)


def tall_market(form: Form) -> Tree:
    beside = column(laid("column", 0.7, 1.5).share(), gap=4)
    market = overlay(row(laid("market", 0.7, 1.7).share(2.2), beside.share(), gap=8), box("notice"))
    hand = row(column(laid("beside", 0.8, 1.3), gap=4), box("hand").min(200, 118).share(), gap=4)
    asked = row(question(form).share(), laid("keys", 0.8, 1.2), gap=4)
    return pad(
        column(
            strips(form, 0.49, 1.25),
            market.share(3),
            laid("array", 0.6, 1.8),
            asked,
            hand.share(),
            gap=6,
        ),
        8,
        6,
    )


def small_market(form: Form) -> Tree:
    keys = column(laid("keys", 0.46, 1, 0.52), laid("beside", 0.46, 1, 0.62).share(), gap=2).min(130)
    foot = row(laid("badge", 0.48, 0.9, 0.56), box("hand").min(150, 66).share(), keys, gap=4)
    right = column(
        overlay(laid("array", 0.46, 1.2, 0.52).share(), box("notice")).share(2),
        box("prompt").size(h=24),
        foot.share(),
        gap=3,
    )
    left = laid("matrix", 0.48, 1.2, 0.54)
    return pad(column(folded(form), row(left, right.share(), gap=4).share(), gap=3), 4, 2)


# ---- after a cut --------------------------------------------------------------------------------------------------
def wide_stage(form: Form) -> Tree:
    left = column(laid("cells", 0.8, 1.4), laid("column", 0.8, 1.4), gap=2)
    foot = row(
        column(
            question(form), row(box("hand").min(200, 100).share(), laid("heaps", 0.8, 1.2), gap=4).share(), gap=2
        ).share(),
        laid("panel", 0.8, 1.25).stick("ne"),
        gap=4,
    )
    stage = overlay(laid("stage", 0.7, 2).share(), box("notice")).share(2)
    right = column(stage, laid("tally", 0.7, 1.5), foot.share(), gap=2)
    return pad(column(strips(form, 0.75, 1.25), row(left, right.share(), gap=2).share(), gap=2).max(w=1560), 8, 0)


def tall_stage(form: Form) -> Tree:
    stage = overlay(laid("stage", 0.55, 1.8).share(), box("notice"))
    foot = row(laid("matrix", 0.5, 1.2).share(1.4), laid("column", 0.8, 1.5).share(), laid("heaps", 0.8, 1.3), gap=8)
    hand = row(box("hand").min(200, 118).share(), laid("panel", 0.8, 1.2), gap=6)
    return pad(
        column(
            strips(form, 0.49, 1.25),
            stage.share(1.5),
            laid("tally", 0.55, 1.5),
            question(form),
            hand.share(),
            foot.share(2),
            gap=6,
        ),
        8,
        6,
    )


def small_stage(form: Form) -> Tree:
    heads = [laid(f"head/{i}", 0.49, 1, 0.5).min(h=21).share() for i in range(form.rivals)]
    upper = folded(form) if form.asked or form.lesson else row(*heads, gap=1).min(h=21).like(h=27)
    foot = row(laid("badge", 0.48, 0.9, 0.52), box("hand").min(150, 66).share(), laid("panel", 0.48, 0.9, 0.5), gap=4)
    stage = overlay(laid("stage", 0.38, 1.3, 0.52).share(), box("notice")).share(2)
    return pad(column(upper, stage, box("prompt").size(h=24), foot.share(), gap=3), 4, 2)


BEFORE = wide_market, tall_market, small_market
AFTER = wide_stage, tall_stage, small_stage

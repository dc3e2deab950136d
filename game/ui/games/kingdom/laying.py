"""laying: what the table of Dungeon & Kingdom is laid of: designs, windows, and words to declare it in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from game.ui.draw.paint import Area
from game.ui.games.kingdom.panel import PANES
from game.ui.games.kingdom.places import HEAD_H, OWN_BADGE, PAIR_H, SEATED, STRIP_H, TAG_W, TAKEN
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, fit, overlay, row, when
from game.ui.table.panes import Design

STRIP_W = {1: 640.0, 2: 611.0, 3: SEATED}  # of a strip, by the number of rivals
LOW = 0.8  # of places that are smaller than so much of a design cards take more, and letters less
ASKED_H = 42.0  # of the question: two lines where it is long
MOST = 1.4  # how many times as large letters become in designs that take the form of their place


class Form(NamedTuple):
    """What the boxes depend on besides the window."""

    parted: bool  # whether there is a stage
    rivals: int
    asked: bool  # whether something that lies with a rival is to be chosen
    lesson: bool
    using: bool  # whether the card that was taken is to be used
    giving: bool  # whether own Gems are asked for
    trimming: bool  # whether it is asked which cards of the hand are too many: all others of the own lie there again
    more: bool  # whether that is seen for which there is no room otherwise
    large: bool  # whether cards have room before all else


# ---- designs --------------------------------------------------------------------------------------------------------
SPREAD: Mapping[str, Area] = {  # these are as wide and high as their place, and no less than that
    "array": (424, 162, 640, 238),
    "stage": (202, 156, 1040, 326),
    "tally": (202, 480, 760, 74),
    "hand": (558, 552, 330, 162),
}
LOWER = {"array": 0.88, "stage": 0.88, "tally": 0.88}  # where cards take more of their place; those of a hand fill it
DESIGNS: Mapping[str, Area] = {
    "market": (12, 162, 410, 438),
    "matrix": (100, 162, 322, 438),
    "cells": (12, 164, 180, 240),
    "heaps": (790, 580, 134, 102),
    "refill": (12, 604, 410, 84),
    "own": (424, 400, 846, 110),
    "column": (10, 406, 184, 292),
    "badge": OWN_BADGE,
    "taken": TAKEN,
    **PANES,
}


def spread(least: Area, low: float, place: Area) -> Area:
    """A design in the form of its place; `low`: how large letters are beside that where there is little room."""
    (x, y, w, h), (_, _, wide, high) = least, place
    k = min(wide / w, high / h, MOST) * (low if min(wide / w, high / h) < LOW else 1)
    return x, y, wide / k, high / k


def designs(rivals: int) -> Mapping[str, Design]:
    """All designs at a table with so many rivals."""
    return {**sized(rivals), **{name: partial(spread, least, LOWER.get(name, 1)) for name, least in SPREAD.items()}}


def sized(rivals: int) -> Mapping[str, Area]:
    """Those that keep their form."""
    w = STRIP_W[rivals] + 8
    strips = {f"rival/{i}": (0.0, 0.0, w, STRIP_H + 8) for i in range(rivals)}
    heads = {f"head/{i}": (0.0, 0.0, SEATED + 8, HEAD_H + 8) for i in range(rivals)}
    pairs = {f"pair/{i}": (0.0, 0.0, TAG_W + 8, PAIR_H + 8) for i in range(rivals)}
    tags = {f"tag/{i}": (0.0, 0.0, TAG_W + 8, HEAD_H + 8) for i in range(rivals)}
    return {**DESIGNS, **strips, **pairs, **heads, **tags}


# ---- windows -----------------------------------------------------------------------------------------------------
def flat(w: float, h: float) -> bool:
    """Very wide."""
    return w >= 2.2 * h and w >= 1500


def wide(w: float, h: float) -> bool:
    return w >= 1.25 * h and w >= 1000


def tall(w: float, h: float) -> bool:
    return w < 1.25 * h


def roomy(w: float, h: float) -> bool:
    """A wide window that is larger than usual."""
    return h >= 800 or flat(w, h)


def large_window(w: float, h: float) -> bool:
    """One in which letters are small beside all there is room for."""
    return w >= 1550 and h >= 850


def high(w: float, h: float) -> bool:
    """A small window that has room for more than what is asked about."""
    return h >= 440


def light(w: float, h: float) -> tuple[float, float]:
    """What the light on the cloth is over: the Array, and the stage after a cut."""
    x, y = (0.48, 0.38) if flat(w, h) else (0.5, 0.3) if tall(w, h) else (0.6, 0.4) if wide(w, h) else (0.5, 0.42)
    return x * w, y * h


# ---- words ----------------------------------------------------------------------------------------------------------
def laid(name: str, least: float = 0.8, most: float = 1.25, like: float = 0, rivals: int = 3) -> Box:
    """A design, so many times as large."""
    _, _, w, h = sized(rivals)[name]
    like = like or min(1, most)
    return fit(name, w, h, least, most).like(w * like, h * like)


def free(name: str, least: float = 0.8, most: float = 1.25, like: float = 0) -> Box:
    """A design that takes the form of its place; letters are so many times as large."""
    _, _, w, h = SPREAD[name]
    return box(name).min(w * least, h * least).like(h=h * (like or min(1, most))).max(h=h * most)


def each(form: Form, least: float, most: float, like: float) -> list[Box]:
    """The rivals, all as large as one another; `like`: their height."""
    w, h = sized(form.rivals)["rival/0"][2:]
    rivals = [fit(f"rival/{i}", w, h, least, most) for i in range(form.rivals)]
    return [one.like(w * least, h * like).share() for one in rivals]


def strips(form: Form, least: float, most: float, like: float = 1) -> Box:
    """The rivals in a row, and the page of a lesson."""
    rivals = row(*each(form, least, most, like), gap=0)
    if not form.lesson:
        return rivals
    page = box("page").size(h=114)
    beside = row(rivals.share(form.rivals), page.min(460, 114).share(), gap=4)
    return first(when(lambda w, h: w > h, beside), column(rivals, page, gap=4))


def folded(form: Form) -> Box:
    """The same in a small window, as long as none is asked about each in two lines, and in one after a cut; a lesson's
    page has most of it."""
    if form.lesson:
        name, least = ("rival/0", 0.45) if form.asked else ("head/0", 0.49)
        return row(laid(name, least, 0.9, least, form.rivals), box("page").size(h=86).share(), gap=4)
    if form.asked:
        return strips(form, 0.45, 0.9)
    if form.parted:
        heads = row(*(laid(f"head/{i}", 0.49, 1, 0.5).min(h=21).share() for i in range(form.rivals)), gap=0).min(h=21)
        return first(when(high, heads.like(h=35)), heads.like(h=27))
    pairs = row(*(laid(f"pair/{i}", 0.6, 0.72, 0.7).share() for i in range(form.rivals)), gap=0)
    return first(when(high, strips(form, 0.45, 0.9, 0.7)), pairs)


def beside(form: Form, *below: Box) -> Box:
    """The rivals one under the other, and what lies at the right end of a very wide window."""
    page = [box("page").size(h=114)] if form.lesson else []
    return column(*each(form, 0.75, 1.25, 1.25), *page, box().share(), *below, gap=4).min(400).max(515)


def question(form: Form) -> Box:
    """The question, and the way back from what is folded where cards are large."""
    asks = box("prompt").size(h=ASKED_H)
    return row(asks.share(), box("more").size(100, ASKED_H), gap=4) if form.large else asks


def asked(tall: float = 24) -> Box:
    """The question where there is little room, and the button of what there is none for."""
    return row(box("prompt").size(h=tall).share(), box("more").size(80, tall), gap=4)


def keys(k: float) -> Box:
    """What is done with the card that was taken."""
    return column(laid("keys", 0.46, 1, 0.6 * k), laid("beside", 0.46, 1, 0.6 * k).stick("nw").share(), gap=0)


def foot(*right: Callable[[float], Box], taken: bool = False) -> Box:
    """What lies below the question in a small window; all of it is larger where there is room."""

    def sized(k: float) -> Box:
        beside = taken * [laid("taken", 0.44, 1, 0.46 * k)]  # apart from the hand: beside what may be done with it
        own = laid("badge", 0.48, 1, 0.52 * k), box("hand").min(150, 66).share()
        return row(*own, *beside, *(one(k) for one in right), gap=4)

    return first(when(high, sized(1.3)), sized(1))


def board(name: str, least: float, most: float, like: float = 0) -> Box:
    """What has the middle of the table; banners come over it."""
    return overlay(free(name, least, most, like).share(), box("notice"))

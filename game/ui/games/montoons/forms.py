"""forms: how the boxes of MonToons' table lie in any window: wide, broad, tall, or small and with two pages."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.games.montoons.places import CHANGE, LYING, SHEET
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, overlay, pad, row
from game.ui.table.panes import BAR_H

MOST, LARGE_MOST = 1.25, 2.0  # how large a sheet becomes: usually, and where it has room before all else
GAP = 8.0
SLACK = 2.0  # units that rounding to pixels may take


class Shape(NamedTuple):
    """All that the boxes depend on. `page`: "map" or "sheet" where only one of both is seen, else ""."""

    room: tuple[float, float]
    plans: bool  # dice lie in the tray
    shells: bool  # and shells can change them
    lesson: bool
    page: str
    large: bool = False  # whether sheet, dice and map have room before all else: the sheet or the map is seen


def is_small(w: float, h: float) -> bool:
    """Whether a window of so many units has no room for map and sheet together."""
    return h <= w and not is_broad(w, h) and (w < 940 or h < 560)


def is_paged(w: float, h: float, large: bool) -> bool:
    """Whether map and sheet take turns: where one has no room beside the other, or both are wanted large."""
    return is_small(w, h) or large and not is_broad(w, h)


def is_broad(w: float, h: float) -> bool:
    return w >= 1100 and w > 2.1 * h


def tree(shape: Shape) -> Box:
    """The boxes of a table below its bar."""
    w, h = shape.room
    if h > w:
        form = tall if not shape.large else tall_sheet if shape.page == "sheet" else tall_map
    elif is_paged(w, h, shape.large):
        form = sheet_page if shape.page == "sheet" else map_page
    else:
        form = broad if is_broad(w, h) else wide
    return form(w, h - BAR_H, shape)


# --- one form each


def wide(w: float, h: float, shape: Shape) -> Box:
    """The map on the left over what is asked; on the right the sheet upright, at its foot the way on."""
    foot = min(76.0, 0.083 * h)
    k = min(1.4, 0.36 * w / SHEET[2], (h - foot - GAP) / SHEET[3])
    sheet = box("sheet").size(SHEET[2] * k, SHEET[3] * k)
    under = pad(row(box("hand").share(), box("on").size(w=130 * k), gap=GAP), air=(GAP, 0, GAP, 0)).share().max(h=foot)
    own = overlay(box("paper"), column(sheet, under)).size(w=SHEET[2] * k)
    left = w - SHEET[2] * k - 2 * GAP
    asked = pad(bottom(left, shape), GAP, 6).size(h=min(116.0, max(72.0, 0.125 * h)))
    stage = column(ladder(h), page(92, shape), seen(), asked)
    return row(stage.share(), pad(own, air=(0, 2, GAP, 4)))


def broad(w: float, h: float, shape: Shape) -> Box:
    """The map as high as the window, beside it the sheet sideways over dice and what is asked."""
    most, lowest = 0.54 * w / LYING[2], 66.0 if shape.large else 96.0
    k = min(MOST, most, (h - 74) / LYING[3])
    if shape.large:
        k = max(k, min(LARGE_MOST, most, (h - 230) / LYING[3]))
    rest, across = h - LYING[3] * k - 2 * GAP, LYING[2] * k
    asked: Box
    if rest < 130:
        asked = row(bottom(across - 128, shape).share(), box("on").size(w=120), gap=GAP)
    else:
        asked = row(box("prompt").share(), box("on").size(w=140), gap=GAP).size(h=min(lowest, 0.45 * rest))
        held = rest - lowest - 2 * GAP if shape.large else 0.5 * rest
        asked = column(dice(across, shape, min(132.0 if shape.large else 124.0, held)), asked, gap=GAP)
    stage = column(ladder(h), page(92, shape), seen())
    return row(stage.share(), pad(column(sideways(k), asked.share().max(h=250), gap=GAP), air=(GAP, 4, GAP, 4)))


def tall(w: float, h: float, shape: Shape) -> Box:
    """The map over what is asked, the sheet sideways, and the dice."""
    k = min(MOST, (w - 2 * GAP - SLACK) / LYING[2])
    high = min(116.0, max(80.0, 0.09 * h))
    asked = pad(row(box("prompt").share(), box("on").size(w=132), gap=GAP), GAP, 6).size(h=high)
    own = column(row(box().share(), sideways(k), box().share()), dice(w - 2 * GAP, shape, 84), gap=GAP)
    return column(ladder(h), page(100, shape), seen(), asked, pad(own, air=(GAP, 0, GAP, 6)))


def map_page(w: float, h: float, shape: Shape) -> Box:
    """The map, beside it who acts, what is asked, and all choices."""
    ways = row(box("fold").share(), box("on").share(), gap=6).size(h=min(52.0, 0.13 * h))
    beside = column(
        box("ladder").size(h=min(66.0, (0.15 if shape.lesson else 0.17) * h)),
        page(0.44 * h, shape),
        box("prompt").share(),
        ways,
        gap=4,
    )
    return row(seen(), pad(beside, air=(4, 0, 4, 4)).size(w=(0.44 if shape.lesson else 0.285) * w))


def sheet_page(w: float, h: float, shape: Shape) -> Box:
    """The sheet sideways, beside it the dice to be planned with, under it what is asked."""
    if shape.large and not shape.lesson and not shape.shells:
        return large_sheet(w, h, shape)
    tray = 0.095 * w if shape.plans else 0.0
    k = min(
        MOST, (w - tray - 2 * GAP - 12 - SLACK) / LYING[2], (h - (0.37 if shape.lesson else 0.2) * h - 10) / LYING[3]
    )
    change = [box("change").size(w=0.26 * w)] if shape.shells else []
    own = row(sideways(k), *[box("tray").size(w=tray)] * shape.plans, gap=GAP)
    fold, on = box("fold"), box("on")
    if shape.lesson:
        ask = column(row(*change, box("prompt").share(), gap=6).share(), row(fold.share(), on.share(), gap=6).share())
        asked = row(box("page").share(), ask.size(w=0.42 * w), gap=6)
    else:
        asked = row(fold.size(w=0.12 * w), *change, box("prompt").share(), on.size(w=0.17 * w), gap=6)
    return pad(column(row(box().share(), own, box().share()), asked.share().max(h=0.4 * h), gap=6), air=(6, 0, 6, 4))


def large_sheet(w: float, h: float, shape: Shape) -> Box:
    """The sheet sideways over the width of the window, under it the dice and what is asked."""
    foot = max(60.0, 0.17 * h)
    k = min(LARGE_MOST, (w - 2 * GAP - 12 - SLACK) / LYING[2], (h - foot - 10) / LYING[3])
    tray = [box("tray").size(w=min(0.4 * w, 5 * foot))] * shape.plans
    asked = row(box("fold").size(w=0.11 * w), *tray, box("prompt").share(), box("on").size(w=0.16 * w), gap=6)
    own = row(box().share(), sideways(k), box().share())
    return pad(column(own, asked.share().max(h=0.4 * h), gap=6), air=(6, 0, 6, 4))


def tall_map(w: float, h: float, shape: Shape) -> Box:
    """The map, under it what is asked with all choices."""
    ways = column(box("fold").share(), box("on").share(), gap=6).size(w=132)
    asked = pad(row(box("prompt").share(), ways, gap=GAP), GAP, 6).size(h=240)
    return column(ladder(h), page(100, shape), seen(), asked)


def tall_sheet(w: float, h: float, shape: Shape) -> Box:
    """The sheet upright, under it the dice and what is asked."""
    told = 100 if shape.lesson else 0
    k = min(LARGE_MOST, (w - 2 * GAP - SLACK) / SHEET[2], (h - told - 2 * 96 - 6 * GAP) / SHEET[3])
    sheet = overlay(box("paper"), box("sheet")).size(SHEET[2] * k, SHEET[3] * k)
    ways = row(box("fold").size(w=110), box("prompt").share(), box("on").size(w=132), gap=GAP).size(h=96)
    held = dice(w - 2 * GAP, shape, 96)
    return pad(
        column(row(box().share(), sheet, box().share()), box().share(), page(told, shape), held, ways, gap=GAP), GAP, 4
    )


# --- what they are made of


def ladder(h: float) -> Box:
    """Who acts when."""
    return box("ladder").size(h=min(60.0, max(44.0, 0.074 * h)))


def seen() -> Box:
    """The map, and banners over it."""
    return overlay(box("map"), box("notice")).share()


def page(h: float, shape: Shape) -> Box:
    """What a lesson says."""
    return pad(box("page").size(h=h), GAP / 2, 3) if shape.lesson else box()


def sideways(k: float) -> Box:
    """The sheet with its head over its foot, and the rest beside them."""
    lying = box("lying").size(LYING[2] * k, LYING[3] * k)
    return overlay(box("paper"), lying).size(LYING[2] * k, LYING[3] * k)


def bottom(w: float, shape: Shape) -> Box:
    """What is asked in a strip, beside the dice while they are planned."""
    if not shape.plans:
        return box("prompt")
    tray = box("tray").size(w=min(400.0, (0.36 if shape.shells else 0.44) * w))
    return row(tray, *change(w, shape), box("prompt").share(), gap=GAP)


def dice(w: float, shape: Shape, h: float) -> Box:
    """A strip for the dice: those to be planned with, or those that still lie on the sheet."""
    held = [box("tray").share().max(w=620), *change(w, shape)] if shape.plans else [box("hand").share().max(w=460)]
    return row(*held, gap=GAP).size(h=h)


def change(w: float, shape: Shape) -> list[Box]:
    return [box("change").size(w=min(MOST * CHANGE[2], 0.27 * w))] if shape.shells else []

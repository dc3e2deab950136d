"""forms: how the boxes of The Monster Pack lie in any window: wide, very wide, tall, or small."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.draw.paint import Area
from game.ui.games.pack.places import BRIEF, LIES, PILES
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, overlay, pad, row
from game.ui.table.panes import BAR_H

SEAT: Area = (0, 0, 208, 196)
CHIPS: Area = (0, 0, 208, 58)  # the piles in one line
WHEEL: Area = (0, 0, 184, 200)
OUTLOOK: Area = (0, 0, 208, 112)
GUIDE: Area = (0, 0, 224, 128)
PANEL: Area = (0, 0, 226, 124)
DESIGNS: dict[str, Area] = {
    **{name: lie.box for name, lie in LIES.items()},
    **{f"{name}/{side}": area for side in ("own", "far") for name, area in (("seat", SEAT), ("brief", BRIEF))},
    **{f"{name}/{side}": area for side in ("own", "far") for name, area in (("piles", PILES), ("chips", CHIPS))},
    "wheel": WHEEL,
    "outlook": OUTLOOK,
    "guide": GUIDE,
    "panel": PANEL,
}
GAP = 8.0
MOST = 1.25  # times as large as their design do panels become at most
SLACK = 2.0  # units that rounding to pixels may take


class Shape(NamedTuple):
    """All that the boxes depend on. `unfolded`: what has no place of its own lies open over the mat."""

    room: tuple[float, float]
    lesson: bool
    unfolded: bool
    large: bool  # whether cards have room before all else


def is_small(w: float, h: float) -> bool:
    """Whether a window of so many units has no room for wheel, outlook and guide."""
    return w < 1100 and not is_tall(w, h)


def is_tall(w: float, h: float) -> bool:
    return h > 0.9 * w


def tree(shape: Shape) -> Box:
    """The boxes of a table below its bar."""
    w, h = shape.room
    if is_tall(w, h):
        form = tower if shape.large else tall
    elif is_small(w, h):
        form = large if shape.large else small
    else:
        form = broad if w > 2.1 * h else large if shape.large else wide
    return form(w, h - BAR_H - SLACK, shape)


def sized(name: str, k: float) -> Box:
    """A design so many times as large."""
    _, _, w, h = DESIGNS[name]
    return box(name).size(w * k, h * k)


def air() -> Box:
    return box().share()


def asked(high: float) -> Box:
    """What is asked, over the own hand."""
    return column(box("prompt").size(h=high), box("hand").share(), gap=4)


def mat(name: str, *over: Box) -> Box:
    """The mat, on it banners, and what is unfolded."""
    return overlay(box(name), box("notice"), *over)


# --- one form each


def wide(w: float, h: float, shape: Shape) -> Box:
    """Piles on the left, seats on the right, the hand below with what helps and the buttons at its sides."""
    k = min(MOST, w / 1280, h / 672)
    _, _, across, high = DESIGNS["mat"]
    beside = (PILES[2] + SEAT[2]) * k + 6 * GAP
    grown = min((w - beside) / across, (h - 150 * k) / high)
    left = column(sized("piles/far", k), air(), sized("wheel", k), air(), sized("piles/own", k))
    seat = "brief" if shape.lesson else "seat"
    between = [box("page").share()] if shape.lesson else [air(), sized("outlook", k), air()]
    right = column(sized(f"{seat}/far", k), *between, sized(f"{seat}/own", k), gap=6 * shape.lesson)
    upper = row(left, mat("mat").share(), right, gap=GAP).size(h=high * grown)
    lower = row(sized("guide", k), asked(30).share(), sized("panel", k), gap=GAP)
    return pad(column(upper, lower.share(), gap=4), air=(12, 0, 2.5 * GAP, 0))


def broad(w: float, h: float, shape: Shape) -> Box:
    """A flat mat over the hand in the middle, all else at both sides."""
    name, part = ("large", 0.68) if shape.large else ("low", 0.7)
    _, _, across, high = DESIGNS[name]
    middle = across * part * h / high
    side = (w - middle) / 2 - 2 * GAP
    k = min(MOST, side / (SEAT[2] + PANEL[2] + 3 * GAP), (h - 2 * GAP) / (2 * SEAT[3]))
    piles = column(sized("piles/far", k), air(), sized("piles/own", k))
    left = row(air(), column(sized("wheel", k), air(), sized("guide", k)), piles, air(), gap=GAP)
    seat = "brief" if shape.lesson else "seat"
    seats = column(sized(f"{seat}/far", k), air(), sized(f"{seat}/own", k))
    told = [box("page").share().max(h=1.2 * PANEL[2] * k)] if shape.lesson else [sized("outlook", k)]
    buttons = column(*told, air(), sized("panel", k), gap=GAP).size(w=PANEL[2] * k)
    right = row(air(), buttons, seats, air(), gap=GAP)
    board = column(mat(name).size(h=part * h), asked(max(26.0, 0.045 * h)).share(), gap=4)
    sides = [pad(one, air=(0, 0, 0, GAP)).size(w=side) for one in (left, right)]
    return pad(row(sides[0], board.share(), sides[1], gap=GAP), GAP, 0)


def tall(w: float, h: float, shape: Shape) -> Box:
    """The rival's things on top, then mat and hand, then the own things with the buttons."""
    inner = w - 2 * GAP - SLACK
    low = BRIEF[3] / WHEEL[3]  # the wheel and piles become as high as the brief seats
    piles, wheel = PILES[2] * BRIEF[3] / PILES[3], WHEEL[2] * low
    k = min(MOST, (inner - 4 * GAP) / (BRIEF[2] + piles + OUTLOOK[2] + wheel))
    heap = box("piles/far").size(w=piles * k)
    told = [air(), *([] if shape.lesson else [sized("outlook", k)]), box("wheel").size(w=wheel * k)]
    seated = row(sized("brief/far", k), heap, *told, gap=GAP).size(h=BRIEF[3] * k)
    upper = [seated, box("page").size(h=104)] if shape.lesson else [seated]
    k = min(MOST, (inner - 4 * GAP) / (BRIEF[2] + piles + GUIDE[2] + PANEL[2]))
    heap = box("piles/own").size(w=piles * k)
    lower = row(sized("brief/own", k), heap, air(), sized("guide", k), sized("panel", k), gap=GAP).size(h=BRIEF[3] * k)
    hand = asked(30).size(h=34 + 0.245 * w)
    return pad(column(*upper, mat("high").share(), hand, lower, gap=6), air=(GAP, 0, GAP, 6))


def tower(w: float, h: float, shape: Shape) -> Box:
    """A tall window with large cards: both seats in one line, mat, and hand; the rest is folded away."""
    gap = 6.0
    inner = w - 2 * GAP - SLACK
    across = inner - 3 * gap
    k = min(MOST, across / (2 * BRIEF[2] + CHIPS[2] + PANEL[2]))
    piles = column(sized("chips/far", k), sized("chips/own", k), box("fold").share().max(h=32), gap=2)
    told = [piles.size(w=CHIPS[2] * k), sized("panel", k)]
    seats = row(sized("brief/far", k), *told, sized("brief/own", k), gap=gap).size(h=BRIEF[3] * k + 24)
    upper = [seats, box("page").size(h=96)] if shape.lesson else [seats]
    board = mat("tower", *[unfolded()] * shape.unfolded).share()
    return pad(column(*upper, board, asked(30).size(h=34 + 0.29 * w), gap=gap), air=(GAP, 0, GAP, 0))


def small(w: float, h: float, shape: Shape) -> Box:
    return flatly(w, h, shape, "low", max(24.0, 0.07 * h), 0.2 * h + 5)


def large(w: float, h: float, shape: Shape) -> Box:
    return flatly(w, h, shape, "large", max(24.0, 0.045 * h), 0.24 * h)


def flatly(w: float, h: float, shape: Shape, name: str, prompt: float, hand: float) -> Box:
    """A flat mat over the hand, beside it both seats in brief and the buttons; the rest is folded away. `prompt`: how
    high it is, `hand`: how high at least."""
    gap = 5.0
    if shape.lesson:
        side = 0.37 * w
        k = (side - gap) / 2 / BRIEF[2]
        seats = row(sized("brief/far", k), sized("brief/own", k), gap=gap)
        piles = row(sized("chips/far", k), sized("chips/own", k), gap=gap)
        rows = [seats, piles, box("page").share()]
    else:
        k = min(0.185 * w / BRIEF[2], (h - 4 * gap - 24) / (2 * BRIEF[3] + 2 * CHIPS[3] + PANEL[3]), MOST)
        side = BRIEF[2] * k
        rows = [
            *(sized("brief/far", k), sized("chips/far", k)),
            box("fold").share().max(h=32),
            *(sized("chips/own", k), sized("brief/own", k)),
        ]
    panel = box("panel").size(h=min((0.15 if shape.lesson else 0.21) * h, side / PANEL[2] * PANEL[3]))
    across, (_, _, mat_w, mat_h) = w - side - 3 * gap, DESIGNS[name]
    high = min(across * mat_h / mat_w, h - prompt - 3 * gap - hand)
    board = column(mat(name, *[unfolded()] * shape.unfolded).size(h=high), asked(prompt).share(), gap=gap)
    return pad(row(board.share(), column(*rows, panel, gap=gap).size(w=side), gap=gap), air=(gap, 0, gap, gap))


def unfolded() -> Box:
    """What has no place of its own, over the mat."""
    told = column(box("outlook").share(OUTLOOK[3]), box("guide").share(GUIDE[3]), gap=4)
    return pad(row(box("wheel").share(WHEEL[2]), told.share(GUIDE[2]), gap=GAP), 10)

"""boxes: where everything lies on the table of Dungeon & Kingdom in windows of any form: before a cut, and after it."""

from __future__ import annotations

from game.ui.games.kingdom import large
from game.ui.games.kingdom.laying import (
    Form,
    asked,
    beside,
    board,
    flat,
    folded,
    foot,
    free,
    high,
    keys,
    laid,
    large_window,
    question,
    roomy,
    strips,
    tall,
    wide,
)
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, overlay, pad, row, when

BORDER = 20.0  # of the cloth at the lower edge of the window, on which no words are to lie
GROWN = 1.3  # how many times as large things like to be in a large window


# ---- before a cut -------------------------------------------------------------------------------------------------
def market_parts(form: Form, k: float = 1) -> tuple[Box, Box]:
    """What stands left, so many times as large, and in the middle."""
    left = column(laid("market", 0.8, 1.7, k).share(), laid("refill", 0.8, 1.7, k), gap=4)
    asks = row(question(form).max(w=900).share(), laid("keys", 0.8, 1.1), gap=4)
    hand = row(laid("beside", 0.8, 1.1).stick("nw"), box("hand").min(200, 118).share(), gap=0)
    array = first(when(roomy, board("array", 0.7, 1.5)), board("array", 0.7, 1))
    return left, column(array.share(1.3), laid("own", 0.7, 1.25, min(k, 1.25)), asks, hand.share(), gap=2)


def flat_market(form: Form) -> Box:
    left, middle = market_parts(form, 1.22)
    return row(left, middle.share(), beside(form), gap=6)


def wide_market(form: Form) -> Box:
    def sized(k: float) -> Box:
        left, middle = market_parts(form, k)
        return column(strips(form, 0.75, 1.25, min(k, 1.25)), row(left, middle.share(), gap=2).share(), gap=2)

    return first(when(large_window, sized(GROWN)), sized(1))


def tall_market(form: Form) -> Box:
    market = row(laid("market", 0.7, 1.7).share(2.2), laid("column", 0.7, 1.5).share(), gap=8)
    keys = column(laid("keys", 0.8, 1.2), laid("beside", 0.8, 1.2).stick("w"), gap=4)
    hand = row(keys, box("hand").min(200, 118).share(), gap=4)
    array = free("array", 0.7, 1.3)
    upper = column(strips(form, 0.49, 1.25), overlay(market, box("notice")).share(3), gap=6)
    return column(upper.share(3), array.share(), question(form), hand.share(), gap=6)


def small_market(form: Form) -> Box:
    right = column(board("array", 0.46, 1.2, 0.5).share(2), asked(), foot(lambda k: keys(0.77 * k)).share(), gap=2)
    left = first(when(high, laid("matrix", 0.48, 1.2, 0.8)), laid("matrix", 0.48, 1.2, 0.65))
    return column(folded(form), row(left, right.share(), gap=4).share(), gap=2)


def small_using(form: Form) -> Box:
    """The own Array has the width of the window while it may be cut."""
    array = board("array", 0.46, 1.2, 0.5)
    return column(folded(form), array.share(), asked(), foot(keys, taken=True), gap=2)


# ---- after a cut --------------------------------------------------------------------------------------------------
def stage_parts(form: Form, k: float = 1) -> tuple[Box, Box, Box]:
    """What stands left, so many times as large; stage and sum; and the own hand."""
    left = column(laid("cells", 0.8, 1.4, k), laid("column", 0.8, 1.4, k), gap=2)
    heaps = column(laid("heaps", 0.8, 1.2).share(), box().size(h=BORDER))
    hand = row(box("hand").min(200, 100).share(), heaps, gap=4)
    sides = board("stage", 0.7, 1.5, 0.7 if form.trimming else 0)
    stage = column(sides.share(), free("tally", 0.7, 1.5), gap=2)
    return left, stage, column(question(form), hand.share(), gap=2)


def flat_stage(form: Form) -> Box:
    left, stage, hand = stage_parts(form, 1.22)
    middle = column(stage.share(2), hand.share(), gap=2)
    return row(left, middle.share(), beside(form, laid("panel", 0.8, 1.4), box().size(h=BORDER)), gap=6)


def wide_stage(form: Form) -> Box:
    def sized(k: float) -> Box:
        left, stage, hand = stage_parts(form, k)
        low = row(hand.share(), laid("panel", 0.8, 1.25, min(k, 1.25)).stick("ne"), gap=4).share()
        middle = column(stage.share(2), hand.share() if form.trimming else low, gap=2)
        return column(strips(form, 0.75, 1.25, min(k, 1.25)), row(left, middle.share(), gap=2).share(), gap=2)

    return first(when(large_window, sized(GROWN)), sized(1))


def tall_stage(form: Form) -> Box:
    own = row(laid("column", 0.8, 1.5, 0.8).share(), laid("heaps", 0.8, 1.3), gap=8)
    if form.trimming:  # all of the hand is looked through, and nothing else can be chosen
        low = row(laid("matrix", 0.5, 1.2, 0.6), own.share(), gap=8)
        upper = column(strips(form, 0.49, 1.25), board("stage", 0.5, 1.4, 0.5).share(), gap=6)
        hand = box("hand").min(200, 118).like(h=440).share(4)
    else:
        beside = column(laid("panel", 0.8, 1.2), own.share(), gap=4)
        low = row(laid("matrix", 0.5, 1.2, 0.8).share(1.4), beside.share(), gap=8)
        upper = column(strips(form, 0.49, 1.25), board("stage", 0.55, 1.4).share(), gap=6)
        hand = box("hand").min(200, 118).like(h=200).share(1.5)
    return column(upper.share(1.5), free("tally", 0.55, 1.5), question(form), hand, low.share(1.3), gap=6)


def small_stage(form: Form) -> Box:
    upper, stage = folded(form), board("stage", 0.38, 1.3, 0.38 if form.trimming else 0.5).share()
    low = foot(lambda k: laid("panel", 0.48, 1, 0.5 * k))
    if form.giving:
        low = row(laid("own", 0.48, 1, 0.53).share(), laid("panel", 0.48, 1, 0.5), gap=4)
    if form.trimming:
        low = foot().share(4)
    rich = column(upper, stage, free("tally", 0.6, 1, 0.85), asked(), low, gap=2)
    return first(when(high, rich), column(upper, stage, asked(), low, gap=2))


def aside(form: Form) -> Box:
    """What a small window has no room for otherwise."""

    def sized(k: float) -> Box:
        tally = [free("tally", 0.45, 1, 0.6 * k)] if form.parted else []
        refill = laid("refill", 0.5, 1, (0.6 if form.parted else 0.9) * k).stick("w")
        way_on = laid("panel", 0.46, 1, 0.5 * k).stick("e") if form.parted else laid("keys", 0.46, 1, 0.6 * k)
        right = column(
            laid("own", 0.44, 1, 0.46 * k).stick("w"), *tally, refill, box().share(), asked(), way_on.stick("e"), gap=2
        )
        market = row(laid("market", 0.45, 1.2, 0.56 * k), right.share(), gap=4)
        return column(strips(form, 0.45, 0.9, 0.5 * k), market.share(), gap=2)

    return first(when(high, sized(1.35)), sized(1))


# ---- all of it ----------------------------------------------------------------------------------------------------
def tree(form: Form) -> Box:
    """The boxes below the bar."""
    before = flat_market, wide_market, tall_market, small_using if form.using else small_market
    forms = (flat_stage, wide_stage, tall_stage, small_stage) if form.parted else before
    in_flat, in_wide, in_tall, in_small = [one(form) for one in forms]
    if form.large and not form.more:
        return first(when(tall, pad(large.tall(form), 8, 6)), pad(large.wide(form), 4, 2))
    return first(
        when(flat, pad(in_flat, 8, 4)),
        when(wide, pad(in_wide, 8, 0)),
        when(tall, pad(in_tall, 8, 6)),
        pad(aside(form) if form.more else in_small, 4, 2),
    )

"""large: where everything lies on the table of Dungeon & Kingdom where cards have room before all else."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.games.kingdom.laying import Form, asked, board, flat, folded, free, high, keys, laid, strips
from game.ui.games.kingdom.laying import wide as broad
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, overlay, row, when


def by_room(make: Callable[[float], Box], *sizes: float) -> Box:
    """Of four sizes, those for very wide, wide, small and the smallest windows."""
    in_flat, in_wide, in_small, least = sizes
    return first(when(flat, make(in_flat)), when(broad, make(in_wide)), when(high, make(in_small)), make(least))


def lofty(w: float, h: float) -> bool:
    """Windows with height to spare for a line of rivals over all."""
    return h >= 600


def rivals(form: Form) -> Box:
    """Each in one line, and with more where something of theirs is asked about."""
    if form.lesson or form.asked:
        return first(when(broad, strips(form, 0.6, 1)), folded(form))

    def lines(least: float, h: float) -> Box:
        heads, tags = [
            [laid(f"{name}/{i}", least, 1.4).share() for i in range(form.rivals)] for name in ("head", "tag")
        ]
        return first(row(*heads, gap=0), row(*tags, gap=0)).size(h=h)

    return first(when(lofty, lines(0.75, 38)), when(high, lines(0.6, 27)), lines(0.49, 21))


def below(*sizes: float, taken: bool = False, right: Sequence[Callable[[float], Box]] = ()) -> Box:
    """The question, and what lies below it, so many times as large; `right`: what stands at its end, if anything."""

    def sized(k: float) -> Box:
        beside = taken * [laid("taken", 0.44, 2, 0.54 * k)] + [one(k) for one in right]
        return row(laid("badge", 0.48, 1.6, 0.5 * k), box("hand").min(150, 66).share(), *beside, gap=4)

    asks = first(when(broad, asked(30)), asked())
    return column(asks, by_room(sized, *sizes).share(), gap=2)


def wide(form: Form) -> Box:
    """Windows that are wider than high."""
    return stage(form) if form.parted else using(form) if form.using else market(form)


def market(form: Form) -> Box:
    """The matrix is as high as the window."""
    matrix = by_room(lambda k: laid("matrix", 0.48, 2.2, k), 1.55, 1.25, 0.92, 0.7)
    low = below(1.8, 1.8, 1.3, 1, right=[lambda k: keys(0.77 * k)])
    right = column(board("array", 0.46, 2.2, 0.5).share(2), low.share(), gap=2)
    over = column(rivals(form), row(matrix, right.share(), gap=4).share(), gap=2)
    if form.lesson or form.asked:
        return over
    return first(when(lofty, over), row(matrix, column(rivals(form), right.share(), gap=2).share(), gap=4))


def using(form: Form) -> Box:
    """The own Array has the width of the window while it may be cut."""
    array, low = board("array", 0.46, 2.2, 0.5), below(2.6, 2.2, 1.5, 1.02, taken=True, right=[keys])
    return column(rivals(form), array.share(2), low, gap=2)


def stage(form: Form) -> Box:
    low = below(1.9, 2.1, 1.3, 1, right=[lambda k: laid("panel", 0.48, 1.4, 0.5 * k)])
    if form.trimming:
        low = below(1.9, 2.1, 1.3, 1).share(4)
    top = column(rivals(form), board("stage", 0.38, 2, 0.38 if form.trimming else 0.5).share(), gap=2)
    tally = by_room(lambda k: free("tally", 0.6, k, k), 0.9, 0.9, 0.6, 0.6)
    return first(when(high, column(top.share(), tally, low, gap=2)), column(top.share(), low, gap=2))


def tall(form: Form) -> Box:
    """Windows that are higher than wide."""
    return tall_stage(form) if form.parted else tall_market(form)


def tall_market(form: Form) -> Box:
    market = row(laid("matrix", 0.8, 2.2, 1.3).share(2.2), laid("column", 0.7, 1.5).share(), gap=8)
    under = column(laid("keys", 0.8, 1.2), laid("beside", 0.8, 1.2).stick("w"), gap=4)
    hand = row(under, box("hand").min(200, 170).share(), gap=4)
    upper = column(rivals(form), overlay(market, box("notice")).share(), gap=6)
    return column(upper.share(3), free("array", 0.7, 2).share(1.4), asked(30), hand.share(), gap=6)


def tall_stage(form: Form) -> Box:
    """Market and piles are folded: both sides have the room for two rows of cards."""
    low = row(laid("badge", 0.6, 1.2), box().share(), laid("panel", 0.6, 1.4, 1.25), gap=6)
    upper = column(rivals(form), board("stage", 0.55, 3).share(), gap=6)
    asks = column(free("tally", 0.55, 1), asked(30), gap=6)
    return column(upper.share(4), asks, box("hand").min(200, 200), low, gap=6)

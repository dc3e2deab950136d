"""arrows: which of many boxes an arrow leads to from one of them."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.draw.paint import Area


def nearest(here: Area, dx: int, dy: int, others: Sequence[Area]) -> int | None:
    """The number of the box that lies ahead, near, and rather in line than aside; None where none lies ahead."""
    x, y, w, h = here
    best: tuple[float, int] | None = None
    for number, (ox, oy, ow, oh) in enumerate(others):
        ahead = ((ox + ow / 2) - (x + w / 2)) * dx + ((oy + oh / 2) - (y + h / 2)) * dy
        gap = max(
            0.0, (ox - x - w) if dx > 0 else (x - ox - ow) if dx < 0 else (oy - y - h) if dy > 0 else (y - oy - oh)
        )
        aside = max(0.0, oy - y - h, y - oy - oh) if dx else max(0.0, ox - x - w, x - ox - ow)
        off = abs((oy + oh / 2) - (y + h / 2)) if dx else abs((ox + ow / 2) - (x + w / 2))
        if ahead <= 1 or gap == 0 and aside > 0:  # behind, or above or below rather than beside
            continue
        cost = gap + 3 * aside + off * 0.35
        if best is None or cost < best[0]:
            best = cost, number
    return best[1] if best else None

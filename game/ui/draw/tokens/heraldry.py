"""heraldry: the signs of Dungeon & Kingdom as SVG: banners, tower and gatehouse, the tear of a cut, coins and Gems."""

from __future__ import annotations

from game.ui.draw.cards.frame import RAMP, UNITS
from game.ui.draw.cards.kingdom import SYMBOL, figure_on, gem, seal
from game.ui.draw.paint import GOLD, Sheet, dashes, icon

BANNER = {
    "kingdom": ("#ffb45a", "#b54a26", "#8a2f2c", "#fff1cf"),
    "dungeon": ("#7fb4ea", "#2d5596", "#1c3366", "#e6f1ff"),
}
BANNER_H = 58.0


def tower(x: float, y: float, k: float = 1.0) -> str:
    """The Kingdom's emblem."""
    return (
        f'<g transform="translate({x} {y}) scale({k})"><path d="M-30 -34H-18V-24H-8V-34H8V-24H18V-34H30V-8L24 '
        '0V36H-24V0L-30 -8Z" '
        'fill="#fff4de"/><path d="M8 -34V-24H18V-34H30V-8L24 0V36H2V-34Z" fill="#e6c58a"/><path d="M-9 '
        '36V16C-9 4 9 4 9 16V36Z" '
        'fill="#7a2a1c"/></g>'
    )


def gatehouse(x: float, y: float, k: float = 1.0) -> str:
    """The Dungeon's emblem."""
    return (
        f'<g transform="translate({x} {y}) scale({k})"><path d="M-32 36V-6C-32 -46 32 -46 32 -6V36Z" fill="#cfe0f2"/>'
        '<path d="M4 -36C24 -34 32 -20 32 -6V36H10Z" fill="#93accd"/><path d="M-22 36V-4C-22 -34 22 -34 22 '
        '-4V36Z" fill="#14213f"/>'
        '<path d="M-14 36V-18H-10V36ZM-2 36V-26H2V36ZM10 36V-18H14V36ZM-22 2H22V6H-22ZM-22 18H22V22H-22Z" '
        'fill="#7f9cc4"/></g>'
    )


def banner(t: Sheet, side: str, x: float, y: float, w: float, note: str, lit: bool = False) -> None:
    """A cloth banner of a side with its emblem at the outer end; the note goes where there is room for it."""
    light, base, _, ink = BANNER[side]
    h, left = BANNER_H, side == "kingdom"
    out = x + 34 if left else x + w - 34
    notch = f"M{x} {y}H{x + w}V{y + h - 10}L{x + w / 2} {y + h}L{x} {y + h - 10}Z"
    t.svg(
        f'<path d="{notch}" fill="#0c0618" opacity=".45" transform="translate(3 6)"/><path d="{notch}" fill="{base}"/>'
        f'<path d="M{x} {y}H{x + w}V{y + 5}H{x}Z" fill="{light}"/><path d="M{x} {y + h - 17}L{x + w / 2} '
        f"{y + h - 7}L{x + w} {y + h - 17}"
        f'V{y + h - 12}L{x + w / 2} {y + h - 2}L{x} {y + h - 12}Z" fill="{GOLD}"/>'
        + ((tower if left else gatehouse)(out, y + 23, 0.52) if w >= 160 else "")
        + (f'<path d="{notch}" fill="none" stroke="#ffe08a" stroke-width="3"/>' if lit else ""),
        x - 2,
        y - 2,
        w + 8,
        h + 10,
    )
    if w < 160:
        t.text(side.title(), "black", 26, ink, x + w / 2, y + 24, "c", w - 12, maxh=34)
        return
    start, way, align = (x, 1, "l") if left else (x + w, -1, "r")
    used = t.text(side.title(), "black", 33, ink, start + way * 62, y + 24, align, w - 76, maxh=40)
    if note and w - used - 98 > 0.8 * t.width(note, "semi", 24):
        t.text(note, "semi", 24, ink, start + way * (78 + used), y + 24, align, w - used - 98, maxh=30)


def tear(height: float, hot: bool) -> str:
    """A line where the Array may be cut, from the top at 24, 4 down: a jagged tear."""
    points, y, i = [], 4.0, 0
    while y < height + 4:
        points.append((24 + (-5 if i % 2 else 5) * (1 if hot else 0.6), y))
        y += 15
        i += 1
    d = "M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in points)
    if not hot:
        return (
            f'<path d="{d}" fill="none" stroke="#1a0c2a" stroke-width="7" stroke-linejoin="round"/><path '
            f'd="{d}" fill="none" '
            'stroke="#ffe08a" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>'
        )
    return (
        f'<rect x="8" y="0" width="32" height="{height + 8}" rx="16" fill="#ffcf5a" opacity=".45"/>'
        f'<path d="{d}" fill="none" stroke="#fff9dc" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/>'
        f'<path d="{d}" fill="none" stroke="#e8862a" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>'
    )


def apart(t: Sheet, x: float, y: float) -> Sheet:
    """A sheet of its own from x, y on: equal signs on it are rasterised once, wherever they come to lie."""
    return (
        Sheet(t.units[0] * t.u, t.units, t.surf, (round(t.ox + x * t.u), round(t.oy + y * t.u)), t.marks)
        if t.kept
        else t
    )


def coin(t: Sheet, x: float, y: float, r: float, count: int | str) -> None:
    """Points on a gold coin."""
    apart(t, x - r - 2, y - r - 2).svg(
        f'<g transform="translate({r + 2} {r + 2})"><circle cx="1.5" cy="3" r="{r}" fill="#0c0618" '
        f'opacity=".45"/><circle r="{r}" fill="#c98718"/>'
        f'<circle cy="-1" r="{r - 1.5}" fill="#f7c93f"/><circle cy="-.5" r="{r * 0.76:.1f}" fill="#e0a526"/>'
        f'<path d="M{3 - r:.1f} -1A{r - 3} {r - 3} 0 0 1 {r * 0.5:.1f} {-r * 0.78:.1f}A{r + 4} {r + 4} 0 0 0 '
        f'{3 - r:.1f} -1Z" fill="#fff0b0"/></g>',
        0,
        0,
        2 * r + 6,
        2 * r + 8,
    )
    t.text(str(count), "black", r * 1.2, "#4a1f12", x, y, "c", r * 1.6, maxh=r * 1.7)


def stone(t: Sheet, x: float, y: float, colour: str, k: float = 0.3) -> None:
    """A Gem with the symbol of its colour, its middle at x, y."""
    w, h = 100 * k, 96 * k
    base = RAMP[colour][1]
    apart(t, x - w / 2, y - h / 2).svg(
        gem(w / 2, h / 2, k, colour) + icon(SYMBOL[colour], w / 2, h / 2 - 8 * k, 33 * k, figure_on(colour), base),
        0,
        0,
        w,
        h,
    )


def disc(t: Sheet, x: float, y: float, r: float, colour: str) -> None:
    """The seal of a colour, its middle at x, y."""
    size = 2 * r + 8
    apart(t, x - r - 2, y - r - 2).svg(seal(r + 2, r + 2, r, colour), 0, 0, size, size)


def slot(t: Sheet, x: float, y: float, w: float) -> None:
    """A place where a card may come to lie, w wide, by its upper left corner."""
    h = w * UNITS[1] / UNITS[0]
    edge = dashes(1, 1, w - 2, h - 2, "#9a7cbd", 1.5 if w < 60 else 2, 6, 5, 7, 0.6)
    ground = f'<rect width="{w}" height="{h}" rx="{w * 0.13:.1f}" fill="#0c0618" opacity=".4"/>'
    apart(t, x, y).svg(ground + edge, -2, -2, w + 4, h + 4)

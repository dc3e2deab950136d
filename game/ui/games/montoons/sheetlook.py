"""sheetlook: the parts of a character sheet as they are painted: slots, entries, hearts, statuses, boxes, the grid."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.montoons.needs import RowNeed
from game.rules.montoons.sheets import GridBonus
from game.ui.draw.hexes.marks import glyph
from game.ui.draw.paint import GOLD, INK, PAPER, Sheet, icon
from game.ui.draw.shapes import disc, frame, plate, stroke
from game.ui.draw.tokens.dice import look_of
from game.ui.style.metrics import CHIP, ROUND, SLIP, THICK, THIN
from game.ui.style.palette import contrast, palette
from game.ui.table.stamps import Stamps

WINE, SAND, DIM, BROWN = palette.wine, palette.sand, palette.fade, palette.sepia
RIMS = {
    "waystone": palette.waystone,
    "shell": palette.shell,
    "berry": palette.berry,
    "heart": palette.harm,
    "special": palette.seed,
}
STAIRS = {"rising", "ascending", "falling", "descending"}
WRITTEN = 4.5  # contrast of words
USED, READY, BARE = "used", "ready", "bare"  # a bonus box


def heading(s: Sheet, x: float, y: float, w: float, text: str, note: str = "") -> None:
    """A word in capitals with a line to the right edge, and a remark there."""
    run = s.say(text, "caption", palette.wine, x, y, maxw=w * 0.6, maxh=15)
    end = x + w
    if note:
        end -= s.say(note, "small", BROWN, x + w, y, "r", w - run - 16, maxh=15) + 8
    if end > x + run + 10:
        s.svg(plate(x + run + 8, y - 1, end - x - run - 8, 2, 0, palette.rule), x + run + 6, y - 2, end - x - run, 4)


def slot(x: float, y: float, d: float, lit: bool) -> str:
    """A place for a die, sunk into the paper; lit ones have a golden edge."""
    edge, fill, k = (palette.honey, palette.sand, 2.6) if lit else (palette.umber, palette.sheet_pale, 1.2)
    well = plate(x + k, y + 2.6, d - 2 * k, d - 2.6 - k, d * 0.187, fill)
    return plate(x, y, d, d, d * 0.22, edge) + well


def need_words(need: str) -> str:
    """What a slot takes, as it is printed on it."""
    return {"?": "any"}.get(need, need.replace(" ", "·"))


def row_words(need: RowNeed) -> str:
    """What a power-up slot shows: its faces, or the sign of the row's rule or least sum."""
    if need.faces != "?":
        return need_words(need.faces)
    return {"equal": "=", "different": "≠"}.get(need.rule, f"{need.total}+" if need.total else "any")


def stairs(x: float, y: float, d: float, down: bool = False) -> str:
    """Values must rise (or fall): three steps."""
    turn = f' transform="matrix(-1 0 0 1 {2 * x} 0)"' if down else ""
    return (
        f'<path d="M{x - d / 2:.1f} {y + d / 2:.1f}V{y + d * 0.2:.1f}H{x - d / 6:.1f}V{y - d * 0.12:.1f}'
        f'H{x + d / 6:.1f}V{y - d * 0.45:.1f}H{x + d / 2:.1f}V{y + d / 2:.1f}Z" fill="{palette.sepia}"{turn}/>'
    )


def stairs_for(need: RowNeed, x: float, y: float, d: float) -> str:
    """The steps of a row whose values must rise or fall; "" for other rows."""
    if need.rule not in STAIRS or need.faces != "?":
        return ""
    return stairs(x, y, d, need.rule in ("falling", "descending"))


def card(x: float, y: float, w: float, h: float, fill: str = palette.paper, edge: str = "", lock: bool = False) -> str:
    """The paper of an entry."""
    shade = plate(x, y + 2, w, h, SLIP, palette.sheet_lock if lock else palette.rule, 0.6)
    return shade + plate(x, y, w, h, SLIP, fill) + (frame(x, y, w, h, SLIP, edge) if edge else "")


def badge(x: float, y: float, r: float, name: str, fill: str = WINE) -> str:
    """The round picture before an entry's name."""
    return disc(x, y, r, fill) + icon(name, x, y, r * 1.3, PAPER, fill)


def padlock(x: float, y: float, d: float) -> str:
    return (
        f'<path d="M{x - d * 0.3:.1f} {y - d * 0.05:.1f}V{y - d * 0.2:.1f}C{x - d * 0.3:.1f} {y - d * 0.62:.1f} '
        f'{x + d * 0.3:.1f} {y - d * 0.62:.1f} {x + d * 0.3:.1f} {y - d * 0.2:.1f}V{y - d * 0.05:.1f}" fill="none" '
        f'stroke="{palette.paper}" stroke-width="{d * 0.13:.1f}"/><rect x="{x - d * 0.42:.1f}" y="{y - d * 0.1:.1f}" '
        f'width="{d * 0.84:.1f}" height="{d * 0.62:.1f}" rx="{d * 0.1:.1f}" fill="{palette.gold}"/>'
        f'<circle cx="{x:.1f}" cy="{y + d * 0.16:.1f}" r="{d * 0.1:.1f}" fill="{palette.cocoa}"/>'
    )


def stone(x: float, y: float, d: float, fill: str = palette.plum) -> str:
    """The Waystone as a picture of a bonus."""
    return (
        f'<path d="M{x - d * 0.3:.1f} {y + d * 0.46:.1f}L{x - d * 0.22:.1f} {y - d * 0.26:.1f}L{x:.1f} '
        f'{y - d * 0.52:.1f}L{x + d * 0.24:.1f} {y - d * 0.24:.1f}L{x + d * 0.3:.1f} {y + d * 0.46:.1f}Z" '
        f'fill="{fill}"/><path d="M{x:.1f} {y - d * 0.2:.1f}L{x + d * 0.13:.1f} {y - d * 0.04:.1f}L{x:.1f} '
        f'{y + d * 0.12:.1f}L{x - d * 0.13:.1f} {y - d * 0.04:.1f}Z" fill="{palette.cyan}"/>'
    )


def picture(kind: str, x: float, y: float, d: float) -> str:
    """The picture of a bonus: shell, berry, heart, special or waystone."""
    if kind == "waystone":
        return stone(x, y, d)
    return icon("leaf", x, y, d, palette.seed, PAPER) if kind == "special" else glyph(kind, x, y, d)


def bonus_dot(x: float, y: float, r: float, kind: str, got: bool) -> str:
    """A bonus on a corner of the grid."""
    rim = disc(x + 1, y + 1.5, r, palette.rise, 0.4) + disc(x, y, r, RIMS[kind])
    return rim + disc(x, y, r - 1.8, palette.glow if got else palette.white) + picture(kind, x, y, r * 1.42)


def grid_value(s: Sheet, x: float, y: float, cell: float, value: int, crossed: bool, large: bool) -> None:
    """A value of the Waystone grid in its box, crossed out or not; large where the grid lies over the map."""
    style, air, q, line = (
        ("number_large", 8, cell * 0.28, 7.0) if large else ("number_small", 4, cell * 0.3, cell * 0.14)
    )
    mx, my, ink = x + cell / 2, y + cell / 2, palette.plum if crossed else palette.rise
    s.say(str(value), style, ink, mx, my + 1, "c", cell - air, cell - air)
    if crossed:
        d = f"M{mx - q:.1f} {my - q:.1f}l{2 * q:.1f} {2 * q:.1f}M{mx + q:.1f} {my - q:.1f}l{-2 * q:.1f} {2 * q:.1f}"
        s.svg(stroke(d, WINE, line), x, y, cell, cell)


def grid_bonuses(
    s: Sheet, bonuses: Sequence[GridBonus], earned: int, x: float, y: float, cell: float, r: float
) -> None:
    """The bonuses on the corners of a grid whose first box has its upper left corner at x, y."""
    for n, bonus in enumerate(bonuses):
        cx, cy = x + bonus.at[1] * cell, y + bonus.at[0] * cell
        s.svg(bonus_dot(cx, cy, r, bonus.gives, bool(earned >> n & 1)), cx - r - 2, cy - r - 2, 2 * r + 4, 2 * r + 4)


def hearts(s: Sheet, x: float, y: float, w: float, most: int, health: int, golden: Sequence[int]) -> None:
    """From the highest on the left, as damage crosses them off; Golden Hearts lie on a disc."""
    step = w / most
    d = min(19.0, step * 1.25)
    out = ""
    for i in range(most):
        number = most - i
        cx, gold, full = x + (i + 0.5) * step, number in golden, number <= health
        if gold:
            out += disc(cx, y, d * 0.66, GOLD if full else palette.rule)
        colour = (palette.copper if gold else palette.harm) if full else palette.sheet_pale
        out += icon("heart", cx, y + 1, d, colour, palette.white)
        if not full:
            out += stroke(f"M{cx - d * 0.3:.1f} {y - d * 0.26:.1f}l{d * 0.6:.1f} {d * 0.56:.1f}", palette.sepia, 2)
    s.svg(out, x - 8, y - 14, w + 16, 28)


def status(s: Sheet, x: float, y: float, w: float, h: float, name: str, sign: str, on: bool, value: int = 0) -> None:
    """A status as a pill; what does not hold is pale."""
    body = plate(x, y, w, h, h / 2, WINE if on else palette.sheet_pale)
    s.svg(body + icon(sign, x + h * 0.55, y + h / 2, h * 0.62, palette.sun if on else palette.umber, WINE), x, y, w, h)
    room = w - h - (20 if value else 6)
    s.say(name, "strong", PAPER if on else BROWN, x + h, y + h / 2, "l", room, maxh=15)
    if value:
        s.say(str(value), "number_small", palette.sun, x + w - 8, y + h / 2 + 0.5, "r", 16, maxh=17)


def ink_on(colour: str) -> str:
    """The colour of small digits on it."""
    return PAPER if contrast(PAPER, colour) >= WRITTEN else INK


def bonus_box(x: float, y: float, d: float, state: str, colour: str, lit: bool = False) -> str:
    """One box of a bonus: bare, ready to be spent, or crossed off."""
    edge = (GOLD, 3.0) if lit else (palette.umber, 1.6) if state == BARE else None
    box = plate(x, y, d, d, CHIP, colour if state == READY else palette.sheet_pale)
    return box + (frame(x, y, d, d, CHIP, *edge) if edge else "")


def offered(x: float, y: float, w: float, h: float, fill: str = palette.sheet_lit) -> str:
    """What can be chosen: golden, in a frame."""
    dark = frame(x - 2, y - 2, w + 4, h + 4, ROUND, palette.sepia, THICK)
    return plate(x, y, w, h, SLIP, fill) + dark + frame(x - 1.2, y - 1.2, w + 2.4, h + 2.4, SLIP, palette.gold)


def flat_die(s: Sheet, stamps: Stamps, x: float, y: float, d: float, value: int, colour: str) -> None:
    """A die from above, d wide: its number is what counts here."""
    tone = look_of(colour)

    def paint(t: Sheet) -> None:
        t.svg(plate(0, 2, d, d, d * 0.22, tone.right) + plate(0, 0, d, d, d * 0.22, tone.left))
        t.svg(frame(0, 0, d, d, d * 0.22, tone.edge, THIN))
        t.say(str(value), "number", tone.pip, d / 2, d / 2 + 0.5, "c", d - 6, size=d * 0.78)

    stamps.put(s, ("flat die", value, colour, d), x, y, d, d + 2, paint)


def cross(x: float, y: float, d: float) -> str:
    k = d - 8
    return stroke(f"M{x + 4} {y + 4}l{k} {k}M{x + d - 4} {y + 4}l{-k} {k}", WINE, 2.6)


def band(x: float, y: float, w: float, head: float, dark: str, bright: str) -> str:
    """The coloured head of a sheet."""
    return (
        f'<path d="M{x} {y + head}V{y + 10}C{x} {y + 4} {x + 4} {y} {x + 10} {y}H{x + w - 10}C{x + w - 4} {y} '
        f'{x + w} {y + 4} {x + w} {y + 10}V{y + head}Z" fill="{dark}"/>'
        f'<path d="M{x} {y + head * 0.82:.0f}V{y + 10}C{x} {y + 4} {x + 4} {y} {x + 10} {y}H{x + w - 10}'
        f'C{x + w - 4} {y} {x + w} {y + 4} {x + w} {y + 10}V{y + head * 0.95:.0f}Z" fill="{bright}"/>'
        f'<rect x="{x}" y="{y + head}" width="{w}" height="4" fill="{GOLD}"/>'
    )


def shortened(s: Sheet, text: str, style: str, w: float) -> str:
    """As many whole words as there is room for, with an ellipsis when some are left out; the bubble has them all."""
    if s.wide(text, style) <= w:
        return text
    words = text.split()
    while len(words) > 1 and s.wide(" ".join(words) + " …", style) > w:
        words.pop()
    return " ".join(words).rstrip(",.;:") + " …"

"""looks: how each control is drawn in every state; no state is kept here and no input read.

A state is normal, hover, pressed or disabled; the focus ring is drawn round any of them by shapes.focus_ring."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.ui.draw.paint import GOLD, INK, PAPER, Area, Sheet, icon, mix
from game.ui.draw.shapes import (
    BRASS,
    CONTROL,
    EDGE,
    GLOW,
    LINE,
    NIGHT,
    PAGE,
    RISE,
    SECOND,
    SHADOW,
    SINK,
    SKIRT,
    SOFT,
    WELL,
    WINE,
    disc,
    faded,
    frame,
    glyph,
    lip,
    plate,
    pool,
    put,
    sign,
)
from game.ui.style.metrics import CHIP, FINE, SLIP, THIN
from game.ui.style.palette import palette
from game.ui.style.type import TEXTS

Ramp = tuple[str, str, str]
RED: Ramp = (palette.risk_light, palette.risk, palette.risk_shade)
VIOLET: Ramp = (palette.violet_light, palette.violet, palette.violet_shade)
CHOSEN: Ramp = (palette.glow, palette.gold, palette.brass)
TIN: Ramp = (palette.tin_light, palette.tin, palette.tin_shade)
HIGH, HUGE = 48, 68  # buttons from so high on have larger letters
SQUEEZED = 1.25  # times as wide as its room may the second line of a button be, until it takes two
TWO_LINES, LEAST = 0.9, 0.78  # a row's words that would have to shrink further stand in two lines; over a second line
ELLIPSIS = "\u2026"
ON_TIN, HOVERED, DIM = palette.garnet, palette.hover, palette.hover


def button(
    s: Sheet,
    box: Area,
    text: str,
    state: str = "normal",
    ramp: Ramp = RED,
    ico: str | None = None,
    sub: str = "",
    key: str = "",
    lit: bool = False,
) -> None:
    """Skirted button. Hover: paler; pressed: goes down. lit = the way on, with a glow; key = a cap at the
    right, beside the words over a second line."""
    x, y, w, h = box
    r = min(h / 2, 22)
    if state == "disabled":
        plain = (text, ramp, ico, sub, key)
        faded(s, (x, y, w, h + SKIRT), r, plain, lambda t: button(t, box, text, "normal", ramp, ico, sub, key))
        return
    light, base, deep = ramp
    ink = ON_TIN if ramp is TIN else PAPER
    if lit:
        put(s, box, pool(x + w / 2, y + h / 2, w * 0.62, h / 2 + 34), 70)
        put(s, box, plate(x - 4, y - 4, w + 8, h + SKIRT + 8, r + 4, GLOW))
    if state == "hover":
        base, light = mix(base, light, 0.06), mix(light, palette.white, 0.35)
    down = SINK if state == "pressed" else 0
    if down:
        base = mix(base, deep, 0.35)
    body = plate(x, y + SKIRT, w, h, r, deep) + plate(x, y + down, w, h, r, base)
    if not down:
        body += lip(x, y, w, r, 5, light)
    if state == "hover":
        body += frame(x - 1, y - 1, w + 2, h + 2, r + 1, GLOW)
    y += down
    if ico:
        body += sign(ico, x + (r * 0.55 + h * 0.38 if text else w / 2), y + h / 2, min(30, h * 0.52), ink, base)
    put(s, (x, y - down, w, h + SKIRT), body)
    cap = key_width(s, key) if key else 0
    left = x + r * 0.55 + h * 0.78 if ico else x + w / 2
    room = x + w - left - (cap + 22 if key else 14) if ico else w - min(24, 1.2 * r) - (2 * cap + 20 if key else 0)
    if key and not ico and s.wide(text, letters(h)) > room:  # beside the cap instead of in the middle
        left, room = left - cap / 2 - 5, room + cap + 10
    align, below = ("l", x + w - left - 14) if ico else ("c", w - 24)
    long = h >= HIGH and s.wide(sub, "note") > SQUEEZED * below  # a second line that needs two
    up = (15 if long else 10) if sub else 0
    kind = "name" if h >= HIGH and TWO_LINES * s.wide(text, letters(h)) > room else letters(h)
    if not sub and kind != letters(h) and TWO_LINES * s.wide(text, kind) > room:
        top = y + h / 2 - min(h - 8, s.high(text, "name", room)) / 2
        s.tell(text, "name", ink, left if ico else left - room / 2, top, room, align, maxh=h - 8)
    elif text:
        s.say(text, kind, ink, left, y + h / 2 - (up or -1), align, room, h * (0.39 if sub else 0.5))
    if long:
        s.tell(sub, "small", ink, left if ico else x + 12, y + h / 2 - 3, below, align, maxh=h / 2)
    elif sub:
        s.say(sub, "note", ink, left, y + h / 2 + 14, align, below, maxh=h * 0.3)
    if key:
        middle = y + h / 2 - up
        put(s, box, plate(x + w - cap - 12, middle - 12, cap, 24, CHIP, deep))
        s.say(key, "key", PAPER, x + w - 12 - cap / 2, middle + 1, "c", cap - 4, maxh=22)


def letters(h: float) -> str:
    """The text style of a button so high."""
    return "title" if h >= HUGE else "button" if h >= HIGH else "name"


def key_width(s: Sheet, text: str) -> float:
    """Width of a key cap, units; grows little with the text size, as the cap stays 24 to 28 high."""
    return max(24.0, min(90.0, s.wide(text, "slot") + 14))


def icon_button(s: Sheet, box: Area, ico: str, state: str = "normal", on: bool = False) -> None:
    """A sign on a small raised plate, as in the bars on top."""
    x, y, w, h = box
    if state == "disabled":
        faded(s, box, 9, (ico, on), lambda t: icon_button(t, box, ico, "normal", on))
        return
    fill, ground = small_plate(box, state, on)
    put(s, box, ground + sign(ico, x + w / 2, y + h / 2, min(w, h) * 0.6, INK if on else palette.cream, fill), 4)


def small_plate(box: Area, state: str, on: bool = False) -> tuple[str, str]:
    """The colour of such a plate, and its drawing."""
    fill = GOLD if on else {"hover": HOVERED, "pressed": WELL}.get(state, RISE)
    edge = GLOW if state in ("hover", "pressed") else EDGE
    return fill, plate(*box, SLIP, fill) + frame(*box, SLIP, edge, THIN, 1 if edge == GLOW else 0.55)


def short_button(s: Sheet, box: Area, text: str, state: str = "normal") -> None:
    """A letter or two on such a plate."""
    x, y, w, h = box
    put(s, box, small_plate(box, state)[1], 4)
    s.say(text, "number_small", palette.cream, x + w / 2, y + h / 2 + 0.5, "c", w - 4, maxh=h - 8)


def dropdown(s: Sheet, x: float, y: float, w: float, text: str, state: str = "normal", ico: str | None = None) -> None:
    """40 high, chevron in a raised end."""
    box = (x, y, w, CONTROL)
    if state == "disabled":
        faded(s, box, SLIP, ("dropdown", text, ico), lambda t: dropdown(t, x, y, w, text, ico=ico))
        return
    fill, edge = {"hover": (HOVERED, GLOW), "pressed": (WELL, GLOW)}.get(state, (RISE, EDGE))
    put(
        s,
        box,
        plate(*box, SLIP, fill)
        + frame(*box, SLIP, edge)
        + plate(x + w - 38, y + 8, 2, 24, FINE, EDGE, 0.6)
        + glyph("down", x + w - 19, y + 21, 1, GLOW)
        + (sign(ico, x + 22, y + 20, 20, GLOW, fill) if ico else ""),
    )
    s.say(text, "lead", PAPER, x + (40 if ico else 14), y + 20, "l", w - (84 if ico else 58), maxh=34)


def open_list(s: Sheet, box: Area, items: Sequence[str], chosen: int, at: int, first: int) -> None:
    """The lines of an open dropdown: `chosen` is in force, `at` is pointed at, `first` is the one on top."""
    x, y, w, h = box
    put(s, box, plate(x, y + 5, w, h, SLIP, SHADOW, 0.6) + plate(*box, SLIP, RISE) + frame(*box, SLIP, GLOW))
    for row, i in enumerate(range(first, min(len(items), first + int((h - 8) / LINE + 0.01)))):
        top = y + 4 + LINE * row
        if i == chosen:
            put(
                s,
                (x, top, w, LINE),
                plate(x + 4, top, w - 8, LINE, CHIP, GOLD) + icon("check", x + w - 22, top + LINE / 2, 16, INK, GOLD),
            )
        if i == at:
            put(s, (x, top, w, LINE), frame(x + 4, top, w - 8, LINE, CHIP, PAPER if i == chosen else GLOW))
        s.say(items[i], "lead", INK if i == chosen else PAPER, x + 14, top + LINE / 2, "l", w - 54, maxh=LINE - 4)


def field(
    s: Sheet,
    box: Area,
    text: str = "",
    hint: str = "",
    state: str = "normal",
    ico: str | None = None,
    clear: bool = False,
) -> None:
    """Text field: paper, so that what is written is read like print. The words are drawn by who edits them."""
    x, y, w, h = box
    if state == "disabled":
        faded(s, box, SLIP, (text, hint, ico), lambda t: field(t, box, text, hint, "plain", ico))
        return
    edge, thick = {"hover": (GOLD, 2), "pressed": (WINE, 3)}.get(state, (BRASS, 2))
    put(
        s,
        box,
        plate(*box, SLIP, PAPER)
        + f'<path d="M{x} {y + 12}V{y + 10}A10 10 0 0 1 {x + 10} {y}H{x + w - 10}A10 10 0 0 1 {x + w} {y + 10}V{y + 12}'
        f'Q{x + w} {y + 4} {x + w - 10} {y + 4}H{x + 10}Q{x} {y + 4} {x} {y + 12}Z" fill="{palette.sheet_pale}"/>'
        + frame(*box, SLIP, edge, thick)
        + (sign(ico, x + 22, y + h / 2, 21, palette.sepia, PAPER) if ico else "")
        + (glyph("cross", x + w - 20, y + h / 2, 0.72, palette.sepia) if clear else ""),
    )
    if text and state == "plain":
        s.say(text, "lead", INK, x + (42 if ico else 14), y + h / 2 + 1, "l", w - 28 - (28 if ico else 0), maxh=h - 8)
    elif hint and not text:
        s.say(
            hint,
            "page",
            palette.fade,
            x + (42 if ico else 14),
            y + h / 2 + 1,
            "l",
            w - 28 - (28 if ico else 0),
            maxh=h - 8,
        )


def row(
    s: Sheet,
    box: Area,
    text: str,
    note: str = "",
    state: str = "normal",
    ico: str | None = None,
    chosen: bool = False,
    tone: str = "dark",
    rule: bool = True,
    under: str = "",
    picture: Callable[[int], pygame.Surface] | None = None,
) -> None:
    """List row. Chosen: gold with a wedge at the left, not by colour alone. rule = a hairline below; under = a second,
    smaller line; picture = what stands at the left, for a height in pixels, the sign then small in its corner."""
    x, y, w, h = box
    if state == "disabled":
        faded(
            s,
            box,
            SLIP,
            (text, note, ico, tone, under),
            lambda t: row(t, box, text, note, ico=ico, tone=tone, under=under, picture=picture),
        )
        return
    paper = tone == "paper"
    fill = (
        GOLD
        if chosen
        else {"hover": palette.glow if paper else HOVERED, "pressed": palette.sheet_pale if paper else WELL}.get(state)
    )
    ink, soft = (INK, palette.cocoa) if chosen or paper else (PAPER, SOFT)
    body = plate(*box, SLIP, fill) if fill else ""
    if chosen:
        body += f'<path d="M{x + 6} {y + h / 2 - 8}L{x + 13} {y + h / 2}L{x + 6} {y + h / 2 + 8}Z" fill="{WINE}"/>'
    if state in ("hover", "pressed"):
        body += frame(*box, SLIP, BRASS if paper else GLOW)
    if ico and not picture:
        body += sign(
            ico, x + 32, y + h / 2, 21, ink if chosen else WINE if paper else GLOW, fill or (PAGE if paper else NIGHT)
        )
    if rule and not fill:
        body += plate(x + 12, y + h - 1, w - 24, 1, FINE, BRASS if paper else EDGE, 0.3)
    if body:
        put(s, box, body, 4)
    left = _pictured(s, box, picture, ico) if picture else 52 if ico else 22
    _written(s, box, left, (text, note, under), (ink, soft), "setting" if chosen else "lead")


def heading(
    s: Sheet, box: Area, text: str, note: str, picture: Callable[[int], pygame.Surface] | None, tone: str = "dark"
) -> None:
    """A heading in a list: with a picture a large one, without a small one over few rows."""
    x, y, w, h = box
    ink, soft = (WINE, palette.cocoa) if tone == "paper" else (GLOW, SOFT)
    if picture:
        left = _pictured(s, (x - 14, y, w, h), picture, None) - 14
        room = w - left - 10
        note = note if s.wide(text, "heading") + s.wide(note, "note") + 12 < room else ""
        n = s.say(note, "note", soft, x + w - 14, y + h / 2 + 1, "r", room * 0.4, maxh=h - 8) + 10 if note else 0
        s.say(text, "heading", ink, x + left, y + h / 2 + 1, "l", room - n, maxh=h - 8)
        return
    s.say(text, "note", ink, x + 8, y + h * 0.62, "l", w - 16, maxh=h * 0.6)
    put(s, box, plate(x + 8, y + h - 4, w - 16, 1.5, FINE, EDGE, 0.6))


def _pictured(s: Sheet, box: Area, picture: Callable[[int], pygame.Surface], ico: str | None) -> float:
    """The picture of a row with a sign in its corner; where the words beside it begin comes back."""
    x, y, _, h = box
    image = picture(round((h - 10) * s.u))
    wide, high = image.get_width() / s.u, image.get_height() / s.u
    s.blit(image, x + 18, y + (h - high) / 2)
    if ico:
        cx, cy = x + 18 + wide - 6, y + (h + high) / 2 - 6
        put(s, (cx - 10, cy - 10, 20, 20), disc(cx, cy, 9.5, NIGHT) + sign(ico, cx, cy, 13, GLOW, NIGHT), 2)
    return 18 + wide + 12


def _written(s: Sheet, box: Area, left: float, words: tuple[str, str, str], inks: tuple[str, str], style: str) -> None:
    """Text, note and second line of a row. Where they do not fit, long text takes both lines and leaves the second out,
    and a note gives way."""
    x, y, w, h = box
    (text, note, under), (ink, soft) = words, inks
    room, wanted = w - left - 14, s.wide(text, style)
    beside = wanted + (s.wide(note, "note") + 12 if note else 0)
    if under and beside > room:
        note = ""
    size, small = TEXTS[style].size, TEXTS["note"].size
    k = max(LEAST, min(1.0, room / max(1.0, beside))) if note else 1.0  # text and note shrink alike
    n = s.say(note, "note", soft, x + w - 14, y + h / 2 + 1, "r", room * 0.6, h - 8, k * small) + 8 if note else 0
    room -= n
    if h >= SECOND and k * s.wide(text, style) > room / (LEAST if under else TWO_LINES):
        text = " ".join(cropped(s, word, style, small, room) for word in text.split())
        text = cropped(s, text, style, small, 1.7 * room, 1)
        high = min(h - 6, s.high(text, style, room, small))
        s.tell(text, style, ink, x + left, y + (h - high) / 2, room, maxh=h - 6, size=small)
        return
    text = cropped(s, text, style, k * size, room)
    if under:
        under = cropped(s, under, "note", s.sized(TEXTS["note"]), room, 1)
        s.say(text, style, ink, x + left, y + h * 0.3 + 1, "l", room, h * 0.5, k * size)
        s.say(under, "note", soft, x + left, y + h * 0.72 + 1, "l", room, maxh=h * 0.42)
        return
    s.say(text, style, ink, x + left, y + h / 2 + 1, "l", room, h - 8, k * size)


def cropped(s: Sheet, text: str, style: str, size: float, room: float, least: float = LEAST) -> str:
    """As much of a line as fits when it is written so much smaller, with an ellipsis where something is left out."""
    if s.wide(text, style, size) * least <= room:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        fits = s.wide(text[:middle] + ELLIPSIS, style, size) * least <= room
        low, high = (middle, high) if fits else (low, middle - 1)
    return text[:low].rstrip() + ELLIPSIS

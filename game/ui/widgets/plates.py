"""plates: panels, bubbles, notes and signs; what a screen shows and nobody presses."""

from __future__ import annotations

from game.ui.draw.paint import GOLD, INK, PAPER, Area, Sheet, icon
from game.ui.draw.shapes import (
    FADE,
    GLOW,
    LEAF,
    NIGHT,
    PAGE,
    PAGE_EDGE,
    PRINT,
    SHADOW,
    SOFT,
    WINE,
    disc,
    faded,
    frame,
    plate,
    put,
    raised,
    shade,
    sign,
)
from game.ui.style.metrics import BROAD, CHIP, EVEN, PILL, ROUND, THIN
from game.ui.style.palette import palette
from game.ui.widgets.looks import VIOLET, Ramp, key_width

TOASTS = {
    "info": ("bulb", palette.azure_light),
    "good": ("check", palette.good_light),
    "warn": ("flame", palette.amber),
    "wrong": (".cross", palette.harm_light),
}
TOAST_H = 48
TOAST_SHARE = 0.36  # little more than a third

LONG = 1.12  # times its room from which on a prompt stands in two lines, which are larger from there on
LOW = 43.0  # units of height; in a lower plate two lines would be smaller than one for longer


def panel(
    s: Sheet,
    box: Area,
    title: str = "",
    tone: str = "dark",
    note: str = "",
    ico: str | None = None,
    solid: bool = False,
) -> None:
    """Dark: night at 93 %, or all of it where it lies over words (`solid`), gold hairline. Paper: page colour, brass
    edge. The title's centre lies 25 below the top."""
    x, y, w, h = box
    dark = tone == "dark"
    put(
        s,
        box,
        shade(x, y + 4, w, h, BROAD)
        + plate(*box, BROAD, NIGHT if dark else PAGE, 0.93 if dark and not solid else 1)
        + frame(*box, BROAD, GOLD if dark else PAGE_EDGE, EVEN, 0.45 if dark else 1),
    )
    n = min(w * 0.5, s.wide(note, "note")) + 16 if note else 0
    if title:
        left = x + 48 if ico else x + 18
        if ico:
            put(s, (x, y, w, 40), sign(ico, x + 28, y + 25, 21, GLOW if dark else WINE, NIGHT if dark else PAGE))
        s.say(title, "heading", PAPER if dark else INK, left, y + 25, "l", x + w - 18 - left - n, maxh=34)
    if note:
        s.say(note, "note", SOFT if dark else FADE, x + w - 18, y + 25, "r", w * 0.5, maxh=30)


def keycap(s: Sheet, x: float, y: float, text: str) -> float:
    """Key as it is printed on the keyboard; returns its width. y = centre."""
    w = max(28.0, key_width(s, text) + 2)
    put(
        s,
        (x, y - 14, w, 28),
        plate(x, y - 12, w, 28, CHIP, palette.umber)
        + plate(x, y - 14, w, 26, CHIP, PAPER)
        + frame(x, y - 14, w, 26, CHIP, PAGE_EDGE, THIN),
        4,
    )
    s.say(text, "key", INK, x + w / 2, y - 0.5, "c", w - 6, maxh=24)
    return w


def bubble_height(s: Sheet, w: float, title: str, text: str) -> float:
    """How high a tooltip's bubble is, units, without its tail."""
    head = 40.0 if title else 12
    return head + (s.high(text, "body", w - 28) + 10 if text else 2)


def tooltip(s: Sheet, box: Area, tip: tuple[float, float], title: str, text: str = "", key: str = "") -> None:
    """Paper bubble in `box` with its tail ending at `tip`, outside the box."""
    x, y, w, h = box
    tx, ty = tip
    if x <= tx <= x + w:
        edge = y + h - 1 if ty > y else y + 1
        foot = f"M{tx - 10} {edge}L{tx} {ty}L{tx + 10} {edge}"
    else:
        edge = x + w - 1 if tx > x else x + 1
        foot = f"M{edge} {ty - 10}L{tx} {ty}L{edge} {ty + 10}"
    tail = f'<path d="{foot}Z" fill="{PAGE}"/>'
    put(s, box, shade(x + 3, y + 6, w, h, ROUND) + plate(*box, ROUND, PAGE) + frame(*box, ROUND, PAGE_EDGE) + tail, 24)
    head = 40.0 if title else 12
    cap = key_width(s, key) + 14 if key else 0
    if title:
        s.say(title, "name", INK, x + 14, y + head / 2 + 1, "l", w - 28 - cap, maxh=head - 6)
    if key:
        keycap(s, x + w - cap, y + head / 2 + 1, key)
    if text:
        s.tell(text, "body", PRINT, x + 14, y + head - 4, w - 28, maxh=h - head + 2)


def toast_width(s: Sheet, text: str, action: str = "", share: float = TOAST_SHARE) -> float:
    """As wide as its words need, units, within a share of the window's width."""
    button = s.wide(action, "step") + 40 if action else 0
    return min(520.0, max(300.0, s.units[0] * share), 80 + s.wide(text, "note") + button)


def toast_height(s: Sheet, w: float, text: str, action: str = "") -> float:
    """Higher where the words need more than one line."""
    room = toast_room(s, w, action)
    return TOAST_H if s.wide(text, "note") <= room + 1 else s.high(text, "note", room) + 28


def toast_room(s: Sheet, w: float, action: str) -> float:
    """What the sign and the button of a toast leave for its words."""
    return w - 70 - (min(w * 0.4, s.wide(action, "step") + 26) if action else 0)


def toast_action(s: Sheet, box: Area, action: str) -> Area:
    """Where the button of a toast lies."""
    x, y, w, h = box
    aw = min(w * 0.4, s.wide(action, "step") + 26)
    return x + w - aw - 8, y + h / 2 - 16, aw, 31


def toast(s: Sheet, box: Area, text: str, kind: str = "info", action: str = "", state: str = "normal") -> None:
    """A sign in a disc tells the kind, a hint looks as all that is told by the way; long words stand in two lines."""
    x, y, w, h = box
    sort, colour = TOASTS["info" if kind == "hint" else kind]
    put(
        s,
        box,
        shade(x + 3, y + 6, w, h, PILL)
        + plate(x, y, w, h, PILL, palette.rise)
        + frame(x, y, w, h, PILL, colour)
        + disc(x + 24, y + h / 2, 17, colour)
        + sign(sort, x + 24, y + h / 2, 20, INK, colour),
    )
    if action:
        ax, ay, aw, ah = toast_action(s, box, action)
        d = 1 if state == "pressed" else 0
        put(
            s,
            (ax, ay, aw, ah),
            plate(ax, ay + 1, aw, 32, BROAD, VIOLET[2])
            + plate(ax, ay + d, aw, 30, BROAD, palette.violet if state == "hover" else VIOLET[1])
            + (frame(ax, ay, aw, 30, BROAD, GLOW) if state == "hover" else ""),
        )
        s.say(action, "step", PAPER, ax + aw / 2, ay + 15.5, "c", aw - 10, maxh=28)
    room = toast_room(s, w, action)
    if h > TOAST_H:
        high = min(h - 8, s.high(text, "note", room))
        s.tell(text, "note", PAPER, x + 52, y + (h - high) / 2, room, maxh=h - 8)
    else:
        s.say(text, "note", PAPER, x + 52, y + h / 2 + 0.5, "l", room, maxh=h - 6)


def prompt(s: Sheet, box: Area, text: str, choices: str = "", keys: tuple[str, ...] = ()) -> None:
    """One line of words with the number of choices in a red pill, and the keys to press at the right."""
    x, y, w, h = box
    put(s, box, raised(x, y, w, h, h / 2, PAPER), 6)
    left = 18.0
    if choices:
        n = s.wide(choices, "slot") + 14
        put(s, box, plate(x + 4, y + 4, n, h - 8, (h - 8) / 2, WINE), 2)
        s.say(choices, "key", PAPER, x + 4 + n / 2, y + h / 2 + 0.5, "c", n - 6, maxh=h - 8)
        left = n + 14
    right = 14.0
    for word in reversed(keys):
        cap = key_width(s, word)
        put(s, box, plate(x + w - right - cap, y + h / 2 - 11, cap, 22, CHIP, palette.sheet_pale), 2)
        s.say(word, "slot", INK, x + w - right - cap / 2, y + h / 2 + 0.5, "c", cap - 4, maxh=20)
        right += cap + 6
    room = w - left - right
    if s.wide(text, "lead") > max(LONG, LOW / h) * room:
        high = min(h - 2, s.high(text, "note", room))
        s.tell(text, "note", INK, x + left, y + (h - high) / 2, room, maxh=h - 2)
    elif choices or keys:
        s.say(text, "lead", INK, x + left, y + h / 2, "l", room, maxh=h - 4)
    else:
        s.say(text, "lead", INK, x + w / 2, y + h / 2, "c", room, maxh=h - 4)


def crest(
    s: Sheet, x: float, y: float, r: float, ramp: Ramp, symbol: str, state: str = "normal", chosen: bool = False
) -> None:
    """Round crest: symbol on the seat's colour. Taken crests are hatched, the chosen one is ringed and ticked."""
    box = (x - r, y - r, 2 * r, 2 * r)
    if state == "disabled":
        faded(s, box, r, (ramp, symbol), lambda t: crest(t, x, y, r, ramp, symbol))
        return
    body = disc(x, y, r + 3, GLOW) if state == "hover" else ""
    if state == "pressed":
        r -= 2
    if chosen:
        body += disc(x, y, r + 6, GLOW) + disc(x, y, r + 3, INK)
    body += (
        disc(x + 1.5, y + 3, r, SHADOW, 0.45)
        + disc(x, y, r, ramp[1])
        + f'<path d="M{x - r} {y}A{r} {r} 0 0 1 {x + r * 0.6:.1f} {y - r * 0.8:.1f}A{r * 1.1:.1f} {r * 1.1:.1f} 0 0 0 '
        f'{x - r} {y}Z" fill="{ramp[0]}"/>' + disc(x, y, r * 0.74, ramp[2]) + icon(symbol, x, y, r, PAPER, ramp[2])
    )
    if chosen:
        k = x + r * 0.8, y + r * 0.8
        body += disc(*k, 9, PAPER) + disc(*k, 7.5, LEAF) + icon("check", *k, 10, PAPER, LEAF)
    put(s, box, body)

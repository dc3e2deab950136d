"""drapes: the stage curtain of the parlour, and the brand's eye asleep on it."""

from __future__ import annotations

import math
import random

import pygame

from game.ui.draw.lettering import font
from game.ui.draw.paint import Area, Sheet, rgb, svg
from game.ui.draw.rooms import fill, light

FRINGE = ("#f5c242", "#d99f2c", "#ffe08a")
VALANCE, HEM = 128.0, 80.0  # how far the swags hang down, and how high the hem stands; in a low window half of that
EMBLEM = (250, 232)  # the design size of the eye, with its sleep


def scale_of(high: float) -> float:
    """How large swags and hem are in a window so many units high, 0.5 to 1."""
    return max(0.5, min(1.0, high / 720))


def drapes(s: Sheet, bleed: Area, emblem: Area | None) -> None:
    """Folds, hem, footlights and valance over the whole window, and the eye in its place; nothing of any game."""
    x0, y0, w, h = bleed
    k = scale_of(h)
    s.svg(fill(bleed, "#5a1230") + _folds(bleed), *bleed)
    low = (x0 / k, y0 + h - HEM * k, w / k, HEM * k)
    s.svg(f'<g transform="translate(0 {y0 + h - HEM * k:g}) scale({k:g})">{_hem(x0 / k, w / k)}</g>', *low)
    glow = ((0, "#ffb45a", 0.38), (0.42, "#ff7a4a", 0.06), (1, "#16041a", 0.78))
    s.svg(light(bleed, x0 + w * 0.47, y0 + h * 0.46, max(w, h) * 0.6, glow), *bleed)
    s.svg(f'<g transform="translate(0 {y0:g}) scale({k:g})">{_valance(x0 / k, w / k)}</g>', *bleed)
    if emblem:
        _emblem(s, emblem)


def _folds(bleed: Area) -> str:
    """Light, base, shade and deep in a seeded rhythm."""
    lot, (x0, y0, w, h) = random.Random(5), bleed
    x, out, foot = -30.0, "", y0 + h - 30
    high, low = y0 + h * 0.3, y0 + h * 0.64
    start = x0 - 90
    while x > start:
        x -= 70
    while x < x0 + w + 30:
        wide, sway = lot.randint(54, 88), 10 * math.sin(x / 90)
        for a, b, c in (
            (0, 0.30, "#8f1f3c"),
            (0.28, 0.52, "#b02a45"),
            (0.34, 0.42, "#cf4258"),
            (0.50, 0.78, "#8f1f3c"),
            (0.76, 1.01, "#561030"),
        ):
            p, q = x + wide * a, x + wide * b
            out += (
                f'<path d="M{p:.1f} {y0 - 10:.0f}H{q:.1f}C{q + sway:.1f} {high:.0f} {q - sway:.1f} {low:.0f} '
                f"{q + 4:.1f} {foot:.0f}H{p + 4:.1f}"
                f'C{p - sway:.1f} {low:.0f} {p + sway:.1f} {high:.0f} {p:.1f} {y0 - 10:.0f}Z" fill="{c}"/>'
            )
        x += wide
    return out


def _hem(x0: float, w: float) -> str:
    """Gold band and fringe over the boards of the stage, from 0 down."""
    left, right = math.floor(x0 / 40) * 40, math.ceil(x0 + w)
    fringe = "".join(
        f'<path d="M{k} 24H{k + 7}L{k + 6} {44 + (k * 7 % 5)}H{k + 1}Z" fill="{FRINGE[k // 8 % 3]}"/>'
        for k in range(left, right, 8)
    )
    eyes = "".join(
        f'<path d="M{k} 12Q{k + 12} 4 {k + 24} 12Q{k + 12} 20 {k} 12Z" fill="#7a1f38"/>'
        for k in range(left + 8, right, 40)
    )
    shade = '<rect x="{:g}" y="36" width="{:g}" height="14" fill="#0c0618" opacity=".55"/>'.format(x0, w)
    return (
        fill((x0, 32, w, HEM - 30), "#4a2620")
        + fill((x0, 60, w, 4), "#331714")
        + shade
        + fringe
        + fill((x0, 0, w, 24), "#b5822f")
        + fill((x0, 0, w, 5), "#ffe08a")
        + fill((x0, 19, w, 5), "#7b4a1c")
        + eyes
    )


def _valance(x0: float, w: float) -> str:
    """Swags with fringe, hung between gold knobs from 0 down."""
    first, last = math.floor(x0 / 256), math.ceil((x0 + w) / 256)
    spans = [(i * 256 - 6, i * 256 + 262) for i in range(first, last)]
    out = "".join(
        f'<path d="M{a} 0V56Q{(a + b) / 2} 196 {b} 56V0Z" fill="#0c0618" opacity=".45" transform="translate(5 12)"/>'
        for a, b in spans
    )
    for a, b in spans:
        m = (a + b) / 2
        out += f'<path d="M{a} 0V52Q{m} 186 {b} 52V0Z" fill="#a3263f"/>'
        for top, sag, c in ((8, 66, "#8f1f3c"), (22, 100, "#c43a50"), (34, 128, "#7a1734"), (46, 140, "#b02a45")):
            out += (
                f'<path d="M{a} {top - 9}Q{m} {top + sag} {b} {top - 9}'
                f'V{top - 1}Q{m} {top + sag + 14} {a} {top - 1}Z" fill="{c}"/>'
            )
        for k in range(34):
            t = (k + 0.5) / 34
            x, y = a + (b - a) * t, 52 + 2 * t * (1 - t) * 134
            out += (
                f'<path d="M{x - 3.2:.1f} {y - 2:.1f}H{x + 3.2:.1f}L{x + 2.2:.1f} {y + 17:.1f}H{x - 2.2:.1f}Z" '
                f'fill="{FRINGE[k % 3]}"/>'
            )
        out += (
            f'<path d="M{a} 47Q{m} 181 {b} 47V57Q{m} 191 {a} 57Z" fill="#f5c242"/><path d="M{a} 47Q{m} 181 {b} '
            f'47V50Q{m} 184 {a} 50Z" fill="#ffe9a0"/>'
        )
    return out + "".join(_knob(i * 256) for i in range(first, last + 1))


def _knob(x: int) -> str:
    return (
        f'<path d="M{x - 10} 44H{x + 10}L{x + 15} 60H{x - 15}Z" fill="#b5822f"/><circle cx="{x}" cy="50" r="15" '
        f'fill="#b5822f"/>'
        f'<circle cx="{x - 1}" cy="48" r="13" fill="#f5c242"/><circle cx="{x - 4}" cy="44" r="4.5" fill="#fff0b0"/>'
        f'<path d="M{x - 11} 64H{x + 11}L{x + 15} 112H{x - 15}Z" fill="#d99f2c"/><path d="M{x - 11} '
        f'64H{x - 3}L{x - 5} 112H{x - 15}Z" fill="#ffe08a"/>'
        f'<path d="M{x + 5} 64H{x + 11}L{x + 15} 112H{x + 8}Z" fill="#a86e1c"/>'
    )


def _emblem(s: Sheet, at: Area) -> None:
    """The eye asleep, sewn on."""
    k = at[2] / EMBLEM[0]
    r, x, y = 106 * k, at[0] + at[2] / 2, at[1] + at[3] - 112 * k
    ring = (
        '<circle r="106" fill="#0c0618" opacity=".4" transform="translate(5 9)"/><circle r="106" fill="#f5c242"/>'
        '<circle r="100" fill="#0f3f4c"/><circle r="97" fill="#175a63"/>'
        + "".join(
            f'<path d="M0 0L{94 * math.cos(a):.1f} {94 * math.sin(a):.1f}L{94 * math.cos(a + 0.16):.1f} '
            f'{94 * math.sin(a + 0.16):.1f}Z" fill="#217a7a"/>'
            for a in (i * math.pi / 9 for i in range(18))
        )
    )
    s.svg(f'<g transform="translate({x:g} {y:g}) scale({k:g})">{ring}</g>', x - r * 1.1, y - r * 1.1, r * 2.3, r * 2.3)
    s.blit(sleepy_eye(round(178 * k * s.u)), x - 89 * k, y - 89 * k)
    for size, dx, dy, turn in ((26, 82, -46, 10), (36, 108, -72, 8), (48, 142, -104, 6)):
        for colour, off in (("#4d1128", 2), ("#ffe9b8", 0)):
            letter = font("black", size * k * s.u).render("z", True, rgb(colour))
            image = pygame.transform.rotozoom(letter, turn, 1)
            s.blit(image, x + (dx + off) * k, y + (dy - size / 2 + off) * k)


def sleepy_eye(px: int) -> pygame.Surface:
    """The brand's eye asleep: lid down, lashes, a little smile of light."""
    pale, base, deep, dark = "#ff9c5c", "#e8553b", "#c93f3f", "#4d1128"
    lash = "".join(
        f'<path d="M{a - 4} {b - 3}Q{a - 3} {b + 6} {c} {d}Q{a + 3} {b + 6} {a + 4} {b - 3}Z" fill="{dark}"/>'
        for a, b, c, d in ((10, 65, -2, 84), (30, 74, 20, 99), (53, 77, 53, 106), (76, 74, 86, 99), (96, 65, 108, 84))
    )
    return svg(
        f'<circle cx="57" cy="61" r="50" fill="#1a0714" opacity=".55"/><circle cx="53" cy="53" r="50" fill="{deep}"/>'
        f'<path d="M18 89A50 50 0 0 0 103 56Q98 84 66 92Q40 97 18 89Z" fill="{dark}" opacity=".55"/>'
        f'<path d="M3.5 57A50 50 0 1 1 102.5 57Q88 72 53 73Q18 72 3.5 57Z" fill="{base}"/>'
        f'<path d="M102.5 57A50 50 0 0 0 76 9Q90 30 84 52Q80 64 66 72.5Q91 70 102.5 57Z" fill="{deep}"/>'
        f'<path d="M3.5 57A50 50 0 0 1 60 3.5Q30 12 20 44Q17 56 13 65Q6 61 3.5 57Z" fill="{pale}"/>'
        f'<path d="M24 32Q51 17 80 30Q51 24 24 32Z" fill="{dark}" opacity=".8"/>'
        f'<path d="M2 54Q18 70 53 71Q88 70 104 54Q104 62 98 68Q82 80 53 80Q24 80 8 68Q2 62 2 54Z" '
        f'fill="{dark}"/>{lash}',
        (px, px),
        (-6, -6, 118, 118),
    )

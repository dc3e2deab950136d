"""furniture: a round table with chairs, and folded cards that stand on it."""

from __future__ import annotations

import math

from game.ui.draw.paint import PAPER, Sheet, icon
from game.ui.draw.shapes import plate

Ramp = tuple[str, str, str]
CX, CY = 580, 290  # middle of the table
RX, RY = 172, 84
CHAIR_W, CHAIR_H = 112, 132
CARD_W, CARD_H = 152, 50
DARK = "#4a3550"
GLOW_ON_BAIZE = (
    '<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{lx}" cy="{ly}" r="160"><stop offset="0" '
    'stop-color="#ffe2a0" '
    'stop-opacity=".4"/><stop offset="1" stop-color="#ffe2a0" stop-opacity="0"/></radialGradient>'
    '<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="url(#g)"/>'
)


def draw_chair(s: Sheet, x: float, y: float, ramp: Ramp, empty: bool) -> None:
    """A high-backed chair standing at x, y."""
    pale, base, _ = ramp
    wood = ("#7d6688", "#57466a", "#3a2d4c") if empty else ("#d9975a", "#a35f36", "#6d3b2b")
    w, h = CHAIR_W, CHAIR_H
    x0, t = x - w / 2, y - h
    back = (
        f"M{x0} {y}V{t + 34}Q{x0} {t + 14} {x0 + 20} {t + 12}Q{x - 22} {t + 8} {x} {t - 6}"
        f"Q{x + 22} {t + 8} {x0 + w - 20} {t + 12}"
        f"Q{x0 + w} {t + 14} {x0 + w} {t + 34}V{y}Z"
    )
    cushion = "#2f2440" if empty else base
    body = (
        f'<ellipse cx="{x + 8}" cy="{y + 6}" rx="72" ry="14" fill="#0c0618" opacity=".4"/>'
        f'<path d="{back}" fill="{wood[2]}" transform="translate(6 5)"/><path d="{back}" fill="{wood[1]}"/>'
        f'<path d="M{x0} {y}V{t + 34}Q{x0} {t + 14} {x0 + 20} {t + 12}Q{x - 22} {t + 8} {x} {t - 6}'
        f"Q{x + 6} {t - 2} {x + 12} {t + 1}"
        f'Q{x - 10} {t + 14} {x0 + 24} {t + 18}Q{x0 + 7} {t + 20} {x0 + 7} {t + 38}V{y}Z" fill="{wood[0]}"/>'
        f'<circle cx="{x0 + 4}" cy="{t + 16}" r="8" fill="{wood[1]}"/><circle cx="{x0 + 2}" cy="{t + 14}" r="4" '
        f'fill="{wood[0]}"/>'
        f'<circle cx="{x0 + w - 2}" cy="{t + 16}" r="8" fill="{wood[2]}"/>'
        f'<rect x="{x0 + 12}" y="{t + 24}" width="{w - 24}" height="{h - 28}" rx="20" fill="{wood[2]}"/>'
        f'<rect x="{x0 + 15}" y="{t + 28}" width="{w - 30}" height="{h - 34}" rx="18" fill="{cushion}"/>'
    )
    if not empty:
        body += (
            f'<path d="M{x0 + 15} {t + 60}V{t + 46}A18 18 0 0 1 {x0 + 33} {t + 28}H{x0 + w - 33}A18 18 0 0 '
            f"1 {x0 + w - 15} {t + 46}"
            f'Q{x0 + w - 18} {t + 34} {x0 + w - 36} {t + 34}H{x0 + 36}Q{x0 + 20} {t + 36} {x0 + 15} {t + 60}Z" '
            f'fill="{pale}"/>'
        )
    s.svg(body, x0 - 26, t - 12, w + 64, h + 36)


def folded(x: float, y: float, colour: str, light: str = "", chosen: bool = False) -> str:
    """A folded card that stands on the table, with a spine of that colour and a rim of light, as a snippet."""
    w, h = CARD_W, CARD_H
    rim, corner = (5, 13) if chosen else (2, 11)
    lit = plate(x - rim, y - rim, w + 2 * rim, h + 2 * rim, corner, light) if light else ""
    return (
        lit + f'<path d="M{x + 4} {y + h}L{x + 12} {y + h + 9}H{x + w + 8}L{x + w - 4} {y + 6}Z" fill="#0c0618" '
        f'opacity=".4"/>'
        + plate(x, y, w, h, 9, PAPER)
        + f'<path d="M{x} {y + h - 12}H{x + w}V{y + h - 9}Q{x + w} {y + h} {x + w - 9} {y + h}'
        f'H{x + 9}Q{x} {y + h} {x} {y + h - 9}Z" fill="#ead6ae"/>'
        f'<path d="M{x + 9} {y}H{x + 12}V{y + h}H{x + 9}Q{x} {y + h} {x} {y + h - 9}'
        f'V{y + 9}Q{x} {y} {x + 9} {y}Z" fill="{colour}"/>'
    )


def round_table(s: Sheet) -> None:
    """The round table, and the way the turns go drawn on the baize."""
    x, y = CX, CY + 20
    lower = RY + 14
    dash = "".join(
        f"M{x + a:.1f} {y + b:.1f}L{x + c:.1f} {y + d:.1f}"
        for a, b, c, d in (
            (118 * math.cos(t), 52 * math.sin(t), 118 * math.cos(t + 0.11), 52 * math.sin(t + 0.11))
            for t in (math.pi * 0.62 + i * 0.2 for i in range(24))
        )
    )
    s.svg(
        f'<ellipse cx="{x + 14}" cy="{y + 52}" rx="{RX + 8}" ry="{RY + 10}" fill="#0c0618" opacity=".42"/>'
        f'<path d="M{x - RX - 8} {y}V{y + 26}A{RX + 8} {lower} 0 0 0 {x + RX + 8} {y + 26}V{y}Z" fill="#6d3b2b"/>'
        f'<path d="M{x - RX - 8} {y}V{y + 26}A{RX + 8} {lower} 0 0 '
        f'0 {x - 40} {y + 26 + lower * 0.96:.0f}V{y + 70}Z" fill="#8a4f30"/>'
        f'<ellipse cx="{x}" cy="{y}" rx="{RX + 8}" ry="{lower}" fill="#b06a3c"/><ellipse cx="{x}" cy="{y - 4}" '
        f'rx="{RX + 8}" ry="{lower - 1}" fill="#d08a52"/>'
        f'<ellipse cx="{x}" cy="{y}" rx="{RX}" ry="{RY + 7}" fill="#8a4f30"/><ellipse cx="{x}" cy="{y - 1}" '
        f'rx="{RX - 6}" ry="{RY + 3}" fill="#f0c863"/>'
        f'<ellipse cx="{x}" cy="{y}" rx="{RX - 9}" ry="{RY + 0.5}" fill="#1d5240"/><ellipse cx="{x}" '
        f'cy="{y + 1}" rx="{RX - 11}" ry="{RY - 1.5}" fill="#2f7a5a"/>'
        + GLOW_ON_BAIZE.format(x=x, y=y + 1, rx=RX - 11, ry=RY - 1.5, lx=x - 60, ly=y - 20)
        + f'<path d="{dash}" stroke="#bfe6cf" stroke-width="3" stroke-opacity=".6" stroke-linecap="round" fill="none"/>'
        + icon("arrow", x + 112, y + 22, 18, "#cfeada", "#2f7a5a", 112),
        x - 220,
        y - 120,
        440,
        280,
    )

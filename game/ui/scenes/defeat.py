"""defeat: what the result shows when all have lost: a dark picture of what has come about instead of a podium."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from game.ui.draw.paint import PAPER, Sheet
from game.ui.scenes import rooms
from game.ui.tables.dragon.pieces import dragon_picture, dragon_ratio
from game.ui.widgets.shapes import Box, put

if TYPE_CHECKING:
    from game.ui.draw.cache import Cache
    from game.ui.tables.crests import Look

WORDS = {"dragon": ("The palace has fallen", "The Dragon has won. Everybody loses.")}
ELSE = ("Nobody wins", "This game has been lost by all.")
FRAME = (14, 68, 526, 330)
GROUND, BEAST = 352, 178  # where the losers stand, and how wide the Dragon is
TOWER = (372, 250)  # the top of the tower it sits on


def words(game: str) -> tuple[str, str]:
    """What is said of a game that all have lost: a headline and a line below it."""
    return WORDS.get(game, ELSE)


def stage(s: Sheet, bleed: Box) -> None:
    """The same room with the lamp out."""
    x0, y0, w, h = bleed
    rooms.wall((270, 150), 0.55)(s, bleed)
    s.svg(
        f'<rect x="{x0:g}" y="470" width="{w:g}" height="{y0 + h - 470:g}" fill="#1a0f1e"/><rect x="{x0:g}" '
        f'y="466" width="{w:g}" height="6" fill="#3d2430"/>',
        *bleed,
    )


def picture(s: Sheet, pictures: Cache, game: str, players: list[Look]) -> None:
    """The burning palace under the Dragon, the losers small before it, all on one level; elsewhere dark hills."""
    put(s, FRAME, _sky() + (_palace() if game == "dragon" else "") + _ground(), 6)
    if game == "dragon":
        wide = round(BEAST * s.u)
        beast = pictures.get("dragon", (wide, round(wide * dragon_ratio())), lambda: dragon_picture().render(wide))
        if beast is not None:
            s.blit(beast, TOWER[0] - BEAST / 2, TOWER[1] - BEAST * dragon_ratio() * 0.93)
        put(s, FRAME, _fire(), 6)
    step = min(78.0, 470 / len(players))
    for n, player in enumerate(players):
        image, foot, down = player.figure(round(56 * s.u))
        x = 277 + (n - (len(players) - 1) / 2) * step
        put(s, (x - 30, GROUND + 16, 60, 12), f'<ellipse cx="{x}" cy="{GROUND + 22}" rx="26" ry="5" fill="#0a0412" '
            'opacity=".6"/>', 2)
        s.blit(image, x - foot / s.u, GROUND + 24 - down / s.u)
    put(s, FRAME, _frame(), 8)
    _banner(s, game)


def _banner(s: Sheet, game: str) -> None:
    headline, _ = words(game)
    put(
        s,
        (84, 60, 386, 66),
        '<path d="M96 74H136V118H96L110 96Z" fill="#2a3044"/><path d="M458 74H418V118H458L444 96Z" fill="#232839"/>'
        '<path d="M120 66H434V104L424 112L410 105L392 113L370 106L350 111L330 105L300 112L268 106L240 113L214 105'
        'L190 112L164 106L140 113L120 105Z" fill="#3d4660"/><rect x="120" y="66" width="314" height="5" '
        'fill="#6d7894"/>',
        10,
    )
    s.text(headline, "black", 30, PAPER, 277, 87, "c", 296, maxh=32)


def _sky() -> str:
    x, y, w, h = FRAME
    lot = random.Random(8)
    smoke = "".join(
        f'<ellipse cx="{x + lot.randint(120, w - 120)}" cy="{y + lot.randint(60, 170)}" rx="{lot.randint(40, 110)}" '
        f'ry="{lot.randint(8, 20)}" fill="#1a0a20" opacity=".35"/>'
        for _ in range(14)
    )
    return (
        '<linearGradient id="sky" gradientUnits="userSpaceOnUse" x1="0" y1="68" x2="0" y2="372">'
        '<stop offset="0" stop-color="#1d1033"/>'
        '<stop offset=".5" stop-color="#5a1b3c"/><stop offset=".8" stop-color="#b23a34"/>'
        '<stop offset="1" stop-color="#e8743a"/></linearGradient>'
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="16" fill="url(#sky)"/>'
        f'<path d="M{x + 70} {y + 66}a34 34 0 1 0 44 50a28 28 0 0 1 -44 -50Z" fill="#f2dcb0"/>'
        + smoke
    )


def _palace() -> str:
    """Broken towers, black before the fire."""
    walls = (
        "M150 346V290L162 297L170 282L182 290V268L196 246L210 268V284L226 276L240 290V272H330V258L340 264L346 250H398"
        "L404 264L414 258V292L428 282L436 292V316L452 308V346Z"
    )
    gaps = "".join(
        f'<path d="M{x} {y}v-14q6 -9 12 0v14Z" fill="#ffb648"/>'
        for x, y in ((188, 306), (254, 304), (288, 304), (354, 290), (378, 290), (366, 318), (418, 320))
    )
    return f'<path d="{walls}" fill="#1f0c24"/><path d="M330 258V346H346V250Z" fill="#37142c"/>{gaps}'


def _ground() -> str:
    x, y, w, h = FRAME
    return (
        f'<path d="M{x} 340Q{x + 130} 322 {x + 260} 338T{x + w} 332V{y + h - 16}Q{x + w} {y + h} {x + w - 16} {y + h}'
        f'H{x + 16}Q{x} {y + h} {x} {y + h - 16}Z" fill="#160a1c"/>'
        f'<path d="M{x} 366Q{x + 150} 352 {x + 300} 364T{x + w} 360V{y + h - 16}Q{x + w} {y + h} {x + w - 16} {y + h}'
        f'H{x + 16}Q{x} {y + h} {x} {y + h - 16}Z" fill="#221126"/>'
    )


def _fire() -> str:
    lot = random.Random(5)
    flames = "".join(
        f'<path d="M{x} {y}q{-w} {-h * 0.4:.0f} 0 {-h}q{w * 0.3:.0f} {h * 0.3:.0f} {w * 0.6:.0f} {h * 0.25:.0f}'
        f'q{w * 0.6:.0f} {h * 0.5:.0f} {-w * 0.6:.0f} {h * 0.75:.0f}Z" fill="{c}"/>'
        for x, y, w, h in ((168, 290, 14.0, 40.0), (214, 282, 16, 52), (260, 273, 12, 34), (300, 273, 16, 46),
                           (430, 290, 14, 44), (446, 314, 10, 28))
        for x, y, w, h, c in ((x, y, float(w), float(h), "#e8553b"), (x + 2, y, w * 0.6, h * 0.6, "#ffc14a"))
    )
    sparks = "".join(
        f'<circle cx="{lot.randint(140, 480)}" cy="{lot.randint(130, 330)}" r="{lot.choice((1.2, 1.8, 2.4))}" '
        f'fill="{lot.choice(("#ffc14a", "#ff8a4a"))}" opacity=".8"/>'
        for _ in range(34)
    )
    return flames + sparks


def _frame() -> str:
    x, y, w, h = FRAME
    return (
        f'<rect x="{x + 3}" y="{y + 3}" width="{w - 6}" height="{h - 6}" rx="14" fill="none" stroke="#2a1020" '
        f'stroke-width="8"/><rect x="{x + 1}" y="{y + 1}" width="{w - 2}" height="{h - 2}" rx="16" fill="none" '
        'stroke="#8a5a36" stroke-width="3"/>'
    )



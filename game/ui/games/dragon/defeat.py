"""defeat: the burning palace with the Dragon on its tower, behind those who have lost."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from game.ui.draw.paint import Sheet
from game.ui.draw.shapes import put
from game.ui.games.dragon.pieces import dragon_picture, dragon_ratio

if TYPE_CHECKING:
    from game.ui.draw.cache import Cache

FIRE = (14, 68, 526, 330)
TOWER, BEAST = (372, 250), 178  # the top of the tower it sits on, and how wide the Dragon is


def palace() -> str:
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


def beast(s: Sheet, pictures: Cache) -> None:
    """The Dragon, and the fire before it."""
    wide = round(BEAST * s.u)
    image = pictures.get("dragon", (wide, round(wide * dragon_ratio())), lambda: dragon_picture().render(wide))
    if image is not None:
        s.blit(image, TOWER[0] - BEAST / 2, TOWER[1] - BEAST * dragon_ratio() * 0.93)
    put(s, FIRE, _fire(), 6)


def _fire() -> str:
    lot = random.Random(5)
    flames = "".join(
        f'<path d="M{x} {y}q{-w} {-h * 0.4:.0f} 0 {-h}q{w * 0.3:.0f} {h * 0.3:.0f} {w * 0.6:.0f} {h * 0.25:.0f}'
        f'q{w * 0.6:.0f} {h * 0.5:.0f} {-w * 0.6:.0f} {h * 0.75:.0f}Z" fill="{c}"/>'
        for x, y, w, h in (
            (168, 290, 14.0, 40.0),
            (214, 282, 16, 52),
            (260, 273, 12, 34),
            (300, 273, 16, 46),
            (430, 290, 14, 44),
            (446, 314, 10, 28),
        )
        for x, y, w, h, c in ((x, y, float(w), float(h), "#e8553b"), (x + 2, y, w * 0.6, h * 0.6, "#ffc14a"))
    )
    sparks = "".join(
        f'<circle cx="{lot.randint(140, 480)}" cy="{lot.randint(130, 330)}" r="{lot.choice((1.2, 1.8, 2.4))}" '
        f'fill="{lot.choice(("#ffc14a", "#ff8a4a"))}" opacity=".8"/>'
        for _ in range(34)
    )
    return flames + sparks

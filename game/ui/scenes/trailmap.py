"""trailmap: the map of an expedition: three lands, the way through them, and who waits at each duel."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.rules.pack.cards import Monster, Stage
from game.ui.draw import crests, kit
from game.ui.draw.cache import Cache
from game.ui.draw.jobs import Sized
from game.ui.draw.paint import PAPER, Area, Sheet, icon
from game.ui.draw.shapes import disc, frame, plate, put, raised
from game.ui.games.pack.printed import art_of
from game.ui.style.metrics import BOLD, BROAD, EVEN, ROUND
from game.ui.style.palette import palette
from game.ui.table.crests import seat_medal

DESIGN = (812, 560)  # units of the map as it is designed
NODES = ((54, 484), (154, 395), (284, 444), (382, 342), (503, 395), (598, 295), (700, 213), (590, 138), (726, 76))
R, LARGE_R = 33, 40  # of a rival's disc, and of a boss's
MEADOW = "M24 470C20 380 150 360 236 388C330 420 380 500 300 538C210 566 40 560 24 470Z"
WOOD = "M238 400C250 320 360 290 440 300C540 312 570 372 556 428C540 492 400 512 320 496C250 482 232 450 238 400Z"
ASH = "M506 330C520 180 600 20 700 22C780 24 790 130 792 220C794 330 700 372 610 370C540 368 500 372 506 330Z"
LANDS = (
    (palette.kind_green_light, MEADOW, (180, 534)),
    (palette.seed, WOOD, (402, 528)),
    (palette.harm_light, ASH, (736, 330)),
)
TREES = ((268, 352), (306, 330), (340, 470), (418, 452), (456, 470), (470, 330), (520, 460), (346, 310), (236, 452))
PEAKS = ((560, 210), (620, 235), (646, 120), (660, 66), (610, 60), (762, 150), (776, 180), (650, 300), (706, 290))
POND = (330, 205, 150, 72)
SWIMMER = {
    "body": "gulper",
    "eyes": "trio",
    "mouth": "grin",
    "crown": "blaze",
    "wings": "fin",
    "limbs": "fin",
    "palette": "tide",
    "marking": "scales",
}
SWIMS, DRY = 112.0, 0.86  # units of its height, and how much of that is above the water
DOTS = 5  # between two duels
CARD = (26, 26, 292, 112)  # of the next rival, while a reward is chosen


def portrait(pictures: Cache, monster: Monster, px: int) -> pygame.Surface:
    """A monster's head in a disc, px across."""
    art, size = art_of(monster), (px, px)
    return pictures.get(
        f"trail {monster.id} {sorted(art.items(), key=str)}",
        size,
        Sized(lambda at: crests.in_disc(whole(art), at[0], palette.cream), size),
    )


def whole(art: dict[str, object]) -> kit.Picture:
    """The figure in the middle of a square that its limbs may leave a little."""
    shown = kit.picture(art).fit(None, 0)
    x, y, w, h = shown.view
    side = max(w, h) * 0.94
    shown.view = x + (w - side) / 2, y + (h - side) / 2, side, side
    return shown


def ground(s: Sheet, names: Sequence[str]) -> None:
    """Parchment with the three lands and their names, a lake and a compass, in the units of the design."""
    w, h = DESIGN
    put(
        s,
        (0, 0, w, h),
        raised(0, 0, w, h, BROAD, palette.sand) + plate(0, 0, w, h, BROAD, palette.honey, 0.3),
        8,
    )
    put(s, (0, 0, w, h), frame(10, 10, w - 20, h - 20, BROAD, palette.copper, EVEN, 0.7), 2)
    body = "".join(f'<path d="{path}" fill="{colour}" opacity=".55"/>' for colour, path, _ in LANDS)
    x, y, rx, ry = POND
    body += (
        f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{palette.azure}" opacity=".75"/>'
        f'<ellipse cx="{x}" cy="{y}" rx="{rx - 16}" ry="{ry - 14}" fill="{palette.azure_light}" opacity=".8"/>'
    )
    for dx, dy in ((-70, -14), (60, -24), (-40, 26), (70, 20)):
        body += (
            f'<path d="M{x + dx - 18} {y + dy}q9 -8 18 0t18 0" fill="none" stroke="{palette.paper}" stroke-width="3" '
            'stroke-linecap="round" opacity=".9"/>'
        )
    for tx, ty in TREES:
        body += (
            f'<path d="M{tx - 4} {ty}h8v10h-8z" fill="{palette.oak}"/>'
            f'<path d="M{tx} {ty - 34}L{tx + 15} {ty - 8}H{tx - 15}Z" fill="{palette.kind_green_shade}"/>'
            f'<path d="M{tx} {ty - 22}L{tx + 17} {ty + 2}H{tx - 17}Z" fill="{palette.kind_green}"/>'
        )
    for px, py in PEAKS:
        body += (
            f'<path d="M{px} {py - 26}L{px + 24} {py}H{px - 24}Z" fill="{palette.copper}"/>'
            f'<path d="M{px} {py - 26}L{px + 9} {py - 16}L{px} {py - 13}L{px - 9} {py - 16}Z" fill="{palette.cream}"/>'
        )
    body += compass(104, 262, 52)
    s.svg(body)
    swimmer(s)
    for name, (_, _, (at, top)) in zip(names, LANDS):
        s.say(name, "entry", palette.rust, at, top, "c", 220)


def swimmer(s: Sheet) -> None:
    """Somebody who lives in the lake, up to the waist in it."""
    shown = kit.picture(SWIMMER).fit(None, 0.02)
    x, y, rx, _ = POND
    wide = SWIMS * shown.view[2] / shown.view[3]
    image = shown.render(wide * s.u)
    above = image.subsurface((0, 0, image.get_width(), round(image.get_height() * DRY)))
    s.svg(f'<ellipse cx="{x}" cy="{y + 26}" rx="{rx * 0.42:g}" ry="12" fill="{palette.azure}" opacity=".55"/>')
    s.blit(above, x - wide / 2, y + 28 - SWIMS * DRY)
    s.svg(
        "".join(
            f'<path d="M{x - r} {y + 26 + dy}Q{x} {y + 40 + dy} {x + r} {y + 26 + dy}" fill="none" '
            f'stroke="{palette.paper}" stroke-width="3" stroke-linecap="round" opacity="{dim}"/>'
            for r, dy, dim in ((wide * 0.44, 1, 0.95), (wide * 0.62, 8, 0.6))
        )
    )


def compass(x: float, y: float, r: float) -> str:
    long, short = r, r * 0.22
    rays = "".join(
        f'<path d="M{x} {y}L{x + u * short:.1f} {y + v * short:.1f}L{x + c * long:.1f} {y + d * long:.1f}Z" '
        f'fill="{fill}"/>'
        for u, v, fill, c, d in (
            (-1, -1, palette.copper, 0, -1),
            (1, -1, palette.umber, 0, -1),
            (1, -1, palette.copper, 1, 0),
            (1, 1, palette.umber, 1, 0),
            (1, 1, palette.copper, 0, 1),
            (-1, 1, palette.umber, 0, 1),
            (-1, 1, palette.copper, -1, 0),
            (-1, -1, palette.umber, -1, 0),
        )
    )
    ring = f'<circle cx="{x}" cy="{y}" r="{r * 0.8:.1f}" fill="none" stroke="{palette.copper}" stroke-width="2"/>'
    return ring + rays + disc(x, y, 6, palette.sand)


def announced(s: Sheet, pictures: Cache, monster: Monster, rival: Stage) -> None:
    """Who waits at the next duel, on a card in the corner of the map."""
    x, y, w, h = CARD
    back = raised(x, y, w, h, ROUND, palette.paper)
    put(s, CARD, back + frame(x, y, w, h, ROUND, palette.risk, BOLD), 8)
    d = h - 24
    s.blit(portrait(pictures, monster, round(d * s.u)), x + 12, y + 12)
    left, room = x + d + 24, w - d - 34
    s.say(f"DUEL {rival.depth}", "caption", palette.garnet, left, y + 20, "l", room)
    s.say(rival.name, "heading", palette.ink, left, y + 41, "l", room)
    if s.high(rival.text, "note", room) <= 1.3 * (h - 54):  # on a smaller map they could not be read
        s.tell(rival.text, "note", palette.print, left, y + 54, room, maxh=h - 60)


def way(won: int) -> str:
    """The dotted way between the duels, walked as far as the next one."""
    body = ""
    for at, ((x, y), (u, v)) in enumerate(zip(NODES, NODES[1:])):
        colour, dim = (palette.garnet, 1.0) if at < won else (palette.sepia, 0.5)
        for n in range(1, DOTS + 1):
            k = n / (DOTS + 1)
            body += disc(x + (u - x) * k, y + (v - y) * k, 4.5, colour, dim)
    return body


def changes(s: Sheet, pictures: Cache, rivals: Sequence[Monster], bosses: Sequence[bool], won: int, crest: str) -> None:
    """What changes on the map: the way, the rivals, and the person's medal where the next duel is; `won` is -1 before a
    run."""
    s.svg(way(won))
    for at, ((x, y), monster) in enumerate(zip(NODES, rivals)):
        node(s, pictures, monster, x, y, at, bosses[at], won)
    if 0 <= won < len(NODES):
        x, y = NODES[won]
        seat_medal(s, pictures, crest, x - 34, y - 50, 19)


def node(s: Sheet, pictures: Cache, monster: Monster, x: float, y: float, at: int, boss: bool, won: int) -> None:
    """A rival: beaten, next, or still far, which is darker; bosses wear a crown."""
    r = LARGE_R if boss else R
    rim = palette.good if at < won else palette.risk if at == won else palette.sepia
    body = disc(x + 2, y + 4, r + 5, palette.shadow, 0.4)
    if at == won:
        body += disc(x, y, r + 10, palette.paper, 0.75)
    put(s, (x - r - 12, y - r - 12, 2 * r + 24, 2 * r + 24), body + disc(x, y, r + 4, rim), 4)
    s.blit(portrait(pictures, monster, round(2 * r * s.u)), x - r, y - r)
    put(s, (x - r, y - r, 2 * r, 2 * r), disc(x, y, r, palette.shadow, 0.45) if at > won else "", 2)
    if boss:
        crown(s, x, y - r - 6)
    bx, by = (x + r * 0.75, y + r * 0.75) if at < won else (x, y + r + 1)
    if at < won:
        put(s, (bx - 13, by - 13, 26, 26), disc(bx, by, 12, PAPER) + disc(bx, by, 10, palette.good), 2)
        put(s, (bx - 13, by - 13, 26, 26), icon("check", bx, by, 14, PAPER, palette.good), 2)
    else:
        colour = palette.gold if at == won or boss else palette.sand
        put(s, (bx - 13, by - 13, 26, 26), disc(bx, by, 13, palette.umber) + disc(bx, by, 11, colour), 2)
        s.say(str(at + 1), "number_small", palette.ink, bx, by, "c", 20)


def crown(s: Sheet, x: float, y: float) -> None:
    put(
        s,
        (x - 16, y - 18, 32, 22),
        f'<path d="M{x - 14} {y + 2}L{x - 16} {y - 14}L{x - 6} {y - 6}L{x} {y - 17}L{x + 6} {y - 6}L{x + 16} {y - 14}'
        f'L{x + 14} {y + 2}Z" fill="{palette.gold}" stroke="{palette.copper}" stroke-width="1.5" '
        'stroke-linejoin="round"/>',
        3,
    )


def paint(
    pictures: Cache,
    names: Sequence[str],
    rivals: Sequence[Monster],
    bosses: Sequence[bool],
    won: int,
    crest: str,
    next_up: tuple[Monster, Stage] | None,
    s: Sheet,
    at: Area,
) -> None:
    """The map laid into its box, as large as fits; `next_up` waits in its corner."""
    k = min(at[2] / DESIGN[0], at[3] / DESIGN[1])
    left, top = at[0] + (at[2] - DESIGN[0] * k) / 2, at[1] + (at[3] - DESIGN[1] * k) / 2
    size = round(DESIGN[0] * k * s.u), round(DESIGN[1] * k * s.u)
    s.blit(pictures.get(f"trail ground {names}", size, partial(grounds, size, names), wait=True), left, top)
    inner = Sheet(size[0], DESIGN, s.surf, (s.ox + left * s.u, s.oy + top * s.u), s.marks)
    changes(inner, pictures, rivals, bosses, won, crest)
    if next_up:
        announced(inner, pictures, *next_up)


def grounds(size: tuple[int, int], names: Sequence[str]) -> pygame.Surface:
    made = Sheet(size[0], (DESIGN[0], DESIGN[1]))
    ground(made, names)
    return made.surf

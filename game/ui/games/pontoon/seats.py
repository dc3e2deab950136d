"""seats: the blocks round Pontoon's table: who sits there, stars won, whether they stay, and the power all can see."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.draw.cache import Cache
from game.ui.draw.crests import shield, stars
from game.ui.draw.paint import PAPER, Sheet
from game.ui.games.pontoon.places import OWN_BLOCK, Block
from game.ui.table.crests import CRESTS, seat_medal

FELT_DARK = "#0f3a2d"


class SeatLook(NamedTuple):
    """All that a block shows."""

    name: str
    crest: str
    stars: int
    power: str  # "12", or "12+" while the Equipment is hidden
    state: str  # "", "stayed", "thinking", "to move"
    members: int = 0
    lines: tuple[str, ...] = ()
    starting: bool = False
    lit: bool = False


def rival(t: Sheet, pictures: Cache, look: SeatLook, block: Block) -> None:
    """A rival's block with its upper left corner at 4, 2; the cards are laid on it."""
    x, y, w = 4.0, 2.0, block.wide
    crest = CRESTS[look.crest]
    h = block.card * 1.4 + 56
    edge = ("#ffe08a", 3, 1.0) if look.lit else (crest.light, 2, 0.55)
    t.svg(
        f'<rect x="{x}" y="{y + 6}" width="{w}" height="{h:.0f}" rx="18" fill="{FELT_DARK}" opacity=".55"/>'
        f'<rect x="{x + 1}" y="{y + 7}" width="{w - 2}" height="{h - 2:.0f}" rx="17" fill="none" stroke="{edge[0]}" '
        f'stroke-width="{edge[1]}" stroke-opacity="{edge[2]}"/>'
    )
    seat_medal(t, pictures, look.crest, x + 26, y + 24, 20)
    t.text(look.name, "title", 19, PAPER, x + 58, y + 20, "l", w - 180 if look.state else w - 118, maxh=20)
    stars(t, x + 66, y + 39, look.stars, 15)
    if look.state:
        thinking = look.state in ("thinking", "to move")
        fill = crest.shade if thinking else "#0c2c22"
        t.svg(f'<rect x="{x + w - 118}" y="{y + 14}" width="70" height="24" rx="12" fill="{fill}"/>')
        t.text(look.state, "semi", 16, PAPER if thinking else "#cfe6d4", x + w - 83, y + 25.5, "c", 62, maxh=20)
    if look.power:
        shield(t, look.power, crest, x + w - 24, y + 27, 24)


def own(t: Sheet, pictures: Cache, look: SeatLook) -> None:
    """The block at the bottom, drawn from 0, 0 with a margin of 4."""
    x, y = 4.0, 4.0
    w, h = OWN_BLOCK[2:]
    crest = CRESTS[look.crest]
    edge = ("#ffe08a", 3, 1.0) if look.lit else (crest.light, 2, 0.7)
    t.svg(
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="20" fill="{FELT_DARK}" opacity=".62"/>'
        f'<rect x="{x + 1}" y="{y + 1}" width="{w - 2}" height="{h - 2}" rx="19" fill="none" stroke="{edge[0]}" '
        f'stroke-width="{edge[1]}" stroke-opacity="{edge[2]}"/>'
    )
    seat_medal(t, pictures, look.crest, x + 52, y + 52, 38)
    t.text(look.name, "title", 26, PAPER, x + 108, y + 32, "l", 124, maxh=26)
    stars(t, x + 120, y + 64, look.stars, 25)
    if look.power:
        shield(t, look.power, crest, x + 278, y + 52, 40)
    slots = "".join(
        f'<rect x="{x + 200 + i * 21}" y="{y + 110}" width="15" height="20" rx="3" '
        f'fill="{"#f5c242" if i < look.members else "#1d4436"}"/>'
        for i in range(4)
    )
    t.svg(slots)
    for row, line in enumerate(look.lines[:3]):
        room = 172 if row == 0 else w - 44
        t.text(line, "semi", 17, "#ffe08a" if row == 1 else "#d6ecdc", x + 22, y + 119 + 26 * row, "l", room, maxh=20)

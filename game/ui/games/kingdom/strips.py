"""strips: what every seat owns beside its cards: rivals' strips on top, and the own Treasury, Graveyard and points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.ui.draw.cache import Cache
from game.ui.draw.paint import GOLD, PAPER, Area, Sheet, icon
from game.ui.draw.shapes import SOFT, frame, plate, raised
from game.ui.draw.tokens.heraldry import apart, coin, slot, stone
from game.ui.games.kingdom.places import (
    CHIP_STEP,
    CHIP_W,
    COIN,
    COIN_R,
    GRAVES,
    GRAVEYARD,
    HEAD_H,
    OWN,
    OWN_BADGE,
    OWN_COLUMN,
    RESERVE,
    SEATED,
    SLOTS,
    STATE,
    TREASURY,
)
from game.ui.games.kingdom.printed import CHIP
from game.ui.style.metrics import BOLD, BROAD, EVEN, ROUND
from game.ui.style.palette import palette
from game.ui.table.crests import crest_of, seat_medal
from game.ui.table.sprites import Images
from game.ui.widgets.plates import panel

COINS = (10, 5, 2, 1)
GRAVE_W = 40.0
NIGHT = palette.night
GEMS = (40.0, 56.0, 350.0, 0.46)  # the first Gem of the own row, how much room there is for them, and their size
PILED = 4  # Gems of a colour that are seen one over the other
NARROW = 34.0  # a colour of Gems with its number beside it needs more


class SeatLook(NamedTuple):
    """All that a seat's strip or column shows."""

    name: str
    crest: str
    points: int
    hand: int
    graves: tuple[int, ...]
    gems: tuple[tuple[str, int], ...]
    state: str = ""
    lit: bool = False
    array: int = 0
    note: str = ""
    coming: str = ""  # colour of the Gem that the cut pointed at brings
    secret: bool = False  # a plate for looking lies where a strip tells the state


def rival(t: Sheet, pictures: Cache, look: SeatLook, w: float, h: float) -> None:
    """A strip with its upper left corner at 4, 4; chips of the Array are laid on it. Where it is narrow and has two
    lines the Gems are in the second."""
    x, y = 4.0, 4.0
    crest = crest_of(look.crest)
    edge, width = (palette.glow, BOLD) if look.lit or look.state else (crest.base, EVEN)
    t.svg(raised(x, y, w, h, BROAD, NIGHT, edge, width))
    seat_medal(t, pictures, look.crest, x + 22, y + 17, 14)
    t.say(look.name, "name", PAPER, x + 44, y + 17, "l", 68, maxh=24)
    coin(t, *COIN, COIN_R, look.points)
    signs = icon("hand", x + 156, y + 17, 18, palette.cream, NIGHT) + icon(
        "grave", x + 196, y + 17, 17, palette.soft, NIGHT
    )
    t.svg(signs, x + 140, y + 4, 72, 26)
    t.say(str(look.hand), "number", PAPER, x + 167, y + 18, "l", 18, maxh=22)
    t.say(str(len(look.graves)), "number", PAPER, x + 207, y + 18, "l", 20, maxh=24)
    roomy, below = w > SEATED and h > HEAD_H, w < SEATED and h > HEAD_H
    step = min(38.0, (w - (16 if below else 242)) / max(1, len(look.gems)))
    left = x + 8 if below else x + w - 8 - step * len(look.gems) if not roomy else x + SEATED
    level = y + (43 if below else 16)
    if look.state and not (look.secret and w > SEATED) and left - x - 232 > 76:
        t.svg(plate(*STATE, ROUND, crest.shade), x + 226, y + 4, 76, 26)
        t.say(look.state, "note", PAPER, x + 264, y + 17, "c", 64, maxh=19)
    if roomy:
        treasury(t, look, x + SEATED, y, w - SEATED)
    for i, (colour, count) in enumerate(look.gems if below or w >= SEATED and not roomy else ()):
        if step < NARROW:
            small_gems(t, left + i * step + 11, level - 1, colour, count)
            continue
        stone(t, left + i * step + 13, level, colour, 0.27)
        t.say(str(count), "number", PAPER, left + i * step + 25, level + 1, "l", step - 24, maxh=24)
    for i in range(look.array, SLOTS if h > HEAD_H and not below else 0):
        slot(t, x + 11 + i * CHIP_STEP, y + 35, CHIP_W)


def small_gems(t: Sheet, x: float, y: float, colour: str, count: int) -> None:
    """Gems of a colour where many colours have to fit; a single one needs no number."""
    stone(t, x, y, colour, 0.23)
    if count > 1:
        apart(t, x - 1, y).svg(f'<circle cx="8" cy="8.5" r="8.5" fill="{NIGHT}"/>', 0, 0, 17, 18)
        t.say(str(count), "number_small", PAPER, x + 7, y + 9, "c", 16, maxh=17)


def treasury(t: Sheet, look: SeatLook, x: float, y: float, w: float) -> None:
    """The Gems of a rival in a strip that has room for them: a row of three or four large ones, or two rows."""
    edge = f'<rect x="{x}" y="{y + 12}" width="1.5" height="84" fill="{palette.edge}" opacity=".6"/>'
    t.svg(edge, x - 1, y + 12, 4, 84)
    t.say("TREASURY", "caption", SOFT, x + 16, y + 18, "l", w - 30, maxh=18)
    if not look.gems:
        t.say("No Gems yet.", "note", SOFT, x + 16, y + 62, "l", w - 30, maxh=22)
    each = 3 if len(look.gems) <= 3 else 4
    step = (w - 24) / each
    large = 0.42 if each == 3 else 0.36 if len(look.gems) == 4 and step > 52 else 0.3
    for i, (colour, count) in enumerate(look.gems):
        at, low = x + 34 + i % each * step, y + (66 if len(look.gems) <= each else 50 + i // each * 35)
        stone(t, at, low, colour, large)
        t.say(str(count), "number", PAPER, at + large * 60 - 2, low + 1, "l", step - 36, maxh=22)


def gem_spot(at: int) -> tuple[float, float]:
    """The middle of the own Gems of a colour in the column, from 4, 4 beyond its corner."""
    return 34.0 + at % 3 * 54, 127.0 + at // 3 * 35


def badge_spot(at: int) -> tuple[float, float]:
    """The same in the badge."""
    return 26.0 + at % 4 * 42, 97.0 + at // 4 * 25


def gem_row(gems: Sequence[tuple[str, int]], room: float) -> list[tuple[float, float]]:
    """Where each colour of Gems begins in the row of the Treasury, from its first stone on, and how far one stone of it
    leans from the next."""
    total, found, x = sum(min(PILED, count) for _, count in gems), list[tuple[float, float]](), 0.0
    lean = max(0.0, min(13.0, (room - 56 * len(gems)) / max(1, total - len(gems))))
    step = min(62.0, (room - lean * (total - len(gems))) / max(1, len(gems)))
    for _, count in gems:
        found.append((x, lean))
        x += step + (min(PILED, count) - 1) * lean
    return found


def gem_boxes(name: str, gems: Sequence[tuple[str, int]]) -> list[Area]:
    """What is to be pressed of the own Gems of each colour, from the corner of the pane of that name."""
    if name == "own":
        row = gem_row(gems, GEMS[2])
        return [
            (GEMS[0] + x - 26, GEMS[1] - 24, 50 + (min(PILED, count) - 1) * lean, 68)
            for (x, lean), (_, count) in zip(row, gems)
        ]
    if name == "column":
        return [(x - 23, y - 17, 50.0, 28.0) for x, y in map(gem_spot, range(len(gems)))]
    return [(x - 19, y - 13, 40.0, 24.0) for x, y in map(badge_spot, range(len(gems)))]


class Own:
    """The home seat's possessions: four panels in a row while cards are taken, one column after a cut."""

    def __init__(self, pictures: Cache, images: Images) -> None:
        self.pictures, self.images = pictures, images

    def medal(self, t: Sheet, look: SeatLook, x: float, y: float, w: float) -> None:
        """Portrait, name and points; x, y = middle of the portrait."""
        seat_medal(t, self.pictures, look.crest, x, y, 22)
        t.say(look.name, "heading", PAPER, x + 32, y - 13, "l", w - 36, maxh=22)
        used = t.say(str(look.points), "display", palette.glow, x + 32, y + 14, "l", 48, maxh=26)
        if w - 44 - used > 1.1 * t.wide("points", "key"):
            t.say("points", "key", palette.cream, x + 37 + used, y + 18, "l", w - 44 - used, maxh=16)

    def row(self, t: Sheet, look: SeatLook) -> None:
        """The four panels, drawn from TREASURY's corner at 4, 4."""

        def at(box: Area) -> Area:
            return box[0] - TREASURY[0] + 4, 4, box[2], box[3]

        for box, title in ((TREASURY, "TREASURY"), (GRAVEYARD, "GRAVEYARD"), (RESERVE, "RESERVE")):
            x, y, w, h = at(box)
            panel(t, (x, y, w, h))
            t.say(title, "caption", SOFT, x + 14, y + 17, "l", w - 24, maxh=18)
        x, y, w, h = at(TREASURY)
        self.gems(t, look)
        if not look.gems and not look.coming:
            t.say("No Gems yet.", "note", SOFT, x + 14, y + 54, "l", w - 28, maxh=22)
        x, y, w, h = at(GRAVEYARD)
        self.graves(t, look, x + 12, y + 30, w - 18)
        x, y, w, h = at(RESERVE)
        self.coins(t, look.points, x, y)
        x, y, w, h = at(OWN)
        crest = crest_of(look.crest)
        edge = palette.glow if look.state else crest.light
        t.svg(plate(x, y, w, h, BROAD, crest.shade) + frame(x, y, w, h, BROAD, edge), x, y, w, h)
        self.medal(t, look, x + 32, y + 36, w - 34)
        t.say(look.note, "note", PAPER, x + w / 2, y + 82, "c", w - 16, maxh=20)

    def column(self, t: Sheet, look: SeatLook) -> None:
        w, h = OWN_COLUMN[2:]
        crest = crest_of(look.crest)
        edge = palette.glow if look.state else crest.light
        t.svg(raised(4, 4, w, h, BROAD, NIGHT, edge))
        self.medal(t, look, 36, 36, w - 36)
        limit = f"hand {look.hand} of 7" if look.hand <= 7 else f"hand {look.hand}, limit 7"
        t.say(limit, "note", SOFT, 18, 74, "l", w - 28, maxh=16)
        t.say("TREASURY", "caption", SOFT, 18, 95, "l", w - 28, maxh=16)
        if not look.gems:
            t.say("No Gems yet.", "note", SOFT, 18, 122, "l", w - 28, maxh=18)
        for i, (colour, count) in enumerate(look.gems):
            x, y = gem_spot(i)
            stone(t, x, y, colour, 0.36)
            t.say(str(count), "number_small", PAPER, x + 18, y + 1, "l", 22, maxh=22)
        t.say("GRAVEYARD", "caption", SOFT, 18, 222, "l", w - 28, maxh=18)
        self.graves(t, look, 18, 230, w - 28, 32)

    def badge(self, t: Sheet, look: SeatLook) -> None:
        """The least that is seen of the own possessions: points, hand, Graveyard and Gems."""
        _, _, w, h = OWN_BADGE
        crest = crest_of(look.crest)
        edge = palette.glow if look.state else crest.light
        t.svg(plate(4, 4, w - 8, h - 8, BROAD, NIGHT, 0.95) + frame(4, 4, w - 8, h - 8, BROAD, edge))
        self.medal(t, look, 36, 36, w - 44)
        t.say(f"hand {look.hand} of 7", "note", SOFT, 14, 74, "l", 104, maxh=18)
        t.svg(icon("grave", 136, 74, 17, palette.soft, NIGHT))
        t.say(str(len(look.graves)), "number_small", PAPER, 148, 75, "l", 20, maxh=20)
        if not look.gems:
            t.say("No Gems yet.", "note", SOFT, 14, 102, "l", w - 28, maxh=18)
        for i, (colour, count) in enumerate(look.gems):
            x, y = badge_spot(i)
            stone(t, x, y, colour, 0.27)
            t.say(str(count), "number_small", PAPER, x + 13, y + 1, "l", 14, maxh=20)

    def gems(self, t: Sheet, look: SeatLook) -> None:
        """Gems of a colour one over the other, colours side by side, and the one that is to come."""
        (x, y, room, k), step = GEMS, 54.0
        coming = ((look.coming, 1),) * bool(look.coming)
        row = gem_row((*look.gems, *coming), room)
        for (colour, count), (at, lean) in zip(look.gems, row):
            piled = min(PILED, count)
            for i in range(piled):
                stone(t, x + at + i * lean, y - i * 3, colour, k)
            t.say(str(count), "number", PAPER, x + at + (piled - 1) * lean / 2, y + 34, "c", step - 4, maxh=20)
        if look.coming:
            x += row[-1][0]
            t.svg(f'<circle cx="{x}" cy="{y - 1}" r="24" fill="none" stroke="{GOLD}" stroke-width="2.5"/>')
            stone(t, x, y, look.coming, k * 0.8)
            t.say("+1", "number", palette.glow, x, y + 34, "c", step - 4, maxh=20)

    def graves(self, t: Sheet, look: SeatLook, x: float, y: float, room: float, w: float = GRAVE_W) -> None:
        """The newest Monsters of the Graveyard, and how many more there are."""
        shown = look.graves[-GRAVES:]
        more = len(look.graves) - len(shown)
        step = min(w + 8, (room - 26) / 2) if more else w + 8
        for i, card in enumerate(shown):
            t.blit(self.images.flat(CHIP + card, round(w * t.u)), x + i * step, y)
        if more:
            t.say(f"+{more}", "number_small", PAPER, x + 2 * step, y + 28, "l", room - 2 * step, maxh=20)
        if not look.graves:
            t.say("empty", "note", SOFT, x, y + 20, "l", room, maxh=22)

    def coins(self, t: Sheet, points: int, x: float, y: float) -> None:
        """The Reserve in pieces, as many as fit."""
        pieces: list[int] = []
        left = points
        for piece in COINS:
            pieces += [piece] * (left // piece)
            left %= piece
        spots = ((28, 52), (56, 46), (84, 52), (108, 48), (42, 76), (70, 74), (96, 78), (116, 72))
        for (dx, dy), piece in zip(spots, pieces):
            coin(t, x + dx, y + dy, 16 if piece > 1 else 13, piece)
        if len(pieces) > len(spots):
            t.say(f"+{sum(pieces[len(spots) :])}", "number_small", PAPER, x + 122, y + 17, "r", 34, maxh=18)

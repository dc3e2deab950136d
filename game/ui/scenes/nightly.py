"""nightly: the parts of a games night: standings with the points of each game, the programme, honours, and the picture
of it all that can be kept."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.words import counted
from game.modes.day.diary import told_day
from game.modes.honours import Honour
from game.modes.night import Line, Nights
from game.modes.pairing import sizes_of
from game.modes.programme import Night, minutes_of
from game.ui.draw import rooms
from game.ui.draw.cache import Cache
from game.ui.draw.paint import PAPER, Area, Sheet, icon
from game.ui.draw.shapes import disc, frame, plate, put, raised
from game.ui.games import cover_of
from game.ui.scenes.boxes import cover, landscape
from game.ui.scenes.chambers import METALS, cup, pixels
from game.ui.style.metrics import BOLD, EVEN, ROUND, SLIP
from game.ui.style.palette import palette
from game.ui.table.crests import seat_medal

PICTURE = (1280, 720)  # pixels of the picture to keep
SIGNS = {
    "luckiest throw": "die",
    "longest chain": "bolt",
    "best escape": "boot",
    "closest finish": "glass",
    "clearest win": "star",
}
HEAD = 44.0  # units of the line above the standings
POINTS, TREND = 112.0, 98.0  # units for everybody's points, and how far an arrowhead lies from the right end
ROW = 84.0  # of a guest's line at most
HONOUR = 200.0  # units that an honour has, at least, where all stand side by side
GAP, UPRIGHT = 10.0, 150.0  # units between two games, and height from which they are large, covers above titles
SCENE, CROWN, CROWNS = (
    112.0,
    17.0,
    3,
)  # height from which a game has a landscape; radius and number of its winners' crests
COVER = 0.72  # of a cover's height: its width


def points_told(points: float | None) -> str:
    """Points in a cell."""
    return "-" if points is None else f"{points:g}"


def standings(kept: Nights, pictures: Cache, s: Sheet, at: Area) -> None:
    """Who has how many points, with those of each game; the first is lit, winners of a game have theirs on gold."""
    assert kept.night is not None
    x, y, w, h = at
    lines, games = kept.lines(), kept.night.games
    after = kept.next()
    room = max(230.0, w * 0.34)
    cell = (w - room - POINTS) / len(games)
    for n, game in enumerate(games):
        cx = x + room + cell * (n + 0.5)
        look, r = cover_of(game), min(18.0, cell / 2 - 2)
        box = cx - r, y + HEAD / 2 - r, 2 * r, 2 * r
        now = after is not None and after[0] == n
        put(s, box, plate(*box, SLIP, look.ramp[1]) + (frame(*box, SLIP, palette.glow, BOLD) if now else ""), 4)
        put(s, box, icon(look.sign, cx, y + HEAD / 2, r * 1.3, PAPER, look.ramp[1]), 2)
    s.say("points", "note", palette.soft, x + w - 12, y + HEAD / 2, "r", 80)
    high, climbs = min(ROW, (h - HEAD) / len(lines)), kept.climbs()
    for n, line in enumerate(lines):
        row = x, y + HEAD + n * high, w, high - 6
        standing_row(kept, pictures, s, row, line, room, cell)
        if climb := climbs.get(line.guest):
            trend(s, x + w - TREND, row[1] + row[3] / 2, climb > 0)


def trend(s: Sheet, x: float, y: float, up: bool) -> None:
    """An arrowhead for who has climbed by the last game, or fallen."""
    tip, colour = (-5, palette.good_light) if up else (5, palette.harm_light)
    shape = f'<path d="M{x - 8:g} {y - tip:g}L{x:g} {y + tip:g}L{x + 8:g} {y - tip:g}" fill="none" stroke="{colour}" '
    put(s, (x - 12, y - 10, 24, 20), shape + 'stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>', 2)


def standing_row(kept: Nights, pictures: Cache, s: Sheet, at: Area, line: Line, room: float, cell: float) -> None:
    assert kept.night is not None
    x, y, w, h = at
    guest, middle = kept.night.guests[line.guest], y + h / 2
    first = line.place == 1 and line.total > 0
    back = plate(*at, ROUND, palette.garnet if first else palette.plum)
    put(s, at, back + (frame(*at, ROUND, palette.gold, BOLD) if first else ""), 3)
    metal = METALS[line.place - 1] if line.total > 0 and line.place <= len(METALS) else ""
    put(s, (x + 8, middle - 15, 30, 30), disc(x + 23, middle, 14, metal or palette.rise), 2)
    s.say(str(line.place), "number_small", palette.night if metal else PAPER, x + 23, middle, "c", 24)
    r = min(24.0, h / 2 - 4)
    seat_medal(s, pictures, guest.crest, x + 70, middle, r)
    note = f"{guest.ahead} ahead" if guest.ahead else ""
    s.say(guest.name, "heading", PAPER, x + 106, middle - (8 if note and h > 40 else 0), "l", room - 116, maxh=h)
    if note and h > 40:
        s.say(note, "small", palette.soft, x + 106, middle + 14, "l", room - 116)
    for n, points in enumerate(line.points):
        cx, won = x + room + cell * (n + 0.5), line.guest in kept.winners_of(n)
        if won:
            put(s, (cx - 17, middle - 17, 34, 34), disc(cx, middle, 16, palette.gold), 2)
        colour = palette.night if won else palette.soft if points is None else PAPER
        s.say(points_told(points), "number", colour, cx, middle, "c", cell)
    s.say(f"{line.total:g}", "display", palette.glow if first else PAPER, x + w - 14, middle, "r", 70, maxh=h)


def programme(kept: Nights, pictures: Cache, s: Sheet, at: Area) -> None:
    """The games side by side: who won, which is now, which are to come."""
    assert kept.night is not None
    after = kept.next()
    boxes = beside(at, len(kept.night.games))
    for n, (game, box) in enumerate(zip(kept.night.games, boxes)):
        now = after is not None and after[0] == n
        won = [kept.night.guests[one] for one in kept.winners_of(n)]
        names = [guest.name for guest in won]
        tables = f"{kept.tables(n)} tables" if kept.tables(n) > 1 else "to come"
        tables = "nobody won" if after is None or n < after[0] else tables
        said = "now" if now else f"{' and '.join(names)} won" if names else tables
        on_programme(pictures, s, box, game, said, now, bool(now or won))
        crowned(pictures, s, box, [guest.crest for guest in won])


def proposed(night: Night, pictures: Cache, s: Sheet, at: Area) -> None:
    """The games of a night that is being set up, side by side: how long each takes, and at how many tables."""
    for game, sizes, box in zip(night.games, sizes_of(night), beside(at, len(night.games))):
        tables = f"{len(sizes)} tables" if len(sizes) > 1 else "one table"
        said = f"{counted(minutes_of(night, game), 'minute')}, {tables}"
        on_programme(pictures, s, box, game, said, False, False)


def beside(at: Area, many: int) -> list[Area]:
    """So many boxes side by side; in two rows where that leaves them wider than high."""
    x, y, w, h = at
    rows = 2 if h > 2.2 * (w / many) else 1
    columns = -(-many // rows)
    wide, high = (w - GAP * (columns - 1)) / columns, (h - GAP * (rows - 1)) / rows
    return [(x + n % columns * (wide + GAP), y + n // columns * (high + GAP), wide, high) for n in range(many)]


def on_programme(pictures: Cache, s: Sheet, box: Area, game: str, said: str, now: bool, bright: bool) -> None:
    """A game by its cover and title and what is `said` of it: the cover above them where there is height for it, or a
    strip with who is on the cover."""
    x, y, w, h = box
    look = cover_of(game)
    edge = frame(*box, ROUND, palette.glow, BOLD) if now else ""
    put(s, box, raised(*box, ROUND, look.ramp[3]) + edge, 6)
    large = h > UPRIGHT
    title, words, foot = ("heading", "note", 68.0) if large else ("entry", "small", min(62.0, h - 14))
    if large and h > 0.75 * w:
        image = cover(pictures, look, round(min(w * 0.8, (h - foot - 20) * COVER) * s.u))
        s.blit(image, x + (w - image.get_width() / s.u) / 2, y + (h - foot - image.get_height() / s.u) / 2 + 4)
        left, top, room, side = x + 10, y + h - foot, w - 20, "c"
    elif h >= SCENE:
        high = h - 60
        s.blit(landscape(pictures, look, pixels(s, (x + 5, y + 5, w - 10, high))), x + 5, y + 5)
        left, top, room, side, foot = x + 12, y + high + 10, w - 24, "l", 48.0
    else:
        image = cover(pictures, look, round(min((h - 16) * COVER, w * 0.34) * s.u))
        wide = image.get_width() / s.u
        s.blit(image, x + 8, y + (h - image.get_height() / s.u) / 2)
        left, top, room, side = x + wide + 18, y + (h - foot) / 2, w - wide - 26, "l"
    s.tell(look.title, title, PAPER, left, top, room, side, maxh=foot * 0.54)
    s.tell(said, words, palette.glow if bright else PAPER, left, top + foot * 0.56, room, side, maxh=foot * 0.42)


def crowned(pictures: Cache, s: Sheet, box: Area, crests: Sequence[str]) -> None:
    """Who has won a game, at its right, one alone with a cup: on its picture, or below it where that is small."""
    x, y, w, h = box
    middle = y + (h - 50) / 2 if h >= SCENE else y + h - CROWN - 4
    for n, crest in enumerate(crests[:CROWNS]):
        seat_medal(s, pictures, crest, x + w - CROWN - 8 - n * 30, middle, CROWN)
    if len(crests) == 1 and h >= SCENE:
        cx = x + w - 2 * CROWN - 28
        put(s, (cx - 20, middle - 20, 40, 40), cup(cx, middle, METALS[0]), 2)


def honoured(found: Sequence[Honour], s: Sheet, at: Area) -> None:
    """Each with its sign, side by side; in two rows where they would be too narrow for their words."""
    x, y, w, h = at
    if not found:
        s.say("What is remarkable will stand here.", "note", palette.soft, x, y + h / 2, "l", w)
        return
    across = len(found) if w >= HONOUR * len(found) else -(-len(found) // 2)
    wide, high = w / across, h / -(-len(found) // across)
    for n, one in enumerate(found):
        left, middle = x + n % across * wide, y + (n // across + 0.5) * high
        put(
            s, (left, middle - 20, 34, 40), icon(SIGNS[one.kind], left + 15, middle, 24, palette.gold, palette.night), 2
        )
        s.say(f"{one.kind}: {one.name}", "entry", palette.glow, left + 36, middle - 9, "l", wide - 44, maxh=20)
        s.say(one.line, "small", PAPER, left + 36, middle + 10, "l", wide - 44, maxh=18)


def titles(kept: Nights) -> tuple[str, str]:
    """What stands over the picture: who has won, and which night it was."""
    assert kept.night is not None
    day = [told_day(kept.day)] if kept.day else []
    said = kept.won() if kept.next() is None else "Games night"
    return said, ", ".join(["Monster Parlour", *day, kept.night.title])


def picture(kept: Nights, found: Sequence[Honour], pictures: Cache) -> pygame.Surface:
    """The night on one sheet, to keep."""
    assert kept.night is not None
    s = Sheet(PICTURE[0], (1280, 720))
    rooms.wall((640, 120))(s, (0, 0, 1280, 720))
    sheet = 20, 84, 1240, 408
    put(s, sheet, plate(*sheet, ROUND, palette.night) + frame(*sheet, ROUND, palette.brass, EVEN))
    title, below = titles(kept)
    s.say(title, "display", palette.glow, 640, 34, "c", 1100)
    s.say(below, "note", palette.paper, 640, 68, "c", 1100)
    standings(kept, pictures, s, (40, 92, 1200, 392))
    programme(kept, pictures, s, (20, 502, 1240, 128))
    put(s, (20, 640, 1240, 62), plate(20, 640, 1240, 62, ROUND, palette.night))
    honoured(found, s, (40, 646, 1200, 50))
    return s.surf

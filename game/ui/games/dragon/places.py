"""places: where everything lies on the table of Dragon Attack!, in units of the table, and the colours they share."""

from __future__ import annotations

from game.ui.draw.paint import Area
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, fit, overlay, pad, when
from game.ui.layout.writing import row as across
from game.ui.style.palette import palette
from game.ui.table.panes import BAR_H, Design

TRACK: Area = (0, 44, 936, 52)
WAY: Area = (0, 44, 720, 52)  # the same in little room
EDGE = 8.0  # of the parchment round the kingdom
PANEL: Area = (946, 46, 326, 668)
PANEL_W = 334.0  # with its edge
LEFT, RIGHT = 960.0, 1258.0  # edges of what stands in the panel
WIDE = RIGHT - LEFT
OWN: Area = (946, 126, 326, 250)  # the own party and treasure
ITEMS_AT = 232.0  # top of the own items and monsters
IN_FRONT: Area = (LEFT, 289, 150, 80)  # the own purses
AT_HOME: Area = (LEFT + 158, 289, 140, 80)
OTHERS: Area = (946, 376, 326, 20)  # over their lines
OTHERS_TOP, OTHERS_ROOM = 396.0, 155.0
HOARD: Area = (956, 556, 306, 54)
BUTTONS = 618.0  # top of the first button
DESK: Area = (70, 126, 800, 476)
OPEN = 1.15  # times as large may it be at most: what is left of the map is seen
LITTLE_DESK: Area = (70, 126, 420, 248)  # the same in little room: its letters keep their size
LITTLE = 600.0  # units wide from which on the large one is laid
HERO_PX, DRAGON_W = 76.0, 106.0  # a standee's 640 units, and the Dragon, at the scale of the whole map
BACK_W, SMALL_W = 36.0, 30.0  # counters on stars, and beside a village
FOUND_W = 78.0  # a counter that is turned over, held up to be read
LARGER = 1.18  # times as large as usual are figures, and counters held up, where cards have room before all else
WHOLE = 0.337  # units of the table per unit of the board at that scale

LABEL, RISK, SAFE, WELL = palette.soft, palette.harm_light, palette.baize, palette.rise


def row(i: int, count: int) -> Area:
    """The line of the i-th of `count` other players."""
    step = min(44.0, OTHERS_ROOM / max(1, count))
    return LEFT - 4, OTHERS_TOP + i * step, 306, step - 4


PAGE = 86  # units of the height of a lesson's page
TIGHT = 400  # units of the table's height below which what is asked has no room for three lines
LOW = 520  # units of the table's height below which such a page takes from the map
DESIGNS: dict[str, Design] = {
    "track": TRACK,
    "way": WAY,
    "own": (942, 44, 334, 332),
    "others": (942, 372, 334, 242),
    "buttons": (942, 610, 334, 106),
    "desk": lambda area: around(LITTLE_DESK if area[2] < LITTLE else DESK),
    "tray": (26, 60, 1228, 650),
    "aside": (26, 60, 1228, 650),
}
FLAT = 2.2  # of a window's height: in a wider one the panel lies at both sides
ASIDE = 0.59  # of the width between panels at both sides: a battle in which nobody at the table fights
ROOMY = 900  # units of width below which such a battle, too, needs all the room


def around(desk: Area) -> Area:
    """A desk with its shadow and the rings round what lies on it."""
    x, y, w, h = desk
    air = 10 if desk == DESK else 4
    return x - air, y - air, w + 2 * air, h + 2 * air


def within(area: Area | None) -> Area | None:
    """The field inside the edge of the parchment."""
    if area is None:
        return None
    x, y, w, h = area
    return x + EDGE, y + EDGE, w - 2 * EDGE, h - 2 * EDGE


def design(name: str, k: float) -> Box:
    """A design, k times as large where there is room for that, at least half so."""
    w, h = extent(name)
    return fit(name, w, h, k / 2, k).like(k * w, k * h).share(h)


def stacked(*names: str) -> float:
    """How high designs are that stand one under the other."""
    return sum(extent(name)[1] for name in names)


def extent(name: str) -> tuple[float, float]:
    """Width and height of a design that has one size."""
    box = DESIGNS[name]
    assert not callable(box), f"{name} takes the form of its place"
    return box[2], box[3]


def tree(lesson: bool, page: str, room: tuple[float, float], large: bool = False) -> Box:
    """The boxes of the table, with a lesson's page or without; `page`: what is seen where the panel has no room for
    both, "own" or "others"; `room`: width and height of the table; large: the own party has room before the others."""
    w, h = room[0], room[1] - BAR_H
    in_wide = one_page(lesson, page, w, h) if large and w <= FLAT * h else wide(lesson, w, h, large)
    return first(
        when(lambda w, h: w >= 1.25 * h and w >= 900, in_wide),
        when(lambda w, h: w < 1.25 * h, tall(lesson, w, h, large)),
        small(lesson, page, h, large),
    )


def kingdom(lesson: bool, high: float = 300, track: str = "track", asked: float = 54) -> Box:
    """The Dragon's track, the map with what lies over it (banners, bargains, a lesson), and what is asked, so high."""
    told = [pad(box("page").size(h=PAGE), 6, 2)] if lesson else []
    land = overlay(box("map"), box("notice")).min(300, high).share()
    w, h = extent(track)
    seen = column(fit(track, w, h, 0.5, 1.25), land, gap=2)
    _, _, wide, deep = around(DESK)
    desk = box("desk").like(OPEN * wide, OPEN * deep).stick("n")
    return column(overlay(seen, desk).share(), *told, box("prompt").size(h=asked), gap=2)


def fought(lesson: bool, w: float, h: float, left: float = 0, below: float = 54) -> Box:
    """Where battles are shown: over all, but not over a lesson's page, under which so much lies; those of computers in
    a corner of the map, which begins at `left`."""
    if lesson:
        return pad(box("tray"), air=(0, 0, 0, PAGE + below + 8))
    if w < ROOMY:
        return box("tray")
    wide, high = extent("aside")
    side = min(ASIDE * (w - 2 * left), 0.75 * (h - 64) * wide / high)
    aside = box("aside").size(side, side * high / wide)
    corner = column(box().share(), across(box().size(w=left), aside, box().share()), box().size(h=64))
    return overlay(box("tray"), corner)


def wide(lesson: bool, w: float, h: float, large: bool) -> Box:
    """The panel at the right, as wide as its height lets it be; in a very wide window on both sides."""
    if w > FLAT * h:
        k = min(1.9 if large else 1.6, h / extent("own")[1])
        apart = column(design("others", k), design("buttons", k)).size(PANEL_W * k)
        land, over = kingdom(lesson, 120) if lesson and h < LOW else kingdom(lesson), fought(lesson, w, h, PANEL_W * k)
        return overlay(across(design("own", k).size(PANEL_W * k), land.share(), apart, gap=8), over)
    k = usual(h)
    panel = column(*(design(name, k) for name in ("own", "others", "buttons"))).size(PANEL_W * k)
    return overlay(across(kingdom(lesson).share(), panel, gap=6), fought(lesson, w, h))


def usual(h: float) -> float:
    """How many times as large the whole panel is in a wide window."""
    return max(0.75, min(1.25, h / stacked("own", "others", "buttons")))


def one_page(lesson: bool, page: str, w: float, h: float) -> Box:
    """A wide window with a large panel, of which one page is seen."""
    k = max(usual(h), min(1.6, (h - 46) / stacked("own", "buttons"), 0.33 * w / PANEL_W))
    return overlay(across(kingdom(lesson).share(), paged(page, k, k, 38), gap=6), fought(lesson, w, h))


def paged(page: str, k: float, pressed: float, turned: float) -> Box:
    """One page of the panel, k times as large, over buttons that are `pressed` times as large; `turned`: how high the
    tabs are."""
    tabs, buttons = box("pages").size(h=turned), design("buttons", pressed)
    seen = column(box().share(), design(page, k), box().share())
    return column(tabs, seen.share(), buttons, gap=4).size(PANEL_W * k)


def tall(lesson: bool, w: float, h: float, large: bool) -> Box:
    """The panel below the map."""
    room = w - 14
    k = min(1.4, room / 2 / PANEL_W)
    beside, high = k, stacked("others", "buttons") * k
    if large:
        k = min(1.7, 0.56 * room / PANEL_W, 0.48 * h / extent("own")[1])
        beside, high = room / PANEL_W - k, extent("own")[1] * k
    side = column(design("others", beside), design("buttons", beside))
    own = design("own", k).size(PANEL_W * k) if large else design("own", k).share()
    panel = across(own, side.share(), gap=6).size(h=high)
    asked = 70
    land, over = kingdom(lesson, asked=asked), fought(lesson, w, h, below=asked + high + 6)
    return overlay(pad(column(land.share(), panel, gap=4), 4, 2), over)


def small(lesson: bool, page: str, h: float, large: bool) -> Box:
    """One page of the panel beside the map."""
    own, buttons = (extent(name)[1] for name in ("own", "buttons"))
    if large:
        k = min(1.25, (h - 38) / (own + 0.8 * buttons))
        side = paged(page, k, 0.8 * k, 30)
    else:
        k = min(1.0, (h - 46) / (own + buttons))
        side = paged(page, k, k, 38)
    asked = 54 if h < TIGHT else 66
    land, over = kingdom(lesson, 110 if lesson else 150, "way", asked), fought(lesson, 0, h, below=asked + 4)
    return overlay(pad(across(land.share(), side, gap=4), air=(0, 0, 6, 4)), over)

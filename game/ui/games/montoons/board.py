"""board: the painted battle map of MonToons with all that lies and stands on it, kept as one picture."""

from __future__ import annotations

import math
import zlib

import pygame

from game.engine.events import Changed, Event
from game.rules.montoons.action import Acting
from game.rules.montoons.planning import Planning
from game.ui.draw.hexes.space import Cells, centre
from game.ui.draw.jobs import Sized
from game.ui.draw.paint import Area, Sheet, icon
from game.ui.draw.rooms.cloths import sea
from game.ui.draw.shapes import meets
from game.ui.games.montoons import lights
from game.ui.games.montoons.ahead import Ahead
from game.ui.games.montoons.air import AirPaint, Flyer
from game.ui.games.montoons.effects import Effects
from game.ui.games.montoons.grid import GridBoard
from game.ui.games.montoons.island import Island, alive, cells_of, places_of
from game.ui.games.montoons.life import Life
from game.ui.games.montoons.lights import Danger, Look
from game.ui.games.montoons.moves import Moves
from game.ui.games.montoons.places import SEA
from game.ui.games.montoons.preview import Preview
from game.ui.games.montoons.reading import Reading
from game.ui.games.montoons.threats import Threats
from game.ui.style.palette import palette
from game.ui.table.mappicture import MapPicture
from game.ui.table.mapview import HEAD
from game.ui.table.part import Part, View
from game.ui.window.focus import Given
from game.ui.window.motion import Call, Fade, Glide, Motion, Then, Together, Wait, in_out_sine, out_cubic

AROUND = 20.0  # how far what lies on a hex reaches beyond it, units of the board
SEA_STEP = 32  # units of the board
BEAT = 1300.0  # ms in which the choices of a new question brighten and fade once
Terrains = tuple[tuple[str, ...], tuple[str, ...], int]
NOWHERE: Area = (0, 0, 840, 534)  # where a map is before it has its place
DIM = 116, 122, 158  # of the map under the grid
TOKEN = 760  # ms that the Waystone's light flies


class Still:
    """Draws with the table's own stamps. `stale` are parts of the board, in its units, that look different."""

    def __init__(self, view: View, ahead: Ahead, threats: Threats) -> None:
        self.view, self.ahead, self.hexes, self.island = view, ahead, ahead.hexes, ahead.island
        self.threats = threats
        self.picture = MapPicture(self.island, AROUND, range_of(self.island, self.hexes.field))
        self.life = Life(view, self.island)
        self.sea = NOWHERE, ""  # the part of it that is painted, and what its picture is called
        self.stale: list[Area] = []
        self.looks: dict[int, Look] = {}
        self.dangers: dict[int, Danger] = {}
        self.traps: tuple[int, ...] = ()

    def forget(self) -> None:
        self.picture.forget()
        self.life.forget()

    # ---- what is lit --------------------------------------------------------------------------------------------
    def looks_now(self) -> dict[int, Look]:
        """How every lit space is lit; what tells more stands over what tells less."""
        seen = self.ahead.foreseen()
        found = dict.fromkeys(seen.range or self.ahead.ranged(), lights.RANGE)
        found |= dict.fromkeys(self.hexes.landings(), lights.AHEAD)
        found |= dict.fromkeys(self.hexes.lights(), lights.REACH)
        if isinstance(self.view.about, Acting | Planning):
            found |= dict.fromkeys(seen.reach, lights.AHEAD)
        found |= dict.fromkeys(seen.area, lights.HIT)
        spoken = map(self.hexes.space_of, self.view.spoken_of())
        found |= {space: lights.SPOKEN for space in spoken if space is not None}
        if self.hexes.goal is not None:
            found[self.hexes.goal] = lights.GOAL
        return found

    # ---- the picture --------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        self.looks, self.traps = self.looks_now(), tuple(self.view.picture.facts["traps"])
        self.dangers = self.threats.dangers()
        island = self.island
        self.picture.range = range_of(island, self.hexes.field)
        size, wait = island.size(island.k * s.u), island.zoom == 1
        layers = tuple(id(island.picture(name, size, wait)) for name in ("ground", "above"))
        near = self.spelled()
        island.look_at(near)
        shown = {
            space: (self.looks.get(space), self.dangers.get(space), space in self.traps, space in near)
            for space in (*self.looks, *self.dangers, *self.traps, *near)
        }
        stirred = self.life.stirred(s.u, self.hexes.field, self.picture.range)
        self.picture.draw(s, layers, shown, self.compose, self.stale, stirred)
        self.stale = []
        if s.marks is None:
            self.glow(s)

    def spelled(self) -> frozenset[int]:
        """Ice that is pointed at, or on which somebody stands and rolls: what its edges say is shown."""
        facts, goal = self.view.picture.facts, self.hexes.goal
        spaces = {*facts["at"], self.hexes.space_of(self.view.pointed), goal}
        return frozenset(
            space for space in spaces if space is not None and space >= 0 and facts["terrain"][space] == "ice"
        )

    def compose(self, s: Sheet, part: Area | None = None) -> None:
        """All that stands still, or what of it lies in a part."""
        self.draw_sea(s)
        self.life.draw(s, part, of_sea=True)
        self.island.lay(s, "ground")
        self.life.draw(s, part)
        for space, danger in self.dangers.items():
            if part is None or meets(self.picture.box_of(space), part):
                lights.lay_danger(self.view.stamps, s, *self.island.spot(space), self.island.k, danger)
        for space, look in self.looks.items():
            if part is None or meets(self.picture.box_of(space), part):
                lights.lay_light(self.view.stamps, s, *self.island.spot(space), self.island.k, look)
        self.island.lay(s, "above")
        self.island.draw_signs(s, self.view.stamps, part)
        for space in self.traps:
            if part is None or meets(self.picture.box_of(space), part):
                self.trap(s, *self.island.spot(space))

    def draw_sea(self, s: Sheet) -> None:
        island, box = self.island, self.picture.range
        size = round(box[2] * island.k * s.u), round(box[3] * island.k * s.u)
        if self.sea[0] != box:
            self.sea = box, f"sea {box} {sorted(island.cells)}"
        name, make = self.sea[1], Sized(lambda size: sea(size, box, [centre(*one) for one in island.cells]), size)
        pictures = self.view.pictures
        image = pictures.get(name, size, make, wait=not pictures.known(name), lasts=True)
        s.blit(image, *island.at(*box[:2]))

    def trap(self, s: Sheet, x: float, y: float) -> None:
        dark = f'<path d="M16 1L31 28H1Z" fill="{palette.garnet}" opacity=".5"/>'
        sign = dark + icon("trap", 16, 14, 27, palette.harm, palette.paper)
        self.view.stamps.svg(s, "trap", (x - 16, y - 13, 32, 30), sign)

    # ---- while a question is new --------------------------------------------------------------------------------
    def glow(self, s: Sheet) -> None:
        """The choices brighten and fade until the player has had time to find them."""
        left = self.view.glow
        if left <= 0 or self.view.settings.reduced_motion:
            return
        alpha = (1 - math.cos(2 * math.pi * left / BEAT)) / 2
        for space in self.hexes.lights():
            if space != self.hexes.goal:
                lights.lay_light(self.view.stamps, s, *self.island.spot(space), self.island.k, lights.GLOW, 0.7 * alpha)


def range_of(island: Island, field: Area) -> Area:
    """What is painted, in units of the board: the map with so much sea that it fills its place."""
    w = in_steps(max(island.wide, field[2] / island.whole))
    h = in_steps(max(island.high + HEAD, (2 * field[3] - island.box[3]) / island.whole))
    return (island.wide - w) / 2, (island.high - HEAD - h) / 2, w, h


def in_steps(long: float) -> float:
    """As long or longer: a window of another size and the same shape shows the same sea."""
    return math.ceil((long + 8) / SEA_STEP) * SEA_STEP


class Board(Part):
    """The map as it is looked at; `lying` is what does not move, `figures` what stands on it."""

    name = "board"

    def __init__(
        self, view: View, ahead: Ahead, effects: Effects, paint: AirPaint, grid: GridBoard, threats: Threats
    ) -> None:
        super().__init__(view)
        self.reading, self.island, self.hexes, self.paint = ahead.reading, ahead.island, ahead.hexes, paint
        self.figures, self.air, self.moves = effects.figures, effects.air, Moves(effects)
        self.preview, self.lying = Preview(view, ahead), Still(view, ahead, threats)
        self.grid, self.threats = grid, threats
        self.token_away = False  # the Waystone's light is on its way
        self.ground = ground_of(view)
        self.coming: tuple[Terrains, str, Cells] | None = None  # the tiles that will be shown

    def lay_out(self) -> None:
        self.token_away = False
        self.moves.forget()
        self.air.forget()
        self.figures.lay_out()

    def refresh(self, u: float) -> None:
        """Have what has changed of the map painted aside: it is shown as it was until that is there."""
        now = ground_of(self.view, self.token_away)
        if self.ground == now:
            return
        if self.coming is None or self.coming[0] != now:
            self.coming = now, *tiles_of(self.reading, now)
        changed = self.island.change(self.coming[1], self.coming[2], u)
        if changed is not None:
            self.ground, self.coming = now, None
            self.lying.stale.append(changed)
            if not self.view.busy:
                self.figures.lay_out()

    def passes(self, ms: float) -> bool:
        return self.lying.life.passes(ms)

    def on_given(self, given: Given) -> object:
        self.lying.life.woken()
        return None

    def forget(self) -> None:
        self.lying.forget()

    # ---- what happens -------------------------------------------------------------------------------------------
    def show(self, event: Event) -> Motion | None:
        motion = self.moves.show(event) or (self.changed(event) if isinstance(event, Changed) else None)
        look = self.followed(event)
        return Then(look, motion) if look and motion else motion or look

    def followed(self, event: Event) -> Motion | None:
        """A map that is seen closely goes to whose turn begins, and keeps in sight who is moved."""
        if self.island.zoom == 1 or not isinstance(event, Changed) or event.field not in ("active", "at"):
            return None
        own = event.field == "active"
        space = self.view.picture.facts["at"][event.value] if own and event.value >= 0 else event.value
        if space < 0:
            return None
        self.island.held = self.island.held and not own
        return self.island.follow(space)

    def changed(self, event: Changed) -> Motion | None:
        """The ground itself becomes another."""
        match event.field:
            case "terrain" | "obstacle" if isinstance(event.index, int):
                lands = self.air.lands(str(event.value), *self.island.middle(event.index))
                flash = self.air.aside(self.air.flashed(event.index, palette.glow, 520))
                return Then(*(lands or [Call(self.view.sounder("crumble")), flash]), Wait(260))
            case "traps":
                return self.traps_change(set(self.view.before or ()), set(event.value))
            case "token":
                return self.token_flies(int(event.value), int(self.view.before or 0))
        return None

    def traps_change(self, before: set[int], now: set[int]) -> Motion | None:
        """One is laid, or springs."""
        parts: list[Motion] = [self.air.flashed(space, palette.harm) for space in now - before]
        for space in before - now:
            x, y = self.island.middle(space)
            parts += [self.air.flashed(space, palette.harm), self.air.sparkle(x, y, "trap", 8, 70)]
        if not parts:
            return None
        sound = self.view.sounder("hit" if before - now else "card")
        return Then(Call(sound), self.air.aside(Together(*parts)), Wait(240))

    def token_flies(self, number: int, before: int) -> Motion | None:
        """The Waystone's light rises from one location and comes down on another."""
        stones, sound, flashed = self.reading.arena.waystones, self.view.sounder, self.air.flashed
        here, there = (stones[n - 1] if 1 <= n <= len(stones) else -1 for n in (before, number))
        if there < 0:
            return None
        if here < 0:
            return Then(Call(sound("magic")), flashed(there, palette.cyan))
        (x, y), (ax, ay) = self.island.spot(there), self.island.spot(here)
        flyer = Flyer("stone", ax, ay - 30, 52)
        self.token_away = True

        def there_now() -> None:
            self.token_away = False

        flies = self.air.flown(
            flyer,
            Together(Fade(flyer, 1, 100), Glide(flyer, 160, out_cubic, hop=0, y=ay - 70)),
            Glide(flyer, TOKEN, in_out_sine, hop=70, x=x, y=y - 40),
            Glide(flyer, 120, y=y - 20),
            Call(there_now),
            self.air.aside(flashed(there, palette.cyan, 600)),
            Call(sound("bell")),
            Fade(flyer, 0, 120),
        )
        return Then(Call(sound("magic")), flies)

    # ---- drawing ------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        if (area := self.hexes.fill()) is None:
            return
        self.refresh(s.u)
        with s.clip(*area):
            self.lying.draw(s)
            if not self.view.busy:
                self.preview.draw(s)
            self.paint.draw_under(s)
            self.figures.draw(s)
            if not self.view.busy:
                self.preview.draw_over(s)
                self.threats.draw_over(s)
            self.paint.draw_over_map(s)
            self.hexes.draw_buttons(s)
            if self.grid.open:
                s.surf.fill(DIM, s.rect(*area), pygame.BLEND_RGB_MULT)


def ground_of(view: View, token_away: bool = False) -> Terrains:
    """Terrain and obstacle of every space, and the location of the token, 0 while it is in the air."""
    facts = view.picture.facts
    return tuple(facts["terrain"]), tuple(facts["obstacle"]), 0 if token_away else facts["token"]


def tiles_of(reading: Reading, ground: Terrains) -> tuple[str, Cells]:
    """What the map is called with the tiles that it has now, and these."""
    cells = alive(cells_of(reading.arena, *ground))
    return f"island {zlib.crc32(repr(sorted(cells.items())).encode()):x}", cells


def island_of(view: View, reading: Reading) -> Island:
    """The map as it is now, seen whole."""
    name, cells = tiles_of(reading, ground_of(view))
    return Island(cells, places_of(reading.arena), name, view.pictures, NOWHERE, SEA)

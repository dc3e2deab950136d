"""figures: the heroes and the Dragon as they stand on the kingdom's map, walk, sail and fly."""

from __future__ import annotations

from game.engine.events import Changed, Event, Said
from game.ui.draw.paint import PAPER, Area, Sheet
from game.ui.draw.shapes import hoop, plate, stroke
from game.ui.games.dragon.camera import Camera
from game.ui.games.dragon.parties import Parties, PartyPart
from game.ui.games.dragon.pieces import Piece, dragon_ratio
from game.ui.games.dragon.places import DRAGON_W, HERO_PX, LARGER, WHOLE
from game.ui.style.metrics import SLIP
from game.ui.style.palette import palette
from game.ui.table.part import View
from game.ui.window.motion import (
    DRAGON,
    HEX_STEP,
    Call,
    Fade,
    Glide,
    Motion,
    Then,
    Together,
    Wait,
    in_out_sine,
    out_back,
)

HOP = 34.0  # of a step, units of the board
SUNK = 0.05  # how far below the middle of a space a hero's foot stands, of its size
APART, ROOM = 100.0, 220.0  # between heroes on one space, and for all of them, units of the board
BESIDE = 100.0  # between the Dragon and a hero on its space, units of the board
LOW = 22.0  # how far below the middle of its space the Dragon's feet are, at the scale of the whole map
SHADOW = (
    "M0 -26C10 -26 14 -14 16 -8C30 -26 52 -28 66 -14C56 -12 52 -4 50 6C42 0 34 4 30 12C22 8 16 14 12 20C6 30 20 36 "
    "34 34C22 46 -2 46 -8 28C-14 14 -22 8 -30 12C-34 4 -42 0 -50 6C-52 -4 -56 -12 -66 -14C-52 -28 -30 -26 -16 -8C-14 "
    "-14 -10 -26 0 -26Z"
)


class Figures(PartyPart):
    """They are drawn with the map, on which they stand."""

    name = "figures"

    def __init__(self, view: View, parties: Parties, camera: Camera) -> None:
        super().__init__(view, parties)
        self.camera = camera
        self.heroes: dict[int, Piece] = {}
        self.dragon: Piece | None = None

    # ---- at rest -----------------------------------------------------------------------------------------------------
    def lay_out(self) -> None:
        at, lair = self.parties.facts["at"], self.parties.lair()
        self.heroes = {seat: Piece(f"hero/{seat}") for seat, space in enumerate(at) if space >= 0}
        slain = self.parties.facts["slayer"] >= 0
        self.dragon = Piece("dragon", *self.camera.middle(lair)) if lair >= 0 and not slain else None
        self.settled()

    def settled(self) -> None:
        for seat, piece in self.heroes.items():
            piece.x, piece.y = self.stand(seat)
            piece.up = 0

    def stand(self, seat: int) -> tuple[float, float]:
        """Where a hero stands, units of the board; heroes on one space stand side by side, and beside the Dragon."""
        where = self.parties.facts["at"]
        together = [other for other in sorted(self.heroes) if where[other] == where[seat]]
        x, y = self.camera.middle(where[seat])
        x += BESIDE if self.dragon and where[seat] == self.parties.lair() else 0
        if len(together) > 1:
            x += (together.index(seat) - (len(together) - 1) / 2) * min(APART, ROOM / len(together))
            y += 14 * (together.index(seat) % 2)
        return x, y

    # ---- what happens ------------------------------------------------------------------------------------------------
    def show(self, event: Event) -> Motion | None:
        match event:
            case Said(what="walks", player=int(seat)):
                return self.walk(seat, event.about[0])
            case Said(what="sails", player=int(seat)):
                return self.glide(seat, event.about[0], "whoosh", 700)
            case Said(what="moved", player=int(seat)):
                return self.glide(seat, event.about[0], "step", 520)
            case Said(what="dragon"):
                return self.fly(event.about[0])
            case Changed(field="slayer"):
                return self.fall(self.dragon) if self.dragon else None
            case Changed(field="at", index=int(seat)):
                if seat not in self.heroes:
                    return self.picked(seat)
                self.settled()
        return None

    def walk(self, seat: int, way: tuple[int, ...]) -> Motion | None:
        """Hex by hex; the map follows when it is seen closely."""
        if (piece := self.heroes.get(seat)) is None:
            return None
        steps: list[Motion] = []
        for space in way:
            x, y = self.camera.middle(space)
            steps += [Glide(piece, HEX_STEP, in_out_sine, hop=HOP, x=x, y=y), Call(self.view.sounder("step"))]
        return Together(self.camera.follow(way[-1]), Then(*steps)) if way else None

    def glide(self, seat: int, space: int, sound: str, ms: float) -> Motion | None:
        if (piece := self.heroes.get(seat)) is None:
            return None
        x, y = self.camera.middle(space)
        return Then(
            self.camera.follow(space),
            Call(self.view.sounder(sound)),
            Glide(piece, ms, in_out_sine, hop=HOP * 1.6, x=x, y=y),
        )

    def fly(self, space: int) -> Motion:
        """The Dragon flies to a place and burns it; the first time it comes from beyond the map."""
        x, y = self.camera.middle(space)
        dragon = self.dragon = self.dragon or Piece("dragon", x - 320, y - 260)
        return Then(
            self.camera.follow(space),
            Call(self.view.sounder("roar")),
            Glide(dragon, 160, up=34),
            Glide(dragon, DRAGON, in_out_sine, x=x, y=y),
            Glide(dragon, 200, up=0),
            Call(self.view.sounder("hit")),
            Wait(260),
            self.camera.follow(self.parties.centre()),
        )

    def fall(self, dragon: Piece) -> Motion:
        """The Dragon rears up once more, and falls."""

        def gone() -> None:
            self.dragon = None

        return Then(
            self.camera.follow(self.parties.lair()),
            Call(self.view.sounder("roar")),
            Glide(dragon, 260, out_back, up=40),
            Together(Glide(dragon, 620, in_out_sine, up=-40), Fade(dragon, 0, 620)),
            Call(self.view.sounder("hit")),
            Call(gone),
        )

    def picked(self, seat: int) -> Motion:
        """A hero takes the stand."""
        piece = self.heroes[seat] = Piece(f"hero/{seat}")
        self.settled()
        piece.up = 60
        return Then(Call(self.view.sounder("card")), Glide(piece, 260, out_back, up=0))

    @property
    def grown(self) -> float:
        """How much larger figures are than at the scale of the whole map."""
        return self.camera.grown * (LARGER if self.view.settings.enlarges else 1)

    def boxes(self, space: int) -> list[Area]:
        """Where those are seen who stand on a space, and the Dragon over it, units of the table."""
        found = [self.hero_box(seat) for seat in self.heroes if self.parties.facts["at"][seat] == space]
        return [*found, self.dragon_box(self.dragon)] if self.dragon and self.parties.lair() == space else found

    def hero_box(self, seat: int) -> Area:
        piece, u = self.heroes[seat], self.view.scale
        image, fx, fy = self.parties.pieces.standee(self.parties.hero(seat), self.standing(u))
        x, y = self.camera.at(piece.x, piece.y + HERO_PX / WHOLE * SUNK)
        return x - fx / u, y - fy / u, image.get_width() / u, image.get_height() / u

    def dragon_box(self, piece: Piece) -> Area:
        """Where it is seen: on its space, in the first row as low as the map begins, at its sides as far within."""
        camera, w = self.camera, DRAGON_W * self.grown
        (x, y), high = camera.at(piece.x, piece.y), w * dragon_ratio()
        (left, top), (right, _) = camera.at(0, -camera.head), camera.at(camera.wide, 0)
        x = max(left, min(right - w, x - w / 2)) if 0 <= piece.x <= camera.wide else x - w / 2
        return x, max(top, y + LOW * self.grown - piece.up - high), w, high

    def reaches(self) -> list[Area]:
        """What the Dragon at each of its places and a hero on each space of land hide of the table."""
        kingdom, w = self.parties.kingdom, HERO_PX * self.grown
        spots = [self.camera.spot(space) for space in kingdom.members(kingdom.land)]
        heroes = [(x - w / 2, y - (1 - SUNK) * w, w, w) for x, y in spots]
        return heroes + [self.dragon_box(Piece("dragon", *self.camera.middle(place))) for place in kingdom.path]

    # ---- seen --------------------------------------------------------------------------------------------------------
    def entered(self) -> None:
        for hero in self.parties.heroes():
            self.parties.later.standee(hero, self.standing(self.view.scale))
        self.parties.later.dragon(self.view.pixels(DRAGON_W * self.grown))

    def draw_on_map(self, s: Sheet) -> None:
        p = self.parties
        for hero in p.bystanders():
            self.standee(s, hero, *self.camera.middle(p.kingdom.starts[hero]))
        if self.dragon is not None:
            self.draw_dragon(s, self.dragon)
        for seat in sorted(self.heroes, key=lambda seat: self.heroes[seat].y):
            self.draw_hero(s, seat)

    def draw_hero(self, s: Sheet, seat: int) -> None:
        piece, grown = self.heroes[seat], self.grown
        x, y = self.camera.at(piece.x, piece.y)
        active = seat == self.parties.moving()
        if active or f"seat/{seat}" in self.view.spoken_of():
            self.foot(s, x, y, palette.paper if active else palette.cyan)
        self.standee(s, self.parties.hero(seat), piece.x, piece.y - piece.up / self.camera.k)
        if self.parties.facts["resting"][seat]:
            self.view.stamps.put(s, "rest", x + 18 * grown, y - 62 * grown, 30, 22, paint_rest)

    def foot(self, s: Sheet, x: float, y: float, colour: str) -> None:
        """A ring on the ground round who is on turn, or spoken of."""
        w = HERO_PX * self.grown
        ring = hoop(w / 2, w * 0.33, w * 0.375, w * 0.245, colour, 4)
        self.view.stamps.svg(s, ("foot", round(w, 2), colour), (x - w / 2, y + 2 - w / 3, w, w * 0.67), ring)

    def standee(self, s: Sheet, hero: int, x: float, y: float) -> None:
        """A hero's figure with its foot at a place of the board."""
        image, fx, fy = self.parties.pieces.standee(hero, self.standing(s.u))
        left, top = s.px(*self.camera.at(x, y + HERO_PX / WHOLE * SUNK))
        s.surf.blit(image, (left - round(fx), top - round(fy)))

    def standing(self, u: float) -> float:
        """Pixels per unit of a hero's figure."""
        return HERO_PX / 640 * self.grown * u

    def draw_dragon(self, s: Sheet, piece: Piece) -> None:
        """The flying Dragon over its winged shadow."""
        grown = self.grown
        x, y = self.camera.at(piece.x, piece.y)
        shadow = (
            f'<g transform="translate({68 * grown} {26 * grown}) scale({grown} {0.62 * grown})"><path '
            f'd="{SHADOW}" fill="{palette.night}" opacity=".42"/></g>'
        )
        left, top = x + (16 - 68) * grown, y - 20 * grown
        self.view.stamps.svg(s, ("wings", round(grown, 3)), (left, top, 136 * grown, 56 * grown), shadow, piece.alpha)
        left, top, w, _ = self.dragon_box(piece)
        image = self.parties.pieces.dragon(round(w * s.u))
        image.set_alpha(round(255 * piece.alpha))
        s.blit(image, left, top)
        image.set_alpha(255)
        if not piece.up and s.marks is None:
            self.camera.draw_signs(s, self.view.stamps, only=str(self.parties.facts["dragon"]))


def paint_rest(t: Sheet) -> None:
    """The bubble of a sleeper."""
    bubble = plate(0, 0, 30, 22, SLIP, PAPER) + plate(1, 1, 28, 20, SLIP, palette.violet)
    t.svg(bubble + stroke("M6 9H13L6 16H13M17 6H24L17 13H24", PAPER, 2.4))

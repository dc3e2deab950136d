"""pieces: heroes, counters and the Dragon as pictures, made once for each size, and where other screens show them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Any, cast

import pygame

from game.rules.dragon.counters import CLASSES, Content, Counter, Hero
from game.rules.dragon.state import Dragon
from game.sitting import Sitting
from game.ui.draw import kit
from game.ui.draw.cache import Cache, Draw
from game.ui.draw.cast import art_line, sound
from game.ui.draw.crests import CRESTS, Crest, in_disc
from game.ui.draw.paint import Sheet
from game.ui.draw.tokens import counters
from game.ui.table.crests import Look
from game.ui.table.lying import thing
from game.ui.table.standees import Standing, standing, worn

FACE = (136.0, 50.0, 232.0, 232.0)  # head and shoulders of a hero
HIDDEN = "back"
NOTHING = pygame.Surface((1, 1))
BAIZE_COUNTER, BAIZE_DRAGON = 42.0, 104.0  # how wide they lie on the table of a new game


@dataclass
class Piece:
    """Something that stands, flies or turns over the map. x, y = where, in units of the board.

    what: "hero/2", "dragon", the number of a counter, or "back".
    """

    what: str | int
    x: float = 0
    y: float = 0
    size: float = 36
    up: float = 0  # units of the canvas above its place
    wide: float = 1
    lift: float = 0
    coins: list[tuple[float, float, float]] = field(default_factory=list)


class Later:
    """Stands in for the cache of pictures: what is asked of it is drawn aside, before it is wanted."""

    def __init__(self, pictures: Cache) -> None:
        self.pictures = pictures

    def get(self, key: str, size: tuple[int, int], draw: Draw, wait: bool = False) -> pygame.Surface:
        if not self.pictures.patient:
            self.pictures.prefetch(key, size, draw)
        return NOTHING


class Pieces:
    """Pictures of one game's content; `u` pixels a unit are chosen by whoever draws."""

    def __init__(self, content: Content, pictures: Cache | Later) -> None:
        self.content, self.pictures = content, pictures

    def crest(self, hero: int) -> Crest:
        """Colours and symbol of a hero."""
        return CRESTS[self.content.heroes[hero].id]

    def counter(self, card: int | str, px: int) -> pygame.Surface:
        """The face of a treasure counter, or its back."""
        size = (px, round(px * counters.UNITS[1] / counters.UNITS[0]))
        if isinstance(card, str):
            return self.pictures.get("counter back", size, lambda: counters.hidden(px), wait=True)
        counter = self.content.counters[card]
        shown = counter.value or counter.strength or counter.class_ or ""
        art = sorted(art_of(counter).items()) if counter.kind in ("monster", "character") else ""
        key = f"counter {counter.kind} {shown} {art}"
        return self.pictures.get(key, size, lambda: self.draw_counter(card, px), wait=px < 120)

    def draw_counter(self, card: int, px: int) -> pygame.Surface:
        counter = self.content.counters[card]
        if counter.kind == "gold":
            return counters.gold(px, counter.value or 0)
        if counter.kind == "boat":
            return counters.boat(px)
        if counter.kind == "slayer":
            return counters.slayer(px)
        if counter.kind == "character":
            return counters.figure(px, "hero", kit.picture(art_of(counter)), counter.class_ or "", view=FACE)
        picture = kit.picture(art_of(counter))
        return counters.figure(px, "monster", picture, str(counter.strength), "#f3d9a8", face_view(picture))

    def hero(self, hero: int, px: int) -> pygame.Surface:
        """A player counter with its class."""
        counter = self.content.heroes[hero]
        size, art = (px, round(px * counters.UNITS[1] / counters.UNITS[0])), art_of(counter)

        def draw() -> pygame.Surface:
            return counters.figure(px, "hero", kit.picture(art), counter.class_, view=FACE)

        return self.pictures.get(f"hero counter {counter.class_} {sorted(art.items())}", size, draw, wait=True)

    def face(self, hero: int, px: int) -> pygame.Surface:
        """A hero's face in a disc."""
        art, sky = art_of(self.content.heroes[hero]), self.crest(hero).sky

        def draw() -> pygame.Surface:
            picture = kit.picture(art)
            picture.view = FACE
            return in_disc(picture, px, sky)

        return self.pictures.get(f"hero face {sorted(art.items())} {sky}", (px, px), draw, wait=True)

    def standee(self, hero: int, scale: float) -> Standing:
        """A hero's figure at `scale` pixels per unit of the figure."""
        return standing(self.pictures, art_of(self.content.heroes[hero]), self.crest(hero), scale)

    def dragon(self, px: int) -> pygame.Surface:
        """The Dragon, px wide."""
        return self.pictures.get(
            "dragon", (px, round(px * dragon_ratio())), lambda: dragon_picture().render(px), wait=px < 300
        )

    def dragon_face(self, px: int) -> pygame.Surface:
        def draw() -> pygame.Surface:
            picture = kit.picture(art_line("the Dragon")).fit(1, 0)
            x, y, w, _ = picture.view
            picture.view = (x + w * 0.24, y + w * 0.12, w * 0.52, w * 0.52)
            return in_disc(picture, px)

        return self.pictures.get("dragon face", (px, px), draw, wait=True)

    def strength(self, number: int, px: int, beaten: bool = False) -> pygame.Surface:
        size = (px, round(px * counters.UNITS[1] / counters.UNITS[0]))
        return self.pictures.get(
            f"strength {number} {beaten}", size, lambda: counters.strength(number, px, beaten), wait=True
        )

    # ---- words ------------------------------------------------------------------------------------------------
    def words(self, card: int) -> list[tuple[str, str]]:
        """What a counter is and does."""
        counter = self.content.counters[card]
        match counter.kind:
            case "gold":
                return [
                    (
                        "Gold",
                        f"Worth {counter.value}. In front of you it can be lost; bring it to your own starting point "
                        f"to make it safe.",
                    )
                ]
            case "monster":
                return [
                    ("Monster", f"Your highest die must beat {counter.strength}. Equal is thrown again."),
                    ("Won", f"It goes to your starting point at once and counts {counter.strength} at the end."),
                    ("Lost", "It keeps all that lies in front of you. You are moved back and rest a turn."),
                ]
            case "character":
                return [
                    (CLASSES[counter.class_ or "F"], "Joins your party: one more die in every battle."),
                    ("One of each", "A party holds each class once; the hero's own class counts too."),
                ]
            case "boat":
                return [("Boat", "Before you roll, from a space on a river or the sea, sail to any other such space.")]
        return [("Dragon Slayer", "One more die, against the Dragon alone.")]


def art_of(counter: Counter | Hero) -> dict[str, Any]:
    """The art line that is drawn, whatever a pack has written."""
    return sound(counter.art, counter.name)


def face_view(picture: kit.Picture) -> tuple[float, float, float, float]:
    """A creature's upper part, as wide as it is."""
    x, y, w, _ = picture.fit(1, 0).view
    return x + w * 0.1, y + w * 0.02, w * 0.8, w * 0.8


@lru_cache(maxsize=1)
def dragon_picture() -> kit.Picture:
    return kit.picture(art_line("the Dragon")).fit(None, 0.02)


def dragon_ratio() -> float:
    view = dragon_picture().view
    return view[3] / view[2]


# --- on other screens


def looks(pictures: Cache, sitting: Sitting) -> list[Look]:
    """How the screens after a game show its players, by seat: as the heroes they played. Everybody has one then."""
    state = cast(Dragon, sitting.match.state)
    pieces = Pieces(state.content, pictures)

    return [
        worn(pieces.crest(hero).symbol, partial(pieces.face, hero), partial(pieces.standee, hero))
        for hero in state.colour
    ]


def on_baize(s: Sheet, pictures: Cache, x: float, y: float) -> None:
    """The Dragon among face-down counters; x, y = the middle of the table of a new game."""
    ratio = counters.UNITS[1] / counters.UNITS[0]
    for dx, dy in ((-92, -8), (-58, 20), (60, 22), (94, -4)):
        thing(s, pictures, "counter back", BAIZE_COUNTER, ratio, counters.hidden, x + dx, y + dy)
    thing(s, pictures, "dragon", BAIZE_DRAGON, dragon_ratio(), lambda px: dragon_picture().render(px), x, y - 12)

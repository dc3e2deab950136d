"""pieces: heroes, counters and the Dragon as pictures, made once for each size, and where other screens show them."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Any, cast

import pygame

from game.company import Player
from game.rules.dragon.counters import CLASSES, Content, Counter, Hero
from game.rules.dragon.state import Dragon
from game.sitting import Sitting
from game.ui.draw import kit
from game.ui.draw.cache import Cache
from game.ui.draw.cast import art_line, sound
from game.ui.draw.crests import CRESTS, Crest, in_disc
from game.ui.draw.disk import Size
from game.ui.draw.drafts import figure, round_one
from game.ui.draw.jobs import Draw, Sized
from game.ui.draw.paint import Sheet
from game.ui.draw.shapes import disc, put
from game.ui.draw.tokens import counters
from game.ui.style.palette import palette
from game.ui.table.crests import Look, look
from game.ui.table.lookup import Lookup, one_of_each
from game.ui.table.offer import thing
from game.ui.table.standees import Standee, as_standee, worn

FACE = (136.0, 50.0, 232.0, 232.0)  # head and shoulders of a hero
HIDDEN = "back"
NOTHING = pygame.Surface((1, 1))
DRAFTS = {  # the colour of each kind of counter until it is drawn
    "gold": palette.gold,
    "monster": palette.harm,
    "character": palette.azure,
    "boat": palette.sea,
    "slayer": palette.sea,
}
ENLARGED = 0.77  # how wide a counter is beside a card
BAIZE_COUNTER, BAIZE_DRAGON = 42.0, 104.0  # how wide they lie on the table of a new game
FIRE = (14, 68, 526, 330)
FLAMES = (  # x, y, w, h of each tongue
    (168, 290, 14, 40),
    (214, 282, 16, 52),
    (260, 273, 12, 34),
    (300, 273, 16, 46),
    (430, 290, 14, 44),
    (446, 314, 10, 28),
)
SPARKS = (palette.gold, palette.ember)
TOWER, BEAST = (372, 250), 178  # the top of the tower it sits on, and how wide the Dragon is


@dataclass
class Piece:
    """Something that stands, flies or turns over the map. x, y = where, in units of the board.

    what: "hero/2", "dragon", the number of a counter, or "back".
    """

    what: str | int
    x: float = 0
    y: float = 0
    size: float = 36
    up: float = 0  # units of the table above its place
    wide: float = 1
    lift: float = 0
    alpha: float = 1
    coins: list[tuple[float, float, float]] = field(default_factory=list)


def across(draw: Callable[[int], pygame.Surface], size: Size) -> Sized:
    """How a picture is drawn that needs to know no more than how many pixels wide it is."""
    return Sized(lambda size: draw(size[0]), size)


class Later:
    """Stands in for the cache of pictures: what is asked of it is drawn aside, before it is wanted. `perhaps`: it goes
    on the disk alone, for what may never be wanted."""

    def __init__(self, pictures: Cache, perhaps: bool = False) -> None:
        self.pictures, self.ask = pictures, pictures.lay_by if perhaps else pictures.prefetch

    def get(self, key: str, size: tuple[int, int], draw: Draw, *, meanwhile: Draw) -> pygame.Surface:
        if not self.pictures.patient:
            self.ask(key, size, draw)
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
        size = in_proportion(px)
        if isinstance(card, str):
            draft = round_one(size, palette.wood)
            return self.pictures.get("counter back", size, across(counters.hidden, size), meanwhile=draft)
        counter = self.content.counters[card]
        shown = counter.value or counter.strength or counter.class_ or ""
        art = sorted(art_of(counter).items()) if counter.kind in ("monster", "character") else ""
        key = f"counter {counter.kind} {shown} {art}"
        draft = round_one(size, DRAFTS[counter.kind])
        return self.pictures.get(key, size, across(partial(self.draw_counter, card), size), meanwhile=draft)

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
        return counters.figure(px, "monster", picture, str(counter.strength), palette.sheet_pale, face_view(picture))

    def hero(self, hero: int, px: int) -> pygame.Surface:
        """A player counter with its class."""
        counter = self.content.heroes[hero]
        art = art_of(counter)

        def draw(px: int) -> pygame.Surface:
            return counters.figure(px, "hero", kit.picture(art), counter.class_, view=FACE)

        key, size = f"hero counter {counter.class_} {sorted(art.items())}", in_proportion(px)
        return self.pictures.get(key, size, across(draw, size), meanwhile=round_one(size, self.crest(hero).base))

    def face(self, hero: int, px: int) -> pygame.Surface:
        """A hero's face in a disc."""
        art, sky = art_of(self.content.heroes[hero]), self.crest(hero).sky

        def draw(px: int) -> pygame.Surface:
            picture = kit.picture(art)
            picture.view = FACE
            return in_disc(picture, px, sky)

        draft = round_one((px, px), sky)
        size = px, px
        return self.pictures.get(f"hero face {sorted(art.items())} {sky}", size, across(draw, size), meanwhile=draft)

    def standee(self, hero: int, scale: float) -> Standee:
        """A hero's figure at `scale` pixels per unit of the figure."""
        return as_standee(self.pictures, art_of(self.content.heroes[hero]), self.crest(hero), scale)

    def dragon(self, px: int) -> pygame.Surface:
        """The Dragon, px wide."""
        size = px, round(px * dragon_ratio())
        draft = figure(size, palette.harm)
        return self.pictures.get("dragon", size, across(lambda px: dragon_picture().render(px), size), meanwhile=draft)

    def dragon_face(self, px: int) -> pygame.Surface:
        def draw(px: int) -> pygame.Surface:
            picture = kit.picture(art_line("the Dragon")).fit(1, 0)
            x, y, w, _ = picture.view
            picture.view = (x + w * 0.24, y + w * 0.12, w * 0.52, w * 0.52)
            return in_disc(picture, px)

        return self.pictures.get(
            "dragon face", (px, px), across(draw, (px, px)), meanwhile=round_one((px, px), palette.harm)
        )

    def strength(self, number: int, px: int, beaten: bool = False) -> pygame.Surface:
        size = in_proportion(px)
        draw = across(lambda px: counters.strength(number, px, beaten), size)
        return self.pictures.get(f"strength {number} {beaten}", size, draw, meanwhile=round_one(size, palette.gold))

    def monster(self, card: int, px: int) -> pygame.Surface:
        """The whole figure of a monster in a square."""
        art, size = art_of(self.content.counters[card]), (px, px)
        draft = figure(size, DRAFTS["monster"])
        key = f"monster {sorted(art.items())}"
        return self.pictures.get(
            key, size, across(lambda px: kit.picture(art).fit(1, 0.02).render(px), size), meanwhile=draft
        )

    # ---- words ------------------------------------------------------------------------------------------------
    def words(self, card: int) -> list[tuple[str, str]]:
        """What a counter is and does."""
        counter = self.content.counters[card]
        match counter.kind:
            case "gold":
                risk = "In front of you it can be lost; bring it to your own starting point to make it safe."
                return [("Gold", f"Worth {counter.value}. {risk}")]
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


def in_proportion(px: int) -> tuple[int, int]:
    """The size of a counter so wide."""
    return px, round(px * counters.UNITS[1] / counters.UNITS[0])


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


def lookup(content: Content, pictures: Cache) -> Lookup:
    """One counter of each name."""
    pieces = Pieces(content, pictures)

    def picture(card: int, upright: float, sideways: float) -> pygame.Surface:
        return pieces.counter(card, round(ENLARGED * upright))

    numbers = one_of_each(range(len(content.counters)), content.name)
    return Lookup(numbers, lambda card: (content.name(card), pieces.words(card)), picture)


def looks(pictures: Cache, sitting: Sitting) -> list[Look]:
    """How other screens show the players, by seat: as the heroes they play; by their crests before they have one; those
    with a face of their own by that."""
    state = cast(Dragon, sitting.match.state)
    pieces = Pieces(state.content, pictures)

    def shown(player: Player, hero: int) -> Look:
        if hero < 0:
            return look(pictures, player.worn)
        symbol = pieces.crest(hero).symbol
        if player.face:
            return look(pictures, f"{symbol}/{player.face}")
        return worn(symbol, partial(pieces.face, hero), partial(pieces.standee, hero))

    return [shown(player, hero) for player, hero in zip(sitting.players, state.colour)]


def on_baize(s: Sheet, pictures: Cache, x: float, y: float) -> None:
    """The Dragon among face-down counters; x, y = the middle of the table of a new game."""
    ratio = counters.UNITS[1] / counters.UNITS[0]
    for dx, dy in ((-92, -8), (-58, 20), (60, 22), (94, -4)):
        thing(s, pictures, "counter back", BAIZE_COUNTER, ratio, counters.hidden, x + dx, y + dy)
    thing(s, pictures, "dragon", BAIZE_DRAGON, dragon_ratio(), lambda px: dragon_picture().render(px), x, y - 12)


# --- behind those who have lost


def palace() -> str:
    """Broken towers, black before the fire."""
    walls = (
        "M150 346V290L162 297L170 282L182 290V268L196 246L210 268V284L226 276L240 290V272H330V258L340 264L346 250H398"
        "L404 264L414 258V292L428 282L436 292V316L452 308V346Z"
    )
    gaps = "".join(
        f'<path d="M{x} {y}v-14q6 -9 12 0v14Z" fill="{palette.amber}"/>'
        for x, y in ((188, 306), (254, 304), (288, 304), (354, 290), (378, 290), (366, 318), (418, 320))
    )
    return f'<path d="{walls}" fill="{palette.night}"/><path d="M330 258V346H346V250Z" fill="{palette.garnet}"/>{gaps}'


def beast(s: Sheet, pictures: Cache) -> None:
    """The Dragon, and the fire before it."""
    wide = round(BEAST * s.u)
    image = pictures.get("dragon", (wide, round(wide * dragon_ratio())), lambda: dragon_picture().render(wide))
    if image is not None:
        s.blit(image, TOWER[0] - BEAST / 2, TOWER[1] - BEAST * dragon_ratio() * 0.93)
    put(s, FIRE, _fire(), 6)


def _fire() -> str:
    lot, flames = random.Random(5), ""
    for x, y, w, h in FLAMES:
        for left, wide, high, colour in ((x, w, h, palette.harm), (x + 2, w * 0.6, h * 0.6, palette.gold)):
            flames += (
                f'<path d="M{left} {y}q{-wide} {-high * 0.4:.0f} 0 {-high}q{wide * 0.3:.0f} {high * 0.3:.0f} '
                f"{wide * 0.6:.0f} {high * 0.25:.0f}q{wide * 0.6:.0f} {high * 0.5:.0f} {-wide * 0.6:.0f} "
                f'{high * 0.75:.0f}Z" fill="{colour}"/>'
            )
    sparks = "".join(
        disc(lot.randint(140, 480), lot.randint(130, 330), lot.choice((1.2, 1.8, 2.4)), lot.choice(SPARKS), 0.8)
        for _ in range(34)
    )
    return flames + sparks

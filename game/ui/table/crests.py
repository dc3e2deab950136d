"""crests: who sits where at every table: a seat's colours and figure, as portrait and standee, kept once per size."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.artlines import Art
from game.ui.draw import crests, drafts, kit
from game.ui.draw.cache import Cache
from game.ui.draw.cast import cast, face_line
from game.ui.draw.crests import Crest, medal
from game.ui.draw.disk import Size
from game.ui.draw.jobs import Sized
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.tokens.standee import VIEW, standee
from game.ui.table.part import View
from game.ui.window.focus import Control

Ramp = tuple[str, str, str]
CRESTS: dict[str, Crest] = {crest.symbol: crest for crest in crests.SEATS}
HEROES = dict(zip(CRESTS, crests.FACES))
FOOT = 540 / 620  # how far down a standee's picture its foot stands


def crest_of(worn: str) -> Crest:
    """The crest of what somebody wears (`Player.worn`)."""
    return CRESTS[worn.partition("/")[0]]


def art_of(worn: str) -> Art:
    """The art line of who is shown: the face that is worn over the crest, else the hero of the crest."""
    crest, _, face = worn.partition("/")
    return face_line(face) if face else cast()["heroes"][HEROES[crest]]


def portrait(pictures: Cache, worn: str, px: int) -> pygame.Surface:
    """Head and shoulders of who wears a crest in a disc, px across."""
    art, size, sky = art_of(worn), (px, px), crest_of(worn).sky
    draft = drafts.round_one(size, sky)
    return pictures.get(
        f"portrait {worn}", size, Sized(lambda at: crests.portrait(art, at[0], sky), size), meanwhile=draft
    )


def seat_medal(s: Sheet, pictures: Cache, worn: str, x: float, y: float, r: float) -> None:
    """Portrait with a rim in the seat's colour, and its symbol at the lower right."""
    medal(s, portrait(pictures, worn, round(2 * r * s.u)), crest_of(worn), x, y, r)


def portrait_control(view: View, seat: int, box: Area, told: str = "", radius: float = 0) -> Control:
    """A portrait in its box, round where no radius is given: why that computer did what it did, and what is `told`."""
    player = view.player(seat)
    who = "A person plays here."
    if not player.is_person:
        who = f"Computer, {player.plays.replace(':', ', ')}. Choose to hear why it did what it did."
    tell, tip = view.teller(seat), f"{who} {told}".strip()
    return Control(f"seat/{seat}", box, player.name, tell, zone="seats", radius=radius or box[2] / 2, tip=tip)


def figure(pictures: Cache, worn: str, px: int) -> pygame.Surface:
    """The standee of who wears a crest, px wide; its foot stands FOOT of the height down."""

    def draw(size: Size) -> pygame.Surface:
        art = art_of(worn)
        shown = kit.picture(art)
        shown.view = VIEW
        return standee(shown, size[0], crest_of(worn))

    size = px, round(px * VIEW[3] / VIEW[2])
    return pictures.get(f"standee {worn}", size, Sized(draw, size), meanwhile=drafts.figure(size, crest_of(worn).base))


class Look(NamedTuple):
    """How the screens after a game show a player: the crest played under, head and shoulders so many pixels across,
    and the figure for a width in pixels, with the place in it where its foot stands."""

    crest: str
    portrait: Callable[[int], pygame.Surface]
    figure: Callable[[int], tuple[pygame.Surface, float, float]]


def medal_in(shown: Look, r: float, s: Sheet, at: Area) -> None:
    """The medal of a player in the middle of a box."""
    x, y, w, h = at
    medal(s, shown.portrait(round(2 * r * s.u)), crest_of(shown.crest), x + w / 2, y + h / 2, r)


def look(pictures: Cache, worn: str) -> Look:
    """A player of a game that has no figures of its own: who wears the crest."""

    def standing(px: int) -> tuple[pygame.Surface, float, float]:
        image = figure(pictures, worn, px)
        return image, px / 2, image.get_height() * FOOT

    return Look(crest_of(worn).symbol, lambda px: portrait(pictures, worn, px), standing)

"""crests: who sits where at every table: a seat's colours and figure, as portrait and standee, kept once per size."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.ui.draw import crests, drafts, kit
from game.ui.draw.cache import Cache
from game.ui.draw.cast import cast
from game.ui.draw.crests import Crest, medal
from game.ui.draw.disk import Size
from game.ui.draw.jobs import Sized
from game.ui.draw.paint import Sheet
from game.ui.draw.tokens.standee import VIEW, standee
from game.ui.table.view import Area, View
from game.ui.window.focus import Control

Ramp = tuple[str, str, str]
CRESTS: dict[str, Crest] = {crest.symbol: crest for crest in crests.SEATS}
HEROES = dict(zip(CRESTS, crests.FACES))
FOOT = 540 / 620  # how far down a standee's picture its foot stands


def portrait(pictures: Cache, crest: str, px: int) -> pygame.Surface:
    """Head and shoulders of a crest's hero in a disc, px across."""
    art = cast()["heroes"][HEROES[crest]]
    size, sky = (px, px), CRESTS[crest].sky
    draft = drafts.round_one(size, sky)
    return pictures.get(
        f"portrait {crest}", size, Sized(lambda at: crests.portrait(art, at[0], sky), size), meanwhile=draft
    )


def seat_medal(s: Sheet, pictures: Cache, crest: str, x: float, y: float, r: float) -> None:
    """Portrait with a rim in the seat's colour, and its symbol at the lower right."""
    medal(s, portrait(pictures, crest, round(2 * r * s.u)), CRESTS[crest], x, y, r)


def portrait_control(view: View, seat: int, box: Area, told: str = "", radius: float = 0) -> Control:
    """A portrait in its box, round where no radius is given: why that computer did what it did, and what is `told`."""
    player = view.player(seat)
    who = "A person plays here."
    if not player.is_person:
        who = f"Computer, {player.plays.replace(':', ', ')}. Choose to hear why it did what it did."
    tell, tip = view.teller(seat), f"{who} {told}".strip()
    return Control(f"seat/{seat}", box, player.name, tell, zone="seats", radius=radius or box[2] / 2, tip=tip)


def figure(pictures: Cache, crest: str, px: int) -> pygame.Surface:
    """The standee of a crest, px wide; its foot stands FOOT of the height down."""

    def draw(size: Size) -> pygame.Surface:
        hero = kit.picture(cast()["heroes"][HEROES[crest]])
        hero.view = VIEW
        return standee(hero, size[0], CRESTS[crest])

    size = px, round(px * VIEW[3] / VIEW[2])
    return pictures.get(f"standee {crest}", size, Sized(draw, size), meanwhile=drafts.figure(size, CRESTS[crest].base))


class Look(NamedTuple):
    """How the screens after a game show a player: the crest played under, head and shoulders so many pixels across,
    and the figure for a width in pixels, with the place in it where its foot stands."""

    crest: str
    portrait: Callable[[int], pygame.Surface]
    figure: Callable[[int], tuple[pygame.Surface, float, float]]


def look(pictures: Cache, crest: str) -> Look:
    """A player of a game that has no figures of its own: the hero of the crest."""

    def standing(px: int) -> tuple[pygame.Surface, float, float]:
        image = figure(pictures, crest, px)
        return image, px / 2, image.get_height() * FOOT

    return Look(crest, lambda px: portrait(pictures, crest, px), standing)

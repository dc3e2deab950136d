"""pieces: what MonToons is played with: its characters as standees and faces, how other screens show them, and dice."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import cast

import pygame

from game.company import Player
from game.rules.montoons.sheets import Sheet as Character
from game.rules.montoons.state import MonToons
from game.sitting import Sitting
from game.ui.draw import drafts, kit
from game.ui.draw.cache import Cache
from game.ui.draw.cast import art_line
from game.ui.draw.crests import Crest, in_disc
from game.ui.draw.disk import Size
from game.ui.draw.jobs import Sized
from game.ui.draw.paint import Sheet
from game.ui.draw.tokens.dice import die
from game.ui.table.crests import Look, crest_of, look
from game.ui.table.offer import thing
from game.ui.table.standees import Standee, as_standee, worn

THROWN = (("flame", 4), ("bolt", 2), ("leaf", 6), ("wave", 3), ("wing", 5))  # one of each for a player
DIE = 50.0


@dataclass
class Monster:
    """A monster on the map. x, y = where it stands, in units of the board; `up` units of the table above it."""

    seat: int
    x: float = 0
    y: float = 0
    up: float = 0
    alpha: float = 1
    nudge: float = 0


class Monsters:
    """Pictures of characters by their sheet and the crest of who plays them."""

    def __init__(self, pictures: Cache) -> None:
        self.pictures = pictures

    def standee(self, character: Character, crest: Crest, scale: float) -> Standee:
        """The figure at `scale` pixels per unit of the figure."""
        return as_standee(self.pictures, art_line(character.id), crest, scale)

    def face(self, character: Character, sky: str, px: int) -> pygame.Surface:
        """The monster's face in a disc."""

        def draw(size: Size) -> pygame.Surface:
            return in_disc(kit.picture(art_line(character.id)).fit(1, 0), size[0], sky)

        draft = drafts.round_one((px, px), sky)
        return self.pictures.get(f"monster face {character.id} {sky}", (px, px), Sized(draw, (px, px)), meanwhile=draft)


# --- on other screens


def looks(pictures: Cache, sitting: Sitting) -> list[Look]:
    """How other screens show the players, by seat: as their monsters; by their crests before they have one;
    those with a face of their own by that."""
    state, monsters = cast(MonToons, sitting.match.state), Monsters(pictures)

    def shown(player: Player, sheet: int) -> Look:
        if sheet < 0 or player.face:
            return look(pictures, player.worn)
        crest, character = crest_of(player.crest), state.content.sheets[sheet]
        return worn(
            player.crest, partial(monsters.face, character, crest.sky), partial(monsters.standee, character, crest)
        )

    return [shown(player, sheet) for player, sheet in zip(sitting.players, state.sheet)]


def on_baize(s: Sheet, pictures: Cache, x: float, y: float) -> None:
    """A die of each player in the middle of the table of a new game, which is x, y."""
    for i, (colour, value) in enumerate(THROWN):
        dx, dy = (i - 2) * 46.0, (-4.0, -20.0, 14.0, -18.0, 0.0)[i]
        draw = partial(die, value, colour=colour)
        thing(s, pictures, f"die of {colour} {value}", DIE, 1.0, draw, x + dx, y + dy)

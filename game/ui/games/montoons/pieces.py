"""pieces: what MonToons is played with: its characters as standees and faces, how other screens show them, and dice."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache, partial
from typing import cast

import pygame

from game.rules.montoons.sheets import Sheet as Character
from game.rules.montoons.state import MonToons
from game.sitting import Player, Sitting
from game.ui.draw import kit
from game.ui.draw.cache import Cache
from game.ui.draw.cast import art_line
from game.ui.draw.crests import Crest
from game.ui.draw.paint import Sheet, masked
from game.ui.draw.svg import View
from game.ui.draw.tokens.dice import die
from game.ui.draw.tokens.standee import FOOT, VIEW, standee, view_of
from game.ui.table.crests import CRESTS, Look
from game.ui.table.lying import thing

THROWN = (("ember", 4), ("honey", 2), ("moss", 6), ("tide", 3), ("dusk", 5))  # one of each for a player
DIE = 50.0


@dataclass
class Monster:
    """A monster on the map. x, y = where it stands, in units of the board; `up` units of the canvas above it."""

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

    def standee(self, character: Character, crest: Crest, scale: float) -> tuple[pygame.Surface, float, float]:
        """The figure at `scale` pixels per unit of the figure, and where its foot stands in the picture."""
        view = standee_view(character.id)
        w, badge = max(2, round(view[2] * scale)), 52 if scale < 0.2 else 42

        def draw() -> pygame.Surface:
            figure = kit.picture(art_line(character.id))
            figure.view = view
            return standee(figure, w, crest, badge)

        image = self.pictures.get(
            f"monster {character.id} {crest.symbol} {crest.base} {badge}",
            (w, round(w * view[3] / view[2])),
            draw,
            wait=True,
        )
        return image, (FOOT[0] - view[0]) * scale, (FOOT[1] - view[1]) * scale

    def face(self, character: Character, px: int, sky: str) -> pygame.Surface:
        """The monster's face in a disc."""

        def draw() -> pygame.Surface:
            picture = kit.picture(art_line(character.id)).fit(1, 0)
            out = pygame.Surface((px, px), pygame.SRCALPHA)
            out.fill(sky)
            out.blit(picture.render(px), (0, 0))
            return masked(out, f'<circle cx="{px / 2}" cy="{px / 2}" r="{px / 2}" fill="#ffffff"/>', (0, 0, px, px))

        return self.pictures.get(f"monster face {character.id} {sky}", (px, px), draw, wait=True)


@lru_cache(maxsize=16)
def standee_view(id: str) -> View:
    return view_of(kit.picture(art_line(id)))


# --- on other screens


def looks(pictures: Cache, sitting: Sitting) -> list[Look]:
    """By seat; the game is over, so that everybody has a sheet."""
    state, monsters = cast(MonToons, sitting.match.state), Monsters(pictures)

    def worn(player: Player, character: Character) -> Look:
        crest = CRESTS[player.crest]

        def standing(px: int) -> tuple[pygame.Surface, float, float]:
            return monsters.standee(character, crest, px / VIEW[2])

        return Look(player.crest, lambda px: monsters.face(character, px, crest.sky), standing)

    return [worn(player, state.content.sheets[sheet]) for player, sheet in zip(sitting.players, state.sheet)]


def on_baize(s: Sheet, pictures: Cache, x: float, y: float) -> None:
    """A die of each player in the middle of the table of a new game, which is x, y."""
    for i, (colour, value) in enumerate(THROWN):
        dx, dy = (i - 2) * 46.0, (-4.0, -20.0, 14.0, -18.0, 0.0)[i]
        thing(s, pictures, f"die of {colour} {value}", DIE, 1.0, partial(_die, value, colour), x + dx, y + dy)


def _die(value: int, colour: str, px: int) -> pygame.Surface:
    return die(value, px, colour)

"""looks: how the screens after a game of Dragon Attack! show the players: as the heroes they played."""

from __future__ import annotations

from typing import cast

import pygame

from game.rules.dragon.state import Dragon
from game.sitting import Sitting
from game.ui.draw.cache import Cache
from game.ui.draw.tokens.standee import VIEW
from game.ui.games.dragon.pieces import Pieces
from game.ui.table.crests import Look


def looks(pictures: Cache, sitting: Sitting) -> list[Look]:
    """By seat; the game is over, so that everybody has a hero."""
    state = cast(Dragon, sitting.match.state)
    pieces = Pieces(state.content, pictures)

    def worn(hero: int) -> Look:
        def standing(px: int) -> tuple[pygame.Surface, float, float]:
            return pieces.standee(hero, px / VIEW[2])

        return Look(pieces.crest(hero).symbol, lambda px: pieces.face(hero, px), standing)

    return [worn(hero) for hero in state.colour]

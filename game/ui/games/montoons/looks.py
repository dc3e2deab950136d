"""looks: how the screens after a game of MonToons show the players: as the monsters they played, under their crests."""

from __future__ import annotations

from typing import cast

import pygame

from game.rules.montoons.sheets import Sheet as Character
from game.rules.montoons.state import MonToons
from game.sitting import Player, Sitting
from game.ui.draw.cache import Cache
from game.ui.draw.tokens.standee import VIEW
from game.ui.games.montoons.monsters import Monsters
from game.ui.table.crests import CRESTS, Look


def looks(pictures: Cache, sitting: Sitting) -> list[Look]:
    """By seat; the game is over, so that everybody has a sheet."""
    state, monsters = cast(MonToons, sitting.match.state), Monsters(pictures)

    def worn(player: Player, character: Character) -> Look:
        crest = CRESTS[player.crest]

        def standing(px: int) -> tuple[pygame.Surface, float, float]:
            return monsters.standee(character, crest, px / VIEW[2])

        return Look(player.crest, lambda px: monsters.face(character, px, crest.sky), standing)

    return [worn(player, state.content.sheets[sheet]) for player, sheet in zip(sitting.players, state.sheet)]

"""ahead: the pictures of a game, drawn while its table is being set, so that the first deal shows cards at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.data import DataError
from game.packs import find_packs, load_with
from game.ui.draw import cards
from game.ui.games import face_of

if TYPE_CHECKING:
    from game.ui.house.house import House
    from game.ui.scenes.setup import Setup

WIDE = 150  # units: a card in a hand; smaller ones are shown from it until they are drawn


def make_ready(app: House, setup: Setup, u: float) -> int:
    """Have every card that this set-up would deal drawn at `u` pixels a unit, off the main loop; how many there are.

    0 for a game without cards, and for a set-up that cannot be dealt: Start will say why.
    """
    game, printed = setup.game, face_of(setup.game.name).card
    if printed is None or setup.why_not():
        return 0
    try:
        content = load_with(game.name, game.load, find_packs(app.folders.packs, app.settings.packs_off)).content
        state = game.deal(content, len(setup.players), 0, setup.options)
    except (DataError, ValueError):
        return 0
    faces = [printed(content, card) for zone in state.zones.values() for card in zone]
    for face in faces:
        cards.prefetch(app.pictures, face, round(WIDE * u))
    return len(faces)

"""ahead: the pictures of a game, drawn while its table is being set, so that the first deal is seen at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.data import DataError
from game.engine.match import Match
from game.packs import find_packs, load_with
from game.sitting import Sitting
from game.ui.draw import cards
from game.ui.games import face_of
from game.ui.games.cast import Still
from game.ui.table.table import Table

if TYPE_CHECKING:
    from game.ui.house.house import House
    from game.ui.scenes.setup import Setup

WIDE = 150  # units: a card in a hand; smaller ones are shown from it until they are drawn


def paint_ahead(app: House, table: Table) -> None:
    """Have drawn off the main loop all that a table shows at first, and what it would make ready when it is entered."""
    with app.pictures.asking():
        table.catch_up()
        table.frame.entered()
        app.painter.paint(pygame.Surface(app.window.surface.get_size()), table)


def make_ready(app: House, setup: Setup, u: float) -> None:
    """Have drawn off the main loop what this set-up's table shows first, then every card that it would deal, at `u`
    pixels a unit. Nothing for a set-up that cannot be dealt: Start will say why."""
    if setup.why_not():
        return
    game, printed = setup.game, face_of(setup.game.name).card
    try:
        content = load_with(game.name, game.load, find_packs(app.folders.packs, app.settings.packs_off)).content
        match = Match(game, content, len(setup.players), setup.seed or 0, setup.options)
    except (DataError, ValueError):
        return
    table = app.make("table", Sitting(None, match, setup.players), Still())
    paint_ahead(app, table)
    if printed is None:
        return
    for card in (card for zone in match.state.zones.values() for card in zone):
        cards.prefetch(app.pictures, printed(content, card), round(WIDE * u))

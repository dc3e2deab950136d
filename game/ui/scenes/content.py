"""content: the cards a game is played with here: the shipped ones and those of the packs that are on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.packs import Loading, find_packs, load_with
from game.rules import GAMES

if TYPE_CHECKING:
    from game.ui.parlour import Parlour


def cards_of(app: Parlour, game: str) -> Loading[Any]:
    """The content of a game with the packs of this user. DataError: the shipped files themselves are at fault."""
    return load_with(game, GAMES[game].load, find_packs(app.folders.packs, app.settings.packs_off))

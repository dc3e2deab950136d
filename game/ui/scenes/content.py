"""content: the cards a game is played with here: the shipped ones and those of the packs that are on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.packs import Loading, Pack, find_packs, load_with
from game.rules import GAMES

if TYPE_CHECKING:
    from game.ui.parlour import Parlour


def packs_of(app: Parlour) -> tuple[Pack, ...]:
    """The packs of this user, those that are off among them."""
    return find_packs(app.folders.packs, app.settings.packs_off)


def cards_of(app: Parlour, game: str, packs: Sequence[Pack] | None = None) -> Loading[Any]:
    """The content of a game with the packs of this user, or with these that were found before. DataError: the shipped
    files themselves are at fault."""
    return load_with(game, GAMES[game].load, packs_of(app) if packs is None else packs)

"""raids: what a cut, or Done after it, costs at most, told before it is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from game.engine.words import counted, listed
from game.rules.kingdom.forecast import raids
from game.rules.kingdom.state import Kingdom

if TYPE_CHECKING:
    from game.ui.games.kingdom.asking import Asking

NAMED = 2  # Monsters that are named; of more it is told how many they are


class RaidWords:
    """Looks each choice up once."""

    def __init__(self, table: Asking) -> None:
        self.table = table
        self.told: tuple[object, str] = (None, "")

    def after(self, key: str) -> str:
        """Who would raid after a choice and what that costs, as a sentence with a space before it; "" for nobody."""
        at = len(self.table.match.answers), key
        if self.told[0] != at:
            self.told = at, self.words(key)
        return self.told[1]

    def words(self, key: str) -> str:
        state, content = cast(Kingdom, self.table.match.state), self.table.content
        coming = raids(state, key)
        if coming is None or not coming.monsters:
            return ""
        names = [content.of(monster).name for monster in coming.monsters]
        who = listed(names) if len(names) <= NAMED else counted(len(names), "Monster")
        verb = "raids" if len(names) == 1 else "raid"
        if not coming.cost:
            return f" {who} {verb} you, but you have no points to take."
        left = "" if key == "done" else " unless dealt with"
        return f" {who} {verb} you for {counted(coming.cost, 'point')}{left}."

"""trials: Hard tries a deal beside the window until its par is known, or until nobody waits for it any more."""

from __future__ import annotations

from collections.abc import Callable

from game.modes.counting import Counting
from game.modes.day.deals import Deal, plans
from game.modes.day.diary import Diary
from game.modes.day.par import Try, counting
from game.store import Folders

Begin = Callable[[Deal, int, int], Counting[Try]]


class Trials:
    """The tries of a deal that are still wanted, one after the other; whatever was found is kept, however many. They
    begin on the page of the deal and may go on while it is played (`Sitting.beside`)."""

    def __init__(self, folders: Folders, deal: Deal, begin: Begin = counting) -> None:
        self.folders, self.deal = folders, deal
        self._count = begin(deal, Diary(folders).counted(deal.key), plans()[deal.game].tries)

    def poll(self) -> bool:
        """Keep what has come since the last call; whether that was anything."""
        found = self._count.poll()
        if found:
            Diary(self.folders).add(self.deal.key, found)
        return bool(found)

    def close(self) -> None:
        """Stop at once; what has come is kept."""
        self.poll()
        self._count.close()

"""expedition: the run that is under way, what has come of its duels, and the runs before it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from game.company import Player
from game.engine.words import counted
from game.modes import Far, Told
from game.modes.bouts import Bout, begun, ended
from game.modes.trail import LOST, WON, Run, begin_run, next_duel, read_run, standing, went_on
from game.packs import Pack, find_packs, in_use, load_with, packs_of
from game.rules import GAMES, shipped_content
from game.rules.pack.cards import DUELS, Content
from game.sitting import Sitting
from game.store import Folders, Settings
from game.store.ledgers import Ledger

NAME = "expedition"
MOST_KEPT = 200  # runs of before


class Past(NamedTuple):
    """A run that is over: its seed and starter deck, and how many duels were won."""

    seed: int
    deck: str
    won: int


@cache
def cards() -> Content:
    """The program's own cards of The Monster Pack."""
    content: Content = shipped_content("pack")
    return content


def cards_with(packs: Sequence[Pack]) -> Content:
    """The program's own cards, and those of packs."""
    return load_with("pack", GAMES["pack"].load, packs).content if packs else cards()


class Expeditions:
    """What a home keeps of expeditions. `run`: the one under way or just over, None before the first; `past`: those
    before it; `content`: the cards that the run is played with, to its end those of the packs that were on when it
    began. Duels that have ended since are counted from the records, so none is lost however the program ended.
    `message` says why something could not be read or kept, or is None."""

    def __init__(self, folders: Folders) -> None:
        self.folders, self.ledger = folders, Ledger(folders, NAME)
        self.run: Run | None = None
        self.past: list[Past] = []
        self.packs: tuple[Pack, ...] = ()
        self.content = cards()
        self._read(self.ledger.read())
        self.message = self.ledger.message
        self._catch_up()

    def _read(self, kept: dict[str, Any]) -> None:
        try:
            wanted = {(str(name), str(version)) for name, version in kept.get("packs", ())}
            self._play_with(packs_of(self.folders.packs, wanted) if kept.get("run") else self._packs_on())
            self.run = read_run(self.content, kept["run"]) if kept.get("run") else None
            self.past = [Past(int(s), str(d), int(w)) for s, d, w in kept.get("past", ())][-MOST_KEPT:]
        except (TypeError, ValueError, OverflowError):
            self.ledger.message = "The expedition that was kept does not fit these cards; another one can begin."

    def _packs_on(self) -> tuple[Pack, ...]:
        """Those of the user's packs that are on."""
        return find_packs(self.folders.packs, Settings.load(self.folders.settings).packs_off)

    def _play_with(self, packs: Sequence[Pack]) -> None:
        names = in_use("pack", packs)
        self.packs = tuple(pack for pack in packs if (pack.name, pack.version) in names)
        self.content = cards_with(self.packs)

    def _catch_up(self) -> None:
        """Count the duels that have ended since."""
        while self.run is not None and self.asks_duel and (games := ended(self.folders, self.purpose)):
            word = WON if games[0].won(0) else LOST
            self.run = went_on(self.content, self.run, word)
            self.keep()

    def keep(self) -> None:
        """Have what is known now on disk."""
        kept = {
            "run": self.run.plain() if self.run else None,
            "packs": [[pack.name, pack.version] for pack in self.packs],
            "past": [list(one) for one in self.past],
        }
        self.message = self.ledger.write(kept) or self.message

    @property
    def asks_duel(self) -> bool:
        """Whether a duel is what comes next."""
        assert self.run is not None
        now = standing(self.content, self.run)
        return not now.rewards and not now.over

    @property
    def purpose(self) -> str:
        """What the next duel is played for."""
        assert self.run is not None
        return f"{NAME}/{self.run.seed}/{len(self.run.done)}"

    @property
    def under_way(self) -> bool:
        return self.run is not None and not standing(self.content, self.run).over

    def begin(self, seed: int, deck: str) -> None:
        """Set out anew; a run that was under way or over is put to those of before."""
        if self.run is not None and self.run.done:
            over = Past(self.run.seed, self.run.deck, standing(self.content, self.run).won)
            self.past = [*self.past, over][-MOST_KEPT:]
        self._play_with(self._packs_on())
        self.run = begin_run(self.content, seed, deck)
        self.keep()

    def take(self, place: int) -> None:
        """One of the rewards, 0..2. ValueError: none is to be taken."""
        assert self.run is not None
        self.run = went_on(self.content, self.run, str(place))
        self.keep()

    def begun(self) -> str | None:
        """The name of the save in which the next duel has been begun; None: it has not."""
        return begun(self.folders, self.purpose)

    def duel(self, person: Player) -> Sitting:
        """The next duel dealt and kept. ValueError: none is next."""
        assert self.run is not None
        duel = next_duel(self.content, self.run, person)
        return Bout("pack", duel.players, duel.seed, duel.options, self.purpose, self.packs).deal(self.folders)

    def best(self) -> int:
        """The most duels won in one run, 0..9."""
        now = [standing(self.content, self.run).won] if self.run else []
        return max([*(one.won for one in self.past), *now], default=0)


def so_far(folders: Folders) -> Far:
    """How far the run under way has come, or the best one came."""
    kept = Expeditions(folders)
    if kept.run is not None and kept.under_way:
        now = standing(kept.content, kept.run)
        return Far(f"{now.won} of {DUELS} duels won, {counted(now.torches, 'torch', 'torches')} left", now.won / DUELS)
    best = kept.best()
    return Far(f"best so far: {counted(best, 'duel')}" if best else "nine duels, a reward after each", best / DUELS)


def played(folders: Folders, sitting: Sitting) -> Told | None:
    """What the duel has come to."""
    if sitting.purpose.count("/") != 2:
        return None
    won = sitting.match.state.winners == (0,)
    return Told("The way is open." if won else "A torch goes out.", "Back to the map")

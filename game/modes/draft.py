"""draft: the Draft or Sealed that is under way, what has come of its duels, and those before it."""

from __future__ import annotations

from random import Random
from typing import Any

from game.ai.minds import MINDS
from game.company import Player
from game.engine.match import Match
from game.engine.words import counted
from game.modes import Far, Told
from game.modes.bouts import Bout, begun, ended, have_won, parts_of, place_of
from game.modes.drafting import (
    DRAFT,
    DRAWN,
    Pod,
    built_by,
    decided,
    drafted,
    duel_of,
    left,
    pairings,
    picked,
    points,
    read_pod,
)
from game.modes.expedition import cards
from game.rules import GAMES
from game.sitting import Sitting
from game.store import Folders
from game.store.ledgers import Ledger

NAME = "draft"


class Pods:
    """What a home keeps of Draft and Sealed. `pod`: the one under way or just over, None before the first; `over`: how
    many came to their end. Duels of people that have ended since are counted from the records. `message` says why
    something could not be read or kept, or is None."""

    def __init__(self, folders: Folders) -> None:
        self.folders, self.ledger = folders, Ledger(folders, NAME)
        self.pod: Pod | None = None
        self.over = 0
        kept = self.ledger.read()
        try:
            self.pod = read_pod(cards(), kept["pod"]) if kept.get("pod") else None
            self.over = int(kept.get("over", 0))
        except (TypeError, ValueError, OverflowError):
            self.ledger.message = "The boosters that were kept do not fit these cards; others can be opened."
        self.message = self.ledger.message
        self._catch_up()

    def keep(self) -> None:
        """Have what is known now on disk."""
        kept: dict[str, Any] = {"pod": self.pod.plain() if self.pod else None, "over": self.over}
        self.message = self.ledger.write(kept) or self.message

    def _catch_up(self) -> None:
        """Count the duels that have ended since."""
        if self.pod is None:
            return
        for pair in left(self.pod):
            games = ended(self.folders, self.purpose(*pair))
            if games:
                won = [pair[seat] for seat in (0, 1) if games[0].won(seat)]
                self._decide(*pair, won[0] if won else DRAWN)

    def _decide(self, one: int, other: int, winner: int) -> None:
        assert self.pod is not None
        self.pod = decided(self.pod, one, other, winner)
        self.over += not left(self.pod)
        self.keep()

    def purpose(self, one: int, other: int) -> str:
        """What a duel between two seats is played for."""
        assert self.pod is not None
        return f"{NAME}/{self.pod.seed}/{one + 1}-{other + 1}"

    # --- what is done

    def open(self, kind: str, seed: int, players: tuple[Player, ...]) -> None:
        """New boosters for so many; whatever was under way is left."""
        self.pod = Pod(kind, seed, players)
        self.keep()

    def take(self, id: str) -> None:
        """A person takes a card. ValueError: it is not there."""
        assert self.pod is not None
        self.pod = picked(cards(), self.pod, id)
        self.keep()

    def build(self, seat: int, code: str) -> None:
        """A person's deck; once all are built, the computers' duels among each other are decided. ValueError says why
        the deck may not be played."""
        assert self.pod is not None
        self.pod = built_by(cards(), self.pod, seat, code)
        self.keep()
        if self.unbuilt() is None:
            for one, other in left(self.pod):
                if not (self.pod.players[one].is_person or self.pod.players[other].is_person):
                    self._decide(one, other, self._by_computers(one, other))

    def _by_computers(self, one: int, other: int) -> int:
        """Who wins a duel that nobody watches: both do at each choice what makes sense at first sight."""
        assert self.pod is not None
        seed, options = duel_of(cards(), self.pod, one, other)
        match, luck, mind = Match(GAMES["pack"], cards(), 2, seed, options), Random(seed), MINDS["pack"]
        while (decision := match.decision) is not None:
            lean = mind.policy(match.state.redeal(decision.player, luck)) or decision.options[0]
            match.answer(lean.key, "easy")
        winners = match.state.winners or ()
        return (one, other)[winners[0]] if len(winners) == 1 else DRAWN

    # --- what is next

    def drafting(self) -> bool:
        """Whether a card is to be taken next."""
        return self.pod is not None and self.pod.kind == DRAFT and drafted(cards(), self.pod).next is not None

    def unbuilt(self) -> int | None:
        """The next person who has no deck yet; None: all have one."""
        assert self.pod is not None
        return next((seat for seat in self.pod.people if seat not in dict(self.pod.decks)), None)

    def next_duel(self) -> tuple[int, int] | None:
        """The next duel in which a person plays; None: all are played."""
        assert self.pod is not None
        return next(iter(left(self.pod)), None)

    def begun(self, one: int, other: int) -> str | None:
        """The name of the save in which a duel has been begun; None: it has not."""
        return begun(self.folders, self.purpose(one, other))

    def duel(self, one: int, other: int) -> Sitting:
        """A duel dealt and kept. ValueError: a deck is not built yet."""
        assert self.pod is not None
        seed, options = duel_of(cards(), self.pod, one, other)
        crew = self.pod.players[one], self.pod.players[other]
        return Bout("pack", crew, seed, options, self.purpose(one, other)).deal(self.folders)

    def places(self) -> dict[int, int]:
        """By seat the place, from 1, whoever has most points first; equal ones share it."""
        assert self.pod is not None
        total = dict(enumerate(points(self.pod)))
        return {seat: place_of(total, seat) for seat in sorted(total, key=lambda seat: (-total[seat], seat))}

    def won(self) -> str:
        """Who has most points at the end, in a sentence without a full stop."""
        assert self.pod is not None
        best = [self.pod.players[seat].name for seat, place in self.places().items() if place == 1]
        return have_won(best)


def so_far(folders: Folders) -> Far:
    """What is under way, or how many have been played."""
    kept = Pods(folders)
    if kept.pod is not None and left(kept.pod):
        every = len([*pairings(len(kept.pod.players))])
        if kept.drafting():
            return Far(f"a draft, {counted(len(kept.pod.picks), 'card')} taken")
        if kept.unbuilt() is not None:
            return Far("a deck is to be built")
        return Far(f"{len(kept.pod.results)} of {every} duels played", len(kept.pod.results) / every)
    return Far(f"{kept.over} played so far" if kept.over else "boosters for two to four")


def played(folders: Folders, sitting: Sitting) -> Told | None:
    """What the duel has come to."""
    if len(parts_of(sitting.purpose)) != 2:
        return None
    winners = sitting.match.state.winners or ()
    line = f"A point for {sitting.names[winners[0]]}." if len(winners) == 1 else "Half a point for each."
    return Told(line, "Back to the standings")

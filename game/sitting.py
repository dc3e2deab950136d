"""Sitting: a match and the people round it, on disk after every answer."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol
from weakref import finalize

from game.company import LEVELS, RANDOM, STAND_IN, Player, players_of, record_of
from game.engine.game import Game
from game.engine.match import Match
from game.packs import Loading, Pack, find_packs, in_use, load_with, packs_gone, packs_of
from game.rules import GAMES
from game.store import Folders, Records, Save, SaveShelf
from game.store.jotted import Jottings, forget_after, jottings_of, plain_of
from game.store.saves import OPEN_ELSEWHERE

UNDEALT = (
    "This game did not begin with a deal but in the midst, with a table that was set up or imagined: its choices are "
    "told in the file, but it cannot be played again from it."
)


class Opened(NamedTuple):
    """What came of opening a save: a sitting, or None; and what there is to say about it in one sentence, or None."""

    sitting: Sitting | None
    message: str | None


class Beside(Protocol):
    """Work about a game that goes on beside it."""

    def poll(self) -> bool:
        """Keep what has come of it since the last call; whether that was anything."""

    def close(self) -> None:
        """Nobody waits for more."""


class Sitting:
    """A game in play with its players. Every answer is on disk before `answer` returns.

    `view_only` says why the game can be looked at but not played on (its save does not fit these rules any more), or
    is None; `taken`: that somebody else has it or has gone on with it, so that it may be played on as a copy. `message`
    says why it could not be written when last tried. A what-if has no shelf and is never kept.
    """

    def __init__(
        self,
        folders: Folders | None,
        match: Match,
        players: Sequence[Player],
        name: str = "",
        digest: str = "",
        packs: tuple[tuple[str, str], ...] = (),
    ) -> None:
        self.match, self.players, self.name, self.packs = match, list(players), name, packs
        self.shelf = SaveShelf.at(folders) if folders else None
        self.records = Records.at(folders) if folders else None
        self.content_digest, self.created = digest, ""
        self.view_only: str | None = None
        self.taken = False
        self.message: str | None = None
        self._holding: finalize[..., Any] | None = None  # lets go of the game when nobody plays it here any more
        self.assists: set[str] = set()
        self.jottings: Jottings = {}  # what people have noted for themselves
        self.lent: set[int] = set()  # seats of people in which a computer plays for a while
        self.imagined = 0  # what-ifs that were begun
        self.what_if_only = False  # it is one itself
        self.shared = False  # people play without a curtain, and peek at what is theirs
        self.purpose = ""  # what it is played for: the name of a mode and what that needs to know it again
        self.beside: Beside | None = None  # what goes on until it is left

    @classmethod
    def new(
        cls,
        folders: Folders,
        game: str,
        players: Sequence[Player],
        seed: int,
        options: Mapping[str, str] | None = None,
        *,
        consent: bool = False,
        skip_single: bool = True,
        packs_off: Collection[str] = (),
        shared: bool = False,
        purpose: str = "",
        packs: Sequence[Pack] | None = None,
    ) -> Sitting:
        """Deal a new game with the user's packs (without those in `packs_off`), or with these `packs` alone; keep it.

        ValueError for a seat count or option that the game does not have; DataError when shipped files are damaged.
        """
        found = find_packs(folders.packs, packs_off) if packs is None else packs
        loading = load_with(game, GAMES[game].load, found)
        match = Match(
            GAMES[game], loading.content, len(players), seed, options, consent=consent, skip_single=skip_single
        )
        sitting = cls(folders, match, players, digest=loading.digest, packs=in_use(game, loading.packs))
        sitting.shared, sitting.purpose = shared, purpose
        sitting.begin()
        return sitting

    @classmethod
    def load(cls, folders: Folders, name: str) -> Opened:
        """Open a save by name. A damaged newest copy is replaced by the last good one, and the message says so."""
        shelf = SaveShelf.at(folders)
        loaded = shelf.load(name)
        if loaded.save is None:
            return Opened(None, loaded.fault)
        opened = cls.of_save(folders, loaded.save)
        sitting = opened.sitting
        if sitting is None or sitting.view_only:
            return opened
        sitting.shelf = shelf
        if why := sitting.claim():
            sitting.view_only, sitting.taken = f"{why} Here it can be looked at, or played on as a copy.", True
            return Opened(sitting, sitting.view_only)
        if loaded.restored_from:
            return Opened(sitting, f"The newest copy could not be read ({loaded.fault}); this is the one before.")
        return opened

    def claim(self) -> str | None:
        """Have the game for this window alone, until `close`; a sentence says why that cannot be."""
        assert self.shelf is not None
        if not self.shelf.hold(self.name):
            return OPEN_ELSEWHERE
        self._holding = finalize(self, self.shelf.let_go, self.name)
        return self.shelf.clash(self.name)

    def close(self) -> None:
        """Nobody plays it here any more: other windows may."""
        if self._holding:
            self._holding()
            self._holding = None
        if self.beside:
            self.beside.close()
            self.beside = None

    def begin(self) -> None:
        """Keep it as a game of its own from now on, under a name that no other has."""
        self.close()
        if self.shelf:
            self.name, self.created = self.shelf.new_name(self.game.name), ""
            self._holding = finalize(self, self.shelf.let_go, self.name)
        self.save()

    def copy(self) -> None:
        """Go on with it as a game of its own, played for itself alone; the one it was taken from stays as it is."""
        self.view_only, self.taken, self.purpose = None, False, ""
        self.assists.add("copy")
        self.begin()

    @classmethod
    def of_save(cls, folders: Folders | None, save: Save) -> Opened:
        """A sitting from a save in memory, with the packs it names (see `view_only`), or why there can be none: its
        game, its players or the way it was dealt are none of this program's, or it was not dealt at all. Nothing is
        raised but DataError, when shipped files are damaged."""
        if save.game not in GAMES:
            return Opened(None, f"This save is of a game that this version does not have ({save.game or 'none'}).")
        if strange := next((who for who in save.players if who not in ("person", RANDOM, *LEVELS)), None):
            return Opened(None, f"This game cannot be opened: nobody plays as {strange!r}.")
        if not save.match.get("dealt", True):
            return Opened(None, UNDEALT)
        game, here = GAMES[save.game], packs_of(folders.packs if folders else None, save.packs)
        loading = load_with(game.name, game.load, here)
        try:
            match = Match.restore(game, loading.content, save.match, strict=False)
        except ValueError as error:
            missing = (
                f"it was played with {', '.join(gone)}, which is not here: "
                if (gone := packs_gone(save.game, save.packs, loading.packs))
                else ""
            )
            return Opened(None, f"This game cannot be dealt: {missing}{error}.")
        sitting = cls(folders, match, players_of(save), save.name, loading.digest, save.packs)
        sitting.created = save.created
        sitting.assists = set(save.more.get("assists", ()))
        sitting.lent = set(save.more.get("lent", ()))
        sitting.jottings = jottings_of(save.more.get("notes"), match.seats)
        sitting.shared = save.more.get("shared") is True
        sitting.purpose = save.more.get("purpose") or ""
        sitting.view_only = cls.outcome_differs(save, match, loading)
        return Opened(sitting, sitting.view_only)

    @staticmethod
    def outcome_differs(save: Save, match: Match, loading: Loading[Any]) -> str | None:
        """Why the same answers no longer give the same game, or None when they do. A save of before has no trace: it is
        believed where every answer still fits."""
        if match.misfit is None and save.more.get("trace") in (None, match.state.trace()):
            return None
        if missing := packs_gone(save.game, save.packs, loading.packs):
            why = f"it was played with {', '.join(missing)}, which is not here"
        elif save.content != loading.digest:
            why = "its cards have changed since"
        else:
            why = f"its rules have changed since version {save.program}"
        return f"This game can only be looked at: {why}" + (f" ({match.misfit})." if match.misfit else ".")

    # --- playing

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def names(self) -> list[str]:
        return [player.name for player in self.players]

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat, player in enumerate(self.players) if player.is_person]

    @property
    def turn(self) -> int | None:
        """The seat that is asked, None when the game is over."""
        decision = self.match.decision
        return decision.player if decision else None

    def answer(self, key: str, by: str | None = None, thought: Sequence[int] = ()) -> None:
        """Give the present answer, by whoever plays the seat, and keep it, with what it takes a computer to think the
        same again. ValueError when it is not offered."""
        decision = self.match.decision
        if self.view_only:
            raise ValueError(self.view_only)
        if decision is not None and by is None:
            player = self.players[decision.player]
            by = player.plays
        self.match.answer(key, by or "person", thought)
        self.save()
        if self.match.over:
            self.record_result()

    def undo(self, seat: int, away: int = 0, shown: int | None = None) -> None:
        """Take back the seat's last answer and keep that; ValueError with the reason when it may not. `away`: seats, as
        bits, that have not looked since; `shown`: how many events have been seen, where not all have."""
        self.match.undo(seat, away, shown)
        forget_after(self.jottings, len(self.match.events))
        self.assists.add("undo")
        self.save()

    def withdraw(self, keep: int) -> None:
        """Take back all answers but the first `keep`, which `Match.may_take_back` allows, and keep that: what had only
        begun helps nobody, and the result does not tell of it."""
        self.match.cut_back(keep)
        forget_after(self.jottings, len(self.match.events))
        self.save()

    def hand_over(self, seat: int, player: Player) -> None:
        """Let somebody else play a seat from now on. Where a person sits down in a computer's own seat, what it
        hides is seen: the log and the records say so, and no undo goes back past it for nothing."""
        before = self.players[seat]
        if not player.is_person:
            self.lent |= {seat} if before.is_person else set()
        elif not before.is_person and seat in self.lent and seat not in self.match.gave_up:
            self.lent -= {seat}
        elif not before.is_person and not self.match.over:
            self.match.take_seat(seat)
            self.assists.add("seat")
        self.players[seat] = player
        self.save()

    def concede(self, seat: int) -> None:
        """A player gives up. Of two the other has won; where more play a computer goes on in that seat. ValueError: the
        game is over, or can only be looked at."""
        if self.view_only:
            raise ValueError(self.view_only)
        self.match.concede(seat)
        if not self.match.over:
            self.hand_over(seat, self.players[seat]._replace(kind="computer", level=STAND_IN))
        self.save()
        if self.match.over or not self.people:
            self.record_result()

    def what_if(self, answers: int, seat: int | None) -> Sitting:
        """A game of its own from a past moment; never kept, and this one stays as it is. While this one runs it is each
        time another world that the seat (None: nobody in particular) could imagine, see `Match.what_if`. A person sits
        in that seat, whoever played it."""
        self.imagined += 1
        chance = Random(f"{self.match.seed} {answers} {seat} {self.imagined}")
        players = [p._replace(kind="person", level="") if n == seat else p for n, p in enumerate(self.players)]
        other = Sitting(None, self.match.what_if(answers, seat, chance), players)
        other.what_if_only, other.shared = True, self.shared
        return other

    # --- keeping

    def save(self) -> None:
        """Put the whole game on disk; `message` says why when that fails. One that somebody else has written meanwhile
        is not written over: this one goes on under a name of its own. One that is only looked at is never written."""
        if self.shelf is None or self.view_only:
            return
        if why := self.shelf.clash(self.name):
            self.copy()
            self.message = self.message or f"{why} Here it goes on as a game of its own."
        else:
            self.message = self.shelf.store(self.as_save())

    def as_save(self) -> Save:
        crests = [player.crest for player in self.players]
        more: dict[str, Any] = {
            "crests": crests,
            "assists": sorted(self.assists),
            "lent": sorted(self.lent),
            "shared": self.shared,
            "tempers": ["" if player.is_person else player.temper for player in self.players],
            "trace": self.match.state.trace(),
        }
        if any(player.face for player in self.players):
            more["faces"] = [player.face for player in self.players]
        if self.purpose:
            more["purpose"] = self.purpose
        if notes := plain_of(self.jottings):
            more["notes"] = notes
        return Save(
            self.name,
            self.match.plain(),
            tuple(self.names),
            tuple("person" if player.is_person else player.level for player in self.players),
            content=self.content_digest,
            packs=self.packs,
            created=self.created,
            finished=self.match.over,
            more=more,
        )

    def record_result(self) -> None:
        """Add the game to the records when it is over, or when every person has given it up; told twice it counts
        once."""
        if self.records is None or self.shelf is None:
            return
        record = record_of(self.match, self.as_save(), self.people, self.assists, self.shelf.stamp())
        self.message = self.records.add(record) or self.message

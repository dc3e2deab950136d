"""circle: a person's way through the rooms of the parlour: whom they have met, how it went, and who is at home now."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from game.company import CRESTS, Player, record_of
from game.engine.words import counted
from game.modes import Far, Told
from game.modes.bouts import Bout, begun, ended, parts_of
from game.modes.rivals import LAST, NAME, Evening, Rival, rivals_with
from game.packs import find_packs
from game.sitting import Sitting
from game.store import Folders, Settings
from game.store.ledgers import Ledger

WON, LOST = "won", "lost"
OPENS = 3  # rivals of a floor to be beaten until the next one is lit
TROPHIES = 12  # that open the last night
CUPS = ("gold", "silver", "bronze")  # for a row without a loss, with one, and any that took longer
FOR_YOU = "A computer played for you in it, so it counts as lost."
OTHERS = ("Grum", "Mump", "Odo")  # who takes the other chairs


class Row(NamedTuple):
    """How things stand with a rival: evenings won and lost in the row under way, and the best cup of those that were
    won, 0 for gold to 2, None before the first."""

    won: int
    lost: int
    cup: int | None

    @property
    def number(self) -> int:
        """Of the evening that comes next, 0-based."""
        return self.won + self.lost


def row_of(rival: Rival, played: Sequence[str]) -> Row:
    """What has come of all evenings with a rival: a row ends when one of both has won enough, and a new one begins."""
    won = lost = before = 0  # `before`: evenings lost in rows of before, since the last one that was won
    cup: int | None = None
    for word in played:
        won, lost = won + (word == WON), lost + (word == LOST)
        if won == rival.wins:
            cup = min(cup if cup is not None else len(CUPS), before + lost, len(CUPS) - 1)
            won = lost = before = 0
        elif lost == rival.wins:
            won, lost, before = 0, 0, before + lost
    return Row(won, lost, cup)


def rivals_of(folders: Folders) -> tuple[Rival, ...]:
    """Those that the program brings, and those of the user's packs that are on."""
    return rivals_with(find_packs(folders.packs, Settings.load(folders.settings).packs_off))


class Circle:
    """What a home keeps of its Circle: the seed that its games are dealt from and what has come of every evening, by
    rival. Evenings that have ended since are counted from the records, so none is lost however the program ended.
    `message` says why something could not be read or kept, or is None."""

    def __init__(self, folders: Folders) -> None:
        self.folders, self.ledger = folders, Ledger(folders, NAME)
        self.rivals = rivals_of(folders)
        kept = self.ledger.read()
        self.seed = seed if type(seed := kept.get("seed")) is int else 0
        played = kept.get("played") if isinstance(kept.get("played"), dict) else {}
        self.played = {
            str(id): [str(word) for word in words if word in (WON, LOST)]
            for id, words in (played or {}).items()
            if isinstance(words, list)
        }
        self.message = self.ledger.message
        for rival in self.rivals:
            self._catch_up(rival)

    def _catch_up(self, rival: Rival) -> None:
        """Count the evenings with a rival that have ended since."""
        while games := ended(self.folders, self.purpose(rival)):
            self.played.setdefault(rival.id, []).append(WON if games[0].won_alone(0) else LOST)
            self.keep()

    def keep(self) -> None:
        """Have what is known now on disk."""
        self.message = self.ledger.write({"seed": self.seed, "played": self.played}) or self.message

    def begin(self, seed: int) -> None:
        """Walk in for the first time, or all over again: every trophy goes."""
        self.seed, self.played = seed, {}
        self.keep()

    @property
    def under_way(self) -> bool:
        """Whether somebody has walked in."""
        return self.seed != 0

    # ---- how things stand -------------------------------------------------------------------------------------
    def row(self, rival: Rival) -> Row:
        return row_of(rival, self.played.get(rival.id, ()))

    def trophies(self) -> int:
        """How many rivals were beaten, but for the last night."""
        return sum(self.row(one).cup is not None for one in self.rivals if one.grade < LAST)

    @property
    def needed(self) -> int:
        """The trophies that open the last night."""
        return min(TROPHIES, sum(one.grade < LAST for one in self.rivals))

    def closed(self, rival: Rival) -> str:
        """Why a rival is not at home yet; "" when they are."""
        if rival.grade == LAST:
            missing = self.needed - self.trophies()
            return f"The last night needs {counted(missing, 'more cup')}." if missing > 0 else ""
        below = [one for one in self.rivals if one.grade == rival.grade - 1]
        missing = min(OPENS, len(below)) - sum(self.row(one).cup is not None for one in below)
        return f"Beat {missing} more on the floor below." if missing > 0 else ""

    def at_home(self) -> Rival:
        """Whom one would visit next for a cup: with whom a row is under way, else the first who is at home; where all
        are beaten, the last of all."""
        for_a_cup = [one for one in self.rivals if not self.closed(one) and self.row(one).cup is None]
        return next((one for one in for_a_cup if self.row(one).number), next(iter(for_a_cup), self.rivals[-1]))

    def further(self, rival: Rival) -> Rival | None:
        """Whom to visit now that this one is beaten and nothing is under way here; None: it is still to be played, or
        nobody else is at home and unbeaten."""
        row, other = self.row(rival), self.at_home()
        if row.cup is None or row.number or self.begun(rival) or self.closed(other):
            return None
        return other if self.row(other).cup is None else None

    def stands(self, rival: Rival) -> str:
        """What the last evening with a rival has come to, in a sentence."""
        row, played = self.row(rival), self.played.get(rival.id, [])
        if row.number:
            return f"That makes {row.won}:{row.lost}."
        if played[-1:] == [WON] and row.cup is not None:
            return f"The {CUPS[row.cup]} cup is yours."
        return "A loss costs nothing: another row begins." if played else ""

    # ---- an evening -------------------------------------------------------------------------------------------
    def purpose(self, rival: Rival) -> str:
        """What the next evening with a rival is played for."""
        return f"{NAME}/{self.seed}/{rival.id}/{len(self.played.get(rival.id, ()))}"

    def begun(self, rival: Rival) -> str | None:
        """The name of the save in which the next evening has been begun; None: it has not."""
        return begun(self.folders, self.purpose(rival))

    def evening(self, rival: Rival) -> Evening:
        """What is played next with a rival."""
        return rival.evening(self.row(rival).number)

    def deal(self, rival: Rival, person: Player) -> Sitting:
        """The next evening dealt and kept. ValueError: the rival is not at home yet."""
        if why := self.closed(rival):
            raise ValueError(why)
        evening = self.evening(rival)
        seed = Random(self.purpose(rival)).getrandbits(48)
        crew = crew_of(rival, evening, person)
        return Bout(evening.game, crew, seed, dict(evening.options), self.purpose(rival)).deal(self.folders)


def crew_of(rival: Rival, evening: Evening, person: Player) -> tuple[Player, ...]:
    """Who sits at an evening's table: the person, the rival, and others."""
    crests = [crest for crest in CRESTS if crest != person.crest]
    temper = rival.temper if evening.game == rival.game else ""
    names = [name for name in OTHERS if name not in (person.name, rival.name)]
    host = Player(rival.name, "computer", evening.level, crests[0], temper, rival.face)
    others = zip(names, evening.others, crests[1:])
    return person, host, *(Player(name, "computer", level, crest) for name, level, crest in others)


def so_far(folders: Folders) -> Far:
    """The trophies of this home."""
    kept = Circle(folders)
    rooms = kept.needed
    if kept.row(kept.rivals[-1]).cup is not None:
        return Far("all rooms are yours, and the last night, too", 1.0)
    return Far(f"{kept.trophies()} of {counted(rooms, 'cup')}", kept.trophies() / rooms)


def played(folders: Folders, sitting: Sitting) -> Told | None:
    """What the rival says of the evening, and how things stand by it."""
    parts = parts_of(sitting.purpose)
    rival = next((one for one in rivals_of(folders) if len(parts) == 3 and one.id == parts[1]), None)
    if rival is None:
        return None
    record = record_of(sitting.match, sitting.as_save(), sitting.people, sitting.assists, "")
    won, kept = record.won_alone(0), Circle(folders)
    line = f"{rival.name}: “{rival.beaten if won else rival.unbeaten}”"
    if record.won(0) and not won:
        line = f"{line} {FOR_YOU}"
    stands = kept.stands(rival) if parts[0] == str(kept.seed) else ""
    return Told(f"{line} {stands}".strip(), "Back to the Circle", (rival.id,))

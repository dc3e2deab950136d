"""battle: a battle of Dragon Attack! as the tray shows it, what is said before and after it, and what follows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from game.engine.events import Said
from game.engine.words import counted, per_cent
from game.rules.dragon.counters import STRENGTHS
from game.rules.dragon.throws import duel_chance, win_chance
from game.ui.games.dragon.foreseen import Foresight
from game.ui.games.dragon.parties import Parties
from game.ui.table.dice import Die


@dataclass
class Side:
    """One side of a battle: a seat with its dice, and what lay in front of it when the battle began."""

    seat: int
    dice: list[Die] = field(default_factory=list)
    best: int = 0
    cards: list[int] = field(default_factory=list)


class After(NamedTuple):
    """What follows a loss: the seat that moves the loser, told in two lines, and how far."""

    seat: int
    title: str
    text: str
    spaces: int


@dataclass
class Battle:
    """What the tray shows. kind: monster, hero or dragon; card = the monster; strength = what must be beaten."""

    kind: str
    left: Side
    right: Side | None = None
    card: int = 0
    guarded: list[int] = field(default_factory=list)  # what lies under the monster
    strength: int = 0
    before: list[tuple[tuple[int, ...], str]] = field(default_factory=list)
    title: str = ""
    text: str = ""
    tied: bool = False
    after: After | None = None


# --- before it


def entering(p: Parties, battle: Battle) -> str:
    name = p.name(battle.left.seat)
    if battle.kind == "dragon":
        return f"{name} faces the Dragon"
    return f"{name} fights {p.name(battle.right.seat) if battle.right else p.content.name(battle.card)}"


def terms(battle: Battle) -> str:
    if battle.kind == "hero":
        return "The highest die of each party counts. A tie is thrown again."
    again = f"A {battle.strength} is thrown again."
    return f"The highest die must beat {battle.strength}. {again}"


def chance(p: Parties, battle: Battle) -> str:
    """In per cent while the dice are still to fall; "" afterwards, once one side of a duel has thrown, and where odds
    are turned off."""
    if not p.view.settings.odds or battle.title and not battle.tied or answered(battle):
        return ""
    dice = p.party(battle.left.seat)
    if battle.right:
        return per_cent(duel_chance(dice, p.party(battle.right.seat)))
    slayer = battle.kind == "dragon" and "sword" in p.items(battle.left.seat)
    return per_cent(win_chance(dice + slayer, battle.strength))


def answered(battle: Battle) -> int:
    """The die of the first side of a duel that the other has still to beat; 0 where nothing is answered."""
    return battle.left.best if battle.right and not battle.title else 0


def to_win(p: Parties, battle: Battle) -> str:
    """What that chance is of, and the chance of all battles that follow one another here, where there are more. Who
    does not fight alone for the only person at the table is named."""
    seat, other = battle.left.seat, battle.right.seat if battle.right else None
    onward = Foresight(p).onward(seat, other, battle.kind == "dragon")
    words = "to win" if tuple(p.view.people) == (seat,) else f"for {p.name(seat)}"
    return f"{words}; {onward}" if onward else words


# --- after it


class Outcomes:
    """What is said when a battle has ended; nothing of it has happened in the picture yet."""

    def __init__(self, parties: Parties) -> None:
        self.parties = parties

    def verdict(self, event: Said) -> tuple[str, str]:
        p, about = self.parties, event.about
        name = p.name(event.player or 0)
        if event.what == "beats":
            card, best = about
            points = p.content.points[card]
            return (
                f"{best} beats {points}",
                f"{name} wins. {p.content.name(card)} goes to {name}'s home at once and counts {points}.",
            )
        carried = bool(p.cards(f"front/{event.player or 0}"))
        if event.what == "loses":
            card, best = about
            points = p.content.points[card]
            spoils = f"All in front of {name} now lies under {p.content.name(card)}, and " if carried else ""
            return f"{best} against {points}: short by {points - best}", f"{spoils}{name} rests a turn."
        if event.what == "defeats":
            loser, high, low = about
            return f"{high} beats {low}", f"{name} wins, and {p.name(loser)} rests a turn."
        strength, best = about
        if event.what == "wounds":
            rest = [n for n in STRENGTHS if n < strength]
            return (
                f"{best} beats {strength}",
                f"The {strength} is gone for good. "
                + (f"{name} fights on at once, against the {rest[0]}." if rest else "The Dragon is slain!"),
            )
        spoils = f"The Dragon takes all in front of {name}" if carried else f"{name} has lost"
        return (
            f"{best} against {strength}: short by {strength - best}",
            f"{spoils}." if self.at_palace() else f"{spoils}, and {name} rests a turn.",
        )

    def at_palace(self) -> bool:
        """Whether the Dragon has come to the palace: who fails there is moved no more."""
        return bool(self.parties.facts["dragon"] == self.parties.kingdom.palace)

    def what_follows(self, event: Said) -> After | None:
        """Who moves the loser, and how far: told before it happens. None when nobody is moved."""
        p, about, seat = self.parties, event.about, event.player or 0
        if event.what == "defeats":
            loser, high, low = about
            spoils = f"First {p.name(seat)} may take what lies in front of {p.name(loser)}."
            return self.retreat(seat, loser, high - low, spoils if self.has_spoils(seat, loser) else "")
        if event.what == "loses" or event.what == "burns" and not self.at_palace():
            short = (p.content.points[about[0]] if event.what == "loses" else about[0]) - about[1]
            mover = (seat - 1) % p.view.seats
            return self.retreat(mover, seat, short, f"{p.name(mover)} sits to the right of {p.name(seat)}.")
        return None

    def retreat(self, mover: int, loser: int, short: int, first: str) -> After:
        """The loser goes as far as the roll fell short, or as near to that as something is empty (DRA-R23)."""
        name = self.parties.name
        far = self.far(loser, short)
        if not far:
            where = "No space that can be reached is empty."
            return After(mover, f"{name(loser)} stays", f"{first} {where}".strip(), 0)
        where = "Over land, to an empty space." if far == short else f"No space {short} away is empty."
        return After(
            mover,
            f"{name(mover)} moves {name(loser)} back {counted(far, 'space')}",
            f"{first} {where}".strip(),
            far,
        )

    def far(self, loser: int, short: int) -> int:
        """How many spaces the loser is moved, from where all stands in the picture; 0 for none."""
        kingdom, facts, lair = self.parties.kingdom, self.parties.facts, self.parties.lair()
        taken = kingdom.set_of([*facts["at"], *facts["spots"], *([lair] if lair >= 0 else [])])
        return kingdom.refuges(facts["at"][loser], kingdom.closed(tuple(facts["colour"]), loser), taken, short)[1]

    def has_spoils(self, winner: int, loser: int) -> bool:
        """Whether the winner can take anything of what lies in front of the loser."""
        p, letters = self.parties, self.parties.letters(winner)
        return any((p.content.counters[card].class_ or "-") not in letters for card in p.cards(f"front/{loser}"))

"""company: who sits round a match, and what its save and the records tell of them."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from game.engine.match import Match
from game.rules.temperaments import temperaments
from game.store import Record, Save

CRESTS = ("flame", "wave", "leaf", "bolt", "wing", "star")
LEVELS = ("easy", "normal", "hard", "master")
STAND_IN = "normal"  # the level of a computer that takes a person's seat
RANDOM = "random"  # who plays in games of the `simulate` command alone


class Player(NamedTuple):
    """Who sits in a seat: kind "person" or "computer", level "" for people, crest one of CRESTS. `face`: whom of the
    house's cast it is, by name, or an art line as text; "" for the hero of the crest."""

    name: str
    kind: str
    level: str
    crest: str
    temper: str = ""  # a computer's temperament; "" is the plain one
    face: str = ""

    @property
    def is_person(self) -> bool:
        return self.kind == "person"

    @property
    def worn(self) -> str:
        """The crest and the face that is shown over it: "wave", "wave/Sniffle"."""
        return f"{self.crest}/{self.face}" if self.face else self.crest

    @property
    def plays(self) -> str:
        """Who chooses for the seat: "person", or a computer's level and temperament ("hard:bold")."""
        return "person" if self.is_person else f"{self.level}:{self.temper}" if self.temper else self.level


def players_of(save: Save) -> list[Player]:
    """The players of a save; crests that are missing or unknown are dealt in order, computers of a temperament that is
    missing or unknown are plain, and only computers have faces of their own."""
    crests, tempers, faces = (save.more.get(key, ()) for key in ("crests", "tempers", "faces"))
    found = []
    for seat, (name, who) in enumerate(zip(save.names, save.players)):
        crest = crests[seat] if seat < len(crests) and crests[seat] in CRESTS else CRESTS[seat % len(CRESTS)]
        kind = "computer" if who in LEVELS else "person"
        temper = tempers[seat] if kind == "computer" and seat < len(tempers) else ""
        temper = temper if temper in temperaments(save.game) else ""
        face = faces[seat] if kind == "computer" and seat < len(faces) else ""
        found.append(Player(name, kind, who if kind == "computer" else "", crest, temper, face))
    return found


def record_of(match: Match, save: Save, people: Collection[int], assists: Collection[str], when: str) -> Record:
    """What the records keep of a game that is over or given up; `people` sit there now."""
    over, gave_up = match.state.winners is not None, match.gave_up
    answered = {answer.seat for answer in match.answers if answer.by == "person"}
    return Record(
        save=save.name,
        game=match.game.name,
        names=save.names,
        players=tuple(
            "person" if seat in gave_up and seat in answered | set(people) else who
            for seat, who in enumerate(save.players)
        ),
        winners=match.state.winners or (),
        when=when,
        seed=match.seed,
        answers=len(match.answers),
        scores=tuple(lines[-1][1] for lines in match.game.scores(match.state)) if over else (),
        undos=match.undos,
        assists=tuple(sorted(assists)),
        gave_up=gave_up,
        computed=tuple(sorted({one.seat for one in match.answers if one.by.partition(":")[0] in LEVELS})),
        purpose=save.more.get("purpose", ""),
    )

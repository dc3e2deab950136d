"""ended: what the records keep of a game that is over, or that every person has given up."""

from __future__ import annotations

from collections.abc import Collection

from game.engine.match import Match
from game.store import Record, Save


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
        purpose=save.more.get("purpose", ""),
    )

"""verdicts: a decision of a finished game in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.minds import MINDS
from game.ai.review import Review, Verdict
from game.company import STAND_IN, Player
from game.engine.agenda import say
from game.engine.house import option_of
from game.engine.match import Match
from game.engine.phrases import phrase
from game.engine.record import short_sum
from game.engine.words import by_name
from game.sitting import Sitting
from game.store import Folders, reviews
from game.ui.scenes.glances import Laid, Lay
from game.ui.table.story import Story, Turn

MINUS = "\N{MINUS SIGN}"


class Told:
    """One costly decision: what was chosen, and why another was better. `labels`: of both, short, as at the table where
    that tells them apart; `seen`: the picture of that table."""

    def __init__(self, sitting: Sitting, verdict: Verdict, round: int) -> None:
        match = sitting.match
        state = match.state_at(verdict.at)
        self.verdict = verdict
        keys = match.answers[verdict.at].key, verdict.best
        made, better = (by_name(phrase(match.game.phrases, state, key), sitting.names) for key in keys)
        short = [by_name(say(option_of(state, key).label), sitting.names) for key in keys]
        self.labels = short if short[0] != short[1] else [made, better]
        why = MINDS[match.game.name].reason(state, verdict.seat, verdict.best, 1 << verdict.seat)
        self.why = by_name(why, sitting.names)
        self.heading = f"Round {round}: {made}" if round else made
        self.seen = seen_at(sitting, verdict.at, verdict.seat)

    def anew(self, sitting: Sitting) -> Sitting:
        """A game of its own from that decision, which whoever looks at it makes, against computers; never kept."""
        branch = sitting.what_if(self.verdict.at, self.verdict.seat)
        branch.players[:] = alone(sitting, self.verdict.seat)
        return branch

    @property
    def lost(self) -> str:
        return signed_per_cent(-self.verdict.loss)


def signed_per_cent(part: float) -> str:
    """A change of a chance with its sign, in whole hundredths; a true minus."""
    whole = round(100 * part)
    sign = "+" if whole > 0 else MINUS if whole < 0 else ""
    return f"{sign}{abs(whole)} %"


def digest_of(match: Match) -> str:
    """What tells whether a review is of these answers."""
    return short_sum([[answer.seat, answer.key] for answer in match.answers])


def kept_review(folders: Folders, sitting: Sitting) -> Review | None:
    """What was found when this game was reviewed; None: it was not, or not to its end, or it went on since."""
    return Review.read(reviews.kept(folders, sitting.name, digest_of(sitting.match)), len(sitting.match.answers))


def decisions(folders: Folders, sitting: Sitting, rounds: Sequence[int]) -> list[Told]:
    """The costliest decisions of the first person, where the game has been reviewed to its end; `rounds`: how many
    answers had been given when each began."""
    found = kept_review(folders, sitting)
    person = next((seat for seat, player in enumerate(sitting.players) if player.is_person), None)
    if found is None or person is None:
        return []
    return [Told(sitting, one, sum(begun <= one.at for begun in rounds)) for one in found.costliest(person)]


def flags_of(told: Sequence[Told], story: Story) -> list[Turn]:
    """Where decisions stand on a chart, as far as that is known."""
    shown = [one.verdict for one in told if one.verdict.at < len(story.chances)]
    return [Turn(one.at - 1, one.seat, 0.0, story.chances[one.at][one.seat]) for one in shown]


def seen_at(sitting: Sitting, at: int, seat: int) -> tuple[str, Lay]:
    """The table after so many answers as a seat that was asked then saw it, and what its picture is called."""
    key = f"{sitting.game.name} {sitting.name} {digest_of(sitting.match)} {at} {seat}"
    return key, lambda: Laid(sitting.match.branch(at), alone(sitting, seat))


def alone(sitting: Sitting, seat: int) -> list[Player]:
    """The players of a sitting, with a person in that seat and computers in all others."""
    return [
        player._replace(kind="person", level="")
        if n == seat
        else player._replace(kind="computer", level=player.level or STAND_IN)
        for n, player in enumerate(sitting.players)
    ]

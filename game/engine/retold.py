"""Retold: an answer that was given in a game as a sentence, for everybody or for who knew no more than a seat did."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.engine.match import Match
from game.engine.phrases import deed, phrase
from game.engine.words import by_name

IMAGINED = 6  # worlds in which an answer has to sound alike to be known to somebody else


def chosen(match: Match, at: int, names: Sequence[str]) -> str:
    """An answer as a sentence: who has done what."""
    answer = match.answers[at]
    what = phrase(match.game.phrases, match.state_at(at), answer.key)
    return by_name(deed(names[answer.seat], what), names)


def chosen_for(match: Match, at: int, names: Sequence[str], viewer: int | None) -> str:
    """The same as a seat (None: somebody who sees only what all see) could say it at that time; "" where it names what
    that one did not know, as a card that another has looked at."""
    answer, phrases = match.answers[at], match.game.phrases
    if answer.seat != viewer:
        state, rng = match.state_at(at), Random(at)
        what = phrase(phrases, state, answer.key)
        for _ in range(IMAGINED):
            world = state.redeal(viewer, rng)
            known = world.decision is not None and any(answer.key == one.key for one in world.decision.options)
            if not known or phrase(phrases, world, answer.key) != what:
                return ""
    return chosen(match, at, names)

"""Retold: an answer that was given in a game as a sentence, for everybody or for who knew no more than a seat did; and
what was asked then, and where the choice lay."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from game.engine.agenda import say
from game.engine.match import Match
from game.engine.phrases import deed, phrase
from game.engine.state import State
from game.engine.words import by_name

IMAGINED = 6  # worlds in which an answer has to sound alike to be known to somebody else


class Answered(NamedTuple):
    """Whom was asked `prompt` ("" where a seat could not know that), what that one did, and where the choice lay on the
    table, as far as it could be known."""

    seat: int
    prompt: str
    words: str
    at: int | str | None


class Retelling(NamedTuple):
    """An answer in one of the worlds that might have been: as something to do, its question, and where it lies."""

    what: str
    prompt: str
    at: int | str | None


def chosen(match: Match, at: int, names: Sequence[str]) -> str:
    """An answer as a sentence: who has done what."""
    answer = match.answers[at]
    what = phrase(match.game.phrases, match.state_at(at), answer.key)
    return by_name(deed(names[answer.seat], what), names)


def chosen_for(match: Match, at: int, names: Sequence[str], viewer: int | None) -> Answered | None:
    """The same as a seat (viewer None: somebody who sees only what all see) could tell of it at that time; None where
    it names what that one did not know, as a card that another has looked at."""
    answer, state = match.answers[at], match.state_at(at)
    told = told_in(match, state, answer.key)
    prompt, where = told.prompt, told.at
    if answer.seat != viewer:
        rng = Random(at)
        for _ in range(IMAGINED):
            world = state.redeal(viewer, rng)
            known = world.decision is not None and any(answer.key == one.key for one in world.decision.options)
            other = told_in(match, world, answer.key) if known else None
            if other is None or other.what != told.what:
                return None
            prompt, where = prompt if other.prompt == prompt else "", where if other.at == where else None
    return Answered(answer.seat, by_name(prompt, names), by_name(deed(names[answer.seat], told.what), names), where)


def told_in(match: Match, state: State, key: str) -> Retelling:
    """An answer as it is told of a state at its question."""
    asked = state.decision
    option = next((one for one in asked.options if one.key == key), None) if asked is not None else None
    prompt = say(asked.prompt) if asked is not None and option is not None else ""
    return Retelling(phrase(match.game.phrases, state, key), prompt, option.at if option is not None else None)

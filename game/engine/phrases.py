"""Phrases: what may be answered as something to do ("Boost no monster"), and what somebody has done as a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.engine.agenda import say
from game.engine.house import option_of
from game.engine.state import State
from game.engine.words import lowered

Phrase = Callable[[Any, str, str], str]  # the state at its question, the key of an option and its label -> see phrase
IRREGULAR = {"Be": "is", "Do": "does", "Go": "goes", "Pass": "passes"}


def phrase(phrases: Mapping[type, Phrase], state: State, key: str) -> str:
    """An answer as something to do, to be understood without its question, for the end of a sentence: a verb first, no
    full stop. Seats are told by their number. Questions that `phrases` do not know have labels that are that already.
    ValueError: no such answer."""
    label = say(option_of(state, key).label)
    made = phrases.get(type(state.about))
    if made is None or state.decision is None or all(key != option.key for option in state.decision.options):
        return label
    return made(state, key, label)


def deed(who: str, what: str) -> str:
    """That somebody has done what a phrase says, as a sentence."""
    first, _, rest = what.partition(" ")
    return f"{who} {third(first)}{' ' if rest else ''}{rest}."


def third(verb: str) -> str:
    """What somebody does who follows such a word: "hits" for "Hit"."""
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    small = lowered(verb)
    if small.endswith(("s", "sh", "ch", "x", "z")):
        return f"{small}es"
    return f"{small[:-1]}ies" if small[-1] == "y" and small[-2] not in "aeo" else f"{small}s"

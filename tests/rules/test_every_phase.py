"""Phases of all games: who watches hears each of them as it begins, in the order of the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from game.engine.events import Changed, Said
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from tests.sure import every

NEXT: dict[str, dict[str, set[str]]] = {  # by game: what may follow each phase, when another one is told
    "pontoon": {"preparation": {"turn_move"}, "turn_move": {"battle"}, "battle": {"preparation"}},
    "pack": {
        "draw": {"countdown"},
        "countdown": {"summon"},
        "summon": {"boost_1"},
        "boost_1": {"duel"},
        "duel": {"boost_2"},
        "boost_2": {"draw"},
    },
    "kingdom": {
        "refill": {"action"},
        "action": {"refill", "resolve"},
        "resolve": {"aftermath"},
        "aftermath": {"refill", "action"},
    },
    "dragon": {
        "movement": {"movement", "searching", "meeting", "battle", "end"},
        "searching": {"movement", "meeting", "battle"},
        "meeting": {"movement", "battle"},
        "battle": {"movement", "searching", "meeting", "battle", "end"},
    },
    "montoons": {
        "planning": {"announce", "end"},
        "announce": {"action"},
        "action": {"planning", "action", "end"},
    },
}
ASKED = {  # by verb: the phase in which it asks
    "pontoon": {"turn": "turn_move"},
    "pack": {"pick": "summon", "place": "summon"},
    "kingdom": {
        "take": "action",
        "use": "action",
        "resolve": "resolve",
        "control": "resolve",
        "pay": "resolve",
        "trim_hand": "aftermath",
        "raid": "aftermath",
    },
    "dragon": {
        "sail_or_roll": "movement",
        "walk": "movement",
        "search": "searching",
        "bargain": "meeting",
        "extra_step": "meeting",
        "loot": "battle",
        "defend": "battle",
    },
    "montoons": {"plan": "planning", "bid": "announce", "act": "action", "pick": "action"},
}

SAID = {  # by phase: what is said while it lasts, and in no other
    "pontoon": {"preparation": "quest", "turn_move": "full", "battle": "powers won failed"},
    "pack": {"duel": "duel hit"},
    "kingdom": {"resolve": "cut deed defeated control nothing", "aftermath": "step raid"},
    "dragon": {
        "movement": "rolls dragon waits",
        "searching": "finds",
        "meeting": "offers",
        "battle": "attacks beats loses duel defeats threw faces challenges burns moved",
        "end": "fallen",
    },
    "montoons": {"announce": "speed", "action": "uses powers walks collects gains hit harm status"},
}
HEARD = {"dragon": 12, "montoons": 3}  # games; 5 of the others


def phases_said(events: Iterable[Any]) -> Iterator[tuple[str, str]]:
    """What is said, and the phase that was told before it."""
    phase = ""
    for event in events:
        if isinstance(event, Changed) and event.field == "phase":
            phase = event.value
        elif isinstance(event, Said):
            yield event.what, phase


@pytest.mark.parametrize("name", list(GAMES))
def test_what_is_said_belongs_to_the_phase_that_was_told_last(name: str) -> None:
    game, content = GAMES[name], shipped_content(name)
    phase_of = {word: phase for phase, words in SAID[name].items() for word in words.split()}
    heard = set[str]()
    for seed in range(HEARD.get(name, 5)):
        match, rng = Match(game, content, game.seats[seed % 2], seed), Random(seed)
        while not match.over:
            match.answer(rng.choice(match.decision.options).key)
        for word, phase in every(phases_said(match.events)):
            assert phase == phase_of.get(word, phase), f"{word!r} is said in the phase {phase!r}"
            heard.add(word)
    assert set(phase_of) <= heard


@pytest.mark.parametrize("name", list(GAMES))
def test_every_phase_is_told_as_it_begins(name: str) -> None:
    game, content, told = GAMES[name], shipped_content(name), set[str]()
    for seed in range(5):
        match, rng = Match(game, content, game.seats[0], seed), Random(seed)
        while not match.over:
            verb = match.state.asked[0].partition(".")[2]
            assert match.state.phase == ASKED[name].get(verb, match.state.phase), verb
            match.answer(rng.choice(match.decision.options).key)
        phases = [event.value for event in match.events if isinstance(event, Changed) and event.field == "phase"]
        for one, other in every(pairwise(phases)):
            assert other in NEXT[name].get(one, {other}), f"{other} after {one}"
        told |= set(phases)
    assert set(NEXT[name]).union(*NEXT[name].values()) <= told

"""Phases of all games: who watches hears each of them as it begins, in the order of the rules."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from game.engine.events import Changed
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
    assert set(NEXT[name]) <= told

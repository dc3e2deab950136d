"""Words that are told: whatever the rules have to tell is heard in games that are played by lot, of all house rules."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.events import Said
from game.engine.match import Match
from game.rules import GAMES, shipped_content

PLAYED = {"pontoon": 30, "pack": 20, "kingdom": 20, "dragon": 60, "montoons": 40}  # games
TOLD = {  # by game: every word that play by lot comes to
    "pontoon": "ability adjusted copied failed full left powers quest won",
    "dragon": (
        "agrees attacks banks beats burns challenges defeats dragon duel faces fallen finds first known "
        "level loses moved offers refuses rests rolls sails slain stays threw waits walks wounds"
    ),
    "kingdom": ("control cut deed defeated devoured freed gems glory nothing raid released scored snatched step twice"),
    "pack": "blocked boost defeat duel hit turn",
    "montoons": (
        "berry blitz bumps cleansed collects defeated first forgets gains golden guards harm heals hit "
        "jump lays marks powers quenched shell shoved sinks slams speed status stopped surfaces traps "
        "unused uses walks"
    ),
}


@pytest.mark.parametrize("name", GAMES)
def test_every_word_that_the_rules_tell_is_heard(name: str) -> None:
    rules, heard = GAMES[name], set[str]()
    for seed in range(PLAYED[name]):
        seats, lot = range(rules.seats[0], rules.seats[1] + 1), Random(seed)
        options = {rule.key: str(lot.choice(rule.values)[0]) for rule in rules.house_rules if rule.values}
        match = Match(rules, shipped_content(name), seats[seed % len(seats)], seed, options)
        while match.decision is not None:
            match.answer(lot.choice(match.decision.options).key)
        heard |= {event.what for event in match.events if isinstance(event, Said)}
    assert set(TOLD[name].split()) <= heard

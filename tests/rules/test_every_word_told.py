"""Words that are told: whatever the rules have to tell is heard in games that are played by lot, of all house rules,
and what somebody has chosen each time."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from game.engine.agenda import verb_name
from game.engine.events import Said
from game.engine.match import Match
from game.rules import GAMES, shipped_content

PLAYED = {"pontoon": 30, "pack": 20, "kingdom": 30, "dragon": 60, "montoons": 40}  # games
TOLD = {  # by game: every word that play by lot comes to
    "pontoon": "ability adjusted copied failed full left powers quest won",
    "dragon": (
        "agrees attacks banks beats burns challenges defeats dragon duel faces fallen finds first known "
        "level loses moved offers passes refuses rests rolls sails slain stays threw waits walks wounds"
    ),
    "kingdom": ("control cut deed defeated devoured freed gems glory nothing raid released scored snatched step twice"),
    "pack": "blocked boost defeat duel hit turn",
    "montoons": (
        "berry blitz bumps cleansed collects defeated first forgets gains golden guards harm heals hit "
        "jump lays marks powers quenched shell shoved sinks slams speed status stopped surfaces traps "
        "unused uses walks"
    ),
}

ANSWERED = {  # by game, verb that asks and key that is chosen: what is told of every such answer
    "pontoon": "adjust_one/*:adjusted copy_power/*:copied copy_power/leave:left may/leave:left swap_with/leave:left",
    "dragon": (
        "bargain/fight:duel,threw,defeats bargain/offer:offers consider/agree:agrees consider/refuse:refuses,duel "
        "extra_step/*:walks fall_back/*:moved sail_or_roll/boat:sails,rolls search/leave:passes search/search:finds "
        "walk/*:walks walk/stay:waits"
    ),
    "kingdom": (
        "control/dungeon:control control/hand:control guide/use:deed happiness/*:gems let_go/*:released "
        "pay_from/kingdom:defeated place_caught/dungeon:snatched place_caught/kingdom:snatched resolve/deed:deed "
        "resolve/done:step taste/with:devoured taste/without:devoured use/cut:cut"
    ),
    "pack": "pay/pay:boost",
    "montoons": (
        "act/power:powers act/shell:shell act/waystone:marks blitz_where/blitz:blitz boost/berry:berry "
        "boost/go:hit|heals|shoved|guards jump_where/hex:jump keep_focus/focus:status lay/lay_lava:lays "
        "lay/lay_water:lays leap/hex:jump pick_shell/row:gains sink/die:sinks trail/trap:traps traps/trap:traps "
        "which_way/way:walks whirl/hex:surfaces"
    ),
}


class Answer(NamedTuple):
    """What somebody has answered, as "verb/key" with "*" for the key of a thing, and all words that were told of it."""

    chosen: str
    told: frozenset[str]


@cache
def answers(name: str) -> tuple[Answer, ...]:
    """Every answer of the games that are played."""
    rules, found = GAMES[name], []
    for seed in range(PLAYED[name]):
        seats, lot = range(rules.seats[0], rules.seats[1] + 1), Random(seed)
        options = {rule.key: str(lot.choice(rule.values)[0]) for rule in rules.house_rules if rule.values}
        match = Match(rules, shipped_content(name), seats[seed % len(seats)], seed, options)
        heard = 0
        while match.decision is not None:
            asked, key = verb_name(match.state.asked), lot.choice(match.decision.options).key
            family = key.partition(":")[0]
            match.answer(key)
            words = frozenset(event.what for event in match.events[heard:] if isinstance(event, Said))
            found.append(Answer(f"{asked}/{family if re.fullmatch('[a-z_]+', family) else '*'}", words))
            heard = len(match.events)
    return tuple(found)


@pytest.mark.parametrize("name", GAMES)
def test_every_word_that_the_rules_tell_is_heard(name: str) -> None:
    assert set(TOLD[name].split()) <= {word for answer in answers(name) for word in answer.told}


@pytest.mark.parametrize("name", GAMES)
def test_what_is_chosen_is_told_each_time(name: str) -> None:
    due = {chosen: {*words.split(",")} for chosen, words in (entry.split(":") for entry in ANSWERED[name].split())}
    came = Counter[str]()
    for answer in answers(name):
        if answer.chosen in due:
            lacking = [words for words in due[answer.chosen] if answer.told.isdisjoint(words.split("|"))]
            assert not lacking, f"{answer.chosen}: {sorted(answer.told)} without {lacking}"
            came[answer.chosen] += 1
    assert due.keys() == came.keys()

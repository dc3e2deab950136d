"""Every choice shows what it does when it is pointed at: what it would bring, beyond the words on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import pygame
import pytest

from game.engine.agenda import Decision, say
from game.engine.match import Match
from game.ui.parlour import Parlour
from game.ui.window.focus import Control
from tests.sure import few_and_many
from tests.ui import dragon_tabling, kingdom_tabling, montoons_tabling, pack_tabling, pontoon_tabling
from tests.ui.hands import AWAY, middle, moved, point, press
from tests.ui.tabling import Nobody, at_table, by_lot, lit, of_every_kind, seated

READ = 700  # ms after which a bubble stands beside what is pointed at
States = Callable[[int], Iterable[Match]]


class Telling(NamedTuple):
    """A game whose choices tell: its states, so many of each kind of question, and the choices that need not, by
    question, or by question and word of their key, each with the reason."""

    states: States
    excepted: dict[str, str]
    kinds: int = 10  # of choice that are seen at least


TRIED = range(12)  # games that are gone through, by seed
YET = "it is still silent"
GAMES: dict[str, Telling] = {
    "kingdom": Telling(
        lambda count: of_every_kind(
            count, map(partial(kingdom_tabling.match_of, 3), TRIED), kingdom_tabling.choice, Random(2)
        ),
        {},
    ),
    "pack": Telling(lambda count: of_every_kind(count, map(pack_tabling.match_of, TRIED), by_lot, Random(2)), {}, 6),
    "pontoon": Telling(
        lambda count: of_every_kind(count, map(partial(pontoon_tabling.match_of, 3), TRIED), by_lot, Random(2)), {}, 6
    ),
    "dragon": Telling(
        lambda count: dragon_tabling.some_states(count, 3, 4),
        {},
    ),
    "montoons": Telling(
        lambda count: montoons_tabling.some_states(count, 2, 3),
        {},
    ),
}
pytestmark = pytest.mark.usefixtures("unpainted")


def kind(decision: Decision, key: str) -> str:
    """The kind of a choice: what is asked, and the word of its key; "place" for a space, a card or a die by name."""
    word = key.partition(":")[0].partition("/")[0].partition(">")[0]
    word = "place" if any(letter.isdigit() for letter in word) else word
    return f"{type(decision.about).__name__} {word}"


def seen(app: Parlour) -> set[str]:
    """All words in the window."""
    return {mark.text for mark in app.painter.marks if mark.kind == "text"}


def told(app: Parlour, table: Any, control: Control) -> set[str]:
    """What is to be read only while a choice is pointed at: more than one word, and not its label alone."""
    point(app, AWAY)
    app.step([], READ)
    before = seen(app)
    point(app, middle(control.rect))
    app.step([], READ)
    option = table.question.offered.option(control.tags["key"])
    label = {say(option.label), control.label}
    return {words for words in seen(app) - before if " " in words and words.strip(". ") not in label}


def one_of_each(table: Any, decision: Decision, most: int) -> Iterator[tuple[str, Control]]:
    """The kinds of choice that are lit, each so often, with what they lie on."""
    had = Counter[str]()
    for control in lit(table):
        name = kind(decision, control.tags["key"])
        had[name] += 1
        if had[name] <= most:
            yield name, control


@few_and_many("states", 1, 12)
@pytest.mark.parametrize("game", GAMES)
def test_a_choice_that_is_pointed_at_tells_what_it_brings_or_is_excepted(game: str, states: int) -> None:
    spoken, silent = Counter[str](), set[str]()
    for match in GAMES[game].states(states):
        with at_table(seated(match, match.decision.player), Nobody()) as (app, table):
            app.painter.record, heard = True, len(match.events)
            for name, control in one_of_each(table, match.decision, states) if table.question.offered else ():
                if {name, name.split()[0]} & GAMES[game].excepted.keys():
                    continue
                if told(app, table, control):
                    spoken[name] += 1
                else:
                    silent.add(f"{name}: {control.id}")
            assert len(match.events) == heard, "what a forecast tries out is told in the game"
    assert not silent, sorted(silent)
    assert len(spoken) >= GAMES[game].kinds


@few_and_many("states", 1, 6)
@pytest.mark.parametrize("game", ("dragon", "montoons"))
def test_the_focus_of_keys_tells_what_the_pointer_tells(game: str, states: int) -> None:
    alike = 0
    for match in islice(GAMES[game].states(states), 4 * states):
        with at_table(seated(match, match.decision.player), Nobody()) as (app, table):
            app.painter.record = True
            for name, control in one_of_each(table, match.decision, 1) if table.question.offered else ():
                by_pointer = told(app, table, control) if control.id.startswith("choice/") else set()
                point(app, AWAY)
                press(app, pygame.K_TAB)
                table.focus.hold(control.id)
                app.dirty = True
                app.step([], READ)
                assert by_pointer <= seen(app), name
                alike += bool(by_pointer)
                app.step([moved((AWAY[0] - 60, AWAY[1] - 60))], 16)  # the pointer is used again
    assert alike

"""What the table of Dragon Attack! warns of: a roll let go with treasure or home in reach, gold and help refused."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.engine.match import Match
from game.rules.dragon.battle import Looting
from game.ui.games.dragon.brings import left_undone
from tests.rules.dragon.table import FAR, Table, hero
from tests.ui.careful import asks_first, goes_at_once, warns_once
from tests.ui.dragon_tabling import at_walk, choice, match_of
from tests.ui.tabling import Nobody, at_table, seated

pytestmark = pytest.mark.usefixtures("unpainted")


Lies = dict[str, list[str]]


def walking(*front: str, at: str = "2,0", lies: Lies | None = None, roll: int = 2, **words: Any) -> Match:
    """The first of two heroes has rolled; the other is far away."""
    return Table(hero(at, *front), hero(FAR), map=lies or {}, dice=[roll, 2, 2], **words).match


def found(*lies: str, front: tuple[str, ...] = (), keys: tuple[str, ...] = (), **words: Any) -> Match:
    """The first hero has stayed where these counters lie."""
    match = walking(*front, lies={"2,0": list(lies)}, **words)
    for key in ("stay", *keys):
        match.answer(key)
    return match


def traded(at: str, *front: str) -> Match:
    """The first hero has agreed on a trade beside the second, and may take one more step."""
    t = Table(hero(at, *front), hero(at, "T02"), others="none", dice=[2, 2])
    return t.play("stay", "ask:T02", "offer", "agree").match


def undone(match: Match, key: str) -> str:
    state: Any = match.state
    return left_undone(state, key)


def test_staying_with_a_search_in_reach_is_warned_of_once() -> None:
    warns_once(seated(walking(lies={"3,0": ["T01"]})), "stay", "A counter that can be searched lies 1 step away.")


def test_by_the_settings_a_roll_is_let_go_at_once_or_asked_about() -> None:
    goes_at_once(seated(walking(lies={"3,0": ["T01"]})), "stay")
    asks_first(seated(walking(lies={"3,0": ["T01"]})), "stay")


@pytest.mark.parametrize(
    ("match", "key", "said"),
    [
        (lambda: walking(), "stay", ""),
        (
            lambda: walking(lies={"3,0": ["T01"], "2,1": ["T02"]}),
            "stay",
            "2 spaces that can be searched are in reach, the nearest 1 step away.",
        ),
        (lambda: walking(lies={"8,0": ["T01"]}), "stay", ""),  # too far
        (lambda: walking(lies={"2,0": ["T01"], "3,0": ["T02"]}), "stay", ""),  # staying is a search as well
        (lambda: walking(lies={"3,0": ["T36 seen"]}), "stay", ""),  # a second Fighter
        (lambda: walking(lies={"3,0": ["T38 seen"]}), "stay", "A counter that can be searched lies 1 step away."),
        (lambda: walking(lies={"3,0": ["T33 up"]}), "stay", ""),  # a battle is no gift
        (lambda: walking("T20", at="5,6", lies={"4,6": ["T01"]}), "stay", "gold would be safe at home, 1 step away."),
        (lambda: walking("T20", at="6,6", lies={"5,6": ["T01"]}), "stay", ""),  # staying at home sets it down
        (lambda: walking("T20", at="7,6"), "stay", ""),  # who guards the palace has a reason
        (lambda: found("T01"), "leave", ""),  # it may be a monster
        (lambda: found("T20 seen"), "leave", "You can still take Crown regalia (30): all have seen it."),
        (lambda: found("T20 seen", options={"show_seen": "off"}), "leave", ""),
        (lambda: found("T20 seen", "T33 seen"), "leave", ""),
        (lambda: found("T20", keys=("search",)), "leave", "Crown regalia (30) would lie here for the next who comes."),
        (lambda: found("T45", front=("T44",), keys=("search",)), "leave", ""),  # a second boat
        (lambda: traded("5,6"), "stay", "Home is one step away: your 6 gold would be safe there."),
        (lambda: traded("2,0"), "stay", ""),
    ],
)
def test_only_what_is_clearly_useful_is_told(match: Any, key: str, said: str) -> None:
    words = undone(match(), key)
    assert words == said or said.startswith("gold") and words.endswith(said), words


def spoils() -> Iterator[Match]:
    for seed in range(1, 40):
        match = Table(hero("2,0"), hero("2,0", "T20", "T36"), others="none", dice=[2, 6, 1] + [2] * 9, seed=seed).match
        match.answer("stay")
        match.answer("fight")
        if isinstance(match.state.about, Looting):
            yield match


def test_leaving_spoils_is_warned_of_until_nothing_of_use_is_left() -> None:
    match = next(spoils())
    assert undone(match, "done") == "You can still take Crown regalia (30)."
    assert undone(match, "all") == ""
    match.answer("take:T20")
    assert not isinstance(match.state.about, Looting)


def test_a_warning_tells_nothing_that_is_hidden() -> None:
    lot_of = [walking(lies={"3,0": [card]}) for card in ("T01", "T33", "T36", "T46")]
    assert len({undone(match, "stay") for match in lot_of}) == 1


def test_every_choice_of_whole_games_can_be_asked_about() -> None:
    told = set()
    for seed in range(4):
        match, lot = match_of(3, seed, options={"map": "short"}), Random(seed)
        while match.decision is not None:
            told |= {undone(match, option.key) for option in match.decision.options}
            match.answer(choice(match.state, lot))
    assert len(told) > 10


def test_why_not_and_what_is_left_undone_are_not_said_any_longer_than_the_choice_is_open() -> None:
    with at_table(at_walk(), Nobody()) as (app, table):
        app.toast("That is too far.", "wrong")
        app.toast("It cannot be kept.", "warn", stays=True)
        app.toast("A friend would help.")
        table.answers.answer("stay")
        assert [toast.text for toast in app.toasts.shown] == ["It cannot be kept.", "A friend would help."]

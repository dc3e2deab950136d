"""Thinking ahead: while a person is asked, rivals think about what they will be asked, and use it only for that."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.ai import helping
from game.ai.helping import REST, Ahead, Foreseen, Grow, Helper, mark_of, reach
from game.ai.levels import strength
from game.ai.minds import MINDS
from game.ai.thinking import choose
from game.ai.worker import Thinker, thought_of
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from tests.sure import every

LEVEL = "hard"


class Piped:
    """The way to a helper in this process: what it sends is kept, and nothing else is ever wanted of it."""

    def __init__(self) -> None:
        self.sent: list[Any] = []

    def send(self, what: Any) -> None:
        self.sent.append(what)

    def poll(self) -> bool:
        return False


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks far."""
    monkeypatch.setattr(helping, "at_table", lambda game, state, level: strength(game, level)._replace(iterations=2))


def planning(seats: int, seed: int = 1) -> Match:
    """MonToons when all are to plan, and the first of them is asked."""
    match, lot = Match(GAMES["montoons"], shipped_content("montoons"), seats, seed), Random(seed)
    while match.state.is_told:
        match.answer(lot.choice(match.decision.options).key)
    return match


def foreseen(match: Match, rivals: list[int], seed: int = 9) -> dict[str, Any]:
    """What these seats think ahead while another is asked: by the mark of each question."""
    helper = Helper(Piped())  # type: ignore[arg-type]
    helper.content = match.content
    worlds = tuple((match.state.redeal(seat, Random(seed)).bare(), seat, LEVEL) for seat in rivals)
    task = Ahead(1, match.game.name, worlds, seed, sum(1 << seat for seat in rivals))
    return {one.mark: one.thought for one in helper.think_ahead(task)}


def test_the_plans_of_all_rivals_are_thought_out_while_the_first_one_plans_and_fit_whatever_it_plans() -> None:
    """MON-PLAN-01: all plan at the same time, in secret."""
    match, lot, used = planning(4), Random(3), 0
    person = match.decision.player
    ahead = foreseen(match, [seat for seat in range(4) if seat != person])
    while match.decision.player == person:
        match.answer(lot.choice(match.decision.options).key)
    while not match.state.is_told:
        seat, number = match.decision.player, len(match.answers)
        thought = ahead[mark_of(match.state, seat)]
        used += 1
        match.answer(thought.key, LEVEL, (thought.seed, *thought.worlds))
        again = thought_of(match, number)
        assert again is not None and again[:4] == thought[:4], "the same when it is thought again of the game as it was"
    assert used >= 3 * 5


def test_what_is_thought_ahead_tells_nothing_of_the_plan_of_who_is_asked() -> None:
    """However far that plan has come, rivals foresee the same."""
    match, known = planning(2), []
    person = match.decision.player
    for _ in every(range(3)):
        known.append(foreseen(match, [1 - person]))
        match.answer(match.decision.options[0].key)
        assert match.decision.player == person
    assert known[0] and known[0] == known[1] == known[2]


def test_a_thought_is_used_for_exactly_the_question_that_came_and_for_no_other() -> None:
    match = planning(3)
    person, rival = match.decision.player, (match.decision.player + 1) % 3
    ahead = foreseen(match, [rival])
    while match.decision.player == person:
        match.answer(match.decision.options[0].key)
    assert match.decision.player == rival and mark_of(match.state, rival) in ahead
    other = planning(3, seed=2)
    while other.decision.player != rival:
        other.answer(other.decision.options[0].key)
    assert mark_of(other.state, rival) not in ahead
    assert mark_of(match.state.redeal(rival, Random(8)), rival) in ahead, "it knows no more than its seat"


@pytest.mark.parametrize("name", MINDS)
def test_an_imagined_game_goes_on_until_the_one_who_thinks_ahead_is_asked(name: str) -> None:
    reached = 0
    for seed in every(range(6)):
        match = Match(GAMES[name], shipped_content(name), GAMES[name].seats[0], seed)
        for _ in range(4):
            match.answer(match.decision.options[0].key)
        if match.decision is None:
            continue
        rival = 1 - match.decision.player
        world = match.state.redeal(rival, Random(1))
        if reach(name, world, rival, 1 << rival):
            reached += 1
            assert world.decision.player == rival
    assert reached


def test_who_is_asked_finds_the_thought_that_was_made_ahead_and_nothing_is_sent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, thinker = planning(2), Thinker()
    person = match.decision.player
    rival, sent = 1 - person, []
    monkeypatch.setattr(thinker.links[0], "send", lambda content, task: sent.append(task))
    thinker.think_ahead(match.game, match.state, {rival: LEVEL}, 9)
    (task,) = sent
    assert isinstance(task, Ahead)
    for mark, thought in foreseen(match, [rival]).items():
        thinker._take(0, Foreseen(task.number, mark, thought))
    while match.decision.player == person:
        match.answer(match.decision.options[0].key)
    thinker.ask(match.game, match.state, rival, LEVEL, 5)
    thought = thinker.poll()
    assert thought is not None and len(sent) == 1 and not thinker.busy
    assert choose(match.game, match.state, rival, LEVEL, thought.seed, worlds=thought.worlds)[:4] == thought[:4]
    thinker._ahead.clear()
    thinker.ask(match.game, match.state, rival, LEVEL, 5)
    assert isinstance(sent[-1], Grow), "what nobody has foreseen is thought about now"


def test_what_came_of_an_older_question_is_thrown_away() -> None:
    match, thinker = planning(2), Thinker()
    rival = 1 - match.decision.player
    for mark, thought in foreseen(match, [rival]).items():
        thinker._take(0, Foreseen(thinker._foresight - 1, mark, thought))
    assert not thinker._ahead


def test_nobody_thinks_ahead_who_would_not_use_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    match, thinker, sent = planning(2), Thinker(), []
    monkeypatch.setattr(thinker.links[0], "send", lambda content, task: sent.append(task))
    thinker.think_ahead(match.game, match.state, {1 - match.decision.player: "easy"}, 9)
    assert not sent


def test_when_all_is_dropped_a_helper_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    match, thinker, sent = planning(2), Thinker(), []
    link = thinker.links[0]
    monkeypatch.setattr(link, "send", lambda content, task: (sent.append(task), setattr(link, "task", task)))
    thinker.think_ahead(match.game, match.state, {1 - match.decision.player: LEVEL}, 9)
    thinker.cancel()
    assert sent[-1] == REST and link.task is None

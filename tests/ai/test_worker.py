"""Worker: the second process that thinks: asked, polled, cancelled, killed."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing.connection import wait
from random import Random
from time import monotonic

import pytest

from game.ai import worker
from game.ai.helping import Grow
from game.ai.thinking import Thought, choose
from game.ai.worker import Link, Thinker, think_again
from game.engine.match import Match
from game.rules import GAMES, shipped_content

GAME = GAMES["pontoon"]
CONTENT = shipped_content("pontoon")
PATIENCE = 30


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    thinker = Thinker()
    yield thinker
    thinker.close()


def match_of(seed: int = 1, seats: int = 2) -> Match:
    return Match(GAME, CONTENT, seats, seed)


def awaited(thinker: Thinker) -> Thought:
    """Polls as a table does, once per event of the process."""
    end = monotonic() + PATIENCE
    while monotonic() < end:
        thought = thinker.poll()
        if thought is not None:
            return thought
        if ways := [link.pipe for link in thinker.links if link.pipe]:
            wait(ways, 0.1)
    raise AssertionError("no thought came")


LAZY = {"_ground"}  # fields that are made when they are asked for
SMALL = 24_000  # bytes: a world of any game without its content has half of that


def ask(thinker: Thinker, match: Match, level: str = "normal", seed: int = 5) -> None:
    thinker.ask(GAME, match.state, match.decision.player, level, seed)


def test_the_second_process_thinks_as_this_one_does(thinker: Thinker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinker, "_think_here", lambda self: pytest.fail("it was thought here"))
    match = match_of()
    for _ in range(6):
        seat = match.decision.player
        ask(thinker, match)
        assert thinker.busy
        thought = awaited(thinker)
        here = choose(GAME, match.state, seat, "normal", thought.seed, worlds=thought.worlds)
        assert thought[:4] == here[:4]
        assert not thinker.busy and thinker.poll() is None
        match.answer(thought.key)


def test_nothing_is_asked_and_nothing_comes(thinker: Thinker) -> None:
    assert not thinker.busy
    assert thinker.poll() is None


def test_only_an_imagined_world_is_sent(thinker: Thinker, monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_of(3, 4)
    sent = []
    monkeypatch.setattr(Link, "send", lambda self, content, task: sent.append(task))
    ask(thinker, match)
    (task,) = sent
    assert isinstance(task, Grow)
    world, seat = task.world, task.seat
    assert world.seed != match.state.seed and world.news is None and world.content is None
    assert world.view(seat) == match.state.view(seat)
    assert world.zones["guild"] != match.state.zones["guild"]


@pytest.mark.parametrize("name", GAMES)
def test_nothing_of_the_content_is_sent_again_with_a_world(name: str) -> None:
    """What is remembered by the content's own things would not be found again by copies of them, and kept for each."""
    match, lot = Match(GAMES[name], shipped_content(name), GAMES[name].seats[1], 1), Random(1)
    for _ in range(60):
        match.answer(lot.choice(match.decision.options).key)
    seat = match.decision.player
    world = match.state.redeal(seat, lot)
    sent = pickle.dumps(world.bare())
    assert len(sent) < SMALL, "something of the content goes along with every question"
    assert all(value is None for field, value in vars(world.bare()).items() if field in LAZY), "nor what is worked out"
    came = pickle.loads(sent)
    came.dress(match.content)
    assert came == world and came.redeal(seat, Random(2)) == world.redeal(seat, Random(2))
    shared = type(world).SHARED - {"sight", "news"}
    assert shared and all(getattr(came, field) is getattr(world, field) for field in shared)


def test_a_cancelled_thought_never_comes_and_the_process_is_gone_at_once(thinker: Thinker) -> None:
    match = match_of()
    ask(thinker, match, "hard")
    process = thinker.links[0].process
    began = monotonic()
    thinker.cancel()
    assert monotonic() - began < 0.5
    assert not process.is_alive()
    assert not thinker.busy and thinker.poll() is None
    ask(thinker, match)
    assert awaited(thinker).key in ("hit", "stay")


def test_a_new_question_takes_the_place_of_the_old_one(thinker: Thinker) -> None:
    match = match_of()
    ask(thinker, match, "hard")
    ask(thinker, match, "easy", 11)
    thought = awaited(thinker)
    here = choose(GAME, match.state, match.decision.player, "easy", 11, worlds=thought.worlds)
    assert thought[:4] == here[:4]


def test_a_killed_process_is_started_once_more(thinker: Thinker) -> None:
    match = match_of()
    ask(thinker, match, "hard")
    first = thinker.links[0].process.pid
    os.kill(first, signal.SIGKILL)
    assert awaited(thinker).key in ("hit", "stay")
    assert thinker.links[0].process.pid != first


def test_a_process_killed_between_questions_is_noticed(thinker: Thinker) -> None:
    match = match_of()
    ask(thinker, match)
    awaited(thinker)
    os.kill(thinker.links[0].process.pid, signal.SIGKILL)
    thinker.links[0].process.join(PATIENCE)
    ask(thinker, match)
    assert awaited(thinker).key in ("hit", "stay")


def test_when_the_process_dies_again_the_choice_is_made_here(thinker: Thinker) -> None:
    match = match_of()
    ask(thinker, match, "hard")
    link = thinker.links[0]
    for _ in range(2):
        pid = link.process.pid
        os.kill(pid, signal.SIGKILL)
        link.process.join(PATIENCE)
        first = thinker.poll()
        while first is None and link.process is not None and link.process.pid == pid:
            first = thinker.poll()
    thought = first or awaited(thinker)
    assert thought.key in ("hit", "stay")
    assert link.process is None


def test_without_a_second_process_the_choice_is_made_here(thinker: Thinker, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(self: Link) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(Link, "start", refused)
    match = match_of()
    ask(thinker, match, "hard")
    assert awaited(thinker).key in ("hit", "stay")


def test_every_process_has_a_tree_of_its_own_and_all_of_them_make_the_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinker, "_think_here", lambda self: pytest.fail("it was thought here"))
    monkeypatch.setattr(worker, "LATE", PATIENCE)  # processes do not start at the same time
    match, thinker = match_of(), Thinker(processes=2)
    try:
        thinker.ask(GAME, match.state, match.decision.player, "hard", 5, 0.2)
        thought = awaited(thinker)
        ask(thinker, match, "easy")
        assert awaited(thinker).worlds == choose(GAME, match.state, match.decision.player, "easy", 5).worlds
    finally:
        thinker.close()
    assert len(thought.worlds) == 2 and all(thought.worlds) and sum(thought.worlds) == thought.iterations
    again = choose(GAME, match.state, match.decision.player, "hard", thought.seed, worlds=thought.worlds)
    assert again[:4] == thought[:4]


def test_a_tree_that_comes_late_is_not_waited_for(thinker: Thinker) -> None:
    match, state = match_of(), match_of().state
    thinker.links.append(Link())  # it is asked, and never answers
    thinker.links[1].send = lambda content, task: setattr(thinker.links[1], "task", task)  # type: ignore[method-assign]
    thinker.ask(GAME, state, match.decision.player, "hard", 5, 0.1)
    thought = awaited(thinker)
    assert len(thought.worlds) == 1
    again = choose(GAME, state, match.decision.player, "hard", thought.seed, worlds=thought.worlds)
    assert again[:4] == thought[:4]


def test_all_cores_but_one_think_and_at_least_one(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for count in (None, 1, 2, 4, 6):
        monkeypatch.setattr(os, "cpu_count", lambda count=count: count)
        found.append(len(Thinker().links))
    assert found == [1, 1, 1, 3, 5]


def test_the_process_ends_when_its_pipe_is_closed(thinker: Thinker) -> None:
    ask(thinker, match_of(), "easy")
    awaited(thinker)
    process, pipe = thinker.links[0].process, thinker.links[0].pipe
    pipe.close()
    process.join(PATIENCE)
    assert not process.is_alive()


def test_closing_ends_the_process_in_the_midst_of_a_thought() -> None:
    thinker = Thinker()
    ask(thinker, match_of(), "hard")
    process = thinker.links[0].process
    thinker.close()
    thinker.close()
    assert not process.is_alive()


def test_a_process_that_thinks_about_one_game_holds_no_other() -> None:
    code = """
import sys
from game.ai.helping import GAMES, strength, weigh
from game.rules import shipped_content
state = GAMES["dragon"].deal(shipped_content("dragon"), 2, 1, GAMES["dragon"].options({}))
state.run()
weigh("dragon", state, state.decision.player, "easy:brawler", 1, 0, strength("dragon", "easy"), lambda: False)
print({name.split(".")[2] for name in sys.modules if name.startswith("game.rules.")} & set(GAMES))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.strip() == "{'dragon'}", done.stderr


def test_with_no_time_left_a_choice_is_made_as_it_comes_to_mind_and_can_be_thought_again(thinker: Thinker) -> None:
    match = match_of()
    thinker.ask(GAME, match.state, match.decision.player, "hard", 7, 0.0)
    thought = awaited(thinker)
    assert sum(thought.worlds) < 30, "it was thought about"
    assert think_again(GAME, match.state, match.decision.player, "hard", 7, thought.worlds).key == thought.key


@pytest.mark.parametrize("name", GAMES)
def test_who_can_wait_no_longer_has_a_choice_at_once_that_can_be_thought_again(thinker: Thinker, name: str) -> None:
    match = Match(GAMES[name], shipped_content(name), 2, 1)
    while len(match.decision.options) == 1:
        match.answer(match.decision.options[0].key)
    assert thinker.at_once() is None, "nothing was asked"
    for level in ("hard", "easy"):
        seat = match.decision.player
        thinker.ask(match.game, match.state, seat, level, 7, 60.0)
        thought = thinker.at_once()
        assert thought is not None and thought.worlds == (0,) and thought.reason and thought.hint
        assert think_again(match.game, match.state, seat, level, 7, thought.worlds).key == thought.key
        assert not thinker.busy and thinker.poll() is None and thinker.at_once() is None
    thinker.ask(match.game, match.state, seat, "normal", 8, 60.0)
    assert awaited(thinker).seed == 8, "what was thought about before is forgotten"


def test_the_process_that_asks_loads_no_mind() -> None:
    code = """
import sys
from time import sleep
from game.ai.worker import Thinker
from game.engine.match import Match
from game.rules import GAMES, shipped_content
match, thinker = Match(GAMES["montoons"], shipped_content("montoons"), 2, 1), Thinker(1)
for seconds in (0.05, 0.0):
    thinker.ask(match.game, match.state, match.decision.player, "hard", 1, seconds)
    while (thought := thinker.poll()) is None:
        sleep(0.001)
    match.answer(thought.key)
thinker.close()
print([name for name in sys.modules if name.startswith("game.ai.montoons")])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.strip() == "[]", done.stderr


def test_the_second_process_imports_no_drawing() -> None:
    code = "import game.ai.worker, sys; print('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout.strip() == "False"

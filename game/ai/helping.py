"""Helping: what a process beside the window does for computer players: it grows a tree, puts a choice into words, or
thinks ahead."""

from __future__ import annotations

import gc
import signal
from collections.abc import Iterator
from contextlib import suppress
from math import inf
from multiprocessing.connection import Connection
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from game.ai.levels import Level, strength
from game.ai.minds import MINDS
from game.ai.thinking import STEPS, Dropped, Thought, Weighed, at_table, said, weigh
from game.rules import GAMES

IDLE = 0.5  # seconds without a task
GLANCE = 0.02  # seconds after which a helper that thinks looks whether somebody wants something else
AHEAD = 10.0  # seconds for all that is thought ahead of one question
FAR = 60  # answers of others that are imagined before the one who thinks ahead is asked
LONGEST = 12  # questions of one plan
REST = "rest"  # said to a helper: whatever it thinks ahead is not wanted any more


class Grow(NamedTuple):
    """Grow one tree of a thought: its number, and in a world that was imagined for the seat, without what is the
    content's (`State.bare`)."""

    number: int
    game: str
    world: Any
    seat: int
    level: str
    seed: int
    tree: int
    limit: Level


class Say(NamedTuple):
    """Choose by all trees of that thought, and put it into words."""

    number: int
    found: tuple[Weighed, ...]
    worlds: tuple[int, ...]


class Ahead(NamedTuple):
    """Think ahead for rivals of who is asked: by rival a world imagined for it, its seat and level. `computers`: the
    bitmask of the seats that computers play."""

    number: int
    game: str
    worlds: tuple[tuple[Any, int, str], ...]
    seed: int
    computers: int


class Foreseen(NamedTuple):
    """A thought for a question that has not come yet: `mark` tells whether it is for the one that came."""

    number: int
    mark: str
    thought: Thought


Task = Grow | Say | Ahead | str


def work(pipe: Connection) -> None:
    """The process: do what is said until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the first process's to answer
    gc.disable()
    helper = Helper(pipe)
    with suppress(EOFError, OSError):
        while True:
            if not pipe.poll(IDLE):  # nobody waits while it tidies up
                gc.collect()
            helper.serve()


class Helper:
    """`task`: the tree that was grown last, to be put into words."""

    def __init__(self, pipe: Connection) -> None:
        self.pipe, self.content, self.looked = pipe, None, 0.0
        self.task: Grow | None = None

    def serve(self) -> None:
        """Wait for a task and do it. EOFError, OSError: nobody is there any more."""
        fresh, task = self.pipe.recv()
        self.content = fresh if fresh is not None else self.content
        match task:
            case Grow():
                self.grow(task)
            case Say(number, found, worlds):
                assert self.task is not None and self.task.number == number
                grown = self.task
                thought = said(GAMES[grown.game], grown.world, grown.seat, found, grown.seed, worlds)
                self.pipe.send((number, thought))
            case Ahead():
                for foreseen in self.think_ahead(task):
                    self.pipe.send(foreseen)

    def grow(self, task: Grow) -> None:
        task.world.dress(self.content)
        self.task = task
        with suppress(Dropped):
            found = weigh(
                task.game, task.world, task.seat, task.level, task.seed, task.tree, task.limit, self.interrupted
            )
            self.pipe.send((task.number, found))

    def interrupted(self) -> bool:
        """Whether something else is wanted, looked at now and then."""
        now = perf_counter()
        if now - self.looked < GLANCE:
            return False
        self.looked = now
        return self.pipe.poll()

    def think_ahead(self, task: Ahead) -> Iterator[Foreseen]:
        """What each rival would choose if the others do what makes sense; an error comes again when it is asked."""
        until = perf_counter() + AHEAD
        with suppress(Exception):
            for world, seat, level in task.worlds:
                world.dress(self.content)
                if reach(task.game, world, seat, task.computers):
                    yield from self.follow(task, world, seat, level, until)

    def follow(self, task: Ahead, world: Any, seat: int, level: str, until: float) -> Iterator[Foreseen]:
        """The choice of a seat that is asked in an imagined world; of a plan that is made in secret all choices. What
        comes after an open choice, nobody knows. Dropped: something else is wanted."""
        game, share = GAMES[task.game], AHEAD / STEPS / len(task.worlds)
        for step in range(LONGEST):
            limit = at_table(game.name, world, level)
            seconds = min(strength(game.name, level).seconds, share if not world.is_told else inf)
            limit = limit._replace(seconds=min(seconds, until - perf_counter()))
            seed = task.seed + step
            found = weigh(game.name, world, seat, level, seed, 0, limit, self.interrupted)
            thought = said(game, world, seat, [found], seed, (found.iterations,))
            yield Foreseen(task.number, mark_of(world, seat), thought)
            if world.is_told or perf_counter() >= until:
                return
            world.choose(thought.key)
            if world.decision is None or world.decision.player != seat:
                return


def reach(game: str, world: Any, seat: int, computers: int) -> bool:
    """Play an imagined world on to the question of a seat, by what makes sense; False where an open choice of another
    computer comes before, or the seat is not asked for long."""
    mind = MINDS[game]
    for _ in range(FAR):
        if world.decision is None:
            return False
        player = world.decision.player
        if player == seat:
            return True
        if world.is_told and computers >> player & 1:
            return False
        world.take(mind.policy(world) or world.decision.options[0])
    return False


def mark_of(state: Any, seat: int) -> str:
    """What tells whether two states are the same for a seat that is asked: what it imagines of them is the same."""
    return str(state.redeal(seat, Random(0)).digest())

"""Worker: processes in which computer players think, so that no frame ever waits for one."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from math import inf
from multiprocessing.connection import Connection
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from game.ai.apart import Process, started
from game.ai.helping import REST, Ahead, Foreseen, Grow, Say, Task, mark_of, work
from game.ai.levels import SCRIPTED, Level, strength
from game.ai.temper import may_play
from game.ai.thinking import ENDLESS, PATIENT, Broken, Thought, Weighed, at_table, choose
from game.engine.game import Game
from game.engine.match import Match

PATIENCE = 60.0  # seconds for a choice that is made once more for a report
QUICK = 0.05  # seconds for a choice made in this process, when no other one can be had
LATE = 0.15  # seconds for which a tree that has come waits for the others
MOST = 8  # processes


class Stuck(RuntimeError):
    """A computer player that broke while it thought; the error itself is its cause. `asked`: seat (0-based), level,
    seed and iterations, with which it breaks again at the same place of the same game."""

    def __init__(self, seat: int, level: str, seed: int, error: Exception, worlds: Sequence[int] = ()) -> None:
        super().__init__(f"the computer in seat {seat + 1} ({level}) cannot choose: {type(error).__name__}: {error}")
        self.asked = {"seat": seat, "level": level, "seed": seed, "worlds": list(worlds)}


class Question(NamedTuple):
    """What is thought about, in a world imagined for the seat."""

    game: Game
    world: Any
    seat: int
    level: str
    seed: int
    limit: Level


class Link:
    """One process and the way to it. OSError: it cannot be started, or does not listen any more."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.pipe: Connection | None = None
        self.content: Any = None  # what it was last given
        self.task: Task | None = None  # what it is still to answer

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.is_alive()

    def send(self, content: Any, task: Task) -> None:
        if self.pipe is None:
            self.start()
        assert self.pipe is not None
        self.task = task
        self.pipe.send((content if content is not self.content else None, task))
        self.content = content

    def start(self) -> None:
        self.process, self.pipe = started(work, "thinker")
        self.content = None

    def received(self) -> Any:
        """What has come, None for nothing. EOFError, OSError: the process has died."""
        if self.pipe is None:
            return None
        if self.pipe.poll():
            return self.pipe.recv()
        if not self.alive and not self.pipe.poll():
            raise EOFError
        return None

    def end(self) -> None:
        if self.pipe is not None:
            self.pipe.close()
        if self.process is not None:
            self.process.kill()
            self.process.join(0.2)
        self.process = self.pipe = self.content = self.task = None


def cores() -> int:
    """How many processes think: one less than there are cores, at least one."""
    return max(1, min(MOST, (os.cpu_count() or 1) - 1))


class Thinker:
    """One computer player's thoughts at a time. No call blocks; `poll` says when the thought is there.

    Who uses all the time there is has a tree in every process. A process that dies is started once more for the same
    question; when one dies again the choice is made here, fast. What is thought ahead never keeps a question waiting.
    """

    def __init__(self, processes: int | None = None) -> None:
        self.links = [Link() for _ in range(processes or cores())]
        self._asked: Question | None = None
        self._found: dict[int, Weighed] = {}  # by tree
        self._first = inf  # when the first of them came
        self._thought: Thought | None = None  # made ahead, and asked for
        self._ahead: dict[str, Thought] = {}
        self._number = self._foresight = self._deaths = 0

    @property
    def busy(self) -> bool:
        """Whether a thought is awaited."""
        return self._asked is not None

    @property
    def apart(self) -> bool:
        """Whether another process lives; without one, thoughts are made here."""
        return any(link.alive for link in self.links)

    def ask(self, game: Game, state: Any, seat: int, level: str, seed: int, seconds: float | None = None) -> None:
        """Begin to think for a seat that is asked, for so long at most; what was thought about before is dropped. With
        no time at all the choice is made as it comes to mind.

        The processes are given a world imagined for that seat, never the true state. Stuck: none can be imagined.
        """
        if self._asked is not None:
            self.cancel()
        world = imagined(state, seat, level, seed)
        limit = at_table(game.name, state, level)
        if seconds is not None:
            limit = limit._replace(seconds=min(limit.seconds, seconds))
        self._number, self._deaths, self._found, self._first = self._number + 1, 0, {}, inf
        self._asked = Question(game, world, seat, level, seed, limit)
        self._thought = self._foreseen(world, seat)
        if self._thought is None:
            self._send()

    def think_ahead(self, game: Game, state: Any, rivals: Mapping[int, str], seed: int) -> None:
        """While a person is asked: what would these seats (with their levels) choose, if it came to them as one would
        expect? Only who uses all the time there is thinks ahead."""
        self._ahead = {}
        slow = [seat for seat, level in rivals.items() if strength(game.name, level).iterations >= PATIENT]
        if not slow or self.busy:
            return
        self._foresight += 1
        try:
            worlds = tuple((imagined(state, seat, rivals[seat], seed).bare(), seat, rivals[seat]) for seat in slow)
            task = Ahead(self._foresight, game.name, worlds, seed, sum(1 << seat for seat in rivals))
            self.links[0].send(state.content, task)
        except Stuck:  # it is told when that seat is asked
            return
        except OSError:
            self.links[0].end()

    def poll(self) -> Thought | None:
        """The thought, once; None while it is not there or nothing was asked. Stuck: the computer player broke."""
        if self._asked is None:
            return None
        if self._thought is None:
            self._receive()
            self._put_together()
            if self._thought is None and not any(link.task for link in self.links):
                return self._think_here()
        if self._thought is not None:
            self._asked = None
        thought, self._thought = self._thought, None
        return thought

    def at_once(self) -> Thought | None:
        """The thought if it is there, or else what comes to mind, made here: nobody waits any longer for a process.
        None when nothing was asked. Stuck: the computer player broke."""
        if (thought := self.poll()) is None and self._asked is not None:
            thought = self._think_here((0,))
        return thought

    def cancel(self) -> None:
        """Drop what is being thought about: the processes are ended, and started again by the next question."""
        if self._asked is not None:
            if self._thought is None:
                self._end()
            self._asked = self._thought = None
        elif isinstance(self.links[0].task, Ahead):
            self._rest()

    def close(self) -> None:
        """End the processes."""
        self._asked = self._thought = None
        self._end()

    # --- sending

    def _send(self) -> None:
        """A tree in every process for who uses all the time, in one for the others."""
        assert self._asked is not None
        for link in self.links:
            link.task = None  # a tree that came late has been forgotten
        wanted = self.links if self._asked.limit.iterations >= ENDLESS else self.links[:1]
        for tree in range(len(wanted)):
            self._grow(tree)

    def _grow(self, tree: int) -> None:
        assert self._asked is not None
        game, world, seat, level, seed, limit = self._asked
        self._give(tree, Grow(self._number, game.name, world.bare(), seat, level, seed, tree, limit))

    def _give(self, tree: int, task: Task) -> None:
        assert self._asked is not None
        try:
            self.links[tree].send(self._asked.world.content, task)
        except OSError:
            self._died(tree)

    def _rest(self) -> None:
        """Think no more ahead."""
        link = self.links[0]
        try:
            link.send(link.content, REST)
            link.task = None
        except OSError:
            link.end()

    # --- receiving

    def _foreseen(self, world: Any, seat: int) -> Thought | None:
        """The thought that was made ahead for exactly this question."""
        self._receive()
        return self._ahead.get(mark_of(world, seat)) if self._ahead else None

    def _receive(self) -> None:
        """Take all that has come."""
        for tree, link in enumerate(self.links):
            try:
                while (came := link.received()) is not None:
                    self._take(tree, came)
            except (EOFError, OSError):
                self._died(tree)

    def _take(self, tree: int, came: Any) -> None:
        if isinstance(came, Foreseen):
            if came.number == self._foresight:
                self._ahead[came.mark] = came.thought
            return
        number, what = came
        if number != self._number or self._asked is None:
            return
        self.links[tree].task = None
        if isinstance(what, Weighed):
            self._found[tree], self._first = what, min(self._first, monotonic())
        else:
            self._thought = what

    def _put_together(self) -> None:
        """When all trees have come, or the time is up, one of them puts the choice of all together into words."""
        if self._asked is None or self._thought is not None or not self._found:
            return
        if any(isinstance(link.task, Say) for link in self.links):
            return
        if any(isinstance(link.task, Grow) for link in self.links) and monotonic() - self._first < LATE:
            return
        worlds = [self._found[tree].iterations if tree in self._found else 0 for tree in range(max(self._found) + 1)]
        found = tuple(self._found[tree] for tree in sorted(self._found))
        self._give(min(self._found), Say(self._number, found, tuple(worlds)))

    def _died(self, tree: int) -> None:
        """A process has died: once it is started again for the same task, then the choice is made here."""
        task, awaited = self.links[tree].task, self._asked is not None
        self.links[tree].end()
        if awaited and task is not None and not isinstance(task, Ahead | str):
            self._deaths += 1
            if self._deaths < 2:
                self._found.pop(tree, None)
                self._grow(tree)
            else:
                self._found = {}
                self._end()

    def _end(self) -> None:
        for link in self.links:
            link.end()

    def _think_here(self, worlds: Sequence[int] = ()) -> Thought:
        assert self._asked is not None
        game, world, seat, level, seed, limit = self._asked
        self._asked = None
        return chosen(game, world, seat, level, seed, min(QUICK, limit.seconds), worlds)


def imagined(state: Any, seat: int, level: str, seed: int) -> Any:
    """The world in which a computer player is asked to think. Stuck: there is none."""
    try:
        return state.redeal(seat, Random(seed))
    except Exception as error:
        raise Stuck(seat, level, seed, error) from error


def think_again(game: Game, state: Any, seat: int, level: str, seed: int, worlds: Sequence[int] = ()) -> Thought:
    """What `Thinker` thought when it was asked this and looked into so many worlds, with all the time it wants. Stuck:
    it breaks again."""
    return chosen(game, imagined(state, seat, level, seed), seat, level, seed, PATIENCE, worlds)


def thought_of(match: Match, number: int) -> Thought | None:
    """What the computer that gave an answer thought, thought again; None where a person gave it, or where it is not
    known what it takes. Stuck: it breaks."""
    seat, _, by, thought = match.answers[number]
    if by in SCRIPTED or not may_play(match.game.name, by) or not thought:
        return None
    seed, *worlds = thought
    return think_again(match.game, match.state_at(number), seat, by, seed, worlds)


def chosen(
    game: Game, world: Any, seat: int, level: str, seed: int, seconds: float, worlds: Sequence[int] = ()
) -> Thought:
    """A thought made here and now. Stuck: the computer player broke."""
    try:
        return choose(game, world, seat, level, seed, seconds, worlds)
    except Broken as broken:
        raise Stuck(seat, level, seed, broken.error, (broken.iterations + 1,)) from broken.error
    except Exception as error:
        raise Stuck(seat, level, seed, error) from error

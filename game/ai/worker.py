"""Worker: a second process in which computer players think, so that no frame ever waits for one."""

from __future__ import annotations

import gc
import multiprocessing
import signal
from multiprocessing.connection import Connection
from random import Random
from typing import Any

from game.ai.levels import strength
from game.ai.thinking import Thought, choose
from game.engine.game import Game
from game.rules import GAMES

PATIENCE = 60.0  # seconds for a choice that is made once more for a report
QUICK = 0.05  # seconds for a choice made in this process, when the second one cannot be had


def work(pipe: Connection) -> None:
    """The second process: answer questions until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the first process's to answer
    gc.disable()
    content: Any = None
    while True:
        try:
            number, fresh, (name, state, seat, level, seed) = pipe.recv()
        except (EOFError, OSError):
            return
        content = fresh if fresh is not None else content
        state.dress(content)
        thought = choose(GAMES[name], state, seat, level, seed)
        try:
            pipe.send((number, thought))
        except OSError:
            return
        gc.collect()


class Stuck(RuntimeError):
    """A computer player that broke while it thought; the error itself is its cause. `asked`: seat (0-based), level and
    seed, with which it breaks again at the same place of the same game."""

    def __init__(self, seat: int, level: str, seed: int, error: Exception) -> None:
        super().__init__(f"the computer in seat {seat + 1} ({level}) cannot choose: {type(error).__name__}: {error}")
        self.asked = {"seat": seat, "level": level, "seed": seed}


class Thinker:
    """One computer player's thoughts at a time. No call blocks; `poll` says when the thought is there.

    A process that dies is started once more for the same question; when it dies again the choice is made here, fast.
    """

    def __init__(self) -> None:
        self._process: Any = None
        self._pipe: Connection | None = None
        self._content: Any = None  # what the process was last given
        self._asked: tuple[Game, Any, int, str, int] | None = None
        self._number = self._deaths = 0

    @property
    def busy(self) -> bool:
        """Whether a thought is awaited."""
        return self._asked is not None

    @property
    def apart(self) -> bool:
        """Whether the second process lives; without it, thoughts are made here."""
        return self._process is not None and self._process.is_alive()

    def ask(self, game: Game, state: Any, seat: int, level: str, seed: int) -> None:
        """Begin to think for a seat that is asked; what was thought about before is dropped.

        The process is given a world imagined for that seat, never the true state. Stuck: none can be imagined.
        """
        self.cancel()
        world = imagined(state, seat, level, seed)
        self._number, self._deaths = self._number + 1, 0
        self._asked = (game, world, seat, level, seed)
        self._send()

    def poll(self) -> Thought | None:
        """The thought, once; None while it is not there or nothing was asked. Stuck: the computer player broke."""
        if self._asked is None:
            return None
        if self._pipe is None:
            return self._think_here()
        try:
            if self._pipe.poll():
                number, thought = self._pipe.recv()
                if number == self._number:
                    self._asked = None
                    return thought  # type: ignore[no-any-return]
            elif not self._process.is_alive() and not self._pipe.poll():
                self._died()
        except (EOFError, OSError):
            self._died()
        return None

    def cancel(self) -> None:
        """Drop what is being thought about: the process is ended, and started again by the next question."""
        if self._asked is not None:
            self._asked = None
            self._end()

    def close(self) -> None:
        """End the process."""
        self._asked = None
        self._end()

    def _send(self) -> None:
        assert self._asked is not None
        game, world, seat, level, seed = self._asked
        try:
            if self._pipe is None:
                self._start()
            assert self._pipe is not None
            fresh = world.content if world.content is not self._content else None
            self._pipe.send((self._number, fresh, (game.name, world.bare(), seat, level, seed)))
            self._content = world.content
        except OSError:
            self._died()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs,), name="thinker", daemon=True)
        self._process.start()
        theirs.close()  # or the end of the process would never be noticed here
        self._content = None

    def _died(self) -> None:
        self._end()
        self._deaths += 1
        if self._deaths < 2:
            self._send()

    def _end(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join(0.2)
        self._pipe = self._process = None

    def _think_here(self) -> Thought:
        assert self._asked is not None
        game, world, seat, level, seed = self._asked
        self._asked = None
        return chosen(game, world, seat, level, seed, min(QUICK, strength(game.name, level).seconds))


def imagined(state: Any, seat: int, level: str, seed: int) -> Any:
    """The world in which a computer player is asked to think. Stuck: there is none."""
    try:
        return state.redeal(seat, Random(seed))
    except Exception as error:
        raise Stuck(seat, level, seed, error) from error


def think_again(game: Game, state: Any, seat: int, level: str, seed: int) -> Thought:
    """What `Thinker` thought when it was asked this, with all the time it wants. Stuck: it breaks again."""
    return chosen(game, imagined(state, seat, level, seed), seat, level, seed, PATIENCE)


def chosen(game: Game, world: Any, seat: int, level: str, seed: int, seconds: float) -> Thought:
    """A thought made here and now. Stuck: the computer player broke."""
    try:
        return choose(game, world, seat, level, seed, seconds)
    except Exception as error:
        raise Stuck(seat, level, seed, error) from error

"""Reviewer: a process of its own that reviews a finished game, so that no frame ever waits for it."""

from __future__ import annotations

import signal
from collections.abc import Collection, Iterator, Sequence
from multiprocessing.connection import Connection
from typing import Any

from game.ai.apart import started
from game.ai.review import Fortune, Verdict, reviewed
from game.engine.game import Game
from game.engine.match import Answer
from game.rules import GAMES

Finding = Verdict | Fortune


def work(pipe: Connection) -> None:
    """The process: review the one game that comes through the pipe, then end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the first process's to answer
    try:
        name, content, first, answers, seats = pipe.recv()
        first.dress(content)
        for found in reviewed(GAMES[name], first, answers, seats):
            pipe.send(found)
        pipe.send(None)
    except (EOFError, OSError):
        return


class Reviewer:
    """Reviews one game. No call blocks but `poll` where no process can be had: then it finds one thing a call."""

    def __init__(self, game: Game, content: Any, first: Any, answers: Sequence[Answer], seats: Collection[int]) -> None:
        self.done = False
        self._asked = game, first, tuple(answers), tuple(seats)
        self._here: Iterator[Finding] | None = None
        self._came = 0
        try:
            self._process, self._pipe = started(work, "reviewer")
            self._pipe.send((game.name, content, first.bare(), tuple(answers), tuple(seats)))
        except OSError:
            self._go_on_here()

    def poll(self) -> list[Finding]:
        """What was found since the last call, in the order of the game; `done` says that no more comes."""
        found: list[Finding] = []
        if self.done:
            return found
        if self._here is not None:
            one = next(self._here, None)
            self.done = one is None
            return [one] if one is not None else []
        try:
            while not self.done and self._pipe.poll():
                one = self._pipe.recv()
                self.done = one is None
                if one is not None:
                    found.append(one)
        except (EOFError, OSError):  # the process died
            self._go_on_here()
        self._came += len(found)
        return found

    def close(self) -> None:
        """Stop at once, whatever is left."""
        self.done = True
        self._process.kill()
        self._process.join(0.2)
        self._pipe.close()

    def _go_on_here(self) -> None:
        """Without a process: from the first thing on that has not come yet."""
        game, first, answers, seats = self._asked
        self._here = reviewed(game, first, answers, seats)
        for _ in range(self._came):
            next(self._here, None)

"""counting: work that takes minutes, done in a process beside the window that gives way to everything else."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Generic, TypeVar

from game.ai.apart import started
from game.store.folders import Folders

T = TypeVar("T")
NICE = 15  # how far it gives way, where the system can


class Counting(Generic[T]):
    """So many results of a piece of work. No call blocks. Where no process can be had, nothing comes."""

    def __init__(self, work: Callable[[Connection], None], name: str, asked: Any, left: int) -> None:
        self.left = left
        try:
            self._process, self._pipe = started(work, name)
            self._pipe.send(asked)
        except OSError:
            self.left = 0

    def poll(self) -> list[T]:
        """What came since the last call, in its order; `left` says how many are to come."""
        found: list[T] = []
        try:
            while self.left and self._pipe.poll():
                found.append(self._pipe.recv())
                self.left -= 1
        except (EOFError, OSError):  # the process died
            self.left = 0
        return found

    def close(self) -> None:
        """Stop at once, whatever is left."""
        self.left = 0
        with suppress(AttributeError):  # it never started
            self._process.kill()
            self._process.join(0.2)
            self._pipe.close()


def carry_out(pipe: Connection, work: Callable[[Any], Iterator[Any]]) -> None:
    """Inside the process: send all that comes of what is asked, then end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the first process's to answer
    with suppress(AttributeError, OSError):
        os.nice(NICE)
    with suppress(EOFError, OSError):
        for found in work(pipe.recv()):
            pipe.send(found)


def one_by_one(counted: Callable[[Folders, str], Any], pipe: Connection) -> None:
    """A process that counts one kept game after the other, of those that are asked for."""
    carry_out(pipe, lambda asked: ((name, counted(asked[0], name)) for name in asked[1]))

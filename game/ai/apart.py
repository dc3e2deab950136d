"""Apart: processes beside this one, which end with it however it ends, so that none is left behind by a window that was
killed."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, Pipe
from threading import Thread
from time import sleep
from typing import TYPE_CHECKING, Protocol

from game import BESIDE

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor
    from subprocess import Popen

LOOKS = 0.5  # seconds between two looks whether the process that started this one still lives
Work = Callable[[Connection], None]


class Process(Protocol):
    """One of them, as seen by who started it."""

    @property
    def pid(self) -> int | None: ...
    def is_alive(self) -> bool: ...
    def kill(self) -> None: ...
    def join(self, timeout: float | None = None) -> None: ...


class Program:
    """This program once more. multiprocessing would keep a process of its own beside it (6 MB) for things that are
    shared, and there are none."""

    def __init__(self, process: Popen[bytes]) -> None:
        self._process = process
        self.pid = process.pid

    def is_alive(self) -> bool:
        return self._process.poll() is None

    def kill(self) -> None:
        self._process.kill()

    def join(self, timeout: float | None = None) -> None:
        """Wait for its end, so many seconds at most."""
        from subprocess import TimeoutExpired

        with suppress(TimeoutExpired):
            self._process.wait(timeout)


def started(work: Work, name: str) -> tuple[Process, Connection]:
    """A process that does this work, and the way to it. OSError: it cannot be started."""
    pipe, theirs = Pipe()
    with theirs:  # or the end of the process would never be noticed here
        process = (_by_handle if os.name == "nt" else _by_program)(theirs, name)
    pipe.send(work)
    return process, pipe


def _by_program(theirs: Connection, name: str) -> Process:
    from subprocess import DEVNULL, Popen  # here and not above: the processes themselves start none

    handle = theirs.fileno()
    command, env = [sys.executable], dict(os.environ)
    if not getattr(sys, "frozen", False):
        command += ["-P", "-m", "game"]
        env["PYTHONPATH"] = os.pathsep.join(path or os.getcwd() for path in sys.path)
    command += [BESIDE, str(handle), str(os.getpid()), name]
    return Program(Popen(command, stdin=DEVNULL, pass_fds=[handle], env=env))


def _by_handle(theirs: Connection, name: str) -> Process:
    """Windows hands no pipe to a program as it stands, and multiprocessing keeps nothing beside it there."""
    import multiprocessing

    process = multiprocessing.get_context("spawn").Process(target=begin, args=(theirs,), name=name, daemon=True)
    process.start()
    return process


def beside(handle: str, parent: str, name: str) -> int:
    """What such a program does, with what it was told in words (`name` is for who looks at a list of processes)."""

    def watch() -> None:
        while os.getppid() == int(parent):
            sleep(LOOKS)
        os._exit(1)

    Thread(target=watch, name="parent", daemon=True).start()
    work_for(Connection(int(handle)))
    return 0


def begin(pipe: Connection) -> None:
    """What such a process does where it was not started as a program."""
    end_with_parent()
    work_for(pipe)


def work_for(pipe: Connection) -> None:
    """Do the work that comes first through the pipe."""
    try:
        work: Work = pipe.recv()
    except EOFError:  # who started it has no use for it any more
        return
    work(pipe)


def pool(jobs: int) -> ProcessPoolExecutor:
    """So many processes to be given work."""
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor  # here and not above: the window needs none

    return ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=end_with_parent)


def end_with_parent() -> None:
    """End this process as soon as the one that started it has ended, whatever it does then: a signal leaves the other
    one no time to tell."""
    import multiprocessing

    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    Thread(target=watch, name="parent", daemon=True).start()

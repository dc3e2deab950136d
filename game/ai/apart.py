"""Apart: processes beside this one, which end with it however it ends, so that none is left behind by a window that was
killed."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any


def pool(jobs: int) -> ProcessPoolExecutor:
    """So many processes to be given work."""
    return ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=end_with_parent)


def started(work: Callable[[Connection], None], name: str) -> tuple[Any, Connection]:
    """A process that does this work, and the way to it. OSError: it cannot be started."""
    context = multiprocessing.get_context("spawn")
    pipe, theirs = context.Pipe()
    process = context.Process(target=begin, args=(work, theirs), name=name, daemon=True)
    process.start()
    theirs.close()  # or the end of the process would never be noticed here
    return process, pipe


def begin(work: Callable[[Connection], None], pipe: Connection) -> None:
    """What such a process does."""
    end_with_parent()
    work(pipe)


def end_with_parent() -> None:
    """End this process as soon as the one that started it has ended, whatever it does then: a signal leaves the other
    one no time to tell."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    Thread(target=watch, name="parent", daemon=True).start()

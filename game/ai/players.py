"""Players: where games between computers are played: in this process, in several, or on the machines of a cluster."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import Any, TypeVar

from game.ai.apart import pool

T = TypeVar("T")
R = TypeVar("R")
REACH = 10.0  # seconds within which a scheduler must answer
LARGEST_PART = 50  # jobs handed over at once


class NoCluster(RuntimeError):
    """Why no games can be played on a cluster."""


class Here(Executor):
    """Plays in this process, each game when it is asked for."""

    def submit(self, fn: Callable[..., R], /, *args: Any, **kwargs: Any) -> Future[R]:
        future: Future[R] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future

    def map(
        self, fn: Callable[..., R], *iterables: Iterable[Any], timeout: float | None = None, chunksize: int = 1
    ) -> Iterator[R]:
        return map(fn, *iterables)


@contextmanager
def players(jobs: int, scheduler: str = "") -> Iterator[Executor]:
    """An executor of so many processes of this machine, or of the Dask scheduler at that address. NoCluster: it cannot
    be reached, or the extra `cluster` is not installed."""
    if scheduler:
        with client_of(scheduler) as client:
            yield client.get_executor()
    elif jobs > 1:
        with pool(jobs) as apart:
            try:
                yield apart
            finally:
                apart.shutdown(cancel_futures=True)
    else:
        yield Here()


def client_of(scheduler: str) -> Any:
    """The client of a Dask scheduler."""
    try:
        connect: Any = importlib.import_module("distributed").Client
    except ImportError:
        raise NoCluster("a scheduler needs the extra `cluster`: pip install 'monster-parlour[cluster]'") from None
    try:
        return connect(scheduler, timeout=REACH, set_as_default=False)
    except (OSError, ValueError) as error:
        raise NoCluster(f"no scheduler answers at {scheduler}: {error}") from None


def results(executor: Executor, work: Callable[[T], R], jobs: Sequence[T]) -> Iterator[R]:
    """What comes of the jobs, in their order."""
    return executor.map(work, jobs, chunksize=max(1, min(LARGEST_PART, len(jobs) // 16)))

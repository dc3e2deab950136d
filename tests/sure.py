"""Sure: loops of tests that are certain to run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")


def every(many: Iterable[T]) -> Iterator[T]:
    """All of them, one by one; AssertionError when there is none, so that what is asserted of each was asserted."""
    number = 0
    for number, one in enumerate(many, 1):
        yield one
    assert number, "nothing to go through"

"""Sure: loops of tests that are certain to run, and tests that ask more in the soak run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

import pytest

T = TypeVar("T")


def every(many: Iterable[T]) -> Iterator[T]:
    """All of them, one by one; AssertionError when there is none, so that what is asserted of each was asserted."""
    number = 0
    for number, one in enumerate(many, 1):
        yield one
    assert number, "nothing to go through"


def few_and_many(name: str, few: int, many: int) -> pytest.MarkDecorator:
    """Give a test `few` of what it is about in the usual run, and once more `many` in the soak run."""
    soak = pytest.param(many, marks=[pytest.mark.soak, pytest.mark.timeout(3600)])
    return pytest.mark.parametrize(name, [few, soak])

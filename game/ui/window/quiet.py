"""quiet: keeps what the libraries of the system say about missing devices off the terminal; we say it in words."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

STDERR = 2


@contextmanager
def quiet() -> Iterator[None]:
    """Whatever is written to the error stream within this block by C libraries is dropped."""
    try:
        kept = os.dup(STDERR)
    except OSError:  # a program without a terminal
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, STDERR)
    try:
        yield
    finally:
        os.dup2(kept, STDERR)
        os.close(kept)
        os.close(nowhere)

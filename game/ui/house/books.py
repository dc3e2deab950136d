"""books: the rulebook of each game, read once."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from game.engine.rulebook import Paragraph, Rulebook, Section, read_rulebook

MISSING = Rulebook(
    "Rules", (Section("", "No rulebook", 2, (Paragraph("The rulebook of this game could not be read.", False, ()),)),)
)


@lru_cache(maxsize=8)
def book_of(path: Path) -> Rulebook:
    """The book in a file, read once; a stand-in when it cannot be read."""
    try:
        return read_rulebook(path)
    except OSError:
        return MISSING

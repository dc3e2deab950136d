"""Guests: a game that somebody else has played comes in as one more game here; nothing that is here is changed."""

from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from game.store.arriving import same
from game.store.savefile import LARGEST, Save, from_bytes, shared
from game.store.saves import SaveShelf
from game.store.whole import read_whole

HOME = b"PK\x03\x04"  # with which a file begins that holds everything of a laptop


class Guest(NamedTuple):
    """A game that came: its name here, and whether it was not here before."""

    name: str
    fresh: bool


def place_of(text: str) -> Path | None:
    """The place that somebody has dropped or pasted, in quotation marks or as a file:// address; None: it is none."""
    words = text.strip().strip("\"'")
    if not words or "\n" in words:
        return None
    if words.startswith("file://"):
        from urllib.parse import urlsplit  # here and not above: no start waits for it
        from urllib.request import url2pathname

        words = url2pathname(urlsplit(words).path)
    return Path(words)


def read_guest(text: str) -> Save:
    """The game in a file whose place or whose whole contents the text is, without what its players kept for themselves.
    OSError: the file cannot be read; ValueError says why there is no game in it."""
    if not text.strip():
        raise ValueError("nothing was copied before")
    if text.lstrip().startswith("{"):
        raw = text.strip().encode("utf-8", "surrogatepass")
    elif (place := place_of(text)) is not None:
        raw = read_whole(place, LARGEST)
    else:
        raise ValueError("this is neither a saved game nor the place of one")
    if raw.startswith(HOME):
        raise ValueError("this file holds everything of a laptop: bring it in on the last page of the settings")
    return shared(from_bytes(raw))


def take_in(shelf: SaveShelf, save: Save) -> Guest:
    """Keep a guest under a name of its own, at the end of the order of play, so that nobody continues it unawares. A
    game that is here already, in the very same state, does not come twice. OSError: it cannot be kept."""
    for name in shelf.names():
        own = shelf.load(name).save
        if own is not None and same(own, save):
            return Guest(name, False)
    if not shelf.folder:
        raise OSError("there is no folder to keep it in")
    name = shelf.new_name(save.game)
    try:
        shelf.keep(replace(save, name=name, order=0, more={**save.more, "came": shelf.stamp()}))
    finally:
        shelf.let_go(name)
    return Guest(name, True)

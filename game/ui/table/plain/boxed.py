"""boxed: a part that says what room it needs, and is given its boxes in one tree with the others; names and values as a
person reads them."""

from __future__ import annotations

from collections.abc import Mapping

from game.ui.draw.paint import Area
from game.ui.layout.box import Box
from game.ui.table.part import Part


class Boxed(Part):
    """`places`: its boxes by their names without "<name>/", its own as ""; set before it is laid out."""

    places: Mapping[str, Area] = {}

    def box(self) -> Box:
        """What room it needs. Boxes inside it that matter later are named "<name>/..."."""
        return Box(self.name)


def places_within(at: Mapping[str, Area], name: str) -> dict[str, Area]:
    """A part's own boxes by their names without its head; itself as ""."""
    head = name + "/"
    found = {key.removeprefix(head): area for key, area in at.items() if key.startswith(head)}
    return {**found, "": at[name]} if name in at else found


def plain(word: str) -> str:
    """A name of a zone or fact as a heading."""
    return word.replace("_", " ").capitalize()


def short(value: object) -> str:
    """A fact in few letters; "?" for what the viewer may not know."""
    match value:
        case bool():
            return "yes" if value else "no"
        case list() | tuple():
            return " ".join(map(short, value)) if value else "-"
        case dict():
            return " ".join(f"{key} {short(one)}" for key, one in value.items()) or "-"
        case None:
            return "?"
    return str(value)


def empty(value: object) -> bool:
    """Whether there is nothing to tell: zeros, blanks and lists of these."""
    return all(map(empty, value)) if isinstance(value, list | tuple) else not value

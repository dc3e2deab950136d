"""words: names and values of a state as a person reads them."""

from __future__ import annotations


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

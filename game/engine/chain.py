"""chain: how a number on the table has come about: what it begins with, and each thing that changes it."""

from __future__ import annotations

from typing import NamedTuple


class Link(NamedTuple):
    """What adds `amount` to a number, or takes it away; `rule`: the section of the rulebook that says so; `card`: whose
    doing it is, None where it is no card's."""

    what: str
    amount: int
    rule: str
    card: int | None = None


class Chain(NamedTuple):
    """The links of a number, in the order in which they count. `of`: the cases that an odd is counted among, 0 for a
    number that is none; `rest`: where those of them are that it does not count; `foot`: what all links come to, in a
    word or two."""

    title: str
    links: tuple[Link, ...]
    of: int = 0
    rest: tuple[Link, ...] = ()
    foot: str = "In all"

    @property
    def number(self) -> int:
        """What all links come to: the number itself, or how many of the cases it is."""
        return sum(link.amount for link in self.links)

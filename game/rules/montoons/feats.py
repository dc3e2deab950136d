"""MonToons, feats: what of its own is worth counting in a finished game."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.events import Said
from game.engine.feats import Feat, Look, times


def who_hit(blow: Said) -> int | None:
    """Who dealt a blow; None to whoever hurt themselves."""
    return None if blow.about[1] == blow.player else int(blow.about[1])


def hits(look: Look) -> int:
    """The most damage that the seat did somebody at one blow."""
    found = (blow for seat in look.others for blow in look.said("hit", seat))
    return max((blow.about[0] for blow in found if blow.about[1] == look.seat), default=0)


def untouched(look: Look) -> int:
    """1 for a game that was won without a hit taken."""
    return int(look.won and not look.said("hit"))


FEATS: Mapping[str, Feat] = {
    "hit": Feat(hits),
    "slams": times("slams"),
    "golden": times("golden"),
    "collects": times("collects"),
    "untouched": Feat(untouched, at_the_end=True),
}

"""Mind: what the search must be told about one game to play it well."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Protocol

from game.engine.agenda import Option


class Mind(Protocol):
    """One game's judgement. States are imagined worlds, so all of one may be read; nothing here changes a state.

    Two members may be left out: `alone` (True where rivals play by `lean` in the tree too) and `hopes(state, options)`
    (what each choice seems worth before anything is tried, 0..1).
    """

    depth: int  # decisions after which a play-out is cut

    def worth(self, state: Any, seat: int) -> float:
        """Chance of this seat to win the game from here, 0..1."""

    def lean(self, state: Any) -> Option | None:
        """The choice a sensible player would make without looking ahead; None for no opinion."""

    def shortlist(self, state: Any) -> Sequence[Option]:
        """The choices worth looking into, the most promising first; of a crowd the search begins with the first."""

    def plausible(self, state: Any, seat: int) -> float:
        """How well what is imagined of the others' secrets fits what they have done, 0..1."""

    def stretch(self, state: Any) -> int:
        """The round a state belongs to: a play-out may stop where it changes."""

    def mark(self, state: Any) -> Hashable:
        """What the player who is asked goes by: equal marks share what the search has learned."""

    def reason(self, state: Any, seat: int, key: str, eyes: int) -> str:
        """One sentence why the seat chooses that key, made of facts that every seat of the bitmask `eyes` knows."""

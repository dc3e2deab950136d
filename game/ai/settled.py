"""Settled: a world whose chance follows a script, and forks where the script ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.agenda import verb_of

Script = tuple[tuple[int, int], ...]  # in order: a hidden card and the face it turns out to have, or -1 and a throw


class Unproved(Exception):
    """Why nothing can be proved of a position: too large, or chance that nobody can number."""


class Over(Exception):
    """The end of the puzzle is reached before chance comes in again."""


class Tied(Exception):
    """The dice thrown decide nothing, and are thrown anew."""


class Fork(Exception):
    """Chance comes in that is not settled: the cases, each as likely. `card`: whose face it is, -1 for dice; `first`:
    whether it is the first throw of a verb."""

    def __init__(self, cases: list[int], card: int = -1, first: bool = False) -> None:
        super().__init__()
        self.cases, self.card, self.first = cases, card, first


class Settled:
    """Takes the chance of a world in hand, by writers of its own that are laid over the world's, until `leave`."""

    def __init__(
        self, world: Any, seat: int, script: Script, ends: Callable[[Any], bool], anew: str, begins: str
    ) -> None:
        self.world, self.bit, self.ends, self.anew, self.begins = world, 1 << seat, ends, anew, begins
        world.news = None
        self.throws = [case for card, case in script if card < 0]
        self.pool = {
            card: hidden.faces for hidden in world.hidden_from(self.bit) for card in hidden.faces
        }  # by hidden card what it may turn out to be
        self.seen: set[int] = set()  # hidden cards whose faces are settled
        self.thrower: Any = None  # the step whose verb has thrown last
        for card, face in script:
            if card >= 0:
                exchange(world, card, face)
                self.seen.add(face)
        self.write = {name: getattr(world, name) for name in ("move", "reveal", "look", "tell")}
        for name in ("roll", "chance", "shuffle", *self.write):
            setattr(world, name, getattr(self, name))

    def leave(self) -> None:
        """Let the world's chance be its own again."""
        for name in ("roll", "chance", "shuffle", *self.write):
            delattr(self.world, name)

    # --- what the rules call

    def roll(self, player: int, sides: int = 6) -> int:
        """A die: a loaded one, one of the script, or a fork."""
        world = self.world
        if self.ends(world):
            raise Over
        if world.fixed:
            value: int = world.fixed[0]
            world.fixed = world.fixed[1:]
            return value
        first, self.thrower = self.thrower is not world.doing, world.doing
        if not first and verb_of(world.doing) == self.anew:
            raise Tied
        if not self.throws:
            raise Fork(list(range(1, sides + 1)), first=first)
        return self.throws.pop(0)

    def chance(self, count: int) -> int:
        return self.roll(0, count) - 1

    def shuffle(self, zone: str) -> None:
        raise Over if self.ends(self.world) else Unproved("cards are shuffled in between")

    def tell(self, what: str, player: int | None, *about: Any, seen: int | None = None) -> None:
        if what == self.anew:
            raise Tied
        if what == self.begins:
            self.thrower = None  # what was thrown before has decided: the next dice are a throw of their own

    def move(self, card: int, src: str, dst: str, at: int | None = None) -> int:
        if self.world.sight[dst] & self.bit:
            self.settle(card, src)
        moved: int = self.write["move"](card, src, dst, at)
        return moved

    def reveal(self, card: int, zone: str) -> None:
        self.settle(card, zone)
        self.write["reveal"](card, zone)

    def look(self, player: int, card: int, zone: str) -> None:
        if 1 << player == self.bit:
            self.settle(card, zone)
        self.write["look"](player, card, zone)

    def settle(self, card: int, zone: str) -> None:
        """Fork where a card's face is hidden from the seat and not settled yet."""
        world = self.world
        if (world.sight[zone] | world.known[card]) & self.bit or card in self.seen:
            return
        if self.ends(world):
            raise Over
        if card not in self.pool:
            raise Unproved("cards that were seen are hidden again")
        raise Fork([face for face in self.pool[card] if face not in self.seen], card)


def exchange(world: Any, card: int, face: int) -> None:
    """Let two cards change places; what is known of a place stays with it."""
    if card != face:
        for cards in world.zones.values():
            if card in cards or face in cards:
                cards[:] = [face if one == card else card if one == face else one for one in cards]
        known = world.known
        known[card], known[face] = known[face], known[card]

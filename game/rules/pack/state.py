"""The Monster Pack, state: two decks, two hands, sixteen spots with their dice, two numbers of hit points, and what
each question is about, for whoever must know which one it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import ClassVar, NamedTuple

from game.engine.agenda import Option, Step, private
from game.engine.state import State
from game.rules.pack.cards import SEATS, WILD, Content

COLUMNS = 4  # spots of an area (PAK-R01): eight dice sit on waiting monsters alone (PAK-COMP-03)
HAND_SIZE = 6  # PAK-SETUP-05, PAK-DRAW-01
LAST_TURN = 200  # of both together, when nobody has to summon (PAK-R08)

LANES = range(COLUMNS)
DECK = tuple(f"deck/{seat}" for seat in range(SEATS))
HAND = tuple(f"hand/{seat}" for seat in range(SEATS))
DISCARD = tuple(f"discard/{seat}" for seat in range(SEATS))
WAITING = tuple(tuple(f"waiting/{seat}/{column}" for column in LANES) for seat in range(SEATS))
ACTIVE = tuple(tuple(f"active/{seat}/{column}" for column in LANES) for seat in range(SEATS))
REACH = {"diagonal": ((0, 1), (0, 1, 2), (1, 2, 3), (2, 3)), "straight": ((0,), (1,), (2,), (3,))}  # PAK-R03


@private
class Summoning(NamedTuple):
    """Which monster of the hand is summoned; `may`: also none, as a house rule."""

    may: bool


@private
class Placing(NamedTuple):
    """In which waiting spot a card of the hand, picked to be summoned, waits."""

    card: int


@private
class Offering(NamedTuple):
    """Which waiting monster is boosted, if any, in part 1 or 2 of the turn's boost."""

    part: int


@private
class Paying(NamedTuple):
    """Which card of the hand is discarded to boost the monster that waits in a column."""

    column: int
    card: int


class Ordering(NamedTuple):
    """Which of the monsters without a die, in these columns, enters first."""

    columns: tuple[int, ...]


class Entering(NamedTuple):
    """Into which active spot the monster that waits in a column enters."""

    column: int
    card: int


def of_columns(key: str, words: str, places: Sequence[str], then: Callable[[int], Step]) -> tuple[Option, ...]:
    """To choose a column, by its number: an option on each of these places, and what is done then."""
    return tuple(
        Option(f"{key}:{column + 1}", (words, column + 1), (then(column),), place)
        for column, place in enumerate(places)
    )


class MonsterPack(State):
    """All that is true of a game of The Monster Pack. Players are seats; columns count from 0 as seat 1 sees them."""

    ZONE_SIGHT: ClassVar[Mapping[str, str]] = {  # PAK-R26
        "deck": "nobody",
        "hand": "owner",
        "discard": "all",
        "waiting": "all",
        "active": "all",
    }
    ASIDE: ClassVar[tuple[Option, ...]] = tuple(  # PAK-R32
        Option(f"concede:{seat + 1}", ("Concede",), (("pack.concede", seat),)) for seat in range(SEATS)
    )

    content: Content
    format: str = "standard"  # the same for both (PAK-R31)
    adjacency: str = "diagonal"  # "straight": a monster enters its own column alone
    summoning: str = "compulsory"  # "optional": the Summon step may be passed (PAK-R08)
    turn: int = 0  # turns begun, both players together
    first: int = 0  # the starting player
    mover: int = 0  # whose turn it is
    boost_used: bool = False  # this turn's one boost (PAK-BOOST-01)
    hp: list[int]
    die: list[int]  # per waiting spot, seat * 4 + column: 1..4; 0 without a die (PAK-R07)
    boosted: list[bool]  # per waiting spot: the die lies in the corner (PAK-BOOST-07)
    ending: str = ""  # why the game ended: hp, deck, concede or turns

    def hand(self, player: int) -> list[int]:
        return self.zones[HAND[player]]

    def waiting_at(self, player: int, column: int) -> int | None:
        """The card in a waiting spot."""
        cards = self.zones[WAITING[player][column]]
        return cards[0] if cards else None

    def active_at(self, player: int, column: int) -> int | None:
        """The card in an active spot."""
        cards = self.zones[ACTIVE[player][column]]
        return cards[0] if cards else None

    def free_waiting(self, player: int) -> list[int]:
        """Columns whose waiting spot is empty."""
        zones = self.zones
        return [column for column in LANES if not zones[WAITING[player][column]]]

    def doors(self, player: int, column: int) -> list[int]:
        """Columns of free active spots next to a waiting spot: straight ahead or diagonal (PAK-R03)."""
        zones, active = self.zones, ACTIVE[player]
        return [other for other in REACH[self.adjacency][column] if not zones[active[other]]]

    def ready(self, player: int) -> list[int]:
        """Columns of waiting monsters without a die that can enter (PAK-C04, PAK-C05)."""
        zones, die, base = self.zones, self.die, player * COLUMNS
        return [
            column
            for column, spot in enumerate(WAITING[player])
            if zones[spot] and not die[base + column] and self.doors(player, column)
        ]

    def imagine_secrets(self, seat: int, rng: Random) -> None:
        """A rival who is choosing the price of a boost can pay it: the hand imagined holds a card of that colour."""
        if self.decision is None or self.decision.player == seat or not isinstance(self.decision.about, Paying):
            return
        player, types = self.decision.player, self.content.types
        if self.content.sides[player].any_colour:
            return
        wanted = types[self.decision.about.card], WILD
        hand, deck = self.zones[HAND[player]], self.zones[DECK[player]]
        if not any(types[card] in wanted for card in hand):
            known = self.known
            hidden = [place for place, card in enumerate(hand) if not known[card] >> seat & 1]
            prices = [place for place, card in enumerate(deck) if types[card] in wanted and not known[card] >> seat & 1]
            here, there = rng.choice(hidden), rng.choice(prices)
            minds = known[hand[here]], known[deck[there]]
            hand[here], deck[there] = deck[there], hand[here]
            known[hand[here]], known[deck[there]] = minds

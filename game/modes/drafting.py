"""Drafting: Sealed and Draft of The Monster Pack: decks from boosters that are opened for one evening, and a row of
duels in which each meets each.

What is kept is the seed, who takes part, the picks of people, their decks, and the results. Everything else follows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

from game.company import Player
from game.rules.pack.boosters import open_booster
from game.rules.pack.cards import MOST_COPIES, RARITIES, TITLES, Content, Monster
from game.rules.pack.completing import worth
from game.rules.pack.decks import faults_of, ordered, read_code, write_code

SEALED, DRAFT = "sealed", "draft"
KINDS = (SEALED, DRAFT)
FORMAT = "limited"
SEATS = (2, 4)  # who take part, fewest and most
SEALED_BOOSTERS = 5  # of six cards, for each in Sealed
ROUNDS, COMMONS, UNCOMMONS = 3, 7, 2  # boosters for each in Draft, and what is in one besides a rare or ultra card
BOOSTER = COMMONS + UNCOMMONS + 1
PICKS = ROUNDS * BOOSTER
DRAWN = -1  # nobody has won a duel
OWN, NEAR = 2.0, 1.0  # what a card of one's first and second colour is worth more, in hundreds of power
COLOURS = tuple(kind for kind in TITLES if kind != "white_wild")


class Pod(NamedTuple):
    """Those who open boosters together, and what is kept of it. `players` by seat; `picks`: the ids that people have
    taken, in order; `decks`: by seat the code of a person's deck; `results`: seats of a duel and who won it, DRAWN for
    nobody."""

    kind: str
    seed: int
    players: tuple[Player, ...]
    picks: tuple[str, ...] = ()
    decks: tuple[tuple[int, str], ...] = ()
    results: tuple[tuple[int, int, int], ...] = ()

    def plain(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "seed": self.seed,
            "players": [list(player) for player in self.players],
            "picks": list(self.picks),
            "decks": [list(one) for one in self.decks],
            "results": [list(one) for one in self.results],
        }

    @property
    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.is_person]


class Pick(NamedTuple):
    """Who is to take one of the cards of a booster: the seat, the round and the turn (both from 0), the ids."""

    seat: int
    round: int
    turn: int
    cards: tuple[str, ...]


class Drafted(NamedTuple):
    """How a Draft stands: the ids that each seat has, in the order of taking, and who is to take next, None for all
    taken."""

    pools: tuple[tuple[str, ...], ...]
    next: Pick | None


def read_pod(content: Content, plain: Any) -> Pod:
    """A pod from its plain form. ValueError: it is none, or does not fit these cards."""
    try:
        players = tuple(Player(*map(str, words)) for words in plain["players"])
        pod = Pod(str(plain["kind"]), int(plain["seed"]), players)
        if pod.kind not in KINDS or not SEATS[0] <= len(players) <= SEATS[1] or not pod.people:
            raise ValueError("there is no such pod")
        pod = pod._replace(picks=tuple(map(str, plain["picks"])))
        if len(pod.picks) > (PICKS * len(pod.people) if pod.kind == DRAFT else 0):
            raise ValueError("more was taken than there is")
        pools_of(content, pod)  # what was taken was there
        for seat, code in plain["decks"]:
            pod = built_by(content, pod, int(seat), str(code))
        for one, other, winner in plain["results"]:
            pod = decided(pod, int(one), int(other), int(winner))
    except (TypeError, KeyError, AttributeError, OverflowError) as error:
        raise ValueError(f"this is no pod of boosters ({error})") from None
    return pod


# --- boosters, picks


def draft_booster(monsters: Iterable[Monster], seed: int, number: int) -> tuple[str, ...]:
    """Ten ids, the rarest last; none twice."""
    lot, by_rarity = Random(f"{seed} draft {number}"), {rarity: list[str]() for rarity in RARITIES}
    for monster in monsters:
        by_rarity[monster.rarity].append(monster.id)
    last = "ultra" if lot.randrange(6) == 0 else "rare"
    wanted = (("common", COMMONS), ("uncommon", UNCOMMONS), (last, 1))
    return tuple(id for rarity, n in wanted for id in lot.sample(by_rarity[rarity], min(n, len(by_rarity[rarity]))))


def pools_of(content: Content, pod: Pod) -> tuple[tuple[str, ...], ...]:
    """By seat the cards to build from: those of five boosters, or those taken so far."""
    if pod.kind == DRAFT:
        return drafted(content, pod).pools
    shipped = content.monsters
    return tuple(
        tuple(id for n in range(SEALED_BOOSTERS) for id in open_booster(shipped, pod.seed, seat * SEALED_BOOSTERS + n))
        for seat in range(len(pod.players))
    )


def drafted(content: Content, pod: Pod) -> Drafted:
    """Boosters go to the left, those of the second round to the right; each takes one and passes the rest on. Computers
    take by their own cards and the booster in hand alone."""
    seats, given = len(pod.players), iter(pod.picks)
    pools: list[list[str]] = [[] for _ in range(seats)]
    for round in range(ROUNDS):
        boosters = [list(draft_booster(content.monsters, pod.seed, round * seats + n)) for n in range(seats)]
        way = -1 if round % 2 else 1
        for turn in range(BOOSTER):
            for seat in range(seats):
                held = boosters[(seat - way * turn) % seats]
                if pod.players[seat].is_person:
                    id = next(given, None)
                    if id is None:
                        return Drafted(tuple(map(tuple, pools)), Pick(seat, round, turn, tuple(held)))
                else:
                    id = taken(content, pools[seat], held)
                if id not in held:
                    raise ValueError(f"{id!r} is not in the booster that seat {seat + 1} holds")
                held.remove(id)
                pools[seat].append(id)
    return Drafted(tuple(map(tuple, pools)), None)


def picked(content: Content, pod: Pod, id: str) -> Pod:
    """The pod after a person has taken a card. ValueError: it is not there to be taken."""
    after = pod._replace(picks=(*pod.picks, id))
    if pod.kind != DRAFT or drafted(content, pod).next is None:
        raise ValueError("nothing is to be taken")
    drafted(content, after)
    return after


# --- what cards are worth to a deck


def leaning(content: Content, pool: Sequence[str]) -> tuple[str, str]:
    """The two colours in which a pool is strongest, the stronger first."""
    total = dict.fromkeys(COLOURS, 0.0)
    for id in pool:
        monster = content.monsters[content.ids[id]]
        if monster.type in total:
            total[monster.type] += max(0.5, worth(monster))
    first, second, *_ = sorted(COLOURS, key=lambda kind: (-total[kind], kind))
    return first, second


def taken(content: Content, pool: Sequence[str], booster: Sequence[str]) -> str:
    """What a computer takes: at first the best card, then ever more what fits the two colours it leans to."""
    first, second = leaning(content, pool)
    firm = min(1.0, len(pool) / 8)
    counts = Counter(pool)

    def value(id: str) -> float:
        monster = content.monsters[content.ids[id]]
        fits = OWN if monster.type == first else NEAR if monster.type == second else 0.0
        return (worth(monster) + firm * fits) * (counts[id] < MOST_COPIES)

    return max(booster, key=lambda id: (value(id), id))


def built(content: Content, pool: Sequence[str]) -> tuple[tuple[str, int], ...]:
    """A deck from a pool as a computer builds it: the best cards of the two colours that together are the strongest, as
    many as a deck needs, filled up with others where they are too few."""
    size, counts = content.formats[FORMAT].deck_size, Counter(pool)
    usable = [id for id, n in sorted(counts.items()) for _ in range(min(n, MOST_COPIES))]
    best, chosen = float("-inf"), usable[:size]
    for pair in combinations(COLOURS, 2):
        rated = sorted(usable, key=lambda id: -value_in(content, id, pair))[:size]
        total = sum(value_in(content, id, pair) for id in rated)
        if total > best:
            best, chosen = total, rated
    return ordered(content, Counter(chosen))


def value_in(content: Content, id: str, pair: Sequence[str]) -> float:
    monster = content.monsters[content.ids[id]]
    return worth(monster) + (OWN if monster.type in pair else 0.0)


def faults(content: Content, pool: Sequence[str], cards: Sequence[tuple[str, int]]) -> list[str]:
    """Why a deck may not be played: as for any deck, and for cards that are not in the pool."""
    have = Counter(pool)
    lent = [f"{id} is not among the cards" for id, n in cards if n > have[id]]
    return [*faults_of(content, FORMAT, cards), *lent]


def built_by(content: Content, pod: Pod, seat: int, code: str) -> Pod:
    """The pod with a person's deck. ValueError says why it may not be played."""
    if wrong := faults(content, pools_of(content, pod)[seat], read_code(code)):
        raise ValueError("; ".join(wrong))
    return pod._replace(decks=tuple(sorted({**dict(pod.decks), seat: code}.items())))


def decks_of(content: Content, pod: Pod) -> Mapping[int, str]:
    """By seat the code of the deck; people who have not built theirs are missing."""
    own, pools = dict(pod.decks), pools_of(content, pod)
    return {
        seat: own.get(seat) or write_code(built(content, pools[seat]))
        for seat, player in enumerate(pod.players)
        if seat in own or not player.is_person
    }


# --- duels


def pairings(seats: int) -> Iterator[tuple[int, int]]:
    """Each against each, in rounds in which nobody sits out longer than must be; who sits first changes."""
    ring = [*range(seats), *([-1] if seats % 2 else [])]
    for turn in range(len(ring) - 1):
        for n in range(len(ring) // 2):
            one, other = ring[n], ring[-1 - n]
            if -1 not in (one, other):
                yield (one, other) if turn % 2 == 0 else (other, one)
        ring = [ring[0], ring[-1], *ring[1:-1]]


def decided(pod: Pod, one: int, other: int, winner: int) -> Pod:
    """The pod after a duel. ValueError: it is not one of it, or decided already."""
    if (one, other) not in pairings(len(pod.players)) or winner not in (one, other, DRAWN):
        raise ValueError(f"no duel between seats {one + 1} and {other + 1} of this pod ends so")
    if any(result[:2] == (one, other) for result in pod.results):
        raise ValueError("that duel is decided")
    return pod._replace(results=(*pod.results, (one, other, winner)))


def left(pod: Pod) -> list[tuple[int, int]]:
    """The duels still to be played, the next one first."""
    done = {result[:2] for result in pod.results}
    return [pair for pair in pairings(len(pod.players)) if pair not in done]


def points(pod: Pod) -> list[float]:
    """By seat the duels won, half a one for each that nobody won."""
    total = [0.0] * len(pod.players)
    for one, other, winner in pod.results:
        for seat in (one, other) if winner == DRAWN else (winner,):
            total[seat] += 0.5 if winner == DRAWN else 1.0
    return total


def duel_of(content: Content, pod: Pod, one: int, other: int) -> tuple[int, dict[str, str]]:
    """Seed and house rules of a duel. ValueError: a deck is not built yet."""
    decks = decks_of(content, pod)
    if one not in decks or other not in decks:
        raise ValueError("a deck is not built yet")
    deal = Random(f"{pod.seed} duel {one} {other}").getrandbits(48)
    return deal, {"format": FORMAT, "deck_1": decks[one], "deck_2": decks[other]}

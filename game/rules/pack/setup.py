"""The Monster Pack, chapter 1: Setup and Start of Game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.engine.agenda import do, verb
from game.engine.redeal import see_zones
from game.rules.pack.cards import SEATS, Content
from game.rules.pack.decks import Lines, chosen_deck
from game.rules.pack.state import ACTIVE, COLUMNS, DECK, DISCARD, HAND, HAND_SIZE, WAITING, MonsterPack
from game.rules.pack.turn_order import turn
from game.rules.pack.twisting import fitted

STARTS = {"first": 0, "second": 1}  # the house rule "starting"; by chance otherwise


def deal(content: Content, seats: int, seed: int, options: Mapping[str, str]) -> MonsterPack:
    """1.1 Both decks and hit points as the format has them (PAK-SETUP-01, PAK-SETUP-02, PAK-SETUP-03, PAK-R31);
    nothing is in play yet (PAK-SETUP-06). `run()` begins the game. ValueError names what is wrong with a deck or who
    twists which rule."""
    format = options.get("format", "standard")
    g = empty_table(content, seed, options)
    for seat in range(SEATS):
        cards = chosen_deck(g.content, format, options.get(f"deck_{seat + 1}", "tidal_dodge"))
        g.zones[DECK[seat]] = numbers(g.content, seat, cards)
    return g


def empty_table(content: Content, seed: int, options: Mapping[str, str], laid: Iterable[str] = ()) -> MonsterPack:
    """A table without a card on it, and the content as its house rules and the ids to be `laid` out fit it."""
    content = fitted(content, options, laid)
    names = [
        *DECK,
        *HAND,
        *DISCARD,
        *(name for side in WAITING for name in side),
        *(name for side in ACTIVE for name in side),
    ]
    zones: dict[str, list[int]] = {name: [] for name in names}
    format = options.get("format", "standard")
    starting = options.get("starting", "chance")
    return MonsterPack(
        seats=SEATS,
        seed=seed,
        content=content,
        zones=zones,
        sight=see_zones(MonsterPack.ZONE_SIGHT, zones, SEATS),
        known=[0] * len(content.cards),
        format=format,
        adjacency=options.get("adjacency", "diagonal"),
        summoning=options.get("summoning", "compulsory"),
        hp=[content.first_points(format, seat) for seat in range(SEATS)],
        die=[0] * (SEATS * COLUMNS),
        boosted=[False] * (SEATS * COLUMNS),
        agenda=[do(open_game, STARTS.get(starting, -1))],
    )


def numbers(content: Content, seat: int, cards: Lines) -> list[int]:
    """The cards of a deck as numbers."""
    return [content.card(seat, content.ids[id], copy) for id, copies in cards for copy in range(copies)]


@verb
def open_game(g: MonsterPack, first: int) -> None:
    """1.2 The starting player is settled, by chance or as chosen (PAK-SETUP-04, PAK-R27); then both draw six
    (PAK-SETUP-05). There is no second opening hand (PAK-R24)."""
    for deck in DECK:
        g.shuffle(deck)
    first = g.chance(SEATS) if first < 0 else first
    g.put("first", None, first)
    for player in (first, 1 - first):
        for _ in range(HAND_SIZE):
            g.move(g.zones[DECK[player]][-1], DECK[player], HAND[player])
    g.then(do(turn, first))

"""The Monster Pack, collecting: what a booster holds, how boosters are earned, and what spare cards are traded for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random

from game.rules.pack.cards import RARITIES, Content, Monster

COMMONS, UNCOMMONS = 3, 2  # and one from the rare slot
ULTRA_IN = 6  # one booster in so many has an ultra in its rare slot
GIFT = 2  # boosters that everybody begins with
LOSSES = 3  # so many lost games earn one
PRICE = 4  # spare cards for one of the same rarity
STANDARD = "standard"


def open_booster(monsters: Iterable[Monster], seed: int, number: int) -> tuple[str, ...]:
    """The ids in the booster of a number (0-based) in somebody's stream of chance, the rarest last; no card is in it
    twice, and within a rarity all are equally likely."""
    lot = Random(f"{seed} booster {number}")
    by_rarity: dict[str, list[str]] = {rarity: [] for rarity in RARITIES}
    for monster in monsters:
        by_rarity[monster.rarity].append(monster.id)
    last = "ultra" if lot.randrange(ULTRA_IN) == 0 else "rare"
    wanted = (("common", COMMONS), ("uncommon", UNCOMMONS), (last, 1))
    return tuple(id for rarity, n in wanted for id in lot.sample(by_rarity[rarity], min(n, len(by_rarity[rarity]))))


def earned(wins: int, losses: int) -> int:
    """Boosters for games against the computer: one for each won, one for every third lost, and the gift."""
    return GIFT + wins + losses // LOSSES


def first_cards(content: Content) -> Counter[str]:
    """What everybody owns from the start: the cards of all standard starter decks, as far as one deck may hold them,
    and whatever else a starter deck needs."""
    total: Counter[str] = Counter()
    for deck in content.decks.values():
        if deck.format == STANDARD:
            total.update(dict(deck.cards))
    first = Counter({id: min(copies, most(content, id)) for id, copies in total.items()})
    for deck in content.decks.values():
        first |= Counter(dict(deck.cards))
    return first


def most(content: Content, id: str) -> int:
    """Copies of a card that are of use: what a standard deck may hold."""
    return content.formats[STANDARD].copies[content.monsters[content.ids[id]].rarity]


def spares(content: Content, owned: Mapping[str, int], rarity: str) -> Counter[str]:
    """Copies above what any deck may hold, of one rarity."""
    return Counter(
        {
            id: copies - most(content, id)
            for id, copies in owned.items()
            if id in content.ids and content.monsters[content.ids[id]].rarity == rarity and copies > most(content, id)
        }
    )


def price_of(content: Content, owned: Mapping[str, int], id: str) -> Counter[str] | None:
    """The spare cards that would go for this one, most numerous first; None when there are too few."""
    left = spares(content, owned, content.monsters[content.ids[id]].rarity)
    if left.total() < PRICE:
        return None
    paid: Counter[str] = Counter()
    for _ in range(PRICE):
        chosen = max(sorted(left), key=lambda one: left[one])
        left[chosen] -= 1
        paid[chosen] += 1
    return paid

"""Dungeon & Kingdom, payment: which Adventurers may be discarded for the icons of a Monster (chapter 4.3).

Cards are counted by kind. A payment discards exactly `d` of each kind: kinds short of their icons are made up for by
others used as wild, each with one Princess on top, and those others may be Princesses themselves (DNK-KING-09 to
DNK-KING-12, DNK-R42), also in the place of a card that fits. What is offered is every payment from which no card can be
left out (DNK-R51).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

Counts = Sequence[int]
Payment = tuple[int, ...]


def payable(have: Counts, need: Counts, wild: int) -> bool:
    """Whether these cards can pay for these icons, each icon with a card of its own (DNK-KING-02)."""
    return not wild_needed(have, need, wild)


def wild_needed(have: Counts, need: Counts, wild: int) -> int:
    """How many Princesses more would be wanted to pay for these icons with these cards."""
    short = spare = 0
    for kind, count in enumerate(need):
        if kind != wild:
            gap = have[kind] - count
            if gap < 0:
                short -= gap
            else:
                spare += gap
    return max(0, 2 * short - min(short, spare) - have[wild]) if short else 0


def payments(have: Counts, need: Counts, wild: int) -> list[Payment]:
    """Every different payment, the fewest cards first, then the fewest Princesses."""
    kinds = [kind for kind in range(len(need)) if kind != wild]
    found = []
    for paid in spent(have, need, kinds, have[wild]):
        short = sum(need[kind] - paid[kind] for kind in kinds if paid[kind] < need[kind])
        spare = sum(paid[kind] - need[kind] for kind in kinds if paid[kind] > need[kind])
        princesses = 2 * short - spare
        if spare <= short and princesses <= have[wild]:
            whole = list(paid)
            whole[wild] = princesses
            found.append(tuple(whole))
    return sorted(found, key=lambda paid: (sum(paid), paid[wild], [-count for count in paid]))


def spent(have: Counts, need: Counts, kinds: Sequence[int], princesses: int) -> Iterator[list[int]]:
    """Amounts by kind that Princesses could at most make up for: no more short or spare than there are of them."""
    if not princesses:
        if all(have[kind] >= need[kind] for kind in kinds):
            yield list(need)
        return
    ranges = [range(max(0, need[kind] - princesses), min(have[kind], need[kind] + princesses) + 1) for kind in kinds]
    for amounts in product(*ranges):
        paid = [0] * len(need)
        for kind, amount in zip(kinds, amounts):
            paid[kind] = amount
        yield paid


def payments_with_fewer(have: Counts, need: Counts, wild: int, fewer: int) -> list[Payment]:
    """Every different payment when that many icons of the payer's choice need not be met (DNK-ROB-02, DNK-R28): what
    pays for some icons may hold more cards than enough for others, and then some of it is thrown in for nothing."""
    found = {paid for needs in reduced(need, fewer) for paid in payments(have, needs, wild)}
    least = [paid for paid in found if not any(holds_more(paid, other) for other in found)]
    return sorted(least, key=lambda paid: (sum(paid), paid[wild], [-count for count in paid]))


def holds_more(paid: Payment, other: Payment) -> bool:
    """Whether one payment is the other with more cards thrown in."""
    return paid != other and all(here >= there for here, there in zip(paid, other))


def payable_with_fewer(have: Counts, need: Counts, wild: int, fewer: int) -> bool:
    return not missing_with_fewer(have, need, wild, fewer)


def missing_with_fewer(have: Counts, need: Counts, wild: int, fewer: int) -> int:
    """How many Princesses more would be wanted when so many icons need not be met."""
    return min(wild_needed(have, needs, wild) for needs in reduced(need, fewer))


def reduced(need: Counts, fewer: int) -> set[Payment]:
    """The icons with so many of them left out, in every way; none are left when there are too few."""
    left = {tuple(need)}
    for _ in range(min(fewer, sum(need))):
        left = {
            tuple(count - (kind == other) for other, count in enumerate(needs))
            for needs in left
            for kind in range(len(needs))
            if needs[kind]
        }
    return left


def splits(paid: Payment, kingdom: Counts, hand: Counts) -> list[Payment]:
    """What comes from the Kingdom, by kind, the rest coming from the hand; most from the Kingdom first."""
    ranges = [range(min(count, kingdom[kind]), max(0, count - hand[kind]) - 1, -1) for kind, count in enumerate(paid)]
    return sorted(product(*ranges), key=lambda part: -sum(part))

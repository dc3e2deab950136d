"""Tracking: what everybody could know who has seen all that all were shown, and has forgotten nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from typing import NamedTuple

from game.engine.events import Changed, Event, Looked, Moved, Revealed, Rolled, Shuffled
from game.engine.match import Match


class Heap:
    """Cards with one back whose faces lie hidden, somewhere, in as many places: which lies where is not known."""

    def __init__(self, back: Hashable, again: bool) -> None:
        self.back, self.again, self.cards = back, again, set[int]()


class Kind(NamedTuple):
    """Cards of one name: one that lies open (None: none does), how many are unseen, and how many lie open by zone."""

    name: str
    card: int | None
    left: int
    seen: Mapping[str, int]


class Stack(NamedTuple):
    """What was shuffled together: its back, whether that was after the game had begun, its cards by name, and how many
    unseen ones lie in each zone."""

    back: Hashable
    again: bool
    kinds: Sequence[Kind]
    unseen: Mapping[str, int]


class Dice(NamedTuple):
    """How often each side has come up: how many sides, whether they were thrown for all to see (or else shown later, as
    they were by then), and the counts from 1 on, by seat."""

    sides: int
    thrown: bool
    counts: Sequence[Sequence[int]]


class Tracker:
    """Keeps the books of a match from its public news alone. `places`: what lies in each zone, a card that everybody
    knows or the heap that it is of."""

    def __init__(self, match: Match) -> None:
        self.match, self.shown = match, match.game.tracked.dice
        self.rewind()

    def rewind(self) -> None:
        """Know what all know before the first event."""
        first, backs = self.match.first, self.match.content.backs
        self.done, self.latest = 0, list[Event]()
        self.places: dict[str, list[int | Heap]] = {zone: [] for zone in first.zones}
        self.heap_of: dict[int, Heap] = {}
        self.turned: set[int | None] = set()  # cards that were shown where they lie
        heaps: dict[Hashable, Heap] = {}
        for zone, cards in first.zones.items():
            for card in cards:
                heap = self.heap_of[card] = heaps.setdefault(backs[card], Heap(backs[card], again=False))
                is_open = first.viewers(card, zone) == first.everyone
                self.places[zone].append(card if is_open else heap)
                heap.cards |= set() if is_open else {card}
        self.dice: dict[tuple[int, bool], list[list[int]]] = {}

    def to(self, count: int) -> None:
        """Know what all know after so many events."""
        events = self.match.events
        if count < self.done or self.latest and events[self.done - 1] is not self.latest[0]:
            self.rewind()
        for number in range(self.done, min(count, len(events))):
            if (event := self.match.seen_by_all(number)) is not None:
                self.take(event)
            self.done, self.latest = number + 1, [events[number]]

    # ---- each event ------------------------------------------------------------------------------------------------
    def take(self, event: Event) -> None:
        match event:
            case Moved(card=card, src=src, was=was, dst=dst, at=at):
                place = self.places[src].pop(was)
                self.turned.discard(card)
                self.places[dst].insert(at, self.seen(place, card))
            case Revealed(card=card, zone=zone, at=at) | Looked(card=card, zone=zone, at=at):
                self.places[zone][at] = self.seen(self.places[zone][at], card)
                self.turned.add(card)
            case Shuffled(zone=zone, cards=None):
                self.hide(zone)
            case Shuffled(zone=zone, cards=cards) if cards is not None:
                self.places[zone][:] = cards
            case Rolled(player=player, sides=sides, value=value):
                self.count(player, sides, True, value)
            case Changed(field=self.shown, index=int(seat), value=value, fresh=True):
                for one in value:
                    self.count(seat, 6, False, one)

    def seen(self, place: int | Heap, card: int | None) -> int | Heap:
        """What is known of a place now that all may have seen a card in it."""
        if card is None or isinstance(place, int):
            return place
        place.cards.discard(card)
        return card

    def hide(self, zone: str) -> None:
        """Whatever lies in a zone may lie anywhere in it now. Cards that were all laid there openly are a heap of
        their own where nobody sees them; else they are as good as those that they once lay among."""
        places = self.places[zone]
        known = [place for place in places if isinstance(place, int)]
        heaps = list(dict.fromkeys(place for place in places if isinstance(place, Heap)))
        if not known and len(heaps) < 2:
            return
        homes = list(dict.fromkeys([*heaps, *(self.heap_of[card] for card in known)]))
        laid = not heaps and self.turned.isdisjoint(known) and not self.match.first.sight[zone]
        heap = Heap(homes[0].back, again=True) if laid and any(home.cards for home in homes) else self.joined(homes)
        for card in known:
            self.heap_of[card] = heap
        heap.cards.update(known)
        places[:] = [heap] * len(places)

    def joined(self, heaps: Sequence[Heap]) -> Heap:
        """One heap of several, whose cards can no longer be told apart by where they lie."""
        whole = min(heaps, key=lambda heap: heap.again)
        for heap in heaps:
            whole.cards |= heap.cards
        gone = set(heaps) - {whole}
        for places in self.places.values():
            places[:] = [whole if place in gone else place for place in places]
        self.heap_of = {card: whole if heap in gone else heap for card, heap in self.heap_of.items()}
        return whole

    def count(self, seat: int, sides: int, thrown: bool, value: int) -> None:
        counts = self.dice.setdefault((sides, thrown), [[0] * sides for _ in range(self.match.seats)])
        counts[seat][value - 1] += 1

    # ---- what is known ---------------------------------------------------------------------------------------------
    def stacks(self) -> list[Stack]:
        """Everything with a back, as it was first laid down together."""
        return [self.stack(heap) for heap in dict.fromkeys(self.heap_of[card] for card in sorted(self.heap_of))]

    def stack(self, heap: Heap) -> Stack:
        content, zone_of = self.match.content, self.open_cards()
        kinds: dict[str, list[int]] = {}
        for card in sorted(card for card, home in self.heap_of.items() if home is heap):
            kinds.setdefault(content.name(card), []).append(card)
        unseen = {zone: places.count(heap) for zone, places in self.places.items() if heap in places}
        return Stack(heap.back, heap.again, [kind_of(name, cards, zone_of) for name, cards in kinds.items()], unseen)

    def open_cards(self) -> dict[int, str]:
        """The zone of every card whose face all know."""
        return {place: zone for zone, places in self.places.items() for place in places if isinstance(place, int)}

    def thrown(self) -> list[Dice]:
        return [Dice(sides, thrown, counts) for (sides, thrown), counts in sorted(self.dice.items(), reverse=True)]


def kind_of(name: str, cards: Sequence[int], zone_of: Mapping[int, str]) -> Kind:
    open_ = [card for card in cards if card in zone_of]
    seen = Counter(zone_of[card] for card in open_)
    return Kind(name, open_[0] if open_ else None, len(cards) - len(open_), seen)

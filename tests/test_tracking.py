"""What everybody could know: a recount of the replayed game, and true in every imagined world."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.engine.events import Changed, Rolled
from game.engine.match import Match
from game.engine.state import State
from game.engine.tracking import Heap, Tracker
from tests.sure import every
from tests.test_every_game import TABLES, match_of

SEEDS = {"montoons": 1, "pontoon": 3}  # games of a table in the usual run, 2 of the others
LOOKS = 8  # moments of a game that are judged
every_table = pytest.mark.parametrize(("name", "seats"), TABLES)


def played(name: str, seats: int, seed: int) -> Match:
    """A game of random answers."""
    match, rng = match_of(name, seats, seed), Random(seed)
    while not match.over and len(match.answers) < 600:
        match.answer(rng.choice(match.decision.options).key)
    return match


def moments(match: Match, rng: Random, looks: int) -> list[int]:
    """Numbers of answers, in any order, the whole game among them."""
    return [*[rng.randrange(len(match.answers)) for _ in range(looks)], len(match.answers)]


def open_in(g: State) -> dict[str, Counter[int]]:
    """The cards of each zone that every seat sees, counted anew."""
    views = [g.view(seat)["zones"] for seat in range(g.seats)]
    return {
        zone: Counter(
            card
            for card, *others in zip(*(view[zone] for view in views))
            if others == [card] * len(others) and card is not None
        )
        for zone in g.zones
    }


def heaps_fit(tracker: Tracker, g: State) -> None:
    """In this world the places of each heap hold cards of the names that it has, and no others."""
    lying: dict[Heap, list[int]] = {}
    for zone, places in tracker.places.items():
        assert len(places) == len(g.zones[zone])
        for place, card in zip(places, g.zones[zone]):
            if isinstance(place, Heap):
                lying.setdefault(place, []).append(card)
            else:
                assert place == card
    for heap, cards in lying.items():
        assert Counter(map(g.content.name, heap.cards)) == Counter(map(g.content.name, cards))


def judged(name: str, seats: int, seeds: range, looks: int) -> int:
    found = 0
    for seed in seeds:
        match, rng = played(name, seats, seed), Random(seed)
        tracker = Tracker(match)
        for count in moments(match, rng, looks):
            tracker.to(match.events_at(count))
            g = match.state_at(count)
            recounted = open_in(g)
            for zone, places in tracker.places.items():
                assert Counter(place for place in places if isinstance(place, int)) == recounted[zone], zone
            heaps_fit(tracker, g)
            for seat in (None, *range(seats)):
                heaps_fit(tracker, g.redeal(seat, rng))
            found += 1
    return found


@every_table
def test_what_is_tracked_is_a_recount_of_the_replay_and_true_in_every_imagined_world(name: str, seats: int) -> None:
    assert judged(name, seats, range(SEEDS.get(name, 2)), LOOKS)


@pytest.mark.soak
@every_table
def test_what_is_tracked_holds_over_many_games(name: str, seats: int) -> None:
    games = range(100, 110 if name == "montoons" else 160)
    print(name, seats, "moments judged:", judged(name, seats, games, 25))


@pytest.mark.parametrize("name", ["pontoon", "pack", "kingdom", "dragon"])
def test_every_card_is_left_unseen_or_lies_open_once(name: str) -> None:
    match = played(name, 2, 5)
    tracker = Tracker(match)
    for count in every(moments(match, Random(5), 6)):
        tracker.to(match.events_at(count))
        stacks = tracker.stacks()
        whole = sum(len(cards) for cards in match.state_at(count).zones.values())
        assert sum(kind.left + sum(kind.seen.values()) for stack in stacks for kind in stack.kinds) == whole
        for stack in every(stacks):
            assert sum(kind.left for kind in stack.kinds) == sum(stack.unseen.values())


@pytest.mark.parametrize("name", ["dragon", "montoons"])
def test_dice_are_counted_as_all_have_seen_them(name: str) -> None:
    match = played(name, 3, 7)
    tracker = Tracker(match)
    tracker.to(len(match.events))
    rolls = Counter((one.sides, one.player, one.value) for one in match.events if isinstance(one, Rolled))
    counted = Counter[tuple[int, int, int]]()
    for dice in every(dice for dice in tracker.thrown() if dice.thrown):
        for seat, row in enumerate(dice.counts):
            counted.update({(dice.sides, seat, n + 1): times for n, times in enumerate(row) if times})
    assert counted == rolls
    shown = [one for one in match.events if isinstance(one, Changed) and one.field == "dice" and one.seen == 7]
    told = sum(sum(map(sum, dice.counts)) for dice in tracker.thrown() if not dice.thrown)
    assert told == sum(len(one.value) for one in shown if one.fresh)
    assert (told > 0) == (name == "montoons")


def test_games_name_every_zone_and_back_that_is_tracked() -> None:
    for name, seats in every(TABLES):
        match = match_of(name, seats, 1)
        words = match.game.tracked
        assert {zone.partition("/")[0] for zone in match.first.zones} <= set(words.zones), name
        backs = {match.content.backs[card] for cards in match.first.zones.values() for card in cards}
        assert {back for back in backs if not isinstance(back, int)} <= set(words.backs), name


def test_going_back_and_other_answers_are_seen() -> None:
    match, other = played("kingdom", 2, 3), played("kingdom", 2, 3)
    tracker, fresh = Tracker(match), Tracker(match)
    tracker.to(len(match.events))
    tracker.to(40)
    fresh.to(40)
    assert tracker.stacks() == fresh.stacks()
    tracker.to(len(match.events))
    rng = Random(99)
    match.cut_back(len(match.answers) // 2)
    while not match.over and len(match.events) < len(other.events):
        match.answer(rng.choice(match.decision.options).key)
    tracker.to(len(match.events))
    fresh = Tracker(match)
    fresh.to(len(match.events))
    assert tracker.stacks() == fresh.stacks()

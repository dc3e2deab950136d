"""Decks of shuffled discards: which cards went in is known to all; imagined worlds and odds draw from just these."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import comb
from random import Random

import pytest

from game.engine.match import Match
from game.rules.kingdom.decks import begin_lot, lose_order, put_back, without
from game.rules.kingdom.state import HAND_OF, Kingdom, monsters_out_of_hands
from tests.rules.kingdom.table import EMPTY, KINGDOM, SHIPPED, Table, resolving

DISCARDS = ["ninja"] * 3 + ["angel"] * 2 + ["wizard"] * 3


def late(dungeon: str, rivals: tuple[dict[str, object], ...], **words: object) -> Table:
    """The draw deck has run out; abilities draw from the discards."""
    return resolving(
        dungeon=dungeon, rivals=rivals, matrix=EMPTY, triggered=True, **{"deck_size": 0, "discard": DISCARDS, **words}
    )


def named(world: Kingdom, zone: str) -> Counter[str]:
    return Counter(SHIPPED.word(card) for card in world.zones[zone])


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_imagined_worlds_draw_from_what_was_shuffled_and_hands_hold_the_rest(viewer: int) -> None:
    """DNK-R50: Cy's cards were in his hand before; Ann's three came out of the deck since."""
    t = late("captain", ({"hand": ["knight"]}, {"hand": ["amazon", "captain"]}), reserve=9)
    t.play("deed:captain")
    went_in = Counter([*DISCARDS, "captain"])
    drawn = Counter(t.hand())
    faces = set()
    for seed in range(60):
        world = t.state.redeal(viewer, Random(seed))
        assert named(world, "ability") + named(world, "hand/0") == went_in
        for other, count in ((1, 1), (2, 2)):
            assert sum(named(world, HAND_OF[other]).values()) == count
            assert other != viewer or named(world, HAND_OF[other]) == Counter(t.hand(other))
        assert viewer or named(world, "hand/0") == drawn
        faces.add(tuple(sorted(named(world, "hand/1" if viewer != 1 else "hand/2"))))
    assert len(faces) > 3, "what others hold is imagined anew"


def test_odds_of_a_call_out_of_shuffled_discards_are_those_of_every_order() -> None:
    """DNK-R50: brute force over all that three cards out of the deck may be."""
    t = late("captain captain", ({"hand": ["knight", "amazon", "princess"]},), discard=DISCARDS + ["orthos4"])
    t.play("deed:captain")
    left = [SHIPPED.word(card) for card in t.state.zones["ability"] if not SHIPPED.is_monster(card)]
    hands = list(combinations(left, 3))
    told = {chance.what: chance.share for chance in KINGDOM.odds(t.state, 0, "deed:captain")}
    for word in set(left):
        name = next(one.name for one in SHIPPED.adventurers if one.id == word)
        assert abs(told.pop(name) - sum(word in hand for hand in hands) / len(hands)) < 0.1
    assert told == {}, "nobody comes who was not shuffled in"


def test_odds_of_a_summon_out_of_shuffled_discards_tell_monsters_too() -> None:
    """DNK-R50"""
    t = late("wizard", (), discard=DISCARDS + ["orthos4", "harpy7"])
    told = {chance.what: chance.share for chance in KINGDOM.odds(t.state, 0, "deed:wizard")}
    assert set(told) == {"Ninja", "Angel", "Wizard", "Orthos (4)", "Harpy (7)"}
    assert abs(told["Harpy (7)"] - 5 / 11) < 0.1
    assert abs(told["Angel"] - (1 - comb(9, 5) / comb(11, 5))) < 0.1


def test_odds_of_a_kidnap_know_out_of_which_deck_a_card_has_come() -> None:
    """DNK-R50: Bob held two cards before; he has called three of the discards since."""
    t = Table(
        {"hand": []},
        {"hand": ["knight", "knight"]},
        at="resolve",
        active=2,
        dungeon=["captain"],
        matrix=["ninja . .", ". . .", ". . ."],
        triggered=True,
        deck_size=0,
        discard=["wizard"] * 5,
    )
    t.play("deed:captain")
    assert t.hand(1)[:2] == ["knight"] * 2 and len(t.hand(1)) == 5
    shares = Counter[str]()
    for seed in range(200):
        world = t.state.redeal(0, Random(seed))
        hand = named(world, "hand/1")
        assert hand["wizard"] + hand["captain"] >= 3 and hand["captain"] <= 3
        shares.update(set(hand))
    assert 0 < shares["knight"] < 200 and shares["angel"] > 5, "the two from before may be anybody who is not seen"


def test_a_third_knows_of_a_kidnapped_card_only_that_it_is_one_of_the_hand() -> None:
    """DNK-R50, DNK-INFO-03: Bob holds one card from before and one that he has drawn; Ann takes one of them."""
    t = late("ninja", ({"hand": ["knight", "wizard"]}, {"hand": []}), discard=["wizard"] * 4, ability=["wizard"] * 3)
    drawn = t.card("hand/1", "wizard")
    t.state.lots = tuple(1 if card == drawn or card in t.state.zones["ability"] else 0 for card in range(SHIPPED.size))
    t.play("deed:ninja", "wizard")
    shares = Counter[str]()
    for seed in range(200):
        world = t.state.redeal(2, Random(seed))
        assert world.view(2) == t.state.view(2)
        both = named(world, "hand/0") + named(world, "hand/1")
        assert both["wizard"] >= 1 and named(world, "ability") == Counter({"wizard": 3})
        shares["wizard"] += named(world, "hand/0")["wizard"]
    assert 90 < shares["wizard"] < 140, "as likely the one as the other"
    for seat in (0, 1):
        world = t.state.redeal(seat, Random(1))
        assert named(world, "hand/0") == Counter(["wizard"]) and named(world, "hand/1") == Counter(["knight"])


def test_a_mixed_group_of_which_some_cards_are_open_again_lasts_while_two_are_left() -> None:
    """DNK-R50"""
    groups = ((1, 2, 3), (4, 5), (6, 7, 8, 9))
    assert without(groups, set()) == groups
    assert without(groups, {2, 4}) == ((1, 3), (6, 7, 8, 9))
    assert without(groups, {1, 2, 4, 5, 7, 9}) == ((6, 8),)


def test_cards_that_go_into_a_new_lot_are_in_no_mixed_group_any_more() -> None:
    """DNK-R50"""
    g = resolving().state
    g.lots, g.mixed = tuple([1] * SHIPPED.size), ((1, 2, 3), (4, 5))
    begin_lot(g, [2, 4])
    assert [g.lots[card] for card in (1, 2, 3, 4, 5)] == [1, 2, 1, 2, 1] and g.mixed == ((1, 3),)


def test_a_shuffled_zone_is_one_group_with_all_that_was_mixed_into_it_if_its_cards_are_of_several_lots() -> None:
    """DNK-R50: what all have seen since is in no group; of one lot alone there is nothing to mix up."""
    open_, hidden = 1, [2, 3, 5, 6, 7]
    for lots, mixed, after in (
        ({2: 1, 3: 1}, (), ()),
        ({2: 1, 3: 2}, (), ((2, 3),)),
        ({2: 1, 3: 1}, ((3, 5),), ((2, 3, 5),)),
        ({2: 1, 3: 1}, ((5, 6),), ((5, 6),)),
        ({2: 1, 3: 2}, ((5, 6), (3, 7)), ((5, 6), (2, 3, 7))),
        ({2: 1, 3: 1}, ((open_, 3, 5),), ((2, 3, 5),)),
        ({2: 1, 3: 1}, ((open_, 3),), ()),
        ({2: 1, 3: 1}, ((open_, 5, 6),), ((5, 6),)),
    ):
        g = resolving().state
        g.lots = tuple(lots.get(card, 1) for card in range(SHIPPED.size))
        g.mixed, g.zones["box"] = mixed, [2, 3]
        for card in hidden:
            g.known[card] = 0
        g.known[open_] = g.everyone
        lose_order(g, "box")
        assert g.mixed == after, (lots, mixed)


def test_a_monster_goes_out_of_a_hand_even_where_nothing_that_is_known_allows_it() -> None:
    g = resolving().state
    monster, knight = SHIPPED.first_monster, 0
    hand, box = [monster], [knight]
    g.lots = tuple(card == monster for card in range(SHIPPED.size))
    assert put_back(g, (hand, 0), [(box, 0)], [], Random(1)) == (box, 0)
    assert (hand, box) == ([knight], [monster])


def test_two_monsters_that_leave_hands_do_not_change_places_with_each_other() -> None:
    """One that can only go by way of another hand takes an Adventurer's place there: a second Monster came instead."""
    one, other = SHIPPED.first_monster, SHIPPED.first_monster + 1
    for seed in range(20):
        g = late("captain", ({},)).state
        first, second, third, pile = [one], [other], [0], [1, 2]
        g.lots = tuple(int(card in pile) for card in range(SHIPPED.size))
        g.mixed = ((0, 1, 2, other),)
        hands = [(hand, 0) for hand in (first, second, third)]
        monsters_out_of_hands(g, [(pile, 0), (pile, 1)], hands, Random(seed))
        assert sorted(pile) == [one, other] and first == [0], "of the lot that the first hand's card is of"


def test_monsters_that_come_up_mix_the_deck_they_are_shuffled_into() -> None:
    """DNK-R46, DNK-R50"""
    t = late("captain", ({},), discard=["orthos4", "ninja", "angel", "wizard"], ability=["harpy4", "knight", "harpy7"])
    up = [t.card("ability", "harpy4"), t.card("ability", "knight")]
    t.state.lots = tuple(1 + (card in up) for card in range(SHIPPED.size))
    t.play("deed:captain")
    assert {*t.state.zones["ability"], *t.state.zones["hand/0"]} >= {card for group in t.state.mixed for card in group}
    assert t.state.mixed


def states_after_the_deck(seats: int, games: int) -> Iterator[Kingdom]:
    """Questions of random games from the first deck of discards on."""
    for seed in range(games):
        match, rng = Match(KINGDOM, SHIPPED, seats, seed), Random(seed)
        while match.decision is not None:
            g: Kingdom = match.state  # type: ignore[assignment]
            if g.lots and rng.random() < 0.5:
                yield g
            keys = [option.key for option in match.decision.options]
            busy = [key for key in keys if key not in ("done", "queue", "leave", "stay", "stop")]
            late = len(g.zones["deck"]) < 12
            match.answer(rng.choice(busy if busy and (late or rng.random() < 0.6) else keys))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_imagined_world_keeps_what_is_known_of_the_lots(seats: int) -> None:
    """DNK-R50: the same view, the same questions; a lot lies where it lay, or among the places it was mixed into; hands
    hold Adventurers; and the world depends on the view alone."""
    looked = mixed = 0
    for g in states_after_the_deck(seats, 60):
        for seat in range(seats):
            rng = Random(looked)
            world, other = g.redeal(seat, rng), g.redeal(seat, rng)
            assert world.view(seat) == g.view(seat)
            held = [card for one in (world, other) for hand in HAND_OF[:seats] for card in one.zones[hand]]
            assert not any(map(SHIPPED.is_monster, held))
            if other.asked == g.asked:  # a rival who pays for a fight may be imagined without the cards for it
                assert g.redeal(seat, Random(7)).digest() == other.redeal(seat, Random(7)).digest()
            if g.decision is not None and g.decision.player == seat:  # else the question was asked anew
                fits(g, world)
                mixed += bool(g.mixed)
            looked += 1
    assert looked > 100 and (mixed > 5 or seats == 2)


def fits(g: Kingdom, world: Kingdom) -> None:
    """Lot by lot, place by place; those of a mixed group are counted together."""
    group_of = {card: number for number, group in enumerate(g.mixed) for card in group}
    places = {(zone, at): card for zone, cards in g.zones.items() for at, card in enumerate(cards)}
    groups: dict[int, list[tuple[int, int]]] = {}
    for (zone, at), card in places.items():
        there = world.zones[zone][at]
        if card in group_of:
            groups.setdefault(group_of[card], []).append((g.lots[card], g.lots[there]))
        else:
            assert g.lots[card] == g.lots[there], f"{zone} {at}"
        assert not zone.startswith("hand") or not SHIPPED.is_monster(there)
    for pairs in groups.values():
        assert sorted(lot for lot, _ in pairs) == sorted(lot for _, lot in pairs)


def test_a_position_for_all_eyes_says_which_cards_have_been_mixed() -> None:
    """DNK-R50"""
    g = resolving().state
    ninja, knight = (SHIPPED.ids[id] for id in ("ninja1", "knight1"))
    g.lots, g.mixed = tuple([1] * SHIPPED.size), ((ninja, knight),)
    words = KINGDOM.write_position(g, None)
    assert words["mixed"] == [["ninja1", "knight1"]]
    assert KINGDOM.read_position(SHIPPED, words).mixed == g.mixed

"""4.1 to 4.3. Any order, fights in the Kingdom, and what pays for them."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from game.rules.kingdom.payment import payable, payable_with_fewer, payments, payments_with_fewer
from tests.rules.kingdom.table import EMPTY, Table, player, reprint, resolving

ALL_HERE = "kingdom:knight+angel/hand:nothing"


def ways(t: Table, monster: str) -> list[str]:
    """The payments offered for a Monster."""
    return t.play(f"fight:{monster}").keys


# --- any order


def test_fights_and_deeds_alternate_freely() -> None:
    """DNK-DK-01, DNK-EX-DK-1"""
    t = resolving(
        kingdom="orthos4 knight angel harpy4 amazon",
        dungeon="wizard knight ninja",
        hand="wizard",
        rivals=({"hand": ["captain"]},),
        deck=["captain"] * 5,
        matrix=["ninja . .", ". . .", ". . ."],
    )
    t.play("deed:ninja", "captain", "fight:orthos4", "knight+angel", ALL_HERE, "deed:knight")
    t.play("fight:harpy4", "amazon+wizard", "kingdom:amazon/hand:wizard", "deed:wizard", "captain", "dungeon")
    assert t.reserve() == 6 + 4 + 2 + 4 and t.hand() == ["captain"]


def test_nothing_is_ever_forced() -> None:
    """DNK-DK-02, DNK-R19"""
    t = resolving(kingdom="orthos4 knight angel", dungeon="knight harpy4")
    assert t.keys == ["fight:orthos4", "deed:knight", "control:harpy4", "done"]
    assert t.done().asked == 1


def test_a_card_follows_the_rules_of_the_side_it_lies_in_now() -> None:
    """DNK-DK-03, DNK-R47, DNK-R10"""
    t = resolving(kingdom="ninja orthos4", dungeon="amazon amazon", rivals=({"hand": ["angel"]},))
    t.play("deed:amazon", "kingdom:ninja", "kingdom:orthos4")
    assert t.keys == ["deed:amazon", "deed:ninja", "control:orthos4", "done"]


# --- fights


def test_only_monsters_in_the_own_kingdom_are_fought() -> None:
    """DNK-KING-01"""
    t = resolving(kingdom="knight angel", dungeon="orthos4", rivals=({"array": ["demon_king4"]},), hand="captain")
    assert not any(key.startswith("fight") for key in t.keys)


def test_each_icon_wants_a_card_of_its_own() -> None:
    """DNK-KING-02"""
    assert "fight:giant_robot7" not in resolving(kingdom="giant_robot7 knight amazon").keys
    assert "fight:giant_robot7" in resolving(kingdom="giant_robot7 knight amazon knight").keys


@pytest.mark.parametrize(("kingdom", "hand"), [("knight angel", ""), ("", "knight angel"), ("knight", "angel")])
def test_hand_and_kingdom_pay_alone_or_mixed(kingdom: str, hand: str) -> None:
    """DNK-KING-03, DNK-R09"""
    t = resolving(kingdom=f"orthos4 {kingdom}", hand=hand)
    assert ways(t, "orthos4") == ["knight+angel"]


def test_the_player_says_which_come_from_the_kingdom() -> None:
    """DNK-KING-03"""
    t = resolving(kingdom="orthos4 knight angel", hand="knight angel").play("fight:orthos4", "knight+angel")
    assert t.keys == [
        "kingdom:knight+angel/hand:nothing",
        "kingdom:knight/hand:angel",
        "kingdom:angel/hand:knight",
        "kingdom:nothing/hand:knight+angel",
    ]
    t.play("kingdom:angel/hand:knight")
    assert t.zone("kingdom") == ["knight"] and t.hand() == ["angel"]


def test_dungeon_cards_cannot_pay() -> None:
    """DNK-KING-04"""
    t = resolving(kingdom="orthos4 knight", dungeon="angel")
    assert "fight:orthos4" not in t.keys
    assert t.why_not(t.card("kingdom", "orthos4")) == ("Your hand and Kingdom cannot pay for Orthos (4).", "4.3")


def test_a_defeat_earns_printed_points_and_all_points_on_the_monster() -> None:
    """DNK-KING-05, DNK-KING-06, DNK-X01, DNK-AFTER-11"""
    t = resolving(kingdom="orthos4 knight angel", tokens={"orthos4": 2}, reserve=3)
    t.play("fight:orthos4", "knight+angel", ALL_HERE)
    assert t.reserve() == 3 + 4 + 2 and t.tokens("orthos4") == 0


def test_the_defeated_monster_goes_to_the_victors_graveyard() -> None:
    """DNK-KING-07"""
    t = resolving(kingdom="orthos4 knight angel").play("fight:orthos4", "knight+angel", ALL_HERE)
    assert t.graveyard() == ["orthos4"] and t.zone("discard") == ["knight", "angel"]


def test_several_monsters_fall_in_one_turn_each_paid_for_by_itself() -> None:
    """DNK-KING-08"""
    t = resolving(kingdom="orthos4 demon_king4 knight angel captain", hand="angel")
    t.play("fight:orthos4", "knight+angel", "kingdom:knight+angel/hand:nothing")
    t.play("fight:demon_king4", "angel+captain", "kingdom:captain/hand:angel")
    assert t.graveyard() == ["orthos4", "demon_king4"] and t.reserve() == 14


# --- the Princess in fights


def test_a_princess_makes_one_adventurer_wild() -> None:
    """DNK-KING-09, DNK-PRIN-04"""
    t = resolving(kingdom="orthos4 knight princess ninja")
    assert ways(t, "orthos4") == ["princess+knight+ninja"]


def test_the_princess_is_discarded_on_top_and_fills_no_icon() -> None:
    """DNK-KING-10, DNK-R42"""
    assert "fight:orthos4" not in resolving(kingdom="orthos4 knight princess").keys
    t = resolving(kingdom="orthos4 knight princess ninja")
    t.play("fight:orthos4", "princess+knight+ninja", "kingdom:princess+knight+ninja/hand:nothing")
    assert sorted(t.zone("discard")) == ["knight", "ninja", "princess"] and t.zone("kingdom") == []


def test_the_card_made_wild_may_be_another_princess() -> None:
    """DNK-KING-11, DNK-R42: two Princesses fill one icon."""
    t = resolving(kingdom="orthos4 knight princess", hand="princess")
    assert ways(t, "orthos4") == ["princess+princess+knight"]


def test_any_number_of_princesses_may_be_spent() -> None:
    """DNK-KING-12"""
    t = resolving(kingdom="orthos4 princess princess", hand="princess princess")
    assert ways(t, "orthos4") == ["princess+princess+princess+princess"]
    assert "fight:orthos4" not in resolving(kingdom="orthos4 princess princess", hand="princess").keys


def test_payments_come_cheapest_first() -> None:
    """DNK-KING-09: a Princess may be spent though it need not be."""
    t = resolving(kingdom="orthos4 knight angel princess ninja")
    keys = ways(t, "orthos4")
    assert keys == ["knight+angel", "princess+knight+ninja", "princess+angel+ninja"]


def test_a_princess_is_never_thrown_away() -> None:
    """DNK-KING-10: a card counts as its own colour without her."""
    assert ways(resolving(kingdom="orthos4 knight angel princess"), "orthos4") == ["knight+angel"]


@pytest.mark.parametrize(
    ("need", "fewer"),
    [
        ((0, 1, 1), 0),
        ((0, 2, 1), 0),
        ((0, 2, 0), 0),
        ((0, 1, 1), 1),
        ((0, 2, 1), 1),
        ((0, 3, 0), 1),
        ((0, 1, 2), 2),
        ((0, 1, 0), 1),
    ],
)
def test_payments_are_every_heap_of_cards_from_which_none_can_be_left_out(need: tuple[int, ...], fewer: int) -> None:
    """DNK-R51, DNK-R28, DNK-KING-02, DNK-KING-09, DNK-KING-11: found by trying every heap, cheapest first."""
    for have in product(range(6), range(4), range(4)):
        enough = {heap for heap in product(*(range(count + 1) for count in have)) if pays(heap, need, fewer)}
        least = {heap for heap in enough if not any(within(other, heap) for other in enough)}
        offered = payments_with_fewer(have, need, 0, fewer)
        assert set(offered) == least and len(offered) == len(least), have
        assert [sum(paid) for paid in offered] == sorted(map(sum, offered))
        assert payable_with_fewer(have, need, 0, fewer) == bool(enough)
        if not fewer:
            assert payments(have, need, 0) == offered and payable(have, need, 0) == bool(enough)


def pays(heap: tuple[int, ...], need: tuple[int, ...], fewer: int) -> bool:
    """Whether these cards are enough, tried card by card: an icon wants one of its own kind, or any other card with a
    Princess (kind 0) on top; so many icons may go unmet."""

    def met(left: tuple[int, ...], icons: list[int], unmet: int) -> bool:
        if not icons:
            return True
        kind, rest = icons[0], icons[1:]
        if unmet and met(left, rest, unmet - 1):
            return True
        if left[kind] and met(less(left, kind), rest, unmet):
            return True
        return any(
            left[other] and less(left, other)[0] and met(less(less(left, other), 0), rest, unmet)
            for other in range(len(left))
        )

    return met(heap, [kind for kind, count in enumerate(need) for _ in range(count)], fewer)


def less(heap: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return tuple(count - (other == kind) for other, count in enumerate(heap))


def within(part: tuple[int, ...], heap: tuple[int, ...]) -> bool:
    """Whether one heap is the other with cards left out."""
    return part != heap and all(here <= there for here, there in zip(part, heap))


@pytest.mark.parametrize(
    ("kingdom", "hand"),
    [
        ("knight", "angel angel princess"),
        ("knight princess ninja", "angel princess"),
        ("", "princess " * 4),
        ("captain captain", "princess princess ninja"),
    ],
)
def test_a_fight_offers_every_heap_of_hand_and_kingdom_that_pays(kingdom: str, hand: str) -> None:
    """DNK-R51, DNK-KING-03: each card is tried in and out; which cards, then which of them lie in the Kingdom."""
    needs = Counter(["knight", "angel"])
    cards = [("kingdom", word) for word in kingdom.split()] + [("hand", word) for word in hand.split()]
    heaps = [
        Counter(card for card, into in zip(cards, taken) if into) for taken in product((False, True), repeat=len(cards))
    ]
    kinds = ("princess", "knight", "angel", "captain", "ninja")
    counted = {
        tuple(sum(count for (_, word), count in heap.items() if word == kind) for kind in kinds): heap for heap in heaps
    }
    enough = {heap for heap in counted if pays(heap, tuple(needs[kind] for kind in kinds), 0)}
    least = {heap for heap in enough if not any(within(other, heap) for other in enough)}
    wanted = {
        (tuple(sorted(here.elements())), tuple(sorted(there.elements())))
        for heap in heaps
        for here in [Counter({word: n for (zone, word), n in heap.items() if zone == "kingdom"})]
        for there in [Counter({word: n for (zone, word), n in heap.items() if zone == "hand"})]
        if tuple((here + there)[kind] for kind in kinds) in least
    }
    table = resolving(kingdom=f"orthos4 {kingdom}", hand=hand, matrix=EMPTY)
    found = [
        split
        for way in ways(table, "orthos4")
        for split in sources(resolving(kingdom=f"orthos4 {kingdom}", hand=hand, matrix=EMPTY), way)
    ]
    assert wanted and set(found) == wanted and len(found) == len(wanted)


def sources(table: Table, way: str) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    """What would come from the Kingdom and what from the hand, for every way to split a payment."""

    def words(part: str) -> tuple[str, ...]:
        return tuple(sorted(word for word in part.partition(":")[2].split("+") if word != "nothing"))

    keys = table.play("fight:orthos4", way).keys
    return [(words(key.split("/")[0]), words(key.split("/")[1])) for key in keys]


def test_the_example_of_the_rulebook_with_a_monster_of_nine_points() -> None:
    """DNK-EX-KING-1, DNK-X01: 9 printed and 2 on the card make 11."""
    content = reprint(giant_robot=[(9, "knight knight amazon")])
    t = Table(
        player(hand=["amazon", "princess"], reserve=4),
        at="resolve",
        tokens={"giant_robot9": 2},
        kingdom=["giant_robot9", "knight", "angel"],
        dungeon=["knight"],
        content=content,
    )
    assert t.play("fight:giant_robot9").keys == ["princess+knight+angel+amazon"]
    t.play("princess+knight+angel+amazon", "kingdom:knight+angel/hand:princess+amazon")
    assert t.reserve() == 15 and t.zone("dungeon") == ["knight"] and t.hand() == [] and t.zone("kingdom") == []
    assert sorted(t.zone("discard")) == ["amazon", "angel", "knight", "princess"] and t.graveyard() == ["giant_robot9"]

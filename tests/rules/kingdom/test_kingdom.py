"""4.1 to 4.3. Any order, fights in the Kingdom, and what pays for them."""
from __future__ import annotations

import pytest

from game.rules.kingdom.payment import payable, payments
from tests.rules.kingdom.table import Table, player, reprint, resolving

ALL_HERE = "kingdom:knight+angel/hand:nothing"


def ways(t: Table, monster: str) -> list[str]:
    """The payments offered for a Monster."""
    return t.play(f"fight:{monster}").keys


# --- any order

def test_fights_and_deeds_alternate_freely() -> None:
    """DNK-DK-01, DNK-EX-DK-1"""
    t = resolving(kingdom="orthos4 knight angel harpy4 amazon", dungeon="wizard knight ninja", hand="wizard",
                  rivals=({"hand": ["captain"]},), deck=["captain"] * 5, matrix=["ninja . .", ". . .", ". . ."])
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
    assert t.keys == ["kingdom:knight+angel/hand:nothing", "kingdom:knight/hand:angel", "kingdom:angel/hand:knight",
                      "kingdom:nothing/hand:knight+angel"]
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


def test_payments_agree_with_trying_every_heap_of_cards() -> None:
    """DNK-KING-02, DNK-KING-09, DNK-KING-11"""
    from itertools import product
    need, wild = (0, 2, 1), 0
    for have in product(range(5), range(4), range(3)):
        legal = {heap for heap in product(*(range(count + 1) for count in have)) if pays(heap, need)}
        least = {heap for heap in legal
                 if not any(other != heap and all(a <= b for a, b in zip(other, heap)) for other in legal)}
        offered = set(payments(have, need, wild))
        assert offered <= legal and least <= offered, have
        assert payable(have, need, wild) == bool(legal)


def pays(heap: tuple[int, ...], need: tuple[int, ...]) -> bool:
    """Whether exactly these cards can be discarded: `wild` Princesses each make one other card fit any icon."""
    princesses, *others = heap
    for makers in range(princesses + 1):
        used = princesses - makers                      # Princesses that were made wild themselves
        gaps = sum(max(0, icons - count) for icons, count in zip(need[1:], others))
        over = sum(max(0, count - icons) for icons, count in zip(need[1:], others))
        if gaps == over + used == makers:
            return True
    return False


def test_the_example_of_the_rulebook_with_a_monster_of_nine_points() -> None:
    """DNK-EX-KING-1, DNK-X01: 9 printed and 2 on the card make 11."""
    content = reprint(giant_robot=[(9, "knight knight amazon")])
    t = Table(player(hand=["amazon", "princess"], reserve=4), at="resolve", tokens={"giant_robot9": 2},
              kingdom=["giant_robot9", "knight", "angel"], dungeon=["knight"], content=content)
    assert t.play("fight:giant_robot9").keys == ["princess+knight+angel+amazon"]
    t.play("princess+knight+angel+amazon", "kingdom:knight+angel/hand:princess+amazon")
    assert t.reserve() == 15 and t.zone("dungeon") == ["knight"] and t.hand() == [] and t.zone("kingdom") == []
    assert sorted(t.zone("discard")) == ["amazon", "angel", "knight", "princess"] and t.graveyard() == ["giant_robot9"]

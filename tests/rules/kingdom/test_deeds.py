"""5. The deeds of the seven Adventurers."""

from __future__ import annotations

import pytest

from tests.rules.kingdom.table import Table, player, reprint, resolving

BEATEN = {"graveyard": "orthos4", "beaten": ["orthos4"]}


# --- Princess


@pytest.mark.parametrize(("gems", "points"), [(1, 2), (2, 5), (3, 9)])
def test_happiness_gives_2_5_or_9_points(gems: int, points: int) -> None:
    """DNK-PRIN-01"""
    t = resolving(dungeon="princess", treasury="ninja ninja ninja ninja").play("deed:princess", f"purple{gems}")
    assert t.reserve() == 6 + points and len(t.treasury()) == 4 - gems


def test_gems_of_one_happiness_share_a_colour() -> None:
    """DNK-PRIN-02, DNK-X02"""
    t = resolving(dungeon="princess", treasury="ninja ninja captain").play("deed:princess")
    assert t.keys == ["purple2", "purple1", "yellow1"]


def test_white_gems_fit_any_colour_and_make_a_set_alone() -> None:
    """DNK-PRIN-03, DNK-X02, DNK-X14: the colour is chosen when they are given."""
    t = resolving(dungeon="princess", treasury="ninja captain princess princess").play("deed:princess")
    assert set(t.keys) == {
        "purple1",
        "purple1+white1",
        "purple1+white2",
        "yellow1",
        "yellow1+white1",
        "yellow1+white2",
        "white1",
        "white2",
    }
    t.play("yellow1+white2")
    assert t.reserve() == 15 and t.treasury() == ["ninja"]


def test_a_gem_must_be_given_when_there_is_one_and_nothing_happens_when_there_is_none() -> None:
    """DNK-PRIN-01, DNK-R19"""
    assert resolving(dungeon="princess", treasury="ninja").play("deed:princess").keys == ["purple1"]
    assert resolving(dungeon="princess", hand="ninja").play("deed:princess").keys == ["done"]


def test_a_princess_is_wild_in_four_places_only() -> None:
    """DNK-PRIN-04: she is not wild for a Devour that leaves whites, nor for control, nor as an acting card."""
    t = resolving(dungeon="hungry_dragon4 knight", treasury="ninja princess")
    t.play("control:hungry_dragon4", "dungeon:knight")
    assert "white" not in t.keys
    t.play("purple", "without")
    assert t.treasury() == ["princess"] and t.reserve() == 7


# --- Knight


def test_valor_adds_two_points_for_a_monster_beaten_this_turn() -> None:
    """DNK-KNI-01"""
    t = resolving(kingdom="orthos4 knight angel", dungeon="knight")
    t.play("fight:orthos4", "knight+angel", "kingdom:knight+angel/hand:nothing", "deed:knight")
    assert t.reserve() == 6 + 4 + 2


def test_each_monster_brings_one_bonus_only() -> None:
    """DNK-KNI-02, DNK-X03"""
    t = resolving(dungeon="knight knight", **BEATEN).play("deed:knight", "deed:knight")
    assert t.reserve() == 8
    t = resolving(dungeon="knight knight", graveyard="orthos4 harpy4", beaten=["orthos4", "harpy4"])
    assert t.play("deed:knight", "deed:knight").reserve() == 10


def test_valor_needs_a_monster_beaten_before_it() -> None:
    """DNK-R21"""
    t = resolving(kingdom="orthos4 knight angel", dungeon="knight", graveyard="harpy4")
    t.play("deed:knight", "fight:orthos4", "knight+angel", "kingdom:knight+angel/hand:nothing")
    assert t.reserve() == 10


def test_a_monster_beaten_in_an_earlier_turn_brings_no_bonus() -> None:
    """DNK-R21"""
    t = Table(
        player(),
        player(array=["ninja", "knight"]),
        at="resolve",
        kingdom=["orthos4", "angel"],
        dungeon=[],
        matrix=["ninja . .", "ninja . .", ". . ."],
        triggered=True,
        content=reprint(orthos=[(4, "angel")]),
    )
    t.play("fight:orthos4", "angel", "kingdom:angel/hand:nothing", "done")
    t.play("take:11", "cut:1", "deed:knight")
    assert t.reserve(1) == 6 and t.log()[-1] == "Nothing happens."


def test_cutting_controlled_and_leaving_monsters_bring_no_bonus() -> None:
    """DNK-R21, DNK-R41"""
    t = resolving(dungeon="harpy4 knight ninja", graveyard="orthos4").play("control:harpy4", "dungeon:ninja")
    assert t.play("deed:knight").reserve() == 6


def test_a_monster_stays_good_for_valor_after_a_requiem() -> None:
    """DNK-R21"""
    t = resolving(dungeon="undead_reaper4 ninja knight", **BEATEN)
    t.play("control:undead_reaper4", "dungeon:ninja", "orthos4", "deed:knight")
    assert t.reserve() == 6 + 1 + 2


# --- Angel


def test_navigate_takes_from_hand_kingdom_or_dungeon() -> None:
    """DNK-ANG-01, DNK-X07"""
    t = resolving(kingdom="wizard", dungeon="angel captain", hand="ninja").play("deed:angel")
    assert t.keys == ["hand:ninja", "kingdom:wizard", "dungeon:captain"]
    t.play("kingdom:wizard", "leave")
    assert t.treasury() == ["wizard"] and t.zone("kingdom") == []


def test_navigate_takes_no_monster() -> None:
    """DNK-X08"""
    t = resolving(kingdom="orthos4", dungeon="angel harpy4").play("deed:angel")
    assert "control:harpy4" not in t.keys and t.keys == ["done"], "no Adventurer: nothing happens"


def test_the_guests_ability_is_optional() -> None:
    """DNK-ANG-02"""
    t = resolving(dungeon="angel knight", **BEATEN).play("deed:angel", "dungeon:knight")
    assert t.keys == ["use", "leave"]
    t.play("use")
    assert t.reserve() == 8 and t.treasury() == ["knight"]


def test_a_navigated_card_becomes_a_gem_and_is_not_discarded() -> None:
    """DNK-X15, DNK-R15"""
    t = resolving(dungeon="angel", hand="captain", deck=["ninja"] * 3).play("deed:angel", "hand:captain", "use")
    assert t.zone("discard") == ["angel"] and t.treasury() == ["captain"] and len(t.hand()) == 3


def test_the_guest_is_out_of_reach_while_it_acts() -> None:
    """DNK-R15: a Princess does not score herself."""
    t = resolving(dungeon="angel", hand="princess").play("deed:angel", "hand:princess")
    assert t.zone("aside") == ["princess"]
    t.play("use")
    assert t.reserve() == 6 and t.treasury() == ["princess"]


def test_an_angel_may_guide_an_angel() -> None:
    """DNK-R16"""
    t = resolving(dungeon="angel", hand="angel ninja").play("deed:angel", "hand:angel", "use")
    assert t.keys == ["hand:ninja"]
    t.play("hand:ninja", "leave")
    assert t.treasury() == ["ninja", "angel"] and t.zone("discard") == ["angel"]


# --- Captain


def test_battle_call_draws_three_adventurers() -> None:
    """DNK-CAP-01"""
    t = resolving(dungeon="captain", deck=["ninja", "wizard", "angel", "amazon"]).play("deed:captain")
    assert t.hand() == ["amazon", "angel", "wizard"]
    assert t.sees(1, "hand/0") == ["?", "?", "?"]


def test_a_monster_that_comes_up_goes_back_and_the_deck_is_shuffled() -> None:
    """DNK-CAP-02, DNK-R46, DNK-R38: it is shown to all."""
    t = resolving(dungeon="captain", deck=["angel"] * 4 + ["orthos7"]).play("deed:captain")
    shown = t.events("Revealed")
    assert t.content.word(shown[0].card) == "orthos7" and shown[0].seen == 0b11
    assert "Orthos (7) comes up and goes back; the deck is shuffled." in t.log(1)
    assert len(t.hand()) == 3 and not any("orthos" in word for word in t.hand())
    assert any(event.zone == "deck" for event in t.events("Shuffled")) and "orthos7" in t.zone("deck")


def test_without_a_monster_there_is_no_shuffle() -> None:
    """DNK-R46"""
    t = resolving(dungeon="captain", deck=["angel"] * 4).play("deed:captain")
    assert not [event for event in t.events("Shuffled") if event.zone == "deck"]


def test_drawn_cards_pay_and_control_at_once_but_do_no_deeds_from_the_hand() -> None:
    """DNK-CAP-03, DNK-X09, DNK-R10"""
    t = resolving(kingdom="orthos4", dungeon="captain harpy4", deck=["ninja", "angel", "knight"]).play("deed:captain")
    assert t.keys == ["fight:orthos4", "control:harpy4", "done"]


def test_a_deck_of_nothing_but_monsters_stops_the_draw() -> None:
    """DNK-R22: no reshuffle while that deck has cards."""
    t = resolving(dungeon="captain", deck=["orthos7", "ninja"], deck_size=2, discard=["angel"] * 4)
    t.play("deed:captain")
    assert t.hand() == ["ninja"] and t.zone("deck") == ["orthos7"] and len(t.zone("discard")) == 5


# --- Amazon Warrior


def test_gallop_moves_up_to_two_cards_in_any_direction() -> None:
    """DNK-WAR-01, DNK-WAR-02, DNK-X11"""
    t = resolving(kingdom="wizard", dungeon="amazon orthos4 ninja").play("deed:amazon")
    assert t.keys == ["kingdom:wizard", "dungeon:ninja", "dungeon:orthos4", "stay"]
    t.play("kingdom:wizard", "dungeon:orthos4")
    assert t.zone("kingdom") == ["orthos4"] and t.zone("dungeon") == ["ninja", "wizard"]


def test_gallop_may_move_nothing_or_one_card_twice() -> None:
    """DNK-R14, DNK-X11"""
    t = resolving(kingdom="wizard ninja", dungeon="amazon").play("deed:amazon", "stay")
    assert t.zone("kingdom") == ["wizard", "ninja"]
    t = resolving(kingdom="wizard ninja", dungeon="amazon").play("deed:amazon", "kingdom:wizard", "dungeon:wizard")
    assert t.zone("kingdom") == ["ninja", "wizard"], "it comes back at the right end"


def test_points_travel_with_a_moved_monster() -> None:
    """DNK-R13, DNK-R12"""
    t = resolving(kingdom="orthos4", dungeon="amazon harpy4", tokens={"orthos4": 2})
    t.play("deed:amazon", "kingdom:orthos4", "stay")
    assert t.zone("dungeon") == ["harpy4", "orthos4"] and t.tokens("orthos4") == 2


# --- Wizard


def test_summon_looks_at_five_in_secret_and_takes_one() -> None:
    """DNK-WIZ-01, DNK-WIZ-04, DNK-INFO-02"""
    deck = ["amazon", "ninja", "ninja", "captain", "angel", "orthos7"]
    t = resolving(dungeon="wizard", deck=deck, deck_size=20).play("deed:wizard")
    assert t.keys == ["orthos7", "angel", "captain", "ninja"]
    assert t.sees(0, "seen/0") == ["orthos7", "angel", "captain", "ninja", "ninja"]
    assert t.sees(1, "seen/0") == ["?"] * 5
    t.play("captain", "dungeon")
    assert t.zone("dungeon") == ["captain"] and len(t.zone("deck")) == 19
    assert t.zone("deck")[:4] == ["ninja", "ninja", "angel", "orthos7"], "under the deck in the order drawn"


@pytest.mark.parametrize("side", ["kingdom", "dungeon"])
def test_the_summoned_card_goes_to_either_side_and_is_usable_at_once(side: str) -> None:
    """DNK-WIZ-02, DNK-WIZ-03, DNK-R12"""
    t = resolving(kingdom="ninja", dungeon="wizard captain", deck=["angel"] * 5).play("deed:wizard", "angel", side)
    assert t.zone(side)[-1] == "angel"
    assert ("deed:angel" in t.keys) is (side == "dungeon")


def test_a_monster_may_be_summoned_and_fought_or_controlled_at_once() -> None:
    """DNK-R25"""
    t = resolving(kingdom="knight angel", dungeon="wizard ninja", deck=["captain"] * 4 + ["orthos4"])
    t.play("deed:wizard", "orthos4", "kingdom")
    assert "fight:orthos4" in t.keys
    t = resolving(kingdom="knight angel", dungeon="wizard ninja", deck=["captain"] * 4 + ["orthos4"])
    assert "control:orthos4" in t.play("deed:wizard", "orthos4", "dungeon").keys


def test_the_summoned_card_may_be_the_eighth() -> None:
    """DNK-WIZ-05"""
    t = resolving(
        kingdom="orthos4 orthos7 orthos12 harpy4 harpy7 harpy12",
        dungeon="wizard wizard",
        reserve=30,
        deck=["captain"] * 4 + ["demon_king4"],
    )
    t.play("deed:wizard", "demon_king4", "kingdom", "done")
    assert len(t.array()) == 7
    t = resolving(
        kingdom="orthos4 orthos7 orthos12 harpy4 harpy7 harpy12 giant_robot4",
        dungeon="wizard",
        reserve=30,
        deck=["captain"] * 4 + ["demon_king4"],
    )
    t.play("deed:wizard", "demon_king4", "kingdom", "done")
    assert len(t.array()) == 8


def test_a_short_deck_is_made_up_from_the_discards() -> None:
    """DNK-R23, DNK-R24: leftovers go under the deck the last card came from."""
    t = resolving(dungeon="wizard", deck=["ninja", "angel"], deck_size=2, discard=["captain"] * 5)
    t.play("deed:wizard")
    assert len(t.zone("seen/0")) == 5 and t.zone("deck") == [] and len(t.zone("ability")) == 3
    t.play("ninja", "dungeon")
    assert len(t.zone("ability")) == 7 and t.zone("deck") == []


def test_fewer_than_five_cards_in_all_are_chosen_from_as_they_are() -> None:
    """DNK-R24"""
    t = resolving(dungeon="wizard", deck=["ninja", "angel"], deck_size=2)
    t.play("deed:wizard")
    assert sorted(t.zone("seen/0")) == ["angel", "ninja", "wizard"], "his own card was among the discards"
    t.play("ninja", "dungeon")
    assert sorted(t.zone("ability")) == ["angel", "wizard"]


# --- Ninja


def test_the_victim_is_the_opponent_with_most_cards() -> None:
    """DNK-NIN-01: the own hand does not count."""
    t = resolving(dungeon="ninja", hand="angel angel angel", rivals=({"hand": ["captain"]}, {"hand": ["wizard"] * 2}))
    t.play("deed:ninja")
    assert t.keys == ["wizard"]


def test_of_equal_hands_the_active_player_picks_one() -> None:
    """DNK-NIN-02, DNK-R48"""
    t = resolving(dungeon="ninja", rivals=({"hand": ["captain"]}, {"hand": ["wizard"]}, {}))
    t.play("deed:ninja")
    assert t.asked == 0 and t.keys == ["seat:2", "seat:3"]
    assert t.play("seat:3").keys == ["wizard"]


def test_the_whole_hand_is_seen_by_the_thief_alone_and_one_card_moves() -> None:
    """DNK-NIN-03, DNK-INFO-03"""
    t = resolving(dungeon="ninja", rivals=({"hand": ["captain", "wizard"]}, {}))
    t.play("deed:ninja")
    assert sorted(t.sees(0, "hand/1")) == ["captain", "wizard"] and t.sees(2, "hand/1") == ["?", "?"]
    t.play("wizard")
    assert t.hand() == ["wizard"] and t.hand(1) == ["captain"] and t.sees(2, "hand/0") == ["?"]


def test_the_taken_card_is_usable_at_once() -> None:
    """DNK-NIN-04, DNK-X09"""
    t = resolving(dungeon="ninja harpy4", rivals=({"hand": ["captain"]},))
    assert t.play("deed:ninja", "captain").keys == ["control:harpy4", "done"]


def test_empty_hands_leave_the_ninja_without_effect() -> None:
    """DNK-R26"""
    assert resolving(dungeon="ninja", rivals=({}, {})).play("deed:ninja").keys == ["done"]

"""4.4 and 4.5. Heroic Deeds and controlled Monsters."""

from __future__ import annotations

from tests.rules.kingdom.table import resolving


def test_a_deed_discards_the_adventurer_then_acts() -> None:
    """DNK-DUNG-01, DNK-R17"""
    t = resolving(dungeon="princess", treasury="ninja").play("deed:princess")
    assert t.zone("discard") == ["princess"] and t.keys == ["purple1"]


def test_deeds_belong_to_the_dungeon_alone() -> None:
    """DNK-R44, DNK-X09: neither Kingdom nor hand act."""
    t = resolving(kingdom="wizard", hand="ninja", dungeon="princess")
    assert t.keys == ["deed:princess", "done"]
    assert t.why_not(t.card("kingdom", "wizard")) == (
        "Wizard lies in the Kingdom: it pays for fights, deeds are done in the Dungeon.",
        "4.4",
    )
    assert t.why_not(t.card("hand/0", "ninja")) == (
        "Ninja is in your hand: it pays, controls, or goes with an Angel.",
        "4.4",
    )


def test_an_acting_card_may_come_back_when_its_ability_reshuffles() -> None:
    """DNK-R17"""
    t = resolving(dungeon="wizard", deck_size=0, triggered=True)
    t.play("deed:wizard")
    assert t.keys == ["wizard"]


def test_a_useless_ability_may_be_used() -> None:
    """DNK-R18"""
    t = resolving(dungeon="princess knight", hand="ninja").play("deed:princess", "deed:knight")
    assert sorted(t.zone("discard")) == ["knight", "princess"] and t.reserve() == 6


def test_control_discards_monster_and_one_adventurer() -> None:
    """DNK-DUNG-02"""
    t = resolving(dungeon="hungry_dragon4 knight", hand="ninja", treasury="angel")
    t.play("control:hungry_dragon4", "dungeon:knight", "orange")
    assert sorted(t.zone("discard")) == ["angel", "hungry_dragon4", "knight"] and t.hand() == ["ninja"]


def test_the_controller_comes_from_hand_or_dungeon_never_from_the_kingdom() -> None:
    """DNK-DUNG-03"""
    t = resolving(kingdom="angel", dungeon="harpy4 knight", hand="ninja").play("control:harpy4")
    assert t.keys == ["dungeon:knight", "hand:ninja"]
    t = resolving(kingdom="angel", dungeon="harpy4")
    assert t.keys == ["done"]
    assert t.why_not(t.card("dungeon", "harpy4")) == ("No Adventurer in hand or Dungeon can control Harpy (4).", "4.5")


def test_points_on_a_controlled_monster_come_back_also_when_its_ability_does_nothing() -> None:
    """DNK-DUNG-04, DNK-R18, DNK-AFTER-11"""
    t = resolving(dungeon="harpy4 knight", tokens={"harpy4": 2}, reserve=1).play("control:harpy4", "dungeon:knight")
    assert t.reserve() == 3 and t.tokens("harpy4") == 0


def test_a_controlled_monster_earns_no_printed_points_and_no_grave() -> None:
    """DNK-DUNG-05"""
    t = resolving(dungeon="harpy12 knight").play("control:harpy12", "dungeon:knight")
    assert t.reserve() == 6 and t.graveyard() == [] and "harpy12" in t.zone("discard")


def test_any_adventurer_controls_whatever_the_icons_say() -> None:
    """DNK-DUNG-06"""
    t = resolving(dungeon="harpy4", hand="knight angel captain amazon wizard ninja princess").play("control:harpy4")
    assert len(t.keys) == 7


def test_a_princess_is_nothing_special_in_the_dungeon() -> None:
    """DNK-DUNG-07, DNK-PRIN-04: she controls like anybody."""
    t = resolving(dungeon="undead_reaper4 princess", graveyard="orthos4").play(
        "control:undead_reaper4", "dungeon:princess"
    )
    assert t.keys == ["orthos4", "stop"]


def test_the_controllers_own_deed_is_not_done() -> None:
    """DNK-DUNG-08"""
    t = resolving(dungeon="undead_reaper4 princess", treasury="ninja")
    t.play("control:undead_reaper4", "dungeon:princess")
    assert t.keys == ["done"] and t.treasury() == ["ninja"]


def test_the_player_may_stop_with_things_left_to_do() -> None:
    """DNK-R19"""
    t = resolving(dungeon="princess", treasury="ninja").done()
    assert t.treasury() == ["ninja", "princess"] and t.reserve() == 6


def test_hand_cards_pay_control_or_go_with_an_angel_and_nothing_else() -> None:
    """DNK-R09"""
    t = resolving(kingdom="orthos4 knight", dungeon="harpy4 angel", hand="angel")
    assert t.keys == ["fight:orthos4", "deed:angel", "control:harpy4", "done"]
    t.play("deed:angel")
    assert t.keys == ["hand:angel", "kingdom:knight"]


def test_many_cards_of_a_kind_are_one_choice() -> None:
    """DNK-DUNG-01: which of two equal Adventurers acts makes no difference."""
    assert resolving(dungeon="ninja ninja angel").keys == ["deed:ninja", "deed:angel", "done"]

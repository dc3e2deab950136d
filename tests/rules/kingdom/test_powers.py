"""6. The powers of the six Monsters."""

from __future__ import annotations

import pytest

from tests.rules.kingdom.table import Table, player, reprint, resolving

# --- Orthos


def test_double_power_does_the_controllers_deed_twice() -> None:
    """DNK-ORT-01, DNK-EX-ORT-1"""
    t = resolving(dungeon="orthos4", hand="princess", treasury="captain captain captain captain")
    t.play("control:orthos4", "hand:princess", "yellow3", "yellow1")
    assert t.reserve() == 6 + 9 + 2 and t.treasury() == []


def test_what_fed_the_first_use_cannot_feed_the_second() -> None:
    """DNK-ORT-02"""
    t = resolving(dungeon="orthos4", hand="princess", treasury="captain captain captain")
    t.play("control:orthos4", "hand:princess", "yellow3")
    assert t.keys == ["done"] and t.reserve() == 15


def test_the_first_use_is_finished_before_the_second_is_judged() -> None:
    """DNK-R20: the largest hand is worked out anew; nothing comes between."""
    t = resolving(dungeon="orthos4 ninja", rivals=({"hand": ["captain", "wizard"]}, {"hand": ["angel", "angel"]}))
    t.play("control:orthos4", "dungeon:ninja")
    assert t.keys == ["seat:2", "seat:3"]
    t.play("seat:2", "captain")
    assert t.keys == ["angel"], "the third seat has the larger hand now"


@pytest.mark.parametrize(("beaten", "points"), [(["harpy4"], 2), (["harpy4", "harpy7"], 4)])
def test_a_doubled_knight_praises_two_different_monsters(beaten: list[str], points: int) -> None:
    """DNK-R20"""
    t = resolving(dungeon="orthos4", hand="knight", graveyard=" ".join(beaten), beaten=beaten)
    assert t.play("control:orthos4", "hand:knight").reserve() == 6 + points


def test_a_doubled_captain_draws_six() -> None:
    """DNK-R20"""
    t = resolving(dungeon="orthos4", hand="captain", deck=["ninja"] * 6)
    assert t.play("control:orthos4", "hand:captain").hand() == ["ninja"] * 6


def test_a_doubled_amazon_may_move_four_times() -> None:
    """DNK-R20"""
    t = resolving(kingdom="captain ninja wizard angel", dungeon="orthos4", hand="amazon")
    t.play("control:orthos4", "hand:amazon", "kingdom:captain", "kingdom:ninja", "kingdom:wizard", "kingdom:angel")
    assert t.zone("dungeon") == ["captain", "ninja", "wizard", "angel"]


def test_a_doubled_wizard_looks_twice_at_five_different_cards() -> None:
    """DNK-R20"""
    t = resolving(dungeon="orthos4", hand="wizard", deck=["ninja"] * 5 + ["captain"] * 5)
    t.play("control:orthos4", "hand:wizard")
    assert t.keys == ["captain"]
    t.play("captain", "kingdom")
    assert t.keys == ["ninja"] and t.zone("deck")[:4] == ["captain"] * 4


def test_orthos_on_an_angel_that_guides_a_wizard() -> None:
    """DNK-R20, DNK-R15: nested powers; each guest becomes a Gem when its ability is done."""
    t = resolving(kingdom="captain", dungeon="orthos4", hand="angel wizard", deck=["ninja"] * 5)
    t.play("control:orthos4", "hand:angel", "hand:wizard", "use", "ninja", "kingdom")
    assert t.treasury() == ["wizard"]
    assert t.keys == ["kingdom:captain", "kingdom:ninja"], "the second Angel may take who has just arrived"
    t.play("kingdom:ninja", "leave")
    assert t.treasury() == ["wizard", "ninja"] and t.keys == ["done"]


def test_orthos_on_an_angel_that_guides_an_angel_that_guides_a_wizard_when_the_deck_has_run_out() -> None:
    """DNK-R15, DNK-R16, DNK-R20, DNK-R23: who is set aside is not shuffled into the deck of discards."""
    t = resolving(dungeon="orthos4", hand="angel angel wizard", deck_size=0, triggered=True, discard=["ninja"] * 2)
    t.play("control:orthos4", "hand:angel", "hand:angel", "use", "hand:wizard")
    assert t.zone("aside") == ["angel", "wizard"] and "wizard" not in t.zone("discard")
    t.play("use")
    assert sorted(t.zone("seen/0")) == ["angel", "ninja", "ninja", "orthos4"] and t.zone("discard") == []
    t.play("orthos4", "dungeon")
    assert t.treasury() == ["wizard", "angel"] and t.zone("aside") == [] and len(t.zone("ability")) == 3
    assert t.keys == ["done"], "nobody is left for the second time, nor to control Orthos anew"


def test_orthos_on_a_princess_without_gems_happens_twice_for_nothing() -> None:
    """DNK-R18, DNK-R20"""
    t = resolving(dungeon="orthos4 princess", tokens={"orthos4": 2}, reserve=1).play(
        "control:orthos4", "dungeon:princess"
    )
    assert t.keys == ["done"] and t.reserve() == 3 and sorted(t.zone("discard")) == ["orthos4", "princess"]


# --- Demon King


def test_dark_glory_adds_four_points() -> None:
    """DNK-DEM-01"""
    t = resolving(dungeon="demon_king4 ninja", graveyard="harpy4", beaten=["harpy4"])
    assert t.play("control:demon_king4", "dungeon:ninja").reserve() == 10


def test_dark_glory_and_valor_share_the_limit() -> None:
    """DNK-DEM-02, DNK-X03"""
    t = resolving(dungeon="demon_king4 ninja knight", graveyard="harpy4", beaten=["harpy4"])
    assert t.play("control:demon_king4", "dungeon:ninja", "deed:knight").reserve() == 10


# --- Hungry Dragon


def test_devour_takes_all_gems_of_a_colour_from_every_treasury() -> None:
    """DNK-DRA-01, DNK-DRA-02"""
    t = resolving(
        dungeon="hungry_dragon4 ninja",
        treasury="captain wizard",
        rivals=({"treasury": ["captain", "captain"]}, {"treasury": ["captain", "angel"]}),
    )
    t.play("control:hungry_dragon4", "dungeon:ninja", "yellow")
    assert t.reserve() == 6 + 4 and t.reserve(1) == 6
    assert [t.treasury(seat) for seat in range(3)] == [["wizard"], [], ["angel"]]


@pytest.mark.parametrize(("answer", "points"), [("with", 4), ("without", 2)])
def test_white_gems_count_or_not_in_all_treasuries_alike(answer: str, points: int) -> None:
    """DNK-DRA-03, DNK-X14"""
    t = resolving(
        dungeon="hungry_dragon4 ninja", treasury="captain princess", rivals=({"treasury": ["captain", "princess"]},)
    )
    t.play("control:hungry_dragon4", "dungeon:ninja", "yellow", answer)
    assert t.reserve() == 6 + points
    assert [len(t.treasury(seat)) for seat in range(2)] == ([0, 0] if answer == "with" else [1, 1])


def test_white_gems_of_a_rival_alone_are_asked_about_too() -> None:
    """DNK-DRA-03"""
    t = resolving(dungeon="hungry_dragon4 ninja", treasury="captain", rivals=({"treasury": ["princess"]},))
    t.play("control:hungry_dragon4", "dungeon:ninja", "yellow")
    assert t.keys == ["with", "without"]
    assert t.play("with").treasury(1) == [] and t.reserve() == 6 + 2


def test_devour_names_one_of_six_colours_even_one_nobody_has() -> None:
    """DNK-R30"""
    t = resolving(dungeon="hungry_dragon4 ninja").play("control:hungry_dragon4", "dungeon:ninja")
    assert sorted(t.keys) == ["blue", "green", "orange", "purple", "red", "yellow"]
    assert t.play("red").reserve() == 6


# --- Harpy


@pytest.mark.parametrize("side", ["kingdom", "dungeon"])
def test_grapple_takes_an_adventurer_out_of_a_rivals_array(side: str) -> None:
    """DNK-HAR-01, DNK-HAR-02, DNK-HAR-03"""
    t = resolving(kingdom="amazon", dungeon="harpy7 wizard captain", rivals=({"array": ["angel", "ninja", "orthos4"]},))
    t.play("control:harpy7", "dungeon:wizard", t.content.id(t.card("array/1", "angel")), side)
    assert t.zone(side)[-1] == "angel" and t.array(1) == ["ninja", "orthos4"]
    assert ("deed:angel" in t.keys) is (side == "dungeon")


def test_grapple_may_bring_an_eighth_card() -> None:
    """DNK-HAR-04"""
    t = resolving(
        kingdom="captain captain captain captain captain captain captain",
        dungeon="harpy7",
        hand="wizard",
        rivals=({"array": ["angel"]},),
    )
    t.play("control:harpy7", "hand:wizard", t.content.id(t.card("array/1", "angel")), "kingdom")
    assert len(t.zone("kingdom")) == 8


def test_grapple_leaves_monsters_and_points_alone() -> None:
    """DNK-R27"""
    t = resolving(dungeon="harpy7 wizard", rivals=({"array": ["orthos4", "ninja"]},), tokens={"orthos4": 2})
    t.play("control:harpy7", "dungeon:wizard")
    assert t.keys == [t.content.id(t.card("array/1", "ninja"))]
    t = resolving(dungeon="harpy7 wizard", rivals=({"array": ["orthos4"]},))
    assert t.play("control:harpy7", "dungeon:wizard").keys == ["done"]


def test_the_active_player_chooses_among_all_rivals() -> None:
    """DNK-HAR-01, DNK-R48"""
    t = resolving(dungeon="harpy7 wizard", rivals=({"array": ["angel"]}, {"array": ["ninja", "ninja"]}))
    assert len(t.play("control:harpy7", "dungeon:wizard").keys) == 3 and t.asked == 0


# --- Giant Robot


def test_conquer_fights_in_a_rivals_array_with_one_adventurer_fewer() -> None:
    """DNK-ROB-01, DNK-ROB-02, DNK-ROB-03, DNK-ROB-04, DNK-ROB-05"""
    t = resolving(
        kingdom="knight",
        dungeon="giant_robot4",
        hand="ninja angel",
        tokens={"demon_king7": 2},
        rivals=({"array": ["wizard", "demon_king7", "captain"]}, {"array": ["orthos7"]}),
        reserve=0,
    )
    t.play("control:giant_robot4", "hand:ninja")
    assert t.keys == ["done"], "two Amazons and a Knight less one is more than a Knight"
    t = resolving(
        kingdom="knight amazon",
        dungeon="giant_robot4",
        hand="ninja angel",
        tokens={"demon_king7": 2},
        rivals=({"array": ["wizard", "demon_king7", "captain"]},),
        reserve=0,
    )
    t.play("control:giant_robot4", "hand:ninja", "demon_king7", "knight+amazon", "kingdom:knight+amazon/hand:nothing")
    assert t.reserve() == 9 and t.graveyard() == ["demon_king7"] and t.array(1) == ["wizard", "captain"]
    assert t.hand() == ["angel"] and t.reserve(1) == 6


def test_the_attacker_chooses_which_icon_falls_away() -> None:
    """DNK-R28"""
    t = resolving(
        kingdom="knight amazon amazon", dungeon="giant_robot4", hand="ninja", rivals=({"array": ["demon_king7"]},)
    )
    t.play("control:giant_robot4", "hand:ninja", "demon_king7")
    assert sorted(t.keys) == ["amazon+amazon", "knight+amazon"]


def test_princesses_make_wild_as_usual_and_are_not_the_one_fewer() -> None:
    """DNK-R28"""
    t = resolving(kingdom="wizard princess", dungeon="giant_robot4", hand="ninja", rivals=({"array": ["orthos4"]},))
    t.play("control:giant_robot4", "hand:ninja", "orthos4")
    assert t.keys == ["princess+wizard"]


def test_a_monster_that_wants_one_card_is_conquered_for_nothing() -> None:
    """DNK-R28"""
    t = Table(
        player(hand=["ninja"]),
        player(array=["orthos4"]),
        at="resolve",
        dungeon=["giant_robot4"],
        content=reprint(orthos=[(4, "knight")]),
    )
    t.play("control:giant_robot4", "hand:ninja", "orthos4", "nothing", "kingdom:nothing/hand:nothing")
    assert t.reserve() == 10 and t.graveyard() == ["orthos4"]


def test_conquer_hits_any_rivals_monster_with_or_without_points() -> None:
    """DNK-R29: the Monster counts as defeated; the controller is spent."""
    t = resolving(
        kingdom="knight angel",
        dungeon="giant_robot4 knight",
        hand="ninja",
        tokens={"harpy4": 2},
        rivals=({"array": ["orthos4"]}, {"array": ["harpy4", "demon_king4"]}),
    )
    t.play("control:giant_robot4", "hand:ninja")
    assert t.keys == ["orthos4", "demon_king4"]
    t.play("orthos4", "knight", "kingdom:knight/hand:nothing", "deed:knight")
    assert t.reserve() == 6 + 4 + 2
    t = Table(
        player(hand=["knight"]),
        player(array=["orthos4"]),
        at="resolve",
        dungeon=["giant_robot4"],
        content=reprint(orthos=[(4, "knight knight")]),
    )
    assert t.play("control:giant_robot4", "hand:knight").keys == ["done"], "whoever controls cannot pay as well"


def test_conquer_without_a_payable_target_does_nothing() -> None:
    """DNK-R29"""
    t = resolving(dungeon="giant_robot4", hand="ninja", rivals=({"array": ["orthos12"]},))
    assert t.play("control:giant_robot4", "hand:ninja").keys == ["done"]


# --- Undead Reaper


def test_requiem_gives_a_point_for_each_monster_let_go() -> None:
    """DNK-REA-01"""
    t = resolving(dungeon="undead_reaper4 ninja", graveyard="orthos4 harpy12 harpy4")
    t.play("control:undead_reaper4", "dungeon:ninja")
    assert t.keys == ["all", "orthos4", "harpy12", "harpy4", "stop"]
    t.play("harpy12", "stop")
    assert t.reserve() == 7 and t.graveyard() == ["orthos4", "harpy4"]
    t = resolving(dungeon="undead_reaper4 ninja", graveyard="orthos4 harpy12 harpy4")
    assert t.play("control:undead_reaper4", "dungeon:ninja", "all").reserve() == 9


def test_monsters_beaten_or_cut_with_this_turn_may_be_let_go() -> None:
    """DNK-REA-02, DNK-R31"""
    t = resolving(kingdom="orthos4 knight angel", dungeon="undead_reaper4 ninja")
    t.play(
        "fight:orthos4",
        "knight+angel",
        "kingdom:knight+angel/hand:nothing",
        "control:undead_reaper4",
        "dungeon:ninja",
        "orthos4",
    )
    assert t.reserve() == 11


def test_the_reaper_itself_does_not_count_and_none_may_be_chosen() -> None:
    """DNK-R31"""
    t = resolving(dungeon="undead_reaper4 ninja", graveyard="orthos4").play("control:undead_reaper4", "dungeon:ninja")
    assert t.keys == ["orthos4", "stop"]
    assert t.play("stop").reserve() == 6

"""7. Aftermath: Return, Leaving, Raiding and the slide."""

from __future__ import annotations

from tests.rules.kingdom.table import Table, player, resolving

SIX = "angel captain amazon wizard ninja princess"


def test_the_steps_come_in_their_order() -> None:
    """DNK-AFTER-01"""
    t = resolving(kingdom="ninja orthos4", dungeon="wizard harpy4", tokens={"harpy4": 2}).done()
    steps = [event.about[0] for event in t.events("Said") if event.what == "step"]
    assert steps == ["return", "leaving", "raiding", "slide"]
    told = t.log()[t.log().index("Aftermath.") :]
    assert told[:6] == [
        "Aftermath.",
        "Ninja returns to the hand of Ann.",
        "Wizard becomes a Gem of Ann.",
        "Harpy (4) is discarded.",
        "Orthos (4) takes 2 points from Ann.",
        "It is the turn of Bob.",
    ]


def test_adventurers_in_the_kingdom_return_to_the_hand() -> None:
    """DNK-AFTER-02"""
    t = resolving(kingdom="ninja angel", hand="captain").done()
    assert t.hand() == ["captain", "ninja", "angel"]


def test_a_hand_above_seven_is_cut_down_to_seven() -> None:
    """DNK-AFTER-03"""
    t = resolving(kingdom="ninja angel captain", hand=SIX).done()
    assert t.asked == 0 and sorted(t.keys) == sorted(SIX.split())
    t.play("princess", "ninja")
    assert len(t.hand()) == 7 and t.asked == 1 and t.zone("discard") == ["princess", "ninja"]


def test_the_hand_is_checked_even_when_nobody_returned_and_may_be_larger_before() -> None:
    """DNK-R11"""
    t = resolving(dungeon="captain", hand=SIX, deck=["ninja", "angel", "wizard"]).play("deed:captain")
    assert len(t.hand()) == 9
    t.done()
    assert t.asked == 0 and "Discard Princess" in t.labels()


def test_after_the_hand_check_the_dungeons_adventurers_become_gems() -> None:
    """DNK-AFTER-04, DNK-R49: Treasury and Graveyard have no limit."""
    t = resolving(kingdom="angel angel", dungeon="ninja wizard", hand=SIX, treasury="captain " * 8).done()
    assert t.treasury() == ["captain"] * 8, "first the hand"
    t.play("angel")
    assert t.treasury() == ["captain"] * 8 + ["ninja", "wizard"]


def test_the_line_goes_and_both_sides_are_one_array_again() -> None:
    """DNK-AFTER-05, DNK-AFTER-09, DNK-R12: Kingdom before Dungeon, order kept."""
    t = resolving(kingdom="harpy4 ninja orthos4", dungeon="wizard demon_king4 angel harpy7", reserve=20).done()
    assert t.array() == ["harpy4", "orthos4", "demon_king4", "harpy7"]
    assert t.zone("kingdom") == [] and t.zone("dungeon") == []


def test_monsters_with_points_leave_with_them_from_either_side() -> None:
    """DNK-AFTER-06, DNK-AFTER-11, DNK-X10"""
    t = resolving(kingdom="harpy4 orthos4", dungeon="demon_king4", tokens={"harpy4": 2, "demon_king4": 2}).done()
    assert t.array() == ["orthos4"] and sorted(t.zone("discard")) == ["demon_king4", "harpy4"]
    assert t.reserve() == 4 and t.tokens("harpy4") == 0


def test_each_monster_left_takes_two_points() -> None:
    """DNK-AFTER-07, DNK-X16, DNK-AFTER-10"""
    t = resolving(kingdom="harpy4 orthos4 ninja", dungeon="demon_king12").done()
    assert t.reserve() == 0 and all(t.tokens(word) == 2 for word in ("harpy4", "orthos4", "demon_king12"))
    assert t.array() == ["harpy4", "orthos4", "demon_king12"]


def test_short_of_points_the_owner_says_which_monsters_go() -> None:
    """DNK-AFTER-08, DNK-R32: 5 points feed two of three, the odd one stays."""
    t = resolving(kingdom="harpy4 orthos4", dungeon="demon_king12", reserve=5).done()
    assert t.asked == 0 and t.keys == ["harpy4", "orthos4", "demon_king12"]
    t.play("orthos4")
    assert t.array() == ["harpy4", "demon_king12"] and t.reserve() == 1 and t.zone("discard") == ["orthos4"]


def test_the_owner_says_of_every_monster_that_must_go() -> None:
    """DNK-AFTER-08, DNK-R32: 3 points feed one of three."""
    t = resolving(kingdom="harpy4 orthos4", dungeon="demon_king12", reserve=3).done()
    assert t.play("harpy4").keys == ["orthos4", "demon_king12"]
    t.play("orthos4")
    assert t.array() == ["demon_king12"] and t.reserve() == 1 and t.tokens("demon_king12") == 2


def test_without_points_all_monsters_go_and_nobody_is_asked() -> None:
    """DNK-R32, DNK-X16: no Monster is kept for a single point."""
    t = resolving(kingdom="harpy4 orthos4", reserve=1).done()
    assert t.asked == 1 and t.array() == [] and t.reserve() == 1


def test_the_owner_may_not_keep_fewer_than_points_allow() -> None:
    """DNK-R32, DNK-AFTER-01"""
    t = resolving(kingdom="harpy4 orthos4", reserve=4).done()
    assert t.asked == 1 and len(t.array()) == 2 and t.reserve() == 0


def test_captured_points_come_back_by_defeat_or_control_and_are_lost_by_leaving() -> None:
    """DNK-AFTER-11, DNK-X10: with the owner's next cut, however many turns later."""
    for answers, points in (((), 4), (("fight:orthos4", "knight+angel", "kingdom:knight+angel/hand:nothing"), 10)):
        t = Table(
            player(array=["orthos4", "knight", "angel"], reserve=4),
            at="use",
            taken="angel",
            tokens={"orthos4": 2},
            matrix=["ninja ninja ninja", "captain captain captain", ". . ."],
        )
        t.play("cut:3", *answers, "done")
        assert t.reserve() == points and t.array() == []


def test_queue_turns_leave_captured_points_where_they_are() -> None:
    """DNK-X10"""
    t = Table(
        player(array=["orthos4"]),
        at="use",
        taken="angel",
        tokens={"orthos4": 2},
        matrix=["ninja ninja ninja", "captain captain captain", ". . ."],
    ).play("queue")
    assert t.tokens("orthos4") == 2


def test_a_monster_survives_one_aftermath_at_most() -> None:
    """DNK-AFTER-12"""
    t = resolving(kingdom="harpy4").done()
    assert t.array() == ["harpy4"] and t.tokens("harpy4") == 2
    t = resolving(kingdom="harpy4", tokens={"harpy4": 2}).done()
    assert t.array() == []


def test_points_travel_in_the_slide() -> None:
    """DNK-R13"""
    t = resolving(dungeon="wizard harpy4", reserve=9).done()
    assert t.array() == ["harpy4"] and t.tokens("harpy4") == 2 and t.reserve() == 7

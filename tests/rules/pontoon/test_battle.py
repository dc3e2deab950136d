"""3. Battle: flips, the condition, the priority order, stars, the next round, the [Warning] quest and the end."""

from __future__ import annotations

import pytest

from tests.rules.pontoon.table import SHIPPED, Content, Table, party, reprint

WARNING = next(quest.id for quest in SHIPPED.quests if quest.warning)
MAY_TURN = "[{may: turn_to_sub}]"


def battle(*parties: dict[str, object], content: Content = SHIPPED, **words: object) -> Table:
    """Everybody has stayed."""
    return Table(*parties, content=content, at="battle", **words)


def quest(condition: str, priority: str, **more: object) -> Content:
    """The shipped cards with Q1 rewritten."""
    return reprint(Q1={"condition": condition, "priority": priority, **more})


# --- flips


def test_equipment_is_flipped_one_at_a_time_clockwise_from_the_starting_hero() -> None:
    """PON-BAT-01"""
    t = battle(party("EQ04", "GA05"), party("EQ05", "GA06"), party("EQ07", "GA04"), starting=2)
    assert [event.zone for event in t.events("Revealed")] == ["equipment/1", "equipment/2", "equipment/0"]


def test_an_in_battle_ability_is_resolved_before_the_next_flip() -> None:
    """PON-BAT-02"""
    content = reprint(EQ01={"sub": 11, "in_battle": MAY_TURN})
    t = battle(party("EQ01", "GA05"), party("EQ05", "GA06"), content=content)
    assert t.asked == 0 and t.sees(1, "equipment/0") == ["EQ01"] and t.sees(0, "equipment/1") == ["?"]


def test_an_ability_counts_its_own_equipment_in_the_power_of_the_party() -> None:
    """PON-R15"""
    content = reprint(EQ10={"sub": 6, "in_battle": "[{with_power: {steps: turn_to_sub, above: 21}}]"})
    over = battle(party("EQ10", "GA06", "GM06"), party("EQ05", "GA05"), content=content)
    assert over.powers()[0] == 18
    level = battle(party("EQ10", "GA05", "GM06"), party("EQ05", "GA04"), content=content)
    assert level.powers()[0] == 21


def test_earlier_abilities_are_not_tested_again() -> None:
    """PON-R15: the splitter was not over 21 at its flip, and a later horn does not matter to it."""
    content = reprint(
        EQ10={"sub": 6, "in_battle": "[{with_power: {steps: turn_to_sub, above: 21}}]"},
        EQ06={"in_battle": "[{adjust_one: {amount: 2, of: any_hero}}]"},
    )
    t = battle(party("EQ10", "GA05", "GM06"), party("EQ06", "GA04"), content=content).play("GA05")
    assert t.powers()[0] == 23


def test_in_battle_abilities_reach_companions_of_any_party_but_no_equipment() -> None:
    """PON-R15, PON-R11"""
    content = reprint(EQ06={"in_battle": "[{adjust_one: {amount: -2, of: any_hero, may: true}}]"})
    t = battle(party("EQ06", "GA05"), party("EQ05", "GA06"), content=content)
    assert t.keys == ["GA05", "GA06", "leave"]
    t.play("GA06")
    assert t.powers() == [11, 9]


def test_the_condition_is_tested_once_after_all_flips() -> None:
    """PON-R16, PON-BAT-03"""
    content = reprint(EQ01={"sub": 11, "in_battle": MAY_TURN}, Q1={"condition": "{at_least: 16}"})
    t = battle(party("EQ04", "GA05", "GM06"), party("EQ01", "GA06"), content=content)
    assert not any(getattr(event, "what", "") == "powers" for event in t.match.events)
    t.play("use")
    assert t.powers() == [15, 17] and t.last_round() == ("Q1", 1)


# --- the condition


@pytest.mark.parametrize(
    ("condition", "good", "bad"),
    [
        ("{at_most: 21}", (0, 21), (22,)),
        ("{at_least: 16}", (16, 40), (15,)),
        ("{range: [14, 19]}", (14, 19), (13, 20)),
        ("{exactly: [12, 15]}", (12, 15), (11, 13, 14, 16)),
        ("{any: true}", (0, 60), ()),
    ],
)
def test_a_condition_is_about_the_power_of_the_party(
    condition: str, good: tuple[int, ...], bad: tuple[int, ...]
) -> None:
    """PON-BAT-03, PON-X07"""
    card = quest(condition, "[highest_power]").quests[0]
    assert all(power in card.lit for power in good) and not any(power in card.lit for power in bad)


def test_no_power_is_too_high_unless_the_quest_says_so() -> None:
    """PON-R01, PON-X06"""
    strong = party("EQ09", "GA09", "GA08", "GM06")
    t = battle(strong, party("EQ04", "GA05"), quest="Q6")
    assert t.powers()[0] == 32 and t.last_round() == ("Q6", 0)


def test_the_only_hero_who_meets_the_condition_wins() -> None:
    """PON-BAT-04"""
    t = battle(party("EQ09", "GA09", "GA08"), party("EQ04", "GM03"))
    assert t.powers() == [26, 7] and t.last_round() == ("Q1", 1)


def test_a_hero_who_misses_the_condition_does_not_matter_however_strong() -> None:
    """PON-R17, PON-BAT-05"""
    t = battle(party("EQ09", "GA09", "GA08"), party("EQ04", "GM03"), party("EQ05", "GA04"))
    assert t.last_round() == ("Q1", 2)


def test_meeting_the_condition_and_winning_the_game_are_two_things() -> None:
    """PON-X07: nobody has five stars, and still the quest is won and not returned."""
    t = battle(party("EQ04", "GA05"), party("EQ09", "GA09", "GA08"))
    assert t.won(0) == ["Q1"] and t.state.winners is None


def test_a_quest_nobody_meets_goes_back_and_nobody_gains_stars() -> None:
    """PON-BAT-06, PON-R20"""
    t = battle(party("EQ04", "GA05", "GM06"), party("EQ09", "GA06", "GA08"), quest="Q7")
    assert t.last_round() == ("Q7", None) and [t.state.stars(hero) for hero in (0, 1)] == [0, 0]
    assert len(t.zone("quests")) + len(t.zone("quest")) == 8 and "Q7" in t.zone("quests") + t.zone("quest")


def test_a_failed_quest_may_be_the_next_one() -> None:
    """PON-R20, PON-X12"""
    next_quests = {
        battle(party("EQ04", "GA05", "GM06"), party("EQ09", "GA06", "GA08"), quest="Q7", seed=seed).zone("quest")[0]
        for seed in range(100)
    }
    assert len(next_quests) == 8 and "Q7" in next_quests


def test_the_only_quest_left_comes_again_after_a_failure() -> None:
    """PON-R20"""
    t = battle(party("EQ04", "GA05", "GM06"), party("EQ09", "GA06", "GA08"), quest="Q7", quests=[])
    assert t.zone("quest") == ["Q7"]


# --- the priority order


def test_the_first_entry_decides_among_all_who_meet_the_condition() -> None:
    """PON-X01, PON-BAT-05: lowest first, although another is stronger."""
    content = quest("{at_least: 10}", "[lowest_power, highest_equipment]")
    t = battle(party("EQ09", "GA09"), party("EQ07", "GA05"), party("EQ05", "GM06"), content=content)
    assert t.powers() == [18, 12, 11] and t.last_round() == ("Q1", 2)


def test_level_on_the_highest_power_the_next_entry_decides() -> None:
    """PON-PRI-01, PON-R18"""
    content = quest("{at_most: 21}", "[highest_power, fewest_companions, highest_equipment]")
    t = battle(party("EQ04", "GA05", "GM06"), party("EQ09", "GA06"), content=content)
    assert t.powers() == [15, 15] and t.last_round() == ("Q1", 1)


def test_each_entry_keeps_only_the_best_for_the_next() -> None:
    """PON-R18: most companions would favour Ann, but she is no longer among the best."""
    content = quest("{any: true}", "[highest_power, most_companions, lowest_equipment]")
    t = battle(party("EQ04", "GM03", "GA05"), party("EQ09", "GA08"), party("EQ07", "GA10"), content=content)
    assert t.powers() == [12, 17, 17] and t.last_round() == ("Q1", 2)


@pytest.mark.parametrize(
    ("priority", "winner"),
    [
        ("[{closest_to: 13}]", 1),
        ("[highest_power]", 2),
        ("[lowest_power]", 1),
        ("[fewest_companions]", 1),
        ("[most_companions]", 0),
        ("[most_adventurers]", 0),
        ("[most_monsters]", 2),
        ("[highest_equipment]", 1),
        ("[lowest_equipment]", 2),
    ],
)
def test_every_priority_entry_has_its_best(priority: str, winner: int) -> None:
    """PON-R18, PON-R14, PON-COMP-08"""
    ann = party("EQ05", "GA04", "GA05", "GM03")
    bob = party("EQ07", "GM06")
    cy = party("EQ04", "GM09", "GM04", counts={"GM04": 5})
    t = battle(ann, bob, cy, content=quest("{any: true}", priority))
    assert t.powers() == [17, 13, 18] and t.last_round()[1] == winner


def test_equipment_is_compared_by_its_printed_main_power_even_when_turned() -> None:
    """PON-R14"""
    content = reprint(
        EQ01={"sub": 11, "in_battle": MAY_TURN}, Q1={"condition": "{any: true}", "priority": "[highest_equipment]"}
    )
    t = battle(party("EQ01", "GA05"), party("EQ05", "GA06"), content=content).play("use")
    assert t.powers() == [16, 11] and t.last_round() == ("Q1", 1)


def test_still_level_the_first_in_turn_order_wins() -> None:
    """PON-R19"""
    content = quest("{any: true}", "[highest_power]")
    t = battle(party("EQ04", "GA05"), party("EQ05", "GA04"), starting=2, content=content)
    assert t.last_round() == ("Q1", 1) and "Bob wins Slime Stampede and 1 star as the first in turn order." in t.log()


def test_every_shipped_priority_order_ends_in_equipment_so_none_stays_level() -> None:
    """PON-R19, PON-R14"""
    assert {card.priority[-1] for card in SHIPPED.quests} == {("highest_equipment",), ("lowest_equipment",)}


# --- stars


def test_the_winner_keeps_the_quest_face_up_and_its_stars_count() -> None:
    """PON-BAT-07, PON-R21, PON-X09"""
    t = battle(party("EQ04", "GA05", won=["Q4"]), party("EQ09", "GA09", "GA08"))
    assert t.won(0) == ["Q4", "Q1"] and t.state.stars(0) == 3 and t.sees(1, "won/0") == ["Q4", "Q1"]


def test_five_stars_win_the_game_at_once() -> None:
    """PON-BAT-08"""
    t = battle(party("EQ04", "GA05", won=["Q4", "Q5"]), party("EQ09", "GA09", "GA08", won=["Q7"]))
    assert t.state.winners == (0,) and t.asked is None and "Ann wins the game." in t.log()


def test_two_heroes_cannot_reach_five_together() -> None:
    """PON-R31: both meet the condition with four stars each, one wins."""
    t = battle(party("EQ04", "GA05", won=["Q4", "Q5"]), party("EQ07", "GA04", won=["Q7", "Q2"]))
    assert t.state.winners == (1,) and t.state.stars(0) == 4


def test_without_five_stars_all_cards_go_back_and_a_new_round_begins() -> None:
    """PON-BAT-09"""
    t = battle(party("EQ04", "GA05", "GM06"), party("EQ09", "GA06", "GA08"), round=3)
    assert t.state.round == 4 and t.state.phase == "turn_move" and t.state.stayed == [False, False]
    assert len(t.zone("guild")) == 18 and len(t.zone("armoury")) == 8


def test_a_hero_never_has_more_than_one_equipment() -> None:
    """PON-X10"""
    t = battle(party("EQ04", "GA05"), party("EQ09", "GA06", "GA08"))
    assert [len(t.zone(f"equipment/{hero}")) for hero in (0, 1)] == [1, 1]


# --- [Warning]


def test_quests_run_out_by_being_won_and_then_the_warning_is_turned_over() -> None:
    """PON-WARN-01, PON-X09"""
    t = battle(party("EQ04", "GA05"), party("EQ09", "GA09", "GA08"), quests=[])
    assert t.won(0) == ["Q1"] and t.zone("quest") == [WARNING] and t.asked == 1


def test_the_warning_stays_hidden_while_a_regular_quest_is_left() -> None:
    """PON-WARN-02"""
    t = battle(party("EQ04", "GA05"), party("EQ09", "GA09", "GA08"), quests=["Q8"])
    assert t.zone("quest") == ["Q8"] and t.zone("warning") == [WARNING] and t.sees(0, "warning") == ["?"]


def test_a_warning_nobody_meets_is_played_again_in_a_fresh_round() -> None:
    """PON-R23"""
    content = reprint(**{WARNING: {"condition": "{exactly: [1]}"}})
    t = battle(party("EQ04", "GA05"), party("EQ09", "GA09"), quest=WARNING, quests=[], content=content)
    assert t.last_round() == (WARNING, None) and t.zone("quest") == [WARNING]
    assert t.state.round == 2 and t.state.starting == 1
    t.play("stay", "stay")
    assert t.zone("quest") == [WARNING] and t.state.round == 3


def test_the_warning_is_played_like_any_other_quest_and_its_stars_count() -> None:
    """PON-WARN-03, PON-R23"""
    t = battle(
        party("EQ04", "GA08", "GA09", won=["Q4", "Q5"]), party("EQ09", "GA05", won=["Q7"]), quest=WARNING, quests=[]
    )
    assert t.state.winners == (0,) and t.won(0)[-1] == WARNING


def test_after_the_warning_most_stars_win_and_level_heroes_share() -> None:
    """PON-R24"""
    content = reprint(**{WARNING: {"stars": 1}})
    ann, bob = party("EQ04", "GA08", "GA09", won=["Q4"]), party("EQ09", "GA05", won=["Q7"])
    t = battle(ann, bob, quest=WARNING, quests=[], content=content)
    assert t.state.winners == (0, 1) and "Ann and Bob win the game together." in t.log()
    t = battle(ann, bob | {"won": ["Q7", "Q1"]}, quest=WARNING, quests=[], content=content)
    assert t.state.winners == (1,)


def test_the_shipped_stars_let_the_warning_come_only_at_four_four_four_three() -> None:
    """PON-WARN-01, PON-R24: fifteen stars, so with its three the last quest always ends the game."""
    assert sum(card.stars for card in SHIPPED.quests if not card.warning) == 15
    assert next(card.stars for card in SHIPPED.quests if card.warning) == 3

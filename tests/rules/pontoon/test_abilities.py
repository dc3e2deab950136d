"""4. Abilities: what is compulsory, whom they may touch, what they change and for how long."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.pontoon.table import Table, party, reprint, sub

BOB = party("EQ05", "GA05", "GM06")
GREEDY = reprint(GM10={"on_hit": "[return_weakest]"})


def hitting(card: str, *crew: str, rival: dict[str, Any] = BOB, **words: Any) -> Table:
    """Ann hits and that card joins her; GA09 lies below it."""
    return Table(party("EQ04", *(crew or ("GA04",))), rival, **{"guild": ["GM03", "GA09", card], **words}).play("hit")


# --- 4.1 may, with, if


def test_what_says_may_can_be_left() -> None:
    """PON-R08"""
    t = hitting("GM04").play("leave")
    assert t.counts("GM04") == 4 and t.asked == 1


def test_what_does_not_say_may_is_compulsory() -> None:
    """PON-R08"""
    t = hitting("GM10", "GA04", "GA06", content=GREEDY)
    assert t.keys == ["GA04"]
    t.play("GA04")
    assert t.companions(0) == ["GA06", "GM10"]


def test_a_condition_is_tested_when_the_ability_resolves() -> None:
    """PON-R08: the earlier ghost has brought the party below the line when the golem looks."""
    content = reprint(
        GM09={"sub": 5, "on_stay": "[{with_power: {steps: turn_to_sub, above: 17}}]"},
        GM07={"sub": 1, "on_stay": "[{may: turn_to_sub}]"},
    )
    for answer, counted in (("use", 9), ("leave", 5)):
        t = Table(party("EQ04", "GM07", "GM09"), BOB, content=content).play("stay", answer)
        assert t.counts("GM09") == counted


@pytest.mark.parametrize(("crew", "turned"), [(("GM09",), False), (("GA04", "GM09"), False), (("GM03", "GM09"), True)])
def test_another_monster_is_another_than_the_card_itself(crew: tuple[str, ...], turned: bool) -> None:
    """PON-R08"""
    content = reprint(
        GM09={
            "sub": 5,
            "on_stay": "[{with_companions: {steps: turn_to_sub, type: monster, other_than_self: true, at_least: 1}}]",
        }
    )
    t = Table(party("EQ04", *crew), BOB, content=content).play("stay")
    assert t.turned("GM09") == turned


@pytest.mark.parametrize("crew", [("GA04",), ("GA04", "GA06"), ("GA04", "GA06", "GM03")])
def test_three_or_more_companions_counts_all_companions(crew: tuple[str, ...]) -> None:
    """PON-R08, PON-PARTY-02: the Equipment is no companion."""
    content = reprint(GA10={"sub": 6, "on_stay": "[{with_companions: {steps: {may: turn_to_sub}, at_least: 3}}]"})
    t = Table(party("EQ04", "GA10", *crew[1:]), BOB, content=content).play("stay")
    assert (t.asked == 0) == (len(crew) == 3)


# --- 4.2 what a card counts


def test_a_turned_card_counts_its_sub_power_and_never_turns_back() -> None:
    """PON-R26, PON-POW-02"""
    t = hitting("GM04", starting=1, turn=1).play("use")
    assert t.turned("GM04") and t.counts("GM04") == sub("GM04")
    t.play("hit")
    assert t.turned("GM04") and t.keys == ["hit", "stay"]


@pytest.mark.parametrize("words", [{"turned": ["GM04"]}, {"turned": ["GM04"], "copied": {"GM04": 9}}, {}])
def test_a_card_turns_as_long_as_it_does_not_count_its_sub_power(words: dict[str, Any]) -> None:
    """PON-R26, PON-R36: turned and counting a copied number it may still come down to its sub power."""
    content = reprint(GM04={"on_stay": "[{may: turn_to_sub}]", "on_hit": ()})
    t = Table(party("EQ04", "GM04", "GA06", **words), BOB, content=content).play("stay")
    asked = "use" in t.keys
    assert asked == (t.counts("GM04") != sub("GM04"))
    assert not asked or t.play("use").counts("GM04") == sub("GM04")


def test_the_bard_lifts_the_other_adventurers_only() -> None:
    """PON-R02, PON-X08"""
    content = reprint(GA01={"on_stay": "[{adjust_others: {amount: 1, type: adventurer}}]"})
    t = Table(party("EQ04", "GA01", "GA05", "GM06"), BOB | {"companions": ["GA04"]}, content=content).play("stay")
    assert [t.counts(card) for card in ("GA01", "GA05", "GM06", "GA04")] == [1, 6, 6, 4]


def test_a_copy_does_not_follow_later_changes() -> None:
    """PON-R34, PON-R02"""
    content = reprint(
        GM05={"on_stay": "[{copy_power: {may: true}}]"}, GM07={"sub": 1, "on_stay": "[{may: turn_to_sub}]"}
    )
    t = Table(party("EQ04", "GM05", "GM07"), BOB, content=content).play("stay", "GM07", "use")
    assert t.counts("GM05") == 7 and t.counts("GM07") == 1


def test_adjustments_lie_on_top_of_a_copied_number() -> None:
    """PON-R34, PON-R02"""
    content = reprint(GM05={"on_stay": "[{copy_power: {may: true}}]"})
    t = Table(party("EQ04", "GM05", "GA09", adjusted={"GM05": 1}), BOB, content=content).play("stay", "GA09")
    assert t.counts("GM05") == 10


def test_changes_last_until_the_cards_are_back_in_their_decks() -> None:
    """PON-R13, PON-R26"""
    t = hitting("GM04").play("use", "stay", "stay")
    assert t.state.round == 2
    assert not any(t.state.turned) and not any(t.state.bonus)
    assert t.state.base == [card.power for card in t.content.cards]


# --- 4.3 looks


def test_a_look_at_equipment_stays_private_but_that_it_was_looked_at_is_public() -> None:
    """PON-R30, PON-PREP-05"""
    t = Table(party("EQ04", "GA04"), BOB, party("EQ09", "GA08"), guild=["GA02"]).play("hit", "seat:3")
    assert t.sees(0, "equipment/2") == ["EQ09"] and t.sees(1, "equipment/2") == ["?"]
    assert "Ann looks at the Equipment of Cy: Overlong Spear (9)." in t.log(0)
    assert "Ann looks at the Equipment of Cy." in t.log(1)


def test_equipment_of_heroes_who_stayed_may_be_looked_at() -> None:
    """PON-R11"""
    t = hitting("GA02", rival=BOB | {"stayed": True})
    assert t.keys == ["seat:2"]


def test_cards_left_on_top_keep_their_order() -> None:
    """PON-R35"""
    t = hitting("GA03").play("top", "top")
    assert t.zone("guild")[-2:] == ["GM03", "GA09"]


def test_cards_put_under_go_one_after_the_other_as_seen() -> None:
    """PON-R35"""
    t = hitting("GA03").play("under", "under")
    assert t.zone("guild")[:2] == ["GM03", "GA09"]


def test_the_second_card_can_go_under_while_the_first_stays() -> None:
    """PON-R35"""
    t = hitting("GA03")
    assert "Sleepy Ranger" in t.prompt
    t.play("top")
    assert "Grumpy Toadstool" in t.prompt
    t.play("under")
    assert t.zone("guild")[-1] == "GA09" and t.zone("guild")[0] == "GM03"


@pytest.mark.parametrize("first", ["top", "under"])
@pytest.mark.parametrize("second", ["top", "under"])
def test_only_so_many_cards_are_asked_about_as_were_looked_at(first: str, second: str) -> None:
    """PON-R35"""
    t = hitting("GA03").play(first, second)
    assert t.asked == 1 and t.keys == ["hit", "stay"] and len(t.zone("guild")) > 3


def test_looked_at_guild_cards_are_known_to_that_hero_alone() -> None:
    """PON-R30"""
    t = hitting("GA03").play("top", "under")
    assert t.sees(0, "guild")[-1] == "GA09" and t.sees(0, "guild")[0] == "GM03"
    assert set(t.sees(1, "guild")) == {"?"}
    assert "A card goes under the guild." in t.log(1) and "Grumpy Toadstool goes under the guild." in t.log(0)


# --- 4.4 cards that come and go


def test_companions_sent_back_go_under_the_guild_upright_and_clean() -> None:
    """PON-R27, PON-R13"""
    t = hitting("GM02", rival=party("EQ05", "GM04", "GA05", turned=["GM04"], adjusted={"GM04": 2})).play("GM04")
    assert t.zone("guild")[0] == "GM04" and t.companions(1) == ["GA05"]
    assert not t.turned("GM04") and t.counts("GM04") == 4


def test_a_companion_sent_back_can_be_drawn_again_this_round() -> None:
    """PON-R27"""
    t = hitting("GM02").play("GA05")
    del t.state.zones["guild"][1:]
    t.play("hit")
    assert t.companions(1) == ["GM06", "GA05"]


def test_heroes_who_stayed_are_out_of_reach_for_abilities_that_say_so() -> None:
    """PON-R11"""
    t = Table(party("EQ04", "GA04"), BOB | {"stayed": True}, party("EQ09", "GA08"), guild=["GM02"]).play("hit")
    assert t.keys == ["GA08", "leave"]


def test_without_a_legal_target_nothing_happens() -> None:
    """PON-R10"""
    t = hitting("GM02", rival=BOB | {"stayed": True})
    assert t.keys == ["hit", "stay"] and t.companions(0) == ["GA04", "GM02"]


def test_weakest_means_lowest_power_now_and_of_equals_the_hero_picks() -> None:
    """PON-R33"""
    assert hitting("GM10", "GM04", "GA06", content=GREEDY).keys == ["GM04"]
    t = Table(party("EQ04", "GM04", "GA06", counts={"GM04": 9}), BOB, guild=["GM10"], content=GREEDY).play("hit")
    assert t.keys == ["GA06"], "printed powers do not matter"
    assert hitting("GM10", "GA04", "GM04", "GA06", content=GREEDY).keys == ["GA04", "GM04"]


def test_a_card_that_changes_party_keeps_what_it_counts_and_becomes_the_youngest() -> None:
    """PON-R12"""
    rival = party("EQ05", "GA05", "GM06", adjusted={"GA05": 2})
    t = hitting("GM08", "GA04", rival=rival).play("GA05")
    assert t.companions(0) == ["GA04", "GA05"] and t.companions(1) == ["GM06", "GM08"]
    assert t.counts("GA05") == 7


def test_a_turned_card_stays_turned_in_its_new_party() -> None:
    """PON-R12"""
    content = reprint(GM08={"on_hit": "[{swap_with: {of: other_in_play, type: monster, may: true}}]"})
    rival = party("EQ05", "GM04", turned=["GM04"])
    t = Table(party("EQ04", "GA04"), rival, guild=["GM08"], content=content).play("hit", "GM04")
    assert t.companions(0) == ["GA04", "GM04"] and t.turned("GM04")


def test_swapped_and_drawn_cards_trigger_nothing_on_hit() -> None:
    """PON-R07"""
    t = hitting("GM08", rival=party("EQ05", "GA02")).play("GA02")
    assert t.asked == 1 and t.keys == ["hit", "stay"]
    t = Table(party("EQ04", "GA04"), BOB, guild=["GM04", "GA07"]).play("hit", "use")
    assert t.companions(0) == ["GA04", "GM04"] and t.asked == 1


def test_the_rogue_goes_under_the_guild_and_the_top_card_comes_instead() -> None:
    """PON-R27, PON-R07"""
    t = hitting("GA07").play("use")
    assert t.companions(0) == ["GA04", "GA09"] and t.zone("guild")[0] == "GA07"


# --- telling


def test_an_ability_is_announced_only_when_something_comes_of_it() -> None:
    """PON-R10"""
    silent = hitting("GM02", rival=BOB | {"stayed": True})
    assert not any("comes up" in line for line in silent.log())
    assert "The ability of Sock Gremlin comes up for Ann." in hitting("GM02").log()
    alone = Table(party("EQ04", "GM09"), BOB).play("stay")
    assert not any("comes up" in line for line in alone.log())

"""2. Turn Move: turns of Hit or Stay, the full party, and who is passed over."""

from __future__ import annotations

from tests.rules.pontoon.table import SHIPPED, Table, party, reprint

PLAIN = ("GM03", "GA04", "GA05", "GA06", "GM06")


def two(**words: object) -> Table:
    return Table(party("EQ04", "GA04"), party("EQ05", "GA05"), **{"guild": ["GM10", "GA06", "GM06", "GM03"], **words})


def test_the_hero_whose_turn_it_is_declares_hit_or_stay() -> None:
    """PON-TURN-02"""
    t = two()
    assert t.asked == 0 and t.keys == ["hit", "stay"]


def test_turns_go_clockwise_one_declaration_each() -> None:
    """PON-TURN-01, PON-X03, PON-R03"""
    t = Table(
        party("EQ04", "GA04"),
        party("EQ05", "GA05"),
        party("EQ07", "GA09"),
        starting=2,
        guild=["GA06", "GM06", "GA08", "GM03"],
    )
    order = []
    for _ in range(4):
        order.append(t.asked)
        t.play("hit")
    assert order == [1, 2, 0, 1]


def test_a_hit_puts_the_top_guild_card_face_up_into_the_own_party() -> None:
    """PON-HIT-01, PON-GLO-03"""
    t = two().play("hit")
    assert t.companions(0) == ["GA04", "GM03"]
    assert t.sees(1, "companions/0") == ["GA04", "GM03"]


def test_on_hit_is_resolved_when_the_card_joins() -> None:
    """PON-HIT-02"""
    t = two(guild=["GA06", "GM04"]).play("hit")
    assert t.asked == 0 and t.keys == ["use", "leave"]


def test_only_a_declared_hit_triggers_on_hit() -> None:
    """PON-X02, PON-GLO-03"""
    content = reprint(GM03={"on_hit": "[{draw_companion: 1}]"})
    t = Table(party("EQ04", "GA04"), party("EQ05", "GA05"), guild=["GM04", "GM03"], content=content).play("hit")
    assert t.companions(0) == ["GA04", "GM03", "GM04"] and t.asked == 1


def test_four_companions_make_five_members_and_force_a_stay() -> None:
    """PON-HIT-03, PON-X04, PON-R04"""
    t = Table(party("EQ04", "GA04", "GM03", "GA05"), party("EQ05", "GA06"), guild=["GA09", "GM06"]).play("hit")
    assert t.state.members(0) == 5 and t.state.stayed == [True, False]
    t.play("hit")
    assert t.asked == 1, "the full party is passed over"


def test_three_companions_do_not_force_a_stay() -> None:
    """PON-X04, PON-R04"""
    t = Table(party("EQ04", "GA04", "GM03"), party("EQ05", "GA06"), guild=["GA09", "GM06"]).play("hit")
    assert t.state.members(0) == 4 and not t.state.stayed[0]


def test_nobody_hits_beyond_five_members() -> None:
    """PON-X05: more than five can come about only through abilities."""
    content = reprint(GM03={"on_hit": "[{draw_companion: 2}]"})
    t = Table(party("EQ04", "GA04", "GA06"), party("EQ05", "GA05"), guild=["GM10", "GM06", "GM03"], content=content)
    t.play("hit")
    assert t.state.members(0) == 6 and t.state.stayed[0] and t.asked == 1


def test_the_fifth_members_on_hit_comes_before_the_forced_stay() -> None:
    """PON-R05, PON-R32: on hit, then the Stay with its on stay abilities, in the same turn."""
    t = Table(party("EQ04", "GM01", "GA05", "GA04"), party("EQ05", "GA06"), guild=["GA09", "GM04"])
    t.play("hit")
    assert t.keys == ["use", "leave"] and not t.state.stayed[0] and "Hiccup Imp" in t.prompt
    t.play("use")
    assert t.state.stayed[0] and t.keys == ["use", "leave"] and "Bouncy Slime" in t.prompt


def test_an_on_hit_that_empties_a_place_prevents_the_forced_stay() -> None:
    """PON-R05"""
    content = reprint(GM10={"on_hit": "[return_weakest]"})
    t = Table(party("EQ04", "GA04", "GM03", "GA05"), party("EQ05", "GA06"), guild=["GA09", "GM10"], content=content)
    t.play("hit", "GM03")
    assert t.state.members(0) == 4 and not t.state.stayed[0]


def test_a_party_pushed_to_five_in_another_heros_turn_stays_after_that_ability() -> None:
    """PON-R28"""
    content = reprint(GM08={"on_hit": "[{swap_with: {of: other_in_play, type: any, may: true}}, {draw_companion: 1}]"})
    t = Table(party("EQ04", "GA04"), party("EQ05", "GA06", "GA05", "GM06"), guild=["GM10", "GM08"], content=content)
    t.state.move(content.ids["GM03"], "guild", "companions/1")
    t.play("hit", "GA06")
    assert t.state.stayed == [False, True] and t.asked == 0
    assert t.companions(1) == ["GA05", "GM06", "GM03", "GM08"]


def test_stay_turns_the_equipment_a_quarter_without_revealing_it() -> None:
    """PON-STAY-01"""
    t = two().play("stay")
    assert t.state.stayed[0] and t.sees(1, "equipment/0") == ["?"] and t.power(0) == 8


def test_a_hero_may_stay_on_the_first_turn_with_one_companion() -> None:
    """PON-STAY-05"""
    t = two().play("stay")
    assert t.state.stayed[0] and len(t.companions(0)) == 1


def test_on_stay_abilities_are_resolved_after_the_stay() -> None:
    """PON-STAY-02"""
    t = Table(party("EQ04", "GM07"), party("EQ05", "GA05")).play("stay")
    assert t.state.stayed[0] and t.keys == ["use", "leave"] and t.asked == 0


def test_every_companion_with_on_stay_uses_it_oldest_first() -> None:
    """PON-X08, PON-R09"""
    content = reprint(GM07={"on_stay": "[{may: turn_to_sub}]"}, GM01={"on_stay": "[{may: turn_to_sub}]"})
    t = Table(party("EQ04", "GM07", "GA04", "GM01"), party("EQ05", "GA05"), content=content).play("stay")
    assert "Shy Ghost" in t.prompt
    t.play("use")
    assert "Bouncy Slime" in t.prompt
    t.play("leave")
    assert t.turned("GM07") and not t.turned("GM01") and t.asked == 1


def test_a_later_on_stay_sees_what_the_earlier_ones_did() -> None:
    """PON-R09: the copy is made of the slime as it then counts."""
    content = reprint(
        GM01={"sub": 6, "on_stay": "[{may: turn_to_sub}]"}, GM05={"on_stay": "[{copy_power: {may: true}}]"}
    )
    t = Table(party("EQ04", "GM01", "GM05"), party("EQ05", "GA05"), content=content).play("stay", "use", "GM01")
    assert t.counts("GM05") == 6


def test_who_has_stayed_takes_no_turn_until_battle() -> None:
    """PON-STAY-03, PON-GLO-04"""
    t = two().play("stay", "hit")
    assert t.asked == 1
    t.play("hit")
    assert t.asked == 1 and t.companions(0) == ["GA04"]


def test_a_lone_hero_in_play_takes_turn_after_turn() -> None:
    """PON-R03"""
    t = Table(
        party("EQ04", "GA04", stayed=True),
        party("EQ05", "GA05"),
        party("EQ06", "GA06", stayed=True),
        turn=2,
        guild=["GM06", "GM03"],
    ).play("hit", "hit")
    assert t.asked == 1 and len(t.companions(1)) == 3


def test_battle_begins_when_all_have_stayed_and_not_earlier() -> None:
    """PON-STAY-04"""
    t = two().play("stay")
    assert t.state.phase == "turn_move" and t.state.round == 1
    t.play("stay")
    assert t.state.round == 2 and len(t.state.history) == 1


def test_as_an_option_a_hero_goes_on_until_the_stay() -> None:
    """PON-X03"""
    t = two(options={"turn_style": "run"}).play("hit", "hit")
    assert t.asked == 0
    t.play("stay")
    assert t.asked == 1


def test_with_turns_until_stay_a_full_party_hands_on_the_turn() -> None:
    """PON-X03, PON-HIT-03"""
    t = two(options={"turn_style": "run"}).play("hit", "hit", "hit")
    assert t.state.stayed == [True, False] and t.asked == 1


def test_an_empty_guild_leaves_only_stay() -> None:
    """PON-R25"""
    t = two()
    t.state.zones["armoury"] += t.state.zones["guild"][1:]
    del t.state.zones["guild"][1:]
    t.play("hit")
    assert t.keys == ["stay"] and "empty" in t.prompt
    refusal = t.match.game.why_not(t.state, 1, "hit")
    assert refusal is not None and "empty" in refusal.why


def test_ability_draws_from_an_empty_guild_are_skipped() -> None:
    """PON-R25"""
    content = reprint(GM03={"on_hit": "[{draw_companion: 3}]"})
    t = Table(party("EQ04", "GA04"), party("EQ05", "GA05"), guild=["GA06", "GM03"], content=content)
    del t.state.zones["guild"][:-2]
    t.play("hit")
    assert t.companions(0) == ["GA04", "GM03", "GA06"]


def test_a_pile_of_plain_cards_never_asks_anything_else() -> None:
    """PON-TURN-02"""
    assert all(not SHIPPED.cards[SHIPPED.ids[card]].text for card in PLAIN)
    t = two()
    while t.state.round == 1:
        assert t.keys == ["hit", "stay"]
        t.play("stay" if t.state.members(t.asked or 0) == 3 else "hit")

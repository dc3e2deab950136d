"""2. Turn order: Draw, Countdown, Summon."""

from __future__ import annotations

from random import Random

from game.engine.match import Match
from tests.rules.laid import NAMES
from tests.rules.pack.table import (
    BLUE_200,
    BLUE_450,
    BLUE_550,
    BLUE_950,
    FILLER,
    GREEN_200,
    GREEN_500,
    PACK,
    RED_250,
    RED_500,
    SHIPPED,
    Table,
    dueling,
    side,
)

WALL = [GREEN_500, GREEN_500, "MP-043", "MP-043"]


def test_a_turn_runs_six_steps_and_then_the_other_player_has_one() -> None:
    """PAK-TURN-01, PAK-TURN-02, PAK-C01: Draw before Countdown."""
    table = Table(side(hand=FILLER, waiting=[BLUE_450]), side(hand=FILLER, waiting=[BLUE_450]), at="turn")
    phases = [event.value for event in table.match.events if getattr(event, "field", "") == "phase"]
    assert phases[:3] == ["draw", "countdown", "summon"]
    table.play("summon:MP-037", "spot:2", "pass", "pass")
    phases = [event.value for event in table.match.events if getattr(event, "field", "") == "phase"]
    assert phases[:7] == ["draw", "countdown", "summon", "boost_1", "duel", "boost_2", "draw"]
    assert table.asked == 1 and table.state.turn == 4


def test_only_the_players_own_cards_and_spots_are_offered() -> None:
    """PAK-TURN-03"""
    match, rng, cards, spots = Match(PACK, SHIPPED, 2, 5, skip_single=False), Random(5), 0, 0
    while match.decision is not None:
        for option in match.decision.options:
            if isinstance(option.at, int):
                cards += 1
                assert SHIPPED.backs[option.at] == match.decision.player
            elif option.at is not None:
                spots += 1
                assert int(option.at.split("/")[1]) == match.decision.player
        match.answer(rng.choice(match.decision.options).key)
    assert cards and spots


# --- 2.1


def test_draw_fills_the_hand_to_six_and_a_full_hand_draws_nothing() -> None:
    """PAK-DRAW-01, PAK-DRAW-02, PAK-R23"""
    table = Table(side(hand=FILLER[:2]), at="turn")
    assert table.hand(0) == [*FILLER[:2], "MP-049", "MP-048", "MP-047", "MP-043"]
    assert table.zone("deck/0") == ["MP-042"]
    assert Table(side(hand=FILLER), at="turn").hand(0) == FILLER


def test_what_is_left_is_drawn_and_the_game_goes_on() -> None:
    """PAK-C08"""
    table = Table(side(hand=FILLER[:2], deck=["MP-042"]), at="turn")
    assert table.hand(0) == [*FILLER[:2], "MP-042"] and table.asked == 0


def test_six_in_hand_and_an_empty_deck_is_safe() -> None:
    """PAK-R20"""
    assert Table(side(hand=FILLER, deck=[]), at="turn").asked == 0


# --- 2.2


def test_own_dice_drop_by_one_and_the_others_stay() -> None:
    """PAK-COUNT-01, PAK-COUNT-02"""
    table = Table(side(waiting=[BLUE_450, BLUE_950]), side(waiting=[BLUE_450, BLUE_950]), at="turn")
    assert [table.die(0, 1), table.die(0, 2)] == [1, 3]
    assert [table.die(1, 1), table.die(1, 2)] == [2, 4]


def test_a_monster_at_0_moves_up_and_leaves_its_spot_for_the_summon() -> None:
    """PAK-COUNT-03, PAK-COUNT-07, PAK-R28: no die or mark goes with it."""
    table = Table(side(waiting=[{"card": RED_500, "die": 1, "boosted": True}], active=[None, *WALL[1:]]), at="turn")
    assert table.active(0)[0] == RED_500 and table.waiting(0)[0] is None
    assert table.state.die == [0] * 8 and not table.boosted(0, 1)
    assert "spot:1" in table.play(table.keys[0]).keys


def test_the_owner_picks_among_free_spots_straight_and_diagonally_ahead() -> None:
    """PAK-R03, PAK-R04"""

    def doors(column: int, **words: str) -> list[str]:
        waiting = [
            None,
            None,
            None,
            None,
        ]
        waiting[column - 1] = {"card": RED_250, "die": 1}  # type: ignore[call-overload]
        return Table(side(waiting=waiting), at="turn", options=words).keys

    assert doors(2) == ["to:1", "to:2", "to:3"]
    assert doors(1) == ["to:1", "to:2"] and doors(4) == ["to:3", "to:4"]
    assert doors(2, adjacency="straight")[0].startswith("summon:")


def test_a_monster_must_move_when_it_can() -> None:
    """PAK-C05: no choice to stay."""
    table = Table(side(waiting=[None, {"card": RED_250, "die": 1}]), at="turn")
    assert all(key.startswith("to:") for key in table.keys)


def test_several_at_0_move_one_at_a_time_in_any_order() -> None:
    """PAK-R05"""
    waiting = [{"card": RED_250, "die": 1}, {"card": BLUE_200, "die": 1}]
    table = Table(side(waiting=waiting, active=[None, None, "MP-043", "MP-043"]), at="turn")
    assert table.keys == ["up:1", "up:2"] and table.die(0, 1) == table.die(0, 2) == 0
    table.play("up:2")
    assert table.keys == ["to:1", "to:2"]
    table.play("to:1")
    assert table.active(0)[:2] == [BLUE_200, RED_250]


def test_blocked_while_the_spots_beside_it_are_taken_even_if_another_is_free() -> None:
    """PAK-COUNT-04, PAK-C04"""
    table = Table(side(waiting=[{"card": RED_250, "die": 1}], active=[*WALL[:3], None]), at="turn")
    assert table.waiting(0)[0] == RED_250 and table.active(0)[3] is None
    assert any("finds no free spot" in line for line in table.log())


def test_a_blocked_monster_keeps_its_spot_has_no_die_and_cannot_be_boosted() -> None:
    """PAK-R07"""
    table = Table(side(hand=[RED_250, RED_500], waiting=[{"card": RED_250, "die": 0}], active=WALL), at="boost_1")
    assert table.waiting(0)[0] == RED_250 and table.die(0, 1) == 0
    assert "boost:1" not in table.keys
    next_turn = Table(side(waiting=[{"card": RED_250, "die": 0}], active=WALL), at="turn")
    assert next_turn.die(0, 1) == 0 and "spot:1" not in next_turn.play(next_turn.keys[0]).keys


def test_a_blocked_monster_enters_after_the_duel_that_made_room_and_fights_in_the_next() -> None:
    """PAK-R06"""
    table = dueling([RED_250, *WALL[1:]], [RED_500, None, None, None])
    assert table.active(0)[0] is None
    blocked = {"card": BLUE_200, "die": 0}
    table = Table(side(active=[RED_250, *WALL[1:]], waiting=[blocked]), side(active=[RED_500], hp=30), at="duel")
    assert table.active(0)[0] == BLUE_200 and table.active(1)[0] == RED_500


def test_after_a_duel_the_turn_players_blocked_monsters_enter_first() -> None:
    """PAK-R06"""
    blocked = [{"card": BLUE_200, "die": 0}]
    full = [RED_250, *WALL[1:]]
    table = Table(
        side(active=full, waiting=blocked),
        side(active=full, waiting=blocked),
        at="duel",
        player=2,
        options={"adjacency": "straight"},
    )
    moved = [event.dst for event in table.match.events if getattr(event, "dst", "").startswith("active/")]
    assert moved == ["active/1/0", "active/0/0"]


def test_in_ones_own_turn_it_is_told_that_the_other_player_says_where_a_monster_enters() -> None:
    """PAK-R06"""
    blocked = {"card": BLUE_200, "die": 0}
    table = Table(side(active=[RED_500]), side(active=[RED_250, *WALL[1:]], waiting=[blocked, blocked]), at="duel")
    assert table.state.mover == 0 and table.asked == 1
    refusal = PACK.why_not(table.state, 0, "waiting/0/0")
    assert refusal is not None and "where a monster enters" in refusal.why and refusal.rule == "2.2"


def test_an_unboosted_monster_of_n_stars_enters_n_turns_later_and_fights_at_once() -> None:
    """PAK-COUNT-05, PAK-COUNT-06, PAK-COUNT-08, PAK-R09"""
    for card in (GREEN_200, BLUE_450, BLUE_550, BLUE_950):
        stars = SHIPPED.monsters[SHIPPED.ids[card]].star
        table = Table(
            side(hand=[card], deck=FILLER),
            side(hand=FILLER),
            at="summon",
            turn=1,
            options={"adjacency": "straight", "summoning": "optional"},
        )
        table.play(f"summon:{card}", "spot:1")
        assert table.die(0, 1) == stars
        while table.active(0)[0] is None:
            table.play("none" if "none" in table.keys else "pass")
        assert table.state.turn == 1 + 2 * stars
        while not any("hits" in line for line in table.log()):
            table.play("none" if "none" in table.keys else "pass")
        assert table.state.turn == 1 + 2 * stars + 1 or table.state.phase == "boost_2"
        assert any(f"hits {NAMES[1]} for {stars}" in line for line in table.log())


# --- 2.3


def test_one_monster_goes_to_a_free_spot_with_a_die_that_shows_its_stars() -> None:
    """PAK-SUMMON-01, PAK-SUMMON-02, PAK-SUMMON-03, PAK-SUMMON-06"""
    table = Table(side(hand=[BLUE_950, RED_250], waiting=[GREEN_200]), turn=5)
    assert table.keys == [f"summon:{BLUE_950}", f"summon:{RED_250}"]
    table.play(f"summon:{BLUE_950}")
    assert table.keys == ["spot:2", "spot:3", "spot:4"]
    table.play("spot:3")
    assert table.waiting(0)[2] == BLUE_950 and table.die(0, 3) == 4 and not table.boosted(0, 3)
    assert table.state.hp == [30, 30] and table.discard(0) == []


def test_summoning_is_a_must_once_a_turn_unless_the_house_says_otherwise() -> None:
    """PAK-R08"""
    table = Table(side(hand=[BLUE_450, RED_250]), turn=5)
    assert "none" not in table.keys
    table.play(f"summon:{RED_250}", "spot:1")
    assert not any(key.startswith("summon:") for key in table.keys) or table.asked == 1
    assert "none" in Table(side(), turn=5, options={"summoning": "optional"}).keys


def test_without_a_card_or_a_spot_the_step_is_skipped() -> None:
    """PAK-SUMMON-04"""
    full = Table(side(hand=[BLUE_450], waiting=[BLUE_450, BLUE_950, BLUE_550, "MP-010"]), turn=5)
    assert "pass" in full.keys and any("no spot" in line for line in full.log())
    assert Table(side(hand=[], waiting=[BLUE_450]), turn=5).asked == 1


def test_both_players_summon_the_starting_player_in_the_first_turn_too() -> None:
    """PAK-SUMMON-05, PAK-C09"""
    match = Match(PACK, SHIPPED, 2, 2, {"starting": "first"}, skip_single=False)
    match.answer(match.decision.options[0].key)
    match.answer("spot:1")
    assert match.decision.player == 1 and match.decision.options[0].key.startswith("summon:")


def test_two_of_a_kind_in_hand_have_keys_of_their_own() -> None:
    table = Table(side(hand=[RED_250, RED_250, RED_500]), turn=5)
    assert table.keys == [f"summon:{RED_250}", f"summon:{RED_250}:2", f"summon:{RED_500}"]


def test_monsters_stay_in_their_spots_until_they_enter_or_are_discarded() -> None:
    """PAK-R28"""
    match, rng = Match(PACK, SHIPPED, 2, 8, skip_single=False), Random(8)
    while match.decision is not None:
        match.answer(rng.choice(match.decision.options).key)
    moves = {(event.src.split("/")[0], event.dst.split("/")[0]) for event in match.events if hasattr(event, "src")}
    assert moves == {
        ("deck", "hand"),
        ("hand", "waiting"),
        ("hand", "discard"),
        ("waiting", "active"),
        ("active", "discard"),
    }

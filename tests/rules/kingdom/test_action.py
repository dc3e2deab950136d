"""2 and 3. The turn: Refill, taking a card, Queue Up and Dismiss."""

from __future__ import annotations

import pytest

from tests.rules.kingdom.table import FULL, Table, cutting, player

SEVEN = ["knight", "angel", "captain", "amazon", "wizard", "ninja", "knight"]
NO_ROW = ["ninja ninja ninja", ". . .", "angel . angel"]
NO_COLUMN = ["angel ninja .", "angel . .", "angel angel ."]


def cards_of(rows: list[str]) -> list[str]:
    """X for a card, . for an empty cell."""
    return ["".join("." if card == "." else "X" for card in row.split()) for row in rows]


def refilled(matrix: list[str], **words: object) -> Table:
    return Table(at="refill", matrix=matrix, **words)


# --- turns


def test_players_take_whole_turns_one_after_another() -> None:
    """DNK-TURN-01"""
    t = Table(seats=3, matrix=["angel ninja amazon", "wizard wizard wizard", "ninja ninja ninja"])
    order = []
    for key in ("take:11", "take:12", "take:13", "take:21"):
        order.append(t.asked)
        t.play(key)
        assert t.asked == order[-1], "who has taken a card uses it"
        t.play("queue")
    assert order == [0, 1, 2, 0]


def test_only_a_cut_opens_the_dungeon_and_kingdom_phase() -> None:
    """DNK-TURN-02, DNK-R05: no Aftermath, no raid, no return after queueing up."""
    t = cutting(["orthos7"], "angel", mine={"hand": ["ninja"] * 3}, matrix=FULL)
    t.play("queue")
    assert t.asked == 1 and t.state.phase == "action" and t.reserve() == 6 and t.tokens("orthos7") == 0


def test_the_turn_ends_when_the_slide_is_done() -> None:
    """DNK-TURN-03, DNK-R01, DNK-X13: Refill, Action, resolution, Aftermath, then the next player's Refill."""
    t = cutting(["angel", "orthos7"], "angel", matrix=[". . .", "ninja ninja ninja", "ninja ninja ninja"])
    t.play("cut:0", "done")
    slide = next(n for n, event in enumerate(t.match.events) if getattr(event, "about", None) == ("slide",))
    turn = next(n for n, event in enumerate(t.match.events) if getattr(event, "field", "") == "turn")
    assert slide < turn and t.asked == 1
    assert cards_of(t.matrix()) == ["XXX", "XXX", "XXX"], "the Refill belongs to the next turn"


# --- Refill


def test_the_matrix_is_looked_at_in_every_turn() -> None:
    """DNK-REFILL-01, DNK-X13"""
    t = Table(matrix=["angel . .", "ninja ninja ninja", "ninja ninja ninja"]).play("take:11", "queue")
    assert cards_of(t.matrix()) == ["XXX", "XXX", "XXX"] and t.asked == 1


def test_an_empty_row_gets_three_cards() -> None:
    """DNK-REFILL-02, DNK-REFILL-04"""
    t = refilled(NO_ROW, deck_size=30)
    assert cards_of(t.matrix()) == ["XXX", "XXX", "X.X"] and len(t.state.zones["deck"]) == 27


def test_an_empty_column_gets_three_cards() -> None:
    """DNK-REFILL-03, DNK-REFILL-04"""
    t = refilled(NO_COLUMN, deck_size=30)
    assert cards_of(t.matrix()) == ["XXX", "X.X", "XXX"] and len(t.state.zones["deck"]) == 27


@pytest.mark.parametrize(
    "matrix", [[". angel ninja", "angel . ninja", "angel ninja ."], ["angel ninja .", "angel . ninja", ". ninja ."]]
)
def test_a_diagonal_or_holes_without_a_line_stay_as_they_are(matrix: list[str]) -> None:
    """DNK-REFILL-05, DNK-REFILL-06"""
    t = refilled(matrix, deck_size=30)
    assert t.matrix() == matrix and len(t.state.zones["deck"]) == 30


def test_all_empty_lines_are_filled_together_and_judged_before_dealing() -> None:
    """DNK-REFILL-07, DNK-R03: a row and a column that cross are five cells."""
    t = refilled(["angel . ninja", ". . .", "wizard . ninja"], deck_size=30)
    assert cards_of(t.matrix()) == ["XXX", "XXX", "XXX"] and len(t.state.zones["deck"]) == 25


def test_cards_are_dealt_row_by_row_from_the_left() -> None:
    """DNK-R04"""
    t = refilled(["angel . .", "angel . .", "angel . ."], deck=["ninja", "wizard", "captain", "amazon"], deck_size=4)
    assert t.matrix() == ["angel amazon captain", "angel wizard ninja", "angel . ."]


def test_cards_of_the_matrix_never_shift() -> None:
    """DNK-R02"""
    t = Table(matrix=["angel ninja amazon", "wizard captain ninja", "ninja ninja angel"]).play("take:22", "queue")
    assert t.matrix() == ["angel ninja amazon", "wizard . ninja", "ninja ninja angel"]


# --- taking and using a card


def test_exactly_one_card_must_be_taken() -> None:
    """DNK-ACT-01"""
    t = Table(matrix=["angel . .", ". ninja .", ". . orthos7"])
    assert t.keys == ["take:11", "take:22", "take:33"]
    t.play("take:22")
    assert t.zone("taken") == ["ninja"] and t.matrix()[1] == ". . ."
    assert t.why_not("take:11") is not None


def test_any_card_may_be_taken_by_the_active_player() -> None:
    """DNK-R02, DNK-R07: a full Array does not force a card that can cut."""
    t = Table(player(array=SEVEN), matrix=["knight orthos7 ninja", "harpy4 angel wizard", "captain amazon princess"])
    assert len(t.keys) == 9 and t.asked == 0


def test_the_action_is_chosen_after_the_card_is_taken() -> None:
    """DNK-ACT-02, DNK-X06"""
    t = Table(player(array=["angel"]), matrix=["angel . .", ". ninja .", ". . orthos7"]).play("take:11")
    assert t.keys == ["queue", "cut:0", "cut:1"]


@pytest.mark.parametrize(("size", "legal"), [(0, True), (6, True), (7, False)])
def test_queueing_up_needs_at_most_six_cards(size: int, legal: bool) -> None:
    """DNK-QUEUE-01, DNK-QUEUE-04"""
    t = cutting(SEVEN[:size], "princess")
    assert ("queue" in t.keys) is legal
    if not legal:
        assert t.why_not("queue") == ("Your Array is full: cut it.", "3.2")


def test_the_queued_card_goes_to_the_right_of_the_last() -> None:
    """DNK-QUEUE-02"""
    assert cutting(["angel", "ninja"], "wizard", matrix=FULL).play("queue").array() == ["angel", "ninja", "wizard"]


@pytest.mark.parametrize("card", ["knight", "princess", "undead_reaper12"])
def test_both_kinds_of_card_may_be_queued(card: str) -> None:
    """DNK-QUEUE-03"""
    t = cutting(["angel"], card, matrix=["ninja ninja ninja", ". . .", "ninja . ."]).play("queue")
    assert t.array() == ["angel", card]


def test_the_limit_of_seven_is_off_while_resolving() -> None:
    """DNK-QUEUE-05"""
    t = cutting(
        ["wizard", "orthos4", "orthos7", "orthos12", "harpy4", "harpy7", "harpy12"],
        "wizard",
        deck=["giant_robot4", "giant_robot7"] + ["angel"] * 3,
        mine={"reserve": 40},
    )
    t.play("cut:0", "deed:wizard", "giant_robot4", "kingdom", "done")
    assert len(t.array()) == 7
    t = cutting(
        ["harpy4", "wizard", "wizard", "orthos4", "orthos7", "orthos12", "harpy7"],
        "wizard",
        seats=2,
        deck=["angel"] * 4 + ["demon_king4"] + ["angel"] * 4 + ["demon_king7"],
        mine={"hand": ["wizard"]},
    )
    t.play("cut:2", "control:orthos4", "hand:wizard", "demon_king7", "kingdom", "demon_king4", "kingdom")
    assert len(t.zone("kingdom") + t.zone("dungeon")) == 8
    assert t.zone("kingdom")[-2:] == ["demon_king7", "demon_king4"]


def test_with_an_empty_array_queue_up_is_all_there_is() -> None:
    """DNK-QUEUE-06, DNK-CUT-01"""
    t = cutting([], "princess")
    assert t.keys == ["queue"]
    assert t.why_not("cut:0") == ("There is no card in your Array to cut at.", "3.3")


def test_queue_up_stays_legal_when_a_cut_is_possible() -> None:
    """DNK-QUEUE-07"""
    assert "queue" in cutting(["angel"], "angel").keys


# --- Dismiss


def test_dismiss_needs_a_full_array() -> None:
    """DNK-DISMISS-01"""
    t = cutting(SEVEN[:6], "harpy4")
    assert t.keys == ["queue"] and t.why_not("dismiss") == ("Dismiss is for a full Array alone.", "3.4")


def test_dismiss_is_only_for_a_card_that_cannot_cut() -> None:
    """DNK-DISMISS-02, DNK-X06"""
    assert cutting(SEVEN, "harpy4").keys == ["dismiss"]
    t = cutting(SEVEN, "angel")
    assert "dismiss" not in t.keys
    assert t.why_not("dismiss") == ("This card can cut, so it may not be dismissed.", "3.4")


def test_a_card_that_cannot_cut_may_be_taken_on_purpose() -> None:
    """DNK-X06, DNK-R07"""
    t = Table(player(array=SEVEN), matrix=["harpy4 angel .", ". . .", ". . ."])
    assert t.play("take:11").keys == ["dismiss"]


def test_dismiss_discards_the_card_and_the_whole_array() -> None:
    """DNK-DISMISS-03, DNK-R08: points on Monsters are lost; no Gem, no Graveyard, no Aftermath."""
    array = [*SEVEN[:5], "harpy4", "harpy7"]
    t = Table(
        player(array=array, hand=["ninja"]),
        at="use",
        taken="ninja",
        tokens={"harpy4": 2},
        matrix=["captain captain captain", "captain captain captain", "captain captain captain"],
    )
    t.play("dismiss")
    assert sorted(t.zone("discard")) == sorted([*array, "ninja"]) and t.array() == [] and t.hand() == ["ninja"]
    assert t.tokens("harpy4") == 0 and t.reserve() == 6 and t.treasury() == [] and t.asked == 1


def test_an_array_above_seven_counts_as_full() -> None:
    """DNK-R33"""
    array = ["orthos4", "orthos7", "harpy4", "harpy7", "harpy12", "orthos12", "demon_king4", "demon_king7"]
    assert cutting(array, "angel").keys == ["dismiss"]
    assert cutting(array, "giant_robot4").keys == [f"cut:{line}" for line in range(9)]
    t = cutting(array, "angel", matrix=FULL).play("dismiss")
    assert len(t.zone("discard")) == 9

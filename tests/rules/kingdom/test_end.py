"""8. The end: trigger, last turn, the deck for abilities, and scoring."""

from __future__ import annotations

from tests.rules.kingdom.table import KINGDOM, Table, player, resolving

LAST = ["angel . .", ". . .", ". . ."]


def test_a_refill_that_finds_the_deck_empty_brings_the_end_near() -> None:
    """DNK-END-01, DNK-R34, DNK-X18: zero cards left, whether or not any was dealt."""
    t = Table(at="refill", matrix=["angel . .", "ninja . .", "wizard . ."], deck_size=6)
    assert t.state.triggered and t.asked == 0
    assert not Table(at="refill", matrix=["angel . .", "ninja . .", "wizard . ."], deck_size=7).state.triggered
    assert Table(at="refill", matrix=["angel ninja .", "ninja ninja .", "wizard . angel"], deck_size=0).state.triggered


def test_as_many_cells_as_possible_are_filled() -> None:
    """DNK-END-02, DNK-R04"""
    t = Table(at="refill", matrix=["angel . .", "ninja . .", "wizard . ."], deck=["captain", "amazon"], deck_size=2)
    assert t.matrix() == ["angel amazon captain", "ninja . .", "wizard . ."] and t.state.triggered


def test_after_the_trigger_there_is_no_refill() -> None:
    """DNK-END-03, DNK-R45: not even when the draw deck has cards again."""
    t = Table(triggered=True, matrix=["angel angel .", ". . .", ". . ."], deck_size=9).play("take:11", "queue")
    assert t.matrix() == [". angel .", ". . .", ". . ."]


def test_a_deck_emptied_by_an_ability_triggers_at_the_next_refill() -> None:
    """DNK-R35: the deck for abilities is no draw deck."""
    t = resolving(
        dungeon="captain",
        deck=["ninja"] * 3,
        deck_size=3,
        discard=["wizard"] * 4,
        matrix=["angel . .", ". . .", ". . ."],
    )
    t.play("deed:captain")
    assert not t.state.triggered
    t.done()
    assert t.state.triggered and t.matrix() == ["angel . .", ". . .", ". . ."]


def test_taking_the_last_card_makes_this_turn_the_last() -> None:
    """DNK-END-04, DNK-END-05: the round is not evened out."""
    t = Table(seats=3, triggered=True, matrix=LAST, deck_size=0).play("take:11")
    assert t.state.winners is None
    t.play("queue")
    assert t.state.winners is not None and t.asked is None


def test_the_last_turn_is_complete() -> None:
    """DNK-R39: resolution and Aftermath, raids too, come before scoring."""
    t = Table(player(array=["angel", "orthos4", "ninja", "ninja"]), triggered=True, matrix=LAST, deck_size=0)
    t.play("take:11", "cut:1", "done")
    assert t.reserve() == 4 and t.array() == ["orthos4"] and t.state.winners is not None


def test_abilities_go_on_with_a_deck_of_discards() -> None:
    """DNK-END-06, DNK-EX-END-1"""
    t = resolving(dungeon="captain", deck_size=0, triggered=True, discard=["ninja"] * 5 + ["wizard"] * 6)
    t.play("deed:captain")
    assert len(t.hand()) == 3 and len(t.zone("ability")) == 9 and t.zone("discard") == [] and t.zone("deck") == []


def test_a_deck_that_runs_out_in_the_middle_is_made_up() -> None:
    """DNK-R23"""
    t = resolving(dungeon="captain", deck=["ninja"], deck_size=1, discard=["wizard"] * 5).play("deed:captain")
    assert t.hand()[0] == "ninja" and len(t.hand()) == 3
    t = resolving(dungeon="captain", deck_size=0, discard=[]).play("deed:captain")
    assert t.hand() == ["captain"], "his own card is all there is"


def test_the_deck_of_discards_is_shuffled_and_new_discards_wait_until_it_has_run_out() -> None:
    """DNK-END-06, DNK-R23: a later shortage shuffles again."""
    discards = ["ninja", "wizard", "angel", "amazon", "knight", "princess", "ninja", "wizard", "angel", "amazon"]
    orders = set()
    for seed in range(6):
        t = resolving(dungeon="captain captain captain captain", deck_size=0, seed=seed, discard=discards, matrix=LAST)
        t.play("deed:captain")
        orders.add(tuple(t.hand()))
        assert len(t.zone("ability")) == 8 and t.zone("discard") == []
        t.play("deed:captain", "deed:captain")
        assert len(t.zone("ability")) == 2 and t.zone("discard") == ["captain", "captain"]
        t.play("deed:captain")
        assert len(t.hand()) == 12 and len(t.zone("ability")) == 2 and t.zone("discard") == []
    assert len(orders) > 1, "nobody knows what comes up"


def test_the_deck_for_abilities_never_refills_the_matrix() -> None:
    """DNK-END-07, DNK-R45"""
    t = resolving(dungeon="captain", deck_size=0, discard=["wizard"] * 8, matrix=["angel angel .", ". . .", ". . ."])
    t.play("deed:captain").done()
    assert t.matrix() == ["angel angel .", ". . .", ". . ."] and len(t.zone("ability")) == 6


def finished(*players: dict[str, object], **words: object) -> Table:
    """The end of the last turn."""
    return Table(*players, at="end", triggered=True, deck_size=0, **words)  # type: ignore[arg-type]


def test_every_pair_of_cards_in_hand_array_and_treasury_is_a_point() -> None:
    """DNK-SCORE-01, DNK-R37: one sum, rounded down once."""
    t = finished(player(hand=["ninja"], array=["angel", "wizard", "orthos4"], treasury=["captain"] * 3), player())
    assert [line[-1] for line in KINGDOM.scores(t.state)] == [("Points", 9), ("Points", 6)]
    t = finished(
        player(hand=["ninja"], array=["angel"]),
        player(array=["wizard"], treasury=["captain"]),
        player(hand=["knight"], treasury=["captain"]),
    )
    assert [line[-1] for line in KINGDOM.scores(t.state)] == [("Points", 7)] * 3, "pairs are made across the places"
    t = finished(player(hand=["ninja"], array=["angel", "wizard", "orthos4"], treasury=["captain"] * 3), player())
    assert t.state.winners == (0,)


def test_graveyards_count_nothing() -> None:
    """DNK-SCORE-02"""
    t = finished(player(graveyard=["orthos4", "harpy4"]), player(hand=["ninja", "ninja"]))
    assert t.state.winners == (1,)


def test_most_points_win() -> None:
    """DNK-SCORE-03, DNK-R37: points left of the first six count."""
    t = finished(player(reserve=9), player(reserve=3), player(reserve=8))
    assert t.state.winners == (0,) and KINGDOM.scores(t.state)[1][0] == ("Reserve", 3)


def test_equal_players_share_the_victory() -> None:
    """DNK-SCORE-04"""
    t = finished(player(reserve=9), player(reserve=8, hand=["ninja", "ninja"]), player(reserve=3))
    assert t.state.winners == (0, 1) and "Ann and Bob win the game together." in t.log()
    t = finished(player(reserve=9), player(reserve=3), player(reserve=8, hand=["ninja", "ninja"]), player(reserve=9))
    assert t.state.winners == (0, 2, 3) and "Ann, Cy and Dot win the game together." in t.log()


def test_points_on_monsters_count_for_nobody_at_the_end() -> None:
    """DNK-R36: the Monster is a card of the Array like others."""
    t = finished(player(array=["orthos4", "harpy4"]), player(reserve=8), tokens={"orthos4": 2, "harpy4": 2})
    assert KINGDOM.scores(t.state)[0][-1] == ("Points", 7) and t.state.winners == (1,)

"""1.3. What is open and what is secret: each seat is told what it may know, and no more."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.engine.events import as_seen_by
from game.engine.match import Match
from tests.rules.kingdom.table import KINGDOM, SHIPPED, Table, player, resolving
from tests.sure import every


def test_all_but_hands_decks_and_looks_is_open() -> None:
    """DNK-INFO-01, DNK-R38"""
    t = Table(
        player(array=["orthos4", "angel"], treasury=["ninja"], graveyard=["harpy4"], hand=["wizard", "amazon"]),
        player(),
        discard=["captain"],
        tokens={"orthos4": 2},
    )
    view = t.state.view(1)
    for zone, words in (
        ("array/0", ["orthos4", "angel"]),
        ("treasury/0", ["ninja"]),
        ("graveyard/0", ["harpy4"]),
        ("discard", ["captain"]),
        ("hand/0", ["?", "?"]),
    ):
        assert t.sees(1, zone) == words
    assert view["facts"]["reserve"] == [6, 6] and 2 in view["facts"]["tokens"]
    assert len(view["zones"]["deck"]) == len(t.state.zones["deck"]) and set(view["zones"]["deck"]) == {None}


def test_nobody_sees_into_the_deck_of_discards() -> None:
    """DNK-R38: that its cards lay open tells nothing of their order."""
    t = resolving(dungeon="captain", deck_size=0, triggered=True, discard=["ninja"] * 2 + ["angel"] * 4)
    t.play("deed:captain")
    assert t.sees(0, "ability") == t.sees(1, "ability") == ["?"] * 4


def test_cards_under_the_deck_stay_known_to_the_wizards_user_alone() -> None:
    """DNK-INFO-02, DNK-R38"""
    t = resolving(dungeon="wizard", deck=["captain", "ninja", "angel", "amazon", "wizard"], deck_size=30)
    t.play("deed:wizard", "angel", "dungeon")
    assert t.sees(0, "deck")[:4] == ["captain", "ninja", "amazon", "wizard"] and t.sees(0, "deck")[4:] == ["?"] * 25
    assert t.sees(1, "deck") == ["?"] * 29


def test_the_unchosen_cards_are_told_to_nobody_else() -> None:
    """DNK-INFO-02"""
    t = resolving(dungeon="wizard", deck=["captain", "ninja", "angel", "amazon", "wizard"])
    t.play("deed:wizard", "angel", "dungeon")
    assert "Ann looks at Captain." in t.log(0) and "Ann looks at a card." in t.log(1)
    assert not any("Captain" in line or "Ninja" in line for line in t.log(1))
    assert "Ann summons Angel into the Dungeon." in t.log(1)


def test_the_ninjas_loot_is_known_to_both_and_to_no_third() -> None:
    """DNK-INFO-03"""
    t = resolving(dungeon="ninja", rivals=({"hand": ["captain", "wizard"]}, {}))
    t.play("deed:ninja", "wizard")
    assert "Ann takes Wizard from Bob." in t.log(0) and "Ann takes Wizard from Bob." in t.log(1)
    assert "Ann takes a card from Bob." in t.log(2) and "Ann sees a card in the hand of Bob." in t.log(2)


def test_a_searched_hand_is_mixed_so_that_places_tell_nothing() -> None:
    """DNK-INFO-03: cards that came from the Kingdom for all to see are hidden again."""
    t = resolving(kingdom="captain wizard", rivals=({}, {}), matrix=["knight . .", ". . .", ". . ."]).done()
    assert t.sees(1, "hand/0") == ["captain", "wizard"]
    t = Table(player(hand=["angel"]), player(hand=["captain", "wizard"]), player(), at="resolve", dungeon=["ninja"])
    t.state.known[t.card("hand/1", "captain")] = t.state.everyone
    t.play("deed:ninja", "captain")
    assert t.sees(2, "hand/1") == ["?"] and t.sees(2, "hand/0") == ["?", "?"]


def test_of_equal_cards_the_one_all_know_is_spent_first() -> None:
    """DNK-R38: what is left stays as secret as it was."""
    t = resolving(dungeon="harpy4", hand="ninja ninja captain", rivals=({"array": ["angel"]},))
    known = t.state.zones["hand/0"][1]
    t.state.known[known] = t.state.everyone
    t.play("control:harpy4", "hand:ninja")
    assert known in t.state.zones["discard"] and t.sees(1, "hand/0") == ["?", "?"]
    t = resolving(dungeon="angel", hand="ninja ninja captain")
    known = t.state.zones["hand/0"][1]
    t.state.known[known] = t.state.everyone
    t.play("deed:angel", "hand:ninja")
    assert t.state.zones["aside"] == [known] and t.sees(1, "hand/0") == ["?", "?"]
    t = resolving(hand="ninja ninja " + "captain " * 6)
    known = t.state.zones["hand/0"][1]
    t.state.known[known] = t.state.everyone
    t.play("done", "ninja")
    assert t.state.zones["discard"] == [known] and set(t.sees(1, "hand/0")) == {"?"}


def test_of_equal_cards_that_as_many_know_the_oldest_is_spent_first() -> None:
    """DNK-R38"""
    for bits in ((0, 0), (1, 2), (3, 3)):
        t = resolving(hand="ninja ninja captain", rivals=({}, {}))
        first, second = t.state.zones["hand/0"][:2]
        t.state.known[first], t.state.known[second] = bits
        assert t.state.of_kind("hand/0", SHIPPED.kind[first]) == first


def test_answers_in_secret_are_hidden_from_the_others() -> None:
    """DNK-INFO-02, DNK-INFO-03"""
    t = resolving(dungeon="wizard", deck=["captain"] * 4 + ["angel"]).play("deed:wizard", "angel")
    chose = [as_seen_by(event, 1).key for event in t.events("Chose")]
    assert chose == ["deed:wizard", None]
    t = resolving(dungeon="ninja", rivals=({"hand": ["captain", "wizard"]}, {})).play("deed:ninja", "wizard")
    assert [as_seen_by(event, 2).key for event in t.events("Chose")] == ["deed:ninja", None]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_that_differ_in_secrets_alone_look_the_same(seats: int) -> None:
    """DNK-R38: all that a seat is told, the log and the table in words, are equal for two such games."""
    for seed in range(12):
        match, rng = Match(KINGDOM, SHIPPED, seats, seed), Random(seed)
        for _ in range(rng.randrange(20, 120)):
            if match.over:
                break
            match.answer(rng.choice(match.decision.options).key)
        for seat in every(range(seats)):
            if match.over or match.decision.player == seat:
                continue
            twin = match.state.redeal(seat, Random(seed))
            assert twin.view(seat) == match.state.view(seat)
            assert KINGDOM.write_position(twin, seat) == KINGDOM.write_position(match.state, seat)
            assert KINGDOM.standing(twin, seat) == KINGDOM.standing(match.state, seat)


def test_imagined_hands_hold_no_monsters() -> None:
    """DNK-R38: hands are Adventurers alone, in imagination too."""
    match, rng = Match(KINGDOM, SHIPPED, 3, 4), Random(4)
    while not match.over:
        match.answer(rng.choice(match.decision.options).key)
        world = match.state.redeal(0, rng)
        assert all(not SHIPPED.is_monster(card) for seat in range(3) for card in world.zones[f"hand/{seat}"])
    assert match.answers


def test_opponents_are_never_asked_in_anothers_turn() -> None:
    """DNK-R48"""
    match, rng = Match(KINGDOM, SHIPPED, 4, 9), Random(9)
    while not match.over:
        assert match.decision.player == match.state.active  # type: ignore[attr-defined]
        match.answer(rng.choice(match.decision.options).key)
    assert match.answers


ICONS = [*["amazon"] * 3, *["wizard"] * 2]  # of orthos12
FIGHT = {"seat": 1, "monster": "orthos12", "place": "kingdom"}
LATE = {"deck_size": 0, "triggered": True, "ability": ["ninja"] * 4 + ["captain"] * 5 + ["angel"] * 5}


@pytest.mark.parametrize("viewer", [None, 1, 2])
@pytest.mark.parametrize("decks", [{}, LATE])
@pytest.mark.parametrize(
    ("step", "array"),
    [
        ({"pay": {**FIGHT, "fewer": 0}}, []),
        ({"pay_from": {**FIGHT, "paid": "+".join(ICONS)}}, []),
        ({"conquer": {"seat": 1, "card": "wizard", "fewer": 1}}, ["orthos12"]),
    ],
)
def test_a_rival_who_is_asked_how_to_pay_can_pay_in_every_world_one_imagines(
    step: dict[str, Any], array: list[str], decks: dict[str, Any], viewer: int | None
) -> None:
    """DNK-KING-02, DNK-R28, DNK-R50: that he can is what his fight has told, whatever deck is in use."""
    players = [{"hand": [*ICONS, "ninja"]}, {"array": array}, {"hand": ["ninja"] * 4}]
    words = {"kingdom": [] if array else ["orthos12"], "players": players, "steps": [step, {"resolve": {"seat": 1}}]}
    state = KINGDOM.read_position(SHIPPED, {**words, **decks})
    state.run()
    for seed in range(60):
        world = state.redeal(viewer, Random(seed))
        assert world.asked == state.asked and world.decision is not None, f"world {seed} asks {world.asked}"
        assert viewer is None or world.view(viewer) == state.view(viewer)

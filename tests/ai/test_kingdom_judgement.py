"""Dungeon & Kingdom's judgement: where a card is worth most, what a fresh matrix gives to the next player, and what is
taken from a rival."""

from __future__ import annotations

from math import inf
from random import Random
from typing import Any

from game.ai.kingdom_lean import dealt_after, lean_of
from game.ai.kingdom_plans import Plan
from game.ai.kingdom_values import Prices, monster_worth
from game.ai.levels import Level
from game.ai.minds import MINDS
from game.ai.thinking import search
from game.engine.match import Match
from game.rules import GAMES, shipped_content

GAME, MIND = GAMES["kingdom"], MINDS["kingdom"]
CONTENT = shipped_content("kingdom")
KINDS = [one.id for one in CONTENT.adventurers]


def table(**words: Any) -> Any:
    state = GAME.read_position(CONTENT, {"matrix": ["captain . .", ". . .", ". . ."], **words})
    state.run()
    return state


def test_a_captain_is_awaited_more_than_a_knight_and_worth_as_much_as_any_card_at_the_end() -> None:
    early, late = Prices(CONTENT, 1.0), Prices(CONTENT, 0.0)
    captain, knight = KINDS.index("captain"), KINDS.index("knight")
    assert early.queued[captain] > early.queued[knight] + 1
    assert late.queued[captain] == late.queued[knight] == late.card[captain] == late.gem


def test_of_equal_cards_the_one_is_taken_that_leaves_no_line_empty_for_the_next_player() -> None:
    g = table(
        at="take",
        players=[{"array": ["angel"]}, {}],
        matrix=["ninja ninja .", "captain captain captain", ". . captain"],
        deck_size=30,
    )
    assert lean_of(g).key != "take:33", "the bottom row would be dealt anew"  # type: ignore[union-attr]


def test_cards_dealt_after_a_card_is_taken_are_those_of_empty_lines() -> None:
    shape = [1, 1, 1, 0, 1, 0, 0, 1, 0]
    assert dealt_after(shape, 0) == 3 and dealt_after(shape, 1) == 0 and shape[0] == 1


def test_a_matrix_full_of_cards_is_worth_something_to_the_player_who_chooses_next() -> None:
    few, many = (
        table(at="take", players=[{}, {}], matrix=matrix, deck_size=40)
        for matrix in (["ninja . .", ". knight .", ". . angel"], ["ninja ninja .", "ninja knight .", "angel . angel"])
    )
    assert MIND.worth(many, 0) > MIND.worth(few, 0)


def test_the_card_is_taken_from_a_rival_that_pays_for_the_fight() -> None:
    g = table(
        at="resolve",
        kingdom=["orthos4", "knight"],
        dungeon=["ninja"],
        players=[{}, {"hand": ["wizard", "angel", "captain"]}],
    )
    g.choose("deed:ninja")
    assert lean_of(g).key == "angel"  # type: ignore[union-attr]


def test_a_summoned_card_goes_to_the_side_where_it_does_more() -> None:
    g = table(
        at="resolve",
        kingdom=["knight", "angel"],
        dungeon=["wizard"],
        deck=["orthos4"] + ["ninja"] * 4,
        players=[{}, {}],
    )
    g.choose("deed:wizard")
    g.choose("orthos4")
    assert lean_of(g).key == "kingdom"  # type: ignore[union-attr]


def test_a_demon_king_is_awaited_less_than_a_monster_whose_power_needs_no_fight() -> None:
    """Two cards that can be paid for alike: the power tells them apart while there are turns left to use it."""
    king, orthos = (CONTENT.ids[word] for word in ("demon_king4", "orthos4"))
    plenty = [3] * len(KINDS)
    early, late = Prices(CONTENT, 1.0), Prices(CONTENT, 0.0)
    assert monster_worth(CONTENT, king, plenty, 0, early) < monster_worth(CONTENT, orthos, plenty, 0, early)
    assert monster_worth(CONTENT, king, plenty, 0, late) == monster_worth(CONTENT, orthos, plenty, 0, late)


def test_an_amazon_rides_only_for_more_than_a_trifle() -> None:
    """A Captain led to the Dungeon calls three cards; a Knight who has seen no fight gains nothing there."""
    captain, knight = (
        table(at="resolve", kingdom=[one], dungeon=["amazon"], players=[{}, {}]) for one in ("captain", "knight")
    )
    assert Plan(captain, 0, captain.zones["kingdom"], []).deed(KINDS.index("amazon")) > 1
    assert Plan(knight, 0, knight.zones["kingdom"], []).deed(KINDS.index("amazon")) == 0


def test_a_decided_game_is_still_played_for_points() -> None:
    """The last question of a game that is won either way: a fight for five points is not left out."""
    match, lots = Match(GAME, CONTENT, 2, 5), Random(5)
    while match.decision is not None:
        lean = lean_of(match.state.redeal(match.decision.player, lots)) if lots.random() > 0.2 else None
        match.answer((lean or lots.choice(match.decision.options)).key)
    g = match.state_at(213)
    assert g.decision is not None
    ends = {}
    for option in g.decision.options:
        end = g.clone()
        end.take(option)
        while end.winners is None:
            end.take(lean_of(end))  # type: ignore[arg-type]
        ends[option.key] = end.winners, end.total(0)  # type: ignore[attr-defined]
    assert ends == {"fight:harpy4": ((1,), 34), "done": ((1,), 29)}
    root, _ = search("kingdom", g, 0, Level(24, 0.0, inf), Random(1), 0.0)
    assert root.best() == "fight:harpy4"

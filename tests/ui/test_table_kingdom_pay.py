"""Payments and Gems of Dungeon & Kingdom are picked by clicks on what lies there, until they are what is offered."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.match import Match
from game.rules.kingdom.gems import Giving
from tests.ui.hands import by_mouse
from tests.ui.kingdom_tabling import KINGDOM, needed, placed
from tests.ui.tabling import Nobody, at_table, seated, settle

pytestmark = pytest.mark.usefixtures("unpainted")


def fight() -> Match:
    """A Harpy that can be paid from the Kingdom, from the hand, and with Princesses."""
    match = placed(
        at="resolve",
        kingdom=["harpy4", *needed("harpy4")],
        players=[{"hand": [*needed("harpy4"), "princess", "princess", "knight"]}, {}],
    )
    match.answer("fight:harpy4")
    return match


def lying(table: Any, zone: str, word: str, past: int = 0) -> str:
    """The control of a card of that kind, after so many others."""
    cards = [at for at, card in enumerate(table.news.picture.zones[zone]) if KINGDOM.word(card) == word]
    return f"{zone}/{cards[past]}"


def chips(table: Any) -> set[str]:
    """The ways that are shown as chips, on all pages."""
    found = set()
    for _ in range(20):
        found |= {str(control.tags["key"]) for control, _ in table.top.tray.rows()}
        table.top.tray.turn()
    return found


def test_a_payment_is_picked_card_by_card_and_says_where_its_cards_come_from() -> None:
    match = fight()
    with at_table(seated(match, 0), Nobody()) as (app, table):
        before = list(table.news.picture.zones["kingdom"])
        words = needed("harpy4")
        every = chips(table)
        for number, word in enumerate(words):
            assert not any(control.id == "panel/pick" for control in table.controls())
            by_mouse(app, table, lying(table, "hand/0", word, words[:number].count(word)))
        assert len(table.top.picks.cards) == len(words) and chips(table) < every
        by_mouse(app, table, "panel/pick")
        settle(app, 40)
    paid, origin = (answer.key for answer in match.answers[-2:])
    assert origin.startswith("kingdom:nothing/hand:") and paid == "+".join(words)
    assert [card for card in before if card not in match.state.zones["kingdom"]] == [before[0]]


def test_a_card_is_put_back_by_another_click_and_one_that_fits_no_way_is_not_lit() -> None:
    with at_table(seated(fight(), 0), Nobody()) as (app, table):
        every, card = chips(table), lying(table, "kingdom", needed("harpy4")[0])
        by_mouse(app, table, card)
        assert chips(table) <= every and table.top.picks.cards
        by_mouse(app, table, card)
        assert chips(table) == every and not table.top.picks.cards
        harpy = next(control for control in table.controls() if control.id == "kingdom/0")
        assert not harpy.enabled and harpy.why_not


def test_gems_are_picked_in_the_own_treasury() -> None:
    match = placed(
        at="resolve",
        dungeon=["princess"],
        players=[{"treasury": ["knight", "knight", "ninja", "princess"]}, {}],
    )
    match.answer("deed:princess")
    assert match.decision is not None and isinstance(match.decision.about, Giving)
    before = match.state.reserve[0]
    with at_table(seated(match, 0), Nobody()) as (app, table):
        for colour in ("red", "red", "white"):
            by_mouse(app, table, f"gem/{colour}")
        gems = {control.id for control in table.controls() if control.id.startswith("gem/")}
        assert gems == {"gem/red", "gem/white"}, "a purple Gem fits no red ones"
        by_mouse(app, table, "panel/pick")
        settle(app, 40)
    assert match.state.reserve[0] == before + 9
    assert [KINGDOM.word(card) for card in match.state.zones["treasury/0"]] == ["ninja"]


def test_what_every_way_takes_is_picked_at_once_where_only_the_origin_is_asked() -> None:
    match, words = fight(), needed("harpy4")
    match.answer("+".join(words))
    with at_table(seated(match, 0), Nobody()) as (app, table):
        assert not table.top.picks.cards, "each card lies in the Kingdom and in the hand"
    match = placed(at="resolve", kingdom=["harpy4", *words], players=[{"hand": words[:1]}, {}])
    for key in ("fight:harpy4", "+".join(words)):
        match.answer(key)
    with at_table(seated(match, 0), Nobody()) as (app, table):
        assert [KINGDOM.word(card) for card in table.top.picks.cards] == words[1:]
        by_mouse(app, table, lying(table, "hand/0", words[0]))
        by_mouse(app, table, "panel/pick")
    assert match.answers[-1].key == f"kingdom:{words[1]}/hand:{words[0]}"

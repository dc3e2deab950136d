"""The plain table: games of all five titles, and of one that has no table, by real clicks on zones and buttons."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.ui import games as tables
from game.ui.parlour import Parlour
from game.ui.table.plain.ask import MORE
from tests.sure import few_and_many
from tests.ui.hands import Hand, by_mouse
from tests.ui.tabling import at_table, lit, play, seated, settle

SHORT = {"montoons": {"limit": "20"}, "dragon": {"map": "short"}}  # house rules by which a game of chance ends sooner


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "FACED", ())


def match_of(name: str, seats: int = 2) -> Match:
    return Match(GAMES[name], shipped_content(name), seats, 1, SHORT.get(name, {}))


@few_and_many("most", 18, 400)
@pytest.mark.parametrize("name", GAMES)
def test_any_game_is_played_by_clicks_on_what_lies_there(name: str, most: int) -> None:
    match = match_of(name)
    answers = play(seated(match, 0, 1), by_mouse, most=most, take=leafing)
    assert len(answers) == most or match.over
    assert {seat for seat, _ in answers} == {0, 1}


def leafing(app: Parlour, table: Any, key: str, hand: Hand) -> None:
    """Answer by what lies there; where there are more buttons than a page holds, leaf on to the one that is wanted."""
    wanted = [option.key for option in table.question.offered.options]
    found = set[str]()
    for _ in wanted:
        lit_now = [control for control in lit(table) if control.tags["key"] == key]
        found |= {str(control.tags["key"]) for control in lit(table)}
        if lit_now:
            assert found <= set(wanted)
            hand(app, table, lit_now[-1].id)
            return
        hand(app, table, f"choice/{MORE}")
    raise AssertionError(f"{key} is on no page; there are {found}")


@pytest.mark.parametrize("name", GAMES)
def test_every_known_card_lies_somewhere_and_every_lit_choice_is_offered(name: str) -> None:
    with at_table(seated(match_of(name))) as (app, table):
        settle(app, 10)
        for zone, cards in table.news.picture.zones.items():
            assert len(cards) == sum(one.many for one in table.top.zones.lying[zone])
        keys = {control.tags["key"] for control in table.controls() if control.tags.get("key")}
        assert table.question.offered is None or keys == {option.key for option in table.question.offered.options}

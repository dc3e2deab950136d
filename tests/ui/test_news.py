"""News: what a table shows of what happened, one event after the other or several that move together."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from game.engine.events import Event
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.ui.table.news import News
from tests.ui.tabling import Nobody, at_table, seated


@contextmanager
def from_the_start(name: str) -> Iterator[tuple[Any, Match, News]]:
    """A table in the midst of a game, looked at by the first seat, with all its news still to come."""
    match, lot = Match(GAMES[name], shipped_content(name), 2, 5), Random(5)
    while len(match.answers) < 60 and match.decision is not None:
        match.answer(lot.choice(match.decision.options).key)
    with at_table(seated(match), Nobody()) as (_, table):
        table.news.rewind(0)
        yield table, match, table.news


@pytest.mark.parametrize("name", GAMES)
def test_what_nobody_joins_is_shown_alone_though_something_untold_lies_between(name: str) -> None:
    with from_the_start(name) as (_, match, news):
        told = [event for number in range(len(match.events)) if (event := news.seen(number)) is not None]
        alone = []
        while news.waiting:
            alone.append(list(news.together(lambda event, after: False)))
        assert [batch for batch in alone if batch] == [[event] for event in told] and len(told) > 60
        assert news.picture.view() == match.state.view(0)


@pytest.mark.parametrize("name", GAMES)
def test_what_goes_together_is_judged_pair_by_pair(name: str) -> None:
    with from_the_start(name) as (table, _, news):
        pairs, shown = [], []

        def joins(event: Event, after: Event) -> bool:
            pairs.append((event, after))
            return bool(table.top.joins(event, after))

        while news.waiting:
            batch = list(news.together(joins))
            assert all(pair in pairs for pair in zip(batch, batch[1:]))
            shown += batch
        assert len(shown) > 60 and len(pairs) > 30

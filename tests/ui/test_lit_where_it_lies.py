"""What can be chosen is lit where it lies, not on a button beside it alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest

from game.engine.agenda import Option
from game.engine.match import Match
from game.rules.montoons.planning import Planning
from game.ui.window.focus import Control
from tests.sure import few_and_many
from tests.ui import dragon_tabling, kingdom_tabling, montoons_tabling, pack_tabling, pontoon_tabling
from tests.ui.tabling import Nobody, at_table, seated

STATES: dict[str, Callable[[int], Iterable[Match]]] = {
    "pontoon": lambda count: pontoon_tabling.some_states(count),
    "pack": lambda count: pack_tabling.some_states(count),
    "kingdom": lambda count: kingdom_tabling.some_states(count),
    "dragon": lambda count: dragon_tabling.some_states(count, 3, 4),
    "montoons": lambda count: montoons_tabling.some_states(count, 2, 3),
}
TRAY = "shells/"  # shells of MonToons lie in a tray that is opened first
pytestmark = pytest.mark.usefixtures("unpainted")


def alone(options: Iterable[Option]) -> Iterator[Option]:
    """The options that are the only one on their card or place."""
    found = [one for one in options if one.at is not None and not str(one.at).startswith(TRAY)]
    count = Counter(option.at for option in found)
    return (option for option in found if count[option.at] == 1)


def lies_on(controls: Iterable[Control], at: Any) -> list[Control]:
    """The controls of a card, or of a place by its name."""
    return [one for one in controls if at in (one.tags.get("card"), one.id)]


@few_and_many("states", 16, 300)
@pytest.mark.parametrize("game", STATES)
def test_a_choice_on_a_card_or_place_of_the_table_is_lit_there(game: str, states: int) -> None:
    lit = 0
    for match in STATES[game](states):
        decision = match.decision
        if isinstance(decision.about, Planning):  # only what takes the die in hand is lit
            continue
        with at_table(seated(match, decision.player), Nobody()) as (_, table):
            controls = table.controls()
            for option in alone(decision.options) if table.question.offered is not None else ():
                here = lies_on(controls, option.at)
                assert not here or option.key in {one.tags.get("key") for one in here}, (match.state.asked, option.at)
                lit += bool(here)
    assert lit > 10

"""MON-R94: what is offered in a turn can bring something, and what is not offered could not, tried out to the end."""

from __future__ import annotations

import pytest

from game.engine.agenda import VERBS, Option, do
from game.engine.events import Changed, Rolled, Said
from game.rules.montoons.action import Acting, row_actions, slot_actions
from game.rules.montoons.attack import close_action, held_focus, ready_rows
from game.rules.montoons.state import ATTACKS, MonToons
from tests.rules.montoons.asked import random_states

PRICE = {"slots", "spent_rows", "finished", "attacked", "seeds"}  # what an action costs in any case
MOST = 300
OVER = "the action is over"


@pytest.fixture(autouse=True)
def told_when_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """The end of an action leaves a mark in the news."""

    def close(g: MonToons, seat: int) -> None:
        close_action(g, seat)
        g.tell(OVER, seat)

    monkeypatch.setitem(VERBS, do(close_action, 0)[0], close)


def brings(g: MonToons, option: Option, seat: int) -> bool:
    """Whether anything but the price is different in any way to answer what follows."""
    first = g.clone()
    first.news = []
    first.take(option)
    waiting, tried = [first], 0
    while waiting and tried < MOST:
        world, tried = waiting.pop(), tried + 1
        if any(
            isinstance(event, Rolled) or isinstance(event, Changed) and event.field not in PRICE
            for event in until_next_turn(world)
        ):
            return True
        if world.decision is not None and not isinstance(world.about, Acting) and not turn_over(world):
            for answer in world.decision.options:
                there = world.clone()
                there.news = list(world.news or ())
                there.take(answer)
                waiting.append(there)
    return tried >= MOST


def until_next_turn(world: MonToons) -> list[object]:
    """The news of the action: with nothing else to do the turn ends by itself."""
    found: list[object] = []
    for event in world.news or ():
        if is_over(event):
            break
        found.append(event)
    return found


def turn_over(world: MonToons) -> bool:
    return any(is_over(event) for event in world.news or ())


def is_over(event: object) -> bool:
    return isinstance(event, Said) and event.what == OVER


def begun(g: MonToons, seat: int) -> list[Option]:
    """All that could be begun but for what would come of it: movements, basic attacks, full rows."""
    sheet, on = g.sheet_of(seat), g.slots[seat]
    found = []
    for slot, option in slot_actions(sheet, seat).items():
        place = sheet.slots[slot]
        pair = place.kind == "basic" and len(sheet.attacks[place.entry].slots) == 2
        if slot in on and place.kind != "bonus" and (not pair or slot + 1 in on):
            found.append(option)
    return [*found, *(row_actions(sheet, seat)[n] for n in ready_rows(g, seat))]


def test_what_is_offered_can_bring_something_and_what_is_not_cannot() -> None:
    offered = refused = 0
    for seed in range(6):
        for g in random_states(seed, rounds=5):
            if not isinstance(g.about, Acting) or g.decision is None:
                continue
            seat, keys = g.decision.player, {option.key for option in g.decision.options}
            for option in begun(g, seat):
                kept = option.key.partition("/")[0] in ATTACKS and not g.attacked and any(held_focus(g, seat))
                assert brings(g, option, seat) is (option.key in keys) or kept and option.key in keys, option.key
                offered, refused = offered + (option.key in keys), refused + (option.key not in keys)
    assert offered > 60 and refused > 60, (offered, refused)

"""The table of Dungeon & Kingdom played with mouse and keys: real events, real scenes, the same game."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.ui.focus import Control
from game.ui.parlour import Parlour
from game.ui.tables.kingdom.table import KingdomTable
from tests.ui.kingdom_tabling import at_kingdom, kingdom, lit, lively, seated, some_states
from tests.ui.tabling import Nobody, click, pad, press, settle

pytestmark = pytest.mark.usefixtures("unpainted")  # whole games: how it looks is judged elsewhere

A, RB, UP, DOWN, LEFT, RIGHT = 0, 10, 11, 12, 13, 14  # buttons of a gamepad as SDL numbers them
LONGEST = 6000  # frames a game may take


def by_mouse(app: Parlour, table: KingdomTable, control: Control) -> None:
    click(app, control)


def by_keys(app: Parlour, table: KingdomTable, control: Control) -> None:
    """Tab until the focus is there, then Enter."""
    for _ in range(160):
        if table.focus.at == control.id:
            break
        press(app, pygame.K_TAB)
    assert table.focus.at == control.id, f"Tab does not reach {control.id}"
    press(app, pygame.K_RETURN)


def by_pad(app: Parlour, table: KingdomTable, control: Control) -> None:
    """The cross towards the control or another for the same choice, now and then aside or to the next zone, then A."""
    lot = Random(1)
    for step in range(240):
        here = table.focus.here(table.controls())
        if here is not None and here.tags.get("key") == control.tags["key"]:
            break
        if here is None or step % 25 == 24:
            pad(app, RB)
            continue
        dx, dy = (control.rect[i] + control.rect[i + 2] / 2 - here.rect[i] - here.rect[i + 2] / 2 for i in (0, 1))
        along = (RIGHT if dx > 0 else LEFT) if abs(dx) > abs(dy) else (DOWN if dy > 0 else UP)
        pad(app, along if lot.random() < 0.7 else lot.choice((UP, DOWN, LEFT, RIGHT)))
    else:
        raise AssertionError(f"the cross does not reach {control.id}")
    pad(app, A)


def play(hand: object, seats: int, seed: int, most: int = 9999) -> list[tuple[int, str, str]]:
    """A game of one person and computers, to its end or as far as so many answers; the log of answers."""
    sitting, lot = seated(kingdom(seats, seed), 0), Random(seed)
    with at_kingdom(sitting) as (app, table):
        for _ in range(LONGEST):
            if table.finished or len(sitting.match.answers) >= most:
                return [tuple(answer) for answer in sitting.match.answers]
            if table.offered is not None and table.motion is None:
                options = table.offered.options
                assert {str(control.tags["key"]) for control in lit(table)} == {option.key for option in options}
                key = lively(lot, options)
                before = len(sitting.match.answers)
                while not (found := [control for control in table.controls() if control.tags.get("key") == key]):
                    table.tray.turn()
                hand(app, table, found[-1])  # type: ignore[operator]
                assert len(sitting.match.answers) > before, f"{key} was not taken"
            settle(app, 1)
    raise AssertionError("the game did not end")


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 5), (4, 8)])
def test_whole_games_are_played_by_mouse_with_every_legal_choice_lit(seats: int, seed: int) -> None:
    play(by_mouse, seats, seed)


def test_keys_give_the_same_log_as_the_mouse() -> None:
    assert play(by_keys, 2, 7) == play(by_mouse, 2, 7)


def test_the_gamepad_reaches_every_choice() -> None:
    assert play(by_pad, 2, 7, 60)[:60] == play(by_mouse, 2, 7, 60)[:60]


def test_the_lit_set_is_the_legal_set_in_all_kinds_of_questions() -> None:
    asked = set()
    for match in some_states(150):
        decision = match.decision
        assert decision is not None
        with at_kingdom(seated(match, decision.player), Nobody()) as (_, table):
            assert {control.tags["key"] for control in lit(table)} == {option.key for option in decision.options}
            for control in table.controls():
                if not control.enabled and control.id not in ("bar/undo", "bar/hint"):
                    assert control.why_not, f"{control.id} does not say why not"
            asked.add(match.state.asked[0].partition(".")[2])
    assert {"take", "use", "resolve", "pay", "control"} <= asked

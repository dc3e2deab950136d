"""Dice thrown by hand: the news of a person's throw waits until they are let go, whatever plays; the numbers stay."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pygame
import pytest

from game.engine.events import Changed, Event, Rolled, Said
from game.rules.dragon.movement import Walking
from game.sitting import Sitting
from game.ui.draw.tokens.dice import FAINT, die_svg
from game.ui.parlour import Parlour
from game.ui.table.pausing import EVEN
from game.ui.window.motion import Tumble
from tests.rules.dragon.table import Table, hero
from tests.ui.dragon_tabling import at_walk, choice, match_of
from tests.ui.hands import AWAY, button, middle, pad, press
from tests.ui.montoons_tabling import at_question, sensible
from tests.ui.tabling import Nobody, at_table, seated

pytestmark = pytest.mark.usefixtures("unpainted")


def to_plan() -> Sitting:
    """The dice of a second round have been thrown."""
    return at_question("plan", round=2)


both = pytest.mark.parametrize("game", [at_walk, to_plan])


def throws(event: Event, seat: int) -> bool:
    """Whether an event tells of dice that a seat throws, for all to see or in secret."""
    if isinstance(event, Changed):
        return (event.field, event.index, event.fresh) == ("dice", seat, True) and bool(event.value)
    return isinstance(event, Rolled) and event.player == seat


@contextmanager
def before_a_throw(
    seat: int = 0, game: Callable[[], Sitting] = at_walk, **settings: Any
) -> Iterator[tuple[Parlour, Any, int]]:
    """A table on which the next of the news is the latest throw of a seat, and the number of its event."""
    with at_table(game(), Nobody(), **({"speed": 3} | settings)) as (app, table):
        last = max(number for number, event in enumerate(table.match.events) if throws(event, seat))
        table.question.withdraw()
        table.news.rewind(last)
        table.lay_out()
        for _ in range(4):
            app.step([], 16)
        yield app, table, last


def by_click(app: Parlour, at: tuple[float, float]) -> None:
    button(app, at)
    app.step([], 16)


def by_key(app: Parlour, at: tuple[float, float]) -> None:
    press(app, pygame.K_RETURN)


def by_pad(app: Parlour, at: tuple[float, float]) -> None:
    pad(app, 0)


@both
@pytest.mark.parametrize("throw", [by_click, by_key, by_pad])
def test_a_persons_dice_lie_still_until_they_are_thrown(
    throw: Callable[[Parlour, tuple[float, float]], None], game: Callable[[], Sitting]
) -> None:
    with before_a_throw(game=game) as (app, table, last):
        numbers = [event.value for event in table.match.events if throws(event, 0)]
        for _ in range(20):
            app.step([], 500)
        assert table.news.shown == last and table.question.open is None
        throw(app, middle(next(control.rect for control in table.controls() if control.id == "throw")))
        for _ in range(3):
            app.step([], 16)
        assert table.news.shown > last and table.motion is not None
        for _ in range(40):
            app.step([], 400)
        assert table.question.open is not None
        assert numbers and [event.value for event in table.match.events if throws(event, 0)] == numbers


@both
def test_the_log_tells_of_no_throw_before_the_dice_are_thrown(game: Callable[[], Sitting]) -> None:
    with before_a_throw(game=game) as (_, table, last):
        assert max(number for number, _ in table.view.told_lines()) < last
        table.view.looking_back.step(-1)
        assert max(number for number, _ in table.view.told_lines()) < last, "nor to who looks back meanwhile"


def test_who_presses_something_else_before_the_throw_is_told_to_throw_first() -> None:
    with before_a_throw() as (_, table, _):
        space = next(control.id for control in table.top.controls() if control.id.startswith("hex/"))
        refused = table.view.why_not(space)
        assert refused is not None and refused.why == "First throw the dice."


def test_the_longer_dice_are_held_the_harder_they_are_thrown() -> None:
    found = []
    for held in (0, 30, 80):
        with before_a_throw() as (app, table, _):
            at = middle(next(control.rect for control in table.controls() if control.id == "throw"))
            app.step([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1)], 16)
            for _ in range(held):
                app.step([], 16)
            app.step([pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1)], 16)
            found.append((table.throwing.vigour, Tumble(object(), vigour=table.throwing.vigour).ms))
    assert EVEN <= found[0][0] < found[1][0] < found[2][0] == 1 and found == sorted(found)


def test_dice_of_a_round_that_are_held_longer_tumble_longer_into_their_tray() -> None:
    found = []
    for held in (0, 80):
        with before_a_throw(game=to_plan) as (app, table, last):
            assert not table.top.plan.pool() and table.view.area("tray")
            app.step([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")], 16)
            for _ in range(held):
                app.step([], 16)
            app.step([pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN)], 16)
            app.step([], 16)
            assert table.news.shown > last and len(table.top.air.flyers) == 5
            frames = 0
            while table.top.air.flyers:
                app.step([], 16)
                frames += 1
            found.append(frames)
            assert len(table.top.plan.pool()) == 5
    assert 20 < found[0] < found[1]


def test_who_lets_go_elsewhere_has_not_thrown() -> None:
    with before_a_throw() as (app, table, last):
        at = middle(next(control.rect for control in table.controls() if control.id == "throw"))
        app.step([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1)], 16)
        app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=AWAY, rel=(1, 1), buttons=(1, 0, 0))], 16)
        app.step([pygame.event.Event(pygame.MOUSEBUTTONUP, pos=AWAY, button=1)], 16)
        app.step([], 16)
        assert table.news.shown == last and table.throwing.asks and table.throwing.held is None


@both
@pytest.mark.parametrize("settings", [{"auto_throw": True}, {"speed": 0}])
def test_dice_fall_by_themselves_where_that_is_wished_and_at_once(
    settings: dict[str, Any], game: Callable[[], Sitting]
) -> None:
    with before_a_throw(game=game, **settings) as (_, table, last):
        assert table.news.shown > last and not table.throwing.asks


def test_at_a_laptop_that_goes_round_everybody_throws_the_own_dice() -> None:
    with at_table(seated(at_walk().match, 0, 1), Nobody(), speed=3) as (app, table):
        rolls = [(n, one.player) for n, one in enumerate(table.match.events) if isinstance(one, Rolled)]
        last = max(number for number, player in rolls if player == 1)
        table.eyes.look_from(0)
        table.question.withdraw()
        table.news.rewind(last)
        app.step([], 16)
        assert table.throwing.asks and table.news.shown == last


def test_who_lifts_the_curtain_throws_the_own_dice_of_the_round_once() -> None:
    with at_table(seated(to_plan().match, 0, 1), Nobody(), speed=3) as (app, table):
        while app.scene is not table:  # the curtain, and what the others did
            press(app, pygame.K_RETURN)
        assert table.throwing.asks and not table.top.plan.pool() and table.question.open is None
        while table.question.open is None:
            press(app, pygame.K_RETURN)
            app.step([], 400)
        assert len(table.top.plan.pool()) == 5
        table.look_from(None)
        table.look_from(0)
        app.step([], 16)
        assert not table.throwing.asks and len(table.top.plan.pool()) == 5


def test_the_own_dice_of_a_round_are_thrown_when_they_are_to_be_planned_not_before_it_is_passed_on() -> None:
    flagged = at_question("choose_flag", seats=2, round=0).match
    while flagged.decision.player == 0:
        flagged.answer(flagged.decision.options[0].key)
    with at_table(seated(flagged, 0, 1), Nobody(), speed=3) as (app, table):
        table.answers.give(table.question.offered.options[0].key)
        seen = []
        while table.question.open is None or table.question.open.player == 0:
            throws, waits = table.throwing.asks, table.onward.waits
            if throws or waits:
                assert throws != waits and not (waits and table.news.busy)
                seen.append(("throws" if throws else "passes on", table.eyes.looker))
            if table.question.open is not None:  # the plan of who goes first is laid down
                table.answers.give(sensible(table.match.state, Random(1)))
            elif throws or app.scene is not table or waits:
                press(app, pygame.K_RETURN)
            app.step([], 400)
        assert seen == [("passes on", 1), ("throws", 0), ("passes on", 0), ("throws", 1)]


def before_a_duel() -> Sitting:
    """The first seat may fight a rival that it has met, and throws the dice."""
    for seed in range(20):
        match, lot = match_of(4, seed), Random(seed)
        while match.decision is not None:
            if match.decision.player == 0 and match.offers("fight"):
                return seated(match)
            match.answer(choice(match.state, lot))
    raise AssertionError("nobody is met")


def test_a_choice_can_be_taken_back_while_the_dice_that_it_leads_to_still_lie_ready() -> None:
    with at_table(before_a_duel(), Nobody(), speed=3) as (app, table):
        given = len(table.match.answers)
        table.answers.answer("fight")
        for _ in range(40):
            app.step([], 100)
        assert table.throwing.asks and table.seating.may_undo() is None
        press(app, pygame.K_z, pygame.KMOD_CTRL)
        assert len(table.match.answers) == given and not table.match.undos
        app.step([], 100)
        assert not table.throwing.asks and table.question.open is not None
        table.answers.answer("fight")
        for _ in range(40):
            app.step([], 100)
        table.throwing.let_go()
        for _ in range(4):
            app.step([], 100)
        assert table.seating.may_undo() is not None, "what the dice show has been seen"


def test_nobody_throws_for_a_computer_nor_in_the_past() -> None:
    with before_a_throw(seat=1) as (_, table, last):
        assert table.news.shown > last
    with before_a_throw() as (app, table, last):
        table.past.to(0)
        table.past.play()
        for _ in range(200):
            app.step([], 400)
        assert not table.throwing.asks


def test_dice_that_lie_ready_wait_while_one_looks_back() -> None:
    with before_a_throw() as (app, table, last):
        assert table.throwing.asks
        table.past.to(max(0, last - 4))
        app.step([], 16)
        assert not [control for control in table.controls() if control.id == "throw"]
        for _ in range(9):
            table.past.step(1)
        assert table.news.shown == last and len(table.match.events) > last, "what they show is no past yet"
        assert max(number for number, _ in table.frame.log.lines()) < last
        table.past.leave()
        for _ in range(4):
            app.step([], 16)
        assert table.throwing.asks and table.news.shown == last


def test_the_button_says_what_a_throw_is_for_and_what_holding_it_does() -> None:
    found = []
    for game in (at_walk, to_plan):
        with before_a_throw(game=game) as (_, table, _):
            control, face = table.frame.throw.faces()[0]
            assert control.tip == "hold for a harder throw"
            found.append(face.sub)
    assert found == ["on a 1 the Dragon flies instead", "for this round's plan"]


def test_one_is_told_that_a_die_sends_the_waystone_on_and_another_says_how_one_slides() -> None:
    for field, told in (("marks", "for where the Waystone shines next"), ("at", "for which way you slide")):
        with at_table(at_question("mark"), Nobody()) as (_, table):
            before = Said("marks", 0, (3,), 7) if field == "marks" else Changed("at", 0, 7, 7)
            table.view.latest = lambda before=before: iter((Changed("boxes", 0, 1, 7), before))
            assert table.top.thrown_for(Rolled(0, 6, 4)) == told


def test_the_number_that_counts_is_the_brightest_of_a_die() -> None:
    faint = f'opacity="{FAINT}"'
    for value in range(1, 7):
        assert die_svg(value).count(faint) == 2


@pytest.mark.parametrize("device", [by_click, by_key, by_pad])
def test_who_chooses_to_roll_has_thrown_the_die_and_is_not_asked_again(
    device: Callable[[Parlour, tuple[float, float]], None],
) -> None:
    t = Table(hero("1,5", "T44"), hero(), dice=[3, 2])
    with at_table(seated(t.match), Nobody(), speed=3) as (app, table):
        for _ in range(4):
            app.step([], 400)
        roll = next(control for control in table.controls() if control.tags.get("key") == "roll")
        table.focus.at = roll.id
        device(app, middle(roll.rect))
        asked = set()
        for _ in range(40):
            app.step([], 100)
            asked.add(table.throwing.asks)
        assert asked == {False} and isinstance(table.view.about, Walking)

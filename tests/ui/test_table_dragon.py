"""The table of Dragon Attack! played with mouse, keys and gamepad: real events, real scenes, the same game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pygame
import pytest

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.sitting import Player, Sitting
from game.store import Folders, Settings
from game.ui.focus import Control
from game.ui.parlour import Parlour
from game.ui.scene import Scene
from game.ui.tables.dragon.places import FIELD
from game.ui.tables.dragon.table import DragonTable
from game.ui.tables.view import view_of
from tests.ui.tabling import PICTURES, Nobody, Quick, click, lit, pad, press, settle

pytestmark = pytest.mark.usefixtures("unpainted")  # whole games: how it looks is judged elsewhere

CONTENT = shipped_content("dragon")
CREW = (("Ada", "flame"), ("Vex", "wave"), ("Mump", "leaf"), ("Tansy", "bolt"), ("Orla", "wing"), ("Bix", "star"))
A, UP, DOWN, LEFT, RIGHT = 0, 11, 12, 13, 14  # buttons of a gamepad as SDL numbers them
LONGEST = 6000  # steps a game may take


def match_of(seats: int, seed: int, **more: Any) -> Match:
    return Match(GAMES["dragon"], CONTENT, seats, seed, **more)


def seated(match: Match, people: tuple[int, ...] = (0,)) -> Sitting:
    return Sitting(
        None,
        match,
        [
            Player(name, "person" if seat in people else "computer", "" if seat in people else "easy", crest)
            for seat, (name, crest) in enumerate(CREW[: match.seats])
        ],
    )


@contextmanager
def at_table(sitting: Sitting, thinker: Quick | None = None, **settings: Any) -> Iterator[tuple[Parlour, DragonTable]]:
    """The window with the table; speed is instant unless told otherwise. The result screen stays away."""
    app = Parlour(
        Folders(None, None, None), Settings(**({"speed": 0} | settings)), home=Scene, size=(1280, 720), patient=True
    )
    app.pictures = PICTURES
    table = DragonTable(app, sitting, thinker or Quick())
    table.show_result = lambda: None  # type: ignore[method-assign]
    app.home = lambda: table
    app.open()
    settle(app)
    try:
        yield app, table
    finally:
        app.close()


def choice(keys: list[str], lot: Random) -> str:
    """By lot, but somebody who searches sees more of the game."""
    return "search" if "search" in keys else lot.choice(sorted(keys))


def some_states(count: int, seed: int, seats: int) -> Iterator[Match]:
    """Matches that start in the midst of random games, every kind of question as often as may be."""
    lot, had = Random(seed), dict[str, int]()
    for game in range(400):
        match = match_of(seats, seed * 1000 + game)
        while match.decision is not None:
            verb = match.state.asked[0]
            if had.get(verb, 0) < count and lot.random() < 0.3:
                had[verb] = had.get(verb, 0) + 1
                yield Match(GAMES["dragon"], CONTENT, seats, match.seed, start=match.state, skip_single=False)
            match.answer(choice([option.key for option in match.decision.options], lot))
        if len(had) >= 11 and min(had.values()) >= count:
            return


# --- whole games


def by_mouse(app: Parlour, table: DragonTable, control: Control) -> None:
    click(app, control)


def by_keys(app: Parlour, table: DragonTable, control: Control) -> None:
    """Tab until the focus is there, then Enter."""
    for _ in range(300):
        if table.focus.at == control.id:
            break
        press(app, pygame.K_TAB)
    assert table.focus.at == control.id, f"Tab does not reach {control.id}"
    press(app, pygame.K_RETURN)


def by_pad(app: Parlour, table: DragonTable, control: Control) -> None:
    """The cross towards the control, now and then aside, then A."""
    lot = Random(1)
    for _ in range(300):
        here = table.focus.here(table.controls())
        if here is not None and here.id == control.id:
            break
        x, y, w, h = here.rect if here else (0, 0, 0, 0)
        dx, dy = control.rect[0] + control.rect[2] / 2 - x - w / 2, control.rect[1] + control.rect[3] / 2 - y - h / 2
        along = (RIGHT if dx > 0 else LEFT) if abs(dx) > abs(dy) else (DOWN if dy > 0 else UP)
        pad(app, along if lot.random() < 0.7 else lot.choice((UP, DOWN, LEFT, RIGHT)))
    assert table.focus.at == control.id, f"the cross does not reach {control.id}"
    pad(app, A)


def play(
    hand: Any, seats: int, seed: int, options: dict[str, str] | None = None, people: tuple[int, ...] = (0,)
) -> list[tuple[Any, ...]]:
    """A whole game; the log of answers."""
    sitting, lot = seated(match_of(seats, seed, options=options), people), Random(seed)
    with at_table(sitting) as (app, table):
        for _ in range(LONGEST):
            if table.finished:
                return [tuple(answer)[:2] for answer in sitting.match.answers]
            if table.offered is not None and table.motion is None:
                found = {str(control.tags["key"]): control for control in lit(table)}
                assert sorted(found) == sorted(option.key for option in table.offered.options)
                key = choice(list(found), lot)
                before = len(sitting.match.answers)
                hand(app, table, found[key])
                assert len(sitting.match.answers) > before, f"{key} was not taken"
            settle(app, 1)
    raise AssertionError("the game did not end")


@pytest.mark.parametrize(("seats", "seed", "map"), [(2, 3, "silverado"), (4, 6, "silverado"), (6, 4, "short")])
def test_whole_games_are_played_by_mouse_with_every_legal_choice_lit(seats: int, seed: int, map: str) -> None:
    play(by_mouse, seats, seed, {"map": map})


def test_keys_and_gamepad_give_the_same_log_as_the_mouse() -> None:
    mouse = play(by_mouse, 3, 7, {"map": "short"})
    assert play(by_keys, 3, 7, {"map": "short"}) == mouse
    assert play(by_pad, 3, 7, {"map": "short"}) == mouse


def test_people_hand_the_laptop_round_without_a_curtain() -> None:
    assert len(play(by_mouse, 3, 9, {"map": "short"}, (0, 1, 2))) > 20


# --- what is lit


def test_the_lit_set_is_the_legal_set_in_all_kinds_of_questions() -> None:
    asked = set()
    for match in some_states(3, 2, 4):
        decision = match.decision
        assert decision is not None
        with at_table(seated(match, (decision.player,)), Nobody()) as (app, table):
            assert table.offered is not None
            legal = {option.key for option in decision.options}
            assert {control.tags["key"] for control in lit(table)} == legal
            asked.add(table.asking())
    assert asked >= {"choose_hero", "walk", "search", "take_or_leave", "bargain", "consider", "loot", "fall_back"}


def at_walk(seats: int = 3, seed: int = 5, answers: int = 8) -> Sitting:
    match, lot = match_of(seats, seed), Random(seed)
    while match.decision is not None and (
        len(match.answers) < answers or match.decision.player != 0 or match.state.asked[0] != "dragon.walk"
    ):
        match.answer(choice([option.key for option in match.decision.options], lot))
    return seated(match)


def hex_of(table: DragonTable, want: bool) -> Control:
    return next(control for control in table.hex_controls() if bool(control.tags.get("key")) is want)


def test_a_space_out_of_reach_says_why_with_its_rule() -> None:
    sitting = at_walk()
    with at_table(sitting, Nobody()) as (app, table):
        far = hex_of(table, False)
        assert any(words in far.tip for words in ("Too far", "no way", "on water", "starting point"))
        before = len(sitting.match.answers)
        click(app, far)
        assert len(sitting.match.answers) == before
        assert "Rule 5." in app.toasts.shown[-1].text


def test_pointing_at_a_space_shows_the_way_and_what_would_happen() -> None:
    with at_table(at_walk(), Nobody()) as (app, table):
        goal = max(table.lights(), key=lambda space: len(table.way_to(space)))
        x, y = table.camera.spot(goal)
        app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=(round(x), round(y)), rel=(0, 0), buttons=(0, 0, 0))], 16)
        assert table.goal == goal and table.way_to(goal)[-1] == goal
        assert table.prompts.under().startswith(f"{len(table.way_to(goal))} step")


def test_a_hero_is_dragged_to_where_it_goes() -> None:
    sitting = at_walk()
    with at_table(sitting, Nobody()) as (app, table):
        goal = next(space for space in table.lights() if table.way_to(space))
        key, before = table.content.spaces[goal].key, len(sitting.match.answers)
        drag(app, table.camera.spot(table.own_space()), table.camera.spot(goal))
        assert sitting.match.answers[before].key == key


def drag(app: Parlour, start: tuple[float, float], end: tuple[float, float]) -> None:
    (x0, y0), (x1, y1) = start, end
    app.step([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(round(x0), round(y0)), button=1)], 16)
    for t in (0.3, 0.6, 1):
        at = round(x0 + (x1 - x0) * t), round(y0 + (y1 - y0) * t)
        app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(1, 0, 0))], 16)
    app.step([pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(round(x1), round(y1)), button=1)], 16)


# --- looking about


def in_sight(table: DragonTable) -> list[int]:
    """Spaces whose middle is seen."""
    left, top, w, h = FIELD
    spots = {space: table.camera.spot(space) for space in range(len(table.kingdom.spaces))}
    return [space for space, (x, y) in spots.items() if left <= x < left + w and top <= y < top + h]


def test_wheel_and_drag_move_the_map_and_change_nothing_else() -> None:
    sitting = at_walk()
    with at_table(sitting, Nobody()) as (app, table):
        digest = sitting.match.state.digest()
        before = table.camera.spot(table.kingdom.path[0])
        app.step(
            [
                pygame.event.Event(pygame.MOUSEMOTION, pos=(470, 380), rel=(0, 0), buttons=(0, 0, 0)),
                pygame.event.Event(
                    pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=1.0, flipped=False, pos=(470, 380)
                ),
            ],
            16,
        )
        assert table.camera.zoom > 1
        zoomed = table.camera.spot(table.kingdom.path[0])
        unlit = next(space for space in in_sight(table) if space not in table.lights())
        x, y = table.camera.spot(unlit)
        drag(app, (x, y), (x + 30, y + 20))
        assert table.camera.spot(table.kingdom.path[0]) not in (before, zoomed)
        assert sitting.match.state.digest() == digest
        press(app, pygame.K_MINUS)
        assert table.camera.spot(table.kingdom.path[0]) == pytest.approx(before)


def test_every_space_is_found_under_its_own_middle_however_closely_it_is_seen() -> None:
    with at_table(at_walk(), Nobody()) as (app, table):
        for _ in range(2):
            for space in in_sight(table):
                assert table.camera.space_at(*table.camera.spot(space)) == space
            table.camera.closer(1, 470, 380, 1)


def test_looking_back_leaves_the_live_game_untouched() -> None:
    sitting = at_walk(answers=30)
    with at_table(sitting, Nobody()) as (app, table):
        before = sitting.match.state.digest(), sitting.match.plain(), table.picture.view()
        for answers in range(0, len(sitting.match.answers), 4):
            table.look_back(sitting.match.marks[answers])
            assert table.picture.view() == view_of(sitting.match.state_at(answers), 0)
            assert not lit(table)
        table.return_to_present()
        assert (sitting.match.state.digest(), sitting.match.plain(), table.picture.view()) == before


# --- what moves


@pytest.mark.parametrize("reduced", [False, True])
def test_every_event_of_a_game_is_shown_to_its_end_and_leaves_the_table_as_it_is(reduced: bool) -> None:
    match, lot = match_of(4, 12), Random(12)
    while match.decision is not None:
        match.answer(choice([option.key for option in match.decision.options], lot))
    with at_table(seated(match), Nobody(), speed=5, reduced_motion=reduced) as (app, table):
        table.look_back(0)
        table.play_past()
        battles = set()
        for _ in range(20_000):
            table.update(180)
            if table.tray.battle:
                battles.add(table.tray.battle.kind)
            if table.motion is None and table.shown == len(match.events):
                break
        assert table.shown == len(match.events) and battles >= {"monster"}
        assert not table.flying and table.tray.battle is None
        assert table.picture.view() == view_of(match.state, 0)
        for seat, piece in table.heroes.items():
            assert (piece.x, piece.y) == pytest.approx(table.stand(seat))


def test_a_click_ends_what_moves() -> None:
    sitting = at_walk()
    with at_table(sitting, Nobody(), speed=1) as (app, table):
        goal = max(table.lights(), key=lambda space: len(table.way_to(space)))
        way = table.way_to(goal)
        x, y = table.camera.spot(goal)
        for kind, more in (
            (pygame.MOUSEMOTION, {"rel": (0, 0), "buttons": (0, 0, 0)}),
            (pygame.MOUSEBUTTONDOWN, {"button": 1}),
            (pygame.MOUSEBUTTONUP, {"button": 1}),
        ):
            app.step([pygame.event.Event(kind, pos=(round(x), round(y)), **more)], 16)
        app.step([], 16)
        assert table.motion is not None
        app.step([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(640, 690), button=1)], 1)
        assert (table.heroes[0].x, table.heroes[0].y) == pytest.approx(table.camera.middle(way[-1]))


def test_nothing_is_drawn_while_nothing_moves() -> None:
    with at_table(at_walk(), Nobody()) as (app, table):
        for _ in range(12):
            app.step([], 400)
        assert not any(app.step([], 16) for _ in range(30))

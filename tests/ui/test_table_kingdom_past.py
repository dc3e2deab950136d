"""Looking back, undo, what is hidden, and motion at the table of Dungeon & Kingdom."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pygame

from game.assets import data
from game.engine.lesson import LessonRun, read_lesson
from game.engine.match import Match
from game.rules import GAMES
from game.rules.kingdom.cutting import lines_of
from game.store import Folders, Settings
from game.ui.focus import Control
from game.ui.parlour import Parlour
from game.ui.scene import Scene
from game.ui.tables.kingdom.table import KingdomTable
from tests.ui.kingdom_tabling import KINGDOM, at_kingdom, kingdom, lively, seated, some_states
from tests.ui.tabling import PICTURES, Nobody, click, settle

PAIRS = 40


def lying(table: KingdomTable) -> dict[str, list[int | None]]:
    return {zone: [sprite.card for sprite in sprites] for zone, sprites in table.sprites.items()}


def shown(table: KingdomTable) -> dict[str, list[int | None]]:
    return {zone: table.picture.zones[zone] for zone in table.sprites}


def traces(app: Parlour, table: KingdomTable) -> list[Any]:
    """All that can be seen or pointed at."""
    controls = [
        (c.id, c.rect, c.label, c.enabled, c.why_not, c.tip, sorted(map(str, c.tags.items()))) for c in table.controls()
    ]
    return [pygame.image.tobytes(app.snapshot(), "RGB"), controls, table.log.lines()]


def twins(count: int) -> Iterator[tuple[Match, Match, int]]:
    """Pairs of games that a viewer cannot tell apart, and the viewer; some with a hand full of secrets."""
    lot = Random(3)
    for match in some_states(count, seed=9):
        viewer = lot.randrange(match.seats)
        other = match.first.redeal(viewer, lot)
        yield match, Match(GAMES["kingdom"], KINGDOM, match.seats, match.seed, start=other, skip_single=False), viewer


def test_hidden_cards_leave_no_trace_on_the_table() -> None:
    differ = 0
    for one, other, viewer in twins(PAIRS):
        if one.decision is None or one.decision.player != viewer and one.decision.secret:
            continue
        found = []
        for match in (one, other):
            with at_kingdom(seated(match, viewer), Nobody()) as (app, table):
                assert table.viewer == viewer
                found.append(traces(app, table))
        assert found[0] == found[1]
        differ += one.first.zones != other.first.zones
    assert differ > PAIRS / 2


def test_looking_back_leaves_the_live_game_untouched() -> None:
    match, lot = kingdom(3, 4), Random(4)
    while len(match.answers) < 60 and match.decision is not None:
        match.answer(lively(lot, match.decision.options))
    with at_kingdom(seated(match, 0), Nobody()) as (app, table):
        before = match.state.view(0), list(match.answers)
        for count in range(0, len(match.events), 17):
            table.look_back(count)
            assert lying(table) == shown(table)
        table.step_past(-1)
        table.play_past()
        settle(app, 30)
        table.return_to_present()
        assert (match.state.view(0), list(match.answers)) == before
        assert table.picture.view() == match.state.view(0)


def test_cards_lie_where_the_picture_has_them_after_every_motion() -> None:
    match, lot = kingdom(4, 6), Random(6)
    with at_kingdom(seated(match, 0), Nobody(), speed=3) as (app, table):
        for _ in range(120):
            if match.decision is None:
                break
            table.offered = None
            match.answer(lively(lot, match.decision.options))
            frames = 0
            while table.busy and frames < 400:
                app.step([], 120)
                frames += 1
            assert lying(table) == shown(table)
            assert not table.flying and not table.floats and not any(table.bound.values())
            for zone, sprites in table.sprites.items():
                for at, sprite in enumerate(sprites):
                    spot = table.places.spot(zone, at, len(sprites))
                    assert abs(sprite.x - spot.x) < 1 and abs(sprite.y - spot.y) < 1, f"{zone} {at}"


def test_the_taken_card_can_be_put_back() -> None:
    lot = Random(2)
    match = kingdom(2, 3)
    while match.decision is not None and not (
        match.decision.player == 0 and match.state.zones["array/0"] and match.state.asked[0] == "kingdom.take"
    ):
        match.answer(lively(lot, match.decision.options))
    with at_kingdom(seated(match, 0), Nobody()) as (app, table):
        array = match.state.zones["array/0"]
        first = next(
            control
            for control in table.controls()
            if control.tags.get("key") and lines_of(KINGDOM, array, int(str(control.tags["card"])))
        )
        click(app, first)
        settle(app)
        assert table.picture.zones["taken"]
        click(app, next(control for control in table.controls() if control.id == "panel/undo"))
        settle(app)
        assert not table.picture.zones["taken"]
        assert first.tags["key"] in {control.tags.get("key") for control in table.controls()}


def drag(app: Parlour, start: Control, end: Control) -> None:
    """The button goes down over one control, up over the other."""
    points = [(round(c.rect[0] + c.rect[2] / 2), round(c.rect[1] + c.rect[3] / 2)) for c in (start, end)]
    app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=points[0], rel=(0, 0), buttons=(0, 0, 0))], 16)
    app.step([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=points[0], button=1)], 16)
    for at in (((points[0][0] + points[1][0]) // 2, (points[0][1] + points[1][1]) // 2), points[1]):
        app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(9, 9), buttons=(1, 0, 0))], 16)
    app.step([pygame.event.Event(pygame.MOUSEBUTTONUP, pos=points[1], button=1)], 16)
    settle(app)


def named(table: KingdomTable, id: str) -> Control:
    return next(control for control in table.controls() if control.id == id)


def test_a_card_can_be_dragged_to_the_next_slot_to_a_line_and_nowhere() -> None:
    queued = cut = 0
    for match in some_states(60, seed=5):
        decision, asked = match.decision, match.state.asked[0].partition(".")[2]
        if decision is None or asked not in ("take", "use"):
            continue
        with at_kingdom(seated(match, decision.player), Nobody()) as (app, table):
            if asked == "take" and len(table.picture.zones[f"array/{table.home}"]) < 7:
                start = next(control for control in table.controls() if control.drag)
                drag(app, start, named(table, f"seat/{table.home}"))
                assert not match.answers and lying(table) == shown(table)
                drag(app, start, named(table, f"slot/{table.home}"))
                assert [answer.key for answer in match.answers] == [start.tags["key"], "queue"]
                queued += 1
            elif asked == "use" and (lines := [c for c in table.controls() if c.id.startswith("line/")]):
                drag(app, named(table, "taken/0"), lines[0])
                assert match.answers[0].key == lines[0].tags["key"]
                cut += 1
    assert queued and cut


def test_the_first_lesson_can_be_done_at_the_table() -> None:
    path = sorted(data("kingdom", "lessons").glob("*.yaml"))[0]
    run = LessonRun(read_lesson(path, GAMES["kingdom"]), KINGDOM)
    app = Parlour(Folders(None, None, None), Settings(speed=0), home=Scene, size=(1280, 720), patient=True)
    app.pictures = PICTURES
    table = KingdomTable(app, seated(run.match, 0), Nobody(), run)
    table.show_result = lambda: None  # type: ignore[method-assign]
    app.home = lambda: table
    app.open()
    settle(app)
    for _ in range(3 * len(run.lesson.steps)):
        if run.done:
            break
        step = run.step
        assert step is not None
        if step.at:
            assert table.pointing.box_of(step.at) is not None, f"nothing lies at {step.at}"
        wanted = next(
            control
            for control in reversed(list(table.controls()))
            if (control.tags.get("key") == step.answer if step.answer else control.id == "lesson/next")
        )
        click(app, wanted)
        settle(app)
    assert run.done
    app.close()

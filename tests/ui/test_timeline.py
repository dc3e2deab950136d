"""The line of a whole game in the bar of the past: a press leads to its moment, arrows to the next line or round."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

import game.rules
from game.engine.events import CLOCKS, Changed, Chose, Rolled
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.ui.draw import paint
from game.ui.parlour import Parlour
from game.ui.table.bar import TopBar
from game.ui.table.course import Course
from game.ui.table.milestones import Waymarks, fought
from game.ui.table.table import Table
from game.ui.table.timeline import TimeLine, legend
from game.ui.window.focus import Control
from tests.sure import every
from tests.ui.hands import AWAY, Hand, by_keys, by_pad, click, middle, named, point, press
from tests.ui.tabling import Nobody, at_table, seated, settle
from tests.ui.test_table_past import played

WINDOWS = (((1280, 720), 100), ((1280, 720), 150), ((1280, 720), 200), ((640, 360), 100))
LARGE = ((1280, 720), (1080, 1600), (2560, 800))  # one of each game in the usual run
RULES = Path(game.rules.__file__).parent


def line(table: Table) -> Control | None:
    return next((one for one in table.controls() if one.id == "timeline"), None)


def line_of(table: Table) -> TimeLine:
    return next(part for part in table.frame.parts if isinstance(part, TimeLine))


def rounds_of(match: Match) -> list[int]:
    clocks = [(n, event) for n, event in enumerate(match.events) if isinstance(event, Changed)]
    return [n for n, event in clocks if event.field in CLOCKS and event.value]


def test_it_stands_there_in_the_past_alone() -> None:
    with at_table(played(30), Nobody()) as (_, table):
        assert line(table) is None
        table.past.to(5)
        assert line(table) is not None
        table.past.leave()
        assert line(table) is None


def test_buttons_of_the_bar_are_made_once_to_be_pressed_and_once_to_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    made, controls = [], TopBar.controls
    monkeypatch.setattr(TopBar, "controls", lambda bar: made.append(bar) or controls(bar))
    with at_table(played(30), Nobody()) as (app, table):
        table.past.to(5)
        settle(app)
        made.clear()
        app.dirty = True
        app.step([], 16)
        assert line(table) is not None and 0 < len(made) - 1 <= 2  # one is of this line


def test_the_line_is_drawn_once_wherever_on_it_the_moment_shown_is(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn, snippet = list[str](), paint.snippet
    monkeypatch.setattr(paint, "snippet", lambda body, *more: drawn.append(body) or snippet(body, *more))
    with at_table(played(60), Nobody()) as (app, table):
        lines = []
        for moment in every((5, 20, 40)):
            table.past.to(moment)
            drawn.clear()
            line_of(table).draw(app.painter.sheet(app.window.surface))
            lines.append([body for body in drawn if len(body) > 500])
        assert len(lines[0]) == 2  # as it is to come, and as it has been
        assert lines[0] == lines[1] == lines[2]


def test_a_press_leads_to_the_moment_that_lies_there_and_a_drag_further() -> None:
    with at_table(played(40), Nobody()) as (_, table):
        table.past.to(5)
        one = named(table, "timeline")
        x, y, w, h = one.rect
        whole = len(table.match.events)
        for part in every((0.0, 0.25, 0.5, 1.0)):
            one.press(x + w * part, y + h / 2)
            assert table.past.shown and table.news.shown == round(part * whole)
        one.press(x - 50, y)
        assert table.news.shown == 0


def test_arrows_step_by_lines_and_rounds() -> None:
    with at_table(played(60), Nobody()) as (_, table):
        table.past.to(0)
        one = named(table, "timeline")
        assert one.steer(1, 0)
        assert table.news.shown == table.news.lines()[0][0] + 1
        begun = [
            n for n, e in enumerate(table.match.events) if isinstance(e, Changed) and e.field == "round" and e.value
        ]
        assert len(begun) > 1
        table.past.to(begun[0] + 1)
        one.steer(0, 1)
        assert table.news.shown == begun[1] + 1
        one.steer(0, -1)
        assert table.news.shown == begun[0] + 1


def test_in_a_narrow_window_it_stands_between_the_round_and_a_shorter_way_back() -> None:
    with at_table(played(30), Nobody()) as (app, table):
        table.past.to(5)
        pygame.display.set_mode((1280, 720))
        app.settings.ui_scale = 200
        app.rescaled()
        app.step([], 16)
        way_back = named(table, "bar/return")
        assert (x := line(table)) is not None and x.rect[0] + x.rect[2] < way_back.rect[0] < 0.62 * table.room[0]


def test_half_as_large_again_the_bar_of_the_past_says_so_and_leads_on_in_place_of_undo_and_hint() -> None:
    with at_table(played(30), Nobody()) as (app, table):
        pygame.display.set_mode((1280, 720))
        app.settings.ui_scale = 150
        app.rescaled()
        app.step([], 16)
        now = {"bar/undo", "bar/hint"}
        then = {"bar/play", "bar/pace", "bar/branch", "timeline", "bar/return"}
        ids = {one.id for one in table.controls()}
        assert now <= ids and not then & ids
        table.past.to(5)
        app.painter.record = True
        app.step([], 16)
        app.snapshot()
        ids = {one.id for one in table.controls()}
        assert then <= ids and not now & ids
        assert any(mark.text.endswith("as it was") for mark in app.painter.marks)


def course_of(table: Table) -> Course:
    return next(part for part in table.frame.parts if isinstance(part, Course))


@pytest.mark.parametrize(
    ("game", "size"),
    [
        pytest.param(game, size, marks=() if i % len(LARGE) == k else pytest.mark.soak)
        for i, game in enumerate(sorted(GAMES))
        for k, size in enumerate(LARGE)
    ],
)
def test_in_the_past_everybodys_chances_stand_below_the_table_and_cover_nothing(
    game: str, size: tuple[int, int]
) -> None:
    match, lot = Match(GAMES[game], shipped_content(game), 2, 3), Random(3)
    while len(match.answers) < 12:
        match.answer(lot.choice(match.decision.options).key)
    with at_table(seated(match), Nobody()) as (app, table):
        pygame.display.set_mode(size)
        app.rescaled()
        whole = table.room
        table.past.to(5)
        settle(app)
        course, low = course_of(table), table.room[1]
        assert course.open and course.story.done and len(course.story.chances) == len(match.answers) + 1
        assert low < whole[1] and course.box[1] >= low and course.box[1] + course.box[3] <= whole[1]
        assert named(table, "timeline").rect[1] >= low
        assert all(y + h <= low + 0.5 for _, y, _, h in every(table.panes.areas().values())) and not table.short
        table.past.leave()
        assert table.room == whole and not course.open


def test_in_a_low_window_they_lie_under_the_line_while_it_is_pointed_at() -> None:
    with at_table(played(40), Nobody()) as (app, table):
        pygame.display.set_mode((1280, 720))
        app.settings.ui_scale = 150
        app.rescaled()
        whole = table.room
        table.past.to(5)
        course = course_of(table)
        assert table.room == whole and not course.open
        x, y = middle(named(table, "timeline").rect)
        point(app, (1.5 * x, 1.5 * y))
        settle(app)
        assert course.open and course.story.done and course.box[1] < 60
        point(app, AWAY)
        assert not course.open


def test_a_running_game_shows_only_the_chances_that_all_could_see() -> None:
    with at_table(played(40), Nobody()) as (app, table):
        story = table.view.story()
        assert story.public and story.go_on(999)
        state, match = table.match.state, table.match
        standing = [match.game.standing(state, seat) for seat in range(match.seats)]
        assert story.chances[-1] == pytest.approx([one / sum(standing) for one in standing])


def test_rounds_and_throws_are_marked_where_they_happened() -> None:
    match, lot = Match(GAMES["dragon"], shipped_content("dragon"), 2, 3), Random(3)
    while len(match.answers) < 24:
        match.answer(lot.choice(match.decision.options).key)
    with at_table(seated(match), Nobody()) as (_, table):
        bar = line_of(table)
        rounds, _, throws, *_ = bar.marks()
        assert throws == [n for n, event in enumerate(match.events) if isinstance(event, Rolled)] != []
        assert rounds == [
            n + 1 for n, e in enumerate(match.events) if isinstance(e, Changed) and e.field in CLOCKS and e.value
        ]


def test_keys_lead_to_both_ends_and_by_turns_and_rounds() -> None:
    with at_table(played(60), Nobody()) as (app, table):
        marks, whole = table.frame.line.marks(), len(table.match.events)
        assert len(marks.turns) > 9 and len(marks.rounds) > 1
        press(app, pygame.K_HOME)
        assert table.past.shown and table.news.shown == 0
        press(app, pygame.K_PAGEDOWN, pygame.KMOD_CTRL)
        assert table.news.shown == next(count for count in marks.rounds if count)
        press(app, pygame.K_END)
        assert table.news.shown == whole
        for count in every(marks.turns[:-6:-1]):
            press(app, pygame.K_PAGEUP)
            assert table.news.shown == count
        press(app, pygame.K_PAGEDOWN)
        assert table.news.shown == marks.turns[-4]
        press(app, pygame.K_PAGEUP, pygame.KMOD_CTRL)
        assert table.news.shown == max(count for count in marks.rounds if count < marks.turns[-4])


def test_from_the_present_keys_lead_back_and_not_on() -> None:
    with at_table(played(30), Nobody()) as (app, table):
        for key in every((pygame.K_END, pygame.K_PAGEDOWN)):
            press(app, key)
            assert not table.past.shown
        press(app, pygame.K_PAGEUP)
        assert table.past.shown and table.news.shown == table.frame.line.marks().turns[-1]


def test_a_turn_begins_with_the_choice_of_another_seat() -> None:
    with at_table(played(40), Nobody()) as (_, table):
        events, turns = table.match.events, table.frame.line.marks().turns
        chose = [(n, event.player) for n, event in enumerate(events) if isinstance(event, Chose)]
        assert turns == [n for i, (n, who) in enumerate(chose) if not i or chose[i - 1][1] != who]


@pytest.mark.parametrize("name", GAMES)
def test_battles_are_a_part_of_what_happens_in_every_game(name: str) -> None:
    """And every word that is said to tell of one is known to the game."""
    title, lot = GAMES[name], Random(5)
    match, fights = Match(title, shipped_content(name), title.seats[0], 4), list[bool]()
    while match.decision and not any(fights):
        for _ in range(400):
            if match.decision:
                match.answer(lot.choice(match.decision.options).key)
        fights = list(fought(len(match.events), match.events.__getitem__, title.battles))
    assert 0 < sum(fights) < 0.8 * len(fights)
    assert title.battles.phases <= set(title.phases)
    for what in title.battles.words:
        assert any(f'"{what}"' in path.read_text() for path in (RULES / name).glob("*.py")), what


def test_what_followed_is_shown_slower_or_faster_as_one_likes() -> None:
    def shown_in(app: Parlour, table: Table, pace: float) -> int:
        table.past.to(0)
        table.past.pace = pace
        table.past.play()
        for _ in range(160):
            app.step([], 50)
        return table.news.shown

    with at_table(played(60), Nobody(), speed=2) as (app, table):
        slow, usual, fast = (shown_in(app, table, pace) for pace in (0.5, 1.0, 4.0))
        assert 0 < slow < usual < fast, (slow, usual, fast)
        table.past.to(9)
        table.past.pace = 1.0
        for pace in every((2.0, 4.0, 0.5, 1.0)):
            click(app, named(table, "bar/pace"))
            assert table.past.pace == pace
        assert not table.past.playing and table.past.paced(10) == 10


def test_the_bubble_of_the_line_tells_what_its_marks_are_and_no_others() -> None:
    assert legend(Waymarks([3], [], [7], [9], {}), "turn") == "Bars are turns, wedges are battles, dots are throws."
    assert legend(Waymarks([], [4], [], [9], {}), "round") == "Wedges are battles."
    assert legend(Waymarks([], [4], [], [], {}), "round") == ""


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
@pytest.mark.parametrize("walk", [by_keys, by_pad])
def test_playing_on_and_the_way_back_are_reached_without_a_mouse_in_every_window(
    walk: Hand, size: tuple[int, int], scale: int
) -> None:
    """Playing on is in the bar, or where that has no room in the log; the way back ends the past."""
    with at_table(played(30), Nobody()) as (app, table):
        pygame.display.set_mode(size)
        app.settings.ui_scale = scale
        app.rescaled()
        app.step([], 16)
        press(app, pygame.K_HOME)
        assert table.past.shown and table.news.shown == 0
        if not any(one.id == "bar/play" for one in table.controls()):
            press(app, pygame.K_l)
        play = next(one.id for one in table.controls() if one.id in ("bar/play", "log/play"))
        walk(app, table, play)
        assert table.past.shown and table.news.still, "at this speed all is shown at once"
        table.log.close()
        walk(app, table, "bar/return")
        assert not table.past.shown

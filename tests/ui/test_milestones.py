"""Deeds on the line of the past: what each game has marked there, how marks share a place, and what is told of them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from random import Random

import pygame
import pytest

from game.assets import art
from game.engine.events import Said
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.ui.games import face_of
from game.ui.style.palette import palette
from game.ui.table.course import FEW, Course
from game.ui.table.milestones import ByWords, Milestone, R, Waymarks, waymarks, weightiest
from game.ui.table.table import Table
from game.ui.table.timeline import EVERY, every, legend
from tests import sure
from tests.ui.hands import AWAY, button, middle, named, point, press
from tests.ui.tabling import Nobody, at_table, seated, settle

LONG = 1500  # answers by lot: a whole game of each


@cache
def whole(game: str) -> Match:
    match, lot = Match(GAMES[game], shipped_content(game), GAMES[game].seats[0], 3), Random(3)
    while match.decision and len(match.answers) < LONG:
        match.answer(lot.choice(match.decision.options).key)
    return match


def course_of(table: Table) -> Course:
    return next(part for part in table.frame.parts if isinstance(part, Course))


@pytest.mark.parametrize("game", GAMES)
def test_each_game_says_by_its_face_what_is_marked(game: str) -> None:
    """In words that its rules say, with icons that there are; and some of it happens in a game by chance."""
    milestones, said = face_of(game).milestones, import_module(f"game.rules.{game}.words").SAID
    of_words = milestones if isinstance(milestones, ByWords) else import_module(f"game.ui.games.{game}.face").SAID
    assert set(of_words.words) <= set(said)
    probed = {kind for what in said if (kind := milestones(Said(what, 0, ("ultimate",), 1)))}
    assert probed >= set(of_words.words.values())
    for kind in sure.every(probed):
        assert art("parts", "icon", f"{kind.sign}.svg").is_file()
    match = whole(game)
    marks = waymarks(len(match.events), match.events.__getitem__, GAMES[game].battles, milestones)
    assert 0 < len(marks.milestones) < len(match.events) / 10
    for number in sure.every(marks.milestones):
        assert milestones(match.events[number]) == marks.milestones[number]


@pytest.mark.parametrize("size", [(1280, 720), (640, 360), (1080, 1600)])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("unpainted")
def test_marks_never_lie_on_each_other_and_none_is_left_out(game: str, size: tuple[int, int]) -> None:
    with at_table(seated(whole(game)), Nobody()) as (app, table):
        pygame.display.set_mode(size)
        app.rescaled()
        table.past.to(5)
        groups = list(table.frame.line.groups())
        assert [number for _, numbers in groups for number in numbers] == list(table.frame.line.marks().milestones)
        places = [at for at, _ in groups]
        assert all(after - before >= 2 * R for before, after in zip(places, places[1:]))


def test_pointing_tells_which_they_are_and_a_press_leads_there() -> None:
    match = whole("dragon")
    with at_table(seated(match), Nobody()) as (app, table):
        table.past.to(5)
        line, course = table.frame.line, course_of(table)
        _, y = middle(named(table, "timeline").rect)
        bare = next(line.box[0] + at for at in range(400) if not line.at(line.box[0] + at))
        point(app, (bare, y))
        settle(app)
        assert course.open and [words for _, words, _ in course.rows()] == [kind.words for kind in course.kinds()]
        at, numbers = next((at, numbers) for at, numbers in line.groups() if len(numbers) > 1)
        point(app, (at, y))
        settle(app)
        lines = dict(table.view.told_lines())
        told = [words for _, words, _ in course.rows()]
        assert [words.split(" And ")[0] for words in told] == [lines[number] for number in numbers[: len(told)]]
        assert len(told) == min(FEW, len(numbers)) or told[-1].endswith(f" And {len(numbers) - len(told)} more.")
        assert line.when(numbers[0]).startswith("Turn ")
        button(app, (at, y))
        assert table.news.shown == numbers[0] + 1
        point(app, AWAY)
        settle(app)
        assert line.told() == [] and [words for _, words, _ in course.rows()] == [kind.words for kind in course.kinds()]


def test_by_keys_the_deed_of_the_moment_that_is_shown_is_told() -> None:
    match = whole("pontoon")
    with at_table(seated(match), Nobody()) as (app, table):
        line = table.frame.line
        number = next(iter(line.marks().milestones))
        table.past.to(number)
        press(app, pygame.K_TAB)
        table.focus.at = "timeline"
        press(app, pygame.K_RIGHT)
        assert table.news.shown == number + 1 and number in line.told()
        assert [words for _, words, _ in course_of(table).rows()][0] == dict(table.view.told_lines())[number]


def test_who_was_not_told_sees_no_mark() -> None:
    kind = Milestone("star", palette.gold, "wonders")
    events = [Said("wonder", 0, (), 1), None, Said("other", 0, (), 3)]
    battles, milestones = GAMES["pontoon"].battles, ByWords({"wonder": kind})
    assert waymarks(3, events.__getitem__, battles, milestones).milestones == {0: kind}
    assert waymarks(3, [None, *events[1:]].__getitem__, battles, milestones).milestones == {}


def test_the_weightiest_deed_stands_for_those_that_share_its_mark() -> None:
    light, heavy = Milestone("star", palette.gold, "wonders"), Milestone("skull", palette.harm, "ends", 3)
    assert weightiest([light, heavy, light]) is heavy and weightiest([light, light]) is light


def test_bars_are_thinned_until_they_stand_apart_and_the_legend_says_so() -> None:
    assert every([10, 20, 30], 1.0) == 1 and every([10], 0.1) == 1
    assert every([10, 20, 30], 0.4) == 2 and every([1, 2, 3], 0.001) == EVERY[-1]
    marks = Waymarks([3, 4], [], [], [9], {})
    assert legend(marks, "turn", 5) == "Bars are every 5 turns, wedges are battles."

"""Duplicate play, by real events: from the Games page and the result to two games of one deal, and into either."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import cast

import pygame
import pytest

from game.company import Player
from game.sitting import Sitting
from game.store import reviews
from game.store.savefile import to_bytes
from game.ui.gallery import opened
from game.ui.house.dialog import Menu
from game.ui.parlour import Parlour
from game.ui.scenes.chart import steps
from game.ui.scenes.compare import Compare
from game.ui.scenes.result import Result
from game.ui.scenes.samples import judged_sample
from game.ui.scenes.saves import Saves
from game.ui.scenes.verdicts import digest_of
from game.ui.table.table import Table
from tests.sure import every
from tests.ui.hands import press
from tests.ui.visiting import PEOPLE, click, played, show


def another(app: Parlour, lot: int, seed: int = 1) -> Sitting:
    """A finished game of the deal that `played` has, with other choices."""
    sitting = Sitting.new(app.folders, "pontoon", [*PEOPLE[:1], Player("Cy", "person", "", "leaf"), PEOPLE[2]], seed)
    chance = Random(lot)
    while sitting.match.decision:
        sitting.answer(chance.choice(sitting.match.decision.options).key)
    return sitting


def words(app: Parlour) -> list[str]:
    app.painter.record = app.dirty = True
    app.step([], 16)
    found = [mark.text for mark in app.painter.marks]
    app.painter.record = False
    return found


def test_from_the_games_page_to_both_games_and_into_either(app: Parlour) -> None:
    other, own = another(app, 7), played(app)
    review = judged_sample(own.match)
    reviews.keep(app.folders, own.name, digest_of(own.match), review.plain())
    saves = Saves(app)
    show(app, saves)
    assert saves.chosen == own.name
    click(app, "compare")
    scene = app.scene
    assert isinstance(scene, Compare)
    parting = scene.found.parting
    assert parting is not None
    told = " ".join(words(app))
    for choice in every(parting.choices):
        assert choice.made in told
    assert parting.asked.split()[0] in told and "Cy" in told
    assert f"{review.accuracy(0):.0f} %" in told, "what the review found stands beside the name"
    for n, sitting in every(enumerate((own, other))):
        click(app, f"watch/{n}")
        table = app.scene
        assert isinstance(table, Table) and table.past.shown
        assert table.sitting.names == sitting.names and table.news.shown == sitting.match.events_at(
            parting.choices[n].at
        )
        press(app, (pygame.K_ESCAPE, pygame.K_BACKSPACE)[n])
        app.step([], 16)
        assert app.scene is scene, "the way back leads to both of them"


def test_the_points_of_each_seat_are_a_press_or_a_key_away(app: Parlour) -> None:
    another(app, 7)
    played(app)
    show(app, Saves(app))
    click(app, "compare")
    scene = app.scene
    assert isinstance(scene, Compare)
    click(app, "seat/1")
    assert scene.seat == 1 and "Bo / Cy: stars" in words(app)
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, Saves)


def test_where_there_are_several_it_is_asked_which(app: Parlour) -> None:
    another(app, 7), another(app, 8)
    show(app, Result(app, played(app)))
    click(app, "compare")
    menu = app.scene
    assert isinstance(menu, Menu) and len(menu.answers) == 3
    press(app, pygame.K_RETURN)
    app.step([], 16)
    assert isinstance(app.scene, Compare)


def test_other_deals_and_games_that_go_on_are_none_of_these(app: Parlour) -> None:
    another(app, 7, seed=2), played(app, 9)
    own = played(app)
    show(app, Saves(app))
    assert "compare" not in {control.id for control in app.controls()}
    show(app, Result(app, own))
    click(app, "compare")
    assert isinstance(app.scene, Result) and "No other finished game" in app.toasts.shown[-1].text


def test_a_friends_game_of_the_deal_is_compared_too(app: Parlour, tmp_path: Path) -> None:
    friend = another(app, 7)
    letter = tmp_path / "from Cy.save"
    letter.write_bytes(to_bytes(friend.as_save()))
    app.saves.remove(friend.name)
    app.saves.bin.clear(friend.name)
    own = played(app)
    show(app, Saves(app))
    app.step([pygame.event.Event(pygame.DROPFILE, file=str(letter))], 16)
    app.step([], 16)
    click(app, "compare")
    scene = app.scene
    assert isinstance(scene, Compare)
    assert [sitting.names[1] for sitting in scene.sittings] == ["Cy", own.names[1]]


def test_a_game_of_other_cards_says_so(app: Parlour) -> None:
    friend, own = another(app, 7), played(app)
    save = friend.as_save()
    answers = [*save.answers]
    answers[3] = [answers[3][0], "nonsense", "person"]
    app.saves.keep(replace(save, match={**json.loads(json.dumps(save.match)), "answers": answers}))
    show(app, Result(app, own))
    click(app, "compare")
    assert isinstance(app.scene, Result) and "can only be looked at" in app.toasts.shown[-1].text


def test_numbers_beside_the_lines_are_round_and_few() -> None:
    assert steps(0, 6, 5) == [0, 2, 4, 6] and steps(1, 80, 10) == [10, 20, 30, 40, 50, 60, 70, 80]
    assert all(len(steps(0, high, 5)) <= 6 for high in every(range(1, 300)))


@pytest.mark.parametrize(("scale", "seen"), [(150, True), (200, False)])
def test_the_table_at_which_they_parted_is_seen_where_there_is_room_on_its_page(scale: int, seen: bool) -> None:
    with opened("compare", (1280, 720), scale) as app:
        board = cast(Compare, app.scene).area("board")
        assert (board is not None and board[3] > 120) == seen

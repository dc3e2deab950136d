"""What comes after a game and beside it, played with real events: the result and the rulebook."""

from __future__ import annotations

import pygame
import pytest

from game.ui.gallery import opened, picture
from game.ui.parlour import Parlour
from game.ui.scenes.result import Result
from game.ui.scenes.rulebook import Rulebook
from game.ui.scenes.shelf import Shelf
from game.ui.table.story import Turn
from game.ui.table.table import Table
from game.ui.widgets.controls import Words
from tests.ui.hands import press
from tests.ui.visiting import click, played, show, write

# --- result


def result(app: Parlour) -> Result:
    sitting = played(app)
    scene = Result(app, sitting)
    show(app, scene)
    for _ in range(400):
        app.step([], 16)
        if scene.story.done:
            break
    return scene


def test_the_chances_add_up_and_end_with_the_winner(app: Parlour) -> None:
    scene = result(app)
    assert all(sum(shares) == pytest.approx(1) for shares in scene.story.chances)
    winners = scene.sitting.match.state.winners
    assert winners is not None and sum(scene.story.chances[-1][seat] for seat in winners) == pytest.approx(1)
    assert len(scene.story.chances) == len(scene.sitting.match.answers) + 1


def test_turning_points_are_the_largest_swings_in_their_order(app: Parlour) -> None:
    scene = result(app)
    assert 1 <= len(scene.turns) <= 3 and scene.turns == sorted(scene.turns)
    chances = scene.story.chances
    seats = [*(answer.seat for answer in scene.sitting.match.answers), None]
    breaks = [0, *(at for at in range(1, len(seats)) if seats[at] != seats[at - 1])]
    largest = max(abs(b - a) for one, other in zip(breaks, breaks[1:]) for a, b in zip(chances[one], chances[other]))
    assert max(abs(turn.swing) for turn in scene.turns) == pytest.approx(largest)


def test_a_swing_that_cost_something_has_a_true_minus() -> None:
    with opened("result") as app:
        scene = app.scene
        for _ in range(200):
            app.step([], 16)
        swings = [one.text for one in scene.widgets if isinstance(one, Words) and one.text.endswith(" %")]
        assert swings and not any(text.startswith("-") for text in swings)
        assert any(turn.swing < 0 for turn in scene.turns) == any(text.startswith("\u2212") for text in swings)


def test_what_a_turning_point_changed_is_the_difference_of_the_two_numbers_beside_it(
    app: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = result(app)
    monkeypatch.setattr(scene.story, "turns", lambda: [Turn(4, 0, 0.2349, 0.5751), Turn(5, 1, 0.5751, 0.2349)])
    scene.set_out()
    app.step([], 16)
    said = [one.text for one in scene.widgets if isinstance(one, Words)]
    names = [player.name for player in scene.sitting.players]
    assert {f"{names[0]}: 23 to 58 %", f"{names[1]}: 58 to 23 %"} <= set(said)
    assert {"+35 %", "\u221235 %"} <= set(said)


def test_a_turning_point_can_be_played_and_the_real_game_stays(app: Parlour) -> None:
    scene = result(app)
    before = scene.sitting.match.state.digest()
    click(app, "turn/0")
    assert isinstance(app.scene, Table) and app.scene.sitting is not scene.sitting
    assert len(app.scene.match.answers) >= scene.turns[0].at
    assert scene.sitting.match.state.digest() == before


def test_a_rematch_moves_everybody_one_seat_on(app: Parlour) -> None:
    scene = result(app)
    names = scene.sitting.names
    click(app, "rematch")
    shelf, table, *_ = app.scenes
    assert isinstance(shelf, Shelf) and isinstance(table, Table)
    assert table.sitting.names == [*names[1:], names[0]]
    assert table.match.seed != scene.sitting.match.seed


@pytest.mark.usefixtures("unpainted")
def test_replay_plays_the_game_from_its_first_moment(app: Parlour) -> None:
    sitting, app.settings.speed = played(app), 2
    table = show(app, app.make("table", sitting))
    assert isinstance(app.scene, Result)
    click(app, "replay")
    assert isinstance(table, Table) and app.scene is table
    assert table.past.playing and table.news.shown < len(sitting.match.events)


def test_the_way_out_of_the_result_is_the_shelf(app: Parlour) -> None:
    result(app)
    press(app, pygame.K_ESCAPE)
    assert [type(scene) for scene in app.scenes] == [Shelf]


# --- rulebook


def test_the_rulebook_opens_at_a_rule_and_lights_it(app: Parlour) -> None:
    app.open_rule("2.2")
    app.step([], 16)
    app.step([], 16)
    scene = app.scene
    assert isinstance(scene, Rulebook)
    assert scene.book.sections[scene.opened.lit].number == "2.2"
    assert scene.opened.layout and any(
        piece.section == scene.opened.lit for _, piece in scene.opened.layout.shown(scene.opened.spread)
    )


def test_letters_typed_in_the_rulebook_search_it_and_turn_to_what_is_found(app: Parlour) -> None:
    scene = Rulebook(app, "pontoon")
    show(app, scene)
    write(app, "five members")
    assert scene.searched == "five members" and scene.hits
    app.step([], 16)
    hit = scene.hits[0]
    assert scene.opened.layout and scene.opened.spread == scene.opened.layout.spread_of(hit.section, hit.paragraph)
    assert len(scene.list.rows()) == len(scene.hits)
    assert scene.list.rows()[0].text.startswith(scene.book.sections[hit.section].number)


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_what_is_found_can_be_read_in_the_list(scale: int) -> None:
    _, marks = picture("rulebook_found", scale=scale)
    listed = next(mark.rect for mark in marks if mark.kind == "control" and mark.text == "chapters")
    found = [mark for mark in marks if listed.contains(mark.rect) and mark.kind == "text"]
    assert found and all(mark.px >= 14 and not mark.cut for mark in found)


def test_every_paragraph_of_the_book_stands_on_a_page(app: Parlour) -> None:
    scene = Rulebook(app, "pontoon")
    show(app, scene)
    assert scene.opened.layout
    placed = {(piece.section, piece.paragraph) for column in scene.opened.layout.columns for piece in column}
    assert placed == {
        (i, n) for i, section in enumerate(scene.book.sections) for n in range(-1, len(section.paragraphs))
    }


def test_arrows_turn_the_pages_from_the_first_to_the_last(app: Parlour) -> None:
    scene = Rulebook(app, "pontoon")
    show(app, scene)
    assert scene.opened.layout
    for _ in range(scene.opened.layout.spreads + 3):
        press(app, pygame.K_PAGEDOWN)
    assert scene.opened.spread == scene.opened.layout.spreads - 1


def test_a_worked_example_of_the_book_can_be_played(app: Parlour) -> None:
    scene = Rulebook(app, "pontoon")
    show(app, scene)
    assert len(scene.opened.moments) >= 10
    app.post(next(iter(scene.opened.moments.values()))())
    app.step([], 16)
    assert isinstance(app.scene, Table)


@pytest.mark.parametrize("name", ["kingdom_result", "pack_result"])
def test_with_larger_text_the_podium_is_a_third_of_the_result_and_all_scores_are_seen_beside_it(name: str) -> None:
    with opened(name, scale=150) as app:
        app.step([], 16)
        scene = app.scene
        assert isinstance(scene, Result)
        podium, score, whole = (scene.area(part) for part in ("picture", "score", "score/whole"))
        assert podium is not None and score is not None and whole is not None
        assert podium[2] >= scene.room[0] / 3
        assert whole[3] <= score[3] + 1

"""Who stands on the podium after a game: the figure that was played, under the colours it was played in."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pygame
import pytest

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.rules.dragon.state import Dragon
from game.rules.montoons.state import MonToons
from game.ui.draw.crests import CRESTS
from game.ui.gallery import opened
from game.ui.games import cover_of, face_of
from game.ui.games.dragon.samples import eager, found
from game.ui.games.samples import SAMPLE
from game.ui.scenes.result import Result
from game.ui.table.crests import figure
from game.ui.widgets.controls import Words
from game.ui.widgets.line import pasted
from game.ui.window.scene import Scene
from tests.sure import every
from tests.ui.hands import click
from tests.ui.tabling import CREW, PICTURES, seated, window


@pytest.mark.parametrize("won", [True, False])
def test_after_dragon_attack_everybody_stands_there_as_the_hero_played(won: bool) -> None:
    match = found(SAMPLE, lambda match: match.over and bool(match.state.winners) == won, 4, "silverado", eager).match
    state = cast(Dragon, match.state)
    heroes = [state.content.heroes[hero].id for hero in state.colour]
    assert heroes != [name for name in list(CRESTS)[:4]], "a game in which heroes and crests differ"
    with window(lambda app: Result(app, seated(match))) as app:
        scene = cast(Result, app.scene)
        assert [look.crest for look in scene.looks] == [CRESTS[hero].symbol for hero in heroes]
        assert scene.chart.players == [(CREW[seat][0], look.crest) for seat, look in enumerate(scene.looks)]


def test_the_podium_of_montoons_is_for_the_monsters_under_the_crests_of_their_players() -> None:
    match, lot = Match(GAMES["montoons"], shipped_content("montoons"), 2, 4), Random(4)
    while match.decision is not None and len(match.answers) < 10:
        match.answer(lot.choice(match.decision.options).key)
    with window(lambda app: Scene()):
        for (_, crest), look in every(zip(CREW, face_of(match.game.name).looks(PICTURES, seated(match)))):
            image, foot, down = look.figure(60)
            assert look.crest == crest
            assert pygame.image.tobytes(image, "RGBA") != pygame.image.tobytes(figure(PICTURES, crest, 60), "RGBA")
            assert 0 < foot < image.get_width() and 0 < down < image.get_height()


def test_banners_and_pause_of_montoons_show_the_monsters_at_the_table() -> None:
    faces: list[str] = []
    with opened("montoons_planning") as app:
        here: Any = app.scene
        top, pictures, seats = here.top, here.top.reading.pictures_of, range(here.match.seats)
        face = pictures.face
        pictures.face = lambda character, *more: faces.append(character.id) or face(character, *more)
        for seat in seats:
            top.medal(app.sheet(app.window.surface), top.crest(seat), 50, 50, 20)
        assert faces == [top.reading.character(seat).id for seat in seats]


SIGNS = {"pontoon": "star", "kingdom": "coin", "pack": "heart", "dragon": "coin"}


@pytest.mark.parametrize("name", SIGNS)
def test_a_score_stands_beside_the_sign_of_what_it_counts(name: str) -> None:
    game = GAMES[name]
    match = Match(game, shipped_content(name), 2, 1)
    units = {lines[-1][0] for lines in game.scores(match.state)}
    assert [cover_of(name).counts[unit] for unit in units] == [SIGNS[name]]


@pytest.mark.parametrize(("powers", "unit", "order"), [(4, "Waystone Powers", [2, 1, 0]), (3, "Hearts", [2, 0, 1])])
def test_the_result_of_montoons_counts_and_sorts_by_what_decided(powers: int, unit: str, order: list[int]) -> None:
    match = Match(GAMES["montoons"], shipped_content("montoons"), 3, 4)
    state = cast(MonToons, match.state)
    state.powers, state.health, state.winners, state.decision = [0, 1, powers], [9, 3, 1], (2,), None
    with window(lambda app: Result(app, seated(match))) as app:
        scene = cast(Result, app.scene)
        assert scene.scores.lines[0][-1][0] == unit and scene.scores.places == order
        assert unit in cover_of("montoons").counts


def test_the_deal_and_the_receipt_of_its_chance_are_copied_from_the_result() -> None:
    with opened("result") as app:
        app.step([], 16)
        tips = {control.id: control.tip for control in app.controls()}
        assert "copied" in tips["receipt"]
        copied = {}
        for id in ("copy", "receipt"):
            click(app, next(control for control in app.controls() if control.id == id))
            copied[id] = pasted()
        assert copied["copy"] == f"pontoon 4 {SAMPLE.seed}"
        assert f"Deal: pontoon 4 {SAMPLE.seed}" in copied["receipt"] and "Guild deck shuffled" in copied["receipt"]


def test_a_what_if_has_neither_a_deal_nor_a_receipt() -> None:
    match = Match(GAMES["pontoon"], shipped_content("pontoon"), 2, 4).what_if(0, None, Random(1))
    while match.decision is not None:
        match.answer(match.decision.options[0].key)
    with window(lambda app: Result(app, seated(match))) as app:
        shut = [control.id for control in app.controls() if not control.enabled]
        assert {"copy", "receipt"} <= set(shut)


def test_the_long_score_of_a_winner_takes_a_few_lines_at_most_where_letters_are_large() -> None:
    with opened("result", (1280, 720), 150) as app:
        scene = cast(Result, app.scene)
        *lines, _ = scene.scores.lines[scene.scores.places[0]]
        app.painter.record = True
        app.snapshot()
        told = ", ".join(f"{what} {points}" for what, points in lines)
        said = [mark for mark in app.painter.marks if len(mark.text) > 8 and mark.text in told]
        assert len(told) > 60 and " ".join(mark.text for mark in said) == told
        line = scene.style.measure("Wy", "lead", None)[1]
        assert said[-1].rect.bottom - said[0].rect.top < 3.5 * line


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1080, 1600)])
@pytest.mark.usefixtures("unpainted")
def test_what_is_told_of_the_deal_stands_in_lines_and_not_in_a_column_of_scraps(size: tuple[int, int]) -> None:
    with opened("result", size) as app:
        told = [one for one in app.scene.widgets if isinstance(one, Words) and one.text.startswith("It is kept under")]
        assert len(told) == 1 and told[0].box[2] > 320

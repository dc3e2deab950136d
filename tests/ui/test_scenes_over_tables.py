"""What lies over a table, as boxes: it fits every window in each of its states, for six players with long names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pygame
import pytest

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.sitting import Sitting
from game.ui.games.dragon.samples import eager, found
from game.ui.games.samples import SAMPLE
from game.ui.parlour import Parlour
from game.ui.scenes.curtain import Curtain
from game.ui.scenes.pause import PauseMenu
from game.ui.scenes.recap import Recap
from game.ui.scenes.result import Result
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.since import Happenings, Step
from game.ui.widgets.choices import Segments
from game.ui.widgets.flowing import ScrollArea
from game.ui.window.scene import Push, Scene, Widget
from tests.ui.layout import EVERY, misfits
from tests.ui.tabling import CREW, PICTURES, Nobody, at_table, by_lot, seated, window

LONG = "Mmmmmmmm Wwwww"  # as wide as a name of 14 letters may be


def six() -> Sitting:
    """A game of six with the longest names, in its first question."""
    sitting = seated(Match(GAMES["dragon"], shipped_content("dragon"), 6, 1), 0, 2)
    sitting.players[:] = [player._replace(name=LONG) for player in sitting.players]
    return sitting


@pytest.fixture
def table(unpainted: None) -> Iterator[tuple[Parlour, object]]:
    with at_table(six(), Nobody()) as (app, table):
        yield app, table


@pytest.mark.parametrize("page", range(2))
def test_the_pause_of_six_long_names_fits_the_windows_on_each_page(table: tuple[Parlour, object], page: int) -> None:
    app, here = table
    scene = PauseMenu(app, here)  # type: ignore[arg-type]
    scene.page = page
    app.post(Push(scene))
    app.step([], 16)
    assert misfits(app, EVERY[page::2]) == []


def test_the_curtain_for_a_long_name_fits_the_windows(table: tuple[Parlour, object]) -> None:
    app, _ = table
    app.post(Push(Curtain(app, six().players[0], lambda: None)))
    app.step([], 16)
    assert misfits(app, EVERY[::2]) == []


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.usefixtures("unpainted")
def test_the_recap_of_every_game_fits_the_windows_at_each_step(game: str) -> None:
    with window(lambda app: Scene()) as app:
        scene = max(recaps(app, game), key=lambda one: len(one.steps))
        assert scene.steps
        app.post(Push(scene))
        app.step([], 16)
        scene.go(len(scene.steps) // 2)
        assert misfits(app, EVERY[sorted(GAMES).index(game) % 3 :: 3]) == []


def recaps(app: Parlour, game: str) -> Iterator[Recap]:
    """What each person has missed, in a game under way."""
    match, lot = Match(GAMES[game], shipped_content(game), 2, 4), Random(4)
    while match.decision is not None and len(match.answers) < 60:
        match.answer(by_lot(match.state, lot))
        if len(match.answers) % 12 == 5:
            yield from (Recap(app, seated(match, 0, 1), seat) for seat in (0, 1))


def test_a_recap_shows_the_cards_that_its_lines_name_and_else_who_did_it_and_the_dice() -> None:
    match = Match(GAMES["pontoon"], shipped_content("pontoon"), 2, 1)
    told = Happenings(PICTURES, seated(match))
    first, second = (match.content.name(card) for card in (3, 4))
    step = Step(1, "", (f"{second} acts for Vex.", f"{first} joins Vex."), (("deck", 3), ("deck", None)), ())
    assert told.shown(step) == [("", 4), ("deck", 3)]
    assert told.shown(step._replace(lines=("Vex draws.",))) == [("deck", 3), ("deck", None)]
    assert told.shown(Step(1, "stay", ("Vex stays.",), (), ())) == []
    dragon = Happenings(PICTURES, six())
    assert dragon.shown(Step(0, "", ("Ada rolls 3.",), (("counters", 2),), (3,))) == [], "what moves are no cards"


def test_of_cards_whose_names_begin_alike_the_one_is_shown_that_is_named() -> None:
    told = Happenings(PICTURES, seated(Match(GAMES["pontoon"], shipped_content("pontoon"), 2, 1)))
    told.numbers = {"Ghost": 1, "Shy Ghost": 2, "Shy": 3}
    assert told.named(["Shy Ghost joins Ada."]) == ["Shy Ghost"]


@pytest.mark.parametrize(("page", "won"), [(0, True), (1, True), (2, True), (3, True), (0, False)])
@pytest.mark.usefixtures("unpainted")
def test_the_result_of_six_long_names_fits_the_windows_on_each_page(page: int, won: bool) -> None:
    with window(lambda app: Scene()) as app:
        app.post(Push(over(app, won, page)))
        app.step([], 16)
        assert misfits(app, EVERY[(page + won) % 4 :: 4]) == []


def over(app: Parlour, won: bool, page: int = 0) -> Result:
    """A finished game of six with the longest names, told to its end."""
    match = found(SAMPLE, lambda match: match.over and bool(match.state.winners) == won, 6, "silverado", eager).match
    sitting = seated(match)
    sitting.players[:] = [player._replace(name=LONG) for player in sitting.players]
    scene = Result(app, sitting)
    scene.page = page
    return scene


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (1080, 1600)])
@pytest.mark.usefixtures("unpainted")
def test_the_words_of_the_winner_are_the_largest_of_the_score(size: tuple[int, int]) -> None:
    with window(lambda app: Scene()) as app:
        pygame.display.set_mode(size)
        scene = over(app, True)
        for at, player in enumerate(scene.sitting.players):
            scene.sitting.players[at] = player._replace(name=CREW[at][0])
        scene = Result(app, scene.sitting)
        app.post(Push(scene))
        app.painter.record = True
        app.step([], 16)
        seats = {scene.sitting.players[seat].name: seat for seat in scene.scores.places}
        high = {name: max(mark.px for mark in app.painter.marks if mark.text == name) for name in seats}
        others = [px for name, px in high.items() if name not in scene.winners]
        assert len(others) == 6 - len(scene.winners) < 6
        assert min(high[name] for name in scene.winners) > max(others)


def test_speeds_are_listed_from_slow_to_at_once(table: tuple[Parlour, object]) -> None:
    app, here = table
    scene = PauseMenu(app, here)  # type: ignore[arg-type]
    took = []
    for at in range(6):
        scene.set_speed(at)
        assert scene._pace() == at
        took.append(app.tempo.ms(100) if app.settings.speed else float("inf"))
    assert took == sorted(took) and app.settings.speed == 0


def test_the_settings_list_speeds_as_the_pause_does(table: tuple[Parlour, object]) -> None:
    app, here = table
    listed: list[list[str]] = []
    for scene in (PauseMenu(app, here), SettingsScene(app, "play")):  # type: ignore[arg-type]
        app.post(Push(scene))
        app.step([], 16)
        listed += [
            list(one.items) for one in everything(scene.widgets) if one.id == "speed" and isinstance(one, Segments)
        ]
    assert len(listed) == 2 and listed[0] == listed[1]


def everything(widgets: Sequence[Widget]) -> list[Widget]:
    """Widgets with those that lie in scrolled areas."""
    inner = [child for one in widgets if isinstance(one, ScrollArea) for child in one.children]
    return [*widgets, *inner]

"""The way into a game, played with real events: shelf, new game, curtain and recap."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from random import Random

import pygame
import pytest

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.sitting import Sitting
from game.store import Folders, Settings
from game.ui.draw.cache import Cache
from game.ui.draw.paint import Sheet
from game.ui.games import FACED, face_of
from game.ui.games.cast import Still
from game.ui.parlour import Parlour
from game.ui.scenes.chairs import CARD_H, CARD_W, PLACES, SMALL
from game.ui.scenes.curtain import Curtain
from game.ui.scenes.new_game import NewGame
from game.ui.scenes.recap import Recap
from game.ui.scenes.setup import first_setup, remembered
from game.ui.scenes.shelf import Shelf
from game.ui.scenes.since import steps_since
from game.ui.table.table import Table
from game.ui.widgets.choices import Segments
from game.ui.window.scene import Push, Reset, Scene
from tests.ui.hands import press
from tests.ui.visiting import PEOPLE, click, played, show, start, write

# --- shelf and new game


def test_the_first_start_opens_with_the_shelf_and_asks_nothing(app: Parlour) -> None:
    assert [type(scene) for scene in app.scenes] == [Shelf]
    assert app.toasts.shown == []
    assert not any(control.id == "continue" for control in app.controls())


def test_two_clicks_lead_from_the_shelf_to_a_dealt_table(app: Parlour) -> None:
    click(app, "box/pontoon")
    click(app, "start")
    assert isinstance(app.scene, Table) and app.scene.match.decision
    assert [save.save.finished for save in app.saves.list() if save.save] == [False]


def test_the_same_two_steps_with_the_keyboard(app: Parlour) -> None:
    press(app, pygame.K_RETURN)
    press(app, pygame.K_RETURN)
    assert isinstance(app.scene, Table)


def test_continue_is_one_click_to_the_game_played_last(app: Parlour) -> None:
    alone = [PEOPLE[0], PEOPLE[2]]
    older, newer = played(app, 4, 1, alone), played(app, 4, 2, alone)
    app.saves.now = lambda: datetime(2030, 1, 1)
    app.saves.store(newer.as_save())
    app.post(Reset(app.home()))
    app.step([], 16)
    click(app, "continue")
    assert isinstance(app.scene, Table) and app.scene.sitting.name == newer.name != older.name


def test_continue_says_which_of_the_games_in_progress_goes_on(app: Parlour) -> None:
    played(app, 5)
    app.post(Reset(Shelf(app)))
    app.step([], 16)
    app.painter.record = app.dirty = True
    app.step([], 16)
    way = next(control for control in app.controls() if control.id == "continue")
    assert way.tip == "Ada, Bo and 1 more, after 5 choices."
    assert any(mark.text == "Monster Pontoon 21" and mark.rect.left > 996 for mark in app.painter.marks)


def test_chairs_that_were_changed_are_so_the_next_time_whichever_way_one_left(app: Parlour) -> None:
    click(app, "box/kingdom")
    scene = app.scene
    assert isinstance(scene, NewGame)
    was = scene.setup.plain()
    for _ in range(2):
        click(app, "seat/1")
    assert scene.setup.plain() != was
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, Shelf)
    click(app, "box/kingdom")
    assert isinstance(app.scene, NewGame) and app.scene.setup.plain() == scene.setup.plain()
    assert Settings.load(app.settings.path).setups["kingdom"] == scene.setup.plain(), "also after another start"


def test_clicks_on_a_chair_choose_it_and_then_go_through_who_may_sit_there(app: Parlour) -> None:
    click(app, "box/pontoon")
    scene = app.scene
    assert isinstance(scene, NewGame)
    kinds = []
    for _ in range(7):
        click(app, "seat/1")
        kinds.append(scene.setup.chairs[1].kind)
    assert kinds == ["easy", "normal", "hard", "master", "empty", "person", "easy"]


def test_a_computer_has_the_temperament_of_its_name_until_another_is_chosen_and_keeps_that(app: Parlour) -> None:
    click(app, "box/pontoon")
    scene = app.scene
    assert isinstance(scene, NewGame)
    assert scene.setup.chairs[1].temper == "tricky"
    click(app, "seat/1")
    temper = next(one for one in scene.widgets if one.id == "temper")
    assert isinstance(temper, Segments)
    temper.change(1)
    assert scene.setup.players[1].plays == "easy:bold"
    assert remembered(scene.game, scene.setup.plain()).chairs[1].temper == "bold"
    scene.setup.rename(1, "Odo")
    assert scene.setup.chairs[1].temper == "calm"
    scene.setup.seat(1, "person")
    assert scene.setup.players[1].temper == ""


def test_a_click_on_an_empty_chair_fills_it(app: Parlour) -> None:
    click(app, "box/pontoon")
    click(app, "seat/3")
    assert isinstance(app.scene, NewGame) and app.scene.setup.chairs[3].taken


def test_start_says_why_it_is_shut_when_too_few_sit(app: Parlour) -> None:
    click(app, "box/pontoon")
    scene = app.scene
    assert isinstance(scene, NewGame)
    for at in (1, 2):
        scene.setup.seat(at, "empty")
    scene.set_out()
    click(app, "start")
    assert app.scene is scene and "for 2 to 4" in app.toasts.shown[-1].text


def test_the_set_up_is_remembered_over_a_restart(app: Parlour, folders: Folders) -> None:
    click(app, "box/pontoon")
    scene = app.scene
    assert isinstance(scene, NewGame)
    click(app, "seat/1")
    click(app, "seat/1")
    scene.setup.options["turn_style"] = "run"
    click(app, "start")
    app.close()
    again = start(Folders(folders.root, None, None))
    again.settings = Settings.load(folders.settings)
    click(again, "box/pontoon")
    assert isinstance(again.scene, NewGame)
    assert again.scene.setup.options["turn_style"] == "run"
    assert again.scene.setup.chairs[1].kind == "normal"
    again.close()


def test_a_name_is_written_and_two_alike_are_refused(app: Parlour) -> None:
    click(app, "box/pontoon")
    click(app, "name")
    for _ in range(3):
        press(app, pygame.K_BACKSPACE)
    write(app, "Vex")
    scene = app.scene
    assert isinstance(scene, NewGame)
    assert scene.setup.chairs[0].name == "Vex" and scene.setup.why_not() == "Two players have the same name."


def test_a_code_sets_seats_rules_and_seed(app: Parlour) -> None:
    setup = first_setup(GAMES["pontoon"])
    setup.take_code("pontoon 4 77 turn_style=run")
    assert (len(setup.players), setup.seed, setup.options["turn_style"]) == (4, 77, "run")
    other = first_setup(GAMES["pontoon"])
    other.take_code(setup.code(77))
    assert other.code(77) == setup.code(77)


@pytest.mark.parametrize(
    "code", ["pontoon", "chess 2 1", "pontoon 9 1", "pontoon 2 x", "pontoon 2 1 turn_style=never", "-4"]
)
def test_a_wrong_code_changes_nothing_and_says_what_is_wrong(code: str) -> None:
    setup = first_setup(GAMES["pontoon"])
    before = setup.plain()
    with pytest.raises(ValueError, match="."):
        setup.take_code(code)
    assert setup.plain() == before


@pytest.mark.parametrize(
    "plain",
    [
        {},
        {"chairs": 3},
        {"chairs": [["person", "A", "flame"]] * 4},
        {"chairs": [[1, 2, 3]] * 4, "options": []},
        {"options": {"turn_style": "sideways", "x": "y"}, "consent": "yes"},
        {"chairs": [["empty", "A", c] for c in ("flame", "wave", "leaf", "star")]},
    ],
)
def test_a_remembered_set_up_that_makes_no_sense_is_as_at_first(plain: dict[str, object]) -> None:
    setup = remembered(GAMES["pontoon"], plain)
    assert setup.chairs == first_setup(GAMES["pontoon"]).chairs
    assert setup.options == GAMES["pontoon"].options({}) and setup.consent is False


def test_a_crest_that_is_taken_changes_hands(app: Parlour) -> None:
    setup = first_setup(GAMES["pontoon"])
    mine, theirs = setup.chairs[0].crest, setup.chairs[1].crest
    setup.dress(0, theirs)
    assert (setup.chairs[0].crest, setup.chairs[1].crest) == (theirs, mine)
    assert len({chair.crest for chair in setup.chairs}) == len(setup.chairs)


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_chairs_and_place_cards_stand_clear_of_each_other(count: int) -> None:
    small = SMALL if count > 4 else 1
    chairs = [pygame.Rect(x - 56 * small, y - 132 * small, 112 * small, 132 * small) for x, y, *_ in PLACES[count]]
    cards = [pygame.Rect(x, y, CARD_W * small, CARD_H * small) for *_, x, y in PLACES[count]]
    for boxes in (chairs, cards):
        assert all(not a.colliderect(b) for i, a in enumerate(boxes) for b in boxes[i + 1 :])
    assert all(280 <= box.left and box.right <= 886 and box.bottom <= 536 for box in (*chairs, *cards))


# --- curtain and recap


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_a_game_is_played_with_lies_on_its_table(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    laid: list[float] = []
    monkeypatch.setattr(Sheet, "blit", lambda sheet, image, x, y: laid.append(x + image.get_width() / 2))
    face_of(game).on_baize(Sheet(1280, (1280, 720)), Cache(patient=True), 580, 310)
    assert laid and sum(laid) / len(laid) == pytest.approx(580, abs=2)


def test_the_curtain_is_the_same_for_games_that_differ_in_what_is_hidden(app: Parlour) -> None:
    frames = []
    for world in range(3):
        sitting = played(app, 9)
        sitting.match.state = sitting.match.state.redeal(2, Random(world))
        show(app, Curtain(app, sitting.players[0], lambda: None))
        assert app.pictures.settle(60)  # the portrait is drawn beside
        app.step([], 16)
        frames.append(pygame.image.tobytes(app.snapshot(), "RGB"))
        assert pygame.display.get_caption()[0] == "Monster Parlour"
    assert frames[0] == frames[1] == frames[2]


def test_only_ready_lifts_the_curtain_and_then_the_table_is_told(app: Parlour) -> None:
    told: list[str] = []
    below = show(app, Listener(told))
    show(app, Curtain(app, played(app, 9).players[0], lambda: "lifted"))
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, Curtain)
    press(app, pygame.K_RETURN)
    assert app.scene is below and told == ["lifted"]


class Listener(Scene):
    def __init__(self, told: list[str]) -> None:
        super().__init__()
        self.told = told

    def resume(self, result: object) -> object:
        self.told.append(result() if callable(result) else "nothing")
        return None


def test_the_recap_tells_the_others_turns_and_nothing_that_was_hidden(app: Parlour) -> None:
    for seed in range(12):
        sitting = played(app, 14, seed)
        for seat in range(3):
            steps = steps_since(sitting.match, sitting.names, seat)
            assert not steps or steps[0].player != seat
            own = {line for _, line in sitting.match.log(sitting.names, seat)}
            assert all(line in own for step in steps for line in step.lines)


def test_the_recap_leaves_out_whose_turn_it_is_which_the_log_tells() -> None:
    match = Match(GAMES["kingdom"], shipped_content("kingdom"), 2, 3)
    while len(match.answers) < 8:
        assert match.decision is not None
        match.answer(match.decision.options[0].key)
    names = ["Ann", "Bob"]
    assert any("is the turn of" in line for _, line in match.log(names, 0))
    told = [line for seat in (0, 1) for step in steps_since(match, names, seat) for line in step.lines]
    assert told and not any("is the turn of" in line for line in told)


def test_the_recap_leaves_out_that_a_round_begins() -> None:
    match = Match(GAMES["montoons"], shipped_content("montoons"), 2, 3)
    while match.state.round < 1:
        assert match.decision is not None
        match.answer(match.decision.options[0].key)
    names = ["Ann", "Bob"]
    assert any(line == "Round 1." for _, line in match.log(names, 0))
    told = [line for seat in (0, 1) for step in steps_since(match, names, seat) for line in step.lines]
    assert "Round 1." not in told


def test_the_recap_is_stepped_through_and_then_the_turn_begins(app: Parlour) -> None:
    sitting = played(app, 12)
    seat = next(seat for seat in range(3) if Recap(app, sitting, seat).worth_showing)
    below = app.scene
    recap = Recap(app, sitting, seat)
    show(app, recap)
    for at in range(len(recap.steps)):
        assert app.scene is recap and recap.now == at
        press(app, pygame.K_RETURN)
    assert app.scene is below


def test_the_recap_can_be_skipped(app: Parlour) -> None:
    sitting = played(app, 12)
    recap = next(recap for seat in range(3) if (recap := Recap(app, sitting, seat)).worth_showing)
    show(app, recap)
    click(app, "skip")
    assert app.scene is not recap


@pytest.mark.parametrize("game", ["pontoon", "pack", "kingdom"])
def test_the_cards_of_a_game_are_drawn_while_its_table_is_set(game: str, folders: Folders) -> None:
    """Whatever the first deal turns up is there already, as the right card if not at the last size."""
    app = start(folders)
    app.post(Push(NewGame(app, game)))
    app.step([], 16)
    scene = app.scene
    assert isinstance(scene, NewGame)
    asked = watched(app)
    for _ in range(5):
        app.step([], 200)
    printed = face_of(game).card
    assert printed
    state = GAMES[game].deal(shipped_content(game), len(scene.setup.players), 7, scene.setup.options)
    dealt = [card for cards in state.zones.values() for card in cards]
    at_hand = [key for key, (w, _) in asked if w == round(150 * scene.style.scale) and key.startswith("card")]
    assert dealt and {f"card {printed(state.content, card)!r} False" for card in dealt} <= set(at_hand)
    assert len(at_hand) == len(dealt)  # once
    app.close()


def watched(app: Parlour) -> list[tuple[str, tuple[int, int]]]:
    """What is asked to be made ready from now on: keys and sizes."""
    asked, prefetch = list[tuple[str, tuple[int, int]]](), app.pictures.prefetch

    def watch(key: str, size: tuple[int, int], draw: Callable[[], pygame.Surface]) -> bool:
        asked.append((key, size))
        return prefetch(key, size, draw)

    app.pictures.prefetch = watch  # type: ignore[method-assign]
    return asked


@pytest.mark.parametrize("game", FACED)
def test_the_first_sight_of_a_table_is_drawn_while_it_is_set(game: str, folders: Folders) -> None:
    """When it is come to nothing is waited for but the portrait of whoever begins."""
    app = start(folders)
    app.pictures.patient = False
    app.post(Push(NewGame(app, game)))
    app.step([], 16)
    scene = app.scene
    assert isinstance(scene, NewGame)
    asked = watched(app)
    for _ in range(5):
        app.step([], 200)
    assert len(asked) > 5
    assert app.pictures.settle(60)
    app.pictures.waited.clear()
    sitting = Sitting.new(folders, game, scene.setup.players, 7, scene.setup.options)
    app.post(Push(app.make("table", sitting, Still())))
    app.step([], 0)
    app.step([], 0)
    assert [key for key in app.pictures.waited if not key.startswith("portrait")] == []
    app.close()

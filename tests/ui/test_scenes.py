"""The screens round the tables, played with real events: shelf, new game, curtain, result, book, lists, settings."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime
from pathlib import Path
from random import Random

import pygame
import pytest

from game.rules import GAMES
from game.sitting import Player, Sitting
from game.store import Folders, Record, Settings
from game.ui.parlour import Parlour
from game.ui.scene import Push, Reset, Scene
from game.ui.scenes.chairs import CARD_H, CARD_W, PLACES, SMALL
from game.ui.scenes.curtain import Curtain
from game.ui.scenes.lessons import Lessons
from game.ui.scenes.new_game import NewGame
from game.ui.scenes.packs import Packs
from game.ui.scenes.recap import Recap
from game.ui.scenes.records import EVERYBODY, RecordsScene, told
from game.ui.scenes.result import Result
from game.ui.scenes.rulebook import Rulebook
from game.ui.scenes.saves import Saves, when
from game.ui.scenes.setup import first_setup, remembered
from game.ui.scenes.shelf import Shelf
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.since import steps_since
from game.ui.tables.table import Table

PEOPLE = [
    Player("Ada", "person", "", "flame"),
    Player("Bo", "person", "", "leaf"),
    Player("Vex", "computer", "easy", "wave"),
]


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders(tmp_path / "home", None, None)


@pytest.fixture
def app(folders: Folders) -> Iterator[Parlour]:
    made = start(folders)
    yield made
    made.close()


def start(folders: Folders) -> Parlour:
    assert folders.root
    folders.root.mkdir(parents=True, exist_ok=True)
    made = Parlour(folders, size=(1280, 720))
    made.settings.speed = 0
    made.open()
    made.step([], 16)
    return made


def click(app: Parlour, id: str) -> None:
    """The left button on the middle of a control, by real events."""
    control = next(control for control in app.controls() if control.id == id)
    x, y, w, h = control.rect
    surface = pygame.display.get_surface()
    assert surface
    pos = app.sheet(surface).px(x + w / 2, y + h / 2)
    app.step(
        [
            pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)),
            pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1),
            pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1),
        ],
        16,
    )
    app.step([], 16)


def press(app: Parlour, key: int, mod: int = 0) -> None:
    app.step(
        [
            pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""),
            pygame.event.Event(pygame.KEYUP, key=key, mod=mod),
        ],
        16,
    )
    app.step([], 16)


def write(app: Parlour, text: str) -> None:
    app.step([pygame.event.Event(pygame.TEXTINPUT, text=letter) for letter in text], 16)


def show(app: Parlour, scene: Scene) -> Scene:
    app.post(Push(scene))
    app.step([], 16)
    app.step([], 16)
    return scene


def played(app: Parlour, answers: int | None = None, seed: int = 1, players: list[Player] = PEOPLE) -> Sitting:
    """A game with so many random answers; None: to its end."""
    sitting = Sitting.new(app.folders, "pontoon", players, seed)
    lot = Random(seed)
    while sitting.match.decision and (answers is None or len(sitting.match.answers) < answers):
        sitting.answer(lot.choice(sitting.match.decision.options).key)
    return sitting


# ---- shelf and new game -------------------------------------------------------------------------------------------
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


def test_a_box_that_is_coming_says_so_and_stays_shut(app: Parlour) -> None:
    shut = [control for control in app.controls() if control.id.startswith("box/") and not control.enabled]
    for control in shut:
        click(app, control.id)
        assert isinstance(app.scene, Shelf)
        assert "is coming" in app.toasts.shown[-1].text


def test_continue_is_one_click_to_the_game_played_last(app: Parlour) -> None:
    alone = [PEOPLE[0], PEOPLE[2]]
    older, newer = played(app, 4, 1, alone), played(app, 4, 2, alone)
    app.saves.now = lambda: datetime(2030, 1, 1)
    app.saves.store(newer.as_save())
    app.post(Reset(app.home()))
    app.step([], 16)
    click(app, "continue")
    assert isinstance(app.scene, Table) and app.scene.sitting.name == newer.name != older.name


def test_clicks_on_a_chair_choose_it_and_then_go_through_who_may_sit_there(app: Parlour) -> None:
    click(app, "box/pontoon")
    scene = app.scene
    assert isinstance(scene, NewGame)
    kinds = []
    for _ in range(6):
        click(app, "seat/1")
        kinds.append(scene.setup.chairs[1].kind)
    assert kinds == ["easy", "normal", "hard", "empty", "person", "easy"]


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
    scene._set_out()
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


# ---- curtain and recap --------------------------------------------------------------------------------------------
def test_the_curtain_is_the_same_for_games_that_differ_in_what_is_hidden(app: Parlour) -> None:
    frames = []
    for world in range(3):
        sitting = played(app, 9)
        sitting.match.state = sitting.match.state.redeal(2, Random(world))
        show(app, Curtain(app, sitting, 0, lambda: None))
        frames.append(pygame.image.tobytes(app.snapshot(), "RGB"))
        assert pygame.display.get_caption()[0] == "Monster Parlour"
    assert frames[0] == frames[1] == frames[2]


def test_only_ready_lifts_the_curtain_and_then_the_table_is_told(app: Parlour) -> None:
    told: list[str] = []
    below = show(app, Listener(told))
    show(app, Curtain(app, played(app, 9), 0, lambda: "lifted"))
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


# ---- result -------------------------------------------------------------------------------------------------------
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
    largest = max(
        abs(b - a) for before, after in zip(scene.story.chances, scene.story.chances[1:]) for a, b in zip(before, after)
    )
    assert max(abs(turn.swing) for turn in scene.turns) == pytest.approx(largest)


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


def test_the_way_out_of_the_result_is_the_shelf(app: Parlour) -> None:
    result(app)
    press(app, pygame.K_ESCAPE)
    assert [type(scene) for scene in app.scenes] == [Shelf]


# ---- rulebook -----------------------------------------------------------------------------------------------------
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


# ---- lists --------------------------------------------------------------------------------------------------------
def test_a_game_thrown_away_can_be_brought_back(app: Parlour) -> None:
    sitting = played(app, 5)
    scene = Saves(app)
    show(app, scene)
    click(app, "away")
    assert app.saves.names() == [] and scene.rows() == []
    app.step([], 16)
    click(app, "toast/0")
    assert app.saves.names() == [sitting.name]
    kept = app.saves.load(sitting.name).save
    assert kept and kept.match == sitting.as_save().match


def test_a_damaged_game_is_explained_and_the_copy_before_it_opened(app: Parlour, folders: Folders) -> None:
    sitting = played(app, 5)
    assert folders.saves
    (folders.saves / f"{sitting.name}.save").write_bytes(b"{ torn")
    scene = Saves(app)
    show(app, scene)
    assert scene.loaded[sitting.name].restored_from
    scene.chosen = sitting.name
    scene.set_out()
    click(app, "go")
    assert isinstance(app.scene, Table) and len(app.scene.match.answers) >= 4


def test_a_file_that_was_set_aside_stays_in_the_list_with_the_reason(app: Parlour, folders: Folders) -> None:
    assert folders.saves
    folders.saves.mkdir(parents=True)
    (folders.saves / "pontoon-1.save").write_bytes(b"\x00\x01")
    scene = Saves(app)
    show(app, scene)
    app.step([], 16)
    aside = [row for row in scene.rows() if row.id.startswith("bin/")]
    assert [row.text for row in aside] == ["pontoon-1.save"] and "not a saved game" in aside[0].find
    scene.chosen = aside[0].id
    scene.set_out()
    app.record = True
    app.snapshot()
    assert any("not a saved game" in mark.text for mark in app.marks)


def test_looking_back_at_a_kept_game_begins_at_its_start(app: Parlour) -> None:
    played(app)
    show(app, Saves(app))
    click(app, "look")
    assert isinstance(app.scene, Table) and app.scene.past and app.scene.shown == 0


@pytest.mark.parametrize(
    ("stamp", "words"),
    [
        ("2026-11-21T14:05:00", "today, 14:05"),
        ("2026-11-20T23:59:00", "yesterday"),
        ("2026-11-17T10:00:00", "Tuesday"),
        ("2026-05-03T10:00:00", "3 May 2026"),
        ("?", "some time ago"),
    ],
)
def test_times_are_told_as_people_tell_them(stamp: str, words: str) -> None:
    assert when(stamp, date(2026, 11, 21)) == words


def test_records_count_per_player_and_level_and_mark_help(app: Parlour) -> None:
    for n, (level, winner, help_) in enumerate((("easy", 0, ()), ("hard", 1, ("hint",)), ("hard", 0, ()))):
        app.records.add(
            Record(
                f"g{n}",
                "pontoon",
                ("Ada", "Vex"),
                ("person", level),
                (winner,),
                "2026-11-20T10:00:00",
                n,
                40,
                (5, 3),
                assists=help_,
            )
        )
    scene = RecordsScene(app)
    show(app, scene)
    assert [row.text for row in scene.rows()] == ["Everybody", "Ada"]
    assert {row.id: row.note for row in scene.rows()} == {EVERYBODY: "3", "Ada": "2 of 3"}
    assert told(app.records.all()[1]) == "Vex beat Ada, 3 to 5 (with help)"
    app.snapshot()


def test_lists_are_searched_by_typing(app: Parlour) -> None:
    scene = Lessons(app)
    show(app, scene)
    before = len(scene.list.rows())
    press(app, pygame.K_f, pygame.KMOD_CTRL)
    write(app, "five stars")
    assert 0 < len(scene.list.rows()) < before


def test_a_lesson_begins_at_its_table(app: Parlour) -> None:
    show(app, Lessons(app, "pontoon"))
    click(app, "begin")
    assert isinstance(app.scene, Table)


def test_a_pack_is_turned_off_and_a_faulty_one_says_where(app: Parlour, folders: Folders) -> None:
    assert folders.packs
    for name, text in (("good", ""), ("bad", "GA01: {name: Damp Dan}\n")):
        (folders.packs / name / "pontoon").mkdir(parents=True)
        (folders.packs / name / "pack.yaml").write_text(f"name: {name}\nversion: '1'\n", "utf-8")
        if text:
            (folders.packs / name / "pontoon" / "guild.yaml").write_text(text, "utf-8")
    scene = Packs(app)
    show(app, scene)
    assert scene.packs["good"].on and not scene.packs["bad"].on
    assert any(fault.line and "guild.yaml" in fault.file for fault in scene.packs["bad"].faults)
    scene.chosen = "good"
    scene.set_out()
    click(app, "on")
    assert app.settings.packs_off == ["good"] and not scene.packs["good"].on


# ---- settings -----------------------------------------------------------------------------------------------------
def test_a_setting_is_kept_as_it_is_changed(app: Parlour, folders: Folders) -> None:
    show(app, SettingsScene(app, "play"))
    click(app, "reduced_motion")
    assert Settings.load(folders.settings).reduced_motion is True


def test_a_key_is_changed_by_pressing_it_and_a_taken_one_is_refused(app: Parlour, folders: Folders) -> None:
    show(app, SettingsScene(app, "keys"))
    click(app, "keys/left")
    press(app, pygame.K_j)
    assert app.keys.of("left") == ["j"] and Settings.load(folders.settings).keys == {"left": ["j"]}
    click(app, "keys/right")
    press(app, pygame.K_j)
    assert app.keys.of("right") == ["right"] and "taken" in app.toasts.shown[-1].text


def test_all_settings_start_afresh_and_can_be_brought_back(app: Parlour) -> None:
    app.settings.ui_scale, app.settings.odds = 125, False
    show(app, SettingsScene(app, "kept"))
    click(app, "reset")
    assert (app.settings.ui_scale, app.settings.odds) == (100, True)
    app.step([], 16)
    click(app, "toast/0")
    assert (app.settings.ui_scale, app.settings.odds) == (125, False)


def test_every_page_of_the_settings_leads_back_to_where_one_was(app: Parlour) -> None:
    for tab in ("all", "sound", "play", "display", "colour", "keys", "seats", "kept"):
        show(app, SettingsScene(app, tab))
        press(app, pygame.K_ESCAPE)
        assert isinstance(app.scene, Shelf)


# ---- faults -------------------------------------------------------------------------------------------------------
def test_a_fault_at_the_table_writes_a_report_with_the_game_in_it(app: Parlour, folders: Folders) -> None:
    from game.store import read_save

    sitting = played(app, 6)
    scene = Curtain(app, sitting, 0, lambda: None)
    scene.sitting = sitting  # type: ignore[attr-defined]
    show(app, scene)
    scene.update = lambda dt: 1 / 0  # type: ignore[method-assign, assignment, return-value]
    app.step([], 16)
    assert folders.reports and (reports := list(folders.reports.iterdir()))
    saved = read_save(reports[0]).save
    assert saved and saved.match["answers"] == sitting.as_save().match["answers"]

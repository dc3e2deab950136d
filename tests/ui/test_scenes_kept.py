"""What is kept, with real events: saved games, records, lessons, packs, settings, and reports of faults."""

from __future__ import annotations

import dataclasses
from datetime import date

import pygame
import pytest

from game.assets import data
from game.store import Folders, Record, Settings
from game.ui.parlour import Parlour
from game.ui.scenes.curtain import Curtain
from game.ui.scenes.lessons import Lessons
from game.ui.scenes.packs import Packs
from game.ui.scenes.records import EVERYBODY, RecordsScene, person_won, told
from game.ui.scenes.saves import GUEST, Saves
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.shelf import Shelf
from game.ui.scenes.twins import when
from game.ui.table.table import Table
from game.ui.widgets.listing import Item, ScrollList
from tests.ui.hands import press
from tests.ui.visiting import click, played, show, write

# --- lists


def listed(scene: Saves) -> list[Item]:
    """What is in the list but for the row that tells how a friend's game comes in."""
    return [row for row in scene.rows() if row.id != GUEST]


def test_a_game_thrown_away_can_be_brought_back(app: Parlour) -> None:
    sitting = played(app, 5)
    scene = Saves(app)
    show(app, scene)
    click(app, "away")
    app.step([], 16)
    click(app, "answer/1")
    assert app.saves.names() == [sitting.name], "it asks first"
    click(app, "away")
    app.step([], 16)
    click(app, "answer/0")
    assert app.saves.names() == [] and [row.note for row in listed(scene)] == ["thrown away"]
    app.step([], 16)
    click(app, "toast/0")
    assert app.saves.names() == [sitting.name]
    kept = app.saves.load(sitting.name).save
    assert kept and kept.match == sitting.as_save().match


def test_a_game_thrown_away_is_brought_back_from_the_page_another_day(app: Parlour, folders: Folders) -> None:
    sitting = played(app, 5)
    assert app.saves.remove(sitting.name) is None
    scene = Saves(app)
    show(app, scene)
    assert [row.note for row in listed(scene)] == ["thrown away"] and "kept until" in " ".join(words(app))
    click(app, "back")
    assert app.saves.names() == [sitting.name] and scene.chosen == sitting.name
    click(app, "away")
    app.step([], 16)
    click(app, "answer/0")
    scene.chosen = scene.rows()[0].id
    scene.set_out()
    for answer, left in (("answer/1", 1), ("answer/0", 0)):
        click(app, "gone")
        app.step([], 16)
        click(app, answer)
        app.step([], 16)
        assert len(listed(scene)) == left
    assert app.saves.bin.all() == []


@pytest.mark.parametrize(
    ("answers", "purpose", "said"),
    [
        (0, "", "Ada, Bo and 1 more, just dealt."),
        (1, "night/7/0/0", "Ada, Bo and 1 more, after 1 choice. Games night."),
    ],
)
def test_what_is_gone_on_with_is_told_by_its_people_how_far_it_is_and_what_for(
    app: Parlour, answers: int, purpose: str, said: str
) -> None:
    sitting = played(app, answers)
    sitting.purpose = purpose
    sitting.save()
    show(app, Shelf(app))
    assert next(one.tip for one in app.controls() if one.id == "continue") == said


def test_the_row_of_a_game_that_was_brought_back_is_in_sight(app: Parlour) -> None:
    for seed in range(12):
        played(app, 1, seed)
    scene = Saves(app)
    show(app, scene)
    newest = scene.chosen
    assert app.saves.remove(newest) is None
    scene.stock()
    scene.list.to(f"thrown/{newest}")
    scene.chosen = f"thrown/{newest}"
    scene.set_out()
    assert scene.list.top > 0
    click(app, "back")
    assert scene.chosen == newest == scene.rows()[0].id and scene.list.top == 0


def test_everything_goes_out_into_a_file_and_comes_in_where_it_is_dropped(app: Parlour, folders: Folders) -> None:
    sitting = played(app, 5)
    scene = SettingsScene(app, "kept")
    show(app, scene)
    click(app, "export")
    assert folders.root
    (file,) = (folders.root / "copies").glob("*.zip")
    assert app.toasts.shown[-1].text == f"Everything is in {file}"
    assert app.saves.remove(sitting.name) is None
    app.saves.bin.clear(sitting.name)
    app.step([pygame.event.Event(pygame.DROPFILE, file=str(file))], 16)
    app.step([], 16)
    assert app.saves.names() == [sitting.name] and "1 game came in." in " ".join(words(app))
    click(app, "answer/0")
    app.step([pygame.event.Event(pygame.DROPFILE, file=str(folders.settings))], 16)
    assert "Nothing was taken in" in app.toasts.shown[-1].text
    click(app, "import")
    assert "Drop the file" in app.toasts.shown[-1].text


def test_what_stays_behind_when_everything_goes_out_is_told(app: Parlour, folders: Folders) -> None:
    assert folders.root and folders.saves
    folders.saves.mkdir(parents=True)
    for name in ("one", "two", "three"):
        (folders.saves / f"{name}.save").write_bytes(b"torn")
    show(app, SettingsScene(app, "kept"))
    click(app, "export")
    assert (
        "Everything but saves/damaged/one.save, saves/damaged/three.save and 1 more file is in "
        in app.toasts.shown[-1].text
    )


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
    aside = listed(scene)
    assert [row.text for row in aside] == ["pontoon-1.save"], "once"
    assert "not a saved game" in aside[0].find
    scene.chosen = aside[0].id
    scene.set_out()
    app.painter.record = True
    app.snapshot()
    assert any("not a saved game" in mark.text for mark in app.painter.marks)


def test_a_game_of_a_newer_version_is_not_called_damaged_and_stays_where_it_is(app: Parlour, folders: Folders) -> None:
    assert folders.saves
    folders.saves.mkdir(parents=True)
    newer = folders.saves / "pontoon-1.save"
    newer.write_bytes(b'{"save": {"format": 99, "program": "9.0"}}')
    scene = Saves(app)
    show(app, scene)
    assert [row.note for row in listed(scene)] == ["cannot be opened"]
    said = " ".join(words(app))
    assert "newer version (9.0)" in said and "lies where it lay" in said and newer.exists()


def test_looking_back_at_a_kept_game_begins_at_its_start(app: Parlour) -> None:
    played(app)
    show(app, Saves(app))
    click(app, "look")
    assert isinstance(app.scene, Table) and app.scene.past.shown and app.scene.news.shown == 0


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
    assert {row.id: row.note for row in scene.rows()} == {EVERYBODY: "3", "Ada": "2 of 3 won"}
    assert told(app.records.all()[1]) == "Vex beat Ada, 3 to 5 (with help)"
    results = next(one for one in scene.widgets if one.id == "results")
    assert isinstance(results, ScrollList)
    assert {item.ico for item in results.rows()} == {"star", None}, "a lost game is not one in progress"
    app.snapshot()


def test_a_draw_is_told_as_shared_and_not_as_won(app: Parlour) -> None:
    draw = Record(
        "g", "pack", ("Ada", "Vex"), ("person", "easy"), (0, 1), "2026-11-20T10:00:00", scores=(0, 0), answers=40
    )
    app.records.add(draw)
    assert told(draw) == "Ada and Vex shared the victory" and not person_won(draw, "Ada")
    assert told(dataclasses.replace(draw, winners=())) == "Nobody won: Ada and Vex"
    scene = RecordsScene(app)
    show(app, scene)
    scene.chosen = "Ada"
    scene.set_out()
    assert "0 of 1 won, 1 shared" in words(app)


def test_one_game_of_everybody_is_told_as_one_that_is_finished(app: Parlour) -> None:
    names, players = ("Ada", "Vex"), ("person", "easy")
    app.records.add(Record("g", "pack", names, players, (0,), "2026-11-20T10:00:00", scores=(3, 0), answers=40))
    show(app, RecordsScene(app))
    assert "game finished" in words(app) and "1 game" not in words(app)


def test_a_kept_game_is_told_from_another_by_its_title_and_is_found_by_its_players(app: Parlour) -> None:
    sitting = played(app, 5)
    scene = Saves(app)
    show(app, scene)
    assert {"Monster Pontoon 21", "Ada, Bo, Vex"} <= set(words(app))
    press(app, pygame.K_f, pygame.KMOD_CTRL)
    write(app, "bo")
    assert [row.id for row in scene.list.rows()] == [sitting.name]
    write(app, "x")
    assert scene.list.rows() == []


def test_the_page_of_a_kept_game_names_what_it_was_played_for(app: Parlour) -> None:
    sitting = played(app, 5)
    for purpose, said in (("", ""), ("day/2026-11-27/pontoon/0000", ". Deal of the day"), ("chess/1", "")):
        sitting.purpose = purpose
        sitting.save()
        show(app, Saves(app))
        told = next(one for one in words(app) if "last played" in one)
        assert told.endswith(said) and (". " in told) == bool(said)


def test_lists_are_searched_by_typing(app: Parlour) -> None:
    scene = Lessons(app)
    show(app, scene)
    before = len(scene.list.rows())
    press(app, pygame.K_f, pygame.KMOD_CTRL)
    write(app, "five stars")
    assert 0 < len(scene.list.rows()) < before


def words(app: Parlour) -> list[str]:
    app.painter.record = app.dirty = True
    app.step([], 16)
    return [mark.text for mark in app.painter.marks if mark.text]


@pytest.mark.parametrize("scene", [Saves, RecordsScene])
def test_an_empty_list_offers_a_first_game_and_a_search_without_a_find_says_so(
    app: Parlour, scene: type[Saves | RecordsScene]
) -> None:
    show(app, scene(app))
    assert scene.empty.split(".")[0] in " ".join(words(app)) and "Nothing like that." not in words(app)
    click(app, "shelf")
    assert isinstance(app.scene, Shelf)
    played(app)
    show(app, scene(app))
    click(app, "search")
    write(app, "zzz")
    told = " ".join(words(app))
    assert "Nothing like that." in told and "\u201czzz\u201d" in told and scene.empty.split(".")[0] not in told


def test_a_lesson_begins_at_its_table(app: Parlour) -> None:
    show(app, Lessons(app, "pontoon"))
    click(app, "begin")
    assert isinstance(app.scene, Table)


def test_lessons_and_examples_are_played_with_the_cards_they_were_written_for(app: Parlour, folders: Folders) -> None:
    assert folders.packs
    (folders.packs / "elder" / "montoons").mkdir(parents=True)
    (folders.packs / "elder" / "pack.yaml").write_text("name: Elder\nversion: '1'\n", "utf-8")
    shipped = data("montoons", "characters.yaml").read_text("utf-8")
    hoku = "- id: hoku" + shipped.split("- id: hoku")[1].split("- id: pele")[0].replace("paddle", "glide")
    (folders.packs / "elder" / "montoons" / "characters.yaml").write_text(hoku, "utf-8")
    scene = Lessons(app, "montoons")
    show(app, scene)
    for chosen in (scene.chosen, next(id for id in scene.examples if id.startswith("montoons/"))):
        scene.chosen = chosen
        app.post(scene.begin())
        app.step([], 16)
        app.step([], 16)
        assert isinstance(app.scene, Table)
        names = [move.id for sheet in app.scene.match.state.content.sheets for move in sheet.movements]
        assert "paddle" in names and "glide" not in names


def test_a_pack_is_turned_off_and_a_faulty_one_says_where(app: Parlour, folders: Folders) -> None:
    assert folders.packs
    for name, text in (("good", ""), ("bad", "GA01: {name: Damp Dan}\n")):
        (folders.packs / name / "pontoon").mkdir(parents=True)
        (folders.packs / name / "pack.yaml").write_text(f"name: {name}\nversion: '1'\nauthor: Ada\n", "utf-8")
        if text:
            (folders.packs / name / "pontoon" / "guild.yaml").write_text(text, "utf-8")
    scene = Packs(app, patience=None)
    show(app, scene)
    assert scene.packs["good"].on and not scene.packs["bad"].on
    assert any(fault.line and "guild.yaml" in fault.file for fault in scene.packs["bad"].faults)
    scene.chosen = "good"
    scene.set_out()
    app.painter.record = True
    app.snapshot()
    assert "Version 1, by Ada" in [mark.text for mark in app.painter.marks]
    click(app, "on")
    assert app.settings.packs_off == ["good"] and not scene.packs["good"].on


# --- settings


def test_a_setting_is_kept_as_it_is_changed(app: Parlour, folders: Folders) -> None:
    show(app, SettingsScene(app, "play"))
    click(app, "reduced_motion")
    assert Settings.load(folders.settings).reduced_motion is True


def test_the_bubble_of_a_setting_names_it_and_tells_what_it_does(app: Parlour) -> None:
    show(app, SettingsScene(app, "all"))
    told = {control.id: (control.label, control.tip) for control in app.controls()}
    assert told["volume_effects"] == ("Cards, dice and monsters", "What happens on the table")
    assert told["hints"] == ("Hints", "H asks the computer what it would do")


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


# --- faults


def test_a_fault_at_the_table_writes_a_report_with_the_game_in_it(app: Parlour, folders: Folders) -> None:
    from game.store import read_save

    sitting = played(app, 6)
    scene = Curtain(app, sitting.players[0], lambda: None)
    scene.sitting = sitting  # type: ignore[attr-defined]
    show(app, scene)
    scene.update = lambda dt: 1 / 0  # type: ignore[method-assign, assignment, return-value]
    app.step([], 16)
    assert folders.reports and (reports := list(folders.reports.iterdir()))
    saved = read_save(reports[0]).save
    assert saved and saved.match["answers"] == sitting.as_save().match["answers"]

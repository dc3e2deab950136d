"""The lists of the house: each row shows its game, packs tell what they bring, and long names fit every window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame
import pytest

from game.company import CRESTS, Player
from game.rules import GAMES
from game.sitting import Sitting
from game.store import Folders, Record
from game.ui.gallery import opened
from game.ui.parlour import Parlour
from game.ui.scenes.desk import Desk
from game.ui.scenes.lessons import PUZZLES, Lessons
from game.ui.scenes.packs import Packs
from game.ui.scenes.records import EVERYBODY, RecordsScene
from game.ui.scenes.saves import Saves
from game.ui.widgets.listing import Item
from tests.sure import every
from tests.ui.hands import press
from tests.ui.layout import EVERY, misfits
from tests.ui.test_glances import finish
from tests.ui.test_packs_page import CARD, LESSON, a_pack
from tests.ui.test_scenes_kept import words
from tests.ui.visiting import show

WIDE = "W" * 14  # the widest name that New game takes
NAMES = 12  # px by which names that anybody may have given are smaller than the least of their style


def looks_of(app: Parlour, row: Item) -> bytes:
    """The picture of a row, drawn to its end."""
    assert row.picture
    row.picture(48)
    assert app.pictures.settle()
    return pygame.image.tobytes(row.picture(48), "RGBA")


def test_lessons_stand_under_the_picture_of_their_game_and_examples_under_their_chapter(app: Parlour) -> None:
    rows = Lessons(app).rows()
    heads = [row for row in rows if row.head and row.picture]
    assert [row.text for row in heads] == [GAMES[row.id.partition("/")[2]].title for row in heads]
    assert len({looks_of(app, row) for row in heads}) == len(heads) == len(GAMES)
    game = chapter = ""
    for row in every(rows):
        if row.head:
            game, chapter = (row.id.partition("/")[2], "") if row.picture else (game, row.text)
        else:
            assert row.id.startswith(f"{game}/") and GAMES[game].title in row.find
            assert row.ico in ({PUZZLES: "target"}.get(chapter, "book"),) if chapter else row.ico == "bulb", row.text
    shown = [row.text for row in rows if row.head or row.ico == "book"]
    assert shown.index("2 Turn Move") < shown.index("3 Battle")
    battle = shown[shown.index("3 Battle") + 1]
    assert battle.startswith("Battle:")


def test_a_list_walks_past_its_headings_and_finds_what_stands_under_them(app: Parlour) -> None:
    scene = Lessons(app)
    show(app, scene)
    rows = scene.list.rows()
    seen = [scene.chosen]
    scene.focus.at = "list"
    for _ in range(6):
        press(app, pygame.K_DOWN)
        seen.append(scene.chosen)
    assert seen == [row.id for row in rows if not row.head][:7]
    click_at = scene.list.box
    scene.list.top = 0.0
    assert not scene.list._point(click_at[0] + 20, click_at[1] + 10), "a heading is not pointed at"
    scene.searched = "palace"
    scene.stock()
    assert [row.text for row in scene.list.rows() if row.head and row.picture] == ["Dragon Attack!"]


def test_a_lesson_shows_where_it_was_left_and_that_it_is_done(app: Parlour) -> None:
    app.settings.lessons = {"pontoon/first_party": [0, 1], "pontoon/second_blade": [4, 0]}
    scene = Lessons(app, "pontoon")
    rows = {row.id: row for row in scene.rows()}
    assert rows["head/pontoon"].note == "1 of 3 done"
    assert rows["pontoon/first_party"].ico == "check" and rows["pontoon/third_timing"].ico == "bulb"
    assert rows["pontoon/second_blade"].under == "Go on at step 5"
    scene.chosen = "pontoon/second_blade"
    show(app, scene)
    assert {"Go on at step 5", "From the beginning"} <= {control.label for control in scene.controls()}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_lessons_that_are_opened_for_a_game_begin_with_its_name(app: Parlour, game: str) -> None:
    scene = Lessons(app, game)
    show(app, scene)
    row = scene.list.rows()[round(scene.list.top / scene.list.row)]
    assert (row.id, scene.chosen.partition("/")[0]) == (f"head/{game}", game)


def test_games_and_results_show_what_was_played(app: Parlour) -> None:
    players = [Player("Ada", "person", "", "flame"), Player("Bo", "person", "", "leaf")]
    for game in ("pontoon", "kingdom"):
        sitting = Sitting.new(app.folders, game, players, 1)
        sitting.save()
        app.records.add(Record(game, game, ("Ada", "Bo"), ("person", "person"), (0,), "2026-11-20T10:00:00"))
    saves, records = Saves(app), RecordsScene(app)
    show(app, saves)
    show(app, records)
    kept, results = saves.rows()[:-1], records._results()  # the last tells how a friend's game comes in
    assert len(kept) == len(results) == 2
    finish(saves.glances)
    for rows in every((kept, results)):
        assert len({looks_of(app, row) for row in rows}) == 2


def test_a_pack_tells_what_it_brings_to_each_game_by_number_and_name(app: Parlour, folders: Folders) -> None:
    files = {
        "pontoon/guild.yaml": CARD.format(1) + CARD.format(2),
        "pontoon/lessons/newt.yaml": LESSON,
        "dragon/counters.yaml": "- {id: TX1, name: A marked deck, kind: gold, value: 7}\n",
        "pontoon/notes.txt": "nothing for a game",
    }
    a_pack(folders, "newts", files)
    show(app, Packs(app, patience=None))
    told = words(app)
    assert "*2 guild cards*: Newt 1 and Newt 2" in told and "*1 lesson*: A newt's lesson" in told
    assert "*1 counter*: A marked deck" in told
    assert {"Monster Pontoon 21", "Dragon Attack!"} <= set(told) and not any("yaml" in line for line in told)


def test_a_pack_with_a_fault_tells_it_beside_what_it_brings(app: Parlour, folders: Folders) -> None:
    a_pack(folders, "newts", {"pontoon/guild.yaml": CARD.format(1).replace("power: 3", "powr: 3")})
    show(app, Packs(app, patience=None))
    told = " ".join(words(app))
    assert "guild.yaml:1" in told and "*1 guild card*: Newt 1" in told


@pytest.mark.usefixtures("unpainted")
def test_six_players_with_the_widest_names_fit_every_window(app: Parlour) -> None:
    players = [Player(WIDE, "computer", "normal", crest) for crest in CRESTS]
    sitting = Sitting.new(app.folders, "dragon", players, 1)
    sitting.save()
    show(app, Saves(app))
    assert misfits(app, EVERY[::2], NAMES) == []


@pytest.mark.usefixtures("unpainted")
def test_a_pack_for_all_games_with_long_words_fits_every_window(app: Parlour, folders: Folders) -> None:
    cards = "".join(CARD.format(n).replace(f"Newt {n}", f"{WIDE} {WIDE}") for n in range(1, 30))
    files = {"pontoon/guild.yaml": cards, "dragon/counters.yaml": "- {id: TX1, kind: gold, value: seven}\n"}
    head = f"name: {'W' * 40}\nversion: '{'1' * 20}'\nauthor: {'A' * 80}\nabout: {'long words ' * 36}\n"
    a_pack(folders, "wide", {**files, "pack.yaml": head})
    show(app, Packs(app, patience=None))
    assert misfits(app, EVERY[1::2], NAMES) == []


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(("chosen", "windows"), [("longest", EVERY[::2]), ("puzzle", EVERY[1::2])])
def test_the_longest_lesson_text_fits_the_windows(
    chosen: str, windows: Sequence[Any], app: Parlour, folders: Folders
) -> None:
    scene = Lessons(app)
    told = {key: example.file for key, example in scene.examples.items()}
    assert told
    scene.chosen = max(told, key=lambda key: len(told[key].title if chosen == "longest" else told[key].text))
    show(app, scene)
    scene.list.to(scene.chosen)
    assert misfits(app, windows) == []


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(("part", "page", "who"), [(0, 0, EVERYBODY), (1, 1, EVERYBODY), (2, 0, WIDE), (3, 1, WIDE)])
def test_results_with_the_widest_names_fit_the_windows_on_each_page(
    part: int, page: int, who: str, app: Parlour
) -> None:
    names = (WIDE, *(WIDE.replace("W", letter) for letter in "MQOGN"))
    for n in range(12):
        kinds, scores = ("person", *["hard"] * 5), (100 + n, *range(5))
        app.records.add(Record(f"g{n}", "dragon", names, kinds, (0,), "2026-11-20T10:00:00", n, 40, scores))
    scene = RecordsScene(app)
    scene.page, scene.chosen = page, who
    show(app, scene)
    assert scene.chosen == who
    assert misfits(app, EVERY[part::4]) == []


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("screen", ["saves", "lessons", "packs"])
def test_in_the_smallest_window_the_page_is_wider_than_the_list_and_most_of_it_is_told(screen: str) -> None:
    with opened(screen, scale=200) as app:
        app.step([], 16)
        scene = app.scene
        assert isinstance(scene, Desk) and scene.room == (640, 360)
        told, rows = scene.area(f"page/{scene.chosen}"), scene.area("list")
        assert told and rows
        assert told[2] > 1.5 * rows[2] and told[3] > 100

"""Packs in the window: what is on, what is wrong with what is not, that many are read once, and what they add."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path
from threading import Event

import pytest

import game.packs
from game.assets import data
from game.packs import Pack
from game.rules import GAMES
from game.store import Folders
from game.ui.house.house import House
from game.ui.parlour import Parlour
from game.ui.scenes import packs as packs_page
from game.ui.scenes import trial
from game.ui.scenes.lessons import Lessons
from game.ui.scenes.new_game import NewGame
from game.ui.scenes.packs import Packs
from game.ui.scenes.trial import Trial, Tried
from game.ui.scenes.workshop.own_decks import values_of
from game.ui.table.table import Table
from tests.ui.visiting import click, show

CARD = "- {{id: GX{0:02}, name: Newt {0}, power: 3, type: monster}}\n"


def a_pack(folders: Folders, name: str, files: dict[str, str]) -> Path:
    assert folders.packs
    folder = folders.packs / name
    for file, text in {"pack.yaml": f"name: {name}\nversion: '1'\n", **files}.items():
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(text, "utf-8")
    return folder


def test_each_of_many_packs_is_read_once(app: Parlour, folders: Folders, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(12):
        a_pack(folders, f"p{number:02}", {"pontoon/guild.yaml": CARD.format(number)})
    read: list[str] = []
    whole = game.packs.read_pack
    monkeypatch.setattr(game.packs, "read_pack", lambda path: read.append(path.name) or whole(path))
    scene = Packs(app, patience=None)
    show(app, scene)
    assert scene.note == "12 of 12 on"
    assert sorted(read) == [f"p{number:02}" for number in range(12)]


def test_faulty_packs_are_found_once_however_many_faults_they_have(
    folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page took seconds: for each pack the place of each fault was made out again."""
    for number in range(9):
        a_pack(folders, f"p{number}", {"pontoon/guild.yaml": "- {id: GX01, powr: 3}\n" * 30})
    packs, asked, absolute = game.packs.find_packs(folders.packs), list[Path](), Path.absolute

    def counted(path: Path) -> Path:
        asked.append(path)
        return absolute(path)

    monkeypatch.setattr(Path, "absolute", counted)
    assert not any(pack.on for pack in game.packs.load_with("pontoon", GAMES["pontoon"].load, packs).packs)
    assert len(asked) < 2000


def test_only_the_chosen_pack_is_read_for_what_it_brings(
    app: Parlour, folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The list says for which games each is; the names of its cards stand on its own page."""
    for number in range(4):
        a_pack(folders, f"p{number}", {"pontoon/guild.yaml": CARD.format(number)})
    a_pack(folders, "q", {"pontoon/guild.yaml": CARD.format(5), "pack/monsters.yaml": "- {id: X1, powr: 3}\n"})
    told: list[str] = []
    true = packs_page.brought
    monkeypatch.setattr(packs_page, "brought", lambda pack: told.append(pack.name) or true(pack))
    scene = Packs(app, patience=None)
    show(app, scene)
    under = [row.under for row in scene.rows()]
    assert set(told) == {"p0"} and under[0] == GAMES["pontoon"].title
    assert GAMES["pontoon"].title in under[4] and GAMES["pack"].title in under[4]


def test_a_pack_that_one_game_refuses_is_off_for_all(app: Parlour, folders: Folders) -> None:
    a_pack(folders, "newts", {"pontoon/guild.yaml": CARD.format(1), "dragon/counters.yaml": "- {id: X1}\n"})
    scene = Packs(app, patience=None)
    show(app, scene)
    assert not scene.packs["newts"].on and "kind is missing" in str(scene.packs["newts"].faults[0])


POSITION = """game: pontoon
title: A newt in the party
text: What does the newt do when you hit?
position:
  quest: Q1
  guild: [GX01]
  parties: [{equipment: EQ05}, {equipment: EQ07}]
answers: [hit]
expect: {parties: [{companions: [GX01]}, {}]}
"""
LESSON = """game: pontoon
title: A newt's lesson
minutes: 2
position: {quest: Q1, guild: [GX01], parties: [{equipment: EQ05}, {equipment: EQ07}]}
steps:
  - {say: Hit., answer: hit}
"""
TABLES = {
    "pontoon/guild.yaml": CARD.format(1),
    "pontoon/lessons/newt.yaml": LESSON,
    "pontoon/positions/newt.yaml": POSITION,
    "pontoon/puzzles/newt.yaml": POSITION.replace("A newt in", "Puzzle of"),
}


@pytest.mark.parametrize(
    ("key", "title", "told"),
    [
        (
            "pontoon/newts/lessons/newt",
            "A newt's lesson",
            "Monster Pontoon 21, from the pack newts, about 2 minutes, 1 steps",
        ),
        ("pontoon/newts/positions/newt", "A newt in the party", "Monster Pontoon 21, from the pack newts, a position"),
        ("pontoon/newts/puzzles/newt", "Puzzle of the party", "Monster Pontoon 21, from the pack newts, a puzzle"),
    ],
)
def test_lessons_positions_and_puzzles_of_a_pack_are_listed_and_played_with_its_cards(
    key: str, title: str, told: str, app: Parlour, folders: Folders
) -> None:
    a_pack(folders, "newts", TABLES)
    scene = Lessons(app)
    assert title in [row.text for row in scene.rows()]
    scene.chosen = key
    show(app, scene)
    app.painter.record = app.dirty = True
    app.step([], 16)
    assert told in " ".join(mark.text for mark in app.painter.marks)
    click(app, "begin")
    assert isinstance(app.scene, Table)
    match = app.scene.match
    match.answer("hit")
    assert match.game.write_position(match.state, None)["parties"][0]["companions"] == ["GX01"]


def test_tables_of_a_pack_that_is_off_are_not_listed(app: Parlour, folders: Folders) -> None:
    a_pack(folders, "newts", TABLES)
    before = [row for row in Lessons(app).rows() if not row.head]
    app.settings.packs_off.append("newts")
    assert len([row for row in Lessons(app).rows() if not row.head]) == len(before) - 3


def test_a_lesson_with_a_fault_is_left_out_with_its_reason_and_the_cards_stay_on(
    app: Parlour, folders: Folders
) -> None:
    a_pack(folders, "newts", {**TABLES, "pontoon/lessons/newt.yaml": LESSON.replace("minutes: 2", "minutes: 90")})
    assert "A newt's lesson" not in [row.text for row in Lessons(app).rows()]
    scene = Packs(app, patience=None)
    scene.chosen = "newts"
    show(app, scene)
    assert scene.packs["newts"].on
    app.painter.record = app.dirty = True
    app.step([], 16)
    told = " ".join(mark.text for mark in app.painter.marks)
    assert "newts/pontoon/lessons/newt.yaml:3:" in told and "90 is not in 1..10" in told


def offered(scene: NewGame, key: str) -> list[str]:
    """The labels of a house rule, as its list shows them."""
    rule = next(rule for rule in scene.game.house_rules if rule.key == key)
    return [label for _, label in values_of(scene.parlour, scene.game, rule, scene.setup.options, scene.brought)]


def choose(scene: NewGame, key: str, label: str) -> None:
    rule = next(rule for rule in scene.game.house_rules if rule.key == key)
    values = values_of(scene.parlour, scene.game, rule, scene.setup.options, scene.brought)
    scene._change(rule, values)([one for _, one in values].index(label))


def test_a_packs_starter_deck_is_offered_at_its_length_and_dealt(app: Parlour, folders: Folders) -> None:
    text = data("pack", "decks.yaml").read_text("utf-8")
    own = "- id: tidal_dodge_30" + text.split("- id: tidal_dodge_30")[1].split("- id:")[0]
    a_pack(
        folders,
        "fleet",
        {"pack/decks.yaml": own.replace("tidal_dodge_30", "fleet").replace("name: Tidal Dodge", "name: The Fleet")},
    )
    scene = NewGame(app, "pack")
    show(app, scene)
    assert "The Fleet" in offered(scene, "deck_1") and "The Fleet" in offered(scene, "deck_2")
    choose(scene, "deck_2", "The Fleet")
    click(app, "start")
    assert isinstance(app.scene, Table)
    scene.setup.options["format"] = "short"
    assert "The Fleet" not in offered(scene, "deck_1")


def test_a_packs_kingdom_is_offered_beside_the_shipped_ones_and_dealt(app: Parlour, folders: Folders) -> None:
    short = "- id: short" + data("dragon", "maps.yaml").read_text("utf-8").split("- id: short")[1]
    a_pack(
        folders,
        "reef",
        {"dragon/maps.yaml": short.replace("id: short", "id: reef").replace("The Lower Vale", "The Reef")},
    )
    scene = NewGame(app, "dragon")
    show(app, scene)
    assert offered(scene, "map") == ["Silverado", "The Lower Vale", "The Reef"]
    choose(scene, "map", "The Reef")
    click(app, "start")
    assert isinstance(app.scene, Table) and app.scene.match.state.map == "reef"


class HeldUp(Future[Tried]):
    """What a trial finds, which it does not find before it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.let = Event()

    def set_result(self, result: Tried) -> None:
        self.let.wait()
        super().set_result(result)


def test_packs_are_listed_at_once_and_tried_while_the_window_goes_on(
    app: Parlour, folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    """117 packs of 24 kB each held the window up for two seconds."""
    a_pack(folders, "good", {"pontoon/guild.yaml": CARD.format(1)})
    a_pack(folders, "poor", {"dragon/counters.yaml": "- {id: X1}\n"})
    held = HeldUp()
    monkeypatch.setattr(trial, "Future", lambda: held)
    scene = Packs(app, patience=0)
    show(app, scene)
    assert scene.note == "2 packs, being tried" and [row.note for row in scene.rows()] == ["being tried"] * 2
    held.let.set()
    assert held.result()
    app.step([], 16)
    assert scene.note == "1 of 2 on" and [row.note for row in scene.rows()] == ["on, 1", "at fault"]


def test_an_error_while_packs_are_tried_is_not_swallowed(app: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(app: House, packs: Sequence[Pack]) -> Tried:
        raise ArithmeticError("nine packs and no bag")

    monkeypatch.setattr(trial, "tried", broken)
    with pytest.raises(ArithmeticError):
        Trial(app, ()).found(patience=None)

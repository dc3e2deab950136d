"""The Monster Maker, used with real events: monsters made, changed, deleted, kept whole, and played."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest

from game.artlines import check
from game.company import Player
from game.packs import OLDER, find_packs, load_with
from game.rules import GAMES
from game.rules.pack.decks import read_deck, write_code, write_deck
from game.sitting import Sitting
from game.store import Folders, KeptDeck
from game.ui.house.content import cards_of
from game.ui.parlour import Parlour
from game.ui.scenes.workshop.deck_builder import DeckBuilder
from game.ui.scenes.workshop.maker import MonsterMaker
from game.ui.scenes.workshop.making import KEPT, PACK, OwnPack
from game.ui.scenes.workshop.menagerie import Menagerie
from game.ui.scenes.workshop.recipe import Recipe, surprise
from tests.ui.hands import press
from tests.ui.shopping import CONTENT, bench, middle, point, with_one
from tests.ui.visiting import click, show, write


def made(app: Parlour, name: str = "Sofa Ghost") -> MonsterMaker:
    """A monster made with clicks and letters, and kept."""
    scene = MonsterMaker(app)
    show(app, scene)
    app.scene.focus.at = "part/body"
    press(app, pygame.K_RIGHT)
    press(app, pygame.K_RETURN)
    scene.focus.at = "name"
    write(app, name)
    click(app, "kind/white_wild")
    click(app, "rarity/rare")
    scene.focus.at = "power"
    for _ in range(6):
        press(app, pygame.K_RIGHT)
    click(app, "save")
    return scene


def test_a_monster_that_was_made_is_a_card_of_the_pool_with_its_own_art_and_can_be_played(app: Parlour) -> None:
    scene = made(app)
    assert [(m.name, m.type, m.power, m.star, m.rarity) for m in OwnPack(app.folders.packs).monsters] == [
        ("Sofa Ghost", "white_wild", 800, 4, "rare")
    ]
    monster = OwnPack(app.folders.packs).monsters[0]
    loading = load_with("pack", GAMES["pack"].load, find_packs(app.folders.packs))
    assert all(pack.on for pack in loading.packs) and monster.id in loading.content.ids
    assert monster.art["body"] == scene.recipe.part("body") != Recipe().part("body")
    click(app, "tab/decks")
    assert isinstance(app.scene, DeckBuilder)
    builder = app.scene
    builder.open_deck("")
    builder.deck.change(read_deck(builder.content, with_one(monster.id)))
    builder.set_out()
    app.step([], 16)
    assert builder.deck.legal
    click(app, "play")
    click(app, "start")
    state = app.scene.sitting.match.state  # type: ignore[attr-defined]
    assert any(state.content.name(card) == "Sofa Ghost" for zone in ("deck/0", "hand/0") for card in state.zones[zone])


def test_a_monster_is_changed_in_its_place_and_deleted_only_after_asking(app: Parlour) -> None:
    scene = made(app)
    id = scene.recipe.id
    app.decks.store(KeptDeck("fond", f"# Fond (short)\n1 Sofa Ghost [{id}]\n"))
    scene.focus.at = "name"
    write(app, "s")
    click(app, "save")
    assert [(m.id, m.name) for m in OwnPack(app.folders.packs).monsters] == [(id, "Sofa Ghosts")]
    click(app, "mine")
    assert isinstance(app.scene, Menagerie)
    click(app, "delete")
    assert "Fond" in app.scene.text  # type: ignore[attr-defined]
    press(app, pygame.K_ESCAPE)
    assert len(OwnPack(app.folders.packs).monsters) == 1
    click(app, "delete")
    click(app, "answer/0")
    assert OwnPack(app.folders.packs).monsters == ()
    kept = app.decks.load("fond")
    assert kept and "Sofa Ghost" in kept.text and read_deck(CONTENT, kept.text).lost
    load_with("pack", GAMES["pack"].load, find_packs(app.folders.packs))


def test_a_game_in_progress_goes_on_with_the_pack_as_it_was_when_it_began(app: Parlour) -> None:
    scene = made(app)
    app.post(scene.back())
    app.step([], 16)
    content = cards_of(app, "pack").content
    text = with_one(scene.recipe.id)
    code = write_code(read_deck(content, text).cards)
    people = [Player("Ada", "person", "", "flame"), Player("Bo", "person", "", "leaf")]
    sitting = Sitting.new(app.folders, "pack", people, 4, {"deck_1": code})
    for _ in range(12):
        decision = sitting.match.decision
        assert decision
        sitting.answer(decision.options[0].key)
    pack = OwnPack(app.folders.packs)
    assert pack.put(Recipe(name="Newcomer").monster(pack.new_id())) is None
    assert pack.put(replace(pack.monsters[0], power=100, star=2)) is None
    assert pack.remove(scene.recipe.id) is None
    again, message = Sitting.load(app.folders, sitting.name)
    assert again and message is None and again.view_only is None
    assert again.match.state.digest() == sitting.match.state.digest()
    again.answer(again.match.decision.options[0].key)  # type: ignore[union-attr]
    assert [m.name for m in cards_of(app, "pack").content.monsters[64:]] == ["Newcomer"]


def test_only_so_many_older_versions_of_the_pack_are_kept(tmp_path: Path) -> None:
    pack = OwnPack(tmp_path)
    for n in range(KEPT + 5):
        assert pack.put(Recipe(name="Blob", power=50 * (n % 20)).monster("MY-1")) is None
    assert pack.version == KEPT + 5 and len(list((tmp_path / OLDER).iterdir())) == KEPT
    assert [(one.name, one.version) for one in find_packs(tmp_path)] == [("My Monsters", str(KEPT + 5))]


def test_a_name_that_is_taken_or_missing_is_refused(app: Parlour) -> None:
    scene = MonsterMaker(app)
    show(app, scene)
    for name, why in (("", "no name"), ("kiln RAT", "Kiln Rat already")):
        scene.change(replace(scene.recipe, name=name))
        control = next(control for control in app.controls() if control.id == "save")
        assert not control.enabled and why in control.why_not
    click(app, "save")
    assert OwnPack(app.folders.packs).monsters == ()


def test_a_name_in_the_own_pack_is_refused_before_it_is_saved_though_the_pack_is_off(app: Parlour) -> None:
    made(app)
    app.settings.packs_off = [PACK]
    scene = MonsterMaker(app)
    show(app, scene)
    assert not any(monster.name == "Sofa Ghost" for monster in scene.content.monsters)
    scene.change(replace(scene.recipe, name="sofa ghost"))
    save = next(control for control in app.controls() if control.id == "save")
    assert not save.enabled and "Sofa Ghost already" in save.why_not
    click(app, "save")
    assert len(OwnPack(app.folders.packs).monsters) == 1 and app.settings.packs_off == [PACK]


def test_undo_after_the_first_save_changes_the_monster_that_was_saved(app: Parlour) -> None:
    scene = made(app)
    id = scene.recipe.id
    press(app, pygame.K_z, pygame.KMOD_CTRL)
    assert scene.recipe.id == id and scene.recipe.power != 800
    click(app, "save")
    assert [(m.id, m.name) for m in OwnPack(app.folders.packs).monsters] == [(id, "Sofa Ghost")]


@pytest.mark.parametrize("button", ["change", "like", "new"])
def test_work_that_is_not_saved_goes_only_after_asking(app: Parlour, button: str) -> None:
    scene = made(app)
    click(app, "mine")
    click(app, button)
    assert app.scene is scene, "nothing would be lost, so nothing is asked"
    scene.begin(Recipe.of(scene.pack.monsters[0]))
    scene.change(replace(scene.recipe, power=300))
    work = scene.recipe
    click(app, "mine")
    click(app, button)
    assert "not in your pack" in app.scene.text  # type: ignore[attr-defined]
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, Menagerie) and scene.recipe == work
    click(app, button)
    click(app, "answer/0")
    assert app.scene is scene and scene.recipe != work


def test_a_pack_that_somebody_spoilt_is_left_alone_and_said_to_be_so(app: Parlour) -> None:
    made(app)
    file = OwnPack(app.folders.packs).file
    assert file
    file.write_text("- id: MY-1\n  nmae: Oops\n", "utf-8")
    scene = MonsterMaker(app)
    show(app, scene)
    scene.change(replace(scene.recipe, name="Fine"))
    control = next(control for control in app.controls() if control.id == "save")
    assert not control.enabled and "monsters.yaml" in control.why_not
    assert "Oops" in file.read_text("utf-8")


def test_every_surprise_fits_the_rules_the_kit_and_the_file_it_is_kept_in(tmp_path: Path) -> None:
    pack, lot = OwnPack(tmp_path), Random(3)
    monsters = [surprise(CONTENT.monsters, lot).monster(f"MY-{n}") for n in range(120)]
    for monster in monsters:
        check(monster.art)
    names = {monster.name: monster for monster in monsters}
    assert pack._write(list(names.values())) is None and not pack.fault
    assert [replace(m, where=CONTENT.monsters[0].where) for m in pack.monsters] == [
        replace(m, where=CONTENT.monsters[0].where) for m in names.values()
    ]
    assert [m.art for m in pack.monsters] == [m.art for m in names.values()]
    assert len(load_with("pack", GAMES["pack"].load, find_packs(tmp_path)).content.monsters) == 64 + len(names)


NAMES = (
    "no",
    "12:30",
    "it's: #1",
    '"Quote" \\ me',
    "- dash",
    "\u00c9mile \U0001f98a",
    "[odd] {name}",
    "2 Heads",
    "x Ray",
    "null",
)


@pytest.mark.parametrize("name", NAMES)
def test_any_name_somebody_types_comes_back_from_the_pack_and_from_a_deck(tmp_path: Path, name: str) -> None:
    pack = OwnPack(tmp_path)
    monster = Recipe(name=name, flavour=name).monster(pack.new_id())
    assert pack.put(monster) is None
    assert [(m.name, m.flavour) for m in OwnPack(tmp_path).monsters] == [(name, name)]
    content = load_with("pack", GAMES["pack"].load, find_packs(tmp_path)).content
    draft = read_deck(content, f"# Deck (short)\n1 {name} [{monster.id}]\n")
    assert read_deck(content, write_deck(content, draft)).cards == draft.cards == ((monster.id, 1),)


def test_undo_in_the_maker_takes_back_part_by_part_and_words_as_a_whole(app: Parlour) -> None:
    scene = MonsterMaker(app)
    show(app, scene)
    first = scene.recipe
    scene.focus.at = "name"
    write(app, "Blob")
    named = scene.recipe
    click(app, "surprise")
    assert scene.recipe != named
    press(app, pygame.K_z, pygame.KMOD_CTRL)
    assert scene.recipe == named
    press(app, pygame.K_z, pygame.KMOD_CTRL)
    assert scene.recipe == first


def test_the_makers_painter_goes_home_with_it(app: Parlour) -> None:
    scene = MonsterMaker(app)
    show(app, scene)
    worker = scene.sketches.worker._thread
    assert worker and worker.is_alive()
    press(app, pygame.K_ESCAPE)
    assert not worker.is_alive()


def test_without_a_folder_decks_last_until_the_end_and_the_maker_says_that_it_cannot_keep_anything() -> None:
    app = Parlour(Folders(None, None, "no place"), size=(1280, 720))
    app.settings.speed = 0
    app.open()
    scene = bench(app)
    point(app, *middle(scene.pool._cell(5)), 1)
    assert "until you close" in app.toasts.shown[-1].text and len(app.decks.all()) == 1
    click(app, "tab/maker")
    control = next(control for control in app.controls() if control.id == "save")
    assert not control.enabled and "no folder" in control.why_not
    app.close()

"""The workshop, used with real events: decks built and mended, boosters opened, monsters made, edited and played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest

from game.packs import OLDER, find_packs, load_with
from game.rules import GAMES, shipped_content
from game.rules.pack.boosters import earned
from game.rules.pack.decks import counted, read_deck, write_code, write_deck
from game.sitting import Player, Sitting
from game.store import Album, Folders, KeptDeck, Record
from game.ui.draw.parts import check
from game.ui.parlour import Parlour
from game.ui.scenes.content import cards_of
from game.ui.scenes.new_game import NewGame
from game.ui.scenes.result import Result
from game.ui.scenes.shelf import Shelf
from game.ui.scenes.workshop.boosters import Boosters
from game.ui.scenes.workshop.deck_builder import DeckBuilder
from game.ui.scenes.workshop.decks import Decks
from game.ui.scenes.workshop.editing import from_text
from game.ui.scenes.workshop.faults import Faults
from game.ui.scenes.workshop.hand import SampleHand, share
from game.ui.scenes.workshop.helper import COLOURS, build
from game.ui.scenes.workshop.maker import MonsterMaker
from game.ui.scenes.workshop.making import KEPT, OwnPack
from game.ui.scenes.workshop.menagerie import Menagerie
from game.ui.scenes.workshop.own import own_decks
from game.ui.scenes.workshop.owning import Collection
from game.ui.scenes.workshop.recipe import Recipe, surprise
from game.ui.scenes.workshop.zoomed import Zoomed
from game.ui.tables.table import Table
from game.ui.widgets.field import copy, pasted
from tests.ui.test_scenes import click, press, show, start, write

CONTENT = shipped_content("pack")
EMBER = CONTENT.decks["ember_assault_30"]


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Pictures are drawn once for all these tests."""
    return tmp_path_factory.mktemp("pictures")


@pytest.fixture
def folders(tmp_path: Path, drawn: Path) -> Folders:
    return Folders(tmp_path / "home", drawn, None)


@pytest.fixture
def app(folders: Folders) -> Iterator[Parlour]:
    made = start(folders)
    yield made
    made.close()


def with_one(id: str) -> str:
    """The starter deck with this card in place of a White Wild one, as text."""
    cards = counted(EMBER.cards)
    wild = next(one for one in cards if CONTENT.monsters[CONTENT.ids[one]].type == "white_wild")
    cards[wild] -= 1
    cards[id] += 1
    return "# Ember Assault (standard)\n" + "".join(f"{n} {one}\n" for one, n in cards.items() if n and one != id) \
        + f"{cards[id]} Somebody [{id}]\n"


def bench(app: Parlour, text: str = "") -> DeckBuilder:
    if text:
        app.decks.store(KeptDeck("deck", text))
    scene = DeckBuilder(app, "deck" if text else "")
    show(app, scene)
    return scene


def on_disk(app: Parlour, id: str) -> dict[str, int]:
    kept = app.decks.load(id)
    return dict(counted(read_deck(CONTENT, kept.text).cards)) if kept else {}


def point(app: Parlour, x: float, y: float, *buttons: int) -> None:
    """The pointer goes to a place in units; the buttons given are pressed and released there."""
    surface = pygame.display.get_surface()
    assert surface
    pos = app.sheet(surface).px(x, y)
    events = [pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))]
    for button in buttons:
        events += [pygame.event.Event(kind, pos=pos, button=button)
                   for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)]
    app.step(events, 16)
    app.step([], 16)


def middle(box: tuple[float, float, float, float]) -> tuple[float, float]:
    return box[0] + box[2] / 2 - 20, box[1] + box[3] / 2


# ---- the way there ------------------------------------------------------------------------------------------------
def test_the_shelf_leads_to_the_workshop_and_its_tabs_from_room_to_room(app: Parlour) -> None:
    click(app, "workshop")
    assert isinstance(app.scene, DeckBuilder)
    for tab, room in (("maker", MonsterMaker), ("boosters", Boosters), ("decks", DeckBuilder)):
        click(app, f"tab/{tab}")
        assert isinstance(app.scene, room)
        assert len(app.scenes) == 2
    press(app, pygame.K_ESCAPE)
    assert [type(scene) for scene in app.scenes] == [Shelf]


# ---- cards in and out ---------------------------------------------------------------------------------------------
def test_a_click_puts_a_card_in_and_it_is_on_disk_at_once(app: Parlour) -> None:
    scene = bench(app)
    first = scene.pool.monsters()[1]
    point(app, *middle(scene.pool._cell(1)), 1)
    assert on_disk(app, scene.deck.id) == {first.id: 1}


def test_a_card_too_many_is_refused_in_words_and_changes_nothing(app: Parlour) -> None:
    scene = bench(app)
    for _ in range(2):
        point(app, *middle(scene.pool._cell(0)), 1)
    assert sum(scene.deck.copies.values()) == 1  # an ultra card
    assert app.toasts.shown[-1].text.startswith("1 of one ultra card is the most.")


def test_drag_click_keys_and_gamepad_build_the_same_deck(app: Parlour) -> None:
    texts = []
    for way in ("click", "drag", "keys", "pad"):
        scene = bench(app)
        monster = scene.pool.monsters()[3]
        x, y = middle(scene.pool._cell(3))
        if way == "click":
            point(app, x, y, 1)
        elif way == "drag":
            surface = pygame.display.get_surface()
            assert surface
            here, there = app.sheet(surface).px(x, y), app.sheet(surface).px(1000, 200)
            app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=here, rel=(0, 0), buttons=(0, 0, 0)),
                      pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=here, button=1),
                      pygame.event.Event(pygame.MOUSEMOTION, pos=there, rel=(9, 9), buttons=(1, 0, 0))], 16)
            app.step([pygame.event.Event(pygame.MOUSEBUTTONUP, pos=there, button=1)], 16)
        else:
            app.scene.focus.at = "pool"
            keys, buttons = [pygame.K_RIGHT] * 3 + [pygame.K_RETURN], [14, 14, 14, 0]
            for key, button in zip(keys, buttons):
                if way == "keys":
                    press(app, key)
                else:
                    app.step([pygame.event.Event(kind, button=button, instance_id=0)
                              for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP)], 16)
        assert scene.deck.copies == {monster.id: 1}, way
        texts.append(write_deck(CONTENT, scene.deck.draft))
        press(app, pygame.K_ESCAPE)
    assert len(set(texts)) == 1


def test_a_row_that_is_dragged_off_the_list_is_taken_out_and_one_let_go_on_it_stays(app: Parlour) -> None:
    scene = bench(app, write_deck(CONTENT, EMBER))
    x, y, w, h = scene.listed.controls()[0].ring or (0, 0, 0, 0)
    surface = pygame.display.get_surface()
    assert surface
    for goal, size in (((x + 20, y + 120), 30), ((400, 400), 29)):
        here, there = app.sheet(surface).px(x + 30, y + h / 2), app.sheet(surface).px(*goal)
        app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=here, rel=(0, 0), buttons=(0, 0, 0)),
                  pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=here, button=1),
                  pygame.event.Event(pygame.MOUSEMOTION, pos=there, rel=(9, 9), buttons=(1, 0, 0))], 16)
        app.step([pygame.event.Event(pygame.MOUSEBUTTONUP, pos=there, button=1)], 16)
        assert scene.deck.size == size


def test_arrows_go_on_through_the_pool_when_the_deck_is_full_and_say_why_nothing_goes_in(app: Parlour) -> None:
    scene = bench(app, write_deck(CONTENT, EMBER))
    app.scene.focus.at = "pool"
    for key in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_RETURN):
        press(app, key)
    assert app.scene.focus.at == "pool" and scene.pool.at == 7
    assert scene.deck.size == 30 and "deck is full" in app.toasts.shown[-1].text


def test_delete_and_a_row_take_a_copy_out_and_undo_brings_it_back(app: Parlour) -> None:
    scene = bench(app, write_deck(CONTENT, EMBER))
    first = scene.listed.here
    assert first and first.monster
    before = dict(scene.deck.copies)
    x, y, w, h = scene.listed.controls()[0].ring or (0, 0, 0, 0)
    point(app, x + w / 2, y + h / 2, 1)
    assert scene.deck.copies[first.monster.id] == before[first.monster.id] - 1
    app.scene.focus.at = "listed"
    press(app, pygame.K_DELETE)
    assert scene.deck.size == 28
    for _ in range(2):
        press(app, pygame.K_z, pygame.KMOD_CTRL)
    assert dict(scene.deck.copies) == before == on_disk(app, "deck")
    press(app, pygame.K_z, pygame.KMOD_CTRL)
    assert app.toasts.shown[-1].text == "There is nothing to take back."


def test_filters_leave_what_they_say_and_clear_brings_all_back(app: Parlour) -> None:
    scene = bench(app)
    click(app, "type/red_strike")
    click(app, "stars/3")
    assert {(m.type, m.star) for m in scene.pool.monsters()} == {("red_strike", 3)}
    app.scene.focus.at = "power/low"
    for _ in range(14):
        press(app, pygame.K_RIGHT)
    assert min(m.power for m in scene.pool.monsters()) >= scene.sieve.low == 700
    click(app, "clear")
    assert len(scene.pool.monsters()) == 64
    orders = set()
    for _ in range(4):
        click(app, "sort")
        orders.add(tuple(m.id for m in scene.pool.monsters()))
    assert len(orders) == 4 and scene.sieve.sort == "Power"
    press(app, pygame.K_f, pygame.KMOD_CTRL)
    write(app, "kiln")
    assert [m.name for m in scene.pool.monsters()] == ["Kiln Rat"]
    write(app, "zzz")
    assert scene.pool.monsters() == []
    app.step([], 16)


def test_a_card_is_enlarged_by_key_or_right_click_and_arrows_leaf_on(app: Parlour) -> None:
    scene = bench(app)
    point(app, *middle(scene.pool._cell(2)), 3)
    assert isinstance(app.scene, Zoomed) and app.scene.monster is scene.pool.monsters()[2]
    click(app, "after")
    assert app.scene.monster is scene.pool.monsters()[3]
    click(app, "add")
    press(app, pygame.K_z)
    assert app.scene is scene and scene.deck.size == 1


def test_a_name_may_have_spaces_and_is_taken_back_as_a_whole(app: Parlour) -> None:
    scene = bench(app, write_deck(CONTENT, EMBER))
    scene.focus.at = "name"
    for _ in range(20):
        press(app, pygame.K_BACKSPACE)
    write(app, "My own deck")
    press(app, pygame.K_RETURN)
    kept = app.decks.load("deck")
    assert kept and read_deck(CONTENT, kept.text).name == scene.name == "My own deck"
    scene.undo()
    assert scene.deck.draft.name == "Ember Assault"


# ---- faults, text and files ---------------------------------------------------------------------------------------
SPOILT = "# Borrowed (standard)\n2 Kil Rat\n9 Rune Snail\n1 Sofa Ghost [ME-001]\n4 Static Kitten\n1 Pop Goblin\n"


def test_a_spoilt_deck_is_kept_as_a_draft_with_every_fault_and_the_open_deck_stays(app: Parlour) -> None:
    scene = bench(app, write_deck(CONTENT, EMBER))
    copy(SPOILT)
    click(app, "paste")
    assert isinstance(app.scene, Faults)
    press(app, pygame.K_ESCAPE)
    told = " ".join(scene.deck.faults)
    for words in ("exactly 30 cards, not 14", "Kil Rat", "Kiln Rat", "Sofa Ghost", "9 of Rune Snail",
                  "4 of Static Kitten", "5 White Wild cards"):
        assert words in told
    assert scene.deck.id != "deck" and on_disk(app, "deck") == dict(EMBER.cards)
    kept = app.decks.load(scene.deck.id)
    assert kept and "2 Kil Rat" in kept.text and "1 Sofa Ghost [ME-001]" in kept.text
    play = next(control for control in app.controls() if control.id == "play")
    assert not play.enabled and play.why_not


def test_a_line_nobody_understood_is_mended_with_one_of_the_nearest_names(app: Parlour) -> None:
    scene = bench(app, SPOILT)
    scene.listed.at = len(scene.listed._rows()) - 2
    app.scene.focus.at = "listed"
    press(app, pygame.K_RETURN)
    assert app.scene is not scene
    press(app, pygame.K_RETURN)
    assert scene.deck.copies["MP-022"] == 2 and scene.deck.draft.lost == ("1 Sofa Ghost [ME-001]",)
    scene.deck.drop_line("1 Sofa Ghost [ME-001]")
    assert scene.deck.draft.lost == ()


def test_text_and_code_of_a_deck_bring_the_same_cards_back(app: Parlour) -> None:
    scene = bench(app, write_deck(CONTENT, EMBER))
    for answer in ("answer/0", "answer/1"):
        click(app, "share")
        click(app, answer)
        draft = from_text(CONTENT, pasted())
        assert draft and counted(draft.cards) == counted(EMBER.cards) and not draft.faults
        click(app, "paste")
        assert scene.deck.legal and scene.deck.id != "deck"
    copy("   ")
    click(app, "paste")
    assert "no deck in the clipboard" in app.toasts.shown[-1].text


def test_decks_are_copied_begun_from_starters_and_deleted_only_after_asking(app: Parlour) -> None:
    scene = bench(app, write_deck(CONTENT, EMBER))
    click(app, "decks")
    assert isinstance(app.scene, Decks)
    click(app, "copy")
    assert len(app.decks.ids()) == 2
    click(app, "delete")
    press(app, pygame.K_ESCAPE)
    assert len(app.decks.ids()) == 2
    click(app, "delete")
    click(app, "answer/0")
    assert app.decks.ids() == ["deck"]
    app.scene.list.to("starter/wild_parade_20")
    app.scene.list._walked()
    click(app, "open")
    assert app.scene is scene and scene.deck.draft.format == "short" and scene.deck.legal
    assert scene.deck.draft.name == "My Wild Parade" and scene.deck.id in app.decks.ids()


def test_the_deck_last_worked_on_lies_on_the_bench_next_time(folders: Folders) -> None:
    first = start(folders)
    scene = bench(first)
    point(first, *middle(scene.pool._cell(4)), 1)
    id, copies = scene.deck.id, dict(scene.deck.copies)
    first.close()
    again = start(folders)
    click(again, "workshop")
    assert isinstance(again.scene, DeckBuilder)
    assert again.scene.deck.id == id and dict(again.scene.deck.copies) == copies
    again.close()


# ---- helper, hand, play -------------------------------------------------------------------------------------------
def test_the_helper_fills_a_deck_up_and_builds_one_of_each_colour_and_undo_takes_it_back(app: Parlour) -> None:
    scene = bench(app, "# Begun (short)\n2 Rune Snail\n")
    press(app, pygame.K_h)
    click(app, "answer/0")
    assert scene.deck.legal and scene.deck.copies["MP-040"] == 2
    press(app, pygame.K_z, pygame.KMOD_CTRL)
    assert dict(scene.deck.copies) == {"MP-040": 2}
    for kind in COLOURS:
        build(scene, kind, Random(2))
        assert scene.deck.legal
        most = max(COLOURS, key=lambda one: sum(n for m, n in scene.deck.monsters() if m.type == one))
        assert most == kind


def test_a_sample_hand_comes_from_the_deck_and_its_odds_are_right(app: Parlour) -> None:
    scene = bench(app, write_deck(CONTENT, EMBER))
    click(app, "hand")
    assert isinstance(app.scene, SampleHand)
    for _ in range(3):
        click(app, "again")
        assert len(app.scene.dealt) == 6
        assert counted([(card.id, 1) for card in app.scene.dealt]) <= scene.deck.copies
    assert (share(30, 0), share(30, 30), share(6, 1), share(30, 5)) == ("0 %", "100 %", "100 %", "70 %")


def test_a_deck_of_ones_own_is_played_and_stands_in_the_list_of_a_new_game(app: Parlour) -> None:
    own = next(m.id for m in CONTENT.monsters if m.rarity == "common" and m.id not in dict(EMBER.cards))
    scene = bench(app, with_one(own))
    assert scene.deck.legal
    click(app, "play")
    assert isinstance(app.scene, NewGame)
    assert [deck.name for deck in own_decks(app, "standard")] == ["Ember Assault"] and own_decks(app, "short") == []
    assert app.scene.setup.options["deck_1"] == own_decks(app, "standard")[0].code
    click(app, "start")
    assert isinstance(app.scene, Table)
    state = app.scene.sitting.match.state
    cards = [CONTENT.id(card) for zone in ("deck/0", "hand/0") for card in state.zones[zone]]
    assert counted([(id, 1) for id in cards]) == scene.deck.copies and own in cards


def test_another_length_or_a_deck_that_is_gone_puts_a_starter_deck_back(app: Parlour) -> None:
    bench(app, write_deck(CONTENT, EMBER))
    click(app, "play")
    assert isinstance(app.scene, NewGame)
    new_game = app.scene
    next(w for w in new_game.widgets if w.id == "rules").children[1].change(1)  # type: ignore[attr-defined]
    assert new_game.setup.options["format"] == "short" and new_game.setup.options["deck_1"] == "tidal_dodge"


# ---- collections --------------------------------------------------------------------------------------------------
def won(app: Parlour, n: int, winner: int = 0) -> None:
    app.records.add(Record(f"pack-{n}", "pack", ("Ada", "Vex"), ("person", "easy"), (winner,), "2026-11-20T20:00:00"))


def test_wins_and_every_third_loss_earn_boosters_and_games_among_people_none(app: Parlour) -> None:
    def waiting() -> int:
        return Collection(app, CONTENT, "Ada").waiting

    before = waiting()
    won(app, 1)
    won(app, 2, winner=1)
    won(app, 3, winner=1)
    assert waiting() == before + 1
    won(app, 4, winner=1)
    assert waiting() == before + 2
    app.records.add(Record("pack-9", "pack", ("Ada", "Bo"), ("person", "person"), (0,), "2026-11-20T20:00:00"))
    app.records.add(Record("pontoon-9", "pontoon", ("Ada", "Vex"), ("person", "easy"), (0,), "2026-11-20T20:00:00"))
    assert waiting() == before + 2


def test_the_result_of_a_game_against_the_computer_leads_to_the_booster_it_has_earned(app: Parlour) -> None:
    players = [Player("Ada", "person", "", "flame"), Player("Vex", "computer", "easy", "wave")]
    sitting = Sitting.new(app.folders, "pack", players, 4, {"format": "short"})
    sitting.answer("concede:2")
    assert sitting.match.over
    show(app, Result(app, sitting))
    assert app.toasts.shown[-1].text == f"{earned(1, 0)} boosters wait for Ada"
    click(app, "toast/0")
    assert isinstance(app.scene, Boosters) and app.scene.owner == "Ada"


def test_a_boosters_cards_are_in_the_album_before_the_first_is_turned(folders: Folders) -> None:
    app = start(folders)
    app.albums.store(Album("Ada", 5))
    scene = Boosters(app, "Ada")
    show(app, scene)
    before, waiting = scene.collection.owned, scene.collection.waiting
    click(app, "foil")
    app.step([], 16)
    assert len(scene.stage.spots) == 6 and not any(spot.up for spot in scene.stage.spots)
    assert scene.stage.hidden().total() == 6
    new = scene.collection.owned - before
    app.close()
    again = start(folders)
    kept = Collection(again, CONTENT, "Ada")
    assert kept.owned - before == new and new.total() == 6 and kept.waiting == waiting - 1
    again.close()


def test_cards_are_turned_one_by_one_or_all_and_the_last_booster_leaves_none(app: Parlour) -> None:
    scene = Boosters(app, "Ada")
    show(app, scene)
    while scene.collection.waiting:
        click(app, "open")
        click(app, "card/2")
        app.step([], 400)
        assert [spot.up for spot in scene.stage.spots].count(True) == 1
        click(app, "turn")
        app.step([], 400)
        assert scene.stage.all_up and not scene.stage.hidden()
    click(app, "away")
    control = next(control for control in app.controls() if control.id == "open")
    assert not control.enabled and "Win a game" in control.why_not


def test_while_cards_are_collected_decks_hold_only_what_is_owned(app: Parlour) -> None:
    scene = Boosters(app, "Ada")
    show(app, scene)
    click(app, "free")
    assert app.settings.all_cards is False and app.settings.collector == "Ada"
    owned = scene.collection.owned
    missing = next(m for m in CONTENT.monsters if not owned[m.id])
    app.decks.store(KeptDeck("wish", with_one(missing.id)))
    click(app, "decks")
    assert isinstance(app.scene, DeckBuilder)
    app.scene.open_deck("wish")
    app.scene.set_out()
    assert any(missing.name in fault and "you own 0" in fault for fault in app.scene.deck.faults)
    assert "not in your collection" in app.scene.deck.why_not(missing)
    assert own_decks(app, "standard") == []
    build(app.scene, "red_strike", Random(1))
    assert app.scene.deck.legal and app.scene.deck.copies <= owned
    app.settings.all_cards = True
    assert [deck.id for deck in own_decks(app, "standard")] == ["wish"]


def test_four_spare_cards_are_traded_for_the_one_chosen(app: Parlour) -> None:
    app.albums.store(Album("Ada", 5, 2, {"MP-004": 5}))
    scene = Boosters(app, "Ada")
    show(app, scene)
    click(app, "trade")
    wanted = app.scene.chosen
    before = scene.collection.owned
    click(app, "take")
    after = scene.collection.owned
    assert after[wanted] == before[wanted] + 1 and after["MP-004"] == before["MP-004"] - 4
    assert app.scene is scene  # there are no more to spare


# ---- monsters of one's own ----------------------------------------------------------------------------------------
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
        ("Sofa Ghost", "white_wild", 800, 4, "rare")]
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
    monsters = [surprise(CONTENT, lot).monster(f"MY-{n}") for n in range(120)]
    for monster in monsters:
        check(monster.art)
    names = {monster.name: monster for monster in monsters}
    assert pack._write(list(names.values())) is None and not pack.fault
    assert [replace(m, where=CONTENT.monsters[0].where) for m in pack.monsters] == [
        replace(m, where=CONTENT.monsters[0].where) for m in names.values()]
    assert [m.art for m in pack.monsters] == [m.art for m in names.values()]
    assert len(load_with("pack", GAMES["pack"].load, find_packs(tmp_path)).content.monsters) == 64 + len(names)


NAMES = ("no", "12:30", "it's: #1", '"Quote" \\ me', "- dash", "\u00c9mile \U0001f98a", "[odd] {name}",
         "2 Heads", "x Ray", "null")


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
    worker = scene.sketches._worker
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


def test_a_file_that_is_dropped_on_the_bench_is_a_deck_of_its_own(app: Parlour, tmp_path: Path) -> None:
    scene = bench(app, write_deck(CONTENT, EMBER))
    file = tmp_path / "from a friend.txt"
    file.write_text(write_deck(CONTENT, CONTENT.decks["wild_parade_20"]), "utf-8")
    app.step([pygame.event.Event(pygame.DROPFILE, file=str(file))], 16)
    assert scene.deck.draft.name == "Wild Parade" and scene.deck.legal and len(app.decks.ids()) == 2
    app.step([pygame.event.Event(pygame.DROPFILE, file=str(tmp_path / "nothing"))], 16)
    assert "no deck in this file" in app.toasts.shown[-1].text and len(app.decks.ids()) == 2

"""The deck builder, used with real events: cards in and out, faults mended, decks shared, kept and played."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from game.rules.pack.decks import multiset, read_deck, write_deck
from game.store import Folders
from game.ui.parlour import Parlour
from game.ui.scenes.new_game import NewGame
from game.ui.scenes.shelf import Shelf
from game.ui.scenes.workshop.boosters import Boosters
from game.ui.scenes.workshop.completing import COLOURS, build
from game.ui.scenes.workshop.deck_builder import DeckBuilder
from game.ui.scenes.workshop.decks import Decks
from game.ui.scenes.workshop.editing import from_text
from game.ui.scenes.workshop.hand import SampleHand, share
from game.ui.scenes.workshop.maker import MonsterMaker
from game.ui.scenes.workshop.own_decks import own_decks
from game.ui.scenes.workshop.sheeted import Faults
from game.ui.scenes.workshop.zoomed import Zoomed
from game.ui.table.table import Table
from game.ui.widgets.line import copy, pasted
from tests.sure import every
from tests.ui.hands import press
from tests.ui.shopping import CONTENT, EMBER, bench, middle, on_disk, point, with_one
from tests.ui.visiting import click, start, write


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


def test_no_card_moves_under_the_pointer_when_the_first_is_put_in(app: Parlour) -> None:
    scene = bench(app)
    before = [scene.pool._cell(number) for number in range(12)]
    point(app, *middle(before[5]), 1)
    assert sum(scene.deck.copies.values()) == 1 and [scene.pool._cell(number) for number in range(12)] == before


def test_a_card_too_many_is_refused_in_words_and_changes_nothing(app: Parlour) -> None:
    scene = bench(app)
    for _ in range(2):
        point(app, *middle(scene.pool._cell(0)), 1)
    assert sum(scene.deck.copies.values()) == 1  # an ultra card
    assert app.toasts.shown[-1].text.startswith("At most 1 of the same ultra card.")


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
            app.step(
                [
                    pygame.event.Event(pygame.MOUSEMOTION, pos=here, rel=(0, 0), buttons=(0, 0, 0)),
                    pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=here, button=1),
                    pygame.event.Event(pygame.MOUSEMOTION, pos=there, rel=(9, 9), buttons=(1, 0, 0)),
                ],
                16,
            )
            app.step([pygame.event.Event(pygame.MOUSEBUTTONUP, pos=there, button=1)], 16)
        else:
            app.scene.focus.at = "pool"
            keys, buttons = [pygame.K_RIGHT] * 3 + [pygame.K_RETURN], [14, 14, 14, 0]
            for key, button in zip(keys, buttons):
                if way == "keys":
                    press(app, key)
                else:
                    app.step(
                        [
                            pygame.event.Event(kind, button=button, instance_id=0)
                            for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP)
                        ],
                        16,
                    )
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
        app.step(
            [
                pygame.event.Event(pygame.MOUSEMOTION, pos=here, rel=(0, 0), buttons=(0, 0, 0)),
                pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=here, button=1),
                pygame.event.Event(pygame.MOUSEMOTION, pos=there, rel=(9, 9), buttons=(1, 0, 0)),
            ],
            16,
        )
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
    for words in (
        "exactly 30 cards, not 14",
        "Kil Rat",
        "Kiln Rat",
        "Sofa Ghost",
        "9 of Rune Snail",
        "4 of Static Kitten",
        "5 White Wild cards",
    ):
        assert words in told
    assert "No card 'Kil Rat'; did you mean 'Kiln Rat'?" in scene.deck.faults and len(scene.deck.faults) == 6
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
        assert draft and multiset(draft.cards) == multiset(EMBER.cards) and not draft.faults
        click(app, "paste")
        assert scene.deck.legal and scene.deck.id != "deck"
    copy("   ")
    click(app, "paste")
    assert "no deck in the clipboard" in app.toasts.shown[-1].text


@pytest.mark.parametrize("text", ["Dear Ada,\nsee you on Friday.", "# Toads (short)", "# Toads (short)\n0 Candle Toad"])
def test_pasting_text_without_a_card_says_so_and_makes_no_deck(app: Parlour, text: str) -> None:
    scene = bench(app, write_deck(CONTENT, EMBER))
    copy(text)
    click(app, "paste")
    assert app.scene is scene and scene.deck.id == "deck" and app.decks.ids() == ["deck"]
    assert "no card in the text" in app.toasts.shown[-1].text


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
def test_the_helper_builds_a_deck_of_each_colour(app: Parlour) -> None:
    scene = bench(app, "# Begun (short)\n2 Rune Snail\n")
    for kind in every(COLOURS):
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
        assert multiset([(card.monster.id, 1) for card in app.scene.dealt]) <= scene.deck.copies
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
    assert multiset([(id, 1) for id in cards]) == scene.deck.copies and own in cards


def test_another_length_or_a_deck_that_is_gone_puts_a_starter_deck_back(app: Parlour) -> None:
    bench(app, write_deck(CONTENT, EMBER))
    click(app, "play")
    assert isinstance(app.scene, NewGame)
    new_game = app.scene
    next(w for w in new_game.widgets if w.id == "rules").children[1].change(1)  # type: ignore[attr-defined]
    assert new_game.setup.options["format"] == "short" and new_game.setup.options["deck_1"] == "tidal_dodge"


def test_a_file_that_is_dropped_on_the_bench_is_a_deck_of_its_own(app: Parlour, tmp_path: Path) -> None:
    scene = bench(app, write_deck(CONTENT, EMBER))
    file = tmp_path / "from a friend.txt"
    file.write_text(write_deck(CONTENT, CONTENT.decks["wild_parade_20"]), "utf-8")
    app.step([pygame.event.Event(pygame.DROPFILE, file=str(file))], 16)
    assert scene.deck.draft.name == "Wild Parade" and scene.deck.legal and len(app.decks.ids()) == 2
    app.step([pygame.event.Event(pygame.DROPFILE, file=str(tmp_path / "nothing"))], 16)
    assert "no deck in this file" in app.toasts.shown[-1].text and len(app.decks.ids()) == 2

"""Boosters and albums, used with real events: earned, opened, collected, traded."""

from __future__ import annotations

from random import Random

import pytest

from game.company import Player
from game.rules.pack.boosters import earned
from game.sitting import Sitting
from game.store import Album, Folders, KeptDeck, Record
from game.ui.gallery import opened as in_window
from game.ui.gallery import picture
from game.ui.parlour import Parlour
from game.ui.scenes.result import Result
from game.ui.scenes.workshop.booster_card import STEP_Y, TOP
from game.ui.scenes.workshop.boosters import Boosters
from game.ui.scenes.workshop.collection import Collection
from game.ui.scenes.workshop.completing import build
from game.ui.scenes.workshop.deck_builder import DeckBuilder
from game.ui.scenes.workshop.own_decks import own_decks
from game.ui.widgets.controls import Words
from tests.ui.shopping import CONTENT, point, with_one
from tests.ui.visiting import click, show, start


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


def test_a_draw_is_neither_won_nor_lost(app: Parlour) -> None:
    """A game of two hundred turns, which both have won as far as the rules go."""
    before = Collection(app, CONTENT, "Ada").played()
    for n in range(3):
        app.records.add(Record(f"pack-{n}", "pack", ("Ada", "Vex"), ("person", "easy"), (0, 1), "2026-11-20T20:00:00"))
    assert Collection(app, CONTENT, "Ada").played() == before


def test_the_result_of_a_game_against_the_computer_leads_to_the_booster_it_has_earned(app: Parlour) -> None:
    players = [Player("Ada", "person", "", "flame"), Player("Vex", "computer", "easy", "wave")]
    sitting = Sitting.new(app.folders, "pack", players, 4, {"format": "short"})
    sitting.answer("concede:2")
    assert sitting.match.over
    show(app, Result(app, sitting))
    waits = f"{earned(1, 0)} boosters wait for Ada"
    assert any(isinstance(one, Words) and one.text == waits for one in app.scene.widgets)
    click(app, "gain/0")
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


@pytest.mark.parametrize("reduced", [False, True])
def test_a_booster_takes_its_time_to_open_and_a_click_ends_that(app: Parlour, reduced: bool) -> None:
    app.settings.speed, app.settings.reduced_motion = 3, reduced
    scene = Boosters(app, "Ada")
    show(app, scene)
    scene.open_one()
    longest = 0
    while scene.motion:
        app.step([], 20)
        longest += 20
        assert longest < 6000
    assert len(scene.stage.spots) == 6
    assert all((spot.x, spot.y) == spot.home for spot in scene.stage.spots)
    assert longest < 1000 if reduced else longest > 1000
    scene.put_away()
    scene.open_one()
    app.step([], 20)
    point(app, 436, 300, 1)
    assert scene.motion is None and len(scene.stage.spots) == 6 and not any(spot.up for spot in scene.stage.spots)


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


def test_a_collection_that_cannot_be_read_is_told_of_once_and_its_boosters_wait_again(folders: Folders) -> None:
    app = start(folders)
    app.albums.store(Album("Ada", 5, opened=2))
    assert folders.albums
    next(folders.albums.glob("*.json")).write_bytes(b"{")
    for toasts in (1, 0):
        scene = Boosters(app, "Ada")
        show(app, scene)
        assert scene.collection.waiting > 0
        assert sum("could not be read" in toast.text for toast in app.toasts.shown) == toasts
        app.toasts.shown.clear()
    app.close()


def test_what_another_window_has_opened_or_traded_meanwhile_stays(app: Parlour) -> None:
    app.albums.store(Album("Ada", 5))
    scene = Boosters(app, "Ada")
    show(app, scene)
    other = Collection(app, CONTENT, "Ada")
    for _ in range(other.waiting - 1):
        other.open()
    theirs = app.albums.load("Ada", 0)
    click(app, "open")
    album = app.albums.load("Ada", 0)
    assert album.opened == theirs.opened + 1 and all(album.cards[id] >= n for id, n in theirs.cards.items())
    scene.put_away()
    scene.open_one()
    assert app.albums.load("Ada", 0) == album, "none waits any more"


def test_the_star_of_a_new_card_leaves_its_name_to_be_read() -> None:
    _, marks = picture("workshop_opened")
    stars = [mark.rect.top for mark in marks if mark.text == "New"]
    names = [TOP + 40, TOP + STEP_Y + 40]  # where the bands with the names end in both rows
    assert stars and all(any(end < star < end + 40 for end in names) for star in stars)


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


@pytest.mark.parametrize(("scale", "side_by_side"), [(100, 3), (150, 6), (200, 6)])
def test_the_cards_of_a_booster_lie_in_the_rows_that_make_them_largest(scale: int, side_by_side: int) -> None:
    with in_window("workshop_opened", scale=scale) as app:
        app.step([], 16)
        scene = app.scene
        assert isinstance(scene, Boosters)
        boxes = [control.rect for control in scene.stage.controls()]
        assert sum(round(box[1]) == round(boxes[0][1]) for box in boxes) == side_by_side
        assert boxes[0][2] >= scene.room[0] / 8

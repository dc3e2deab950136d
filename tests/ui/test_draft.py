"""Draft and Sealed by real events: cards taken, decks built, duels played, nobody's cards shown to another."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.company import Player
from game.modes import drafting
from game.modes.draft import Pods
from game.modes.drafting import DRAFT, PICKS, SEALED
from game.ui.draw.cards.frame import MID
from game.ui.parlour import Parlour
from game.ui.scenes.curtain import Curtain
from game.ui.scenes.draft import Draft
from game.ui.table.table import Table
from game.ui.window.scene import Pop, Push
from tests.ui.hands import press as key
from tests.ui.layout import picture
from tests.ui.moding import control, give_up, home, press, shown
from tests.ui.tabling import settle
from tests.ui.test_scenes_kept import words

ADA, VEX = Player("Ada", "person", "", "flame"), Player("Vex", "person", "", "wave")
TANSY = Player("Tansy", "computer", "normal", "leaf")


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Parlour]:
    with home(tmp_path) as made:
        yield made


def ids(app: Parlour) -> set[str]:
    return {control.id for control in app.scene.controls()}


def test_boosters_are_opened_and_a_card_is_taken_by_click(app: Parlour) -> None:
    scene = shown(app, "draft")
    press(app, "onward")
    assert scene.pod is not None and scene.pod.kind == DRAFT and len(scene.pod.players) == 4
    wanted = scene.pick().cards[3]
    press(app, "card/3")
    press(app, "onward")
    assert scene.pod.picks == (wanted,) and scene.pool(0) == (wanted,)
    assert len(scene.pick().cards) == 9
    assert Pods(app.folders).pod == scene.pod, "kept at once"


def test_between_two_people_the_screen_is_covered_until_the_next_is_ready(app: Parlour) -> None:
    kept = Pods(app.folders)
    kept.open(DRAFT, 5, (ADA, VEX, TANSY))
    shown(app, "draft")
    scene = app.scenes[-2]
    assert isinstance(scene, Draft)
    for player in (ADA, VEX):
        curtain = app.scene
        assert isinstance(curtain, Curtain) and curtain.player == player
        assert not any(one.id.startswith("card/") for below in app.scenes for one in below.controls()), (
            "nor does it lie behind it"
        )
        press(app, "ready")
        assert app.scene is scene and any(id.startswith("card/") for id in ids(app))
        press(app, "onward")
    assert isinstance(app.scene, Curtain) and scene.seen is None and scene.asked() == 0


def test_a_draft_that_is_left_at_the_curtain_comes_back_behind_it(app: Parlour) -> None:
    Pods(app.folders).open(DRAFT, 5, (ADA, VEX, TANSY))
    shown(app, "draft")
    press(app, "shelf")
    assert not any(isinstance(one, Curtain) for one in app.scenes)
    shown(app, "draft")
    assert isinstance(app.scene, Curtain) and app.scene.player == ADA


def test_a_deck_is_built_by_pressing_cards_and_what_is_wrong_is_told(app: Parlour) -> None:
    kept = Pods(app.folders)
    kept.open(SEALED, 6, (ADA, TANSY))
    scene = shown(app, "draft")
    assert sum(scene.inside.values()) == 20, "a suggestion to begin with"
    inside = next(id for id, n in scene.inside.items() if n)
    before = scene.inside[inside]
    most = scene.pool(0).count(inside)
    for _ in range(most - before + 1):
        press(app, f"card/{inside}")
    assert scene.inside[inside] == 0
    onward = control(app, "onward")
    assert onward.why_not is not None and "a limited deck has 20 to 40 cards" in onward.why_not
    press(app, "suggest")
    press(app, "onward")
    assert scene.pod is not None and dict(scene.pod.decks).keys() == {0}


def test_computers_settle_their_own_duels_and_people_play_theirs(app: Parlour) -> None:
    kept = Pods(app.folders)
    kept.open(SEALED, 7, (ADA, TANSY, TANSY._replace(name="Mump", crest="star")))
    scene = shown(app, "draft")
    press(app, "onward")
    assert scene.pod is not None and len(scene.pod.results) == 1
    for _ in range(2):
        pair = scene.kept.next_duel()
        assert pair is not None and 0 in pair
        assert "against" in words(app), "both faces of the next duel"
        press(app, "onward")
        table = app.scene
        assert isinstance(table, Table) and table.sitting is not None
        assert table.sitting.purpose == f"draft/7/{pair[0] + 1}-{pair[1] + 1}"
        give_up(table.sitting, 1 - pair.index(0))
        app.post(table.back())
        settle(app)
        scene = shown(app, "draft")
    assert scene.kept.next_duel() is None and scene.kept.over == 1
    assert scene.pod is not None and drafting.points(scene.pod)[0] == 2 and scene.kept.places()[0] == 1
    assert "against" not in words(app)
    press(app, "onward")
    assert scene.pod is None and any("Five boosters" in one for one in words(app)), "another Sealed is offered"


def test_every_card_of_a_draft_can_be_taken_by_keys(app: Parlour) -> None:
    kept = Pods(app.folders)
    kept.open(DRAFT, 8, (ADA, TANSY))
    scene = shown(app, "draft")
    for n in range(PICKS):
        assert scene.pod is not None and len(scene.pod.picks) == n
        key(app, pygame.K_RETURN)
        settle(app)
    assert not scene.kept.drafting() and scene.asked() == 0


def test_a_deck_that_is_being_built_stays_while_something_else_is_looked_at(app: Parlour) -> None:
    kept = Pods(app.folders)
    kept.open(SEALED, 6, (ADA, TANSY))
    scene = shown(app, "draft")
    press(app, f"card/{next(id for id, n in scene.inside.items() if n)}")
    before = scene.inside.copy()
    app.post(Push(app.make("settings")))
    settle(app)
    app.post(Pop())
    settle(app)
    assert app.scene is scene and scene.inside == before


def test_it_says_to_whom_the_rest_is_passed_on(app: Parlour) -> None:
    kept = Pods(app.folders)
    kept.open(DRAFT, 5, (ADA, TANSY, TANSY._replace(name="Grum")))
    scene = shown(app, "draft")
    assert "Take one, pass the rest on to Tansy" in words(app)
    while len(scene.pick().cards) > 1:
        scene.take()
    scene.set_out()
    assert "The last of this booster is yours" in words(app)
    while scene.pick().round == 0:
        scene.take()
    scene.set_out()
    assert "Take one, pass the rest on to Grum" in words(app), "the second booster goes the other way round"


def test_the_cards_of_a_booster_lie_in_as_many_rows_as_make_them_largest() -> None:
    marks = picture("draft", size=(1080, 1600))[1]
    cards = [mark.rect for mark in marks if mark.kind == "control" and mark.text.startswith("card/")]
    assert len(cards) == 8 and min(card.w for card in cards) > 170, "three to a row have 143 pixels"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_how_many_copies_are_in_the_deck_covers_no_stars(size: tuple[int, int]) -> None:
    marks = picture("draft_deck", size=size)[1]
    cards = [mark.rect for mark in marks if mark.kind == "control" and mark.text.startswith("card/")]
    told = [mark.rect for mark in marks if mark.kind == "text" and re.fullmatch(r"\d of \d", mark.text)]
    assert len(told) == len(cards) > 10
    for card in cards:
        stars = pygame.Rect(
            card.x, card.bottom - card.h // 8, round(card.w * (0.64 if card.w < MID else 0.5)), card.h // 8
        )
        assert not stars.collidelistall(told)


def test_above_the_cards_stands_how_many_are_left_in_the_booster_that_is_passed_round() -> None:
    marks = picture("draft")[1]
    said = [mark.text for mark in marks if mark.kind == "text"]
    cards = [mark for mark in marks if mark.kind == "control" and mark.text.startswith("card/")]
    assert said.count(f"{len(cards)} cards left") == 1 and {"Booster 1", "Booster 3"} <= {*said}


def test_with_larger_text_all_cards_that_may_be_taken_are_seen_at_once() -> None:
    marks = picture("draft", scale=150)[1]
    foot = next(mark.rect.top for mark in marks if mark.kind == "control" and mark.text == "onward")
    cards = [mark.rect for mark in marks if mark.kind == "control" and mark.text.startswith("card/")]
    assert len(cards) == 8 and min(card.h for card in cards) > 0.95 * max(card.h for card in cards), "none is cut"
    assert max(card.bottom for card in cards) < foot

"""Draft and Sealed by real events: cards taken, decks built, duels played, nobody's cards shown to another."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from game.modes import drafting
from game.modes.draft import Pods
from game.modes.drafting import DRAFT, PICKS, SEALED
from game.sitting import Player, Sitting
from game.store import Folders
from game.ui.house.fault import FaultScene
from game.ui.parlour import Parlour
from game.ui.scenes.draft import Draft
from game.ui.table.table import Table
from game.ui.window.scene import Push
from tests.ui.hands import click
from tests.ui.hands import press as key
from tests.ui.tabling import settle

ADA, VEX = Player("Ada", "person", "", "flame"), Player("Vex", "person", "", "wave")
TANSY = Player("Tansy", "computer", "normal", "leaf")


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Parlour]:
    made = Parlour(Folders(tmp_path, None, None), size=(1280, 720))
    made.open()
    yield made
    made.close()


def shown(app: Parlour) -> Draft:
    app.post(Push(app.make("draft")))
    settle(app)
    assert isinstance(app.scene, Draft)
    return app.scene


def press(app: Parlour, id: str) -> None:
    click(app, next(control for control in app.scene.controls() if control.id == id))
    settle(app)
    assert not isinstance(app.scene, FaultScene)


def ids(app: Parlour) -> set[str]:
    return {control.id for control in app.scene.controls()}


def give_up(sitting: Sitting, seat: int) -> None:
    lot = Random(1)
    for _ in range(8):
        assert sitting.match.decision is not None
        sitting.answer(lot.choice(sitting.match.decision.options).key)
    sitting.concede(seat)


def test_boosters_are_opened_and_a_card_is_taken_by_click(app: Parlour) -> None:
    scene = shown(app)
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
    scene = shown(app)
    for name in ("Ada", "Vex"):
        assert not any(id.startswith("card/") for id in ids(app))
        assert any(name in str(getattr(one, "text", "")) for one in scene.widgets)
        press(app, "onward")
        assert any(id.startswith("card/") for id in ids(app))
        press(app, "onward")
    assert scene.seen is None and scene.asked() == 0


def test_a_deck_is_built_by_pressing_cards_and_what_is_wrong_is_told(app: Parlour) -> None:
    kept = Pods(app.folders)
    kept.open(SEALED, 6, (ADA, TANSY))
    scene = shown(app)
    assert sum(scene.inside.values()) == 20, "a suggestion to begin with"
    inside = next(id for id, n in scene.inside.items() if n)
    before = scene.inside[inside]
    most = scene.pool(0).count(inside)
    for _ in range(most - before + 1):
        press(app, f"card/{inside}")
    assert scene.inside[inside] == 0
    onward = next(control for control in scene.controls() if control.id == "onward")
    assert onward.why_not is not None and "a limited deck has 20 to 40 cards" in onward.why_not
    press(app, "suggest")
    press(app, "onward")
    assert scene.pod is not None and dict(scene.pod.decks).keys() == {0}


def test_computers_settle_their_own_duels_and_people_play_theirs(app: Parlour) -> None:
    kept = Pods(app.folders)
    kept.open(SEALED, 7, (ADA, TANSY, TANSY._replace(name="Mump", crest="star")))
    scene = shown(app)
    press(app, "onward")
    assert scene.pod is not None and len(scene.pod.results) == 1
    for _ in range(2):
        pair = scene.kept.next_duel()
        assert pair is not None and 0 in pair
        press(app, "onward")
        table = app.scene
        assert isinstance(table, Table) and table.sitting is not None
        assert table.sitting.purpose == f"draft/7/{pair[0] + 1}-{pair[1] + 1}"
        give_up(table.sitting, 1 - pair.index(0))
        app.post(table.back())
        settle(app)
        scene = shown(app)
    assert scene.kept.next_duel() is None and scene.kept.over == 1
    assert scene.pod is not None and drafting.points(scene.pod)[0] == 2 and scene.kept.places()[0] == 0
    press(app, "onward")
    assert scene.pod is None


def test_every_card_of_a_draft_can_be_taken_by_keys(app: Parlour) -> None:
    kept = Pods(app.folders)
    kept.open(DRAFT, 8, (ADA, TANSY))
    scene = shown(app)
    for n in range(PICKS):
        assert scene.pod is not None and len(scene.pod.picks) == n
        key(app, pygame.K_RETURN)
        settle(app)
    assert not scene.kept.drafting() and scene.asked() == 0

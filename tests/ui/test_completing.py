"""What a deck lacks, in the workshop: all of it or one put in, another asked for, and the way back."""

from __future__ import annotations

import pygame

from game.rules.pack.completing import proposals
from game.ui.parlour import Parlour
from game.ui.scenes.workshop.completing import Completing
from game.ui.widgets.controls import Words
from game.ui.widgets.flowing import ScrollArea
from tests.ui.hands import press
from tests.ui.moding import control
from tests.ui.shopping import CONTENT, bench, on_disk
from tests.ui.visiting import click

BEGUN = "# Begun (short)\n2 Rune Snail\n"
SNAILS = {"MP-040": 2}


def opened(app: Parlour, text: str = BEGUN) -> Completing:
    """The page over the bench, by the button beside the one that is not ready to play."""
    bench(app, text)
    click(app, "complete")
    assert isinstance(app.scene, Completing)
    return app.scene


def said(scene: Completing) -> set[str]:
    """The words in the list."""
    listed = next(widget for widget in scene.widgets if isinstance(widget, ScrollArea))
    return {widget.text for widget in listed.children if isinstance(widget, Words)}


def test_all_that_is_proposed_is_put_in_at_once_and_undo_takes_it_out_at_once(app: Parlour) -> None:
    scene = opened(app)
    bench_ = app.scenes[-2]
    click(app, "all")
    assert app.scene is bench_ and scene.deck.legal and on_disk(app, scene.deck.id)["MP-040"] == 2
    press(app, pygame.K_z, pygame.KMOD_CTRL)
    assert on_disk(app, scene.deck.id) == SNAILS


def test_every_card_stands_there_with_its_reasons(app: Parlour) -> None:
    scene = opened(app)
    told = proposals(CONTENT, "short", [*SNAILS.items()])
    assert len(told) == 18 and scene.found == told
    assert {reason.words for one in told for reason in one.reasons} <= said(scene)


def test_one_of_them_is_put_in_and_the_rest_is_thought_over_for_the_deck_as_it_is_then(app: Parlour) -> None:
    scene = opened(app)
    third = scene.found[2].monster
    click(app, "take/2")
    assert on_disk(app, scene.deck.id) == SNAILS | {third.id: 1}
    assert scene.found == proposals(CONTENT, "short", scene.deck.draft.cards) and len(scene.found) == 17
    click(app, "undo")
    assert on_disk(app, scene.deck.id) == SNAILS and not control(app, "undo").enabled


def test_another_is_proposed_in_place_of_one_that_is_not_wanted(app: Parlour) -> None:
    scene = opened(app)
    first = scene.found[0].monster
    click(app, "other/0")
    assert len(scene.found) == 18 and first not in [one.monster for one in scene.found]
    assert on_disk(app, scene.deck.id) == SNAILS


def test_the_page_is_left_when_the_last_card_is_in(app: Parlour) -> None:
    starter = CONTENT.decks["tidal_dodge_20"].cards
    lines = [f"{n} {id}" for id, n in starter]
    scene = opened(app, "\n".join(["# Nearly (short)", *lines[:-1]]))
    while isinstance(app.scene, Completing):
        left = len(scene.found)
        click(app, "take/0")
        assert len(scene.found) < left
    assert scene.deck.legal


def test_only_a_deck_that_is_begun_and_not_full_is_completed(app: Parlour) -> None:
    for text, why in (("", "Put in a card"), ("# X (short)\n20 Rune Snail\n", "full already")):
        bench(app, text)
        assert all(one.id != "complete" for one in app.controls())
        press(app, pygame.K_h)
        assert not control(app, "answer/0").enabled and why in control(app, "answer/0").why_not
        press(app, pygame.K_ESCAPE)

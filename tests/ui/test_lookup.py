"""What is looked up in the whole rulebook: rules and cards, the same as on the page beside the table."""

from __future__ import annotations

import pygame
import pytest

from game.rules import GAMES
from game.store import Folders
from game.ui.gallery import opened
from game.ui.parlour import Parlour
from game.ui.scenes.cardpage import CardPage
from game.ui.scenes.rulebook import Rulebook
from game.ui.table.lookup import Found, found_in, shortened
from game.ui.table.table import Table
from tests.sure import every
from tests.ui.hands import press
from tests.ui.test_packs_page import CARD, a_pack
from tests.ui.visiting import click, show, write

WORDS = {"pontoon": "ranger", "kingdom": "princess", "pack": "wild", "dragon": "boat", "montoons": "pull"}


def book(app: Parlour, game: str) -> Rulebook:
    scene = Rulebook(app, game)
    show(app, scene)
    return scene


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("unpainted")
def test_the_whole_book_finds_what_the_page_beside_the_table_finds(game: str) -> None:
    with opened(f"{game}_table") as app:
        table = app.scene
        assert isinstance(table, Table)
        page = table.frame.rules
        page.seek(WORDS[game])
        beside = [line.card for line in page.lines()]
        scene = book(app, game)
        write(app, WORDS[game])
        rows = [item.id.partition("/") for item in scene.list.rows()]
        assert [int(card) if kind == "card" else None for kind, _, card in rows] == beside
        assert any(card is not None for card in beside) and None in beside


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("unpainted")
def test_every_card_is_found_by_its_name_before_any_rule(app: Parlour, game: str) -> None:
    scene = book(app, game)
    assert scene.lookup is not None
    for card in every(scene.lookup.cards):
        found = found_in(scene.book, scene.lookup, scene.lookup.words(card)[0].upper())
        assert card in [one.card for one in found.named]
    write(app, scene.lookup.words(scene.lookup.cards[-1])[0])
    assert scene.list.rows()[0].id == f"card/{scene.found.named[0].card}"


def test_a_card_that_was_found_is_shown_large_and_leads_back_to_what_was_found(app: Parlour) -> None:
    scene = book(app, "kingdom")
    write(app, "princess")
    press(app, pygame.K_RETURN)
    press(app, pygame.K_RETURN)
    app.step([], 16)
    page = app.scene
    assert isinstance(page, CardPage) and page.card == scene.found.named[0].card
    around = len(page.around)
    assert around == len(scene.found.named) + len(scene.found.told) > 2
    click(app, "after")
    assert page.card == scene.found.told[0].card
    for _ in range(around - 1):
        click(app, "after")
    assert page.card == scene.found.named[0].card, "round and round"
    click(app, "before")
    assert page.card == scene.found.told[-1].card
    press(app, pygame.K_ESCAPE)
    app.step([], 16)
    assert app.scene is scene and scene.searched == "princess"


@pytest.mark.usefixtures("unpainted")
def test_a_rule_among_the_cards_turns_the_book_to_it(app: Parlour) -> None:
    scene = book(app, "kingdom")
    write(app, "princess")
    press(app, pygame.K_RETURN)
    press(app, pygame.K_DOWN)
    press(app, pygame.K_DOWN)
    press(app, pygame.K_RETURN)
    hit = scene.hits[1]
    assert app.scene is scene and scene.opened.layout
    assert scene.opened.spread == scene.opened.layout.spread_of(hit.section, hit.paragraph)


@pytest.mark.usefixtures("unpainted")
def test_a_rule_that_was_found_is_listed_by_its_heading_with_the_word_itself_below(app: Parlour) -> None:
    scene = book(app, "kingdom")
    write(app, "princess")
    rules = [item for item in scene.list.rows() if item.text[:1].isdigit()]
    assert len(rules) == len(scene.hits) > 5
    for item in every(rules):
        assert "princess" in f"{item.text} {item.under}".casefold(), item


@pytest.mark.usefixtures("unpainted")
def test_what_neither_a_rule_nor_a_card_says_is_not_found(app: Parlour) -> None:
    scene = book(app, "pontoon")
    write(app, "xylophone")
    assert scene.list.rows() == [] and "no card" in scene.list.empty
    write(app, " ")
    assert found_in(scene.book, scene.lookup, "  ") == Found()


@pytest.mark.usefixtures("unpainted")
def test_cards_are_read_when_something_is_searched_for_and_not_before(app: Parlour) -> None:
    scene = book(app, "pontoon")
    assert "lookup" not in vars(scene)
    write(app, "r")
    assert "lookup" in vars(scene)


@pytest.mark.usefixtures("unpainted")
def test_cards_of_packs_that_are_on_are_found_too(app: Parlour, folders: Folders) -> None:
    a_pack(folders, "newts", {"pontoon/guild.yaml": CARD.format(7)})
    scene = book(app, "pontoon")
    write(app, "newt 7")
    assert [one.name for one in scene.found.named] == ["Newt 7"]


def test_words_of_a_card_are_cut_between_words() -> None:
    assert shortened("one two three", 9) == "one two ..."
    assert shortened("one two", 9) == "one two"

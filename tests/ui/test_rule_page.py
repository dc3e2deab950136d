"""The rulebook beside the table: open at what holds, following the question, with the game going on beside it."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.rules import GAMES
from game.ui.gallery import opened
from game.ui.parlour import Parlour
from game.ui.scenes.rulebook import Rulebook
from game.ui.table.rulepage import RulePage
from game.ui.table.table import Table
from tests.sure import every
from tests.ui.hands import click, named, press


def page_of(app: Parlour) -> tuple[Table, RulePage]:
    table = app.scene
    assert isinstance(table, Table)
    return table, table.frame.rules


def answers(app: Parlour, table: Table) -> Iterator[str]:
    """The section after each of some answers by the first digit."""
    for _ in range(60):
        app.step([], 200)
        if table.question.open:
            press(app, pygame.K_1)
        yield table.frame.rules.book.sections[table.frame.rules.at()].number


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("unpainted")
def test_it_opens_at_the_section_that_holds_and_leaves_the_table_its_room(game: str) -> None:
    with opened(f"{game}_table", (1280, 720)) as app:
        table, page = page_of(app)
        wide = table.room[0]
        press(app, pygame.K_r)
        assert page.open and page.book.sections[page.at()].number == page.rule_here()
        x, _, w, _ = page.box
        assert table.room[0] == x - 4 and x + w <= wide
        for one in every(one for one in table.controls() if one.zone != "rulebook"):
            assert one.rect[0] + one.rect[2] <= x, one.id
        press(app, pygame.K_ESCAPE)
        assert not page.open and table.room[0] == wide and app.scene is table


@pytest.mark.usefixtures("unpainted")
def test_it_follows_the_game_that_goes_on_beside_it() -> None:
    with opened("kingdom_table", (1280, 720)) as app:
        table, page = page_of(app)
        app.settings.speed = 4
        press(app, pygame.K_r)
        before = len(table.match.answers)
        seen = set(answers(app, table))
        assert page.open and len(table.match.answers) > before and len(seen) > 1


@pytest.mark.usefixtures("unpainted")
def test_what_was_turned_to_stays_until_what_holds_is_asked_for() -> None:
    with opened("kingdom_table", (1280, 720)) as app:
        table, page = page_of(app)
        press(app, pygame.K_r)
        here = page.at()
        click(app, named(table, "rulebook/after"))
        assert page.at() == here + 1
        click(app, named(table, "rulebook/before"))
        click(app, named(table, "rulebook/before"))
        assert page.at() == here - 1
        click(app, named(table, "rulebook/here"))
        assert page.at() == here and page.turned is None


@pytest.mark.usefixtures("unpainted")
def test_words_are_found_and_lead_to_their_section() -> None:
    with opened("kingdom_table", (1280, 720)) as app:
        table, page = page_of(app)
        press(app, pygame.K_r)
        click(app, named(table, "rulebook/find"))
        app.step([pygame.event.Event(pygame.TEXTINPUT, text=letter) for letter in "graveyard"], 16)
        found = [line for line in page.lines() if line.leads is not None]
        assert len(found) > 3 and len(found) == len(page.book.find("graveyard"))
        click(app, named(table, "found/1"))
        assert page.sought == "" and page.at() == found[1].leads
        page.seek("no such words")
        assert page.lines() == []


@pytest.mark.usefixtures("unpainted")
def test_the_whole_book_opens_at_the_same_section() -> None:
    with opened("dragon_table", (1280, 720)) as app:
        table, page = page_of(app)
        press(app, pygame.K_r)
        number = page.book.sections[page.at()].number
        click(app, named(table, "rulebook/whole"))
        app.step([], 16)
        book = app.scene
        assert isinstance(book, Rulebook) and book.book.sections[book.opened.here()].number == number


@pytest.mark.usefixtures("unpainted")
def test_in_a_small_window_it_lies_over_the_table_and_goes_with_the_choice() -> None:
    with opened("kingdom_table", (1280, 720), 200) as app:
        table, page = page_of(app)
        wide = table.room[0]
        press(app, pygame.K_r)
        assert table.room[0] == wide and page.asked > 0
        x, y, w, h = page.box
        for one in every(one for one in table.controls() if one.zone != "rulebook"):
            assert not (x < one.rect[0] + one.rect[2] / 2 < x + w and y < one.rect[1] + one.rect[3] / 2 < y + h)
        press(app, pygame.K_1)
        assert not page.open


@pytest.mark.usefixtures("unpainted")
def test_a_long_section_is_scrolled_by_wheel_and_arrows_to_its_end_and_no_further() -> None:
    with opened("pontoon_table", (1280, 720), 200) as app:
        table, page = page_of(app)
        press(app, pygame.K_r)
        assert len(page.visible()) < len(page.lines())
        for _ in range(len(page.lines()) + 5):
            page.scroll(-1)
        assert page.visible()[-1][0] == page.lines()[-1] and not page.scroll(-1)
        step = named(table, "rulebook/here").steer
        assert step and step(0, -1) and step(0, 1) and not step(0, 1)


@pytest.mark.usefixtures("unpainted")
def test_what_one_person_looked_for_is_not_there_for_the_next() -> None:
    with opened("kingdom_table", (1280, 720)) as app:
        table, page = page_of(app)
        press(app, pygame.K_r)
        page.turn(2)
        page.seek("graveyard")
        table.put_away()
        assert page.open and (page.sought, page.turned, page.first) == ("", None, 0)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("unpainted")
def test_every_card_is_found_by_its_name_and_enlarged_by_a_press(game: str) -> None:
    with opened(f"{game}_table", (1280, 720)) as app:
        table, page = page_of(app)
        press(app, pygame.K_r)
        cards = table.top.lookup.cards
        for card in every(cards):
            page.seek(table.top.words_of(card)[0])
            named_so = [line.card for line in page.lines() if line.card is not None]
            assert card in named_so and page.lines()[0].card is not None
        page.seek(table.top.words_of(cards[-1])[0])
        click(app, named(table, "found/0"))
        assert table.zoom.on is not None and table.zoom.card == page.lines()[0].card
        press(app, pygame.K_z)
        assert table.zoom.on is None and page.open


@pytest.mark.usefixtures("unpainted")
def test_a_card_is_found_by_what_it_does_too_after_what_the_rules_say() -> None:
    with opened("montoons_table", (1280, 720)) as app:
        table, page = page_of(app)
        page.seek("pull")
        kinds = ["card" if line.card is not None else "rule" for line in page.lines()]
        first, last = kinds.index("rule"), len(kinds) - kinds[::-1].index("rule")
        assert "card" in kinds[last:] and "card" not in kinds[first:last]


@pytest.mark.usefixtures("unpainted")
def test_a_worked_example_is_played_from_its_section_and_leads_back() -> None:
    with opened("dragon_table", (1280, 720)) as app:
        table, page = page_of(app)
        press(app, pygame.K_r)
        section = next(i for i, one in enumerate(page.book.sections) if any("DRA-E02" in p.ids for p in one.paragraphs))
        page.turn(section)
        page.first = next(i for i, line in enumerate(page.lines()) if line.plays is not None)
        click(app, named(table, "found/0"))
        app.step([], 16)
        example = app.scene
        assert isinstance(example, Table) and example is not table and not example.match.answers
        app.post(example.home())
        app.step([], 16)
        assert app.scene is table and page.open


def test_beside_a_table_whose_words_would_be_too_small_to_read_nothing_stands() -> None:
    """Small units make much room of few pixels."""
    for size, scale, aside in every([((1024, 640), 75, False), ((1280, 720), 75, True)]):
        with opened("kingdom_rules", size, scale) as app:
            table = app.scene
            assert isinstance(table, Table)
            assert bool(table.view.aside) == aside

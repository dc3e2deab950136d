"""The log as it is read: rounds as headings, whose deed a line tells, what is folded and filtered, and the way back."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.engine.events import Changed, Chose, Event, Moved, Rolled, Said
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.ui.draw.paint import rgb
from game.ui.parlour import Parlour
from game.ui.table.aside import PAST, WATCHED, WHAT_IF
from game.ui.table.chronicle import SINCE, Row, marked_since, only_those, owners, rows_of
from game.ui.table.table import Table
from tests.sure import every
from tests.ui.hands import click, named, press
from tests.ui.pontoon_tabling import match_of
from tests.ui.tabling import Nobody, at_table, seated, settle

NEWS: list[Event] = [
    Changed("round", None, 1, False),
    Said("begins", 1, (), 3),
    Chose(0, "hit", 3),
    Moved(7, "deck", "pile/1", 0, 0, 3, False),
    Said("waits", 0, (), 3),
    Said("waits", 0, (), 3),
    Changed("round", None, 2, False),
    Said("wins", None, (), 3),
]
TOLD = [(1, "Vex begins."), (3, "A card."), (4, "Ada waits."), (5, "Ada waits."), (7, "Nobody wins.")]


def rows() -> list[Row]:
    return rows_of(TOLD, lambda n: NEWS[n], lambda event: 1 if isinstance(event, Moved) else None, "Round")


def test_rounds_are_headings_and_what_is_told_twice_stands_once() -> None:
    assert [(row.text, row.seat, row.times) for row in rows()] == [
        ("Round 1", None, 1),
        ("Vex begins.", 1, 1),
        ("A card.", 1, 1),
        ("Ada waits.", 0, 2),
        ("Round 2", None, 1),
        ("Nobody wins.", None, 1),
    ]


def test_a_line_that_begins_as_its_heading_does_is_told_in_the_heading_alone() -> None:
    news: list[Event] = [Changed("turn", None, 6, False), Said("turn", 1, (6,), 3), Chose(1, "hit", 3)]
    told = rows_of([(1, "Turn 6: Vex."), (2, "Vex hits.")], lambda n: news[n], lambda event: None, "Turn")
    assert [(row.text, row.heading) for row in told] == [("Turn 6: Vex", True), ("Vex hits.", False)]


def test_what_comes_of_a_throw_is_no_deed_of_who_was_asked_before_it() -> None:
    news: list[Event] = [Chose(0, "hit", 3), Rolled(1, 6, 1), Moved(7, "map", "hoard", 0, 0, 3, False)]
    told = rows_of([(2, "The Dragon takes a boat.")], lambda n: news[n], lambda event: None, "Round")
    assert [row.seat for row in told] == [1]


def test_the_deeds_of_one_seat_keep_the_headings_over_them() -> None:
    assert [row.text for row in only_those(rows(), lambda row: row.seat == 0)] == ["Round 1", "Ada waits."]
    assert [row.text for row in only_those(rows(), lambda row: row.seat == 1)] == ["Round 1", "Vex begins.", "A card."]


def test_what_others_did_since_ones_own_last_choice_stands_under_a_heading() -> None:
    after = [Row(3, "Ada hits.", 0), Row(5, "Round 2", heading=True), Row(6, "Vex stays.", 1), Row(8, "Ada draws.", 0)]
    told = [(row.text, row.heading) for row in marked_since(after, 3, 0)]
    assert told == [
        ("Ada hits.", False),
        (SINCE, True),
        ("Round 2", True),
        ("Vex stays.", False),
        ("Ada draws.", False),
    ]
    assert marked_since(after, 6, 0) == after, "nobody else has done anything since"


def test_a_line_that_tells_of_a_card_shows_it_large_and_no_other_does() -> None:
    match, lot = match_of(3, 5), Random(5)
    while len(match.answers) < 12 or match.decision.player != 0:
        match.answer(lot.choice(match.decision.options).key)
    with at_table(seated(match), Nobody()) as (app, table):
        press(app, pygame.K_l)
        lines = list(table.log.lines_seen())
        cards = [one for one in lines if "card" in one.tags]
        assert cards and len(cards) < len(lines)
        for one in every(cards):
            event = match.events[int(one.id.partition("/")[2])]
            assert one.tags["card"] == event.card
        table.zoom.toggle(cards[-1])
        assert table.zoom.card == cards[-1].tags["card"]
        assert table.zoom.card_at(cards[0].id) is not None and table.zoom.card_at("line/0") is None


@pytest.mark.usefixtures("unpainted")
def test_a_line_that_tells_of_a_throw_shows_its_die_and_no_other_does() -> None:
    match, lot = Match(GAMES["dragon"], shipped_content("dragon"), 2, 3), Random(3)
    while len(match.answers) < 12:
        match.answer(lot.choice(match.decision.options).key)
    with at_table(seated(match), Nobody()) as (_, table):
        rows = [row for row in table.log.rows() if not row.heading]
        dice = [(row, thrown) for row in rows if (thrown := table.log.thrown(row))]
        assert dice and len(dice) < len(rows)
        for row, thrown in every(dice):
            before = match.events[row.number - len(thrown) : row.number]
            assert [event.value for event in before if isinstance(event, Rolled)] == thrown
        assert any(f"rolls {thrown[0]}." in row.text for row, thrown in dice)


def test_a_zone_has_an_owner_where_every_seat_has_one_of_its_kind() -> None:
    zones = ["deck", "hand/0", "hand/1", "cell/0", "cell/1", "cell/2", "row/0/2", "row/1/2"]
    assert owners(zones, 2) == {"hand/0": 0, "hand/1": 1, "row/0/2": 0, "row/1/2": 1}


def test_every_line_is_shown_once_in_every_game() -> None:
    for name in every(GAMES):
        match, lot = Match(GAMES[name], shipped_content(name), GAMES[name].seats[0], 5), Random(5)
        while match.decision and len(match.answers) < 60:
            match.answer(lot.choice(match.decision.options).key)
        with at_table(seated(match), Nobody()) as (_, table):
            found = [row for row in table.log.rows() if not row.heading]
            told = [text for _, text in table.log.lines()]
            again = sum(text.rstrip(".") in {row.text for row in table.log.rows() if row.heading} for text in told)
            assert 0 <= len(told) - sum(row.times for row in found) <= again, name
            assert {row.seat for row in found} >= set(range(match.seats)), name


@pytest.mark.parametrize("back", ("key", "bar", "foot"))
def test_from_the_past_every_way_leads_back_to_the_game(back: str) -> None:
    with at_table(seated(Match(GAMES["pontoon"], shipped_content("pontoon"), 2, 4))) as (app, table):
        settle(app, 30)
        press(app, pygame.K_l)
        click(app, [one for one in table.controls() if one.id.startswith("line/")][0])
        settle(app)
        assert table.past.shown and pygame.display.get_surface().get_at((1, 300))[:3] == rgb(PAST.colour)
        if back == "key":
            press(app, pygame.K_BACKSPACE)
        else:
            click(app, named(table, "bar/return" if back == "bar" else "log/last"))
        settle(app)
        assert not table.past.shown and pygame.display.get_surface().get_at((1, 300))[:3] != rgb(PAST.colour)


def test_a_what_if_is_marked_and_leads_back_to_where_it_was_begun() -> None:
    with at_table(seated(Match(GAMES["pontoon"], shipped_content("pontoon"), 2, 4))) as (app, table):
        settle(app, 30)
        table.past.to(table.match.marks[0])
        app.post(table.past.play_from_here())
        settle(app)
        assert app.scene is not table and app.scene.sitting.what_if_only
        assert pygame.display.get_surface().get_at((1, 300))[:3] == rgb(WHAT_IF.colour)
        press(app, pygame.K_BACKSPACE)
        settle(app)
        assert app.scene is table


def test_a_game_that_is_only_looked_at_is_marked_and_says_why_wherever_it_is_asked() -> None:
    sitting = seated(Match(GAMES["pontoon"], shipped_content("pontoon"), 2, 4))
    sitting.view_only = why = "This game is open in another window."
    with at_table(sitting) as (app, table):
        settle(app, 30)
        assert pygame.display.get_surface().get_at((1, 300))[:3] == rgb(WATCHED.colour)
        assert "bar/return" not in {control.id for control in table.controls()}, "there is no other game to go back to"
        press(app, pygame.K_h)
        assert app.toasts.shown[-1].text == why
        assert why in {control.why_not for control in table.controls() if not control.id.startswith("bar/")}
        press(app, pygame.K_ESCAPE)
        assert app.scene.kept_words() == why  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_called_thinking_at_a_table_that_is_only_looked_at(game: str) -> None:
    match, lot = Match(GAMES[game], shipped_content(game), 2, 5), Random(5)
    while len(match.answers) < 12 or match.decision.player != 1:
        match.answer(lot.choice(match.decision.options).key)
    for why in (None, "This game is open in another window."):
        sitting = seated(match)
        sitting.view_only = why
        with at_table(sitting, Nobody()) as (app, _):
            app.painter.record = True
            settle(app, 30)
            app.dirty = True
            app.step([], 16)
            told = " ".join(mark.text for mark in app.painter.marks if mark.kind == "text")
            assert ("thinking" in told) == (why is None), told


WAYS = ("One step back", "Play on", "One step on", "What if?", "Back to my game")


def by_key(app: Parlour, table: Table, id: str) -> None:
    """Chosen with the keyboard, wherever the focus has been."""
    assert named(table, id).enabled
    table.focus.at = id
    press(app, pygame.K_RETURN)


@pytest.mark.parametrize(("game", "scale"), [*((name, 100) for name in GAMES), ("kingdom", 200), ("montoons", 200)])
def test_the_past_is_walked_and_left_by_log_and_bar_in_every_game(game: str, scale: int) -> None:
    match, lot = Match(GAMES[game], shipped_content(game), GAMES[game].seats[0], 5), Random(5)
    while match.decision and (len(match.answers) < 12 or match.decision.player):
        match.answer(lot.choice(match.decision.options).key)
    with at_table(seated(match), Nobody()) as (app, table):
        app.settings.ui_scale = scale
        app.rescaled()
        table.past.to(match.marks[-2])
        press(app, pygame.K_l)
        settle(app)
        told = table.news.shown
        by_key(app, table, "log/before")
        assert table.news.shown < told
        by_key(app, table, "log/after")
        assert table.news.shown >= told
        by_key(app, table, "log/first")
        assert table.news.shown == 0
        ways = {one.id for one in table.controls() if one.label in WAYS}
        assert {id.partition("/")[0] for id in ways} == {"bar", "log"}, "no table has ways of its own"
        assert ("bar/branch" in ways) == (scale == 100), "a narrow bar leaves them to the log"
        if scale == 100:
            by_key(app, table, "bar/play")
            assert table.news.shown == len(match.events), "at this speed all that followed is shown at once"
            press(app, pygame.K_l)
            by_key(app, table, "bar/branch")
        else:
            by_key(app, table, "log/branch")
        settle(app)
        assert app.scene is not table and app.scene.sitting.what_if_only
        press(app, pygame.K_BACKSPACE)
        settle(app)
        assert app.scene is table and table.past.shown
        by_key(app, table, "bar/return")
        assert not table.past.shown


def shown(table: Table) -> list[str]:
    return [row.text for row in table.log.rows() if not row.heading]


def type_in(app: Parlour, text: str) -> None:
    app.step([pygame.event.Event(pygame.TEXTINPUT, text=letter) for letter in text], 16)


def in_battle() -> Match:
    """A game of Pontoon with a battle behind it."""
    match, lot = match_of(3, 5), Random(5)
    while match.state.view(0)["facts"]["round"] < 2 or match.decision.player != 0:
        match.answer(lot.choice(match.decision.options).key)
    return match


def test_the_log_tells_of_battles_alone_and_of_what_is_sought() -> None:
    with at_table(seated(in_battle()), Nobody()) as (app, table):
        press(app, pygame.K_l)
        whole = shown(table)
        click(app, named(table, f"log/only/{table.view.seats + 1}"))
        fought = shown(table)
        assert fought and set(fought) < set(whole)
        assert any("win" in line for line in fought) and not any("hits" in line.casefold() for line in fought)
        click(app, named(table, "log/only/0"))
        press(app, pygame.K_f, pygame.KMOD_CTRL)
        type_in(app, "sTaY")
        assert shown(table) == [line for line in whole if "stay" in line.casefold()] != []
        press(app, pygame.K_ESCAPE)
        assert shown(table) == whole and table.log.open
        type_in(app, "no such thing")
        assert shown(table) == []


def test_the_key_that_finds_opens_the_log_and_letters_do_nothing_else() -> None:
    """H would ask for a hint, R would open the rulebook."""
    with at_table(seated(in_battle()), Nobody()) as (app, table):
        press(app, pygame.K_f, pygame.KMOD_CTRL)
        assert table.log.open
        for key, letter in every(((pygame.K_h, "h"), (pygame.K_r, "r"))):
            press(app, key)
            type_in(app, letter)
        assert table.log.sought == "hr" and app.scene is table and table.view.hint is None

"""Bookmarks: moments that somebody marks for themselves, gone to from the line of the past and from the log."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.company import Player
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.sitting import Sitting
from game.store import Folders
from game.store.jotted import MOST, Jotting, bookmarks_in, jottings_of, moment, plain_of
from game.store.savefile import shared
from game.ui.parlour import Parlour
from game.ui.table.chronicle import Row, with_bookmarks
from game.ui.table.timeline import grouped
from tests.sure import every
from tests.ui.hands import Hand, button, by_keys, by_mouse, by_pad, click, middle, named, press
from tests.ui.tabling import Nobody, at_table, first_lesson, seated, settle, traces
from tests.ui.test_table_past import played

WORDS = Jotting("star", "was that wise")


def write(app: Parlour, words: str) -> None:
    for letter in words:
        app.step([pygame.event.Event(pygame.TEXTINPUT, text=letter)], 16)


def ids(table: Any, start: str) -> list[str]:
    return [one.id for one in table.controls() if one.id.startswith(start)]


def marked(sitting: Sitting, *answers: int, seat: int = 0) -> list[int]:
    """Bookmarks of a seat before these answers; how many events had happened at each."""
    counts = [sitting.match.marks[at] for at in answers]
    sitting.jottings[seat] = {moment(count): WORDS._replace(text=f"word {count}") for count in counts}
    return counts


# --- set


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("looking", ["playing", "looking back"])
def test_the_key_marks_the_moment_that_is_shown_and_words_may_be_written(looking: str) -> None:
    sitting = played(30)
    with at_table(sitting, Nobody()) as (app, table):
        if looking == "looking back":
            table.past.to(sitting.match.marks[12])
        count, given = table.news.shown, len(sitting.match.answers)
        press(app, pygame.K_b)
        assert sitting.jottings[0] == {moment(count): Jotting("star", "")}, "no word is needed"
        write(app, "was that wise")
        press(app, pygame.K_1)
        press(app, pygame.K_RETURN)
        assert table.frame.jotpad.about is None and sitting.jottings[0] == {moment(count): WORDS}
        assert len(sitting.match.answers) == given and table.news.shown == count


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("hand", [by_mouse, by_keys, by_pad])
def test_the_button_of_the_log_marks_it_and_every_hand_reaches_it(hand: Hand) -> None:
    sitting = played(30)
    with at_table(sitting, Nobody()) as (app, table):
        press(app, pygame.K_l)
        hand(app, table, "log/mark")
        assert list(bookmarks_in(sitting.jottings[0], 9999)) == [len(sitting.match.events)]
        hand(app, table, "jotpad/done")
        assert table.frame.jotpad.about is None and table.log.open


@pytest.mark.usefixtures("unpainted")
def test_the_button_beside_the_line_and_the_one_for_notes_mark_it_too() -> None:
    sitting = played(30)
    with at_table(sitting, Nobody()) as (app, table):
        table.frame.pick_note()
        click(app, named(table, "jotpick/moment"))
        click(app, named(table, "jotpad/done"))
        table.past.to(9)
        click(app, named(table, "bookmark/new"))
        assert list(table.view.bookmarks) == [9, len(sitting.match.events)]


@pytest.mark.usefixtures("unpainted")
def test_it_cannot_be_set_in_a_lesson_nor_where_nothing_is_kept_and_it_says_so() -> None:
    run = first_lesson("pontoon")
    with at_table(seated(run.match), Nobody(), run) as (app, table):
        press(app, pygame.K_b)
        assert "lessons" in app.toasts.shown[-1].text and not sitting_notes(table)
        press(app, pygame.K_l)
        assert not ids(table, "log/mark")
    sitting = played(10)
    sitting.view_only = "These rules have changed."
    with at_table(sitting, Nobody()) as (app, table):
        press(app, pygame.K_b)
        assert "only be looked at" in app.toasts.shown[-1].text and not sitting_notes(table)


def sitting_notes(table: Any) -> dict[str, Any]:
    return plain_of(table.sitting.jottings)


@pytest.mark.usefixtures("unpainted")
def test_there_are_no_more_notes_than_are_kept() -> None:
    sitting = played(10)
    sitting.jottings[0] = {f"hex/{n},0": WORDS for n in range(MOST - 1)}
    with at_table(sitting, Nobody()) as (app, table):
        press(app, pygame.K_b)
        press(app, pygame.K_RETURN)
        assert len(sitting.jottings[0]) == MOST
        table.past.to(3)
        press(app, pygame.K_b)
        assert table.frame.jotpad.about is None and len(sitting.jottings[0]) == MOST
        assert str(MOST) in app.toasts.shown[-1].text
        assert len(jottings_of(plain_of(sitting.jottings), 3)[0]) == MOST, "all of them come back"


# --- gone to, changed and removed


def test_a_ribbon_on_the_line_and_a_row_of_the_log_lead_to_it() -> None:
    sitting = played(40)
    first, second = marked(sitting, 8, 30)
    with at_table(sitting, Nobody()) as (app, table):
        table.past.to(1)
        x, _, w, _ = named(table, "timeline").rect
        for count in every((first, second)):
            ribbon = named(table, f"bookmark/{count}")
            assert middle(ribbon.rect)[0] == pytest.approx(x + w * count / len(sitting.match.events))
            assert ribbon.label == f"word {count}"
            click(app, ribbon)
            assert table.news.shown == count
        press(app, pygame.K_l)
        chip = ids(table, "log/only/")[-1]
        click(app, named(table, chip))
        assert ids(table, "log/bookmark/") == [f"log/bookmark/{first}", f"log/bookmark/{second}"]
        assert not ids(table, "line/")
        click(app, named(table, f"log/bookmark/{first}"))
        assert table.news.shown == first


@pytest.mark.usefixtures("unpainted")
def test_keys_lead_from_one_to_the_next_and_say_when_there_is_none() -> None:
    sitting = played(40)
    first, second = marked(sitting, 8, 30)
    with at_table(sitting, Nobody()) as (app, table):
        for count in every((second, first)):
            press(app, pygame.K_b, pygame.KMOD_CTRL)
            assert table.past.shown and table.news.shown == count
        press(app, pygame.K_b, pygame.KMOD_CTRL)
        assert table.news.shown == first and "before" in app.toasts.shown[-1].text
        press(app, pygame.K_b, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
        assert table.news.shown == second
        press(app, pygame.K_b, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
        assert table.news.shown == second and "after" in app.toasts.shown[-1].text


@pytest.mark.usefixtures("unpainted")
def test_its_words_are_changed_and_it_is_removed_again() -> None:
    sitting = played(40)
    first, second = marked(sitting, 8, 30)
    with at_table(sitting, Nobody()) as (app, table):
        table.past.to(second)
        press(app, pygame.K_b)
        write(app, "!")
        click(app, named(table, "jotpad/skull"))
        click(app, named(table, "jotpad/done"))
        assert table.view.bookmarks[second] == Jotting("skull", f"word {second}!")
        press(app, pygame.K_l)
        click(app, named(table, ids(table, "log/only/")[-1]))
        click(app, named(table, f"log/edit/{first}"))
        assert table.news.shown == second, "only the words are asked for"
        click(app, named(table, "jotpad/remove"))
        assert list(table.view.bookmarks) == [second] and not ids(table, f"log/bookmark/{first}")
        button(app, middle(named(table, f"bookmark/{second}").rect), number=3)
        assert table.frame.jotpad.about == moment(second)


@pytest.mark.usefixtures("unpainted")
def test_near_ones_share_a_ribbon_that_leads_through_them() -> None:
    sitting = played(40)
    sitting.jottings[0] = {moment(count): WORDS._replace(text=str(count)) for count in (20, 21, 22)}
    with at_table(sitting, Nobody()) as (app, table):
        table.past.to(1)
        assert ids(table, "bookmark/") == ["bookmark/20", "bookmark/new"]
        one = named(table, "bookmark/20")
        assert (one.label, one.tip) == ("20", "21; 22")
        for count in every((20, 21, 22, 20)):
            click(app, one)
            assert table.news.shown == count
    assert list(grouped([1, 2, 5, 9], 2.0, 6.0)) == [[1, 2], [5], [9]]


def test_in_the_log_each_stands_after_what_had_happened_by_then() -> None:
    rows = [Row(2, "Round 1", heading=True), Row(4, "Ada hits.", 0), Row(7, "Vex stays.", 1)]
    told = with_bookmarks(rows, {0: Jotting("star", ""), 5: WORDS, 6: WORDS, 9: Jotting("skull", "end")})
    assert [row.text for row in told] == [
        "Bookmark",
        "Round 1",
        "Ada hits.",
        "was that wise",
        "was that wise",
        "Vex stays.",
        "end",
    ]


# --- kept


def begun(home: Path, answers: int) -> Sitting:
    folders = Folders(home, None, None)
    crew = [Player("Ada", "person", "", "flame"), Player("Vex", "computer", "easy", "wave")]
    sitting, lot = Sitting.new(folders, "pontoon", crew, 5), Random(5)
    while len(sitting.match.answers) < answers:
        sitting.answer(lot.choice(sitting.match.decision.options).key)
    return sitting


@pytest.mark.usefixtures("unpainted")
def test_it_is_there_again_after_reopening_and_stays_out_of_what_is_shared(tmp_path: Path) -> None:
    sitting = begun(tmp_path, 12)
    with at_table(sitting, Nobody()) as (app, table):
        table.past.to(9)
        press(app, pygame.K_b)
        write(app, "was that wise")
        press(app, pygame.K_RETURN)
    assert "was that wise" not in str(shared(sitting.as_save()))
    name = sitting.name
    sitting.close()
    again = Sitting.load(Folders(tmp_path, None, None), name).sitting
    assert again is not None and bookmarks_in(again.jottings[0], len(again.match.events)) == {9: WORDS}
    with at_table(again, Nobody()) as (_, table):
        table.past.to(1)
        assert named(table, "bookmark/9").label == "was that wise"
    again.close()


def test_damage_costs_at_most_the_damaged_ones(tmp_path: Path) -> None:
    sitting = begun(tmp_path, 12)
    marked(sitting, 5)
    sitting.save()
    sitting.save()
    name, file = sitting.name, tmp_path / "saves" / f"{sitting.name}.save"
    sitting.close()
    file.write_bytes(file.read_bytes()[:-40])
    again = Sitting.load(Folders(tmp_path, None, None), name).sitting
    assert again is not None and again.jottings == sitting.jottings, "the copy before is taken"
    again.close()
    for odd in every(("moment/", "moment/x", "moment/-3", "moment/007", "moment/" + "9" * 99, "moment/\u0663")):
        found = jottings_of({"0": {odd: ["star", ""], "moment/4": ["star", "well"]}}, 2)
        assert found == {0: {"moment/4": Jotting("star", "well")}}
    assert bookmarks_in({"moment/4": WORDS, "moment/90": WORDS, "hex/1,1": WORDS}, 80) == {4: WORDS}


def test_what_is_taken_back_has_no_bookmark_any_more() -> None:
    sitting = played(30, consent=True)
    before = len(sitting.match.events)
    sitting.answer(sitting.match.decision.options[0].key)
    sitting.jottings[0] = {moment(before): WORDS, moment(before + 1): WORDS, "seat/1": WORDS}
    sitting.undo(0)
    assert len(sitting.match.events) == before
    assert set(sitting.jottings[0]) == {moment(before), "seat/1"}


# --- private


def uncovered(app: Parlour, table: Any) -> None:
    """The curtain before the first question is lifted."""
    while app.scene is not table:
        press(app, pygame.K_RETURN)


def every_trace(sitting: Sitting, looker: int | None) -> Iterator[list[Any]]:
    """All that these eyes can see and hear of two moments, and of the log there."""
    with at_table(sitting, Nobody()) as (app, table):
        uncovered(app, table)
        for answers in (12, 20):
            table.look_from(looker)
            table.past.to(sitting.match.marks[answers])
            press(app, pygame.K_l)
            settle(app)
            assert app.scene is table and table.log.open
            yield traces(app, table)
            press(app, pygame.K_l)
            press(app, pygame.K_b, pygame.KMOD_CTRL)
            yield traces(app, table)


@pytest.mark.parametrize("looker", [None, 1])
def test_whoever_else_looks_on_sees_and_hears_nothing_of_it(looker: int | None) -> None:
    match = played(30).match
    plain, noted = seated(match, 0, 1), seated(match, 0, 1)
    marked(noted, 5, 12, 25)
    without, with_them, own = (
        list(every_trace(sitting, eyes)) for sitting, eyes in ((plain, looker), (noted, looker), (noted, 0))
    )
    assert without == with_them and without != own


@pytest.mark.usefixtures("unpainted")
def test_the_open_pad_goes_when_the_laptop_is_passed_on() -> None:
    sitting = seated(played(30).match, 0, 1)
    with at_table(sitting, Nobody()) as (app, table):
        uncovered(app, table)
        assert table.view.viewer == 0
        press(app, pygame.K_b)
        assert table.frame.jotpad.about
        table.look_from(1)
        assert table.frame.jotpad.about is None and not ids(table, "jotpad/")
        table.past.to(9)
        press(app, pygame.K_b)
        write(app, "mine")
        press(app, pygame.K_RETURN)
        assert {seat: len(own) for seat, own in sitting.jottings.items()} == {0: 1, 1: 1}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("unpainted")
def test_every_game_has_them(game: str) -> None:
    match, lot = Match(GAMES[game], shipped_content(game), GAMES[game].seats[0], 3), Random(3)
    while match.decision and (len(match.answers) < 20 or match.decision.player):
        match.answer(lot.choice(match.decision.options).key)
    with at_table(seated(match), Nobody()) as (app, table):
        press(app, pygame.K_b)
        press(app, pygame.K_RETURN)
        table.past.to(1)
        assert len(ids(table, "bookmark/")) == 2
        click(app, named(table, ids(table, "bookmark/")[0]))
        assert table.news.shown == len(match.events)

"""Whose sheet lies beside the map: that of a rival who acts, with a ring round what is used; one's own when asked."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

import pygame
import pytest

from game.engine.events import Said
from game.engine.match import Match
from game.rules.montoons.action import Acting
from game.ui.draw.paint import Sheet
from game.ui.games.montoons.lore import entries_of
from game.ui.games.montoons.sheetblocks import PARTS, PUT_OFF
from tests.sure import every
from tests.ui.hands import click, named
from tests.ui.montoons_tabling import at_question, match_of, sensible
from tests.ui.tabling import Nobody, at_table, first_lesson, seated


@lru_cache(maxsize=1)
def rival_acts() -> Match:
    """A rival has used something in the turn that goes on, and is to go on."""
    match, lot = match_of(3, 8), Random(8)
    while match.decision is not None:
        used = last_used(match)
        if match.decision.player != 0 and isinstance(match.state.about, Acting) and used[0] == match.decision.player:
            return match
        match.answer(sensible(match.state, lot))
    raise AssertionError("no rival acts twice")


def last_used(match: Match) -> tuple[int | None, str]:
    """Who used something last, and its name; nobody since the turn began."""
    for event in reversed(match.events):
        if isinstance(event, Said) and event.what == "uses":
            return event.player, str(event.about[1])
        if getattr(event, "field", "") == "active":
            break
    return None, ""


def laid() -> Any:
    return at_table(seated(rival_acts()), Nobody())


def test_while_a_rival_acts_their_sheet_lies_beside_the_map_and_what_is_used_is_ringed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ringed: list[object] = []
    with laid() as (app, table):
        panel, (seat, name) = table.top.panel, last_used(rival_acts())
        monkeypatch.setattr(panel, "ringed", lambda s, box: ringed.append(box))
        table.view.redraw()
        app.step([], 16)
        assert table.top.sheet.owner == seat != table.view.home
        character, places = table.top.sheet.character, table.top.sheet.places()
        assert entries_of(character)[table.top.sheet.used].name == name
        assert ringed == [places.entries[table.top.sheet.used]]


def test_ones_own_sheet_is_a_click_away_and_back() -> None:
    with laid() as (app, table):
        seat, home = table.top.sheet.owner, table.view.home
        click(app, named(table, f"seat/{home}"))
        assert table.top.sheet.owner == home != seat
        click(app, named(table, f"seat/{home}"))
        assert table.top.sheet.owner == seat


@pytest.mark.parametrize("verb", ["act", "walk", "plan"])
def test_whoever_is_asked_has_their_own_sheet(verb: str) -> None:
    with at_table(at_question(verb), Nobody()) as (_, table):
        assert table.top.sheet.owner == table.view.home == 0


def test_in_a_lesson_the_sheet_that_it_speaks_of_stays() -> None:
    run = first_lesson("montoons")
    with at_table(seated(run.match), Nobody(), run) as (_, table):
        table.question.withdraw()
        table.view.picture.facts["active"] = 1
        assert table.view.question is None and table.top.sheet.owner == table.view.home == 0


def test_where_no_sheet_lies_beside_the_map_what_is_asked_tells_what_the_action_says() -> None:
    with laid() as (_, table):
        assert table.top.foot.prompts.used() == ""
    with at_table(seated(rival_acts()), Nobody(), ui_scale=200) as (_, table):
        (seat, name), prompts = last_used(rival_acts()), table.top.foot.prompts
        assert table.view.area("paper") is None and table.top.sheet.owner == table.view.home != seat
        assert prompts.words()[1].startswith(f"{name}: ")


def test_another_sheet_is_painted_one_part_a_frame_and_ends_as_it_would_at_once() -> None:
    with laid() as (app, table):
        panel, pictures = table.top.panel, app.pictures
        whole, lazy, last = (Sheet(1280, table.view.room, pygame.Surface((1280, 720)), (0, 0)) for _ in range(3))
        panel.draw(whole)
        table.top.sheet.seat = table.view.home
        panel.draw(lazy)
        table.top.sheet.seat = None
        pictures.patient, frames = False, 0
        try:
            while frames == 0 or panel.blocks.behind:
                panel.draw(lazy)
                frames += 1
        finally:
            pictures.patient = True
        panel.draw(last)
        assert frames == len(PARTS)
        assert pygame.image.tobytes(whole.surf, "RGB") == pygame.image.tobytes(last.surf, "RGB")


def test_another_sheet_comes_whole_though_nothing_else_moves() -> None:
    """At the speed Instant no later frame came by itself: one monster kept the head of another."""
    with laid() as (app, table):
        app.settings.speed = 0
        app.step([], 16)
        app.pictures.patient = False
        try:
            table.top.sheet.seat = table.view.home
            table.view.redraw()
            frames = [app.step([], 16) for _ in range(3 * len(PARTS))]
        finally:
            app.pictures.patient = True
        blocks = table.top.panel.blocks
        assert not blocks.late and {kept.key[2] for kept in blocks.kept.values()} == {table.view.home}
        assert not frames[-1], "nothing is painted for ever"


def test_a_frame_that_shows_something_new_leaves_the_sheet_to_the_next_ones_but_not_for_ever() -> None:
    with laid() as (app, table):
        panel, sheet = table.top.panel, Sheet(1280, table.view.room, pygame.Surface((1280, 720)), (0, 0))
        for _ in range(2):
            panel.draw(sheet)
        table.top.sheet.seat = table.view.home
        app.pictures.patient = False
        try:
            for number in every(range(1, PUT_OFF + 1)):
                panel.blocks.seen = "another moment"
                panel.draw(sheet)
                owner = panel.blocks.kept["head"].key[2]
                assert panel.blocks.behind and (owner == table.view.home) == (number == PUT_OFF)
        finally:
            app.pictures.patient = True

"""What Pontoon's table tells of a power while a card is on its way: nothing that the card does not show yet."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest

from game.engine.events import Looked
from game.rules.pontoon.changes import Placing
from game.ui.gallery import opened
from game.ui.games.pontoon.looking import EDGE
from game.ui.parlour import Parlour
from game.ui.table.table import Table
from tests.ui.pontoon_tabling import match_of
from tests.ui.tabling import Nobody, at_table, by_lot, seated


def power(table: Table) -> str:
    """What stands on the own shield."""
    return str(table.top.seats.look(0).power)


def hit(app: Parlour, table: Table) -> list[tuple[str, bool]]:
    """What stood there in each frame in which a card came to the own party, and whether the panel named the card."""
    table.answers.answer("hit")
    seen = []
    for _ in range(200):
        app.step([], 16)
        if len(seen) and table.motion is None:
            break
        if table.motion is not None:
            seen.append((power(table), named(table)))
    return seen


def named(table: Table) -> bool:
    """Whether the last line of the panel tells of who has come."""
    return table.view.last_lines(4, landed=True)[-1:] == table.view.last_lines(1) != []


def test_a_shield_and_the_panel_tell_of_a_card_when_it_has_come_to_lie() -> None:
    match, lot = match_of(3, 7), Random(7)
    while match.decision is None or match.decision.player or "hit" not in {one.key for one in match.decision.options}:
        match.answer(by_lot(match.state, lot))
    with at_table(seated(match), Nobody(), speed=3) as (app, table):
        while table.question.open is None:
            app.step([], 400)
        before = power(table)
        seen = hit(app, table)
        assert seen[0] == (before, False) and seen[len(seen) // 2] == (before, False)
        assert power(table) == str(table.top.parties.power(0)) != before and named(table)


@pytest.mark.parametrize(
    ("size", "scale"),
    [((1280, 720), 100), ((1280, 720), 150), ((1280, 720), 200), ((1080, 1600), 100), ((2560, 800), 100)],
)
@pytest.mark.usefixtures("unpainted")
def test_a_card_that_only_one_looks_at_leaves_the_quest_and_the_ruler_in_sight(
    size: tuple[int, int], scale: int
) -> None:
    with opened("pontoon_scry", size, scale) as app:
        app.step([], 400)
        table: Any = app.scene
        card = pygame.Rect(table.top.looking.large.box()).inflate(2 * EDGE, 2 * EDGE)
        assert card.w > 60
        for name in ("quest", "ruler"):
            assert not card.colliderect(pygame.Rect(table.view.area(name))), name
        assert table.top.prompt_words().endswith("leave it on top, or put it under?") or table.view.area("looked")


@pytest.mark.usefixtures("unpainted")
def test_the_words_on_a_card_that_only_one_looks_at_leave_its_number_in_sight() -> None:
    with opened("pontoon_scry") as app:
        app.painter.record = True
        app.step([], 400)
        table: Any = app.scene
        card = pygame.Rect(table.top.looking.large.box())
        words = [mark.rect for mark in app.painter.marks if mark.text == "only you" and card.colliderect(mark.rect)]
        assert len(words) == 1 and words[0].left > card.left + 0.54 * card.w


@pytest.mark.usefixtures("unpainted")
def test_a_card_that_was_looked_at_is_gone_when_it_was_said_where_it_goes() -> None:
    with opened("pontoon_scry") as app:
        app.step([], 400)
        table: Any = app.scene
        looking, seen = table.top.looking, []
        while isinstance(table.view.about, Placing):
            assert looking.large
            table.answers.answer("top")
            for _ in range(6):
                app.step([], 16)
                seen += [looking.large] if table.motion and table.view.about is None else []
        assert seen and not any(seen)


@pytest.mark.usefixtures("unpainted")
def test_that_the_game_is_over_is_said_when_its_last_battle_has_been_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    with at_table(seated(match_of(2, 3)), Nobody()) as (app, table):
        panel, said = table.top.panel, list[str]()
        monkeypatch.setattr(panel, "heading", lambda s, title, note="": said.append(title))
        monkeypatch.setattr(type(panel.view), "turn", None)
        for busy in (True, False):
            monkeypatch.setattr(type(panel.view), "busy", busy)
            panel.draw_waiting(table.sheet(app.window.surface))
        assert said == ["WHAT HAPPENS", "THE GAME IS OVER"]


@pytest.mark.usefixtures("unpainted")
def test_an_equipment_that_somebody_has_looked_at_lies_face_up_for_them() -> None:
    with at_table(seated(match_of(2, 3)), Nobody()) as (_, table):
        (lying,), (card,) = table.top.cards.sprites["equipment/1"], table.match.state.zones["equipment/1"]
        assert lying.card is None and not lying.up
        motion = table.top.cards.show(Looked(0, card, "equipment/1", 0, 1, 1))
        assert motion is not None
        motion.skip()
        assert (lying.card, lying.up) == (card, True)

"""Looking back, undo, what is hidden, motion and the lesson at the table of The Monster Pack."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pygame
import pytest

from game.assets import data
from game.engine.match import Match
from game.engine.position import set_up
from game.engine.rulebook import read_rulebook
from game.rules import GAMES
from game.rules.pack.state import Offering
from game.store import Folders, Settings
from game.ui.parlour import Parlour
from game.ui.scenes.moments import examples as positions
from game.ui.scenes.moments import moments_of
from game.ui.window.scene import Scene
from tests.sure import every
from tests.ui.hands import press
from tests.ui.pack_tabling import PACK, match_of, some_states
from tests.ui.tabling import (
    Nobody,
    at_table,
    begun,
    look_through_the_past,
    lying,
    seated,
    settle,
    shown,
    traces,
)

PAIRS = 24


def watched(match: Match, viewer: int | None) -> Iterator[list[Any]]:
    """Traces at first sight, with the log open, and of a table between two people when nobody may look."""
    with at_table(seated(match, *((0, 1) if viewer is None else (viewer,))), Nobody()) as (app, table):
        assert table.eyes.viewer == viewer
        yield traces(app, table)
        if viewer is not None:
            press(app, pygame.K_l)
            yield traces(app, table)


def test_hidden_cards_leave_no_trace_in_frames_log_tooltips_and_sounds() -> None:
    differ, lot = 0, Random(3)
    for number, match in enumerate(some_states(PAIRS, seed=9)):
        viewer = number % 2
        other = begun(match, match.first.redeal(viewer, lot))
        for one, two in zip(watched(match, viewer), watched(other, viewer)):
            assert one == two, f"state {number}, seat {viewer}"
        differ += match.first.zones != other.first.zones
    assert differ > PAIRS * 0.9


def test_cards_drawn_by_a_rival_look_and_sound_the_same_whatever_they_are() -> None:
    pairs, lot = 0, Random(5)
    for match in every(some_states(200, seed=12)):
        state = match.state
        if match.decision.player != 0 or state.phase != "boost_2" or not isinstance(state.about, Offering):
            continue
        other = begun(match, match.first.redeal(0, lot))
        seen = []
        for one in (match, other):
            with at_table(seated(one, 0), Nobody(), speed=3) as (app, table):
                table.answers.answer("pass")
                frames = []
                for _ in range(14):
                    app.step([], 130)
                    frames.append(pygame.image.tobytes(app.snapshot(), "RGB"))
                assert table.news.shown > 5
                seen.append((frames, traces(app, table)))
        assert seen[0] == seen[1]
        pairs += 1
        if pairs == 2:
            return
    raise AssertionError("too few such states")


def test_behind_the_curtain_neither_hand_is_shown() -> None:
    for match in every(some_states(4, seed=6)):
        other = begun(match, match.first.redeal(1 - match.decision.player, Random(1)))  # type: ignore[union-attr]
        assert list(watched(match, None))[0][:3] == list(watched(other, None))[0][:3]


def test_looking_back_leaves_the_live_game_untouched() -> None:
    match, lot = match_of(4), Random(4)
    while len(match.answers) < 40 and match.decision is not None:
        match.answer(lot.choice(match.decision.options).key)
    look_through_the_past(seated(match, 0), 4)


@pytest.mark.parametrize("calm", [False, True])
def test_everything_lies_as_the_picture_has_it_after_every_motion(calm: bool) -> None:
    match, lot = match_of(6), Random(6)
    with at_table(seated(match, 0), Nobody(), speed=3, reduced_motion=calm) as (app, table):
        for _ in range(45):
            if match.decision is None:
                break
            table.question.offered = None
            match.answer(lot.choice(match.decision.options).key)
            for _ in range(400):
                app.step([], 120)
                if not table.news.busy:
                    break
            assert not table.news.busy and app.scene is table
            assert lying(table) == shown(table)
            cards, duels = table.top.cards, table.top.duels
            assert not cards.flying and not duels.stars and not any(cards.bound.values())
            facts = table.news.picture.facts
            assert duels.clash is None and duels.acting is None and table.top.players.hp == facts["hp"]
            assert {spot: die.value for spot, die in table.top.dice.dice.items()} == {
                spot: value for spot, value in enumerate(facts["die"]) if value
            }
            for zone, row in cards.sprites.items():
                for at, card in enumerate(row):
                    spot = table.top.places.spot(zone, at, len(row))
                    assert abs(card.x - spot.x) < 1 and abs(card.y - spot.y) < 1, f"{zone} {at}"
                    assert card.alpha == 1 and card.up == (card.card is not None)


def test_what_is_kept_still_looks_like_what_is_drawn_anew() -> None:
    """The ground is put together part by part; recording draws all of it at once."""
    match, lot = match_of(6), Random(6)
    with at_table(seated(match, 0), Nobody()) as (app, table):
        judged = 0
        for number in range(24):
            table.question.offered = None
            match.answer(lot.choice(match.decision.options).key)  # type: ignore[union-attr]
            settle(app, 6)
            if number % 8 == 7:
                table.question.glow, frames = 0, []
                for app.painter.record in (False, True):
                    app.dirty = True
                    settle(app, 1)
                    frames.append(pygame.image.tobytes(pygame.transform.smoothscale(app.snapshot(), (320, 180)), "RGB"))
                assert sum(abs(one - two) > 30 for one, two in zip(*frames)) < 100, "more than soft edges differ"
                judged += 1
            app.painter.record = False
        assert judged == 3


def test_any_input_finishes_what_moves() -> None:
    match, lot = match_of(6), Random(6)
    with at_table(seated(match, 0), Nobody(), speed=3) as (app, table):
        for _ in range(30):
            if match.decision is None:
                break
            table.question.offered = None
            match.answer(lot.choice(match.decision.options).key)
            for _ in range(60):
                app.step([], 10)
                if not table.news.busy:
                    break
                press(app, pygame.K_RETURN)
            assert not table.news.busy and lying(table) == shown(table) and app.scene is table


def test_a_line_of_the_log_lights_what_it_speaks_of_and_nothing_else() -> None:
    match, lot = match_of(6), Random(6)
    while match.decision is not None and len(match.answers) < 40:
        match.answer(lot.choice(match.decision.options).key)
    with at_table(seated(match, 0), Nobody()) as (app, table):
        table.log.toggle()
        for what, wanted in (("duel", (1, 2)), ("hit", (1,)), ("turn", ())):
            number = next(n for n, event in enumerate(match.events) if getattr(event, "what", "") == what)
            event: Any = match.events[number]
            table.focus.over = f"line/{number}"
            assert table.view.spoken_of() == {f"seat/{event.player}", *(event.about[at] for at in wanted)}


def test_every_example_of_the_rulebook_opens_at_the_table_and_plays_on() -> None:
    examples = {id: deed for id, deed in moments_of(pack_app(), "pack").items() if id.startswith("PAK-E")}
    assert list(examples) == [f"PAK-E{number:02}" for number in range(1, 9)]
    book = read_rulebook(data("pack", "rulebook.md"))
    told = {id for section in book.sections for paragraph in section.paragraphs for id in paragraph.ids}
    assert set(examples) <= told
    for id, file in zip(examples, (one.file for one in positions("pack"))):
        match = set_up(file, GAMES["pack"], PACK)
        with at_table(seated(match, 0, 1), Nobody()) as (app, table):
            settle(app, 8)
            if type(app.scene).__name__ == "Curtain":
                press(app, pygame.K_RETURN)
                settle(app)
            assert table.news.finished if match.over else table.question.offered is not None, id
            assert lying(table) == shown(table)


def pack_app() -> Parlour:
    return Parlour(Folders(None, None, None), Settings(speed=0), home=Scene, size=(1280, 720), patient=True)

"""Every event of MonToons has its motion: something is seen, it ends where the picture has it, an input ends it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from random import Random

import pygame
import pytest

from game.engine.events import Changed, Event, Rolled, Said
from game.engine.match import Match
from game.ui.games.montoons.effects import Effects
from game.ui.games.montoons.flights import ROLLED, Flights
from game.ui.games.montoons.island import Island
from game.ui.games.montoons.pieces import Monster
from game.ui.table.table import Table
from game.ui.window.motion import SPEEDS, Tumble
from tests.sure import every
from tests.ui.hands import button
from tests.ui.layout import picture
from tests.ui.montoons_tabling import at_question, careless, match_of
from tests.ui.tabling import Nobody, at_table, seated

SILENT = {  # what is seen by what follows it, or only tells what the picture has anyway
    "Said": {"walks", "jump", "harm", "heals", "collects", "stopped", "shell", "defeated", "stays", "lays", "drops"},
    "Changed": {
        "phase",
        "attacked",
        "finished",
        "order",
        "revealed",
        "lost",
        "first",
        "rolled",
        "pace",
        "speed",
        "sheet",
        "fresh_focus",
        "spent_rows",
        "powers",
        "focus",
        "winners",
        "veiled",
    },
}
WANTED = {  # what a few games are certain to hold
    "uses",
    "blitz",
    "shoved",
    "slams",
    "hit",
    "status",
    "golden",
    "surfaces",
    "lays",
    "traps",
    "marks",
    "gains",
    "unused",
    "powers",
    "speed",
    "sinks",
    "berry",
    "at",
    "health",
    "slots",
    "dice",
    "token",
    "boxes",
    "earned",
    "terrain",
    "active",
    "round",
    "out",
    "Rolled",
}


@lru_cache(maxsize=1)
def games() -> tuple[Match, ...]:
    """One game on each map, played with some sense."""
    found = []
    for number, name in enumerate("ABCD"):
        match, lot = match_of(3 + number % 2, 50 + number, options={"map": name}), Random(number)
        while match.decision is not None and len(match.answers) < 480:
            match.answer(careless(match.state, lot))
        found.append(match)
    return tuple(found)


def word(event: Event) -> str:
    if isinstance(event, Said):
        return event.what
    return event.field if isinstance(event, Changed) else type(event).__name__


@pytest.fixture
def unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is painted."""
    monkeypatch.setattr(Table, "draw", lambda *given: None)
    monkeypatch.setattr(Table, "backdrop", lambda *given: None)


def moments(table: Table, match: Match) -> Iterator[tuple[Event, bool]]:
    """Each event as it is shown, and whether anything moves then."""
    table.past.to(0)
    while table.news.shown < len(match.events):
        event = match.events[table.news.shown]
        taken = table.news.take()
        assert taken is not None or isinstance(event, Changed | Said)
        motion = table.top.show(taken) if taken is not None else None
        if motion is not None:
            motion = table.app.tempo.ready(motion)
            for _ in range(200):
                motion.update(60)
                table.passing.update(60)
                if motion.done:
                    break
            assert motion.done, word(event)
        yield event, motion is not None


@pytest.mark.usefixtures("unseen")
@pytest.mark.parametrize("reduced", [False, True])
def test_every_kind_of_event_is_seen_and_ends_where_the_picture_has_it(reduced: bool) -> None:
    seen, moved = set[str](), set[str]()
    for match in games():
        with at_table(seated(match), Nobody(), speed=3, reduced_motion=reduced) as (_, table):
            for event, moves in moments(table, match):
                if isinstance(event, Changed | Said | Rolled):
                    seen.add(word(event))
                    if moves:
                        moved.add(word(event))
            table.passing.update(60_000)
            assert table.top.air.clear and not table.passing.motions
            for seat, monster in table.top.figures.monsters.items():
                at = table.news.picture.facts["at"][seat]
                assert (monster.x, monster.y) == pytest.approx(table.top.island.middle(at))
                assert (monster.up, monster.nudge, monster.alpha) == (0, 0, 1)
    assert seen >= WANTED, WANTED - seen
    quiet = SILENT["Said"] | SILENT["Changed"]
    assert seen - quiet - {"ready"} <= moved | {"obstacle"}, seen - quiet - moved


@pytest.mark.usefixtures("unseen")
@pytest.mark.parametrize("speed", range(len(SPEEDS)))
def test_every_speed_shows_a_round_to_its_end(speed: int) -> None:
    match = games()[1]
    until = next(
        number
        for number, event in enumerate(match.events)
        if isinstance(event, Changed) and event.field == "round" and event.value == 3
    )
    with at_table(seated(match), Nobody(), speed=speed) as (_, table):
        table.past.to(0)
        table.past.play()
        for _ in range(6000):
            table.update(50)
            if table.news.shown >= until:
                break
        assert table.news.shown >= until


@pytest.mark.usefixtures("unseen")
@pytest.mark.parametrize("kind", ["blitz", "shoved", "slams", "token", "status", "golden", "surfaces"])
def test_a_click_ends_the_motion_of_an_event_at_once(kind: str) -> None:
    match, number = next(
        (match, number)
        for match in games()
        for number, event in enumerate(match.events)
        if word(event) == kind and number > 60
    )
    with at_table(seated(match), Nobody(), speed=1) as (app, table):
        table.past.to(number)
        table.past.play()
        app.step([], 16)
        running = table.motion
        assert running is not None
        button(app, (420.0, 300.0), pygame.MOUSEBUTTONDOWN)
        assert running.done and table.motion is not running
        assert not any(flyer.what == "stone" for flyer in table.top.air.flyers)


@pytest.mark.usefixtures("unseen")
@pytest.mark.parametrize(("seat", "words"), [(0, "Your turn"), (1, "'s turn")])
def test_whose_turn_begins_is_told_over_their_monster_and_no_banner_lies_over_the_map(seat: int, words: str) -> None:
    with at_table(at_question("act"), Nobody(), speed=3) as (app, table):
        table.question.withdraw()
        motion = app.tempo.ready(table.top.board.show(Changed("active", None, seat, 0b111)))
        motion.update(20)
        told = [
            caption
            for caption in [*table.view.captions.waiting, *table.view.captions.shown]
            if caption.text.endswith(words)
        ]
        assert [caption.spot for caption in told] == [f"seat/{seat}"] and "bell" in app.sounds.heard
        assert table.frame.banner.notices.notice is None


@pytest.mark.usefixtures("unseen")
def test_an_attack_that_reaches_nobody_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []
    over = Effects.say_over

    def listen(effects: Effects, monster: Monster, text: str, *more: object) -> object:
        if text == "Nobody in reach":
            told.append(monster.seat)
        return over(effects, monster, text, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(Effects, "say_over", listen)
    match = games()[0]
    news = [event for event in match.events if isinstance(event, Said) or word(event) == "active"]
    missed = [
        event.player
        for event, after in zip(news, news[1:])
        if isinstance(event, Said)
        and event.what == "uses"
        and event.about[0] in ("basic", "special", "ultimate")
        and word(after) in ("uses", "powers", "marks", "unused", "active")
    ]
    with at_table(seated(match), Nobody(), speed=3) as (_, table):
        for _ in moments(table, match):
            pass
    assert missed and [seat for seat in told if seat in missed] == told and len(told) >= len(missed)


@pytest.mark.usefixtures("unseen")
def test_chips_that_change_places_never_lie_over_each_other() -> None:
    with at_table(seated(games()[0]), Nobody()) as (_, table):
        ladder, home = table.top.ladder, table.top.ladder.boxes()
        order = ladder.order()
        moving, changed = ladder.slide(order[::-1]), set[bool]()
        for _ in range(60):
            spots = [home[seat][0] + chip.dx for seat, chip in ladder.chips.items() if chip.seen > 0]
            wide = home[order[0]][2]
            assert all(abs(one - other) >= wide for one, other in combinations(spots, 2))
            changed.add(any(chip.dx for chip in ladder.chips.values()))
            moving.update(10)
        assert changed == {True, False} and all(chip.seen == 1 and not chip.dx for chip in ladder.chips.values())


@pytest.mark.usefixtures("unseen")
def test_the_ladder_tells_who_is_next_all_through_a_round() -> None:
    match = games()[0]
    right = 0
    with at_table(seated(match), Nobody(), speed=3) as (_, table):
        table.past.to(0)
        while table.news.shown < len(match.events):
            event, facts = match.events[table.news.shown], table.news.picture.facts
            if isinstance(event, Changed) and event.field == "active" and event.value >= 0:
                waiting = [
                    seat for seat in table.top.ladder.order() if seat not in facts["order"] and not facts["out"][seat]
                ]
                rank = {seat: (-facts["speed"][seat], facts["health"][seat]) for seat in waiting}
                assert rank[event.value] == rank[waiting[0]], "only a tie is decided by a roll"
                right += event.value == waiting[0]
            if (taken := table.news.take()) is not None:
                table.top.show(taken)
    assert right > 10


@pytest.mark.parametrize("field", ["active", "at"])
def test_a_map_that_is_seen_closely_follows_whose_turn_it_is_and_who_is_moved(field: str) -> None:
    match, lot = match_of(3, 6), Random(6)
    while len(match.answers) < 60 and match.decision is not None:
        match.answer(careless(match.state, lot))
    changes = [one for one in match.events if isinstance(one, Changed) and one.field == field and one.value >= 0]
    event, seats = changes[-1], match.state.at
    space = seats[event.value] if field == "active" else event.value
    with at_table(seated(match), Nobody(), speed=3) as (_, table):
        island = table.top.board.island
        for _ in range(3):
            island.closer(1, 400, 300, 1)
        for way in (9000, -9000):
            island.pan(way, way)
            if not seen(island, space):
                break
        assert island.zoom > 1 and not seen(island, space)
        table.play(table.top.board.show(event))
        table.skip()
        assert seen(island, space)


def seen(island: Island, space: int) -> bool:
    (x, y), (left, top, w, h) = island.spot(space), island.box
    return left <= x <= left + w and top <= y <= top + h


def test_a_die_that_is_rolled_lies_on_the_map_wherever_its_monster_stands() -> None:
    with at_table(at_question("act"), Nobody()) as (_, table):
        top, (x, y, w, h) = table.top, table.view.area("map")
        flights = next(part for part in top.parts if isinstance(part, Flights))
        for space in every(top.reading.arena.keys):
            monster = top.figures.monsters[0]
            monster.x, monster.y = top.island.middle(top.reading.arena.by_key[space])
            cx, cy = flights.over(0)
            assert x <= cx - ROLLED / 2 and cx + ROLLED / 2 <= x + w, space
            assert y <= cy - ROLLED / 2 - Tumble(monster, vigour=1).high * 18 and cy + ROLLED / 2 <= y + h, space


def test_the_ladder_says_how_many_of_the_powers_that_win_a_monster_has() -> None:
    said = {mark.text for mark in picture("montoons_area")[1] if mark.kind == "text"}
    assert {text for text in said if text.endswith("/4")} and "0/4" not in said


@pytest.mark.usefixtures("unpainted")
def test_an_attack_that_was_begun_goes_on_when_the_same_moment_is_laid_anew_and_not_at_another() -> None:
    """The log is opened, or the sheet is turned to, while a target is asked for: "Nobody in reach" is told all the
    same."""
    with at_table(seated(match_of(2, 3)), Nobody()) as (_, table):
        moves = table.top.board.moves
        moves.show(Said("uses", 0, ("basic", "splash_fork", (3,)), 3))
        assert moves.swung == 0
        table.log.toggle()
        table.resized()
        assert moves.swung == 0
        table.past.to(0)
        assert moves.swung == -1

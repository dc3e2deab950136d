"""A surface for one pair of eyes holds nothing of another's: whatever a person opens, the next one finds nothing of it.

Each hand-over is seen three times: by a quiet person, by a nosy one who opens whatever can be opened, and by a nosy one
of another world which differs in nothing that the next person may know. Curtain, first look and sounds are the same.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pygame
import pytest

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.ui.parlour import Parlour
from game.ui.table.news import knows_more
from tests.ui.hands import AWAY, button, click, middle, moved, point, press
from tests.ui.montoons_tabling import sensible
from tests.ui.tabling import Quick, at_table, begun, by_lot, lit, seated, settle

SECRETIVE = [name for name, game in GAMES.items() if game.secrets]
every_game = pytest.mark.parametrize("name", SECRETIVE)
MOST = 40  # answers of one person before the hand-over
CURIOUS = 5  # things that are opened before an answer
TRIES = 4  # worlds that are imagined until one brings the next person the same news


class HandOver(NamedTuple):
    """A person is asked; these answers later it is somebody else's turn."""

    match: Match
    keys: list[str]
    after: int


def hand_over(match: Match, choose: Callable[[Any, Random], str], lot: Random) -> HandOver | None:
    """From this moment on to the next person, None where the game ends before or it takes too long."""
    played, person, keys = begun(match), match.decision.player, list[str]()
    while played.decision is not None and played.decision.player == person and len(keys) < MOST:
        keys.append(choose(played.state, lot))
        played.answer(keys[-1])
    if played.decision is None or played.decision.player == person:
        return None
    return HandOver(match, keys, played.decision.player)


def hand_overs(name: str, count: int, seed: int) -> list[HandOver]:
    """Out of the midst of games between people alone."""
    lot, found = Random(seed), list[HandOver]()
    choose = sensible if name == "montoons" else by_lot
    while len(found) < count:
        seats = lot.randrange(GAMES[name].seats[0], min(3, GAMES[name].seats[1]) + 1)
        match = Match(GAMES[name], shipped_content(name), seats, lot.randrange(10_000), skip_single=False)
        for _ in range(lot.randrange(4, 90)):
            if match.decision is not None:
                match.answer(choose(match.state, lot))
        over = hand_over(match, choose, lot) if match.decision is not None else None
        if over is not None:
            found.append(over)
    return found


def twin(over: HandOver, lot: Random) -> HandOver | None:
    """The last answer in another world, which the next person cannot tell from the true one before or after it."""
    last = last_answer(over).match
    true = begun(last)
    true.answer(over.keys[-1])
    tries = [last.state.redeal(over.after, lot) for _ in range(TRIES)]
    for world in (*tries, reshuffled(last.state, over.after, lot)):
        if world.decision is None or world.asked != last.state.asked or world.digest() == last.state.digest():
            continue
        other = begun(last, world)
        if any(option.key == over.keys[-1] for option in world.decision.options):
            other.answer(over.keys[-1])
            if (
                other.decision
                and other.decision.player == over.after
                and other.state.view(over.after) == true.state.view(over.after)
                and [*other.news(over.after)] == [*true.news(over.after)]
            ):
                return HandOver(begun(last, world), over.keys[-1:], over.after)
    return None


def reshuffled(state: Any, viewer: int, lot: Random) -> Any:
    """The same chance to come, but what one rival holds and draws has changed places as far as the viewer knows. The
    world itself where with other cards the question would not have been asked."""
    world, person = state.clone(), state.decision.player
    world.news = None
    places = [
        (cards, at)
        for zone, cards in world.zones.items()
        if zone.endswith(f"/{person}")
        for at, card in enumerate(cards)
        if not world.viewers(card, zone) >> viewer & 1
    ]
    faces, minds = [cards[at] for cards, at in places], [world.known[cards[at]] for cards, at in places]
    lot.shuffle(faces)
    for (cards, at), face, mind in zip(places, faces, minds):
        cards[at], world.known[face] = face, mind
    world.decision = None
    world.agenda.append(world.asked)  # what can be answered depends on what is held
    try:
        world.run()
    except ValueError:  # nothing to choose from
        return state
    return world


def last_answer(over: HandOver) -> HandOver:
    """The same hand-over, begun before its last answer."""
    match = begun(over.match)
    for key in over.keys[:-1]:
        match.answer(key)
    return HandOver(begun(match), over.keys[-1:], over.after)


# --- what a nosy person does


def be_nosy(app: Parlour, table: Any, lot: Random) -> None:
    """Open, point at, enlarge, lift and ask for things, without an answer."""
    given = len(table.match.answers)
    for _ in range(CURIOUS):
        controls = [c for c in table.controls() if c.stop and c.id not in ("bar/menu", "bar/rulebook")]
        one = lot.choice(controls)
        at = middle(one.rect)
        match lot.randrange(8):
            case 0:
                press(app, pygame.K_l)
            case 1:
                press(app, pygame.K_h)
                settle(app)
            case 2:
                point(app, at)
                settle(app, 2)
            case 3:
                point(app, at)
                button(app, at, number=3)
            case 4 if not one.enabled:
                click(app, one)
            case 5:
                press(app, pygame.K_TAB)
                press(app, pygame.K_z)
            case 6 if one.id.startswith(("seat/", "pile", "discard", "heap")) and not one.tags.get("key"):
                click(app, one)
            case 7 if (dragged := next((c for c in controls if c.drag and c.enabled), None)) is not None:
                point(app, middle(dragged.rect))
                button(app, middle(dragged.rect), pygame.MOUSEBUTTONDOWN)
                app.step([moved((600, 300), held=True)], 16)
        if app.scene is not table:
            press(app, pygame.K_ESCAPE)
        assert len(table.match.answers) == given, "looking about is no answer"


# --- what the next person finds


def frame(app: Parlour) -> tuple[bytes, list[str], str]:
    return (
        pygame.image.tobytes(app.snapshot(), "RGB"),
        [toast.text for toast in app.toasts.shown],
        pygame.display.get_caption()[0],
    )


def seen_by_the_next(over: HandOver, nosy: Random | None) -> list[Any]:
    """The curtain, what is shown when it is lifted, and what has been heard since the last answer."""
    match = begun(over.match)
    with at_table(seated(match, *range(match.seats)), Quick(), unfinished="warn") as (app, table):
        if app.scene is not table:
            press(app, pygame.K_RETURN)
        settle(app)
        assert table.eyes.looker == match.decision.player
        for number, key in enumerate(over.keys):
            if nosy is not None and (number == len(over.keys) - 1 or nosy.random() < 0.1):
                be_nosy(app, table, nosy)
            if table.past.shown:
                table.past.leave()
            settle(app)
            if number == len(over.keys) - 1:
                for at in ((40, 400), AWAY):
                    app.step([moved(at)], 16)
                table.focus.device = "mouse"
                app.sounds.heard.clear()
            covered = table.eyes.openly
            for _ in range(3):  # a warning may come first
                if len(match.answers) == number:
                    table.answers.answer(key)
            assert len(match.answers) == number + 1, f"{key} was not taken"
            settle(app, 1)
        settle(app)
        assert len(match.answers) == len(over.keys)
        assert table.onward.waits == (knows_more(match, over.after) and not covered), "there is something to be passed"
        if table.onward.waits:
            the_end_of_a_turn(app, table, over, nosy)
        openly = app.scene is table and table.eyes.openly and table.eyes.viewer is None
        assert (type(app.scene).__name__ == "Curtain" or openly) == knows_more(match, over.after)
        found = [frame(app)]
        if app.scene is not table:
            press(app, pygame.K_RETURN)
        settle(app)
        found.append(frame(app))
        if app.scene is not table:  # what has happened since
            press(app, pygame.K_ESCAPE)
        settle(app)
        found.append(frame(app))
        assert table.eyes.looker == over.after
        return [
            *found,
            [name for name in app.sounds.heard if name not in ("wrong", "choose")],
            table.log.open,
            table.zoom.on,
            table.hint.thought,
        ]


def the_end_of_a_turn(app: Parlour, table: Any, over: HandOver, nosy: Random | None) -> None:
    """Who made the last move goes on looking, with nothing asked, until the laptop is passed on."""
    assert app.scene is table and table.eyes.looker == over.match.decision.player
    assert table.question.offered is None and not lit(table)
    if nosy is not None:
        be_nosy(app, table, nosy)
        if table.past.shown:
            table.past.leave()
        for at in ((40, 400), AWAY):
            app.step([moved(at)], 16)
    app.sounds.heard.clear()
    table.focus.device = "mouse"
    table.focus.at = None
    press(app, pygame.K_SPACE)
    settle(app)


def nothing_stays(name: str, count: int, seed: int) -> int:
    """Hand-overs of a game held against the law; how many had a twin."""
    lot, twins = Random(seed), 0
    for number, over in enumerate(hand_overs(name, count, seed)):
        quiet = seen_by_the_next(over, None)
        nosy = seen_by_the_next(over, Random(number))
        for one, two in zip(quiet, nosy):
            assert one == two, f"{name} {number}: {over.match.first.asked}"
        if (other := twin(over, lot)) is not None:
            short = seen_by_the_next(last_answer(over), None)
            for one, two in zip(short, seen_by_the_next(other, Random(number + 1))):
                assert one == two, f"{name} {number}: the other world of {over.match.first.asked}"
            twins += 1
    return twins


@every_game
def test_nothing_of_one_person_is_left_for_the_next(name: str) -> None:
    assert nothing_stays(name, 2, 4) >= 1


@pytest.mark.soak
@pytest.mark.timeout(3600)
@every_game
def test_nothing_is_left_over_many_hand_overs(name: str) -> None:
    twins = nothing_stays(name, 60, 77)
    print(f"{name}: 60 hand-overs, {twins} with another world")
    assert twins > 15


def test_a_warning_before_ready_is_gone_at_the_curtain() -> None:
    """Ready at once, and again: the warning speaks of the dice of who plans."""
    match = Match(GAMES["montoons"], shipped_content("montoons"), 2, 5, skip_single=False)
    lot = Random(5)
    while match.state.asked[0] != "montoons.plan":
        match.answer(sensible(match.state, lot))
    while all(option.key != "ready" for option in match.decision.options):
        match.answer(match.decision.options[0].key)
    with at_table(seated(begun(match), 0, 1), Quick(), unfinished="warn") as (app, table):
        press(app, pygame.K_RETURN)
        settle(app)
        table.answers.answer("ready")
        assert [toast.kind for toast in app.toasts.shown] == ["warn"]
        table.answers.answer("ready")
        settle(app)
        press(app, pygame.K_SPACE)
        settle(app)
        assert type(app.scene).__name__ == "Curtain" and not app.toasts.shown

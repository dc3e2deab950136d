"""The table of MonToons played with mouse, keys and gamepad: real events, real scenes, the same game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pygame
import pytest

from game.ai.minds import MINDS
from game.assets import data
from game.engine.agenda import Option
from game.engine.lesson import LessonRun, read_lesson
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.sitting import Player, Sitting
from game.store import Folders, Settings
from game.ui.focus import Control
from game.ui.parlour import Parlour
from game.ui.scene import Scene
from game.ui.tables.montoons.sight import hidden
from game.ui.tables.montoons.table import MonToonsTable
from game.ui.tables.view import view_of
from tests.ui.tabling import PICTURES, Nobody, Quick, click, lit, pad, press, settle

CONTENT = shipped_content("montoons")
CREW = (("Ada", "flame"), ("Vex", "wave"), ("Mump", "leaf"), ("Tansy", "bolt"), ("Orla", "wing"))
A, UP, DOWN, LEFT, RIGHT = 0, 11, 12, 13, 14  # buttons of a gamepad as SDL numbers them
LONGEST = 2500  # steps a game may take
AWAY = (1275, 715)  # where the pointer rests on nothing


class Lean(Quick):
    """Plays sensibly and at once, so that games end soon."""

    def ask(self, game: Any, state: Any, seat: int, level: str, seed: int) -> None:
        self.key = sensible(state, Random(seed)).key


def sensible(state: Any, lot: Random) -> Option:
    decision = state.decision
    assert decision is not None
    return MINDS["montoons"].lean(state) or lot.choice(decision.options)


def match_of(seats: int, seed: int, **more: Any) -> Match:
    return Match(GAMES["montoons"], CONTENT, seats, seed, **more)


def seated(match: Match, people: tuple[int, ...] = (0,)) -> Sitting:
    return Sitting(
        None,
        match,
        [
            Player(name, "person" if seat in people else "computer", "" if seat in people else "easy", crest)
            for seat, (name, crest) in enumerate(CREW[: match.seats])
        ],
    )


@contextmanager
def at_table(
    sitting: Sitting, thinker: Quick | None = None, lesson: LessonRun | None = None, **settings: Any
) -> Iterator[tuple[Parlour, MonToonsTable]]:
    """The window with the table; speed is instant unless told otherwise. The result screen stays away."""
    app = Parlour(
        Folders(None, None, None), Settings(**({"speed": 0} | settings)), home=Scene, size=(1280, 720), patient=True
    )
    app.pictures = PICTURES
    table = MonToonsTable(app, sitting, thinker or Lean(), lesson)
    table.show_result = lambda: None  # type: ignore[method-assign]
    app.home = lambda: table
    app.open()
    settle(app)
    try:
        yield app, table
    finally:
        app.close()


def choices(app: Parlour, table: MonToonsTable) -> dict[str, Control]:
    """Every lit choice by its key; in planning die by die, each picked with the mouse."""
    found = {str(control.tags["key"]): control for control in lit(table)}
    if table.planning.open:
        for i, _ in enumerate(table.planning.pool()):
            die = next(control for control in table.controls() if control.id == f"die/{i}")
            click(app, die)
            found |= {str(control.tags["key"]): control for control in lit(table)}
    return found


def point(app: Parlour, at: tuple[float, float]) -> None:
    pos = round(at[0]), round(at[1])
    app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))], 16)


def some_states(count: int, seed: int, seats: int) -> Iterator[Match]:
    """Matches that start in the midst of games, every kind of question as often as may be."""
    lot, had = Random(seed), dict[str, int]()
    for game in range(4):
        match = match_of(seats, seed * 1000 + game, options={"map": "ABCD"[game % 4]})
        while match.decision is not None and len(match.answers) < 45 * seats:
            verb = match.state.asked[0]
            if had.get(verb, 0) < count and lot.random() < 0.3:
                had[verb] = had.get(verb, 0) + 1
                yield Match(GAMES["montoons"], CONTENT, seats, match.seed, start=match.state, skip_single=False)
            match.answer(sensible(match.state, lot).key if lot.random() < 0.8 else lot.choice(
                match.decision.options).key)


# --- whole games


def by_mouse(app: Parlour, table: MonToonsTable, id: str) -> None:
    click(app, next(control for control in table.controls() if control.id == id))
    point(app, AWAY)


def by_keys(app: Parlour, table: MonToonsTable, id: str) -> None:
    """The next zone until it is the right one, Tab or Shift+Tab until the focus is there, then Enter."""
    there = False
    for _ in range(200):
        controls = [control for control in table.controls() if control.stop]
        ids = [control.id for control in controls]
        if table.focus.at == id:
            break
        at, goal = ids.index(table.focus.at) if table.focus.at in ids else -1, ids.index(id)
        there = there or controls[at].zone == controls[goal].zone
        press(app, pygame.K_TAB, pygame.KMOD_CTRL if not there else 0 if at < goal else pygame.KMOD_SHIFT)
    assert table.focus.at == id, f"Tab does not reach {id}"
    press(app, pygame.K_RETURN)


def by_pad(app: Parlour, table: MonToonsTable, id: str) -> None:
    """The cross towards the control, now and then aside, then A."""
    lot = Random(1)
    for _ in range(300):
        controls = table.controls()
        here, control = table.focus.here(controls), next(control for control in controls if control.id == id)
        if here is not None and here.id == id:
            break
        x, y, w, h = here.rect if here else (0, 0, 0, 0)
        dx, dy = control.rect[0] + control.rect[2] / 2 - x - w / 2, control.rect[1] + control.rect[3] / 2 - y - h / 2
        along = (RIGHT if dx > 0 else LEFT) if abs(dx) > abs(dy) else (DOWN if dy > 0 else UP)
        pad(app, along if lot.random() < 0.7 else lot.choice((UP, DOWN, LEFT, RIGHT)))
    assert table.focus.at == id, f"the cross does not reach {id}"
    pad(app, A)


def take(app: Parlour, table: MonToonsTable, key: str, hand: Any = by_mouse) -> None:
    """Pick the die the choice is about, if any, then the choice."""
    value = key.rpartition(":")[2] if key.startswith("shell") else key.partition(">")[0]
    if table.planning.open and value.isdigit() and table.planning.held != int(value):
        hand(app, table, f"die/{table.planning.pool().index(int(value))}")
    hand(app, table, next(control.id for control in lit(table) if control.tags["key"] == key))


def play(
    hand: Any, seats: int, seed: int, options: dict[str, str], people: tuple[int, ...] = (0,), answers: int = 9999
) -> list[tuple[Any, ...]]:
    """A game, or its first answers; the log of answers."""
    sitting, lot = seated(match_of(seats, seed, options=options), people), Random(seed)
    with at_table(sitting) as (app, table):
        for _ in range(LONGEST):
            if app.scene is not table:  # the curtain, then what happened behind it
                press(app, pygame.K_RETURN)
            if table.finished or len(sitting.match.answers) >= answers:
                return [tuple(answer)[:2] for answer in sitting.match.answers][:answers]
            if table.offered is not None and table.motion is None:
                key, before = sensible(sitting.match.state, lot).key, len(sitting.match.answers)
                take(app, table, key, hand)
                assert len(sitting.match.answers) > before, f"{key} was not taken"
            settle(app, 1)
    raise AssertionError("the game did not end")


def test_a_whole_game_is_played_by_mouse() -> None:
    assert len(play(by_mouse, 2, 3, {"map": "A"})) > 60


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "seed", "map"), [(3, 5, "B"), (4, 6, "D"), (5, 4, "C")])
def test_whole_games_of_more_are_played_by_mouse(seats: int, seed: int, map: str) -> None:
    assert len(play(by_mouse, seats, seed, {"map": map})) > 60


@pytest.mark.parametrize(("seats", "map"), [(3, "B"), (5, "D")])
def test_games_of_more_begin_by_mouse(seats: int, map: str) -> None:
    assert len(play(by_mouse, seats, 5, {"map": map}, answers=60)) == 60


def test_keys_and_gamepad_give_the_same_log_as_the_mouse() -> None:
    options = {"map": "A", "sheets": "in_training"}
    mouse = play(by_mouse, 2, 7, options, answers=44)
    assert play(by_keys, 2, 7, options, answers=44) == mouse
    assert play(by_pad, 2, 7, options, answers=44) == mouse


def test_people_hand_the_laptop_round_behind_a_curtain() -> None:
    assert len(play(by_mouse, 2, 9, {"map": "C"}, (0, 1), answers=30)) == 30


# --- what is lit


@pytest.mark.parametrize(("seats", "seed"), [(3, 2), (5, 8)])
def test_the_lit_set_is_the_legal_set_in_all_kinds_of_questions(seats: int, seed: int) -> None:
    asked = set()
    for match in some_states(1, seed, seats):
        decision = match.decision
        assert decision is not None
        with at_table(seated(match, (decision.player,)), Nobody()) as (app, table):
            assert table.offered is not None
            legal = {option.key for option in (*decision.options, *decision.aside)}
            assert set(choices(app, table)) == legal, table.asking()
            asked.add(table.asking())
    assert asked >= {"choose_sheet", "choose_flag", "plan", "act", "walk", "pick"} and len(asked) > 9


def at_question(verb: str, seats: int = 3, seed: int = 5, round: int = 1) -> Sitting:
    """The first seat is asked this in a game of sensible players."""
    match, lot = match_of(seats, seed), Random(seed)
    while match.decision is not None and (
        match.decision.player != 0 or match.state.asked[0] != f"montoons.{verb}" or match.state.round < round
    ):
        match.answer(sensible(match.state, lot).key)
    assert match.decision is not None
    return seated(match)


def test_a_hex_out_of_reach_says_why_with_its_rule() -> None:
    sitting = at_question("walk")
    with at_table(sitting, Nobody()) as (app, table):
        far = next(control for control in table.hex_controls() if not control.tags.get("key"))
        before = len(sitting.match.answers)
        click(app, far)
        assert len(sitting.match.answers) == before
        assert "Rule" in app.toasts.shown[-1].text


def test_a_die_is_dragged_to_a_slot_and_taken_back() -> None:
    sitting = at_question("plan")
    with at_table(sitting, Nobody()) as (app, table):
        value = table.planning.pool()[0]
        box = table.sheet_panel.places().slots["speed"]
        drag(app, middle(table.planning.die_box(0)), middle(box))
        assert sitting.match.answers[-1].key == f"{value}>speed" and len(table.planning.pool()) == 4
        settle(app)
        by_mouse(app, table, "slot/speed")
        assert len(table.planning.pool()) == 5


def test_a_die_over_a_slot_that_does_not_take_it_shows_why_and_stays() -> None:
    sitting = at_question("plan")
    with at_table(sitting, Nobody()) as (app, table):
        pool, places = table.planning.pool(), table.sheet_panel.places()
        i, slot = next((i, slot) for i, value in enumerate(pool) for slot in places.slots
                       if f"{value}>{slot}" not in {option.key for option in table.offered.options})
        before = len(sitting.match.answers)
        drag(app, middle(table.planning.die_box(i)), middle(places.slots[slot]), let_go=False)
        assert table.planning.why()
        app.step([pygame.event.Event(pygame.MOUSEBUTTONUP, pos=AWAY, button=1)], 16)
        assert len(sitting.match.answers) == before and not table.planning.why()


def middle(box: tuple[float, float, float, float]) -> tuple[float, float]:
    return box[0] + box[2] / 2, box[1] + box[3] / 2


def drag(app: Parlour, start: tuple[float, float], end: tuple[float, float], let_go: bool = True) -> None:
    (x0, y0), (x1, y1) = start, end
    app.step([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(round(x0), round(y0)), button=1)], 16)
    for t in (0.3, 0.6, 1):
        at = round(x0 + (x1 - x0) * t), round(y0 + (y1 - y0) * t)
        app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(1, 0, 0))], 16)
    if let_go:
        app.step([pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(round(x1), round(y1)), button=1)], 16)


# --- enlarged, learnt


@pytest.mark.parametrize("start", ["hex/", "basic/", "special/", "move/"])
def test_pieces_are_enlarged_with_their_words(start: str) -> None:
    with at_table(at_question("act"), Nobody()) as (app, table):
        control = next(c for c in table.controls() if c.id.startswith(start) and "card" in c.tags)
        assert control.zoom is not None
        control.zoom()
        assert table.zoom.card == control.tags["card"]
        name, lines = table.words_of(table.zoom.card)
        assert name and all(title and text for title, text in lines) and lines
        app.snapshot()
        table.zoom.close()
        point(app, AWAY)
        point(app, middle(control.rect))
        settle(app, 2)
        assert table.zoom.card == control.tags["card"], "a rest of the pointer enlarges it too"
        point(app, AWAY)
        assert table.zoom.card is None


def test_what_hides_a_rival_in_range_is_told() -> None:
    match, lot = match_of(5, 3), Random(3)
    while match.decision is not None and not hidden(match.state):
        match.answer(lot.choice(match.decision.options).key)
    one = hidden(match.state)[0]
    state = match.state
    assert not state.sees(state.at[match.decision.player], state.at[one.seat])
    with at_table(seated(match, (match.decision.player,)), Nobody()) as (app, table):
        assert f"hides {state.sheet_of(one.seat).name}" in table.prompts.words()[1]


def test_q_and_e_turn_an_area_and_enter_chooses() -> None:
    run = lesson()
    while run.match.state.asked[0] != "montoons.turn_area":
        step = run.step
        assert step is not None
        run.answer(step.answer) if step.answer else run.next()
    sitting = seated(run.match)
    with at_table(sitting, Nobody()) as (app, table):
        seen = set()
        for _ in range(len(table.lights())):
            press(app, pygame.K_e)
            assert table.foreseen().area
            seen.add(table.goal)
        assert seen == set(table.lights())
        before = len(sitting.match.answers)
        press(app, pygame.K_RETURN)
        assert len(sitting.match.answers) > before


def test_goals_of_a_walk_tell_the_movement_they_take() -> None:
    with at_table(at_question("walk"), Nobody()) as (app, table):
        efforts = table.efforts()
        assert set(efforts) == set(table.lights())
        beside = table.arena.board.beside[table.own_space()]
        assert all(efforts[space] <= 2 for space in efforts if space in beside)


def lesson() -> LessonRun:
    path = sorted(data("montoons", "lessons").glob("*.yaml"))[0]
    return LessonRun(read_lesson(path, GAMES["montoons"]), CONTENT)


def test_the_lesson_can_be_done_at_the_table() -> None:
    run = lesson()
    with at_table(seated(run.match), Nobody(), lesson=run) as (app, table):
        for _ in range(3 * len(run.lesson.steps)):
            if run.done:
                break
            step = run.step
            assert step is not None
            if not step.answer:
                by_mouse(app, table, "lesson/next")
            elif app.scene is table and table.offered is not None:
                take(app, table, step.answer)
            settle(app)
        assert run.done


# --- looking back, undo, motion


def test_looking_back_leaves_the_live_game_untouched() -> None:
    sitting = at_question("act", round=2)
    with at_table(sitting, Nobody()) as (app, table):
        before = sitting.match.state.digest(), sitting.match.plain(), table.picture.view()
        for answers in range(0, len(sitting.match.answers), 6):
            table.look_back(sitting.match.marks[answers])
            assert table.picture.view() == view_of(sitting.match.state_at(answers), 0)
            assert not lit(table)
        table.return_to_present()
        assert (sitting.match.state.digest(), sitting.match.plain(), table.picture.view()) == before


def test_a_die_put_on_a_slot_comes_back_with_undo() -> None:
    sitting = at_question("plan")
    with at_table(sitting, Nobody()) as (app, table):
        digest = sitting.match.state.digest()
        take(app, table, next(option.key for option in table.offered.options if ">" in option.key))
        settle(app)
        assert sitting.match.state.digest() != digest
        press(app, pygame.K_z, pygame.KMOD_CTRL)
        settle(app)
        assert sitting.match.state.digest() == digest


@pytest.mark.parametrize("reduced", [False, True])
def test_every_event_is_shown_to_its_end_and_leaves_the_table_as_it_is(reduced: bool) -> None:
    match = at_question("act", seed=12, round=3).match
    with at_table(seated(match), Nobody(), speed=5, reduced_motion=reduced) as (app, table):
        table.look_back(0)
        table.play_past()
        for _ in range(20_000):
            table.update(180)
            if table.motion is None and table.shown == len(match.events):
                break
        assert table.shown == len(match.events) and not table.floats
        assert table.picture.view() == view_of(match.state, 0)
        for seat, monster in table.monsters.items():
            assert (monster.x, monster.y) == pytest.approx(table.board.view.middle(match.state.at[seat]))


# --- what is hidden


def traces(app: Parlour, table: MonToonsTable) -> list[Any]:
    """All that can be seen, heard or pointed at."""
    controls = [(c.id, c.rect, c.label, c.enabled, c.why_not, c.tip, sorted(map(str, c.tags.items())))
                for c in table.controls()]
    return [pygame.image.tobytes(app.snapshot(), "RGB"), controls, table.log.lines(), list(app.sounds.heard),
            [toast.text for toast in app.toasts.shown]]


def secret_states(count: int) -> Iterator[Match]:
    """The midst of a planning in which somebody has placed dice already."""
    lot = Random(4)
    made = 0
    for seed in range(60):
        match = match_of(3, seed, options={"map": "ABCD"[seed % 4]})
        while match.decision is not None and made < count and match.state.round < 3:
            if match.state.asked[0] == "montoons.plan" and lot.random() < 0.08:
                made += 1
                yield Match(GAMES["montoons"], CONTENT, 3, seed, start=match.state, skip_single=False)
                break
            match.answer(sensible(match.state, lot).key)


def test_hidden_dice_leave_no_trace_in_planning_nor_while_others_move() -> None:
    lot, differ = Random(6), 0
    for number, match in enumerate(secret_states(12)):
        asked = match.decision.player
        viewer = asked if number % 2 else (asked + 1) % 3
        other = Match(GAMES["montoons"], CONTENT, 3, match.seed, start=match.first.redeal(viewer, lot),
                      skip_single=False)
        differ += other.first.digest() != match.first.digest()
        found = []
        for one in (match, other):
            with at_table(seated(one, (viewer,)), Nobody()) as (app, table):
                seen = [traces(app, table)]
                rival = (viewer + 1) % 3
                click(app, next(control for control in table.controls() if control.id == f"seat/{rival}"))
                found.append([*seen, traces(app, table)])
        assert found[0] == found[1], f"state {number}"
    assert differ >= 8


def test_the_curtain_comes_before_the_dice_of_the_next_person() -> None:
    frames = []
    match = next(secret_states(1))
    asked = match.decision.player
    for one in (match, Match(GAMES["montoons"], CONTENT, 3, match.seed, skip_single=False,
                             start=match.first.redeal((asked + 1) % 3, Random(1)))):
        with at_table(seated(one, (0, 1, 2)), Nobody()) as (app, table):
            assert type(app.scene).__name__ == "Curtain" and table.viewer is None
            frames.append(pygame.image.tobytes(app.snapshot(), "RGB"))
            press(app, pygame.K_RETURN)
            settle(app)
            assert table.viewer == asked
    assert frames[0] == frames[1]

"""Thoughts: what a game keeps of them, so that each can be thought again, and how long people wait for them."""

from __future__ import annotations

import json
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.__main__ import main
from game.ai.thinking import Thought, choose
from game.ai.worker import thought_of
from game.company import Player
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.sitting import Sitting
from game.store import Folders, read_save
from game.ui.table.computers import LONGEST, OVERHEAD, THINK_SHOWN, TOGETHER, Computers
from tests.sure import every
from tests.ui.tabling import Quick, by_lot, seated


def begun(home: Path, name: str = "pontoon", level: str = "normal") -> Sitting:
    players = [Player("Ada", "person", "", "flame"), Player("Vex", "computer", level, "wave")]
    return Sitting.new(Folders(home, None, None), name, players, 4)


def thinking(sitting: Sitting, answers: int) -> list[int]:
    """Both play on, the computer by its thoughts, until it has given so many answers; their numbers."""
    given: list[int] = []
    while len(given) < answers:
        decision = sitting.match.decision
        if sitting.players[decision.player].is_person:
            sitting.answer(decision.options[0].key)
            continue
        given.append(len(sitting.match.answers))
        thought = choose(sitting.game, sitting.match.state, decision.player, "normal", 70 + len(given), 60)
        sitting.answer(thought.key, thought=(thought.seed, *thought.worlds))
    return given


def test_every_thought_of_a_game_that_was_kept_is_thought_again_alike(tmp_path: Path) -> None:
    sitting = begun(tmp_path)
    given = thinking(sitting, 4)
    opened = Sitting.load(Folders(tmp_path, None, None), sitting.name).sitting
    assert opened is not None and opened.match.answers == sitting.match.answers
    for number in every(given):
        thought = thought_of(opened.match, number)
        assert thought is not None and thought.key == opened.match.answers[number].key
        assert (thought.seed, *thought.worlds) == opened.match.answers[number].thought
    people = [number for number, answer in enumerate(opened.match.answers) if answer.by != "normal"]
    assert all(thought_of(opened.match, number) is None for number in every(people))


def test_a_game_kept_before_thoughts_were_is_played_on(tmp_path: Path) -> None:
    sitting = begun(tmp_path)
    (number, *_) = thinking(sitting, 2)
    save = read_save(tmp_path / "saves" / f"{sitting.name}.save").save
    assert save is not None and len(save.answers[number]) == 4
    save.match["answers"] = [answer[:3] for answer in save.answers]
    opened = Sitting.of_save(None, save).sitting
    assert opened is not None and opened.view_only is None
    assert thought_of(opened.match, number) is None
    opened.answer(opened.match.decision.options[0].key)


def test_an_answer_taken_back_takes_its_thought_with_it() -> None:
    match = Match(GAMES["kingdom"], shipped_content("kingdom"), 2, 1)
    match.answer(match.decision.options[0].key, "hard", (5, 80))
    assert match.answers[0].thought == (5, 80)
    match.cut_back(0)
    match.answer(match.decision.options[0].key)
    assert match.answers[0].thought == () and match.plain()["answers"][0] == [*match.answers[0][:3]]


def test_replay_lets_a_computer_think_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sitting = begun(tmp_path)
    *_, number = thinking(sitting, 2)
    file = str(tmp_path / "saves" / f"{sitting.name}.save")
    assert main(["replay", file, "--to", str(number), "--think", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["thought"]
    assert told["same"] and told["key"] == told["given"] == sitting.match.answers[number].key
    ours = next(n for n, answer in enumerate(sitting.match.answers) if answer.by != "normal")
    for wrong in (["--think"], ["--think", "--to", str(ours)]):
        assert main(["replay", file, *wrong]) == 2
        assert "--think" in capsys.readouterr().err


class Noting(Quick):
    """Notes what it is asked."""

    def __init__(self) -> None:
        super().__init__(by_lot)
        self.seconds: list[float | None] = []
        self.ahead: list[dict[int, str]] = []

    def ask(self, game: Any, state: Any, seat: int, level: str, seed: int, seconds: float | None = None) -> None:
        self.seconds.append(seconds)
        super().ask(game, state, seat, level, seed)

    def think_ahead(self, game: Any, state: Any, rivals: Any, seed: int) -> None:
        self.ahead.append(dict(rivals))


FRAME = 16.0  # ms


class Slow(Noting):
    """Takes all the time that it is given, and as long as it may to be asked; a frame for a choice as it comes, or on a
    machine that others use so much longer. At once it answers at once."""

    def __init__(self, late: float = 0.0) -> None:
        super().__init__()
        self.left, self.late, self.here = 0.0, late, 0

    def ask(self, game: Any, state: Any, seat: int, level: str, seed: int, seconds: float | None = None) -> None:
        super().ask(game, state, seat, level, seed, seconds)
        assert seconds is not None
        self.left = self.late + (1000 * (seconds + OVERHEAD) if seconds else FRAME)

    def at_once(self) -> Thought | None:
        self.left, self.here = 0.0, self.here + 1
        return super().at_once()

    def poll(self) -> Thought | None:
        self.left -= FRAME
        return super().poll() if self.left <= 0 else None


@pytest.mark.parametrize(("name", "seats"), [("kingdom", 4), ("dragon", 6), ("montoons", 5), ("pontoon", 2)])
def test_all_computers_together_think_six_seconds_at_most_between_two_questions_of_a_person(
    name: str, seats: int
) -> None:
    sitting, thinker = seated(Match(GAMES[name], shipped_content(name), seats, 2)), Slow()
    computers, waits, asked = Computers(sitting, thinker), [0.0], list[int]()
    while len(waits) < 12 and (seat := sitting.turn) is not None:
        if seat == 0:
            computers.look_ahead()
            waits.append(0.0)
            sitting.answer(sitting.match.decision.options[0].key)
            continue
        computers.begin(seat)
        asked.append(seat)
        while (thought := computers.ponder(FRAME, FRAME)) is None:
            waits[-1] += FRAME
        sitting.answer(thought.key)
    assert len(waits) > 4 and len(set(asked)) == seats - 1
    assert max(waits) <= 6000 and max(thinker.seconds) <= LONGEST  # type: ignore[type-var]
    assert min(thinker.seconds) < max(thinker.seconds) / 2, "who chooses again and again has less"  # type: ignore


def played_by(computers: Computers, pace: float, waits: int) -> list[float]:
    """Ms of each of so many waits of a person who answers at once; motion takes so many times as long as usual."""
    sitting, found = computers.sitting, [0.0]
    while len(found) <= waits and (seat := sitting.turn) is not None:
        if seat == 0:
            computers.look_ahead()
            found.append(0.0)
            sitting.answer(sitting.match.decision.options[0].key)
            continue
        real = 0.0 if computers.begin(seat) else FRAME
        while (thought := computers.ponder(real, real / pace if pace else inf)) is None:
            real = FRAME
            found[-1] += FRAME
        sitting.answer(thought.key)
    return found


@pytest.mark.parametrize("late", [0.0, 100.0, 400.0, 5000.0])
@pytest.mark.parametrize("pace", [1.7, 1.0, 0.4, 0.0])
def test_however_slow_the_machine_and_the_motion_nobody_waits_longer_than_six_seconds(late: float, pace: float) -> None:
    thinker = Slow(late)
    sitting = seated(Match(GAMES["montoons"], shipped_content("montoons"), 5, 2))
    waits = played_by(Computers(sitting, thinker), pace, 12)
    assert len(waits) > 4 and max(waits) <= 6000
    assert bool(thinker.here) == (late > 0), "on a slow machine alone it has to answer at once"


def test_however_quick_the_motion_a_second_choice_has_its_time_too() -> None:
    given = {}
    for pace in (1.0, 0.0):
        thinker = Slow()
        played_by(Computers(seated(Match(GAMES["kingdom"], shipped_content("kingdom"), 4, 2)), thinker), pace, 6)
        given[pace] = thinker.seconds
    assert given[0.0] == given[1.0]


@pytest.mark.parametrize("rivals", [1, 2, 5])
def test_however_many_choices_rivals_make_they_never_think_longer_than_they_have_together(rivals: int) -> None:
    """By a clock that runs on by what each choice was given and the asking, a hundred choices in any order; those for
    which nothing is left are made as they come to mind, each within a frame or two."""
    sitting = seated(Match(GAMES["dragon"], shipped_content("dragon"), rivals + 1, 1))
    for seed in range(20):
        computers, lot, waited, asked = Computers(sitting, Noting()), Random(seed), 0.0, 0
        for _ in range(100):
            seat = lot.randint(1, rivals)
            given = computers.patience(seat)
            took = 1000 * (given + lot.uniform(0, OVERHEAD)) if given else 0.0
            computers.spent[seat] = computers.spent.get(seat, 0.0) + took
            waited, asked = waited + took, asked + bool(given)
            assert 0 <= given <= LONGEST
        assert asked >= rivals and waited <= 1000 * TOGETHER < 6000, f"seed {seed}"


def test_rivals_think_ahead_once_a_question_and_once_a_plan(tmp_path: Path) -> None:
    sitting, thinker = begun(tmp_path, "montoons"), Noting()
    computers, asked = Computers(sitting, thinker), 0
    while sitting.match.state.is_told:
        if sitting.turn == 0:
            asked += 1
            computers.look_ahead()
            computers.look_ahead()
        sitting.answer(sitting.match.decision.options[0].key)
    assert asked and thinker.ahead == [{1: "normal"}] * asked
    while sitting.turn == 0 and not sitting.match.state.is_told:
        computers.look_ahead()
        sitting.answer(sitting.match.decision.options[0].key)
    assert len(thinker.ahead) == asked + 1


def test_plans_made_in_secret_are_answered_as_soon_as_they_are_thought_out(tmp_path: Path) -> None:
    sitting, thinker = begun(tmp_path, "montoons"), Noting()
    computers = Computers(sitting, thinker)
    while sitting.turn != 1 or not sitting.match.state.is_told:
        sitting.answer(sitting.match.decision.options[0].key)
    computers.begin(1)
    assert computers.ponder(1, THINK_SHOWN - 1) is None and computers.ponder(1, 1) is not None
    while sitting.turn != 1 or sitting.match.state.is_told:
        sitting.answer(sitting.match.decision.options[0].key)
    computers.begin(1)
    assert computers.ponder(1, 1) is not None

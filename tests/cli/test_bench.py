"""bench: figures beside their limits; a figure over its limit is told as such."""

from __future__ import annotations

import json
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from game.__main__ import main
from game.ai.thinking import Thought, Weighed
from game.commands import bench, speed
from game.commands.bench import limits
from game.engine.match import Match
from game.engine.state import State
from game.rules import GAMES, shipped_content
from game.ui import games, presses
from game.ui.frames import frames_of_table, percentile, resident_mb
from game.ui.games import face_of
from game.ui.games.busy import replayed
from game.ui.games.cast import seated
from game.ui.games.pontoon.table import PontoonTop
from game.ui.table import computers
from game.ui.table.computers import Computers
from game.ui.waits import of_a_game
from game.ui.window.scene import Push, Scene
from tests.ui.tabling import Quick, window


def test_the_rules_are_measured_for_every_seat_count(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speed, "ROUNDS", 1)
    assert main(["bench", "--only", "rules", "--game", "pontoon", "--seconds", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    fast = told["rules"]["pontoon"]
    assert list(fast["decisions_per_second"]) == ["2", "3", "4"]
    assert min(fast["decisions_per_second"].values()) > 1000
    assert 0 < fast["clone_us"] < fast["redeal_us"]
    assert {row["letter"] for row in told["limits"]} == {"J1"}


def test_it_is_counted_how_often_a_second_computers_look_into_another_world(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speed, "LOOKED", 2)
    monkeypatch.setattr(speed, "ROUNDS", 1)
    assert main(["bench", "--only", "thought", "--game", "kingdom", "--seconds", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["thought"]["kingdom"]
    assert list(told) == ["2 seats", "4 seats", "2 seats, a yardstick", "4 seats, a yardstick"]
    assert min(told.values()) > 0


def test_all_plans_of_a_full_table_are_timed_where_all_are_asked_in_secret_at_the_same_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(speed, "SHOWN", 60)
    game, asked = GAMES["montoons"], list[int]()

    def weighed(name: str, state: State, seat: int, *rest: Any) -> Weighed:
        assert not state.is_told and seat
        asked.append(seat)
        return Weighed({state.question.options[0].key: (1, 0.5)}, 1)

    monkeypatch.setattr(speed, "weigh", weighed)
    rounds = list(speed.planning_seconds(game, shipped_content("montoons"), 3, "easy"))
    assert rounds and min(rounds) > 0 and set(asked) == {1, 2}
    asked.clear()
    assert not list(speed.planning_seconds(GAMES["pontoon"], shipped_content("pontoon"), 3, "easy")) and not asked


def test_of_each_game_the_longest_wait_for_all_computers_of_a_full_table_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "WAITED", 4)
    monkeypatch.setattr(computers, "TOGETHER", 0.3)
    assert main(["bench", "--only", "waits", "--game", "kingdom", "--seconds", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["waits"]["kingdom"]["waits"] and "middle_s" in told["waits"]["kingdom"]
    assert [row["letter"] for row in told["limits"]] == ["C3"]


class Pondering(Quick):
    """Looks at the clock three times before it has an answer."""

    looks = 0

    def poll(self) -> Thought | None:
        self.looks += 1
        return super().poll() if self.looks % 4 == 0 else None


def test_a_wait_is_what_all_computers_think_between_two_choices_of_a_person() -> None:
    game, hours = GAMES["kingdom"], [0.0]

    def rest(seconds: float) -> None:
        hours[0] += 1.0

    sitting = seated(Match(game, shipped_content("kingdom"), 3, 1))
    found = list(of_a_game(Computers(sitting, Pondering()), 400.0, lambda: hours[0], rest))
    assert len(found) > 3 and sum(found) <= hours[0]
    assert max(found) >= 6, "two rivals have three looks each"


def test_what_is_over_its_limit_falls_short() -> None:
    frame = {"p99_ms": 8.0, "worst_ms": 20.1, "memory_mb": 150.0}
    rows = list(
        limits(
            {
                "rules": {
                    "pontoon": {"decisions_per_second": {"2": 100_000, "3": 99_999}, "clone_us": 10.1},
                    "montoons": {"decisions_per_second": {"2": 45_000}, "clone_us": 10},
                },
                "frames": {"pontoon": frame},
                "large": {"pontoon": frame},
                "start": {"ratio": 2.5},
                "idle": {"cpu_per_cent": 0.4, "memory_mb": 201.0},
                "waits": {"pack": {"longest_s": 6.0}, "montoons": {"longest_s": 6.01}},
                "evening": {"memory_mb": 190.0, "open_files": 65},
            }
        )
    )
    assert [(letter, holds) for letter, *_, holds in rows] == [
        ("J1", True),
        ("J1", False),
        ("J1", False),
        ("J1", True),
        ("J1", True),
        ("J2", False),
        ("J2", True),
        ("J2", False),
        ("C3", True),
        ("C3", False),
        ("J4", False),
        ("J3", True),
        ("J4", False),
        ("F5", True),
    ]


def test_ninety_nine_of_a_hundred_frames_leave_out_the_slowest() -> None:
    assert percentile([1.0] * 990 + [50.0] * 10, 99) < 50
    assert percentile([1.0] * 900 + [50.0] * 100, 99) == 50


def test_of_the_worst_frame_is_told_what_it_did(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which of them it was, how much of the window it painted, for which pictures it waited, and where it was long,
    with the music of the table."""
    face = replace(face_of("pontoon"), busy=replayed(PontoonTop, "pontoon", 2, (0, 1), 11))
    monkeypatch.setattr(games, "face_of", lambda name: face)
    told = frames_of_table("pontoon", (640, 360))
    worst = told["worst"]
    assert told["frames"] > 10
    assert 0 < told["p50_ms"] <= told["worst_ms"]
    assert 0 <= worst["frame"] < told["frames"]
    assert 0 <= worst["painted_per_cent"] <= 100  # the clock may be held up where nothing was painted
    assert len(worst["in"]) == 4
    assert isinstance(worst["waited_for"], list)
    assert told["music"] == "pontoon"
    assert told["cold"]["worst_ms"] > 0 and told["cold"]["ready_after_s"] >= 0


def test_frames_are_measured_at_a_table_as_large_as_in_play() -> None:
    with window(lambda app: Scene()) as app:
        busy = face_of("kingdom").busy
        assert busy is not None
        table = busy(app)
        app.post(Push(table))
        app.step([], 16)
        assert table.past.shown and table.panes.left.foot == 0


def test_this_process_has_some_memory() -> None:
    assert 5 < resident_mb() < 5000


def test_an_unknown_part_names_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--only", "fun"]) == 2
    assert "rules" in capsys.readouterr().err


def test_presses_are_counted_and_a_shared_table_needs_none_beside_the_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presses, "ANSWERS", 5)
    answers, turns, pressed = presses.play("kingdom", "shared")
    assert answers == pressed == 5 and 0 < turns <= 5


def test_with_a_curtain_each_hand_over_costs_one_press_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presses, "ANSWERS", 6)
    answers, turns, pressed = presses.play("pontoon", "curtain")
    assert answers == 6 and answers < pressed <= answers + turns + 1


def test_presses_are_the_same_each_time_and_another_game_follows_one_that_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(presses, "ANSWERS", 9)
    first, again = (presses.play("pontoon", "alone") for _ in range(2))  # the first game is over after eight answers
    assert first == again and first[0] == 9


def test_no_game_is_played_twice_for_a_measure(monkeypatch: pytest.MonkeyPatch) -> None:
    game, dealt = GAMES["pontoon"], list[int]()

    def deal(content: Any, seats: int, seed: int, options: Any) -> Any:
        dealt.append(seed)
        return game.deal(content, seats, seed, options)

    counted = SimpleNamespace(name="pontoon", options=game.options, deal=deal)
    for _ in range(2):
        speed.decisions_a_second(counted, shipped_content("pontoon"), 2, 0.002)  # type: ignore[arg-type]
    assert len(dealt) >= 2 and len(set(dealt)) == len(dealt)

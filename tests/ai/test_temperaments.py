"""Temperaments and rough reckoning: what computers are fond of shows, costs little, and tells nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from random import Random
from typing import Any

import pytest

from game.ai.deeds import deed_of
from game.ai.levels import BETWEEN, GLANCE, LEVELS, STRENGTH
from game.ai.minds import MINDS
from game.ai.temper import may_play, shifted
from game.ai.tempers import APART, Shown, shown
from game.ai.thinking import choose, roughly, valued, weigh
from game.engine.data import DataError
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.rules.temperaments import DEEDS, read_temperaments, temper_of, temperaments
from game.ui.scenes.setup import NAMES
from tests.sure import every

every_game = pytest.mark.parametrize("game", sorted(MINDS))


def asked(game: str, count: int, share: float = 0.1) -> Iterator[Any]:
    """So many questions with a choice out of games of sensible players."""
    content, seed = shipped_content(game), 0
    while count:
        seed += 1
        rng, match = Random(seed), Match(GAMES[game], content, GAMES[game].seats[0], seed)
        while match.decision is not None and count:
            if len(match.decision.options) > 1 and rng.random() < share:
                count -= 1
                yield match.state
            lean = MINDS[game].policy(match.state)
            match.answer((lean or rng.choice(match.decision.options)).key)


@every_game
def test_a_game_has_four_temperaments_at_least_and_everybody_of_the_cast_has_one(game: str) -> None:
    found = temperaments(game)
    assert len(found) >= 4
    for name in every(NAMES.values()):
        assert temper_of(game, name) in found
    assert temper_of(game, "Nobody") == ""
    for one in every(found.values()):
        assert one.shifts.get(one.shows, 0) > 0


@every_game
def test_every_deed_that_temperaments_are_written_in_comes_up_in_play(game: str) -> None:
    met = {deed_of(game, state, option) for state in asked(game, 400, 1.0) for option in state.decision.options}
    shown = {one.shows for one in temperaments(game).values()}
    assert shown <= met <= {"", *DEEDS[game]}


def test_a_fault_in_temperaments_is_told_by_its_line(tmp_path: Any) -> None:
    path = tmp_path / "temperaments.yaml"
    head = "- id: bold\n  name: Bold\n  words: hits once more than others\n  shows: hit\n"
    path.write_text(f"{head}  shifts: {{hitt: 0.1}}\n  cast: [Ada]\n", "utf-8")
    with pytest.raises(DataError, match="hitt"):
        read_temperaments("pontoon", path)
    path.write_text(f"{head}  shifts: {{hit: 0.1}}\n  cast: [Ada]\n" * 2, "utf-8")
    with pytest.raises(DataError, match="'bold' twice"):
        read_temperaments("pontoon", path)


def test_only_temperaments_of_the_game_may_play() -> None:
    assert may_play("pontoon", "hard:bold") and not may_play("pontoon", "hard:fierce")
    assert not may_play("pontoon", "random:bold") and may_play("pontoon", "random")


@every_game
def test_a_temperament_makes_more_of_the_deed_by_which_it_shows(game: str) -> None:
    compared = 0
    for state in asked(game, 60, 1.0):
        for temper, one in temperaments(game).items():
            even = {option.key: 0.5 for option in state.decision.options}
            shifts = shifted(game, temper, state, even)
            deeds = {option.key: deed_of(game, state, option) for option in state.decision.options}
            if one.shows in deeds.values() and set(deeds.values()) - set(one.shifts):
                compared += 1
                assert deeds[roughly(even, 0.0, 1, shifts)] in one.shifts
    assert compared


def test_how_far_apart_two_are_is_told_by_the_deed_or_by_leaving_it_undone() -> None:
    assert Shown("fierce", "fight", 100, 0.4, 0.2, 0.0).apart == pytest.approx(2.0)
    assert Shown("bold", "hit", 100, 0.9, 0.7, 0.0).apart == pytest.approx(3.0)
    assert Shown("calm", "leave", 100, 1.0, 1.0, 0.0).apart == pytest.approx(1.0)


@pytest.mark.parametrize("game", ["dragon", "pontoon"])
def test_every_temperament_does_what_it_is_fond_of_more_often_than_the_plain_player(game: str) -> None:
    """At few questions, of the games whose searches are quick; in the soak run in all games a third more often."""
    for one in every(shown(game, "normal", 40)):
        assert one.own > one.plain and one.apart > 1.1, one


@pytest.mark.soak
@every_game
def test_temperaments_are_a_third_apart_from_the_plain_player_and_lose_little_by_it(game: str) -> None:
    for one in every(shown(game, "normal", 120)):
        assert one.apart >= APART and one.cost < 0.01, one


@every_game
def test_what_is_hidden_changes_no_choice_of_any_level_and_temperament(game: str) -> None:
    tempers = ["", *temperaments(game)]
    for n, state in enumerate(every(asked(game, 10))):
        seat = state.decision.player
        level = LEVELS[n % 2] + (BETWEEN + tempers[n % 5] if n % 5 else "")
        one, two = (choose(GAMES[game], world, seat, level, 7, inf) for world in (state, state.redeal(seat, Random(9))))
        assert one[:4] == two[:4]


def loses(game: str, state: Any, level: str, seed: int) -> float:
    """How much less the choice of a level is worth at a glance than the best that it sees itself."""
    seat, limit = state.decision.player, STRENGTH[game][level]
    exact = weigh(game, state, seat, level, seed, 0, limit._replace(noise=0.0))
    means = valued(MINDS[game], state.redeal(seat, Random(seed)), exact.edges)
    return max(means.values()) - means[choose(GAMES[game], state, seat, level, seed, inf).key]


@every_game
def test_nobody_chooses_what_loses_much_at_a_glance(game: str) -> None:
    for n, state in enumerate(every(asked(game, 12))):
        assert loses(game, state, "easy", n) <= GLANCE


@pytest.mark.soak
@every_game
@pytest.mark.parametrize("level", LEVELS[:-1])
def test_no_level_chooses_what_loses_much_at_a_glance(game: str, level: str) -> None:
    lost = [loses(game, state, level, n) for n, state in enumerate(asked(game, 400))]
    assert sum(one > GLANCE for one in lost) <= 0.005 * len(lost)


def test_rough_reckoning_errs_where_it_is_close_and_not_where_it_is_clear() -> None:
    means = {"best": 0.5, "close": 0.48, "far": 0.3}
    chosen = [roughly(means, 0.1, seed, {}) for seed in range(200)]
    assert chosen.count("close") > 50 and "far" not in chosen
    assert {roughly(means, 0.0, seed, {}) for seed in range(9)} == {"best"}
    assert roughly(means, 0.0, 1, {"close": 0.05, "far": 0.9}) == "close"


def test_in_a_decided_game_points_are_counted_right_by_all_but_the_roughest() -> None:
    """Of two ways to win, or to lose, for certain, the one with more points; in an open game as small a difference is
    not seen."""
    for best in (0.997, 0.004):
        chosen = [roughly({"more": best, "less": best - 0.0005}, 0.004, seed, {}) for seed in range(100)]
        assert chosen.count("more") > 95
    chosen = [roughly({"more": 0.5, "less": 0.4995}, 0.004, seed, {}) for seed in range(100)]
    assert chosen.count("less") > 30

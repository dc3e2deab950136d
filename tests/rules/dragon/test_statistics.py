"""Statistics of Dragon Attack!: every figure against a handful of games counted another way."""

from __future__ import annotations

from collections import Counter
from random import Random

from game.ai.dragon import DragonMind
from game.engine.match import Match
from game.engine.measures import numbered, quantile
from game.rules.dragon.statistics import count, figures
from tests.rules.dragon.table import dealt


def games(number: int, seats: int, **options: str) -> list[Match]:
    mind, played = DragonMind(), []
    for seed in range(number):
        match, rng = dealt(seats, seed, heroes="dealt", **options), Random(seed)
        while match.decision is not None:
            lean = mind.policy(match.state)
            match.answer(lean.key if lean else rng.choice(match.decision.options).key)
        played.append(match)
    return played


def test_figures_are_what_the_games_show() -> None:
    played = games(12, 3)
    sums: Counter[str] = Counter()
    for match in played:
        sums.update(count(match))  # type: ignore[arg-type]
    rows = {row["what"]: row for row in figures(sums, 12)}
    fallen = sum(match.state.winners == () for match in played)
    assert rows["palace falls"]["value"] == f"{100 * fallen / 12:.1f} %"
    assert rows["palace falls"]["target"] == "15 to 35 % between competent players"
    turns = sorted(match.state.turns for match in played)  # type: ignore[attr-defined]
    assert rows["player turns, mean"]["value"] == f"{sum(turns) / 12:.1f}"
    assert quantile(numbered(sums, "lasted"), 0.9) == turns[10]
    faced = sum("faces the Dragon" in line for match in played for _, line in match.log("ABC", None))
    assert rows["heroes facing the Dragon a game"]["holds"] is not None and faced >= sums["battles"]
    assert rows["largest edge of a colour"]["holds"] is None, "no verdict on a dozen games"


def test_the_short_map_has_no_targets_for_its_length() -> None:
    sums: Counter[str] = Counter()
    for match in games(4, 2, map="short"):
        sums.update(count(match))  # type: ignore[arg-type]
    rows = {row["what"]: row for row in figures(sums, 4)}
    assert rows["player turns, mean"]["holds"] is None and rows["player turns, mean"]["target"] == "none"

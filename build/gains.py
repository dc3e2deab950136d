"""Gains: what the best choice that a review finds wins over the one that was made, in twenty games of easy computers.

python build/gains.py montoons --minutes 60

Decisions are judged in an order by lot over all twenty games, so that the mean means something at any time. What has
been found is kept in build/out/gains/GAME.jsonl: stopped and started again, it goes on.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from game.ai.ladder import content_of  # noqa: E402
from game.ai.minds import MINDS  # noqa: E402
from game.ai.review import Verdict, judged, mean_of, played_out  # noqa: E402
from game.ai.thinking import likely  # noqa: E402
from game.engine.agenda import Decision  # noqa: E402
from game.engine.match import Match  # noqa: E402
from game.rules import GAMES  # noqa: E402

TRIED = 20  # games, of the seeds from 1
TIMES = 200  # fresh worlds in which both choices are played out
TRUST = 1.96  # standard errors on either side of the mean: 95 %


def easy(match: Match, rng: Random) -> str:
    """Mostly what a sensible player does at first sight, now and then anything."""
    assert match.decision is not None
    options = match.decision.options
    lean = MINDS[match.game.name].policy(match.state.redeal(match.decision.player, rng))
    return lean.key if lean is not None and rng.random() > 0.3 else rng.choice(options).key


def played(name: str, seed: int) -> Match:
    """A whole game of two easy computers."""
    match, rng = Match(GAMES[name], content_of(name), 2, seed), Random(seed)
    while match.decision is not None:
        match.answer(easy(match, rng))
    return match


def gain(match: Match, verdict: Verdict) -> float:
    """The mean over fresh worlds of what the best choice found is worth more than the one that was made, both played
    out to the judgement's horizon: in short games to their end."""
    mind, state, key = MINDS[match.game.name], match.state_at(verdict.at), match.answers[verdict.at].key
    rng, total = Random(verdict.at), 0.0
    for _ in range(TIMES):
        world, dice = likely(state, verdict.seat, rng, mind), rng.getrandbits(32)
        better, made = (played_out(world, one, verdict.seat, mind, Random(dice)) for one in (verdict.best, key))
        total += (better - made) / TIMES
    return total


def looked_at(match: Match, at: int) -> float | None:
    """What the best choice found gains at one decision; None where the one that was made cost nothing clear."""
    mind, answer = MINDS[match.game.name], match.answers[at]
    verdict = judged(match.state_at(at), at, answer.seat, answer.key, mind, Random(1_000_003 + at))
    return gain(match, verdict) if verdict.clear else None


def summed(lines: list[str]) -> str:
    """All that has been found, in one line."""
    found = [json.loads(line) for line in lines]
    gains = [one["gain"] for one in found if one["gain"] is not None]
    games = len({one["seed"] for one in found})
    mean, error = mean_of(gains) if gains else (0.0, 0.0)
    told = f"{len(found)} decisions of {games} games, {len(gains)} cost clearly"
    return f"{told}; mean gain {mean:.4f} +- {TRUST * error:.4f}"


def decisions_of(games: dict[int, Match]) -> list[tuple[int, int]]:
    """All that was decided in these games, as the seed and the number of the answer, in an order by lot."""
    found = [
        (seed, at)
        for seed, match in games.items()
        for at, decision in enumerate(asked(match))
        if len(decision.options) > 1
    ]
    Random(1).shuffle(found)
    return found


def asked(match: Match) -> Iterator[Decision]:
    """What every answer of a game was given to."""
    state = match.state_at(0)
    for answer in match.answers:
        assert state.decision is not None
        yield state.decision
        state.choose(answer.key)


def go_on(name: str, kept: Path, minutes: float, tried: int = TRIED) -> list[str]:
    """Look at decisions that were not looked at before until the time is over; a line for each, old and new."""
    lines = kept.read_text("utf-8").splitlines() if kept.exists() else []
    done = {(one["seed"], one["at"]) for one in map(json.loads, lines)}
    end, games = monotonic() + 60 * minutes, {seed: played(name, seed) for seed in range(1, tried + 1)}
    for seed, at in decisions_of(games):
        if monotonic() > end:
            break
        if (seed, at) not in done:
            lines.append(json.dumps({"seed": seed, "at": at, "gain": looked_at(games[seed], at)}))
            with kept.open("a", encoding="utf-8") as file:
                file.write(lines[-1] + "\n")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--folder", type=Path, default=ROOT / "build/out/gains")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    print(summed(go_on(given.game, given.folder / f"{given.game}.jsonl", given.minutes)))


if __name__ == "__main__":
    main()

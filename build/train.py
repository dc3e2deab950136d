"""Train: learn how computers value a game, from games between computers, and write data/GAME/judgement.yaml.

python build/train.py montoons --games 4000 --jobs 2

Each generation plays games by the judgement there is, fits weights to who won, and lets the new ones meet the old ones
over the same deals; they take their place unless they are weaker. It ends with the first that are. What has been played
is kept: killed and started again, it goes on.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "build")]

import curves  # noqa: E402
from fitting import Sample, fitted, log_loss, sample, tenths  # noqa: E402

from game.ai.judge import Judge, Weights, read_judgement  # noqa: E402
from game.ai.ladder import wilson  # noqa: E402
from game.ai.minds import MINDS  # noqa: E402
from game.ai.players import NoCluster, players, results  # noqa: E402
from game.ai.selfplay import Fixture, Position, Record, play, positions  # noqa: E402
from game.assets import data  # noqa: E402
from game.engine.data import DataError  # noqa: E402
from game.engine.judgement import Held, Made, Tenth  # noqa: E402
from game.rules import GAMES  # noqa: E402

HELD_OUT = 5  # every so many games nothing is learned of
STRAY = 0.05  # share of choices by lot, so that odd positions occur
FIRM = 10.0  # see `fitted`
APART = 10_000_000  # seeds between two generations, and half of it between games and duels
EVERY = 100  # games between two lines of progress


class Plan(NamedTuple):
    """What is asked for."""

    game: str
    games: int
    seats: tuple[int, ...]
    seed: int
    generations: int
    depths: tuple[int, ...]
    pairs: int
    depth: int  # iterations of both sides of a duel
    folder: Path
    file: Path
    curve: bool  # and nothing else: no weights are kept


def main(words: Sequence[str] | None = None) -> int:
    own = parser()
    args = own.parse_args(words)
    if args.games < HELD_OUT:
        own.error(f"--games: at least {HELD_OUT}, of which one is held out")
    least, most = GAMES[args.game].seats
    plan = Plan(
        args.game,
        args.games,
        args.seats or (least,) * max(1, most - least) + tuple(range(least + 1, most + 1)),
        args.seed,
        args.generations,
        args.depths,
        args.pairs,
        args.depth,
        args.folder or ROOT / "build" / "out" / "training" / args.game,
        args.file or data(args.game, "judgement.yaml"),
        args.curve,
    )
    judge = MINDS[plan.game].judge
    if judge is None:
        print(f"{plan.game} has no features to learn weights for", file=sys.stderr)
        return 2
    try:
        with players(args.jobs, args.scheduler) as executor:
            train(plan, judge, executor)
    except NoCluster as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def parser() -> argparse.ArgumentParser:
    own = argparse.ArgumentParser(prog="train.py", description=(__doc__ or "").partition("\n")[0])
    own.add_argument("game", choices=[name for name in GAMES if MINDS[name].judge])
    own.add_argument("--games", type=int, default=4000, metavar="K", help="games of a generation (4000)")
    own.add_argument("--seats", type=numbers, metavar="N,N", help="seats by lot (half of the games the fewest)")
    own.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the first game (1)")
    own.add_argument("--generations", type=int, default=3, metavar="G", help="generations at most (3)")
    own.add_argument("--depths", type=numbers, default=(0, 0, 4), metavar="I,I", help="iterations by lot (0,0,4)")
    own.add_argument("--pairs", type=int, default=30, metavar="K", help="pairs of new against old (30)")
    own.add_argument("--depth", type=int, default=16, metavar="I", help="iterations of both (16)")
    own.add_argument("--curve", action="store_true", help="tell what more games teach, and write no weights")
    own.add_argument("--folder", type=Path, metavar="DIR", help="where games are kept (build/out/training/GAME)")
    own.add_argument("--file", type=Path, metavar="FILE", help="what is written (data/GAME/judgement.yaml)")
    own.add_argument("--jobs", type=int, default=1, metavar="J", help="games played side by side (1)")
    own.add_argument("--scheduler", default="", metavar="ADDRESS", help="play on a Dask cluster (extra `cluster`)")
    return own


def numbers(text: str) -> tuple[int, ...]:
    return tuple(int(word) for word in text.split(","))


def train(plan: Plan, judge: Judge, executor: Executor) -> None:
    """Generation after generation, until one is weaker than the one before it."""
    plan.folder.mkdir(parents=True, exist_ok=True)
    for generation in range(plan.generations):
        old = known_weights(plan, judge, generation)
        records = games_of(plan, generation, old, executor)
        print(f"generation {generation}: reading {len(records)} games", flush=True)
        found = list(results(executor, positions, records))
        tell_curve(plan, generation, records, found)
        if plan.curve:
            return
        new, made = learned(plan, generation, judge, records, found, old)
        share, low, high = duel(plan, generation, new, old, executor)
        print(f"  new against old: {share:.1%} of {2 * plan.pairs} games (95 %: {low:.1%} to {high:.1%})", flush=True)
        if share < 0.5:
            print("  weaker: the old weights stay")
            return
        plan.file.write_text(text_of(plan.game, new, made), encoding="utf-8")
        (plan.folder / f"weights-{generation}.json").write_text(json.dumps(new))


def known_weights(plan: Plan, judge: Judge, generation: int) -> Weights:
    """Those found by the generation before; at first those of the file; without one, or with one of other features,
    nothing weighs anything."""
    kept = plan.folder / f"weights-{generation - 1}.json"
    begun = plan.folder / "weights-begun.json"
    if generation:
        return dict(json.loads(kept.read_text()))
    if not begun.exists():
        try:
            weights = read_judgement(plan.game, judge.features, plan.file).weights
        except DataError:
            weights = dict.fromkeys(judge.features, 0.0)
        begun.write_text(json.dumps(weights))
    return dict(json.loads(begun.read_text()))


# --- games


def games_of(plan: Plan, generation: int, weights: Weights, executor: Executor) -> list[Record]:
    """All games of a generation; those that were played before are read."""
    first = plan.seed + generation * APART
    tables = []
    for seed in range(first, first + plan.games):
        lots = Random(seed)
        seats = lots.choice(plan.seats)
        depths = tuple(lots.choice(plan.depths) for _ in range(seats))
        tables.append(Fixture(plan.game, seed, depths, (weights,) * seats, STRAY))
    return list(played(plan.folder / f"games-{generation}.jsonl", tables, executor))


def played(file: Path, tables: Sequence[Fixture], executor: Executor) -> Iterator[Record]:
    """The records of all tables in their order: those in the file, then the others, each added to it at once."""
    known = records_in(file)
    yield from known[: len(tables)]
    with open(file, "a", encoding="utf-8") as out:
        for number, record in enumerate(results(executor, play, tables[len(known) :]), len(known) + 1):
            out.write(json.dumps(record) + "\n")
            out.flush()
            if number % EVERY == 0:
                print(f"  {file.stem}: {number} of {len(tables)} games", flush=True)
            yield record


def records_in(file: Path) -> list[Record]:
    """The whole lines of a file, none of one that is not there; a line that a sudden end has cut off is taken away."""
    if not file.exists():
        return []
    text = file.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if whole != text:
        file.write_bytes(whole)
    found = []
    for line in whole.splitlines():
        game, seed, seats, options, answers, winners = json.loads(line)
        found.append(Record(game, seed, seats, options, tuple(answers), tuple(winners)))
    return found


def duel(plan: Plan, generation: int, new: Weights, old: Weights, executor: Executor) -> tuple[float, float, float]:
    """The share of games that the new weights win of those that somebody wins, and its bounds with 95 % trust."""
    first = plan.seed + generation * APART + APART // 2
    tables = [
        Fixture(plan.game, seed, (plan.depth,) * 2, sides)
        for seed in range(first, first + plan.pairs)
        for sides in ((old, new), (new, old))
    ]
    wins = decided = 0.0
    for number, record in enumerate(played(plan.folder / f"duels-{generation}.jsonl", tables, executor)):
        decided += bool(record.winners)
        wins += sum((seat + number) % 2 for seat in record.winners) / max(1, len(record.winners))
    return wins / decided if decided else 0.5, *wilson(wins, decided)


# --- learning


def lessons(records: Sequence[Record], found: Sequence[Sequence[Position]]) -> list[Sequence[Position]]:
    """The positions of each game that is learned from, where there are any."""
    return [places for record, places in zip(records, found) if record.seed % HELD_OUT and places]


def held_out(records: Sequence[Record], found: Sequence[Sequence[Position]]) -> dict[int, list[Sequence[Position]]]:
    """By seats the positions of each game of which nothing is learned, where there are any."""
    apart: dict[int, list[Sequence[Position]]] = {}
    for record, places in zip(records, found):
        if record.seed % HELD_OUT == 0 and places:
            apart.setdefault(record.seats, []).append(places)
    return dict(sorted(apart.items()))


def tell_curve(plan: Plan, generation: int, records: Sequence[Record], found: Sequence[Sequence[Position]]) -> None:
    """Print and keep how well weights learned from parts of the games tell who wins those held out."""
    apart = held_out(records, found)
    held = [[place for places in games for place in places] for games in apart.values()]
    text = curves.table(curves.points(lessons(records, found), held, FIRM), list(apart))
    (plan.folder / f"curve-{generation}.md").write_text(text + "\n", encoding="utf-8")
    print(text, flush=True)


def learned(
    plan: Plan,
    generation: int,
    judge: Judge,
    records: Sequence[Record],
    found: Sequence[Sequence[Position]],
    old: Weights,
) -> tuple[dict[str, float], Made]:
    """Weights fitted to four games of five, and how well they tell who wins the others."""
    taught = [place for places in lessons(records, found) for place in places]
    weights = dict(zip(judge.features, [round(float(w), 4) for w in fitted(sample(taught), FIRM)]))
    row, before = judge.row(weights), judge.row(old)
    apart, held = held_out(records, found), []
    for seats, games in apart.items():
        given = sample([place for places in games for place in places])
        held.append(Held(seats, len(games), len(given.starts), *losses(given, row, before)))
    whole = sample([place for games in apart.values() for places in games for place in places])
    made = Made(generation, plan.seed, len(records), len(taught), tuple(held), tuple(tenths(whole, row)))
    for one in held:
        print(
            f"  {one.seats} seats: log loss {one.log_loss} (even chances {one.even}, before {one.before}) "
            f"of {one.positions} positions in {one.games} held-out games",
            flush=True,
        )
    return weights, made


def losses(given: Sample, new: Sequence[float], old: Sequence[float]) -> tuple[float, float, float]:
    """Log losses of the new weights, of equal chances, and of the old weights."""
    new_loss, even, old_loss = (round(log_loss(given, row), 4) for row in (new, [0.0] * len(new), old))
    return new_loss, even, old_loss


def text_of(game: str, weights: Weights, made: Made) -> str:
    """The file as it is written."""
    lines = [
        f"# What computers go by in {GAMES[game].title}: written by build/train.py, see build/README.md.",
        "made:",
        *(f"  {name}: {getattr(made, name)}" for name in ("generation", "seed", "games", "positions")),
        "  held:  # of games of which nothing was learned, by seats",
        *(f"    - {flow(one)}" for one in made.held),
        "  tenths:  # of their chances: how many were said, what was said and how many of them won",
        *(f"    - {flow(one)}" for one in made.tenths),
        "weights:  # in units of e to 1 against an equal rival",
        *(f"  {name}: {weight}" for name, weight in weights.items()),
    ]
    return "\n".join(lines) + "\n"


def flow(one: Held | Tenth) -> str:
    """A record on one line of YAML."""
    return "{" + ", ".join(f"{name}: {value}" for name, value in one._asdict().items()) + "}"


if __name__ == "__main__":
    sys.exit(main())

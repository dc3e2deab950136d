"""Mutations: small faults put into copies of the rules, one at a time, and which of them no test of the game notices.

    python tests/mutations.py --seed 1                       60 of them, spread over the five games
    python tests/mutations.py --seed 1 --games kingdom,pack  those of two games
    python tests/mutations.py --seed 1 --only 12,40 --show   single ones of that choice, with what they change

The golden games take no part: a rule that only a recorded game holds in place has no test that says what it is.
Tests of the broken module come first, and the first that notices ends the run. It counts if it is green without the
fault, which is tried once for each of them.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
GAMES = ("pontoon", "pack", "kingdom", "dragon", "montoons")
COUNT = 60
ENDLESS = 120  # seconds of one test: then a game has no end, and somebody would notice
HANGS = 200  # processor seconds of a run, four times as many of the laws: tests play games while they are collected
MEMORY = 3 << 30  # bytes of a run: a game without an end tells more and more
LAWS = (
    "tests/rules/test_every_lesson.py",
    "tests/rules/test_positions_read_back.py",
    "tests/rules/test_every_position.py",
    "tests/rules/test_unknown_words.py",
    "tests/rules/test_every_phase.py",
    "tests/rules/test_every_word_told.py",
    "tests/rules/test_every_end.py",
    "tests/test_every_game.py",
    "tests/test_every_question.py",
)
PYTEST = "-m pytest -q -x -p no:cacheprovider -p no:xdist --no-header --tb=no -rfE".split()
WIDE = (  # whole games and whole abilities: they notice much, so they come first
    "test_books.py",
    "test_any_effect.py",
    "test_any_seat.py",
    "test_offers.py",
)
NO_RULES = ("statistics.py",)  # what is counted over many games for the balance
LEFT_OUT = (".git", "__pycache__", ".pytest_cache", ".mypy_cache", ".ruff_cache", "art")
NO_BYTECODE = {"PYTHONDONTWRITEBYTECODE": "broken"}  # a broken module must not be found again once it is whole
FLIPPED: dict[type[ast.cmpop], str] = {
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Lt: ">=",
    ast.LtE: ">",
    ast.Gt: "<=",
    ast.GtE: "<",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
MOVED: dict[type[ast.cmpop], str] = {ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">"}

# what changes nothing that anybody could see, with the reason: by file, the line as it is, and as it is then
EQUIVALENT = {
    (
        "game/rules/kingdom/forecast.py",
        "while worlds and looked < LOOKED:",
        "while worlds and (looked <= LOOKED):",
    ): "one position more of two hundred, where nothing needs so many",
    ("game/rules/kingdom/payment.py", "if gap < 0:", "if (gap <= 0):"): "a gap of 0 adds nothing to either side",
    (
        "game/rules/kingdom/payment.py",
        "short = sum(need[kind] - paid[kind] for kind in kinds if paid[kind] < need[kind])",
        "short = sum(need[kind] - paid[kind] for kind in kinds if (paid[kind] <= need[kind]))",
    ): "adds 0",
    (
        "game/rules/kingdom/payment.py",
        "spare = sum(paid[kind] - need[kind] for kind in kinds if paid[kind] > need[kind])",
        "spare = sum(paid[kind] - need[kind] for kind in kinds if (paid[kind] >= need[kind]))",
    ): "adds 0",
    (
        "game/rules/dragon/battle.py",
        "if best > strength:",
        "if (best >= strength):",
    ): "dice are thrown again until they differ from the strength",
    (
        "game/rules/dragon/battle.py",
        "winner, loser = (hero, other) if mine > theirs else (other, hero)",
        "winner, loser = (hero, other) if (mine >= theirs) else (other, hero)",
    ): "dice are thrown again until they differ",
    (
        "game/rules/montoons/imagined.py",
        "if fitting >= 0:",
        "if (fitting > 0):",
    ): "slot 0 is Speed, and no kind in LIKELY lies there",
    (
        "game/rules/montoons/needs.py",
        "if found is None or (found[1] and found[1] > found[2]):",
        "if found is None or (found[1] and (found[1] >= found[2])):",
    ): "no sheet can print 3-3: it is none of NEEDS",
    (
        "game/rules/kingdom/state.py",
        "if (now := wanting()) > lack:",
        "if ((now := wanting()) >= lack):",
    ): "an exchange that changes nothing may stay or go back",
    (
        "game/rules/montoons/movement.py",
        "if g.out[seat] or left <= 0:",
        "if g.out[seat] or (left < 0):",
    ): "with nothing left a walk leads nowhere, and nobody is asked",
    (
        "game/rules/pontoon/odds.py",
        'return "under" if any(lit > power for lit in quest.lit) else "over"',
        'return "under" if any((lit >= power) for lit in quest.lit) else "over"',
    ): "a power that is lit is inside",
    (
        "game/rules/pontoon/state.py",
        "return power if power > 0 else 0",
        "return power if (power >= 0) else 0",
    ): "0 is 0",
    ("game/rules/pontoon/state.py", "if power > 0:", "if (power >= 0):"): "adds 0",
    (
        "game/rules/pontoon/quests.py",
        'return Ending(False, "over" if g.power(hero) > max(quest.lit) else "short")',
        'return Ending(False, "over" if (g.power(hero) >= max(quest.lit)) else "short")',
    ): "a power that is lit meets the condition",
    (
        "game/rules/dragon/gauntlet.py",
        "return most, next((n for n, chance in enumerate(chances) if chance > most - EQUAL), -1)",
        "return most, next((n for n, chance in enumerate(chances) if (chance >= most - EQUAL)), -1)",
    ): "no two chances lie that very hair apart",
    (
        "game/rules/dragon/battle.py",
        "if best < strength:",
        "if (best <= strength):",
    ): "dice are thrown again until they differ from the strength",
    (
        "game/rules/dragon/movement.py",
        "if space in g.spots or g.at.count(space) > 1:",
        "if space in g.spots or (g.at.count(space) >= 1):",
    ): "where nothing lies and nobody stands a search and a meeting do nothing",
    (
        "game/rules/montoons/imagined.py",
        "if rng.random() < share:",
        "if (rng.random() <= share):",
    ): "chance never is that very number",
    (
        "game/rules/montoons/keywords.py",
        'g.put("at", seat, theirs)',
        "pass",
    ): "entering that hex, which comes next, puts its user there",
    (
        "game/rules/montoons/leaping.py",
        "if far > len(path):",
        "if (far >= len(path)):",
    ): "with no distance left over there is nothing to take",
    (
        "game/rules/montoons/action.py",
        "if slot > 0 and 1 <= now <= 6 and still_fits(g, seat, slot, now):",
        "if (slot >= 0) and 1 <= now <= 6 and still_fits(g, seat, slot, now):",
    ): "slot 0 is Speed, and its die has come off when the turn began",
    (
        "game/rules/montoons/action.py",
        "left = tuple([slot for slot in g.slots[seat] if slot > 0])",
        "left = tuple([slot for slot in g.slots[seat] if (slot >= 0)])",
    ): "slot 0 is Speed, and its die has come off when the turn began",
    (
        "game/rules/montoons/planning.py",
        "if slot >= 0 and index[slot] >= 0:",
        "if (slot > 0) and index[slot] >= 0:",
    ): "slot 0 is Speed, which belongs to no row",
    (
        "game/rules/montoons/reaching.py",
        "return spent >= 0 and bool(arena.beside[space] & layers[spent])",
        "return (spent > 0) and bool(arena.beside[space] & layers[spent])",
    ): "every layer holds the start, so one more leads to the same first step",
    (
        "game/rules/montoons/movement.py",
        "if cost < left and calm & bit and not beaten(best.get(there, ()), passed, harm):",
        "if (cost <= left) and calm & bit and not beaten(best.get(there, ()), passed, harm):",
    ): "with nothing left nobody walks on",
    (
        "game/rules/montoons/position_words.py",
        "if g.decision is not None or g.active >= 0:",
        "if g.decision is not None or (g.active > 0):",
    ): "without the word it is the turn of the first seat",
    (
        "game/rules/montoons/harm.py",
        "if len(harm) < len(other):",
        "if (len(harm) <= len(other)):",
    ): "of two as long it does not matter which comes first",
    (
        "game/rules/montoons/harm.py",
        "if points <= 0 or not spaces:",
        "if (points < 0) or not spaces:",
    ): "adds nothing",
    (
        "game/rules/montoons/bearings.py",
        "and (not walks or not aims or max(walks) < aims[0])",
        "and (not walks or not aims or (max(walks) <= aims[0]))",
    ): "one part is not both",
    ("game/rules/montoons/threat.py", "if made > spent:", "if (made >= spent):"): "no times is nothing",
    (
        "game/rules/montoons/striking.py",
        "if far > 1 and through:",
        "if (far >= 1) and through:",
    ): "with one hex nobody is passed: the start alone has been reached before it",
    (
        "game/rules/montoons/striking.py",
        "self.wide = len(arena.columns) + len(arena.rows) if len(g.ground.whirlpools) > 1 else 0",
        "self.wide = len(arena.columns) + len(arena.rows) if (len(g.ground.whirlpools) >= 1) else 0",
    ): "who is out of reach is asked about in vain",
    (
        "game/rules/montoons/harm.py",
        "if rest > left.get(space, -1):",
        "if (rest >= left.get(space, -1)):",
    ): "with as much left the same walk is gone once more",
    (
        "game/rules/montoons/driving.py",
        "if user >= 0 and self.apart(start, user) > left:",
        "if (user < 0) and self.apart(start, user) > left:",
    ): "what could be kept is found once more",
    (
        "game/rules/montoons/driving.py",
        "if user >= 0 and self.apart(start, user) > left:",
        "if (user > 0) and self.apart(start, user) > left:",
    ): "what could be kept is found once more",
    (
        "game/rules/montoons/movement.py",
        "best.setdefault(there, []).append(after)",
        "pass",
    ): "what is then walked in vain is struck out among the walks found",
}


class Mutation(NamedTuple):
    """One fault: the file from the root on, its whole text then, and the line where it stands, before and after."""

    file: str
    text: str
    line: int
    old: str
    new: str

    @property
    def game(self) -> str:
        return Path(self.file).parts[2]


class Verdict(NamedTuple):
    mutation: Mutation
    end: str  # "killed", "too long", "survived", "equivalent"
    by: str  # the test that noticed, or the reason why none can
    seconds: float


# --- what can be broken


def mutations_of(path: Path) -> Iterator[Mutation]:
    """Every comparison turned round, every border of one moved by one, every effect dropped."""
    source = path.read_text("utf-8")
    for node in breakable(ast.parse(source)):
        if isinstance(node, ast.Compare):
            left, right = ast.unparse(node.left), ast.unparse(node.comparators[0])
            for words in filter(None, (FLIPPED.get(type(node.ops[0])), MOVED.get(type(node.ops[0])))):
                yield broken(path, source, node, f"({left} {words} {right})")
        else:
            yield broken(path, source, node, "pass")


def breakable(tree: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """Comparisons of two, calls for their effect, what is put into a field or added to anything."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, (ast.JoinedStr, ast.Assert, ast.Raise)):
            continue  # words of a fault, and what only the checker of types reads
        if (
            isinstance(node, ast.Compare)
            and len(node.ops) == 1
            or isinstance(node, ast.AugAssign)
            or isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Call)
            or isinstance(node, ast.Assign)
            and not isinstance(node.targets[0], (ast.Name, ast.Tuple))
        ):
            yield node
        yield from breakable(node)


def broken(path: Path, source: str, node: ast.expr | ast.stmt, fresh: str) -> Mutation:
    """The source with something else in the place of a node. Columns count bytes, as `ast` does."""
    assert node.end_lineno is not None and node.end_col_offset is not None
    lines = source.encode().splitlines(keepends=True)
    before = b"".join(lines[: node.lineno - 1]) + lines[node.lineno - 1][: node.col_offset]
    after = lines[node.end_lineno - 1][node.end_col_offset :] + b"".join(lines[node.end_lineno :])
    text = (before + fresh.encode() + after).decode()
    old, new = (each.splitlines()[node.lineno - 1].strip() for each in (source, text))
    return Mutation(path.relative_to(ROOT).as_posix(), text, node.lineno, old, new)


def chosen(seed: int, count: int) -> list[Mutation]:
    """So many of all games together, as many of each as of the next; the same for the same seed and source."""
    rng, found = Random(seed), []
    for number, game in enumerate(GAMES):
        share = count // len(GAMES) + (number < count % len(GAMES))
        paths = sorted(p for p in (ROOT / "game" / "rules" / game).glob("*.py") if p.name not in NO_RULES)
        found += rng.sample([one for path in paths for one in mutations_of(path)], share)
    return found


# --- whether anybody notices


def tests_of(game: str, module: str = "", root: Path = ROOT) -> list[list[str]]:
    """The arguments of the runs that judge a game: what is most likely to notice a fault in a module, all others of its
    rules, then the laws of the house."""
    folder = Path("tests", "rules", game)
    rules = {str(folder / path.name): path.read_text("utf-8") for path in sorted((root / folder).glob("test_*.py"))}
    del rules[str(folder / "test_golden.py")]
    own = str(folder / f"test_{module}.py")
    names = re.compile(rf"rules\.{game}\.{module}\b|rules\.{game} import .*\b{module}\b")
    near = sorted((p for p in rules if module and (p == own or names.search(rules[p]))), key=lambda p: p != own)
    wide = [p for p in rules if p not in near and Path(p).name in WIDE]
    others = [p for p in rules if p not in (*near, *wide)]
    return [run for run in (near, [*wide, *others], [*LAWS, "-k", game]) if run]


class Trees:
    """Copies of the whole tree, lent to one mutation at a time."""

    def __init__(self, folder: Path, count: int) -> None:
        self.free = [folder / f"tree{n}" for n in range(count)]
        self.green: set[str] = set()
        for tree in self.free:
            shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(*LEFT_OUT))
            (tree / "art").symlink_to(ROOT / "art")
            pytest(tree, ["--collect-only", "tests/rules", *LAWS], {}).check_returncode()  # compiles what all runs read

    def judge(self, mutation: Mutation) -> Verdict:
        """RuntimeError: the test that noticed is red without the fault, too."""
        began, equivalent = perf_counter(), EQUIVALENT.get((mutation.file, mutation.old, mutation.new))
        if equivalent:
            return Verdict(mutation, "equivalent", equivalent, 0.0)
        tree = self.free.pop()
        path = tree / mutation.file
        source, stat = path.read_text("utf-8"), path.stat()
        path.write_text(mutation.text, "utf-8")
        try:
            end, by = self.run(tree, tests_of(mutation.game, path.stem, tree))
        finally:
            path.write_text(source, "utf-8")
            os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns))
        self.check(tree, by)
        self.free.append(tree)
        return Verdict(mutation, end, by, perf_counter() - began)

    def check(self, tree: Path, by: str) -> None:
        """RuntimeError when a test that has noticed a fault is red without one."""
        if "::" in by and by not in self.green:
            if pytest(tree, [by if by.endswith("]") else by.partition("[")[0]]).returncode:
                raise RuntimeError(f"red as it stands: {by}")
            self.green.add(by)

    def run(self, tree: Path, runs: Sequence[Sequence[str]]) -> tuple[str, str]:
        """How the tests end ("killed", "too long", "survived"), and the first that is red. RuntimeError: no tests."""
        for arguments in runs:
            done = pytest(tree, arguments)
            if done.returncode < 0:
                return "too long", "a run that has no end"
            if "file or directory not found" in done.stderr:
                raise RuntimeError(done.stderr.strip())
            if done.returncode:
                lines = done.stdout.strip().splitlines() or done.stderr.strip().splitlines()
                red = next((line for line in lines if line.startswith(("FAILED", "ERROR"))), f"? {lines[-1]}")
                return "too long" if "Timeout" in red else "killed", red.split(" ", 1)[1].split(" - ")[0]
        return "survived", ""


def pytest(
    tree: Path, arguments: Sequence[str], env: Mapping[str, str] = NO_BYTECODE
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *PYTEST, f"--timeout={ENDLESS}", *arguments],
        cwd=tree,
        capture_output=True,
        text=True,
        env={**os.environ, **env},
        preexec_fn=partial(polite, HANGS * (4 if "-k" in arguments else 1)),
    )


def polite(seconds: int) -> None:
    import resource  # of Unix alone, as what calls this

    os.nice(10)
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def judged(mutations: Sequence[Mutation], jobs: int) -> Iterator[Verdict]:
    """The verdicts as they come in. RuntimeError: a test is red without any fault."""
    with tempfile.TemporaryDirectory(prefix="mutations") as folder, ThreadPoolExecutor(jobs) as pool:
        yield from pool.map(Trees(Path(folder), jobs).judge, mutations)


# --- telling


def row(number: int, verdict: Verdict) -> str:
    old, new = verdict.mutation.old, verdict.mutation.new
    place = f"{verdict.mutation.file}:{verdict.mutation.line}"
    line = f"{number:3}  {verdict.end:10}  {verdict.seconds:5.0f} s  {place}"
    return f"{line}  {verdict.by}" if verdict.end == "killed" else f"{line}\n       {old}\n    -> {new}  {verdict.by}"


def summary(verdicts: Sequence[Verdict]) -> str:
    """Counts by game and together; an equivalent mutation counts for nothing."""
    lines = []
    for game in (*GAMES, ""):
        ends = Counter(one.end for one in verdicts if game in ("", one.mutation.game))
        real = ends.total() - ends["equivalent"]
        if real:
            dead = real - ends["survived"]
            lines.append(
                f"{game or 'together':9} {dead:3} of {real:3} killed, {100 * dead / real:5.1f} %, "
                f"{ends['equivalent']} equivalent"
            )
    return "\n".join(lines)


def killed_share(verdicts: Sequence[Verdict]) -> float:
    """Of those that change anything, 0..1."""
    real = [one for one in verdicts if one.end != "equivalent"]
    return sum(one.end != "survived" for one in real) / len(real)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=COUNT)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--only", default="", help="numbers of this choice, 1-based")
    parser.add_argument("--show", action="store_true", help="print the choice and run nothing")
    given = parser.parse_args()
    only = {int(number) for number in given.only.split(",") if number}
    numbered = [
        (number, one)
        for number, one in enumerate(chosen(given.seed, given.count), 1)
        if one.game in given.games.split(",") and (not only or number in only)
    ]
    if given.show:
        for number, one in numbered:
            print("\n".join((f"{number:3}  {one.file}:{one.line}", f"       {one.old}", f"    -> {one.new}")))
        return 0
    verdicts = []
    for (number, _), verdict in zip(numbered, judged([one for _, one in numbered], given.jobs)):
        verdicts.append(verdict)
        print(row(number, verdict), flush=True)
    print(summary(verdicts))
    return 0 if killed_share(verdicts) >= 0.97 else 1


if __name__ == "__main__":
    sys.exit(main())

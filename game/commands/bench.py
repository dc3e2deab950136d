"""bench: measure the rules, the frames of each table, the start, the idle window and memory, each beside its limit."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from game.ai.apart import pool
from game.ai.levels import LEVELS
from game.ai.minds import MINDS
from game.ai.oracles import Figure, measures
from game.commands.command import LARGEST_SEED, Complaint, add_json, print_json, whole
from game.commands.packed import add_packs, content_with, home_with, own_packs, places_of
from game.commands.shot import without_window
from game.commands.speed import ROUNDS, speed_of, thought_of, yardstick
from game.rules import GAMES

MINDS_WORDS = "measure instead what computers lose against the truth: by level, over so many positions of each game"


def tell_minds(games: Sequence[str], count: int, seed: int, as_json: bool) -> None:
    """Measure and print, game by game; as JSON all together at the end. Complaint: the game has no mind."""
    found: dict[str, list[dict[str, Any]]] = {}
    for game in games:
        if game not in MINDS:
            raise Complaint(f"{game} has no computers whose judgement could be measured")
        found[game] = []
        for figure in measures(game, count, seed):
            if not as_json:
                print(told(game, figure, new=figure.what not in [row["what"] for row in found[game]]), flush=True)
            found[game].append(figure._asdict())
    if as_json:
        print_json(found)


def told(game: str, figure: Figure, new: bool) -> str:
    """One row; before the first of its kind what is measured."""
    _, player, number, mean, low, high, wrong, target = figure
    row = f"  {player:<8} {mean:8.4f}  (95 %: {low:.4f} to {high:.4f})  {wrong} of {number} above nothing"
    if target is not None:
        row += f"  (target below {target:g}) {'holds' if mean < target else 'FALLS SHORT'}"
    return f"{game}: {figure.what}\n{row}" if new else row


HEX_GAMES = ("dragon", "montoons")
LEAST_RATE = {True: 45_000, False: 100_000}  # decisions a second: games on a hex map, card games
MOST_CLONE_US, MOST_START, MOST_IDLE, MOST_MB, MOST_FILES = 10, 2.5, 1, 200, 64
MOST_FRAME_MS = {"frames": 8, "large": 16}  # 99 of 100
WORST_FRAME_MS = 20  # in a window of 1920x1080
MOST_RESIZE_MS = 250  # until nothing in a resized window is a draft
MOST_WAIT_S, WAITED = 6, 15  # for all computers between two choices of a person; times as long as other figures take
STARTS = 7  # starts that are timed, after one that warms the caches

BARE = """
import time, pygame
imported = time.monotonic()
pygame.display.init()
surface = pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
opened = time.monotonic()
surface.fill((12, 6, 24))
pygame.display.flip()
print(imported, opened, time.monotonic(), flush=True)
"""
START = """
import time
from game.ui.parlour import Parlour
imported = time.monotonic()
app = Parlour()
app.open()
opened = time.monotonic()
app.step([], 0)
print(imported, opened, time.monotonic(), flush=True)
app.close()
"""
EARLIER = """
from game.ui.parlour import Parlour
app = Parlour()
app.open()
for _ in range(3):
    app.step([], 16)
    app.pictures.settle()
app.close()
"""
IDLE = """
import sys, threading, time
from game.ui.frames import resident_mb
from game.ui.parlour import Parlour
app, marks = Parlour(), []
def mark():
    marks.append((time.process_time(), time.monotonic()))
    if len(marks) == 2:
        app.quit()
for after in (4, 4 + float(sys.argv[1])):
    threading.Timer(after, mark).start()
app.run()
(cpu, wall), (cpu_end, wall_end) = marks
print((cpu_end - cpu) / (wall_end - wall) * 100, resident_mb())
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--only", choices=PARTS, help="measure one part")
    parser.add_argument("--game", choices=GAMES, help="measure one game")
    parser.add_argument(
        "--seconds",
        type=whole(1, 60),
        default=2,
        metavar="S",
        help="time for each figure of the rules, and for the idle window (2)",
    )
    parser.add_argument("--window", action="store_true", help="open real windows for start and idle")
    parser.add_argument("--minds", action="store_true", help=MINDS_WORDS)
    parser.add_argument("--games", type=whole(2), default=40, metavar="N", help="with --minds: positions of each (40)")
    seeds = "with --minds: seed of the first game; the next ones count up from it (1)"
    parser.add_argument("--seed", type=whole(0, LARGEST_SEED // 2), default=1, metavar="S", help=seeds)
    add_packs(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    games = [args.game] if args.game else list(GAMES)
    if args.minds:
        tell_minds(games, args.games, args.seed, args.json)
        return 0
    if not args.window:
        without_window()
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    figures: dict[str, Any] = {
        "machine": {
            "yardstick_ms": round(yardstick() * 1000, 2),
            "cores": os.cpu_count(),
            "python": sys.version.split()[0],
        }
    }
    parts = [args.only] if args.only else list(PARTS)
    with home_with(places_of(args)) as home:
        os.environ["MONSTER_PARLOUR_HOME"] = str(home)
        for part in parts:
            figures[part] = PARTS[part](args.seconds, games)
    figures["limits"] = [dict(zip(("letter", "what", "value", "limit", "holds"), row)) for row in limits(figures)]
    print_json(figures) if args.json else show(figures)
    return 0


# --- the parts


def each(measured: Callable[[Any, Any, float], Any], seconds: float, games: Sequence[str]) -> dict[str, Any]:
    """By game: what is measured of it with the packs that are on."""
    packs = tuple(pack.path for pack in own_packs())
    return {name: measured(GAMES[name], content_with(name, packs), seconds / ROUNDS) for name in games}


def frames(seconds: float, games: Sequence[str]) -> dict[str, Any]:
    """Of the tables in a window of 1920x1080."""
    from game.ui.frames import SIZE, frames_of

    return frames_of(games, SIZE)


def large(seconds: float, games: Sequence[str]) -> dict[str, Any]:
    """Of the tables in a window of 3840x2160."""
    from game.ui.frames import LARGE_SIZE, frames_of

    return frames_of(games, LARGE_SIZE)


def resize(seconds: float, games: Sequence[str]) -> dict[str, Any]:
    """From a change of the window between 1280x720 and 1920x1080 until a table is sharp in it."""
    from game.ui.resizing import resizes_of

    return resizes_of(games)


def start(seconds: float, games: Sequence[str]) -> dict[str, Any]:
    """From the start of the process to its first frame, warm, beside a bare window of the same library.

    `cpu_ratio` compares the processor time of the whole processes: it stands when others share the machine.
    """
    bare, ours = list[list[float]](), list[list[float]]()
    child(EARLIER)  # the window has been open before, until all of it was there
    for turn in range(STARTS + 1):
        for source, times in ((BARE, bare), (START, ours)):
            began, used = time.monotonic(), children_seconds()
            marks = child(source)
            if turn:
                times.append([children_seconds() - used, *((mark - began) * 1000 for mark in marks)])
    phases = [round(median(column)) for column in zip(*ours)][1:]
    return {
        "bare_window_ms": round(median(row[-1] for row in bare)),
        "imported_ms": phases[0],
        "opened_ms": phases[1],
        "first_frame_ms": phases[2],
        "ratio": round(median(row[-1] for row in ours) / median(row[-1] for row in bare), 2),
        "ratio_of_best": round(min(row[-1] for row in ours) / min(row[-1] for row in bare), 2),
        "cpu_ratio": round(median(row[0] for row in ours) / median(row[0] for row in bare), 2),
    }


def idle(seconds: float, games: Sequence[str]) -> dict[str, Any]:
    """The shelf with nobody touching it."""
    share, memory = child(IDLE, str(seconds))
    return {"cpu_per_cent": round(share, 2), "memory_mb": round(memory, 1)}


def evening(seconds: float, games: Sequence[str]) -> dict[str, Any]:
    """All games in one window, every screen, ten sizes: the most memory of all processes together, and open files."""
    from game.ui.evening import spend

    with pool(1) as apart:
        return apart.submit(spend).result()


def presses(seconds: float, games: Sequence[str]) -> dict[str, Any]:
    """By title and way to play: answers of people, their turns, and presses of the button that they took."""
    from game.ui.presses import counted

    with pool(1) as apart:
        return {name: apart.submit(counted, name).result() for name in games}


def waits(seconds: float, games: Sequence[str]) -> dict[str, Any]:
    """Of a person at a full table of Master, for all computers between two choices of their own."""
    from game.ui.waits import waits_of

    return each(lambda game, content, part: waits_of(game, content, LEVELS[-1], WAITED * ROUNDS * part), seconds, games)


PARTS: dict[str, Callable[[float, Sequence[str]], dict[str, Any]]] = {
    "rules": lambda seconds, games: each(speed_of, seconds, games),
    "thought": lambda seconds, games: each(thought_of, seconds, games),
    "waits": waits,
    "frames": frames,
    "large": large,
    "resize": resize,
    "start": start,
    "idle": idle,
    "evening": evening,
    "presses": presses,
}


def child(source: str, *words: str) -> list[float]:
    """The numbers that a Python process of its own prints."""
    if getattr(sys, "frozen", False):
        raise Complaint("start and idle are measured from a checkout or an installed wheel: bench --only rules")
    root = str(Path(__file__).resolve().parents[2])
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    kept["PYTHONPYCACHEPREFIX"] = str(Path(kept["MONSTER_PARLOUR_HOME"]) / "pycache")  # warm from the second start on
    done = subprocess.run([sys.executable, "-c", source, *words], capture_output=True, text=True, cwd=root, env=kept)
    if done.returncode:
        raise Complaint(f"the measured program failed: {(done.stderr.strip().splitlines() or ['no words'])[-1]}")
    return [float(word) for word in done.stdout.split()]


def children_seconds() -> float:
    """Processor time of the processes that were started here and have ended."""
    times = os.times()
    return times.children_user + times.children_system


# --- the limits


def limits(figures: dict[str, Any]) -> Iterator[tuple[str, str, float, str, bool]]:
    """(letter, what, value, limit, whether it holds) of everything that was measured."""
    for name, speed in figures.get("rules", {}).items():
        least = LEAST_RATE[name in HEX_GAMES]
        for seats, rate in speed["decisions_per_second"].items():
            yield "J1", f"{name}, {seats} seats: decisions a second", rate, f"at least {least}", rate >= least
        copy = speed["clone_us"]
        yield "J1", f"{name}: copy of a state, us", copy, f"at most {MOST_CLONE_US}", copy <= MOST_CLONE_US
    memory = [figures["idle"]["memory_mb"]] if "idle" in figures else []
    for part, most in MOST_FRAME_MS.items():
        for name, frame in figures.get(part, {}).items():
            slow = frame["p99_ms"]
            yield "J2", f"{name}: 99 of 100 {part}, ms", slow, f"under {most}", slow < most
    for name, frame in figures.get("frames", {}).items():
        worst = frame["worst_ms"]
        yield "J2", f"{name}: worst of all frames, ms", worst, f"at most {WORST_FRAME_MS}", worst <= WORST_FRAME_MS
        if cold := frame.get("cold"):
            slow, worst, most = cold["p99_ms"], cold["worst_ms"], MOST_FRAME_MS["frames"]
            yield "J2", f"{name}: 99 of 100 frames, cold cache, ms", slow, f"under {most}", slow < most
            limit = f"at most {WORST_FRAME_MS}"
            yield "J2", f"{name}: worst of all frames, cold cache, ms", worst, limit, worst <= WORST_FRAME_MS
        memory.append(frame["memory_mb"])
    for name, told in figures.get("waits", {}).items():
        wait = told["longest_s"]
        limit = f"at most {MOST_WAIT_S}"
        yield "C3", f"{name}: longest wait for all computers, s", wait, limit, wait <= MOST_WAIT_S
    for name, told in figures.get("resize", {}).items():
        slow, blank = max(told["first_ms"] + told["again_ms"]), told["blank"]
        yield "J5", f"{name}: sharp after a resize, ms", slow, f"at most {MOST_RESIZE_MS}", slow <= MOST_RESIZE_MS
        yield "J5", f"{name}: blank frames after a resize", blank, "none", not blank
    if "evening" in figures:
        memory.append(figures["evening"]["memory_mb"])
        files = figures["evening"]["open_files"]
        yield "J4", "open files", files, f"at most {MOST_FILES}", files <= MOST_FILES
    if "start" in figures:
        ratio = figures["start"]["ratio"]
        yield "J3", "first frame against a bare window", ratio, f"at most {MOST_START}", ratio <= MOST_START
    if memory:
        yield "J4", "memory, MB", max(memory), f"under {MOST_MB}", max(memory) < MOST_MB
    if "idle" in figures:
        share = figures["idle"]["cpu_per_cent"]
        yield "F5", "idle window, per cent of a core", share, f"under {MOST_IDLE}", share < MOST_IDLE


def show(figures: dict[str, Any]) -> None:
    for part, told in figures.items():
        if part != "limits":
            print(f"{part}: {json.dumps(told)}")
    for row in figures["limits"]:
        mark = "holds" if row["holds"] else "FALLS SHORT"
        print(f"{row['letter']}  {row['what']}: {row['value']} ({row['limit']}): {mark}")

"""simulate: play many games without a window and count who wins, how long they last, how fast they run."""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.ai.ladder import wilson
from game.ai.levels import LEVELS, RANDOM
from game.ai.minds import MINDS
from game.ai.players import NoCluster
from game.ai.temper import split
from game.commands.command import (
    LARGEST_SEED,
    Complaint,
    add_game,
    add_json,
    options_of,
    print_json,
    seats_of,
    whole,
    writable_folder,
)
from game.commands.monsters import MONSTERS, by_map, meetings, show_monsters, tables
from game.commands.packed import add_packs, content_with, places_of
from game.commands.playing import PLAYERS, STEADY, Job, Played, played, statistics_of
from game.commands.seating import around, equals, players_of, rounds
from game.commands.standings import (
    DECKS,
    LADDER,
    TEMPERAMENTS,
    decks_of,
    pairings,
    rows_of,
    show_decks,
    steps,
    tempers,
    told_step,
    told_temper,
)
from game.engine.game import Game
from game.packs import read_pack


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--seats", type=whole(1), metavar="N", help="players at the table (the fewest, if not given)")
    parser.add_argument("--games", type=whole(1), default=100, metavar="K", help="games to play (100)")
    parser.add_argument(
        "--seed",
        type=whole(0, LARGEST_SEED),
        default=1,
        metavar="S",
        help="seed of the first game; the next ones count up from it (1)",
    )
    parser.add_argument(
        "--players",
        metavar="NAMES",
        help=f"{', '.join(PLAYERS)}, a level also with a temperament (hard:bold), with commas between; "
        "repeated round the table, and moved on by a "
        f"seat from game to game ({RANDOM}; for decks {STEADY})",
    )
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="a house rule")
    parser.add_argument("--jobs", type=whole(1, 64), default=1, metavar="J", help="games played side by side (1)")
    parser.add_argument(
        "--scheduler",
        default="",
        metavar="ADDRESS",
        help="play them on the machines of a Dask cluster (needs the extra `cluster`)",
    )
    parser.add_argument("--save", type=Path, metavar="DIR", help="keep every game there, for replay")
    parser.add_argument(
        "--pairs", action="store_true", help="two players meet: every deal is played twice, with the seats swapped"
    )
    parser.add_argument("--ladder", action="store_true", help=LADDER)
    parser.add_argument("--temperaments", action="store_true", help=TEMPERAMENTS)
    parser.add_argument("--decks", metavar="DECKS", help=DECKS)
    parser.add_argument("--monsters", action="store_true", help=MONSTERS)
    parser.add_argument(
        "--statistics",
        action="store_true",
        help="the game's own figures beside their targets; told anyway of equal players who think",
    )
    add_packs(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    game: Game = args.game
    if args.ladder or args.temperaments:
        return stand(args)
    seats = seats_of(game, args.seats)
    options, packs = options_of(game, args.option), places_of(args)
    content = content_with(game.name, packs)
    decks = decks_of(game, args.decks, content, options.get("format", "")) if args.decks is not None else {}
    usual = STEADY if decks or args.monsters else RANDOM
    players = players_of(game.name, usual if args.players is None else args.players, seats)
    folder = writable_folder(args.save) if args.save else None
    computers = [name for name in players if name != RANDOM]
    if computers and game.name not in MINDS:
        raise Complaint(f"{game.title} has no {computers[0]} player; there is: {RANDOM}")
    if args.pairs and (seats != 2 or len(players) != 2):
        raise Complaint("--pairs needs two seats and two players, such as --players hard,normal")
    if args.statistics and not statistics_of(game.name):
        raise Complaint(f"{game.name} has no statistics of its own")
    measured = bool(
        args.statistics or args.monsters or decks or equals(players) and statistics_of(game.name) is not None
    )
    meet = list(pairings(decks)) if decks else [{}]
    jobs = [
        Job(
            game.name,
            seats,
            seed,
            around(players, seats, turn),
            options | meeting,
            measured,
            folder is not None,
            packs=packs,
        )
        for number, meeting in enumerate(meet)
        for seed, turn in rounds(args.seed + args.games * number, args.games, args.pairs)
    ]
    if args.monsters:
        jobs = [
            Job(
                game.name,
                seats,
                one.seed,
                around(players, seats, turn),
                game.options(one.options),
                measured,
                folder is not None,
                one.picks,
                packs,
            )
            for turn, one in enumerate(
                meetings(game, content, seats, args.games, args.seed, dict(word.split("=", 1) for word in args.option))
            )
        ]
    if max(job.seed for job in jobs) > LARGEST_SEED:
        raise Complaint(f"--seed {args.seed}: the last game's seed would be above {LARGEST_SEED}")
    may_be_dealt(game, jobs)
    began = time.perf_counter()
    try:
        results = list(played(jobs, args.jobs, args.scheduler))
    except NoCluster as error:
        raise Complaint(str(error)) from None
    wall = time.perf_counter() - began
    figures = {
        "game": game.name,
        "seats": seats,
        "games": len(results),
        "seed": args.seed,
        "players": list(players),
        "options": {key: value for key, value in options.items() if not any(key in one for one in meet)},
        **counted(results, seats, wall),
    }
    if measured:
        figures["statistics"] = measures(game.name, results)
    if decks:
        figures["decks"], figures["cards"] = rows_of(decks, content, sums_of(results))
    if args.monsters:
        figures["monsters"] = tables(sums_of(results), by_map((one.job.options["map"], one.sums) for one in results))
        figures["options"] = {key: value for key, value in jobs[0].options.items() if key != "map"}
    if folder:
        keep(results, folder)
    if args.json:
        print_json(figures)
    else:
        show(figures)
    return 0


def stand(args: argparse.Namespace) -> int:
    """Levels or temperaments of a game beside each other, row by row as they are found."""
    name, level = args.game.name, args.players or LEVELS[1]
    if level not in LEVELS:
        raise Complaint(f"--temperaments needs one level in --players: {', '.join(LEVELS)}")
    rows = (
        steps(name, args.games, args.jobs, args.seed)
        if args.ladder
        else tempers(name, level, args.games, args.jobs, args.seed)
    )
    found = []
    for row in rows:
        found.append(row)
        if not args.json:
            print(told_step(name, row) if args.ladder else told_temper(row), flush=True)
    if args.json:
        print_json(found)
    return 0


def may_be_dealt(game: Game, jobs: Sequence[Job]) -> None:
    """Complaint when house rules cannot be played, such as a deck with too few cards."""
    for job in {str(job.options): job for job in jobs}.values():
        try:
            game.deal(content_with(game.name, job.packs), job.seats, job.seed, job.options)
        except ValueError as error:
            raise Complaint(str(error)) from None


# --- counting


def measures(name: str, results: Sequence[Played]) -> list[dict[str, Any]]:
    return [dict(row) for row in statistics_of(name).figures(sums_of(results), len(results))]


def sums_of(results: Sequence[Played]) -> Counter[str]:
    sums: Counter[str] = Counter()
    for result in results:
        sums.update(result.sums)
    return sums


def counted(results: Sequence[Played], seats: int, wall: float) -> dict[str, Any]:
    """The figures of all games together. A shared victory counts in parts that add up to one; a game that all have lost
    is nobody's: intervals are of the games that somebody won."""
    by_seat, by_player, played_by = [0.0] * seats, Counter[str](), Counter[str]()
    for result in results:
        played_by.update(result.job.players)
        for seat in result.winners:
            by_seat[seat] += 1 / len(result.winners)
            by_player[result.job.players[seat]] += 1 / len(result.winners)  # type: ignore[assignment]
    lengths = sorted(result.length for result in results)
    decisions, games = sum(lengths), len(results)
    decided = sum(result.winners != () for result in results)
    return {
        "decided": decided,
        "wins_by_seat": [round(wins, 2) for wins in by_seat],
        "wins_by_player": {
            name: {
                "wins": round(by_player[name], 2),
                "seats_played": count,
                "share_of_games": round(by_player[name] / games, 4),
                "share_of_decided": round(by_player[name] / max(1, decided), 4),
                "interval_95": [round(x, 4) for x in wilson(by_player[name], decided)],
            }
            for name, count in sorted(played_by.items(), key=lambda item: (PLAYERS.index(split(item[0])[0]), item[0]))
        },
        "endings": dict(Counter(result.ending for result in results).most_common()),
        "length": {
            "mean": round(decisions / games, 1),
            "least": lengths[0],
            "median": lengths[games // 2],
            "most": lengths[-1],
        },
        "decisions": decisions,
        "choices": sum(result.thought for result in results),
        "seconds": round(wall, 3),
        "decisions_per_second": round(decisions / wall),
    }


# --- telling


def keep(results: Sequence[Played], folder: Path) -> None:
    """Every game as a save of its own."""
    from game.store import Save
    from game.store.savefile import to_bytes
    from game.store.whole import write_whole

    for number, result in enumerate(results, 1):
        assert result.plain is not None
        name = f"{result.job.game}-{number:05}"
        names = tuple(f"Seat {seat + 1}" for seat in range(result.job.seats))
        save = Save(
            name,
            result.plain,
            names,
            tuple(split(player)[0] for player in result.job.players),
            finished=True,
            more={"tempers": [split(player)[1] for player in result.job.players]},
            packs=tuple((pack.name, pack.version) for pack in map(read_pack, result.job.packs)),
        )
        try:
            write_whole(folder / f"{name}.save", to_bytes(save))
        except OSError as error:
            raise Complaint(f"{folder}: {error.strerror or error}") from None


def show(figures: dict[str, Any]) -> None:
    games = figures["games"]
    options = ", ".join(f"{key}={value}" for key, value in figures["options"].items())
    print(
        f"{figures['game']}, {figures['seats']} seats, {games} games from seed {figures['seed']}"
        + (f", {options}" if options else "")
    )
    for seat, wins in enumerate(figures["wins_by_seat"], 1):
        print(f"  seat {seat}     {wins:9.1f} wins  {wins / games:6.1%}")
    of = "" if figures["decided"] == games else f" of {figures['decided']} decided"
    for name, row in figures["wins_by_player"].items():
        low, high = row["interval_95"]
        share = f"{row['share_of_decided']:6.1%}{of}"
        print(f"  {name:<9}  {row['wins']:9.1f} wins  {share}  (95 %: {low:.1%} to {high:.1%})")
    if of:
        print(f"  {games - figures['decided']} of {games} games were lost by all; they count for nobody")
    for reason, count in figures["endings"].items():
        print(f"  {count:6} x {reason}")
    length = figures["length"]
    print(f"  decisions a game: {length['mean']} ({length['least']} to {length['most']}, median {length['median']})")
    print(f"  {figures['decisions']} decisions in {figures['seconds']} s: {figures['decisions_per_second']} a second")
    for row in figures.get("statistics", ()):
        mark = {True: "holds", False: "FALLS SHORT"}.get(row.get("holds"), "")
        print(f"  {row['what']}: {row['value']}  (target {row['target']}) {mark}")
    if "monsters" in figures:
        show_monsters(figures["monsters"])
    if "decks" in figures:
        show_decks(figures["decks"], figures["cards"])

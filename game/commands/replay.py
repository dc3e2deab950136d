"""replay: play a saved game or a report again, to its end or to one of its answers, and show the table."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from game.ai.worker import Stuck, think_again, thought_of
from game.commands.command import PROGRAM, Complaint, add_json, as_words, existing, print_json, whole
from game.company import LEVELS
from game.engine.game import Game
from game.engine.state import State
from game.sitting import Sitting
from game.store import Folders, read_save, thinking_in, user_root


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a save, a log kept by `simulate --save`, or a report")
    parser.add_argument("--to", type=whole(0), metavar="N", help="stop after this many answers (all of them)")
    parser.add_argument(
        "--as",
        dest="seat",
        type=whole(1),
        metavar="SEAT",
        help="as this seat sees it, 1 the first (everything is shown, if not given)",
    )
    parser.add_argument(
        "--think", action="store_true", help="let the computer that gave the next answer after --to N think it again"
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    sitting = sitting_of(args.file)
    match, count = sitting.match, len(sitting.match.answers)
    if args.seat is not None and args.seat > match.seats:
        raise Complaint(f"--as {args.seat}: this game has seats 1 to {match.seats}")
    if args.to is not None and args.to > count:
        raise Complaint(f"--to {args.to}: this game has {count} answers")
    told = told_at(sitting, count if args.to is None else args.to, None if args.seat is None else args.seat - 1)
    if args.think:
        told["thought"] = thought_again(sitting, args.to)
    fault = broken(sitting, args.file) if args.to is None else None
    if args.json:
        print_json(told | ({"fault": fault} if fault else {}))
    else:
        show(told)
    if fault:
        print(f"{PROGRAM}: {fault}", file=sys.stderr)
    return 1 if fault else 0


def thought_again(sitting: Sitting, number: int | None) -> dict[str, Any]:
    """The next answer, what its computer thinks of it when it thinks again, and whether that is the same."""
    if number is None or number >= len(sitting.match.answers):
        raise Complaint("--think: say with --to N after how many answers, less than there are")
    try:
        thought = thought_of(sitting.match, number)
    except Stuck as fault:
        raise Complaint(str(fault)) from fault
    if thought is None:
        raise Complaint(f"--think: answer {number + 1} was no computer's, or it is not known how far it looked")
    given = sitting.match.answers[number].key
    return {"key": thought.key, "given": given, "same": thought.key == given, "worlds": list(thought.worlds)}


def broken(sitting: Sitting, path: Path) -> str | None:
    """The error of a computer player, met again by asking what it was asked; None where no report tells of one."""
    asked, decision = thinking_in(path), sitting.match.decision
    if asked is None or decision is None or decision.player != asked[0] or asked[1] not in LEVELS:
        return None
    try:
        think_again(sitting.game, sitting.match.state, *asked)
    except Stuck as fault:
        return str(fault)
    return None


def sitting_of(path: Path) -> Sitting:
    """The game of a file; what cannot be played again is a complaint that says where it stops to fit."""
    loaded = read_save(existing(path))
    if loaded.save is None:
        raise Complaint(f"{path}: {loaded.fault}")
    sitting, message = Sitting.of_save(Folders(user_root(), None, None), loaded.save)
    if sitting is None or sitting.view_only:
        raise Complaint(f"{path}: {message}")
    return sitting


def told_at(sitting: Sitting, count: int, viewer: int | None) -> dict[str, Any]:
    """The table after `count` answers in the table's own words, what had been told, and who is asked. Of what a seat
    sees neither the seed is part nor the number of answers, which tells of questions that nobody hears of."""
    match = sitting.match
    end = match.marks[count] if count < len(match.marks) else len(match.events)
    if viewer is None:
        told = ((n, match.line(event, sitting.names, None)) for n, event in enumerate(match.events))
        lines = [line for n, line in told if line and n < end]
        head: dict[str, Any] = {"seed": match.seed, "answers": len(match.answers), "at": count, "as": "all"}
    else:
        lines = [line for n, line in match.log(sitting.names, viewer) if n < end]
        head = {"as": viewer + 1}
    return {
        "game": match.game.name,
        "names": sitting.names,
        **head,
        "log": lines,
        **seen_of(match.game, match.state_at(count), viewer),
    }


def seen_of(game: Game, state: State, viewer: int | None) -> dict[str, Any]:
    """The table as a seat (None: all of it) sees it, who is asked, and a digest of it. What a rival is offered would
    name the cards of his hand, so the keys are those of the viewer's own question alone."""
    asked = None
    if state.decision is not None:
        mine = viewer is None or viewer == state.decision.player
        asked = {
            "seat": state.decision.player + 1,
            "keys": [option.key for option in state.decision.options] if mine else "?",
        }
    return {"position": game.write_position(state, viewer), "asked": asked, "digest": state.digest(viewer)}


def show(told: dict[str, Any]) -> None:
    for line in told["log"]:
        print(line)
    print(as_words({key: told[key] for key in ("at", "as", "position", "asked", "digest", "thought") if key in told}))

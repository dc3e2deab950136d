"""judged: how far the computers of each game are from the truth, as figures that are told row by row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.ai.minds import MINDS
from game.ai.oracles import Figure, measures
from game.commands.command import Complaint, print_json

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

"""Golden: games kept as text, one folder a game: read and played again, compared line by line, written anew."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from pathlib import Path

from game.engine.match import Match


def folder_of(game: str) -> Path:
    return Path(__file__).parents[1] / "golden" / game


def written(match: Match, names: Sequence[str], head: Iterable[str], tail: Iterable[str]) -> str:
    """Deal, answers, the log as somebody hears it who sees only what all see, and the end."""
    lines = [*head, f"seed {match.seed}", "answers " + " ".join(answer.key for answer in match.answers), ""]
    lines += [line for _, line in match.log(names[: match.seats], None)]
    return "\n".join([*lines, "", *tail, f"digest {match.state.digest()}", ""])


def words_of(text: str, lines: int) -> dict[str, str]:
    """The deal: the first word of each of so many lines, and what it says."""
    return dict(line.split(" ", 1) for line in text.splitlines()[:lines])


def answered(match: Match, keys: str) -> Match:
    """The answers of a golden game, played by the rules of today."""
    for number, key in enumerate(keys.split(), 1):
        assert match.decision is not None, f"the game is over before answer {number}"
        match.answer(key)
    return match


def same(path: Path, now: str) -> None:
    kept = path.read_text(encoding="utf-8")
    change = "\n".join(difflib.unified_diff(kept.splitlines(), now.splitlines(), "kept", "now", lineterm=""))
    assert not change, change


def emptied(folder: Path) -> Path:
    """The folder without the games of before."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.glob("*.txt"):
        path.unlink()
    return folder

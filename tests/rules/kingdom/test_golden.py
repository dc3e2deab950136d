"""Golden games: whole games as text, from the deal to the last point; a changed line is a changed rule.

After a change that is meant, write them anew and read the difference:

    python -m tests.rules.kingdom.test_golden
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.engine.match import Match
from game.rules.kingdom.statistics import ending
from tests.rules.golden import answered, emptied, folder_of, same, words_of, written
from tests.rules.kingdom.table import KINGDOM, SHIPPED
from tests.rules.laid import NAMES

FOLDER = folder_of("kingdom")
FILES = sorted(FOLDER.glob("*.txt"))
GAMES = [(seats, seed) for seats in (2, 3, 4) for seed in range(1, 8)]  # answers are drawn with the same seed
EAGER = 0.6  # share of the answers that are no "done" and no "queue" where another is offered


def new(seats: int, seed: int) -> Match:
    return Match(KINGDOM, SHIPPED, seats, seed, skip_single=False)


def drawn(seats: int, seed: int) -> Match:
    """A game of random answers, more often busy than idle, so that every deed is done."""
    match, rng = new(seats, seed), Random(seed)
    while match.decision is not None:
        keys = [option.key for option in match.decision.options]
        busy = [key for key in keys if key not in ("done", "queue", "leave", "stay", "stop")]
        match.answer(rng.choice(busy if busy and rng.random() < EAGER else keys))
    return match


def text_of(match: Match) -> str:
    """Deal, answers, the log as somebody hears it who sees only what all see, and the end."""
    return written(match, NAMES, [f"seats {match.seats}"], [f"end {ending(match)}"])


def played(text: str) -> Match:
    """The deal and the answers of a golden game, played by the rules of today."""
    words = words_of(text, 3)
    return answered(new(int(words["seats"]), int(words["seed"])), words["answers"])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_is_played_as_it_was_written(path: Path) -> None:
    same(path, text_of(played(path.read_text(encoding="utf-8"))))


def test_golden_games_cover_every_seat_count_and_end() -> None:
    texts = [path.read_text(encoding="utf-8") for path in FILES]
    assert len(texts) >= 20
    assert {text.splitlines()[0] for text in texts} == {"seats 2", "seats 3", "seats 4"}
    ends = {line for text in texts for line in text.splitlines() if line.startswith("end ")}
    assert ends == {"end most points", "end most points, shared"}


def test_golden_games_do_every_deed_and_take_every_kind_of_action() -> None:
    texts = " ".join(path.read_text(encoding="utf-8") for path in FILES)
    for one in SHIPPED.adventurers:
        assert f"uses {one.deed} ({one.name})" in texts
    for one in SHIPPED.monsters:
        assert f": {one.deed}." in texts
    for words in (
        "the whole Array are dismissed",
        "happens twice",
        "The deck is empty",
        "comes up and goes back",
        "becomes a Gem",
        "beats ",
        "Nothing happens",
        "lets ",
        "The Dragon eats",
    ):
        assert words in texts, words


def write_anew() -> None:
    emptied(FOLDER)
    for seats, seed in GAMES:
        (FOLDER / f"{seats}-{seed}.txt").write_text(text_of(drawn(seats, seed)), encoding="utf-8")
    shared = next(m for m in (drawn(2, seed) for seed in range(10, 10_000)) if ending(m).endswith("shared"))
    (FOLDER / "2-shared.txt").write_text(text_of(shared), encoding="utf-8")


if __name__ == "__main__":
    write_anew()

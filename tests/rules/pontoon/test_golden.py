"""Golden games: whole games as text, from the deal to the last star; a changed line is a changed rule.

After a change that is meant, write them anew and read the difference:

    python -m tests.rules.pontoon.test_golden
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.engine.match import Match
from game.rules.pontoon.statistics import ending
from tests.rules.golden import answered, emptied, folder_of, same, words_of, written
from tests.rules.laid import NAMES
from tests.rules.pontoon.table import PONTOON, SHIPPED

FOLDER = folder_of("pontoon")
FILES = sorted(FOLDER.glob("*.txt"))
# seats, house rule, seed; the answers are drawn with the same seed
GAMES = [(seats, style, seed) for seats in (2, 3, 4) for style in ("round", "run") for seed in (1, 2, 3)]
LAST_QUEST = [(4, "round"), (4, "run")]  # each with the first seed at which [Warning] comes


def new(seats: int, style: str, seed: int) -> Match:
    return Match(PONTOON, SHIPPED, seats, seed, {"turn_style": style}, skip_single=False)


def drawn(seats: int, style: str, seed: int) -> Match:
    """A game of random answers."""
    match, rng = new(seats, style, seed), Random(seed)
    while match.decision is not None:
        match.answer(rng.choice(match.decision.options).key)
    return match


def text_of(match: Match) -> str:
    """Deal, answers, the log as somebody hears it who sees only what all see, and the end."""
    head = f"seats {match.seats}", f"turns {match.options['turn_style']}"
    stars = ", ".join(f"{NAMES[seat]} {match.state.stars(seat)}" for seat in range(match.seats))  # type: ignore[attr-defined]
    return written(match, NAMES, head, [f"stars {stars}", f"end {ending(match)}"])


def played(text: str) -> Match:
    """The deal and the answers of a golden game, played by the rules of today."""
    words = words_of(text, 4)
    return answered(new(int(words["seats"]), words["turns"], int(words["seed"])), words["answers"])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_is_played_as_it_was_written(path: Path) -> None:
    same(path, text_of(played(path.read_text(encoding="utf-8"))))


def test_golden_games_cover_every_seat_count_house_rule_and_end() -> None:
    texts = [path.read_text(encoding="utf-8") for path in FILES]
    assert len(texts) >= 20
    seen = {tuple(text.splitlines()[:2]) for text in texts}
    assert seen == {(f"seats {seats}", f"turns {style}") for seats in (2, 3, 4) for style in ("round", "run")}
    ends = {line for text in texts for line in text.splitlines() if line.startswith("end ")}
    assert ends == {"end five stars", "end five stars in the [Warning] quest"}
    assert any("Nobody meets the condition" in text for text in texts)


def test_golden_games_use_every_card() -> None:
    texts = " ".join(path.read_text(encoding="utf-8") for path in FILES)
    assert [card.name for card in SHIPPED.cards if card.name not in texts] == []
    assert [card.name for card in SHIPPED.cards if card.on_hit and f"{card.name} comes up" not in texts] == []


def write_anew() -> None:
    emptied(FOLDER)
    for seats, style, seed in GAMES:
        (FOLDER / f"{seats}-{style}-{seed}.txt").write_text(text_of(drawn(seats, style, seed)), encoding="utf-8")
    for seats, style in LAST_QUEST:
        match = next(m for m in (drawn(seats, style, seed) for seed in range(10, 100_000)) if "Warning" in ending(m))
        (FOLDER / f"{seats}-{style}-warning.txt").write_text(text_of(match), encoding="utf-8")


if __name__ == "__main__":
    write_anew()

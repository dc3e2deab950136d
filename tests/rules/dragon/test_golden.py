"""Golden games: whole games as text, from the first pick to the end; a changed line is a changed rule.

After a change that is meant, write them anew and read the difference:

    python -m tests.rules.dragon.test_golden
"""

from __future__ import annotations

from itertools import chain, count
from pathlib import Path
from random import Random

import pytest

from game.ai.dragon import DragonMind
from game.engine.match import Match
from game.rules.dragon.statistics import ending
from tests.rules.dragon.table import DRAGON, SHIPPED
from tests.rules.golden import answered, emptied, folder_of, same, words_of, written
from tests.rules.laid import NAMES

FOLDER = folder_of("dragon")
FILES = sorted(FOLDER.glob("*.txt"))
RULES = {rule.key: [value for value, _ in rule.values] for rule in DRAGON.house_rules}
# seats, house rules by number, seed; sensible choices with every fifth at random, from the same seed
GAMES = [(seats, number, seed) for seats in range(2, 7) for number in range(4) for seed in (seats,)]
ENDS = (
    "the palace has fallen",
    "the slayer wins",
    "another hero has more than the slayer",
    "a tie, and the slayer wins",
    "a tie, and more gold in front wins",
    "a tie, shared",
)


def rules_of(number: int) -> dict[str, str]:
    """Every value of every house rule within the numbers 0 to 3, every two rules in all their pairs."""
    one, two = number & 1, number >> 1
    return {key: values[bit] for (key, values), bit in zip(RULES.items(), (one, two, one ^ two, two))}


def drawn(seats: int, options: dict[str, str], seed: int) -> Match:
    """A game of sensible answers, now and then any."""
    match, rng, mind = Match(DRAGON, SHIPPED, seats, seed, options, skip_single=False), Random(seed), DragonMind()
    while match.decision is not None:
        lean = mind.policy(match.state) if rng.random() < 0.8 else None
        match.answer(lean.key if lean else rng.choice(match.decision.options).key)
    return match


def text_of(match: Match) -> str:
    """Deal, answers, the log, and the end."""
    head = f"seats {match.seats}", "options " + " ".join(f"{k}={v}" for k, v in match.options.items())
    points = ", ".join(f"{NAMES[seat]} {match.state.points(seat)}" for seat in range(match.seats))  # type: ignore[attr-defined]
    return written(match, NAMES, head, [f"points {points}", f"end {ending(match)}"])


def played(text: str) -> Match:
    """The deal and the answers of a golden game, played by the rules of today."""
    words = words_of(text, 4)
    options = dict(word.split("=", 1) for word in words["options"].split())
    match = Match(DRAGON, SHIPPED, int(words["seats"]), int(words["seed"]), options, skip_single=False)
    return answered(match, words["answers"])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_is_played_as_it_was_written(path: Path) -> None:
    same(path, text_of(played(path.read_text(encoding="utf-8"))))


def test_golden_games_cover_every_seat_count_house_rule_and_end() -> None:
    texts = [path.read_text(encoding="utf-8") for path in FILES]
    assert len(texts) >= 20
    assert {text.splitlines()[0] for text in texts} == {f"seats {seats}" for seats in range(2, 7)}
    chosen = {word for text in texts for word in text.splitlines()[1].split()[1:]}
    assert chosen == {f"{key}={value}" for key, values in RULES.items() for value in values}
    ends = {line[4:] for text in texts for line in text.splitlines() if line.startswith("end ")}
    assert ends == set(ENDS)


def test_golden_games_see_every_counter_turned_over() -> None:
    told = " ".join(path.read_text(encoding="utf-8") for path in FILES)
    assert [counter.name for counter in SHIPPED.counters if f"finds {counter.name}" not in told] == []


def at_odds(seed: int) -> Match:
    """A game of one of the rare ends, perhaps: everything in it follows from its seed."""
    return drawn(2 + seed % 5, rules_of(seed % 4), seed)


def write_anew() -> None:
    kept = [int(words_of(path.read_text(encoding="utf-8"), 4)["seed"]) for path in FILES if path.stem.count("-") > 1]
    emptied(FOLDER)
    missing = set(ENDS)
    for seats, number, seed in GAMES:
        match = drawn(seats, rules_of(number), seed)
        missing.discard(ending(match))
        (FOLDER / f"{seats}-{number}.txt").write_text(text_of(match), encoding="utf-8")
    seeds = chain(kept, count(100))  # one game in hundreds ends in a tie: those that did so before come first
    while missing:
        match = at_odds(next(seeds))
        end = ending(match)
        if end in missing:
            missing.remove(end)
            name = end.replace(",", "").replace(" ", "-")
            (FOLDER / f"{match.seats}-{name}.txt").write_text(text_of(match), encoding="utf-8")


if __name__ == "__main__":
    write_anew()

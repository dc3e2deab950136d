"""Golden games: whole games as text, from the first sheet to the end; a changed line is a changed rule.

After a change that is meant, write them anew and read the difference:

    python -m tests.rules.montoons.test_golden
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.ai.montoons import MonToonsMind
from game.engine.match import Match
from game.rules.montoons.statistics import ending
from tests.rules.golden import answered, emptied, folder_of, same, words_of, written
from tests.rules.laid import NAMES
from tests.rules.montoons.table import GAME, SHIPPED

FOLDER = folder_of("montoons")
FILES = sorted(FOLDER.glob("*.txt"))
RULES = {rule.key: [value for value, _ in rule.values] for rule in GAME.house_rules}
# seats and house rules by number; sensible choices with every fifth at random, from the seed of the seats
GAMES = [(seats, number) for seats in range(2, 6) for number in range(4)]
VICTORIES = ("four Waystone Powers", "the last one standing")


def rules_of(number: int) -> dict[str, str]:
    """Every map once within the numbers 0 to 3, the other house rules in all their pairs."""
    one, two = number & 1, number >> 1
    return {key: values[bit] for (key, values), bit in zip(RULES.items(), (number, one, two, one ^ two))}


# rare ends, from a table already laid; the seed names the start


def immortal() -> tuple[str, dict[str, Any], str]:
    """A hit that takes all hearts left, the first of them golden: its box completes the fourth Power (MON-PWR-08)."""
    pele = next(sheet for sheet in SHIPPED.sheets if sheet.id == "pele")
    marks = [n for n, bonus in enumerate(pele.grid.bonuses) if bonus.gives == "waystone"]
    open_ = [box for box in range(len(pele.values)) if pele.around[marks[0]] & ~pele.pre_crossed & 1 << box]
    names = [f"{box // pele.columns},{box % pele.columns}" for box in open_]
    return (
        "2-immortal",
        {
            "plain": True,
            "turn": 2,
            "options": rules_of(0),
            "seed": 9001,
            "monsters": [
                {
                    "sheet": "pele",
                    "at": "3,6",
                    "health": min(pele.golden),
                    "powers": 3,
                    "crossed": names[1:],
                    "earned": marks[1:],
                },
                {"sheet": "hoku", "at": "5,6", "berries": [3, 0], "dice": {"basic/riptide/1": 5, "basic/riptide/2": 5}},
            ],
        },
        (f"basic/riptide seat:1 berry berry berry box:{names[0]}"),
    )


def shared() -> tuple[str, dict[str, Any], str]:
    """The last heart of both goes when one is thrown onto the other (MON-R09)."""
    tala = next(sheet for sheet in SHIPPED.sheets if sheet.id == "tala")
    damage = next(int(effect[1]) for effect in tala.attacks[-1].effects if effect[0] == "damage")
    return (
        "2-shared-draw",
        {
            "plain": True,
            "turn": 1,
            "options": rules_of(0),
            "seed": 9002,
            "monsters": [
                {"sheet": "tala", "at": "3,6", "health": 1, "dice": {"basic/sky_toss/1": 5, "basic/sky_toss/2": 5}},
                {"sheet": "hoku", "at": "4,6", "health": damage + 1},
            ],
        },
        "basic/sky_toss seat:2 throw:2:3,6",
    )


STARTS: dict[int, tuple[str, dict[str, Any], str]] = {9001: immortal(), 9002: shared()}
ENDS = (*VICTORIES, "a draw")


def drawn(seats: int, options: dict[str, str], seed: int, sense: float = 0.8) -> Match:
    """A game of sensible answers, now and then any."""
    match, rng, mind = Match(GAME, SHIPPED, seats, seed, options, skip_single=False), Random(seed), MonToonsMind()
    while match.decision is not None:
        lean = mind.policy(match.state) if rng.random() < sense else None
        match.answer(lean.key if lean else rng.choice(match.decision.options).key)
    return match


def text_of(match: Match) -> str:
    """Deal, answers, the log, and the end."""
    head = f"seats {match.seats}", "options " + " ".join(f"{k}={v}" for k, v in match.options.items())
    left = ", ".join(
        f"{NAMES[seat]} {match.state.health[seat]}/{match.state.powers[seat]}"  # type: ignore[attr-defined]
        for seat in range(match.seats)
    )
    return written(match, NAMES, head, [f"hearts and Powers {left}", f"end {ending(match)}"])


def played(text: str) -> Match:
    """The deal and the answers of a golden game, played by the rules of today."""
    words = words_of(text, 4)
    options = dict(word.split("=", 1) for word in words["options"].split())
    return replayed(int(words["seats"]), options, int(words["seed"]), words["answers"])


def replayed(seats: int, options: dict[str, str], seed: int, keys: str) -> Match:
    start = GAME.read_position(SHIPPED, STARTS[seed][1]) if seed in STARTS else None
    return answered(Match(GAME, SHIPPED, seats, seed, options, skip_single=False, start=start), keys)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_is_played_as_it_was_written(path: Path) -> None:
    same(path, text_of(played(path.read_text(encoding="utf-8"))))


def test_golden_games_cover_every_seat_count_house_rule_and_end() -> None:
    texts = [path.read_text(encoding="utf-8") for path in FILES]
    assert {text.splitlines()[0] for text in texts} == {f"seats {seats}" for seats in range(2, 6)}
    chosen = {word for text in texts for word in text.splitlines()[1].split()[1:]}
    assert chosen == {f"{key}={value}" for key, values in RULES.items() for value in values}
    ends = {line[4:] for text in texts for line in text.splitlines() if line.startswith("end ")}
    assert ends == set(ENDS) and len(texts) >= 20
    by_seats = {(path.stem[0], text.splitlines()[-2][4:]) for path, text in zip(FILES, texts)}
    assert by_seats >= {(str(seats), end) for seats in range(2, 6) for end in VICTORIES}


def test_golden_games_end_in_a_victory_of_the_fallen_and_in_a_shared_draw() -> None:
    """MON-PWR-08, MON-R09: a hit that would have taken all hearts left; a throw onto oneself takes the last of both."""
    told = {path.stem: path.read_text(encoding="utf-8") for path in FILES}
    lost = re.search(r"Ann loses (\d+) hearts to Bob", told["2-immortal"])
    assert lost is not None and int(lost[1]) >= STARTS[9001][1]["monsters"][0]["health"]
    assert "Ann wins the game." in told["2-immortal"]
    assert "Ann and Bob fall together: a shared draw." in told["2-shared-draw"]


def write_anew() -> None:
    emptied(FOLDER)
    for seats, number in GAMES:
        write(f"{seats}-{number}", drawn(seats, rules_of(number), seats))
    for seats in range(2, 6):  # and one that ends the other way than most of these
        ends = Counter(
            line[4:]
            for path in FOLDER.glob(f"{seats}-?.txt")
            for line in path.read_text(encoding="utf-8").splitlines()
            if line.startswith("end ")
        )
        rarer = min(VICTORIES, key=lambda end: ends[end])
        games = (drawn(seats, rules_of(seed % 4), seed) for seed in range(100, 200))
        write(f"{seats}-other", next(match for match in games if ending(match) == rarer))
    wandering = (drawn(2, rules_of(1), seed, 0.05) for seed in range(500))
    write("2-draw", next(match for match in wandering if ending(match) == "a draw"))
    write("3-short", drawn(3, rules_of(2) | {"start": "one"}, 3))
    for seed, (name, _, answers) in STARTS.items():
        write(name, replayed(2, rules_of(0), seed, answers))


def write(name: str, match: Match) -> None:
    (FOLDER / f"{name}.txt").write_text(text_of(match), encoding="utf-8")


if __name__ == "__main__":
    write_anew()

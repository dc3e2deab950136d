"""Golden games: whole games as text, from the deal to the last hit point; a changed line is a changed rule.

After a change that is meant, write them anew and read the difference:

    python -m tests.rules.pack.test_golden
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.engine.match import Match
from game.rules.pack.state import MonsterPack
from game.rules.pack.statistics import ending
from tests.rules.golden import answered, emptied, folder_of, same, words_of, written
from tests.rules.laid import NAMES
from tests.rules.pack.table import PACK, SHIPPED

FOLDER = folder_of("pack")
FILES = sorted(FOLDER.glob("*.txt"))
# format, decks, who starts, adjacency, summoning, seed; the answers are drawn with the same seed
DECKS = ("tidal_dodge", "ember_assault", "grove_sorcery", "wild_parade")
STARTS = ("chance", "first", "second")
DEALS = [
    {
        "format": format,
        "deck_1": DECKS[n % 4],
        "deck_2": DECKS[(n + 1 + n // 4) % 4],
        "starting": STARTS[n % 3],
        "adjacency": ("diagonal", "straight")[n % 2],
        "summoning": ("compulsory", "optional")[n // 2 % 2],
    }
    for format in ("standard", "short")
    for n in range(8)
]
# endings that random play seldom reaches: how the answers are chosen
SLOW, IDLE, QUITTER = "slow", "idle", "quitter"
SPECIAL = [(SLOW, "standard"), (SLOW, "short"), (IDLE, "short"), (QUITTER, "standard"), (QUITTER, "short")]


def new(options: dict[str, str], seed: int) -> Match:
    return Match(PACK, SHIPPED, 2, seed, options, skip_single=False)


def drawn(options: dict[str, str], seed: int, way: str = "") -> Match:
    """A game of random answers; slow ones pay for every boost and meet every monster, idle ones do nothing they need
    not, a quitter gives up."""
    match, rng = new(options, seed), Random(seed)
    while match.decision is not None:
        keys = [option.key for option in match.decision.options]
        key = rng.choice(keys)
        if way == SLOW:
            key = next((k for k in keys if k.startswith("boost")), key)
            key = facing(match) or key
        elif way == IDLE:
            key = "none" if "none" in keys else key
        elif way == QUITTER and len(match.answers) == 20:
            key = f"concede:{seed % 2 + 1}"
        match.answer(key)
    return match


def facing(match: Match) -> str | None:
    """The door opposite a monster, where there is one."""
    g = match.state
    assert isinstance(g, MonsterPack) and match.decision is not None
    return next(
        (
            option.key
            for option in match.decision.options
            if option.key.startswith("to:")
            and g.active_at(1 - match.decision.player, int(option.key[3:]) - 1) is not None
        ),
        None,
    )


def text_of(match: Match) -> str:
    """Deal, answers, the log as somebody hears it who sees only what all see, and the end."""
    options = " ".join(f"{key}={value}" for key, value in match.options.items())
    return written(match, NAMES, [f"options {options}"], [f"end {ending(match)}"])


def played(text: str) -> Match:
    """The deal and the answers of a golden game, played by the rules of today."""
    words = words_of(text, 3)
    options = dict(word.split("=") for word in words["options"].split())
    return answered(new(options, int(words["seed"])), words["answers"])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_is_played_as_it_was_written(path: Path) -> None:
    same(path, text_of(played(path.read_text(encoding="utf-8"))))


def test_golden_games_cover_every_house_rule_and_end() -> None:
    texts = [path.read_text(encoding="utf-8") for path in FILES]
    assert len(texts) >= 20
    ends = {line for text in texts for line in text.splitlines() if line.startswith("end ")}
    assert ends == {"end hit points used up", "end no card to draw", "end given up", "end two hundred turns"}
    for rule in PACK.house_rules:
        for value, _ in rule.values:
            assert any(f"{rule.key}={value}" in text.splitlines()[0] for text in texts), f"{rule.key}={value}"
    whole = " ".join(texts)
    for told in ("finds no free spot", "both burst", "are level", " beats ", " hits ", " boosts "):
        assert told in whole


def write_anew() -> None:
    emptied(FOLDER)
    for number, options in enumerate(DEALS):
        name = f"{options['format']}-{number % 8 + 1}.txt"
        (FOLDER / name).write_text(text_of(drawn(options, number + 1)), encoding="utf-8")
    for way, format in SPECIAL:
        options = {"format": format, **({"summoning": "optional"} if way == IDLE else {})}
        wanted = {SLOW: "deck", IDLE: "turns", QUITTER: "concede"}[way]
        match = next(m for m in (drawn(options, seed, way) for seed in range(1, 2000)) if m.state.ending == wanted)  # type: ignore[attr-defined]
        (FOLDER / f"{format}-{way}.txt").write_text(text_of(match), encoding="utf-8")


if __name__ == "__main__":
    write_anew()

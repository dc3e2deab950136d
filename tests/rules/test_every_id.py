"""Every rule, ruling, contradiction and worked example of a game stands in a test and in the rulebook, those of play in
the code or the cards too."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from game.assets import data
from game.rules import GAMES

TESTS = Path(__file__).parent
RULES = TESTS.parents[1] / "game" / "rules"
IDS = {game: (TESTS / game / "ids.txt").read_text(encoding="utf-8").split() for game in GAMES}
NAMED = {game: re.compile(rf"\b{ids[0][:4]}(?:WIN-[AB]|(?:[A-Z]+-)*[A-Z]*\d+)\b") for game, ids in IDS.items()}
RANGE = re.compile(r"\b([A-Z]{3}-[A-Z]+-)(\d+) to\s+\1(\d+)\b")
# ids of play, which the code or the cards name, and ids that the rulebook need not have
IN_THE_CODE = {"kingdom": r"DNK-(?!EX-)", "pack": r"PAK-(SETUP|TURN|DRAW|COUNT|SUMMON|BOOST|DUEL|TYPE|C|R)-?\d"}
NOT_IN_THE_BOOK = {"pack": r"PAK-E"}


def named_in(game: str, paths: Iterable[Path]) -> set[str]:
    """Ids written out, and those between the ends of "DNK-CUT-01 to DNK-CUT-04"."""
    texts = [path.read_text(encoding="utf-8") for path in paths]
    between = {
        f"{head}{number:02}"
        for text in texts
        for head, low, high in RANGE.findall(text)
        for number in range(int(low), int(high) + 1)
    }
    return between | {word for text in texts for word in NAMED[game].findall(text)}


@pytest.mark.parametrize("game", GAMES)
def test_every_id_is_named_by_a_test(game: str) -> None:
    named = named_in(game, [*(TESTS / game).glob("test_*.py"), *data(game, "positions").glob("*.yaml")])
    assert len(IDS[game]) == len(set(IDS[game])) > 20 and [word for word in IDS[game] if word not in named] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_id_stands_in_the_rulebook_once(game: str) -> None:
    words = NAMED[game].findall(data(game, "rulebook.md").read_text(encoding="utf-8"))
    assert sorted(words) == sorted(set(words)), "an id stands in the rulebook twice"
    left_out = re.compile(NOT_IN_THE_BOOK.get(game, r"\b\B"))
    assert [word for word in IDS[game] if word not in words and not left_out.match(word)] == []
    assert [word for word in words if word not in IDS[game]] == []


@pytest.mark.parametrize("game", IN_THE_CODE)
def test_every_rule_of_play_stands_in_the_code_or_the_cards(game: str) -> None:
    code = named_in(game, [*(RULES / game).glob("*.py"), *data(game).glob("*.yaml")])
    of_play = re.compile(IN_THE_CODE[game])
    assert [word for word in IDS[game] if of_play.match(word) and word not in code] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_or_test_names_an_id_that_does_not_exist(game: str) -> None:
    assert named_in(game, [*(RULES / game).glob("*.py"), *(TESTS / game).glob("test_*.py")]) - set(IDS[game]) == set()

"""Unknown words: wherever a position has words, one that nobody knows is refused by its name."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.engine.match import Match
from game.rules import GAMES, shipped_content

STRANGE = "nonsense"


def mappings(words: Any, name: str = STRANGE) -> Iterator[tuple[str, dict[str, Any]]]:
    """The words themselves, and every mapping anywhere in them with the word it stands behind; options are those of the
    house rules, which are judged before a table is laid."""
    if isinstance(words, dict):
        yield name, words
    for word, one in words.items() if isinstance(words, dict) else enumerate(words) if isinstance(words, list) else ():
        if word != "options":
            yield from mappings(one, word if isinstance(word, str) else name)


@pytest.mark.parametrize("name", list(GAMES))
def test_a_word_that_nobody_knows_is_refused_by_its_name(name: str) -> None:
    game, content, rng = GAMES[name], shipped_content(name), Random(3)
    tried = 0
    for seed in range(3):
        match = Match(game, content, game.seats[0] + seed % 2 * (game.seats[1] > 2), seed)
        for _ in range(rng.randint(20, 60)):
            if not match.over:
                match.answer(rng.choice(match.decision.options).key)
        words = game.write_position(match.state, None)
        for word, place in list(mappings(words)):
            place[STRANGE] = 1
            with pytest.raises(ValueError, match=f"{STRANGE}|{word}"):
                game.read_position(content, words)
            del place[STRANGE]
            tried += 1
        assert game.read_position(content, words).seats == match.seats
    assert tried > 8

"""The line under Start that says who plays."""

from __future__ import annotations

import pytest

from game.rules import GAMES
from game.ui.scenes.setup import Chair, Setup


@pytest.mark.parametrize(
    ("kinds", "words"),
    [
        (("person", "person"), "Ada and Vex"),
        (("person", "easy"), "Ada and one computer"),
        (("person", "person", "easy", "hard"), "Ada, Vex and two computers"),
        (("person", "person", "person"), "3 people"),
        (("easy", "empty", "hard"), "two computers"),
    ],
)
def test_who_plays_is_listed_as_a_sentence_would(kinds: tuple[str, ...], words: str) -> None:
    seats = zip(kinds, ("Ada", "Vex", "Tansy", "Grum"), ("flame", "wave", "leaf", "bolt"))
    assert Setup(GAMES["dragon"], [Chair(*seat) for seat in seats], {}).who() == words

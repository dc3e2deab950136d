"""What is said beside an enlarged quest of Pontoon: its own numbers, and not only what kind of thing they are."""

from __future__ import annotations

from game.rules.pontoon.cards import Condition
from game.ui.games.pontoon.printed import condition_words, keywords
from tests.sure import every
from tests.ui.pontoon_tabling import CONTENT


def test_the_condition_of_a_quest_is_said_with_its_numbers() -> None:
    whole = "The power of a party, all its numbers together, must be {}."
    assert condition_words(Condition(at_most=16)) == whole.format("16 or less")
    assert condition_words(Condition(at_least=22)) == whole.format("22 or more")
    assert condition_words(Condition(range=(16, 19))) == whole.format("16 to 19")
    assert condition_words(Condition(exactly=(15, 18, 21))) == whole.format("exactly 15, 18 or 21")
    assert condition_words(Condition(any=True)) == "Any power will do."


def test_each_quest_says_its_own_condition_when_it_is_enlarged() -> None:
    for number, quest in enumerate(every(CONTENT.quests)):
        assert dict(keywords(CONTENT, CONTENT.first_quest + number))["Condition"] == condition_words(quest.condition)

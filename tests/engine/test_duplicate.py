"""Two games of one deal: the rules tell where they parted, and what each made of it."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.duplicate import compare, deal_of
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from tests.sure import every

NAMES = ("Ada", "Bo"), ("Ada", "Cy")


def game(title: str, lot: int, seed: int = 3, alike: int = 0) -> Match:
    """A game by lot to its end; the first choices are those of lot 0."""
    match = Match(GAMES[title], shipped_content(title), 2, seed)
    first, later = Random(0), Random(lot)
    while match.decision and len(match.answers) < 1500:
        chance = first if len(match.answers) < alike else later
        match.answer(chance.choice(match.decision.options).key)
    return match


@pytest.mark.parametrize("title", ["pontoon", "kingdom"])
def test_they_part_at_the_first_answer_that_differs(title: str) -> None:
    one, other = game(title, 1, alike=12), game(title, 2, alike=12)
    found = compare(one, other, NAMES)
    parting = found.parting
    assert parting is not None
    at = parting.choices[0].at
    assert at >= 12 and parting.choices[1].at == at
    assert one.answers[:at] == other.answers[:at] and one.answers[at] != other.answers[at]
    asked = one.state_at(at).decision
    assert asked is not None and asked.player == parting.seat == other.answers[at].seat
    assert parting.choices[0][1:] != parting.choices[1][1:], "what was chosen is told apart"


def test_what_a_choice_brought_is_told_with_the_names_of_its_own_table() -> None:
    parting = compare(game("kingdom", 1), game("kingdom", 2), NAMES).parting
    assert parting is not None and parting.seat == 1
    assert [choice.brought.split()[0] for choice in parting.choices] == ["Bo", "Cy"]


@pytest.mark.parametrize("title", ["pontoon", "pack", "dragon"])
def test_the_points_of_every_round_are_those_of_the_game(title: str) -> None:
    """The last sums are the result, and those before are what stood when a round had begun."""
    one, other = game(title, 1), game(title, 2)
    for match, course in every(zip((one, other), compare(one, other, NAMES).courses)):
        assert course.points[-1] == tuple(lines[-1][1] for lines in match.game.scores(match.state))
        assert course.winners == match.state.winners and course.clock in ("round", "turn")
        sums = [tuple(line[-1][1] for line in match.game.scores(match.state_at(n))) for n in range(len(match.answers))]
        reached = iter([*sums, course.points[-1]])
        assert all(points in reached for points in course.points), "in the order of play"


def test_equal_games_part_nowhere() -> None:
    found = compare(game("pack", 1), game("pack", 1), NAMES)
    assert found.parting is None and found.courses[0] == found.courses[1]


def test_whoever_only_sits_down_in_a_computers_seat_has_not_chosen() -> None:
    one, other = game("pack", 1), Match(GAMES["pack"], shipped_content("pack"), 2, 3)
    while not other.over:
        if len(other.answers) == 4:
            other.take_seat(1)
        other.answer(one.answers[len(other.answers) - bool(len(other.answers) > 4)].key)
    assert other.over and compare(one, other, NAMES).parting is None


def test_where_one_gave_up_they_parted() -> None:
    one, other = game("pack", 1), Match(GAMES["pack"], shipped_content("pack"), 2, 3)
    while len(other.answers) < 6:
        other.answer(one.answers[len(other.answers)].key)
    at = len(other.answers)
    other.concede(0)
    parting = compare(one, other, NAMES).parting
    assert parting is not None and parting.choices[0].at == at and parting.choices[1].brought == "Ada gives up."


def test_other_deals_and_other_cards_are_refused() -> None:
    one, other = game("pack", 1), game("pack", 1, seed=4)
    assert deal_of(one.plain()) != deal_of(other.plain())
    with pytest.raises(ValueError, match="not the same deal"):
        compare(one, other, NAMES)
    strange = game("pack", 1)
    strange.first.zones["deck/1"].reverse()
    with pytest.raises(ValueError, match="different cards"):
        compare(one, strange, NAMES)

"""A match: answers, undo, jumps, what-if and its plain form."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.code import read_code, write_code
from game.engine.game import Refusal
from game.engine.match import Match
from game.rules import GAMES, shipped_content

GAME = GAMES["pontoon"]
CONTENT = shipped_content("pontoon")


def play(seats: int, seed: int, answers: int = 10_000, **more: bool) -> Match:
    match = Match(GAME, CONTENT, seats, seed, **more)
    rng = Random(seed)
    while not match.over and len(match.answers) < answers:
        match.answer(rng.choice(match.decision.options).key)
    return match


def placed(**more: object) -> Match:
    """Two heroes at their first turn; seat 1 to answer."""
    words = {
        "at": "turn",
        "quest": "Q1",
        "parties": [{"equipment": "EQ05", "companions": ["GM03"]}, {"equipment": "EQ04", "companions": ["GA04"]}],
    }
    start = GAME.read_position(CONTENT, words)
    return Match(GAME, CONTENT, 2, 1, start=start, **more)  # type: ignore[arg-type]


def test_a_wrong_answer_changes_nothing_and_names_what_was_offered() -> None:
    match = play(3, 1, answers=3)
    before = match.plain(), match.state.digest(), len(match.events)
    with pytest.raises(ValueError, match="cannot choose 'fly'; offered: "):
        match.answer("fly")
    assert (match.plain(), match.state.digest(), len(match.events)) == before


def test_a_choice_that_showed_nothing_new_is_taken_back_freely() -> None:
    match = placed()
    before = match.state.digest()
    match.answer("stay")
    assert match.may_undo(0) == 0
    match.undo(0)
    assert match.state.digest() == before and not match.answers and match.undos == 0


def test_a_choice_that_turned_a_card_cannot_be_taken_back_and_says_why() -> None:
    match = placed()
    match.answer("hit")
    refusal = match.may_undo(0)
    assert isinstance(refusal, Refusal) and "new has been seen" in refusal.why
    with pytest.raises(ValueError, match="new has been seen"):
        match.undo(0)


def test_what_only_somebody_has_learnt_who_has_not_looked_since_ends_no_undo() -> None:
    match = Match(GAMES["pack"], shipped_content("pack"), 2, 5)
    first, mine, theirs = match.decision.player, 0, 0
    while match.decision.player == first:
        mine, theirs = len(match.answers), 1 << (1 - first)
        match.answer(match.decision.options[0].key)
    assert isinstance(match.may_undo(first), Refusal), "the other one has drawn a card"
    assert isinstance(match.may_undo(first, 1 << first), Refusal)
    assert match.may_undo(first, theirs) == mine
    match.undo(first, theirs)
    assert match.decision.player == first and match.undos == 0


def test_with_consent_even_a_turned_card_is_taken_back_and_counted_and_falls_the_same_again() -> None:
    match = placed(consent=True)
    match.answer("hit")
    after = match.state.digest()
    match.undo(0)
    assert match.undos == 1
    match.answer("hit")
    assert match.state.digest() == after


def test_another_players_choice_ends_the_undo() -> None:
    words = {
        "at": "turn",
        "quest": "Q1",
        "parties": [
            {"equipment": "EQ05", "companions": ["GM03"]},
            {"equipment": "EQ04", "companions": ["GA04"]},
            {"equipment": "EQ07", "companions": ["GA05"]},
        ],
    }
    match = Match(GAME, CONTENT, 3, 1, start=GAME.read_position(CONTENT, words))
    match.answer("stay")
    assert match.may_undo(0) == 0
    match.answer("stay")
    refusal = match.may_undo(0)
    assert isinstance(refusal, Refusal) and "Somebody else" in refusal.why


def test_nobody_undoes_before_the_first_choice() -> None:
    assert isinstance(placed().may_undo(1), Refusal)


def test_a_single_legal_answer_is_given_at_once_and_marked() -> None:
    words = {
        "at": "turn",
        "quest": "Q1",
        "parties": [
            {"equipment": "EQ05", "companions": ["GM10"]},
            {"equipment": "EQ04", "companions": ["GA04"], "stayed": True},
        ],
    }
    start = GAME.read_position(CONTENT, words)
    start.zones["guild"].append(start.zones["guild"].pop(start.zones["guild"].index(CONTENT.ids["GA02"])))
    asked = Match(GAME, CONTENT, 2, 1, start=start, skip_single=False)
    asked.answer("hit")
    assert [option.key for option in asked.decision.options] == ["seat:2"]
    skipped = Match(GAME, CONTENT, 2, 1, start=start)
    skipped.answer("hit")
    assert skipped.answers[1][1:3] == ("seat:2", "auto")
    assert skipped.decision.player == 0 and skipped.decision.options[0].key == "hit"


@pytest.mark.parametrize("seed", range(20))
def test_any_moment_can_be_looked_at_and_the_live_game_stays(seed: int) -> None:
    match = play(4, seed)
    live = match.state.digest()
    digests = []
    again = Match(GAME, CONTENT, 4, seed, skip_single=False)
    for answer in match.answers:
        digests.append(again.state.digest())
        again.answer(answer.key)
    for moment in (0, 1, len(match.answers) // 2, len(match.answers) - 1):
        assert match.state_at(moment).digest() == digests[moment]
    assert match.state.digest() == live
    with pytest.raises(IndexError):
        match.state_at(len(match.answers) + 1)


def test_a_what_if_leaves_the_real_game_as_it_was() -> None:
    match = play(3, 5, answers=12)
    before = match.state.digest(), list(match.answers), len(match.events)
    other = match.branch(6)
    while not other.over:
        other.answer(other.decision.options[-1].key)
    assert (match.state.digest(), match.answers, len(match.events)) == before
    assert other.answers[:6] == match.answers[:6]


def test_a_match_comes_back_from_its_plain_form_with_all_its_news() -> None:
    match = play(4, 9, answers=25)
    again = Match.restore(GAME, CONTENT, match.plain())
    assert again.events == match.events and again.state.digest() == match.state.digest()


def test_an_answer_that_no_longer_fits_is_named() -> None:
    plain = play(2, 3, answers=8).plain()
    plain["answers"][5][1] = "nonsense"
    with pytest.raises(ValueError, match=r"answer 6 of 8 \('nonsense' by seat"):
        Match.restore(GAME, CONTENT, plain)
    partial = Match.restore(GAME, CONTENT, plain, strict=False)
    assert len(partial.answers) == 5 and partial.misfit and "answer 6" in partial.misfit


@pytest.mark.parametrize("seats", [1, 5])
def test_a_wrong_number_of_seats_is_refused_with_the_allowed_ones(seats: int) -> None:
    with pytest.raises(ValueError, match="for 2 to 4 players"):
        Match(GAME, CONTENT, seats, 1)


def test_a_code_carries_a_deal_from_one_laptop_to_another() -> None:
    text = write_code(GAME, 3, 42, {"turn_style": "run"})
    assert text == "pontoon 3 42 turn_style=run"
    deal = read_code(text, GAMES)
    assert deal == ("pontoon", 3, 42, {"turn_style": "run", "start": "none"})
    assert write_code(GAME, 2, 7, GAME.options({})) == "pontoon 2 7"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "a code is a game"),
        ("pontun 3 1", "did you mean 'pontoon'"),
        ("pontoon 9 1", "from 2 to 4, not '9'"),
        ("pontoon 3 -1", "seed is a number"),
        ("pontoon 3 1 turns", "should read option=value"),
        ("pontoon 3 1 turn_style=fast", "one of: round, run; not 'fast'"),
        ("pontoon 3 1 x=y", "no option 'x'"),
    ],
)
def test_a_wrong_code_says_which_word_is_wrong(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint.replace("(", r"\(")):
        read_code(text, GAMES)

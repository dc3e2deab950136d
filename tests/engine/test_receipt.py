"""The receipt of a game: every number that chance gave, such that it can be reckoned again from the seed alone."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.chance import GAMMA, MASK
from game.engine.match import Match
from game.engine.receipt import dice_of, receipt_of, text_of, used
from game.rules import GAMES, shipped_content


def over(game: str, seed: int = 7) -> Match:
    match, lot = Match(GAMES[game], shipped_content(game), 2, seed), Random(seed)
    while match.decision:
        match.answer(lot.choice(match.decision.options).key)
    return match


def number(seed: int, k: int) -> int:
    """The k-th number of a seed, by the words of the receipt."""
    z = (seed + k * GAMMA) & MASK
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & MASK
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB & MASK
    return z ^ (z >> 31)


@pytest.mark.parametrize("game", GAMES)
def test_every_number_that_a_game_used_stands_in_its_receipt_and_can_be_reckoned_again(game: str) -> None:
    match = over(game)
    receipt = receipt_of(match)
    assert receipt.numbers == used(match.seed, match.state.seed), "none is left out"
    at = receipt.dealt
    for draw in receipt.draws:
        assert draw.first == at + 1, "they follow each other without a gap"
        at = draw.last
        if draw.kind == "shuffle":
            assert draw.last - draw.first + 1 == draw.out_of // 16 + 2
        else:
            assert draw.first == draw.last
            assert draw.value == (number(match.seed, draw.first) * draw.out_of >> 64) + (draw.kind != "pick")
    assert receipt.trace == match.state.trace() and len(receipt.draws) > 2


@pytest.mark.parametrize("game", GAMES)
def test_the_text_names_seed_deal_and_every_draw(game: str) -> None:
    match = over(game)
    receipt = receipt_of(match)
    text = text_of(match, receipt, ["Ada", "Vex"], f"{game} 2 7")
    assert "Seed: 7\n" in text and f"Deal: {game} 2 7" in text and "splitmix64" in text and receipt.trace in text
    assert f"{GAMMA:X}" in text and len(text.splitlines()) > len(receipt.draws) + 8
    assert all(f"{draw.first}" in text for draw in receipt.draws)


def test_dice_are_told_beside_what_they_come_to_on_average() -> None:
    match = over("dragon")
    receipt = receipt_of(match)
    dice = dice_of(receipt, 0)
    own = [draw.value for draw in receipt.draws if draw.kind == "die" and draw.seat == 0]
    assert (dice.thrown, dice.sum, dice.mean) == (len(own), sum(own), 3.5 * len(own))
    assert dice.band == pytest.approx(1.96 * (len(own) * 35 / 12) ** 0.5)
    assert f"Ada: {dice.sum} with {dice.thrown} dice, {dice.mean:g} on average" in text_of(
        match, receipt, ["Ada", "Vex"], ""
    )
    assert dice_of(receipt_of(over("pontoon")), 0).thrown == 0


def test_a_game_that_is_not_over_has_no_receipt_for_it_would_tell_what_is_to_come() -> None:
    match = Match(GAMES["pontoon"], shipped_content("pontoon"), 2, 7)
    with pytest.raises(ValueError, match="still to come"):
        receipt_of(match)


def test_a_game_that_was_not_dealt_has_no_receipt() -> None:
    match = over("pontoon")
    what_if = match.branch(4)
    what_if.dealt = False
    while what_if.decision:
        what_if.answer(what_if.decision.options[0].key)
    with pytest.raises(ValueError, match="no seed leads to it"):
        receipt_of(what_if)

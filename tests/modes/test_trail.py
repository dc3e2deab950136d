"""Trail: nine duels in a row, rewards between them, and torches that go out."""

from __future__ import annotations

from random import Random

import pytest

from game.company import Player
from game.engine.match import Match
from game.modes import trail
from game.modes.trail import CARD, LOST, TWIST, UPGRADE, WON, Run, begin, next_duel, read_run, standing, went_on
from game.rules import GAMES, shipped_content
from game.rules.pack.cards import DUELS, Content
from game.rules.pack.decks import faults_of, read_code
from tests.sure import every

CONTENT: Content = shipped_content("pack")
ADA = Player("Ada", "person", "", "flame")
DECKS = trail.starters(CONTENT)


def after(run: Run, *words: str) -> Run:
    for word in words:
        run = went_on(CONTENT, run, word)
    return run


def won_through(seed: int, take: str = "") -> Run:
    """A run that was won, with the rewards of one kind, or by lot."""
    run, lot = begin(CONTENT, seed, DECKS[seed % len(DECKS)]), Random(seed)
    while not (now := standing(CONTENT, run)).over:
        kinds = [reward.kind for reward in now.rewards]
        word = WON if not kinds else str(kinds.index(take)) if take in kinds else str(lot.randrange(len(kinds)))
        run = after(run, word)
    return run


def test_there_are_four_decks_to_begin_with_and_no_other_will_do() -> None:
    assert len(DECKS) == 4
    with pytest.raises(ValueError, match="no starter deck 'tidal_dodge_30'"):
        begin(CONTENT, 1, "tidal_dodge_30")


def test_every_duel_has_a_rival_and_every_third_is_a_boss_that_bends_a_rule() -> None:
    met = set()
    for seed in range(40):
        row = trail.rivals(CONTENT, seed)
        assert [stage.depth for stage in row] == [*range(1, DUELS + 1)]
        assert [stage.depth for stage in row if stage.boss] == [3, 6, 9]
        assert all(stage.twists for stage in row if stage.boss)
        met |= {stage.id for stage in row}
    assert met == {stage.id for stage in CONTENT.stages}


@pytest.mark.parametrize("take", ["", CARD, UPGRADE, TWIST])
def test_every_duel_of_a_run_is_a_game_that_can_be_dealt(take: str) -> None:
    dealt = 0
    for seed in range(3):
        done = won_through(seed, take).done
        for n in (n for n, word in enumerate(done) if word == WON):
            duel = next_duel(CONTENT, Run(seed, DECKS[seed % len(DECKS)], done[:n]), ADA)
            match = Match(GAMES["pack"], CONTENT, 2, duel.seed, duel.options)
            dealt += match.decision is not None and duel.players[0] == ADA and not duel.players[1].is_person
            assert faults_of(match.content, "limited", read_code(duel.options["deck_1"])) == []
    assert dealt == 3 * DUELS


def test_a_lost_duel_costs_a_torch_and_is_played_again_from_another_deal() -> None:
    run = begin(CONTENT, 3, DECKS[0])
    first, again = next_duel(CONTENT, run, ADA), next_duel(CONTENT, after(run, LOST), ADA)
    assert first.players == again.players and first.options == again.options and first.seed != again.seed
    assert standing(CONTENT, after(run, LOST)).torches == 2
    over = after(run, LOST, LOST, LOST)
    assert standing(CONTENT, over).over and not standing(CONTENT, over).victory
    with pytest.raises(ValueError, match="no duel is next"):
        next_duel(CONTENT, over, ADA)


def test_after_a_win_one_of_three_rewards_is_taken_before_the_next_duel() -> None:
    run = after(begin(CONTENT, 5, DECKS[1]), WON)
    now = standing(CONTENT, run)
    assert [reward.kind for reward in now.rewards] == [CARD, UPGRADE, TWIST]
    with pytest.raises(ValueError, match="'won' is not what comes next"):
        after(run, WON)
    before = dict(now.cards)
    card, upgrade, twist = (standing(CONTENT, after(run, str(n))) for n in range(3))
    assert dict(card.cards)[now.rewards[0].what] > before.get(now.rewards[0].what, 0)
    assert dict(upgrade.cards) == before and upgrade.grown[now.rewards[1].what] == now.rewards[1].by == 150
    assert f"~{now.rewards[1].by}" in upgrade.code()
    assert twist.twists == (now.rewards[2].what,)
    options = next_duel(CONTENT, after(run, "2"), ADA).options
    assert options["twist_1"] == now.rewards[2].what


def test_the_ninth_win_ends_the_run() -> None:
    for run in every([won_through(seed) for seed in range(3)]):
        now = standing(CONTENT, run)
        assert now.victory and now.won == DUELS and len(now.taken) == DUELS - 1
        with pytest.raises(ValueError, match="nothing"):
            after(run, WON)


def test_no_prize_is_won_twice_and_what_hurts_is_no_prize() -> None:
    for seed in range(6):
        now = standing(CONTENT, won_through(seed, TWIST))
        assert len(set(now.twists)) == len(now.twists) >= 6
        assert all(CONTENT.twists[word].prize for word in now.twists)


def test_a_run_that_was_kept_is_read_back_and_a_foreign_one_is_refused() -> None:
    run = won_through(8)
    assert read_run(CONTENT, run.plain()) == run
    for wrong in ({}, [], {"seed": "1", "deck": DECKS[0], "done": []}, run.plain() | {"done": ["won", "won"]}):
        with pytest.raises(ValueError):
            read_run(CONTENT, wrong)


def test_the_same_seed_gives_the_same_run_and_another_another() -> None:
    assert won_through(4).done == won_through(4).done
    rows = {tuple(stage.id for stage in trail.rivals(CONTENT, seed)) for seed in range(12)}
    assert len(rows) > 8

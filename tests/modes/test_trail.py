"""Trail: nine duels in a row, rewards between them, and torches that go out."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from game.company import Player
from game.engine.match import Match
from game.modes import trail
from game.modes.expedition import Expeditions
from game.modes.trail import (
    CARD,
    LOST,
    TWIST,
    UPGRADE,
    WON,
    Reward,
    Run,
    begin_run,
    next_duel,
    read_run,
    standing,
    went_on,
)
from game.packs import find_packs, load_with
from game.rules import GAMES, shipped_content
from game.rules.pack.cards import DUELS, TYPES, WILD, Content
from game.rules.pack.decks import faults_of, read_code
from game.store import Folders, Settings
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
    run, lot = begin_run(CONTENT, seed, DECKS[seed % len(DECKS)]), Random(seed)
    while not (now := standing(CONTENT, run)).over:
        kinds = [reward.kind for reward in now.rewards]
        word = WON if not kinds else str(kinds.index(take)) if take in kinds else str(lot.randrange(len(kinds)))
        run = after(run, word)
    return run


def test_there_are_four_decks_to_begin_with_and_no_other_will_do() -> None:
    assert len(DECKS) == 4
    with pytest.raises(ValueError, match="no starter deck 'tidal_dodge_30'"):
        begin_run(CONTENT, 1, "tidal_dodge_30")


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
    run = begin_run(CONTENT, 3, DECKS[0])
    first, again = next_duel(CONTENT, run, ADA), next_duel(CONTENT, after(run, LOST), ADA)
    assert first.players == again.players and first.options == again.options and first.seed != again.seed
    assert standing(CONTENT, after(run, LOST)).torches == 2
    over = after(run, LOST, LOST, LOST)
    assert standing(CONTENT, over).over and not standing(CONTENT, over).victory
    with pytest.raises(ValueError, match="no duel is next"):
        next_duel(CONTENT, over, ADA)


def test_after_a_win_one_of_three_rewards_is_taken_before_the_next_duel() -> None:
    run = after(begin_run(CONTENT, 5, DECKS[1]), WON)
    now = standing(CONTENT, run)
    assert [reward.kind for reward in now.rewards] == [CARD, UPGRADE, TWIST]
    with pytest.raises(ValueError, match="'won' is not what comes next"):
        after(run, WON)
    before = dict(now.cards)
    card, upgrade, twist = (standing(CONTENT, after(run, str(n))) for n in range(3))
    won = now.rewards[0]
    assert dict(card.cards)[won.what] == before.get(won.what, 0) + won.copies == 3
    assert sum(n for _, n in card.cards) == sum(before.values()), "the least cards leave for it"
    assert card.grown[won.what] == won.by == 200 and len(won.leaves) == won.copies
    assert dict(upgrade.cards) == before and upgrade.grown[now.rewards[1].what] == now.rewards[1].by == 150
    assert f"~{now.rewards[1].by}" in upgrade.code()
    assert twist.twists == (now.rewards[2].what,)
    options = next_duel(CONTENT, after(run, "2"), ADA).options
    assert options["twist_1"] == now.rewards[2].what


@pytest.mark.parametrize("take", [CARD, UPGRADE, TWIST])
def test_each_of_the_three_rewards_is_another_one_to_the_end_of_a_run(take: str) -> None:
    asked = 0
    for seed in range(12):
        done = won_through(seed, take).done
        for n in every([n for n, word in enumerate(done) if word == WON and n < len(done) - 1]):
            rewards = standing(CONTENT, Run(seed, DECKS[seed % len(DECKS)], done[: n + 1])).rewards
            assert len({(reward.kind, reward.what) for reward in rewards}) == len(rewards) == 3
            asked += 1
    assert asked == 12 * (DUELS - 1)


def test_cards_are_offered_where_nothing_can_grow_and_no_rule_is_left_to_be_bent() -> None:
    wild = Counter(monster.id for monster in CONTENT.monsters if monster.type == TYPES[WILD])
    bent = [twist.id for twist in CONTENT.twists.values()]
    for won in every(range(1, DUELS)):
        rewards = trail.rewards_offered(CONTENT, 1, won, wild, Counter(), bent)
        assert [reward.kind for reward in rewards] == [CARD] * 3 and len({reward.what for reward in rewards}) == 3


def test_no_upgrade_is_offered_of_a_card_whose_power_decides_nothing() -> None:
    offered = [
        reward.what
        for seed in range(40)
        for reward in standing(CONTENT, after(begin_run(CONTENT, seed, DECKS[seed % len(DECKS)]), WON)).rewards
        if reward.kind == UPGRADE
    ]
    assert len(offered) == 40
    assert not [id for id in offered if CONTENT.monsters[CONTENT.ids[id]].type == TYPES[WILD]]


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


def test_a_card_has_grown_once_however_often_it_is_won_and_the_least_of_the_deck_leave_for_it() -> None:
    land, lot, held = CONTENT.lands[0], Random(1), Counter({"MP-001": 3, "MP-005": 3})  # of 50 and of 250 power
    won = [trail.card_won(CONTENT, lot, land, held, Counter()) for _ in range(30)]
    assert all(one.leaves == ("MP-001",) * one.copies and one.by == land.grown for one in every(won))
    grown = Counter({one.what: 400 for one in won})
    assert {trail.card_won(CONTENT, Random(n), land, held, grown).by for n in range(30)} & {0}


def test_the_computer_that_knows_takes_what_adds_most_to_the_deck() -> None:
    now = standing(CONTENT, after(begin_run(CONTENT, 5, DECKS[1]), WON))
    small, large = Reward(UPGRADE, now.cards[0][0], 50), Reward(UPGRADE, now.cards[0][0], 300)
    weak, strong = Reward(CARD, "MP-001", 0, 1, ("MP-005",)), Reward(CARD, "MP-005", 600, 1, ("MP-001",))
    assert trail.gain(CONTENT, now, weak) < 0 < trail.gain(CONTENT, now, small) < trail.gain(CONTENT, now, strong)
    assert trail.best_reward(CONTENT, now._replace(rewards=(small, large, weak))) == 1
    assert trail.best_reward(CONTENT, now._replace(rewards=(small, weak, Reward(TWIST, "hearty")))) == 2


def test_a_white_wild_is_worth_the_same_however_much_it_has_grown() -> None:
    wild = next(monster.id for monster in CONTENT.monsters if monster.type == TYPES[WILD])
    assert trail.value(CONTENT, wild, 600) == trail.value(CONTENT, wild, 0)
    assert trail.value(CONTENT, "MP-001", 600) > trail.value(CONTENT, "MP-001", 0)


def packed(folders: Folders, land: str) -> None:
    """A pack of the user's with a land of its own."""
    assert folders.packs is not None
    (folders.packs / "dunes" / "pack").mkdir(parents=True)
    (folders.packs / "dunes" / "pack.yaml").write_text('name: Dunes\nversion: "1"\n', "utf-8")
    (folders.packs / "dunes" / "pack" / "lands.yaml").write_text(land, "utf-8")


DUNES = "- {id: meadow, name: Dunes, part: 1, torches: 5, rarity: common, copies: 1, upgrade: 300}\n"


def test_a_run_is_played_with_the_packs_that_were_on_when_it_began(tmp_path: Path) -> None:
    folders = Folders(tmp_path, None, None)
    packed(folders, DUNES)
    kept = Expeditions(folders)
    kept.begin(5, DECKS[0])
    settings = Settings.load(folders.settings)
    settings.packs_off = ["Dunes"]
    settings.save()
    again = Expeditions(folders)
    assert again.run == kept.run and again.run is not None and again.content.lands[0].name == "Dunes"
    assert standing(again.content, again.run).torches == 5
    assert standing(again.content, again.run._replace(done=(WON,))).rewards[1].by == 300
    sitting = again.duel(ADA)
    assert sitting.packs == (("Dunes", "1"),)
    again.begin(6, DECKS[0])
    assert again.content.lands[0].torches == 3, "now it is off"


def test_a_land_that_lights_no_torch_or_stands_twice_is_a_fault(tmp_path: Path) -> None:
    for land, why in ((DUNES.replace("torches: 5", "torches: 0"), "torches"), (DUNES.replace("meadow", "sea"), "once")):
        folders = Folders(tmp_path / why, None, None)
        packed(folders, land)
        judged = load_with("pack", GAMES["pack"].load, find_packs(folders.packs)).packs
        assert [why in str(fault) for pack in every(judged) for fault in pack.faults] == [True]

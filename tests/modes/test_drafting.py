"""Drafting: Sealed and Draft, what is taken, built and played."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from game.company import Player
from game.engine.match import Match
from game.modes import drafting
from game.modes.draft import Pods
from game.modes.drafting import DRAFT, DRAWN, PICKS, SEALED, Pod
from game.rules import GAMES, shipped_content
from game.rules.pack.cards import Content
from game.rules.pack.decks import write_code
from game.store import Folders
from tests.sure import every

CONTENT: Content = shipped_content("pack")
NAMES = ("Ada", "Vex", "Tansy", "Mump")


def crew(kinds: str) -> tuple[Player, ...]:
    """ "pcc": a person and two computers."""
    return tuple(
        Player(name, "person" if kind == "p" else "computer", "" if kind == "p" else "normal", "flame")
        for name, kind in zip(NAMES, kinds)
    )


def drafted_by_lot(pod: Pod, lot: Random) -> Pod:
    while (pick := drafting.drafted(CONTENT, pod).next) is not None:
        pod = drafting.picked(CONTENT, pod, lot.choice(pick.cards))
    return pod


@pytest.mark.parametrize("kinds", ["pc", "pcc", "pccc", "ppcc"])
def test_everybody_takes_thirty_cards_and_no_card_is_taken_twice(kinds: str) -> None:
    pod = drafted_by_lot(Pod(DRAFT, 7, crew(kinds)), Random(1))
    pools = drafting.drafted(CONTENT, pod).pools
    assert [len(pool) for pool in pools] == [PICKS] * len(kinds)
    opened = Counter(
        id for n in range(drafting.ROUNDS * len(kinds)) for id in drafting.draft_booster(CONTENT.monsters, 7, n)
    )
    assert sum((Counter(pool) for pool in pools), Counter()) == opened
    with pytest.raises(ValueError, match="nothing is to be taken"):
        drafting.picked(CONTENT, pod, "MP-001")


def test_boosters_go_to_the_left_and_those_of_the_second_round_to_the_right() -> None:
    pod = Pod(DRAFT, 3, crew("pppp"))
    held: dict[tuple[int, int, int], tuple[str, ...]] = {}
    while (pick := drafting.drafted(CONTENT, pod).next) is not None and pick.round < 2:
        held[pick.round, pick.turn, pick.seat] = pick.cards
        pod = drafting.picked(CONTENT, pod, pick.cards[0])
    for seat in every(range(4)):
        assert held[0, 1, (seat + 1) % 4] == held[0, 0, seat][1:]
        assert held[1, 1, (seat - 1) % 4] == held[1, 0, seat][1:]


def test_what_is_not_in_the_booster_cannot_be_taken() -> None:
    pod = Pod(DRAFT, 3, crew("pc"))
    pick = drafting.drafted(CONTENT, pod).next
    assert pick is not None and len(pick.cards) == 10
    foreign = next(monster.id for monster in CONTENT.monsters if monster.id not in pick.cards)
    with pytest.raises(ValueError, match="is not in the booster"):
        drafting.picked(CONTENT, pod, foreign)


def test_a_computer_takes_by_what_it_holds_alone() -> None:
    """What others have taken out of other boosters changes nothing in its first pick of a round."""
    pod = Pod(DRAFT, 9, crew("pc"))
    pick = drafting.drafted(CONTENT, pod).next
    assert pick is not None
    firsts = {drafting.drafted(CONTENT, drafting.picked(CONTENT, pod, id)).pools[1][0] for id in pick.cards}
    assert len(firsts) == 1


def test_a_deck_is_legal_comes_from_the_pool_and_leans_to_two_colours() -> None:
    for seed in range(6):
        pool = drafting.pools_of(CONTENT, Pod(SEALED, seed, crew("pccc")))[1]
        deck = drafting.built(CONTENT, pool)
        assert drafting.faults(CONTENT, pool, deck) == []
        kinds = Counter[str]()
        for id, copies in deck:
            kinds[CONTENT.monsters[CONTENT.ids[id]].type] += copies
        del kinds["white_wild"]
        assert sum(n for _, n in kinds.most_common(2)) >= 0.8 * kinds.total()


def test_a_person_may_not_play_what_was_not_opened() -> None:
    pod = Pod(SEALED, 2, crew("pc"))
    pool = drafting.pools_of(CONTENT, pod)[0]
    deck = drafting.built(CONTENT, pool)
    assert dict(drafting.built_by(CONTENT, pod, 0, write_code(deck)).decks) == {0: write_code(deck)}
    lent = next(monster.id for monster in CONTENT.monsters if monster.id not in pool)
    with pytest.raises(ValueError, match=f"{lent} is not among the cards"):
        drafting.built_by(CONTENT, pod, 0, write_code([*deck[1:], (lent, deck[0][1])]))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_meets_each_once(seats: int) -> None:
    pairs = [frozenset(pair) for pair in drafting.pairings(seats)]
    assert len(pairs) == len(set(pairs)) == seats * (seats - 1) // 2


def test_who_are_level_at_the_end_share_their_place_and_have_won_together(tmp_path: Path) -> None:
    kept = Pods(Folders(tmp_path, None, None))
    kept.pod = Pod(SEALED, 7, crew("pccc"), results=((0, 1, 1), (0, 2, 0), (0, 3, 0), (1, 2, 1), (1, 3, 3), (2, 3, 3)))
    names = [player.name for player in kept.pod.players]
    assert kept.places() == {0: 1, 1: 1, 3: 1, 2: 4}
    assert kept.won() == f"{names[0]}, {names[1]} and {names[3]} have won"


def test_duels_are_played_with_the_decks_that_were_built_and_counted_once() -> None:
    pod = Pod(SEALED, 4, crew("pcc"))
    with pytest.raises(ValueError, match="not built"):
        drafting.duel_of(CONTENT, pod, *next(pair for pair in drafting.pairings(3) if 0 in pair))
    pod = drafting.built_by(CONTENT, pod, 0, write_code(drafting.built(CONTENT, drafting.pools_of(CONTENT, pod)[0])))
    for n, (one, other) in enumerate(drafting.left(pod)):
        seed, options = drafting.duel_of(CONTENT, pod, one, other)
        assert Match(GAMES["pack"], CONTENT, 2, seed, options).decision is not None
        pod = drafting.decided(pod, one, other, DRAWN if n == 0 else one)
        with pytest.raises(ValueError, match="decided"):
            drafting.decided(pod, one, other, one)
    assert drafting.left(pod) == [] and sum(drafting.points(pod)) == 3


@pytest.mark.parametrize("kind", [SEALED, DRAFT])
def test_an_evening_that_was_kept_is_read_back_and_a_foreign_one_is_refused(kind: str) -> None:
    pod = Pod(kind, 5, crew("pc"))
    if kind == DRAFT:
        pod = drafted_by_lot(pod, Random(2))
    deck = write_code(drafting.built(CONTENT, drafting.pools_of(CONTENT, pod)[0]))
    pod = drafting.decided(drafting.built_by(CONTENT, pod, 0, deck), 0, 1, 1)
    assert drafting.read_pod(CONTENT, pod.plain()) == pod
    too_many = pod.plain() | {"picks": [*pod.picks, "MP-001"]}
    for wrong in (None, {}, too_many, pod.plain() | {"kind": "raffle"}, pod.plain() | {"results": [[0, 2, 0]]}):
        with pytest.raises(ValueError):
            drafting.read_pod(CONTENT, wrong)

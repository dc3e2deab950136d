"""Review: what decisions cost against the best found, what chance gave, and the process that finds it out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, partial
from itertools import islice
from multiprocessing.connection import wait
from random import Random
from time import monotonic
from typing import Any

import pytest

from game.ai import review, truths
from game.ai.ladder import content_of
from game.ai.mind import Mind
from game.ai.minds import MINDS
from game.ai.review import Fortune, Review, Verdict, judged, reviewed
from game.ai.reviewer import Reviewer
from game.ai.search import think
from game.ai.thinking import PLAIN, likely
from game.engine.match import Answer, Match
from game.rules import GAMES
from game.store import Folders
from game.store.reviews import keep, kept
from tests.sure import every

PATIENCE = 30
BEGUN = 22  # answers of the game that is reviewed here


def played(name: str, seats: int, seed: int) -> Match:
    """A game of random answers, as if people had given them."""
    match, rng = Match(GAMES[name], content_of(name), seats, seed), Random(seed)
    while match.decision is not None:
        match.answer(rng.choice(match.decision.options).key)
    return match


@cache
def party() -> Match:
    return played("pontoon", 2, 3)


def begun_with() -> list[Answer]:
    """Its first two quests: a review takes one answer after the other, and each costs as much as the next."""
    return party().answers[:BEGUN]


@cache
def found() -> tuple[Verdict | Fortune, ...]:
    match = party()
    return tuple(reviewed(match.game, match.first, begun_with(), {0}))


@cache
def whole() -> Review:
    made = Review(2)
    for one in found():
        made.take(one)
    return made


def test_every_decision_of_the_seats_asked_for_has_its_verdict_and_no_other() -> None:
    match = party()
    own = [n for n, one in enumerate(begun_with()) if one.seat == 0 and len(match.state_at(n).decision.options) > 1]
    assert [one.at for one in whole().verdicts] == [n for n in own if match.answers[n].by == "person"]
    assert own


def test_to_stay_at_a_total_that_cannot_go_over_costs_and_to_hit_is_better() -> None:
    match = Match(GAMES["pontoon"], content_of("pontoon"), 2, 5)
    seat = match.decision.player
    verdict = judged(match.state, 0, seat, "stay", MINDS["pontoon"], Random(1))
    assert verdict.best == "hit" and verdict.clear and verdict.loss > 0.03
    good = judged(match.state, 0, seat, "hit", MINDS["pontoon"], Random(1))
    assert good.best == "hit" and good.loss == 0 and not good.clear


def test_a_better_choice_is_looked_for_until_more_worlds_could_hardly_show_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """All worlds are looked into where choices are close; and what is found is what all worlds would say."""
    mind, worlds = MINDS["montoons"], Counter[int]()

    def counting(state: Any, seat: int, rng: Random, mind: Mind) -> Any:
        worlds[number] += 1
        return likely(state, seat, rng, mind)

    monkeypatch.setattr(review, "likely", counting)
    for number, state in enumerate(every(islice(truths.played("montoons", 7), 0, 24, 4))):
        seat = state.question.player
        steps = think(partial(likely, state, seat, mind=mind), Random(number), mind)
        looked_into_all = next(islice(steps, review.ITERATIONS - 1, None))
        assert review.proposed(state, seat, mind, Random(number)) == looked_into_all.best()
    assert (min(worlds.values()), max(worlds.values())) == (PLAIN, review.ITERATIONS)


def test_a_choice_is_judged_by_what_its_seat_knew() -> None:
    """What is hidden from it may be dealt anew: the verdict is the same."""
    match = Match(GAMES["pontoon"], content_of("pontoon"), 2, 5)
    seat = match.decision.player
    worlds = [match.state, *(match.state.redeal(seat, Random(n)) for n in range(3))]
    verdicts = {judged(world, 0, seat, "stay", MINDS["pontoon"], Random(1)) for world in worlds}
    assert len({world.digest() for world in worlds}) > 1
    assert len(verdicts) == 1


def test_going_through_a_game_changes_nothing_in_it() -> None:
    match = party()
    before = match.first.digest(), match.state.digest()
    assert next(reviewed(match.game, match.first, match.answers, {0}))
    assert (match.first.digest(), match.state.digest()) == before


def test_chance_gives_one_of_two_what_it_takes_from_the_other() -> None:
    for one in every(whole().fortunes):
        assert one.gains[0] == pytest.approx(-one.gains[1])
    assert any(abs(one.gains[0]) > 0.02 for one in whole().fortunes)
    assert whole().luck(0) == pytest.approx(whole().luck(0, 0, 5) + whole().luck(0, 5))


def test_accuracy_is_whole_where_nothing_was_lost_and_falls_with_what_was() -> None:
    made = Review(2)
    assert made.accuracy(0) is None
    made.take(Verdict(0, 0, "a", 0.5, 0.0, 0.01, 0.2))
    assert made.accuracy(0) == 100 and made.costliest(0) == []
    made.take(Verdict(2, 0, "b", 0.5, 0.1, 0.01, 0.2))
    assert made.accuracy(0) == pytest.approx(75)
    made.take(Verdict(3, 0, "b", 0.5, 0.1, 0.09, 0.2))  # wavers by as much: not spoken of
    assert [one.at for one in made.costliest(0)] == [2]
    assert made.accuracy(1) is None and made.reached == 4


def test_only_three_decisions_are_told_the_costliest_first() -> None:
    made = Review(1)
    for at, loss in enumerate((0.1, 0.3, 0.2, 0.25)):
        made.take(Verdict(at, 0, "a", 0.5, loss, 0.01, 0.3))
    assert [one.at for one in made.costliest(0)] == [1, 3, 2]


def test_what_is_kept_reads_back_and_nothing_else_is_a_review(tmp_path_factory: pytest.TempPathFactory) -> None:
    folders = Folders(tmp_path_factory.mktemp("home"), None, None)
    plain, answers = whole().plain(), len(begun_with())
    keep(folders, "pontoon-1", "abc", plain)
    again = Review.read(kept(folders, "pontoon-1", "abc"), answers)
    assert again is not None and again.plain() == plain
    assert kept(folders, "pontoon-1", "other") is None and kept(folders, "pontoon-2", "abc") is None
    for odd in every([None, 3, {}, {**plain, "seats": 1}, {**plain, "verdicts": [[1, 2]]}, {**plain, "fortunes": 4}]):
        assert Review.read(odd, answers) is None
    assert Review.read(plain, 1) is None
    (folders.root / "reviews" / "pontoon-1.json").write_text("{")  # type: ignore[operator]
    assert kept(folders, "pontoon-1", "abc") is None


@pytest.fixture
def reviewer() -> Iterator[Reviewer]:
    match = party()
    made = Reviewer(match.game, match.content, match.first, begun_with(), {0})
    yield made
    made.close()


def test_the_process_finds_what_is_found_here(reviewer: Reviewer) -> None:
    came, end = list[Verdict | Fortune](), monotonic() + PATIENCE
    while not reviewer.done and monotonic() < end:
        came += reviewer.poll()
        if not reviewer.done:
            wait([reviewer._pipe], 0.1)
    assert came == list(found())


def test_a_process_that_dies_is_done_without(reviewer: Reviewer) -> None:
    reviewer._process.kill()
    reviewer._process.join()
    came = list[Verdict | Fortune]()
    for _ in range(len(found()) + 2):
        came += reviewer.poll()
    assert came == list(found()) and reviewer.done


def test_one_that_is_left_stops_at_once(reviewer: Reviewer) -> None:
    reviewer.close()
    assert not reviewer._process.is_alive() and reviewer.poll() == []

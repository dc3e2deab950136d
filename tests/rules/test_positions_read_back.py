"""Positions of all games: whatever a game comes to, written in its words and read back, is the same table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.commands.command import as_words
from game.engine.data import parse
from game.engine.position import PositionFile, set_up
from game.rules import GAMES
from tests.asking import Found, content, gathered, paired, played
from tests.sure import every

KINDS = {
    "pontoon": 9,
    "pack": 6,
    "kingdom": 20,
    "dragon": 12,
    "montoons": 25,
}  # of questions that the usual run comes to, at least
TABLES, KEEP = 3, 2  # tables of each game in the usual run, and questions of each kind of these
SOAK_TABLES, SOAK_SEEDS = 12, range(12)
ONWARD = 4  # random answers after which both tables must still agree
AHEAD = {"seed", "fixed"}  # the chance to come, which no table shows


ALL_ALONE = {  # by game: words for whoever sees all, of which no seat is told
    "pontoon": {"/parties/*/seen"},
    "pack": {"/copies"},
    "kingdom": {"/deck", "/box", "/copies", "/steps", "/known", "/ability", "/lots"},
    "dragon": {"/sailed", "/duelled", "/steps", "/asked", "/laid"},
    "montoons": {"/steps", "/action", "/monsters/*/order", "/monsters/*/veiled"},
}


def read_back(name: str, state: Any) -> Any:
    """The state out of the words that are written of it, which go through a file; at its question."""
    text = as_words(GAMES[name].write_position(state, None))
    file = PositionFile(name, "as it was", parse(text.encode(), "position.yaml"))
    return set_up(file, GAMES[name], content(name)).state


def same(one: Any, other: Any) -> None:
    """Two states that nobody can tell apart: what they are, what each seat sees, and what is asked, word by word."""
    left, right = one.plain(), other.plain()
    assert [field for field in left if field not in AHEAD and left[field] != right[field]] == []
    assert one.decision == other.decision and one.about == other.about and one.asked == other.asked
    for seat in range(one.seats):
        assert one.view(seat) == other.view(seat)


def goes_on_alike(one: Any, other: Any, lot: Random) -> None:
    """With the same chance ahead the same answers bring the same events and the same table."""
    one, other = one.clone(), other.clone()
    other.seed, other.fixed = one.seed, one.fixed
    one.news, other.news = [], []
    for _ in range(ONWARD):
        if one.decision is None:
            break
        key = lot.choice(one.decision.options).key
        one.choose(key)
        other.choose(key)
    assert one.news == other.news and one.plain() == other.plain() and one.news


def hold(found: list[Found], lot: Random) -> Counter[str]:
    """Hold the law over these states; how many by what is asked."""
    held: Counter[str] = Counter()
    for one in found:
        again = read_back(one.table.game, one.state)
        try:
            same(one.state, again)
            goes_on_alike(one.state, again, lot)
        except AssertionError:
            print(as_words(GAMES[one.table.game].write_position(one.state, None)))
            raise
        held[one.state.asked[0]] += 1
    return held


@pytest.mark.parametrize("name", KINDS)
def test_what_is_written_of_any_state_is_read_back_as_the_same_table(name: str) -> None:
    held = hold(gathered(paired(name)[:TABLES], range(4), KEEP), Random(name))
    assert len(held) >= KINDS[name] and held.total() > 30, held


@pytest.mark.parametrize("name", KINDS)
def test_a_game_that_is_over_is_read_back_as_it_ended(name: str) -> None:
    ended = 0
    for table in paired(name)[:TABLES]:
        *_, last = played(table, 0, Counter())
        again = read_back(name, last.state)
        assert again.decision is None and again.winners == last.state.winners is not None
        for seat in range(again.seats):
            assert again.view(seat) == last.state.view(seat)
        ended += 1
    assert ended == TABLES


def unlike(full: Any, seen: Any, place: str = "") -> Iterator[str]:
    """The places at which words for a seat say anything else than all the words do; "?" may stand for any of them."""
    if seen in (full, "?"):
        return
    if isinstance(full, dict) and isinstance(seen, dict):
        for word in full.keys() | seen.keys():
            there = f"{place}/{word}"
            yield from unlike(full[word], seen[word], there) if word in full and word in seen else (there,)
    elif isinstance(full, list) and isinstance(seen, list) and len(full) == len(seen):
        for one, other in zip(full, seen):
            yield from unlike(one, other, f"{place}/*")
    else:
        yield place


@pytest.mark.parametrize("name", KINDS)
def test_what_is_written_for_a_seat_is_what_is_written_of_all_but_for_what_it_does_not_see(name: str) -> None:
    """Of the places where a word stands for whoever sees all, and of no others, nothing is written."""
    found: set[str] = set()
    for one in every(gathered(paired(name)[:TABLES], range(4), KEEP)):
        full = GAMES[name].write_position(one.state, None)
        for seat in range(one.state.seats):
            found |= {*unlike(full, GAMES[name].write_position(one.state, seat))}
    assert found == ALL_ALONE[name]


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("name", KINDS)
def test_every_state_of_many_games_is_read_back_as_the_same_table(name: str) -> None:
    """Each question of whole games at every set of tables, and whatever has to be laid."""
    lot, held, met = Random(name), Counter[str](), Counter[Any]()
    for table in paired(name)[:SOAK_TABLES]:
        for seed in SOAK_SEEDS:
            for one in played(table, seed, met):
                held += hold([one], lot)
        held += hold(gathered([table], SOAK_SEEDS[:3], 4), lot)
    print(f"{name}: {held.total()} states read back, {len(held)} kinds of question: {dict(held.most_common())}")
    assert held.total() > 1000

"""The laws of a question: every place in the rules that asks, on every table, stands up to all that a table may do.

A soak run plays every set of house rules, not only every pair: `pytest -m soak tests/test_every_question.py -s` prints
how many questions of each place it has tried.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.ai import thinking
from game.ai.levels import LEVELS, RANDOM
from game.assets import data
from game.engine.events import as_seen_by
from game.engine.game import Refusal
from game.engine.phrases import deed, phrase
from game.engine.picture import Picture
from game.engine.record import as_plain
from game.engine.rulebook import read_rulebook
from game.engine.words import by_name
from game.rules import GAMES
from tests.asking import Found, Site, gathered, of_table, paired, sites, tables
from tests.rules.laid import NAMES, NO_WORDS

SEEDS = {"pontoon": range(7), "kingdom": range(11)}  # games of each table; more where few house rules make few tables
USUAL, SOAK = range(2), range(12)
KEPT = {"pontoon": 3}  # questions of each kind and table in the usual run; else 1
WORLDS, MANY = 8, 60  # imagined for each seat; in a soak run
TARGETS, CHOICES = 60, 8  # things pointed at, and options followed up, of those that a question has
TRIED = 2000  # games until every place has asked
SEATS = [(name, seats) for name, one in GAMES.items() for seats in range(one.seats[0], one.seats[1] + 1)]
every_table = pytest.mark.parametrize(("name", "seats"), SEATS)
every_game = pytest.mark.parametrize("name", list(GAMES))


@cache
def found_at(name: str, seats: int) -> tuple[Found, ...]:
    """Questions from tables of so many seats, of which every pair of house rules stands on one."""
    many = [table for table in paired(name) if table.seats == seats]
    return tuple(gathered(many, SEEDS.get(name, USUAL), KEPT.get(name, 1)))


@cache
def headings(name: str) -> frozenset[str]:
    return frozenset(section.number for section in read_rulebook(data(name, "rulebook.md")).sections)


# --- the laws, each of one question


def it_says_what_it_is_about(one: Found, rng: Random) -> None:
    """In plain numbers and names, so that nobody has to guess it from the text of its steps."""
    about = one.state.about
    assert about is not None and isinstance(about, tuple) and type(about) is not tuple
    assert json.loads(json.dumps(about)) == as_plain(about)


def copies_are_apart(one: Found, rng: Random) -> None:
    before = one.state.digest()
    copy, other = one.state.clone(), one.state.clone()
    assert copy.digest() == before
    copy.news = other.news = None
    key = rng.choice(one.state.decision.options).key
    copy.choose(key)
    other.choose(key)
    assert copy.digest() == other.digest(), "equal choices gave different states"
    assert one.state.digest() == before, "choosing on a copy changed the original"


def imagined_worlds_fit(one: Found, rng: Random) -> None:
    state = one.state
    cards = sorted(card for zone in state.zones.values() for card in zone)
    for seat in range(state.seats):
        seen = state.view(seat)
        for _ in range(WORLDS):
            world = state.redeal(seat, rng)
            assert world.view(seat) == seen
            assert sorted(card for zone in world.zones.values() for card in zone) == cards
            assert world.decision is not None and world.decision.player == state.decision.player
            if seat == state.decision.player:
                assert world.asked == state.asked and world.decision == state.decision


def every_choice_is_told_and_seen(one: Found, rng: Random) -> None:
    """What follows an answer is a log of whole sentences for everybody, and what a seat hears keeps its picture."""
    state, game = one.state, GAMES[one.table.game]
    for option in some(state.decision.options, CHOICES, rng):
        world = state.clone()
        world.news = []
        world.choose(option.key)
        for viewer in range(state.seats + 1):
            picture = Picture(state.view(viewer)) if viewer < state.seats else None
            for event in world.news:
                event = heard(event, viewer, state.seats)
                if event is None:
                    continue
                line = game.tell(event, state.content, NAMES, viewer if picture else None)
                assert line is None or is_sentence(line) and not NO_WORDS.search(line), (option.key, line)
                if picture:
                    picture.apply(event)
            if picture:
                assert picture.view() == world.view(viewer), (option.key, viewer)


def every_choice_can_be_named_without_its_question(one: Found, rng: Random) -> None:
    """What the turning points, the review and two games side by side call it: a sentence about who chose it."""
    game, names = GAMES[one.table.game], NAMES[: one.state.seats]
    for option in one.state.decision.options:
        what = phrase(game.phrases, one.state, option.key)
        told = by_name(deed(names[0], what), names)
        first = told.rstrip(".").split()[1]
        assert TELLS.fullmatch(told), (option.key, told)
        assert what[0].isupper() and first.isalpha() and first.endswith("s") and not NO_WORDS.search(told), told
        assert not re.search(r"[Ss]eat \d|/|>", told), told


TELLS = re.compile(r'[^."?!]+\.')  # one sentence, without a question and nothing quoted


def heard(event: Any, viewer: int, seats: int) -> Any:
    """The event for a seat, or for somebody behind the seats who knows what all of them know; None: not at all."""
    everyone = (1 << seats) - 1
    whole = viewer == seats and getattr(event, "seen", everyone) & everyone == everyone
    return event if whole else as_seen_by(event, viewer)


def everything_pointed_at_is_answered(one: Found, rng: Random) -> None:
    """What is offered is allowed to who is asked; all else is refused in a sentence that names its rule, but for what
    stands for something offered."""
    state, game = one.state, GAMES[one.table.game]
    offered = {thing for option in state.decision.options for thing in (option.key, option.at) if thing is not None}
    aside = {thing for option in state.decision.aside for thing in (option.key, option.at) if thing is not None}
    alike = stand_ins(state, offered)
    for seat in range(state.seats):
        asked = seat == state.decision.player
        for target in [
            *some(things(one), TARGETS, rng),
            *some(sorted(offered, key=str), TARGETS, rng),
            *sorted(aside, key=str),
        ]:
            refused = game.why_not(state, seat, target)
            assert refused is None or not (asked and target in offered), (target, seat, refused)
            if refused is None:
                assert asked and target in offered | alike or target in aside, (target, seat)
            else:
                assert isinstance(refused, Refusal) and is_sentence(refused.why), (target, refused)
                assert refused.rule in headings(one.table.game), (target, refused)


def stand_ins(state: Any, offered: set[Any]) -> set[Any]:
    """The cards of a place that is offered, those equal to an offered one beside it, and their ids."""
    word = getattr(state.content, "word", str)
    cards = {
        card
        for place, cards in state.zones.items()
        for card in cards
        if place in offered or any(isinstance(at, int) and at in cards and word(at) == word(card) for at in offered)
    }
    numbers = getattr(state.content, "ids", ())
    return cards | {id for id in numbers if isinstance(numbers, dict) and numbers[id] in cards}


def odds_are_shares(one: Found, rng: Random) -> None:
    state, game = one.state, GAMES[one.table.game]
    for option in some(state.decision.options, CHOICES, rng):
        for seat in range(state.seats):
            chances = game.odds(state, seat, option.key)
            assert all(chance.what and 0 <= chance.share <= 1 and chance.cases >= 0 for chance in chances), option.key


def standings_are_chances_and_public(one: Found, rng: Random) -> None:
    state, standing = one.state, GAMES[one.table.game].standing
    shares = [standing(state, seat) for seat in range(state.seats)]
    assert all(0 <= share <= 1 for share in shares), shares
    world = state.redeal(rng.randrange(state.seats), rng)
    assert [standing(world, seat) for seat in range(state.seats)] == shares, "a standing knows a secret"


def positions_can_be_written(one: Found, rng: Random) -> None:
    for viewer in (None, *range(one.state.seats)):
        words = GAMES[one.table.game].write_position(one.state, viewer)
        assert json.loads(json.dumps(words)) and words, viewer


def every_level_answers(one: Found, rng: Random) -> None:
    game, state = GAMES[one.table.game], one.state
    seat, before, keys = state.decision.player, state.digest(), {option.key for option in state.decision.options}
    levels = LEVELS if WORLDS == MANY else rng.sample(LEVELS, 1)  # in the usual run one by lot
    for level in (RANDOM, *levels):
        thought = thinking.choose(game, state, seat, level, rng.getrandbits(32), seconds=0.0)
        assert thought.key in keys and 0 <= thought.chance <= 1, (level, thought)
        assert is_sentence(thought.reason) and is_sentence(thought.hint), (level, thought)
    assert state.digest() == before


def is_sentence(text: str) -> bool:
    return text.endswith((".", "!", "?")) and (text[0].isupper() or text[0].isdigit())


def some(many: Any, count: int, rng: Random) -> list[Any]:
    return list(many) if len(many) <= count else rng.sample(many, count)


@cache
def things_of(name: str, seats: int) -> tuple[Any, ...]:
    """Keys and places of all options of all questions that were gathered, and every hex."""
    named = {
        thing
        for one in found_at(name, seats)
        for option in (*one.state.decision.options, *one.state.decision.aside)
        for thing in (option.key, option.at)
        if thing is not None
    }
    state: Any = found_at(name, seats)[0].state
    ground = getattr(state, "kingdom" if name == "dragon" else "arena", None)
    named |= {f"hex/{key}" for key in getattr(ground, "by_key", ())}
    return tuple(sorted(named, key=str))


def things(one: Found) -> list[Any]:
    """All that somebody may point at: zones, their cards, hexes, and whatever any question has ever offered."""
    zones = one.state.zones
    return [*zones, *(card for cards in zones.values() for card in cards), *things_of(one.table.game, one.table.seats)]


LAWS: list[Callable[[Found, Random], None]] = [
    it_says_what_it_is_about,
    copies_are_apart,
    imagined_worlds_fit,
    every_choice_is_told_and_seen,
    every_choice_can_be_named_without_its_question,
    everything_pointed_at_is_answered,
    odds_are_shares,
    standings_are_chances_and_public,
    positions_can_be_written,
    every_level_answers,
]


@every_table
def test_every_law_holds_at_every_question(name: str, seats: int) -> None:
    found = found_at(name, seats)
    assert len({one.site for one in found}) > len(sites(name)) / 2
    broken = breaches(found)
    assert not broken, told(broken)


def breaches(found: Iterable[Found]) -> Counter[str]:
    """Every law tried at each of these: what broke it, with the question, how often, and on which table first."""
    rng, broken, first = Random(1), Counter[str](), dict[str, Found]()
    for one in found:
        for law in LAWS:
            try:
                law(one, rng)
            except Exception as error:  # an error of the rules breaks the law as well; all are told together
                what = f"{law.__name__} at {one.site}: {type(error).__name__} {str(error).partition(chr(10))[0][:200]}"
                broken[f"{what}; first on {first.setdefault(what, one).table}"] += 1
    return broken


def told(broken: Counter[str]) -> str:
    return "\n".join(f"{count} x {what}" for what, count in broken.most_common(20))


@every_game
def test_every_place_in_the_source_asks(name: str) -> None:
    """Games of all tables in turn reach it, or it is laid: a new place cannot be forgotten by the laws here."""
    left, met = set(sites(name)), Counter[Site]()
    assert len(left) >= 5
    for seed, table in zip(range(TRIED), cycle(paired(name))):
        left -= {one.site for one in of_table(table, (seed * 3 + 2,), 1, met)}
        if not left:
            return
    raise AssertionError(f"in {TRIED} games never asked: {sorted(left)}")


@every_game
def test_no_index_counts_from_the_end_unawares(name: str) -> None:
    """Who stands nowhere has the place -1, which reads the last place of a map without an error: with a guard at every
    index of the rules and of the computers the laws hold all the same."""
    root = Path(__file__).parents[1]
    done = subprocess.run([sys.executable, "-m", "tests.guarded", name], cwd=root, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]


@pytest.mark.soak
@pytest.mark.timeout(0)
@every_table
def test_every_law_holds_at_every_question_under_every_house_rule(
    name: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules[__name__], "WORLDS", MANY)
    count, met = Counter[Site](), Counter[Site]()
    for table in tables(name):
        if table.seats == seats:
            found = list(of_table(table, SEEDS.get(name, SOAK), 3, met))
            count.update(one.site for one in found)
            broken = breaches(found)
            assert not broken, told(broken)
    assert count
    print(f"\n{name}, {seats} seats: {count.total()} questions, {len(count)} places, least {min(count.values())}")

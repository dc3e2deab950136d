"""Asking: every place in the rules that puts a question, and states of play at each, gathered from games of all tables.

A kind of question is (place of the source that asks, the verb it asks for). The places are read from the source of the
rules, so that none can be forgotten; the states come from games that are played by chance and by lean in turn.
"""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import game.rules
from game.ai.minds import MINDS
from game.engine.agenda import Decision, Option, Step
from game.engine.state import State
from game.rules import GAMES, shipped_content

RULES = Path(game.rules.__file__).parent
WANDER = 0.3  # share of answers by chance in a game that is played by lean or by curiosity
CURIOUS = 5  # options that curiosity looks behind
CONTENT: dict[str, Any] = {}
POSE = State.pose


class Site(NamedTuple):
    """A call of `g.ask` or `g.pose`: the file below rules/, the function around it and the first line of the call."""

    file: str
    function: str
    line: int


class Table(NamedTuple):
    """What a game is dealt with."""

    game: str
    seats: int
    rules: tuple[tuple[str, str], ...]


class Found(NamedTuple):
    """A state at its question, and where the question stands in the source."""

    table: Table
    site: Site
    state: State


def content(name: str) -> Any:
    if name not in CONTENT:
        CONTENT[name] = shipped_content(name)
    return CONTENT[name]


# --- the places that ask


@cache
def sites(name: str) -> tuple[Site, ...]:
    """Every call of ask or pose in the rules of a game, in order of the source."""
    found = []
    for path in sorted((RULES / name).glob("*.py")):
        for function in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(function, ast.FunctionDef):
                found += [
                    Site(f"{name}/{path.name}", function.name, call.lineno)
                    for call in ast.walk(function)
                    if isinstance(call, ast.Call)
                    and isinstance(call.func, ast.Attribute)
                    and call.func.attr in ("ask", "pose")
                ]
    return tuple(sorted(set(found)))


class Watch:
    """While it is entered, every question tells where in the source it was put: `asked`."""

    asked: Site

    def __enter__(self) -> Watch:
        self.before = State.pose

        def watched(state: State, decision: Decision) -> None:
            frame = sys._getframe(1)
            if frame.f_code is State.ask.__code__:
                frame = frame.f_back  # type: ignore[assignment]
            self.asked = site_of(frame.f_code.co_filename, frame.f_code.co_name, frame.f_lineno)
            POSE(state, decision)

        State.pose = watched  # type: ignore[method-assign]
        return self

    def __exit__(self, *_: object) -> None:
        State.pose = self.before  # type: ignore[method-assign]


@cache
def site_of(file: str, function: str, line: int) -> Site:
    """The place of a call that is at this line: the last one of the function that begins there or above."""
    path = Path(file)
    name = f"{path.parent.name}/{path.name}"
    return max(one for one in sites(path.parent.name) if one[:2] == (name, function) and one.line <= line)


# --- the tables


def tables(name: str) -> Iterator[Table]:
    """Every seat count under every set of house rules."""
    one = GAMES[name]
    rules = [[(rule.key, value) for value, _ in rule.values] for rule in one.house_rules]
    for chosen in product(*rules):
        for seats in range(one.seats[0], one.seats[1] + 1):
            yield Table(name, seats, chosen)


def paired(name: str) -> list[Table]:
    """So few tables that every pair of two values (seats are one, too) stands in one of them; the same every time."""
    left = {pair for table in tables(name) for pair in pairs(table)}
    crowd, chosen = list(tables(name)), []
    Random(1).shuffle(crowd)
    while left:
        best = max(crowd, key=lambda table: len(left.intersection(pairs(table))))
        chosen.append(best)
        left.difference_update(pairs(best))
    return chosen


@cache
def pairs(table: Table) -> frozenset[tuple[Any, Any]]:
    values = [("seats", table.seats), *table.rules]
    return frozenset((one, other) for n, one in enumerate(values) for other in values[n:])


# --- the games


def played(table: Table, seed: int, met: Counter[Site]) -> Iterator[Found]:
    """A game from its deal on: what is asked, question by question. The state is the game's own and goes on: clone it
    to keep it. By turns of the seed it is played by chance, by lean, and by curiosity: towards what `met` has least.
    """
    one, rng = GAMES[table.game], Random(seed)
    with Watch() as watch:
        state = one.deal(content(table.game), table.seats, seed, one.options(dict(table.rules)))
        state.run()
        while state.decision:
            asked = watch.asked
            met[asked] += 1
            yield Found(table, asked, state)
            state.take(answer(state, seed % 3, rng, watch, met))


def answer(state: State, style: int, rng: Random, watch: Watch, met: Counter[Site]) -> Option:
    """One of the options: any, the one a sensible player takes, or of a few the one with the rarest next question."""
    if style and rng.random() >= WANDER:
        if style == 1:
            return MINDS[game_of(state)].policy(state) or rng.choice(state.decision.options)
        few = rng.sample(state.decision.options, min(CURIOUS, len(state.decision.options)))
        return min(few, key=lambda option: after(state, option, watch, met))
    return rng.choice(state.decision.options)


def after(state: State, option: Option, watch: Watch, met: Counter[Site]) -> int:
    """How often the question has been met that follows an option; that of the end is the commonest."""
    world = state.clone()
    world.news = None
    world.take(option)
    return met[watch.asked] if world.decision else sys.maxsize


def game_of(state: State) -> str:
    return str(state.asked[0]).partition(".")[0]


def gathered(many: Sequence[Table], seeds: Sequence[int], keep: int) -> list[Found]:
    """Of the games of these tables so many questions of each kind and table, spread over the games: the first, then
    ever later ones; and of each table what has to be laid. In the order they came."""
    return [one for table in many for one in of_table(table, seeds, keep, Counter())]


def of_table(table: Table, seeds: Iterable[int], keep: int, met: Counter[Site]) -> Iterator[Found]:
    here: Counter[tuple[Site, str]] = Counter()
    for seed in seeds:
        for one in played(table, seed, met):
            kind = one.site, one.state.asked[0]
            here[kind] += 1
            if here[kind] in SPREAD[:keep]:
                yield one._replace(state=one.state.clone())
                if kind[1] in LAID and here[kind] == SPREAD[keep - 1]:
                    yield from laid(one)


def laid(one: Found) -> Iterator[Found]:
    """From a question in the midst of a game, those that hardly any game comes to: before it, or in its place."""
    for lay in LAID[one.state.asked[0]]:
        state = one.state.clone()
        state.news = None
        with Watch() as watch:
            steps = lay(state)
            if steps:
                state.decision = None
                state.agenda += steps[::-1] if lay in INSTEAD else (state.asked, *steps[::-1])
                state.run()
                assert state.decision, f"{steps} ask nothing"
                yield Found(one.table, watch.asked, state)


SPREAD = [1, 4, 16, 50, 150, 400, 1000, 2500, 6000]  # which of the questions of a kind are kept


# --- what has to be laid: abilities that only packs bring, and chances that are too rare

Lay = Callable[[Any], tuple[Step, ...]]  # changes the state and says what is to be done next; nothing: not here


def others(g: Any, seat: int) -> tuple[int, ...]:
    return tuple(n for n in range(g.seats) if n != seat and not g.out[n])


def optional_part(g: Any) -> tuple[Step, ...]:
    return (("montoons.may", g.decision.player, (("hold", "guard", 1),)),)


def price(g: Any) -> tuple[Step, ...]:
    seat = g.decision.player
    return (("montoons.pay", seat, "heart", (("hold", "guard", 1),)),) if g.health[seat] > 1 else ()


def several_to_force(g: Any) -> tuple[Step, ...]:
    seat = g.decision.player
    return (("montoons.force_whom", seat, 2, others(g, seat)),) if len(others(g, seat)) > 1 else ()


def two_golden_hearts(g: Any) -> tuple[Step, ...]:
    seat = g.decision.player
    for victim in others(g, seat):
        g.health[victim] = max(g.sheet_of(victim).golden)
    return (("montoons.lose_one", seat, others(g, seat)),) if len(others(g, seat)) > 1 else ()


def two_focus(g: Any) -> tuple[Step, ...]:
    seat = g.decision.player
    g.focus[seat], g.fresh_focus[seat] = (2, 3), (0, 0)
    return (("montoons.forget", seat),)


def throw(g: Any) -> tuple[Step, ...]:
    seat = g.decision.player
    return (("montoons.throw_where", seat, 2, others(g, seat)),) if others(g, seat) else ()


def thrown_at_something(g: Any) -> tuple[Step, ...]:
    seat = g.decision.player
    return tuple(("montoons.bounce", seat, other, g.at[other]) for other in others(g, seat)[:1])


def several_to_meet(g: Any) -> tuple[Step, ...]:
    hero = g.decision.player
    away = [other for other in range(g.seats) if g.at[other] != g.at[hero] and not g.resting[other]]
    for other in away[: max(0, 3 - len(g.here(hero)) - 1)]:
        g.at[other] = g.at[hero]
    g.agenda.pop()  # meeting whoever else is there, which picking begins anew
    return (("dragon.pick_rival", hero, ()),) if len(g.here(hero)) > 1 else ()


LAID: dict[str, tuple[Lay, ...]] = {
    "montoons.act": (optional_part, price, several_to_force, two_golden_hearts, two_focus, throw, thrown_at_something),
    "dragon.bargain": (several_to_meet,),
}
INSTEAD = {several_to_meet}  # those whose question comes in the place of the one that was there

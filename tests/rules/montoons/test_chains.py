"""What makes up a number of MonToons comes to that number, and is told only of what all may know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.assets import data
from game.engine.agenda import do
from game.engine.events import Changed, Event, Said
from game.engine.match import Match
from game.engine.picture import Picture
from game.engine.rulebook import read_rulebook
from game.rules.montoons.attack import Boosting
from game.rules.montoons.bonuses import PickingShell, gain
from game.rules.montoons.chains import (
    HARM,
    boxes_chain,
    change_chain,
    hearts_chain,
    left_chain,
    powers_chain,
    speed_chain,
    steps_chain,
)
from game.rules.montoons.damage import Ordering, hurt, strike
from game.rules.montoons.movement import Walking
from game.rules.montoons.planning import Planning
from game.rules.montoons.reaching import flood, leads
from game.rules.montoons.state import MonToons
from game.rules.montoons.waystone import MarkingFree, limit
from tests.fighters import sensible
from tests.rules.montoons.table import GAME, SHIPPED, Table, at, monster
from tests.sure import every

SEEDS = [*range(4), *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(4, 60))]
BETWEEN = (MarkingFree, PickingShell, Boosting, Ordering)
NAMES = [f"Player {seat}" for seat in range(5)]
RULES = {
    "2.2",
    "3.5",
    "3.6",
    "4.2",
    "4.3",
    "5.1",
    "6.5",
    "6.6",
    "7.1",
    "7.4",
    "8.2",
    "8.4",
    "8.6",
    "10.2",
    "12.2",
    "12.4",
}


@pytest.mark.parametrize("seed", SEEDS)
def test_links_come_to_the_numbers_that_the_rules_use(seed: int) -> None:
    """Every answer of a game that costs or gives hearts, and every third question after the plans."""
    rng, ability, lost = Random(seed), "", 0
    match = Match(GAME, SHIPPED, 2 + seed % 4, seed, {"map": "ABCD"[seed % 4], "limit": "20"}, skip_single=False)
    while match.decision is not None:
        g = match.state
        if not isinstance(g.about, Planning) and -1 not in g.sheet and rng.random() < 0.3:
            agrees(g, match.events)
        before, count = g.clone(), len(match.events)
        answer(match, rng)
        while isinstance(match.state.about, BETWEEN):  # what was begun is lost only then
            answer(match, rng)
        news = match.events[count:]
        if any(isinstance(event, Changed) and event.field == "health" for event in news) and -1 not in before.sheet:
            lost += 1
            tells(before, news, ability, match.state)
        ability = next(
            (one.about[1] for one in reversed(news) if isinstance(one, Said) and one.what == "uses"), ability
        )
    assert lost > 2


def answer(match: Match, rng: Random) -> None:
    lean = sensible(match.state, rng) if rng.random() < 0.7 else None
    assert match.decision is not None
    match.answer((lean or rng.choice(match.decision.options)).key)


def agrees(g: MonToons, events: list[Event]) -> None:
    """The numbers on the sheets and over the map."""
    known = Picture(g.view(0))
    for seat in range(g.seats):
        hearts = hearts_chain(g.content, known, seat, events, NAMES)
        assert hearts.number == g.health[seat]
        assert len({link[::2] for link in hearts.links}) == len(hearts.links)
        assert speed_chain(g.content, known, seat).number == g.speed[seat]
        assert boxes_chain(known, seat).number == limit(g, seat)
        powers = powers_chain(g.content, known, seat)
        assert powers.number == g.powers[seat] and all(link.amount > 0 for link in powers.links)
    if isinstance(g.about, Walking):
        walks(g)


def walks(g: MonToons) -> None:
    assert g.decision is not None and isinstance(g.about, Walking)
    left, gait = g.about
    chain = left_chain(g, "Trot")
    assert chain.number == left and chain.links[0].amount >= left
    for option in g.decision.options:
        space = g.arena.by_key.get(option.key.removeprefix("hex:"), -1)
        steps = steps_chain(g, space) if space >= 0 else None
        if steps is not None:
            floods = [flood(g, g.decision.player, left, gait, safe) for safe in (True, False)]
            layers = next(layers for layers, ends in floods if ends & g.arena.bit[space])
            slow = 0 if gait[1] else g.ground.slow
            assert leads(layers, g.arena, steps.number, space, slow)
            assert not leads(layers, g.arena, steps.number - 1, space, slow)


def tells(before: MonToons, news: list[Event], ability: str, after: MonToons) -> None:
    """All hearts that went and came, and what is left untold only of who has none, or once the game is over."""
    chain = change_chain(before, news, ability)
    assert chain.number == sum(after.health) - sum(before.health)
    for link in chain.links:
        assert link.amount, link
        assert "No heart is left" not in link.what or 0 in after.health
        assert "over before" not in link.what or after.winners is not None


def links(table: Table, *keys: str) -> list[tuple[str, int]]:
    """What these answers, given in a row, take and give: each link with its amount."""
    before, table.g.news = table.g.clone(), []
    table.play(*keys)
    return [link[:2] for link in change_chain(before, table.g.news, "Test").links]


def attacked(*effects: tuple[Any, ...], **words: Any) -> Table:
    """Hoku, who has berries, is about to use these on Tala, who is on guard."""
    aim = ("aim", 2, 1, "rival", True)
    hoku, tala = monster("hoku", at(0), berries=[2, 0]), monster("tala", at(1), guard=True, **words)
    return Table(hoku, tala).use(aim, *effects)


def test_what_adds_to_a_blow_and_takes_off_it_has_a_line_of_its_own() -> None:
    die, berry, guard = ("Test (3)", -2), ("Berries and Focus", -1), ("Guard", 1)
    assert links(attacked(("damage", "2")), "seat:2", "berry", "go") == [die, berry, guard]
    again = links(attacked(("damage", "2"), ("damage", "1")), "seat:2", "berry", "go")
    assert again == [die, berry, guard, ("Test (3)", -1)]
    assert links(attacked(("damage", "2"), health=1), "seat:2", "berry", "go")[-1] == ("No heart is left for more", 1)


def test_a_collision_is_told_apart_from_the_attack_and_so_is_what_guard_takes_whole() -> None:
    runs, guard, blow = ("Runs into something", -1), ("Guard", 1), ("Test (3)", -1)
    hoku, tala, pele = monster("hoku", at(0)), monster("tala", at(1), guard=True), monster("pele", at(2))
    parts = (("aim", 1, 1, "rival", True), ("push", "2"), ("damage", "1"))
    rock = Table(hoku, tala, obstacles={at(2): "rock"}).use(*parts)
    assert links(rock, "seat:2", "push:2:2") == [("Runs into something", -2), guard, blow]
    both = Table(hoku, tala, pele).use(*parts)
    told = links(both, "seat:2", "push:2:1")
    assert told == [
        ("Tala: Runs into something", -1),
        ("Tala: Guard", 1),
        ("Pele-E-Ne: Runs into something", -1),
        ("Tala: Test (3)", -1),
    ]
    short = Table(hoku, tala, obstacles={at(2): "rock"}).use(parts[0], ("push", "1"), parts[2])
    assert links(short, "seat:2", "push:2:1") == [runs, guard, blow]


def test_hearts_are_told_by_who_took_them() -> None:
    table = Table(monster("hoku", at(0)), monster("tala", at(1)))
    most = table.g.sheet_of(1).health.max
    table.g.put("health", 1, most)
    table.g.news = []
    table.run(do(strike, 1, 2, 0), do(strike, 1, 1, 0), do(hurt, 1, 3, "lava"), do(gain, 1, "heart", 1))
    chain = hearts_chain(SHIPPED, Picture(table.g.view(0)), 1, table.g.news, NAMES)
    assert [link.amount for link in chain.links] == [most, -3, -3, 1] and chain.number == table.g.health[1]


def test_every_rule_of_a_chain_stands_in_the_rulebook() -> None:
    book = read_rulebook(data("montoons", "rulebook.md"))
    for rule in every(RULES | {rule for _, rule in HARM.values()}):
        section = book.section(rule)
        assert section is not None and section.number == rule

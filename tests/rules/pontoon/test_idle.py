"""An ability that can do nothing is neither asked about nor told (PON-R36)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.engine.agenda import NEEDS, VERBS, Step, any_useful, do, needs, verb
from game.engine.events import Asked, Changed, Event, Looked, Moved, Said
from game.rules.pontoon.abilities import Peeking, Picking, Using
from game.rules.pontoon.cards import Content
from game.rules.pontoon.changes import Placing
from game.rules.pontoon.state import Pontoon
from tests.rules.pontoon.table import Table, games, party, reprint

SOAK = 3000


def table(g: Pontoon) -> tuple[Any, ...]:
    """All that an ability can change."""
    return g.zones, g.known, g.base, g.bonus, g.turned


def after(g: Pontoon, key: str) -> Pontoon:
    """The table when an answer has done all it does, and before the game goes on."""
    world = g.clone()
    assert world.decision is not None
    world.news, world.agenda = None, list(world.decision.option(key).steps[::-1])
    world.decision = None
    while world.agenda and world.decision is None:
        world.doing = world.agenda.pop()
        VERBS[world.doing[0]](world, *world.doing[1:])
        world.agenda += world.waiting[::-1]
        world.waiting.clear()
    return world


def matters(g: Pontoon) -> bool:
    """Whether the answers to the present question make a difference to the table or to the next question."""
    assert g.decision is not None
    used = [option.key for option in g.decision.options if option.key != "leave"]
    if isinstance(g.about, Using):
        taken, left = after(g, "use"), after(g, "leave")
        return table(taken) != table(left) or taken.about != left.about
    return any(table(after(g, key)) != table(g) for key in used)


def idle_lines(events: list[Event], content: Content) -> list[str]:
    """Abilities that were told and after which nothing was asked, looked at, moved or changed."""
    told = [
        (event.about[0], then)
        for event, then in zip(events, events[1:])
        if isinstance(event, Said) and event.what == "ability"
    ]
    return [
        content.name(card)
        for card, then in told
        if not (
            isinstance(then, Asked | Looked | Moved)
            or isinstance(then, Said)
            and then.what == "adjusted"
            or isinstance(then, Changed)
            and then.field in ("turned", "base", "bonus")
        )
    ]


def holds(seeds: range) -> Counter[type]:
    """Plays the games; how many questions of each kind were asked. Every one of them mattered."""
    kinds: Counter[type] = Counter()
    for match, rng in games(seeds):
        while match.decision is not None:
            g, about = match.state, match.decision.about
            assert isinstance(g, Pontoon)
            if isinstance(about, Using | Picking | Peeking | Placing):
                kinds[type(about)] += 1
                assert matters(g), (match.seed, len(match.answers), about, match.content.name(about.card))
            match.answer(rng.choice(match.decision.options).key)
        assert idle_lines(match.events, match.content) == [], match.seed
    return kinds


def test_no_question_and_no_line_comes_of_an_ability_that_can_do_nothing() -> None:
    """PON-R36, PON-R10: in games by lot, with the shipped cards and with cards by lot."""
    kinds = holds(range(160))
    assert min(kinds[kind] for kind in (Using, Picking, Peeking, Placing)) > 100, kinds


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_none_does_in_thousands_of_games() -> None:
    """PON-R36"""
    print(holds(range(SOAK)))


def test_a_may_without_a_target_is_not_asked() -> None:
    """PON-R36: the bard alone, without other Adventurers."""
    t = Table(party("EQ04", "GA01", "GM03"), party("EQ05", "GA05")).play("stay")
    assert t.asked == 1 and not any("Pocket Bard" in line for line in t.log()[-1:])
    assert Table(party("EQ04", "GA01", "GA04"), party("EQ05", "GA05")).play("stay").keys == ["use", "leave"]


def test_drawing_from_an_empty_guild_is_neither_asked_nor_told() -> None:
    """PON-R36, PON-R25"""
    content = reprint(GA04={"on_hit": "[{may: [{draw_companion: 2}]}]"})
    t = Table(party("EQ04", "GM06"), party("EQ05", "GM03"), guild=["GA04"], content=content)
    del t.state.zones["guild"][:-1]
    assert t.play("hit").asked == 1 and not any("acts" in line for line in t.log())


def test_equipment_seen_before_is_not_looked_at_again() -> None:
    """PON-R36"""
    seen = Table(party("EQ04", "GM06", peeked=[2]), party("EQ05", "GM03"), guild=["GA02"]).play("hit")
    assert seen.asked == 1 and not any("acts" in line for line in seen.log())


@pytest.mark.parametrize(("turned", "asked"), [(False, 0), (True, None)])
def test_a_copy_of_the_same_number_is_not_offered(turned: bool, asked: int | None) -> None:
    """PON-R36: the golem turned counts 5, like the mimic."""
    t = Table(party("EQ04", "GM09", "GM05", turned=["GM09"] if turned else []), party("EQ05", "GM03", stayed=True))
    t.play("stay", *([] if turned else ["leave"]))
    assert (t.state.about == Picking(t.content.ids["GM05"], "own", "monster")) == (asked == 0)


def test_equipment_that_says_it_goes_to_the_guild_stays_where_it_is() -> None:
    """PON-R36: Equipment is no companion, so it is not sent back or swapped."""
    for step in ("return_self", "swap_with", "{swap_with: {of: any_hero}}"):
        content = reprint(EQ04={"in_battle": f"[{step}]"})
        t = Table(party("EQ04", "GA04"), party("EQ05", "GM03"), at="battle", content=content)
        assert t.last_round()[0] == "Q1"


def test_a_verb_tells_what_it_needs_and_keeps_to_it() -> None:
    """PON-R36: one condition for whoever looks ahead and for the verb itself."""
    done: list[int] = []

    @verb
    @needs(lambda g, player, least: g >= least)
    def act(g: int, player: int, least: int) -> None:
        done.append(g)

    @verb
    @needs(within=lambda g, player, *steps: steps)
    def hand_on(g: int, player: int, *steps: Step) -> None:
        done.append(-g)

    try:
        assert [any_useful(g, [do(act, 0, 2)]) for g in (1, 2)] == [False, True]
        assert [any_useful(g, [do(hand_on, 0, do(act, 0, 2), do(act, 0, 3))]) for g in (1, 2, 3)] == [False, True, True]
        for g in (1, 2):
            VERBS["pontoon.act"](g, 0, 2)
        assert done == [2]
    finally:
        for made in (act, hand_on):
            del VERBS[made.name], NEEDS[made.name]  # type: ignore[attr-defined]

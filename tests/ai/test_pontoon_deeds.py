"""What Hits, Stays and the use of abilities in Monster Pontoon 21 tell of hidden Equipment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

import pytest

from game.ai.pontoon import PontoonMind
from game.ai.pontoon_armed import SLIP, hits
from game.ai.pontoon_deeds import deeds_of, might_count
from game.engine.match import Match
from game.rules.pontoon.state import Pontoon
from tests.rules.pontoon.table import PONTOON, SHIPPED, Table, party, reprint
from tests.sure import every

MIND = PontoonMind()


def fits(
    *companions: str, heroes: int = 2, stayed: bool = True, quest: str = "Q1", **words: int
) -> Mapping[str, float]:
    """How well each Equipment fits the second hero's deeds, by its id."""
    others = [party(f"EQ0{number}", f"GA0{number - 1}") for number in range(3, 3 + heroes - 2)]
    g = Table(party("EQ01", "GM04"), party("EQ02", *companions, stayed=stayed, **words), *others, quest=quest).state
    found = MIND.page(g).fits[deeds_of(g, 1)]
    return {SHIPPED.id(number): fit for number, fit in found.items()}


def test_a_stay_is_doubted_the_more_a_hit_would_have_gained() -> None:
    """At most 21, highest first: the further below 21 a party of 14 is, the less its hero would have stayed."""
    found = fits("GA05", "GA09")
    assert found["EQ09"] < found["EQ07"] or found["EQ07"] == 1, "beyond 21 nobody would be, either"
    assert 0 < found["EQ04"] < found["EQ05"] < found["EQ07"]
    assert found["EQ04"] < 0.8 * found["EQ05"], "one short of the book's Stay is not as far from it as two"


def test_a_slip_is_always_possible_and_nothing_is_certain() -> None:
    assert SLIP <= hits(-1) < hits(-0.3) < hits(0) < hits(0.3) < hits(1) <= 1 - SLIP
    assert all(fit > 0 for fit in fits("GA05", "GM09", "GM06").values())


def test_against_more_rivals_who_stays_is_believed_to_hold_more() -> None:
    few, many = (fits("GA05", "GA07", heroes=heroes) for heroes in (2, 4))
    assert many["EQ04"] < few["EQ04"] and many["EQ05"] < few["EQ05"]
    assert max(many.values()) == max(few.values()) == 1


def test_an_ability_that_was_left_tells_of_equipment_with_which_it_would_have_done_harm() -> None:
    """A Champion of 10 may count 6 on stay. With an Ogre it makes 16: good with 5, and 1 too much with 6."""
    left = fits("GA10", "GM06")
    assert left["EQ05"] > 0.9 and left["EQ06"] < 0.2 and left["EQ09"] < 0.2


def test_an_ability_that_was_used_tells_of_equipment_with_which_it_was_needed() -> None:
    """The same Champion counts 6: with an Ogre it makes 12, which is little with 5, and with 7 what 16 is too much
    for. With 9 nobody would have hit at 19."""
    still_in = party("EQ03", "GA03")
    table = Table(party("EQ01", "GM04"), party("EQ02", "GA10", "GM06"), still_in, at="turn", starting=1)
    table.play("stay", "stay", "use")
    g = table.state
    assert g.stayed[1] and g.crew(1) == 12
    found = {SHIPPED.id(number): fit for number, fit in MIND.page(g).fits[deeds_of(g, 1)].items()}
    assert found["EQ07"] == 1 and found["EQ05"] < 0.2 and found["EQ09"] < 0.5


def test_all_that_a_stay_may_make_of_a_party_is_held_against_what_it_made() -> None:
    """Bard and Champion, each used or left; a Mimic, asked first, counts 5 or what the Golem does, which may turn."""
    g = Table(party("EQ01"), party("EQ02", "GA01", "GA10", stayed=True)).state
    counts = {tuple(power for power, _ in one) for one in might_count(g.content, deeds_of(g, 1))}
    assert counts == {(1, 10), (1, 11), (1, 6), (1, 7)}
    g = Table(party("EQ01"), party("EQ02", "GM05", "GM09", stayed=True)).state
    counts = {tuple(power for power, _ in one) for one in might_count(g.content, deeds_of(g, 1))}
    assert counts == {(5, 9), (9, 9), (5, 5), (9, 5)}


def test_an_ability_that_looks_beyond_its_own_party_leaves_the_rest_as_it_is() -> None:
    content = reprint(GA05={"on_stay": "[peek_equipment]"}, GA06={"on_stay": "[{scry_guild: 2}]"})
    g = Table(party("EQ01", "GM04"), party("EQ02", "GA05", "GA06", stayed=True), content=content).state
    assert might_count(content, deeds_of(g, 1)) == [((5, False), (6, False))]


@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_what_is_believed_depends_on_what_all_have_seen_alone(heroes: int) -> None:
    for g in every(turns(heroes, 7)):
        before = [deeds_of(g, hero) for hero in range(heroes)]
        other = g.redeal(None, Random(3))
        assert before == [deeds_of(other, hero) for hero in range(heroes)]


def turns(heroes: int, seed: int) -> Iterator[Pontoon]:
    """States of a game, played by what makes sense, while there are Hits and Stays."""
    match = Match(PONTOON, SHIPPED, heroes, seed)
    while match.decision is not None:
        g = match.state
        assert isinstance(g, Pontoon)
        if g.phase == "turn_move":
            yield g
        match.answer((MIND.policy(g) or match.decision.options[0]).key)

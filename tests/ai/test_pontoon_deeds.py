"""What Hits, Stays and the use of abilities in Monster Pontoon 21 tell of hidden Equipment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

import pytest

from game.ai.pontoon import PontoonMind
from game.ai.pontoon_armed import SLIP, hits
from game.ai.pontoon_deeds import deeds_of, might_count
from game.ai.thinking import choose
from game.engine.match import Match
from game.rules import GAMES
from game.rules.pontoon.cards import EQUIPMENT
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


def test_a_stay_tells_nothing_while_its_abilities_are_asked_about() -> None:
    """What the party counts then is no choice yet."""
    table = Table(party("EQ01", "GM04"), party("EQ02", "GA10", "GM06"), party("EQ03", "GA03"), at="turn", starting=1)
    table.play("stay", "stay")
    assert table.state.stayed[1] and not deeds_of(table.state, 1).stayed
    table.play("use")
    assert deeds_of(table.state, 1).stayed


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


def turns(heroes: int, seed: int, level: str = "") -> Iterator[Pontoon]:
    """States of a game while there are Hits and Stays, of one level or of what makes sense."""
    match, lot = Match(PONTOON, SHIPPED, heroes, seed), Random(seed)
    while match.decision is not None:
        g = match.state
        assert isinstance(g, Pontoon)
        if g.phase == "turn_move":
            yield g
        lean = MIND.policy(g) or match.decision.options[0]
        seat = match.decision.player
        match.answer(choose(GAMES["pontoon"], g, seat, level, lot.randrange(10**9)).key if level else lean.key)


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_rivals_who_have_stayed_are_believed_to_have_made_as_much_of_it_as_they_have() -> None:
    """What the score of a party beats of an unknown rival's, over many Stays of Normals: believed, and there."""
    believed = there = evenly = count = 0.0
    for seed in range(60):
        once = set[tuple[int, int]]()
        for g in turns(2 + seed % 3, 3000 + seed, "normal"):
            page = MIND.page(g)
            for hero in range(g.seats):
                deeds = deeds_of(g, hero)
                if deeds.stayed and (g.round, hero) not in once:
                    once.add((g.round, hero))
                    found = page.fits[deeds]
                    worths = {number: worth(g, hero, number) for number in found}
                    believed += sum(fit * worths[number] for number, fit in found.items()) / sum(found.values())
                    there += worths[g.weapon(hero)]
                    evenly += sum(worths.values()) / len(worths)
                    count += 1
    print(f"believed {believed / count:.3f}, there {there / count:.3f}, dealt evenly {evenly / count:.3f}, n {count:g}")
    assert abs(believed - there) < 0.04 * count < there - evenly


def worth(g: Pontoon, hero: int, equipment: int) -> float:
    """What a hero's party beats of an unknown rival's with that Equipment."""
    assert g.card(equipment).type == EQUIPMENT
    armed = MIND.page(g).armed[equipment]
    monsters = MIND.page(g).book.monsters
    return armed.beaten[armed.bests[armed.crew(tuple((g.count(card), monsters[card]) for card in g.companions(hero)))]]

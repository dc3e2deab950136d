"""What is said under Hit: the chance that counts for the quest, and never more than is certain."""

from __future__ import annotations

from game.ui.games.pontoon.panel import hit_words
from tests.rules.pontoon.table import PONTOON, SHIPPED, Table, party


def test_where_the_closest_wins_the_chance_to_come_nearer_is_told() -> None:
    """Q5: any power, closest to 18 first."""
    t = Table(party("EQ09", "GA05"), party("EQ05", "GA06"), quest="Q5")
    told = {chance.what: chance.cases for chance in PONTOON.odds(t.state, 0, "hit")}
    power = t.power(0)
    nearer = [c for c in t.state.zones["guild"] if abs(power + SHIPPED.cards[c].power - 18) < abs(power - 18)]
    assert told["nearer"] == len(nearer) and 0 < len(nearer) < sum(told.values())
    said = hit_words(PONTOON.odds(t.state, 0, "hit"))
    assert said == f"{round(100 * len(nearer) / sum(told.values()))} % to come nearer"


def test_a_hit_that_cannot_hurt_is_called_so() -> None:
    """Q7: 20 or 21; with less than 10 no card goes over, though none lands inside."""
    t = Table(party("EQ09"), party("EQ05", "GA06"), quest="Q7")
    highest = max(SHIPPED.cards[card].power for card in t.state.zones["guild"])
    assert t.power(0) + highest < 20
    assert hit_words(PONTOON.odds(t.state, 0, "hit")) == "none over"


def test_certain_is_only_what_is_certain() -> None:
    t = Table(party("EQ09", "GA05"), party("EQ05", "GA06"))
    odds = [chance._replace(share=share) for chance, share in zip(PONTOON.odds(t.state, 0, "hit"), (0.004, 0.996, 0))]
    assert hit_words(odds) == "99 % inside, none over"

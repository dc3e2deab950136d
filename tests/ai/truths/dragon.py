"""What a reason in Dragon Attack! claims, reckoned from dice thrown in full and steps taken one by one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import product
from typing import Any

from game.ai.reasons import Fact
from game.rules.dragon.realm import Realm
from game.rules.dragon.state import DOWN, UNDER, UP, Dragon

Truth = Callable[[Dragon, int, str, Fact], bool]


@cache
def throws(dice: int) -> dict[int, int]:
    """How many throws of so many dice have which highest die."""
    counts = dict.fromkeys(range(1, 7), 0)
    for throw in product(range(1, 7), repeat=dice):
        counts[max(throw)] += 1
    return counts


def beats(dice: int, strength: int) -> float:
    won = sum(n for top, n in throws(dice).items() if top > strength)
    lost = sum(n for top, n in throws(dice).items() if top < strength)
    return won / (won + lost)


def duels(mine: int, theirs: int) -> float:
    pairs = [(a, b, n * m) for a, n in throws(mine).items() for b, m in throws(theirs).items()]
    won, lost = sum(n for a, b, n in pairs if a > b), sum(n for a, b, n in pairs if a < b)
    return won / (won + lost)


@cache
def steps(kingdom: Realm, one: int) -> dict[int, int]:
    """Steps over land from a space to every other that can be reached."""
    far, edge = {one: 0}, [one]
    while edge:
        fresh = {there for here in edge for there in kingdom.members(kingdom.near(kingdom.one(here)))}
        edge = [there for there in fresh if kingdom.space(there).land and there not in far]
        far |= dict.fromkeys(edge, max(far.values()) + 1)
    return far


def of(fact: Fact) -> int:
    assert isinstance(fact.of, int)
    return fact.of


def cards(g: Dragon, seat: int, zone: str = "front") -> list[int]:
    return list(g.zones[f"{zone}/{seat}"])


def kind(g: Dragon, card: int) -> str:
    return g.content.counters[card].kind


def party(g: Dragon, seat: int) -> int:
    return 1 + sum(kind(g, card) == "character" for card in cards(g, seat))


def dice(g: Dragon, seat: int) -> int:
    return party(g, seat) + any(kind(g, card) == "slayer" for card in cards(g, seat))


def hundredths(chance: float) -> int:
    """Games of 100; none and all only of what is certain."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))


def slays(g: Dragon, count: int) -> int:
    chance = 1.0
    for strength in g.strengths:
        chance *= beats(count, strength)
    return hundredths(chance)


def gold(g: Dragon, seat: int) -> int:
    return sum(g.content.counters[card].value or 0 for card in cards(g, seat))


def total(g: Dragon, seat: int) -> int:
    return sum(
        (g.content.counters[card].value or g.content.counters[card].strength or 0) for card in cards(g, seat, "home")
    )


def hoard(g: Dragon) -> int:
    return sum((g.content.counters[c].value or g.content.counters[c].strength or 0) for c in g.zones["hoard"])


def lead(g: Dragon, seat: int) -> int:
    return total(g, seat) + hoard(g) - max(total(g, other) for other in range(g.seats) if other != seat)


def classes(g: Dragon, seat: int) -> set[str | None]:
    own = g.content.heroes[g.colour[seat]].class_
    return {own} | {g.content.counters[c].class_ for c in cards(g, seat) if kind(g, c) == "character"}


def joins(g: Dragon, seat: int, card: int) -> bool:
    return g.content.counters[card].class_ not in classes(g, seat)


def target(g: Dragon, seat: int, key: str) -> int:
    """The space that a choice leads to; where the hero stands for one that leads nowhere."""
    word = key.rpartition(":")[2]
    return g.kingdom.by_key.get(word, g.at[seat])


def far(g: Dragon, seat: int, key: str, goal: int) -> int:
    return steps(g.kingdom, target(g, seat, key))[goal]


def lying(g: Dragon, space: int, *lies: int) -> list[int]:
    return [card for card, spot, lie in zip(g.zones["map"], g.spots, g.lies) if spot == space and lie in lies]


def unknown(g: Dragon) -> list[int]:
    return [card for card in (*g.zones["map"], *g.zones.get("box", [])) if g.known[card] != g.everyone]


def home(g: Dragon, seat: int) -> int:
    return g.kingdom.starts[g.colour[seat]]


def lair(g: Dragon) -> int:
    return g.kingdom.path[g.dragon - 1]


def loser(g: Dragon) -> int:
    return int(g.about.loser)  # type: ignore[attr-defined]


def farthest(g: Dragon, seat: int, key: str, fact: Fact) -> bool:
    mine = far(g, seat, key, home(g, of(fact)))
    others = [far(g, seat, option.key, home(g, of(fact))) for option in g.question.options]
    return fact.number == mine == max(others) > min(others)


def seen(g: Dragon, card: int) -> bool:
    return g.known[card] == g.everyone


def stronger(g: Dragon, seat: int, key: str, fact: Fact) -> bool:
    left = unknown(g)
    worse = [c for c in left if kind(g, c) == "monster" and beats(party(g, seat), g.content.points[c]) < 0.5]
    return (fact.number, fact.more) == (len(worse), len(left)) and bool(worse) == (fact.kind == "stronger")


def near(*kinds: int) -> Truth:
    """That something lies so, as many steps away as is said."""
    return lambda g, s, k, f: bool(lying(g, of(f), *kinds)) and f.number == far(g, s, k, of(f))


def monster(g: Dragon, seat: int, key: str, fact: Fact) -> bool:
    chance = beats(party(g, seat), g.content.points[of(fact)])
    return lying(g, target(g, seat, key), UP) == [of(fact)] and fact.number == hundredths(chance)


def known_near(g: Dragon, seat: int, key: str, fact: Fact) -> bool:
    there = lying(g, of(fact), DOWN)
    return seen(g, there[0]) and fact.number == far(g, seat, key, of(fact))


def hidden_near(g: Dragon, seat: int, key: str, fact: Fact) -> bool:
    there = lying(g, of(fact), DOWN)
    return not seen(g, there[0]) and fact.number == far(g, seat, key, of(fact))


def among(wanted: Callable[[Dragon, int, int], bool]) -> Truth:
    """That so many of all counters that nobody has seen are of a kind, and that one of them lies there."""
    return lambda g, s, k, f: (
        (f.number, f.more) == (sum(wanted(g, s, card) for card in unknown(g)), len(unknown(g)))
        and not all(seen(g, card) for card in lying(g, target(g, s, k), DOWN))
    )


def treasure_near(g: Dragon, seat: int, key: str, fact: Fact) -> bool:
    start = g.kingdom.starts[of(fact)]
    return fact.number == sum(steps(g.kingdom, start)[spot] <= 5 for spot in set(g.spots))


TRUTHS: dict[str, Truth] = {
    "slay": lambda g, s, k, f: f.number == slays(g, dice(g, s)),
    "crown": lambda g, s, k, f: f.number == lead(g, s) > 0,
    "crown_level": lambda g, s, k, f: lead(g, s) == 0,
    "steps_left": lambda g, s, k, f: f.number == g.kingdom.palace - g.dragon,
    "wounded": lambda g, s, k, f: f.number == len(g.strengths),
    "palace_next": lambda g, s, k, f: of(f) == target(g, s, k) == g.kingdom.path[-1] == g.kingdom.path[g.dragon],
    "comes_next": lambda g, s, k, f: of(f) == target(g, s, k) == g.kingdom.path[g.dragon],
    "dragon_near": lambda g, s, k, f: (f.number, f.more) == (far(g, s, k, lair(g)), dice(g, s)),
    "last_stand": lambda g, s, k, f: g.dragon == g.kingdom.palace,
    "monster": lambda g, s, k, f: (
        lying(g, target(g, s, k), UP) == [of(f)] and f.number == hundredths(beats(party(g, s), g.content.points[of(f)]))
    ),
    "under": lambda g, s, k, f: of(f) in lying(g, target(g, s, k), UNDER),
    "duel": lambda g, s, k, f: f.number == hundredths(duels(party(g, s), party(g, of(f)))) >= 50,
    "duel_hard": lambda g, s, k, f: f.number == hundredths(duels(party(g, s), party(g, of(f)))) < 50,
    "carries_gold": lambda g, s, k, f: f.number == gold(g, of(f)) > 0,
    "carries": lambda g, s, k, f: f.number == len(cards(g, of(f))) > 0 == gold(g, of(f)),
    "rests": lambda g, s, k, f: not cards(g, of(f)),
    "weaker_near": lambda g, s, k, f: (
        party(g, of(f)) < party(g, s) and f.number == far(g, s, k, g.at[of(f)]) and of(f) != s
    ),
    "bank": lambda g, s, k, f: target(g, s, k) == home(g, s) and f.number == gold(g, s) > 0,
    "way_home": lambda g, s, k, f: (f.number, f.more) == (far(g, s, k, home(g, s)), gold(g, s)) and f.more > 0,
    "from_home": lambda g, s, k, f: f.number == far(g, s, k, home(g, s)),
    "at_home": lambda g, s, k, f: target(g, s, k) == home(g, s),
    "near_home": lambda g, s, k, f: f.number == far(g, s, k, home(g, s)) and of(f) == home(g, s),
    "near_monster": near(UP),
    "near_counter": known_near,
    "near_hidden": hidden_near,
    "no_search": lambda g, s, k, f: k == "stay" or not lying(g, target(g, s, k), UP, DOWN),
    "sent_farthest": farthest,
    "sent": lambda g, s, k, f: f.number == far(g, s, k, home(g, of(f))) > 0 and of(f) == loser(g),
    "sent_home": lambda g, s, k, f: target(g, s, k) == home(g, of(f)) and of(f) == loser(g),
    "sent_from_dragon": lambda g, s, k, f: f.number == far(g, s, k, lair(g)),
    "lonely": lambda g, s, k, f: f.number == min(far(g, s, k, spot) for spot in g.spots),
    "takes": lambda g, s, k, f: f.number == sum(joins(g, s, c) for c in cards(g, of(f))),
    "takes_gold": lambda g, s, k, f: f.number == gold(g, of(f)) > 0,
    "leaves": lambda g, s, k, f: f.number == len(cards(g, of(f))),
    "left": lambda g, s, k, f: of(f) == g.about.card,  # type: ignore[attr-defined]
    "seen": lambda g, s, k, f: of(f) in lying(g, target(g, s, k), DOWN) and seen(g, of(f)),
    "seen_clash": lambda g, s, k, f: of(f) in lying(g, target(g, s, k), DOWN) and not joins(g, s, of(f)),
    "hidden": among(lambda g, s, card: kind(g, card) == "gold"),
    "hidden_no_gold": lambda g, s, k, f: not any(kind(g, card) == "gold" for card in unknown(g)),
    "hidden_friend": among(lambda g, s, card: kind(g, card) == "character" and joins(g, s, card)),
    "hidden_slayer": among(lambda g, s, card: kind(g, card) == "slayer"),
    "stronger": stronger,
    "none_stronger": stronger,
    "at_stake": lambda g, s, k, f: f.number == len(cards(g, s)) > 0,
    "nothing_at_stake": lambda g, s, k, f: not cards(g, s),
    "worth_gold": lambda g, s, k, f: f.number == g.content.counters[of(f)].value,
    "joins": lambda g, s, k, f: joins(g, s, of(f)) and f.number == party(g, s),
    "clashes": lambda g, s, k, f: not joins(g, s, of(f)),
    "against_dragon": lambda g, s, k, f: kind(g, of(f)) == "slayer" and f.number == slays(g, min(5, party(g, s) + 1)),
    "sails": lambda g, s, k, f: kind(g, of(f)) == "boat",
    "given": lambda g, s, k, f: of(f) in cards(g, s),
    "no_loser": lambda g, s, k, f: k in ("agree", "offer"),
    "treasure_near": treasure_near,
    "may_join": lambda g, s, k, f: (
        f.number
        == sum(c.kind == "character" and c.class_ != g.content.heroes[of(f)].class_ for c in g.content.counters)
    ),
}


def holds(g: Dragon, seat: int, key: str, eyes: int, fact: Fact) -> bool:
    """Everything lies open, to all eyes alike."""
    return TRUTHS[fact.kind](g, seat, key, fact)


def seats() -> tuple[int, ...]:
    return (2, 3, 4, 6)


def house_rules(number: int) -> dict[str, Any]:
    return {"map": ("silverado", "short")[number % 2]}

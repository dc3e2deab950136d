"""What a reason in The Monster Pack claims, reckoned from what is printed on the cards."""

from __future__ import annotations

from typing import Any

from game.ai.reasons import Fact
from game.rules.pack.cards import Monster
from game.rules.pack.state import MonsterPack

BEATS = {("blue_evade", "red_strike"), ("red_strike", "green_spell"), ("green_spell", "blue_evade")}
LOW = 8


def seats() -> tuple[int, ...]:
    return (2,)


def house_rules(number: int) -> dict[str, Any]:
    return {"summoning": ("compulsory", "optional")[number % 2], "adjacency": ("diagonal", "straight")[number % 3 == 0]}


def printed(g: MonsterPack, card: int) -> Monster:
    return g.content.monsters[card % len(g.content.monsters)]


def result(g: MonsterPack, one: int, other: int) -> str:
    """What becomes of two monsters that meet: "one" or "other" goes, or "both"."""
    a, b = printed(g, one), printed(g, other)
    if "white_wild" in (a.type, b.type):
        return "both"
    left = a.power + 200 * ((a.type, b.type) in BEATS)
    right = b.power + 200 * ((b.type, a.type) in BEATS)
    return "other" if left > right else "one" if right > left else "both"


def spots(g: MonsterPack, kind: str, seat: int) -> list[int | None]:
    return [next(iter(g.zones[f"{kind}/{seat}/{column}"]), None) for column in range(4)]


def next_to(g: MonsterPack, column: int) -> list[int]:
    wide = 1 if g.adjacency == "diagonal" else 0
    return [one for one in range(4) if abs(one - column) <= wide]


def numbered(key: str) -> int:
    return int(key.rpartition(":")[2]) - 1


def pair(fact: Fact) -> tuple[int, int]:
    assert isinstance(fact.of, tuple)
    return fact.of


def of(fact: Fact) -> int:
    assert isinstance(fact.of, int)
    return fact.of


def holds(g: MonsterPack, seat: int, key: str, eyes: int, fact: Fact) -> bool:
    kind = fact.kind
    if kind in (
        "would_beat",
        "beats_coming",
        "type_helps",
        "reaches_to_beat",
        "beats_there",
        "trades_there",
        "holds_there",
    ):
        return meeting_holds(g, seat, key, fact)
    if kind in ("rival_low", "own_low", "ahead", "behind", "level", "lethal", "hits_now", "hand_left"):
        return count_holds(g, seat, fact)
    if kind in ("open_opposite", "doors", "doors_full", "across", "unmet", "open_hit", "may_enter"):
        return place_holds(g, seat, key, fact)
    return card_holds(g, seat, key, eyes, fact)


def meeting_holds(g: MonsterPack, seat: int, key: str, fact: Fact) -> bool:
    """What monsters would do to each other, and that the other is where it is said to be."""
    one, other = pair(fact)
    active, waiting = spots(g, "active", 1 - seat), spots(g, "waiting", 1 - seat)
    match fact.kind:
        case "would_beat":
            beaten = [foe for foe in active if foe is not None and result(g, one, foe) == "other"]
            return other in beaten and fact.number == len(beaten)
        case "beats_coming":
            return other in waiting and result(g, one, other) == "other"
        case "type_helps":
            return other in active + waiting and (printed(g, one).type, printed(g, other).type) in BEATS
        case "reaches_to_beat":
            return active[numbered(key)] == other and result(g, one, other) == "other"
    there = active[fact.number - 1] == other
    return there and result(g, one, other) == {"beats_there": "other", "trades_there": "both"}.get(fact.kind, "one")


def count_holds(g: MonsterPack, seat: int, fact: Fact) -> bool:
    """Hit points, and what the Duel of this turn takes."""
    mine, theirs = g.hp[seat], g.hp[1 - seat]
    pairs = zip(spots(g, "active", seat), spots(g, "active", 1 - seat))
    damage = sum(printed(g, card).star for card, foe in pairs if card is not None and foe is None)
    return {
        "rival_low": fact.number == theirs <= LOW,
        "own_low": fact.number == mine <= LOW,
        "ahead": fact.number == mine - theirs > 0,
        "behind": fact.number == theirs - mine > 0,
        "level": fact.number == mine == theirs,
        "lethal": fact.number == damage >= theirs,
        "hits_now": fact.number == damage > 0,
        "hand_left": fact.number == len(g.zones[f"hand/{seat}"]),
    }[fact.kind]


def place_holds(g: MonsterPack, seat: int, key: str, fact: Fact) -> bool:
    """What stands in a column, and which spots in front are free."""
    own, foes = spots(g, "active", seat), spots(g, "active", 1 - seat)
    if fact.kind == "open_hit":
        card, column = pair(fact)
        return foes[column - 1] is None and fact.number == printed(g, card).star
    if fact.kind == "unmet":
        return own[foes.index(of(fact))] is None and fact.number == printed(g, of(fact)).star
    column = numbered(key)
    free = [one for one in next_to(g, column) if own[one] is None]
    match fact.kind:
        case "open_opposite":
            return fact.of == column + 1 and foes[column] is None
        case "across":
            return foes[column] == fact.of
        case "doors":
            return fact.of == column + 1 and fact.number == len(free) > 0
        case "doors_full":
            return fact.of == column + 1 and not free
    return fact.number == len(free) and spots(g, "waiting", seat)[column] == fact.of


def card_holds(g: MonsterPack, seat: int, key: str, eyes: int, fact: Fact) -> bool:
    """What is printed on a card, and when it comes."""
    card, n = of(fact), fact.number
    waiting = spots(g, "waiting", seat)
    die = g.die[seat * 4 + waiting.index(card)] if card in waiting else 0
    free = card in waiting and any(spots(g, "active", seat)[d] is None for d in next_to(g, waiting.index(card)))
    hand = [g.content.ids[option.key[4:].partition(":")[0]] for option in g.question.options if key[:4] == "pay:"]
    return {
        "wild": printed(g, card).type == "white_wild",
        "nobody_active": n == printed(g, card).star and not any(c is not None for c in spots(g, "active", 1 - seat)),
        "next_turn": printed(g, card).star == 1,
        "comes_in": n == printed(g, card).star > 1,
        "power": n == printed(g, card).power,
        "sooner": n == die - 1 > 0,
        "ready_sooner": die == 1 and not free,
        "in_time": die == 1 and free and g.phase == "boost_1",
        "before_rival": die == 1 and free and g.phase == "boost_2",
        "hits_for": n == printed(g, card).star,
        "weakest": eyes == 1 << seat and all(printed(g, one).power >= printed(g, card).power for one in hand),
        "paid": n == printed(g, card).power and key[:4] == "pay:",
        "comes_anyway": n == die > 0,
    }[fact.kind]

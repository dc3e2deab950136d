"""Reasons in The Monster Pack: the facts that speak for a choice, made of what lies open or is about to, and their
words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.ai.reasons import Fact
from game.engine.words import counted
from game.rules.pack.cards import WILD
from game.rules.pack.dueling import beats, forecast, losers
from game.rules.pack.state import COLUMNS, HAND, LANES, REACH, Entering, MonsterPack, Paying, Placing

LOW = 8  # hit points that are few


def facts(g: MonsterPack, seat: int, key: str, eyes: int) -> list[Fact]:
    """What speaks for a seat's choosing that key. A card in hand is named to others only when the choice itself lays
    it open."""
    word, _, rest = key.partition(":")
    match word:
        case "summon":
            return of_summon(g, seat, g.content.ids[rest.partition(":")[0]])
        case "spot":
            card = g.about.card if isinstance(g.about, Placing) and eyes == 1 << seat else None
            return of_spot(g, seat, int(rest) - 1, card)
        case "boost":
            return of_boost(g, seat, int(rest) - 1)
        case "pay":
            return of_price(g, seat, g.content.ids[rest.partition(":")[0]], eyes)
        case "pass" | "none":
            return of_rest(g, seat)
        case "up":
            return of_turn(g, seat, int(rest) - 1)
    return of_door(g, seat, int(rest) - 1)


def of_summon(g: MonsterPack, seat: int, card: int) -> list[Fact]:
    """Whom a card is good against, and when it comes."""
    if g.content.types[card] == WILD:
        return [Fact("wild", card), *hit_points(g, seat)]
    stars, found = g.content.stars[card], list[Fact]()
    foes = [foe for column in LANES if (foe := g.active_at(1 - seat, column)) is not None]
    coming = [foe for column in LANES if (foe := g.waiting_at(1 - seat, column)) is not None]
    beaten = [foe for foe in foes if losers(g.content, card, foe) == (foe,)]
    if beaten:
        found.append(Fact("would_beat", (card, max(beaten, key=g.content.powers.__getitem__)), len(beaten)))
    elif beaten := [foe for foe in coming if losers(g.content, card, foe) == (foe,)]:
        found.append(Fact("beats_coming", (card, max(beaten, key=g.content.powers.__getitem__))))
    if not foes:
        found.append(Fact("nobody_active", card, stars))
    lent = [foe for foe in foes + coming if beats(g.content.types[card], g.content.types[foe])]
    if lent and not beaten:
        found.append(Fact("type_helps", (card, lent[0])))
    found.append(Fact("next_turn", card) if stars == 1 else Fact("comes_in", card, stars))
    return [*found, Fact("power", card, g.content.powers[card])]


def of_spot(g: MonsterPack, seat: int, column: int, card: int | None) -> list[Fact]:
    """What a waiting spot leads to; the card is spoken of to those alone who know it."""
    doors, rival = REACH[g.adjacency][column], 1 - seat
    found = list[Fact]()
    facing = g.active_at(rival, column)
    if facing is None:
        found.append(Fact("open_opposite", column + 1))
    elif card is not None and losers(g.content, card, facing) == (facing,):
        found.append(Fact("reaches_to_beat", (card, facing)))
    elif g.active_at(seat, column) is None:
        found.append(Fact("unmet", facing, g.content.stars[facing]))
    else:
        found.append(Fact("across", facing))
    free = sum(g.active_at(seat, door) is None for door in doors)
    return [*found, Fact("doors", column + 1, free) if free else Fact("doors_full", column + 1, len(doors))]


def of_boost(g: MonsterPack, seat: int, column: int) -> list[Fact]:
    """How much sooner a monster comes, and what it does then."""
    card, die = g.waiting_at(seat, column), g.die[seat * COLUMNS + column]
    if card is None:
        return hit_points(g, seat)
    if die > 1:
        return [Fact("sooner", card, die - 1), Fact("hits_for", card, g.content.stars[card])]
    if not g.doors(seat, column):
        return [Fact("ready_sooner", card), Fact("hits_for", card, g.content.stars[card])]
    when = Fact("in_time", card) if g.phase == "boost_1" else Fact("before_rival", card)
    return [when, *at_door(g, seat, card, g.doors(seat, column)[0])]


def of_price(g: MonsterPack, seat: int, card: int, eyes: int) -> list[Fact]:
    """What is paid; to the seat itself also that nothing weaker could pay."""
    powers = g.content.powers
    found = [Fact("paid", card, powers[card])]
    prices = [option.at for option in g.question.options if isinstance(option.at, int)]
    if eyes == 1 << seat and powers[card] == min(powers[price] for price in prices):
        found.insert(0, Fact("weakest", card, len(prices)))
    if isinstance(g.about, Paying):
        found.append(Fact("hits_for", g.about.card, g.content.stars[g.about.card]))
    return found


def of_rest(g: MonsterPack, seat: int) -> list[Fact]:
    """How things stand without another card spent."""
    found, damage = list[Fact](), sum(lane.damage for lane in forecast(g, seat))
    if g.phase == "boost_1" and damage:
        found.append(Fact("lethal" if damage >= g.hp[1 - seat] else "hits_now", 1 - seat, damage))
    soon = [
        (g.die[seat * COLUMNS + column], card) for column in LANES if (card := g.waiting_at(seat, column)) is not None
    ]
    if soon and min(soon)[0]:
        found.append(Fact("comes_anyway", min(soon)[1], min(soon)[0]))
    return [*found, Fact("hand_left", seat, len(g.zones[HAND[seat]])), *hit_points(g, seat)]


def of_turn(g: MonsterPack, seat: int, column: int) -> list[Fact]:
    """Why a monster chooses its spot first: what the spots before it hold."""
    card = g.waiting_at(seat, column)
    doors = g.doors(seat, column)
    if card is None or not doors:
        return hit_points(g, seat)
    best = max(doors, key=lambda door: (g.active_at(1 - seat, door) is None, -door))
    return [Fact("may_enter", card, len(doors)), *at_door(g, seat, card, best)]


def of_door(g: MonsterPack, seat: int, column: int) -> list[Fact]:
    """What a monster does in the column it enters."""
    if not isinstance(g.about, Entering):
        return hit_points(g, seat)
    return [*at_door(g, seat, g.about.card, column), *hit_points(g, seat)]


def at_door(g: MonsterPack, seat: int, card: int, column: int) -> list[Fact]:
    """What a monster does in a column: it hits, or meets the monster there."""
    facing = g.active_at(1 - seat, column)
    if facing is None:
        return [Fact("open_hit", (card, column + 1), g.content.stars[card])]
    lost = losers(g.content, card, facing)
    kind = "beats_there" if lost == (facing,) else "trades_there" if facing in lost else "holds_there"
    found = [Fact(kind, (card, facing), column + 1)]
    if kind != "holds_there" and g.active_at(seat, column) is None:
        found.append(Fact("unmet", facing, g.content.stars[facing]))
    return found


def hit_points(g: MonsterPack, seat: int) -> list[Fact]:
    """Who is how far from defeat."""
    mine, theirs = g.hp[seat], g.hp[1 - seat]
    if theirs <= LOW:
        return [Fact("rival_low", 1 - seat, theirs)]
    if mine <= LOW:
        return [Fact("own_low", seat, mine)]
    if mine != theirs:
        return [Fact("ahead" if mine > theirs else "behind", seat, abs(mine - theirs))]
    return [Fact("level", seat, mine)]


# --- words


def clauses(g: MonsterPack, facts: Sequence[Fact], named: str) -> list[str]:
    """Facts as clauses, after the words that name the choice: a column that has been named is "there" from then on, and
    the first card or column of which more is told is "it"."""
    said, it, found = named.lower(), "", list[str]()
    for fact in facts:
        one, clause = of_what(fact)[0], words(g, fact)
        name = f"column {one}" if fact.kind in PLACES else g.content.name(one) if isinstance(one, int) else ""
        where = (
            name if fact.kind in PLACES else f"column {of_what(fact)[-1] if fact.kind == 'open_hit' else fact.number}"
        )
        if where in said:
            clause = clause.replace(f"from {where}", "from there").replace(f"in {where}", "there")
        if name and fact.kind not in RIVALS and name.lower() in said and it in ("", name):
            it, clause = name, clause.replace(name, "it", 1)
        said += clause.lower()
        found.append(clause)
    return found


def of_what(fact: Fact) -> tuple[Any, ...]:
    """What it speaks of, one by one."""
    return fact.of if isinstance(fact.of, tuple) else (fact.of,)


def words(g: MonsterPack, fact: Fact) -> str:
    """A fact as a clause: cards by their names, columns and seats counted from 1."""
    of = of_what(fact)
    one, other = (*of, *of)[:2]
    names = g.content.name
    n = fact.number
    return WORDS[fact.kind].format(
        card=names(one) if isinstance(one, int) and fact.kind not in PLACES else one,
        foe=names(other) if len(of) > 1 and fact.kind != "open_hit" else other,
        column=other,
        n=n,
        points=counted(n, "hit point"),
        turns=counted(n, "turn"),
        seats=f"seat {one + 1}" if isinstance(one, int) else "",
        columns=counted(n, "column"),
        cards=counted(n, "card"),
        spots=counted(n, "free spot"),
    )


PLACES = {"open_opposite", "doors", "doors_full"}
RIVALS = {"unmet", "across"}  # of the one that stands opposite, whatever the name
WORDS = {
    "wild": "{card} takes anything it meets with it",
    "would_beat": "{card} beats {foe}, which is in play",
    "beats_coming": "{card} beats {foe}, which is on the way",
    "nobody_active": "{card} would meet nobody yet and hit for {n}",
    "type_helps": "{card} has the type that beats that of {foe}",
    "next_turn": "it can be there next turn",
    "comes_in": "it can be there in {turns}",
    "power": "its power is {n}",
    "open_opposite": "nobody stands opposite column {card}",
    "reaches_to_beat": "from there {card} can beat {foe}",
    "unmet": "{card} hits for {n} while nobody meets it",
    "across": "{card} stands opposite",
    "doors": "{spots} in front can be reached from column {card}",
    "doors_full": "whoever waits in column {card} has to wait until something in front is gone",
    "sooner": "{card} comes in {turns} then",
    "ready_sooner": "{card} enters as soon as a spot is free",
    "in_time": "{card} enters at once and is in time for this Duel",
    "before_rival": "{card} enters at once, before the other side moves",
    "hits_for": "{card} hits for {n} where nobody meets it",
    "weakest": "no card that could pay has less power",
    "paid": "{card} has power {n}",
    "lethal": "this turn's Duel hits for {n} and ends the game",
    "hits_now": "this turn's Duel hits for {n} as it stands",
    "comes_anyway": "{card} comes in {turns} anyway",
    "hand_left": "the hand still has {cards}",
    "may_enter": "{card} has {columns} to choose from",
    "open_hit": "{card} has nobody against it in column {column} and hits for {n}",
    "beats_there": "{card} beats {foe} in column {n}",
    "trades_there": "{card} takes {foe} with it in column {n}",
    "holds_there": "{card} keeps {foe} from a hit in column {n}",
    "rival_low": "the other side has {points} left",
    "own_low": "this side has only {points} left",
    "ahead": "this side is {points} ahead",
    "behind": "this side is {points} behind",
    "level": "both sides have {points}",
}

"""Dragon Attack!, steps of a position: a turn under way in words, and what no game comes to there."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.engine.agenda import Step, verb_name
from game.engine.pending import SEAT, SEATS, Pending, Word, check_each, many, prove
from game.engine.placing import called, choice
from game.rules.dragon.meeting import CHANGES, Offer, fair
from game.rules.dragon.searching import may_find
from game.rules.dragon.state import DOWN, FRONT_OF, Dragon

ORDERS = (  # of the steps of a turn, the one that asks first
    "walk",
    "sail_or_roll",
    "(search|take_or_leave|bargain|consider) meet next_turn",
    "(pick_rival|extra_step) next_turn",
    "loot fall_back meet next_turn",
    "fall_back ((turn_over |explore )?meet |(fight_dragon )*)next_turn",
    "(defend )+fall",
)
PHASES_OF = {
    "walk": ("movement",),
    "sail_or_roll": ("movement",),
    "search": ("searching",),
    "take_or_leave": ("searching", "battle"),  # the latter after a monster that lay there, too
    "pick_rival": ("meeting",),
    "bargain": ("meeting",),
    "consider": ("meeting",),
    "extra_step": ("meeting",),
    "loot": ("battle",),
    "fall_back": ("battle",),
    "defend": ("battle",),
}
MEETING = ("pick_rival", "bargain", "consider")  # what is asked of those who meet, be it after a duel with another
BEHIND = ("turn_over", "explore", "meet", "fight_dragon", "next_turn", "fall")
HARDEST = 5  # the most that a throw can fall short by


WORDS: Mapping[str, Word] = {
    "other": SEAT,
    "loser": SEAT,
    "met": SEATS,
    "offer": many(
        Word(lambda g, card: g.content.id(card), lambda g, found, name: called(found, "counter", g.content.ids, name))
    ),
}
PENDING = Pending("dragon", (*PHASES_OF, *BEHIND), WORDS)


def lay_steps(g: Dragon, words: Mapping[str, Any]) -> None:
    """Set what is to be done in the turn under way. ValueError for what no game comes to."""
    steps = PENDING.read(g, words["steps"])
    g.agenda[:] = steps[::-1]
    if steps:
        asks = verb_name(steps[0])
        check_order(g, [verb_name(step) for step in steps])
        check_each(g, steps, CHECKS)
        check_turn(g, asks, steps)
        g.phase = choice(words.get("phase", PHASES_OF[asks][0]), "phase", PHASES_OF[asks])
        if asks == "take_or_leave":
            g.known[g.zones["map"][g.slots(g.at[g.active], DOWN)[steps[0][2]]]] = g.everyone
    prove(g)


def check_order(g: Dragon, verbs: Sequence[str]) -> None:
    """ValueError for steps that never come one after the other."""
    if verbs[0] not in PHASES_OF:
        raise ValueError(f"{verbs[0]!r}: it asks nothing here, and the first of the 'steps' puts the question")
    if not any(re.fullmatch(order, " ".join(verbs)) for order in ORDERS):
        raise ValueError(f"{verbs[0]!r}: in no turn the 'steps' are {', '.join(verbs)}")
    if (verbs[0] == "defend") is not (0 < g.dragon == g.kingdom.palace):
        raise ValueError(f"{verbs[0]!r}: all who are there 'defend' the palace when the 'dragon' has come to it")


def check_turn(g: Dragon, asks: str, steps: Sequence[Step]) -> None:
    """ValueError for a die, a boat, a duel or a rest that does not go with what is asked."""
    losing = asks in ("loot", "fall_back")
    behind = [verb_name(step) for step in steps[1:]]
    duel = losing and "meet" in behind and bool(steps[-2][2])
    if g.resting[g.active] and not losing:
        raise ValueError(f"{asks!r}: seat {g.active + 1} is 'resting', so it has no turn")
    low, high = (0, 0) if asks == "sail_or_roll" else (1, 1) if asks == "defend" or "fight_dragon" in behind else (2, 6)
    low = 1 if losing and behind == ["next_turn"] else low
    if not low <= g.rolled <= high:
        raise ValueError(f"'rolled': expected {low} to {high} at {asks!r}, found {g.rolled}")
    if g.sailed and asks == "sail_or_roll":
        raise ValueError(f"'sailed': nobody has by then, at {asks!r}")
    if g.duelled is not duel and asks not in MEETING:
        raise ValueError(f"'duelled': expected {str(duel).lower()} at {asks!r}, found {str(g.duelled).lower()}")


# --- what each step wants; "" when it has it


def of_the_turn(g: Dragon, hero: int, *_: Any) -> str:
    return "" if hero == g.active else f"seat {hero + 1} has not the turn"


def searched(g: Dragon, hero: int) -> str:
    there = g.slots(g.at[hero], DOWN) and may_find(g, hero, g.at[hero])
    return of_the_turn(g, hero) or ("" if there else f"seat {hero + 1} has nothing to search for there")


def turned(g: Dragon, hero: int, passed: int, left: int) -> str:
    lying = len(g.slots(g.at[hero], DOWN))
    fits = passed + left <= lying
    return of_the_turn(g, hero) or ("" if fits else f"'left': {passed + left} counters, where {lying} lie face down")


def found(g: Dragon, hero: int, passed: int, left: int) -> str:
    if fault := turned(g, hero, passed, left) or ("" if left else "'left': expected 1 at least, found 0"):
        return fault
    card = g.zones["map"][g.slots(g.at[hero], DOWN)[passed]]
    taken = g.content.kinds[card] not in ("monster", "character")
    return "" if taken else f"'passed': {g.content.id(card)!r} lies there, which is fought or joins"


def met_before(g: Dragon, hero: int, met: tuple[int, ...]) -> str:
    odd = hero in met or len(set(met)) < len(met)
    return of_the_turn(g, hero) or ("'met': expected other seats, each once" if odd else "")


def picking(g: Dragon, hero: int, met: tuple[int, ...]) -> str:
    left = [other for other in g.here(hero) if other not in met]
    return met_before(g, hero, met) or ("" if len(left) > 1 else "'met': expected two left to choose from")


def stepping(g: Dragon, hero: int) -> str:
    return of_the_turn(g, hero) or ("" if g.here(hero) else "nobody has been met there")


def together(g: Dragon, one: int, other: int) -> str:
    """The one whose turn it is and another who is there."""
    pair = g.active in (one, other) and other in g.here(one)
    return "" if pair else f"seats {one + 1} and {other + 1} do not meet in this turn"


def offered(g: Dragon, hero: int, other: int, offer: Offer) -> str:
    lying = [*g.zones[FRONT_OF[hero]], *g.zones[FRONT_OF[other]]]
    sound = list(offer) == sorted({*offer} & {*lying})
    return "" if sound else "'offer': expected counters in front of the two, each once, in the order of the sheet"


def bargaining(g: Dragon, hero: int, other: int, offer: Offer, reply: bool, changes: int = 0) -> str:
    if (other if reply else hero) != g.active:
        return f"'reply': expected {str(not reply).lower()}, found {str(reply).lower()}"
    most = f"'changes': expected {CHANGES} at most, found {changes}" if changes > CHANGES else ""
    return together(g, hero, other) or offered(g, hero, other, offer) or most


def considering(g: Dragon, hero: int, other: int, offer: Offer, reply: bool) -> str:
    sound = offer and fair(g, other, hero, offer)
    return bargaining(g, other, hero, offer, reply) or ("" if sound else "'offer': nobody may propose that")


def looting(g: Dragon, winner: int, loser: int) -> str:
    return together(g, winner, loser) or ("" if g.resting[loser] else f"'loser': seat {loser + 1} is not 'resting'")


def retreating(g: Dragon, mover: int, loser: int, short: int) -> str:
    if not 0 < short <= HARDEST:
        return f"'short': expected 1 to {HARDEST}, found {short}"
    if not g.resting[loser]:
        return f"'loser': seat {loser + 1} is not 'resting'"
    steps = list(map(verb_name, g.agenda))
    if "meet" in steps and g.agenda[1][2]:
        return together(g, mover, loser)
    if loser != g.active and ("meet" in steps or g.at[loser] != g.lair()):
        return f"'loser': seat {loser + 1} has not fought"
    return "" if mover == g.right_of(loser) else f"seat {g.right_of(loser) + 1} moves seat {loser + 1} back"


def at_the_lair(g: Dragon, hero: int) -> str:
    return "" if g.at[hero] == g.lair() else f"seat {hero + 1} is not where the 'dragon' is"


CHECKS: Mapping[str, Callable[..., str]] = {
    "walk": of_the_turn,
    "sail_or_roll": of_the_turn,
    "explore": of_the_turn,
    "next_turn": of_the_turn,
    "fall": of_the_turn,
    "search": searched,
    "take_or_leave": found,
    "turn_over": turned,
    "meet": met_before,
    "pick_rival": picking,
    "extra_step": stepping,
    "bargain": bargaining,
    "consider": considering,
    "loot": looting,
    "fall_back": retreating,
    "fight_dragon": at_the_lair,
    "defend": at_the_lair,
}

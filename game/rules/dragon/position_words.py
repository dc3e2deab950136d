"""Dragon Attack!, writing positions: the table in the words that are read back to the same table."""

from __future__ import annotations

from typing import Any

from game.engine.agenda import verb_name
from game.rules.dragon.position import ASKED, moment
from game.rules.dragon.position_steps import PENDING
from game.rules.dragon.state import FRONT_OF, HOME_OF, UNDER, UP, Dragon


def write_position(g: Dragon, viewer: int | None) -> dict[str, Any]:
    """The table in the same words, ready for YAML: everything (viewer None), or what one seat sees ("?" = not seen).

    In the midst of a turn, for nobody's eyes alone: what is asked, and the steps where more has to be told. Adds roll,
    per hero party, gold and points, and slayer and winners at the end.
    """
    ids = g.content.counters
    words: dict[str, Any] = {
        "seats": g.seats,
        "first": g.first + 1,
        "turn": g.active + 1,
        "turns": g.turns,
        "phase": g.phase,
        "rolled": g.rolled,
        "options": {"map": g.map, "heroes": g.heroes, "tie_break": g.tie_break, "show_seen": g.show_seen},
        "dragon": g.dragon,
        "strengths": list(g.strengths),
        "hoard": [ids[card].id for card in g.zones["hoard"]],
        "others": "none",
        "map": map_words(g, viewer),
        "heroes": [hero_words(g, hero) for hero in range(g.seats)],
    }
    if viewer is None:
        words |= turn_words(g) | order_words(g)
    if g.slayer >= 0:
        words["slayer"] = g.slayer + 1
    if g.winners is not None:
        words["winners"] = [hero + 1 for hero in g.winners]
    return words


def turn_words(g: Dragon) -> dict[str, Any]:
    """What has come of the turn under way, and what is still to be done in it; nothing before all turns."""
    if g.phase == "setup":
        return {}
    if g.decision is None:
        return {"sailed": g.sailed, "duelled": g.duelled}
    asked = verb_name(g.asked)
    if asked in ASKED and not g.duelled and [*g.agenda, g.asked] == moment(g.active, asked):
        return {"asked": asked, "sailed": g.sailed}
    return {"sailed": g.sailed, "duelled": g.duelled, "steps": PENDING.write(g)}


def order_words(g: Dragon) -> dict[str, Any]:
    """The order of the counters on the map, where it is not told by their spaces, and of those in the box."""
    slots = sorted(range(len(g.spots)), key=lambda slot: g.spots.index(g.spots[slot]))
    laid = [g.content.id(card) for card in g.zones["map"]]
    words = {"laid": laid} if slots != list(range(len(slots))) else {}
    return words | ({"box": [g.content.id(card) for card in g.box]} if g.box else {})


def map_words(g: Dragon, viewer: int | None) -> dict[str, list[str]]:
    places: dict[str, list[str]] = {}
    for slot, (card, space, lie) in enumerate(zip(g.zones["map"], g.spots, g.lies)):
        seen = g.viewers(card, "map") >> viewer & 1 if viewer is not None else True
        manner = {UP: " up", UNDER: " under"}.get(lie, " seen" if g.seen(slot) else "")
        places.setdefault(g.space(space).key, []).append(g.content.id(card) + manner if seen else "?")
    return places


def hero_words(g: Dragon, hero: int) -> dict[str, Any]:
    """A seat's hero; nothing before it is picked."""
    if g.colour[hero] < 0:
        return {}
    return {
        "colour": g.content.heroes[g.colour[hero]].id,
        "at": g.space(g.at[hero]).key,
        "resting": g.resting[hero],
        "front": [g.content.id(card) for card in g.zones[FRONT_OF[hero]]],
        "home": [g.content.id(card) for card in g.zones[HOME_OF[hero]]],
        "party": g.party(hero),
        "gold": g.gold(hero),
        "points": g.points(hero),
    }

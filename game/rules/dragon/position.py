"""Dragon Attack!, positions: a table written in the table's own words, and read back."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.agenda import do
from game.engine.data import nearest
from game.engine.placing import check_words, choice, seat_of
from game.rules.dragon.counters import STRENGTHS, Content
from game.rules.dragon.movement import turn
from game.rules.dragon.setup import deal
from game.rules.dragon.state import DOWN, FRONT_OF, HOME_OF, UNDER, UP, Dragon

WORDS = ("seats", "options", "heroes", "turn", "turns", "dragon", "strengths", "hoard", "map", "others", "seed", "dice",
         "rolled", "phase", "slayer", "winners")
HERO_WORDS = ("colour", "at", "resting", "front", "home", "party", "gold", "points")
MANNERS = {"": (DOWN, False), "seen": (DOWN, True), "up": (UP, True), "under": (UNDER, True)}
OTHERS = ("dealt", "none")


def read_position(content: Content, words: Mapping[str, Any]) -> Dragon:
    """A state before a turn; `run()` it to reach its first question. ValueError names the word that is wrong.

    Words: seats, options, turn (seat 1..n), turns, dragon (0: off the map), strengths (top first), hoard (ids), map
    ({space: [counter, ...]}: an id, with "seen", "up" or "under" behind it), others ("dealt": every other counter lies
    face down on what is left of the treasure spaces, in the order of the sheet; "none": they are out of the game),
    seed, dice, and per seat in `heroes`: colour, at (a space), resting, front, home (ids). A space is "6,5" or the name
    of a place.
    """
    check_words("a position of dragon", words, WORDS)
    heroes = words.get("heroes", [])
    seats = int(words.get("seats", len(heroes) or 2))
    g = deal(content, seats, int(words.get("seed", 1)), words.get("options", {}))
    g.fixed = tuple(words.get("dice", ()))
    g.agenda.clear()
    g.zones["map"], g.spots, g.lies = [], [], []
    left = list(content.sheet[g.map])
    for seat in range(seats):
        lay_hero(g, seat, heroes[seat] if seat < len(heroes) else {}, left)
    lay_dragon(g, words, left)
    lay_map(g, words.get("map", {}), left)
    if choice(words.get("others", "dealt"), "others", OTHERS) == "dealt":
        lay_others(g, left)
    if "box" in g.zones:
        g.zones["box"] = [card for card in left if card not in g.zones["map"]]
    g.active = seat_of(words.get("turn", 1), seats)
    g.turns, g.phase = int(words.get("turns", 0)), "movement"
    g.agenda.append(do(turn, g.active))
    return g


def lay_hero(g: Dragon, seat: int, hero: Mapping[str, Any], left: list[int]) -> None:
    """A seat's hero; without a colour the first one free, without a space its starting point."""
    check_words("a hero", hero, HERO_WORDS)
    colours = [counter.id for counter in g.content.heroes]
    free = next(n for n in range(len(colours)) if n not in g.colour)
    g.colour[seat] = colours.index(choice(hero["colour"], "colour", colours)) if "colour" in hero else free
    if g.colour.index(g.colour[seat]) != seat:
        raise ValueError(f"colour: {hero['colour']!r} is named twice")
    g.at[seat] = space_of(g, hero["at"]) if "at" in hero else g.home(seat)
    if not g.space(g.at[seat]).land:
        raise ValueError(f"at: {hero['at']!r} is water")
    g.resting[seat] = bool(hero.get("resting", False))
    for word, zone in (("front", FRONT_OF[seat]), ("home", HOME_OF[seat])):
        for card in hero.get(word, []):
            place(g, card, left, zone)


def lay_dragon(g: Dragon, words: Mapping[str, Any], left: list[int]) -> None:
    g.dragon = int(words.get("dragon", 0))
    if not 0 <= g.dragon < g.kingdom.palace:
        raise ValueError(f"dragon: {g.dragon!r}: it is on 0 to {g.kingdom.palace - 1}")
    strengths = tuple(words.get("strengths", STRENGTHS))
    if not strengths or strengths != STRENGTHS[-len(strengths):]:
        raise ValueError(f"strengths: {list(strengths)!r} are no end of {list(STRENGTHS)}")
    g.strengths = list(strengths)
    for card in words.get("hoard", []):
        place(g, card, left, "hoard")


def lay_map(g: Dragon, spaces: Mapping[str, Sequence[str]], left: list[int]) -> None:
    for where, counters in spaces.items():
        space = space_of(g, where)
        for counter in counters:
            card, _, manner = str(counter).partition(" ")
            lie, seen = MANNERS[choice(manner, f"{card}", tuple(MANNERS))]
            number = place(g, card, left, "map")
            g.known[number] = g.everyone if seen else 0
            g.spots.append(space)
            g.lies.append(lie)


def lay_others(g: Dragon, left: list[int]) -> None:
    free = [space for space in g.kingdom.treasure if space not in g.spots and space not in g.at]
    for number, space in zip(left, free):
        g.zones["map"].append(number)
        g.spots.append(space)
        g.lies.append(DOWN)


def place(g: Dragon, card: str, left: list[int], zone: str) -> int:
    """Take a counter by id while setting the table; ValueError when there is none, or it lies elsewhere already."""
    if card not in g.content.ids:
        raise ValueError(f"no counter {card!r}{nearest(str(card), g.content.ids)}")
    number = g.content.ids[card]
    if number not in left:
        raise ValueError(f"{card!r} ({g.content.name(number)}) is named twice, or is not on this map")
    left.remove(number)
    g.zones[zone].append(number)
    if zone != "map":
        g.known[number] = g.everyone
    return number


def space_of(g: Dragon, where: Any) -> int:
    """The space of a key ("6,5") or of a place's name; ValueError with the nearest."""
    kingdom = g.kingdom
    names = {kingdom.space(space).name: space for space in kingdom.path}
    found = kingdom.by_key.get(str(where), names.get(str(where)))
    if found is None:
        raise ValueError(f"no space {where!r}{nearest(str(where), [*names, *kingdom.by_key])}")
    return found


def write_position(g: Dragon, viewer: int | None) -> dict[str, Any]:
    """The table in the same words, ready for YAML: everything (viewer None), or what one seat sees ("?" = not seen).

    Adds party, gold and points per hero, and slayer and winners at the end; `read_position` passes over them.
    """
    ids = g.content.counters
    words: dict[str, Any] = {
        "seats": g.seats, "turns": g.turns, "phase": g.phase, "rolled": g.rolled,
        "options": {"map": g.map, "heroes": g.heroes, "tie_break": g.tie_break, "show_seen": g.show_seen},
        "dragon": g.dragon, "strengths": list(g.strengths), "hoard": [ids[card].id for card in g.zones["hoard"]],
        "others": "none", "map": map_words(g, viewer)}
    if -1 not in g.colour:
        words["heroes"] = [hero_words(g, hero) for hero in range(g.seats)]
    if g.decision is not None:
        words["turn"] = g.active + 1
    if g.slayer >= 0:
        words["slayer"] = g.slayer + 1
    if g.winners is not None:
        words["winners"] = [hero + 1 for hero in g.winners]
    return words


def map_words(g: Dragon, viewer: int | None) -> dict[str, list[str]]:
    places: dict[str, list[str]] = {}
    for slot, (card, space, lie) in enumerate(zip(g.zones["map"], g.spots, g.lies)):
        seen = g.viewers(card, "map") >> viewer & 1 if viewer is not None else True
        manner = {UP: " up", UNDER: " under"}.get(lie, " seen" if g.seen(slot) else "")
        places.setdefault(g.space(space).key, []).append(g.content.id(card) + manner if seen else "?")
    return places


def hero_words(g: Dragon, hero: int) -> dict[str, Any]:
    return {"colour": g.content.heroes[g.colour[hero]].id, "at": g.space(g.at[hero]).key, "resting": g.resting[hero],
            "front": [g.content.id(card) for card in g.zones[FRONT_OF[hero]]],
            "home": [g.content.id(card) for card in g.zones[HOME_OF[hero]]],
            "party": g.party(hero), "gold": g.gold(hero), "points": g.points(hero)}

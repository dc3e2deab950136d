"""Dragon Attack!, positions: a table written in the table's own words, and read back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.agenda import Step, do
from game.engine.placing import (
    called,
    check_words,
    choice,
    mapping,
    numbers,
    pairs,
    seat_of,
    seats_of,
    several,
    truth,
    whole,
)
from game.rules.dragon.counters import CLASSES, MOST_HEROES, STRENGTHS, Content
from game.rules.dragon.end import fall
from game.rules.dragon.meeting import meet
from game.rules.dragon.movement import defend, next_turn, turn, walk
from game.rules.dragon.position_steps import lay_steps
from game.rules.dragon.searching import may_find, search
from game.rules.dragon.setup import begin, choose_hero, deal
from game.rules.dragon.state import DOWN, FRONT_OF, HOME_OF, UNDER, UP, Dragon

WORDS = (
    "seats options heroes first turn turns dragon strengths hoard map others seed dice rolled sailed duelled "
    "asked steps laid box phase slayer winners"
).split()
HERO_WORDS = ("colour", "at", "resting", "front", "home", "party", "gold", "points")
ASKED = ("walk", "search")  # questions of a turn that need no steps
PHASES = ("setup", "movement", "searching", "meeting", "battle", "end")
MANNERS = {"": (DOWN, False), "seen": (DOWN, True), "up": (UP, True), "under": (UNDER, True)}
OTHERS = ("dealt", "none")


def read_position(content: Content, words: Mapping[str, Any]) -> Dragon:
    """A state before a turn; `run()` it to reach its first question. ValueError names the word that is wrong.

    Words: seats, options, turn and first (seats 1..n: whose turn it is, who began), turns (begun before this one),
    dragon (0: off the map), strengths (top first), hoard (ids), map ({space: [counter, ...]}: an id, with "seen", "up"
    or "under" behind it), others ("dealt": every other counter lies face down on what is left of the treasure spaces,
    in the order of the sheet; "none": they are out of the game), seed, dice, and per seat in `heroes`: colour, at (a
    space), resting, front, home (ids). A space is "6,5" or the name of a place. With the phase "setup" a hero without
    a colour has still to be picked; with `winners` (and `slayer`) the game is over. What `write_position` adds to
    these words must agree with them. In the midst of a turn: rolled (its die), sailed, duelled, and asked (walk, or
    search, which comes after it) or steps (what is to be done, next first). Where counters of one space were not laid
    one after the other, laid has all of them in their order; box has those out of the game.
    """
    check_words("a position of dragon", words, WORDS)
    heroes = several(words, "heroes")
    seats = whole(words, "seats", len(heroes) or 2, 2, MOST_HEROES)
    if len(heroes) > seats:
        raise ValueError(f"'heroes': {len(heroes)} of them for {seats} seats")
    g = deal(content, seats, whole(words, "seed", 1), pairs(words, "options"))
    g.fixed = numbers(words, "dice", 1, 6)
    g.agenda.clear()
    g.zones["map"], g.spots, g.lies = [], [], []
    g.phase = choice(words.get("phase", "movement"), "phase", PHASES)
    left = list(content.sheet[g.map])
    sheets = [mapping(heroes[seat], "heroes") if seat < len(heroes) else {} for seat in range(seats)]
    for seat, sheet in enumerate(sheets):
        check_words("a hero", sheet, HERO_WORDS)
        pick_colour(g, seat, sheet)
    for seat, sheet in enumerate(sheets):
        lay_hero(g, seat, sheet, left)
    lay_dragon(g, words, left)
    lay_map(g, pairs(words, "map"), left)
    if choice(words.get("others", "dealt"), "others", OTHERS) == "dealt":
        lay_others(g, left)
    lay_in_order(g, several(words, "laid"))
    lay_box(g, words, left)
    rolled = whole(words, "rolled", 0, 0, 6)
    g.turns = whole(words, "turns", 0, 0)
    g.active = seat_of(words.get("turn", 1), seats)
    g.first = seat_of(words.get("first", 1), seats)
    go_on(g, words)
    if g.winners is not None or "asked" in words or "steps" in words:
        g.rolled, g.sailed, g.duelled = rolled, truth(words, "sailed"), truth(words, "duelled")
    if "asked" in words or "steps" in words:
        within_turn(g, words)
    for seat, sheet in enumerate(sheets):
        check_sums(g, seat, sheet)
    return g


def go_on(g: Dragon, words: Mapping[str, Any]) -> None:
    """What comes next: heroes are picked, a turn begins, the palace is defended, or nothing, when the game is over."""
    if "slayer" in words:
        g.slayer = seat_of(words["slayer"], g.seats)
    if words.get("winners") is not None:
        g.winners, g.phase = seats_of(words, "winners", g.seats), "end"
    if bool(g.winners) is bool(g.strengths) or bool(g.winners) is (g.slayer < 0):
        raise ValueError("'winners': somebody wins when there is a 'slayer' and the Dragon has no 'strengths' left")
    if g.winners == () and g.dragon < g.kingdom.palace:
        raise ValueError("'winners': nobody wins when the Dragon has taken the palace, and only then")
    if g.winners is not None:
        return
    if g.phase == "setup":
        g.agenda += [do(begin, 0), *(do(choose_hero, seat) for seat in reversed(range(g.seats)) if g.colour[seat] < 0)]
    elif g.dragon == g.kingdom.palace:
        g.phase, defenders = "battle", [hero for hero in g.clockwise(g.active) if g.at[hero] == g.lair()]
        if not defenders:
            raise ValueError("'dragon': it is in the palace with nobody there, and the game would be over")
        g.agenda += [do(fall, g.active), *(do(defend, hero) for hero in reversed(defenders))]
    else:
        g.phase = "movement"
        g.agenda.append(do(turn, g.active))


def within_turn(g: Dragon, words: Mapping[str, Any]) -> None:
    """The turn that would begin has come to one of its questions."""
    hero, word = g.active, "steps" if "steps" in words else "asked"
    if g.winners is not None or g.phase == "setup":
        raise ValueError(f"{word!r}: there is no turn before all heroes are picked, nor after the end")
    if word == "steps":
        if "asked" in words:
            raise ValueError(f"'asked': {words['asked']!r}, but the 'steps' tell what is asked")
        lay_steps(g, words)
        return
    asked = choice(words["asked"], "asked", ASKED)
    if [step[0] for step in g.agenda] != [turn.name] or g.resting[hero]:  # type: ignore[attr-defined]
        raise ValueError(f"'asked': seat {hero + 1} is in no turn of its own")
    if g.rolled < 2:
        raise ValueError(f"'rolled': nobody comes to {asked!r} on {g.rolled}")
    if g.duelled:
        raise ValueError(f"'duelled': nobody has fought another hero before {asked!r}")
    if asked == "search" and not (g.slots(g.at[hero], DOWN) and may_find(g, hero, g.at[hero])):
        raise ValueError(f"'asked': seat {hero + 1} has nothing to search for there")
    g.agenda[:] = moment(hero, asked)
    if asked == "search":
        g.phase = "searching"


def moment(hero: int, asked: str) -> list[Step]:
    """What is to be done at this question of a turn, which is the last of them."""
    return [do(walk, hero)] if asked == "walk" else [do(next_turn, hero), do(meet, hero, ()), do(search, hero)]


# --- heroes


def pick_colour(g: Dragon, seat: int, sheet: Mapping[str, Any]) -> None:
    """Without a colour a seat has the first one free; while heroes are picked it has none yet."""
    colours = [counter.id for counter in g.content.heroes]
    if "colour" in sheet:
        colour = colours.index(choice(sheet["colour"], "colour", colours))
        if colour in g.colour:
            raise ValueError(f"'colour': {sheet['colour']!r} is named twice")
        g.colour[seat] = colour
    elif g.phase != "setup":
        g.colour[seat] = next(number for number in range(len(colours)) if number not in g.colour)


def lay_hero(g: Dragon, seat: int, sheet: Mapping[str, Any], left: list[int]) -> None:
    """A seat's hero; without a space it stands on its starting point."""
    if g.colour[seat] < 0:
        if sheet:
            raise ValueError(f"{next(iter(sheet))!r}: a hero needs a 'colour' first")
        return
    g.at[seat] = space_called(g, sheet["at"], "at") if "at" in sheet else g.home(seat)
    if g.kingdom.one(g.at[seat]) & g.closed(seat):
        raise ValueError(f"'at': {sheet['at']!r} is another hero's starting point")
    g.resting[seat] = truth(sheet, "resting")
    for card in several(sheet, "front"):
        number = place(g, card, "front", left)
        if g.content.kinds[number] == "monster":
            raise ValueError(f"'front': {card!r} is a monster: it lies on the map, or at home when it is defeated")
        if not g.can_join(seat, number):
            class_ = CLASSES[g.content.counters[number].class_ or ""]
            raise ValueError(f"'front': {card!r} would be the second {class_} of the party")
        lay(g, number, FRONT_OF[seat])
    for card in several(sheet, "home"):
        number = place(g, card, "home", left)
        if g.content.kinds[number] not in ("gold", "monster"):
            raise ValueError(f"'home': {card!r} is neither gold nor a monster")
        lay(g, number, HOME_OF[seat])


def check_sums(g: Dragon, seat: int, sheet: Mapping[str, Any]) -> None:
    """What can be counted is what it counts."""
    for word, counted in (("party", g.party), ("gold", g.gold), ("points", g.points)):
        if word in sheet and whole(sheet, word, 0) != counted(seat):
            raise ValueError(f"{word!r}: expected {counted(seat)}, which is what lies there, found {sheet[word]!r}")


# --- the Dragon and the map


def lay_dragon(g: Dragon, words: Mapping[str, Any], left: list[int]) -> None:
    """It has no strength left only when the game is over."""
    over = words.get("winners") is not None
    g.dragon = whole(words, "dragon", 0, 0, g.kingdom.palace)
    strengths = numbers(words, "strengths") if "strengths" in words else STRENGTHS
    if strengths != STRENGTHS[len(STRENGTHS) - len(strengths) :] or not strengths and not over:
        raise ValueError(f"'strengths': {list(strengths)!r} are no end of {list(STRENGTHS)}")
    g.strengths = list(strengths)
    hoard = several(words, "hoard")
    if not g.dragon and (hoard or strengths != STRENGTHS):
        raise ValueError(f"{'hoard' if hoard else 'strengths'!r}: the Dragon has not set out yet")
    for card in hoard:
        lay(g, place(g, card, "hoard", left), "hoard")


def lay_map(g: Dragon, spaces: Mapping[str, Any], left: list[int]) -> None:
    for where in spaces:
        space = space_called(g, where, "map")
        for counter in several(spaces, where):
            card, _, manner = str(counter).partition(" ")
            lie, seen = MANNERS[choice(manner, str(where), tuple(MANNERS))]
            number = place(g, card, str(where), left)
            if lie == UP and g.content.kinds[number] != "monster":
                raise ValueError(f"{where!r}: {counter!r}: only a monster lies face up")
            lay(g, number, "map")
            g.known[number] = g.everyone if seen else 0
            g.spots.append(space)
            g.lies.append(lie)
        guards = len(g.slots(space, UP))
        if guards > 1 or g.slots(space, UNDER) and not guards:
            raise ValueError(f"{where!r}: what lies 'under' lies under one monster that is 'up'")
        if space == g.kingdom.path[-1]:
            raise ValueError(f"{where!r}: no treasure lies in the palace")


def lay_others(g: Dragon, left: list[int]) -> None:
    """On the treasure spaces where nothing lies, nobody stands, and the Dragon has not been."""
    burnt = g.kingdom.path[: g.dragon]
    free = [space for space in g.kingdom.treasure if space not in (*g.spots, *g.at, *burnt)]
    for number, space in zip(left, free):
        g.zones["map"].append(number)
        g.spots.append(space)
        g.lies.append(DOWN)


def lay_in_order(g: Dragon, laid: Sequence[Any]) -> None:
    """The counters on the map in the order in which they were laid there, where it is told."""
    if laid:
        ids = [g.content.id(card) for card in g.zones["map"]]
        if sorted(map(str, laid)) != sorted(ids):
            raise ValueError(f"'laid': expected all counters on the map, each once, found {laid!r}")
        slots = [ids.index(card) for card in laid]
        g.zones["map"], g.spots, g.lies = (
            [whole[slot] for slot in slots] for whole in (g.zones["map"], g.spots, g.lies)
        )


def lay_box(g: Dragon, words: Mapping[str, Any], left: list[int]) -> None:
    """What is left over lies in the box, where a map with packs has one."""
    boxed = [place(g, card, "box", left) for card in several(words, "box")]
    if "box" in g.zones:
        g.zones["box"] = boxed + [card for card in left if card not in g.zones["map"]]
    elif boxed:
        raise ValueError(f"'box': this map has room for all counters, found {words['box']!r}")


def place(g: Dragon, card: Any, where: str, left: list[int]) -> int:
    """The number of a counter that is laid somewhere; ValueError when there is none, or it lies elsewhere already."""
    number = called(card, "counter", g.content.ids, where)
    if number not in left:
        raise ValueError(f"{where!r}: {card!r} ({g.content.name(number)}) is named twice, or is not on this map")
    left.remove(number)
    return number


def lay(g: Dragon, number: int, zone: str) -> None:
    """Put a counter down for all to see."""
    g.zones[zone].append(number)
    g.known[number] = g.everyone


def space_called(g: Dragon, where: Any, word: str) -> int:
    """The land of a key ("6,5") or of a place's name; ValueError with the nearest."""
    kingdom = g.kingdom
    names = {kingdom.space(space).name: space for space in kingdom.path}
    found = called(where, "space", {**names, **kingdom.by_key}, word)
    if not kingdom.space(found).land:
        raise ValueError(f"{word!r}: {where!r} is water")
    return found

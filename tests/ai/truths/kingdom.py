"""What a reason in Dungeon & Kingdom claims, reckoned from what is printed on the cards and where they lie."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.ai.reasons import Fact
from game.rules.kingdom.state import Kingdom

Truth = Callable[[Kingdom, int, str, Fact], bool]


def seats() -> tuple[int, ...]:
    return (2, 3, 4)


def house_rules(number: int) -> dict[str, Any]:
    return {}


def of(fact: Fact) -> int:
    assert isinstance(fact.of, int)
    return fact.of


def monster(g: Kingdom, card: int) -> bool:
    return card >= g.content.first_monster


def kind(g: Kingdom, card: int) -> str:
    return g.content.kinds[g.content.kind[card]].id


def white(g: Kingdom, card: int) -> bool:
    return not monster(g, card) and g.content.of(card).colour == "white"


def pile(g: Kingdom, zone: str, seat: int) -> list[int]:
    return list(g.zones[f"{zone}/{seat}"])


def rivals(g: Kingdom, seat: int) -> list[int]:
    return [other for other in range(g.seats) if other != seat]


def picked(g: Kingdom, key: str) -> int:
    (option,) = [option for option in g.question.options if option.key == key]
    assert isinstance(option.at, int)
    return option.at


def fits(g: Kingdom, one: int, other: int) -> bool:
    """Equal colours fit, Monsters fit each other, and a Princess fits all."""
    if white(g, one) or white(g, other) or monster(g, one) and monster(g, other):
        return True
    return not monster(g, one) and not monster(g, other) and g.content.of(one).colour == g.content.of(other).colour


def on_matrix(g: Kingdom) -> list[int]:
    return [card for cell in range(9) for card in g.zones[f"matrix/{cell}"]]


def split(g: Kingdom, seat: int, key: str, fact: Fact) -> bool:
    """The numbers fit a line of the Array: the one that is chosen, where it is."""
    array = pile(g, "array", seat)
    lines = [int(key[4:])] if key.startswith("cut:") else range(len(array) + 1)
    found = [
        (sum(monster(g, card) for card in array[:line]), sum(not monster(g, card) for card in array[line:]))
        for line in lines
    ]
    return (fact.number, fact.more) in found and none_left_out("split", fact)


def none_left_out(kind: str, fact: Fact) -> bool:
    """That it tells of Monsters to fight and of deeds to do if, and only if, there are any."""
    ends = {(True, True): "", (True, False): "_foes", (False, True): "_deeds", (False, False): "_neither"}
    return fact.kind == kind + ends[fact.number > 0, fact.more > 0]


def finds(g: Kingdom, seat: int, gone: tuple[int, ...]) -> dict[str, list[int]]:
    """By verb what an ability has to work on once some cards are gone."""
    table = [one for side in ("kingdom", "dungeon") for one in g.zones[side] if one not in gone]
    people = [one for one in table + pile(g, "hand", seat) if not monster(g, one) and one not in gone]
    arrays = [one for other in rivals(g, seat) for one in pile(g, "array", other)]
    return {
        "happiness": pile(g, "treasury", seat),
        "glory": list(g.beaten),
        "navigate": people,
        "gallop": table,
        "kidnap": [one for other in rivals(g, seat) for one in pile(g, "hand", other)],
        "devour": [gem for other in range(g.seats) for gem in pile(g, "treasury", other)],
        "grapple": [one for one in arrays if not monster(g, one)],
        "conquer": [one for one in arrays if monster(g, one)],
        "requiem": pile(g, "graveyard", seat),
    }


def works(g: Kingdom, seat: int, card: int, gone: tuple[int, ...]) -> bool:
    """Whether the ability of a card finds something to do once some cards are gone."""
    return any(finds(g, seat, gone).get(verb, [0]) for verb, *_ in g.content.of(card).ability)


def power(name: str) -> Truth:
    """That a power of that name has so much to work on, and some."""
    return lambda g, s, k, f: (
        monster(g, of(f)) and verb_of(g, of(f)) == name and f.number == len(finds(g, s, ())[name]) > 0
    )


def verb_of(g: Kingdom, card: int) -> str:
    return str(g.content.of(card).ability[0][0])


def deed(name: str, count: Callable[[Kingdom, int, int], int]) -> Truth:
    """That a deed of that name has so much to work on, and works."""
    return lambda g, s, k, f: (
        verb_of(g, of(f)) == name and f.number == count(g, s, of(f)) and works(g, s, of(f), (of(f),))
    )


def others_on_table(g: Kingdom, card: int) -> list[int]:
    return [one for side in ("kingdom", "dungeon") for one in g.zones[side] if one != card]


def asks(g: Kingdom, card: int) -> int:
    return int(sum(g.content.needs[card]))


def brought(g: Kingdom, key: str) -> int:
    """The points of a set of Gems, as the question has them."""
    keys = [option.key for option in g.question.options]
    return int(g.about.points[keys.index(key)])  # type: ignore[attr-defined]


def gems(g: Kingdom, number: int, owners: list[int]) -> int:
    return sum(g.content.kind[gem] == number for owner in owners for gem in pile(g, "treasury", owner))


def paid(g: Kingdom, key: str) -> int:
    words = key.split("+")
    return 0 if words == ["nothing"] else len(words)


def part(key: str, number: int) -> int:
    words = key.split("/")[number].partition(":")[2]
    return 0 if words == "nothing" else len(words.split("+"))


def doubled(g: Kingdom, seat: int, key: str, fact: Fact) -> bool:
    boss = g.about.monster  # type: ignore[attr-defined]
    return verb_of(g, boss) == "double_power" and works(g, seat, of(fact), (boss, picked(g, key)))


def taken(g: Kingdom) -> int:
    (card,) = g.zones["taken"]
    return card


def stuck(g: Kingdom, seat: int, key: str, fact: Fact) -> bool:
    """A full Array that the card cannot cut."""
    array = pile(g, "array", seat)
    return fact.number == len(array) == 7 and not any(fits(g, of(fact), other) for other in array)


def sides(g: Kingdom, seat: int, key: str, fact: Fact) -> bool:
    foes, deeds = [monster(g, c) for c in g.zones["kingdom"]], [not monster(g, c) for c in g.zones["dungeon"]]
    return (fact.number, fact.more) == (sum(foes), sum(deeds)) and none_left_out("lie_so", fact)


def later(g: Kingdom, key: str) -> str:
    """The side where a card will lie."""
    word = key.partition(":")[0]
    return word if ":" not in key else "dungeon" if word == "kingdom" else "kingdom"


def asked_and_there(g: Kingdom, seat: int, card: int) -> int:
    """How many of the Adventurers that a Monster asks for are in hand or Array."""
    there = [g.content.kind[one] for zone in ("hand", "array") for one in pile(g, zone, seat) if not monster(g, one)]
    return sum(min(there.count(number), want) for number, want in enumerate(g.content.needs[card]))


def kind_taken(g: Kingdom, key: str) -> int:
    """The kind of the Adventurer of the matrix that is to be taken."""
    (card,) = g.zones[f"matrix/{3 * int(key[5]) + int(key[6]) - 4}"]
    assert not monster(g, card)
    return g.content.kind[card]


def alike(g: Kingdom, seat: int, card: int) -> int:
    """Gems of a card's kind in the Treasury."""
    return sum(kind(g, gem) == kind(g, card) for gem in pile(g, "treasury", seat))


def soul(g: Kingdom, seat: int) -> int:
    return len(pile(g, "graveyard", seat))


TRUTHS: dict[str, Truth] = {
    "can_cut": lambda g, s, k, f: f.number == sum(fits(g, of(f), one) for one in pile(g, "array", s)) > 0,
    "more_of_it": lambda g, s, k, f: f.number == [kind(g, c) for c in on_matrix(g)].count(kind(g, of(f))) - 1 > 0,
    "cut_leaves": lambda g, s, k, f: 0 < f.number <= len(pile(g, "array", s)) and of(f) in on_matrix(g),
    "cut_before_all": lambda g, s, k, f: any(fits(g, of(f), one) for one in pile(g, "array", s)),
    "ready": lambda g, s, k, f: f.number == asked_and_there(g, s, of(f)) > 0,
    "asked_by": lambda g, s, k, f: of(f) in pile(g, "array", s) and g.content.needs[of(f)][kind_taken(g, k)] > 0,
    "cutters": lambda g, s, k, f: f.number == sum(fits(g, of(f), c) for c in on_matrix(g) if c != of(f)) > 0,
    "full_array": stuck,
    "no_match": lambda g, s, k, f: not any(fits(g, of(f), one) for one in pile(g, "array", s)),
    "last_turn": lambda g, s, k, f: g.triggered and not on_matrix(g),
    "later_cut": lambda g, s, k, f: f.number == len(pile(g, "array", s)) + 1,
    **{f"split{end}": split for end in ("", "_foes", "_deeds", "_neither")},
    "monster_worth": lambda g, s, k, f: (f.number, f.more) == (g.content.points[of(f)], asks(g, of(f))),
    "has_deed": lambda g, s, k, f: not monster(g, of(f)),
    "monsters_stay": lambda g, s, k, f: f.number == sum(monster(g, c) for c in others_on_table(g, -1)) > 0,
    "nobody_left": lambda g, s, k, f: not any(monster(g, c) for c in others_on_table(g, -1)),
    "idle_deed": lambda g, s, k, f: not works(g, s, of(f), (of(f),)),
    "deed_happiness": deed("happiness", lambda g, s, c: len(pile(g, "treasury", s))),
    "deed_glory": deed("glory", lambda g, s, c: len(g.beaten)),
    "deed_navigate": deed(
        "navigate",
        lambda g, s, c: sum(not monster(g, one) for one in others_on_table(g, c)) + len(pile(g, "hand", s)),
    ),
    "deed_battle_call": deed("battle_call", lambda g, s, c: len(pile(g, "hand", s))),
    "deed_gallop": deed("gallop", lambda g, s, c: len(others_on_table(g, c))),
    "deed_summon": deed("summon", lambda g, s, c: len(g.zones["deck"])),
    "deed_kidnap": deed("kidnap", lambda g, s, c: max(len(pile(g, "hand", other)) for other in rivals(g, s))),
    "brings": lambda g, s, k, f: f.number == g.content.points[of(f)] + g.tokens[of(f)],
    "had_taken": lambda g, s, k, f: f.number == g.tokens[of(f)] > 0,
    "no_raid": lambda g, s, k, f: of(f) in g.zones["kingdom"] and not g.tokens[of(f)],
    "power_works": lambda g, s, k, f: monster(g, of(f)) and works(g, s, of(f), ()),
    "power_double_power": lambda g, s, k, f: g.content.of(of(f)).ability[0] == ("double_power", f.number),
    **{f"power_{name}": power(name) for name in ("glory", "devour", "grapple", "conquer", "requiem")},
    "points_back": lambda g, s, k, f: f.number == g.tokens[of(f)] > 0,
    "controlled": lambda g, s, k, f: of(f) in g.zones["dungeon"],
    "twice": doubled,
    "spent_from_hand": lambda g, s, k, f: f.number == len(pile(g, "hand", s)) and k.startswith("hand:"),
    "spent_from_dungeon": lambda g, s, k, f: f.number == len(g.zones["dungeon"]) and k.startswith("dungeon:"),
    "cheap": lambda g, s, k, f: f.number == paid(g, k) <= asks(g, of(f)),
    "dear": lambda g, s, k, f: f.number == paid(g, k) > asks(g, of(f)) == f.more,
    "from_kingdom": lambda g, s, k, f: f.number == part(k, 0),
    "from_hand": lambda g, s, k, f: f.number == part(k, 1),
    "deed_first": lambda g, s, k, f: works(g, s, of(f), (of(f),)) and k == "use",
    "deed_for_nothing": lambda g, s, k, f: not works(g, s, of(f), ()) and k == "use",
    "gem_only": lambda g, s, k, f: of(f) in g.zones["aside"],
    "most_points": lambda g, s, k, f: f.number == brought(g, k) == max(brought(g, o.key) for o in g.question.options),
    "keeps_gems": lambda g, s, k, f: f.number == brought(g, k) < max(brought(g, o.key) for o in g.question.options),
    "devours": lambda g, s, k, f: f.number == gems(g, of(f), rivals(g, s)) > 0,
    "own_gems": lambda g, s, k, f: f.number == gems(g, of(f), [s]) > 0 == gems(g, of(f), rivals(g, s)),
    "spares": lambda g, s, k, f: not gems(g, of(f), list(range(g.seats))),
    "whites_bring": lambda g, s, k, f: (
        f.number == g.about.each * sum(white(g, c) for o in range(g.seats) for c in pile(g, "treasury", o))  # type: ignore[attr-defined]
    ),
    "whites_kept": lambda g, s, k, f: f.number == sum(white(g, c) for c in pile(g, "treasury", s)) > 0,
    "whites_left": lambda g, s, k, f: k == "without",
    "worthless": lambda g, s, k, f: f.number == soul(g, s) > 0,
    "let_go_later": lambda g, s, k, f: f.number == soul(g, s) > 0,
    "asks_most": lambda g, s, k, f: (
        f.number == asks(g, of(f)) == max(asks(g, int(str(o.at))) for o in g.question.options)
    ),
    "asks": lambda g, s, k, f: f.number == asks(g, of(f)),
    "too_many": lambda g, s, k, f: f.number == len(pile(g, "hand", s)) - 7 > 0,
    "copies": lambda g, s, k, f: f.number == sum(kind(g, one) == kind(g, of(f)) for one in pile(g, "hand", s)),
    **{f"lie_so{end}": sides for end in ("", "_foes", "_deeds", "_neither")},
    "to_fight": lambda g, s, k, f: (
        monster(g, of(f)) and later(g, k) == "kingdom" and f.number == g.content.points[of(f)]
    ),
    "to_control": lambda g, s, k, f: monster(g, of(f)) and later(g, k) == "dungeon",
    "to_pay": lambda g, s, k, f: not monster(g, of(f)) and later(g, k) == "kingdom",
    "to_deed": lambda g, s, k, f: not monster(g, of(f)) and later(g, k) == "dungeon",
    "into_kingdom": lambda g, s, k, f: k == "kingdom",
    "into_dungeon": lambda g, s, k, f: k == "dungeon",
    "gem_joins": lambda g, s, k, f: f.number == alike(g, s, of(f)) > 0,
    "gem_is_first": lambda g, s, k, f: not alike(g, s, of(f)),
    "largest_hand": lambda g, s, k, f: (
        f.number == len(pile(g, "hand", of(f))) == max(len(pile(g, "hand", other)) for other in rivals(g, s))
    ),
    "from_rival": lambda g, s, k, f: f.number == len(pile(g, "hand", of(f))) and of(f) != s,
    "looked": lambda g, s, k, f: True,
    "points_now": lambda g, s, k, f: f.number == g.reserve[s],
}


def holds(g: Kingdom, seat: int, key: str, eyes: int, fact: Fact) -> bool:
    """What it says is so, whoever hears it: that they may is the law's own to judge."""
    return TRUTHS[fact.kind](g, seat, key, fact)

"""Any effect: whatever an ability does on whatever table, what is told of it is what has come of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.rules.montoons.action import Acting
from game.rules.montoons.state import MonToons
from tests.rules.montoons.books import Books
from tests.rules.montoons.table import HEALTH, SHIPPED, SPARE, Table, at, monster

Effects = tuple[tuple[Any, ...], ...]
AIM, BOTH, SELF = ("aim", 3, 1, "rival", True), ("aim", 3, 2, "rival", False), ("aim", 2, 2, "any", True)
ABILITIES: dict[str, Effects] = {
    "push": (BOTH, ("push", "3"), ("damage", "1")),
    "pull": (BOTH, ("pull", "3"), ("inflict", "burn", 2)),
    "force": (BOTH, ("force", "3")),
    "throw": (BOTH, ("throw", "3")),
    "swap": (AIM, ("swap",), ("inflict", "entangle", 1)),
    "walk": (("move", "4", False, False, False), ("trail", 1)),
    "pass": (("move", "4", False, True, True), ("trample", 1)),
    "exact": (("move", "3", True, False, False), ("moved", (("hold", "guard", 1),))),
    "jump": (("jump", "3"), ("sweep", "ring1"), ("damage", "2")),
    "blitz": (("blitz", "2-4"), ("traps", 1, 1, True)),
    "rush": (("blitz", "2-4"), ("inflict", "burn", 1)),
    "lay": (("lay", "lava", 2, 2, True), ("lay", "water", 1, 1, False), ("obstacle", "rock", 2, 1, True)),
    "traps": (("traps", 2, 2, True), ("clear_traps", 3, 1, True), ("obstacle", "boulder", 1, 1, True)),
    "heal": (SELF, ("heal", 2), ("recover", 1), ("suffer", 1), ("inflict", "stun", 1)),
    "gain": (("bonus", "shell", 2), ("bonus", "berry", 1), ("bonus", "special", 1), ("leftover", 2)),
    "marks": (("mark_boxes", 2), ("bonus", "heart", 2), ("bonus", "waystone", 1)),
    "cleanse": (("hold", "burn", 2), ("cleanse", "burn"), ("cleanse", "stun"), ("hold", "entangle", 1)),
    "choose": (("choose", (("One", (("recover", 2),)), ("Other", (("hold", "guard", 1),)))), ("may", (("suffer", 1),))),
    "each": (BOTH, ("each", "burn", (("damage", "2"),), (("inflict", "burn", 1),))),
}
GROUNDS = ("lava", "water", "mountain", "spike_pit", "blightwater", "whirlpool")
SHUT = ("waystone", "void")
MAP = SHIPPED.arenas["A"]
NEAR = [
    place
    for place in [at(q, r) for q in range(-2, 4) for r in range(-2, 3) if -3 < q + r < 4]
    if MAP.by_key.get(place, -1) not in (-1, *MAP.waystones)
]


def any_table(rng: Random) -> Table:
    """Three monsters close together on a map by lot, with this and that on their sheets; it is the turn of one."""
    monsters, words = any_words(rng)
    return Table(*monsters, **words)


def any_words(rng: Random) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The monsters, and the other words of such a table: a small mess of terrain, rocks and Traps, or a printed map."""
    if rng.random() < 0.4:
        return printed_words(rng)
    places = rng.sample(NEAR, 9)
    monsters = any_monsters(rng, places)
    ground = {place: rng.choice(GROUNDS) for place in places[3:7]}
    ground |= {place: rng.choice(GROUNDS) for place in rng.sample(NEAR, 4) if place not in places}
    rocks = {place: rng.choice(("rock", "boulder")) for place in places[7:]}
    traps = [place for place in places[3:6] if fits_trap(ground[place])]
    return monsters, {"terrain": ground, "obstacles": rocks, "traps": traps, "turn": rng.randint(1, 3)}


def printed_words(rng: Random) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The same on a map as it is printed, with its ice, quicksand and bonuses, around some hex of it."""
    name = rng.choice(sorted(SHIPPED.arenas))
    arena = SHIPPED.arenas[name]
    open_ = {n for n, place in enumerate(arena.places) if place.terrain not in SHUT and not place.obstacle}
    beside = arena.board.beside
    middle = rng.choice((0, rng.choice(sorted(open_))))  # the very first hex is one like any other
    near = sorted(open_ & {middle, *beside[middle], *(far for space in beside[middle] for far in beside[space])})
    if len(near) < 5:
        return printed_words(rng)
    places = [arena.keys[space] for space in rng.sample(near, 5)]
    words = {"options": {"map": name}, "plain": False, "obstacles": {places[4]: "rock"}, "turn": rng.randint(1, 3)}
    return any_monsters(rng, places), words


def any_monsters(rng: Random, places: list[str]) -> list[dict[str, Any]]:
    """Three of them, on the first of these hexes, with this and that on their sheets."""
    return [
        monster(
            sheet,
            place,
            health=rng.randint(2, HEALTH[sheet]),
            burn=rng.randrange(3),
            guard=rng.random() < 0.4,
            entangle=rng.random() < 0.2,
            berries=[rng.randrange(3), 0],
            focus=[rng.randrange(3), rng.randrange(3)],
            powers=rng.randrange(3),
            dice=SPARE,
        )
        for sheet, place in zip(rng.sample(sorted(HEALTH), 3), places)
    ]


def fits_trap(terrain: str) -> bool:
    return terrain not in ("whirlpool", "spike_pit")


@pytest.mark.parametrize("word", sorted(ABILITIES))
def test_what_is_told_of_an_ability_is_what_has_come_of_it(word: str) -> None:
    compared, said = 0, set[str]()
    for seed in range(30):
        rng = Random(f"{word} {seed}")
        table = any_table(rng)
        g: MonToons = table.g
        user = g.active
        books, heard = Books(g), len(g.news or ())
        deed = "move" if ABILITIES[word][0][0] in ("move", "blitz", "jump") else rng.choice(("basic", "ultimate"))
        if deed == "ultimate":  # done here without the row that pays for it
            books.rows[user] -= 1
            books.finished -= 1
        about: Any = None
        table.use(*ABILITIES[word], deed=deed, dice=(rng.randint(1, 6),))
        while True:
            for event in (g.news or ())[heard:]:
                books.hear(event, about)
            heard = len(g.news or ())
            if g.winners is not None:
                break
            about = g.about
            if isinstance(about, Acting):
                if g.active == user:
                    books.agree(g)
                    compared += 1
                break
            table.play(rng.choice(table.keys))
        said |= books.seen
    assert compared > 10 and "uses" in said

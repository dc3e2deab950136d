"""Monster Pontoon 21, abilities: the verbs that cards are written with."""
from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

from game.engine.agenda import Option, Step, acts, do, verb
from game.engine.data import Bearer, Effects, Range
from game.rules.pontoon.state import COMPANIONS_OF, EQUIPMENT_OF, Pontoon

Picked = Callable[[int], tuple[Step, ...]]
Kind = Literal["adventurer", "monster", "any"]
Whose = Literal["own", "other_in_play", "any_hero"]
Count = Annotated[int, Range(0, 20)]


# --- frames round other steps

@verb
def may(g: Pontoon, hero: int, card: Bearer, steps: Effects) -> None:
    """"You may": the hero takes the whole ability or leaves it (PON-R08)."""
    use = Option("use", ("Use {0}", name(g, card)), acts("pontoon", steps, hero, card), card)
    g.ask(hero, ("{0}: {1}", name(g, card), text(g, card)), (use, LEAVE))


@verb
def with_companions(g: Pontoon, hero: int, card: Bearer, steps: Effects, type: Kind = "any",
                    other_than_self: bool = False, at_least: Count = 0, at_most: Count = 20) -> None:
    """"With ..." and "with no ...": only if that many companions of a type are in the own party now (PON-R08)."""
    count = sum(1 for c in g.of_type(hero, type) if c != card or not other_than_self)
    if at_least <= count <= at_most:
        g.then(*acts("pontoon", steps, hero, card))


@verb
def with_power(g: Pontoon, hero: int, card: Bearer, steps: Effects, above: int = -1, below: int = 999) -> None:
    """"If your party is over ...": only if its power now lies between the two numbers (PON-R08, PON-R15)."""
    if above < g.power(hero) < below:
        g.then(*acts("pontoon", steps, hero, card))


# --- what a card counts

@verb
def turn_to_sub(g: Pontoon, hero: int, card: Bearer) -> None:
    """The card is put upside down and counts its sub power from now on (PON-POW-02, PON-R26)."""
    sub = g.card(card).sub
    if sub is not None:
        g.put("turned", card, True)
        g.put("base", card, sub)


@verb
def adjust_others(g: Pontoon, hero: int, card: Bearer, amount: int, type: Kind = "any") -> None:
    """All other own companions of a type count that much more or less, never below 0."""
    for other in g.of_type(hero, type):
        if other != card:
            g.then(do(adjust, hero, other, amount))


@verb
def adjust_one(g: Pontoon, hero: int, card: Bearer, amount: int, of: Whose = "any_hero", type: Kind = "any",
               may: bool = False) -> None:
    """A companion of your choice counts that much more or less, never below 0."""
    pick(g, hero, card, targets(g, hero, card, of, type), may, lambda c: (do(adjust, hero, c, amount),))


@verb
def adjust(g: Pontoon, hero: int, target: int, amount: int) -> None:
    """A lasting change on top of what the card counts (PON-R02)."""
    g.put("bonus", target, g.bonus[target] + amount)


@verb
def copy_power(g: Pontoon, hero: int, card: Bearer, may: bool = False) -> None:
    """This counts the same as another own companion of your choice."""
    pick(g, hero, card, targets(g, hero, card, "own", "any"), may, lambda c: (do(take_power, hero, card, c),))


@verb
def take_power(g: Pontoon, hero: int, card: int, source: int) -> None:
    """The source's current power becomes the base; later changes of the source are not followed (PON-R34)."""
    g.put("base", card, g.count(source))


# --- looks

@verb
def peek_equipment(g: Pontoon, hero: int, card: Bearer) -> None:
    """Look at another hero's Equipment, stayed or not (PON-R11); what it is stays private (PON-R30)."""
    options = tuple(Option(f"seat:{other + 1}", ("Look at the Equipment of seat {0}", other + 1),
                           (do(peek, hero, other),), EQUIPMENT_OF[other])
                    for other in g.clockwise(hero)[1:])
    g.ask(hero, ("{0}: whose Equipment do you look at?", name(g, card)), options)


@verb
def peek(g: Pontoon, hero: int, other: int) -> None:
    g.look(hero, g.weapon(other), EQUIPMENT_OF[other])


@verb
def scry_guild(g: Pontoon, hero: int, card: Bearer, count: Annotated[int, Range(1, 5)]) -> None:
    """Look at the top Guild cards; each stays on top or goes under, in the order seen (PON-R35)."""
    count = min(count, len(g.zones["guild"]))
    for depth in range(count):
        g.look(hero, g.zones["guild"][-1 - depth], "guild")
    g.then(do(place_seen, hero, 0, count))


@verb
def place_seen(g: Pontoon, hero: int, kept: int, left: int) -> None:
    """The next looked-at card lies under `kept` cards that stay on top."""
    if left:
        g.ask(hero, ("{0}: leave it on top of the guild, or put it under?", name(g, g.zones["guild"][-1 - kept])), (
            Option("top", ("Leave on top",), (do(place_seen, hero, kept + 1, left - 1),), "guild"),
            Option("under", ("Put under",), (do(put_under, hero, kept), do(place_seen, hero, kept, left - 1)))))


@verb
def put_under(g: Pontoon, hero: int, kept: int) -> None:
    g.move(g.zones["guild"][-1 - kept], "guild", "guild", at=0)


# --- cards that come and go

@verb
def return_to_guild(g: Pontoon, hero: int, card: Bearer, of: Whose, type: Kind = "any", may: bool = False) -> None:
    """A companion of your choice goes back to the guild."""
    pick(g, hero, card, targets(g, hero, card, of, type), may, lambda c: (do(send_back, hero, c),))


@verb
def return_weakest(g: Pontoon, hero: int, card: Bearer) -> None:
    """The weakest other companion goes back: lowest power now; of equals the hero picks (PON-R33)."""
    others = [c for c in g.companions(hero) if c != card]
    least = min((g.count(c) for c in others), default=0)
    pick(g, hero, card, [c for c in others if g.count(c) == least], False, lambda c: (do(send_back, hero, c),))


@verb
def return_self(g: Pontoon, hero: int, card: Bearer) -> None:
    """This card goes back to the guild."""
    g.then(do(send_back, hero, card))


@verb
def send_back(g: Pontoon, hero: int, card: int) -> None:
    """Under the Guild deck, upright and clean; it can be drawn again this round (PON-R27)."""
    from game.rules.pontoon.battle import clean

    clean(g, card)
    g.move(card, COMPANIONS_OF[owner(g, card)], "guild", at=0)


@verb
def draw_companion(g: Pontoon, hero: int, card: Bearer, count: Annotated[int, Range(1, 3)] = 1) -> None:
    """The top Guild cards join; no declared Hit, so no on hit (PON-R07, PON-X02). An empty deck has none (PON-R25)."""
    for _ in range(min(count, len(g.zones["guild"]))):
        g.move(g.zones["guild"][-1], "guild", COMPANIONS_OF[hero])


@verb
def swap_with(g: Pontoon, hero: int, card: Bearer, of: Whose = "other_in_play", type: Kind = "any",
              may: bool = False) -> None:
    """This card and a companion of your choice change parties."""
    pick(g, hero, card, targets(g, hero, card, of, type), may, lambda c: (do(swap, hero, card, c),))


@verb
def swap(g: Pontoon, hero: int, card: int, other: int) -> None:
    """Each becomes the youngest of its new party and keeps what it counts (PON-R12); no on hit (PON-R07)."""
    mine, theirs = COMPANIONS_OF[owner(g, card)], COMPANIONS_OF[owner(g, other)]
    g.move(card, mine, theirs)
    g.move(other, theirs, mine)


# --- choosing

LEAVE = Option("leave", ("Leave it",), ())


def targets(g: Pontoon, hero: int, card: int, of: str, kind: str) -> list[int]:
    """The companions an ability may pick, never the card itself; "in play" means not stayed (PON-R11)."""
    heroes = g.clockwise(hero)
    if of == "own":
        heroes = heroes[:1]
    elif of == "other_in_play":
        heroes = tuple(other for other in heroes[1:] if not g.stayed[other])
    return [c for other in heroes for c in g.of_type(other, kind) if c != card]


def pick(g: Pontoon, hero: int, card: int, cards: list[int], may: bool, steps: Picked) -> None:
    """Ask for one of the cards. Without a legal target nothing happens (PON-R10)."""
    if cards:
        options = [Option(g.content.id(c), ("{0}", name(g, c)), steps(c), c) for c in cards]
        g.ask(hero, ("{0}: {1}", name(g, card), text(g, card)), (*options, LEAVE) if may else options)


def owner(g: Pontoon, card: int) -> int:
    """The hero in whose party a companion is; ValueError when in none."""
    for hero in range(g.seats):
        if card in g.companions(hero):
            return hero
    raise ValueError(f"{g.content.id(card)} is in no party")


def name(g: Pontoon, card: int) -> str:
    return g.content.cards[card].name


def text(g: Pontoon, card: int) -> str:
    return g.content.cards[card].text

"""Monster Pontoon 21, chapter 4: abilities, the verbs that cards are written with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Annotated, Literal, NamedTuple

from game.engine.agenda import Decision, Option, Step, acts, any_useful, do, needs, verb
from game.engine.data import Bearer, Effects, Range
from game.rules.pontoon.cards import EQUIPMENT
from game.rules.pontoon.changes import adjust, leave, peek, place_seen, send_back, swap, take_power
from game.rules.pontoon.state import COMPANIONS_OF, EQUIPMENT_OF, Pontoon

Onward = Callable[[int], Step]  # the step that follows when a card is picked
Kind = Literal["adventurer", "monster", "any"]
Whose = Literal["own", "other_in_play", "any_hero"]
Count = Annotated[int, Range(0, 20)]
Change = Annotated[int, Range(-20, 20)]


class Using(NamedTuple):
    """The question whether to use the ability of a card."""

    card: int


class Picking(NamedTuple):
    """The question which companion the ability of a card is for: whose they may be, and of which type. `weakest`: of
    those only the ones that count least."""

    card: int
    of: Whose
    type: Kind
    weakest: bool = False


class Peeking(NamedTuple):
    """The question whose Equipment the ability of a card shows."""

    card: int


@lru_cache(maxsize=1000)
def within(steps: Effects, hero: int, card: int) -> tuple[Step, ...]:
    """The steps within a frame, for one hero and card."""
    return acts("pontoon", steps, hero, card)


# --- what abilities need (PON-R36): told beside each verb, read before it is announced, offered or done


def enough(
    g: Pontoon, hero: int, card: int, steps: Effects, type: Kind, other_than_self: bool, at_least: int, at_most: int
) -> bool:
    """Whether the own party has that many companions of a type."""
    found = g.companions(hero) if type == "any" else g.of_type(hero, type)
    return at_least <= len(found) - (other_than_self and card in found) <= at_most


def targets(g: Pontoon, hero: int, card: int, of: str, type: str = "any") -> list[int]:
    """The companions an ability may pick, never the card itself; "in play" means not stayed (PON-R11)."""
    if of == "own":
        return [c for c in g.of_type(hero, type) if c != card]
    heroes: Sequence[int] = g.clockwise(hero)
    if of == "other_in_play":
        heroes = [other for other in heroes[1:] if not g.stayed[other]]
    return [c for other in heroes for c in g.of_type(other, type) if c != card]


def turns(g: Pontoon, hero: int, card: int) -> bool:
    """Whether the card has not gone back to the guild, has a sub power, and does not count it yet."""
    sub = g.content.cards[card].sub
    return sub is not None and not (g.turned[card] and g.base[card] == sub) and card not in g.zones["guild"]


def copies(g: Pontoon, hero: int, card: int, type: Kind, may: bool) -> bool:
    """Whether another own companion of the type counts something else."""
    base = g.base[card]
    return card not in g.zones["guild"] and any(g.count(c) != base for c in targets(g, hero, card, "own", type))


def guild_left(g: Pontoon, hero: int, card: int, count: int) -> bool:
    return bool(g.zones["guild"])


def unseen(g: Pontoon, hero: int, card: int) -> bool:
    """Whether there is Equipment of another hero that this one has not seen."""
    return any(not g.viewers(g.weapon(other), EQUIPMENT_OF[other]) >> hero & 1 for other in g.clockwise(hero)[1:])


# --- frames round other steps


@verb
@needs(lambda g, hero, card, steps: any_useful(g, within(steps, hero, card)))
def may(g: Pontoon, hero: int, card: Bearer, steps: Effects) -> None:
    """4.1 "You may": the hero takes the whole ability or leaves it (PON-R08); one that can do nothing is not asked
    about (PON-R36)."""
    printed = g.card(card)
    at = EQUIPMENT_OF[hero] if printed.type == EQUIPMENT else card  # Equipment is chosen at its place
    g.pose(offer(printed.name, printed.text, hero, card, at, steps))


@verb
@needs(enough, within=lambda g, hero, card, steps, *counted: within(steps, hero, card))
def with_companions(
    g: Pontoon,
    hero: int,
    card: Bearer,
    steps: Effects,
    type: Kind = "any",
    other_than_self: bool = False,
    at_least: Count = 0,
    at_most: Count = 20,
) -> None:
    """4.1 "With ..." and "with no ...": only if that many companions of a type are in the own party now (PON-R08)."""
    g.then(*within(steps, hero, card))


@verb
@needs(
    lambda g, hero, card, steps, above, below: above < g.power(hero) < below,
    within=lambda g, hero, card, steps, above, below: within(steps, hero, card),
)
def with_power(g: Pontoon, hero: int, card: Bearer, steps: Effects, above: int = -1, below: int = 999) -> None:
    """4.1 "If your party is over ...": only if its power now lies between the two numbers (PON-R08, PON-R15)."""
    g.then(*within(steps, hero, card))


# --- what a card counts


@verb
@needs(turns)
def turn_to_sub(g: Pontoon, hero: int, card: Bearer) -> None:
    """4.2 The card is put upside down and counts its sub power from now on (PON-POW-02, PON-R26)."""
    g.put("turned", card, True)
    g.put("base", card, g.card(card).sub)


@verb
@needs(lambda g, hero, card, amount, type: amount != 0 and bool(targets(g, hero, card, "own", type)))
def adjust_others(g: Pontoon, hero: int, card: Bearer, amount: Change, type: Kind = "any") -> None:
    """4.2 All other own companions of a type count that much more or less, never below 0."""
    g.then(*[do(adjust, hero, other, amount) for other in targets(g, hero, card, "own", type)])


@verb
@needs(lambda g, hero, card, amount, of, type, may: amount != 0 and bool(targets(g, hero, card, of, type)))
def adjust_one(
    g: Pontoon, hero: int, card: Bearer, amount: Change, of: Whose = "any_hero", type: Kind = "any", may: bool = False
) -> None:
    """4.2 A companion of your choice counts that much more or less, never below 0."""
    pick(g, hero, Picking(card, of, type), may, lambda c: do(adjust, hero, c, amount))


@verb
@needs(copies)
def copy_power(g: Pontoon, hero: int, card: Bearer, type: Kind = "any", may: bool = False) -> None:
    """4.2 This counts the same as another own companion of your choice."""
    pick(g, hero, Picking(card, "own", type), may, lambda c: do(take_power, hero, card, c))


# --- looks


@verb
@needs(unseen)
def peek_equipment(g: Pontoon, hero: int, card: Bearer) -> None:
    """4.3 Look at another hero's Equipment, stayed or not (PON-R11); what it is stays private (PON-R30)."""
    options = tuple(
        Option(
            f"seat:{other + 1}",
            ("Look at seat {0}'s Equipment", other + 1),
            (do(peek, hero, other),),
            EQUIPMENT_OF[other],
        )
        for other in g.clockwise(hero)[1:]
    )
    g.ask(hero, prompt(g, card), options, about=Peeking(card))


@verb
@needs(guild_left)
def scry_guild(g: Pontoon, hero: int, card: Bearer, count: Annotated[int, Range(1, 5)]) -> None:
    """4.3 Look at the top Guild cards; each stays on top or goes under (PON-R30, PON-R35)."""
    count = min(count, len(g.zones["guild"]))
    for depth in range(count):
        g.look(hero, g.zones["guild"][-1 - depth], "guild")
    g.then(do(place_seen, hero, 0, count))


# --- cards that come and go


@verb
@needs(lambda g, hero, card, of, type, may: bool(targets(g, hero, card, of, type)))
def return_to_guild(g: Pontoon, hero: int, card: Bearer, of: Whose, type: Kind = "any", may: bool = False) -> None:
    """4.4 A companion of your choice goes back to the guild."""
    pick(g, hero, Picking(card, of, type), may, lambda c: do(send_back, hero, c))


@verb
@needs(lambda g, hero, card: bool(targets(g, hero, card, "own")))
def return_weakest(g: Pontoon, hero: int, card: Bearer) -> None:
    """4.4 The weakest other companion goes back: lowest power now; of equals the hero picks (PON-R33)."""
    pick(g, hero, Picking(card, "own", "any", weakest=True), False, lambda c: do(send_back, hero, c))


@verb
@needs(lambda g, hero, card: g.is_companion(card))
def return_self(g: Pontoon, hero: int, card: Bearer) -> None:
    """4.4 This card goes back to the guild."""
    g.then(do(send_back, hero, card))


@verb
@needs(guild_left)
def draw_companion(g: Pontoon, hero: int, card: Bearer, count: Annotated[int, Range(1, 3)] = 1) -> None:
    """4.4 The top Guild cards join; no declared Hit, so no on hit (PON-R07, PON-X02). An empty deck has none
    (PON-R25)."""
    for _ in range(min(count, len(g.zones["guild"]))):
        g.move(g.zones["guild"][-1], "guild", COMPANIONS_OF[hero])


@verb
@needs(lambda g, hero, card, of, type, may: g.is_companion(card) and bool(targets(g, hero, card, of, type)))
def swap_with(
    g: Pontoon, hero: int, card: Bearer, of: Whose = "other_in_play", type: Kind = "any", may: bool = False
) -> None:
    """4.4 This card and a companion of your choice change parties."""
    pick(g, hero, Picking(card, of, type), may, lambda c: do(swap, hero, card, c))


# --- choosing


def pick(g: Pontoon, hero: int, about: Picking, may: bool, onward: Onward) -> None:
    """Ask for one of the companions that the question is about; with `may` it can be left."""
    card, cards = about.card, targets(g, hero, about.card, about.of, about.type)
    if about.weakest:
        least = min(map(g.count, cards))
        cards = [c for c in cards if g.count(c) == least]
    options = [Option(g.content.id(c), ("{0} ({1})", g.card(c).name, g.count(c)), (onward(c),), c) for c in cards]
    g.ask(hero, prompt(g, card), (*options, not_used(hero, card)) if may else options, about=about)


@lru_cache(maxsize=1000)
def offer(name: str, text: str, hero: int, card: int, at: str | int, steps: Effects) -> Decision:
    """Whether to use an ability: the same words each time the card comes up."""
    use = Option("use", ("Use {0}", name), within(steps, hero, card), at)
    return Decision(hero, ("{0}: {1}", name, text), (use, not_used(hero, card)), aside=Pontoon.ASIDE, about=Using(card))


def not_used(hero: int, card: int) -> Option:
    return Option("leave", ("Do not use it",), (do(leave, hero, card),))


def prompt(g: Pontoon, card: int) -> tuple[str, ...]:
    return "{0}: {1}", g.card(card).name, g.card(card).text


# --- telling


def announce(g: Pontoon, hero: int, card: int, steps: Sequence[Step]) -> None:
    """Tell that an ability comes up, unless it can do nothing (PON-R36)."""
    if g.news is not None and any_useful(g, steps):
        g.tell("ability", hero, card)

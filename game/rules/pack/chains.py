"""The Monster Pack, chains: what makes up hit points, hits, powers in a duel, turns to wait, and piles of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice

from game.engine.chain import Chain, Link
from game.engine.events import Changed, Event, Moved, Said
from game.engine.picture import Picture
from game.engine.words import counted
from game.rules.pack.cards import BONUS, TITLES, TYPES, WILD, Content, Twist
from game.rules.pack.dueling import beats
from game.rules.pack.state import DECK, DISCARD
from game.rules.pack.twisting import twists_of

Struck = tuple[int, int]  # a column, and the monster there that hits
Fall = tuple[int, int, int]  # a column, the monster there that goes, and the one that faces it
PASSED = {  # where cards went that count in a pile: from and to, what that was, and where the rules say so
    ("active", "discard"): ("Beaten in duels", "3.1"),
    ("hand", "discard"): ("Paid for boosts", "2.4"),
    ("deck", "hand"): ("Drawn", "2.1"),
}


def twist_links(content: Content, seat: int, amount: Callable[[Twist], int]) -> Iterator[Link]:
    """What each twist of a seat adds to a number."""
    for twist in twists_of(content, content.twisted[seat]):
        if amount(twist):
            yield Link(f"Twist: {twist.name}", amount(twist), "6.2")


# --- hit points


def points_chain(content: Content, first: Picture, known: Picture, seat: int, told: Iterable[Event]) -> Chain:
    """The hit points of a seat: those with which the game began (`first`), and from all that was told since then each
    monster that has hit it."""
    coming, hits, taken, faces = list[tuple[int, int]](), Counter[str](), Counter[str](), dict[str, int]()
    for event in told:
        match event:
            case Said(what="hit", player=int(by), about=(_, int(card), int(damage))) if by != seat:
                coming.append((card, damage))
            case Changed(field="hp", index=int(whose)) if whose == seat:
                for card, damage in coming:
                    name = content.name(card)
                    faces.setdefault(name, card)
                    hits[name] += 1
                    taken[name] += damage
                coming.clear()
    began = first.facts["hp"][seat]
    links = [*first_links(content, known.facts["format"], seat, began)]
    links += [Link(f"{name}: {counted(hits[name], 'hit')}", -taken[name], "3.2", faces[name]) for name in hits]
    if spare := known.facts["hp"][seat] - began + taken.total():
        links.append(Link("More than was left", spare, "4.1"))
    return Chain("Hit points", tuple(links))


def first_links(content: Content, format: str, seat: int, began: int) -> Iterator[Link]:
    """Hit points at the beginning: of the length and by twists, where the game began as usual."""
    if began != content.first_points(format, seat):
        yield Link("At first", began, "1.1")
        return
    usual = Link(f"{content.formats[format].name} game", content.formats[format].start_hp, "1.1")
    links = [usual, *twist_links(content, seat, lambda twist: twist.hp)]
    if short := began - sum(link.amount for link in links):
        links.append(Link("One at least", short, "6.2"))
    yield from links


# --- the duel


def power_chain(content: Content, card: int, facing: int) -> Chain:
    """What a monster counts in a duel with the one that faces it."""
    types, links = content.types, [Link("Printed power", content.powers[card], "0.2", card)]
    if beats(types[card], types[facing]):
        one, other = (TITLES[TYPES[types[number]]].partition(" ")[0] for number in (card, facing))
        links.append(Link(f"{one} beats {other}", BONUS, "3.3"))
        links += twist_links(content, content.backs[card], lambda twist: twist.bonus)
    return Chain(f"{content.name(card)}: power", tuple(links))


def bonus_chain(content: Content, seat: int) -> Chain:
    """What a monster of that side counts more whose type beats that of the one that faces it."""
    usual = Link("The type that beats the other", BONUS, "3.3")
    return Chain("Who beats whom", (usual, *twist_links(content, seat, lambda twist: twist.bonus)))


def hit_chain(content: Content, card: int) -> Chain:
    """The hit points that a monster takes with nobody in its way."""
    links = [Link("Its stars", content.stars[card], "3.2", card)]
    links += twist_links(content, content.backs[card], lambda twist: twist.hits)
    return Chain(f"A hit of {content.name(card)}", tuple(links))


def toll_chain(
    content: Content, strikes: Sequence[Struck], left: int | None = None, comers: Sequence[Struck] = ()
) -> Chain:
    """The hit points that a duel takes, below 0; of `left` no more than there are, None where that does not count.
    `comers` enter before it, and may take more."""
    links = [Link(f"{content.name(card)}, column {at + 1}", -content.hits[card], "3.2", card) for at, card in strikes]
    links += [
        Link(f"{content.name(card)} enters: up to {content.hits[card]} more", 0, "2.2", card) for _, card in comers
    ]
    taken = -sum(link.amount for link in links)
    if left is not None and taken > left:
        links.append(Link("More than is left", taken - left, "4.1"))
    return Chain("Hit points lost", tuple(links))


def fallen_chain(content: Content, falls: Sequence[Fall]) -> Chain:
    """The monsters that a duel takes, below 0."""
    links = (
        Link(
            f"{content.name(card)}, column {at + 1}",
            -1,
            "3.4" if WILD in (content.types[card], content.types[facing]) else "3.1",
            card,
        )
        for at, card, facing in falls
    )
    return Chain("Monsters lost", tuple(links))


# --- cards that wait, and piles


def wait_chain(content: Content, card: int, die: int, boosted: bool = False) -> Chain:
    """The turns that a monster still waits, as its die shows."""
    stars, wait = content.stars[card], content.wait(card)
    swift = twist_links(content, content.backs[card], lambda twist: -(0 < twist.swift_from <= stars))
    links = [Link("Its stars", stars, "2.3", card), *islice(swift, stars - wait)]
    if gone := wait - die - boosted:
        links.append(Link("Own turns gone by", -gone, "2.2"))
    if boosted:
        links.append(Link("Boosted", -1, "2.4"))
    return Chain(f"{content.name(card)}: turns to wait", tuple(links))


def deck_chain(first: Picture, known: Picture, seat: int, told: Iterable[Event]) -> Chain:
    """The cards left in a deck."""
    return pile_chain("Deck", DECK[seat], first, known, told)


def discard_chain(first: Picture, known: Picture, seat: int, told: Iterable[Event]) -> Chain:
    """The cards that were discarded."""
    return pile_chain("Discards", DISCARD[seat], first, known, told)


def pile_chain(title: str, zone: str, first: Picture, known: Picture, told: Iterable[Event]) -> Chain:
    """The cards of a pile, from those that lay there at first on."""
    sums = Counter[tuple[str, str]]()
    for event in told:
        if isinstance(event, Moved) and zone in (event.src, event.dst):
            sums[PASSED[event.src.partition("/")[0], event.dst.partition("/")[0]]] += 1 if event.dst == zone else -1
    began = len(first.zones[zone])
    links = [Link("At first", began, "1.1")] if began else []
    return Chain(title, (*links, *(Link(what, amount, rule) for (what, rule), amount in sums.items())))

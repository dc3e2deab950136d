"""Dungeon & Kingdom, chains: what makes up points, the bill of a turn, a payment and its worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from game.engine.chain import Chain, Link
from game.engine.events import Event, Said
from game.engine.picture import Picture
from game.engine.words import counted
from game.rules.kingdom.cards import Content
from game.rules.kingdom.fights import Paying, Splitting
from game.rules.kingdom.forecast import raids
from game.rules.kingdom.gems import Giving
from game.rules.kingdom.powers import Devouring, Releasing, Tasting
from game.rules.kingdom.state import HAND_OF, LOOT, SIDES, TREASURY_OF, Kingdom

BROUGHT = {  # what is told with points that have come: in words, and where the rules say so
    "glory": ("Glory", "4.4"),
    "gems": ("Gems given", "5.1"),
    "devoured": ("Gems devoured", "6.3"),
    "released": ("Monsters let go", "6.6"),
    "freed": ("Points on controlled Monsters", "4.5"),
}
TAKEN = "Taken by raids"

# --- points


def points_chain(content: Content, known: Picture, seat: int, told: Iterable[Event]) -> Chain:
    """The points of a seat from all that was told since the beginning: each Monster beaten, the rest by its kind."""
    sums = dict[Link, int]()
    for event in told:
        if isinstance(event, Said) and event.player == seat:
            for link in points_moved(content, event):
                kind = link._replace(amount=0)
                sums[kind] = sums.get(kind, 0) + link.amount
    links = tuple(link._replace(amount=amount) for link, amount in sums.items() if amount)
    first = known.facts["reserve"][seat] - sum(link.amount for link in links)
    return Chain("Points", (Link("At first", first, "1.2"), *links))


def points_moved(content: Content, event: Said) -> Iterator[Link]:
    """What is told of points that have come or gone."""
    match event.what, event.about:
        case "defeated", (int(monster), points, tokens, _):
            yield Link(content.name(monster), points + tokens, "4.2", monster)
        case "raid", (_, loot):
            yield Link(TAKEN, -loot, "7.3")
        case what, (*_, int(points)) if what in BROUGHT:
            words, rule = BROUGHT[what]
            yield Link(words, points, rule)


def total_chain(known: Picture, seat: int) -> Chain:
    """The score of a seat if the game ended now."""
    zones, active = known.zones, known.facts["active"]
    left = sum(len(zones[f"{family}/{seat}"]) for family in ("hand", "array", "treasury"))
    left += sum(len(zones[side]) for side in SIDES) if seat == active else 0
    card_points = Link(f"{counted(left, 'card')} left, 1 for every two", left // 2, "8.4")
    return Chain("Points at the end", (Link("Points now", known.facts["reserve"][seat], "8.4"), card_points))


# --- the bill of a turn


def cut_chain(g: Kingdom, key: str) -> Chain | None:
    """What Monsters take after a cut, or Done, if none is beaten or controlled any more; None where none lies there."""
    bill = raids(g, key)
    if bill is None or not bill.monsters:
        return None
    links = [Link(f"{g.content.of(card).name} raids", -LOOT, "7.3", card) for card in bill.monsters]
    if spared := len(bill.monsters) - bill.fed:
        links.append(Link(f"Too few points: {spared} leave", spared * LOOT, "7.3"))
    return Chain("Taken by raids", tuple(links))


# --- what a choice costs or brings


def choice_chain(g: Kingdom, key: str, names: Sequence[str]) -> Chain | None:
    """What makes up the number of a choice: points that come or go, cards to be paid. None where it has none."""
    if g.decision is None:
        return None
    at = next((at for at, option in enumerate(g.decision.options) if option.key == key), None)
    if at is None:
        return None
    content, card = g.content, g.decision.options[at].at
    match g.about:
        case Paying(monster, _, ways):
            return price_chain(g, monster, sum(ways[at]))
        case Splitting(monster, _, parts):
            return source_chain(g, monster, *parts[at])
        case Giving(sets, points):
            scale = {one.size: amount for one, amount in zip(sets, points)}
            gems = ["Gem of its colour"] * sets[at].coloured + ["White Gem"] * sets[at].white
            steps = (scale[n] - scale.get(n - 1, 0) for n in range(1, len(gems) + 1))
            return Chain("Points for Gems", tuple(Link(gem, step, "5.1") for gem, step in zip(gems, steps)))
        case Devouring(kinds, each):
            return devour_chain(g, (kinds[at],), each, names)
        case Tasting(kind, each):
            return devour_chain(g, (kind, content.wild) if key == "with" else (kind,), each, names)
        case Releasing(souls, each) if at < len(souls):
            return Chain("Points", tuple(Link(content.name(soul), each, "6.6", soul) for soul in souls[at]))
    if key.startswith("fight:") and isinstance(card, int):
        return worth_chain(g, card)
    return cut_chain(g, key)


def worth_chain(g: Kingdom, monster: int) -> Chain:
    """What beating a Monster brings: its printed points, and those that lie on it."""
    links = [Link("Printed points", g.content.points[monster], "4.2", monster)]
    loot = [Link("Points that lie on it", g.tokens[monster], "4.2")] if g.tokens[monster] else []
    return Chain(f"Beat {g.content.name(monster)}", (*links, *loot))


def price_chain(g: Kingdom, monster: int, cards: int) -> Chain:
    """The cards that a payment comes to: one for each icon, fewer by a power, and a Princess on top for each icon that
    another card is to fill."""
    *_, fewer = g.asked
    icons = sum(g.content.needs[monster])
    off = min(fewer, icons) if isinstance(fewer, int) else 0
    top = cards - icons + off
    links = [Link("One for each icon", icons, "4.3", monster)]
    links += [Link("Conquer: fewer are wanted", -off, "6.5")] if off else []
    links += [Link("On top: Princesses that make others wild", top, "4.3")] if top else []
    return Chain(f"Cards for {g.content.name(monster)}", tuple(links))


def source_chain(g: Kingdom, monster: int, part: Sequence[int], rest: Sequence[int]) -> Chain:
    """The cards of a payment by kind and by where they come from."""
    assert g.decision is not None
    links = [
        Link(f"{g.content.adventurers[kind].name}, {words}", count, "4.3", g.of_kind(zone, kind))
        for words, zone, counts in (
            ("from the Kingdom", "kingdom", part),
            ("from the hand", HAND_OF[g.decision.player], rest),
        )
        for kind, count in enumerate(counts)
        if count
    ]
    return Chain(f"Cards for {g.content.name(monster)}", tuple(links))


def devour_chain(g: Kingdom, kinds: Sequence[int], each: int, names: Sequence[str]) -> Chain:
    """The points for all Gems of these kinds, by whose Treasury they lie in."""
    counts = [sum(g.content.kind[card] in kinds for card in g.zones[TREASURY_OF[seat]]) for seat in range(g.seats)]
    links = (
        Link(f"{counted(count, 'Gem')} of {name}", count * each, "6.3") for name, count in zip(names, counts) if count
    )
    return Chain("Points for Gems", tuple(links))

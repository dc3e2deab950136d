"""Dragon Attack!, chains: what makes up dice, strengths, steps and treasure, and how a chance to win is counted."""

from __future__ import annotations

from collections import Counter as Count
from collections.abc import Iterator, Sequence

from game.engine import hexes
from game.engine.chain import Chain, Link
from game.engine.picture import Picture
from game.rules.dragon.battle import dragon_dice
from game.rules.dragon.counters import CLASSES, STRENGTHS, Content
from game.rules.dragon.gauntlet import Fall
from game.rules.dragon.movement import way
from game.rules.dragon.odds import awaits, gauntlet
from game.rules.dragon.state import FRONT_OF, UP, Dragon, called
from game.rules.dragon.throws import SIDES, below, highest, kill_chance, over

FIGHTS = 1000  # that a chance to slay the Dragon is told of

# --- what is on the table


def dice_chain(content: Content, known: Picture, hero: int, dragon: bool = False) -> Chain:
    """The dice that a party throws, against the Dragon or anybody else."""
    cards = [card for card in known.zones[FRONT_OF[hero]] if card is not None]
    colour = known.facts["colour"][hero]
    own = content.heroes[colour] if colour >= 0 else None
    links = [Link(f"{own.name}, {CLASSES[own.class_]}" if own else "A hero", 1, "8")]
    links += [Link(content.name(card), 1, "8", card) for card in cards if content.class_bit[card]]
    slayers = [card for card in cards if content.kinds[card] == "slayer"] if dragon else []
    return Chain("Dice", (*links, *(Link(content.name(card), 1, "8.3", card) for card in slayers[:1])))


def strength_chain(known: Picture) -> Chain:
    """The strength at which the Dragon fights next: each battle that it has lost takes a counter away; 0 when slain."""
    left = tuple(known.facts["strengths"])
    found = [Link("The first of its counters", STRENGTHS[0], "8.3")]
    for beaten, then in zip(STRENGTHS, (*STRENGTHS[1:], 0)):
        if beaten not in left:
            found.append(Link(f"The {beaten} is beaten", then - beaten, "8.3"))
    return Chain("The Dragon's strength", tuple(found))


def needed_chain(foe: str, strength: int, rule: str, card: int | None = None) -> Chain:
    """The least die that beats a strength."""
    again = Link(f"A {strength} is thrown again", 1, rule)
    return Chain("The die that wins", (Link(foe, strength, rule, card), again))


def worth_chain(content: Content, known: Picture, zone: str, rule: str, *kinds: str) -> Chain:
    """What the counters of a zone count, of these kinds or all of them: gold its value, a monster its number."""
    cards = [card for card in known.zones[zone] if card is not None]
    counted = [card for card in cards if content.points[card] and (not kinds or content.kinds[card] in kinds)]
    alike = Count((content.name(card), content.points[card]) for card in counted)
    first = {(content.name(card), content.points[card]): card for card in reversed(counted)}
    links = (
        Link(name if count == 1 else f"{name}, {count} of them", points * count, rule, first[name, points])
        for (name, points), count in alike.items()
    )
    return Chain("Worth", tuple(links))


# --- what a choice brings


def way_chain(g: Dragon, hero: int, space: int) -> Chain:
    """The steps to a space that the hero may move to now: each space entered is one, and what is closed leads round."""
    steps = way(g, hero, space)
    here, there = (hexes.from_offset(*map(int, g.space(one).key.split(","))) for one in (g.at[hero], space))
    straight = hexes.distance(here, there)
    rule = "5.1" if all(g.space(one).land for one in steps) else "5.2"
    links = [Link("Straight on, 1 for each space", straight, rule)]
    if len(steps) > straight:
        links.append(Link("The way round", len(steps) - straight, "5.1"))
    return Chain("Steps", tuple(links))


def space_chain(g: Dragon, hero: int, space: int) -> Chain | None:
    """The chance to win all battles that a move to this space brings, as the odds tell it; None where there is none."""
    if space == g.lair():
        return slay_chain(g, hero)
    if not awaits(g, hero, space):
        return None
    falls = gauntlet(g, hero, space).falls
    match falls:
        case (Fall(seat=-1),):
            return monster_chain(g.party(hero), g.content.points[g.zones["map"][g.slots(space, UP)[0]]])
        case (Fall(seat=seat),):
            return duel_chain(g.party(hero), g.party(seat))
    return Chain("All battles won", tuple(battles(g, space, falls)), FIGHTS)


def battles(g: Dragon, space: int, falls: Sequence[Fall]) -> Iterator[Link]:
    """Of 1000 tries those in which all battles of a space are won, and where the others end."""
    monsters = [g.zones["map"][slot] for slot in g.slots(space, UP)]
    yield Link("Tries", FIGHTS, "8")
    standing, lost = FIGHTS, 0.0
    for monster, seat, chance in falls:
        lost += chance
        left = round(FIGHTS * (1 - lost))
        card = monsters[monster] if seat < 0 else None
        name = called(seat) if card is None else g.content.name(card)
        yield Link(f"Lost against {name}", left - standing, "8.1" if seat < 0 else "8.2", card)
        standing = left


def monster_chain(dice: int, strength: int, rule: str = "8.1") -> Chain:
    """The throws of so many dice that beat a strength, by the die that counts, of those that are no tie."""
    found = [Link(f"Highest die {top}", highest(dice, top), rule) for top in range(strength + 1, SIDES + 1)]
    found.append(Link(f"A {strength} is thrown again", 0, rule))
    return Chain("Throws that win", tuple(found), over(dice, strength) + below(dice, strength))


def duel_chain(mine: int, theirs: int) -> Chain:
    """The throws of two parties with so many dice in which the first has the higher die, of those that are no tie."""
    won = [(top, highest(mine, top) * below(theirs, top)) for top in range(2, SIDES + 1)]
    lost = sum(highest(theirs, top) * below(mine, top) for top in range(2, SIDES + 1))
    links = (Link(f"Highest die {top}, theirs less", cases, "8.2") for top, cases in won)
    return Chain("Throws that win", tuple(links), sum(cases for _, cases in won) + lost)


def slay_chain(g: Dragon, hero: int) -> Chain:
    """Of 1000 fights with the Dragon as it is now those in which this hero slays it, and where the others end."""
    return slain_chain(dragon_dice(g, hero), g.strengths)


def slain_chain(dice: int, strengths: Sequence[int]) -> Chain:
    """The same for so many dice."""
    return Chain("Fights that slay the Dragon", tuple(fights(dice, strengths)), FIGHTS)


def fights(dice: int, strengths: Sequence[int]) -> Iterator[Link]:
    yield Link(f"Fights with {dice} {'die' if dice == 1 else 'dice'}", FIGHTS, "8.3")
    standing = FIGHTS
    for count, strength in enumerate(strengths, 1):
        left = round(FIGHTS * kill_chance(dice, strengths[:count]))
        yield Link(f"Lost against the {strength}", left - standing, "8.3")
        standing = left

"""MonToons, chains: what makes up hearts lost and left, speed, movement, the boxes a die may cross, and Powers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from game.engine.chain import Chain, Link
from game.engine.events import Changed, Event, Said
from game.engine.picture import Picture
from game.rules.montoons.damage import NOBODY
from game.rules.montoons.movement import Walking
from game.rules.montoons.reaching import flood, shortest, toll
from game.rules.montoons.state import Content, MonToons

HARM = {  # what a hex or a status does, and where the rules say so
    "lava": ("Lava", "5.2"),
    "pit": ("Spike pit", "5.2"),
    "trap": ("A Trap", "5.6"),
    "fall": ("A fall from a mountain", "5.1"),
    "ice": ("A bump on the ice", "5.5"),
    "poison": ("Blightwater", "5.1"),
    "burn": ("Burn", "12.5"),
    "cost": ("Paid as a price", "1.2"),
    "edge": ("Distance left at the edge", "10.7"),
}
LEAST = 2  # boxes that a die may cross without a Power
GUARD = Link("Guard", -1, "12.4")


class Blow(NamedTuple):
    """Hearts that somebody loses, or with an amount below 0 gets back, and what does it."""

    victim: int
    link: Link


# --- hearts


def hearts_chain(content: Content, known: Picture, seat: int, told: Iterable[Event], names: Sequence[str]) -> Chain:
    """The hearts of a seat from all that was told since the beginning: who and what has taken or given them."""
    sheet = content.sheets[known.facts["sheet"][seat]]
    left, why, sums = sheet.health.max, Link("Lost", 0, "7.1"), Counter[Link]()
    for event in told:
        match event:
            case Said(what="hit", player=int(who), about=(_, int(by))) if who == seat:
                why = Link(f"Struck by {names[by]}" if by != seat else "Struck by itself", 0, "7.1")
            case Said(what="harm", player=int(who), about=(_, reason)) if who == seat:
                why = harmed_by(reason)
            case Changed(field="health", index=int(who), value=int(now)) if who == seat and now != left:
                sums[why if now < left else Link("Got back", 0, "7.1")] += now - left
                left = now
    links = (link._replace(amount=amount) for link, amount in sums.items() if amount)
    return Chain("Hearts", (Link(f"{sheet.name} at first", sheet.health.max, "2.2"), *links))


def harmed_by(reason: str) -> Link:
    """What a hex or a status does, of no amount yet."""
    what, rule = HARM[reason]
    return Link(what, 0, rule)


def change_chain(before: MonToons, news: Sequence[Event], ability: str) -> Chain:
    """The hearts that come and go by what is told in `news`, of which nothing is left out, of all who are touched
    together; `ability`: the name of the one that runs before it."""
    after, blows = list(before.health), list(struck(before, news, ability))
    for event in news:
        if isinstance(event, Changed) and event.field == "health" and isinstance(event.index, int):
            after[event.index] = event.value
    for seat, (was, now) in enumerate(zip(before.health, after)):
        rest = was - now - sum(blow.link.amount for blow in blows if blow.victim == seat)
        if rest:
            blows.append(Blow(seat, Link("No heart is left for more" if not now else "It is over before", rest, "7.4")))
    victims = list(dict.fromkeys(blow.victim for blow in blows))
    names = {victim: before.sheet_of(victim).name for victim in victims}
    title = f"{names[victims[0]]}: hearts" if len(victims) == 1 else "Hearts of all"
    said = {victim: f"{name}: " if len(victims) > 1 else "" for victim, name in names.items()}
    return Chain(title, tuple(Link(said[who] + one.what, -one.amount, one.rule) for who, one in blows))


def struck(before: MonToons, news: Sequence[Event], ability: str) -> Iterator[Blow]:
    """Each blow with what adds to it and takes off it, as they come."""
    action = before.action
    run, last = Running(words_of(ability, action.dice), action.boost, action.boosted), NOBODY
    for event in news:
        if isinstance(event, Changed) and event.field == "at":
            run.goes(event.index)
        if not isinstance(event, Said):
            continue
        victim = event.player if event.player is not None else NOBODY
        if last != NOBODY and (last != victim or event.what not in ("hit", "harm") or run.slams.get(last) == 1):
            yield from (*run.hit(last, 1, NOBODY), Blow(last, GUARD))  # all of a blow of 1 was taken off
            last = NOBODY
        guard = last != NOBODY
        match event.what, event.about:
            case "uses", (_, name, dice):
                run = Running(words_of(name, dice), 0, 0)
            case "berry" | "focus", (amount,):
                run.boost += amount
            case "shoved", (word, far, by):
                run.shove(victim, word, far, by)
            case "slams", (_, _, other, _):
                run.slam(victim, other)
            case "guards", ():
                last = victim
                continue
            case "hit", (points, by):
                yield from (*run.hit(victim, points + guard, by), *(guard * [Blow(victim, GUARD)]))
            case "harm", (points, why):
                yield Blow(victim, harmed_by(why)._replace(amount=points + guard))
                yield from guard * [Blow(victim, GUARD)]
            case "heals", (points,):
                yield Blow(victim, Link("Gets back", -points, "7.1"))
        last = NOBODY
    if last != NOBODY:
        yield from (*run.hit(last, 1, NOBODY), Blow(last, GUARD))


class Running:
    """The ability that runs: what Berries and Focus add for each target, the set of who has had that already; how far
    each is still to be pushed or pulled, and what it costs who has just run into something."""

    def __init__(self, name: str, boost: int, boosted: int) -> None:
        self.name, self.boost, self.boosted = name, boost, boosted
        self.word, self.by = "", NOBODY
        self.left: dict[int, int] = {}
        self.clashed: set[frozenset[int]] = set()
        self.slams: dict[int, int] = {}

    def shove(self, mover: int, word: str, far: int, by: int) -> None:
        """Somebody begins to be moved."""
        self.word, self.by, self.left = word, by, {mover: far}
        self.clashed.clear()
        self.slams.clear()

    def goes(self, mover: object) -> None:
        """Somebody comes one hex farther."""
        if isinstance(mover, int) and mover in self.left:
            self.left[mover] -= 1

    def slam(self, mover: int, other: int) -> None:
        """Somebody runs into a monster, or with -1 into something else: that costs what was left to go, or 1."""
        pair = frozenset((mover, other))
        whole = self.word in ("push", "pull") and mover in self.left
        if other >= 0 and pair not in self.clashed and not (self.word == "pull" and other == self.by):
            self.clashed.add(pair)
            self.slams = {mover: 1, other: 1}
            self.left[other] = self.left.get(mover, 0)
        else:
            self.slams = {mover: self.left[mover] if whole else 1}

    def hit(self, victim: int, points: int, by: int) -> Iterator[Blow]:
        """The links of the next blow, of so many points before Guard."""
        if self.slams.pop(victim, 0):
            yield Blow(victim, Link("Runs into something", points, "10.2"))
            return
        more = 0 if victim == by or by == NOBODY or self.boosted >> victim & 1 else self.boost
        if points - more:
            yield Blow(victim, Link(self.name, points - more, "7.1"))
        if more:
            self.boosted |= 1 << victim
            yield Blow(victim, Link("Berries and Focus", more, "6.6"))


def words_of(ability: str, dice: Sequence[int]) -> str:
    """An ability with the dice that pay for it."""
    return f"{ability} ({', '.join(map(str, dice))})" if dice else ability


# --- speed and movement


def speed_chain(content: Content, known: Picture, seat: int) -> Chain:
    """The Speed Value: the die, and the Unused Dice boxes spent on it this round, the last of those that are spent."""
    facts = known.facts
    die, left = facts["pace"][seat], facts["speed"][seat] - facts["pace"][seat]
    boxes, links = content.sheets[facts["sheet"][seat]].unused, list[Link]()
    for box in range(facts["unused"][seat][1] - 1, -1, -1):
        if left <= 0:
            break
        links.append(Link(f"Unused Dice box {box + 1}", boxes[box], "3.6"))
        left -= boxes[box]
    return Chain("Speed", (Link("The Speed die", die, "3.5"), *reversed(links)))


def left_chain(g: MonToons, ability: str) -> Chain:
    """The movement that is left while a walk is asked about."""
    assert isinstance(g.about, Walking)
    action = g.action
    off = [Link("Entangle", -1, "12.2")] if action.slowed else []
    gone = [Link("Walked so far", -action.strode, "4.3")] if action.strode else []
    whole = g.about.left - sum(link.amount for link in (*off, *gone))
    return Chain("Movement left", (Link(words_of(ability, action.dice), whole, "4.2"), *off, *gone))


def steps_chain(g: MonToons, space: int) -> Chain | None:
    """The movement that the way to a goal of a walk takes, by what is entered; None where no way is told before."""
    assert g.decision is not None and isinstance(g.about, Walking)
    seat, (left, gait) = g.decision.player, g.about
    for safe in (True, False):
        layers, ends = flood(g, seat, left, gait, safe)
        if ends & g.arena.bit[space]:
            entered = Counter((g.terrain[one], toll(g, one, gait)) for one in shortest(g, seat, space, layers, gait))
            return Chain("Movement", tuple(entry(*what, count) for what, count in entered.items()))
    return None


def entry(terrain: str, cost: int, count: int) -> Link:
    """So many hexes of a terrain, each for its cost."""
    name = terrain.replace("_", " ").capitalize()
    return Link(f"{name}, {count} at {cost}" if count > 1 else name, cost * count, "5.1")


# --- the Waystone


def boxes_chain(known: Picture, seat: int) -> Chain:
    """The boxes that each die of a Waystone Action may cross."""
    power = [Link("The first Power", 1, "8.6")] if known.facts["powers"][seat] else []
    return Chain("Boxes a die", (Link("Each die", LEAST, "8.2"), *power))


def powers_chain(content: Content, known: Picture, seat: int) -> Chain:
    """The Waystone Powers of a seat: those surrounded on its grid, and those won elsewhere."""
    facts = known.facts
    bonuses = content.sheets[facts["sheet"][seat]].grid.bonuses
    grid = sum(b.amount for n, b in enumerate(bonuses) if b.gives == "waystone" and facts["earned"][seat] >> n & 1)
    ahead = facts["ahead"]
    more = facts["powers"][seat] - grid - ahead
    links = (
        Link("From the start", ahead, "8.6"),
        Link("Surrounded on the grid", grid, "8.4"),
        Link("Ultimates and other bonuses", more, "6.5"),
    )
    return Chain("Waystone Powers", tuple(link for link in links if link.amount))

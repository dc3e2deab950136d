"""foresight: what a choice would bring before it is made, found with the same rules: up to the first roll, the next
choice of the same player or the end of the turn, through whatever is asked in between."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from game.engine.agenda import Option
from game.engine.events import Changed, Event, Rolled, Said
from game.engine.match import forced
from game.rules.montoons.action import Acting, Bidding
from game.rules.montoons.attack import Boosting
from game.rules.montoons.bonuses import PickingShell
from game.rules.montoons.damage import Ordering
from game.rules.montoons.movement import Forking
from game.rules.montoons.needs import Span
from game.rules.montoons.planning import Planning
from game.rules.montoons.setup import ChoosingFlag, ChoosingSheet
from game.rules.montoons.state import MonToons, Sinking
from game.rules.montoons.statuses import Forgetting
from game.rules.montoons.targeting import Turning, covers
from game.rules.montoons.waystone import MarkingFree
from game.ui.games.montoons.sight import Unseen, hidden, range_of

MORE = ("status", "cleansed", "gains", "heals", "lays", "drops", "traps")  # what is told of other effects
ASIDE = (MarkingFree, PickingShell, Boosting, Ordering, Sinking, Forgetting)  # own questions that change no plan
CLOSED = (Acting, Planning, Bidding, ChoosingFlag, ChoosingSheet)  # what was chosen is over when anybody is asked this
SAME = (PickingShell, Sinking)  # whatever is answered, the map looks the same
MOST = 800  # worlds that are looked into


class Foresight(NamedTuple):
    """`reach`: spaces of the question that would follow; `forks`: the ways among which it would be chosen; `area`:
    spaces an area covers. By seat the fewest and the most hearts lost (less than 0: gained), as is answered in between,
    and the spaces entered one after the other, as far as that is sure; `blows`: what is lost (or gained) on the way, by
    seat and space; `walls`: where somebody runs into something: from where, where to (-1: the edge) and which way.
    `chance`: a roll comes, what follows it is left out; `open`: too much can be answered in between to tell.
    `hidden`: rivals in range that the attack would not see; `range`: the spaces it reaches;
    `more`: something else comes of it, a status or a bonus."""

    reach: tuple[int, ...] = ()
    area: tuple[int, ...] = ()
    hearts: dict[int, Span] = {}
    ways: dict[int, tuple[int, ...]] = {}
    chance: bool = False
    hidden: tuple[Unseen, ...] = ()
    blows: dict[tuple[int, int], int] = {}
    walls: tuple[tuple[int, int, int], ...] = ()
    range: tuple[int, ...] = ()
    more: bool = False
    forks: tuple[tuple[int, ...], ...] = ()
    open: bool = False

    @property
    def empty(self) -> bool:
        """Whether nothing would come of it, as far as can be foreseen."""
        return not (self.reach or self.hearts or self.ways or self.chance or self.more or self.forks or self.open)


class Tale(NamedTuple):
    """What happens in one of the ways to answer what is asked in between."""

    hearts: dict[int, int]
    ways: dict[int, tuple[int, ...]]
    blows: dict[tuple[int, int], int]
    walls: tuple[tuple[int, int, int], ...]
    chance: bool


def foresee(state: MonToons, seat: int, *keys: str) -> Foresight:
    """What choosing `keys` would bring, one after the other. The world is dealt anew behind what the seat may see, so
    that nothing hidden and no coming roll can be read from it."""
    world = state.redeal(seat, Random(0))
    if world.decision is None or all(option.key != keys[0] for option in world.decision.options):
        return Foresight()
    world.news = []
    before, start = tuple(world.health), tuple(world.at)
    area, far = turned(world, seat, keys[0]), range_of(world, seat, keys[0])
    worlds, more_yet = answered(world, seat, keys)
    if more_yet:
        return Foresight(area=area, range=far, open=True)
    tales = [told(end.news or (), before, list(start)) for end in worlds]
    more = any(isinstance(event, Said) and event.what in MORE for end in worlds for event in until_over(end.news or ()))
    next_ = [end for end, tale in zip(worlds, tales) if not tale.chance and asked_again(end, seat)]
    return merged(tales)._replace(
        area=area,
        range=far,
        more=more,
        reach=tuple(dict.fromkeys(space for end in next_ for space in goals(end))),
        hidden=hidden(next_[0]) if next_ and goals(next_[0]) else (),
        forks=forks_of(next_[0], seat) if next_ else (),
    )


def answered(world: MonToons, seat: int, keys: Sequence[str]) -> tuple[list[MonToons], bool]:
    """The worlds to which these choices lead, as far as each is offered when it is its turn; and whether there are more
    than can be looked into."""
    worlds = [world]
    for key in keys:
        found = list[MonToons]()
        for one in worlds:
            if not offers(one, seat, key):
                found.append(one)
                continue
            one.choose(key)
            ends, more_yet = endings(one, seat)
            found += ends
            if more_yet or len(found) > MOST:
                return found, True
        worlds = found
    return worlds, False


def offers(world: MonToons, seat: int, key: str) -> bool:
    """Whether a seat is asked what takes that answer, after the one that is forced."""
    while world.decision is not None and forced(world.decision) and world.decision.options[0].key != key:
        world.take(world.decision.options[0])
    decision = world.decision
    return decision is not None and decision.player == seat and any(option.key == key for option in decision.options)


# --- what is asked in between


def endings(world: MonToons, seat: int) -> tuple[list[MonToons], bool]:
    """The worlds to which a choice leads, one for each way to answer what is asked in between; and whether there are
    more than can be looked into."""
    waiting, ended = [world], list[MonToons]()
    while waiting and len(waiting) + len(ended) <= MOST:
        here = waiting.pop()
        if over(here, seat):
            ended.append(here)
            continue
        for option in answers(here):
            there = here.clone()
            there.news = list(here.news or ())
            there.take(option)
            waiting.append(there)
    return ended, bool(waiting)


def over(world: MonToons, seat: int) -> bool:
    """Whether what a choice has brought is over, or a roll or the own next choice comes."""
    about, decision = world.about, world.decision
    return (
        decision is None
        or isinstance(about, CLOSED)
        or decision.player == seat
        and not isinstance(about, ASIDE)
        or len(list(until_over(world.news or ()))) < len(world.news or ())
    )


def answers(world: MonToons) -> Sequence[Option]:
    """The options of a question in between, one of those that do the same to the map."""
    assert world.decision is not None
    options = world.decision.options
    if isinstance(world.about, SAME):
        return options[:1]
    if isinstance(world.about, MarkingFree):
        return list({touched(world, world.decision.player, option): option for option in options}.values())
    return options


def touched(world: MonToons, seat: int, option: Option) -> frozenset[int]:
    """The grid bonuses still to be gained round a box: boxes round the same ones are as good as each other."""
    row, _, column = option.key.removeprefix("box:").partition(",")
    if not column:
        return frozenset()
    sheet = world.sheet_of(seat)
    box = 1 << int(row) * sheet.columns + int(column)
    return frozenset(n for n, around in enumerate(sheet.around) if around & box and not world.earned[seat] >> n & 1)


# --- what is told


def until_over(news: Iterable[Event]) -> Iterator[Event]:
    """The news up to the first roll, the next turn or the next round."""
    for event in news:
        if isinstance(event, Rolled) or isinstance(event, Changed) and event.field in ("active", "round"):
            return
        yield event


def told(news: Sequence[Event], before: Sequence[int], at: list[int]) -> Tale:
    """The news of one world; `before` and `at` are hearts and places as it was."""
    ways: dict[int, tuple[int, ...]] = {}
    blows: dict[tuple[int, int], int] = {}
    health, walls = list(before), list[tuple[int, int, int]]()
    sure = list(until_over(news))
    for event in sure:
        match event:
            case Said(what="slams", player=int(who), about=(int(there), int(way), _, _)):
                walls.append((at[who], there, way))
            case Changed(field="health", index=who, value=left):
                blows[who, at[who]] = blows.get((who, at[who]), 0) + health[who] - left
                health[who] = left
            case Changed(field="at", index=who, value=space) if space >= 0:
                ways[who] = (*ways.get(who, ()), space)
                at[who] = space
            case Said(what="blitz", player=int(who), about=path):
                ways[who] = tuple(path[:-1])
                at[who] = path[-1]
    hearts = {who: was - left for who, (was, left) in enumerate(zip(before, health))}
    return Tale(hearts, ways, blows, tuple(walls), len(sure) < len(news) and isinstance(news[len(sure)], Rolled))


def merged(tales: Sequence[Tale]) -> Foresight:
    """What all tales have in common, and how far their hearts differ."""
    first = tales[0]
    spans = {
        who: (min(tale.hearts[who] for tale in tales), max(tale.hearts[who] for tale in tales)) for who in first.hearts
    }
    return Foresight(
        hearts={who: span for who, span in spans.items() if any(span)},
        ways={who: shared for who in first.ways if (shared := common([tale.ways.get(who, ()) for tale in tales]))},
        chance=any(tale.chance for tale in tales),
        blows={at: lost for at, lost in first.blows.items() if all(tale.blows.get(at) == lost for tale in tales)},
        walls=tuple(wall for wall in first.walls if all(wall in tale.walls for tale in tales)),
    )


def common(ways: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The hexes with which all ways begin."""
    sure = 0
    for spaces in zip(*ways):
        if len(set(spaces)) > 1:
            break
        sure += 1
    return ways[0][:sure]


# --- the question that would follow


def asked_again(world: MonToons, seat: int) -> bool:
    return world.decision is not None and world.decision.player == seat


def goals(world: MonToons) -> tuple[int, ...]:
    """The spaces of the present question."""
    assert world.decision is not None
    return tuple(
        world.arena.by_key[option.at[4:]]
        for option in world.decision.options
        if isinstance(option.at, str) and option.at.startswith("hex/")
    )


def forks_of(world: MonToons, seat: int) -> tuple[tuple[int, ...], ...]:
    """The ways among which a seat is asked to choose, each from where it stands."""
    if not isinstance(world.about, Forking):
        return ()
    return tuple((world.at[seat], *way.path) for way in world.about.ways)


def turned(world: MonToons, seat: int, key: str) -> tuple[int, ...]:
    """The spaces an area covers when it is turned as `key` says."""
    if not isinstance(world.about, Turning) or world.decision is None:
        return ()
    masks = covers(world.arena, world.content.shapes[world.about.area], world.at[seat])
    way = [option.key for option in world.decision.options].index(key)
    return tuple(world.arena.members(masks[way]))

"""MonToons, gestures: whom an ability is for and where it drives them, told in one breath instead of answer by answer;
and what has only been aimed, so that it may be withdrawn."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from random import Random
from typing import NamedTuple

from game.engine.agenda import Option, Words
from game.engine.events import Changed, Event, Said, reveals
from game.engine.match import forced
from game.rules.montoons.abilities import Deciding, Siding
from game.rules.montoons.attack import Boosting
from game.rules.montoons.forcing import Forcing, ForcingFirst, Throwing
from game.rules.montoons.keywords import Shoving
from game.rules.montoons.state import MonToons
from game.rules.montoons.targeting import Aiming

DRIVES = (Shoving, Forcing, Throwing)  # questions that say where somebody goes
LEADS = (Aiming, Siding, Deciding, ForcingFirst, Boosting)  # own questions on the way there
PLAIN = "go", "done"  # what is taken for granted there: nothing added, nobody else aimed at
HALT = "stop"
MOST = 1500  # worlds that are looked into
ACTIONS = ("move", "basic", "special", "ultimate", "seed")
SPENT = ("slots", "attacked", "finished", "spent_rows", "seeds", "berries", "focus")  # what an action is begun with
BEGUN = ("uses", "berry", "focus")


class Gesture(NamedTuple):
    """Answers in a row, which drive a monster towards the space on which the last of them lies; `label` is what that
    one says."""

    keys: tuple[str, ...]
    mover: int
    space: int
    label: Words


class Branch(NamedTuple):
    """A world that some answers lead to, and whom they drive by now, -1 for nobody."""

    world: MonToons
    keys: tuple[str, ...]
    mover: int = -1


def gestures(g: MonToons, seat: int) -> tuple[Gesture, ...]:
    """All that can be told at once by a seat that is asked whom or which way: two answers or more, between which
    nothing new is seen and nobody else is asked; for every mover and space the fewest answers. It adds no Berry, and
    aims at one monster."""
    if g.decision is None or g.decision.player != seat or not isinstance(g.about, (*LEADS, Forcing)):
        return ()
    found: dict[tuple[int, int], Gesture] = {}
    for one in driven(g.redeal(seat, Random(0)), seat):
        if one.space != g.at[one.mover]:
            found.setdefault((one.mover, one.space), one)
    return tuple(one for one in found.values() if len(one.keys) > 1)


def driven(world: MonToons, seat: int) -> Iterator[Gesture]:
    """Every way to drive somebody, those with the fewest answers first."""
    world.news = []
    waiting, met, looked = deque([Branch(world, ())]), set[tuple[object, ...]](), 0
    while waiting and looked < MOST:
        way = waiting.popleft()
        here = way.world
        assert here.decision is not None
        for option in onward(here, first=not way.keys):
            looked += 1
            silent = forced(here.decision) or isinstance(here.about, Boosting)
            keys, mover = way.keys if silent else (*way.keys, option.key), way.mover
            if isinstance(here.about, DRIVES):
                mover = mover_of(here, option)
                if option.at is not None:
                    yield Gesture(keys, mover, here.arena.by_key[str(option.at)[4:]], option.label)
            there = stepped(here, option, seat) if mover < 0 or isinstance(here.about, Forcing) else None
            if there is not None and goes_on(there, mover) and (mark := mark_of(there, mover)) not in met:
                met.add(mark)
                waiting.append(Branch(there, keys, mover))


def stepped(here: MonToons, option: Option, seat: int) -> MonToons | None:
    """The world after an answer; None when somebody else is asked, or something was seen that could change a mind."""
    there = here.clone()
    there.news = []
    there.take(option)
    return there if there.decision and there.decision.player == seat and not any(map(reveals, there.news)) else None


def onward(world: MonToons, first: bool) -> Iterable[Option]:
    """The answers that lead on: of a question on the way that asks for more of the same, only that it is enough."""
    assert world.decision is not None
    enough = [option for option in world.decision.options if option.key in PLAIN]
    if isinstance(world.about, Boosting) or isinstance(world.about, Aiming) and not first:
        return enough
    return [option for option in world.decision.options if option.key not in (*PLAIN, HALT)]


def goes_on(world: MonToons, mover: int) -> bool:
    """Whether it is asked how to go on with the same monster, or nobody is driven yet."""
    about = world.about
    if mover >= 0:
        return isinstance(about, Forcing) and about.mover == mover
    return isinstance(about, (*LEADS, *DRIVES))


def mark_of(world: MonToons, mover: int) -> tuple[object, ...]:
    """The same for worlds that are as good as each other on the way: one of them is followed."""
    return world.about, world.action.targets, world.at[mover] if mover >= 0 else mover


def mover_of(world: MonToons, option: Option) -> int:
    """Whom an answer drives."""
    if isinstance(world.about, Forcing):
        return world.about.mover
    return int(option.key.split(":")[1]) - 1


# --- what has only been aimed


def begins_action(key: str) -> bool:
    """Whether an answer with that key begins an action of the own turn."""
    return key.partition("/")[0] in ACTIONS


def only_aimed(event: Event) -> bool:
    """Whether by it nothing has happened yet but that an action has begun: dice, Berries and Focus are ready for it."""
    match event:
        case Changed(field=field):
            return field in SPENT and not event.fresh
        case Said(what=what):
            return what in BEGUN
    return not reveals(event)

"""MonToons, striking: where the parts of an ability could take its user, and what whom they hit would lose on each hex:
found for all hexes at once, with nobody asked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from game.engine.data import Effects
from game.rules.montoons.drifting import drift, forced_harm, shoved_harm, thrown_harm
from game.rules.montoons.keywords import BACK
from game.rules.montoons.movement import goals_of
from game.rules.montoons.reaching import Gait, flood, havens, landings, runs
from game.rules.montoons.state import MonToons
from game.rules.montoons.targeting import spread, within
from game.rules.montoons.use import affords
from game.rules.montoons.values import span, with_die

AWAY = -1  # where somebody is who stands in nobody's way


@dataclass
class Deed:
    """An action as far as it has come. `ends`: the set of spaces where its user may stand by now; `targets`: those on
    which somebody may have been picked last, `aimed`: ever; `harm`: by space the hearts that it costs there."""

    kind: str
    die: int
    ends: int
    targets: int = 0
    aimed: int = 0
    passed: int = 0
    walked: bool = False
    slowed: bool = False
    harm: dict[int, int] = field(default_factory=dict)

    def hurt(self, space: int, points: int) -> None:
        if points > 0:
            self.harm[space] = self.harm.get(space, 0) + points

    def other(self) -> Deed:
        """The same, to go on another way."""
        return replace(self, harm=dict(self.harm))

    def join(self, ways: list[Deed]) -> None:
        """One of several ways was gone: what any of them reaches, and the most that it costs."""
        for way in ways:
            self.ends, self.targets, self.aimed = (
                self.ends | way.ends,
                self.targets | way.targets,
                self.aimed | way.aimed,
            )
            self.walked = self.walked or way.walked
            most(self.harm, way.harm)


def most(harm: dict[int, int], other: dict[int, int]) -> None:
    """Raise what is lost by space to what another way costs."""
    for space, points in other.items():
        if points > harm.get(space, 0):
            harm[space] = points


class Striker:
    """A monster that acts while all others stay, but for the one who is to be hit (`victim`, AWAY: whoever stands
    there): that one may stand anywhere. `lucky`: ice, whirlpools, pushes and throws count, too, as well as they may
    come out; otherwise only what is sure."""

    def __init__(self, g: MonToons, seat: int, victim: int, lucky: bool) -> None:
        self.world, self.seat, self.victim, self.lucky = g.clone(), seat, victim, lucky
        self.world.news = None
        self.start = g.at[seat]
        self.world.at = [AWAY if other in (seat, victim) else space for other, space in enumerate(g.at)]
        self.others = self.world.bits()  # the spaces of those who stay
        self.standable = g.ground.open & ~(self.others if victim >= 0 else 0)  # where whoever is hit may stand
        self.forced: dict[tuple[int, int], int] = {}  # hearts that being forced costs, by space and distance
        self.deeds: dict[tuple[str, int, int, Effects], Deed] = {}
        self.goals: dict[tuple[int, int, Gait], int] = {}
        self.seen: dict[tuple[int, int | str, bool], int] = {}

    def act(self, kind: str, die: int, start: int, effects: Effects) -> Deed:
        """An action from a space, as far as it could come."""
        key = kind, die, start, effects
        if key not in self.deeds:
            deed = self.deeds[key] = Deed(kind, die, self.world.arena.bit[start])
            self.run(deed, effects)
        return self.deeds[key]

    def run(self, deed: Deed, effects: Effects) -> None:
        for word, *of in effects:
            if (part := getattr(self, f"do_{word}", None)) is not None:
                part(deed, *of)

    def from_each(self, deed: Deed) -> Iterator[int]:
        """Every space from which it may go on; its user stands there meanwhile."""
        for space in self.world.arena.members(deed.ends):
            self.world.at[self.seat] = space
            yield space
            self.world.at[self.seat] = AWAY

    def left(self, deed: Deed, distance: int) -> int:
        """What Entangle leaves of a movement."""
        if deed.kind != "move" or deed.slowed or not self.world.entangle[self.seat]:
            return distance
        deed.slowed = True
        return max(0, distance - 1)

    # --- where to go

    def do_move(self, deed: Deed, distance: str, exact: bool, light: bool, through: bool) -> None:
        far, gait = self.left(deed, with_die(distance, deed.die)), (exact, light, through)
        found, deed.passed = deed.ends, 0
        for space in self.from_each(deed):
            found |= self.walk(space, far, gait)
            if far > 1 and through:
                deed.passed |= flood(self.world, self.seat, far, gait, False)[0][far - 1] & ~self.world.arena.bit[space]
        deed.walked = deed.walked or found != deed.ends
        deed.ends = found

    def walk(self, space: int, far: int, gait: Gait) -> int:
        """Where a walk may end."""
        key = space, far, gait
        if key not in self.goals:
            world = self.world
            found = goals_of(world, self.seat, far, gait) if far else 0
            halts = world.ground.of["ice"] | (world.ground.of["whirlpool"] if len(world.ground.whirlpools) > 1 else 0)
            self.goals[key] = found | drift(world, space, far, gait) if self.lucky else found & ~halts
        return self.goals[key]

    def do_jump(self, deed: Deed, distance: str) -> None:
        far = self.left(deed, with_die(distance, deed.die))
        self.land(deed, [there for _ in self.from_each(deed) for there in landings(self.world, self.seat, far)])

    def do_leap(self, deed: Deed, terrain: str) -> None:
        self.land(deed, havens(self.world, terrain))

    def land(self, deed: Deed, spaces: list[int]) -> None:
        """Jumps that end there."""
        landed = self.world.arena.mask(set(spaces))
        if not self.lucky:
            landed &= ~(self.world.ground.of["ice"] | self.world.ground.of["whirlpool"])
        deed.walked = deed.walked or bool(landed)
        deed.ends |= landed

    def do_blitz(self, deed: Deed, distance: str) -> None:
        least, far = span(distance, deed.die)
        shorter = far - self.left(deed, far)
        found, harm = deed.ends, dict[int, int]()
        for _ in self.from_each(deed):
            for run in runs(self.world, self.seat, least - shorter, far - shorter):
                found |= run.end
                passed = self.world.arena.members(run.crossed & ~run.end & self.standable)
                most(harm, dict.fromkeys(passed, run.far))
        deed.walked = deed.walked or found != deed.ends
        deed.ends, deed.targets = found, self.world.arena.mask(harm)
        deed.aimed |= deed.targets
        for space, points in harm.items():
            deed.hurt(space, points)

    def do_trample(self, deed: Deed, points: int) -> None:
        """Whoever stands where the way may have led, and on from there."""
        for space in self.world.arena.members(deed.passed & self.standable):
            deed.hurt(space, points)

    # --- whom it is for

    def do_aim(self, deed: Deed, far: int, count: int, who: str, sight: bool) -> None:
        deed.targets = 0
        for space in self.from_each(deed):
            deed.targets |= self.in_range(space, far, sight)
        deed.aimed |= deed.targets

    def in_range(self, space: int, far: int, sight: bool) -> int:
        key = space, far, sight
        if key not in self.seen:
            arena, blind = self.world.arena, self.world.ground.blind | self.others
            lines = arena.lines[space]
            self.seen[key] = arena.mask(
                there
                for there in arena.members(within(arena, space, far) & self.standable)
                if not sight or not lines[there].between & blind
            )
        return self.seen[key]

    def do_sweep(self, deed: Deed, area: str) -> None:
        deed.targets = 0
        for space in self.from_each(deed):
            deed.targets |= self.in_area(space, area)
        deed.aimed |= deed.targets

    def in_area(self, space: int, area: str) -> int:
        key = space, area, True
        if key not in self.seen:
            world = self.world
            covered = world.arena.members(spread(world.arena, world.content.shapes[area], space) & self.standable)
            self.seen[key] = world.arena.mask(there for there in covered if world.sees(space, there))
        return self.seen[key]

    # --- what it costs there

    def do_damage(self, deed: Deed, amount: str) -> None:
        for space in self.world.arena.members(deed.targets):
            deed.hurt(space, with_die(amount, deed.die))

    def do_push(self, deed: Deed, distance: str) -> None:
        self.shove(deed, "push", with_die(distance, deed.die))

    def do_pull(self, deed: Deed, distance: str) -> None:
        self.shove(deed, "pull", with_die(distance, deed.die))

    def shove(self, deed: Deed, word: str, far: int) -> None:
        if not self.lucky:
            return
        world, harm = self.world, dict[int, int]()
        for space in self.from_each(deed):
            lines = world.arena.lines[space]
            for there in world.arena.members(deed.targets):
                if there in lines and (word == "push" or world.sees(space, there)):
                    way = (lines[there].way + BACK[word]) % 6
                    most(harm, {there: shoved_harm(world, there, way, far)})
        for there, points in harm.items():
            deed.hurt(there, points)

    def do_force(self, deed: Deed, distance: str) -> None:
        if not self.lucky:
            return
        far, rows = with_die(distance, deed.die), 0
        for space in self.from_each(deed):
            rows |= self.world.arena.mask(self.world.arena.lines[space])
        for there in self.world.arena.members(deed.targets & rows):
            deed.hurt(there, forced_harm(self.world, there, far, self.forced))

    def do_throw(self, deed: Deed, distance: str) -> None:
        for there in self.world.arena.members(deed.targets if self.lucky else 0):
            deed.hurt(there, thrown_harm(self.world, there, with_die(distance, deed.die)))

    # --- frames round other parts

    def do_by_die(self, deed: Deed, faces: tuple[int, ...], then: Effects, else_: Effects) -> None:
        self.run(deed, then if deed.die in faces else else_)

    def do_moved(self, deed: Deed, then: Effects, exactly: int) -> None:
        if deed.walked:
            self.run(deed, then)

    def do_standing(self, deed: Deed, terrain: str, then: Effects, else_: Effects) -> None:
        there = self.world.ground.of[terrain]
        ways = [(deed.ends & there, then), (deed.ends & ~there, else_)]
        self.split(deed, [(replace(deed, ends=ends, harm=dict(deed.harm)), parts) for ends, parts in ways if ends])

    def do_having(self, deed: Deed, status: str, then: Effects, else_: Effects) -> None:
        self.run(deed, then if getattr(self.world, status)[self.seat] else else_)

    def do_each(self, deed: Deed, has: str, then: Effects, else_: Effects) -> None:
        """By the status of who is to be hit; without one either may be."""
        if self.victim >= 0:
            self.run(deed, then if getattr(self.world, has)[self.victim] else else_)
        else:
            self.split(deed, [(deed.other(), then), (deed.other(), else_)])

    def do_repeat(self, deed: Deed, times: int, then: Effects) -> None:
        self.run(deed, then * times)

    def do_may(self, deed: Deed, then: Effects) -> None:
        self.split(deed, [(deed.other(), then)])

    def do_pay(self, deed: Deed, coin: str, then: Effects, amount: int) -> None:
        if affords(self.world, self.seat, coin, amount):
            self.do_may(deed, then)

    def do_choose(self, deed: Deed, sides: tuple[tuple[str, Effects], ...]) -> None:
        self.split(deed, [(deed.other(), steps) for _, steps in sides])

    def split(self, deed: Deed, ways: list[tuple[Deed, Effects]]) -> None:
        for way, parts in ways:
            self.run(way, parts)
        deed.join([way for way, _ in ways])

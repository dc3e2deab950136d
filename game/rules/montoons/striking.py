"""MonToons, striking: where the parts of an ability could take its user, and what whom they hit would lose on each hex:
found for all hexes at once, with nobody asked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from game.engine.data import Effects
from game.engine.hexes import union
from game.rules.montoons.bearings import EVER, OFF, Bearing, Spotting, bearings, borne, kinds, meeting, met_within
from game.rules.montoons.driving import Driving
from game.rules.montoons.harm import Harm, added, carried, drift, raised, worst
from game.rules.montoons.movement import goals_of
from game.rules.montoons.needs import span, with_die
from game.rules.montoons.ramming import Aim, Ramming
from game.rules.montoons.reaching import Gait, flood, havens, landings, runs
from game.rules.montoons.state import MonToons
from game.rules.montoons.use import affords

AWAY = -1  # where somebody is who stands in nobody's way


@dataclass
class Progress:
    """An action as far as it has come. `ends`: the set of spaces where its user may stand by now; `targets`: those on
    which somebody may have been picked last, `aimed`: ever; `guard`: on which whoever is hit has still a Guard;
    `harm`: the hearts that it costs by space. Of those picked last `aim` tells who they may be, `dealt` what each has
    lost since, `before` the harm and the Guards until then, and `aside` the most that somebody else loses by them."""

    kind: str
    die: int
    ends: int
    targets: int = 0
    aimed: int = 0
    guard: int = 0
    passed: int = 0
    walked: bool = False
    slowed: bool = False
    bearing: Bearing | None = None  # how those who are hit lie from its user; None: in any way
    harm: Harm = field(default_factory=list)
    aim: Aim = Aim()
    dealt: int = 0
    before: tuple[Harm, int] = field(default_factory=lambda: ([], 0))
    aside: Harm = field(default_factory=list)

    def hurt(self, spaces: int, points: int) -> None:
        """What each of a set of spaces costs more; a Guard takes 1 off the first of it."""
        if points > 0:
            self.harm = raised(raised(self.harm, spaces & ~self.guard, points), spaces & self.guard, points - 1)
            self.guard &= ~spaces

    def join(self, ways: list[Progress]) -> None:
        """One of several ways was gone: what any of them reaches, and the most that it costs."""
        for way in ways:
            self.ends, self.targets, self.aimed, self.guard = (
                self.ends | way.ends,
                self.targets | way.targets,
                self.aimed | way.aimed,
                self.guard & way.guard,
            )
            self.walked = self.walked or way.walked
            self.harm = worst(self.harm, way.harm)
            self.aside = worst(self.aside, way.aside)


class Striker:
    """A monster that acts while all others stay, but for the one who is to be hit (`victim`, AWAY: whoever stands
    there): that one may stand anywhere. `lucky`: ice, whirlpools, pushes and throws count, too, as well as they may
    come out; otherwise only what is sure."""

    def __init__(self, g: MonToons, seat: int, victim: int, lucky: bool, spotting: Spotting | None = None) -> None:
        """`spotting`: that of another striker of the same seat and victim."""
        self.world, self.seat, self.victim, self.lucky = g.clone(), seat, victim, lucky
        self.start = g.at[seat]
        self.world.at = [AWAY if other in (seat, victim) else space for other, space in enumerate(g.at)]
        others = self.world.bits()  # the spaces of those who stay
        self.standable = g.ground.open & ~(others if victim >= 0 else 0)  # where whoever is hit may stand
        self.spotting = spotting or Spotting(self.world, self.standable)
        self.guard = self.world.arena.everywhere if victim >= 0 and g.guard[victim] else 0
        self.driving, self.ramming = Driving(self.world, seat), Ramming(self.world, seat)
        arena = self.world.arena
        self.wide = len(arena.columns) + len(arena.rows) if len(g.ground.whirlpools) > 1 else 0
        self.goals: dict[tuple[int, int, Gait], int] = {}
        self.jumps: dict[tuple[int, int], int] = {}

    def act(self, kind: str, die: int, starts: int, effects: Effects) -> Progress:
        """An action from any of a set of spaces, as far as it could come."""
        whole, bits = Progress(kind, die, starts, guard=self.guard), self.world.arena.bit
        if kinds(effects).alike:
            ways = [replace(whole, bearing=one) for one in self.bearings(effects, die)]
        else:
            ways = [replace(whole, ends=bits[space]) for space in self.world.arena.members(starts)]
        for way in ways:
            self.run(way, effects)
        whole.join(ways)
        whole.harm = worst(whole.harm, whole.aside)
        return whole

    def bearings(self, effects: Effects, die: int) -> tuple[Bearing | None, ...]:
        """Those that make a difference to what it costs."""
        if not self.lucky or not kinds(effects).moves:
            return (None,)
        return (OFF, *bearings(meeting(effects, die, self.wide)))

    def run(self, deed: Progress, effects: Effects) -> None:
        for word, *of in effects:
            if (part := getattr(self, f"do_{word}", None)) is not None:
                part(deed, *of)

    def from_each(self, deed: Progress) -> Iterator[int]:
        """Every space from which it may go on; its user stands there meanwhile."""
        for space in self.world.arena.members(deed.ends):
            self.world.at[self.seat] = space
            yield space
            self.world.at[self.seat] = AWAY

    def left(self, deed: Progress, distance: int) -> int:
        """What Entangle leaves of a movement."""
        if deed.kind != "move" or deed.slowed or not self.world.entangle[self.seat]:
            return distance
        deed.slowed = True
        return max(0, distance - 1)

    # --- where to go

    def do_move(self, deed: Progress, distance: str, exact: bool, light: bool, through: bool) -> None:
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
            self.goals[key] = found & ~halts | (drift(world, space, far, gait) if self.lucky else 0)
        return self.goals[key]

    def do_jump(self, deed: Progress, distance: str) -> None:
        far = self.left(deed, with_die(distance, deed.die))
        landed = 0
        for space in self.from_each(deed):
            if (space, far) not in self.jumps:
                self.jumps[space, far] = self.world.arena.mask(landings(self.world, self.seat, far))
            landed |= self.jumps[space, far]
        self.land(deed, landed)

    def do_leap(self, deed: Progress, terrain: str) -> None:
        self.land(deed, self.world.arena.mask(havens(self.world, terrain)))

    def land(self, deed: Progress, landed: int) -> None:
        """Jumps that end there, or lead on from there."""
        loose = landed & (self.world.ground.of["ice"] | self.world.ground.of["whirlpool"])
        landed &= ~loose
        for space in self.world.arena.members(loose if self.lucky else 0):
            landed |= self.world.arena.mask(carried(self.world, space))
        deed.walked = deed.walked or bool(landed)
        deed.ends |= landed

    def do_blitz(self, deed: Progress, distance: str) -> None:
        least, far = span(distance, deed.die)
        shorter = far - self.left(deed, far)
        found, passed = deed.ends, [0] * (far + 1)  # by how far the blitz goes, which is what it costs
        for _ in self.from_each(deed):
            for run in runs(self.world, self.seat, least - shorter, far - shorter):
                found |= run.end
                passed[run.far] |= run.crossed & ~run.end & self.standable
        harm = Harm()
        for cost, spaces in enumerate(passed):
            harm = worst(harm, raised(raised([], spaces & ~deed.guard, cost), spaces & deed.guard, cost - 1))
        deed.walked = deed.walked or found != deed.ends
        deed.ends, deed.targets = found, union(passed[1:])
        deed.aimed, deed.guard = deed.aimed | deed.targets, deed.guard & ~deed.targets
        deed.harm = added(deed.harm, harm)

    def do_trample(self, deed: Progress, points: int) -> None:
        """Whoever stands where the way may have led, and on from there."""
        deed.hurt(deed.passed & self.standable, points)

    # --- whom it is for

    def do_aim(self, deed: Progress, far: int, count: int, who: str, sight: bool) -> None:
        self.pick(deed, Aim(far, sight, "", count > 1), self.spotting.in_range(deed.ends, far, sight, deed.bearing))

    def do_sweep(self, deed: Progress, area: str) -> None:
        self.pick(deed, Aim(0, True, area, True), self.spotting.in_area(deed.ends, area, deed.bearing))

    def pick(self, deed: Progress, aim: Aim, targets: int) -> None:
        deed.aim, deed.dealt, deed.before = aim, 0, (deed.harm, deed.guard)
        deed.targets = targets
        deed.aimed |= targets

    # --- what it costs there

    def do_damage(self, deed: Progress, amount: str) -> None:
        points = with_die(amount, deed.die)
        deed.hurt(deed.targets, points)
        deed.dealt += points

    def do_push(self, deed: Progress, distance: str) -> None:
        self.drive(deed, "push", distance)

    def do_pull(self, deed: Progress, distance: str) -> None:
        self.drive(deed, "pull", distance)

    def do_force(self, deed: Progress, distance: str) -> None:
        self.drive(deed, "force", distance)

    def do_throw(self, deed: Progress, distance: str) -> None:
        self.drive(deed, "throw", distance)

    def drive(self, deed: Progress, word: str, distance: str) -> None:
        """What being driven costs, which depends on how near its user stands, who may be run into."""
        if not self.lucky:
            return
        far, harm = with_die(distance, deed.die), Harm()
        for bearing, hit in self.lying(deed, word, far):
            for guard, spaces in ((False, hit & ~deed.guard), (True, hit & deed.guard)):
                if spaces:
                    harm = worst(harm, self.driving.costs(word, far, bearing, guard).on(spaces))
        deed.harm, deed.guard = added(deed.harm, harm), deed.guard & ~deed.targets
        deed.aside = worst(deed.aside, self.rammed(deed, word, far, *deed.before))
        if deed.aim.many:
            both = self.rammed(deed, word, far, deed.harm, deed.guard)
            deed.harm = worst(deed.harm, [layer & deed.targets for layer in both])

    def rammed(self, deed: Progress, word: str, far: int, before: Harm, guard: int) -> Harm:
        """What is lost where another one is driven into whoever stands there, and before."""
        bare, guarded = (
            self.ramming.harm(deed.ends, deed.aim, word, far, deed.dealt, shield) for shield in (False, True)
        )
        harm = worst([layer & ~guard for layer in bare], [layer & guard for layer in guarded])
        return added(before, harm)

    def lying(self, deed: Progress, word: str, far: int) -> Iterator[tuple[Bearing, int]]:
        """Whom it drives, by how they lie from its user."""
        if deed.bearing is not None:
            yield deed.bearing, deed.targets
            return
        bit = self.world.arena.bit
        for space in self.world.arena.members(deed.ends):
            seen = self.spotting.in_range(bit[space], EVER, True) if word == "pull" else deed.targets
            for bearing in (OFF, *bearings(met_within(word, far, self.wide))):
                yield bearing, deed.targets & seen & borne(self.world.arena, space, bearing)

    # --- frames round other parts

    def do_by_die(self, deed: Progress, faces: tuple[int, ...], then: Effects, else_: Effects) -> None:
        self.run(deed, then if deed.die in faces else else_)

    def do_moved(self, deed: Progress, then: Effects, exactly: int) -> None:
        if deed.walked:
            self.run(deed, then)

    def do_standing(self, deed: Progress, terrain: str, then: Effects, else_: Effects) -> None:
        there = self.world.ground.of[terrain]
        ways = [(deed.ends & there, then), (deed.ends & ~there, else_)]
        self.split(deed, [(replace(deed, ends=ends), parts) for ends, parts in ways if ends])

    def do_having(self, deed: Progress, status: str, then: Effects, else_: Effects) -> None:
        self.run(deed, then if getattr(self.world, status)[self.seat] else else_)

    def do_each(self, deed: Progress, has: str, then: Effects, else_: Effects) -> None:
        """By the status of who is to be hit; without one either may be."""
        if self.victim >= 0:
            self.run(deed, then if getattr(self.world, has)[self.victim] else else_)
        else:
            self.split(deed, [(replace(deed), then), (replace(deed), else_)])

    def do_repeat(self, deed: Progress, times: int, then: Effects) -> None:
        self.run(deed, then * times)

    def do_may(self, deed: Progress, then: Effects) -> None:
        self.split(deed, [(replace(deed), then)])

    def do_pay(self, deed: Progress, coin: str, then: Effects, amount: int) -> None:
        if affords(self.world, self.seat, coin, amount):
            self.do_may(deed, then)

    def do_choose(self, deed: Progress, sides: tuple[tuple[str, Effects], ...]) -> None:
        self.split(deed, [(replace(deed), steps) for _, steps in sides])

    def split(self, deed: Progress, ways: list[tuple[Progress, Effects]]) -> None:
        for way, parts in ways:
            self.run(way, parts)
        deed.join([way for way, _ in ways])

"""Search: information-set Monte Carlo tree search, one iteration per step, each in a freshly imagined world."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from math import log, sqrt
from random import Random
from typing import Any

from game.ai.mind import Mind
from game.engine.agenda import Option

Imagine = Callable[[Random], Any]

EXPLORE = 0.7  # weight of the unknown in UCB1, with worth stretched to 0..1 (Cowling, Powley and Whitehouse, 2012)
WANDER = 0.1  # share of roll-out choices that ignore the hint, so that no line is taken for certain
CERTAIN = 3.0  # standard errors
SLIGHT = 0.002  # chance to win that is not worth another world
EQUAL = 1e-7  # worth by which of equal choices the more promising one is preferred
CROWD = 8  # up to so many options are all tried; of more, a square root of the visits more


class Edge:
    """One choice at a node: how often it was offered and taken, and the worth it led to for the player who took it."""

    __slots__ = ("offered", "visits", "total", "nodes")

    def __init__(self, trust: int = 0, prior: float = 0.0) -> None:
        self.offered = self.visits = trust
        self.total = trust * prior
        self.nodes: dict[Hashable, Node] = {}

    @property
    def mean(self) -> float:
        """The worth it led to on average; 0 before it was tried."""
        return self.total / self.visits if self.visits else 0.0


class Node:
    """One information set: what is known of each choice there."""

    __slots__ = ("edges",)

    def __init__(self) -> None:
        self.edges: dict[str, Edge] = {}

    def best(self) -> str:
        """The choice most often taken; of equals the one worth more, then the first in order of the alphabet."""
        return min(self.edges, key=lambda key: (-self.edges[key].visits, -self.edges[key].mean, key))

    @property
    def decided(self) -> bool:
        """Whether more worlds could hardly show a better choice."""
        return len(self.edges) == 1


def think(imagine: Imagine, rng: Random, mind: Mind, horizon: int = 1000) -> Iterator[Node]:
    """Look ahead without end: every step is one iteration of so many decisions at most and yields the root as it now
    stands."""
    if mind.abreast:
        held = Abreast()
        while True:
            held.look_into(imagine(rng), rng, mind, horizon)
            yield held
    root, scale = Node(), Scale()
    while True:
        iterate(root, imagine(rng), rng, mind, scale, horizon)
        yield root


class Scale:
    """The range of worth seen so far, so that small differences weigh as much as large ones."""

    __slots__ = ("low", "high")

    def __init__(self) -> None:
        self.low, self.high = 1.0, 0.0

    def widen(self, worth: float) -> None:
        self.low, self.high = min(self.low, worth), max(self.high, worth)

    def of(self, worth: float) -> float:
        """Where a worth lies in the range, 0..1; in the middle while there is none."""
        return (worth - self.low) / (self.high - self.low) if self.high > self.low else 0.5


def iterate(root: Node, world: Any, rng: Random, mind: Mind, scale: Scale, horizon: int = 1000) -> None:
    """Down the tree, one new leaf, a roll-out, and what it was worth to each player on the way.

    A mind that is `flat` keeps only the choice in question in the tree: what follows is played as in a roll-out, which
    is nearer to what will be done than the few visits that each later node would get; and who thinks never wanders.
    """
    path: list[tuple[int, Edge]] = []
    node: Node | None = root
    stretch, thinker = mind.stretch(world), world.decision.player
    for _ in range(min(mind.horizon, horizon)):
        decision = world.decision
        if decision is None or mind.stretch(world) != stretch:
            break
        player, options = decision.player, decision.options
        if len(options) == 1:
            world.take(options[0])
            continue
        if node is None:
            steady = mind.flat and player == thinker
            play_on(world, options, rng, mind, 0.0 if steady else WANDER)
            continue
        option = select(node, world, mind.shortlist(world), mind, scale)
        edge = node.edges[option.key]
        path.append((player, edge))
        world.take(option)
        node = None if mind.flat else next_node(edge, world, mind)
    worths: dict[int, float] = {}
    for player, edge in path:
        if player not in worths:
            worths[player] = mind.worth(world, player)
            scale.widen(worths[player])
        edge.visits += 1
        edge.total += worths[player]


def next_node(edge: Edge, world: Any, mind: Mind) -> Node | None:
    """The node below an edge; None where the tree ends: it grows only where it has been before."""
    if world.decision is None:
        return None
    known = mind.information_set(world)
    node = edge.nodes.get(known)
    if node is None:
        edge.nodes[known] = Node()
    return node


def select(node: Node, world: Any, options: Sequence[Option], mind: Mind, scale: Scale) -> Option:
    """UCB1 over the choices offered in this world, counting only the times they could be taken."""
    edges, best, highest = node.edges, options[0], -1.0
    if not edges and len(options) > 1:  # each choice begins with as many visits
        for option, worth in zip(options, mind.prior(world, options)):
            edges[option.key] = Edge(mind.trust, worth)
    for option in within(node, options):
        edge = edges.get(option.key)
        if edge is None:
            edge = edges[option.key] = Edge()
        edge.offered += 1
        if edge.visits:
            value = scale.of(edge.total / edge.visits) + EXPLORE * sqrt(log(edge.offered) / edge.visits)
        else:
            value = 1e9
        if value > highest:
            best, highest = option, value
    if highest == 1e9 and len(options) > 1:
        lean = mind.first_of(world, options)
        if lean is not None and not edges.setdefault(lean.key, Edge()).visits:
            return lean
    return best


def within(node: Node, options: Sequence[Option]) -> Sequence[Option]:
    """Progressive widening: of a crowd, the options already tried and room for a few more as visits grow."""
    if len(options) <= CROWD:
        return options
    visits = sum(edge.visits for edge in node.edges.values())
    room = CROWD + int(sqrt(visits))
    tried = [option for option in options if option.key in node.edges]
    fresh = [option for option in options if option.key not in node.edges]
    return tried + fresh[: max(0, room - len(tried))]


def play_on(world: Any, options: Sequence[Option], rng: Random, mind: Mind, wander: float = WANDER) -> None:
    """A choice of the roll-out: mostly the hint, but for this share of them any."""
    if rng.random() < wander or not mind.play_on(world):
        world.take(options[int(rng.random() * len(options))])


# --- choices held against each other in the same worlds

Line = tuple[str, ...]  # a choice, or one and the next of the same seat


class Abreast(Node):
    """A root whose choices have all been tried in every world: what follows is what makes sense to each player, so that
    they differ by nothing but what comes of them. A choice is worth its best line."""

    __slots__ = ("lines", "rows", "sums")

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[Line] = []
        self.rows: list[list[float]] = []  # by line what each world came to
        self.sums: list[float] = []  # by line what all worlds came to, and what was thought of its choice beforehand

    def look_into(self, world: Any, rng: Random, mind: Mind, horizon: int) -> None:
        """One world more, for every line."""
        if not self.lines:
            self.begin(world, mind)
        seat, most = world.decision.player, min(mind.horizon, horizon)
        for number, line in enumerate(self.lines):
            twin = world.clone()
            for key in line:
                twin.choose(key)
            play_out(twin, mind.stretch(world), rng, mind, most - len(line))
            worth = mind.worth(twin, seat)
            self.rows[number].append(worth)
            self.sums[number] += worth
        promised = self.promised()
        for rank, (key, edge) in enumerate(self.edges.items()):
            edge.visits = edge.offered = edge.visits + 1
            edge.total = max(0.0, self.sums[promised[key]] - EQUAL * rank)

    def begin(self, world: Any, mind: Mind) -> None:
        """The lines, and what is thought of each choice beforehand."""
        shortlist = mind.shortlist(world)
        priors = mind.prior(world, shortlist) if len(shortlist) > 1 else ()
        self.edges = {option.key: Edge() for option in shortlist}
        self.edges |= {option.key: Edge(mind.trust, worth) for option, worth in zip(shortlist, priors)}
        self.lines = [(option.key, *next_) for option in shortlist for next_ in mind.goes_on(world, option) or ((),)]
        self.rows = [[] for _ in self.lines]
        self.sums = [self.edges[line[0]].total for line in self.lines]

    def promised(self) -> dict[str, int]:
        """By choice the number of its best line."""
        return {self.lines[number][0]: number for number in sorted(range(len(self.lines)), key=self.sums.__getitem__)}

    @property
    def decided(self) -> bool:
        """Whether more worlds could hardly show a better choice than the one that would be taken."""
        taken = self.best()
        best = self.rows[self.promised()[taken]]
        return all(most_gained(row, best) < SLIGHT for line, row in zip(self.lines, self.rows) if line[0] != taken)


def most_gained(row: Sequence[float], best: Sequence[float]) -> float:
    """What a choice may win over another at most, as far as the same worlds tell."""
    gains, count = [one - other for one, other in zip(row, best)], len(best)
    mean = sum(gains) / count
    return mean + CERTAIN * sqrt(sum((gain - mean) ** 2 for gain in gains)) / count


def play_out(world: Any, stretch: int, rng: Random, mind: Mind, most: int) -> None:
    """So many decisions at most, within the stretch, by what makes sense."""
    for _ in range(most):
        decision = world.decision
        if decision is None or mind.stretch(world) != stretch:
            break
        if len(decision.options) == 1:
            world.take(decision.options[0])
        else:
            play_on(world, decision.options, rng, mind, 0.0)

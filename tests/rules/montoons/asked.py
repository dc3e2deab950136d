"""Asked: states of MonToons that ask every kind of question, from random play and from positions laid for rare ones."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from game.engine.agenda import do
from game.engine.match import Match
from game.rules.montoons.abilities import Deciding, Paying, Siding
from game.rules.montoons.action import Acting, Bidding
from game.rules.montoons.attack import Boosting
from game.rules.montoons.bonuses import PickingShell, gain
from game.rules.montoons.damage import Ordering
from game.rules.montoons.forcing import Bouncing, Forcing, ForcingFirst, Throwing
from game.rules.montoons.keywords import Shoving
from game.rules.montoons.laying import Laying
from game.rules.montoons.leaping import Blitzing, Jumping, Leaping
from game.rules.montoons.movement import Forking, Walking
from game.rules.montoons.planning import Planning
from game.rules.montoons.setup import ChoosingFlag, ChoosingSheet
from game.rules.montoons.state import MonToons, Sinking
from game.rules.montoons.statuses import Focusing, Forgetting
from game.rules.montoons.targeting import Aiming, Turning
from game.rules.montoons.terrain import Leaving, Sliding, Whirling
from game.rules.montoons.waystone import Marking, MarkingFree
from tests.fighters import sensible
from tests.rules.montoons.table import GAME, SHIPPED, Table, at, monster

KINDS = (
    ChoosingSheet,
    ChoosingFlag,
    Planning,
    Bidding,
    Acting,
    Walking,
    Forking,
    Forgetting,
    Whirling,
    Sinking,
    Sliding,
    Leaving,
    Aiming,
    Turning,
    Boosting,
    Siding,
    Deciding,
    Paying,
    Ordering,
    Marking,
    MarkingFree,
    PickingShell,
    Shoving,
    ForcingFirst,
    Forcing,
    Throwing,
    Bouncing,
    Jumping,
    Leaping,
    Blitzing,
    Laying,
    Focusing,
)
AIM, BOTH = ("aim", 3, 1, "rival", True), ("aim", 3, 2, "rival", True)


def random_states(seed: int, rounds: int = 6) -> Iterator[MonToons]:
    """Every state in which somebody is asked, of a game of now sensible, now random answers: the game itself."""
    rng = Random(seed)
    options = {"map": "ABCD"[seed % 4], "sheets": ("full", "in_training")[seed // 4 % 2]}
    match = Match(GAME, SHIPPED, 2 + seed % 4, seed, options, skip_single=False)
    while match.decision is not None and match.state.round <= rounds:
        yield match.state
        lean = sensible(match.state, rng) if rng.random() < 0.6 else None
        match.answer((lean or rng.choice(match.decision.options)).key)


def three(**mine: object) -> Table:
    return Table(monster("hoku", at(0), **mine), monster("tala", at(1)), monster("pele", at(0, 1)))


def laid() -> Iterator[MonToons]:
    """What random play seldom comes to, or only sheets of packs ask."""
    yield three().use(AIM, ("may", (("damage", "2"),))).play("seat:2").g
    whip = Table(monster("molthu", at(0), dice={"basic/tentacle_whip": 4}), monster("tala", at(2)))
    yield whip.play("basic/tentacle_whip", "seat:2").g
    yield three(health=9).use(("pay", "heart", (("recover", 5),), 2)).g
    yield three(berries=[2, 0]).use(("pay", "berry", (("hold", "guard", 1),), 1)).g
    for effect in (("clear_traps", 2, 1, True), ("obstacle", "rock", 2, 1, True), ("lay", "lava", 2, 2, False)):
        table = Table(
            monster("hoku", at(0)), monster("tala", at(1)), traps=[at(-1), at(-2)], obstacles={at(0, 1): "rock"}
        )
        yield table.use(effect).g
    yield three().use(BOTH, ("force", "2")).play("seat:2", "seat:3").g
    yield three().use(AIM, ("throw", "3")).play("seat:2").g
    rocky = Table(monster("hoku", at(0)), monster("tala", at(1)), obstacles={at(2): "rock"}).use(AIM, ("throw", "3"))
    yield rocky.play("seat:2", f"throw:2:{at(2)}").g
    yield three(focus=[2, 3], dice={"focus/1": 2}).use(("focus", 3)).g
    yield Table(monster("hoku", at(0), focus=[2, 3]), monster("tala", at(3))).play("end").g
    yield three().run(do(gain, 0, "shell", 1)).g
    gold = {sheet.id: max(sheet.golden) for sheet in SHIPPED.sheets}
    golden = Table(
        monster("hoku", at(0)),
        monster("tala", at(1), health=gold["tala"]),
        monster("pele", at(0, 1), health=gold["pele"]),
    )
    yield golden.use(("sweep", "ring1"), ("damage", "1")).g
    yield (
        Table(monster("tala", at(0)), monster("hoku", at(1)))
        .use(("move", "4", False, False, True), deed="move")
        .play(f"hex:{at(2)}")
        .g
    )
    yield (
        Table(
            monster("hoku", "0,1"),
            monster("tala", "6,5"),
            options={"map": "C"},
            terrain={"1,1": "ice"},
            dice=[3, 1, 5],
            obstacles=dict.fromkeys(("2,1", "1,2", "1,0"), "rock"),
        )
        .use(("move", "3", False, False, False), deed="move")
        .play("hex:1,1")
        .g
    )
    yield (
        Table(monster("japili", at(0), dice={"move/snare_trail": 4}), monster("hoku", "8,2")).play("move/snare_trail").g
    )


@cache
def states_by_kind(games: int = 8, most: int = 12) -> dict[type, list[MonToons]]:
    """Copies of up to so many states of every kind of question, spread over the games; not to be changed."""
    found: dict[type, list[MonToons]] = {kind: [] for kind in KINDS}
    for g in laid():
        found[type(g.about)].append(g)
    for seed in range(games):
        here = dict.fromkeys(KINDS, 0)
        for g in random_states(seed):
            kind = type(g.about)
            if here[kind] < max(2, most // games):
                here[kind] += 1
                found[kind].append(g.clone())
    return {kind: states[:most] for kind, states in found.items()}

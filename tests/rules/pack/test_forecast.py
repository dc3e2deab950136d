"""What is shown before a choice is what comes of it: the Duel foretold, over hundreds of tables."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.engine.events import Said
from game.engine.match import Match
from game.rules.pack.dueling import Lane, forecast
from game.rules.pack.odds import result
from game.rules.pack.state import MonsterPack, Offering
from tests.rules.pack.table import PACK, SHIPPED


def before_the_duel(seeds: range) -> Iterator[tuple[Match, MonsterPack, Random]]:
    """Games by lot at every offer of a boost before the Duel."""
    for seed in seeds:
        rng = Random(seed)
        options = {"format": ("standard", "short")[seed % 2], "adjacency": ("diagonal", "straight")[seed // 2 % 2]}
        match = Match(PACK, SHIPPED, 2, seed, options, skip_single=False)
        while match.decision is not None:
            g = match.state
            assert isinstance(g, MonsterPack)
            if g.about == Offering(1):
                yield match, g, rng
            match.answer(rng.choice(match.decision.options).key)


def fought(g: MonsterPack, key: str) -> tuple[list[Lane], int]:
    """What the Duel did in each column after an answer, as it was told, and the hit points the other side lost."""
    world = g.clone()
    world.news, rival = [], 1 - g.mover
    world.choose(key)
    lanes = []
    for event in world.news:
        if isinstance(event, Said) and event.what == "hit":
            column, mine, damage = event.about
            lanes.append(Lane(column, mine, None, (), damage))
        elif isinstance(event, Said) and event.what == "duel":
            column, mine, theirs, _, _, lost = event.about
            lanes.append(Lane(column, mine, theirs, tuple(lost), 0))
        elif isinstance(event, Said) and event.what == "turn":
            break
    return lanes, g.hp[rival] - world.hp[rival]


def test_what_passing_before_the_duel_shows_is_what_the_duel_does() -> None:
    """PAK-DUEL-01, PAK-R15: each column, each monster that goes, and every hit point."""
    seen, gone = 0, 0
    for _, g, _ in before_the_duel(range(40)):
        shown = [chance.what for chance in PACK.odds(g, g.mover, "pass")]
        lanes, lost = fought(g, "pass")
        assert shown == [result(g.content, lane) for lane in lanes] and lanes == forecast(g, g.mover)
        assert lost == min(g.hp[1 - g.mover], sum(lane.damage for lane in lanes))
        assert all(chance.share == 1.0 for chance in PACK.odds(g, g.mover, "pass"))
        seen, gone = seen + bool(lanes), gone + sum(len(lane.lost) for lane in lanes)
    assert seen > 300 and gone > 100


def test_it_is_the_same_in_every_world_the_player_could_imagine() -> None:
    """PAK-R26: nothing hidden has a part in a Duel, so the odds are sure."""
    seen = 0
    for _, g, rng in before_the_duel(range(30)):
        if rng.random() < 0.3:
            shown = PACK.odds(g, g.mover, "pass")
            for _ in range(5):
                world = g.redeal(g.mover, rng)
                assert isinstance(world, MonsterPack) and PACK.odds(world, g.mover, "pass") == shown
                assert [result(g.content, lane) for lane in fought(world, "pass")[0]] == [one.what for one in shown]
                seen += 1
    assert seen > 500


def test_no_other_answer_promises_anything() -> None:
    """Odds stand at the one answer that leads to the Duel with nothing in between."""
    answers = 0
    for _, g, rng in before_the_duel(range(10)):
        assert g.decision is not None
        for option in g.decision.options[:-1]:
            assert PACK.odds(g, g.mover, option.key) == ()
            answers += 1
    assert answers > 100

"""The Monster Pack, imagined worlds: a rival who is choosing a price can always pay it (PAK-BOOST-04)."""

from __future__ import annotations

from random import Random

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.rules.pack.state import Paying


def test_a_rival_at_the_price_of_a_boost_can_pay_in_every_imagined_world() -> None:
    content, asked = shipped_content("pack"), 0
    for seed in range(40):
        rng = Random(seed)
        match = Match(GAMES["pack"], content, 2, seed, skip_single=False)
        while match.decision is not None:
            state = match.state
            if isinstance(state.about, Paying):
                seat = 1 - match.decision.player
                for _ in range(20):
                    world = state.redeal(seat, rng)
                    assert world.view(seat) == state.view(seat)
                    assert world.decision is not None and world.decision.player == match.decision.player
                    asked += 1
            match.answer(rng.choice(match.decision.options).key)
    assert asked > 1000

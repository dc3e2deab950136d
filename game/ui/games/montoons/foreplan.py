"""foreplan: what a die would do on a slot while a round is planned, if its monster acted as the map lies now."""

from __future__ import annotations

from random import Random

from game.engine.agenda import do
from game.rules.montoons.action import act
from game.rules.montoons.state import MonToons
from game.ui.games.montoons.foresight import Foresight, foresee
from game.ui.games.montoons.sight import range_of


def foresee_plan(state: MonToons, seat: int, key: str) -> Foresight:
    """`key`: "5>move/scamper", a die put on a slot, or "back>move/scamper", the one that lies there. What needs more
    dice, or would do nothing from here, shows how far it reaches."""
    value, _, slot = key.partition(">")
    world = state.redeal(seat, Random(0))
    if world.decision is None or all(option.key != key for option in world.decision.options):
        return Foresight()
    if value != "back":
        world.choose(key)
    set_off(world, seat)
    kind, _, rest = slot.partition("/")
    deed = f"{kind}/{rest.partition('/')[0]}"
    begun = [option.key for option in world.decision.options if option.key == deed] if world.decision else []
    seen = foresee(world, seat, begun[0]) if begun else Foresight()
    return seen._replace(range=seen.range or range_of(world, seat, deed))


def set_off(world: MonToons, seat: int) -> None:
    """Let a monster act, with all others where they are."""
    world.decision, world.phase, world.active = None, "action", seat
    if seat not in world.order:
        world.order = [*world.order, seat]
    world.revealed[seat] = True
    world.agenda[:] = [do(act, seat)]
    world.run()

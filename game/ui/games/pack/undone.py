"""undone: what useful thing going to the duel, ending a turn or keeping all cards would leave undone in the Pack."""

from __future__ import annotations

from game.ai.pack import CLOSE, column_of, judged
from game.engine.agenda import Option
from game.rules.pack.state import COLUMNS, MonsterPack


def left_undone(g: MonsterPack, key: str) -> str:
    """One sentence, "" when nothing is left that is clearly worth it. It is made of what lies open and the own hand."""
    if key not in ("pass", "none"):
        return ""
    margins = [(margin, option) for margin, option in judged(g)]
    idle = next(margin for margin, option in margins if option.key == key)
    lost = [
        (margin - idle, option)
        for margin, option in margins
        if option.key != key and (g.phase != "boost_1" or enters(g, option))
    ]
    gain, best = max(lost, key=lambda found: found[0], default=(0.0, None))
    if best is None or gain <= CLOSE:
        return ""
    return of_summon(g, best) if key == "none" else of_boost(g, best)


def enters(g: MonsterPack, boost: Option) -> bool:
    """Whether a boost brings its monster in at once. Before the duel only such a one is missed: the others can be made
    after it as well."""
    assert g.decision is not None
    seat, column = g.decision.player, column_of(boost)
    return g.die[seat * COLUMNS + column] == 1 and bool(g.doors(seat, column))


def of_summon(g: MonsterPack, option: Option) -> str:
    assert isinstance(option.at, int)
    return f"You can still summon {g.content.name(option.at)}."


def of_boost(g: MonsterPack, option: Option) -> str:
    assert g.decision is not None
    card = g.waiting_at(g.decision.player, column_of(option))
    assert card is not None
    then = "enters at once" if enters(g, option) else "waits a turn less"
    timely = ", in time for this duel" if g.phase == "boost_1" else ""
    return f"You can still boost {g.content.name(card)}: it {then}{timely}."

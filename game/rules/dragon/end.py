"""Dragon Attack!, chapter 9: the end of the game and victory."""

from __future__ import annotations

from game.engine.agenda import verb
from game.rules.dragon.state import Dragon


@verb
def slay(g: Dragon, hero: int) -> None:
    """9.2 The last Dragon counter is gone: the slayer has the hoard (DRA-SCORE-05, DRA-C09) and the highest total wins
    (DRA-BATTLE-28, DRA-SCORE-02). Nothing else ends a game (DRA-R49)."""
    g.put("phase", None, "end")
    g.put("slayer", None, hero)
    g.tell("slain", hero, g.hoard(), tuple(g.points(other) for other in range(g.seats)))
    g.put("winners", None, winners(g))


@verb
def fall(g: Dragon, hero: int) -> None:
    """9.1 The palace falls: everyone loses and no score is compared (DRA-DRAGON-09, DRA-DRAGON-11, DRA-SCORE-01)."""
    g.put("phase", None, "end")
    g.tell("fallen", None)
    g.put("winners", None, ())


def winners(g: Dragon) -> tuple[int, ...]:
    """9.3 Highest total; of several the slayer, else the one with most gold in front; else they share (DRA-SCORE-04,
    DRA-SCORE-06, DRA-SCORE-07, DRA-R48)."""
    totals = [g.points(hero) for hero in range(g.seats)]
    best = [hero for hero in range(g.seats) if totals[hero] == max(totals)]
    if g.tie_break == "on":
        if g.slayer in best:
            return (g.slayer,)
        most = max(g.gold(hero) for hero in best)
        best = [hero for hero in best if g.gold(hero) == most]
    return tuple(best)

"""undone: what useful thing a choice would leave undone in Dragon Attack!: gold or help refused, a roll let go."""

from __future__ import annotations

from game.engine.words import counted, listed
from game.rules.dragon.forecast import Home, Lying, Places, left
from game.rules.dragon.meeting import Stepping
from game.rules.dragon.searching import Finding, Searching
from game.rules.dragon.state import Dragon
from game.rules.dragon.words import printed


def left_undone(g: Dragon, key: str) -> str:
    """One sentence, "" when nothing is left that is clearly worth it."""
    match left(g, key), g.about:
        case Home(gold), Stepping():
            return f"Home is one step away: your {gold} gold would be safe there."
        case Home(gold, steps), _:
            return f"Your {gold} gold would be safe at home, {counted(steps, 'step')} away."
        case Places(1, steps), _:
            return f"A counter that can be searched lies {counted(steps, 'step')} away."
        case Places(count, steps), _:
            return f"{count} spaces that can be searched are in reach, the nearest {counted(steps, 'step')} away."
        case Lying((card,)), Finding():
            return f"{printed(g.content, card)} would lie here for the next who comes."
        case Lying(cards), about:
            known = ": all have seen it" if isinstance(about, Searching) else ""
            return f"You can still take {listed([printed(g.content, card) for card in cards])}{known}."
    return ""

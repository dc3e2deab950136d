"""Dragon Attack! for computers: what a position is worth, a sensible choice, and reasons in words."""
from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from game.ai.dragon_deals import consider, next_of_offer
from game.ai.dragon_reasons import reason
from game.ai.dragon_values import Sight, counter_value, duel_value, prospects
from game.engine.agenda import Option
from game.rules.dragon.state import DOWN, Dragon

WORTH_A_LOOK = 6           # moves the search looks into
CLOSE = 1.0                # points that make a move no worse than another at first sight


class DragonMind:
    """The judgement of a player of Dragon Attack!."""

    depth = 12                 # two to three rounds of four heroes

    def worth(self, g: Dragon, seat: int) -> float:
        """Points, what lies in front, and how well the party could face the Dragon."""
        if g.winners is not None:
            return 1 / len(g.winners) if seat in g.winners else 0.0
        return prospects(g)[seat] if -1 not in g.colour else 1 / g.seats

    def plausible(self, g: Dragon, seat: int) -> float:
        """Nobody has secrets here."""
        return 1.0

    def shortlist(self, g: Dragon) -> Sequence[Option]:
        """Of all the spaces a move may end on, the few that promise nearly as much as the best; of other questions
        the sensible choice alone, where there is one."""
        assert g.decision is not None
        if g.asked[0] != "dragon.walk":
            lean = self.lean(g)
            return [lean] if lean else g.decision.options
        promised = promise(g, g.decision.player)
        ranked = sorted(((promised(option), -n, option) for n, option in enumerate(g.decision.options)), reverse=True)
        best = ranked[0][0]
        return [option for value, _, option in ranked[:WORTH_A_LOOK] if value > best - CLOSE]

    def stretch(self, g: Dragon) -> int:
        return 0

    def mark(self, g: Dragon) -> Hashable:
        assert g.decision is not None
        return g.decision.player, g.decision.options[0].key, g.rolled, tuple(g.at), g.dragon, len(g.strengths)

    def lean(self, g: Dragon) -> Option | None:
        """The most promising space, the battles whose odds are good, and every counter that is free."""
        assert g.decision is not None
        options = g.decision.options
        leaning = LEANINGS.get(g.asked[0].partition(".")[2])
        key = leaning(g, g.decision.player) if leaning else None
        return next((option for option in options if option.key == key), None)

    def reason(self, g: Dragon, seat: int, key: str, eyes: int) -> str:
        return reason(g, seat, key)


def walk(g: Dragon, hero: int) -> str:
    """Where the move is to end: what the space brings, and how near it lies to the next goal."""
    assert g.decision is not None
    return max(g.decision.options, key=promise(g, hero)).key


def promise(g: Dragon, hero: int) -> Callable[[Option], float]:
    """What moving there promises, in points."""
    sight = Sight(g, hero)
    goals, by_key, here = sight.goals(), g.kingdom.by_key, g.at[hero]

    def value(option: Option) -> float:
        space = by_key.get(option.key, here)
        return sight.here(space) + sight.ahead(space, goals)
    return value


def sail_or_roll(g: Dragon, hero: int) -> str:
    """Sail when another harbour lies clearly nearer to something good."""
    assert g.decision is not None
    sight = Sight(g, hero)
    first = g.kingdom.first
    goals = [(space - first, value) for space, value in sight.values.items() if value > 0]
    best, highest = "roll", sight.ahead(g.at[hero], goals) + 0.5
    for option in g.decision.options[1:]:
        value = sight.ahead(g.kingdom.by_key[option.key.partition(":")[2]], goals)
        if value > highest:
            best, highest = option.key, value
    return best


def search(g: Dragon, hero: int) -> str:
    """Search unless monsters are likely to take more than there is to find."""
    sight = Sight(g, hero)
    value = sum(counter_value(g, hero, card, sight.classes) if g.known[card] else sight.unseen()
                for card in (g.zones["map"][slot] for slot in g.slots(g.at[hero], DOWN)))
    return "search" if value > 0 else "leave"


def fall_back(g: Dragon, mover: int) -> str:
    """As far from home as can be."""
    assert g.decision is not None
    loser, kingdom = g.asked[2], g.kingdom
    row = kingdom.distances[g.home(loser) - kingdom.first]
    far = max if loser != mover else min
    return far(g.decision.options, key=lambda option: row[kingdom.by_key[option.key] - kingdom.first]).key


def extra_step(g: Dragon, hero: int) -> str:
    """Towards the next goal."""
    assert g.decision is not None
    sight = Sight(g, hero)
    goals = sight.goals()
    return max(g.decision.options,
               key=lambda option: sight.ahead(g.kingdom.by_key.get(option.key, g.at[hero]), goals)).key


def bargain(g: Dragon, hero: int) -> str:
    _, _, other, offer, reply = g.asked
    return next_of_offer(g, hero, other, offer, reply)


def pick_rival(g: Dragon, hero: int) -> str:
    """The one whose battle promises most."""
    assert g.decision is not None
    return max(g.decision.options, key=lambda option: duel_value(g, hero, int(option.key[5:]) - 1)).key


LEANINGS: dict[str, Callable[[Dragon, int], str]] = {
    "walk": walk, "sail_or_roll": sail_or_roll, "search": search, "fall_back": fall_back, "extra_step": extra_step,
    "bargain": bargain, "pick_rival": pick_rival, "take_or_leave": lambda g, hero: "take",
    "loot": lambda g, hero: "all", "defend": lambda g, hero: "fight",
    "consider": lambda g, hero: consider(g, hero, *g.asked[2:4])}

"""Plans: scripted heroes of Dragon Attack! against the computers, to find ways to win that these do not know.

python build/plans.py --against normal --games 100 --jobs 2

Each plan decides some questions by a rule of thumb (when to take gold home, who stops the Dragon, whom to meet, what to
offer) and leaves all others to the level it plays against. Over the same deals it sits on either side.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from functools import partial
from math import inf
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from game.ai.dragon_values import Sight  # noqa: E402
from game.ai.ladder import content_of, think_seed, wilson  # noqa: E402
from game.ai.levels import LEVELS  # noqa: E402
from game.ai.players import players, results  # noqa: E402
from game.ai.thinking import choose  # noqa: E402
from game.engine.match import Match  # noqa: E402
from game.rules import GAMES  # noqa: E402
from game.rules.dragon.battle import dragon_dice  # noqa: E402
from game.rules.dragon.meeting import Bargaining, Considering  # noqa: E402
from game.rules.dragon.movement import Walking  # noqa: E402
from game.rules.dragon.searching import Searching  # noqa: E402
from game.rules.dragon.state import FRONT_OF, Dragon  # noqa: E402
from game.rules.dragon.throws import kill_chance  # noqa: E402

Script = Callable[[Dragon, int], str | None]  # the key of what a hero chooses; None: what the level would


# --- where to go


def spaces(g: Dragon, hero: int) -> list[int]:
    """Where each of the moves that are offered ends."""
    return [g.kingdom.by_key.get(option.key, g.at[hero]) for option in g.question.options]


def towards(g: Dragon, hero: int, goal: int) -> str:
    """The move that ends nearest to a space."""
    row = g.kingdom.distances[goal - g.kingdom.first]
    ends = [row[space - g.kingdom.first] for space in spaces(g, hero)]
    return g.question.options[ends.index(min(ends))].key


def avoiding(g: Dragon, hero: int, shunned: set[int]) -> str | None:
    """The most promising move that ends on none of these; None where there is no other."""
    ends = spaces(g, hero)
    promised = [
        -inf if space in shunned else worth for space, worth in zip(ends, Sight(g, hero).promises(ends), strict=True)
    ]
    return g.question.options[promised.index(max(promised))].key if max(promised) > -inf else None


def slays(g: Dragon, hero: int) -> float:
    """The chance to slay the Dragon as the party is, 0..1."""
    return kill_chance(min(5, dragon_dice(g, hero)), g.strengths)


def banks(gold: int, g: Dragon, hero: int) -> str | None:
    """Goes home as soon as it carries so many points."""
    home = g.home(hero)
    return towards(g, hero, home) if isinstance(g.about, Walking) and g.gold(hero) >= gold else None


def keeps(g: Dragon, hero: int) -> str | None:
    """Never goes home."""
    return avoiding(g, hero, {g.home(hero)}) if isinstance(g.about, Walking) else None


def hunts(chance: float, g: Dragon, hero: int) -> str | None:
    """Goes for the Dragon as soon as it slays it with this chance."""
    if not isinstance(g.about, Walking) or not g.dragon or slays(g, hero) < chance:
        return None
    return towards(g, hero, g.lair())


def shirks(g: Dragon, hero: int) -> str | None:
    """Leaves the Dragon to others."""
    return avoiding(g, hero, {g.lair()}) if isinstance(g.about, Walking) and g.dragon else None


def guards(left: int, g: Dragon, hero: int) -> str | None:
    """Waits in the palace for the Dragon once it has so many numbers to go."""
    if not isinstance(g.about, Walking) or g.kingdom.palace - g.dragon > left:
        return None
    return towards(g, hero, g.kingdom.path[-1])


def ambushes(g: Dragon, hero: int) -> str | None:
    """Waits where the Dragon comes next."""
    if not isinstance(g.about, Walking) or not g.dragon or slays(g, hero) < 0.1:
        return None
    return towards(g, hero, g.kingdom.path[g.dragon])


# --- whom to meet


def fights(gold: int, g: Dragon, hero: int) -> str | None:
    """Goes where a smaller party that carries so many points stands within reach."""
    if not isinstance(g.about, Walking):
        return None
    prey = [
        g.at[other]
        for other in range(g.seats)
        if other != hero and g.party(other) < g.party(hero) and g.gold(other) >= gold
    ]
    return next((option.key for option, space in zip(g.question.options, spaces(g, hero)) if space in prey), None)


def hides(g: Dragon, hero: int) -> str | None:
    """Never ends a move beside another hero."""
    return avoiding(g, hero, {*g.at} - {g.at[hero]}) if isinstance(g.about, Walking) else None


def gathers(size: int, g: Dragon, hero: int) -> str | None:
    """Looks under every counter in reach until the party has so many members."""
    if g.party(hero) >= size:
        return None
    if isinstance(g.about, Searching):
        return "search"
    if not isinstance(g.about, Walking):
        return None
    ends, unknown = spaces(g, hero), {space for slot, space in enumerate(g.spots) if not g.seen(slot)}
    return next((option.key for option, space in zip(g.question.options, ends) if space in unknown), None)


# --- what to offer


def refuses(g: Dragon, hero: int) -> str | None:
    """Fights rather than trades."""
    return {Bargaining: "fight", Considering: "refuse"}.get(type(g.about))


def agrees(g: Dragon, hero: int) -> str | None:
    """Takes every offer."""
    return "agree" if isinstance(g.about, Considering) else None


def demands(g: Dragon, hero: int) -> str | None:
    """Asks for the gold that is worth most, for nothing."""
    return offers(g, hero, lambda mine, theirs: theirs)


def appeases(g: Dragon, hero: int) -> str | None:
    """Gives its smallest gold rather than fight."""
    return offers(g, hero, lambda mine, theirs: mine)


def offers(g: Dragon, hero: int, among: Callable[[Sequence[int], Sequence[int]], Sequence[int]]) -> str | None:
    """One counter of gold, the best of the rival's or the least of its own, then the offer; None where there is
    none."""
    if not isinstance(g.about, Bargaining):
        return None
    keys = {option.key for option in g.question.options}
    if "offer" in keys:
        return "offer"
    mine, theirs = (
        [c for c in g.zones[FRONT_OF[side]] if g.content.kinds[c] == "gold"] for side in (hero, g.about.other)
    )
    cards = among(mine, theirs)
    if not cards:
        return None
    card = (max if cards is theirs else min)(cards, key=g.content.points.__getitem__)
    return f"{'ask' if cards is theirs else 'give'}:{g.content.id(card)}"


PLANS: dict[str, Script] = {
    **{f"banks from {gold}": partial(banks, gold) for gold in (1, 11, 21, 31)},
    "never banks": keeps,
    **{f"hunts at {chance:.0%}": partial(hunts, chance) for chance in (0.03, 0.1, 0.25, 0.5)},
    "shirks": shirks,
    **{f"guards the last {left}": partial(guards, left) for left in (1, 2, 4)},
    "waits in the Dragon's way": ambushes,
    **{f"fights for {gold}": partial(fights, gold) for gold in (0, 1, 20)},
    "hides": hides,
    **{f"gathers {size}": partial(gathers, size) for size in (2, 3, 4)},
    "refuses": refuses,
    "agrees": agrees,
    "demands gold": demands,
    "gives gold": appeases,
}


# --- the matches


class Table(NamedTuple):
    """One game: a plan sits on `seat`, the level on all others."""

    plan: str
    level: str
    seats: int
    seat: int
    seed: int


class Outcome(NamedTuple):
    won: float  # the plan's part of the victory
    lost: bool  # by all
    ruled: int  # questions that the plan answered otherwise than the level would have


def play(table: Table) -> Outcome:
    """The game from deal to end. The same table gives the same game."""
    game, script, ruled = GAMES["dragon"], PLANS[table.plan], 0
    match = Match(game, content_of("dragon"), table.seats, table.seed)
    while match.decision is not None:
        seat = match.decision.player
        key = choose(game, match.state, seat, table.level, think_seed(table.seed, len(match.answers)), inf).key
        own = script(match.state, seat) if seat == table.seat else None
        if own is not None and own != key and own in {option.key for option in match.decision.options}:
            key, ruled = own, ruled + 1
        match.answer(key, "computer")
    winners = match.state.winners or ()
    return Outcome((table.seat in winners) / max(1, len(winners)), not winners, ruled)


def main(words: Sequence[str] | None = None) -> int:
    own = argparse.ArgumentParser(prog="plans.py", description=(__doc__ or "").partition("\n")[0])
    own.add_argument("--against", choices=LEVELS, default="normal", help="the level (normal)")
    own.add_argument("--games", type=int, default=100, metavar="K", help="games of each plan (100)")
    own.add_argument("--seats", type=int, default=2, metavar="N", help="heroes, of whom one goes by the plan (2)")
    own.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the first deal (1)")
    own.add_argument("--plans", default=",".join(PLANS), metavar="NAMES", help="plans, with commas between (all)")
    own.add_argument("--jobs", type=int, default=1, metavar="J", help="games played side by side (1)")
    args = own.parse_args(words)
    if unknown := [name for name in args.plans.split(",") if name not in PLANS]:
        own.error(f"--plans: {unknown[0]!r} is none of: {', '.join(PLANS)}")
    print(
        "| plan | answers otherwise a game | won | lost by all | more than its share |\n| --- | --- | --- | --- | --- |"
    )
    with players(args.jobs) as executor:
        for name in args.plans.split(","):
            tables = [
                Table(name, args.against, args.seats, number % args.seats, args.seed + number // args.seats)
                for number in range(args.games)
            ]
            print(line(name, list(results(executor, play, tables)), 1 / args.seats), flush=True)
    return 0


def line(name: str, found: Sequence[Outcome], share: float) -> str:
    """A plan's row: what it won of the games that somebody won, with 95 % trust."""
    won, decided = sum(one.won for one in found), sum(not one.lost for one in found)
    low, high = wilson(won, decided)
    told = f"{won:g} of {decided} ({low:.0%} to {high:.0%})"
    ruled = sum(one.ruled for one in found) / len(found)
    return f"| {name} | {ruled:.1f} | {told} | {len(found) - decided} | {'yes' if low > share else 'no'} |"


if __name__ == "__main__":
    sys.exit(main())

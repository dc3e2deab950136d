"""MonToons, statistics: the figures by which sheets and maps are balanced, counted from the events of games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from game.engine.events import Changed, Event, Said
from game.engine.match import Match
from game.engine.measures import Row, most, numbered, percent, quantile, row
from game.rules.montoons.sheets import GONE, POOL, Attack, Movement, Powered
from game.rules.montoons.state import ATTACKS, POWERS_TO_WIN, MonToons

WON = {2: (40.0, 60.0), 4: (15.0, 35.0)}  # per cent of games that a character wins, by seats
PAIR = (30.0, 70.0)  # per cent of games between two characters
ROADS = 20.0  # per cent of games by each of the two victories, at least
LENGTH = (5, 12)  # rounds, from the 10th to the 90th percentile
DRAWS = 2.0  # per cent of games, at most
FIRST = (45.0, 55.0)  # per cent won by who places first, of two
ULTIMATES = 30.0  # per cent of games with an Ultimate, at least
SPREAD = 5.0  # per cent of a character's games in which a movement or attack is used
FIGHTS = 0.5  # turns of a round in which a rival is hit, at least
IDLE = 0.5  # dice of a turn that do nothing, at most
DOES = ("uses", "marks", "powers", "gains", "heals", "status", "sinks")  # what is told when dice have done something
CONFIDENT = 100  # games from which a share of wins is worth a verdict


def ending(match: Match) -> str:
    """Why the game ended, in words."""
    g = match.state
    assert isinstance(g, MonToons)
    return ending_of(g)


def ending_of(g: MonToons) -> str:
    return {"way": "four Waystone Powers", "last": "the last one standing", "draw": "a draw"}[road(g)]


def road(g: MonToons) -> str:
    winners = g.winners or ()
    if len(winners) != 1:
        return "draw"
    return "way" if g.powers[winners[0]] >= POWERS_TO_WIN else "last"


def count(match: Match) -> dict[str, float]:
    """What one finished game adds to the sums."""
    g = match.state
    assert isinstance(g, MonToons)
    return tally(g, match.events)


def tally(g: MonToons, events: Iterable[Event]) -> dict[str, float]:
    """The same from a state at its end and what has happened."""
    sums: Counter[str] = Counter({"seats": g.seats, road(g): 1, f"lasted {g.round}": 1, f"seats {g.seats}": 1})
    names = [g.sheet_of(seat).id for seat in range(g.seats)]
    events = list(events)
    sums["rounds"] += g.round
    sums["fights"] += fights(events)
    sums["turns"], sums["idle dice"] = turns_and_idle_dice(events)
    used = {(event.player, event.about[1]) for event in events if isinstance(event, Said) and event.what == "uses"}
    for seat, name in enumerate(names):
        sums[f"played {name}"] += 1
        sheet = g.sheet_of(seat)
        parts: tuple[Movement | Attack | Powered, ...] = (
            *sheet.movements,
            *sheet.attacks,
            *sheet.specials,
            sheet.ultimate,
        )
        for part in parts:
            sums[f"used {name} {part.id}"] += (seat, part.name) in used
        sums["ultimates"] += (seat, sheet.ultimate.name) in used
    sums["with ultimate"] += sums["ultimates"] > 0
    for winner in g.winners or () if len(g.winners or ()) == 1 else ():
        sums[f"won {names[winner]}"] += 1
        sums["first wins"] += winner == g.first
    if g.seats == 2:
        for seat, name in enumerate(names):
            sums[f"met {name} {names[1 - seat]}"] += 1
            sums[f"beat {name} {names[1 - seat]}"] += g.winners == (seat,)
    return dict(sums)


def fights(events: Iterable[Event]) -> int:
    """Attacks that hit a rival."""
    found, fresh = 0, False
    for event in events:
        if isinstance(event, Said) and event.what == "uses":
            fresh = event.about[0] in ATTACKS
        elif isinstance(event, Said) and event.what == "hit" and fresh and event.about[1] != event.player:
            found, fresh = found + 1, False
    return found


def turns_and_idle_dice(events: Iterable[Event]) -> tuple[int, int]:
    """Turns of all monsters, and the dice in them that were never placed, or came off at the end unused."""
    turns = idle = 0
    slots: dict[int, tuple[int, ...]] = {}
    off: dict[int | None, int] = {}  # dice that have come off and are not known to have done something
    for event in events:
        if isinstance(event, Said) and event.what in DOES:
            off.pop(event.player, None)
        elif isinstance(event, Changed) and event.field == "slots" and isinstance(event.index, int):
            seat, before = event.index, slots.get(event.index, ())
            if event.value:
                off[seat] = sum(old > 0 and new == GONE for old, new in zip(before, event.value))
                slots[seat] = event.value
            elif before:
                turns, idle = turns + 1, idle + off.pop(seat, 0) + before.count(POOL)
                del slots[seat]
    return turns, idle


def figures(sums: Mapping[str, float], games: int) -> list[Row]:
    """The measures of so many games with the same seats, beside their targets."""
    seats = round(sums["seats"] / games)
    lasted = numbered(sums, "lasted")
    early, late = quantile(lasted, 0.1), quantile(lasted, 0.9)
    return [
        *characters(sums, seats),
        *(pairs(sums) if seats == 2 else []),
        least("won by the last one standing", sums.get("last", 0), games, ROADS),
        least("won by four Waystone Powers", sums.get("way", 0), games, ROADS),
        most("drawn or stopped", percent(sums.get("draw", 0), games), DRAWS),
        row(
            "rounds, 10th to 90th percentile",
            f"{early} to {late}",
            f"{LENGTH[0]} to {LENGTH[1]}",
            LENGTH[0] <= early and late <= LENGTH[1],
        ),
        row("rounds a game", f"{sums.get('rounds', 0) / games:.1f}", "", None),
        few_fights(sums),
        idle_dice(sums),
        *([share_row("won by who placed first", sums.get("first wins", 0), games, FIRST)] if seats == 2 else []),
        least("games with an Ultimate", sums.get("with ultimate", 0), games, ULTIMATES),
        least_used(sums),
    ]


def few_fights(sums: Mapping[str, float]) -> Row:
    share = sums.get("fights", 0) / max(1, sums.get("rounds", 0))
    return row("attacks a round that hit a rival", f"{share:.2f}", f"at least {FIGHTS}", share >= FIGHTS)


def idle_dice(sums: Mapping[str, float]) -> Row:
    share = sums.get("idle dice", 0) / max(1, sums.get("turns", 0))
    return row("dice a turn that do nothing", f"{share:.2f}", f"at most {IDLE}", share <= IDLE)


def least(what: str, part: float, whole: float, target: float) -> Row:
    share = percent(part, whole)
    return row(what, f"{share:.1f} %", f"at least {target:.0f} %", share >= target)


def share_row(what: str, part: float, whole: float, target: tuple[float, float]) -> Row:
    share = percent(part, whole)
    return row(
        what,
        f"{share:.1f} %",
        f"{target[0]:.0f} to {target[1]:.0f} %",
        target[0] <= share <= target[1] if whole >= CONFIDENT else None,
    )


def characters(sums: Mapping[str, float], seats: int) -> list[Row]:
    """Every character against the field; for three and five the measure scales with an even share."""
    even = 100 / seats
    target = WON.get(seats, (even * 0.6, even * 1.4))
    names = [key.split()[1] for key in sums if key.startswith("played ")]
    return [share_row(f"{name} wins", sums.get(f"won {name}", 0), sums[f"played {name}"], target) for name in names]


def pairs(sums: Mapping[str, float]) -> list[Row]:
    """The most lopsided pair of characters."""
    found = [
        (percent(sums.get(f"beat {one} {other}", 0), met), one, other, met)
        for key, met in sums.items()
        if key.startswith("met ") and (one := key.split()[1]) != (other := key.split()[2])
    ]
    if not found:
        return []
    share, one, other, met = max(found)
    return [
        row(
            "most lopsided pair",
            f"{one} beats {other} {share:.1f} %",
            f"at most {PAIR[1]:.0f} %",
            share <= PAIR[1] if met >= CONFIDENT else None,
        )
    ]


def least_used(sums: Mapping[str, float]) -> Row:
    """The movement or attack that is used in the smallest share of its character's games."""
    found = [
        (percent(times, sums[f"played {key.split()[1]}"]), key[5:])
        for key, times in sums.items()
        if key.startswith("used ")
    ]
    share, what = min(found)
    return row("least used part of a sheet", f"{what}: {share:.1f} %", f"at least {SPREAD:.0f} %", share >= SPREAD)

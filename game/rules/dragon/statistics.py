"""Dragon Attack!, statistics: the figures by which map and counters are balanced, counted from the events of games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from game.engine.events import Said
from game.engine.match import Match
from game.engine.measures import Row, between, most, numbered, percent, quantile, row
from game.rules.dragon.state import Dragon

FALLS = {2: (10.0, 35.0)}  # per cent of games in which the palace falls; 15 to 35 for more seats
TURNS = {"silverado": (40.0, 65.0)}  # mean player turns; the short map has no target of its own
LONG = {"silverado": 90}  # turns that 90 per cent of games do not exceed
SEAT_EDGE = COLOUR_EDGE = 4.0  # per cent above or below an even share
SLAYER_WINS = 95.0  # per cent of slain Dragons, at most
BATTLES = (1.5, 3.0)  # heroes who face the Dragon, a game
CONFIDENT = 400  # games from which a share of wins is worth a verdict


def ending(match: Match) -> str:
    """Why the game ended, in words."""
    g = match.state
    assert isinstance(g, Dragon)
    if not g.winners:
        return "the palace has fallen"
    totals = [g.points(hero) for hero in range(g.seats)]
    tied = totals.count(max(totals)) > 1
    if len(g.winners) > 1:
        return "a tie, shared"
    if g.slayer in g.winners:
        return "a tie, and the slayer wins" if tied else "the slayer wins"
    return "a tie, and more gold in front wins" if tied else "another hero has more than the slayer"


def count(match: Match) -> dict[str, float]:
    """What one finished game adds to the sums."""
    g = match.state
    assert isinstance(g, Dragon)
    sums: Counter[str] = Counter({"seats": g.seats, f"map {g.map}": 1, "turns": g.turns, f"lasted {g.turns}": 1})
    sums["fallen"] += not g.winners
    sums["battles"] += sum(isinstance(event, Said) and event.what == "faces" for event in match.events)
    for colour in g.colour:
        sums[f"played {colour}"] += 1
    if g.winners:
        sums["slain"] += 1
        sums["slayer wins"] += g.slayer in g.winners
        sums["hoard"] += g.hoard()
        sums["at home"] += sum(g.points(hero) for hero in range(g.seats)) - g.hoard()
    parts = dict.fromkeys(g.winners or (), 1 / max(1, len(g.winners or ())))
    for hero, part in parts.items():
        sums[f"place {(hero - g.first) % g.seats}"] += part  # type: ignore[assignment]
        sums[f"colour {g.colour[hero]}"] += part  # type: ignore[assignment]
    return dict(sums)


def figures(sums: Mapping[str, float], games: int) -> list[Row]:
    """The measures of so many games with the same seats and map, beside their targets."""
    seats = round(sums["seats"] / games)
    name = "silverado" if sums.get("map silverado") else "short"
    low, high = FALLS.get(seats, (15.0, 35.0))
    slain = sums.get("slain", 0)
    fell = 100 * sums.get("fallen", 0) / games
    return [
        row(
            "palace falls", f"{fell:.1f} %", f"{low:.0f} to {high:.0f} % between competent players", low <= fell <= high
        ),
        *lengths(sums, games, name),
        *edges(sums, games, seats, slain),
        most("the slayer is the winner", percent(sums.get("slayer wins", 0), slain), SLAYER_WINS),
        between("heroes facing the Dragon a game", sums.get("battles", 0) / games, *BATTLES),
        row("hoard when the Dragon dies", f"{sums.get('hoard', 0) / max(1, slain):.1f}", "none", None),
        row("points at home per hero", f"{sums.get('at home', 0) / max(1, slain) / seats:.1f}", "none", None),
    ]


def lengths(sums: Mapping[str, float], games: int, name: str) -> list[Row]:
    """Mean and 90th percentile of player turns."""
    mean, late = sums["turns"] / games, quantile(numbered(sums, "lasted"), 0.9)
    low, high = TURNS.get(name, (0.0, 0.0))
    return [
        row(
            "player turns, mean",
            f"{mean:.1f}",
            f"{low:.0f} to {high:.0f}" if high else "none",
            low <= mean <= high if high else None,
        ),
        row(
            "player turns, 90th percentile",
            f"{late}",
            f"at most {LONG[name]}" if name in LONG else "none",
            late <= LONG[name] if name in LONG else None,
        ),
    ]


def edges(sums: Mapping[str, float], games: int, seats: int, slain: float) -> list[Row]:
    """The largest distance from an even share of won games, by place in turn order and by colour."""
    places = [100 * (sums.get(f"place {n}", 0) / max(1.0, slain) - 1 / seats) for n in range(seats)]
    colours = [
        100 * (sums.get(f"colour {n}", 0) / max(1.0, sums.get(f"played {n}", 0)) / max(1e-9, slain / games) - 1 / seats)
        for n in range(6)
    ]
    sure = games >= CONFIDENT
    return [
        row(
            f"largest edge of a {what}",
            f"{max(map(abs, found)):.1f} points",
            f"at most {limit:.0f} points",
            max(map(abs, found)) <= limit if sure else None,
        )
        for what, found, limit in (("place in turn order", places, SEAT_EDGE), ("colour", colours, COLOUR_EDGE))
    ]

"""Dungeon & Kingdom, statistics: the figures by which the cards are balanced, counted from the events of games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from game.engine.events import Changed, Chose, Moved, Said
from game.engine.match import Match
from game.engine.measures import Row, apart, between, quantile, row
from game.rules.kingdom.cards import Content

SEAT_POINTS = {2: 3.0, 3: 4.0, 4: 4.0}  # seats' wins off even, at most
SECONDS = 20  # of a turn at the table
BEATEN = {4: 60, 7: 50, 12: 35}  # per cent of Monsters in Arrays beaten or controlled, at least
SOURCES = ("Monsters", "Gems", "cards left", "bonuses")
PARTS = 100  # a share of the own deeds is counted in so many parts


def ending(match: Match) -> str:
    """Why the game ended, in words."""
    return "most points" if len(match.state.winners or ()) == 1 else "most points, shared"


def count(match: Match) -> dict[str, float]:
    """What one finished game adds to the sums."""
    content: Content = match.content
    seats, winners = match.seats, match.state.winners or ()
    sums: Counter[str] = Counter({"seats": seats, "turns": match.state.turn})  # type: ignore[attr-defined]
    uses: list[Counter[str]] = [Counter() for _ in range(seats)]
    for what, player, amount in happenings(match):
        sums[what] += amount
        if what.startswith("use "):
            uses[player][what[4:]] += amount
    for seat in range(seats):
        part = 1 / len(winners) if seat in winners else 0.0
        sums[f"seat {(seat - match.state.starting) % seats}"] += part  # type: ignore[attr-defined, assignment]
        sums["cards left"] += match.state.cards_left(seat) // 2  # type: ignore[attr-defined]
        done = max(1, sum(uses[seat].values()))
        for one in content.kinds:
            share = round(PARTS * uses[seat][one.deed] / done)
            sums[f"{share} parts {one.deed}"] += 1
            sums[f"{share} won {one.deed}"] += part  # type: ignore[assignment]
    return {word: float(number) for word, number in sums.items()}


def happenings(match: Match) -> Iterator[tuple[str, int, int]]:
    """(what, seat, amount) of everything that is counted."""
    content: Content = match.content
    active, waiting, trimming = 0, set[int](), False
    for event in match.events:
        match event:
            case Changed(field="active", value=active):
                pass
            case Chose(key=str(key)):
                if key.startswith("cut:"):
                    yield "cuts", active, 1
                elif key == "dismiss":
                    yield "dismissed", active, 1
            case Said(what="step", about=(name,)):
                trimming = name == "return"
            case Moved(card=int(card), src="taken", dst=dst) if dst.startswith("array") and content.is_monster(card):
                waiting.add(card)
                yield f"entered {content.points[card]}", active, 1
            case Moved(src=src, dst="discard") if trimming and src.startswith("hand"):
                yield "trimmed", active, 1
            case Said():
                yield from said(event, content, active, waiting)


def said(event: Said, content: Content, active: int, waiting: set[int]) -> Iterator[tuple[str, int, int]]:
    """What a said event counts for; Monsters of Arrays that are beaten or controlled leave `waiting`."""
    match event.what, event.about:
        case "defeated", (monster, points, *_):
            yield "Monsters", active, points
            if monster in waiting:
                waiting.discard(monster)
                yield f"mastered {points}", active, 1
        case "control", (monster, _):
            yield f"use {content.of(monster).deed}", active, 1
            if monster in waiting:
                waiting.discard(monster)
                yield f"mastered {content.points[monster]}", active, 1
        case "deed", (card,):
            yield f"use {content.of(card).deed}", active, 1
        case "gems", (_, points):
            yield "Gems", active, points
        case "devoured", (*_, points):
            yield "Gems", active, points
        case "glory", (_, points):
            yield "bonuses", active, points
        case "released", (_, points):
            yield "bonuses", active, points


def figures(sums: Mapping[str, float], games: int) -> list[Row]:
    """The measures of so many games beside their targets."""
    seats = round(sums["seats"] / games)
    turns = sums["turns"] / games
    shares = [sums.get(f"seat {n}", 0) / games for n in range(seats)]
    rows = [
        apart("wins by seat, first to start first", shares, 1 / seats, SEAT_POINTS[seats]),
        between("turns a game, all players together", turns, 60, 88),
        between(f"minutes a game at {SECONDS} s a turn", turns * SECONDS / 60, 20, 30),
        between("own turns from cut to cut", sums["turns"] / sums["cuts"], 4, 7),
        below("Dismiss, per cent of turns", 100 * sums.get("dismissed", 0) / sums["turns"], 3),
        below("cards discarded at the hand limit, per player and game", sums.get("trimmed", 0) / sums["seats"], 1),
    ]
    for points, least in BEATEN.items():
        share = 100 * sums.get(f"mastered {points}", 0) / max(1, sums.get(f"entered {points}", 0))
        what = f"Monsters of {points} beaten or controlled once in an Array"
        rows.append(row(what, f"{share:.0f} %", f"at least {least} %", share >= least))
    return [*rows, sources(sums), *deeds(sums)]


def below(what: str, value: float, limit: float) -> Row:
    return row(what, f"{value:.2f}", f"below {limit:g}", value < limit)


def sources(sums: Mapping[str, float]) -> Row:
    """Where points come from, beside the first six and what raids took."""
    total = sum(sums.get(source, 0) for source in SOURCES)
    shares = {source: sums.get(source, 0) / total for source in SOURCES}
    return Row(
        what="points from",
        value=", ".join(f"{source} {share:.0%}" for source, share in shares.items()),
        target="none above 60 %, Gems at least 15 %",
        holds=max(shares.values()) <= 0.6 and shares["Gems"] >= 0.15,
    )


def deeds(sums: Mapping[str, float]) -> Iterator[Row]:
    """For every deed: how often it is used, and how much oftener players win whose deeds are this one more than most
    players' are. Shares of the own deeds are compared: who does more deeds of any kind wins more, which says nothing of
    one of them."""
    for name in dict.fromkeys(word.partition(" parts ")[2] for word in sums if " parts " in word):
        players = {
            int(word.partition(" ")[0]): number for word, number in sums.items() if word.endswith(f" parts {name}")
        }
        won = {share: sums.get(f"{share} won {name}", 0) for share in players}
        middle = quantile(players)
        above = [share for share in players if share > middle]
        under = [share for share in players if share < middle] or [share for share in players if share <= middle]
        many, few = sum(players[s] for s in above), sum(players[s] for s in under)
        gap = 100 * (sum(won[s] for s in above) / many - sum(won[s] for s in under) / few) if many and few else 0.0
        mean = sums.get(f"use {name}", 0) / sums["seats"]
        yield Row(
            what=f"{name}: uses a player and game; wins of those who favour it, off those who do not",
            value=f"{mean:.2f}; {gap:+.1f} points",
            target="used; within 6",
            holds=mean > 0 and abs(gap) <= 6,
        )

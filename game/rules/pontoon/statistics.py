"""Monster Pontoon 21, statistics: the figures by which the cards are balanced, counted from the events of games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from game.engine.events import Changed, Chose, Moved, Said
from game.engine.match import Match
from game.engine.measures import Row, apart, between, most
from game.rules.pontoon.cards import Content

MANY_ROUNDS = 12
FAILED = {2: 10.0, 3: 5.0, 4: 3.0}  # per cent of rounds nobody wins, at most
ROUNDS = {2: (4.0, 6.0), 3: (4.0, 8.0), 4: (5.0, 8.0)}  # mean length of a game
SECONDS = (75, 110)  # of a round at the table


class Round(NamedTuple):
    """A round at its end: heroes are seats, cards are ids; `winner` is None when nobody met the condition."""

    number: int
    starting: int
    quest: str
    warning: bool
    winner: int | None
    dealt: list[str]
    companions: list[list[str]]
    hits: int


def ending(match: Match) -> str:
    """Why the game ended, in words."""
    *_, last = rounds_of(match)
    if len(match.state.winners or ()) > 1:
        return "most stars, shared"
    return "five stars in the [Warning] quest" if last.warning else "five stars"


def rounds_of(match: Match) -> Iterator[Round]:
    """The rounds of a match as its events tell them."""
    content: Content = match.content
    starting = number = hits = 0
    dealt, companions = [""] * match.seats, [list[str]() for _ in range(match.seats)]
    for event in match.events:
        match event:
            case Changed(field="round", value=number):
                hits, companions = 0, [[] for _ in range(match.seats)]
            case Changed(field="starting", value=starting):
                pass
            case Chose(key="hit"):
                hits += 1
            case Moved(card=card, src=src, dst=dst) if card is not None:
                place, _, hero = dst.partition("/")
                if place == "equipment":
                    dealt[int(hero)] = content.id(card)
                elif place == "companions":
                    companions[int(hero)].append(content.id(card))
                if src.startswith("companions/") and content.id(card) in companions[int(src[-1])]:
                    companions[int(src[-1])].remove(content.id(card))
            case Said(what="won" | "failed" as what, player=winner, about=about):
                quest = content.quests[about[0] - content.first_quest]
                yield Round(
                    number,
                    starting,
                    quest.id,
                    quest.warning,
                    winner if what == "won" else None,
                    dealt[:],
                    [cards[:] for cards in companions],
                    hits,
                )


def count(match: Match) -> dict[str, float]:
    """What one finished game adds to the sums."""
    sums: Counter[str] = Counter({"seats": match.seats})
    seats = match.seats
    rounds = list(rounds_of(match))
    for r in rounds:
        sums += Counter({"rounds": 1, "hero rounds": seats, "hits": r.hits, f"quest {r.quest}": 1})
        if r.winner is None:
            sums += Counter({"failed": 1, f"failed {r.quest}": 1})
        else:
            sums += Counter({"won": 1, f"turn {(r.winner - r.starting) % seats}": 1})
        for hero in range(seats):
            for card in (r.dealt[hero], *r.companions[hero]):
                sums[f"had {card}"] += 1
                sums[f"won {card}"] += r.winner == hero
    first, shared = rounds[0].starting, match.state.winners or ()
    result = {word: float(number) for word, number in sums.items()}
    for hero in shared:
        result[f"seat {(hero - first) % seats}"] = 1 / len(shared)
    result["warnings"] = float(any(r.warning for r in rounds))
    result["long"] = float(len(rounds) > MANY_ROUNDS)
    return result


def figures(sums: Mapping[str, float], games: int) -> list[Row]:
    """The measures of so many games beside their targets."""
    seats = round(sums["seats"] / games)
    total, heroes = sums["rounds"], sums["hero rounds"]
    mean_rounds, low_high = total / games, ROUNDS[seats]
    minutes = [mean_rounds * seconds / 60 for seconds in SECONDS]
    rows = [
        apart(
            "wins of the game by seat, first to start first",
            [sums.get(f"seat {n}", 0) / games for n in range(seats)],
            1 / seats,
            2,
        ),
        apart(
            "wins of a round by turn order",
            [sums.get(f"turn {n}", 0) / sums["won"] for n in range(seats)],
            1 / seats,
            4,
        ),
        most("rounds nobody wins", 100 * sums.get("failed", 0) / total, FAILED[seats]),
        worst_quest(sums, seats),
        between("rounds a game, mean", mean_rounds, *low_high),
        most(f"games of more than {MANY_ROUNDS} rounds", 100 * sums.get("long", 0) / games, 1.0),
        Row(
            what="minutes a game at 75 to 110 seconds a round",
            value=f"{minutes[0]:.1f} to {minutes[1]:.1f}",
            target="5 to 15",
            holds=minutes[0] >= 5 and minutes[1] <= 15,
        ),
        between("Hits a hero and round", sums.get("hits", 0) / heroes, 1.2, 2.2),
    ]
    if seats == 4:
        rows.append(between("games that reach [Warning], per cent", 100 * sums.get("warnings", 0) / games, 0.2, 3.0))
    return rows + furthest(sums)


def worst_quest(sums: Mapping[str, float], seats: int) -> Row:
    failed = {
        word[6:]: 100 * sums.get(f"failed {word[6:]}", 0) / times
        for word, times in sums.items()
        if word.startswith("quest ")
    }
    quest = max(failed, key=lambda word: failed[word])
    row = most("rounds nobody wins, worst quest", failed[quest], 30)
    return Row(
        what=row["what"],
        value=f"{quest} {row['value']}",
        target=row["target"] if seats == 2 else "none",
        holds=row["holds"] if seats == 2 else None,
    )


def furthest(sums: Mapping[str, float]) -> list[Row]:
    """The Equipment and Guild cards with which rounds are won most and least often, against the mean."""
    mean = sums["won"] / sums["hero rounds"]
    off = {
        word[4:]: 100 * (sums.get(f"won {word[4:]}", 0) / times - mean)
        for word, times in sums.items()
        if word.startswith("had ")
    }
    rows = []
    for family, what in (("EQ", "round wins when dealt an Equipment"), ("G", "round wins with a companion at Battle")):
        cards = sorted((card for card in off if card.startswith(family)), key=lambda card: off[card])
        ends = [*cards[:3], *cards[-3:]]
        rows.append(
            Row(
                what=f"{what}, points off the mean",
                target="each within 6",
                value=", ".join(f"{card} {off[card]:+.1f}" for card in ends),
                holds=all(abs(off[card]) <= 6 for card in cards),
            )
        )
    return rows

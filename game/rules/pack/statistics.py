"""The Monster Pack, statistics: the figures by which decks are balanced, counted from the events of games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from game.engine.events import Moved
from game.engine.match import Match
from game.engine.measures import Row, between, numbered, quantile
from game.rules.pack.cards import SEATS, Content
from game.rules.pack.decks import chosen_deck
from game.rules.pack.state import MonsterPack

ENDINGS = {"hp": "hit points used up", "deck": "no card to draw", "concede": "given up", "turns": "two hundred turns"}
FIRST = {"standard": (45.0, 55.0), "short": (42.0, 58.0)}  # per cent of games the starting player wins
TURNS = {"standard": (18.0, 28.0), "short": (14.0, 20.0)}  # of both together
DECK_OUT = {"standard": 30.0, "short": 60.0}  # per cent of games, at most
LONG = 60
SEEN_OFTEN = 30  # sides that played a card, and that did not, from which its effect is told


def ending(match: Match) -> str:
    """Why the game ended, in words."""
    return ENDINGS[state_of(match).ending]


def state_of(match: Match) -> MonsterPack:
    state = match.state
    assert isinstance(state, MonsterPack)
    return state


def count(match: Match) -> dict[str, float]:
    """What one finished game adds to the sums."""
    g, content = state_of(match), match.content
    sums: Counter[str] = Counter(
        {f"format {g.format}": 1, "turns": g.turn, f"ending {g.ending}": 1, f"turns {g.turn}": 1}
    )
    result = {word: float(number) for word, number in sums.items()}
    for winner in g.winners or ():
        result["first"] = result.get("first", 0) + (winner == g.first) / len(g.winners or ())
    decks = [match.options[f"deck_{seat + 1}"] for seat in range(SEATS)]
    if len(set(decks)) == SEATS:
        for seat, deck in enumerate(decks):
            won = float(seat in (g.winners or ())) / len(g.winners or (0,))
            result[f"deck games {deck}"], result[f"deck wins {deck}"] = 1.0, won
            result[f"met {deck} {decks[1 - seat]}"], result[f"beat {deck} {decks[1 - seat]}"] = 1.0, won
    return result | cards_played(match, content, g)


def cards_played(match: Match, content: Content, g: MonsterPack) -> dict[str, float]:
    """Per monster of a deck: sides that had it in the deck, sides that played it, and wins of either."""
    seen = {
        (content.id(event.card), int(event.dst.split("/")[1]))
        for event in match.events
        if isinstance(event, Moved) and event.card is not None and event.dst.startswith("waiting/")
    }
    result: Counter[str] = Counter()
    for seat in range(SEATS):
        won = g.winners == (seat,)
        for id, _ in chosen_deck(content, g.format, match.options[f"deck_{seat + 1}"]):
            result[f"had {id}"] += 1
            result[f"won {id}"] += won
            if (id, seat) in seen:
                result[f"played {id}"] += 1
                result[f"winning {id}"] += won
    return {word: float(number) for word, number in result.items()}


def figures(sums: Mapping[str, float], games: int) -> list[Row]:
    """The measures of so many games of one format beside their targets."""
    format = "short" if sums.get("format short", 0) > sums.get("format standard", 0) else "standard"
    lengths = numbered(sums, "turns")
    longest = max(lengths)
    rows = [
        between("wins of the starting player, per cent", 100 * sums.get("first", 0) / games, *FIRST[format]),
        between("turns of both, median", quantile(lengths), *TURNS[format]),
        Row(what="turns, most", value=str(longest), target=f"at most {LONG}", holds=longest <= LONG),
        between(
            "games that end for want of a card, per cent",
            100 * sums.get("ending deck", 0) / games,
            0.0,
            DECK_OUT[format],
        ),
    ]
    table = meetings(sums)
    rows += [
        between(f"wins of {deck}, per cent", 100 * sums[f"deck wins {deck}"] / sums[f"deck games {deck}"], 45, 55)
        for deck in table
    ]
    if len(table) > SEATS:
        shares = [100 * share for row in table.values() for share in row.values()]
        least, most = min(shares), max(shares)
        rows.append(
            Row(
                what="wins of one deck over one other, per cent, least and most",
                target="35 to 65",
                value=f"{least:.1f} and {most:.1f}",
                holds=least >= 35 and most <= 65,
            )
        )
    return rows + furthest(sums)


def meetings(sums: Mapping[str, float]) -> dict[str, dict[str, float]]:
    """Decks against decks: the share of games that the first named has won, 0..1."""
    table: dict[str, dict[str, float]] = {}
    for word in sorted(sums):
        if word.startswith("met "):
            _, one, other = word.split(" ")
            table.setdefault(one, {})[other] = sums[f"beat {one} {other}"] / sums[word]
    return table


class Effect(NamedTuple):
    """What playing a monster goes along with: `points` by which sides that played it won oftener (per cent) than sides
    that had it in the deck and did not; None where either happened too seldom."""

    id: str
    had: int
    played: int
    points: float | None


def effects(sums: Mapping[str, float]) -> list[Effect]:
    """Every monster that was in a deck, in the order of the set."""
    told = []
    for id in sorted(word[4:] for word in sums if word.startswith("had ")):
        had, played = sums[f"had {id}"], sums.get(f"played {id}", 0.0)
        points = None
        if min(played, had - played) >= SEEN_OFTEN:
            winning, rest = sums.get(f"winning {id}", 0.0), sums[f"won {id}"] - sums.get(f"winning {id}", 0.0)
            points = 100 * (winning / played - rest / (had - played))
        told.append(Effect(id, round(had), round(played), points))
    return told


def furthest(sums: Mapping[str, float]) -> list[Row]:
    """The monsters whose playing goes along with winning most and least."""
    cards = sorted((card.points, card.id) for card in effects(sums) if card.points is not None)
    if not cards:
        return []
    ends = cards if len(cards) < 6 else [*cards[:3], *cards[-3:]]
    return [
        Row(
            what="wins with a monster played, points off those who did not draw or play it",
            target="none",
            holds=None,
            value=", ".join(f"{id} {points:+.1f}" for points, id in ends),
        )
    ]

"""The Monster Pack, statistics: the figures by which decks are balanced, counted from the events of games."""
from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TypedDict

from game.engine.events import Moved
from game.engine.match import Match
from game.rules.pack.cards import SEATS, Content
from game.rules.pack.state import MonsterPack

ENDINGS = {"hp": "hit points used up", "deck": "no card to draw", "concede": "given up", "turns": "two hundred turns"}
FIRST = {"standard": (45.0, 55.0), "short": (42.0, 58.0)}          # per cent of games the starting player wins
TURNS = {"standard": (18.0, 28.0), "short": (14.0, 20.0)}          # of both together
DECK_OUT = {"standard": 30.0, "short": 60.0}                       # per cent of games, at most
LONG = 60
SEEN_OFTEN = 30           # appearances from which a card's effect is told


class Row(TypedDict):
    """One measure: its value in words, the target in words, and whether it holds (None: no target)."""

    what: str
    value: str
    target: str
    holds: bool | None


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
    sums: Counter[str] = Counter({f"format {g.format}": 1, "turns": g.turn, f"ending {g.ending}": 1,
                                  f"turns {g.turn}": 1})
    result = {word: float(number) for word, number in sums.items()}
    for winner in g.winners or ():
        result["first"] = result.get("first", 0) + (winner == g.first) / len(g.winners or ())
    decks = [match.options[f"deck_{seat + 1}"] for seat in range(SEATS)]
    if len(set(decks)) == SEATS:
        for seat, deck in enumerate(decks):
            won = float(seat in (g.winners or ())) / len(g.winners or (0,))
            result[f"deck games {deck}"], result[f"deck wins {deck}"] = 1.0, won
    return result | played_cards(match, content, g)


def played_cards(match: Match, content: Content, g: MonsterPack) -> dict[str, float]:
    """Per monster that reached the table: sides that played it, and wins of these sides."""
    seen = {(content.id(event.card), int(event.dst.split("/")[1])) for event in match.events
            if isinstance(event, Moved) and event.card is not None and event.dst.startswith("waiting/")}
    result: Counter[str] = Counter()
    for id, seat in seen:
        result[f"had {id}"] += 1
        result[f"won {id}"] += g.winners == (seat,)
    return {word: float(number) for word, number in result.items()}


def figures(sums: Mapping[str, float], games: int) -> list[Row]:
    """The measures of so many games of one format beside their targets."""
    format = "short" if sums.get("format short", 0) > sums.get("format standard", 0) else "standard"
    lengths = {int(word[6:]): number for word, number in sums.items() if word.startswith("turns ")}
    median = middle(lengths, games)
    longest = max(lengths)
    rows = [
        between("wins of the starting player, per cent", 100 * sums.get("first", 0) / games, *FIRST[format]),
        between("turns of both, median", median, *TURNS[format]),
        Row(what="turns, most", value=str(longest), target=f"at most {LONG}", holds=longest <= LONG),
        between("games that end for want of a card, per cent", 100 * sums.get("ending deck", 0) / games, 0.0,
                DECK_OUT[format]),
    ]
    decks = sorted(word[11:] for word in sums if word.startswith("deck games "))
    rows += [between(f"wins of {deck}, per cent", 100 * sums[f"deck wins {deck}"] / sums[f"deck games {deck}"], 45, 55)
             for deck in decks]
    return rows + furthest(sums)


def middle(lengths: Mapping[int, float], games: int) -> float:
    below = 0.0
    for turns in sorted(lengths):
        below += lengths[turns]
        if below * 2 >= games:
            return float(turns)
    return 0.0


def between(what: str, value: float, low: float, high: float) -> Row:
    return Row(what=what, value=f"{value:.1f}", target=f"{low:g} to {high:g}", holds=low <= value <= high)


def furthest(sums: Mapping[str, float]) -> list[Row]:
    """The monsters with which games are won most and least often once they were played, against an even game."""
    off = {word[4:]: 100 * (sums.get(f"won {word[4:]}", 0) / times - 0.5) for word, times in sums.items()
           if word.startswith("had ") and times >= SEEN_OFTEN}
    cards = sorted(off, key=lambda card: off[card])
    if not cards:
        return []
    ends = cards if len(cards) < 6 else [*cards[:3], *cards[-3:]]
    return [Row(what="wins with a monster played, points off even", target="none", holds=None,
                value=", ".join(f"{card} {off[card]:+.1f}" for card in ends))]

"""standings: how the decks of The Monster Pack, the characters of MonToons, the levels of a game and its temperaments
stand one above the other, for simulate."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import permutations
from pathlib import Path
from typing import Any

from game.ai.ladder import STEPS, ladder
from game.ai.levels import BETWEEN, STRENGTH
from game.ai.tempers import APART, shown
from game.commands.command import Complaint, text_of
from game.engine.game import Game
from game.rules.pack import STARTERS
from game.rules.pack.cards import Content
from game.rules.pack.decks import further_decks, read_deck, write_code
from game.rules.pack.statistics import effects, meetings
from game.store import is_file

LADDER = "every level meets the one below, Easy also the scripted beginner, over --games deals from both seats"
QUESTIONS = 100  # for each temperament
TEMPERAMENTS = (
    "every temperament beside the plain player of the level in --players: how often it does what it is fond of, "
    "and what it wins over --games deals from both seats"
)
DECKS = (
    "decks that meet each other, every one of them from both seats, --games games each: names of starter decks, "
    "deck codes or files with decks as text, with commas between, or all for all starter decks"
)
WIDE = 16  # letters of a name in the table


def steps(game: str, pairs: int, jobs: int, seed: int) -> Iterator[dict[str, Any]]:
    """The steps of a game's ladder, from the top."""
    for upper, lower in STEPS:
        yield ladder(game, upper, lower, pairs, jobs, seed)._asdict()


def tempers(game: str, level: str, pairs: int, jobs: int, seed: int) -> Iterator[dict[str, Any]]:
    """The temperaments of a game, in the order of its file."""
    for one in shown(game, level, QUESTIONS, seed):
        stands = ladder(game, level + BETWEEN + one.temper, level, pairs, jobs, seed)
        yield one._asdict() | {"apart": one.apart} | stands._asdict()


def told_step(game: str, row: dict[str, Any]) -> str:
    level = STRENGTH[game][row["upper"]]
    return (
        f"  {row['upper']:<8} over {row['lower']:<9} {row['share']:6.1%} of {row['games'] - row['lost']}  "
        f"(95 %: {row['low']:.1%} to {row['high']:.1%})  {level.iterations} iterations, noise {level.noise:g}"
    )


def told_temper(row: dict[str, Any]) -> str:
    short, plain = "" if row["apart"] >= APART else " FALLS SHORT", f"{row['plain']:.1%} of {row['questions']}"
    return (
        f"  {row['temper']:<10} {row['deed']} {row['own']:.1%}, the plain one {plain}; "
        f"{row['apart']:.2f} times apart{short}, for {row['cost']:.4f} a choice; "
        f"wins {row['share']:.1%} of {row['games'] - row['lost']} (95 %: {row['low']:.1%} to {row['high']:.1%})"
    )


def decks_of(game: Game, words: str, content: Content, format: str) -> dict[str, str]:
    """What a deck is called in the table, and its word for the house rules; of the starter decks those of a length."""
    if game.name != "pack":
        raise Complaint(f"{game.title} has no decks to choose; --decks is for pack")
    starters = {word: word for word, _ in STARTERS}
    starters |= {deck.id: write_code(deck.cards) for deck in further_decks(content, format, list(starters))}
    names = list(starters) if words == "all" else [word.strip() for word in words.split(",")]
    decks = {}
    for name in names:
        path = Path(name)
        if name not in starters and is_file(path):
            draft = read_deck(content, text_of(path))
            if draft.faults:
                raise Complaint(f"{name}: " + "; ".join(draft.faults))
            decks[draft.name] = write_code(draft.cards)
        else:
            decks[name if name in starters else f"deck {len(decks) + 1}"] = starters.get(name, name)
    if len(decks) < 2 or len(set(decks.values())) < len(decks):
        raise Complaint("--decks needs two different decks or more")
    return decks


def pairings(decks: Mapping[str, str]) -> Iterator[dict[str, str]]:
    """The house rules of every meeting, each two decks from both seats."""
    for one, other in permutations(decks.values(), 2):
        yield {"deck_1": one, "deck_2": other}


def rows_of(
    decks: Mapping[str, str], content: Content, sums: Mapping[str, float]
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Shares of wins by deck and other deck, under their names; what playing each card goes along with."""
    names = {word: name for name, word in decks.items()}
    table = {
        names[one]: {names[other]: round(share, 4) for other, share in row.items()}
        for one, row in meetings(sums).items()
    }
    cards = [
        {
            "card": card.id,
            "name": content.monsters[content.ids[card.id]].name,
            "in_decks": card.had,
            "played": card.played,
            "points": None if card.points is None else round(card.points, 1),
        }
        for card in effects(sums)
    ]
    return table, cards


def show_decks(table: Mapping[str, Mapping[str, float]], cards: list[dict[str, Any]]) -> None:
    print("  decks against decks, wins of the deck on the left, per cent (target 35 to 65; against all 45 to 55)")
    print("  " + " " * WIDE + "".join(f"{name[:WIDE]:>{WIDE + 1}}" for name in table) + "     all")
    for one, row in table.items():
        cells = "".join(f"{100 * row[other]:>{WIDE + 1}.1f}" if other in row else " " * WIDE + "-" for other in table)
        print(f"  {one[:WIDE]:<{WIDE}}{cells}  {100 * sum(row.values()) / len(row):6.1f}")
    print("  cards: wins of sides that played them, points off sides that had them in the deck and did not (no target)")
    for card in sorted(cards, key=lambda card: -999.0 if card["points"] is None else card["points"], reverse=True):
        points = "seldom" if card["points"] is None else f"{card['points']:+.1f}"
        print(f"  {card['card']:<8}{card['name']:<26}{points:>8}  played {card['played']} of {card['in_decks']}")

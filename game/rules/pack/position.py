"""The Monster Pack, positions: a table written in the table's own words, and read back."""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.engine.agenda import Step, do
from game.engine.data import nearest
from game.engine.placing import check_words, seat_of
from game.rules.pack.cards import MOST_COPIES, SEATS, Content
from game.rules.pack.decks import chosen_deck
from game.rules.pack.entering import enter
from game.rules.pack.setup import empty_table
from game.rules.pack.state import ACTIVE, COLUMNS, DECK, DISCARD, HAND, HAND_SIZE, LANES, WAITING, MonsterPack
from game.rules.pack.turn_order import after_boost, boost, summon, turn

WORDS = ("seats", "options", "turn", "first", "player", "at", "boost_used", "sides", "seed", "phase", "winners",
         "ending")
SIDE_WORDS = ("name", "hp", "deck", "hand", "discard", "waiting", "active")
WAITING_WORDS = ("card", "die", "boosted")
MOMENTS = ("turn", "enter", "summon", "boost_1", "duel", "boost_2")


def read_position(content: Content, words: Mapping[str, Any]) -> MonsterPack:
    """A state from a position; `run()` it to reach its first question. ValueError names the word that is wrong.

    Words: options, turn (number of the turn it is), first and player (seats 1 or 2), at (turn | enter | summon |
    boost_1 | duel | boost_2), boost_used, seed, and per seat in `sides`: hp, deck (ids, top last; left out: what the
    option's deck still has), hand, discard, waiting (four of id, {card, die, boosted} or null), active (four of id or
    null). What `write_position` adds to these words is passed over.
    """
    check_words("a position of pack", words, WORDS)
    sides = words.get("sides", [])
    if len(sides) > SEATS or words.get("seats", SEATS) != SEATS:
        raise ValueError(f"sides: {len(sides)} for {words.get('seats', SEATS)} seats; a table has {SEATS}")
    g = empty_table(content, int(words.get("seed", 1)), words.get("options", {}))
    for seat, side in enumerate([*sides, *[{}] * (SEATS - len(sides))]):
        lay_side(g, seat, side)
        lay_deck(g, seat, side.get("deck"), words.get("options", {}).get(f"deck_{seat + 1}", "tidal_dodge"))
    g.first = seat_of(words.get("first", 1), SEATS)
    g.mover = seat_of(words.get("player", 1), SEATS)
    moment = words.get("at", "summon")
    g.turn = int(words.get("turn", 3)) - (moment == "turn")
    g.boost_used = bool(words.get("boost_used", False))
    g.phase = str(words.get("phase", moment))
    g.agenda = [start_of(moment, g.mover)]
    if moment == "enter":
        g.agenda.insert(0, do(summon, g.mover))
    return g


def start_of(moment: str, player: int) -> Step:
    steps = {"turn": do(turn, player), "enter": do(enter, player, ()), "summon": do(summon, player),
             "boost_1": do(boost, player, 1), "duel": do(after_boost, player, 1), "boost_2": do(boost, player, 2)}
    if moment not in steps:
        raise ValueError(f"at: {moment!r} is no moment of a turn{nearest(str(moment), MOMENTS)}")
    return steps[moment]


def lay_side(g: MonsterPack, seat: int, side: Mapping[str, Any]) -> None:
    check_words("a side", side, SIDE_WORDS)
    if len(side.get("hand", ())) > HAND_SIZE:
        raise ValueError(f"hand: {len(side['hand'])} cards; a hand holds {HAND_SIZE}")
    g.hp[seat] = int(side.get("hp", g.hp[seat]))
    lay(g, seat, side.get("hand", ()), HAND[seat], hidden=True)
    lay(g, seat, side.get("discard", ()), DISCARD[seat])
    for family in ("waiting", "active"):
        if len(side.get(family, ())) > COLUMNS:
            raise ValueError(f"{family}: {len(side[family])} spots; there are {COLUMNS}")
    for column, card in enumerate(side.get("active", ())):
        lay(g, seat, [card] if card else (), ACTIVE[seat][column])
    for column, words in enumerate(side.get("waiting", ())):
        if words:
            lay_waiting(g, seat, column, words if isinstance(words, dict) else {"card": words})


def lay_waiting(g: MonsterPack, seat: int, column: int, words: Mapping[str, Any]) -> None:
    check_words("a waiting spot", words, WAITING_WORDS)
    card = lay(g, seat, [words["card"]], WAITING[seat][column])[0]
    die = int(words.get("die", g.content.stars[card]))
    if not 0 <= die <= g.content.stars[card]:
        raise ValueError(f"die: {die}; {words['card']!r} has {g.content.stars[card]} stars")
    g.die[seat * COLUMNS + column] = die
    g.boosted[seat * COLUMNS + column] = bool(words.get("boosted", False))


def lay_deck(g: MonsterPack, seat: int, deck: Sequence[str] | None, choice: str) -> None:
    """The deck as it is named, or what is left of the chosen deck when the cards laid out are taken from it."""
    if deck is None:
        left = [id for id, copies in chosen_deck(g.content, g.format, choice) for _ in range(copies)]
        for card in (card for cards in g.zones.values() for card in cards if g.content.backs[card] == seat):
            if g.content.id(card) in left:
                left.remove(g.content.id(card))
        deck = left
    lay(g, seat, deck, DECK[seat], hidden=True)


def lay(g: MonsterPack, seat: int, ids: Iterable[str], zone: str, hidden: bool = False) -> list[int]:
    """Put cards of a seat into a zone by id; ValueError for an unknown id, or more copies than there can be."""
    laid = []
    used = {card for cards in g.zones.values() for card in cards}
    for id in ids:
        if id not in g.content.ids:
            raise ValueError(f"no card {id!r}{nearest(str(id), g.content.ids)}")
        copies = (g.content.card(seat, g.content.ids[id], copy) for copy in range(MOST_COPIES))
        card = next((copy for copy in copies if copy not in used), None)
        if card is None:
            raise ValueError(f"{id!r} for the fourth time; a deck has {MOST_COPIES} copies at most")
        used.add(card)
        g.zones[zone].append(card)
        g.known[card] = 0 if hidden else g.everyone
        laid.append(card)
    return laid


def write_position(g: MonsterPack, viewer: int | None) -> dict[str, Any]:
    """The table in the same words, ready for YAML: everything (viewer None), or what one seat sees ("?" = face down).

    Adds the phase, and winners and ending when the game is over.
    """
    def faces(zone: str) -> list[str]:
        return [g.content.id(card) if viewer is None or g.viewers(card, zone) >> viewer & 1 else "?"
                for card in g.zones[zone]]

    words: dict[str, Any] = {
        "options": {"format": g.format, "adjacency": g.adjacency, "summoning": g.summoning}, "turn": g.turn,
        "first": g.first + 1, "player": g.mover + 1, "boost_used": g.boost_used, "phase": g.phase,
        "sides": [side_words(g, seat, faces) for seat in range(SEATS)]}
    if g.winners is not None:
        words |= {"winners": [seat + 1 for seat in g.winners], "ending": g.ending}
    return words


def side_words(g: MonsterPack, seat: int, faces: Any) -> dict[str, Any]:
    waiting: list[Any] = []
    for column in LANES:
        card, spot = g.waiting_at(seat, column), seat * COLUMNS + column
        waiting.append(None if card is None else
                       {"card": g.content.id(card), "die": g.die[spot], "boosted": g.boosted[spot]})
    active = [g.active_at(seat, column) for column in LANES]
    return {"hp": g.hp[seat], "deck": faces(DECK[seat]), "hand": faces(HAND[seat]), "discard": faces(DISCARD[seat]),
            "waiting": waiting, "active": [None if card is None else g.content.id(card) for card in active]}

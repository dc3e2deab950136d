"""The Monster Pack, positions: a table written in the table's own words, and read back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.engine.agenda import VERBS, Step, do
from game.engine.placing import (
    Copies,
    called,
    check_words,
    choice,
    faces,
    lay_copies,
    mapping,
    number,
    numbers,
    pairs,
    seat_of,
    seats_of,
    several,
    truth,
    whole,
    write_copies,
)
from game.rules.pack.cards import MOST_COPIES, NONE, SEATS, Content
from game.rules.pack.decks import chosen_deck
from game.rules.pack.entering import door, enter
from game.rules.pack.setup import empty_table
from game.rules.pack.state import (
    ACTIVE,
    COLUMNS,
    DECK,
    DISCARD,
    HAND,
    HAND_SIZE,
    LANES,
    WAITING,
    Entering,
    MonsterPack,
    Offering,
    Ordering,
    Paying,
    Placing,
    Summoning,
)
from game.rules.pack.turn_order import after_boost, boost, key_of, numbered, pay, place, summon, targets, turn

WORDS = (
    "seats options turn first player at boost_used sides seed phase winners ending picked column entering done copies"
).split()
OPTIONS = {
    "format": ("standard", "short", "limited"),
    "adjacency": ("diagonal", "straight"),
    "summoning": ("compulsory", "optional"),
}
SIDE_WORDS = ("name", "hp", "deck", "hand", "discard", "waiting", "active")
WAITING_WORDS = ("card", "die", "boosted")
MOMENTS = ("turn", "enter", "summon", "place", "boost_1", "pay", "duel", "boost_2")
PHASES = {
    "turn": ("draw",),
    "enter": ("countdown", "boost_1", "duel", "boost_2"),
    "summon": ("summon",),
    "place": ("summon",),
    "boost_1": ("boost_1",),
    "pay": ("boost_1", "boost_2"),
    "duel": ("boost_1",),
    "boost_2": ("boost_2",),
}  # of a moment, the usual one first
ENDINGS = ("hp", "deck", "concede", "turns")


def read_position(content: Content, words: Mapping[str, Any]) -> MonsterPack:
    """A state from a position; `run()` it to reach its first question. ValueError names the word that is wrong, or
    what no game can come to.

    Words: options, turn (number of the turn it is), first and player (seats 1 or 2), at (turn | enter | summon |
    place | boost_1 | pay | duel | boost_2), boost_used, seed, winners and ending (the game is over), and per seat in
    `sides`: hp, deck (ids, top last; left out: what the option's deck still has), hand, discard, waiting (four of id,
    {card, die, boosted} or null), active (four of id or null). At "place": picked (an id of the hand, "MP-004:2" for
    its second copy). At "pay": column, and phase for the part of the boost. At "enter": phase for what the dice were
    spent in, entering (a seat), done (the columns whose dice have just run out), and column when it is asked into
    which spot that monster enters. copies: which of equal cards lie in a zone ({"hand/0": "1 3"}).
    """
    check_words("a position of pack", words, WORDS)
    sides = [mapping(side, "sides") for side in several(words, "sides")]
    if len(sides) > SEATS or whole(words, "seats", SEATS) != SEATS:
        raise ValueError(f"sides: {len(sides)} for {words.get('seats', SEATS)} seats; a table has {SEATS}")
    options = pairs(words, "options")
    for word, values in OPTIONS.items():
        choice(options.get(word, values[0]), word, values)
    g = empty_table(content, whole(words, "seed", 1), options, ids_in(sides))
    over = words.get("winners") is not None
    for seat, side in enumerate([*sides, *[{}] * (SEATS - len(sides))]):
        lay_side(g, seat, side, over)
        lay_deck(g, seat, side.get("deck"), options.get(f"deck_{seat + 1}", "tidal_dodge"))
        check_size(g, seat)
    lay_copies(g, pairs(words, "copies"), copies_of(g))
    g.first = seat_of(words.get("first", 1), SEATS)
    g.mover = seat_of(words.get("player", 1), SEATS)
    moment = choice(words.get("at", "summon"), "at", MOMENTS)
    g.turn = whole(words, "turn", 3, 1) - (moment == "turn" and not over)
    g.boost_used = truth(words, "boost_used")
    if g.boost_used and g.turn == 1:
        raise ValueError("'boost_used': nobody boosts in the first turn (PAK-BOOST-08)")
    if over:
        g.phase = choice(
            words.get("phase", "duel"), "phase", ("draw", "countdown", "summon", "boost_1", "duel", "boost_2")
        )
        g.winners = seats_of(words, "winners", SEATS)
        g.ending = choice(words.get("ending"), "ending", ENDINGS)
        g.agenda = []
    else:
        g.phase = choice(words.get("phase", PHASES[moment][0]), "phase", PHASES[moment])
        g.agenda = steps_of(g, moment, words)[::-1]
    return g


def ids_in(words: Any) -> Iterator[str]:
    """Every text in what is laid out, however deep."""
    if isinstance(words, str):
        yield words
    elif isinstance(words, Mapping):
        for word in words.values():
            yield from ids_in(word)
    elif isinstance(words, Sequence):
        for word in words:
            yield from ids_in(word)


def steps_of(g: MonsterPack, moment: str, words: Mapping[str, Any]) -> list[Step]:
    """What is to be done from a moment on, next first."""
    if moment == "enter":
        return entering(g, words)
    if moment == "place":
        return [do(place, g.mover, picked(g, words.get("picked")))]
    if moment == "pay":
        part, column = (1 if g.phase == "boost_1" else 2), whole(words, "column", 1, 1, COLUMNS) - 1
        if g.boost_used or g.turn == 1 or column not in targets(g, g.mover):
            raise ValueError(f"'column': nothing in column {column + 1} can be boosted now")
        return [do(pay, g.mover, part, column)]
    return [
        {
            "turn": do(turn, g.mover),
            "summon": do(summon, g.mover),
            "boost_1": do(boost, g.mover, 1),
            "duel": do(after_boost, g.mover, 1),
            "boost_2": do(boost, g.mover, 2),
        }[moment]
    ]


def picked(g: MonsterPack, id: Any) -> int:
    """The place in hand of the monster that is to be placed; ValueError when it is not there or has nowhere to wait."""
    hand = hand_words(g, g.mover)
    if id not in hand:
        raise ValueError(f"'picked': {id!r} is not in the hand of seat {g.mover + 1}")
    if not g.free_waiting(g.mover):
        raise ValueError("'picked': every waiting spot is taken")
    return hand.index(id)


def hand_words(g: MonsterPack, player: int) -> list[str]:
    """The cards of a hand as the keys of answers write them: an id, "MP-004:2" for a second copy."""
    return [key_of(g.content.id(card), before) for _, card, before in numbered(g, player)]


def entering(g: MonsterPack, words: Mapping[str, Any]) -> list[Step]:
    """Monsters of a seat enter, and what follows in the phase in which their dice were spent or a spot opened."""
    seat = seat_of(words.get("entering", g.mover + 1), SEATS)
    if seat != g.mover and g.phase != "duel":
        raise ValueError(f"'entering': seat {seat + 1} enters after a duel alone in the turn of the other")
    done = tuple(column - 1 for column in numbers(words, "done", 1, COLUMNS))
    if len(set(done)) < len(done) or any(g.die[seat * COLUMNS + column] for column in done):
        raise ValueError("'done': expected columns of the seat without a die, each once")
    steps = [do(enter, seat, done)]
    if "column" in words:
        column = whole(words, "column", 1, 1, COLUMNS) - 1
        if column not in g.ready(seat):
            raise ValueError(f"'column': no monster in column {column + 1} can enter")
        steps.insert(0, do(door, seat, column))
    if g.phase == "countdown":
        return [*steps, do(summon, g.mover)]
    if g.phase == "duel":
        rival = [do(enter, 1 - seat, ())] if seat == g.mover and g.ready(1 - seat) else []
        return [*steps, *rival, do(boost, g.mover, 2)]
    return [*steps, do(after_boost, g.mover, 1 if g.phase == "boost_1" else 2)]


# --- laying out


def lay_side(g: MonsterPack, seat: int, side: Mapping[str, Any], over: bool) -> None:
    check_words("a side", side, SIDE_WORDS)
    hand = several(side, "hand")
    if len(hand) > HAND_SIZE:
        raise ValueError(f"hand: {len(hand)} cards; a hand holds {HAND_SIZE}")
    g.hp[seat] = whole(side, "hp", g.hp[seat], 0 if over else 1, g.content.first_points(g.format, seat))
    lay(g, seat, hand, HAND[seat], 1 << seat)
    lay(g, seat, several(side, "discard"), DISCARD[seat], g.everyone)
    for family in ("waiting", "active"):
        if len(several(side, family)) > COLUMNS:
            raise ValueError(f"{family}: {len(side[family])} spots; there are {COLUMNS}")
    for column, card in enumerate(several(side, "active")):
        if card is not None:
            lay(g, seat, [card], ACTIVE[seat][column], g.everyone)
    for column, words in enumerate(several(side, "waiting")):
        if words is not None:
            lay_waiting(g, seat, column, words if isinstance(words, Mapping) else {"card": words})


def lay_waiting(g: MonsterPack, seat: int, column: int, words: Mapping[str, Any]) -> None:
    check_words("a waiting spot", words, WAITING_WORDS)
    card = lay(g, seat, [words.get("card")], WAITING[seat][column], g.everyone)[0]
    most, boosted = g.content.wait(card), truth(words, "boosted")
    die = number(words.get("die", most - boosted), "die")
    if not 0 <= die <= most - boosted:
        stars = g.content.stars[card]
        raise ValueError(f"die: {die}; {words['card']!r} has {stars} stars" + (" and was boosted" if boosted else ""))
    g.die[seat * COLUMNS + column] = die
    g.boosted[seat * COLUMNS + column] = boosted


def lay_deck(g: MonsterPack, seat: int, deck: Any, choice: str) -> None:
    """The deck as it is named, or what is left of the chosen deck when the cards laid out are taken from it."""
    if deck is None:
        left = [id for id, copies in chosen_deck(g.content, g.format, choice) for _ in range(copies)]
        for card in (card for cards in g.zones.values() for card in cards if g.content.backs[card] == seat):
            if g.content.id(card) in left:
                left.remove(g.content.id(card))
        size = g.content.formats[g.format].largest
        deck = left[: size - sum(g.content.backs[card] == seat for cards in g.zones.values() for card in cards)]
    lay(g, seat, several({"deck": deck}, "deck"), DECK[seat], 0)


def check_size(g: MonsterPack, seat: int) -> None:
    cards = sum(g.content.backs[card] == seat for cards in g.zones.values() for card in cards)
    size = g.content.formats[g.format].largest
    if cards > size:
        raise ValueError(f"'deck': seat {seat + 1} has {cards} cards in all; a deck has {size}")


def lay(g: MonsterPack, seat: int, ids: Sequence[Any], zone: str, known: int) -> list[int]:
    """Put cards of a seat into a zone by id, known to the seats of a bitmask; ValueError for an unknown id, or more
    copies than there can be."""
    laid = []
    used = {card for cards in g.zones.values() for card in cards}
    for id in ids:
        monster = called(id, "card", g.content.ids)
        copies = (g.content.card(seat, monster, copy) for copy in range(MOST_COPIES))
        card = next((copy for copy in copies if copy not in used), None)
        if card is None:
            raise ValueError(f"{id!r} for the fourth time; a deck has {MOST_COPIES} copies at most")
        used.add(card)
        g.zones[zone].append(card)
        g.known[card] = known
        laid.append(card)
    return laid


def copies_of(g: MonsterPack) -> Copies:
    """The copies of a monster in a seat's deck are equal, and numbered from 1."""
    content = g.content
    each = len(content.monsters)
    return Copies(
        lambda card: (content.backs[card], card % each), lambda card: str(card // each % MOST_COPIES + 1), content.id
    )


# --- writing


def write_position(g: MonsterPack, viewer: int | None) -> dict[str, Any]:
    """The table in the same words, ready for YAML: everything (viewer None), or what one seat sees ("?" = face down).

    Adds the phase, and winners and ending when the game is over.
    """

    twists = {f"twist_{seat + 1}": word for seat, word in enumerate(g.content.twisted) if word != NONE}
    words: dict[str, Any] = {
        "options": {"format": g.format, "adjacency": g.adjacency, "summoning": g.summoning, **twists},
        "turn": g.turn,
        "first": g.first + 1,
        "player": g.mover + 1,
        "boost_used": g.boost_used,
        "phase": g.phase,
        "sides": [side_words(g, seat, viewer) for seat in range(SEATS)],
    }
    if viewer is None:
        words["copies"] = write_copies(g.zones, copies_of(g))
    if g.winners is not None:
        return words | {"winners": [seat + 1 for seat in g.winners], "ending": g.ending}
    return words | question_words(g, viewer)


def question_words(g: MonsterPack, viewer: int | None) -> dict[str, Any]:
    """The moment of the present question; a card that a rival has picked from the hand stays "?"."""
    if g.decision is None:
        return {}
    match g.about:
        case Summoning():
            return {"at": "summon"}
        case Placing(card):
            picked = hand_words(g, g.decision.player)[g.hand(g.decision.player).index(card)]
            return {"at": "place", "picked": picked if viewer in (None, g.decision.player) else "?"}
        case Offering(part):
            return {"at": f"boost_{part}"}
        case Paying(column, _):
            return {"at": "pay", "column": column + 1}
        case Ordering():
            return {"at": "enter", "entering": g.decision.player + 1, "done": done_words(g)}
        case Entering(column, _):
            entering = g.decision.player + 1
            return {"at": "enter", "entering": entering, "column": column + 1, "done": done_words(g)}
    raise ValueError(f"no question is about {g.about}")


def done_words(g: MonsterPack) -> list[int]:
    """The columns whose dice have run out just before the monsters enter that are asked about."""
    done: tuple[int, ...] = next(step[2] for step in (g.asked, *g.agenda[::-1]) if VERBS[step[0]] is enter)
    return [column + 1 for column in done]


def side_words(g: MonsterPack, seat: int, viewer: int | None) -> dict[str, Any]:
    waiting: list[Any] = []
    for column in LANES:
        card, spot = g.waiting_at(seat, column), seat * COLUMNS + column
        waiting.append(
            None if card is None else {"card": g.content.id(card), "die": g.die[spot], "boosted": g.boosted[spot]}
        )
    active = [g.active_at(seat, column) for column in LANES]
    return {
        "hp": g.hp[seat],
        **{
            word: faces(g, zones[seat], viewer, g.content.id)
            for word, zones in (("deck", DECK), ("hand", HAND), ("discard", DISCARD))
        },
        "waiting": waiting,
        "active": [None if card is None else g.content.id(card) for card in active],
    }

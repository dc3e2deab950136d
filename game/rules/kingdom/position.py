"""Dungeon & Kingdom, positions: a table written in the table's own words, and read back to the same table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.engine.agenda import do
from game.engine.chance import permuted
from game.engine.placing import (
    called,
    check_words,
    choice,
    faces,
    number,
    pairs,
    seat_of,
    seats_of,
    several,
    truth,
    whole,
)
from game.rules.kingdom.action import Taking, Using, best, end_turn, take, turn, use
from game.rules.kingdom.aftermath import aftermath
from game.rules.kingdom.cards import MOST_PLAYERS, Content
from game.rules.kingdom.position_cards import CARD_WORDS, card_words, lay_exactly
from game.rules.kingdom.position_steps import PENDING, lay_steps
from game.rules.kingdom.resolve import Resolving, resolve
from game.rules.kingdom.setup import deal
from game.rules.kingdom.state import (
    ARRAY_OF,
    GRAVEYARD_OF,
    HAND_LIMIT,
    HAND_OF,
    LOOT,
    MATRIX,
    SEEN_BY,
    SIDES,
    SLOTS,
    START_POINTS,
    TREASURY_OF,
    Kingdom,
)

MOMENTS: Mapping[str, tuple[Callable[..., None], ...]] = {
    "refill": (turn,),
    "take": (take,),
    "use": (use,),
    "resolve": (resolve, end_turn),
    "aftermath": (aftermath, end_turn),
    "end": (end_turn,),
}
PHASES = {
    "refill": "refill",
    "take": "action",
    "use": "action",
    "resolve": "resolve",
    "aftermath": "resolve",
    "end": "aftermath",
}
MIDST, OVER = "midst", "over"  # of a deed; the game
AFTER_A_CUT = ("resolve", "aftermath", MIDST)  # moments at which cards lie in the Kingdom and the Dungeon
PILES = ("discard", "ability", "kingdom", "dungeon", "aside")
WORDS = (
    *(
        "seats options seed turn starting active at phase matrix taken deck deck_size box ability_size tokens beaten "
        "triggered players winners steps"
    ).split(),
    *PILES,
    *CARD_WORDS,
)
KINDS = {"hand": "Adventurers", "treasury": "Adventurers", "graveyard": "Monsters"}  # what a place holds alone
PLACES = {"array": ARRAY_OF, "hand": HAND_OF, "treasury": TREASURY_OF, "graveyard": GRAVEYARD_OF, "seen": SEEN_BY}
PLAYER_WORDS = ("name", *PLACES, "hand_size", "reserve", "total")
ASKED: Mapping[type, str] = {Taking: "take", Using: "use", Resolving: "resolve"}


def read_position(content: Content, words: Mapping[str, Any]) -> Kingdom:
    """A state from a position; `run()` it to reach its first question. ValueError names the word that is wrong.

    Cards are words: an Adventurer's kind, a Monster with its points (orthos7). Words: seats, seed, turn, starting and
    active (seat 1..n), at (refill | take | use | resolve | aftermath | end), matrix (three rows of three, "." empty),
    taken, discard, ability, kingdom, dungeon (cards, oldest first), tokens ({Monster: points}), beaten, triggered, and
    per seat in `players`: array, hand, treasury, graveyard, reserve. Cards named in `deck` lie on top (the last is
    topmost), the rest below them, mixed by the seed; `deck_size` keeps so many and puts the others out of the game,
    where those of `box` are in any case.
    With winners the game is over. In the midst of a deed: steps (next first) in the place of at, aside, and per seat
    seen (cards looked at). Which of equal cards lie where, and who knows them: copies, known, lots, mixed (see
    position_cards). What `write_position` adds to these words is passed over; what no game reaches is refused.
    """
    check_words("a position of kingdom", words, WORDS)
    players = several(words, "players")
    seats = whole(words, "seats", max(2, len(players)))
    if not 2 <= seats <= MOST_PLAYERS or len(players) > seats:
        raise ValueError(f"'players': {len(players)} for {seats} seats; a table has 2 to {MOST_PLAYERS}")
    moment = moment_of(words)
    g = deal(content, seats, whole(words, "seed", 1), {})
    g.agenda.clear()
    g.seed, g.zones["deck"] = permuted(g.seed, g.zones["deck"])
    lay_common(g, words)
    for player, place in enumerate(players):
        lay_player(g, player, place)
    lay_deck(g, words)
    g.starting, g.turn = seat_of(words.get("starting", 1), seats), whole(words, "turn", 1, least=0)
    g.active, g.triggered = seat_of(words.get("active", 1), seats), truth(words, "triggered")
    lay_marks(g, words)
    check_places(g, moment)
    check_players(g, moment)
    lay_exactly(g, words)
    if moment == OVER:
        lay_end(g, words)
    elif moment == MIDST:
        lay_steps(g, words["steps"])
    else:
        g.phase = PHASES[moment]
        steps = [do(verb, g.active) for verb in MOMENTS[moment]]
        g.agenda += steps[::-1]
    if words.get("phase", g.phase) != g.phase:  # written after the end, too
        at = "with these 'steps'" if moment == MIDST else f"'at' {moment}"
        raise ValueError(f"'phase': {words['phase']!r}, but {at} it is {g.phase}")
    return g


def moment_of(words: Mapping[str, Any]) -> str:
    """Where the table stands: OVER when somebody has won, MIDST when there are steps still to be done."""
    if words.get("winners") is not None:
        return OVER
    if "steps" not in words:
        return choice(words.get("at", "take"), "at", tuple(MOMENTS))
    if "at" in words:
        raise ValueError(f"'at': {words['at']!r} is where deeds begin or end; 'steps' lead on from the midst of one")
    return MIDST


def lay_end(g: Kingdom, words: Mapping[str, Any]) -> None:
    """The game is over: no card lies in the matrix, and who has most points has won."""
    winners = seats_of(words, "winners", g.seats)
    if any(g.zones[cell] for cell in MATRIX) or not g.triggered:
        raise ValueError("'winners': the game goes on until the end is 'triggered' and no card lies in the 'matrix'")
    if winners != best(g):
        raise ValueError(f"'winners': expected {[seat + 1 for seat in best(g)]}, who have most points")
    g.winners, g.phase = winners, choice(words.get("phase", "action"), "phase", ("action", "aftermath"))


def lay_common(g: Kingdom, words: Mapping[str, Any]) -> None:
    matrix = several(words, "matrix")
    rows = [row.split() if isinstance(row, str) else [] for row in matrix]
    if matrix and [len(row) for row in rows] != [3, 3, 3]:
        raise ValueError("'matrix': three rows of three cards, such as 'knight . orthos7'")
    for cell, card in zip(MATRIX, (card for row in rows for card in row)):
        if card != ".":
            place(g, card, cell)
    for pile in PILES:
        for card in several(words, pile):
            place(g, card, pile)
    if words.get("taken") is not None:
        place(g, words["taken"], "taken")


def lay_player(g: Kingdom, player: int, words: Mapping[str, Any]) -> None:
    if not isinstance(words, Mapping):
        raise ValueError(f"'players': expected a mapping for each seat, found {words!r}")
    check_words("a player", words, PLAYER_WORDS)
    for family, zones in PLACES.items():
        for card in several(words, family):
            monster = g.content.is_monster(place(g, card, zones[player]))
            if family in KINDS and (KINDS[family] == "Monsters") != monster:
                what = "a Monster" if monster else "an Adventurer"
                raise ValueError(f"{card!r} is {what}; a {family} holds {KINDS[family]} alone")
    g.reserve[player] = whole(words, "reserve", START_POINTS, least=0)


def lay_deck(g: Kingdom, words: Mapping[str, Any]) -> None:
    """The deck, and the cards out of the game."""
    for card in several(words, "box"):
        place(g, card, "box")
    for card in several(words, "deck"):
        place(g, card, "deck")
    deck = g.zones["deck"]
    size = whole(words, "deck_size", len(deck), least=0)
    if size > len(deck):
        raise ValueError(f"'deck_size': {size}, but {len(deck)} cards are left for the deck")
    g.zones["box"] += deck[: len(deck) - size]
    del deck[: len(deck) - size]


def lay_marks(g: Kingdom, words: Mapping[str, Any]) -> None:
    """Points on Monsters, which raids have laid there, and Monsters beaten this turn."""
    tokens = pairs(words, "tokens")
    for word in tokens:
        card = monster_of(g, word)
        if number(tokens[word], word, 0) not in (0, LOOT):
            raise ValueError(f"{word!r}: a raid takes {LOOT} points, so {tokens[word]} never lie on a Monster")
        if not any(card in g.zones[zone] for zone in (*SIDES, *ARRAY_OF[: g.seats])):
            raise ValueError(f"{word!r}: points lie on Monsters of an Array, the Kingdom or the Dungeon alone")
        g.tokens[card] = tokens[word]
    g.beaten = [monster_of(g, word) for word in several(words, "beaten")]
    if len(set(g.beaten)) < len(g.beaten):
        raise ValueError("'beaten': a Monster is beaten but once in a turn")


def check_places(g: Kingdom, moment: str) -> None:
    """ValueError for cards that lie where they cannot at such a moment."""
    if moment == "use" and not g.zones["taken"]:
        raise ValueError("'at': 'use' needs a card that is taken")
    if moment == "take" and not any(g.zones[cell] for cell in MATRIX):
        raise ValueError("'at': 'take' needs a card in the matrix")
    if moment != "use" and g.zones["taken"]:
        raise ValueError(f"'taken': a card is taken 'at' use, not {moment}")
    for word, found in (*((side, g.zones[side]) for side in SIDES), ("beaten", g.beaten)):
        if found and moment not in AFTER_A_CUT:
            raise ValueError(f"{word!r}: there are none before a cut, 'at' {moment}")
    if moment != MIDST and (g.zones["aside"] or any(g.zones[seen] for seen in SEEN_BY[: g.seats])):
        word = "aside" if g.zones["aside"] else "seen"
        raise ValueError(f"{word!r}: a card lies there in the midst of a deed, which its 'steps' tell")
    if g.zones["ability"] and g.zones["deck"]:
        raise ValueError("'ability': discards are shuffled once the deck is empty ('deck_size': 0)")


def check_players(g: Kingdom, moment: str) -> None:
    """ValueError for a hand or an Array that is too long for such a moment."""
    for player in range(g.seats):
        busy = player == g.active and moment in AFTER_A_CUT
        hand, array = g.zones[HAND_OF[player]], g.zones[ARRAY_OF[player]]
        if len(hand) > HAND_LIMIT and not busy:
            raise ValueError(f"'hand': {len(hand)} cards of seat {player + 1}; {HAND_LIMIT} at most but in its own cut")
        if len(array) > SLOTS and len(g.monsters(ARRAY_OF[player])) < len(array):
            raise ValueError(f"'array': {len(array)} cards of seat {player + 1}; above {SLOTS} they are all Monsters")
        if array and busy:
            raise ValueError(f"'array': seat {player + 1} has cut it, so it is empty 'at' {moment}")


def place(g: Kingdom, word: str, zone: str) -> int:
    """Put a card that is still in the deck somewhere else; ValueError when there is none of it left."""
    alike, deck = called(word, "card", g.content.named), g.zones["deck"]
    card = min((card for card in alike if card in deck), key=deck.index, default=None)  # the lowest in the deck
    if card is None:
        raise ValueError(f"{word!r} is named more often than there are such cards")
    deck.remove(card)
    g.zones[zone].append(card)
    g.known[card] = g.everyone if g.sight[zone] == g.everyone else 0
    return card


def monster_of(g: Kingdom, word: str) -> int:
    """The number of a Monster by its word; ValueError with the nearest one."""
    content = g.content
    return called(word, "Monster", {content.id(card): card for card in range(content.first_monster, content.size)})


def write_position(g: Kingdom, viewer: int | None) -> dict[str, Any]:
    """The table in the same words, ready for YAML: everything (viewer None), or what one seat sees ("?" = face down).

    Adds phase, sizes, totals, and winners when the game is over. In the midst of a deed, a fight or the Aftermath
    `steps` tell what is to be done, in the place of `at`; for nobody's eyes alone, as which of equal cards lie where.
    """

    def lying(zone: str) -> list[str]:
        return faces(g, zone, viewer, g.content.word)

    cells = [(lying(cell) or ["."])[0] for cell in MATRIX]
    words: dict[str, Any] = {
        "seats": g.seats,
        "turn": g.turn,
        "starting": g.starting + 1,
        "active": g.active + 1,
        "phase": g.phase,
        "matrix": [" ".join(cells[row : row + 3]) for row in (0, 3, 6)],
        "deck_size": len(g.zones["deck"]),
        "triggered": g.triggered,
        "discard": lying("discard"),
    }
    if type(g.about) in ASKED:
        words["at"] = ASKED[type(g.about)]
    elif viewer is None and g.decision is not None:
        words["steps"] = PENDING.write(g)[:-1]  # the end of the turn is always the last
    if viewer is None:
        words |= {"deck": lying("deck")} | ({"box": lying("box")} if g.zones["box"] else {}) | card_words(g)
    if g.zones["ability"]:
        words |= {"ability_size": len(g.zones["ability"])} | ({"ability": lying("ability")} if viewer is None else {})
    words |= {pile: lying(pile) for pile in (*SIDES, "aside") if g.zones[pile]}
    if g.zones["taken"]:
        words["taken"] = lying("taken")[0]
    if any(g.tokens):
        words["tokens"] = {g.content.word(card): tokens for card, tokens in enumerate(g.tokens) if tokens}
    if g.beaten:
        words["beaten"] = [g.content.word(card) for card in g.beaten]
    words["players"] = [
        {
            **{
                family: lying(zones[player])
                for family, zones in PLACES.items()
                if family != "seen" or g.zones[zones[player]]
            },
            "hand_size": len(g.zones[HAND_OF[player]]),
            "reserve": g.reserve[player],
            "total": g.total(player),
        }
        for player in range(g.seats)
    ]
    if g.winners is not None:
        words["winners"] = [player + 1 for player in g.winners]
    return words

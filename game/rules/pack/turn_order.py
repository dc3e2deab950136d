"""The Monster Pack, chapter 2: Turn Order, the six steps but for the Duel itself."""

from __future__ import annotations

from functools import partial

from game.engine.agenda import Option, do, verb
from game.engine.memo import Memo
from game.rules.pack.cards import SEATS, WILD, Content
from game.rules.pack.dueling import defeat, duel
from game.rules.pack.entering import enter
from game.rules.pack.state import (
    COLUMNS,
    DECK,
    DISCARD,
    HAND,
    HAND_SIZE,
    LANES,
    LAST_TURN,
    WAITING,
    MonsterPack,
    Offering,
    Paying,
    Placing,
    Summoning,
    of_columns,
)

Numbered = tuple[int, int, int]  # place in hand, card, copies of it before that place


@verb
def turn(g: MonsterPack, player: int) -> None:
    """2. Six steps in order, Draw first (PAK-TURN-01, PAK-C01); what is done is done to one's own cards alone, but for
    the Duel (PAK-TURN-03). The first turn has all of them (PAK-R09)."""
    g.put("turn", None, g.turn + 1)
    g.put("mover", None, player)
    g.tell("turn", player, g.turn)
    if g.boost_used:
        g.put("boost_used", None, False)
    draw(g, player)


def draw(g: MonsterPack, player: int) -> None:
    """2.1 Draw up to six (PAK-DRAW-01, PAK-DRAW-02); nothing else adds cards (PAK-R23). What is left is drawn
    (PAK-C08); only who needs a card and finds none is defeated (PAK-DRAW-03, PAK-R20, PAK-R22)."""
    g.put("phase", None, "draw")
    deck, wanted = g.zones[DECK[player]], HAND_SIZE - len(g.zones[HAND[player]])
    if wanted > 0 and not deck:
        defeat(g, player, "deck")
        return
    for _ in range(min(wanted, len(deck))):
        g.move(deck[-1], DECK[player], HAND[player])
    countdown(g, player)


def countdown(g: MonsterPack, player: int) -> None:
    """2.2 Every die on the player's own waiting monsters drops by 1 (PAK-COUNT-01, PAK-COUNT-02, PAK-COUNT-05); those
    at 0 enter, before the Summon (PAK-COUNT-07) and in time for the Duel (PAK-COUNT-06, PAK-COUNT-08)."""
    g.put("phase", None, "countdown")
    die, base, done = g.die, player * COLUMNS, list[int]()
    for column in LANES:
        if die[base + column]:
            g.put("die", base + column, die[base + column] - 1)
            if not die[base + column]:
                done.append(column)
    if done:
        g.then(do(enter, player, tuple(done)), SUMMON[player])
    else:
        summon(g, player)


@verb
def summon(g: MonsterPack, player: int) -> None:
    """2.3 One monster from hand goes to a free waiting spot (PAK-SUMMON-01, PAK-R08), at no cost (PAK-SUMMON-06), also
    in the first turn (PAK-SUMMON-05) and by both players (PAK-C09). Without a card or a spot the step is skipped
    (PAK-SUMMON-04)."""
    g.put("phase", None, "summon")
    if g.zones[HAND[player]] and g.free_waiting(player):
        g.then(PICK[player])
    else:
        g.tell("no_summon", player)
        boost(g, player, 1)


@verb
def pick(g: MonsterPack, player: int) -> None:
    """2.3 Which monster; as a house rule also none (PAK-R08)."""
    offers = SUMMONS[g.content]
    options = [offers[known] for known in numbered(g, player)]
    may = g.summoning == "optional"
    if may:
        options.append(NONE[player])
    g.ask(player, ("Which monster do you summon?",), options, about=SUMMONING[may])


@verb
def place(g: MonsterPack, player: int, index: int) -> None:
    """2.3 Into which of the free waiting spots: one per column (PAK-R01). The card is the one at a place in hand."""
    spots = g.free_waiting(player)
    if len(spots) == 1:
        put_down(g, player, index, spots[0])
    else:
        card = g.zones[HAND[player]][index]
        g.ask(
            player,
            ("Where does {} wait?", g.content.name(card)),
            [SPOTS[player][index][column] for column in spots],
            about=Placing(card),
        )


@verb
def put_down(g: MonsterPack, player: int, index: int, column: int) -> None:
    """2.3 It gets a die that shows its stars, in the middle of the card: not yet boosted (PAK-SUMMON-02,
    PAK-SUMMON-03); one less by a twist. It stays in this spot until it enters (PAK-R28)."""
    card = g.zones[HAND[player]][index]
    g.move(card, HAND[player], WAITING[player][column])
    g.put("die", player * COLUMNS + column, g.content.wait(card))
    boost(g, player, 1)


@verb
def boost(g: MonsterPack, player: int, part: int) -> None:
    """2.4 One boost a turn, before the Duel or after it (PAK-BOOST-01, PAK-BOOST-02, PAK-C10); never in the first turn
    of the game (PAK-BOOST-08), from then on for both (PAK-BOOST-11). So it is offered while it can be made."""
    g.put("phase", None, "boost_1" if part == 1 else "boost_2")
    if not g.boost_used and g.turn > 1 and targets(g, player):
        g.then(OFFER[player][part])
        return
    if part == 1 and g.news is not None:
        say_why_not(g, player)
    after_boost(g, player, part)


def say_why_not(g: MonsterPack, player: int) -> None:
    """2.4 Why no boost is offered before the Duel: it is the first turn of the game, as all can see, or no card in hand
    pays for a monster that waits, which is known to who holds it alone."""
    if g.turn == 1:
        g.tell("no_boost", player, g.turn)
    elif waiting_for_boost(g, player):
        g.tell("no_boost", player, g.turn, seen=1 << player)


def waiting_for_boost(g: MonsterPack, player: int) -> list[int]:
    """Columns of the player's waiting monsters (PAK-BOOST-03) that have a die (PAK-R07, PAK-R12) and were not boosted
    before (PAK-BOOST-06), also those summoned in this turn (PAK-R11)."""
    base = player * COLUMNS
    return [column for column in LANES if g.die[base + column] and not g.boosted[base + column]]


def targets(g: MonsterPack, player: int) -> list[int]:
    """Those of them that a card in hand can pay for."""
    zones, types = g.zones, g.content.types
    colours = {types[card] for card in zones[HAND[player]]}
    any_colour = g.content.sides[player].any_colour and bool(colours)
    return [
        column
        for column in waiting_for_boost(g, player)
        if any_colour or WILD in colours or types[zones[WAITING[player][column]][0]] in colours
    ]


@verb
def offer(g: MonsterPack, player: int, part: int) -> None:
    """2.4 Boost one of them or none: boosting is free to leave (PAK-BOOST-09)."""
    choice = BOOSTS[player][part]
    g.ask(
        player,
        ("Boost a waiting monster?",),
        [*[choice[column] for column in targets(g, player)], choice[-1]],
        about=OFFERING[part],
    )


@verb
def pay(g: MonsterPack, player: int, part: int, column: int) -> None:
    """2.4 The price is one card from hand of the monster's colour, or White Wild (PAK-BOOST-04, PAK-R30); a White Wild
    monster takes White Wild alone (PAK-R13). By a twist any card will do."""
    card, offers = g.zones[WAITING[player][column]][0], PAYMENTS[g.content]
    g.ask(
        player,
        ("Discard which card to boost {}?", g.content.name(card)),
        [offers[part, column, known] for known in numbered(g, player) if pays_for(g.content, known[1], card)],
        about=Paying(column, card),
    )


def pays_for(content: Content, price: int, card: int) -> bool:
    """Whether a card may be discarded to boost another of the same side."""
    types = content.types
    return types[price] in (types[card], WILD) or content.sides[content.backs[card]].any_colour


@verb
def spend(g: MonsterPack, player: int, part: int, column: int, index: int) -> None:
    """2.4 The card goes face up to the discard pile (PAK-R14), the die drops by 1 and moves to the corner
    (PAK-BOOST-05, PAK-BOOST-07); at 0 the monster enters at once (PAK-BOOST-10, PAK-R10)."""
    card = g.zones[HAND[player]][index]
    spot = player * COLUMNS + column
    g.tell("boost", player, g.zones[WAITING[player][column]][0], g.die[spot] - 1)
    g.move(card, HAND[player], DISCARD[player])
    g.put("die", spot, g.die[spot] - 1)
    g.put("boosted", spot, True)
    g.put("boost_used", None, True)
    if g.die[spot]:
        after_boost(g, player, part)
    else:
        g.then(do(enter, player, (column,)), do(after_boost, player, part))


@verb
def after_boost(g: MonsterPack, player: int, part: int) -> None:
    """2 After part 1 comes the Duel, after part 2 the turn is over and the other player's begins (PAK-TURN-02). When
    nobody has to summon, the two hundredth turn is the last: a draw (PAK-R08)."""
    if part == 1:
        duel(g, player)
        after_duel(g, player)
    elif g.turn >= LAST_TURN and g.summoning == "optional":
        g.put("ending", None, "turns")
        g.put("winners", None, (0, 1))
    else:
        g.then(TURN[1 - player])


def after_duel(g: MonsterPack, player: int) -> None:
    """2.2 Blocked monsters enter where the Duel made room, the turn player's first (PAK-R06); then part 2 of the
    boost."""
    if g.winners is not None:
        return
    blocked = [seat for seat in (player, 1 - player) if g.ready(seat)]
    if blocked:
        g.then(*[do(enter, seat, ()) for seat in blocked], do(boost, player, 2))
    else:
        boost(g, player, 2)


@verb
def concede(g: MonsterPack, player: int) -> None:
    """4.3 A player may give up at any time; the other wins (PAK-R32)."""
    defeat(g, player, "concede")


# --- the choices, made once


def numbered(g: MonsterPack, player: int) -> list[Numbered]:
    """The hand."""
    hand, each = g.zones[HAND[player]], len(g.content.monsters)
    monsters = [card % each for card in hand]
    if len(set(monsters)) == len(hand):
        return [(index, card, 0) for index, card in enumerate(hand)]
    return [(index, card, monsters[:index].count(monsters[index])) for index, card in enumerate(hand)]


def key_of(id: str, before: int) -> str:
    """ "MP-004", for a second copy in the same hand "MP-004:2"."""
    return f"{id}:{before + 1}" if before else id


def summon_offer(content: Content, known: Numbered) -> Option:
    """Summoning a card of the hand."""
    index, card, before = known
    key = f"summon:{key_of(content.id(card), before)}"
    return Option(key, ("Summon {}", content.name(card)), (do(place, content.backs[card], index),), card)


def pay_offer(content: Content, known: tuple[int, int, Numbered]) -> Option:
    """Paying with a card of the hand, in this part of the boost and for the monster in this column."""
    part, column, (index, card, before) = known
    key = f"pay:{key_of(content.id(card), before)}"
    return Option(key, ("Discard {}", content.name(card)), (do(spend, content.backs[card], part, column, index),), card)


SUMMONS: Memo[Content, Memo[Numbered, Option]] = Memo(lambda content: Memo(partial(summon_offer, content), 20_000), 8)
PAYMENTS: Memo[Content, Memo[tuple[int, int, Numbered], Option]] = Memo(
    lambda content: Memo(partial(pay_offer, content), 20_000), 8
)
SUMMONING = Summoning(may=False), Summoning(may=True)
OFFERING = {part: Offering(part) for part in (1, 2)}
PLAYERS = range(SEATS)
TURN = tuple(do(turn, player) for player in PLAYERS)
SUMMON = tuple(do(summon, player) for player in PLAYERS)
PICK = tuple(do(pick, player) for player in PLAYERS)
OFFER = tuple({part: do(offer, player, part) for part in (1, 2)} for player in PLAYERS)
NONE = tuple(Option("none", ("Summon nothing",), (do(boost, player, 1),)) for player in PLAYERS)
SPOTS = tuple(
    tuple(
        of_columns("spot", "Column {}", WAITING[player], partial(do, put_down, player, index))
        for index in range(HAND_SIZE)
    )
    for player in PLAYERS
)
BOOSTS = tuple(
    {
        part: (
            *of_columns("boost", "Boost column {}", WAITING[player], partial(do, pay, player, part)),
            Option("pass", ("No boost",), (do(after_boost, player, part),)),
        )
        for part in (1, 2)
    }
    for player in PLAYERS
)

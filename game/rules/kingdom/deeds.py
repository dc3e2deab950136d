"""Dungeon & Kingdom, chapters 5.2 to 5.7: the deeds of Adventurers. `card` is the kind of who does the deed."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from game.engine.agenda import Option, do, private, verb
from game.engine.data import Bearer, Range
from game.rules.kingdom.cards import Points
from game.rules.kingdom.decks import draw_from, lose_order, refill_ability, top_adventurer
from game.rules.kingdom.state import HAND_OF, SEEN_BY, SIDES, TREASURY_OF, Kingdom

Count = Annotated[int, Range(1, 9)]


# --- what is asked


@private
class Navigating(NamedTuple):
    """The question which Adventurer becomes a Gem; `guests` are those of the options."""

    guests: tuple[int, ...]


class Guiding(NamedTuple):
    """The question whether a guest does its deed before it becomes a Gem."""

    guest: int


class Riding(NamedTuple):
    """The question which card changes sides, with so many moves left."""

    left: int


class Summoning(NamedTuple):
    """The question which of the cards that were looked at is summoned; the others go under this deck."""

    deck: str


class Placing(NamedTuple):
    """The question into which side a card goes that comes from a place: out of those looked at, or out of an Array."""

    card: int
    source: str


class Searching(NamedTuple):
    """The question whose hand is searched, of those that are largest."""

    victims: tuple[int, ...]


class Looting(NamedTuple):
    """The question which card is taken out of a hand."""

    victim: int


# --- Knight


@verb
def glory(g: Kingdom, player: int, card: Bearer, amount: Points) -> None:
    """5.2 Valor and Dark Glory: more points for one Monster defeated this turn, each Monster but once (DNK-KNI-01,
    DNK-KNI-02, DNK-DEM-01, DNK-DEM-02, DNK-X03, DNK-R21)."""
    if g.beaten:
        monster = g.beaten[-1]
        g.put("beaten", None, g.beaten[:-1])
        g.gain(player, amount)
        g.tell("glory", player, monster, amount)
    else:
        g.no_effect(player)


# --- Angel


@verb
def navigate(g: Kingdom, player: int, card: Bearer) -> None:
    """5.3 Navigate: one Adventurer of the own hand, Kingdom or Dungeon, another Angel too, is set aside to become a Gem
    (DNK-ANG-01, DNK-X07, DNK-X08, DNK-R15, DNK-R16). Without one nothing happens."""
    content = g.content
    guests = [
        (guest, word, zone)
        for word, zone in (("hand", HAND_OF[player]), *zip(SIDES, SIDES))
        for guest in g.different(zone)
    ]
    if guests:
        g.ask(
            player,
            ("Navigate: who becomes a Gem? Their own deed may come first.",),
            [
                Option(
                    f"{word}:{content.word(guest)}",
                    ("{0} ({1})", content.of(guest).name, word),
                    (do(set_aside, player, content.kind[guest], zone),),
                    guest,
                )
                for guest, word, zone in guests
            ],
            about=Navigating(tuple(guest for guest, _, _ in guests)),
        )
    else:
        g.no_effect(player)


@verb
def set_aside(g: Kingdom, player: int, kind: int, zone: str) -> None:
    """5.3 While its ability runs the card lies nowhere else (DNK-R15)."""
    guest = g.of_kind(zone, kind)
    g.move(guest, zone, "aside")
    g.then(do(guide, player, guest), do(become_gem, player, guest))


@verb
def guide(g: Kingdom, player: int, guest: int) -> None:
    """5.3 Its ability may be used first (DNK-ANG-02, DNK-X15)."""
    printed, kind = g.content.of(guest), g.content.kind[guest]
    g.ask(
        player,
        ("Use {0} before {1} becomes a Gem?", printed.deed, printed.name),
        (
            Option(
                "use", ("Use {0}", printed.deed), (do(guided, player, guest), *g.content.deeds[player][kind]), guest
            ),
            Option("leave", ("Only the Gem",), ()),
        ),
        about=Guiding(guest),
    )


@verb
def guided(g: Kingdom, player: int, guest: int) -> None:
    """5.3 The deed is told; its steps follow."""
    g.tell("deed", player, guest)


@verb
def become_gem(g: Kingdom, player: int, guest: int) -> None:
    """5.3 In the end it lies in the own Treasury, whatever its ability did (DNK-ANG-01, DNK-X15)."""
    g.move(guest, "aside", TREASURY_OF[player])


# --- Captain


@verb
def battle_call(g: Kingdom, player: int, card: Bearer, count: Count) -> None:
    """5.4 Battle Call: so many Adventurers from the deck in use to the hand; a Monster that comes up is shown and goes
    back, and the deck is shuffled (DNK-CAP-01 to DNK-CAP-03, DNK-R22, DNK-R23, DNK-R46)."""
    for drawn in range(count):
        deck = top_adventurer(g)
        if deck is None:
            if not drawn:
                g.no_effect(player)
            break
        g.move(g.zones[deck][-1], deck, HAND_OF[player])


# --- Amazon Warrior


@verb
def gallop(g: Kingdom, player: int, card: Bearer, times: Count) -> None:
    """5.5 Gallop: up to so many moves of any card between the own Kingdom and Dungeon, one card twice if need be
    (DNK-WAR-01, DNK-WAR-02, DNK-X11, DNK-R14)."""
    if any(g.zones[side] for side in SIDES):
        g.then(do(ride, player, times, True))
    else:
        g.no_effect(player)


@verb
def ride(g: Kingdom, player: int, left: int, first: bool) -> None:
    """5.5 Each move may be left out, and all that are still left with it (DNK-WAR-01, DNK-R19)."""
    if not left:
        return
    content, again = g.content, do(ride, player, left - 1, False)
    options = [
        Option(
            f"{side}:{content.word(rider)}",
            ("{0} leaves the {1}", content.name(rider), side.title()),
            (do(change_side, player, rider, side), again),
            rider,
        )
        for side in SIDES
        for rider in (*g.different(side), *g.monsters(side))
    ]
    stay = Option("stay", ("Move no more",), (do(leave_it, player),) if first else ())
    g.ask(
        player, ("Gallop: move a card to the other side? Moves left: {0}.", left), (*options, stay), about=Riding(left)
    )


@verb
def leave_it(g: Kingdom, player: int) -> None:
    """What may be left out has been left out altogether (DNK-R19)."""
    g.no_effect(player)


@verb
def change_side(g: Kingdom, player: int, card: int, side: str) -> None:
    """5.5 The card goes to the right end of the other side, with any points on it (DNK-R12, DNK-R13, DNK-DK-03)."""
    g.move(card, side, SIDES[1 - SIDES.index(side)])


# --- Wizard


@verb
def summon(g: Kingdom, player: int, card: Bearer, count: Count) -> None:
    """5.6 Summon: a secret look at so many cards of the deck (DNK-WIZ-01, DNK-INFO-02, DNK-R23); fewer when there are
    no more (DNK-R24)."""
    deck = "deck"
    for _ in range(count):
        if not (g.zones["deck"] or refill_ability(g)):
            break
        deck = draw_from(g)
        g.move(g.zones[deck][-1], deck, SEEN_BY[player])
    if g.zones[SEEN_BY[player]]:
        g.then(do(pick_summoned, player, deck))
    else:
        g.no_effect(player)


@verb
def pick_summoned(g: Kingdom, player: int, deck: str) -> None:
    """5.6 One of them is chosen, a Monster too (DNK-WIZ-01, DNK-R25)."""
    content, seen = g.content, g.zones[SEEN_BY[player]]
    words: dict[str, Option] = {}
    for place, card in enumerate(seen):
        words.setdefault(
            content.word(card),
            Option(content.word(card), (content.name(card),), (do(place_summoned, player, place, deck),), card),
        )
    g.ask(player, ("Summon: which card do you choose?",), words.values(), secret=True, about=Summoning(deck))


@verb
def place_summoned(g: Kingdom, player: int, place: int, deck: str) -> None:
    """5.6 It goes to the own Kingdom or Dungeon, also beyond seven cards (DNK-WIZ-02, DNK-WIZ-03, DNK-WIZ-05)."""
    g.ask(
        player,
        ("Summon: into which side?",),
        [
            Option(side, ("Into the {0}", side.title()), (do(arrive, player, place, side, deck),), side)
            for side in SIDES
        ],
        secret=True,  # which card it is the others see when it lies there
        about=Placing(g.zones[SEEN_BY[player]][place], SEEN_BY[player]),
    )


@verb
def arrive(g: Kingdom, player: int, place: int, side: str, deck: str) -> None:
    """5.6 The chosen card at the right end of its side; the others under the deck the last card came from, in the order
    drawn (DNK-R12, DNK-WIZ-04, DNK-R24)."""
    seen = SEEN_BY[player]
    g.move(g.zones[seen][place], seen, side)
    for card in g.zones[seen][:]:
        g.move(card, seen, deck, at=0)


# --- Ninja


@verb
def kidnap(g: Kingdom, player: int, card: Bearer) -> None:
    """5.7 Kidnap: the opponent with most cards in hand; of equals the player picks (DNK-NIN-01, DNK-NIN-02). Empty
    hands: nothing happens (DNK-R26)."""
    others = g.opponents(player)
    most = max(len(g.zones[HAND_OF[other]]) for other in others)
    if most:
        victims = [other for other in others if len(g.zones[HAND_OF[other]]) == most]
        if len(victims) == 1:
            g.then(do(search_hand, player, victims[0]))
        else:
            g.then(do(pick_victim, player, tuple(victims)))
    else:
        g.no_effect(player)


@verb
def pick_victim(g: Kingdom, player: int, victims: tuple[int, ...]) -> None:
    """5.7 Several opponents have the largest hand (DNK-NIN-02, DNK-R48)."""
    g.ask(
        player,
        ("Kidnap: whose hand do you search?",),
        [
            Option(f"seat:{victim + 1}", ("Seat {0}", victim + 1), (do(search_hand, player, victim),), HAND_OF[victim])
            for victim in victims
        ],
        about=Searching(victims),
    )


@verb
def search_hand(g: Kingdom, player: int, victim: int) -> None:
    """5.7 The hand is mixed, so that nobody can tell what is taken from its place, and looked at in secret
    (DNK-NIN-03, DNK-INFO-03)."""
    lose_order(g, HAND_OF[victim])
    g.shuffle(HAND_OF[victim])
    for card in g.zones[HAND_OF[victim]]:
        g.look(player, card, HAND_OF[victim])
    g.then(do(pick_loot, player, victim))


@verb
def pick_loot(g: Kingdom, player: int, victim: int) -> None:
    """5.7 One card must be taken (DNK-NIN-03, DNK-R26)."""
    content, hand = g.content, g.zones[HAND_OF[victim]]
    g.ask(
        player,
        ("Kidnap: which card do you take?",),
        [
            Option(content.word(card), (content.name(card),), (do(take_loot, player, victim, hand.index(card)),), card)
            for card in g.different(HAND_OF[victim])
        ],
        secret=True,
        about=Looting(victim),
    )


@verb
def take_loot(g: Kingdom, player: int, victim: int, place: int) -> None:
    """5.7 It goes to the own hand and may be used at once (DNK-NIN-04)."""
    g.move(g.zones[HAND_OF[victim]][place], HAND_OF[victim], HAND_OF[player])

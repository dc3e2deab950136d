"""Monster Pontoon 21, positions: a table written in the table's own words, and read back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.engine.agenda import do
from game.engine.placing import (
    called,
    check_words,
    choice,
    faces,
    mapping,
    number,
    numbers,
    pairs,
    seat_of,
    seats_of,
    several,
    truth,
    whole,
)
from game.rules.pontoon.battle import battle, do_prepare
from game.rules.pontoon.cards import LARGEST_POWER, MOST_HEROES, Content
from game.rules.pontoon.position_steps import lay_steps, step_words
from game.rules.pontoon.preparation import deal
from game.rules.pontoon.state import COMPANIONS_OF, EQUIPMENT_OF, PARTY_LIMIT, STARS_TO_WIN, WON_BY, Pontoon
from game.rules.pontoon.turn_move import Declaring, turn

MOMENTS = ("prepare", "turn", "ability", "battle")
PHASES = ("", "preparation", "turn_move", "battle")  # "" until the first step of a moment says it
STYLES = ("round", "run")
STARTS = ("none", "two")
WORDS = (
    "seats options round starting quest quests guild armoury history at turn parties seed dice phase winners steps"
).split()
PARTY_WORDS = ("name equipment companions stayed turned counts copied adjusted won peeked seen power stars").split()


def read_position(content: Content, words: Mapping[str, Any]) -> Pontoon:
    """A state from a position; `run()` it to reach its first question. ValueError names the word that is wrong, or
    what no game can come to.

    Words: seats, options, round, starting (seat 1..n), quest (id), quests (ids left, top last), guild and armoury (ids,
    top last: those named lie on top, the rest below in order), history ([quest, seat or null] per finished round), at
    (prepare | turn | ability | battle), turn (seat), winners (the game is over), seed, dice, and per seat in `parties`:
    equipment (id), companions (ids in joining order), stayed, turned (ids), copied ({id: number}), adjusted
    ({id: amount}), counts ({id: what it counts now}), won (ids), peeked (seats whose Equipment this seat has seen),
    seen (ids of Guild cards whose place it knows). Power and stars must be as the cards make them. In the middle of an
    ability: phase, and steps, what is to be done, next first, each [verb, seat, ...].
    """
    check_words("a position of pontoon", words, WORDS)
    parties = [mapping(party, "parties") for party in several(words, "parties")]
    seats = whole(words, "seats", len(parties) or 2)
    if not 2 <= seats <= MOST_HEROES or len(parties) > seats:
        raise ValueError(f"parties: {len(parties)} for {seats} seats; a table has 2 to {MOST_HEROES}")
    style = choice(pairs(words, "options").get("turn_style", STYLES[0]), "turn_style", STYLES)
    start = choice(pairs(words, "options").get("start", STARTS[0]), "start", STARTS)
    g = deal(content, seats, whole(words, "seed", 1), {"turn_style": style, "start": start})
    g.fixed = numbers(words, "dice", 1, 6)
    g.agenda.clear()
    g.round, g.starting = whole(words, "round", 1, 0), seat_of(words.get("starting", 1), seats)
    moment = choice(words.get("at", "turn"), "at", MOMENTS)
    for hero, party in enumerate(parties):
        lay_party(g, hero, party, moment)
    lay_quests(g, words)
    lay_on_top(g, "armoury", several(words, "armoury"))
    lay_on_top(g, "guild", several(words, "guild"))
    for hero, party in enumerate(parties):
        lay_powers(g, hero, party)
        remember(g, hero, party)
    for hero, party in enumerate(parties):
        check_sums(g, hero, party)
    g.history = [past_round(content, entry, seats) for entry in several(words, "history")]
    phase = choice(words.get("phase", ""), "phase", PHASES)
    if words.get("winners") is not None:
        g.winners, g.phase = seats_of(words, "winners", seats), phase
    else:
        check_game(g)
        if moment == "ability":
            check_round(g, moment)
            g.phase = phase
            lay_steps(g, several(words, "steps"))
        else:
            begin(g, moment, seat_of(words.get("turn", g.starting + 1), seats))
    return g


def begin(g: Pontoon, moment: str, hero: int) -> None:
    if moment == "prepare":
        check_preparation(g)
        g.agenda.append(do_prepare(g.starting))
        return
    check_round(g, moment)
    if moment == "turn":
        check_turn(g, hero)
        g.phase = "turn_move"
        g.agenda.append(do(turn, hero))
    else:
        g.agenda.append(do(battle, g.starting))


# --- what no game comes to


def check_game(g: Pontoon) -> None:
    for hero in range(g.seats):
        if g.stars(hero) >= STARS_TO_WIN:
            raise ValueError(
                f"'won': seat {hero + 1} has {g.stars(hero)} stars, and with {STARS_TO_WIN} the game is "
                "over; say who are the 'winners'"
            )
    if g.zones["quest"] and g.quest().warning and g.zones["quests"]:
        raise ValueError("'quest': [Warning] comes when no regular quest is left (PON-WARN-02)")


def check_preparation(g: Pontoon) -> None:
    for hero in range(g.seats):
        if g.members(hero):
            raise ValueError(f"'at': seat {hero + 1} has cards already; 'prepare' deals them")
    if g.zones["quest"] and not g.quest().warning:
        raise ValueError("'quest': a quest lies there already; 'prepare' reveals one")


def check_round(g: Pontoon, moment: str) -> None:
    if not g.zones["quest"]:
        raise ValueError(f"'quest': there is none, and at {moment!r} one is played for")
    for hero in range(g.seats):
        if not g.zones[EQUIPMENT_OF[hero]]:
            raise ValueError(f"'equipment': seat {hero + 1} has none")
        if moment != "ability" and not g.stayed[hero] and (moment == "battle" or g.members(hero) >= PARTY_LIMIT):
            raise ValueError(
                f"'stayed': seat {hero + 1} has stayed, "
                + ("as all have in Battle" if moment == "battle" else f"as all have who are {PARTY_LIMIT} or more")
            )


def check_turn(g: Pontoon, hero: int) -> None:
    if g.stayed[hero]:
        raise ValueError(f"'turn': seat {hero + 1} has stayed")


def check_sums(g: Pontoon, hero: int, party: Mapping[str, Any]) -> None:
    """Power and stars of a party, where they are written, are those of its cards; "?" stands for what is hidden."""
    for word, sum in (("power", g.power(hero)), ("stars", g.stars(hero))):
        if party.get(word, sum) not in (sum, "?"):
            raise ValueError(f"{word!r}: {party[word]!r}; the cards of seat {hero + 1} make {sum}")


# --- laying out


def lay_party(g: Pontoon, hero: int, party: Mapping[str, Any], moment: str) -> None:
    check_words("a party", party, PARTY_WORDS)
    if party.get("equipment") is not None:
        g.known[place(g, party["equipment"], "armoury", EQUIPMENT_OF[hero])] = 1 << hero
    for card in several(party, "companions"):
        g.known[place(g, card, "guild", COMPANIONS_OF[hero])] = g.everyone
    for card in several(party, "won"):
        g.known[place(g, card, "quests" if card != warning_id(g) else "warning", WON_BY[hero])] = g.everyone
    g.stayed[hero] = truth(party, "stayed", moment == "battle")


def lay_powers(g: Pontoon, hero: int, party: Mapping[str, Any]) -> None:
    """What the cards of a party count."""
    for card in several(party, "turned"):
        number = member(g, hero, card, "turned")
        sub = g.content.cards[number].sub
        if sub is None:
            raise ValueError(f"turned: {card!r} has no sub power")
        g.turned[number], g.base[number] = True, sub
    for card, count in pairs(party, "copied").items():
        g.base[member(g, hero, card, "copied")] = of_card(count, card, 0)
    for card, amount in pairs(party, "adjusted").items():
        g.bonus[member(g, hero, card, "adjusted")] = of_card(amount, card, -LARGEST_POWER)
    for card, count in pairs(party, "counts").items():
        number = member(g, hero, card, "counts")
        if g.count(number) != of_card(count, card, 0):
            g.base[number] = of_card(count - g.bonus[number], card, 0)


def of_card(count: Any, card: str, least: int) -> int:
    return number(count, card, least, LARGEST_POWER)


def member(g: Pontoon, hero: int, card: Any, word: str) -> int:
    """The number of a card of this party; ValueError for another."""
    number = called(card, "card", g.content.ids)
    if number not in (*g.companions(hero), *g.zones[EQUIPMENT_OF[hero]]):
        raise ValueError(f"{word!r}: {card!r} is not in the party of seat {hero + 1}")
    return number


def lay_quests(g: Pontoon, words: Mapping[str, Any]) -> None:
    quest = words.get("quest")
    if quest is not None:
        g.known[place(g, quest, "warning" if quest == warning_id(g) else "quests", "quest")] = g.everyone
    if "quests" in words:
        cards = several(words, "quests")
        left = [called(card, "card", g.content.ids) for card in cards]
        for card, number in zip(cards, left):
            if number not in g.zones["quests"] or left.count(number) > 1:
                raise ValueError(f"quests: {card!r} is not left: is it named twice?")
        g.zones["quests"] = left


def lay_on_top(g: Pontoon, deck: str, top: Sequence[Any]) -> None:
    """Put the named cards on top of a deck, the last of them topmost."""
    for at, card in enumerate(top):
        if card in top[:at]:
            raise ValueError(f"{deck!r}: {card!r} is named twice")
        place(g, card, deck, deck)


def remember(g: Pontoon, hero: int, party: Mapping[str, Any]) -> None:
    """What a hero has looked at."""
    for other in seats_of(party, "peeked", g.seats):
        if other == hero or not g.zones[EQUIPMENT_OF[other]]:
            raise ValueError(f"'peeked': seat {other + 1} has no Equipment to look at")
        g.known[g.weapon(other)] |= 1 << hero
    for card in several(party, "seen"):
        number = called(card, "card", g.content.ids)
        if number not in g.zones["guild"]:
            raise ValueError(f"'seen': {card!r} is not in the guild")
        g.known[number] |= 1 << hero


def past_round(content: Content, entry: Any, seats: int) -> tuple[int, int]:
    """A finished round: its quest, and who won it (-1: nobody)."""
    if not isinstance(entry, list | tuple) or len(entry) != 2:
        raise ValueError(f"'history': expected a quest and a seat, found {entry!r}")
    card, seat = entry
    if (quest := called(card, "card", content.ids)) < content.first_quest:
        raise ValueError(f"'history': {card!r} is no quest")
    return quest, -1 if seat is None else seat_of(seat, seats)


def place(g: Pontoon, card: Any, src: str, dst: str) -> int:
    """Move a card by id while setting the table; ValueError when it lies elsewhere already."""
    number = called(card, "card", g.content.ids)
    if number not in g.zones[src]:
        raise ValueError(f"{card!r} ({g.content.name(number)}) is not in the {src}: is it named twice?")
    g.zones[src].remove(number)
    g.zones[dst].append(number)
    return number


def warning_id(g: Pontoon) -> str:
    return next(quest.id for quest in g.content.quests if quest.warning)


# --- writing


def write_position(g: Pontoon, viewer: int | None) -> dict[str, Any]:
    """The table in the same words, ready for YAML: everything (viewer None), or what one seat sees ("?" = face down).

    Adds phase, power and stars per party. `at` is "turn" where a hero says Hit or Stay, and "ability" in the middle of
    one; a game that is over has `winners` instead.
    """

    def lying(zone: str) -> list[str]:
        return faces(g, zone, viewer, g.content.id)

    words: dict[str, Any] = {
        "seats": g.seats,
        "options": {"turn_style": g.turn_style} | ({"start": STARTS[1]} if g.ahead else {}),
        "round": g.round,
        "starting": g.starting + 1,
        "phase": g.phase,
        "quest": lying("quest")[0] if g.zones["quest"] else None,
        **{zone: lying(zone) for zone in ("quests", "guild", "armoury")},
        "history": [[g.content.id(quest), hero + 1 if hero >= 0 else None] for quest, hero in g.history],
        "parties": [party_words(g, hero, lying, viewer) for hero in range(g.seats)],
    }
    if g.decision is not None:
        words["at"] = "turn" if isinstance(g.about, Declaring) else "ability"
        words["turn"] = g.decision.player + 1
        if words["at"] == "ability":
            words["steps"] = step_words(g)
    if g.winners is not None:
        words["winners"] = [hero + 1 for hero in g.winners]
    return words


def party_words(g: Pontoon, hero: int, lying: Callable[[str], list[str]], viewer: int | None) -> dict[str, Any]:
    equipment = lying(EQUIPMENT_OF[hero])
    party = [*g.companions(hero), *g.zones[EQUIPMENT_OF[hero]]]
    shown = [card for card in party if "?" not in equipment or card in g.companions(hero)]
    cards, id = g.content.cards, g.content.id
    words: dict[str, Any] = {
        "equipment": equipment[0] if equipment else None,
        "companions": lying(COMPANIONS_OF[hero]),
        "stayed": g.stayed[hero],
        "won": lying(WON_BY[hero]),
        "stars": g.stars(hero),
    }
    own = {card: cards[card].sub if g.turned[card] else cards[card].power for card in shown}
    lists = {
        "turned": [id(card) for card in shown if g.turned[card]],
        "copied": {id(card): g.base[card] for card in shown if g.base[card] != own[card]},
        "adjusted": {id(card): g.bonus[card] for card in shown if g.bonus[card]},
        "counts": {id(card): g.count(card) for card in shown if g.count(card) != cards[card].power},
        "peeked": [
            other + 1
            for other in range(g.seats)
            if other != hero and g.zones[EQUIPMENT_OF[other]] and g.known[g.weapon(other)] >> hero & 1
        ],
        "seen": [id(card) for card in g.zones["guild"] if viewer in (None, hero) and g.known[card] >> hero & 1],
    }
    words |= {word: there for word, there in lists.items() if there}
    words["power"] = "?" if "?" in equipment else g.power(hero)
    return words

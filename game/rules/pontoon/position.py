"""Monster Pontoon 21, positions: a table written in the table's own words, and read back."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.agenda import do
from game.engine.data import nearest
from game.engine.placing import check_words, seat_of
from game.rules.pontoon.battle import battle, do_prepare
from game.rules.pontoon.cards import MOST_HEROES, Content
from game.rules.pontoon.preparation import deal
from game.rules.pontoon.state import COMPANIONS_OF, EQUIPMENT_OF, WON_BY, Pontoon
from game.rules.pontoon.turn_move import turn

MOMENTS = ("prepare", "turn", "battle")
WORDS = ("seats", "options", "round", "starting", "quest", "quests", "guild", "at", "turn", "parties", "seed", "dice",
         "phase", "winners")
PARTY_WORDS = ("name", "equipment", "companions", "stayed", "turned", "counts", "adjusted", "won", "peeked", "power",
               "stars")


def read_position(content: Content, words: Mapping[str, Any]) -> Pontoon:
    """A state from a position; `run()` it to reach its first question. ValueError names the word that is wrong.

    Words: seats, options, round, starting (seat 1..n), quest (id), quests (ids left, top last), guild (ids, top last:
    those named lie on top, the rest below in order), at (prepare | turn | battle), turn (seat), and per seat in
    `parties`: equipment (id), companions (ids in joining order), stayed, turned (ids), counts ({id: number}),
    adjusted ({id: amount}), won (ids), peeked (seats whose Equipment this seat has seen), seed, dice. What
    `write_position` adds to these words is passed over.
    """
    check_words("a position of pontoon", words, WORDS)
    parties = words.get("parties", [])
    seats = int(words.get("seats", len(parties) or 2))
    if not 2 <= seats <= MOST_HEROES or len(parties) > seats:
        raise ValueError(f"parties: {len(parties)} for {seats} seats; a table has 2 to {MOST_HEROES}")
    g = deal(content, seats, int(words.get("seed", 1)), words.get("options", {}))
    g.fixed = tuple(words.get("dice", ()))
    g.agenda.clear()
    g.round, g.starting = int(words.get("round", 1)), seat_of(words.get("starting", 1), seats)
    moment = words.get("at", "turn")
    if moment not in MOMENTS:
        raise ValueError(f"at: {moment!r} is no moment of a round{nearest(str(moment), MOMENTS)}")
    for hero, party in enumerate(parties):
        lay_party(g, hero, party, moment)
    lay_quests(g, words)
    lay_guild(g, words.get("guild", []))
    for hero, party in enumerate(parties):
        remember(g, hero, party)
    begin(g, moment, seat_of(words.get("turn", g.starting + 1), seats))
    return g


def begin(g: Pontoon, moment: str, hero: int) -> None:
    if moment == "prepare":
        g.agenda.append(do_prepare(g.starting))
    elif moment == "turn":
        g.phase = "turn_move"
        g.agenda.append(do(turn, hero))
    else:
        g.agenda.append(do(battle, g.starting))


def lay_party(g: Pontoon, hero: int, party: Mapping[str, Any], moment: str) -> None:
    check_words("a party", party, PARTY_WORDS)
    if "equipment" in party:
        place(g, party["equipment"], "armoury", EQUIPMENT_OF[hero])
    for card in party.get("companions", []):
        number = place(g, card, "guild", COMPANIONS_OF[hero])
        g.known[number] = g.everyone
    for card in party.get("won", []):
        number = place(g, card, "quests" if card != warning_id(g) else "warning", WON_BY[hero])
        g.known[number] = g.everyone
    g.stayed[hero] = bool(party.get("stayed", moment == "battle"))
    for card in party.get("turned", []):
        number = number_of(g.content, card)
        sub = g.content.cards[number].sub if number < g.content.first_quest else None
        if sub is None:
            raise ValueError(f"turned: {card!r} has no sub power")
        g.turned[number], g.base[number] = True, sub
    for card, count in party.get("counts", {}).items():
        g.base[number_of(g.content, card)] = int(count)
    for card, amount in party.get("adjusted", {}).items():
        g.bonus[number_of(g.content, card)] = int(amount)


def lay_quests(g: Pontoon, words: Mapping[str, Any]) -> None:
    quest = words.get("quest")
    if quest is not None:
        number = place(g, quest, "warning" if quest == warning_id(g) else "quests", "quest")
        g.known[number] = g.everyone
    if "quests" in words:
        left = [number_of(g.content, card) for card in words["quests"]]
        for card, number in zip(words["quests"], left):
            if number not in g.zones["quests"] or left.count(number) > 1:
                raise ValueError(f"quests: {card!r} is not left: is it named twice?")
        g.zones["quests"] = left


def lay_guild(g: Pontoon, top: Sequence[str]) -> None:
    """Put the named cards on top, the last of them topmost."""
    for card in top:
        number = place(g, card, "guild", "guild")
        g.known[number] = 0


def remember(g: Pontoon, hero: int, party: Mapping[str, Any]) -> None:
    for other in party.get("peeked", []):
        g.known[g.weapon(seat_of(other, g.seats))] |= 1 << hero


def place(g: Pontoon, card: str, src: str, dst: str) -> int:
    """Move a card by id while setting the table; ValueError when it lies elsewhere already."""
    number = number_of(g.content, card)
    if number not in g.zones[src]:
        raise ValueError(f"{card!r} ({g.content.name(number)}) is not in the {src}: is it named twice?")
    g.zones[src].remove(number)
    g.zones[dst].append(number)
    return number


def number_of(content: Content, card: str) -> int:
    """The number of a card by its id; ValueError with the nearest id."""
    if card not in content.ids:
        raise ValueError(f"no card {card!r}{nearest(str(card), content.ids)}")
    return content.ids[card]


def warning_id(g: Pontoon) -> str:
    return next(quest.id for quest in g.content.quests if quest.warning)


def write_position(g: Pontoon, viewer: int | None) -> dict[str, Any]:
    """The table in the same words, ready for YAML: everything (viewer None), or what one seat sees ("?" = face down).

    Adds phase, power and stars per party, and winners when the game is over.
    """
    def face(card: int, zone: str) -> str:
        return g.content.id(card) if viewer is None or g.viewers(card, zone) >> viewer & 1 else "?"

    def faces(zone: str) -> list[str]:
        return [face(card, zone) for card in g.zones[zone]]

    words: dict[str, Any] = {
        "seats": g.seats, "options": {"turn_style": g.turn_style}, "round": g.round, "starting": g.starting + 1,
        "phase": g.phase,
        "quest": faces("quest")[0] if g.zones["quest"] else None,
        "quests": faces("quests"), "guild": faces("guild"),
        "parties": [party_words(g, hero, faces) for hero in range(g.seats)]}
    if g.decision is not None:
        words["turn"] = g.decision.player + 1
    if g.winners is not None:
        words["winners"] = [hero + 1 for hero in g.winners]
    return words


def party_words(g: Pontoon, hero: int, faces: Any) -> dict[str, Any]:
    equipment = faces(EQUIPMENT_OF[hero])
    party = [*g.companions(hero), *g.zones[EQUIPMENT_OF[hero]]]
    shown = {card for card in party if "?" not in equipment or card in g.companions(hero)}
    words: dict[str, Any] = {"equipment": equipment[0] if equipment else None, "companions": faces(COMPANIONS_OF[hero]),
                             "stayed": g.stayed[hero], "won": faces(WON_BY[hero]), "stars": g.stars(hero)}
    turned = [g.content.id(card) for card in party if card in shown and g.turned[card]]
    counts = {g.content.id(card): g.count(card) for card in party
              if card in shown and g.count(card) != g.content.cards[card].power}
    if turned:
        words["turned"] = turned
    if counts:
        words["counts"] = counts
    words["power"] = "?" if "?" in equipment else g.power(hero)
    return words

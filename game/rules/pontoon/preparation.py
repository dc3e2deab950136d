"""Monster Pontoon 21, chapter 1: Preparation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from game.engine.agenda import do, verb
from game.engine.redeal import see_zones
from game.rules.pontoon.cards import EQUIPMENT, Content
from game.rules.pontoon.state import COMPANIONS_OF, EQUIPMENT_OF, Pontoon
from game.rules.pontoon.turn_move import first_turn

STARS_AHEAD = 2  # of each hero in a short game


def deal(content: Content, seats: int, seed: int, options: Mapping[str, str]) -> Pontoon:
    """A new game before its first Preparation (PON-COMP-01, PON-COMP-11); `run()` begins it."""
    zones, sight, base = full_box(content, seats)
    cards = len(base)
    return Pontoon(
        seats=seats,
        seed=seed,
        content=content,
        zones={zone: list(there) for zone, there in zones.items()},
        sight=sight,
        known=[0] * (cards + len(content.quests)),
        stayed=[False] * seats,
        base=list(base),
        bonus=[0] * cards,
        turned=[False] * cards,
        turn_style=options.get("turn_style", "round"),
        ahead=STARS_AHEAD if options.get("start") == "two" else 0,
        agenda=[do(open_game, 0)],
    )


@lru_cache(maxsize=8)
def full_box(content: Content, seats: int) -> tuple[Mapping[str, Sequence[int]], Mapping[str, int], Sequence[int]]:
    """Where every card lies before the game, who sees into which zone, and what the cards count."""
    first = content.first_quest
    zones: dict[str, Sequence[int]] = {
        "quests": [first + n for n, quest in enumerate(content.quests) if not quest.warning],
        "warning": [first + n for n, quest in enumerate(content.quests) if quest.warning],
        "quest": [],
        "armoury": [number for number, card in enumerate(content.cards) if card.type == EQUIPMENT],
        "guild": [number for number, card in enumerate(content.cards) if card.type != EQUIPMENT],
    }
    for family in ("equipment", "companions", "won"):
        zones |= {f"{family}/{hero}": [] for hero in range(seats)}
    return zones, see_zones(Pontoon.ZONE_SIGHT, zones, seats), [card.power for card in content.cards]


@verb
def open_game(g: Pontoon, hero: int) -> None:
    """1.1 The quest deck is shuffled and the first starting hero drawn by chance (PON-R22)."""
    g.shuffle("quests")
    g.then(do(prepare, g.chance(g.seats)))


@verb
def prepare(g: Pontoon, hero: int) -> None:
    """1. A round begins: quest, starting hero, shuffle, Equipment, Guild, in this order (PON-PREP-08, PON-EX-01)."""
    g.put("round", None, g.round + 1)
    g.put("phase", None, "preparation")
    reveal_quest(g)
    choose_start(g, hero)
    deal_equipment(g, hero)
    deal_companions(g, hero)
    first_turn(g, hero)


def reveal_quest(g: Pontoon) -> None:
    """1.1 A random regular quest is revealed; the [Warning] one only when no other is left (PON-PREP-01, PON-WARN-01,
    PON-WARN-02). A [Warning] quest that nobody met stays face up and is played again (PON-R23)."""
    if not g.zones["quest"]:
        deck = "quests" if g.zones["quests"] else "warning"
        g.move(g.zones[deck][-1], deck, "quest")
    g.tell("quest", None, g.zones["quest"][0])


def choose_start(g: Pontoon, hero: int) -> None:
    """1.2 The starting hero is set and both decks are shuffled apart (PON-PREP-02, PON-PREP-03)."""
    g.put("starting", None, hero)
    g.shuffle("armoury")
    g.shuffle("guild")


def deal_equipment(g: Pontoon, hero: int) -> None:
    """1.3 Each hero draws one Equipment face down, clockwise from the starting hero (PON-PREP-04, PON-PREP-05)."""
    for other in g.clockwise(hero):
        g.move(g.zones["armoury"][-1], "armoury", EQUIPMENT_OF[other])


def deal_companions(g: Pontoon, hero: int) -> None:
    """1.4 Then each hero draws one Guild card face up; it triggers nothing (PON-PREP-06, PON-PREP-07, PON-R06)."""
    for other in g.clockwise(hero):
        g.move(g.zones["guild"][-1], "guild", COMPANIONS_OF[other])

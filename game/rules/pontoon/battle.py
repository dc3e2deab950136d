"""Monster Pontoon 21, chapter 3: Battle."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from game.engine.agenda import do, verb
from game.rules.pontoon.abilities import announce
from game.rules.pontoon.quests import best_of, meets
from game.rules.pontoon.state import COMPANIONS_OF, EQUIPMENT_OF, STARS_TO_WIN, WON_BY, Pontoon


@verb
def battle(g: Pontoon, hero: int) -> None:
    """3. Everybody has stayed."""
    g.put("phase", None, "battle")
    flip(g, hero, g.seats)


@verb
def flip(g: Pontoon, hero: int, left: int) -> None:
    """3.1 Equipment is flipped one hero at a time, clockwise from the starting hero (PON-BAT-01). An In Battle ability
    is resolved as soon as its Equipment is face up, before the next flip (PON-BAT-02, PON-R15); the condition is
    tested once, after all flips (PON-R16). So many heroes are `left`, this one among them."""
    order = g.clockwise(hero)
    for place in range(left):
        other = order[place]
        card = g.weapon(other)
        g.reveal(card, EQUIPMENT_OF[other])
        steps = g.content.abilities["in_battle", other][card]
        if steps:
            announce(g, other, card, steps)
            g.then(*steps, do(flip, (other + 1) % g.seats, left - place - 1))
            return
    judge(g)


def judge(g: Pontoon) -> None:
    """3.2 Parties are held against the condition (PON-BAT-03): one that meets it wins (PON-BAT-04), of several the
    priority order picks one (PON-BAT-05), a hero who misses it does not matter (PON-R17)."""
    quest = g.quest()
    able = [hero for hero in g.clockwise(g.starting) if meets(g, quest, hero)]
    if g.news is not None:
        g.tell("powers", None, tuple(g.power(other) for other in range(g.seats)), tuple(able))
    if able:
        winner, deciding = best_of(g, quest, able)
        g.tell("won", winner, g.zones["quest"][0], deciding)
        g.then(do(take_quest, winner))
    else:
        g.tell("failed", None, g.zones["quest"][0])
        g.then(do(return_quest, g.starting))


@verb
def take_quest(g: Pontoon, hero: int) -> None:
    """3.4 The winner keeps the quest; five stars win the game at once (PON-BAT-07, PON-BAT-08, PON-R21). When the
    [Warning] quest is won and nobody has five, most stars win, shared when level (PON-R24)."""
    card = g.zones["quest"][0]
    g.move(card, "quest", WON_BY[hero])
    g.history.append((card, hero))
    g.put("history", None, g.history)
    if g.stars(hero) >= STARS_TO_WIN:
        g.put("winners", None, (hero,))
    elif not g.zones["quests"] and not g.zones["warning"]:
        stars = [g.stars(other) for other in range(g.seats)]
        g.put("winners", None, tuple(other for other in range(g.seats) if stars[other] == max(stars)))
    else:
        clear_table(g)


@verb
def return_quest(g: Pontoon, hero: int) -> None:
    """3.2 A quest nobody meets is shuffled back and may be the next one (PON-BAT-06, PON-X12, PON-R20); [Warning] stays
    (PON-R23)."""
    card = g.zones["quest"][0]
    g.history.append((card, -1))
    g.put("history", None, g.history)
    if not g.quest().warning:
        g.move(card, "quest", "quests")
        g.shuffle("quests")
    clear_table(g)


def clear_table(g: Pontoon) -> None:
    """3.4 All Equipment and Guild cards go back to their decks, upright and clean (PON-BAT-09, PON-R13), and the next
    hero clockwise starts (PON-R22)."""
    if any(g.turned) or any(g.bonus) or g.base != g.content.powers:
        for other in range(g.seats):
            for card in (*g.companions(other)[::-1], g.weapon(other)):
                g.clean(card)
    for other in range(g.seats):
        for card in g.companions(other)[::-1]:
            g.move(card, COMPANIONS_OF[other], "guild")
        g.move(g.weapon(other), EQUIPMENT_OF[other], "armoury")
        g.put("stayed", other, False)
    g.then(do_prepare((g.starting + 1) % g.seats))


def do_prepare(hero: int) -> tuple[str, int]:
    """The step that begins a round, by its name: chapter 1 stands above this one in the order of imports."""
    return ("pontoon.prepare", hero)


class Undecided(Pontoon):
    """A world that is imagined no further than the round: it stands still where the quest is taken or goes back."""

    HALTS: ClassVar[frozenset[str]] = frozenset(verb.name for verb in (take_quest, return_quest))  # type: ignore[attr-defined]

    @classmethod
    def imagined(cls, g: Pontoon, **beside: Any) -> Self:
        """A copy of a game as such a world, without its news, and what else the world knows."""
        return cls(**vars(g.clone()) | {"news": None} | beside)

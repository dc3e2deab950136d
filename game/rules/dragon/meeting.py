"""Dragon Attack!, chapter 7: meeting other heroes: a duel, or a trade and one more step."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.agenda import Option, Step, do, verb
from game.rules.dragon.battle import fight_hero
from game.rules.dragon.searching import bring_home
from game.rules.dragon.state import FRONT_OF, Dragon, called

Offer = tuple[int, ...]  # counters that would change hands, all of them lying in front of the two
CHANGES = 20  # of one offer while it is put together (DRA-R64)


class Facing(NamedTuple):
    """The question whom to face first, of several."""

    others: tuple[int, ...]


class Bargaining(NamedTuple):
    """The question whether to fight, or what belongs to an offer: what lies in it, whether it is the answer to one, and
    how often it may still be changed."""

    other: int
    offer: Offer
    reply: bool
    left: int


class Considering(NamedTuple):
    """The question whether to agree to what another offers; `reply`: it is the answer to an offer of one's own."""

    other: int
    offer: Offer
    reply: bool


class Stepping(NamedTuple):
    """The question whether to take the extra step from this space."""

    here: int


@verb
def meet(g: Dragon, hero: int, met: tuple[int, ...]) -> None:
    """7.1 One after another, in the order the moving hero likes (DRA-R34): a battle unless both agree to trade
    (DRA-TRADE-01, DRA-C03). One who has been moved away meets nobody (DRA-R17, DRA-R40)."""
    if g.resting[hero]:
        return
    others = [other for other in g.here(hero) if other not in met]
    if others:
        g.put("phase", None, "meeting")
        g.then(do(pick_rival, hero, met) if len(others) > 1 else do(face, hero, others[0], met))
    elif met and not g.duelled:
        g.then(do(extra_step, hero))


@verb
def pick_rival(g: Dragon, hero: int, met: tuple[int, ...]) -> None:
    """7.1 Several others are here: whom to face first (DRA-R34)."""
    others = tuple(other for other in g.here(hero) if other not in met)
    g.ask(
        hero,
        ("Several heroes are here. Whom do you face first?",),
        [
            Option(f"face:{other + 1}", ("Face {0}", called(other)), (do(face, hero, other, met),), f"front/{other}")
            for other in others
        ],
        about=Facing(others),
    )


@verb
def face(g: Dragon, hero: int, other: int, met: tuple[int, ...]) -> None:
    """7.1 This one first, then the others."""
    g.then(do(bargain, hero, other, (), False), do(meet, hero, (*met, other)))


# --- 7.2 trade


@verb
def bargain(g: Dragon, hero: int, other: int, offer: Offer, reply: bool, changes: int = 0) -> None:
    """7.2 Duel, or lay counters of both sides into an offer, one by one, and propose it (DRA-TRADE-02, DRA-R33). A gift
    is a trade (DRA-TRADE-03), an empty offer is none (DRA-R32); what is at home cannot be traded (DRA-R45). What lies
    in the offer may be taken out again, until it has been changed so often that it is made or given up (DRA-R64)."""
    options = [Option("fight", ("Fight {0}", called(other)), (duel(g, hero, other),), f"front/{other}")]
    if offer and fair(g, hero, other, offer):
        options.append(Option("offer", ("Propose this trade",), (do(propose, hero, other, offer, reply),)))
    if changes < CHANGES:
        options += changed_offers(g, hero, other, offer, reply, changes + 1)
    g.ask(
        hero,
        (
            "{0} is here. Fight, or offer a trade?" if not offer else "What else belongs to the trade with {0}?",
            called(other),
        ),
        options,
        about=Bargaining(other, offer, reply, CHANGES - changes),
    )


def changed_offers(g: Dragon, hero: int, other: int, offer: Offer, reply: bool, changes: int) -> list[Option]:
    """7.2 One counter more, or one less (DRA-R64)."""
    options = []
    for side, put_in in ((hero, ("give", "Give {0}")), (other, ("ask", "Ask for {0}"))):
        for card in g.zones[FRONT_OF[side]]:
            word, label = ("back", "Take {0} out again") if card in offer else put_in
            changed = tuple(sorted({*offer} ^ {card}))
            options.append(
                Option(
                    f"{word}:{g.content.id(card)}",
                    (label, g.content.name(card)),
                    (do(bargain, hero, other, changed, reply, changes),),
                    card,
                )
            )
    return options


def fair(g: Dragon, hero: int, other: int, offer: Offer) -> bool:
    """Whether neither party would hold a class twice (DRA-R33)."""
    for side, rival in ((hero, other), (other, hero)):
        bits = [g.content.hero_bit[g.colour[side]]]
        bits += [g.content.class_bit[card] for card in g.zones[FRONT_OF[side]] if card not in offer]
        bits += [g.content.class_bit[card] for card in g.zones[FRONT_OF[rival]] if card in offer]
        if sum(bits) != sum(set(bits)):
            return False
    return True


@verb
def propose(g: Dragon, hero: int, other: int, offer: Offer, reply: bool) -> None:
    """7.2 The offer is on the table for everybody to see."""
    gives = tuple(card for card in offer if card in g.zones[FRONT_OF[hero]])
    g.tell("offers", hero, other, gives, tuple(card for card in offer if card not in gives))
    g.then(do(consider, other, hero, offer, reply))


@verb
def consider(g: Dragon, hero: int, other: int, offer: Offer, reply: bool) -> None:
    """7.2 The other agrees, makes an offer of their own, once, or refuses: then there is a battle (DRA-TRADE-01)."""
    options = [
        Option("agree", ("Agree",), (do(trade, hero, other, offer),)),
        Option("refuse", ("Refuse and fight",), (do(refuse, hero), duel(g, hero, other))),
    ]
    if not reply:
        options.insert(1, Option("counter", ("Make another offer",), (do(bargain, hero, other, (), True),)))
    g.ask(
        hero,
        ("{0} offers you a trade. Agree?", called(other).capitalize()),
        options,
        about=Considering(other, offer, reply),
    )


@verb
def refuse(g: Dragon, hero: int) -> None:
    """7.2 No trade."""
    g.tell("refuses", hero)


@verb
def trade(g: Dragon, hero: int, other: int, offer: Offer) -> None:
    """7.2 What was agreed changes hands (DRA-TRADE-02)."""
    g.tell("agrees", hero, other)
    for side, rival in ((hero, other), (other, hero)):
        for card in [card for card in g.zones[FRONT_OF[side]] if card in offer]:
            g.move(card, FRONT_OF[side], FRONT_OF[rival])
            offer = tuple(left for left in offer if left != card)


def duel(g: Dragon, hero: int, other: int) -> Step:
    """The battle of two who do not agree; the one whose turn it is counts as the attacker."""
    return do(start_duel, *((hero, other) if hero == g.active else (other, hero)))


@verb
def start_duel(g: Dragon, hero: int, other: int) -> None:
    """7.1 Who has fought another hero takes no extra step (DRA-TRADE-06)."""
    if not g.duelled:
        g.put("duelled", None, True)
    g.then(do(fight_hero, hero, other))


# --- 7.3 the extra step


@verb
def extra_step(g: Dragon, hero: int) -> None:
    """7.3 After trades alone the moving hero may go one more step, to an empty land space (DRA-TRADE-04, DRA-TRADE-05,
    DRA-R30, DRA-R31); the two may also stay together (DRA-C13)."""
    kingdom = g.kingdom
    mask = kingdom.near(kingdom.one(g.at[hero])) & kingdom.land & ~g.closed(hero) & ~g.occupied()
    here = g.space(g.at[hero])
    g.ask(
        hero,
        ("You may take one more step, to an empty space.",),
        (
            Option("stay", ("Stay here",), (), f"hex/{here.key}"),
            *(
                Option(
                    g.space(space).key,
                    ("Step to {0}", g.space(space).name),
                    (do(step_on, hero, space),),
                    f"hex/{g.space(space).key}",
                )
                for space in kingdom.members(mask)
            ),
        ),
        about=Stepping(g.at[hero]),
    )


@verb
def step_on(g: Dragon, hero: int, space: int) -> None:
    """7.3 Nothing is searched there, but gold is set down at the own starting point (DRA-R31, DRA-C05)."""
    g.tell("walks", hero, (space,))
    g.put("at", hero, space)
    bring_home(g, hero)

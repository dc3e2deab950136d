"""MonToons, chapters 1 and 7: abilities: their parts in printed order, what depends on what, damage and healing."""
from __future__ import annotations

from typing import Annotated, Literal

from game.engine.agenda import Option, acts, do, verb
from game.engine.data import Effects, Length, Named, Range
from game.rules.montoons.bonuses import gain
from game.rules.montoons.bonuses import heal as restore
from game.rules.montoons.damage import deal, hurt
from game.rules.montoons.state import MonToons
from game.rules.montoons.values import Amount, amount

GAME = "montoons"
Few = Annotated[int, Range(1, 9)]
Terrain = Annotated[str, Named("terrain")]
Status = Literal["entangle", "stun", "guard", "burn"]
Label = Annotated[str, Length(1, 32)]
ON_TARGETS = frozenset({"damage", "heal", "push", "pull", "force", "throw", "inflict", "each"})


# --- what happens to targets

@verb
def damage(g: MonToons, seat: int, amount_: Amount) -> None:
    """7.1 Each target loses so much, after every target was chosen (MON-TGT-11, MON-ATK-03, MON-ATK-05)."""
    points = amount(g, amount_)
    g.then(*[do(deal, other, points, seat) for other in g.targets])


@verb
def heal(g: MonToons, seat: int, points: Few) -> None:
    """7.1 Each target gets hearts back (MON-DMG-02)."""
    for other in g.targets:
        if not g.out[other]:
            restore(g, other, points)


@verb
def recover(g: MonToons, seat: int, points: Few) -> None:
    """7.1 The user gets hearts back (MON-DMG-02)."""
    restore(g, seat, points)


@verb
def suffer(g: MonToons, seat: int, points: Few) -> None:
    """7.1 The user pays with hearts; that is no attack, so Guard is no help (MON-JUMP-06, MON-R43)."""
    g.then(do(hurt, seat, points, "cost"))


@verb
def trample(g: MonToons, seat: int, points: Few) -> None:
    """7.1 Everybody passed through in this action takes so much (MON-R17, MON-R43)."""
    g.then(*[do(deal, other, points, seat) for other in g.crossed])


@verb
def bonus(g: MonToons, seat: int, kind: Literal["shell", "berry", "heart", "special", "waystone"],
          amount: Few = 1) -> None:
    """7.1 The user gains a Bonus (MON-BON-01)."""
    g.then(do(gain, seat, kind, amount))


# --- what depends on what

@verb
def by_die(g: MonToons, seat: int, is_: tuple[Annotated[int, Range(1, 6)], ...], then: Effects,
           else_: Effects = ()) -> None:
    """1.2 Only the branch of the die's final value happens (MON-ABIL-02, MON-R85)."""
    g.then(*acts(GAME, then if g.deed_dice and g.deed_dice[-1] in is_ else else_, seat))


@verb
def moved(g: MonToons, seat: int, then: Effects, exactly: Annotated[int, Range(0, 9)] = 0) -> None:
    """1.2 Only after a move of the user's own in this action, of just so many if a number is given (MON-MOVE-05)."""
    if g.walked and (not exactly or g.strode == exactly):
        g.then(*acts(GAME, then, seat))


@verb
def standing(g: MonToons, seat: int, terrain: Terrain, then: Effects, else_: Effects = ()) -> None:
    """1.2 Only if the user stands on that terrain now."""
    there = not g.out[seat] and g.terrain[g.at[seat]] == terrain
    g.then(*acts(GAME, then if there else else_, seat))


@verb
def having(g: MonToons, seat: int, status: Status, then: Effects, else_: Effects = ()) -> None:
    """1.2 Only if the user has that status."""
    g.then(*acts(GAME, then if bears(g, seat, status) else else_, seat))


@verb
def each(g: MonToons, seat: int, has: Status, then: Effects, else_: Effects = ()) -> None:
    """1.2 For one target after the other, by whether it has that status."""
    everyone = g.targets
    for other in everyone:
        g.then(do(with_targets, seat, (other,)),
               *acts(GAME, then if bears(g, other, has) else else_, seat))
    g.then(do(with_targets, seat, everyone))


@verb
def with_targets(g: MonToons, seat: int, targets: tuple[int, ...]) -> None:
    """1.2 What follows is for these."""
    g.targets = targets


def bears(g: MonToons, seat: int, status: str) -> bool:
    return bool(getattr(g, status)[seat])



@verb
def choose(g: MonToons, seat: int, ways: tuple[tuple[Label, Effects], ...]) -> None:
    """1.2 A dividing line: one side only (MON-ATK-02). Without a target there is no side that needs one."""
    open_ = [(n, label, steps) for n, (label, steps) in enumerate(ways, 1)
             if g.targets or not steps or steps[0][0] not in ON_TARGETS]
    if open_:
        g.ask(seat, ("Which one?",), [Option(f"way:{n}", (label,), acts(GAME, steps, seat))
                                      for n, label, steps in open_])

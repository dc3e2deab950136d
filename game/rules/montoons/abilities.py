"""MonToons, chapters 1 and 7: abilities: their parts in printed order, what depends on what, damage and healing."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from game.engine.agenda import Option, do, verb
from game.engine.data import Effects, Length, Named, Range
from game.engine.words import counted
from game.rules.montoons.attack import parts
from game.rules.montoons.bonuses import gain, restore, trace_unused
from game.rules.montoons.damage import deal_all, hurt
from game.rules.montoons.needs import Amount, with_die
from game.rules.montoons.state import MonToons
from game.rules.montoons.use import affords, lack, under_way
from game.rules.montoons.waystone import mark_free

Few = Annotated[int, Range(1, 9)]
Terrain = Annotated[str, Named("terrain")]
Status = Literal["entangle", "stun", "guard", "burn"]
Label = Annotated[str, Length(1, 32)]


class Siding(NamedTuple):
    """The question which side of a dividing line to use."""

    labels: tuple[str, ...]


class Deciding(NamedTuple):
    """The question whether to use a part that may be left out."""


class Paying(NamedTuple):
    """The question whether to pay so many hearts or Berries for what follows."""

    coin: str
    amount: int


# --- what happens to targets


@verb
def damage(g: MonToons, seat: int, amount_: Amount) -> None:
    """7.1 Each target loses so much, after every target was chosen (MON-TGT-11, MON-ATK-03, MON-ATK-05)."""
    g.then(do(deal_all, seat, with_die(amount_, g.action.die), g.action.targets))


@verb
def heal(g: MonToons, seat: int, points: Few) -> None:
    """7.1 Each target gets hearts back (MON-DMG-02)."""
    for other in g.action.targets:
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
    """7.1 Everybody passed through in this action takes so much, however often (MON-R17, MON-R43)."""
    g.then(do(deal_all, seat, points, g.action.crossed))


@verb
def bonus(
    g: MonToons, seat: int, kind: Literal["shell", "berry", "heart", "special", "waystone"], amount: Few = 1
) -> None:
    """7.1 The user gains a Bonus (MON-BON-01)."""
    g.then(do(gain, seat, kind, amount))


@verb
def mark_boxes(g: MonToons, seat: int, boxes: Few = 1) -> None:
    """7.2 The user crosses so many boxes anywhere on the own grid, as a Golden Heart does (MON-GH-02)."""
    g.then(do(mark_free, seat, boxes))


@verb
def leftover(g: MonToons, seat: int, dice: Few = 1) -> None:
    """3.6 The next Unused Dice boxes become available, as if so many dice were left over (MON-UND-02)."""
    trace_unused(g, seat, dice)


# --- what depends on what


@verb
def by_die(
    g: MonToons, seat: int, is_: tuple[Annotated[int, Range(1, 6)], ...], then: Effects, else_: Effects = ()
) -> None:
    """1.2 Only the branch of the die's final value happens (MON-ABIL-02, MON-R85)."""
    g.then(do(parts, seat, then if g.action.die in is_ else else_))


@verb
def moved(g: MonToons, seat: int, then: Effects, exactly: Annotated[int, Range(0, 9)] = 0) -> None:
    """1.2 Only after a move of the user's own in this action, of just so many if a number is given (MON-MOVE-05). What
    Entangle has taken off counts as moved: it leaves such parts alone (MON-ENT-01)."""
    action = g.action
    if action.walked and (not exactly or action.strode + action.slowed == exactly):
        g.then(do(parts, seat, then))


@verb
def standing(g: MonToons, seat: int, terrain: Terrain, then: Effects, else_: Effects = ()) -> None:
    """1.2 Only if the user stands on that terrain now."""
    there = not g.out[seat] and g.terrain[g.at[seat]] == terrain
    g.then(do(parts, seat, then if there else else_))


@verb
def having(g: MonToons, seat: int, status: Status, then: Effects, else_: Effects = ()) -> None:
    """1.2 Only if the user has that status."""
    g.then(do(parts, seat, then if bears(g, seat, status) else else_))


@verb
def each(g: MonToons, seat: int, has: Status, then: Effects, else_: Effects = ()) -> None:
    """1.2 For one target after the other, by whether it has that status."""
    everyone = g.action.targets
    for other in everyone:
        g.then(do(with_targets, seat, (other,)), do(parts, seat, then if bears(g, other, has) else else_))
    g.then(do(with_targets, seat, everyone))


@verb
def repeat(g: MonToons, seat: int, times: Few, then: Effects) -> None:
    """1.2 The same parts again, so many times in all (MON-ABIL-01)."""
    g.then(do(parts, seat, then * times))


@verb
def may(g: MonToons, seat: int, then: Effects) -> None:
    """1.2 A part that its user may leave out; not offered when nothing can come of it (MON-R94)."""
    if not lack(g, seat, then, under_way(g)):
        g.ask(
            seat,
            ("Do the next part?",),
            (Option("yes", ("Yes",), (do(parts, seat, then),)), Option("no", ("No",), ())),
            about=Deciding(),
        )


@verb
def pay(g: MonToons, seat: int, with_: Literal["heart", "berry"], then: Effects, amount: Few = 1) -> None:
    """1.2 What follows happens only if its user pays: hearts, of which one must be left, or available Berries
    (MON-AVAIL-01); not offered when nothing can come of it (MON-R94)."""
    if not affords(g, seat, with_, amount) or lack(g, seat, then, under_way(g)):
        return
    price = do(hurt, seat, amount, "cost") if with_ == "heart" else do(spend_berries, seat, amount)
    paid = counted(amount, "heart") if with_ == "heart" else counted(amount, "berry", "berries")
    g.ask(
        seat,
        ("Pay {0} for what follows?", paid),
        (Option("pay", ("Pay",), (price, do(parts, seat, then))), Option("no", ("Do not pay",), ())),
        about=Paying(with_, amount),
    )


@verb
def spend_berries(g: MonToons, seat: int, amount: int) -> None:
    """1.3 Berries that paid for something are used up (MON-SHELL-06)."""
    made, spent = g.berries[seat]
    g.put("berries", seat, (made, spent + amount))


@verb
def with_targets(g: MonToons, seat: int, targets: tuple[int, ...]) -> None:
    """1.2 What follows is for these."""
    g.note(targets=targets)


def bears(g: MonToons, seat: int, status: str) -> bool:
    return bool(getattr(g, status)[seat])


@verb
def choose(g: MonToons, seat: int, ways: tuple[tuple[Label, Effects], ...]) -> None:
    """1.2 A dividing line: one side only (MON-ATK-02), of those of which anything can come (MON-R94)."""
    open_ = [(n, label, steps) for n, (label, steps) in enumerate(ways, 1) if not lack(g, seat, steps, under_way(g))]
    if open_:
        g.ask(
            seat,
            ("Which one?",),
            [Option(f"way:{n}", (label,), (do(parts, seat, steps),)) for n, label, steps in open_],
            about=Siding(tuple(label for _, label, _ in open_)),
        )

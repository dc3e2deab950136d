"""MonToons, refused hexes: why a hex cannot be chosen, by the question that is asked, and what has to be answered."""

from __future__ import annotations

from game.engine.game import Refusal
from game.rules.montoons.abilities import Deciding, Paying, Siding
from game.rules.montoons.action import Acting, Bidding
from game.rules.montoons.attack import Boosting
from game.rules.montoons.bonuses import PickingShell
from game.rules.montoons.damage import Ordering
from game.rules.montoons.forcing import Bouncing, Forcing, ForcingFirst, Throwing
from game.rules.montoons.keywords import Shoving
from game.rules.montoons.laying import Laying
from game.rules.montoons.leaping import Blitzing, Jumping, Leaping
from game.rules.montoons.movement import Forking, Walking
from game.rules.montoons.planning import Planning
from game.rules.montoons.reaching import reach
from game.rules.montoons.setup import ChoosingFlag, ChoosingSheet
from game.rules.montoons.state import MonToons, Sinking
from game.rules.montoons.statuses import Focusing, Forgetting
from game.rules.montoons.targeting import Aiming, Turning
from game.rules.montoons.terrain import Leaving, Sliding, Whirling
from game.rules.montoons.waystone import Marking, MarkingFree

FIRST: dict[type, Refusal] = {  # what has to be answered before anything else
    ChoosingSheet: Refusal("First choose your monster.", "2.2"),
    ChoosingFlag: Refusal("First choose where you start.", "2.3"),
    Planning: Refusal("Now dice are put on slots; what they do comes in your turn.", "3.2"),
    Bidding: Refusal("First say whether you spend an Unused Dice box.", "3.6"),
    Acting: Refusal("Choose on your sheet what to do first.", "4.1"),
    Walking: Refusal("First finish the walk.", "4.3"),
    Forking: Refusal("First say which way you go.", "4.3"),
    Forgetting: Refusal("First say which Focus you lose.", "12.6"),
    Whirling: Refusal("First say which whirlpool you come out of.", "5.3"),
    Sinking: Refusal("First say which die the quicksand takes.", "5.4"),
    Sliding: Refusal("First say where you slide.", "5.5"),
    Leaving: Refusal("First say where you leave the ice.", "5.5"),
    Aiming: Refusal("First say whom it is for.", "6.1"),
    Turning: Refusal("First say which way the area points.", "6.2"),
    Boosting: Refusal("First say what you add to the attack.", "6.6"),
    Siding: Refusal("First say which side of the line you use.", "6.3"),
    Deciding: Refusal("First say whether you use the next part.", "1.2"),
    Paying: Refusal("First say whether you pay.", "1.2"),
    Ordering: Refusal("First say whose Golden Heart is crossed first.", "7.2"),
    Marking: Refusal("First finish crossing boxes.", "8.2"),
    MarkingFree: Refusal("First cross a box of your grid, or none.", "7.2"),
    PickingShell: Refusal("First say in which row you gain the shell.", "9.2"),
    Shoving: Refusal("First say how far it goes.", "10.1"),
    ForcingFirst: Refusal("First say who is forced first.", "10.4"),
    Forcing: Refusal("First say which way it is forced.", "10.4"),
    Throwing: Refusal("First say where it is thrown.", "10.5"),
    Bouncing: Refusal("First say where it lands.", "10.5"),
    Jumping: Refusal("First say where you jump.", "10.6"),
    Leaping: Refusal("First say where you jump.", "10.6"),
    Blitzing: Refusal("First say which way you blitz.", "10.7"),
    Laying: Refusal("First say where it goes, or that it is enough.", "10.8"),
    Focusing: Refusal("First say where the Focus is written.", "12.6"),
}


def unfinished(g: MonToons) -> Refusal:
    """What has to be answered before anything else."""
    return FIRST[type(g.about)]


def refuse_hex(g: MonToons, seat: int, space: int) -> Refusal:
    """Why a space is no choice for who is asked; -1: there is no such hex."""
    if space < 0:
        return Refusal("That is not on the map.", "5")
    match g.about:
        case ChoosingFlag():
            return (
                Refusal("Another monster stands there.", "2.3")
                if space in g.at
                else Refusal("Monsters start on an empty hex with a flag.", "2.3")
            )
        case Walking(left, gait):
            return shut(g, seat, space, "4.3") or (
                Refusal("From there the rest of the distance cannot be walked.", "4.2")
                if gait[0] and reach(g, seat, left, gait)[1] & g.arena.bit[space]
                else Refusal("That is out of reach.", "4.3")
            )
        case Whirling(swallowed):
            return refuse_exit(g, space, swallowed)
        case Sliding():
            return refuse_beside(g, seat, space, Refusal("The roll does not lead across that edge.", "5.5"))
        case Leaving():
            return refuse_beside(g, seat, space, unfinished(g))
        case Aiming(far, who, sight, chosen):
            return refuse_aim(g, seat, space, far, who, sight, chosen)
        case Turning():
            return Refusal("Point at a hex beside you: that way the area turns.", "6.2")
        case Ordering():
            return Refusal("Choose one of those who lose a Golden Heart.", "7.2")
        case Shoving(word):
            rule = "10.1" if word == "push" else "10.3"
            return Refusal(f"Nobody can be {word}ed there.", rule)
        case ForcingFirst():
            return Refusal("Choose one of those who are forced.", "10.4")
        case Forcing(mover):
            return Refusal(f"One hex at a time: choose one beside {g.sheet_of(mover).name}.", "10.4")
        case Throwing(targets, most):
            if g.terrain[space] == "void":
                return Refusal("Nobody may be thrown into the Void.", "10.5")
            return broken(g, targets, space, most, "10.5") or Refusal(
                f"It is not within {most} on a straight row of who is thrown.", "10.5"
            )
        case Bouncing(mover):
            return shut(g, mover, space, "10.5", own="") or Refusal(
                f"{g.sheet_of(mover).name} lands beside what it struck.", "10.5"
            )
        case Jumping(most):
            return (
                shut(g, seat, space, "10.6")
                or broken(g, (seat,), space, most, "10.6")
                or Refusal(f"You jump along a straight row, up to {most}.", "10.6")
            )
        case Leaping(terrain):
            return shut(g, seat, space, "10.6") or Refusal(
                f"This jump leads to {terrain.replace('_', ' ')} alone.", "10.6"
            )
        case Blitzing(least, most):
            return refuse_run(g, seat, space, least, most)
        case Laying():
            return refuse_laying(g, seat, space)
    return unfinished(g)


def shut(g: MonToons, mover: int, space: int, rule: str, own: str = "You stand there.") -> Refusal | None:
    """Why a monster could not come to stand on a space; None when it could. `own`: what is said of its own."""
    terrain = g.terrain[space]
    if terrain in ("void", "waystone"):
        return Refusal(f"Nobody may enter a {'Waystone' if terrain == 'waystone' else 'Void'} hex.", "5.7")
    if g.obstacle[space]:
        return Refusal(f"A {g.obstacle[space]} is in the way.", "5.7")
    if space == g.at[mover]:
        return Refusal(own, rule) if own else None
    return Refusal("Another monster stands there.", rule) if space in g.at else None


def broken(g: MonToons, seats: tuple[int, ...], space: int, most: int, rule: str) -> Refusal | None:
    """Of a space that lies near enough on a row of somebody, over a place without a hex; None for others."""
    lines = [line for seat in seats if (line := g.line(g.at[seat], space))]
    return (
        Refusal("The row to it leaves the map in between.", rule) if any(line.far <= most for line in lines) else None
    )


def refuse_exit(g: MonToons, space: int, swallowed: int) -> Refusal:
    if space == swallowed:
        return Refusal("You have just gone in there.", "5.3")
    if g.terrain[space] != "whirlpool":
        return Refusal("You come out of another whirlpool.", "5.3")
    return Refusal("Another monster stands there.", "5.3")


def refuse_beside(g: MonToons, mover: int, space: int, otherwise: Refusal) -> Refusal:
    """Of a slide that leads to a hex beside."""
    if space not in g.arena.board.beside[g.at[mover]]:
        return Refusal("A slide leads to a hex beside you.", "5.5")
    return shut(g, mover, space, "5.5") or otherwise


def refuse_aim(g: MonToons, seat: int, space: int, far: int, who: str, sight: bool, chosen: tuple[int, ...]) -> Refusal:
    """Why a hex is no target."""
    other = g.who(space)
    if other < 0:
        return Refusal("Nobody stands there to aim at.", "6.1")
    if other in chosen:
        return Refusal("That one is a target already.", "6.1")
    if other == seat:
        return Refusal("It is for rivals alone.", "6.1")
    line = g.line(g.at[seat], space)
    if line is None:
        return Refusal("You aim along straight rows of hexes.", "6.1")
    if line.far > far:
        return Refusal(f"It is {line.far} hexes away; you reach {far}.", "6.1")
    return Refusal("Something in between hides it.", "6.1")


def refuse_run(g: MonToons, seat: int, space: int, least: int, most: int) -> Refusal:
    """Why a blitz cannot end there."""
    if g.terrain[space] == "ice":
        return Refusal("A blitz does not end on ice.", "10.7")
    if closed := shut(g, seat, space, "10.7"):
        return closed
    line = g.line(g.at[seat], space)
    span = str(most) if least == most else f"{least} to {most}"
    if line is None or not max(least, 1) <= line.far <= most:
        return Refusal(f"You blitz {span} along a straight row.", "10.7")
    return Refusal("A blitz cannot pass through the Void.", "10.7")


def refuse_laying(g: MonToons, seat: int, space: int) -> Refusal:
    """Why nothing can be put on a hex, or taken from it."""
    about = g.about
    assert isinstance(about, Laying)
    trap, rule = about.what == "trap", "10.9" if about.what == "trap" else "10.8"
    if about.away and space not in g.traps:
        return Refusal("No Trap lies there.", rule)
    if not about.away and (closed := full(g, space, about.what, rule)):
        return closed
    if trap and not about.far:
        return Refusal("You have not moved through that hex.", rule)
    line = g.line(g.at[seat], space)
    if line is None:
        return Refusal("It must lie on a straight row of hexes from you.", rule)
    if line.far > about.far:
        return Refusal(f"It is {line.far} hexes away; you reach {about.far}.", rule)
    return Refusal("Something in between hides it.", rule)


def full(g: MonToons, space: int, what: str, rule: str) -> Refusal | None:
    """Why a hex does not take this; None when it would."""
    terrain = g.terrain[space]
    if terrain in ("void", "waystone"):
        return Refusal(f"Nothing is put on a {'Waystone' if terrain == 'waystone' else 'Void'} hex.", rule)
    if what not in ("trap", "rock", "boulder"):
        same = terrain == what and not g.obstacle[space]
        return Refusal(f"It is {what.replace('_', ' ')} already.", rule) if same else None
    if g.obstacle[space]:
        return Refusal(f"A {g.obstacle[space]} lies there.", rule)
    if space in g.at:
        return Refusal("A monster stands there.", rule)
    if space in g.traps:
        return Refusal("A Trap lies there already.", rule)
    if what == "trap" and terrain in ("whirlpool", "spike_pit"):
        return Refusal(f"A {terrain.replace('_', ' ')} takes no Trap.", rule)
    return None

"""MonToons, steps of a position: an action under way in words, and what no game comes to there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import pairwise
from typing import Annotated, Any, get_args, get_origin

from game.engine.agenda import VERBS, Step, do, verb_name
from game.engine.data import Effects, Named, nearest
from game.engine.hexes import WAYS
from game.engine.kinds import Steps, arguments
from game.engine.pending import SEAT, SEATS, Pending, Word, check_each, many, one_of, prove, row_of, word_of
from game.engine.placing import called, check_words, choice, mapping, number, truth
from game.rules.montoons.action import act, bid
from game.rules.montoons.arena import TERRAINS
from game.rules.montoons.content import WORDS as PARTS
from game.rules.montoons.content import names
from game.rules.montoons.damage import NOBODY
from game.rules.montoons.keywords import BACK, pair
from game.rules.montoons.movement import ways
from game.rules.montoons.state import ATTACKS, Action, MonToons
from game.rules.montoons.terrain import BUMPS, FORCED, ROLLS, can_enter, stands

FAR, MUCH, FEW = 20, 999, 9  # the most hexes, hearts, and of all else, that a step may name
ASKS = (
    "bid act forget walk which_way jump_where leap blitz_where pick turn_area boost shove force_whom force_step "
    "throw_where bounce lay obstacle traps trail clear_traps may pay choose keep_focus whirl sink pick_edge escape "
    "deal_all lose_one mark mark_free pick_shell"
).split()
ENDS = ("act", "pass_turn", "close_round")  # what comes last: the turn goes on, is over, or the round is
BEHIND = (
    "parts with_targets end_action close_action tread_on end_move enter scald spring whirl sink slide step go_on shove "
    "force_step force_on force_whom throw_where bounce run_through pass_hex halt overshoot deal deal_all lose lose_one "
    "settle mark_free gain gain_shell move_token smoulder poison"
).split()
DEEDS = ("move", *ATTACKS, "seed")


# --- words


def up_to(most: int, least: int = 0) -> Word:
    return Word(lambda g, value: value, lambda g, found, name: number(found, name, least, most))


def read_by(g: MonToons, found: Any, name: str) -> int:
    by: int = NOBODY if found == "nobody" else SEAT.read(g, found, name)
    return by


def read_parts(kind: Any) -> Word:
    """Parts of an ability, which a sheet could have."""
    plain = word_of(kind, "montoons")

    def read(g: MonToons, found: Any, name: str) -> Any:
        value = plain.read(g, found, name)
        check_parts(kind, value, names(g.content.shapes))
        return value

    return Word(plain.write, read)


def check_parts(kind: Any, value: Any, known: Mapping[str, Collection[str]]) -> None:
    """ValueError for what no sheet may say: another verb, or a word that a family does not have."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated and any(isinstance(mark, Steps) for mark in inner):
        for verb, *values in value:
            choice(verb, "part", PARTS)
            for slot, one in zip(arguments(VERBS[f"montoons.{verb}"]), values):
                check_parts(slot.kind, one, known)
    elif origin is Annotated:
        for mark in inner:
            if isinstance(mark, Named) and value not in known[mark.family]:
                raise ValueError(f"{mark.family!r}: no word {value!r}{nearest(value, known[mark.family])}")
    elif origin is tuple:
        for at, one in enumerate(value):
            check_parts(inner[0] if inner[1:] == (...,) else inner[at], one, known)


def of_words(allowed: Sequence[str]) -> Word:
    return one_of(lambda g: allowed)


SPACE = Word(lambda g, space: g.arena.keys[space], lambda g, found, name: called(found, "hex", g.arena.by_key, name))
SPACES = many(SPACE)
BITS = Word(  # seats of a bitmask
    lambda g, bits: [seat + 1 for seat in range(g.seats) if bits >> seat & 1],
    lambda g, found, name: sum(1 << seat for seat in set(SEATS.read(g, found, name))),
)
PART_WORDS = read_parts(Effects)
WORDS: Mapping[str, Word] = {
    **dict.fromkeys(("space", "there", "goal"), SPACE),
    **dict.fromkeys(("spaces", "path"), SPACES),
    **dict.fromkeys(("mover", "other"), SEAT),
    **dict.fromkeys(("victims", "targets", "chosen", "run_through.passed"), SEATS),
    **dict.fromkeys(("left", "most", "least", "far", "missing"), up_to(FAR)),
    **dict.fromkeys(("count", "boxes", "amount", "value"), up_to(FEW)),
    **dict.fromkeys(("effects", "then"), PART_WORDS),
    "passed": up_to(FEW),
    "points": up_to(MUCH),
    "by": Word(lambda g, by: "nobody" if by == NOBODY else by + 1, read_by),
    "way": Word(lambda g, way: WAYS[way], lambda g, found, name: WAYS.index(choice(found, name, WAYS))),
    "word": of_words(tuple(BACK)),
    "who": of_words(("rival", "any")),
    "how": of_words(("walk", "slide", "jump", *FORCED)),
    "gain.kind": of_words(("shell", "berry", "heart", "special", "waystone")),
    "area": one_of(lambda g: tuple(g.content.shapes)),
    "leap.terrain": of_words(TERRAINS),
    "lay.terrain": of_words(tuple(names(())["ground"])),
    "payers": many(row_of((up_to(6, 1), up_to(3)))),
    "ways": read_parts(tuple[tuple[str, Effects], ...]),
}
PENDING = Pending("montoons", (*ASKS, *BEHIND, *ENDS), WORDS)
ACTION: Mapping[str, Word] = {  # by field
    "deed": of_words(DEEDS),
    "dice": many(up_to(6, 1)),
    **dict.fromkeys(("targets", "crossed"), SEATS),
    **dict.fromkeys(("aimed", "boosted", "guarded", "entered"), BITS),
    **dict.fromkeys(
        ("opening", "offered", "scored", "slowed"),
        Word(lambda g, value: value, lambda g, found, name: truth({name: found}, name)),
    ),
    "walked": SPACES,
    "boost": up_to(MUCH),
    "strode": up_to(MUCH),
    "slid": up_to(ROLLS + 1),
    "bumped": up_to(BUMPS),
    "clashed": many(row_of((SEAT, SEAT))),
}


# --- written


def midway_words(g: MonToons) -> dict[str, Any]:
    """The action under way and what is to be done, where the turn alone does not lead to the question."""
    if g.decision is None or g.phase not in ("announce", "action"):
        return {}
    action = {
        name: ACTION[name].write(g, value)
        for name, value, usual in zip(Action._fields, g.action, Action())
        if value != usual
    }
    words = {"action": action} if action else {}
    return words if is_usual(g) else {**words, "steps": PENDING.write(g)}


def is_usual(g: MonToons) -> bool:
    """Whether the question is what the turn begins with, or the bid of whoever is asked."""
    passed = getattr(g.about, "passed", 0)
    return not g.agenda and g.asked in (do(act, g.active), do(bid, g.question.player, passed))


# --- read


def lay_midway(g: MonToons, words: Mapping[str, Any]) -> None:
    """Set the action under way, and what is to be done. ValueError for what no game comes to."""
    g.action = read_action(g, words.get("action"))
    steps = PENDING.read(g, words["steps"])
    if not steps:
        raise ValueError("'steps': expected one or more of them, found none")
    check_order(g, steps)
    check_each(g, steps, CHECKS)
    g.agenda[:] = steps[::-1]
    prove(g)


def read_action(g: MonToons, found: Any) -> Action:
    """What the action has come to; without words none is under way."""
    said = mapping(found, "action")
    check_words("an action", said, Action._fields)
    action = Action(**{name: ACTION[name].read(g, value, name) for name, value in said.items()})
    if said and not action.deed:
        raise ValueError("'action': 'deed' is missing")
    if action.deed in ATTACKS and not g.attacked:
        raise ValueError(f"'attacked': expected true in a {action.deed!r} attack, found false")
    for one in action.clashed:
        if one != pair(*one) or one[0] == one[1]:
            raise ValueError(f"'clashed': expected two seats, the lower first, found {[seat + 1 for seat in one]!r}")
    return action


def check_order(g: MonToons, steps: Sequence[Step]) -> None:
    """ValueError for steps that never follow one another."""
    verbs = [verb_name(step) for step in steps]
    first, last = verbs[0], verbs[-1]
    if first not in ASKS:
        raise ValueError(f"{first!r}: it asks nothing, and the first of the 'steps' puts the question")
    if (first == "bid") is not (g.phase == "announce") or first in ("bid", "act") and len(steps) > 1:
        raise ValueError(f"{first!r}: it stands alone among the 'steps' of its phase")
    for verb in verbs[1:]:
        if verb not in BEHIND and verb not in ENDS:
            raise ValueError(f"{verb!r}: it asks, so it stands first among the 'steps', or not at all")
    for verb in verbs[1:-1]:
        if verb in ENDS:
            raise ValueError(f"{verb!r}: it stands last among the 'steps'")
    if first not in ("bid", "act") and last not in ENDS:
        raise ValueError(f"{last!r}: the last of the 'steps' is one of {', '.join(ENDS)}")
    if g.out[steps[0][1]]:
        raise ValueError(f"{first!r}: seat {steps[0][1] + 1} is out, and asked nothing")
    if last in ("act", "pass_turn") and steps[-1][1] != g.active:
        raise ValueError(f"{last!r}: seat {steps[-1][1] + 1} has not the turn")
    if bool(g.action.deed) is not any(verb in ("end_action", "close_action") for verb in verbs):
        raise ValueError("'action': one is under way while 'end_action' or 'close_action' is to come, and only then")


# --- what some steps want; "" when they have it


def beside_each_other(g: MonToons, spaces: Sequence[int]) -> str:
    odd = any(other not in g.arena.board.beside[one] for one, other in pairwise(spaces))
    return "'path': expected hexes that lie beside each other" if odd else ""


def treading(g: MonToons, seat: int, space: int, path: tuple[int, ...], *_: Any) -> str:
    shut = next((one for one in path if not stands(g, one)), -1)
    return f"'path': nobody walks on {g.arena.keys[shut]!r}" if shut >= 0 else beside_each_other(g, (space, *path))


def running(g: MonToons, seat: int, path: tuple[int, ...], passed: tuple[int, ...]) -> str:
    return beside_each_other(g, path) or ("" if path else "'path': expected one hex or more")


def halting(g: MonToons, seat: int, space: int, path: tuple[int, ...]) -> str:
    ends = path and path[-1] == space and stands(g, space)
    taken = space in g.at and not g.out[seat] and g.who(space) != seat
    return "" if ends and not taken else "'space': expected the end of the 'path', where nobody stands"


def entering(g: MonToons, mover: int, space: int, how: str) -> str:
    return "" if stands(g, space) else f"'space': nobody can stand on {g.arena.keys[space]!r}"


def sinking(g: MonToons, mover: int, space: int) -> str:
    return "" if g.terrain[space] == "quicksand" else f"'space': there is no quicksand on {g.arena.keys[space]!r}"


def sliding(g: MonToons, mover: int, spaces: tuple[int, ...]) -> str:
    free = all(can_enter(g, space) and space in g.arena.board.beside[g.at[mover]] for space in spaces)
    return "" if free and len(set(spaces)) == len(spaces) > 1 else "'spaces': expected free hexes beside the ice"


def forking(g: MonToons, seat: int, goal: int, left: int, gait: tuple[bool, bool, bool]) -> str:
    several = left and len(ways(g, seat, goal, left, gait)) > 1
    return "" if several else f"'goal': no two ways lead to {g.arena.keys[goal]!r}"


CHECKS: Mapping[str, Callable[..., str]] = {
    "tread_on": treading,
    "run_through": running,
    "halt": halting,
    "enter": entering,
    "sink": sinking,
    "pick_edge": sliding,
    "which_way": forking,
}

"""Dragon Attack!, odds: the chances of a battle before it is entered, and of what a search may find."""

from __future__ import annotations

from collections import Counter as Count
from collections.abc import Sequence

from game.engine.agenda import verb_name
from game.engine.game import Chance
from game.engine.picture import Picture
from game.rules.dragon.battle import dragon_dice
from game.rules.dragon.gauntlet import Run, field, run, stand
from game.rules.dragon.meeting import Bargaining, Considering, Facing
from game.rules.dragon.movement import Defending, Sailing, Walking
from game.rules.dragon.searching import Searching, may_find
from game.rules.dragon.state import DOWN, UP, Dragon
from game.rules.dragon.throws import SIDES, duel_chance, kill_chance, win_chance

FOUND = {
    "gold": "gold",
    "monster": "a monster",
    "character": "a character",
    "boat": "a boat",
    "slayer": "the Dragon Slayer",
}


def odds(g: Dragon, hero: int, key: str) -> Sequence[Chance]:
    """For moving onto battles, fighting, whom to face first, defending the palace, searching and rolling; nothing for
    other keys.

    `cases` are sides of a die, or counters that may lie there; 1 where nothing is counted.
    """
    if g.decision is None or g.decision.player != hero or all(option.key != key for option in g.decision.options):
        return ()
    match g.about, key:
        case Bargaining(other=other), "fight":
            return duel_odds(g, hero, other)
        case Considering(other=other), "refuse":
            return duel_odds(g, hero, other)
        case Facing(), _:
            return won_or_lost(face_off(g, hero, int(key.partition(":")[2]) - 1))
        case Defending(), "fight":
            return dragon_odds(g, hero)
        case Searching(space=space), "search":
            return search_odds(g, space)
        case Sailing(), _:
            return (Chance("the Dragon moves", 1 / SIDES, 1), Chance("a move", 1 - 1 / SIDES, SIDES - 1))
        case Walking(here=here), _:
            return space_odds(g, hero, here if key == "stay" else g.kingdom.by_key[key])
    return ()


# --- battles


def space_odds(g: Dragon, hero: int, space: int) -> Sequence[Chance]:
    """The battles that a move to this space brings, if any: the Dragon, or the whole gauntlet, without a search."""
    if space == g.lair():
        return dragon_odds(g, hero)
    return won_or_lost(gauntlet(g, hero, space)) if awaits(g, hero, space) else ()


def awaits(g: Dragon, hero: int, space: int) -> bool:
    """Whether an open monster or another hero is on a space."""
    return bool(g.slots(space, UP)) or any(at == space and other != hero for other, at in enumerate(g.at))


def won_or_lost(told: Run) -> Sequence[Chance]:
    return (Chance("victory", told.win, 1), Chance("defeat", 1 - told.win, 1))


def gauntlet(g: Dragon, hero: int, space: int, search: bool = False) -> Run:
    """All battles of this hero on a space other than the Dragon's, where it ends its move now, with a search or
    without."""
    return run(field(g.content, Picture(g.view(hero)), hero, space, unseen(g)), search)


def foretold(g: Dragon, hero: int, space: int) -> Run | None:
    """All battles of this hero on any space as all stand now; None where it has none, or may not go."""
    if space == g.lair():
        return dragon_run(g, [hero], moved=True)
    return gauntlet(g, hero, space) if awaits(g, hero, space) and not g.kingdom.one(space) & g.closed(hero) else None


def with_search(g: Dragon, hero: int, space: int) -> Run | None:
    """The same with a search of what lies face down there; None where there is none, or where nobody is told what has
    been seen (DRA-R14)."""
    slots = g.slots(space, DOWN)
    if space == g.lair() or not may_find(g, hero, space) or g.kingdom.one(space) & g.closed(hero):
        return None
    return None if g.show_seen == "off" and any(map(g.seen, slots)) else gauntlet(g, hero, space, True)


def face_off(g: Dragon, hero: int, other: int) -> Run:
    """The battles with all heroes whom the one who moves still has to meet here, this one first."""
    met = next((step[2] for step in (*g.agenda, g.asked) if verb_name(step) in ("meet", "pick_rival")), ())
    here = field(g.content, Picture(g.view(hero)), hero, g.at[hero], met=[seat for seat in met if seat != other])
    return run(here._replace(monsters=()), first=other)


def duel_odds(g: Dragon, hero: int, other: int) -> Sequence[Chance]:
    chance = duel_chance(g.party(hero), g.party(other))
    return (Chance("victory", chance, 1), Chance("defeat", 1 - chance, 1))


def dragon_odds(g: Dragon, hero: int) -> Sequence[Chance]:
    """To slay it, to wound it and lose, to lose at once."""
    dice = dragon_dice(g, hero)
    slain, first = kill_chance(dice, g.strengths), win_chance(dice, g.strengths[0])
    return (
        Chance("the Dragon slain", slain, 1),
        Chance("wounded, then defeat", first - slain, 1),
        Chance("defeat at once", 1 - first, 1),
    )


def last_stand(g: Dragon) -> Run:
    """The battles at the palace, if this hero fights and all do who are asked after it."""
    order = g.clockwise(g.active)
    assert g.decision is not None
    left = order[order.index(g.decision.player) :]
    return dragon_run(g, [hero for hero in left if g.at[hero] == g.lair()], moved=False)


def if_dragon_comes(g: Dragon) -> Run | None:
    """The battles that a 1 with the next roll brings, as all stand now; None when the Dragon meets nobody then."""
    if g.dragon == g.kingdom.palace or g.phase == "setup":
        return None
    order = g.clockwise(next_to_roll(g))
    there = [hero for hero in order if g.at[hero] == g.kingdom.path[g.dragon]]
    return dragon_run(g, there, moved=g.dragon + 1 < g.kingdom.palace) if there else None


def dragon_run(g: Dragon, heroes: Sequence[int], moved: bool) -> Run:
    fighters = tuple((hero, dragon_dice(g, hero)) for hero in heroes)
    return stand(g.seats, fighters, tuple(g.strengths), moved)


def next_to_roll(g: Dragon) -> int:
    """The seat that rolls for its move next: who is on turn, if that is still to come, else the next that does not
    rest."""
    if not g.rolled and not g.resting[g.active]:
        return g.active
    after = g.clockwise((g.active + 1) % g.seats)
    return next((hero for hero in after if not g.resting[hero]), after[0])


# --- searches


def search_odds(g: Dragon, space: int) -> Sequence[Chance]:
    """What the first counter of the space may be, as everybody can know it; more than one counter is told alike."""
    slot = g.slots(space, DOWN)[0]
    cards = [g.zones["map"][slot]] if g.seen(slot) else unseen(g)
    kinds = Count(g.content.kinds[card] for card in cards)
    return tuple(Chance(word, kinds[kind] / len(cards), kinds[kind]) for kind, word in FOUND.items() if kinds[kind])


def unseen(g: Dragon) -> list[int]:
    """The counters that nobody has seen yet, lowest number first: which lies where, or in the box, is not known."""
    return sorted(card for card in (*g.zones["map"], *g.box) if not g.known[card])

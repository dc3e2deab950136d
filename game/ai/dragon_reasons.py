"""Reasons of computers in Dragon Attack!: the facts that speak for a choice, all of which lie open."""

from __future__ import annotations

from game.ai.dragon_values import Sight
from game.ai.reasons import Fact, in_100
from game.rules.dragon.battle import Looting, Retreating, dragon_dice
from game.rules.dragon.meeting import Bargaining, Considering, Facing, Stepping
from game.rules.dragon.movement import Defending, Sailing, Walking
from game.rules.dragon.odds import unseen
from game.rules.dragon.searching import Finding, Searching
from game.rules.dragon.setup import Choosing
from game.rules.dragon.state import DOWN, FRONT_OF, UNDER, UP, Dragon
from game.rules.dragon.throws import duel_chance, kill_chance, win_chance

CLOSE = 5  # steps within which a hero can be caught


def facts(g: Dragon, seat: int, key: str) -> list[Fact]:
    """What speaks for a seat's choosing that key, the weightiest first."""
    word, _, rest = key.partition(":")
    match g.about:
        case Walking(here=here):
            return of_move(g, seat, here if key == "stay" else g.kingdom.by_key[key])
        case Stepping(here=here):
            space = here if key == "stay" else g.kingdom.by_key[key]
            return [Fact("no_search")] + at_home(g, seat, space) + ways(g, seat, space)
        case Sailing(here=here):
            space = g.kingdom.by_key[rest] if rest else here
            return ways(g, seat, space) or [where(g, seat, space)]
        case Retreating(loser=loser):
            return of_retreat(g, loser, g.kingdom.by_key[key])
        case Searching(space=space):
            return of_search(g, seat, space, key)
        case Finding(card=card):
            return [of_card(g, seat, card)] if word == "take" else [Fact("left", card)]
        case Looting(loser=loser):
            return of_loot(g, seat, loser, word, rest)
        case Defending():
            return [Fact("slay", seat, in_100(slaying(g, seat))), Fact("last_stand")]
        case Facing():
            return [duel(g, seat, int(rest) - 1), prize(g, int(rest) - 1)]
        case Bargaining(other=other) | Considering(other=other):
            return of_trade(g, seat, other, word, rest)
        case Choosing():
            return of_hero(g, key)
    raise ValueError(f"nobody has a reason when asked about {g.about}")


# --- moves


def of_move(g: Dragon, seat: int, space: int) -> list[Fact]:
    """What is on a space, or what lies near it."""
    if space == g.lair():
        return of_dragon(g, seat)
    found = [*at_home(g, seat, space), *of_space(g, seat, space)]
    if g.dragon and space == g.kingdom.path[g.dragon]:
        last = g.dragon == g.kingdom.palace - 1
        found.append(Fact("palace_next" if last else "comes_next", space))
    return found + ways(g, seat, space) or [where(g, seat, space)]


def where(g: Dragon, seat: int, space: int) -> Fact:
    """How far from home a space is, where there is nothing else to say of it."""
    steps = g.kingdom.distances[g.home(seat) - g.kingdom.first][space - g.kingdom.first]
    return Fact("from_home", seat, steps) if steps else Fact("at_home", seat)


def of_dragon(g: Dragon, seat: int) -> list[Fact]:
    """What an attack on the Dragon may bring."""
    found = [Fact("slay", seat, in_100(slaying(g, seat)))]
    best = max(g.points(other) for other in range(g.seats) if other != seat)
    lead = g.points(seat) + g.hoard() - best
    if lead >= 0:
        found.append(Fact("crown", seat, lead) if lead else Fact("crown_level", seat))
    left = g.kingdom.palace - g.dragon
    return [*found, Fact("steps_left", None, left), Fact("wounded", None, len(g.strengths))]


def of_space(g: Dragon, seat: int, space: int) -> list[Fact]:
    """Battles and counters that a move there meets."""
    found, cards = list[Fact](), g.zones["map"]
    for slot in g.slots(space, UP)[:1]:
        card = cards[slot]
        found.append(Fact("monster", card, in_100(win_chance(g.party(seat), g.content.points[card]))))
        found += [Fact("under", cards[under]) for under in g.slots(space, UNDER)[:1]]
    for slot in g.slots(space, DOWN)[:1]:
        found.append(known(g, seat, cards[slot]) if g.seen(slot) else hidden(g, seat))
    for other, where in enumerate(g.at):
        if where == space and other != seat:
            found += [duel(g, seat, other), prize(g, other)]
    return found


def at_home(g: Dragon, seat: int, space: int) -> list[Fact]:
    return [Fact("bank", seat, g.gold(seat))] if space == g.home(seat) and g.gold(seat) else []


def ways(g: Dragon, seat: int, space: int) -> list[Fact]:
    """What lies near a space: the goal that is worth most from there, who is close, and the way home."""
    kingdom, found = g.kingdom, list[Fact]()
    row = kingdom.distances[space - kingdom.first]
    sight = Sight(g, seat)
    goals = [(worth * left[space - kingdom.first], goal) for worth, left, goal in sight.goals() if goal != space]
    hunt = sight.hunt.worth(space) if g.dragon and space != g.lair() else 0.0
    if hunt and hunt > max([worth for worth, _ in goals], default=0.0):
        found.append(Fact("dragon_near", space, row[g.lair() - kingdom.first], dragon_dice(g, seat)))
    elif goals:
        goal = max(goals)[1]
        found.append(Fact(f"near_{what_lies(g, seat, goal)}", goal, row[goal - kingdom.first]))
    for other, where in enumerate(g.at):
        if other != seat and where >= 0 and 0 < row[where - kingdom.first] <= CLOSE and g.party(other) < g.party(seat):
            found.append(Fact("weaker_near", other, row[where - kingdom.first]))
            break
    home = row[g.home(seat) - kingdom.first]
    if g.gold(seat) and home and not any(fact.kind == "near_home" for fact in found):
        found.append(Fact("way_home", seat, home, g.gold(seat)))
    return found


def what_lies(g: Dragon, seat: int, space: int) -> str:
    """What makes a space a goal, in a word of the facts: home, monster, counter or hidden."""
    if g.slots(space, UP):
        return "monster"
    down = g.slots(space, DOWN)
    if down:
        return "counter" if g.seen(down[0]) else "hidden"
    return "home"


def of_retreat(g: Dragon, loser: int, space: int) -> list[Fact]:
    """Where a loser is sent."""
    kingdom = g.kingdom
    row = kingdom.distances[g.home(loser) - kingdom.first]
    far = row[space - kingdom.first]
    others = [row[kingdom.by_key[option.key] - kingdom.first] for option in g.question.options]
    kind = "sent_farthest" if far == max(others) > min(others) else "sent" if far else "sent_home"
    found = [Fact(kind, loser, far)]
    row = kingdom.distances[space - kingdom.first]
    spots = [row[spot - kingdom.first] for spot in g.spots]
    if spots:
        found.append(Fact("lonely", loser, min(spots)))
    if g.dragon:
        found.insert(1, Fact("sent_from_dragon", loser, row[g.lair() - kingdom.first]))
    return found


# --- battles


def slaying(g: Dragon, seat: int) -> float:
    return kill_chance(dragon_dice(g, seat), g.strengths)


def duel(g: Dragon, seat: int, other: int) -> Fact:
    """The battle with another hero, told for who is the likelier to win."""
    chance = in_100(duel_chance(g.party(seat), g.party(other)))
    return Fact("duel" if chance >= 50 else "duel_hard", other, chance)


def prize(g: Dragon, other: int) -> Fact:
    """What another hero has to lose."""
    if gold := g.gold(other):
        return Fact("carries_gold", other, gold)
    things = len(g.zones[FRONT_OF[other]])
    return Fact("carries", other, things) if things else Fact("rests", other)


def of_loot(g: Dragon, seat: int, loser: int, word: str, rest: str) -> list[Fact]:
    if word == "take":
        return [of_card(g, seat, g.content.ids[rest])]
    if word == "done":
        return [Fact("leaves", loser, len(g.zones[FRONT_OF[loser]]))]
    fits = [card for card in g.zones[FRONT_OF[loser]] if g.can_join(seat, card)]
    gold = sum(g.content.points[card] for card in fits if g.content.kinds[card] == "gold")
    found = [Fact("takes", loser, len(fits))]
    return [*found, Fact("takes_gold", loser, gold)] if gold else found


# --- counters


def known(g: Dragon, seat: int, card: int) -> Fact:
    """A counter that everybody has seen."""
    return Fact("seen_clash", card) if not g.can_join(seat, card) else Fact("seen", card)


def hidden(g: Dragon, seat: int) -> Fact:
    """What may lie where nobody has looked: friends for who is alone, the Dragon Slayer once the Dragon has come far,
    else gold."""
    cards = unseen(g)
    bits, kinds = g.content.class_bit, g.content.kinds
    friends = sum(bits[card] > 0 and g.can_join(seat, card) for card in cards)
    if friends and g.party(seat) == 1:
        return Fact("hidden_friend", None, friends, len(cards))
    if 2 * g.dragon > g.kingdom.palace and any(kinds[card] == "slayer" for card in cards):
        return Fact("hidden_slayer", None, 1, len(cards))
    gold = sum(kinds[card] == "gold" for card in cards)
    return Fact("hidden" if gold else "hidden_no_gold", None, gold, len(cards))


def of_card(g: Dragon, seat: int, card: int) -> Fact:
    """What a counter is good for."""
    content = g.content
    match content.kinds[card]:
        case "gold":
            return Fact("worth_gold", card, content.points[card])
        case "character":
            return Fact("joins" if g.can_join(seat, card) else "clashes", card, g.party(seat))
        case "slayer":
            return Fact("against_dragon", card, in_100(kill_chance(min(5, g.party(seat) + 1), g.strengths)))
    return Fact("sails", card)


def of_search(g: Dragon, seat: int, space: int, key: str) -> list[Fact]:
    """What may be found, and what may be lost by it."""
    slot, content = g.slots(space, DOWN)[0], g.content
    if g.seen(slot):
        return [known(g, seat, g.zones["map"][slot])]
    cards = unseen(g)
    stronger = sum(
        content.kinds[card] == "monster" and win_chance(g.party(seat), content.points[card]) < 0.5 for card in cards
    )
    risk = Fact("stronger" if stronger else "none_stronger", seat, stronger, len(cards))
    things = len(g.zones[FRONT_OF[seat]])
    stake = Fact("at_stake", seat, things) if things else Fact("nothing_at_stake", seat)
    if key == "search":
        return [hidden(g, seat), risk if things else stake]
    return [risk, stake] if stronger else ways(g, seat, space) or [where(g, seat, space)]


# --- trades and heroes


def of_trade(g: Dragon, seat: int, other: int, word: str, rest: str) -> list[Fact]:
    """About a battle or a trade with another hero."""
    battle, about = duel(g, seat, other), g.about
    if word in ("give", "ask", "back"):
        card = g.content.ids[rest]
        use = of_card(g, seat, card)
        return [Fact("given", card), battle] if word == "give" else [use, battle]
    if word in ("fight", "refuse", "counter"):
        return [battle, prize(g, other)]
    offer = about.offer if isinstance(about, Bargaining | Considering) else ()
    theirs = [card for card in offer if card in g.zones[FRONT_OF[other]]]
    return [*(of_card(g, seat, card) for card in theirs[:1]), battle, Fact("no_loser", other)]


def of_hero(g: Dragon, key: str) -> list[Fact]:
    """About a hero counter before the game."""
    hero = next(n for n, one in enumerate(g.content.heroes) if one.id == key)
    kingdom = g.kingdom
    row = kingdom.distances[kingdom.starts[hero] - kingdom.first]
    near = sum(row[space - kingdom.first] <= CLOSE for space in kingdom.treasure)
    same = sum(1 for bit in g.content.class_bit if bit and bit != g.content.hero_bit[hero])
    return [Fact("treasure_near", hero, near), Fact("may_join", hero, same)]

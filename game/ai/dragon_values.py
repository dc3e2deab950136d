"""What things are worth in Dragon Attack!, in points of the final count: counters, battles, spaces and whole seats."""
from __future__ import annotations

from math import exp

from game.rules.dragon.battle import dragon_dice
from game.rules.dragon.odds import duel_chance, kill_chance, win_chance
from game.rules.dragon.state import DOWN, FRONT_OF, UNDER, UP, Dragon

CARRIED = 0.7              # of a point of gold in front, which has still to be brought home
RISK = 0.15                # of a point that carried gold is likely to lose on the way
FRIEND, SLAYER, BOAT = 4.0, 6.0, 1.0       # a character that can join, the Dragon Slayer, a boat
REST = 1.5                 # what a lost turn costs
FADE = tuple(0.86 ** steps for steps in range(100))                    # worth of a goal so many steps away
LAST = 2                   # numbers before the palace from which everybody must fight
FEAR = 5                   # numbers before it from which good odds are taken even for somebody else's victory
GOALS = 8                  # goals looked at from every space in reach


def counter_value(g: Dragon, hero: int, card: int, classes: int) -> float:
    """A counter in front of a hero whose party has these classes."""
    content = g.content
    match content.kinds[card]:
        case "gold":
            return content.points[card] * CARRIED
        case "character":
            return 0.0 if content.class_bit[card] & classes else FRIEND
        case "slayer":
            return SLAYER
        case "boat":
            return BOAT
    return float(content.points[card])


def front_value(g: Dragon, hero: int) -> float:
    """All that lies in front of a hero."""
    return sum(counter_value(g, hero, card, 0) for card in g.zones[FRONT_OF[hero]])


def monster_value(g: Dragon, hero: int, strength: int, loot: float, dice: int, front: float) -> float:
    """To fight a monster: its points and what it has stolen against what is in front."""
    chance = win_chance(dice, strength)
    return chance * (strength + loot) - (1 - chance) * (front + REST)


def duel_value(g: Dragon, hero: int, other: int) -> float:
    """To fight another hero: what they have that this one can use against what is in front."""
    chance = duel_chance(g.party(hero), g.party(other))
    classes = g.classes(hero)
    loot = sum(counter_value(g, hero, card, classes) for card in g.zones[FRONT_OF[other]])
    return chance * (loot + REST) - (1 - chance) * (front_value(g, hero) + REST)


def dragon_value(g: Dragon, hero: int) -> float:
    """To attack the Dragon: a kill that wins is worth it, with smaller odds the nearer it has come; in the end any kill
    is, for else everybody loses."""
    chance = kill_chance(dragon_dice(g, hero), g.strengths)
    total = g.points(hero) + g.hoard()
    wins = total >= max(g.points(other) for other in range(g.seats) if other != hero)
    if not wins:
        left = g.kingdom.palace - g.dragon
        return 12 * chance if left <= LAST or left <= FEAR and chance >= 0.3 else -5.0
    if chance < bar(g):
        return -3.0
    return 40 * chance - (1 - chance) * (front_value(g, hero) + REST)


def bar(g: Dragon) -> float:
    """The least chance of a kill to attack with: it falls as the Dragon nears the palace."""
    left = g.kingdom.palace - g.dragon
    return 0.0 if left <= LAST else 0.35 if left > 5 else 0.1 * (left - LAST)


class Sight:
    """What one hero sees on the map: the worth of every space that holds something, for this hero now."""

    def __init__(self, g: Dragon, hero: int) -> None:
        self.g, self.hero = g, hero
        self.classes, self.dice, self.front = g.classes(hero), g.party(hero), front_value(g, hero)
        self.values = self.treasure()
        home, gold = g.home(hero), g.gold(hero)
        if gold:
            self.values[home] = self.values.get(home, 0.0) + gold * (1 - CARRIED + RISK)
        if g.dragon:
            self.values[g.lair()] = dragon_value(g, hero)
        if g.kingdom.palace - g.dragon <= 2:
            palace = g.kingdom.path[-1]
            self.values[palace] = 12 * kill_chance(dragon_dice(g, hero), g.strengths) + 1

    def treasure(self) -> dict[int, float]:
        """Spaces with counters on them."""
        g, values, unseen = self.g, dict[int, float](), None
        cards = g.zones["map"]
        for slot, space in enumerate(g.spots):
            if g.lies[slot] == UNDER:
                continue
            card = cards[slot]
            if g.lies[slot] == UP:
                loot = sum(counter_value(g, self.hero, cards[s], self.classes) for s in g.slots(space, UNDER))
                value = monster_value(g, self.hero, g.content.points[card], loot, self.dice, self.front)
            elif g.known[card]:
                value = counter_value(g, self.hero, card, self.classes)
            else:
                if unseen is None:
                    unseen = self.unseen()
                value = unseen
            values[space] = values.get(space, 0.0) + value
        return values

    def unseen(self) -> float:
        """The mean worth of a counter that nobody has seen."""
        g, content = self.g, self.g.content
        fights = [monster_value(g, self.hero, strength, 0.0, self.dice, self.front) for strength in range(6)[1:]]
        total = count = 0.0
        for card in g.zones["map"]:
            if not g.known[card]:
                count += 1
                kind = content.kinds[card]
                total += (fights[content.points[card] - 1] if kind == "monster"
                          else counter_value(g, self.hero, card, self.classes))
        return total / count if count else 0.0

    def here(self, space: int) -> float:
        """What ending a move on this space brings at once."""
        g = self.g
        value = self.values.get(space, 0.0)
        if space not in g.spots or g.slots(space, DOWN):
            value = max(value, 0.0) if space != g.lair() else value       # nobody has to search
        for other, where in enumerate(g.at):
            if where == space and other != self.hero:
                value += duel_value(g, self.hero, other)
        return value

    def goals(self) -> list[tuple[int, float]]:
        """The best goals from where the hero stands, as (space counted from 0 on this map, worth)."""
        first = self.g.kingdom.first
        row = self.g.kingdom.distances[self.g.at[self.hero] - first]
        ranked = sorted(((value * FADE[row[space - first]], space - first, value)
                         for space, value in self.values.items() if value > 0), reverse=True)
        return [(space, value) for _, space, value in ranked[:GOALS]]

    def ahead(self, space: int, goals: list[tuple[int, float]]) -> float:
        """What the best goal is worth from a space, but for the space itself."""
        row = self.g.kingdom.distances[space - self.g.kingdom.first]
        return max((value * FADE[row[goal]] for goal, value in goals if row[goal]), default=0.0)


def prospects(g: Dragon) -> list[float]:
    """Each seat's chance to win, 0..1: from points, what is in front, and the odds to slay the Dragon one day."""
    hoard = g.hoard() + 3
    worth = []
    for hero in range(g.seats):
        kill = kill_chance(dragon_dice(g, hero), g.strengths) + 0.15
        rest = REST if g.resting[hero] else 0.0
        worth.append(exp((g.points(hero) + 0.8 * front_value(g, hero) + hoard * kill - rest) / 7))
    lost = fall_chance(g)
    whole = sum(worth)
    return [(1 - lost) * part / whole for part in worth]


def fall_chance(g: Dragon) -> float:
    """Chance that the palace falls, 0..1: the fewer numbers are left and the weaker all parties, the likelier."""
    come = g.dragon / g.kingdom.palace
    best = max(kill_chance(dragon_dice(g, hero), g.strengths) for hero in range(g.seats))
    return float((0.1 + 0.75 * come ** 3) * (1 - best) ** 1.5)

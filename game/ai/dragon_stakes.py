"""What is at stake for a hero of Dragon Attack!: counters, battles and trades, in hundredths of the chance to win."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.dragon.battle import dragon_dice
from game.rules.dragon.standing import CROWD, DUEL, FARTHEST, Outlook, carried, doom, hero_of, pull, shares
from game.rules.dragon.state import FRONT_OF, Dragon
from game.rules.dragon.throws import duel_chance, win_chance

WHOLE = 100.0  # a game won
CARRIED = 0.36  # of a point of gold in front, which has still to be brought home
RISK = 0.2  # of a point that carried gold is likely to lose on the way
BOAT = 1.0  # points
FRIEND, SLAYER = 4.0, 6.0  # points at least, for a character that can join and for the Dragon Slayer
REST = 1.5  # points at least that a lost turn costs
LEAST = 0.1  # that a point is worth
SAVED = 30.0  # that somebody else wins rather than nobody
LAST = 2  # numbers before the palace from which everybody must fight
FEAR, GOOD = 5, 0.3  # numbers before it from which so good a chance is taken even for somebody else's victory
LOYAL = 0.85  # of what a friend adds to the chance: friends are lost again
BOLD = 0.12  # the least chance to slay it with which it is attacked far from the palace
FORLORN = 0.02  # chance below which nobody reckons on
MOST = 5  # dice against the Dragon
LATER = 0.93  # of the worth of an attack, that is left of it a few turns later

WINS = tuple(tuple(win_chance(dice, strength) if dice else 0.0 for strength in range(6)) for dice in range(6))
DUELS = tuple(tuple(duel_chance(mine, theirs) if mine and theirs else 0.0 for theirs in range(5)) for mine in range(5))


class Stakes:
    """One hero's view of the game as it stands."""

    def __init__(self, g: Dragon, hero: int) -> None:
        self.g, self.hero, seats = g, hero, g.seats
        self.heroes = [hero_of(g, other) for other in range(seats)]
        self.me = me = self.heroes[hero]
        self.come, self.strengths, self.hoard = g.dragon / g.kingdom.palace, tuple(g.strengths), g.hoard()
        self.w = w = DUEL if seats == 2 else CROWD
        at_home = [other.points for other in self.heroes]
        self.rivals = [max(at_home[:seat] + at_home[seat + 1 :]) for seat in range(seats)]
        self.parts = [self.pull(seat, other) for seat, other in enumerate(self.heroes)]
        self.whole = sum(self.parts) + doom(
            self.come, self.strengths, max([o.party + o.slayer for o in self.heroes]), seats
        )
        share = self.parts[hero] / self.whole
        self.now = WHOLE * share
        self.point = max(LEAST, self.now * (1 - share) * w.points)
        self.friend = FRIEND * self.point
        if me.party < 4:
            self.friend = max(self.friend, LOYAL * self.but(me._replace(party=me.party + 1)))
        self.rest = REST * self.point - self.but(me._replace(resting=True))
        self.front = -self.but(robbed(me)) if g.zones[FRONT_OF[hero]] else self.rest

    def pull(self, seat: int, hero: Outlook) -> float:
        return pull(hero, self.come, self.strengths, self.hoard, self.rivals[seat], seat == self.g.active, self.g.seats)

    def but(self, changed: Outlook) -> float:
        """What this hero would win by being so."""
        part = self.pull(self.hero, changed)
        return WHOLE * part / (self.whole + part - self.parts[self.hero]) - self.now

    def both(self, other: int, mine: Outlook, theirs: Outlook) -> float:
        """What this hero would win if both were so."""
        part, rival = self.pull(self.hero, mine), self.pull(other, theirs)
        return WHOLE * part / (self.whole + part - self.parts[self.hero] + rival - self.parts[other]) - self.now

    def counter(self, card: int, classes: int) -> float:
        """A counter in front of this hero, whose party has these classes."""
        content = self.g.content
        match content.kinds[card]:
            case "gold":
                return content.points[card] * CARRIED * self.point
            case "character":
                return 0.0 if content.class_bit[card] & classes else self.friend
            case "slayer":
                return self.slayer()
            case "boat":
                return BOAT * self.point
        return content.points[card] * self.point

    def slayer(self) -> float:
        """The Dragon Slayer."""
        if self.me.slayer:
            return 0.0
        return max(SLAYER * self.point, self.but(self.me._replace(slayer=True)))

    def monster(self, strength: int, loot: float) -> float:
        """To fight a monster: its points and what it has stolen against what is in front."""
        chance = WINS[self.me.party][strength]
        return chance * (strength * self.point + loot) - (1 - chance) * max(self.front, self.rest)

    def duel(self, other: int) -> float:
        """To fight another hero: what either may take from the other."""
        chance = DUELS[self.me.party][self.heroes[other].party]
        won, lost = self.looted(self.hero, other), self.looted(other, self.hero)
        return chance * self.both(other, *won) + (1 - chance) * self.both(other, *lost[::-1])

    def looted(self, winner: int, loser: int) -> tuple[Outlook, Outlook]:
        """Winner and loser after a battle."""
        zones, bits, classes = self.g.zones, self.g.content.class_bit, self.g.classes(winner)
        front = zones[FRONT_OF[loser]]
        taken = [card for card in front if not bits[card] & classes]
        left = [card for card in front if bits[card] & classes]
        return (
            self.with_cards(winner, [*zones[FRONT_OF[winner]], *taken]),
            self.with_cards(loser, left, rests=True),
        )

    def with_cards(self, hero: int, cards: Sequence[int], rests: bool = False) -> Outlook:
        """A hero with other counters in front, who perhaps rests now."""
        was = self.heroes[hero]
        return Outlook(was.points, *carried(self.g.content, cards), was.resting or rests, was.far, was.near)

    def dragon(self) -> float:
        """To attack the Dragon rather than go on."""
        me, g = self.me, self.g
        value, slain = self.attack(min(MOST, dragon_dice(g, self.hero)))
        left = g.kingdom.palace - g.dragon
        if slain < BOLD and left > FEAR:
            return min(value - self.now, 0.0)
        if me.points + self.hoard >= self.rivals[self.hero]:
            return value - self.going_on()
        if left <= LAST or left <= FEAR and slain >= GOOD:
            return SAVED * slain
        return value - self.now

    def attack(self, dice: int) -> tuple[float, float]:
        """What this hero wins by attacking the Dragon with so many dice, and the chance to slay it: to slay it and win
        or not, or to lose everything in front after so many wounds."""
        me, strengths, heroes = self.me, self.strengths, self.heroes.copy()
        heroes[self.hero] = robbed(me)
        value, reached = 0.0, 1.0
        for wounds, strength in enumerate(strengths):
            chance = WINS[dice][strength]
            after = shares(tuple(heroes), self.come, strengths[wounds:], self.hoard + me.gold, self.g.active)[self.hero]
            value += reached * (1 - chance) * WHOLE * after
            reached *= chance
            if reached < FORLORN:
                break
        if me.points + self.hoard >= self.rivals[self.hero]:
            value += reached * WHOLE
        return value, reached

    def going_on(self) -> float:
        """What this hero wins without an attack now: no game is won without one, so it is worth no more than the
        attack later on, with one more die where there may be one."""
        me = self.me
        dice = me.party + me.slayer
        later = min(MOST, dice + 1) if me.party < 4 or not me.slayer else dice
        return min(self.now, LATER * self.attack(later)[0])


def robbed(hero: Outlook) -> Outlook:
    """A hero who has lost everything in front, and a turn."""
    return Outlook(hero.points, 0, 1, False, True, FARTHEST, False)

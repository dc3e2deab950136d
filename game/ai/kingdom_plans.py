"""Plans for Dungeon & Kingdom: what fights, deeds and powers would bring, now or after a cut only thought of."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import add
from typing import Any

from game.ai.kingdom_values import GIFTS, SOUL, Prices, gems_worth, hand_worth, left_over, time_left
from game.engine.agenda import Option
from game.rules.kingdom.cards import Content
from game.rules.kingdom.payment import payable, payable_with_fewer
from game.rules.kingdom.state import ARRAY_OF, GRAVEYARD_OF, HAND_LIMIT, HAND_OF, TREASURY_OF, Kingdom

BEST_OF_FIVE = 1.4  # what the best of five summoned cards is worth beyond a plain one
ROOM = 0  # cards drawn above the hand limit that fights of the same turn still use
SADDLE = 0.3  # what moves must bring beyond what is counted before an Amazon rides
STOLEN = 0.5  # what a card taken from a rival is worth beyond the card


class Rivals:
    """What there is to be had from the others."""

    __slots__ = ("hand", "gems", "people", "monsters")

    def __init__(self, g: Kingdom, player: int) -> None:
        content, zones = g.content, g.zones
        self.hand = self.people = 0
        self.gems, self.monsters = [0] * len(content.adventurers), []
        for other in range(g.seats):
            if other != player:
                self.hand = max(self.hand, len(zones[HAND_OF[other]]))
                for card in zones[TREASURY_OF[other]]:
                    self.gems[content.kind[card]] += 1
                for card in zones[ARRAY_OF[other]]:
                    if card < content.first_monster:
                        self.people += 1
                    else:
                        self.monsters.append(card)


class Plan:
    """One player's means, by kind; every method answers in points and changes nothing but what it says."""

    def __init__(
        self,
        g: Kingdom,
        player: int,
        kingdom: Sequence[int],
        dungeon: Sequence[int],
        rivals: Rivals | None = None,
        prices: Prices | None = None,
    ) -> None:
        content, zones = g.content, g.zones
        self.g, self.content, self.player = g, content, player
        self.rivals = rivals or Rivals(g, player)
        self.prices = prices or Prices(content, time_left(g))
        first, kind, kinds = content.first_monster, content.kind, len(content.adventurers)
        self.hand, self.home, self.below, self.gems = [0] * kinds, [0] * kinds, [0] * kinds, [0] * kinds
        for card in zones[HAND_OF[player]]:
            self.hand[kind[card]] += 1
        for card in kingdom:
            if card < first:
                self.home[kind[card]] += 1
        for card in dungeon:
            if card < first:
                self.below[kind[card]] += 1
        for card in zones[TREASURY_OF[player]]:
            self.gems[kind[card]] += 1
        self.foes = [card for card in kingdom if card >= first]
        self.beasts = [card for card in dungeon if card >= first]
        self.souls, self.beaten = len(zones[GRAVEYARD_OF[player]]), len(g.beaten)

    def twin(self) -> Plan:
        """The same means once more, to be used up."""
        twin = Plan.__new__(Plan)
        twin.g, twin.content, twin.player = self.g, self.content, self.player
        twin.rivals, twin.prices, twin.souls, twin.beaten = self.rivals, self.prices, self.souls, self.beaten
        twin.hand, twin.home, twin.below = self.hand[:], self.home[:], self.below[:]
        twin.gems, twin.foes, twin.beasts = self.gems[:], self.foes[:], self.beasts[:]
        return twin

    def funds(self) -> list[int]:
        return [*map(add, self.hand, self.home)]

    # --- fights

    def fight(self, card: int, have: Sequence[int]) -> float | None:
        """Gain of beating a Monster now; None when it cannot be paid for."""
        content = self.content
        need = content.needs[card]
        if not payable(have, need, content.wild):
            return None
        return content.points[card] + self.g.tokens[card] - self.cost(have, need) - self.stay(card, have)

    def stay(self, card: int, have: Sequence[int]) -> float:
        """What it is worth to leave a Monster alone: below 0 when it costs more than it promises."""
        return left_over(self.g, self.player, card, have, self.prices)

    def cost(self, have: Sequence[int], need: Sequence[int]) -> float:
        """About what the cheapest payment is worth."""
        card, wild = self.prices.card, self.content.wild
        total = 0.0
        for kind, count in enumerate(need):
            if count:
                short = max(0, count - have[kind])
                total += (count - short) * card[kind] + short * (card[wild] + card[kind])
        return total

    def spend(self, need: Sequence[int]) -> None:
        """Take a payment out of Kingdom and hand, roughly: what is short is paid with Princesses."""
        short = 0
        for kind, count in enumerate(need):
            for _ in range(count):
                if self.home[kind]:
                    self.home[kind] -= 1
                elif self.hand[kind]:
                    self.hand[kind] -= 1
                else:
                    short += 1
        for counts in (self.home, self.hand):
            gone = min(short, counts[self.content.wild])
            counts[self.content.wild] -= gone
            short -= gone

    # --- deeds

    def deed(self, kind: int, twice: bool = False) -> float:
        """Gain of one use of an Adventurer's ability, whatever becomes of the card."""
        gain = 0.0
        for effect in self.content.adventurers[kind].ability:
            gain += self.ability(effect[0], effect[1:], twice)
        return gain

    def ability(self, verb: str, arguments: Sequence[Any], twice: bool) -> float:
        prices, left = self.prices, self.prices.left
        match verb:
            case "happiness":
                return self.second(arguments[0]) if twice else self.happiness(arguments[0])[0]
            case "glory":
                return float(arguments[0]) if self.beaten > twice else 0.0
            case "battle_call":
                count = arguments[0]
                room = max(0, HAND_LIMIT + ROOM - sum(self.hand) - sum(self.home) - count * twice)
                return float(min(count, room) * (prices.common - 0.1 * left))
            case "summon":
                return prices.common + BEST_OF_FIVE * left if may_summon(self.g, arguments[0]) else 0.0
            case "kidnap":
                return prices.common + STOLEN if self.rivals.hand > twice else 0.0
            case "navigate":
                return self.navigate()
            case "gallop":
                return max(0.0, self.gallop(arguments[0]) - SADDLE * left)
        return 0.0

    def happiness(self, scale: Sequence[int]) -> tuple[float, tuple[int, ...]]:
        """Gain of the best set of Gems over what they are worth as they lie, and the Gems that are left."""
        return GIFTS[tuple(self.gems), tuple(scale), self.content.wild, self.prices.left]

    def second(self, scale: Sequence[int]) -> float:
        """Gain of another set of Gems, after the best one is gone."""
        gems = self.gems
        self.gems = [*self.happiness(scale)[1]]
        gain = self.happiness(scale)[0]
        self.gems = gems
        return gain

    def navigate(self) -> float:
        """The best guest: its ability if that is any good, and a Gem for a card."""
        best = 0.0
        for kind, (hand, home, below) in enumerate(zip(self.hand, self.home, self.below)):
            if hand or home or below:
                first = self.content.adventurers[kind].ability[0][0]
                use = self.deed(kind) if first not in ("navigate", "gallop") else 0.3
                lost = self.prices.card[kind] if hand or home else self.prices.gem
                best = max(best, use + self.prices.gem - lost)
        return best

    def gallop(self, times: int) -> float:
        """The best moves: Monsters that can be beaten to the Kingdom, Adventurers with good deeds to the Dungeon."""
        have = self.funds()
        gains = [gain for card in self.beasts if (gain := self.fight(card, have)) is not None]
        for kind, count in enumerate(self.home):
            first = self.content.adventurers[kind].ability[0][0]
            if count and first not in ("navigate", "gallop"):
                gains.append(self.deed(kind) - self.prices.card[kind])
        return sum(sorted((gain for gain in gains if gain > 0), reverse=True)[:times])

    # --- powers

    def power(self, card: int, controller: int) -> float:
        """Gain of a Monster's ability with such a controller, points on it included, the controller not yet paid."""
        doubling = self.content.kind[card] in doublers(self.content)
        return self.own_power(card) + (self.doubled(controller) if doubling else 0.0)

    def doubled(self, controller: int) -> float:
        return self.deed(controller) + self.deed(controller, twice=True)

    def own_power(self, card: int) -> float:
        """The same as far as it does not matter who controls the Monster."""
        total = self.g.tokens[card] - self.stay(card, self.funds())
        for verb, *arguments in self.content.of(card).ability:
            match verb:
                case "glory":
                    total += arguments[0] if self.beaten else 0
                case "devour":
                    total += self.devour(arguments[0])
                case "grapple":
                    total += self.prices.common + STOLEN + 0.1 if self.rivals.people else 0.0
                case "conquer":
                    total += self.conquer(arguments[0])
                case "requiem":
                    total += (arguments[0] - SOUL * self.prices.left) * self.souls
        return total

    def devour(self, points: int) -> float:
        wild, worth = self.content.wild, self.prices.gem
        hurt = worth / (self.g.seats - 1)
        gains = [
            points * (theirs + own) + hurt * theirs - worth * own for theirs, own in zip(self.rivals.gems, self.gems)
        ]
        del gains[wild]
        return max(gains, default=0.0)

    def conquer(self, fewer: int) -> float:
        content, have, best = self.content, self.funds(), 0.0
        for card in self.rivals.monsters:
            need = content.needs[card]
            if payable_with_fewer(have, need, content.wild, fewer):
                spared = self.prices.common * min(fewer, sum(need))
                best = max(best, content.points[card] + self.g.tokens[card] + 0.5 - self.cost(have, need) + spared)
        return best

    def controller(self, card: int) -> tuple[float, int]:
        """The best controller for a Monster: gain less what he is worth where he lies, and his kind; -1 for nobody."""
        best, who = -9.0, -1
        if not (any(self.hand) or any(self.below)):
            return best, who
        own, doubling = self.own_power(card), self.content.kind[card] in doublers(self.content)
        for kind, (hand, below) in enumerate(zip(self.hand, self.below)):
            if hand or below:
                lost = self.prices.gem if below else self.prices.card[kind]
                gain = own + (self.doubled(kind) if doubling else 0.0) - lost
                if gain > best:
                    best, who = gain, kind
        return best, who

    # --- a whole cut

    def total(self) -> float:
        """Points and worth of the player's cards after resolving this plan well; uses the plan up."""
        gain = 0.0
        for card in sorted(self.foes, key=lambda card: -self.content.points[card]) if self.foes else ():
            worth = self.fight(card, self.funds())
            if worth is not None and worth > 0:
                need = self.content.needs[card]
                self.spend(need)
                self.foes.remove(card)
                self.beaten, self.souls = self.beaten + 1, self.souls + 1
                gain += self.content.points[card] + self.g.tokens[card]
        gain += self.deeds() + self.powers()
        have, gems = self.funds(), [*map(add, self.gems, self.below)]
        for card in (*self.foes, *self.beasts):
            gain += self.stay(card, have)
        return gain + hand_worth(have, self.prices) + gems_worth(gems, self.content.wild, self.prices.left)

    def rest(self) -> float:
        """What resolving on well adds to Reserve, hand and Treasury as they are."""
        now = hand_worth(self.hand, self.prices) + gems_worth(self.gems, self.content.wild, self.prices.left)
        return self.total() - now

    def deeds(self) -> float:
        """Points and cards from every deed that brings more than the Gem it costs."""
        gain = 0.0
        for kind, count in enumerate(self.below):
            if not count:
                continue
            verb, *arguments = self.content.adventurers[kind].ability[0]
            for _ in range(count):
                worth = self.deed(kind)
                if worth <= self.prices.gem:
                    break
                self.below[kind] -= 1
                gain += worth
                if verb == "glory":
                    self.beaten -= 1
                elif verb == "happiness":
                    gain += self.give(arguments[0])
        return gain

    def give(self, scale: Sequence[int]) -> float:
        """Take the best set of Gems away; what they were worth."""
        before = gems_worth(self.gems, self.content.wild, self.prices.left)
        self.gems = [*self.happiness(scale)[1]]
        return before - gems_worth(self.gems, self.content.wild, self.prices.left)

    def powers(self) -> float:
        gain = 0.0
        for card in self.beasts[:]:
            worth, who = self.controller(card)
            if who >= 0 and worth > 0:
                gain += worth + self.stay(card, self.funds())
                place = self.below if self.below[who] else self.hand
                place[who] -= 1
                self.beasts.remove(card)
                gain += self.prices.gem if place is self.below else self.prices.card[who]
        return gain


@lru_cache(maxsize=16)
def summoners(content: Content) -> frozenset[int]:
    """Kinds of Adventurers who bring cards out of the deck, where they may find their like."""
    return able(content, "summon")


@lru_cache(maxsize=16)
def doublers(content: Content) -> frozenset[int]:
    """Kinds of Monsters whose controllers use a deed of their own."""
    return able(content, "double_power")


def able(content: Content, wanted: str) -> frozenset[int]:
    return frozenset(kind for kind, one in enumerate(content.kinds) if any(verb == wanted for verb, *_ in one.ability))


def may_summon(g: Kingdom, count: int) -> bool:
    """Whether a Wizard finds others than Wizards, who would but find each other, again and again (DNK-R17)."""
    zones, kind, kinds = g.zones, g.content.kind, summoners(g.content)
    return (
        bool(zones["deck"])
        or len(zones["ability"]) > count
        or any(kind[card] not in kinds for card in zones["discard"])
    )


def worth_summoning(g: Kingdom, options: Sequence[Option]) -> Sequence[Option]:
    """No Wizard once discards are summoned, unless there is nobody else: so every summons leaves fewer of them."""
    if g.zones["deck"]:
        return options
    kind, kinds = g.content.kind, summoners(g.content)
    return [option for option in options if kind[int(str(option.at))] not in kinds] or options

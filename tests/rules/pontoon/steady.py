"""Steady: a quick, sensible player of Monster Pontoon 21, by whose games the cards are balanced.

It learns from its own games how often a party of a given power wins each quest, and then plays for the best of these
chances: over all cards that may come next, as often as there is room. Every seat plays the same way and knows only
what it may see.
"""

from __future__ import annotations

from collections import defaultdict
from random import Random
from typing import Any

from game.engine.agenda import Option
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.rules.pontoon.state import PARTY_LIMIT, Pontoon

MOST = 60  # powers from here on count as one
WORLDS = 4  # imagined ends of a Battle for each choice in it
Table = dict[str, list[float]]


class Steady:
    """`chance[quest][power]`: how often a party of that power has won, 0..1, learnt over some generations of games."""

    def __init__(
        self, seats: int, content: object = None, generations: int = 4, games: int = 800, turn_style: str = "round"
    ) -> None:
        self.content = content or shipped_content("pontoon")
        self.seats, self.options = seats, {"turn_style": turn_style}
        self.chance: Table = {
            quest.id: [0.5 if power in quest.lit else 0.0 for power in range(MOST)] for quest in self.content.quests
        }
        self.ahead: dict[str, list[list[float]]] = {}
        self.look_ahead()
        for generation in range(generations):
            self.learn(games, seed=10**9 + generation * games)

    # --- learning

    def learn(self, games: int, seed: int) -> None:
        won: dict[tuple[str, int], float] = defaultdict(float)
        had: dict[tuple[str, int], float] = defaultdict(float)
        for number in range(games):
            match = self.play(seed + number)
            for event in match.events:
                if getattr(event, "what", "") == "powers":
                    powers = event.about[0]
                elif getattr(event, "what", "") in ("won", "failed"):
                    quest = self.content.id(event.about[0])
                    for hero, power in enumerate(powers):
                        had[quest, min(power, MOST - 1)] += 1
                        won[quest, min(power, MOST - 1)] += event.player == hero
        for quest in self.content.quests:
            for power in range(MOST):
                near = range(max(0, power - 1), min(MOST, power + 2)) if quest.condition.exactly is None else (power,)
                near = [p for p in near if (p in quest.lit) == (power in quest.lit)]
                weight = sum(had[quest.id, p] * (3 if p == power else 1) for p in near)
                wins = sum(won[quest.id, p] * (3 if p == power else 1) for p in near)
                if power in quest.lit:
                    old = self.chance[quest.id][power]
                    self.chance[quest.id][power] = 0.5 * old + 0.5 * (wins + 6 * old) / (weight + 6)
        self.look_ahead()

    def look_ahead(self) -> None:
        """ahead[quest][room][power]: the best chance with room for so many companions more."""
        powers = [card.power for card in self.content.cards if card.type != "equipment"]
        for quest, chance in self.chance.items():
            levels = [chance]
            for _ in range(PARTY_LIMIT):
                last = levels[-1]
                levels.append(
                    [max(chance[p], sum(last[min(p + c, MOST - 1)] for c in powers) / len(powers)) for p in range(MOST)]
                )
            self.ahead[quest] = levels

    # --- playing

    def play(self, seed: int) -> Match:
        match = Match(GAMES["pontoon"], self.content, self.seats, seed, self.options)
        rng = Random(seed)
        while match.decision is not None:
            match.answer(self.choose(match.state, rng).key, "computer")
        return match

    def choose(self, g: Pontoon, rng: Random) -> Option:
        options = g.decision.options
        hero = g.decision.player
        if g.phase == "battle":
            return self.in_battle(g, hero, options, rng)
        keys = [option.key for option in options]
        if "stay" in keys:
            return options[0] if len(options) > 1 and self.hits(g, hero) else options[-1]
        deed = options[0].steps[0][0] if options[0].steps else ""
        if keys[0] == "use":
            return self.use_or_leave(g, hero, options)
        if keys[0] == "top":
            return options[0] if self.wants(g, hero, options[0].steps[0][2] - 1) else options[1]
        if deed == "pontoon.send_back":
            return max(options, key=lambda o: self.after_sending(g, hero, o))
        if deed == "pontoon.swap":
            return max(options, key=lambda o: self.best(g, hero, self.reach(g, hero, self.swapped(g, hero, o))))
        if deed == "pontoon.take_power":
            return max(options, key=lambda o: self.copying(g, hero, o))
        return options[rng.randrange(len(options))]

    def hits(self, g: Pontoon, hero: int) -> bool:
        room = PARTY_LIMIT - g.members(hero)
        reach = self.reach(g, hero)
        deck = g.zones["guild"]
        top = deck[-1]
        cards = [top] if g.known[top] >> hero & 1 else [c for c in deck if not g.known[c] >> hero & 1]
        levels, chance = self.ahead[self.quest(g)], self.chance[self.quest(g)]
        after = levels[max(0, room - 1)]
        value = sum(max(after[min(p + q, MOST - 1)] for p in reach for q in self.numbers(g, c)) for c in cards)
        return value / len(cards) > max(chance[min(p, MOST - 1)] for p in reach)

    def quest(self, g: Pontoon) -> str:
        return g.quest().id

    def numbers(self, g: Pontoon, card: int) -> tuple[int, ...]:
        printed = g.card(card)
        if printed.sub is not None and "may" in str(printed.on_hit + printed.on_stay):
            return printed.power, printed.sub
        return (printed.power,)

    def reach(self, g: Pontoon, hero: int, crew: list[int] | None = None, waiting: list[int] | None = None) -> set[int]:
        """The powers this party may still count, over the free choices of its own cards; `waiting` are the companions
        whose on stay is still to come."""
        cards = g.companions(hero) if crew is None else crew
        if waiting is None:
            waiting = [] if g.stayed[hero] else cards
        totals = {0}
        for card in cards:
            printed, numbers = g.card(card), {g.count(card)}
            if card in waiting and not g.turned[card]:
                numbers = {
                    printed.sub if turned else g.count(card)
                    for turned in self.turns(g, printed.on_stay, card, cards, 0)
                }
                if printed.on_stay[:1] and printed.on_stay[0][0] == "copy_power":
                    numbers |= {
                        g.count(other) for other in cards if printed.on_stay[0][1] in ("any", g.card(other).type)
                    }
            totals = {total + number for total in totals for number in numbers}
            lift = self.lift(g, card, cards) if card in waiting else 0
            if lift:
                totals = {total + lift for total in totals} | (totals if "may" in str(printed.on_stay) else set())
        weapon = g.weapon(hero)
        printed = g.card(weapon)
        return {
            total + (printed.sub if turned else printed.power)
            for total in totals
            for turned in self.turns(g, printed.in_battle, weapon, cards, total + printed.power)
        }

    def turns(self, g: Pontoon, effects: tuple[Any, ...], card: int, crew: list[int], power: int) -> set[bool]:
        """Whether the ability leaves the card turned: what may come of it."""
        for verb, *arguments in effects:
            if verb == "turn_to_sub":
                return {True}
            if verb == "may":
                return {False} | self.turns(g, arguments[0], card, crew, power)
            if verb == "with_power" and arguments[1] < power < arguments[2]:
                return self.turns(g, arguments[0], card, crew, power)
            if verb == "with_companions":
                steps, kind, other, least, most = arguments
                count = sum(kind in ("any", g.card(c).type) for c in crew if c != card or not other)
                if least <= count <= most:
                    return self.turns(g, steps, card, crew, power)
        return {False}

    def lift(self, g: Pontoon, card: int, crew: list[int]) -> int:
        """What a card that adjusts its friends adds to the party on stay."""
        effects = g.card(card).on_stay
        if effects and effects[0][0] == "may":
            effects = effects[0][1]
        if not effects or effects[0][0] != "adjust_others":
            return 0
        _, amount, kind = effects[0]
        return int(amount) * sum(kind in ("any", g.card(c).type) for c in crew if c != card)

    def best(self, g: Pontoon, hero: int, reach: set[int]) -> float:
        room = 0 if g.stayed[hero] else max(0, PARTY_LIMIT - g.members(hero))
        level = self.ahead[self.quest(g)][room]
        return max(level[min(p, MOST - 1)] for p in reach)

    def use_or_leave(self, g: Pontoon, hero: int, options: tuple[Option, ...]) -> Option:
        card = options[0].at
        printed = g.card(card)
        crew = g.companions(hero)
        stay = self.best(g, hero, self.reach(g, hero))
        if options[0].steps[0][0] == "pontoon.return_self":
            rest = [c for c in crew if c != card]
            cards = g.zones["guild"]
            swap = sum(self.best(g, hero, self.reach(g, hero, [*rest, c])) for c in cards) / max(1, len(cards))
            return options[0] if cards and swap > stay else options[1]
        if options[0].steps[0][0] == "pontoon.return_weakest":
            weakest = min((c for c in crew if c != card), key=g.count, default=card)
            return (
                options[0]
                if self.best(g, hero, self.reach(g, hero, [c for c in crew if c != weakest])) > stay
                else options[1]
            )
        waiting = crew[crew.index(card) + 1 :] if g.stayed[hero] else crew
        others = self.reach(g, hero, [c for c in crew if c != card], [c for c in waiting if c != card])
        lift = self.lift(g, card, crew)
        used = {p + (g.count(card) + lift if lift else printed.sub or 0) for p in others}
        left = {p + g.count(card) for p in others}
        return options[0] if self.best(g, hero, used) > self.best(g, hero, left) else options[1]

    def wants(self, g: Pontoon, hero: int, depth: int) -> bool:
        card = g.zones["guild"][-1 - depth]
        here = self.best(g, hero, self.reach(g, hero))
        room = max(0, PARTY_LIMIT - g.members(hero) - 1)
        level = self.ahead[self.quest(g)][room]
        return max(level[min(p + g.base[card], MOST - 1)] for p in self.reach(g, hero)) >= here

    def after_sending(self, g: Pontoon, hero: int, option: Option) -> float:
        """Of one's own: the chance without it. Of a rival's: what the rival loses, the weapon being unknown."""
        if option.key == "leave":
            return 0.0 if g.asked[0] != "pontoon.return_weakest" else self.best(g, hero, self.reach(g, hero))
        card = option.at
        other = g.owner(card)
        if other == hero:
            return self.best(g, hero, self.reach(g, hero, [c for c in g.companions(hero) if c != card]))
        level = self.ahead[self.quest(g)][max(0, PARTY_LIMIT - g.members(other))]
        weapons = range(1, 11)
        before = sum(level[min(g.crew(other) + w, MOST - 1)] for w in weapons) / 10
        return before - sum(level[min(g.crew(other) - g.count(card) + w, MOST - 1)] for w in weapons) / 10

    def swapped(self, g: Pontoon, hero: int, option: Option) -> list[int]:
        if option.key == "leave":
            return g.companions(hero)
        mine, theirs = option.steps[0][2:]
        return [theirs if c == mine else c for c in g.companions(hero)]

    def copying(self, g: Pontoon, hero: int, option: Option) -> float:
        crew = g.crew(hero) + g.count(g.weapon(hero))
        if option.key != "leave":
            _, _, card, source = option.steps[0]
            crew += g.count(source) - g.count(card)
        return self.chance[self.quest(g)][min(crew, MOST - 1)]

    def in_battle(self, g: Pontoon, hero: int, options: tuple[Option, ...], rng: Random) -> Option:
        """Each choice in the same few imagined worlds; what follows in them is left to chance."""
        seeds = [rng.getrandbits(32) for _ in range(WORLDS)]
        return max(reversed(options), key=lambda o: sum(self.outcome(g, hero, o, seed) for seed in seeds))

    def outcome(self, g: Pontoon, hero: int, option: Option, seed: int) -> float:
        rng = Random(seed)
        world = g.redeal(hero, rng)
        rounds = len(world.history)
        world.choose(option.key)
        while len(world.history) == rounds:
            world.take(world.decision.options[int(rng.random() * len(world.decision.options))])
        return world.history[-1][1] == hero

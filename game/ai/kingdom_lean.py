"""What a sensible player of Dungeon & Kingdom answers without looking ahead, question by question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.ai.kingdom_plans import Plan, Rivals, worth_summoning
from game.ai.kingdom_values import Prices, array_worth, gems_worth, hand_worth, time_left
from game.engine.agenda import Decision, Option
from game.rules.kingdom.action import WANTED, Taking, Using
from game.rules.kingdom.aftermath import Raiding, Trimming
from game.rules.kingdom.cutting import lines_of
from game.rules.kingdom.deeds import Guiding, Looting, Navigating, Placing, Riding, Summoning
from game.rules.kingdom.gems import Giving
from game.rules.kingdom.powers import Conquering, Devouring, Grappling, Tasting
from game.rules.kingdom.resolve import Controlling, Resolving
from game.rules.kingdom.state import ARRAY_OF, HAND_OF, MATRIX, SIDES, SLOTS, TREASURY_OF, Kingdom

DRAWING = ("battle_call", "summon", "kidnap")
FRESH = 0.9  # points that each new card of the matrix is worth to the player who chooses first


def lean_of(g: Kingdom) -> Option | None:
    """The answer to the present question; None for no opinion."""
    answer = ANSWERS.get(type(g.about))
    return answer(g, g.question) if answer else g.question.options[0]


# --- action


def best_use(g: Kingdom, player: int, card: int, prices: Prices, rivals: Rivals) -> tuple[float, str]:
    """The best thing to do with a card, in points, and its key."""
    content, array = g.content, g.zones[ARRAY_OF[player]]
    best, key = -99.0, "dismiss"
    lines = lines_of(content, array, card)
    if len(array) < SLOTS:
        best, key = queue_worth(g, player, card, prices), "queue"
    for line in lines:
        worth = cut_worth(g, player, card, line, prices, rivals)
        if worth > best:
            best, key = worth, f"cut:{line}"
    return best, key


def queue_worth(g: Kingdom, player: int, card: int, prices: Prices) -> float:
    """Hand, Gems and Array with the card at its end."""
    array = g.zones[ARRAY_OF[player]]
    array.append(card)
    worth = holdings(g, player, prices)
    array.pop()
    return worth


def holdings(g: Kingdom, player: int, prices: Prices) -> float:
    content, kinds = g.content, len(g.content.adventurers)
    hand, gems = g.suits(HAND_OF[player])[:kinds], g.suits(TREASURY_OF[player])[:kinds]
    have = hand[:]
    for card in g.zones[ARRAY_OF[player]]:
        if card < content.first_monster:
            have[content.kind[card]] += 1
    return hand_worth(hand, prices) + gems_worth(gems, content.wild, prices.left) + array_worth(g, player, have, prices)


def cut_worth(g: Kingdom, player: int, card: int, line: int, prices: Prices, rivals: Rivals) -> float:
    """What is left and gained after a cut and a good resolution."""
    array = g.zones[ARRAY_OF[player]]
    plan = Plan(g, player, array[:line], array[line:], rivals, prices)
    if card < g.content.first_monster:
        plan.gems[g.content.kind[card]] += 1
    else:
        plan.souls += 1
    return plan.total()


def answer_take(g: Kingdom, asked: Decision) -> Option:
    player, prices = asked.player, Prices(g.content, time_left(g))
    rivals, known, best, chosen = Rivals(g, player), dict[int, float](), -999.0, asked.options[0]
    shape = [len(g.zones[cell]) for cell in MATRIX]
    for option in asked.options:
        cell = str(option.at)
        card = g.zones[cell][0]
        word = g.content.suit[card] if card < g.content.first_monster else -card
        if word not in known:
            known[word] = best_use(g, player, card, prices, rivals)[0]
        worth = known[word] - FRESH * prices.left * dealt_after(shape, MATRIX.index(cell))
        if worth > best:
            best, chosen = worth, option
    return chosen


def dealt_after(shape: list[int], cell: int) -> int:
    """How many cards the next player finds fresh when this cell of the matrix is emptied."""
    shape[cell] = 0
    dealt = len(WANTED[tuple(shape)])
    shape[cell] = 1
    return dealt


def answer_use(g: Kingdom, asked: Decision) -> Option:
    prices = Prices(g.content, time_left(g))
    _, key = best_use(g, asked.player, g.zones["taken"][0], prices, Rivals(g, asked.player))
    return asked.option(key)


# --- resolving


def plan_of(g: Kingdom, player: int) -> Plan:
    return Plan(g, player, g.zones["kingdom"], g.zones["dungeon"])


def answer_resolve(g: Kingdom, asked: Decision) -> Option:
    """Draw first, then fight, then what gains most; done when nothing gains."""
    plan, best, chosen = plan_of(g, asked.player), 0.0, asked.options[-1]
    have = plan.funds()
    for option in asked.options[:-1]:
        deed, card = option.key.partition(":")[0], int(str(option.at))
        if deed == "fight":
            gain = (plan.fight(card, have) or 0.0) + 10
        elif deed == "deed":
            kind = g.content.kind[card]
            gain = plan.deed(kind) - plan.prices.gem
            verb = g.content.adventurers[kind].ability[0][0]
            if gain > 0:
                gain += 20 if verb in DRAWING else 15 if verb == "gallop" else 0
        else:
            gain = plan.controller(card)[0]
        if gain > best:
            best, chosen = gain, option
    return chosen


def answer_controller(g: Kingdom, asked: Decision) -> Option:
    assert isinstance(g.about, Controlling)
    plan, monster, powers = plan_of(g, asked.player), g.about.monster, dict[int, float]()

    def gain(option: Option) -> float:
        kind = g.content.kind[int(str(option.at))]
        lost = plan.prices.gem if option.key.startswith("dungeon") else plan.prices.card[kind]
        if kind not in powers:
            powers[kind] = plan.power(monster, kind)
        return powers[kind] - lost

    return max(asked.options, key=gain)


def answer_happiness(g: Kingdom, asked: Decision) -> Option:
    """The set of Gems that brings most beyond what it is worth as it lies."""
    assert isinstance(g.about, Giving)
    plan, wild, offers = plan_of(g, asked.player), g.content.wild, g.about

    def gain(place: int) -> float:
        gems, after = offers.sets[place], plan.gems[:]
        after[gems.kind] -= gems.coloured
        after[wild] -= gems.white
        return float(offers.points[place]) + gems_worth(after, wild, plan.prices.left)

    return asked.options[max(range(len(asked.options)), key=gain)]


def answer_navigate(g: Kingdom, asked: Decision) -> Option:
    plan = plan_of(g, asked.player)

    def gain(option: Option) -> float:
        kind = g.content.kind[int(str(option.at))]
        lost = plan.prices.gem if option.key.startswith("dungeon") else plan.prices.card[kind]
        return (0.0 if is_mover(g, kind) else plan.deed(kind)) - lost

    return max(asked.options, key=gain)


def is_mover(g: Kingdom, kind: int) -> bool:
    """Angels and Amazons: what they do is judged by what they move."""
    return g.content.adventurers[kind].ability[0][0] in ("navigate", "gallop")


def answer_guide(g: Kingdom, asked: Decision) -> Option:
    """Use the guest's deed when it brings something."""
    gain = plan_of(g, asked.player).deed(g.content.kind[int(str(asked.options[0].at))])
    return asked.options[0] if gain > 0 else asked.options[1]


def answer_gallop(g: Kingdom, asked: Decision) -> Option:
    plan, content, best, chosen = plan_of(g, asked.player), g.content, 0.1, asked.options[-1]
    have = plan.funds()
    for option in asked.options[:-1]:
        card, gain = int(str(option.at)), 0.0
        from_kingdom = option.key.startswith("kingdom")
        if card >= content.first_monster:
            fight = plan.fight(card, have) or 0.0
            controlled, who = plan.controller(card)
            controlled = controlled if who >= 0 else 0.0
            gain = controlled - fight if from_kingdom else fight - controlled
        elif not is_mover(g, content.kind[card]):
            deed = max(plan.deed(content.kind[card]), plan.prices.gem)
            gain = (deed - plan.prices.card[content.kind[card]]) * (1 if from_kingdom else -1)
        if gain > best:
            best, chosen = gain, option
    return chosen


# --- picking cards


def with_card(plan: Plan, card: int, place: str) -> float:
    """What all is worth when a card comes to the hand or a side at once and the turn is played on well."""
    plan = plan.twin()
    if card >= plan.content.first_monster:
        (plan.foes if place == "kingdom" else plan.beasts).append(card)
    else:
        {"hand": plan.hand, "kingdom": plan.home, "dungeon": plan.below}[place][plan.content.kind[card]] += 1
    return plan.total()


def best_card(g: Kingdom, asked: Decision, places: Sequence[str]) -> Option:
    """The card that is worth most in one of these places; of equal cards one is looked at."""
    plan, known = plan_of(g, asked.player), dict[int, float]()
    best, chosen = -999.0, asked.options[0]
    for option in asked.options:
        card = int(str(option.at))
        word = g.content.kind[card] if card < g.content.first_monster else -card
        if word not in known:
            known[word] = max([with_card(plan, card, place) for place in places])
            if known[word] > best:
                best, chosen = known[word], option
    return chosen


def answer_summoned(g: Kingdom, asked: Decision) -> Option:
    return answer_card(g, asked._replace(options=tuple(worth_summoning(g, asked.options))))


def answer_card(g: Kingdom, asked: Decision) -> Option:
    """A summoned or caught card."""
    return best_card(g, asked, SIDES)


def answer_side(g: Kingdom, asked: Decision) -> Option:
    assert isinstance(g.about, Placing)
    plan, card = plan_of(g, asked.player), g.about.card
    return asked.option(max(SIDES, key=lambda side: with_card(plan, card, side)))


def answer_loot(g: Kingdom, asked: Decision) -> Option:
    return best_card(g, asked, ("hand",))


def answer_discard(g: Kingdom, asked: Decision) -> Option:
    """The card worth least in hand: what there is most of."""
    plan = plan_of(g, asked.player)

    def worth(option: Option) -> float:
        kind = g.content.kind[int(str(option.at))]
        return plan.prices.card[kind] - 0.2 * plan.hand[kind]

    return min(asked.options, key=worth)


def answer_devour(g: Kingdom, asked: Decision) -> Option:
    plan, colours = plan_of(g, asked.player), {one.colour: kind for kind, one in enumerate(g.content.adventurers)}

    def gain(option: Option) -> float:
        kind = colours[option.key]  # type: ignore[index]
        return 1.5 * plan.rivals.gems[kind] + (1 - plan.prices.gem) * plan.gems[kind]

    return max(asked.options, key=gain)


def answer_whites(g: Kingdom, asked: Decision) -> Option:
    plan, wild = plan_of(g, asked.player), g.content.wild
    gain = 1.5 * plan.rivals.gems[wild] + (1 - plan.prices.gem - 0.4) * plan.gems[wild]
    return asked.options[0] if gain > 0 else asked.options[1]


def answer_conquer(g: Kingdom, asked: Decision) -> Option:
    return max(asked.options, key=lambda option: g.content.points[int(str(option.at))] + g.tokens[int(str(option.at))])


def answer_raid(g: Kingdom, asked: Decision) -> Option:
    """The hardest Monster goes: few points for many cards."""
    have = g.suits(HAND_OF[asked.player])[: len(g.content.adventurers)]

    def worth(option: Option) -> tuple[float, int]:
        card = int(str(option.at))
        short = sum(max(0, count - have[kind]) for kind, count in enumerate(g.content.needs[card]))
        return (-short, g.content.points[card])

    return min(asked.options, key=worth)


ANSWERS: dict[type, Callable[[Kingdom, Any], Option]] = {
    Taking: answer_take,
    Using: answer_use,
    Resolving: answer_resolve,
    Controlling: answer_controller,
    Giving: answer_happiness,
    Navigating: answer_navigate,
    Guiding: answer_guide,
    Riding: answer_gallop,
    Summoning: answer_summoned,
    Grappling: answer_card,
    Placing: answer_side,
    Looting: answer_loot,
    Trimming: answer_discard,
    Devouring: answer_devour,
    Tasting: answer_whites,
    Conquering: answer_conquer,
    Raiding: answer_raid,
}

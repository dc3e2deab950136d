"""What a reason in Monster Pontoon 21 claims, reckoned from the cards themselves and the words of the quest."""

from __future__ import annotations

from typing import Any

from game.ai.reasons import Fact
from game.rules.pontoon.state import Pontoon

STARS = 5


def seats() -> tuple[int, ...]:
    return (2, 3, 4)


def house_rules(number: int) -> dict[str, Any]:
    return {}


def of(fact: Fact) -> int:
    assert isinstance(fact.of, int)
    return fact.of


def count(g: Pontoon, card: int) -> int:
    return max(0, g.base[card] + g.bonus[card])


def crew(g: Pontoon, hero: int) -> int:
    return sum(count(g, card) for card in g.zones[f"companions/{hero}"])


def weapon(g: Pontoon, hero: int) -> int:
    (card,) = g.zones[f"equipment/{hero}"]
    return card


def sees(g: Pontoon, hero: int, eyes: int) -> bool:
    """Whether all of these eyes know a hero's Equipment: its owner does, and whoever was shown it."""
    return not eyes & ~(g.known[weapon(g, hero)] | 1 << hero)


def weapons(g: Pontoon, hero: int, eyes: int) -> list[int]:
    if sees(g, hero, eyes):
        return [weapon(g, hero)]
    hidden = [card for card in g.zones["armoury"] if eyes & ~g.known[card]]
    return hidden + [weapon(g, other) for other in range(g.seats) if not sees(g, other, eyes)]


def tops(g: Pontoon, eyes: int) -> list[int]:
    guild = g.zones["guild"]
    if guild and not eyes & ~g.known[guild[-1]]:
        return [guild[-1]]
    return [card for card in guild if eyes & ~g.known[card]]


def lit(g: Pontoon, power: int) -> bool:
    """Whether the quest's own words are met."""
    want = g.quest().condition
    if want.range is not None:
        return want.range[0] <= power <= want.range[1]
    if want.exactly is not None:
        return power in want.exactly
    if want.at_most is not None:
        return power <= want.at_most
    return want.at_least is None or power >= want.at_least


def score(g: Pontoon, power: int, companions: int) -> tuple[int, ...]:
    """How good a party is by the quest's priority, as far as power and size go; () outside the condition."""
    if not lit(g, power):
        return ()
    signs = {
        "highest_power": lambda: power,
        "lowest_power": lambda: -power,
        "fewest_companions": lambda: -companions,
        "most_companions": lambda: companions,
    }
    parts = []
    for name, *value in g.quest().priority:
        parts += [-abs(power - value[0])] if name == "closest_to" else [signs[name]()] if name in signs else []
    return (1, *parts)


def fits(g: Pontoon, powers: list[int]) -> float:
    """Of 100 of these powers those that are good."""
    target = next((value[0] for name, *value in g.quest().priority if name == "closest_to"), None)
    good = sum(abs(p - target) <= 2 if target is not None else lit(g, p) for p in powers)
    return 100 * good / max(1, len(powers))


def nearest(told: int, exact: float) -> bool:
    """Whether no whole number is nearer; of a half both neighbours are."""
    return abs(told - exact) < 0.5 + 1e-9


def holds(g: Pontoon, seat: int, key: str, eyes: int, fact: Fact) -> bool:
    n, m, kind = fact.number, fact.more, fact.kind
    if kind == "ability_makes":
        return ability_holds(g, seat, key, eyes, fact)
    if kind == "outdone":
        return outdone_holds(g, seat, key, eyes, fact)
    if kind in ("lands", "better", "few_better", "falls_out", "none_better", "next_no_better", "next_is", "no_help"):
        return odds_hold(g, seat, key, eyes, fact)
    if kind in ("odds_up", "odds_down"):
        now = [crew(g, seat) + count(g, held) for held in weapons(g, seat, eyes)]
        after = [power + count(g, card) for power in now for card in tops(g, eyes)]
        up, down = (fits(g, after), fits(g, now)) if kind == "odds_up" else (fits(g, now), fits(g, after))
        return nearest(n, up) and nearest(m, down) and n > m and (key == "hit") == (kind == "odds_up")
    if kind in ("stands", "short_of", "inside", "no_ceiling", "too_strong"):
        return power_holds(g, seat, eyes, fact)
    if kind in ("counts", "nobodys", "other_side", "has_ability"):
        return card_holds(g, fact)
    if kind in ("stars", "wins_game", "rival_wins", "rival_near"):
        return stars_hold(g, seat, fact)
    return seen_holds(g, seat, fact)


def odds_hold(g: Pontoon, seat: int, key: str, eyes: int, fact: Fact) -> bool:
    """Odds are those of all cards that may come, and they speak for the choice."""
    assert sees(g, seat, eyes)
    now, size = crew(g, seat) + count(g, weapon(g, seat)), len(g.zones[f"companions/{seat}"])
    cards = [g.about.card] if key in ("top", "under") else tops(g, eyes)  # type: ignore[attr-defined]
    here = score(g, now, size)
    better = sum(score(g, now + count(g, card), size + 1) > here for card in cards)
    missed = sum(not lit(g, now + count(g, card)) for card in cards)
    n, m, all_ = fact.number, fact.more, len(cards)
    match fact.kind:
        case "lands":
            return (n, m) == (better, all_) and not lit(g, now) and better > 0 and key == "hit"
        case "better":
            return (n, m) == (better, all_) and 2 * n > m and key == "hit"
        case "few_better":
            return (n, m) == (better, all_) and 2 * n < m and key == "stay"
        case "falls_out":
            return (n, m) == (missed, all_) and 2 * n > m and lit(g, now) and key == "stay"
        case "none_better":
            return n == all_ and not better and key == "stay"
        case "next_is":
            return all_ == 1 and n == now + count(g, cards[0]) and better == 1 and key in ("hit", "top")
    return all_ == 1 and not better and key in ("stay", "under")


def outdone_holds(g: Pontoon, seat: int, key: str, eyes: int, fact: Fact) -> bool:
    """A party inside is beaten at that power, and at none that is nearer, while so many others may still come there."""
    assert sees(g, seat, eyes)
    now, size = crew(g, seat) + count(g, weapon(g, seat)), len(g.zones[f"companions/{seat}"])
    better = [p for p in range(99) if score(g, p, size) > score(g, now, size)]
    still = [hero for hero in range(g.seats) if hero != seat and not g.stayed[hero]]
    least = min(abs(p - now) for p in better)
    return (
        key == "hit"
        and lit(g, now)
        and fact.number in better
        and abs(fact.number - now) == least
        and fact.more == len(still) > 0
    )


def ability_holds(g: Pontoon, seat: int, key: str, eyes: int, fact: Fact) -> bool:
    """Who stays and uses that card stands at that power, and better than before."""
    assert sees(g, seat, eyes)
    now, size = crew(g, seat) + count(g, weapon(g, seat)), len(g.zones[f"companions/{seat}"])
    world = g.clone()
    world.choose("stay")
    asked = world.question
    used = asked.player == seat and asked.about.card == of(fact)  # type: ignore[attr-defined]
    world.choose(asked.options[0].key)
    after = crew(world, seat) + count(world, weapon(world, seat))
    return used and key == "stay" and fact.number == after and score(g, after, size) > score(g, now, size)


def power_holds(g: Pontoon, seat: int, eyes: int, fact: Fact) -> bool:
    if fact.kind == "no_ceiling":
        most = max(card.power for card in g.content.cards)
        top = crew(g, seat) + max(count(g, card) for card in weapons(g, seat, eyes)) + most
        return all(lit(g, power) for power in range(top + 1) if power >= min(p for p in range(99) if lit(g, p)))
    if fact.kind == "too_strong":
        least = crew(g, seat) + min(count(g, card) for card in weapons(g, seat, eyes))
        return not any(lit(g, power) for power in range(least, 99))
    power = crew(g, seat) + count(g, weapon(g, seat))
    if not sees(g, seat, eyes):
        return False
    if fact.kind == "stands":
        return fact.number == power
    if fact.kind == "inside":
        return lit(g, power)
    lowest = next(p for p in range(power, 99) if lit(g, p))
    return fact.number == lowest - power > max(count(g, card) for card in tops(g, eyes))


def card_holds(g: Pontoon, fact: Fact) -> bool:
    card = of(fact)
    if fact.kind == "other_side":
        return (fact.number, fact.more) == (g.content.cards[card].sub, count(g, card))
    if fact.kind == "has_ability":
        return bool(g.about.card == card)  # type: ignore[attr-defined]
    parties = [one for hero in range(g.seats) for one in g.zones[f"companions/{hero}"]]
    return card not in parties if fact.kind == "nobodys" else fact.number == count(g, card)


def stars(g: Pontoon, hero: int) -> int:
    return sum(g.content.quests[card - g.content.first_quest].stars for card in g.zones[f"won/{hero}"])


def stars_hold(g: Pontoon, seat: int, fact: Fact) -> bool:
    (card,) = g.zones["quest"]
    here = g.content.quests[card - g.content.first_quest].stars
    if fact.kind == "stars":
        return fact.number == here
    if fact.kind == "wins_game":
        return fact.number == here and stars(g, seat) + here >= STARS
    if fact.kind == "rival_wins":
        return of(fact) != seat and fact.number == stars(g, of(fact)) and fact.number + here >= STARS
    return of(fact) != seat and fact.number == STARS - stars(g, of(fact)) > 0


def seen_holds(g: Pontoon, seat: int, fact: Fact) -> bool:
    """What lies open of parties."""
    n, hero = fact.number, fact.of
    match fact.kind:
        case "crew" | "own":
            return hero == seat and n == crew(g, seat)
        case "guild_empty":
            return not g.zones["guild"]
        case "last_to_go":
            return all(g.stayed[other] for other in range(g.seats) if other != seat)
        case "ahead_of":
            return n == crew(g, seat) - crew(g, of(fact)) > 0 and hero != seat
        case "has_stayed":
            return g.stayed[of(fact)] and n == crew(g, of(fact)) and hero != seat
        case "goes_on":
            return not g.stayed[of(fact)] and n == crew(g, of(fact)) and hero != seat
        case "hides" | "of_rival":
            return n == crew(g, of(fact)) and hero != seat
        case "looked_at":
            return g.about.card in g.zones["guild"]  # type: ignore[attr-defined]
    raise KeyError(fact.kind)

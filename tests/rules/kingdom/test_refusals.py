"""Refusals: at every kind of question, whatever is pointed at, the reason is true and belongs to that question."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

from game.engine.agenda import Decision
from game.engine.match import Match
from game.rules.kingdom import action, aftermath, deeds, fights, gems, powers, resolve
from game.rules.kingdom.state import MATRIX, SIDES, Kingdom
from tests.rules.kingdom.table import KINGDOM, SHIPPED, resolving

KINDS: dict[type, str] = {  # what a question can be about -> where the rulebook speaks of it
    action.Taking: "3.1",
    action.Using: "3",
    resolve.Resolving: "4.1",
    resolve.Controlling: "4.5",
    fights.Paying: "4.3",
    fights.Splitting: "4.3",
    gems.Giving: "5.1",
    deeds.Navigating: "5.3",
    deeds.Guiding: "5.3",
    deeds.Riding: "5.5",
    deeds.Summoning: "5.6",
    deeds.Placing: "5.6 6.4",
    deeds.Searching: "5.7",
    deeds.Looting: "5.7",
    powers.Devouring: "6.3",
    powers.Tasting: "6.3",
    powers.Grappling: "6.4",
    powers.Conquering: "6.5",
    powers.Releasing: "6.6",
    aftermath.Trimming: "7.1",
    aftermath.Raiding: "7.3",
}
OFTEN, SELDOM = 20, 4  # questions of each kind that are looked at, and are enough of them
KEYS = ("take:11", "queue", "cut:0", "cut:3", "dismiss", "done", "fight:orthos4", "stay", "kingdom", "red", "line/2")


class Pointed(NamedTuple):
    """A card or a place (card None) that a player points at while something is asked."""

    g: Kingdom
    player: int
    card: int | None
    zone: str

    @property
    def about(self) -> Any:
        return self.g.about

    @property
    def array(self) -> list[int]:
        return self.g.zones[f"array/{self.player}"]

    @property
    def monster(self) -> bool:
        return self.card is not None and SHIPPED.is_monster(self.card)

    @property
    def mine(self) -> bool:
        return self.zone.endswith(f"/{self.player}")

    def lies(self, *families: str) -> bool:
        return self.card is not None and self.zone.partition("/")[0] in families


def suits(p: Pointed) -> bool:
    """Whether the taken card may cut at the one pointed at, by the colours printed on both."""
    assert p.card is not None
    colours = [
        "grey" if SHIPPED.is_monster(card) else SHIPPED.of(card).colour  # type: ignore[union-attr]
        for card in (p.card, p.g.zones["taken"][0])
    ]
    return colours[0] == colours[1] or "white" in colours


def cuts(p: Pointed) -> bool:
    return any(suits(p._replace(card=other)) for other in p.array)


def within(p: Pointed) -> bool:
    return not isinstance(p.about, action.Taking | action.Using | resolve.Resolving)


# what is told of a card that looks like a choice: sentence -> what must be so, and then it is told and nothing else
SPECIAL: dict[str, Callable[[Pointed], bool]] = {
    r"(?P<name>.+) lies in the Kingdom: Monsters are controlled.*": lambda p: (
        isinstance(p.about, resolve.Controlling) and p.zone == "kingdom" and not p.monster
    ),
    r"(?P<name>.+) lies in the Dungeon: fights are paid for.*": lambda p: (
        isinstance(p.about, fights.Paying | fights.Splitting) and p.zone == "dungeon" and not p.monster
    ),
    r"(?P<name>.+) alone is no answer: choose one of the ways to pay\.": lambda p: (
        isinstance(p.about, fights.Paying | fights.Splitting)
        and (p.lies("kingdom") or p.lies("hand") and p.mine)
        and not p.monster
    ),
    r"(?P<name>.+) is a Monster: an Angel takes an Adventurer along\.": lambda p: (
        isinstance(p.about, deeds.Navigating) and p.monster and p.zone in SIDES
    ),
    r"It is another player's Gem: a Princess gives your own\.": lambda p: (
        isinstance(p.about, gems.Giving) and p.lies("treasury") and not p.mine
    ),
    r"(?P<name>.+) is a Monster: a Harpy takes Adventurers alone\.": lambda p: (
        isinstance(p.about, powers.Grappling) and p.monster and p.lies("array") and not p.mine
    ),
    r"Your hand and Kingdom cannot pay for (?P<name>.+), even with 1 fewer\.": lambda p: (
        isinstance(p.about, powers.Conquering) and p.monster and p.lies("array") and not p.mine
    ),
    r"(?P<name>.+) is an Adventurer: a Giant Robot fights Monsters\.": lambda p: (
        isinstance(p.about, powers.Conquering) and not p.monster and p.lies("array") and not p.mine
    ),
    r"(?P<name>.+) lies in another player's Graveyard: only your own.*": lambda p: (
        isinstance(p.about, powers.Releasing) and p.lies("graveyard") and not p.mine
    ),
}
# a sentence -> what must be so that it is true, and that it belongs to this question and thing
TRUE: dict[str, Callable[[Pointed], bool]] = {
    r"This cell is empty\.": lambda p: p.zone in MATRIX and not p.g.zones[p.zone] or p.zone.startswith("take:"),
    r"Cards are taken from the matrix alone\.": lambda p: p.zone == "discard",
    r"Cards are taken from the matrix alone\. When the deck is empty, the end is near\.": lambda p: p.zone == "deck",
    r"First take a card from the matrix\.": lambda p: isinstance(p.about, action.Taking),
    r"You have taken your card for this turn\.": lambda p: (
        not isinstance(p.about, action.Taking) and (p.zone in MATRIX or p.zone.startswith("take:"))
    ),
    r"You have cut with your card in this turn\.": lambda p: not isinstance(p.about, action.Taking | action.Using),
    r"First say what the card you have taken does\.": lambda p: isinstance(p.about, action.Using),
    r"You have taken (?P<name>.+): now say what it does\.": lambda p: p.zone == "taken",
    r".+ can cut here: choose the line on either side of (?P<name>.+)\.": lambda p: p.mine and suits(p),
    r".+ and (?P<name>.+) differ in colour: no cut here\.": lambda p: p.mine and not suits(p),
    r"(?P<name>.+) is in your hand: it is of use after a cut\.": lambda p: p.lies("hand") and p.mine,
    r"Your Array is full: cut it\.": lambda p: len(p.array) > 6 and cuts(p),
    r"Your Array is full: dismiss it\.": lambda p: len(p.array) > 6 and not cuts(p),
    r"There is no card in your Array to cut at\.": lambda p: not p.array,
    r"A line must touch a card of the same colour, or a Princess\.": lambda p: bool(p.array),
    r"Dismiss is for a full Array alone\.": lambda p: len(p.array) < 7,
    r"This card can cut, so it may not be dismissed\.": cuts,
    r"Fight in the Kingdom, act in the Dungeon, or be done\.": lambda p: isinstance(p.about, resolve.Resolving),
    r"Your hand and Kingdom cannot pay for (?P<name>[^,]+)\.": lambda p: p.monster and p.zone == "kingdom",
    r"(?P<name>.+) lies in the Kingdom: it pays for fights.*": lambda p: not p.monster and p.zone == "kingdom",
    r"No Adventurer in hand or Dungeon can control (?P<name>.+)\.": lambda p: (
        p.monster
        and p.zone == "dungeon"
        and not p.g.zones[f"hand/{p.player}"]
        and all(map(SHIPPED.is_monster, p.g.zones["dungeon"]))
    ),
    r"(?P<name>.+) is in your hand: it pays, controls, or goes with an Angel\.": lambda p: p.lies("hand") and p.mine,
    r"It is in another player's hand, where only a Ninja takes cards\.": lambda p: p.lies("hand") and not p.mine,
    r"Gems are given through a Princess\.": lambda p: p.lies("treasury") and p.mine,
    r"It is another player's Gem: only a Hungry Dragon eats it\.": lambda p: p.lies("treasury") and not p.mine,
    r"(?P<name>.+) lies in your Graveyard: only an Undead Reaper lets it go\.": lambda p: (
        p.lies("graveyard") and p.mine
    ),
    r"(?P<name>.+) waits in another player's Array: only a Giant Robot.*": lambda p: (
        p.monster and p.lies("array") and not p.mine
    ),
    r"(?P<name>.+) waits in another player's Array: only a Harpy.*": lambda p: (
        not p.monster and p.lies("array") and not p.mine
    ),
    r"(?P<name>.+) lies neither in your Kingdom nor in your Dungeon\.": lambda p: p.zone not in SIDES,
    r"(?P<name>.+) it is: now (choose|say) .+\.": lambda p: p.card in tuple(p.about),
    **SPECIAL,
    r"(?P<name>.+) is no choice here: (choose|say) .+\.": within,
    r"Now (choose|say) .+\.": within,
}


@cache
def asked() -> dict[type, list[tuple[Kingdom, Decision]]]:
    """Questions of every kind out of random games, busy more often than idle; a raid on the poor is laid out."""
    found: dict[type, list[tuple[Kingdom, Decision]]] = {kind: [] for kind in KINDS}
    for words in ("harpy4 orthos4", "harpy7 ninja orthos4", "orthos12 giant_robot4 knight", "orthos4 harpy12 harpy4"):
        laid = resolving(kingdom=words, hand="angel", reserve=3, rivals=({}, {"array": ["ninja"]})).done().match
        found[aftermath.Raiding].append((laid.state, laid.decision))  # type: ignore[arg-type]
    for seed in range(100):
        match, rng = Match(KINGDOM, SHIPPED, 2 + seed % 3, seed, skip_single=False), Random(seed)
        while match.decision is not None:
            kind = type(match.state.about)
            if len(found[kind]) < OFTEN and (rng.random() < 0.3 or len(found[kind]) < SELDOM):
                found[kind].append((match.state.clone(), match.decision))  # type: ignore[arg-type]
            keys = [option.key for option in match.decision.options]
            busy = [key for key in keys if key not in ("done", "leave", "stay", "stop")]
            match.answer(rng.choice(busy if busy and rng.random() < 0.7 else keys))
        if all(len(cases) >= SELDOM for cases in found.values()):
            break
    return found


def pointed(g: Kingdom, player: int) -> Iterator[Pointed]:
    for zone, cards in g.zones.items():
        yield Pointed(g, player, None, zone)
        for card in cards:
            yield Pointed(g, player, card, zone)
    for key in KEYS:
        yield Pointed(g, player, None, key)


def is_offered(p: Pointed, decision: Decision) -> bool:
    """By key or place, or as a card that is equal to one offered in the same place."""
    if p.card is None:
        return any(p.zone in (option.key, option.at) for option in decision.options)
    return any(
        isinstance(option.at, int)
        and option.at in p.g.zones[p.zone]
        and SHIPPED.word(option.at) == SHIPPED.word(p.card)
        for option in decision.options
    )


def test_every_question_says_what_it_is_about() -> None:
    """Every kind comes up in random games, and each is of its own."""
    counts = {kind.__name__: len(cases) for kind, cases in asked().items()}
    assert min(counts.values()) >= SELDOM, counts


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_the_reason_against_every_piece_on_the_table_is_true(kind: type) -> None:
    """Nothing that is offered is refused, all else is; with a sentence that is true, of this question and thing."""
    told = set()
    for g, decision in asked()[kind]:
        assert decision.about is not None
        for p in pointed(g, decision.player):
            refusal = KINGDOM.why_not(g, decision.player, p.zone if p.card is None else p.card)
            where = f"{decision.about} {p.zone} {SHIPPED.name(p.card) if p.card is not None else ''}: {refusal}"
            assert (refusal is None) == is_offered(p, decision), where
            if refusal is None:
                continue
            found = [(match, true) for sentence, true in TRUE.items() if (match := re.fullmatch(sentence, refusal.why))]
            assert len(found) == 1, where
            match, true = found[0]
            assert true(p), where
            if "is no choice here" in refusal.why:
                assert [sentence for sentence, fits in SPECIAL.items() if fits(p)] == [], where
            name = match.groupdict().get("name")
            assert name is None or p.card is not None and name == SHIPPED.name(p.card), where
            told.add(refusal.why)
            if within(p) and refusal.rule not in ("3.1", "3.3"):
                assert refusal.rule in KINDS[kind].split(), where
            if within(p) and isinstance(p.about, deeds.Placing) and "choose the side" in refusal.why:
                summoned = p.about.source.startswith("seen")
                assert refusal.rule == ("5.6" if summoned else "6.4"), where
    assert told


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_no_reason_tells_the_face_of_a_card_that_lies_hidden(kind: type) -> None:
    """In a world that looks the same to the player another card lies there, and the reason is the same."""
    hidden = 0
    for g, decision in asked()[kind]:
        world = g.redeal(decision.player, Random(1))
        for zone, cards in g.zones.items():
            for card, other in zip(cards, world.zones[zone]):
                if card != other:
                    hidden += 1
                    assert KINGDOM.why_not(g, decision.player, card) == KINGDOM.why_not(world, decision.player, other)
    assert hidden


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_what_a_question_is_about_is_known_to_the_player_who_is_asked(kind: type) -> None:
    """DNK-R38: asked anew in a world that looks the same to this player, it is about the same."""
    for g, decision in asked()[kind]:
        for seed in range(3):
            world = g.redeal(decision.player, Random(seed))
            world.decision = None
            world.agenda.append(world.asked)
            world.run()
            assert world.about == decision.about
    assert asked()[kind]

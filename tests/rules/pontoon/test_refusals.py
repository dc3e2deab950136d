"""Refusals: for every question and everything on the table the reason is true, and nothing offered is refused."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

from game.engine.game import Refusal
from game.rules.pontoon.abilities import Peeking, Picking, Using
from game.rules.pontoon.changes import Placing
from game.rules.pontoon.state import PARTY_LIMIT, Pontoon
from game.rules.pontoon.turn_move import Declaring
from tests.rules.pontoon.table import PONTOON, SHIPPED, Table, games, party, reprint

ANSWERS = ("hit", "stay", "use", "leave", "top", "under", "seat:1", "seat:2", "seat:3", "seat:4")
Truth = Callable[[Pontoon, int, Any, str], bool]


def card_of(g: Pontoon, name: str) -> int:
    return next(number for number in g.content.ids.values() if g.content.name(number) == name)


def type_of(g: Pontoon, target: Any) -> str:
    return str(g.card(target).type)


def about(g: Pontoon, *kinds: type) -> bool:
    return isinstance(g.about, kinds)


def picks(g: Pontoon, actor: str) -> Picking | None:
    """The question which companion is picked, when that card asks it."""
    return g.about if isinstance(g.about, Picking) and g.content.name(g.about.card) == actor else None


def picks_type(g: Pontoon, target: Any, actor: str, kind: str) -> bool:
    asked = picks(g, actor)
    return asked is not None and asked.type == kind and type_of(g, target) not in (kind, "equipment")


def among_own(g: Pontoon, hero: int, target: Any, actor: str) -> bool:
    asked = picks(g, actor)
    return asked is not None and asked.of == "own" and g.owner(target) != hero


def among_others(g: Pontoon, hero: int, target: Any, actor: str) -> bool:
    asked = picks(g, actor)
    return asked is not None and asked.of == "other_in_play" and g.owner(target) == hero


def out_of_reach(g: Pontoon, target: Any) -> bool:
    asked = g.about
    return (
        isinstance(asked, Picking)
        and asked.of == "other_in_play"
        and g.stayed[g.owner(target)]
        and asked.type in ("any", type_of(g, target))
    )


def weaker_one(g: Pontoon, hero: int, target: Any, count: str) -> bool:
    others = [g.count(card) for card in g.companions(hero) if isinstance(g.about, Picking) and card != g.about.card]
    return (
        isinstance(g.about, Picking)
        and g.about.weakest
        and target in g.companions(hero)
        and g.count(target) == int(count) > min(others)
    )


def is_quest(g: Pontoon, target: Any) -> bool:
    if isinstance(target, int):
        return target >= g.content.first_quest
    return str(target).split("/")[0] in ("quest", "quests", "warning", "won")


# a sentence, and when it is true: the state, who asks, what was pointed at, and the words in the brackets
TRUE: dict[str, Truth] = {
    r"Another hero's Equipment acts first\.": lambda g, hero, t, w: g.phase == "battle" and not about(g, Declaring),
    r"Your party is full: .*": lambda g, hero, t, w: g.members(hero) >= PARTY_LIMIT and g.phase == "turn_move",
    r"You have stayed: .*": lambda g, hero, t, w: g.stayed[hero] and g.phase == "turn_move",
    r"It is another hero's turn\.": lambda g, hero, t, w: about(g, Declaring) and not g.stayed[hero],
    r"Another hero decides about an ability first\.": lambda g, hero, t, w: not about(g, Declaring),
    r"First say where (.*) goes: .*": lambda g, hero, t, w: g.about == Placing(card_of(g, w)),
    r"First say whether to use (.*)\.": lambda g, hero, t, w: g.about == Using(card_of(g, w)),
    r"First finish the ability of (.*)\.": lambda g, hero, t, w: (
        about(g, Picking, Peeking) and g.about.card == card_of(g, w)
    ),  # type: ignore[union-attr]
    r"(.*) is not for choosing now: Hit or Stay\.": lambda g, hero, t, w: (
        g.about == Declaring(True) and t == card_of(g, w)
    ),
    r"(.*) is not for choosing now: you stay\.": lambda g, hero, t, w: (
        g.about == Declaring(False) and t == card_of(g, w)
    ),
    r"(.*) looks at the Equipment of another hero\.": lambda g, hero, t, w: g.about == Peeking(card_of(g, w)),
    r"(.*) cannot pick itself\.": lambda g, hero, t, w: picks(g, w) is not None and t == card_of(g, w),
    r"(.*) picks a companion, and Equipment is none\.": lambda g, hero, t, w: (
        picks(g, w) is not None and (type_of(g, t) == "equipment" if isinstance(t, int) else t.startswith("equipment/"))
    ),
    r"(.*) is in no party now\.": lambda g, hero, t, w: about(g, Picking) and t in g.zones["guild"],
    r"(.*) picks an Adventurer, and .* is none\.": lambda g, hero, t, w: picks_type(g, t, w, "adventurer"),
    r"(.*) picks a Monster, and .* is none\.": lambda g, hero, t, w: picks_type(g, t, w, "monster"),
    r"(.*) picks among your own companions\.": lambda g, hero, t, w: among_own(g, hero, t, w),
    r"(.*) picks a companion of another hero\.": lambda g, hero, t, w: among_others(g, hero, t, w),
    r"(.*) is out of reach: its hero has stayed\.": lambda g, hero, t, w: out_of_reach(g, t),
    r".* counts (\d+): another companion of yours is weaker\.": lambda g, hero, t, w: weaker_one(g, hero, t, w),
    r"Quests are won in Battle, .*": lambda g, hero, t, w: is_quest(g, t),
    r"One Equipment each: .*": lambda g, hero, t, w: t == "armoury",
    r"It is Battle: .*": lambda g, hero, t, w: g.phase == "battle" and t in ("hit", "stay"),
    r"Your own Equipment you may look at .*": lambda g, hero, t, w: about(g, Peeking) and t == f"equipment/{hero}",
    r"The guild is empty: no more .*": lambda g, hero, t, w: not g.zones["guild"] and t in ("hit", "guild"),
    r"The Equipment of others stays hidden .*": lambda g, hero, t, w: (
        about(g, Declaring) and t.startswith("equipment/") and t != f"equipment/{hero}"
    ),
    r"That is no choice now: Hit or Stay\.": lambda g, hero, t, w: g.about == Declaring(True),
    r"That is no choice now: you stay\.": lambda g, hero, t, w: g.about == Declaring(False),
}


def told(g: Pontoon, hero: int, target: Any, refusal: Refusal) -> str:
    """The pattern of the sentence, which is true; AssertionError otherwise."""
    found = [(pattern, match) for pattern in TRUE if (match := re.fullmatch(pattern, refusal.why))]
    assert len(found) == 1, refusal
    pattern, match = found[0]
    number = g.content.ids.get(target, target) if isinstance(target, str) else target
    assert TRUE[pattern](g, hero, number, match[1] if match.groups() else ""), (refusal, target, g.about)
    return pattern


def pieces(g: Pontoon) -> list[Any]:
    """Everything that can be pointed at, and every answer there is."""
    return [*range(g.content.first_quest + len(g.content.quests)), *g.zones, *ANSWERS, *g.content.ids]


def look(g: Pontoon) -> Counter[tuple[type, str]]:
    """All refusals at one question, by kind of question and sentence."""
    seen: Counter[tuple[type, str]] = Counter()
    assert g.decision is not None
    offered = {place for option in g.decision.options for place in (option.at, option.key) if place is not None}
    for hero in range(g.seats):
        for target in pieces(g):
            refusal = PONTOON.why_not(g, hero, target)
            if hero == g.decision.player and target in offered:
                assert refusal is None, (refusal, target)
            elif refusal is not None:
                seen[type(g.about), told(g, hero, target, refusal)] += 1
            else:
                assert hero == g.decision.player and reached(g, target, offered), (target, g.about)
    return seen


def reached(g: Pontoon, target: Any, offered: set[Any]) -> bool:
    """Whether a card is a choice by its id, or because its place is one."""
    number = g.content.ids.get(target, target) if isinstance(target, str) else target
    return number in offered or any(number in g.zones[zone] for zone in offered if str(zone).startswith("equipment/"))


def test_every_refusal_of_every_question_is_true() -> None:
    """In games by lot, with the shipped cards and with cards by lot."""
    seen: Counter[tuple[type, str]] = Counter()
    for match, rng in games(range(24)):
        while match.decision is not None:
            if rng.random() < 0.1 or isinstance(match.decision.about, Picking | Peeking) and rng.random() < 0.5:
                assert isinstance(match.state, Pontoon)
                seen += look(match.state)
            match.answer(rng.choice(match.decision.options).key)
    assert {kind for kind, _ in seen} == {Declaring, Using, Picking, Peeking, Placing}
    never = set(TRUE) - {pattern for _, pattern in seen}
    assert len(never) <= 4, never


def test_who_has_stayed_is_the_reason_only_where_it_is() -> None:
    """PON-R11: the magpie wants an Adventurer of a hero still in play."""
    t = Table(
        party("EQ04", "GA04"), party("EQ05", "GA05"), party("EQ09", "GA06", "GM03", stayed=True), guild=["GM08"]
    ).play("hit")

    def why(card: str) -> str:
        refusal = PONTOON.why_not(t.state, 0, SHIPPED.ids[card])
        assert refusal is not None
        return refusal.why

    assert why("GA06") == "Lost Cartographer is out of reach: its hero has stayed."
    assert why("GM03") == "Thieving Magpie picks an Adventurer, and Grumpy Toadstool is none."
    assert why("GA04") == "Thieving Magpie picks a companion of another hero."
    assert why("GM08") == "Thieving Magpie cannot pick itself."
    assert why("EQ05") == "Thieving Magpie picks a companion, and Equipment is none."


def test_the_weakest_is_told_by_what_it_counts() -> None:
    t = Table(
        party("EQ04", "GA04", "GM06"),
        party("EQ05", "GA05"),
        guild=["GM10"],
        content=reprint(GM10={"on_hit": "[return_weakest]"}),
    ).play("hit")
    refusal = PONTOON.why_not(t.state, 0, SHIPPED.ids["GM06"])
    assert refusal is not None and refusal.why == "Doorway Ogre counts 6: another companion of yours is weaker."


def test_equipment_that_acts_is_chosen_where_it_lies() -> None:
    t = Table(party("EQ01", "GA04", "GM06"), party("EQ05", "GA05"), at="battle")
    assert isinstance(t.state.about, Using) and PONTOON.why_not(t.state, 0, "equipment/0") is None
    assert PONTOON.why_not(t.state, 0, SHIPPED.ids["EQ01"]) is None

"""Refusals: for every question and everything on the table the reason is true, and nothing offered is refused."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from game.engine.game import Refusal
from game.engine.match import Match
from game.rules.pack.cards import TITLES, WILD
from game.rules.pack.state import COLUMNS, REACH, Entering, MonsterPack, Offering, Ordering, Paying, Placing, Summoning
from tests.rules.pack.table import PACK, SHIPPED, Table, side

KINDS = (Summoning, Placing, Offering, Paying, Ordering, Entering)
ANSWERS = [
    *(f"{word}:{column}" for word in ("spot", "boost", "up", "to") for column in range(1, COLUMNS + 1)),
    *(f"{word}:{id}" for word in ("summon", "pay") for id in SHIPPED.ids),
    "none",
    "pass",
    "concede:1",
    "concede:2",
    "nonsense",
]
Truth = Callable[[MonsterPack, int, str, Any, str], bool]


def about(g: MonsterPack, *kinds: type) -> bool:
    return isinstance(g.about, kinds)


def card_asked(g: MonsterPack, name: str) -> bool:
    """Whether the question is about a card of that name."""
    return g.content.name(g.about.card) == name


def place(g: MonsterPack, target: Any) -> tuple[str, int, int]:
    """Family, seat and column of what was pointed at; answers that name a column of the asked player's area too."""
    assert g.decision is not None
    word, _, rest = str(target).partition(":")
    areas = {"spot": "waiting", "boost": "waiting", "up": "waiting", "to": "active"}
    if word in areas:
        return areas[word], g.decision.player, int(rest) - 1
    zone = lying(g, target) if isinstance(target, int) else target
    family, seat, column = (*str(zone).split("/"), "-1", "-1")[:3]
    return family, int(seat), int(column)


def spot(g: MonsterPack, target: Any) -> tuple[int | None, int, bool]:
    """Monster, die and mark of the waiting spot pointed at."""
    family, seat, column = place(g, target)
    assert family == "waiting"
    return g.waiting_at(seat, column), g.die[seat * COLUMNS + column], g.boosted[seat * COLUMNS + column]


def payable(g: MonsterPack, player: int, card: int | None) -> bool:
    types = g.content.types
    return card is not None and any(types[one] in (types[card], WILD) for one in g.hand(player))


def price(g: MonsterPack, target: Any, colour: str) -> bool:
    """Whether the card pointed at is of another colour than the monster that is boosted, which has this one."""
    assert isinstance(g.about, Paying)
    paid = target if isinstance(target, int) else SHIPPED.ids[str(target).split(":")[1]]
    types = g.content.types
    return TITLES[g.content.cards[g.about.card].type] == colour and types[paid] not in (types[g.about.card], WILD)


def held(g: MonsterPack, player: int, target: str) -> bool:
    return target.split(":")[1] in [g.content.id(card) for card in g.hand(player)]


TRUE: dict[str, Truth] = {
    r"The other player says first where a monster enters\.": lambda g, p, f, t, w: (
        g.mover == p and about(g, Ordering, Entering)
    ),
    r"It is the other player's turn\.": lambda g, p, f, t, w: g.mover != p,
    r"That is the other player's hand\.": lambda g, p, f, t, w: f == "hand" and place(g, t)[1] != p,
    r"Cards are drawn in the Draw step alone, .*": lambda g, p, f, t, w: f == "deck",
    r"Discarded cards stay out of the game\.": lambda g, p, f, t, w: f == "discard",
    r"First choose a monster from your hand to summon\.": lambda g, p, f, t, w: about(g, Summoning),
    r"First choose a free waiting spot for (.*)\.": lambda g, p, f, t, w: about(g, Placing) and card_asked(g, w),
    r"First choose the waiting monster to boost; .*": lambda g, p, f, t, w: about(g, Offering),
    r"First choose the card to discard for the boost of (.*)\.": lambda g, p, f, t, w: (
        about(g, Paying) and card_asked(g, w)
    ),
    r"First choose which of your monsters enters first\.": lambda g, p, f, t, w: about(g, Ordering),
    r"First choose where (.*) enters\.": lambda g, p, f, t, w: about(g, Entering) and card_asked(g, w),
    r"A White Wild monster is boosted with another White Wild card alone\.": lambda g, p, f, t, w: (
        about(g, Paying) and price(g, t, "White Wild")
    ),
    r"The price is a card of the monster's colour, (.*), or White Wild\.": lambda g, p, f, t, w: (
        about(g, Paying) and w != "White Wild" and price(g, t, w)
    ),
    r"Only your own (waiting|active) area is yours to use\.": lambda g, p, f, t, w: f == w and place(g, t)[1] != p,
    r"That waiting spot is taken\.": lambda g, p, f, t, w: about(g, Placing) and spot(g, t)[0] is not None,
    r"There is no monster to boost here\.": lambda g, p, f, t, w: about(g, Offering) and spot(g, t)[0] is None,
    r"No monster waits here\.": lambda g, p, f, t, w: about(g, Ordering) and spot(g, t)[0] is None,
    r"It waits on: its die is not spent\.": lambda g, p, f, t, w: about(g, Ordering) and spot(g, t)[1] > 0,
    r"It is blocked: no active spot next to it is free\.": lambda g, p, f, t, w: (
        about(g, Ordering) and spot(g, t)[1] == 0 and not g.doors(p, place(g, t)[2])
    ),
    r"This monster has been boosted: .*": lambda g, p, f, t, w: about(g, Offering) and spot(g, t)[2],
    r"It is blocked: without a die .*": lambda g, p, f, t, w: (
        about(g, Offering) and spot(g, t)[0] is not None and not spot(g, t)[1]
    ),
    r"You have no card of its colour, .*": lambda g, p, f, t, w: (
        about(g, Offering) and spot(g, t)[0] is not None and not payable(g, p, spot(g, t)[0])
    ),
    r"That active spot is taken\.": lambda g, p, f, t, w: (
        about(g, Entering) and place(g, t)[1] == p and g.active_at(p, place(g, t)[2]) is not None
    ),
    r"A monster enters a free spot straight ahead of it or diagonally\.": lambda g, p, f, t, w: (
        isinstance(g.about, Entering)
        and g.adjacency == "diagonal"
        and place(g, t)[2] not in REACH["diagonal"][g.about.column]
    ),
    r"Active monsters fight by themselves .*": lambda g, p, f, t, w: (
        f == "active" and g.active_at(*place(g, t)[1:]) is not None
    ),
    r"An active spot is for a monster whose die is spent\.": lambda g, p, f, t, w: (
        f == "active" and place(g, t)[1] == p and not about(g, Entering)
    ),
    r"That is no choice now\.": lambda g, p, f, t, w: t == "nonsense",
    r"In the other player's turn you say only where your monsters enter\.": lambda g, p, f, t, w: (
        g.mover != p and about(g, Ordering, Entering)
    ),
    r"One monster is summoned each turn, .*": lambda g, p, f, t, w: (
        g.mover == p and not about(g, Summoning, Placing) and str(t).partition(":")[0] in ("summon", "spot", "none")
    ),
    r"A monster enters when its die is spent .*": lambda g, p, f, t, w: (
        not about(g, Ordering, Entering) and str(t).partition(":")[0] in ("up", "to")
    ),
    r"A monster has to be summoned .*": lambda g, p, f, t, w: g.about == Summoning(False) and t == "none",
    r"That card is not in your hand\.": lambda g, p, f, t, w: about(g, Summoning, Paying) and not held(g, p, t),
    r"The starting player cannot boost .*": lambda g, p, f, t, w: g.turn == 1 and g.mover == p,
    r"You have boosted in this turn: .*": lambda g, p, f, t, w: g.boost_used and g.mover == p,
    r"Boosting comes right before .*": lambda g, p, f, t, w: (
        g.mover == p and g.turn > 1 and not g.boost_used and not about(g, Offering, Paying)
    ),
}


def lying(g: MonsterPack, target: Any) -> str | None:
    """Where a card lies."""
    return next((zone for zone, cards in g.zones.items() if target in cards), None)


def told(g: MonsterPack, player: int, target: Any, refusal: Refusal) -> str:
    """The pattern of the sentence, which is true; AssertionError otherwise."""
    found = [(pattern, match) for pattern in TRUE if (match := re.fullmatch(pattern, refusal.why))]
    assert len(found) == 1, refusal
    pattern, match = found[0]
    word = (match[1] or "") if match.groups() else ""
    assert TRUE[pattern](g, player, place(g, target)[0], target, word), (refusal, target, g.about)
    return pattern


def look(g: MonsterPack, answers: list[str]) -> Counter[tuple[type, str]]:
    """All refusals at one question, by kind of question and sentence."""
    seen: Counter[tuple[type, str]] = Counter()
    assert g.decision is not None
    offered = {where for option in g.decision.options for where in (option.at, option.key) if where is not None}
    offered |= {option.key for option in g.decision.aside}
    cards = [card for cards in g.zones.values() for card in cards]
    for player in (0, 1):
        for target in (*g.zones, *cards, *answers):
            refusal = PACK.why_not(g, player, target)
            if player == g.decision.player:
                assert (refusal is None) == bool({target, lying(g, target)} & offered), (refusal, target, g.about)
            if refusal is not None:
                seen[type(g.about), told(g, player, target, refusal)] += 1
    return seen


def test_every_refusal_of_every_question_is_true() -> None:
    """In games by lot under every house rule; the questions that come seldom are looked at more often."""
    seen: Counter[tuple[type, str]] = Counter()
    share = {Ordering: 1.0, Entering: 0.2, Paying: 0.1, Placing: 0.06, Offering: 0.06, Summoning: 0.04}
    for seed in range(24):
        rng = Random(seed)
        options = {
            "adjacency": ("diagonal", "straight")[seed % 2],
            "summoning": ("compulsory", "optional")[seed // 2 % 2],
        }
        match = Match(PACK, SHIPPED, 2, seed, options, skip_single=False)
        while match.decision is not None:
            if match.state.turn == 1 or rng.random() < share[type(match.decision.about)]:
                seen += look(match.state, rng.sample(ANSWERS, 40))
            match.answer(rng.choice(match.decision.options).key)
    assert {kind for kind, _ in seen} == set(KINDS)
    assert len(set(TRUE) - {pattern for _, pattern in seen}) <= 3, set(TRUE) - {pattern for _, pattern in seen}


def test_a_monster_in_a_spot_that_is_offered_is_no_more_refused_than_its_spot() -> None:
    table = Table(side(hand=["MP-014"], waiting=["MP-008", "MP-026"]), at="boost_1", turn=5)
    monsters = [table.state.waiting_at(0, column) for column in (0, 1)]
    assert PACK.why_not(table.state, 0, "waiting/0/0") is None and PACK.why_not(table.state, 0, monsters[0]) is None
    assert PACK.why_not(table.state, 0, "waiting/0/1") == PACK.why_not(table.state, 0, monsters[1]) is not None

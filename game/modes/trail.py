"""Trail: an expedition, nine duels of The Monster Pack one after the other, with a reward after each that is won.

A run is a seed, the deck it began with, and what was done: rivals and rewards follow from these. A duel is an ordinary
game of the limited length, so whatever a rival bends is a twist of that game, and what a monster has grown by stands in
the deck's code.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from game.artlines import face_word
from game.company import Player
from game.rules.pack.cards import (
    DUELS,
    GROWN,
    LANDS,
    MOST_COPIES,
    MOST_POWER,
    NONE,
    RARITIES,
    TYPES,
    WILD,
    Content,
    Land,
    Monster,
    Stage,
)
from game.rules.pack.completing import worth
from game.rules.pack.decks import write_code

FORMAT = "limited"
OFFERED = 3  # rewards after a duel that was won
TWIST_WORTH = 4.0  # of a bent rule to a deck, in hundreds of power
CARD, UPGRADE, TWIST = "card", "upgrade", "twist"
WON, LOST = "won", "lost"


class Reward(NamedTuple):
    """One of three: a card joins the deck, all copies of a card grow, or a rule is bent. `what`: the id of a card or of
    a twist; `by`: the power that a card has grown by or an upgrade gives; `copies` of a card that come; `leaves`: the
    ids of the cards that leave the deck for it, one for each copy."""

    kind: str
    what: str
    by: int = 0
    copies: int = 0
    leaves: tuple[str, ...] = ()


class Run(NamedTuple):
    """What is kept of an expedition. `deck`: the starter deck; `done`: "won" and "lost" duels and the places ("0".."2")
    of rewards taken, in order."""

    seed: int
    deck: str
    done: tuple[str, ...] = ()

    def plain(self) -> dict[str, Any]:
        return {"seed": self.seed, "deck": self.deck, "done": list(self.done)}


class Standing(NamedTuple):
    """Where a run has come to. `won`: duels won; `torches` that still burn; `cards` of the deck by id, `grown` by how
    much power; `twists` won; `rewards`: those to choose from now, none while a duel is next; `taken`: the rewards of
    before; `lit`: the torches that were lit so far."""

    won: int
    lost: int
    lit: int
    cards: tuple[tuple[str, int], ...]
    grown: Mapping[str, int]
    twists: tuple[str, ...]
    rewards: tuple[Reward, ...]
    taken: tuple[Reward, ...]

    @property
    def torches(self) -> int:
        return self.lit - self.lost

    @property
    def over(self) -> bool:
        """Whether no duel is left, won or lost."""
        return self.won == DUELS and not self.rewards or self.torches == 0

    @property
    def victory(self) -> bool:
        return self.won == DUELS

    def code(self) -> str:
        """The deck as one word."""
        return write_code([(f"{id}{GROWN}{by}" if (by := self.grown.get(id)) else id, n) for id, n in self.cards])


class Duel(NamedTuple):
    """The game to be played next: the seed of its deal, its house rules and both players, the person first."""

    seed: int
    options: dict[str, str]
    players: tuple[Player, Player]


def begin_run(content: Content, seed: int, deck: str) -> Run:
    """A new run. ValueError: there is no such starter deck of the short length."""
    if deck not in starters(content):
        raise ValueError(f"no starter deck {deck!r}; there are: {', '.join(starters(content))}")
    return Run(seed, deck)


def starters(content: Content) -> list[str]:
    """The decks that a run may begin with."""
    return [deck.id for deck in content.decks.values() if deck.format == "short"]


def read_run(content: Content, plain: Any) -> Run:
    """A run from its plain form. ValueError: it is none, or what was done does not fit these cards."""
    if not isinstance(plain, dict) or type(plain.get("seed")) is not int or not isinstance(plain.get("done"), list):
        raise ValueError("this is no expedition")
    run = begin_run(content, plain["seed"], str(plain.get("deck")))
    for word in plain["done"]:
        run = went_on(content, run, str(word))
    return run


def went_on(content: Content, run: Run, word: str) -> Run:
    """The run after a duel ("won", "lost") or after taking a reward ("0".."2"). ValueError: that cannot be now."""
    now = standing(content, run)
    allowed = [str(n) for n in range(len(now.rewards))] if now.rewards else [] if now.over else [WON, LOST]
    if word not in allowed:
        raise ValueError(f"{word!r} is not what comes next; it is one of: {', '.join(allowed) or 'nothing'}")
    return run._replace(done=(*run.done, word))


def standing(content: Content, run: Run) -> Standing:
    """What has come of a run."""
    cards, grown = Counter(dict(content.decks[run.deck].cards)), Counter[str]()
    won = lost = 0
    twists, taken, rewards = list[str](), list[Reward](), tuple[Reward, ...]()
    for word in run.done:
        if word == LOST:
            lost += 1
        elif word == WON:
            won += 1
            rewards = rewards_offered(content, run.seed, won, cards, grown, twists) if won < DUELS else ()
        else:
            taken.append(reward := rewards[int(word)])
            rewards = ()
            if reward.kind == TWIST:
                twists.append(reward.what)
                continue
            cards[reward.what] += reward.copies
            cards.subtract(reward.leaves)
            grown[reward.what] += reward.by
    listed = tuple(sorted(((id, n) for id, n in cards.items() if n), key=lambda one: content.ids[one[0]]))
    lit = sum(land.torches for land in content.lands[: part_of(min(won + 1, DUELS)) + 1])
    return Standing(won, lost, lit, listed, grown, tuple(twists), rewards, tuple(taken))


def part_of(depth: int) -> int:
    """0..2: meadow, wood or peaks, of a duel counted from 1."""
    return (depth - 1) * LANDS // DUELS


def rewards_offered(
    content: Content, seed: int, won: int, cards: Counter[str], grown: Counter[str], twists: Sequence[str]
) -> tuple[Reward, ...]:
    """A card, an upgrade and a twist; other cards in the place of what cannot be had any more."""
    lot, land = Random(f"{seed} reward {won}"), content.lands[part_of(won)]
    found = [card_won(content, lot, land, cards, grown)]
    known = {id: content.monsters[content.ids[id]] for id, n in cards.items() if n}
    able = sorted(id for id, monster in known.items() if monster.power + grown[id] < MOST_POWER)
    first = lot.choice(able) if able else ""
    helped = [id for id in able if known[id].type != TYPES[WILD]]  # a White Wild takes any card, however strong
    if helped:
        found.append(Reward(UPGRADE, next((id for id in helped if id >= first), helped[0]), land.upgrade))
    left = [twist.id for twist in content.twists.values() if twist.prize and twist.id not in twists]
    if left:
        found.append(Reward(TWIST, lot.choice(left)))
    while len(found) < OFFERED:
        others = [reward.what for reward in found if reward.kind == CARD]
        found.append(card_won(content, lot, land, cards, grown, others))
    return tuple(found)


def card_won(
    content: Content, lot: Random, land: Land, cards: Counter[str], grown: Counter[str], others: Sequence[str] = ()
) -> Reward:
    """A card of which the deck may hold one more, none of the `others`; of a lower rarity where all of the land's are
    there. It has grown once, however often it is won."""
    what = lot.choice(sorted(cards))
    for word in RARITIES[RARITIES.index(land.rarity) :: -1]:
        fitting = (one for one in content.monsters if one.rarity == word and one.id not in others)
        if found := [one.id for one in fitting if cards[one.id] < MOST_COPIES]:
            what = lot.choice(found)
            break
    copies = min(land.copies, MOST_COPIES - cards[what])
    leaving = [id for id, n in cards.items() for _ in range(n) if id != what]
    least = sorted(leaving, key=lambda id: (value(content, id, grown[id]), id))
    return Reward(CARD, what, max(0, land.grown - grown[what]), copies, tuple(least[: min(land.leaves, copies)]))


def value(content: Content, id: str, grown: int) -> float:
    """What a copy of a card is worth that has grown by so much, in hundreds of power; a White Wild grows in vain."""
    return worth(content.monsters[content.ids[id]].grown(grown))


def gain(content: Content, now: Standing, reward: Reward) -> float:
    """What a reward adds to the deck, in hundreds of power; a bent rule counts as much as `TWIST_WORTH`."""
    if reward.kind == TWIST:
        return TWIST_WORTH
    have, before = dict(now.cards).get(reward.what, 0), now.grown.get(reward.what, 0)
    after = value(content, reward.what, before + reward.by)
    stays = have * (after - value(content, reward.what, before))
    gone = sum(value(content, id, now.grown.get(id, 0)) for id in reward.leaves)
    return stays + reward.copies * after - gone


def best_reward(content: Content, now: Standing) -> int:
    """The place of the reward that adds the most, 0..2."""
    return max(range(len(now.rewards)), key=lambda n: gain(content, now, now.rewards[n]))


def rivals(content: Content, seed: int) -> list[Stage]:
    """Who waits at each of the nine duels."""
    lot = Random(f"{seed} rivals")
    return [lot.choice([one for one in content.stages if one.depth == depth]) for depth in range(1, DUELS + 1)]


def next_duel(content: Content, run: Run, person: Player) -> Duel:
    """The duel that comes now; after a loss the same rival, and another deal. ValueError: none is next."""
    now = standing(content, run)
    if now.rewards or now.over:
        raise ValueError("no duel is next on this expedition")
    rival = rivals(content, run.seed)[now.won]
    options = {
        "format": FORMAT,
        "deck_1": now.code(),
        "deck_2": rival_code(content, rival),
        "twist_1": "+".join(now.twists) or NONE,
        "twist_2": "+".join(rival.twists) or NONE,
    }
    deal = Random(f"{run.seed} duel {now.won} {now.lost}").getrandbits(48)
    crest = "wave" if person.crest != "wave" else "flame"
    other = Player(rival.name, "computer", rival.level, crest, rival.temper, face_of(content, rival))
    return Duel(deal, options, (person, other))


def face_of(content: Content, rival: Stage) -> str:
    """Who is seen at the table, as `Player.face` says it."""
    shown = monster_of(content, rival)
    return (shown.art and face_word(shown.art)) or shown.name


def monster_of(content: Content, rival: Stage) -> Monster:
    """The monster whose picture stands for a rival: the one of its name, else the strongest of its deck."""
    named = [monster for monster in content.monsters if monster.name == rival.name]
    deck = [content.monsters[content.ids[id]] for id, _ in content.decks[rival.deck].cards]
    return (named or sorted(deck, key=lambda one: -one.power))[0]


def rival_code(content: Content, rival: Stage) -> str:
    """The rival's deck as one word, its monsters grown."""
    return write_code(
        [(f"{id}{GROWN}{rival.grown}" if rival.grown else id, n) for id, n in content.decks[rival.deck].cards]
    )

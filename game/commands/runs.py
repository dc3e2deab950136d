"""runs: expeditions of The Monster Pack, drafted decks against the starter decks, or the evenings of the Circle, played
by computers and counted."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

from game.ai.players import players, results
from game.commands.command import LARGEST_SEED, Complaint, add_json, print_json, whole
from game.commands.playing import PLAYERS, STEADY, chosen
from game.company import Player
from game.engine.match import Match
from game.modes import drafting, rivals, trail
from game.modes.circle import crew_of
from game.modes.rivals import Rival, shipped_rivals
from game.rules import GAMES, shipped_content
from game.rules.pack.cards import DUELS, SEATS, Content
from game.rules.pack.decks import write_code

KINDS = ("expedition", *drafting.KINDS, rivals.NAME)
NOBODY = Player("Nobody", "person", "", "flame")
TARGET = "40 to 70"  # per cent of the evenings of the Circle that a Normal player wins
BEST = "best"
HELP = "how rewards are chosen: by lot, the one that adds most to the deck, or always that kind where it is offered"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument(
        "--runs", type=whole(1, 10_000), default=20, metavar="N", help="how many; of each evening of the Circle (20)"
    )
    parser.add_argument("--seed", type=whole(0, LARGEST_SEED // 2), default=1, help="of the first; they count up (1)")
    parser.add_argument("--player", choices=PLAYERS, default=STEADY, help="who plays the person's seat (steady)")
    words = ("lot", BEST, trail.CARD, trail.UPGRADE, trail.TWIST)
    parser.add_argument("--take", choices=words, default="lot", help=HELP)
    parser.add_argument(
        "--rival", type=rival_named, metavar="ID", help="of the Circle the evenings of this one alone (all)"
    )
    parser.add_argument("--jobs", type=whole(1, 64), default=1, help="processes that play (1)")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    seeds = range(args.seed, args.seed + args.runs)
    if args.kind == rivals.NAME:
        return circle(args, seeds)
    work = (
        partial(expedition_of, player=args.player, take=args.take)
        if args.kind == "expedition"
        else partial(against_starters, kind=args.kind, player=args.player)
    )
    with players(min(args.jobs, args.runs), "") as executor:
        sums = sum(results(executor, work, list(seeds)), Counter[str]())
    figures = expedition_figures(sums, args.runs) if args.kind == "expedition" else deck_figures(sums, args.kind)
    print_json(figures) if args.json else show(figures)
    return 0


def rival_named(id: str) -> str:
    """The id of somebody of the Circle."""
    if id not in (every := [rival.id for rival in shipped_rivals()]):
        raise Complaint(f"no rival {id!r}; there are: {', '.join(every)}")
    return id


def circle(args: argparse.Namespace, seeds: range) -> int:
    """How many of each evening the player wins."""
    every = [rival for rival in shipped_rivals() if args.rival in (None, rival.id)]
    work = partial(evenings_of, player=args.player, rival=args.rival)
    with players(min(args.jobs, args.runs), "") as executor:
        sums = sum(results(executor, work, list(seeds)), Counter[str]())
    rows = [(rival, n, f"{rival.id} {n}") for rival in every for n in range(rival.rows)]
    share = {f"{rival.name} {n + 1}, {rival.evening(n).line}": sums[key] / args.runs for rival, n, key in rows}
    figures: dict[str, Any] = {"games of each evening": args.runs} | {
        what: f"{100 * won:.0f} % (target {TARGET})" for what, won in share.items()
    }
    print_json(figures) if args.json else show(figures)
    return 0


def evenings_of(seed: int, player: str, rival: str | None) -> Counter[str]:
    """Every evening of the Circle once, or of one rival alone: which of them the player won, by rival and number."""
    sums = Counter[str]()
    for one in shipped_rivals():
        for number in range(one.rows if rival in (None, one.id) else 0):
            sums[f"{one.id} {number}"] += wins_evening(one, number, seed, player)
    return sums


def wins_evening(rival: Rival, number: int, seed: int, player: str) -> bool:
    """Whether the player, in the person's seat, wins an evening alone."""
    evening = rival.evening(number)
    crew = crew_of(rival, evening, NOBODY)
    game, luck = GAMES[evening.game], Random(seed)
    match = Match(game, shipped_content(evening.game), len(crew), seed, evening.options)
    who = [player, *(one.plays for one in crew[1:])]
    while (decision := match.decision) is not None:
        match.answer(chosen(match, decision, who[decision.player], luck), by="person")
    return match.state.winners == (0,)


def show(figures: dict[str, Any]) -> None:
    for what, value in figures.items():
        print(f"{what}: {value}")


def winner_of(content: Content, seed: int, options: dict[str, str], who: Sequence[str]) -> int | None:
    """The seat that wins a duel between two of `PLAYERS`; None for a draw."""
    match, luck = Match(GAMES["pack"], content, SEATS, seed, options), Random(seed)
    while (decision := match.decision) is not None:
        match.answer(chosen(match, decision, who[decision.player], luck), by="person")
    winners = match.state.winners or ()
    return winners[0] if len(winners) == 1 else None


def expedition_of(seed: int, player: str, take: str) -> Counter[str]:
    """One expedition: the duels met and won by depth, whether it was won, and then the kinds of rewards taken on it."""
    content: Content = shipped_content("pack")
    decks, lot, sums = trail.starters(content), Random(seed), Counter[str]()
    run = trail.begin_run(content, seed, decks[seed % len(decks)])
    while not (now := trail.standing(content, run)).over:
        if now.rewards:
            kinds = [reward.kind for reward in now.rewards]
            known = trail.best_reward(content, now) if take == BEST else lot.randrange(len(kinds))
            word = str(kinds.index(take) if take in kinds else known)
        else:
            duel = trail.next_duel(content, run, NOBODY)
            won = winner_of(content, duel.seed, duel.options, (player, duel.players[1].level)) == 0
            sums[f"met {now.won + 1}"] += 1
            sums[f"won {now.won + 1}"] += won
            word = trail.WON if won else trail.LOST
        run = trail.went_on(content, run, word)
    if now.victory:
        sums["victories"] += 1
        sums.update(f"took {reward.kind}" for reward in now.taken)
        sums.update(f"had {reward.kind} {reward.what}" for reward in now.taken)
    return sums


def expedition_figures(sums: Counter[str], runs: int) -> dict[str, Any]:
    depths = range(1, DUELS + 1)
    kinds = (trail.CARD, trail.UPGRADE, trail.TWIST)
    return {
        "expeditions": runs,
        "won": sums["victories"],
        "duels won of those met, by depth": ", ".join(f"{sums[f'won {n}']}/{sums[f'met {n}']}" for n in depths),
        "rewards taken on those that were won": ", ".join(f"{kind} {sums[f'took {kind}']}" for kind in kinds),
        "different ones": ", ".join(
            f"{kind} {sum(word.startswith(f'had {kind} ') for word in sums)}" for kind in kinds
        ),
        "never taken on those": ", ".join(never_taken(sums)) or "nothing",
    }


def never_taken(sums: Counter[str]) -> list[str]:
    """The names of the bent rules and cards that no expedition which was won has had."""
    content: Content = shipped_content("pack")
    bent = [one.name for one in content.twists.values() if one.prize and not sums[f"had {trail.TWIST} {one.id}"]]
    offered = [monster for monster in content.monsters if monster.rarity in {land.rarity for land in content.lands}]
    return bent + [one.name for one in offered if not sums[f"had {trail.CARD} {one.id}"]]


def against_starters(seed: int, kind: str, player: str) -> Counter[str]:
    """Four computers build; each deck meets each starter deck from both seats."""
    content: Content = shipped_content("pack")
    crew = tuple(Player(f"Drafter {n}", "computer", "normal", "flame") for n in range(4))
    sums = Counter[str]()
    for seat, code in drafting.decks_of(content, drafting.Pod(kind, seed, crew)).items():
        for starter in trail.starters(content):
            for first in range(SEATS):
                other = write_code(content.decks[starter].cards)
                options = {"format": drafting.FORMAT, f"deck_{1 + first}": code, f"deck_{2 - first}": other}
                winner = winner_of(content, seed * 10 + seat, options, (player, player))
                sums[f"met {starter}"] += 1
                sums[f"won {starter}"] += winner == first
                sums["drawn"] += winner is None
    return sums


def deck_figures(sums: Counter[str], kind: str) -> dict[str, Any]:
    """What built decks win; a target is set for those that are drafted alone."""
    starters = [word[4:] for word in sorted(sums) if word.startswith("met ")]
    met, won = (sum(sums[f"{word} {starter}"] for starter in starters) for word in ("met", "won"))
    return {
        "games": met,
        "drawn": sums["drawn"],
        "won by built decks, per cent" + " (target 45 to 55)" * (kind == drafting.DRAFT): round(100 * won / met, 1),
        "against each starter deck": ", ".join(
            f"{starter} {100 * sums[f'won {starter}'] / sums[f'met {starter}']:.1f}" for starter in starters
        ),
    }

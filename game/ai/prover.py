"""Prover: what every answer of a small position is worth at the end of the turn, reckoned exactly over all chance."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Hashable
from typing import Any, NamedTuple

from game.ai.settled import Fork, Over, Script, Settled, Tied, Unproved
from game.engine.agenda import Option, say
from game.engine.house import option_of

MOST = 6000  # answers that are tried in a proof


class Proof(NamedTuple):
    """The worth of every first answer, in the order of the question, and how many answers were tried for it."""

    worths: dict[str, float]
    tried: int

    @property
    def best(self) -> str:
        """The answer worth most; of equals the first."""
        return max(self.worths, key=lambda key: self.worths[key])

    @property
    def worth(self) -> float:
        return self.worths[self.best]

    @property
    def second(self) -> str:
        """The answer worth most beside the best; "" where there is no other."""
        return max((key for key in self.worths if key != self.best), key=lambda key: self.worths[key], default="")

    @property
    def margin(self) -> float:
        """How much the best answer is worth more than any other; 0 where there is no other."""
        return self.loss(self.second) if self.second else 0.0

    def loss(self, key: str) -> float:
        """How much less than the best an answer is worth."""
        return self.worth - self.worths[key]


class Prover:
    """Goes through all answers of one seat and all chance up to the end. What the seat does not see counts as dealt by
    chance when it comes to be seen; rivals who are asked do what is worst for the seat. `alike`: what equal cards have
    in common; `anew`: what is told when dice that decide nothing are thrown again; `begins`: what is told before each
    of several throws in a row, of which every one decides for itself.
    """

    def __init__(
        self,
        seat: int,
        worth: Callable[[Any], float],
        ends: Callable[[Any], bool],
        alike: Callable[[int], Hashable],
        anew: str = "",
        most: int = MOST,
        begins: str = "",
    ) -> None:
        self.seat, self.worth, self.ends, self.alike, self.most = seat, worth, ends, alike, most
        self.anew, self.begins = anew, begins
        self.tried = 0
        self.known: dict[str, float] = {}
        self.open: set[str] = set()  # states on the way to the one that is looked into

    def prove(self, state: Any) -> Proof:
        """The worth of every answer to the present question, which is the seat's. Unproved: why that cannot be told."""
        try:
            worths = {option.key: self.after(state, option) for option in state.decision.options}
        except RecursionError:
            raise Unproved("more answers in a row than can be followed") from None
        return Proof(worths, self.tried)

    def course(self, state: Any, key: str) -> tuple[list[str], bool]:
        """What the seat does best after an answer, in words, as far as neither chance nor anybody else has a part in
        what comes; and whether it leads to the end. What leaves no choice is left out."""
        told, option = list[str](), option_of(state, key)
        while True:
            world = state.clone()
            settled = Settled(world, self.seat, (), self.ends, self.anew, self.begins)
            try:
                world.take(option)
            except (Fork, Over, Tied) as stop:
                return told, isinstance(stop, Over)
            settled.leave()
            if world.winners is not None or self.ends(world):
                return told, True
            if world.decision.player != self.seat:
                return told, False
            self.tried = 0
            option = option_of(world, self.prove(world).best)
            if len(world.decision.options) > 1:
                told.append(say(option.label))
            state = world

    def value(self, state: Any) -> float:
        """What a state is worth if the seat goes on as well as can be."""
        if state.winners is not None or self.ends(state):
            return self.worth(state)
        mark = self.mark(state)
        if mark in self.open:
            raise Unproved("answers that lead in a circle")
        if mark not in self.known:
            self.open.add(mark)
            worths = [self.after(state, option) for option in state.decision.options]
            self.known[mark] = max(worths) if state.decision.player == self.seat else min(worths)
            self.open.discard(mark)
        return self.known[mark]

    def mark(self, state: Any) -> str:
        """What tells two states apart for the seat."""
        asked = state.decision.player, [option.key for option in state.decision.options]
        return json.dumps([state.view(self.seat), asked, state.asked, state.agenda], separators=(",", ":"))

    def after(self, state: Any, option: Option) -> float:
        """What an answer is worth on the mean of all chance that follows from it."""
        total, share = self.branch(state, option, ())
        return total / share

    def branch(self, state: Any, option: Option, script: Script) -> tuple[float, float]:
        """The same where the first chance has come out as the script has it: its worth times its share, and the share
        of it in which no dice are thrown anew."""
        self.tried += 1
        if self.tried > self.most:
            raise Unproved(f"more than {self.most} answers to try")
        world = state.clone()
        settled = Settled(world, self.seat, script, self.ends, self.anew, self.begins)
        try:
            world.take(option)
        except Fork as fork:
            return self.spread(state, option, script, fork)
        except Over:
            return self.worth(world), 1.0
        except Tied:
            return 0.0, 0.0
        settled.leave()
        if world.seed != state.seed and not self.ends(world):
            raise Unproved("chance that nobody can number")
        return self.value(world), 1.0

    def spread(self, state: Any, option: Option, script: Script, fork: Fork) -> tuple[float, float]:
        """All cases of a fork; equal ones are looked into once."""
        alike = self.alike if fork.card >= 0 else lambda case: case
        times = Counter(map(alike, fork.cases))
        total = share = 0.0
        for case in {alike(case): case for case in fork.cases}.values():
            part = times[alike(case)] / len(fork.cases)
            worth, counts = self.branch(state, option, (*script, (fork.card, case)))
            total, share = total + part * worth, share + part * counts
        return (total / share, 1.0) if fork.first and share else (total, share)

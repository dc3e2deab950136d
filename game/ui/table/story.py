"""story: the course of a game as each seat's chance to win after every answer, and the moments at which it turned."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from game.ai.minds import MINDS
from game.engine.events import Changed, Moved, Rolled, Said
from game.engine.house import give
from game.engine.match import Match
from game.engine.phrases import third
from game.engine.retold import chosen
from game.engine.state import State
from game.engine.words import by_name
from game.ui.table.milestones import Milestones, no_milestones

TURNS, APART = 3, 3  # turning points told, and answers between them at least
LEAST_SWING = 0.05
TELLING = 3  # facts of something said that make it worth telling first
GOING = {"goes": "moves"}  # how the log says what a choice says
MARKED = 10  # what a milestone of the game tells, before anything else that was said
# whose turn, which round and which ability comes next is nothing that an answer brought
PASSING = ("active", "turn", "round", "ability")


class Turn(NamedTuple):
    """Before answer number `at` all was as it had been; the chance of `seat` went from `was` to `now`."""

    at: int
    seat: int
    was: float
    now: float

    @property
    def swing(self) -> float:
        return self.now - self.was


class Story:
    """Chances are worked out one answer at a time, as `go_on` is called: a long game takes a moment. `public`: by what
    everybody can see, as for a game that still runs. `milestones`: what the game has marked, which tells most."""

    def __init__(self, match: Match, public: bool = False, milestones: Milestones = no_milestones) -> None:
        self.match, self.public, self.milestones = match, public, milestones
        self.chances: list[tuple[float, ...]] = []
        self._lines: dict[Turn, str] = {}
        self._left = self._work()

    @property
    def whole(self) -> int:
        """Points of the finished story: one before each answer, and the end."""
        return len(self.match.answers) + 1

    @property
    def done(self) -> bool:
        return len(self.chances) == self.whole

    def go_on(self, points: int) -> bool:
        """Work out some more points; True when there was one."""
        before = len(self.chances)
        for _, _ in zip(range(points), self._left):
            pass
        return len(self.chances) > before

    def _work(self) -> Iterator[None]:
        state = self.match.state_at(0)
        self.chances.append(self._judged(state))
        yield
        for answer in list(self.match.answers):
            give(state, answer.key)
            self.chances.append(self._judged(state))
            yield

    def _judged(self, state: State) -> tuple[float, ...]:
        """Shares of all seats, adding up to 1, with what is left to nobody as the last where a game can be lost by
        all; at the end the result, before it the worth, or without a mind for the game the plain standing."""
        game = self.match.game
        judge = MINDS[game.name].worth if game.name in MINDS and not self.public else game.standing
        if (winners := state.winners) is None:
            raw = [max(0.0, judge(state, seat)) for seat in range(self.match.seats)]
        else:
            raw = [1 / len(winners) if seat in winners else 0.0 for seat in range(self.match.seats)]
        if game.nobody:
            raw.append(max(0.0, 1 - sum(raw)))
        whole = sum(raw) or 1.0
        return tuple(value / whole for value in raw)

    def rounds(self) -> list[int]:
        """The answers after which a new round began; empty for a game that counts none."""
        found = []
        for number, event in enumerate(self.match.events):
            if isinstance(event, Changed) and event.field == "round" and event.index is None:
                found.append(sum(1 for mark in self.match.marks if mark <= number))
        return found

    def turns(self) -> list[Turn]:
        """The largest swings, in the order in which they came: each of whoever gained, or where somebody lost more than
        anybody gained, of whoever lost. What somebody does without a break counts as a whole, for in the middle of it
        little can be told; of it the answer is named that did most."""
        swings = [self._swing(begin, end) for begin, end in self._stretches()]
        found: list[Turn] = []
        apart = max(APART, self.whole // 18)
        for turn in sorted(swings, key=lambda one: -abs(one.swing)):
            if (
                len(found) < TURNS
                and abs(turn.swing) >= LEAST_SWING
                and all(abs(turn.at - other.at) >= apart for other in found)
            ):
                found.append(turn)
        return sorted(found)

    def _stretches(self) -> Iterator[tuple[int, int]]:
        """The answers that one seat gives without a break, as far as their chances are known: the first, and the one
        after the last."""
        seats = [answer.seat for answer in self.match.answers[: len(self.chances) - 1]]
        begin = 0
        for _, alike in groupby(seats):
            end = begin + len(list(alike))
            yield begin, end
            begin = end

    def _swing(self, begin: int, end: int) -> Turn:
        before, after = self.chances[begin], self.chances[end]
        seat = max(
            range(self.match.seats),
            key=lambda seat: (round(abs(after[seat] - before[seat]), 2), after[seat] - before[seat]),
        )
        way = 1 if after[seat] > before[seat] else -1
        at = max(range(begin, end), key=lambda at: way * (self.chances[at + 1][seat] - self.chances[at][seat]))
        return Turn(at, seat, before[seat], after[seat])

    def line(self, turn: Turn) -> str:
        """What was chosen at a turning point, and what it brought, in the line of the log that tells most: the
        weightiest fact about the choice where both say the same, or where no more came of it than cards unseen or a
        number thrown."""
        if turn not in self._lines:
            made, brought = chosen(self.match, turn.at, self._names), self._brought(turn)
            if aimed_at(made) == brought.partition(":")[0].partition(" ")[2]:
                made, brought = made.rstrip(".") + brought[brought.find(":") :], ""
            if not brought or says_the_same(made, brought):
                said = (brought or made).rstrip(".")
                fact = self._fact(turn.at) if ":" not in said else ""  # more is told than the choice
                self._lines[turn] = f"{said}{': ' if fact else ''}{fact}."
            else:
                self._lines[turn] = f"{made} {brought}"
        return self._lines[turn]

    def _fact(self, at: int) -> str:
        """The weightiest fact about an answer, as a clause; "" where no mind speaks of it."""
        answer, state, game = self.match.answers[at], self.match.state_at(at), self.match.game
        offered = state.decision is not None and any(answer.key == option.key for option in state.decision.options)
        if self.public or game.name not in MINDS or not offered:
            return ""
        mind = MINDS[game.name]
        (fact, *_) = mind.facts(state, answer.seat, answer.key, 1 << answer.seat)
        return by_name(mind.words(state, fact), self._names)

    def _brought(self, turn: Turn) -> str:
        begin, last = self.match.marks[turn.at], turn.at
        who = self._names[turn.seat]
        told = [
            (self._weight(number), who in line, number, line)
            for number, line in self.match.log(self._names, None, begin)
        ]
        lines = [one for one in told if one[2] < self._end(last)]
        while not lines and self._goes_on(last):  # a choice that only begins something: what came of it
            last += 1
            lines = [one for one in told if one[2] < self._end(last)]
        if self.match.seats > 2:  # of two players every line concerns both, and a milestone concerns all
            lines = [one for one in lines if one[0] >= MARKED or one[1] and one[0] > 0] or lines
        weight, about, number, line = max(lines, default=(0, False, 0, ""))
        alike = [one for one in lines if one[:2] == (weight, about) and self._like(number, one[2])]
        if lines and isinstance(self.match.events[number], Said):
            _, _, number, line = max(alike, key=lambda one: (last_number(one[3]), one[2]))
        elif len(alike) > 1:
            line = f"{line.rstrip('.')}, and {len(alike) - 1} more."
        bare = self._unseen(number) or isinstance(self.match.events[number], Rolled)
        return "" if weight < 0 or bare else line

    def _end(self, at: int) -> int:
        """The first event after an answer."""
        return self.match.marks[at + 1] if at + 1 < len(self.match.marks) else len(self.match.events)

    def _goes_on(self, at: int) -> bool:
        """Whether the next answer is the same seat's, and neither is given in secret."""
        answers = self.match.answers
        if at + 1 >= len(answers) or answers[at + 1].seat != answers[at].seat:
            return False
        decisions = (self.match.state_at(at).decision, self.match.state_at(at + 1).decision)
        return not any(decision is None or decision.secret for decision in decisions)

    def _like(self, number: int, other: int) -> bool:
        """Whether two events are of a kind: they say the same, or move cards the same way."""
        match self.match.events[number], self.match.events[other]:
            case Said(what=one), Said(what=same):
                return one == same
            case Moved(src=src, dst=dst), Moved() as moved:
                return (src, dst) == (moved.src, moved.dst)
        return number == other

    def _unseen(self, number: int) -> bool:
        """Whether an event moves a card whose face not all have seen."""
        event = self.match.events[number]
        return isinstance(event, Moved) and event.seen != (1 << self.match.seats) - 1

    def _weight(self, number: int) -> int:
        """How much an event tells: a milestone most, what is said the more the more facts it has, a hidden card that
        moves next to nothing, what only passes on less than that."""
        event = self.match.events[number]
        if (kind := self.milestones(event)) is not None:
            return MARKED + kind.weight
        match event:
            case Said(what=word) | Changed(field=word) if word in PASSING:
                return -1
        if self._unseen(number):
            return 0
        if isinstance(event, Said):
            return (0, 2, 3)[min(2, len(event.about))] + (len(event.about) >= TELLING)
        return 2

    def told_by(self, names: list[str]) -> Story:
        self._names = names
        return self


def says_the_same(chosen: str, brought: str) -> bool:
    """Whether what came of a choice is the choice itself told again: the same deed of the same one."""
    one, other = ([GOING.get(word, word) for word in line.rstrip(".").split()[:2]] for line in (chosen, brought))
    return one == other


def aimed_at(chosen: str) -> str:
    """What a choice was made for, as something done: "boosts Fogling" for "Vex discards a card to boost Fogling"; ""
    where it says nothing of that."""
    first, _, rest = chosen.rstrip(".").partition(" to ")[2].partition(" ")
    return f"{third(first)} {rest}" if rest else ""


def last_number(line: str) -> int:
    """How much a line tells of: hearts, points, gold; 0 without a number."""
    return int((re.findall(r"\d+", line) or ["0"])[-1])

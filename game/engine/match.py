"""Match: one game in play: answers, undo, news for a seat, what-if, and the plain form that is saved."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from random import Random
from typing import Any, NamedTuple

from game.engine.agenda import Decision
from game.engine.events import Asked, Chose, Event, Housed, as_seen_by, reveals
from game.engine.game import Game, Refusal
from game.engine.house import BY, GIVES_UP, TAKES, give, house_line, is_house, option_of
from game.engine.state import State

CHECKPOINT = 16  # answers between kept states: a jump replays at most so many


class Answer(NamedTuple):
    """One answer of the log: who was asked, the key chosen, and by whom ("person", a level, "auto", or "house" for what
    was said beside the game). `thought`: what it takes a computer to think the same again, its seed and the iterations
    of each tree; empty where that is not known."""

    seat: int
    key: str
    by: str
    thought: tuple[int, ...] = ()

    def plain(self) -> list[Any]:
        return [*self] if self.thought else [*self[:3]]


def forced(decision: Decision) -> bool:
    """Whether there is nothing to think about: one answer, and nothing to be taken back instead."""
    return len(decision.options) == 1 and all(option.at is None for option in decision.aside)


class Match:
    """One game in play. The state is made by seed and answers alone; everything else here is kept to go back.

    `consent`: an undo may go past new information (it is then counted in `undos`). `skip_single`: a question with one
    legal answer is answered at once and marked "auto", unless something that lies on the table could be taken back.
    `dealt`: it began with the deal of its seed; one with another `start` is not made again by seed and answers.
    """

    def __init__(
        self,
        game: Game,
        content: Any,
        seats: int,
        seed: int,
        options: Mapping[str, str] | None = None,
        *,
        skip_single: bool = True,
        consent: bool = False,
        start: State | None = None,
    ) -> None:
        low, high = game.seats
        if not low <= seats <= high:
            raise ValueError(f"{game.title} is for {low} to {high} players, not {seats}")
        self.game, self.seats, self.seed = game, seats, seed
        self.options = game.options(options or {})
        self.skip_single, self.consent, self.undos = skip_single, consent, 0
        self.dealt = start is None
        self.misfit: str | None = None  # why a restored match is shorter than its save
        self.answers: list[Answer] = []
        self.events: list[Event] = []
        self.marks: list[int] = []  # marks[n] = events told before answer n was given
        self._kept: dict[int, State] = {}
        self.first = start.clone() if start else game.deal(content, seats, seed, self.options)
        self.content = self.first.content  # as the house rules fit it
        self.state = self.first.clone()
        self._begin()

    def _begin(self) -> None:
        self.state.news = self.events
        if self.state.decision is None:
            self.state.run()
        self._keep()
        self._skip()

    # --- playing

    @property
    def decision(self) -> Decision | None:
        """The present question, or None when the game is over."""
        return self.state.decision

    @property
    def over(self) -> bool:
        return self.state.winners is not None

    def answer(self, key: str, by: str = "person", thought: Sequence[int] = ()) -> None:
        """Give the present answer. ValueError when that key is not offered; then nothing has changed."""
        self._give(key, by, thought)
        self._skip()

    def offers(self, key: str) -> bool:
        """Whether the present question takes that answer."""
        try:
            return self.decision is not None and option_of(self.state, key) is not None
        except ValueError:
            return False

    def concede(self, seat: int) -> None:
        """A player gives up: the end of a game for two; with more the question stays, and somebody else is to play that
        seat. ValueError: the game is over."""
        key = f"{GIVES_UP}:{seat + 1}"
        self.answer(key, "person" if self.decision and any(o.key == key for o in self.decision.aside) else BY)

    def take_seat(self, seat: int) -> None:
        """Say that somebody sits down where a computer has played, and has seen what it saw."""
        self.answer(f"{TAKES}:{seat + 1}", BY)

    def chosen_last(self, seat: int) -> int:
        """The number of the last answer that whoever sits there chose; -1 for none."""
        own = (n for n in reversed(range(len(self.answers))) if self.answers[n].seat == seat)
        return next((n for n in own if self.answers[n].by not in ("auto", BY)), -1)

    @property
    def gave_up(self) -> tuple[int, ...]:
        """The seats whose players have given up, 0-based."""
        return tuple(
            seat for seat in range(self.seats) if any(answer.key == f"{GIVES_UP}:{seat + 1}" for answer in self.answers)
        )

    def _give(self, key: str, by: str, thought: Sequence[int] = ()) -> None:
        decision = self.state.decision
        if decision is None:
            raise ValueError(f"cannot answer {key!r}: the game is over")
        option = option_of(self.state, key)
        self.marks.append(len(self.events))
        self.answers.append(Answer(decision.player, key, by, tuple(thought)))
        self.state.take(option, beside=is_house(option))
        self._keep()

    def _skip(self) -> None:
        while self.skip_single and self.state.decision is not None and forced(self.state.decision):
            self._give(self.state.decision.options[0].key, "auto")

    def _keep(self) -> None:
        if len(self.answers) % CHECKPOINT == 0:
            kept = self.state.clone()
            kept.news = None
            self._kept[len(self.answers)] = kept

    # --- going back

    def may_undo(self, seat: int, away: int = 0, shown: int | None = None) -> int | Refusal:
        """The number of answers that stay when this seat takes back its last own one, or why it may not. `away`: seats,
        as bits, that have not looked since; `shown`: how many events have been seen by anybody, where not all have."""
        last = next(
            (
                n
                for n in range(len(self.answers) - 1, -1, -1)
                if self.answers[n].seat == seat and self.answers[n].by not in ("auto", BY)
            ),
            None,
        )
        if last is None:
            return Refusal("You have not chosen anything yet.", "undo")
        if self.consent:
            return last
        if any(reveals(event, away) for event in self.events[self.marks[last] : shown]):
            return Refusal("Something new has been seen since your last choice.", "undo")
        if any(a.seat != seat for a in self.answers[last + 1 :]):
            return Refusal("Somebody else has chosen since your last choice.", "undo")
        return last

    def undo(self, seat: int, away: int = 0, shown: int | None = None) -> None:
        """Take back the seat's last own answer and all after it; ValueError with the reason when it may not."""
        keep = self.may_undo(seat, away, shown)
        if isinstance(keep, Refusal):
            raise ValueError(keep.why)
        if any(reveals(event, away) for event in self.events[self.marks[keep] : shown]):
            self.undos += 1
        self.cut_back(keep)

    def may_take_back(self, seat: int, keep: int) -> Refusal | None:
        """None when this seat may take back all answers but the first `keep`, and nobody need know of it: they are its
        own, and nothing new has been seen since; else why not."""
        if any(answer.seat != seat or answer.by == BY for answer in self.answers[keep:]):
            return Refusal("Somebody else has chosen since your last choice.", "undo")
        if keep < len(self.answers) and any(map(reveals, self.events[self.marks[keep] :])):
            return Refusal("Something new has been seen since your last choice.", "undo")
        return None

    def cut_back(self, count: int) -> None:
        """Keep the first `count` answers, forget the rest."""
        self.state = self.state_at(count)
        del self.events[self.events_at(count) :]
        del self.answers[count:], self.marks[count:]
        self.state.news = self.events
        for n in [n for n in self._kept if n > count]:
            del self._kept[n]

    def state_at(self, count: int) -> State:
        """The state after `count` answers; a copy, keeping no news. IndexError past the end."""
        if not 0 <= count <= len(self.answers):
            raise IndexError(f"this game has {len(self.answers)} answers, not {count}")
        start = max(n for n in self._kept if n <= count)
        state = self._kept[start].clone()
        for answer in self.answers[start:count]:
            give(state, answer.key)
        return state

    def branch(self, count: int) -> Match:
        """A match of its own that begins with the first `count` answers; this one stays as it is. IndexError past the
        end."""
        other = copy(self)
        other.answers, other.events, other.marks = self.answers[:], self.events[:], self.marks[:]
        other._kept = dict(self._kept)  # what is kept is never played on
        other.undos, other.misfit = 0, None
        other.cut_back(count)
        return other

    def what_if(self, count: int, seat: int | None, rng: Random) -> Match:
        """A match of its own that begins after the first `count` answers. Of a finished game it is the true one, with
        all that went before. Of a running game it begins with a world that the seat (None: somebody who knows only what
        all seats know) cannot tell from the true one, so that it tells nothing of what is hidden or still to come."""
        if self.over:
            return self.branch(count)
        world = self.state_at(self.before_secrets(count, seat)).redeal(seat, rng)
        return Match(
            self.game,
            self.content,
            self.seats,
            world.seed,
            self.options,
            skip_single=self.skip_single,
            consent=self.consent,
            start=world,
        )

    def before_secrets(self, count: int, seat: int | None) -> int:
        """The fewest answers after which all lies for a seat (None: for all) as after `count`: those before it which
        others gave in secret have done nothing yet but wait in the agenda."""
        while (
            count
            and self.answers[count - 1].seat != seat
            and not any(self.tells(number, seat) for number in range(self.marks[count - 1], self.events_at(count)))
        ):
            count -= 1
        return count

    def tells(self, number: int, seat: int | None) -> bool:
        """Whether a seat (None: everybody) learns more from an event than that somebody is asked or has answered."""
        event = self.seen_by_all(number) if seat is None else as_seen_by(self.events[number], seat)
        return event is not None and not isinstance(event, Asked) and not (isinstance(event, Chose) and not event.key)

    def events_at(self, count: int) -> int:
        """Events told when `count` answers had been given."""
        return self.marks[count] if count < len(self.marks) else len(self.events)

    # --- what a seat learns

    def news(self, seat: int, since: int = 0) -> Iterator[tuple[int, Event]]:
        """The events from number `since` on that this seat may know of, as it sees them, with their numbers."""
        for number in range(since, len(self.events)):
            seen = as_seen_by(self.events[number], seat)
            if seen is not None:
                yield number, seen

    def imagine(self, seat: int) -> Callable[[Random], State]:
        """A maker of worlds that the seat cannot tell from the true one."""
        state = self.state
        return lambda rng: state.redeal(seat, rng)

    def log(self, names: Sequence[str], viewer: int | None, since: int = 0) -> Iterator[tuple[int, str]]:
        """Event numbers and lines in plain words, as a seat (None: somebody who sees only what all see) knows them."""
        for number in range(since, len(self.events)):
            seen = as_seen_by(self.events[number], viewer) if viewer is not None else self.seen_by_all(number)
            line = self.line(seen, names, viewer) if seen is not None else None
            if line:
                yield number, line

    def line(self, event: Event, names: Sequence[str], viewer: int | None) -> str | None:
        """The log line of an event as that viewer has been told of it; None for what needs no words."""
        return (
            house_line(event, names)
            if isinstance(event, Housed)
            else self.game.tell(event, self.content, names, viewer)
        )

    def seen_by_all(self, number: int) -> Event | None:
        """An event as somebody sees it who knows only what every seat knows."""
        event = self.events[number]
        everyone = (1 << self.seats) - 1
        if getattr(event, "seen", everyone) & everyone == everyone:
            return event
        return as_seen_by(event, self.seats)  # a seat that stands in nobody's sight

    # --- keeping

    def plain(self) -> dict[str, Any]:
        """Seed and answers, ready for JSON; `restore` makes the same match of it, where it was dealt."""
        return {
            "game": self.game.name,
            "seats": self.seats,
            "seed": self.seed,
            "options": dict(self.options),
            "consent": self.consent,
            "undos": self.undos,
            "skip_single": self.skip_single,
            "answers": [answer.plain() for answer in self.answers],
            **({} if self.dealt else {"dealt": False}),
        }

    @classmethod
    def restore(
        cls, game: Game, content: Any, plain: Mapping[str, Any], start: State | None = None, *, strict: bool = True
    ) -> Match:
        """A match from its plain form. ValueError names the answer that the rules do not offer (any more); when not
        `strict` the match ends before that answer, or before one at which the rules fail, and `misfit` holds the
        sentence."""
        match = cls(
            game,
            content,
            plain["seats"],
            plain["seed"],
            plain["options"],
            skip_single=False,
            consent=plain.get("consent", False),
            start=start,
        )
        match.undos = plain.get("undos", 0)
        for number, (seat, key, by, *thought) in enumerate(plain["answers"]):
            asked = match.state.decision
            if asked is None or asked.player != seat or not match.offers(key):
                match.misfit = (
                    f"answer {number + 1} of {len(plain['answers'])} ({key!r} by seat {seat + 1}) "
                    "does not fit these rules"
                )
                if strict:
                    raise ValueError(match.misfit)
                break
            try:
                match._give(key, by, *thought)
            except Exception as error:  # whatever it is: what went before can be looked at
                if strict:
                    raise
                match.misfit = (
                    f"at answer {number + 1} of {len(plain['answers'])} ({key!r} by seat {seat + 1}) "
                    f"these rules fail: {type(error).__name__}: {error}"
                )
                match.cut_back(number)
                break
        match.skip_single = plain.get("skip_single", True)
        return match

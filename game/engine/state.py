"""State: all that is true of a game at one instant, and the few ways to change it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Self

from game.engine.agenda import VERBS, About, Decision, Option, Step, Words, verb_of
from game.engine.chance import draw, draws, permuted
from game.engine.events import Asked, Changed, Chose, Event, Looked, Moved, Revealed, Rolled, Said, Shuffled
from game.engine.record import Record, as_plain, plains_of, short_sum
from game.engine.redeal import Hidden, deal_into, hidden_from

new = tuple.__new__  # of a NamedTuple: in half the time, where very many are made
ENGINE_FIELDS = frozenset("seats seed fixed zones known agenda waiting doing asked decision content sight news".split())

MOST_SEATS = 6
CLOCKWISE = {  # all seats from one on, by how many there are and which is first
    seats: tuple(tuple((first + step) % seats for step in range(seats)) for first in range(seats))
    for seats in range(1, MOST_SEATS + 1)
}


class State(Record):
    """One game at one instant. A game's own class adds its public facts as fields.

    ZONE_SIGHT tells who sees the faces in a family of zones ("hand" covers "hand/0", "hand/1" ...): "all", "owner" (the
    seat after the stroke) or "nobody". FIELD_SIGHT names the fields indexed by seat that only their owner may see, and
    as "nobody" those that tell by card what all know of its place.
    """

    SHARED: ClassVar[frozenset[str]] = frozenset({"content", "sight", "news"})
    ZONE_SIGHT: ClassVar[Mapping[str, str]] = {}
    FIELD_SIGHT: ClassVar[Mapping[str, str]] = {}
    ASIDE: ClassVar[tuple[Option, ...]] = ()  # what may be said at every question
    HALTS: ClassVar[frozenset[str]] = frozenset()  # verbs before which a world that is imagined so far stands still
    UNTOLD: ClassVar[frozenset[str]] = frozenset()  # verbs of whose questions nobody hears: how many is a secret, too

    seats: int
    seed: int  # all chance comes from this one integer
    fixed: tuple[int, ...] = ()  # loaded dice, used up before the seed
    zones: dict[str, list[int]]  # cards by place, top last
    known: list[int]  # per card: bitmask of seats that know its face while it is hidden
    agenda: list[Step]  # what is to be done, next last
    waiting: list[Step]  # what the running verb has asked to be done next
    doing: Step = ()
    asked: Step = ()  # the step that put the present question
    decision: Decision | None = None
    winners: tuple[int, ...] | None = None  # None while the game runs; () when all have lost
    phase: str = ""
    content: Any = None  # cards, maps: the same object for every copy
    sight: Mapping[str, int] = {}  # zone -> bitmask of seats that see into it
    news: list[Event] | None = None  # what has happened; None keeps no record (search)

    # --- to another process and back

    def bare(self) -> Self:
        """A copy without content and what is the content's own: all that another process has of it already."""
        twin = self.clone()
        twin.content = None
        return twin

    def dress(self, content: Any) -> None:
        """Give that back: what is remembered by the content's things is found again only by the same ones."""
        self.content = content

    # --- running

    def then(self, *steps: Step) -> None:
        """From inside a verb: do these next, in this order."""
        self.waiting += steps

    def ask(
        self, player: int, prompt: Words, options: Iterable[Option], secret: bool = False, about: About | None = None
    ) -> None:
        """From inside a verb that does nothing else: stop and let a player choose. `about`: see Decision."""
        options = tuple(options)
        if not options:
            raise ValueError(f"{self.doing}: nothing to choose from")
        self.pose(new(Decision, (player, prompt, options, secret, self.ASIDE, about)))

    def pose(self, decision: Decision) -> None:
        """Ask what has been put together before, ASIDE included: questions that come again and again."""
        self.decision = decision
        self.asked = self.doing
        if self.news is not None and self.is_told:
            self.news.append(Asked(decision.player))

    @property
    def question(self) -> Decision:
        """The present question, for whoever is to answer it. ValueError: nobody is asked."""
        if self.decision is None:
            raise ValueError("nobody is asked")
        return self.decision

    @property
    def about(self) -> About | None:
        """What the present question is about; None when nobody is asked."""
        return self.decision.about if self.decision else None

    @property
    def is_told(self) -> bool:
        """Whether the others hear that the present question was asked and answered."""
        return not self.asked or verb_of(self.asked) not in self.UNTOLD

    def run(self) -> None:
        """Work the agenda off until somebody is asked or the game is over, or to where a world is not imagined on."""
        agenda, waiting, halts = self.agenda, self.waiting, self.HALTS
        while self.decision is None and self.winners is None:
            if halts and verb_of(agenda[-1]) in halts:
                return
            self.doing = step = agenda.pop()
            match step:  # arguments that are written out are passed in half the time
                case (verb, player):
                    VERBS[verb](self, player)
                case (verb, player, what):
                    VERBS[verb](self, player, what)
                case (verb, player, what, how):
                    VERBS[verb](self, player, what, how)
                case (verb, *rest):
                    VERBS[verb](self, *rest)
            if waiting:
                waiting.reverse()
                agenda += waiting
                waiting.clear()

    def choose(self, key: str) -> None:
        """Answer the present question. ValueError names the key and what was offered."""
        self.take(self.question.option(key))

    def take(self, option: Option, beside: bool = False) -> None:
        """Answer with an option of the present decision (not checked), or with what is said beside the game."""
        decision = self.decision
        if self.news is not None and decision is not None and self.is_told and not beside:
            seen = 1 << decision.player if decision.secret else self.everyone
            self.news.append(Chose(decision.player, option.key, seen))
        self.decision = None
        self.agenda += option.steps[::-1]
        self.run()

    def clockwise(self, first: int) -> tuple[int, ...]:
        """All seats in turn order, beginning with `first`."""
        return CLOCKWISE[self.seats][first]

    # --- the writers: they change the state and tell of it

    @property
    def everyone(self) -> int:
        """Bitmask of all seats."""
        return (1 << self.seats) - 1

    def move(self, card: int, src: str, dst: str, at: int | None = None) -> int:
        """Put a card from one zone on top of another, or at an index (0 = under it). The card comes back."""
        zones, known, sight = self.zones, self.known, self.sight
        source, target = zones[src], zones[dst]
        if source[-1] == card:
            source.pop()
            was = len(source)
        else:
            was = source.index(card)
            del source[was]
        before = known[card] | sight[src]
        known[card] = knows = before | sight[dst]
        if at is None:
            target.append(card)
        else:
            target.insert(at, card)
        if self.news is not None:
            place = len(target) - 1 if at is None else at
            self.news.append(Moved(card, src, was, dst, place, knows, knows & ~before))
        return card

    def reveal(self, card: int, zone: str) -> None:
        """Turn a hidden card face up where it lies."""
        before = self.known[card] | self.sight[zone]
        self.known[card] = self.everyone
        if self.news is not None:
            at = self.zones[zone].index(card)
            self.news.append(Revealed(card, zone, at, self.everyone, self.everyone & ~before))

    def look(self, player: int, card: int, zone: str) -> None:
        """Show a hidden card to one player; the others learn only which card was looked at."""
        before = self.known[card] | self.sight[zone]
        self.known[card] |= 1 << player
        if self.news is not None:
            at = self.zones[zone].index(card)
            seen = before | 1 << player
            self.news.append(Looked(player, card, zone, at, seen, seen & ~before))

    def shuffle(self, zone: str) -> None:
        """Shuffle a zone from the seed; every face remembered there is forgotten."""
        cards = self.zones[zone]
        self.seed, order = permuted(self.seed, cards)
        cards[:] = order
        known = self.known
        for card in order:
            known[card] = 0
        if self.news is not None:
            self.news.append(Shuffled(zone, tuple(order), self.sight[zone]))

    def roll(self, player: int, sides: int = 6) -> int:
        """Throw a die, 1..sides: the next loaded one, or from the seed."""
        if self.fixed:
            value, self.fixed = self.fixed[0], self.fixed[1:]
        else:
            self.seed, value = draw(self.seed, sides)
            value += 1
        if self.news is not None:
            self.news.append(Rolled(player, sides, value))
        return value

    def secret_rolls(self, count: int, sides: int = 6) -> list[int]:
        """Dice that are told to nobody, 1..sides: the next loaded ones, then from the seed."""
        loaded, self.fixed = self.fixed[:count], self.fixed[count:]
        self.seed, picks = draws(self.seed, sides, count - len(loaded))
        return [*loaded, *[1 + pick for pick in picks]]

    def chance(self, count: int) -> int:
        """An even pick 0..count-1 from the seed, told to nobody."""
        self.seed, value = draw(self.seed, count)
        return value

    def put(self, field: str, index: Any, value: Any, fresh: bool = False) -> None:
        """Set a field, or one place in it (index: a key, or a path of keys), and tell those who may see it. `fresh`: it
        lets somebody know what was hidden, or what chance has made."""
        if index is None:
            setattr(self, field, value)
        elif index.__class__ is tuple:
            holder = getattr(self, field)
            for key in index[:-1]:
                holder = holder[key]
            holder[index[-1]] = value
        else:
            getattr(self, field)[index] = value
        if self.news is not None:
            self.news.append(Changed(field, index, as_plain(value), self.field_seen(field, index), fresh))

    def tell(self, what: str, player: int | None, *about: Any, seen: int | None = None) -> None:
        """Say something worth telling to everyone, or to the seats of a bitmask."""
        if self.news is not None:
            self.news.append(Said(what, player, about, self.everyone if seen is None else seen))

    def say(self, event: Event) -> None:
        """Let everybody know of something that changes nothing here."""
        if self.news is not None:
            self.news.append(event)

    # --- sight

    def field_seen(self, field: str, index: Any) -> int:
        """Bitmask of the seats that may see this place of a field."""
        if self.FIELD_SIGHT.get(field, "all") == "all":
            return self.everyone
        owner: int = index[0] if isinstance(index, tuple) else index
        return 1 << owner

    def viewers(self, card: int, zone: str) -> int:
        """THE RULE OF SIGHT: bitmask of the seats that know the face of this card in this zone."""
        return self.sight[zone] | self.known[card]

    def view(self, seat: int) -> dict[str, Any]:
        """All that one seat may know, as plain data: faces or None by place, public fields, its own question."""
        bit, known = 1 << seat, self.known
        zones = {
            name: cards[:] if self.sight[name] & bit else [c if known[c] & bit else None for c in cards]
            for name, cards in self.zones.items()
        }
        facts = {}
        for name, plain in plains_of(type(self)).items():
            if name not in ENGINE_FIELDS and self.FIELD_SIGHT.get(name) != "nobody":
                value = plain(getattr(self, name))
                if self.FIELD_SIGHT.get(name) == "owner":
                    value = [v if i == seat else None for i, v in enumerate(value)]
                facts[name] = value
        return {"zones": zones, "facts": facts}

    def redeal(self, seat: int | None, rng: Random, hidden: Sequence[Hidden] | None = None) -> Self:
        """A world that this seat (None: somebody who knows only what all seats know) cannot tell from the true one:
        hidden faces dealt anew, fresh chance ahead. `hidden`: what it does not see of this very state, where it has
        been found before (`unseen_by`).

        The world depends on the seat's view and on `rng` alone. What others know of a place stays with the place.
        """
        world = self.clone()
        world.news = None
        world.deal_anew(self.everyone if seat is None else 1 << seat, rng, hidden)
        if seat is None:
            world.imagine_all_secrets(rng)
        else:
            world.imagine_secrets(seat, rng)
        world.seed, world.fixed = rng.getrandbits(64), ()
        if world.decision is not None and world.decision.player != seat:
            world.decision = None
            world.agenda.append(world.asked)
            world.run()
        return world

    def unseen_by(self, seat: int) -> Sequence[Hidden] | None:
        """What a seat does not see, for whoever deals many worlds of one state; None where that must be found out anew
        for each of them."""
        return self.hidden_from(1 << seat)

    def hidden_from(self, eyes: int) -> Sequence[Hidden]:
        """What one of these eyes (a bitmask of seats) does not see."""
        return hidden_from(self.zones, self.sight, self.known, self.pools(), eyes)

    def deal_anew(self, eyes: int, rng: Random, hidden: Sequence[Hidden] | None = None) -> None:
        """Put other faces into the places that one of these eyes (a bitmask of seats) does not see."""
        deal_into(self.zones, self.known, self.hidden_from(eyes) if hidden is None else hidden, rng)

    def pools(self) -> Sequence[Any]:
        """Per card what all know of its face where it lies hidden: cards that are equal in it may change places. Its
        back, in most games."""
        backs: Sequence[Any] = self.content.backs
        return backs

    def imagine_secrets(self, seat: int, rng: Random) -> None:
        """Put plausible values in place of the fields this seat may not see; none in most games."""

    def imagine_all_secrets(self, rng: Random) -> None:
        """The same for somebody who has no seat, and knows what all seats know."""
        known, everyone, stranger = self.known, self.everyone, 1 << self.seats
        for name, cards in self.zones.items():
            for card in cards:
                if self.viewers(card, name) == everyone:
                    known[card] |= stranger
        self.imagine_secrets(self.seats, rng)
        self.known = [seen & everyone for seen in known]

    def digest(self, seat: int | None = None) -> str:
        """Eight hex digits that tell two states apart, or what one seat sees of them; the same on every machine."""
        plain = self.plain() if seat is None else self.view(seat)
        return short_sum(plain)

    def trace(self) -> str:
        """Eight hex digits of what has come about in the game's own terms: the chance that is used up, every card by
        its place, who is asked and what is offered, who has won. Two versions of the program agree on it where their
        rules came to the same, however they keep the rest."""
        asked = [self.decision.player, *(option.key for option in self.decision.options)] if self.decision else None
        return short_sum([self.seed, self.zones, asked, self.winners])

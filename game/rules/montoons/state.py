"""MonToons, state: the map, every monster's sheet and dice, and the action that is being resolved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, NamedTuple

from game.engine.state import State, new
from game.rules.montoons.arena import Arena, Ground, Line, ground_of
from game.rules.montoons.imagined import Hidden, imagined_plan
from game.rules.montoons.sheets import Sheet

ATTACKS = ("basic", "special", "ultimate")
POWERS_TO_WIN = 4
BLANK: tuple[int, ...] = ()
STUNNED_NEXT, STUNNED_NOW = 1, 2  # Stun waits for the next planning phase, then for the end of that turn (MON-C02)


class Content:
    """Sheets, maps and area shapes; the same object for every copy of a state. No cards: no `backs`, no `ids`."""

    backs: tuple[str, ...] = ()
    ids: Mapping[str, int] = {}

    def __init__(
        self, sheets: Sequence[Sheet], arenas: Mapping[str, Arena], shapes: Mapping[str, tuple[tuple[int, int], ...]]
    ) -> None:
        self.sheets, self.arenas, self.shapes = tuple(sheets), dict(arenas), dict(shapes)
        self.by_id = {(sheet.id, sheet.version): n for n, sheet in enumerate(self.sheets)}


class Sinking(NamedTuple):
    """The question which die the quicksand takes: one that shows at least this. An imagined world must be able to ask
    it again."""

    least: int


class Action(NamedTuple):
    """The action that is being resolved, another one when the next begins; without a `deed` none is. Never changed:
    what it comes to is noted in a new one, see MonToons.note."""

    deed: str = ""  # "move", "basic", "special", "ultimate", "seed" or "" between actions
    dice: tuple[int, ...] = ()  # it was paid with
    opening: bool = False  # the first attack of the turn
    targets: tuple[int, ...] = ()  # seats last chosen or hit
    aimed: int = 0  # bitmask of all seats targeted so far
    offered: bool = False  # Berries and Focus have been offered
    boost: int = 0  # Berries and Focus added to this attack
    boosted: int = 0  # seats that have received the boost
    guarded: int = 0  # seats whose Guard has taken its 1 off
    scored: bool = False  # the Ultimate has earned its bonus
    walked: tuple[int, ...] = ()  # hexes entered by the active monster's own movement
    strode: int = 0  # movement spent on them
    slowed: bool = False  # Entangle has cut this movement
    crossed: tuple[int, ...] = ()  # seats passed through
    entered: int = 0  # bitmask of seats that entered a hex since their last movement ended
    slid: int = 0  # rolls on ice in the present movement
    bumped: int = 0  # bumps in it that hurt
    clashed: tuple[tuple[int, int], ...] = ()  # pairs that have collided in this effect (MON-R31)

    @property
    def die(self) -> int:
        """The final value of its die; of two dice the value counts once (MON-R68, MON-R85). 0 without one."""
        return self.dice[-1] if self.dice else 0


NOTHING_DONE = Action()
PLACE = {name: place for place, name in enumerate(Action._fields)}


class MonToons(State):
    """All that is true of a game of MonToons. A monster is its player's seat; a hex is its number on the map.

    Dice, their slots and the shells spent on them are secret until their owner's turn (MON-R81); everything else is
    open. Per-seat values are tuples, put whole.
    """

    FIELD_SIGHT: ClassVar[Mapping[str, str]] = {"dice": "owner", "slots": "owner", "veiled": "owner"}
    UNTOLD: ClassVar[frozenset[str]] = frozenset({"montoons.plan"})
    SHARED: ClassVar[frozenset[str]] = State.SHARED | {"arena"}
    INNER: ClassVar[frozenset[str]] = frozenset({"action"})  # events tell what comes of it

    content: Content
    arena: Arena  # the content's of this map
    map: str = "A"
    version: str = "full"  # sheets: "full" or "in_training"
    draft: str = "chosen"  # "chosen": seat by seat; "dealt": by chance
    limit: int = 0  # rounds after which the game is a draw; 0: no limit
    ahead: int = 0  # Waystone Powers that everybody has had from the start
    terrain: list[str]  # per space
    obstacle: list[str]  # per space: "", "rock" or "boulder"
    traps: list[int]  # spaces with a Trap
    token: int = 1  # the location of the Waystone token
    round: int = 0
    first: int = 0  # who placed first
    active: int = -1  # whose turn it is
    order: list[int]  # who has acted this round, in order

    # --- per seat
    sheet: list[int]  # number of the sheet, -1 before it is chosen
    at: list[int]  # space, -1 before placing and after defeat
    health: list[int]
    out: list[bool]  # defeated
    dice: list[tuple[int, ...]]  # values of the dice rolled this round; secret while not `revealed`
    slots: list[tuple[int, ...]]  # per die: number of its slot, POOL or GONE; as secret
    rolled: list[int]  # dice rolled this round
    lost: list[int]  # of them, lost to quicksand while hidden
    revealed: list[bool]
    ready: list[bool]
    pace: list[int]  # the speed die, 0 until announced
    speed: list[int]  # total Speed Value, 0 until announced
    unused: list[tuple[int, int]]  # Unused Dice boxes: made available, spent
    shells: list[tuple[int, int, int, int]]  # first row made, spent; second row made, spent
    veiled: list[tuple[int, int]]  # by row, shells spent in a plan not shown yet; counted as spent when it is
    berries: list[tuple[int, int]]  # made, spent
    seeds: list[tuple[int, int]]  # special bonuses: made, spent
    powered: list[tuple[int, ...]]  # values written in power-up slots, 0 empty; see Row.first
    spent_rows: list[int]  # bitmask of rows that have been used
    powers: list[int]  # waystone powers, 0..4
    boxes: list[int]  # grid boxes crossed, a bitmask
    earned: list[int]  # grid bonuses gained, a bitmask
    entangle: list[bool]
    stun: list[int]  # 0, STUNNED_NEXT or STUNNED_NOW
    guard: list[bool]
    burn: list[int]
    focus: list[tuple[int, int]]  # the two boxes
    fresh_focus: list[tuple[int, int]]  # of them, gained this turn (MON-R62)

    # --- the turn
    attacked: bool = False  # an attack was used this turn
    finished: int = 0  # special or ultimate attacks used this turn

    action: Action = NOTHING_DONE

    _ground: Ground | None = None  # made when asked for

    def note(self, **what: Any) -> None:
        """What the running action comes to, by the names of its fields: `_replace`, in a third of the time."""
        fields = list(self.action)
        for name, value in what.items():
            fields[PLACE[name]] = value
        self.action = new(Action, fields)

    # --- places

    def bare(self) -> MonToons:
        twin = super().bare()
        del twin.arena
        twin._ground = None
        return twin

    def dress(self, content: Content) -> None:
        super().dress(content)
        self.arena = content.arenas[self.map]

    @property
    def ground(self) -> Ground:
        """The terrain as sets."""
        ground = self._ground
        if ground is None:
            ground = self._ground = ground_of(self.arena, tuple(self.terrain), tuple(self.obstacle))
        return ground

    def sheet_of(self, seat: int) -> Sheet:
        return self.content.sheets[self.sheet[seat]]

    def lay(self, space: int, terrain: str) -> None:
        """Change a hex's state; a rock on it disappears (MON-HEX-01, MON-ROCK-03, MON-C17)."""
        self.put("terrain", space, terrain)
        if self.obstacle[space]:
            self.put("obstacle", space, "")
        self._ground = None

    def drop(self, space: int, obstacle: str) -> None:
        """Put a rock or boulder on a hex, its terrain unchanged (MON-HEX-02)."""
        self.put("obstacle", space, obstacle)
        self._ground = None

    def set_traps(self, traps: Sequence[int]) -> None:
        self.put("traps", None, list(traps))

    def bits(self) -> int:
        """The set of spaces with a monster."""
        bit, mask = self.arena.bit, 0
        for space in self.at:
            if space >= 0:
                mask |= bit[space]
        return mask

    def who(self, space: int) -> int:
        """The seat of the monster on a space, -1 for none."""
        return self.at.index(space) if space in self.at else -1

    def living(self) -> list[int]:
        return [seat for seat, out in enumerate(self.out) if not out]

    def rivals(self, seat: int) -> list[int]:
        return [other for other, out in enumerate(self.out) if not out and other != seat]

    # --- sight (MON-TGT-08 to MON-TGT-10, MON-R12, MON-R16)

    def line(self, a: int, b: int) -> Line | None:
        """How b lies from a on a common hex row; None when they share none."""
        return self.arena.lines[a].get(b)

    def sees(self, a: int, b: int) -> bool:
        """Whether nothing blocks the line between two spaces; off the rows by the centre line."""
        if a == b:
            return True
        line = self.arena.lines[a].get(b)
        mask = self.ground.blind | self.bits()
        if line is not None:
            return not line.between & mask
        arena = self.arena
        return arena.board.sees(a, b, frozenset(arena.members(mask & arena.everywhere)))

    def in_range(self, a: int, b: int, far: int, sight: bool = True) -> bool:
        """Basic range: on a straight row, at most so far, in sight if asked for (MON-TGT-04, MON-R14, MON-R15)."""
        if a == b:
            return True
        line = self.arena.lines[a].get(b)
        return (
            line is not None and line.far <= far and (not sight or not line.between & (self.ground.blind | self.bits()))
        )

    # --- dice

    def value_on(self, seat: int, slot: int) -> int:
        """The value of the die on a slot, 0 for none."""
        slots = self.slots[seat]
        return self.dice[seat][slots.index(slot)] if slot in slots else 0

    def assigned(self, seat: int) -> int:
        """Bitmask of the slots that hold a die."""
        mask = 0
        for slot in self.slots[seat]:
            if slot >= 0:
                mask |= 1 << slot
        return mask

    def sinking(self, seat: int, least: int) -> list[tuple[int, int]]:
        """(die, slot) of every die that quicksand of that number could take; never the Speed die (MON-R83)."""
        if self.out[seat]:
            return []
        dice = self.dice[seat]
        return [(die, slot) for die, slot in enumerate(self.slots[seat]) if slot > 0 and dice[die] >= least]

    def row_values(self, seat: int, row: int, planned: bool = True) -> tuple[int, ...]:
        """The values of a power-up row, 0 empty: those written, and with `planned` those of dice assigned."""
        sheet = self.sheet_of(seat)
        place = sheet.rows[row]
        written = self.powered[seat][place.first : place.first + len(place.slots)]
        if not planned:
            return written
        return tuple([value or self.value_on(seat, slot) for value, slot in zip(written, place.slots)])

    # --- what a seat may see

    def field_seen(self, field: str, index: Any) -> int:
        if field in self.FIELD_SIGHT:
            return self.everyone if self.shown(field, index) else 1 << index
        return self.everyone

    def shown(self, field: str, seat: int) -> bool:
        """Whether everybody sees this secret of a seat by now. What was veiled is told by the shells themselves."""
        return self.revealed[seat] and field != "veiled"

    def view(self, seat: int) -> dict[str, Any]:
        """All that one seat may know; hidden dice look like none."""
        view = super().view(seat)
        facts = view["facts"]
        for name in self.INNER:
            del facts[name]
        for name in self.FIELD_SIGHT:
            facts[name] = [
                list(value) if owner == seat or self.shown(name, owner) else []
                for owner, value in enumerate(getattr(self, name))
            ]
        return view

    def imagine_secrets(self, seat: int, rng: Random) -> None:
        """Give every rival whose plan is hidden dice and a plan that could be theirs; who is asked what the quicksand
        takes has a die for it."""
        self.veiled = [veiled if other == seat else (0, 0) for other, veiled in enumerate(self.veiled)]
        for other in range(self.seats):
            if other != seat and not self.revealed[other] and not self.out[other] and self.rolled[other]:
                self.imagine_plan(other, rng)
                about = self.about if self.decision is not None and self.decision.player == other else None
                while isinstance(about, Sinking) and not self.sinking(other, about.least):
                    self.imagine_plan(other, rng)

    def imagine_plan(self, seat: int, rng: Random) -> None:
        """Other hidden dice of a seat, and where they lie."""
        self.dice[seat], self.slots[seat] = imagined_plan(
            self.sheet_of(seat),
            Hidden(self.rolled[seat], self.lost[seat], self.pace[seat], self.ready[seat], self.powered[seat]),
            rng,
        )

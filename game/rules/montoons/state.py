"""MonToons, state: the map, every monster's sheet and dice, and the action that is being resolved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from game.engine.state import State
from game.rules.montoons.arena import Arena, Ground, Line, ground_of
from game.rules.montoons.sheets import Sheet

POOL, GONE = -1, -2  # where a die is that lies on no slot: not yet assigned; used, discarded or lost
ATTACKS = ("basic", "special", "ultimate")
BLANK: tuple[int, ...] = ()
STUNNED_NEXT, STUNNED_NOW = 1, 2  # Stun waits for the next planning phase, then for the end of that turn (MON-C02)


class Content:
    """Sheets, maps and area shapes; the same object for every copy of a state. No cards: `backs` is empty."""

    backs: tuple[str, ...] = ()

    def __init__(
        self, sheets: Sequence[Sheet], arenas: Mapping[str, Arena], shapes: Mapping[str, tuple[tuple[int, int], ...]]
    ) -> None:
        self.sheets, self.arenas, self.shapes = tuple(sheets), dict(arenas), dict(shapes)
        self.by_id = {(sheet.id, sheet.version): n for n, sheet in enumerate(self.sheets)}


class MonToons(State):
    """All that is true of a game of MonToons. A monster is its player's seat; a hex is its number on the map.

    Dice, their slots and the shells spent on them are secret until their owner's turn (MON-R81); everything else is
    open. Per-seat values are tuples, put whole.
    """

    FIELD_SIGHT: ClassVar[Mapping[str, str]] = {"dice": "owner", "slots": "owner", "veiled": "owner"}
    UNTOLD: ClassVar[frozenset[str]] = frozenset({"montoons.plan"})
    PRIVATE: ClassVar[frozenset[str]] = UNTOLD
    INNER: ClassVar[frozenset[str]] = frozenset(
        {  # of the running action; events tell what comes of it
            "deed_dice",
            "targets",
            "aimed",
            "boost",
            "boosted",
            "guarded",
            "walked",
            "strode",
            "crossed",
            "scored",
            "entered",
            "clashed",
            "slowed",
            "offered",
            "opening",
            "slid",
            "bumped",
        }
    )

    content: Content
    map: str = "A"
    version: str = "full"  # sheets: "full" or "in_training"
    draft: str = "chosen"  # "chosen": seat by seat; "dealt": by chance
    limit: int = 0  # rounds after which the game is a draw; 0: no limit
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

    # --- the action that is being resolved
    deed: str = ""  # "move", "basic", "special", "ultimate", "seed" or "" between actions
    deed_dice: tuple[int, ...] = ()  # the dice it was paid with
    targets: tuple[int, ...] = ()  # seats last chosen or hit
    aimed: int = 0  # bitmask of all seats targeted so far
    boost: int = 0  # Berries and Focus added to this attack
    boosted: int = 0  # seats that have received the boost
    guarded: int = 0  # seats whose Guard has taken its 1 off
    walked: tuple[int, ...] = ()  # hexes entered by the active monster's own movement in this action
    strode: int = 0  # movement spent on them
    crossed: tuple[int, ...] = ()  # seats passed through
    scored: bool = False  # the Ultimate has earned its bonus
    entered: int = 0  # bitmask of seats that entered a hex since their last movement ended
    slowed: bool = False  # Entangle has cut this movement
    offered: bool = False  # Berries and Focus have been offered
    opening: bool = False  # the first attack of the turn
    slid: int = 0  # rolls on ice in the present movement
    bumped: int = 0  # bumps in it that hurt
    clashed: tuple[tuple[int, int], ...] = ()  # pairs that have collided in this effect (MON-R31)

    _ground: Ground | None = None  # made when asked for

    # --- places

    @property
    def arena(self) -> Arena:
        return self.content.arenas[self.map]

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

    def clockwise(self, first: int) -> list[int]:
        """All seats, beginning with `first`."""
        return [(first + step) % self.seats for step in range(self.seats)]

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

    def row_values(self, seat: int, row: int, planned: bool = True) -> tuple[int, ...]:
        """The values of a power-up row, 0 empty: those written, and with `planned` those of dice assigned."""
        sheet = self.sheet_of(seat)
        place = sheet.rows[row]
        written = self.powered[seat][place.first : place.first + len(place.slots)]
        if not planned:
            return written
        return tuple(value or self.value_on(seat, slot) for value, slot in zip(written, place.slots))

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

    def secret_roll(self) -> int:
        """A die nobody else sees: the next loaded one, or from the seed."""
        if self.fixed:
            value, self.fixed = self.fixed[0], self.fixed[1:]
            return value
        return 1 + self.chance(6)

    def imagine_secrets(self, seat: int, rng: Random) -> None:
        """Give every rival whose plan is hidden dice and a plan that could be theirs."""
        from game.rules.montoons.imagined import imagine_plan

        self.veiled = [veiled if other == seat else (0, 0) for other, veiled in enumerate(self.veiled)]
        for other in range(self.seats):
            if other != seat and not self.revealed[other] and not self.out[other] and self.rolled[other]:
                imagine_plan(self, other, rng)

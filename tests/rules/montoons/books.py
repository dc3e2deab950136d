"""Books of MonToons: what is known of everybody by what was said and chosen alone, to be compared with the state."""

from __future__ import annotations

from typing import Any

from game.engine.events import Changed, Chose, Event, Said
from game.rules.montoons.action import Acting, Bidding
from game.rules.montoons.arena import Ground
from game.rules.montoons.state import ATTACKS, STUNNED_NEXT, STUNNED_NOW, Action, MonToons
from game.rules.montoons.waystone import Marking, MarkingFree
from tests.sure import every

WALLS = ("edge", "rock", "boulder", "waystone", "void")
HARM = {"lava": 2, "pit": 3, "trap": 2, "fall": 1, "ice": 1, "poison": 1}
STUN = {STUNNED_NEXT: "next", STUNNED_NOW: "now", 0: ""}


class Books:
    """What is known of the seats by what was said and chosen alone."""

    def __init__(self, g: MonToons) -> None:
        seats = range(g.seats)
        self.g = g
        self.sheets = [g.sheet_of(seat) for seat in seats]
        self.health, self.hearts = list(g.health), list(g.health)  # as told; as they are crossed one by one
        pairs = {"berries": g.berries, "seeds": g.seeds, "unused": g.unused}
        pairs["shells"] = [(first + second, spent + too) for first, spent, second, too in g.shells]
        self.made = {field: [made for made, _ in held] for field, held in pairs.items()}
        self.spent = {field: [spent for _, spent in held] for field, held in pairs.items()}
        self.powers, self.burn = list(g.powers), list(g.burn)
        self.boxes = [g.boxes[seat].bit_count() for seat in seats]
        self.rows = [g.spent_rows[seat].bit_count() for seat in seats]
        self.focus = [sum(held) for held in g.focus]
        self.fresh = [sum(held) for held in g.fresh_focus]
        self.flags = {"guard": list(g.guard), "entangle": list(g.entangle)}
        self.stun = [STUN[stun] for stun in g.stun]
        self.out, self.speed, self.order = list(g.out), list(g.speed), list(g.order)
        self.terrain, self.obstacle = list(g.terrain), list(g.obstacle)
        self.traps, self.trapped = sorted(g.traps), -1  # hexes; the last one told
        self.attacked, self.finished = g.attacked, g.finished
        self.at, self.landing = list(g.at), [-1 for _ in seats]
        self.going: list[set[int]] = [set() for _ in seats]  # where each goes in this action, as told
        self.shoved = set[int]()  # who was, in this action
        self.vacated = -1  # the hex that somebody has just left
        self.bursting: list[int] = []  # seats whose Golden Heart has just been crossed
        self.left: int | None = None  # dice on the sheet in the own turn, once they are shown
        self.seen: set[str] = set()
        self.compared = 0

    def hear(self, event: Event, about: Any) -> None:
        """`about`: the question that the event answers, if it is an answer."""
        match event:
            case Said():
                self.seen.add(event.what)
                entry = getattr(self, f"on_{event.what}", None)
                if entry:
                    entry(event.player, *event.about)
            case Chose(key=str(key)):
                self.chosen(event.player, key, about)
            case Changed(field="at"):
                self.stands(event.index, event.value)
            case Changed(field="health"):
                self.crosses(event.index, event.value)
            case Changed(field="round"):
                self.order = []
                self.stun = ["now" if stun == "next" else "" for stun in self.stun]  # all others have acted with theirs
            case Changed(field="active", value=seat) if seat >= 0:
                self.begins(seat)
            case Changed(field="traps", value=traps):
                gone = [trap for trap in self.traps if trap not in traps]
                assert len(gone) <= 1 and set(traps) <= set(self.traps) | {self.trapped}, "a trap from nowhere"
                self.traps = sorted(traps)

    def chosen(self, seat: int, key: str, about: Any) -> None:
        word, _, rest = key.partition(":")
        if isinstance(about, Bidding) and key == "spend":
            self.speed[seat] += self.sheets[seat].unused[self.spent["unused"][seat]]
            self.spent["unused"][seat] += 1
        if isinstance(about, Acting) and word.startswith("bonus/"):
            self.used(1)
        if isinstance(about, Marking | MarkingFree) and word == "box":
            self.boxes[seat] += 1

    def used(self, dice: int) -> None:
        if self.left is not None:
            self.left -= dice

    def begins(self, seat: int) -> None:
        """MON-TURN-01, MON-TURN-02: the fastest of those who wait, of equals the one with the least health."""
        if self.order and self.stun[self.order[-1]] == "now":
            self.stun[self.order[-1]] = ""
        waiting = [other for other in range(self.g.seats) if not self.out[other] and other not in self.order]
        best = max((self.speed[other], -self.health[other]) for other in waiting)
        assert seat in waiting and (self.speed[seat], -self.health[seat]) == best
        self.order.append(seat)
        self.attacked, self.finished, self.flags["guard"][seat] = False, 0, False
        self.fresh, self.left = [0 for _ in self.fresh], None

    def stands(self, seat: int, space: int) -> None:
        if self.landing[seat] >= 0:
            assert space == self.landing[seat]
        assert space < 0 or self.why(seat, space), f"nobody was told how {seat} comes to {space}"
        self.vacated = self.at[seat]
        self.at[seat], self.landing[seat] = space, -1

    def why(self, seat: int, space: int) -> str:
        """How somebody comes to a hex, as told; ice and a change of places are seen, not told."""
        if space in self.going[seat]:
            return "goes"
        if seat in self.shoved:
            return "shoved"
        if self.terrain[self.at[seat]] == "ice":
            return "slides"
        return "swaps" if space in (*self.at, self.vacated) else ""

    def crosses(self, seat: int, health: int) -> None:
        """MON-DMG-01: heart by heart; a Golden Heart is told (MON-GH-01)."""
        heart, self.hearts[seat] = self.hearts[seat], health
        assert health >= heart - 1 and not self.bursting
        if health < heart and heart in self.sheets[seat].golden:
            self.bursting.append(seat)

    # --- what was said

    def on_golden(self, seat: int) -> None:
        self.bursting.remove(seat)

    def on_walks(self, seat: int, path: tuple[int, ...]) -> None:
        for here, there in every(zip((self.at[seat], *path), path)):
            assert there in self.g.arena.board.beside[here]
        self.going[seat] |= {*path}

    def on_jump(self, seat: int, space: int) -> None:
        assert space == self.at[seat] or space not in self.at
        self.landing[seat] = space
        self.going[seat].add(space)

    def on_blitz(self, seat: int, *path: int) -> None:
        board = self.g.arena.board
        assert any(ray[: len(path)] == path for ray in map(tuple, board.rays[self.at[seat]]))
        self.going[seat] |= {*path}

    def on_shoved(self, seat: int, word: str, far: int, by: int) -> None:
        assert word in ("push", "pull", "force", "throw") and far >= 0 and seat != by
        self.shoved.add(seat)

    def on_surfaces(self, seat: int, swallowed: int, space: int) -> None:
        assert self.at[seat] == swallowed and space not in self.at
        assert self.terrain[swallowed] == self.terrain[space] == "whirlpool"
        self.going[seat].add(space)

    def on_slams(self, seat: int, space: int, way: int, other: int, wall: str) -> None:
        """Against somebody who stands there, or against what does not give way."""
        assert (other >= 0) == (not wall)
        if other >= 0:
            assert self.at[other] == space
            self.shoved.add(other)
        else:
            assert wall == ("edge" if space < 0 else self.obstacle[space] or self.terrain[space])
            assert wall in WALLS, "it would give way"

    def on_sinks(self, seat: int, value: int) -> None:
        space = self.at[seat]
        assert self.terrain[space] == "quicksand" and value >= self.g.arena.places[space].number
        self.used(seat == self.order[-1])

    def on_bumps(self, seat: int) -> None:
        assert self.terrain[self.at[seat]] == "ice"

    def on_collects(self, seat: int, bonus: str) -> None:
        assert self.g.arena.places[self.at[seat]].bonus == bonus

    def on_marks(self, seat: int, dice: tuple[int, ...]) -> None:
        assert dice and all(1 <= value <= 6 for value in dice)
        self.used(len(dice))

    def on_powers(self, seat: int) -> None:
        """Afterwards no die is left on a power-up row (MON-R65)."""
        slots, sheet = self.g.slots[seat], self.sheets[seat]
        assert not any(slot >= 0 and sheet.slots[slot].row >= 0 for slot in slots)
        self.left = sum(slot > 0 for slot in slots)

    def on_speed(self, seat: int, value: int) -> None:
        self.speed[seat] = value

    def on_uses(self, seat: int, deed: str, name: str, dice: tuple[int, ...]) -> None:
        self.going, self.shoved, self.vacated = [set() for _ in self.going], set(), -1
        if deed == "seed":
            self.spent["seeds"][seat] += 1
        if deed in ("special", "ultimate"):
            self.rows[seat] += 1
            self.finished += 1
        self.attacked |= deed in ATTACKS
        if deed in ("move", "basic"):
            assert dice
            self.used(len(dice))

    def on_harm(self, seat: int, points: int, why: str) -> None:
        assert points == {**HARM, "burn": self.burn[seat]}.get(why, points)
        self.health[seat] = max(0, self.health[seat] - points)

    def on_hit(self, seat: int, points: int, by: int) -> None:
        self.health[seat] = max(0, self.health[seat] - points)

    def on_heals(self, seat: int, points: int) -> None:
        assert points > 0
        self.health[seat] += points

    def on_guards(self, seat: int) -> None:
        assert self.flags["guard"][seat]

    def on_defeated(self, seat: int) -> None:
        self.out[seat] = True

    def on_gains(self, seat: int, field: str, count: int) -> None:
        self.made[field][seat] += count

    def on_unused(self, seat: int, count: int) -> None:
        self.made["unused"][seat] += count

    def on_power(self, seat: int, number: int) -> None:
        self.powers[seat] += 1
        assert number == self.powers[seat]

    def on_shell(self, seat: int) -> None:
        self.spent["shells"][seat] += 1

    def on_berry(self, seat: int, amount: int) -> None:
        assert amount == self.sheets[seat].berries[self.spent["berries"][seat]]
        self.spent["berries"][seat] += 1

    def on_focus(self, seat: int, amount: int) -> None:
        assert amount > 0
        self.focus[seat] -= amount

    def on_forgets(self, seat: int) -> None:
        """MON-FOCUS-05: a box of those that were there before this turn; which one shows in the state alone."""
        assert not self.attacked and self.focus[seat] > self.fresh[seat]
        self.focus[seat] = sum(self.g.focus[seat])

    def on_status(self, seat: int, status: str, value: int) -> None:
        if status == "burn":
            self.burn[seat] += value
        elif status == "focus":
            self.focus[seat] += value
            self.fresh[seat] += value
            self.used(1)
        elif status == "stun":
            assert not self.stun[seat]
            self.stun[seat] = "next"
        else:
            assert not self.flags[status][seat], "it does not stack"
            self.flags[status][seat] = True

    def on_cleansed(self, seat: int, status: str) -> None:
        held: Any = {"burn": self.burn, "stun": self.stun, **self.flags}[status]
        assert held[seat]
        held[seat] = {"burn": 0, "stun": ""}.get(status, False)

    def on_quenched(self, seat: int) -> None:
        assert self.burn[seat] and self.terrain[self.at[seat]] == "water"
        self.burn[seat] = 0

    def on_lays(self, seat: int, space: int, terrain: str) -> None:
        self.terrain[space], self.obstacle[space] = terrain, ""

    def on_drops(self, seat: int, space: int, kind: str) -> None:
        self.obstacle[space] = kind

    def on_traps(self, seat: int, space: int) -> None:
        """MON-TRAP-03, MON-TRAP-05, MON-C10"""
        assert space not in (*self.traps, *self.at) and not self.obstacle[space]
        assert self.terrain[space] not in ("whirlpool", "spike_pit", "waystone", "void")
        self.trapped = space

    # --- whether they agree

    def agree(self, g: MonToons) -> None:
        """In a turn, between two actions: then all that was begun has been done."""
        self.compared += 1
        for seat in every(range(g.seats)):
            if g.burn[seat] == 0 and g.terrain[g.at[seat]] == "water":
                self.burn[seat] = 0  # MON-R46: at the end of a turn in water nothing is said of it
            if self.out[seat]:
                continue
            first, spent, second, spent_too = g.shells[seat]
            held = {
                "health": (g.health[seat], self.health[seat]),
                "berries": (g.berries[seat], (self.made["berries"][seat], self.spent["berries"][seat])),
                "seeds": (g.seeds[seat], (self.made["seeds"][seat], self.spent["seeds"][seat])),
                "unused": (g.unused[seat], (self.made["unused"][seat], self.spent["unused"][seat])),
                "shells": (
                    (first + second, spent + spent_too),
                    (self.made["shells"][seat], self.spent["shells"][seat]),
                ),
                "powers": (g.powers[seat], self.powers[seat]),
                "boxes": (g.boxes[seat].bit_count(), self.boxes[seat]),
                "rows": (g.spent_rows[seat].bit_count(), self.rows[seat]),
                "burn": (g.burn[seat], self.burn[seat]),
                "focus": (sum(g.focus[seat]), self.focus[seat]),
                "guard": (g.guard[seat], self.flags["guard"][seat]),
                "stun": (STUN[g.stun[seat]], self.stun[seat]),
                "rolled": (g.rolled[seat], 4 if self.stun[seat] == "now" else g.rolled[seat]),
                "speed": (g.speed[seat], self.speed[seat]),
            }
            wrong = {word: pair for word, pair in held.items() if pair[0] != pair[1]}
            assert not wrong, f"seat {seat}, round {g.round}: {wrong}"
            assert self.flags["entangle"][seat] >= g.entangle[seat]
            self.flags["entangle"][seat] = g.entangle[seat]
        assert (g.terrain, g.obstacle, sorted(g.traps)) == (self.terrain, self.obstacle, self.traps)
        now = Ground(g.arena, g.terrain, g.obstacle)
        assert (g.ground.of, g.ground.solid) == (now.of, now.solid), "what is known of the map is no longer so"
        assert (g.out, g.order, g.attacked, g.finished) == (self.out, self.order, self.attacked, self.finished)
        assert (g.active, g.phase, g.action) == (self.order[-1], "action", Action())
        assert sum(g.fresh_focus[g.active]) == self.fresh[g.active], "what was written in this turn"
        assert g.at == self.at and self.hearts == g.health and not self.bursting
        dice = sum(slot > 0 for slot in g.slots[g.active])
        assert self.left in (None, dice), f"{self.left} dice left, not {dice}"
        self.left = dice

"""Maps: a hex board from the rows of a text grid, its spaces numbered 0.. in reading order: neighbours, rows, sight."""

from collections.abc import Collection, Container, Mapping
from functools import cached_property
from typing import Protocol, TypeVar

from game.engine import hexes
from game.engine.hexes import Hex, Shape
from game.engine.memo import Memo
from game.engine.nodes import Fault, Node, nearest

T = TypeVar("T")
OUTSIDE = "--"  # a place of the grid where the board has no hex
WIDEST = 60  # columns and rows


class Board:
    """The spaces of a map and how they lie to each other. It never changes; what stands on it is the state's."""

    def __init__(self, rows: Collection[Collection[str]]) -> None:
        """`rows` of tokens from north to south; odd rows stand half a hex to the right."""
        placed = {
            hexes.from_offset(col, row): token
            for row, tokens in enumerate(rows)
            for col, token in enumerate(tokens)
            if token != OUTSIDE
        }
        self.hexes: tuple[Hex, ...] = tuple(placed)
        self.tokens: tuple[str, ...] = tuple(placed.values())
        self.at: dict[Hex, int] = {where: space for space, where in enumerate(self.hexes)}
        self.steps: tuple[tuple[int, ...], ...] = tuple(
            tuple(self.at.get(there, -1) for there in hexes.neighbours(where)) for where in self.hexes
        )
        self.beside: tuple[tuple[int, ...], ...] = tuple(
            tuple(there for there in six if there >= 0) for six in self.steps
        )
        self._gates: Memo[tuple[int, int], tuple[tuple[int, ...], ...]] = Memo(self._gates_between, 100_000)

    def __len__(self) -> int:
        return len(self.hexes)

    def space(self, col: int, row: int) -> int:
        """The space at a place of the grid; KeyError outside the board."""
        return self.at[hexes.from_offset(col, row)]

    def find(self, token: str) -> tuple[int, ...]:
        """All spaces written with that token."""
        return tuple(space for space, word in enumerate(self.tokens) if word == token)

    @cached_property
    def far(self) -> tuple[tuple[int, ...], ...]:
        """far[a][b]: hexes from a to b, whatever lies between."""
        return tuple(tuple(hexes.distance(a, b) for b in self.hexes) for a in self.hexes)

    @cached_property
    def rays(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """rays[a][way]: the spaces straight that way from a, the nearest first, up to the end of the board."""
        return tuple(tuple(self._ray(space, way) for way in range(6)) for space in range(len(self)))

    def _ray(self, space: int, way: int) -> tuple[int, ...]:
        found: list[int] = []
        while (space := self.steps[space][way]) >= 0:
            found.append(space)
        return tuple(found)

    def covered(self, space: int, shape: Shape) -> tuple[int, ...]:
        """The spaces of this board that a shape laid from here covers."""
        here = self.hexes[space]
        spaces = (self.at.get(hexes.add(here, offset), -1) for offset in shape)
        return tuple(there for there in spaces if there >= 0)

    def sees(self, a: int, b: int, blockers: Container[int]) -> bool:
        """Whether nothing stands between two centres. Where the line runs along an edge, both hexes must be blocked.

        The ends never block; a place without a hex always does.
        """
        return all(any(cell >= 0 and cell not in blockers for cell in gate) for gate in self._gates[a, b])

    def _gates_between(self, ends: tuple[int, int]) -> tuple[tuple[int, ...], ...]:
        """What a straight line passes between two spaces, as spaces; -1 off the board."""
        one, other = (self.hexes[end] for end in ends)
        return tuple(tuple(self.at.get(cell, -1) for cell in gate) for gate in hexes.line(one, other))


def members(mask: int, by_bit: Mapping[int, T]) -> list[T]:
    """What the single bits of a set stand for, the lowest bit first."""
    found = []
    while mask:
        bit = mask & -mask
        found.append(by_bit[bit])
        mask ^= bit
    return found


class Drawn(Protocol):
    """The record of a map file: its name, and the grid as it is drawn there."""

    @property
    def name(self) -> str: ...

    @property
    def grid(self) -> Node: ...


def read_board(node: Node, words: Collection[str], faults: list[Fault]) -> Board | None:
    """The board of a grid: a list of rows or one block of text, tokens set apart by spaces.

    Every token is one of `words` or OUTSIDE. What is wrong goes to `faults` with its row and column, and the answer
    is None.
    """
    rows = _rows(node)
    found = [
        Fault(node.file, line, f"row {n}, column {col}: no token {token!r}{nearest(token, words)}")
        for n, (line, row) in enumerate(rows)
        for col, token in enumerate(row)
        if token != OUTSIDE and token not in words
    ]
    width = len(rows[0][1]) if rows else 0
    found += [
        Fault(node.file, line, f"row {n}: {len(row)} tokens; row 0 has {width}")
        for n, (line, row) in enumerate(rows)
        if len(row) != width
    ]
    if not any(token != OUTSIDE for _, row in rows for token in row):
        found.append(Fault(node.file, node.line, "a map without a hex"))
    if len(rows) > WIDEST or width > WIDEST:
        found.append(Fault(node.file, node.line, f"larger than {WIDEST} by {WIDEST} hexes"))
    faults += found
    return None if found else Board([row for _, row in rows])


def space_fault(sheet: Drawn, board: Board, space: int, what: str) -> Fault:
    """A fault at the grid's line, with row and column as `read_board` counts them."""
    col, row = hexes.to_offset(board.hexes[space])
    line = _rows(sheet.grid)[row][0]
    return Fault(sheet.grid.file, line, f"{sheet.name}: row {row}, column {col}: {what}")


def _rows(node: Node) -> list[tuple[int, list[str]]]:
    """Line and tokens of every row; the text of a block (|) begins below its key."""
    if node.kind == "list":
        return [(item.line, item.text.split()) for item in node.items]
    return [(node.line + n, text.split()) for n, text in enumerate(node.text.splitlines(), 1) if text.strip()]

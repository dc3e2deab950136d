"""Memo: made once for each key, and never more of them than it may keep; and nothing else is kept in another way."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import game
from game.engine.memo import Memo


def test_a_key_is_made_once_as_long_as_there_is_room() -> None:
    made: list[int] = []

    def double(key: int) -> int:
        made.append(key)
        return 2 * key

    memo = Memo(double, 2)
    assert [memo[key] for key in (1, 2, 1, 2)] == [2, 4, 2, 4] and made == [1, 2]
    assert memo[3] == 6 and list(memo) == [3]
    assert memo[1] == 2 and made == [1, 2, 3, 1] and len(memo) == 2


THINKING = ("engine", "rules", "ai")
APART = {  # what is kept by a mark of the state, made from the state itself, or only as long as its content
    "montoons_plans.CACHE",
    "montoons_prospects.FOUND",
    "pack_values.BOOKS",
}
REGISTERS = {"agenda", "gathering", "record"}  # of verbs and kinds: filled as they are declared


def stores(path: Path) -> Iterator[str]:
    """What a module keeps that is neither a Memo nor kept by functools with a number, or for good (`cache`)."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Dict | ast.Call):
            name = ast.unparse(node.targets[0] if isinstance(node, ast.Assign) else node.target)
            made = ast.unparse(node.value)
            if made == "{}" or made.split("(")[0] in ("dict", "defaultdict", "OrderedDict", "WeakKeyDictionary"):
                yield f"{path.stem}.{name}"
    for node in ast.walk(tree):
        said = [ast.unparse(one) for one in getattr(node, "decorator_list", ())]
        if any(one.startswith("lru_cache") and not re.search(r"maxsize=\w*\d", one) for one in said):
            yield f"{path.stem}.{node.name}"  # type: ignore[attr-defined]


def test_what_rules_and_minds_keep_is_kept_in_one_of_two_ways() -> None:
    looked = [path for room in THINKING for path in (Path(game.__file__).parent / room).rglob("*.py")]
    assert len(looked) > 200
    found = {one for path in looked if path.stem not in REGISTERS for one in stores(path)}
    assert found == APART


def test_another_way_to_keep_things_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text("KEPT: dict[int, int] = {}\n\n@lru_cache(maxsize=None)\ndef f(x): ...\n")
    assert list(stores(tmp_path / "bad.py")) == ["bad.KEPT", "bad.f"]

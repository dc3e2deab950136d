"""The tests themselves: none can pass without having judged anything."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
SURE = "every"  # of tests/sure.py: goes through at least one, or fails
THROUGH = {"enumerate", "zip", "product", "sorted", "reversed", "list", "tuple", "set", "combinations", "permutations"}


def modules() -> list[Path]:
    return sorted(TESTS.rglob("test_*.py"))


def judges(node: ast.AST) -> bool:
    """An assert, a block that must raise, or what is raised when nothing was found."""
    return (
        isinstance(node, (ast.Assert, ast.Raise))
        or isinstance(node, ast.With)
        and any("raises" in ast.unparse(item.context_expr) for item in node.items)
    )


def always(body: Sequence[ast.stmt], known: Mapping[str, ast.expr]) -> bool:
    """Whether something among these statements is judged each time they run."""
    for node in body:
        if judges(node):
            return True
        if isinstance(node, (ast.With, ast.Try)) and always(node.body, known):
            return True
        if isinstance(node, ast.For) and is_filled(node.iter, known) and always(node.body, known):
            return True
        if isinstance(node, ast.If) and node.orelse and always(node.body, known) and always(node.orelse, known):
            return True
    return False


def is_filled(many: ast.expr, known: Mapping[str, ast.expr]) -> bool:
    """Whether there is plainly something to go through: it is written out, a range of a number, or made of such; or
    the loop fails when there is nothing."""
    if isinstance(many, ast.Name):
        return many.id in known and is_filled(known[many.id], {})
    if isinstance(many, (ast.Tuple, ast.List, ast.Set)):
        return any(not isinstance(one, ast.Starred) for one in many.elts)
    if isinstance(many, ast.Dict):
        return any(key is not None for key in many.keys)
    if isinstance(many, ast.Constant):
        return isinstance(many.value, str) and bool(many.value)
    if isinstance(many, ast.Call) and isinstance(many.func, ast.Attribute) and not many.args:
        return many.func.attr in ("items", "values", "keys", "split") and is_filled(many.func.value, known)
    if isinstance(many, ast.Call) and isinstance(many.func, ast.Name):
        if many.func.id == "range":
            bounds = [numbered(argument, known) for argument in many.args]
            return None not in bounds and len(range(*bounds)) > 0  # type: ignore[arg-type]
        through = many.func.id in THROUGH and bool(many.args)
        return many.func.id == SURE or through and all(is_filled(one, known) for one in many.args)
    return False


def numbered(one: ast.expr, known: Mapping[str, ast.expr]) -> int | None:
    if isinstance(one, ast.Name) and one.id in known:
        one = known[one.id]
    return one.value if isinstance(one, ast.Constant) and isinstance(one.value, int) else None


def written_out(body: Sequence[ast.stmt]) -> dict[str, ast.expr]:
    """What names stand for that are given a value here and once only."""
    pairs = [
        (node.targets[0].id, node.value)
        for node in body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    ]
    pairs += [
        (node.target.id, node.value)
        for node in body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value
    ]
    names = [name for name, _ in pairs]
    return {name: value for name, value in pairs if names.count(name) == 1}


def unsure(path: Path) -> Iterator[str]:
    """The tests of a module that judge only where a loop or a condition leads, though it may lead nowhere."""
    tree = ast.parse(path.read_text("utf-8"))
    known = written_out(tree.body)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_") and any(map(judges, ast.walk(node))):
            if not always(node.body, {**known, **written_out(node.body)}):
                yield f"{path.relative_to(TESTS).as_posix()}:{node.lineno} {node.name}"


@pytest.mark.parametrize("path", modules(), ids=lambda path: path.relative_to(TESTS).as_posix())
def test_every_test_judges_something_however_its_loops_run(path: Path) -> None:
    """A loop over something found runs never when nothing is found: go through it by `every` of tests/sure.py."""
    assert list(unsure(path)) == []


def test_the_search_for_unsure_tests_finds_them() -> None:
    def sure(text: str) -> bool:
        return always(ast.parse(text).body, {"TWO": ast.parse("(1, 2)").body[0].value, "FIVE": ast.Constant(5)})  # type: ignore[attr-defined]

    for text in (
        "for a in found(): assert a",
        "if a: assert b",
        "while a: assert a",
        "for a in (): assert a",
        "for a in range(0): assert a",
        "for a in (1, 2):\n for b in c: assert b",
        "for a in [*b]: assert a",
        "for a in zip((1,), found()): assert a",
        "with a: b()",
    ):
        assert not sure(text), text
    for text in (
        "assert a",
        "for a in (1, 2): assert a",
        "for a in TWO: assert a",
        "for a in range(FIVE): assert a",
        "with a: assert b",
        "for a in found(): assert a\nassert found()",
        "if a: assert b\nelse: assert c",
        "with pytest.raises(ValueError): a()",
        "for a, b in {1: 2}.items(): assert a",
    ):
        assert sure(text), text

"""Guarded: the laws of a question at the largest table, with a guard at every index of the rules and
of the computers, in a fresh process.

    python -m tests.guarded kingdom

An index that is worked out and comes to less than 0 counts from the end without an error; -1 stands for "nowhere" and
"nobody" in many fields. What is meant to count from the end begins with a minus: `cards[-1]`, `cards[-1 - depth]`.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType
from typing import Any

GUARDED = ("game.rules", "game.ai")
GUARD = "_guarded"


def guarded(holder: Any, index: Any) -> Any:
    """holder[index]; IndexError when a list or tuple would be read from its end."""
    if isinstance(index, int) and index < 0 and isinstance(holder, (list, tuple)):
        raise IndexError(f"the index {index} counts from the end")
    return holder[index]


class Guarding(ast.NodeTransformer):
    """Every value[index] that is read becomes a call of the guard, but for spans and what is meant."""

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        if not isinstance(node.ctx, ast.Load) or isinstance(node.slice, ast.Slice | ast.Tuple) or is_meant(node.slice):
            return node
        call = ast.Call(ast.Name(GUARD, ast.Load()), [node.value, node.slice], [])
        return ast.fix_missing_locations(ast.copy_location(call, node))

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if node.value:
            node.value = self.visit(node.value)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.body = [self.visit(one) for one in node.body]
        return node


def is_meant(node: ast.expr) -> bool:
    """A number, or a sum that begins with a number below 0."""
    if isinstance(node, ast.BinOp):
        return isinstance(node.left, ast.UnaryOp)
    return isinstance(node.operand if isinstance(node, ast.UnaryOp) else node, ast.Constant)


class Loading(SourceFileLoader):
    """Reads a module with the guard in it; nothing of it is kept on disk."""

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        tree = Guarding().visit(ast.parse(self.get_data(path), path))
        return compile(tree, path, "exec", dont_inherit=True)

    def exec_module(self, module: ModuleType) -> None:
        module.__dict__[GUARD] = guarded
        super().exec_module(module)


class Finding(MetaPathFinder):
    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith(GUARDED):
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec and isinstance(spec.loader, SourceFileLoader):
            spec.loader = Loading(spec.loader.name, spec.loader.path)
        return spec


def main(name: str) -> int:
    sys.meta_path.insert(0, Finding())
    from game.rules import GAMES
    from tests import test_every_question as laws

    laws.WORLDS, laws.USUAL = 2, range(1, 2)  # the guard makes all of it several times slower
    found = laws.found_at(name, GAMES[name].seats[1])
    broken = laws.breaches(found)
    print(f"{name}: {len(found)} questions")
    print(laws.told(broken))
    return 1 if broken or not found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))

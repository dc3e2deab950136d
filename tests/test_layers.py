"""Layers: which way imports may run, read from the source of every module."""

import ast
import re
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

import game
from game.rules import GAMES
from game.ui.games import FACED

ROOT = Path(game.__file__).parent
PLAY = {"artlines", "sitting", "company", "ai", "rules", "engine", "store", "assets", "packs"}
MAY = {
    "engine": {"engine"},
    "artlines": {"engine", "assets"},
    "rules": {"rules", "engine", "assets", "packs"},
    "ai": {"ai", "rules", "engine"},
    "company": {"rules", "engine", "store"},
    "sitting": {"company", "rules", "engine", "store", "assets", "packs"},
    "modes": {"modes", *PLAY},
    "commands": {"commands", "modes", *PLAY},
    "ui": {"ui", "modes", *PLAY},
    "store": {"store"},
    "packs": {"packs", "assets", "engine", "store"},
    "assets": set[str](),
    "__main__": {"commands", "ui", "ai"},
    "__init__": set[str](),
}
OUTSIDE = {"engine": {"yaml"}, "store": {"platformdirs"}, "ui": {"pygame"}}
DRAWING_COMMANDS = {"shot", "bench", "selftest"}
# of ui, from the bottom up
ROOMS = ("style", "layout", "draw", "window", "widgets", "house", "table", "games", "scenes", "parlour")
ONE_WAY = ("engine", "ai", "store", "commands", "modes", *(f"rules/{name}" for name in GAMES))
PROGRAM = {"", "__version__", "BESIDE"}  # `import game`, `from game import __version__`: facts, not a layer


def modules() -> list[Path]:
    return sorted(ROOT.rglob("*.py"))


def imports(path: Path) -> set[str]:
    """Dotted names of everything a module imports, inside functions too."""
    package = ("game", *path.parent.relative_to(ROOT).parts)
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            base = ".".join(part for part in (above, node.module) if part)
            names |= {f"{base}.{alias.name}" for alias in node.names}
    return names


def complaints(path: Path) -> list[str]:
    place = path.relative_to(ROOT).with_suffix("").parts
    layer, wrong = place[0], []
    if layer not in MAY:
        return [f"{path.name}: no layer {layer!r}"]
    allowed = MAY[layer] | ({"ui"} if layer == "commands" and place[-1] in DRAWING_COMMANDS else set())
    for name in sorted(imports(path)):
        top, *rest = name.split(".")
        if top == "game":
            target = rest[0] if rest else ""
            sideways = layer in ("rules", "ai") and len(place) > 2 and target == "rules" and len(rest) > 1
            if target not in allowed and target not in PROGRAM:
                wrong.append(f"{'/'.join(place)} imports {name}")
            elif sideways and layer == "rules" and rest[1] != place[1]:
                wrong.append(f"{'/'.join(place)} looks sideways at {name}")
        elif top not in sys.stdlib_module_names and top not in OUTSIDE.get(layer, set()):
            wrong.append(f"{'/'.join(place)} imports {top}")
        if top == "yaml" and place != ("engine", "data"):
            wrong.append(f"{'/'.join(place)} reads YAML by itself")
    return wrong


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_run_downward_only(path: Path) -> None:
    assert complaints(path) == []


def rooms_above(path: Path) -> list[str]:
    """What a module of the window imports from a room above its own, type-only imports included."""
    place = path.relative_to(ROOT).with_suffix("").parts
    if place[0] != "ui" or place[1] not in ROOMS:
        return []
    own = ROOMS.index(place[1])
    found = (name.split(".")[2] for name in imports(path) if name.startswith("game.ui."))
    return sorted({room for room in found if room in ROOMS and ROOMS.index(room) > own})


def test_within_the_window_imports_run_from_room_to_room_downward_only() -> None:
    looked = [path for path in modules() if path.relative_to(ROOT).parts[0] == "ui"]
    assert len(looked) > 200
    assert {str(path.relative_to(ROOT)): above for path in looked if (above := rooms_above(path))} == {}


def chapters(folder: Path) -> dict[str, set[str]]:
    """Per module of a package the modules of the same package that it imports, type-only imports and those inside
    functions included; the package's own face, which knows them all, left out."""
    names = {path.stem for path in folder.glob("*.py")} - {"__init__"}
    package = ".".join(("game", *folder.relative_to(ROOT).parts, ""))
    return {
        name: {
            other.removeprefix(package).split(".")[0]
            for other in imports(folder / f"{name}.py")
            if other.startswith(package)
        }
        & names - {name}
        for name in names
    }


def circles(graph: Mapping[str, set[str]]) -> list[str]:
    """The modules that nothing is left below when those that import nothing are taken away one after the other."""
    left = {name: set(below) for name, below in graph.items()}
    while low := {name for name, below in left.items() if not below}:
        left = {name: below - low for name, below in left.items() if name not in low}
    return sorted(left)


@pytest.mark.parametrize("room", ONE_WAY)
def test_within_a_room_without_a_window_modules_import_one_way(room: str) -> None:
    graph = chapters(ROOT / room)
    assert graph and circles(graph) == []


@pytest.mark.parametrize("name", GAMES)
def test_no_chapter_of_a_game_imports_the_face_of_its_package(name: str) -> None:
    folder = ROOT / "rules" / name
    own = {path.stem for path in folder.glob("*.py")}
    face = {
        f"{path.stem}: {other}"
        for path in folder.glob("*.py")
        for other in imports(path)
        if other.startswith(f"game.rules.{name}.") and other.split(".")[3] not in own
    }
    assert "__init__" in own and not face


ROOMS_APART = (
    "style",
    "layout",
    "draw",
    "window",
    "widgets",
    "house",
    "table",
    "table/plain",
    "scenes",
    "scenes/workshop",
)


@pytest.mark.parametrize("room", [*ROOMS_APART, *(f"games/{name}" for name in FACED)])
def test_within_a_room_of_the_window_modules_import_one_way(room: str) -> None:
    graph = chapters(ROOT / "ui" / room)
    assert graph and circles(graph) == []


def test_a_circle_of_chapters_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "rules" / "toy"
    folder.mkdir(parents=True)
    (folder / "state.py").write_text("def f():\n    from game.rules.toy.moves import walk\n")
    (folder / "moves.py").write_text("from game.rules.toy.state import Toy\nfrom game.rules.toy.words import tell\n")
    (folder / "words.py").write_text("from game.engine import hexes\n")
    monkeypatch.setattr(sys.modules[__name__], "ROOT", tmp_path)
    assert circles(chapters(folder)) == ["moves", "state"]


def test_a_room_that_looks_up_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = tmp_path / "ui" / "table" / "bad.py"
    module.parent.mkdir(parents=True)
    module.write_text("def f():\n    from game.ui.scenes.curtain import Curtain\n")
    monkeypatch.setattr(sys.modules[__name__], "ROOT", tmp_path)
    assert rooms_above(module) == ["scenes"]


def test_a_look_upward_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = tmp_path / "engine" / "bad.py"
    module.parent.mkdir()
    module.write_text("from ..ui import app\nimport pygame\nfrom . import hexes\n")
    monkeypatch.setattr(sys.modules[__name__], "ROOT", tmp_path)
    assert len(complaints(module)) == 2


SHOWING = {"__init__", "busy", "samples", "midst"}  # modules of games that open a table, and lay nothing on it


def test_neither_a_part_nor_anything_that_the_table_is_made_of_holds_the_table() -> None:
    ui = ROOT / "ui"
    parts = [path for room in ("games", "table") for path in (ui / room).rglob("*.py")]
    assert len(parts) > 100
    assert not [path for path in parts if re.search(r"\b(self|view)\._?table\b", path.read_text("utf-8"))]
    knowing = {path for path in parts if "game.ui.table.table.Table" in imports(path)}
    assert knowing and not {path for path in knowing if path.stem not in SHOWING}


# what pygame's events, the interpreter and its errors have or have not; and `alpha` of whatever moves
OPTIONAL = {"pos", "precise_y", "unicode", "instance_id", "__version__", "frozen", "strerror", "alpha"}


def test_nothing_in_the_window_asks_by_name_whether_another_has_a_member() -> None:
    asked = set[str]()
    for path in (ROOT / "ui").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ("getattr", "hasattr")
            ):
                asked |= {one.value for one in node.args[1:2] if isinstance(one, ast.Constant)}
    assert asked and asked <= OPTIONAL


def read_by_place(source: str) -> list[str]:
    """What a module reads of a step by its place in it."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
            step = ast.unparse(node.value)
            if re.search(r"(\b(step|asked|doing)|\b(steps|agenda|waiting)\[[^\]]+\])$", step):
                found.append(ast.unparse(node))
    return found


def test_engine_and_minds_read_a_step_by_place_where_steps_are_made_alone() -> None:
    home = ROOT / "engine" / "agenda.py"
    others = [path for room in ("engine", "ai") for path in (ROOT / room).rglob("*.py") if path != home]
    assert len(others) > 60
    read = {str(path.relative_to(ROOT)): read_by_place(path.read_text("utf-8")) for path in others}
    assert {path: found for path, found in read.items() if found} == {}


@pytest.mark.parametrize("source", ["g.asked[0]", "self.state.doing[1]", "step[2]", "option.steps[0][0]"])
def test_a_step_that_is_read_by_place_is_noticed(source: str) -> None:
    assert read_by_place(source) == [source]


def named(path: Path) -> set[str]:
    """The classes and kinds of values of a module."""
    return set(re.findall(r"^(?:class )?([A-Z]\w*[a-z]\w*)(?=\(|:$| = )", path.read_text("utf-8"), re.MULTILINE))


def of_one_place(path: Path) -> set[str]:
    """The room that a module belongs to, and the game that it is about: within each a name means one thing."""
    room, *rest = path.relative_to(ROOT).parts
    game = next((name for name in GAMES if name in rest[:-1] or room == "ai" and path.stem.startswith(name)), "")
    return ({f"a game: {game}"} if game else set()) | (set() if game and room == "ai" else {str(path.parent)})


def test_within_a_room_and_within_a_game_a_name_stands_for_one_thing() -> None:
    meant: dict[tuple[str, str], list[str]] = {}
    for path in modules():
        for name in named(path):
            for place in of_one_place(path):
                meant.setdefault((place, name), []).append(str(path.relative_to(ROOT)))
    assert len(meant) > 1000
    assert {key: found for key, found in meant.items() if len(found) > 1} == {}


ONE_SENSE = ("engine", "store", "packs", "ui/table", "ui/scenes", *(f"rules/{name}" for name in GAMES))
ALIKE = {("rules/montoons", "standing")}  # a verb as sheets write it, and the estimate that every game gives


@pytest.mark.parametrize("room", ONE_SENSE)
def test_within_a_room_or_a_rulebook_a_function_that_others_may_call_has_a_name_of_its_own(room: str) -> None:
    meant: dict[str, list[str]] = {}
    for path in (ROOT / room).glob("*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
                meant.setdefault(node.name, []).append(path.name)
    assert len(meant) > 10
    assert {name: found for name, found in meant.items() if len(found) > 1 and (room, name) not in ALIKE} == {}


NAMELESS = ("style", "layout", "window", "widgets", "house", "table")  # rooms of the window that know no game


def test_no_game_is_named_in_the_rooms_that_all_games_share() -> None:
    name = re.compile(rf'"(?:{"|".join(GAMES)})[^a-z "][^"]*"|"(?:{"|".join(GAMES)})"')
    shared = [path for room in NAMELESS for path in (ROOT / "ui" / room).rglob("*.py")]
    assert len(shared) > 100
    named = {str(path.relative_to(ROOT)): name.findall(path.read_text("utf-8")) for path in shared}
    assert {path: found for path, found in named.items() if found} == {}


# of the scenes and the modes: those that are of one game alone, the samples of screens, and backs of decks
OF_ONE_GAME = {
    "ui/scenes": {"workshop", "expedition", "samples", "mode_samples", "beside_samples"},
    "modes": {"expedition", "draft", "awards"},
}


@pytest.mark.parametrize("room", OF_ONE_GAME)
def test_among_scenes_and_modes_only_those_of_one_game_and_samples_name_any(room: str) -> None:
    name = re.compile(rf'"(?:{"|".join(GAMES)})"')
    folder = ROOT / room
    naming = {
        path.relative_to(folder).parts[0].removesuffix(".py")
        for path in folder.rglob("*.py")
        if name.search(path.read_text("utf-8"))
    }
    assert naming == OF_ONE_GAME[room]

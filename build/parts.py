"""What goes into an executable, the same for every system."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAME = "monster-parlour"
TITLE = "Monster Parlour"
ICONS = ROOT / "build" / "out" / "icons"

# Never imported: large libraries of Python itself, and what pygame would use if it were there. Without OpenSSL, hashlib
# has the built-in sha2 and multiprocessing's pipes need no more.
LEFT_OUT = [
    "numpy",
    "ssl",
    "_ssl",
    "_hashlib",
    "tkinter",
    "unittest",
    "pydoc",
    "doctest",
    "pdb",
    "sqlite3",
    "test",
    "lib2to3",
    "distutils",
    "setuptools",
    "pkg_resources",
    "xmlrpc",
    "curses",
    "readline",
    "asyncio",
    "pygame.examples",
    "pygame.tests",
    "pygame.docs",
    "pygame.camera",
    "pygame._camera",
    "pygame.midi",
    "pygame.surfarray",
    "pygame.sndarray",
]


def modules() -> list[str]:
    """Every module of the program: commands and statistics are imported by name, where no analysis finds them."""
    files = sorted((ROOT / "game").rglob("*.py"))
    return [".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__") for path in files]


def art() -> list[tuple[str, str]]:
    """All of art/ but the pictures of the README."""
    return [
        (str(path), f"game/_art/{path.name}" if path.is_dir() else "game/_art")
        for path in sorted((ROOT / "art").iterdir())
        if path.name != "readme"
    ]


def analysis() -> dict[str, object]:
    """The arguments of PyInstaller's Analysis. Data and art lie where an installed wheel has them."""
    return {
        "pathex": [str(ROOT)],
        "datas": [(str(ROOT / "data"), "game/_data"), (str(ROOT / "LICENSE"), "."), *art()],
        "hiddenimports": modules(),
        "excludes": LEFT_OUT,
    }


ENTRY = str(ROOT / "game" / "__main__.py")

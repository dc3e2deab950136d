"""Ground for every test: no display, no sound, and user folders that belong to the test alone."""

import gc
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import pytest

if os.environ.get("PYTHONDONTWRITEBYTECODE") != "broken":  # what one process of a run has compiled, the next need not
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import game.packs  # noqa: E402  (the display is chosen before anything of the program is imported)
import game.rules  # noqa: E402
from game import assets  # noqa: E402
from game.engine import lesson, position
from game.packs import Loading, Pack  # noqa: E402

# the content that the program brings is read once in a process: nothing changes it, and hundreds of tests ask for it
game.rules.shipped_content = cache(game.rules.shipped_content)
SHIPPED = assets.data
LOAD = game.packs.load_with
LOADED = cache(LOAD)


def load_with(game: str, read: Callable[..., Any], packs: Sequence[Pack] = ()) -> Loading[Any]:
    """As the program loads content: what it brings itself, without packs, is read once here, too."""
    return LOAD(game, read, packs) if packs or assets.data is not SHIPPED else LOADED(game, read)


game.packs.load_with = load_with


def once(read: Callable[..., Any]) -> Callable[..., Any]:
    """A reader of files that reads each of them once, until it is changed."""
    kept: dict[tuple[Path, float], Any] = {}

    def reading(path: Path, *rest: Any) -> Any:
        key = path, path.stat().st_mtime_ns if path.exists() else 0
        if key not in kept:
            kept[key] = read(path, *rest)
        return kept[key]

    return reading


for module, name in ((lesson, "read_puzzle"), (position, "read_position_file"), (lesson, "read_lesson")):
    setattr(module, name, once(getattr(module, name)))
HOMES = count()  # folders are numbered here: to look for the next free number costs more with each of thousands
os.fsync = lambda handle: None  # no test has to outlive a power cut, and each of hundreds of saves waits for the disk


@pytest.fixture(autouse=True)
def user_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder where saves, settings and records of this test go."""
    home = tmp_path_factory.mktemp(f"home-{next(HOMES)}", numbered=False)
    monkeypatch.setenv("MONSTER_PARLOUR_HOME", str(home))
    return home


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """Assertions run as they are written, a tenth faster; whoever sees one fail may want to see both of its sides."""
    outcome = yield
    plain = item.config.getoption("assertmode") == "plain"
    if plain and call.excinfo is not None and call.excinfo.errisinstance(AssertionError):
        outcome.get_result().sections.append(("both sides", "run this test again with --assert=rewrite to see them"))  # type: ignore[attr-defined]


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """Each process takes a part of the tests that lie together: what they draw and find is drawn and found once, not
    once in each process. Whoever is through first takes of what is left."""
    if getattr(config.option, "numprocesses", None) and config.option.dist == "no":
        config.option.dist = "worksteal"


def pytest_collection_finish(session: pytest.Session) -> None:
    """Thousands of collected tests live to the end: whoever collects garbage need not walk through them each time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)  # looked for as seldom as memory allows: the usual run is a tenth shorter


@pytest.fixture(scope="module", autouse=True)
def kept_for_a_file(request: pytest.FixtureRequest) -> Iterator[None]:
    """What a file of tests has kept for itself goes with it: a window collects garbage whenever its home is opened,
    and would walk through a million pieces of games that nobody asks for any more."""
    yield
    for kept in vars(request.module).values():
        if hasattr(kept, "cache_clear") and kept.__module__ == request.module.__name__:
            kept.cache_clear()

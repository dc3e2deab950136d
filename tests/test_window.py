"""The real window on a virtual screen: clicks lead from the shelf to a Hit and out again, and the program ends well."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.store import read_save
from game.ui.parlour import Parlour

SIZE = (1280, 720)
PATIENCE = 150  # seconds: a machine that does much else is slow, and nothing else is judged by it

pytestmark = pytest.mark.skipif(not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="needs Xvfb and xdotool")


def until(what: str, holds: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait for a program that runs by itself; fail when it does not get there."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, f"never: {what}"
        time.sleep(0.05)


class Twin:
    """The same screens in this process: it knows where the controls lie."""

    def __init__(self) -> None:
        self.app = Parlour(size=SIZE)
        self.app.open()
        self.app.step([], 0)

    def place(self, control: str) -> tuple[int, int]:
        """The middle of a control, once it is there."""

        def there() -> bool:
            self.app.step([], 100)
            return control in {c.id for c in self.app.controls() if c.enabled}

        until(f"{control} in {type(self.app.scene).__name__}", there)
        x, y, w, h = next(c.rect for c in self.app.controls() if c.id == control)
        return round(x + w / 2), round(y + h / 2)

    def point(self, control: str) -> tuple[int, int]:
        """Point at a control here; where to point there."""
        place = self.place(control)
        self.app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0))], 16)
        return place

    def click(self, control: str) -> tuple[int, int]:
        """Click a control here; where to click there."""
        place = self.point(control)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.app.step([pygame.event.Event(kind, pos=place, button=1)], 16)
        return place


class Window:
    """The program in a process of its own, on a screen of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.screen = subprocess.Popen(
            [
                "Xvfb",
                "-displayfd",
                "1",
                "-screen",
                "0",
                f"{SIZE[0]}x{SIZE[1]}x24",
                "-fbdir",
                str(folder),
                "-nolisten",
                "tcp",
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.screen.stdout
        display = self.screen.stdout.readline().strip()
        self.env = {
            **os.environ,
            "DISPLAY": f":{display}",
            "SDL_VIDEODRIVER": "x11",
            "MONSTER_PARLOUR_HOME": str(folder / "home"),
        }
        self.program = subprocess.Popen([sys.executable, "-m", "game"], env=self.env, stderr=subprocess.PIPE, text=True)

    def frame(self) -> bytes:
        return (self.folder / "Xvfb_screen0").read_bytes()

    def tool(self, *words: object) -> str:
        done = subprocess.run(["xdotool", *map(str, words)], env=self.env, capture_output=True, text=True)
        return done.stdout.strip()

    def title(self) -> str:
        """Of the window in the middle of the screen."""
        self.tool("mousemove", SIZE[0] // 2, 12)
        found = dict(line.split("=") for line in self.tool("getmouselocation", "--shell").splitlines())
        return self.tool("getwindowname", found.get("WINDOW", "0"))

    def point(self, place: tuple[int, int]) -> None:
        self.tool("mousemove", *place)

    def click(self, place: tuple[int, int]) -> None:
        self.point(place)
        self.tool("click", 1)

    def comes_to_rest(self) -> None:
        """Wait until the picture has been the same for half a second."""
        seen = [b"", b"x"]

        def still() -> bool:
            seen[:] = seen[1], self.frame()
            return seen[0] == seen[1] and not time.sleep(0.5) and self.frame() == seen[1]

        until("a picture at rest", still)
        assert not self.reports(), "the program has made a mistake"

    def reports(self) -> list[str]:
        """The faults that it has told of."""
        paths = (self.folder / "home" / "reports").glob("*.json")
        return [json.loads(path.read_text())["report"]["fault"] for path in paths]

    def answers(self) -> list[str]:
        """What people have chosen in the game that is kept."""
        saves = sorted((self.folder / "home" / "saves").glob("*.save"))
        save = read_save(saves[0]).save if saves else None
        return [key for _, key, by, *_ in save.answers if by == "person"] if save else []

    def close(self) -> None:
        for process in (self.program, self.screen):
            if process.poll() is None:
                process.kill()
            process.wait(10)


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Window]:
    window = Window(tmp_path)
    yield window
    window.close()


def test_clicks_lead_from_the_shelf_to_a_hit_and_out_again(window: Window) -> None:
    twin = Twin()
    until("a window", lambda: window.title() == "Monster Parlour")
    window.comes_to_rest()
    window.point(twin.point("box/pontoon"))  # where the pointer lay before is the screen's own affair
    window.comes_to_rest()
    shelf = window.frame()
    window.click(twin.click("play"))
    until("another screen than the shelf", lambda: window.frame() != shelf)
    window.comes_to_rest()
    window.click(twin.click("start"))
    until("a game on disk", lambda: list((window.folder / "home" / "saves").glob("pontoon-*.save")))
    hit = twin.place("choice/hit")

    def has_hit() -> bool:
        window.click(hit)
        return "hit" in window.answers()

    until("a Hit in the saved game", has_hit)
    table = window.frame()
    assert table != shelf
    window.tool("key", "Escape")
    window.comes_to_rest()
    twin.click("bar/back")
    window.click(twin.click("shelf"))
    window.comes_to_rest()
    window.click(twin.place("quit"))
    until("the end of the program", lambda: window.program.poll() is not None)
    assert window.program.returncode == 0, window.program.stderr.read() if window.program.stderr else ""
    assert "hit" in window.answers()
    twin.app.close()


@pytest.mark.parametrize("driver", ["", "x11"])
def test_without_a_screen_the_program_says_so_in_one_line(driver: str, tmp_path: Path) -> None:
    env = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    env |= {"MONSTER_PARLOUR_HOME": str(tmp_path)}
    env.pop("SDL_VIDEODRIVER", None)
    env.update({"SDL_VIDEODRIVER": driver} if driver else {})
    done = subprocess.run([sys.executable, "-m", "game"], env=env, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1 and "no screen to open a window on" in done.stderr

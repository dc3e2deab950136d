"""furnished: a scene with one of every widget, as a settings page might have them."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.draw.paint import Sheet
from game.ui.widgets.choices import Dropdown, Segments
from game.ui.widgets.controls import Button, IconButton, Panel
from game.ui.widgets.field import TextField
from game.ui.widgets.flowing import ScrollArea
from game.ui.widgets.header import Header, Sign
from game.ui.widgets.listing import Item, ScrollList
from game.ui.widgets.values import Slider, Steps, Toggle
from game.ui.window.scene import Scene

NAMES = (
    "Bouncy Slime",
    "Doorway Ogre",
    "Gate Guard",
    "Grumpy Toadstool",
    "Lost Cartographer",
    "Pocket Bard",
    "Shy Ghost",
)


class FurnishedRoom(Scene):
    """One of every widget, as a settings page might have them."""

    def enter(self) -> None:
        self.text, self.n, self.on, self.picked, self.done = "Ada", 1, True, "", ""
        self.volume = 60

        def keep(name: str) -> Callable[[object], None]:
            return lambda value: setattr(self, name, value)

        self.field = TextField(
            "field",
            (40, 100, 260, 40),
            "Name",
            lambda: self.text,
            keep("text"),
            "Your name",
            most=12,
            done=lambda: setattr(self, "done", self.text),
        )
        items = [Item(name, name, f"{i} rules") for i, name in enumerate(NAMES * 3)]
        self.list = ScrollList(
            "list", (340, 100, 260, 200), "Cast", lambda: items, lambda item: setattr(self, "picked", item.text)
        )
        self.drop = Dropdown(
            "drop",
            40,
            160,
            260,
            "Order",
            ["Round the table", "All in a row", "Ask each time"],
            lambda: self.n,
            keep("n"),
        )
        inner = [Toggle(f"t{i}", 200, 10 + 60 * i, f"Switch {i}", lambda: self.on, keep("on")) for i in range(8)]
        self.area = ScrollArea("area", (40, 420, 300, 200), inner, 490)
        self.widgets = [
            Header("Settings", self.back, "kept as you go", "gear", (Sign("book", "Rules", lambda: None, "rulebook"),)),
            Panel((1040, 90, 220, 120), "Panel", note="dark", ico="deck"), self.field, self.list, self.area,
            Segments("seg", (380, 420, 300, 40), "Level", ["Easy", "Normal", "Hard"], lambda: self.n, keep("n")),
            Slider("vol", 380, 560, 300, "Volume", lambda: self.volume, keep("volume")),
            Steps("steps", 720, 440, 300, "Turn", lambda: 5, lambda: self.n, keep("n")),
            Button("go", (720, 480, 260, 60), "Start", lambda: None, sub="3 seats ready", lit=True),
            IconButton("zoom", (720, 580, 36, 34), "eye", "Zoom", lambda: None), self.drop,
        ]  # fmt: skip

    def draw(self, s: Sheet) -> None:
        self.draw_widgets(s)

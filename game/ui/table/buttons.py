"""buttons: what the buttons of all tables share: how they are made, look and are marked, and those of the past."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from game.engine.agenda import Option
from game.ui.draw.paint import Sheet
from game.ui.draw.shapes import SKIRT, Box, focus_ring
from game.ui.widgets.looks import RED, VIOLET, Ramp
from game.ui.window.focus import Control

if TYPE_CHECKING:
    from game.ui.table.recall import RecallingTable


class Face(NamedTuple):
    """How a button looks."""

    box: Box
    text: str
    ramp: Ramp = VIOLET
    sign: str | None = None
    sub: str = ""
    key: str = ""


Button = tuple[Control, Face]
Step = tuple[str, str, str, Callable[[], object]]  # name, sign, label, what it does


def button(id: str, face: Face, deed: Callable[[], object], label: str = "", **more: Any) -> Button:
    """A button among the choices: what can be pressed is its face and the foot below. `more` goes to the control."""
    x, y, w, h = face.box
    return Control(id, (x, y, w, h + SKIRT), label or face.text, deed, zone="choices", radius=20, **more), face


def choice(table: RecallingTable, option: Option, face: Face, numbered: bool = True) -> Button:
    """The button of an option, with the number key that chooses it where there is room for one."""
    assert table.offered is not None
    number = table.offered.options.index(option) + 1
    face = face._replace(key=str(number) if numbered and number < 10 else "")
    return button(f"choice/{option.key}", face, table.chooser(option.key), tags={"key": option.key})


def result(table: RecallingTable, box: Box) -> Button:
    return button("panel/result", Face(box, "Result", RED, "star"), table.show_result)


def of_the_past(table: RecallingTable, back: Face, branch: Face, steps: Sequence[Box]) -> list[Button]:
    """The way back, a game of its own from here, and the three steps, where a game's table has room for them."""
    no = table.sitting.view_only or ""
    return [
        button("past/return", back, table.return_to_present, action="back"),
        button(
            "past/branch",
            branch,
            table.play_from_here,
            enabled=not no,
            why_not=no,
            tip="A game of its own from here; the real one stays as it is."
            + ("" if table.match.over else " What you cannot know is dealt anew."),
        ),
        *(
            button(f"past/{name}", Face(box, "", VIOLET, sign), deed, label, tags={"bubble": True})
            for (name, sign, label, deed), box in zip(steps_of(table), steps)
        ),
    ]


def steps_of(table: RecallingTable) -> tuple[Step, ...]:
    """One step back, play or pause, one step on."""
    return (
        ("before", ".prev", "One step back", lambda: table.step_past(-1)),
        ("play", ".pause" if table.playing else ".run", "Play on", table.play_past),
        ("after", ".next", "One step on", lambda: table.step_past(1)),
    )


def marked(s: Sheet, table: RecallingTable, buttons: Iterable[Button]) -> Iterator[tuple[Face, str, bool]]:
    """Each face with its state (normal, hover, pressed, disabled) and whether the hint means it; rings are drawn."""
    for control, face in buttons:
        look = table.focus.look(control)
        if look.ring:
            focus_ring(s, control.rect, control.radius)
        s.mark("control", *control.rect, control.id)
        yield face, look.state, table.hint is not None and control.tags.get("key") == table.hint.key

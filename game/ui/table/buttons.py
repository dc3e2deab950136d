"""buttons: what those of all tables share: how they are made, look and are marked, and the ways through the past."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from game.engine.agenda import Option
from game.engine.events import Chose, Event
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import SKIRT
from game.ui.style.metrics import PILL, ROUND
from game.ui.table.part import Part, Target, View
from game.ui.widgets import looks
from game.ui.widgets.looks import RED, VIOLET, Ramp
from game.ui.window.focus import Control
from game.ui.window.scene import look_of


class Front(NamedTuple):
    """How a button looks."""

    box: Area
    text: str
    ramp: Ramp = VIOLET
    sign: str | None = None
    sub: str = ""
    key: str = ""


Button = tuple[Control, Front]
STEP_BACK = "panel/undo"  # the button that leads out of what was only begun
Step = tuple[str, str, str, Callable[[], object]]  # name, sign, label, what it does


class Buttons(Part):
    """A part of buttons: a game says which there are."""

    @abstractmethod
    def buttons(self) -> list[Button]:
        """In the order in which the focus goes."""

    def controls(self) -> list[Control]:
        return [control for control, _ in self.buttons()]

    def draw(self, s: Sheet) -> None:
        for face, state, _ in marked(s, self.view, self.buttons()):
            looks.button(s, face.box, face.text, state, face.ramp)

    def close(self) -> bool:
        """The way back leads out of what was only begun."""
        back = next((control for control, _ in self.buttons() if control.id == STEP_BACK), None)
        if back is None or back.choose is None:
            return False
        back.choose()
        return True

    def where(self, thing: Target, at: int) -> Area | None:
        """A choice by its key."""
        return next((control.rect for control, _ in self.buttons() if control.tags.get("key") == thing), None)


def button(id: str, face: Front, deed: Callable[[], object], label: str = "", **more: Any) -> Button:
    """A button among the choices: what can be pressed is its face and the foot below. `more` goes to the control."""
    x, y, w, h = face.box
    return Control(id, (x, y, w, h + SKIRT), label or face.text, deed, zone="choices", radius=PILL, **more), face


def step_back(view: View, begins: tuple[str, ...], face: Front) -> list[Button]:
    """The button that leads out of what a choice whose key starts so has only begun: it is withdrawn, as if it had not
    been. What more was chosen since is taken back, where that is allowed."""

    def begun(key: str) -> bool:
        return key.startswith(begins)

    def idle(event: Event) -> bool:
        return not isinstance(event, Chose) or event.key is not None and begun(event.key)

    if view.may_withdraw(begun, idle):
        return [button(STEP_BACK, face, lambda: view.withdraw(begun))]
    return [button(STEP_BACK, face, view.undo)] if view.may_undo() is None else []


def choice(view: View, option: Option, face: Front, numbered: bool = True) -> Button:
    """The button of an option, with the number key that chooses it where there is room for one."""
    assert view.question is not None
    number = view.question.options.index(option) + 1
    face = face._replace(key=str(number) if numbered and number < 10 else "")
    return button(f"choice/{option.key}", face, view.chooser(option.key), tags={"key": option.key})


def result(view: View, box: Area) -> Button:
    return button("panel/result", Front(box, "Result", RED, "star"), view.show_result)


def what_if(view: View, id: str, box: Area, zone: str) -> Control:
    """The way into a game of its own from the moment that is shown."""
    no = view.view_only or ""
    tip = "A game of its own from here; the real one stays as it is."
    tip += "" if view.turn is None else " What you cannot know is dealt anew."
    return Control(id, box, "What if?", view.looking_back.play_from_here, not no, no, zone=zone, radius=ROUND, tip=tip)


def steps_of(view: View) -> tuple[Step, ...]:
    """One step back, play or pause, one step on."""
    sign, label = (".pause", "Pause") if view.looking_back.playing else (".play", "Play on")
    return (
        ("before", ".prev", "One step back", lambda: view.looking_back.step(-1)),
        ("play", sign, label, view.looking_back.play),
        ("after", ".next", "One step on", lambda: view.looking_back.step(1)),
    )


def marked(s: Sheet, view: View, buttons: Iterable[Button]) -> Iterator[tuple[Front, str, bool]]:
    """Each face with its state (normal, hover, pressed, disabled) and whether the hint means it; rings are drawn."""
    for control, face in buttons:
        look = look_of(s, view.focus, control)
        yield face, look.state, view.hint is not None and control.tags.get("key") == view.hint.key

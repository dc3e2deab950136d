"""hexmap: a map of hexes on a table: what can be chosen on it, what is carried over it, and how closely it is seen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping

from game.engine.agenda import Option
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import hull, inside
from game.ui.style.metrics import SLIP
from game.ui.table.beyond import Beyond
from game.ui.table.deedmark import STANDS
from game.ui.table.mapview import MapView
from game.ui.table.marks import ring
from game.ui.table.part import Part, Target, View, kept
from game.ui.widgets import looks
from game.ui.window.focus import Control, Given

LEAST = 8.0  # units of a space that must be seen for it to be pointed at
BUTTON, APART = 36.0, 42.0  # how large the buttons for a closer look are, and how far from one to the next
ZOOM_KEYS = {"+": 1, "=": 1, "-": -1}


class HexControl(Control):
    """A space. Its words are made when somebody reads them: there may be two hundred spaces."""

    words: Callable[[], str] | None = None
    box: Callable[[], Area] | None = None
    clear: Callable[[], Area] | None = None  # what its bubble must not cover, where that is more than the box
    over: Callable[[float, float], bool] | None = None  # what counts as the space where more than its box does

    def covers(self, x: float, y: float) -> bool:
        return self.over(x, y) if self.over else super().covers(x, y)

    @property
    def rect(self) -> Area:
        return self.box() if self.box else (0, 0, 0, 0)

    @rect.setter
    def rect(self, box: Area) -> None:
        """Where it is seen changes with every move of the map: `box` knows."""

    @property
    def ring(self) -> Area | None:
        return self.clear() if self.clear else None

    @ring.setter
    def ring(self, box: Area | None) -> None:
        """A space has no ring of the focus: its light tells."""

    @property
    def tip(self) -> str:
        return self.words() if self.words else ""

    @tip.setter
    def tip(self, text: str) -> None:
        """What a plain control would say stands in `words`."""


class HexMap(Part, ABC):
    """A game's own draws it, and says what its spaces are called and what is told of them. Held down, the button
    carries what stands on the own space, or moves the map."""

    name = "map"

    def __init__(
        self, view: View, camera: MapView, field: Area, spaces: Mapping[str, int], buttons: tuple[float, float]
    ) -> None:
        """`field`: where it is seen. `spaces`: their numbers by key, as in "hex/<key>". `buttons`: where those for a
        closer look stand."""
        super().__init__(view)
        self.camera, self.field, self.spaces, self.corner = camera, field, spaces, buttons
        self.apart = (APART, 0.0)  # from one of those buttons to the next
        self.keys = {number: key for key, number in spaces.items()}
        self.carried: int | None = None  # the space that something is held over
        self.carries = False
        self.last = (0.0, 0.0)  # where the pointer was that drags
        self.before: list[HexControl] = []  # the controls as they were when nothing moved
        self.taught: tuple[str, ...] = ()  # what a lesson pointed at when it was last brought into sight
        self.beyond = Beyond(view, camera, self.asked_about, self.lights, self.target)

    # ---- for a game's own map ----------------------------------------------------------------------------------------
    @abstractmethod
    def own_space(self) -> int:
        """Where the piece stands that the question is about."""

    @abstractmethod
    def may_carry(self) -> bool:
        """Whether that piece can be carried to a space that is lit."""

    @abstractmethod
    def title(self, space: int) -> str:
        """What a space is called."""

    @abstractmethod
    def words(self, space: int) -> str:
        """What is told of it beside the pointer."""

    def asked_about(self) -> set[int]:
        """The spaces that a question asks about: those to choose, and the own one."""
        return ({*self.lights(), self.own_space()} if self.view.question else set()) & self.keys.keys()

    def over(self, space: int, x: float, y: float) -> bool:
        """Whether a point of the field lies on a space, or on what rises from it."""
        return self.camera.covers(space, x, y)

    def covered(self, x: float, y: float) -> bool:
        """Whether something lies over the map there."""
        return any(button.covers(x, y) for button in self.buttons())

    def standing_on(self, space: int) -> list[Area]:
        """Where those are seen who stand on a space."""
        return []

    def clear_of(self, space: int) -> Area:
        """A space and who stands on it: its bubble keeps clear of both, and a lesson rings them."""
        box, *figures = self.camera.hexagon(space), *self.standing_on(space)
        return hull([box, *figures]) or box

    # ---- what can be chosen ------------------------------------------------------------------------------------------
    @kept
    def lights(self) -> Mapping[int, Option]:
        """The spaces that can be chosen, each with the first choice that lies on it."""
        found: dict[int, Option] = {}
        for option in self.view.question.options if self.view.question else ():
            if (space := self.space_of(option.at)) is not None:
                found.setdefault(space, option)
        return found

    def target(self, space: int) -> str:
        return f"hex/{self.keys[space]}"

    def space_of(self, target: Target | None) -> int | None:
        """The space that a target means, or on which the piece of a seat stands; None for anything else."""
        if isinstance(target, str) and target.startswith(STANDS):
            space = int(self.view.picture.facts["at"][int(target.removeprefix(STANDS))])
            return space if space in self.keys else None
        return self.spaces.get(target[4:]) if isinstance(target, str) and target.startswith("hex/") else None

    @property
    def goal(self) -> int | None:
        """The lit space that is pointed at, or that something is held over."""
        space = self.carried if self.carried is not None else self.space_of(self.view.pointed)
        return space if space in self.lights() else None

    def choose(self, space: int) -> None:
        """Choose a space, or say why not."""
        option = self.lights().get(space)
        if option is not None:
            self.view.answer(option.key)
        else:
            self.view.refuse(self.target(space))

    # ---- what can be pointed at --------------------------------------------------------------------------------------
    def controls(self) -> Iterable[Control]:
        return [*self.space_controls(), *self.buttons()]

    def space_controls(self) -> list[HexControl]:
        """All spaces that are seen. While something moves they are those from before: all lies still again before one
        can be chosen."""
        moving = self.view.moving
        if not moving or not self.before:
            self.before = self.every()
        if moving or self.camera.zoom == 1:
            return self.before
        return [control for control in self.before if control.rect[2] > LEAST and control.rect[3] > LEAST]

    @kept
    def every(self) -> list[HexControl]:
        return [self.space_control(space) for space in self.keys]

    def space_control(self, space: int) -> HexControl:
        option = self.lights().get(space)
        control = HexControl(
            self.target(space),
            (0, 0, 0, 0),
            self.title(space),
            lambda: self.choose(space),
            zone="choices" if option else "map",
            drag=self,
            scroll=self.wheel,
            reached=lambda: self.camera.show(space),
        )
        control.words, control.box = lambda: self.words(space), lambda: self.camera.hexagon(space)
        control.clear = lambda: self.clear_of(space)
        control.over = lambda x, y: self.within(x, y) and self.over(space, x, y) and not self.covered(x, y)
        if option is not None:
            control.tags["key"] = option.key
        return control

    def within(self, x: float, y: float) -> bool:
        return inside(self.field, x, y)

    def where(self, thing: Target, at: int) -> Area | None:
        space = self.space_of(thing)
        return None if space is None else self.camera.hexagon(space)

    def passes(self, ms: float) -> bool:
        """What a lesson points at comes into sight."""
        taught = tuple(self.view.taught)
        if taught == self.taught:
            return False
        self.taught = taught
        found = [self.spaces[key] for name in taught if (key := name[4:]) in self.spaces and name[:3] == "hex"]
        for space in reversed(found):
            self.camera.show(space)
        return bool(found)

    # ---- carried, or moved -------------------------------------------------------------------------------------------
    def lift(self, x: float, y: float) -> None:
        self.last = x, y
        self.carries = self.may_carry() and self.camera.space_at(x, y) == self.own_space()

    def carry(self, x: float, y: float, onto: str | None) -> None:
        if self.carries:
            self.carried = self.camera.space_at(x, y)
        else:
            self.camera.pan(x - self.last[0], y - self.last[1])
            self.camera.held = True
        self.last = x, y

    def drop(self, x: float, y: float, onto: str | None) -> object:
        space, self.carried = self.camera.space_at(x, y), None
        if self.carries and space is not None and space != self.own_space():
            self.choose(space)
        return None

    def lay_out(self) -> None:
        self.carried = None

    # ---- nearer and farther ------------------------------------------------------------------------------------------
    def closer(self, way: int) -> bool:
        """One step nearer (1) or farther (-1), round the middle; False at the end."""
        x, y, w, h = self.field
        return self.camera.closer(way, x + w / 2, y + h / 2, self.view.scale)

    def wheel(self, amount: float) -> bool:
        """The same round the pointer."""
        pointer = self.view.focus.pointer
        way = 1 if amount > 0 else -1
        return self.camera.closer(way, *pointer, self.view.scale) if pointer else self.closer(way)

    def on_given(self, given: Given) -> object:
        if given.kind != "key" or given.key not in ZOOM_KEYS:
            return None
        self.closer(ZOOM_KEYS[given.key])
        return True

    def buttons(self) -> list[Control]:
        """For who has no wheel, and arrows to what is out of sight."""
        (x, y), (across, down) = self.corner, self.apart
        whole = self.camera.zoom == 1
        return [
            Control(
                f"map/{name}",
                (x + across * i, y + down * i, BUTTON, BUTTON),
                label,
                lambda way=way: self.closer(way),  # type: ignore[misc]
                zone="map",
                radius=SLIP,
                tags={"bubble": True},
                enabled=way > 0 or not whole,
                why_not="This is the whole map." if whole and way < 0 else "",
            )
            for i, (name, label, way) in enumerate((("nearer", "Nearer", 1), ("farther", "Farther", -1)))
        ] + list(self.beyond.controls() if not self.view.moving else ())

    def draw_buttons(self, s: Sheet) -> None:
        for control, sign in zip(self.buttons(), (".plus", ".minus")):
            looks.icon_button(s, control.rect, sign, self.view.focus.look(control).state)
            ring(s, self.view, control)
        if not self.view.moving:
            self.beyond.draw(s)

    # ---- the window --------------------------------------------------------------------------------------------------
    def entered(self) -> None:
        self.camera.prefetch(self.view.scale)

    def forget(self) -> None:
        self.camera.forget()

    def resized(self) -> None:
        self.camera.moved += 1

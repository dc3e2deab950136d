"""app: the window, its clock and its loop; brings what the player does to the scenes, and scenes to the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path

import pygame

from game.assets import art
from game.ui.draw.keeping import forget_all
from game.ui.draw.lettering import forget_words
from game.ui.draw.paint import Sheet
from game.ui.draw.svg import forget_snippets
from game.ui.house.fault import FaultScene, calm_after
from game.ui.house.notes import Bubble, Toasts
from game.ui.house.painter import Painter
from game.ui.house.stack import Stack
from game.ui.style.palette import wear
from game.ui.window.display import Window
from game.ui.window.focus import Control, Given
from game.ui.window.inputs import Inputs, take_letters
from game.ui.window.keys import Keys
from game.ui.window.motion import Tempo
from game.ui.window.music import Music
from game.ui.window.pace import Pace, Preferences
from game.ui.window.scene import Act, Reset, Scene
from game.ui.window.sound import Sounds


class App:
    """The window and the stack of scenes. `home` makes the first scene, and the one to go back to after a fault.

    on_fault and on_report write a report and give its path; on_rule opens the rulebook at a rule.
    """

    def __init__(
        self,
        home: Callable[[], Scene],
        settings: Preferences,
        on_fault: Callable[[BaseException], Path | None] | None = None,
        on_report: Callable[[], Path | None] | None = None,
        on_rule: Callable[[str], object] | None = None,
        size: tuple[int, int] | None = None,
    ) -> None:
        self.home, self.settings = home, settings
        self.on_fault = on_fault or (lambda fault: None)
        self.on_report = on_report or (lambda: None)
        self.on_rule = on_rule
        self._colour()
        self.keys = Keys(settings.keys)
        self.tempo = Tempo(settings)
        self.sounds = Sounds(settings, art("sounds"))
        self.music = Music(self.sounds, art("music", "ogg"))
        self.sounds.sting = self.music.sting
        self.inputs = Inputs(self.keys)
        self.toasts, self.bubble = Toasts(), Bubble()
        self.stack = Stack(self._meet)
        self.scenes, self.post = self.stack.scenes, self.stack.post
        self.window = Window(settings, size)
        self.painter = Painter(self.scenes, settings, self.keys, self.toasts, self.bubble)
        self.running, self.dirty = True, True
        self.clock: pygame.time.Clock | None = None
        self._typed: pygame.Rect | None = pygame.Rect(0, 0, 0, 0)  # where letters go; at first they may come anywhere
        self._swallow = False  # the press that ended an animation; its release does nothing either

    # ---- the window -------------------------------------------------------------------------------------------
    def open(self) -> None:
        """Open the window and the first scene. Raises NoDisplay."""
        self.window.open()
        self.clock = pygame.time.Clock()
        self.post(Reset(self.home()))
        self._obey()

    def fullscreen(self) -> None:
        """To the whole screen and back."""
        self.window.fullscreen()
        self._changed_size()

    def rescaled(self) -> None:
        """The size of text and controls, or the palette, was set anew."""
        self._colour()
        self._changed_size()

    def _colour(self) -> None:
        """Wear the palette that is set; what was drawn in another is forgotten."""
        if wear(self.settings.colours):
            forget_all()

    def _changed_size(self) -> None:
        """The window has another size, or shows again what it does not hold any more."""
        forget_snippets()
        self.painter.forget()
        self.dirty = True
        for scene in self.scenes:
            scene.resized()

    def close(self) -> None:
        """Leave every scene and shut the window."""
        self.stack.clear()
        self.window.keep()
        forget_words()
        forget_snippets()
        pygame.display.quit()  # before music that is still being read is waited for
        self.music.stop()
        self.sounds.stop()

    def run(self) -> None:
        """The main loop, until the last scene is gone."""
        self.open()
        assert self.clock is not None
        try:
            self.step([], 0)
            self.sounds.start()
            self.music.start()
            self.inputs.start()
            if self.sounds.fault:
                self.toast(self.sounds.fault, "warn", stays=True)
            pace = Pace()
            while self.running:
                ms = self.clock.tick(pace.rate)
                events = pygame.event.get()
                if (passed := pace.turn(ms, bool(events) or self.inputs.held)) is not None:
                    pace.stepped(passed, self.step(events, passed) or bool(events) or self.music.moving)
        finally:
            self.close()

    # ---- the stack of scenes ----------------------------------------------------------------------------------
    @property
    def scene(self) -> Scene:
        return self.scenes[-1]

    def quit(self) -> None:
        self.running = False

    def toast(
        self, text: str, kind: str = "info", action: str = "", deed: Act | None = None, stays: bool = False
    ) -> None:
        """A note for four seconds; kind: info, hint, good, warn, wrong. `stays`: for all eyes, whoever looks next."""
        self.toasts.add(text, kind, action, deed, stays)
        self.dirty = True

    def put_away(self) -> None:
        """Somebody else looks: what was said to one pair of eyes, or is still to be heard, goes."""
        for said in (self.toasts, self.bubble, self.sounds):
            said.put_away()
        self.dirty = True

    def refuse(self, control: Control) -> None:
        """Say why a control cannot be chosen, with the way to the rule."""
        if control.why_not:
            self.bubble.quiet(self.scene.focus)  # it would say the same beside it
            self.say_no(control.why_not, control.rule)

    def say_no(self, why: str, rule: str = "") -> None:
        """Say why something cannot be done, with the way to the rule."""
        words = f"{why} Rule {rule}." if rule and rule not in why else why
        lead = self.on_rule if rule else None
        self.toast(words, "wrong", "Rule" if lead else "", partial(lead, rule) if lead else None)
        self.scene.on_refused()

    def _obey(self) -> None:
        """Do what was posted; without any scene there is nothing to go on with."""
        if self.stack.posted:
            self.painter.forget_below()  # both before: they may hold a scene that is cleared away
            self.bubble.hide()
            self.stack.obey()
            self.dirty = True
            self.running = self.running and bool(self.scenes)

    def _meet(self, scene: Scene) -> None:
        scene.app = self
        focus = scene.focus
        focus.refuse, focus.sound, focus.chosen = self.refuse, self.sounds.play, partial(self.bubble.quiet, focus)

    # ---- one iteration ----------------------------------------------------------------------------------------
    def step(self, events: Iterable[pygame.event.Event], dt: float) -> bool:
        """Take the events, move on by dt ms, draw if anything changed; True if a frame was drawn."""
        try:
            return self._step(events, dt)
        except Exception as fault:
            if self.scenes and isinstance(self.scene, FaultScene):
                raise
            self._show_fault(fault)
            return True

    def _step(self, events: Iterable[pygame.event.Event], dt: float) -> bool:
        surface = self.window.surface
        for event in events:
            self._window_event(event)
            for given in self.inputs.read(event, self.sheet(surface)):
                if self.running:
                    self._give(given)
                    self._obey()
        for given in self.inputs.repeats(dt):
            if self.running:
                self._give(given)
                self._obey()
        if not self.running:
            return False
        self.dirty = self.scene.update(dt) or self.dirty
        self._obey()
        self.music.follow(self.scenes, dt)
        self.dirty = self.toasts.update(dt) or self.dirty
        self.dirty = self.bubble.update(dt, self.scene.focus, self.controls) or self.dirty
        if not self.dirty or not self.scenes:
            return False
        self._frame()
        pygame.display.flip()
        return True

    def _window_event(self, event: pygame.event.Event) -> None:
        match event.type:
            case pygame.QUIT:
                self.quit()
            case pygame.VIDEORESIZE | pygame.WINDOWSIZECHANGED | pygame.WINDOWEXPOSED:
                self._changed_size()
            case pygame.WINDOWFOCUSLOST:
                self.sounds.focused, self.tempo.hurry, self.dirty = False, False, True
                any(scene.on_blur() for scene in reversed(self.scenes))  # a menu may lie over a table
            case pygame.WINDOWFOCUSGAINED:
                self.sounds.focused, self.dirty = True, True
                self.scene.on_focus()

    def controls(self) -> list[Control]:
        """Those of the scene, and the buttons of the notes above it."""
        return [*self.scene.controls(), *self.toasts.controls()]

    def _give(self, given: Given) -> None:
        """One input, in turn to: keys that always work, the scene, the focus, the scene's own keys, the way back."""
        scene = self.scene
        if given.kind == "key_up" and given.action == "fast_forward":
            self.tempo.hurry = False
        if self._ends_animation(given, scene):
            return
        used = scene.on_given(given)
        if used is not None and used is not False:
            self.post(used)
            self.dirty = True
            return
        controls = self.controls()
        here = scene.focus.here(controls)
        typed = bool(here and here.typing and here.typing.wants(given))
        zoomed = bool(here and here.zoom) and given.action == "zoom"
        self.post(scene.focus.feed(given, controls))
        self.dirty = scene.focus.changed or self.dirty
        scene.focus.changed = False
        if given.kind == "key" and given.action and not (typed or zoomed or given.repeat):
            self._act(given.action, scene)

    def _ends_animation(self, given: Given, scene: Scene) -> bool:
        """A click or the choosing key while something moves finishes the motion, and does no more."""
        if given.kind == "release" and self._swallow:
            self._swallow = False
            return True
        if scene.motion is None or not (given.kind == "press" or given.kind == "key" and given.action == "choose"):
            return False
        self._swallow = given.kind == "press"
        scene.skip()
        self.dirty = True
        return True

    def _act(self, action: str, scene: Scene) -> None:
        self.dirty = True
        if action == "fast_forward":
            self.tempo.hurry = True
        elif action == "fullscreen":
            self.fullscreen()
        elif action == "mute":
            self.sounds.muted = not self.sounds.muted
            self.toast("All sound is off" if self.sounds.muted else "Sound is on")
        elif action == "report":
            path = self.on_report()
            told = f"Report saved: {path.name}" if path else "There is nothing to report here"
            self.toast(told, "good" if path else "info")
        else:
            done = scene.on_action(action)
            if action == "back" and done is None:
                done = None if scene.close() else scene.back()
            self.post(done)

    def _typing(self, controls: Sequence[Control]) -> None:
        """Let the system's input methods work just where letters go."""
        here = self.scene.focus.here(controls) if self.scene.focus.at else None
        typed = here.typing.caret_box() if here and here.typing else None
        at = self.sheet(self.window.surface).rect(*typed) if typed else None
        if at != self._typed:
            self._typed = at
            take_letters(at)

    # ---- frames -----------------------------------------------------------------------------------------------
    def sheet(self, surface: pygame.Surface) -> Sheet:
        """What the scene on top is drawn on in a surface, at the size that the settings ask for."""
        return self.painter.sheet(surface)

    def _frame(self) -> None:
        """Paint what there is; what is asked for meanwhile comes with the next frame."""
        self.dirty = False
        controls = self.controls()
        self.painter.frame(self.window.surface, controls)
        self._typing(controls)

    def snapshot(self) -> pygame.Surface:
        """The frame as it is now, whether or not anything changed."""
        self._frame()
        return self.window.surface.copy()

    def _show_fault(self, fault: BaseException) -> None:
        """The calm screen: whatever happened, the report is written and the window stays."""
        calm = calm_after(fault, self.on_fault, self.scenes)
        self.stack.posted.clear()
        self._swallow = False
        self.tempo.hurry = False
        self.stack.do(Reset(calm))
        self.painter.forget_below()
        self._frame()
        pygame.display.flip()

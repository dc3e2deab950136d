"""parlour: the program's window, which knows every screen and opens each by what it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from game.ui.games import FACED, open_table
from game.ui.house.house import House
from game.ui.window.scene import Push

SCREENS = {
    "shelf": "shelf.Shelf",
    "new game": "new_game.NewGame",  # game, setup or None
    "lessons": "lessons.Lessons",  # game or ""
    "lesson done": "graduation.Graduation",  # sitting, run
    "puzzle done": "graduation.Solved",  # sitting, run
    "games": "saves.Saves",
    "records": "records.RecordsScene",
    "packs": "packs.Packs",
    "evenings": "evenings.Evenings",
    "book": "book.Book",
    "day": "day.Day",  # day, game
    "circle": "circle.CircleScene",
    "awards": "awards.AwardsScene",
    "expedition": "expedition.Expedition",
    "draft": "draft.Draft",
    "night": "night.NightScene",
    "assists": "assists.Assists",  # whose
    "settings": "settings.SettingsScene",
    "rulebook": "rulebook.Rulebook",  # game, heading
    "pause": "pause.PauseMenu",  # table
    "curtain": "curtain.Curtain",  # who is next, what comes when it is lifted, ms for which it hears nothing
    "recap": "recap.Recap",  # sitting, seat
    "result": "result.Result",  # sitting
    "review": "review.ReviewScene",  # sitting
    "compare": "compare.Compare",  # two sittings, when they were played, what was found
    "deck builder": "workshop.deck_builder.DeckBuilder",
    "monster maker": "workshop.maker.MonsterMaker",
    "boosters": "workshop.boosters.Boosters",
}  # a screen is loaded when it is wanted


class Parlour(House):
    """The program's window."""

    def make(self, what: str, *about: Any, **more: Any) -> Any:
        """A screen by what it is, of SCREENS, or the "table" of a sitting, with a lesson or without."""
        if what == "table":
            return open_table(self, *about, **more)
        module, name = SCREENS[what].rsplit(".", 1)
        return getattr(import_module(f"game.ui.scenes.{module}"), name)(self, *about, **more)

    def moments(self, game: str) -> Mapping[str, Callable[[], object]]:
        from game.ui.scenes.moments import moments_of

        return moments_of(self, game)

    def open_rule(self, rule: str) -> None:
        """Lay the rulebook over whatever is shown, open at a rule; an open one turns to it."""
        from game.ui.scenes.rulebook import Rulebook

        if self.scenes and isinstance(self.scene, Rulebook):
            self.scene.go(rule)
        else:
            self.post(Push(self.make("rulebook", self.game_name or FACED[0], rule)))

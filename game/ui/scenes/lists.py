"""lists: what scenes with a list of things share: one of them is chosen, taken when chosen again; letters search."""

from __future__ import annotations

from game.ui.widgets.field import TextField
from game.ui.widgets.listing import Item
from game.ui.window.focus import Given
from game.ui.window.scene import Scene


class Choosing(Scene):
    """Arrows walk the list and show each thing; Enter on the chosen one takes it."""

    chosen: str  # the id of a row, "" for none

    def set_out(self) -> None:
        """Lay the screen out anew for what is chosen."""

    def pick(self, item: Item) -> object:
        """A row was chosen with Enter; walking over it shows it already."""

    def _walk(self, item: Item) -> None:
        self.chosen = item.id
        self.set_out()

    def _pick(self, item: Item) -> object:
        again = item.id == self.chosen
        self._walk(item)
        return self.pick(item) if again and self.focus.device != "mouse" else None


class Searching(Scene):
    """Letters typed outside fields and lists go to the search, and so does the key that finds."""

    search: TextField

    def on_given(self, given: Given) -> object:
        here = self.focus.here(self.controls()) if given.kind == "text" else None
        if given.kind == "text" and given.text.strip() and (here is None or here.typing is None):
            self.focus.at = "search"
            self.search.insert(given.text)
            return True
        return None

    def on_action(self, action: str) -> object:
        if action == "find":
            self.focus.at = "search"
            return True
        return None

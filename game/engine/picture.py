"""Picture: what one seat can know of a game, kept up to date by that seat's events alone."""

from __future__ import annotations

from typing import Any

from game.engine.events import Changed, Event, Looked, Moved, Revealed, Shuffled


class Picture:
    """Zones of faces (None = face down to this seat) and public facts; starts as `State.view(seat)`."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.zones: dict[str, list[int | None]] = {name: list(cards) for name, cards in view["zones"].items()}
        self.facts: dict[str, Any] = {name: copied(value) for name, value in view["facts"].items()}

    def apply(self, event: Event) -> None:
        """Let one event, as seen by this seat, happen."""
        match event:
            case Moved():
                del self.zones[event.src][event.was]
                self.zones[event.dst].insert(event.at, event.card)
            case Revealed() | Looked():
                if event.card is not None:
                    self.zones[event.zone][event.at] = event.card
            case Shuffled():
                cards = self.zones[event.zone]
                cards[:] = event.cards if event.cards is not None else [None] * len(cards)
            case Changed():
                self.change(event)

    def change(self, event: Changed) -> None:
        """A fact put anew: whole, one entry of it, or one within an entry (the index is a path then)."""
        if event.index is None:
            self.facts[event.field] = copied(event.value)
            return
        holder = self.facts[event.field]
        path = event.index if isinstance(event.index, tuple) else (event.index,)
        for key in path[:-1]:
            holder = holder[plain_key(holder, key)]
        holder[plain_key(holder, path[-1])] = copied(event.value)

    def view(self) -> dict[str, Any]:
        """In the form of `State.view`."""
        return {"zones": self.zones, "facts": self.facts}


def plain_key(holder: Any, key: Any) -> Any:
    """The key as the plain form has it, where those of dicts are text."""
    return str(key) if isinstance(holder, dict) else key


def copied(value: Any) -> Any:
    """The same in lists and dicts of its own; tuples, which nobody changes, stay."""
    if isinstance(value, list):
        return [copied(v) for v in value]
    if isinstance(value, dict):
        return {k: copied(v) for k, v in value.items()}
    return value

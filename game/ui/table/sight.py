"""view: what a table may show: the view of one seat, or what everybody may see, now or at an earlier moment."""

from __future__ import annotations

from typing import Any

from game.engine.events import Changed, Event, as_seen_by
from game.engine.match import Match
from game.engine.picture import Picture
from game.engine.state import State


def view_of(state: State, viewer: int | None) -> dict[str, Any]:
    """As `State.view`; viewer None = somebody who knows only what all seats know."""
    if viewer is not None:
        return state.view(viewer)
    views = [state.view(seat) for seat in range(state.seats)]
    return {
        "zones": {
            name: [
                card if all(view["zones"][name][i] == card for view in views) else None for i, card in enumerate(cards)
            ]
            for name, cards in views[0]["zones"].items()
        },
        "facts": {name: common([view["facts"][name] for view in views]) for name in views[0]["facts"]},
    }


def common(values: list[Any]) -> Any:
    """A fact that all see alike, or by seat what is not one seat's own secret."""
    if all(value == values[0] for value in values):
        return values[0]
    return [each[0] if all(one == each[0] for one in each) else None for each in zip(*values)]


def seen(match: Match, number: int, viewer: int | None) -> Event | None:
    """An event as the viewer sees it; None when the viewer is not told of it."""
    return match.seen_by_all(number) if viewer is None else as_seen_by(match.events[number], viewer)


def picture_at(match: Match, viewer: int | None, count: int) -> Picture:
    """What the viewer saw after the first `count` events."""
    picture = Picture(view_of(match.first, viewer))
    for number in range(count):
        event = seen(match, number, viewer)
        if event is not None:
            picture.apply(event)
    return picture


def held(picture: Picture, event: Event) -> Any:
    """What the place that an event is about to change holds, a list as a copy; None for events that change no fact."""
    value = picture.facts.get(event.field) if isinstance(event, Changed) else None
    if not isinstance(value, list):
        return value
    return value[event.index] if isinstance(event, Changed) and isinstance(event.index, int) else list(value)

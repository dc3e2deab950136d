"""samples: Pontoon's table in the states that pictures and layout checks want to see."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.engine.events import Event, Said
from game.engine.match import Match
from game.rules import GAMES
from game.rules.pontoon.odds import closest
from game.rules.pontoon.state import Pontoon
from game.ui.games.busy import replayed
from game.ui.games.pontoon.forecast import FRAME, MOST, WORLDS
from game.ui.games.pontoon.table import PontoonTop
from game.ui.games.samples import (
    Maker,
    Shot,
    Then,
    Wanted,
    away,
    explained,
    found,
    keys,
    laid,
    lesson,
    passing_on,
    shared,
    usual,
    when_asked,
    zoomed,
)


def own(match: Match) -> bool:
    return match.decision is not None and match.decision.player == 0


def crew(match: Match, seat: int) -> int:
    return len(match.state.zones[f"companions/{seat}"])


def middle(match: Match) -> bool:
    return own(match) and keys(match) >= {"stay", "hit"} and crew(match, 0) == 2 and len(match.answers) > 20


def nearest_wins(match: Match) -> bool:
    """The party closest to a number wins the quest in play."""
    return middle(match) and isinstance(match.state, Pontoon) and closest(match.state.quest()) is not None


def adjusted(match: Match) -> bool:
    """Whether an ability has changed what a card of the first party counts."""
    state = match.state
    assert isinstance(state, Pontoon)
    return own(match) and any(state.bonus[card] for card in state.companions(0))


def table(wanted: Wanted, seats: int = 4, then: Then | None = None) -> Maker:
    """A maker of the table in a state, with something done to it."""

    def game(shot: Shot, seed: int) -> Match:
        return Match(GAMES["pontoon"], shot.content("pontoon"), seats, seed)

    return laid(lambda shot: found(shot, wanted, partial(game, shot)), then)


def judged(match: Match) -> bool:
    """A quest has been won, by one of several who met the condition."""
    return own(match) and any(isinstance(event, Said) and event.about[1:] not in ((), ("",)) for event in wins(match))


def wins(match: Match) -> list[Event]:
    return [event for event in match.events if isinstance(event, Said) and event.what == "won"]


def at_verdict(scene: Any) -> None:
    """The last quest that was won by a tie-break has just been judged, and that stays to be seen."""
    scene.pausing.wished = lambda: True
    number = max(n for n, event in enumerate(scene.match.events) if event in wins(scene.match) and event.about[1])
    scene.news.rewind(number - 1)
    while not scene.pausing.asks:
        scene.show_next()
        scene.skip()


def quest_told(scene: Any) -> None:
    """All rounds have been imagined, and how Hit would end is told."""
    forecast, why = scene.top.forecast, scene.frame.why
    for _ in range(2 * WORLDS // MOST):
        forecast.passes(MOST * FRAME)
    why.toggle(why.number_at("choice/hit"))


SAMPLES: dict[str, Maker] = {
    "pontoon_table": table(middle),
    "pontoon_table_2": table(middle, 2),
    "pontoon_table_3": table(middle, 3),
    "pontoon_full": table(lambda m: own(m) and crew(m, 0) == 4),
    "pontoon_ability": table(lambda m: own(m) and "use" in keys(m)),
    "pontoon_pick": table(lambda m: own(m) and len(keys(m)) > 5),
    "pontoon_peek": table(lambda m: own(m) and any(key.startswith("seat") for key in keys(m))),
    "pontoon_scry": table(lambda m: own(m) and keys(m) == {"top", "under"}),
    "pontoon_battle": table(lambda m: own(m) and m.state.phase == "battle" and crew(m, 0) > 1),
    "pontoon_verdict": table(judged, 4, at_verdict),
    "pontoon_waiting": table(lambda m: not own(m) and crew(m, 0) > 1),
    "pontoon_shared": table(middle, 4, shared),
    "pontoon_away": table(middle, 4, away),
    "pontoon_pass_on": table(lambda m: not own(m) and crew(m, 0) > 1, 4, passing_on),
    "pontoon_zoom": table(middle, 4, zoomed("companions/0/0")),
    "pontoon_zoom_quest": table(middle, 4, zoomed("quest")),
    "pontoon_why": table(adjusted, 4, explained("why/power/0")),
    "pontoon_why_odds": table(middle, 4, explained("why/hit/inside")),
    "pontoon_why_quest": table(middle, 4, when_asked(quest_told)),
    "pontoon_why_closest": table(nearest_wins, 3, when_asked(quest_told)),
    **usual("pontoon", partial(table, middle, 4)),
    "pontoon_lesson": lesson("pontoon"),
}

busy = replayed(PontoonTop, "pontoon", 4, (0, 27), 11)  # two rounds

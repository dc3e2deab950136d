"""Monster Pontoon 21: push your luck with a party of adventurers and monsters, for 2 to 4 heroes."""

from __future__ import annotations

from game.engine.game import Battles, Game, HouseRule, ShortForm, Streak, Tracked
from game.rules.pontoon import preparation  # noqa: F401  (its verbs must stand in a process that deals no game)
from game.rules.pontoon.content import read_content
from game.rules.pontoon.odds import odds
from game.rules.pontoon.position import read_position, write_position
from game.rules.pontoon.preparation import deal
from game.rules.pontoon.refusals import why_not
from game.rules.pontoon.standing import FEATS, scores, standing
from game.rules.pontoon.words import PHRASES, passed, tell

PONTOON = Game(
    name="pontoon",
    title="Monster Pontoon 21",
    minutes=10,
    seats=(2, 4),
    phases=("preparation", "turn_move", "battle"),
    house_rules=(
        HouseRule(
            "turn_style",
            "Turns",
            "Whether a turn is one Hit or Stay, or lasts until you stay.",
            (("round", "One action a turn"), ("run", "Until you stay")),
        ),
        HouseRule(
            "start",
            "Head start",
            "Whether everybody has two of the five stars from the start, for a short game.",
            (("none", "None"), ("two", "Two stars (short)")),
        ),
    ),
    longest=2000,
    secrets=True,
    load=read_content,
    deal=deal,
    tell=tell,
    phrases=PHRASES,
    passed=passed,
    scores=scores,
    standing=standing,
    why_not=why_not,
    odds=odds,
    read_position=read_position,
    write_position=write_position,
    short=ShortForm({"start": "two"}, 0.5),
    streak=Streak("quest", {"won": lambda event: event.player}),
    feats=FEATS,
    battles=Battles(phases=frozenset({"battle"})),
    tracked=Tracked(
        {"guild": "Guild", "equipment": "Equipment", "quest": "Quests", "warning": "Warning quest"},
        {
            "quests": "quest deck",
            "warning": "apart",
            "quest": "on the table",
            "armoury": "armoury",
            "guild": "Guild deck",
            "equipment": "Equipment",
            "companions": "party",
            "won": "won",
        },
    ),
)

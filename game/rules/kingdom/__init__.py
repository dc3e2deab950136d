"""Dungeon & Kingdom: cut your line of cards, fight on the left, do deeds on the right, for 2 to 4 players."""

from __future__ import annotations

from game.engine.feats import largest, times
from game.engine.game import Battles, Game, HouseRule, ShortForm, Streak, Tracked
from game.rules.kingdom.content import read_content
from game.rules.kingdom.odds import odds
from game.rules.kingdom.position import read_position, write_position
from game.rules.kingdom.refusals import why_not
from game.rules.kingdom.setup import deal
from game.rules.kingdom.standing import scores, standing
from game.rules.kingdom.words import PHRASES, passed, tell

KINGDOM = Game(
    name="kingdom",
    title="Dungeon & Kingdom",
    minutes=30,
    seats=(2, 4),
    phases=("refill", "action", "resolve", "aftermath"),
    house_rules=(
        HouseRule(
            "length",
            "Cards",
            "All cards, or a third of them left in the box, unseen, for a short game.",
            (("all", "All cards"), ("short", "Two thirds (short)")),
        ),
    ),
    longest=3000,
    secrets=True,
    load=read_content,
    deal=deal,
    tell=tell,
    passed=passed,
    phrases=PHRASES,
    scores=scores,
    standing=standing,
    why_not=why_not,
    odds=odds,
    read_position=read_position,
    write_position=write_position,
    short=ShortForm({"length": "short"}, 0.65),
    streak=Streak("controlled Monster", {"control": lambda event: event.player}),
    feats={
        "defeated": times("defeated"),
        "raids": times("raid"),
        "gems": largest("gems", 1),
        "controls": times("control"),
        "released": largest("released", 0),
        "snatched": times("snatched"),
    },
    battles=Battles(words=frozenset({"control", "defeated", "devoured", "raid", "released", "snatched"})),
    tracked=Tracked(
        {"kingdom": "Cards"},
        {
            "deck": "deck",
            "ability": "deck for abilities",
            "box": "box",
            "discard": "discards",
            "matrix": "matrix",
            "taken": "being played",
            "aside": "aside",
            "kingdom": "Kingdom",
            "dungeon": "Dungeon",
            "array": "Array",
            "hand": "hand",
            "treasury": "Treasury",
            "graveyard": "Graveyard",
            "seen": "looked at",
        },
    ),
)

"""The Monster Pack: two decks of monsters, four columns, and dice that count down to the duel, for 2 players."""

from __future__ import annotations

from game.engine.game import Battles, Game, HouseRule, ShortForm, Streak, Tracked
from game.rules.pack.content import read_content
from game.rules.pack.decks import CODE
from game.rules.pack.odds import odds
from game.rules.pack.position import read_position, write_position
from game.rules.pack.refusals import why_not
from game.rules.pack.setup import deal
from game.rules.pack.standing import FEATS, scores, standing, who_won
from game.rules.pack.twisting import WORDS, offered
from game.rules.pack.words import PHRASES, passed, tell

STARTERS = (
    ("tidal_dodge", "Tidal Dodge"),
    ("ember_assault", "Ember Assault"),
    ("grove_sorcery", "Grove Sorcery"),
    ("wild_parade", "Wild Parade"),
)

STRAIGHT = (("none", "Nothing"),)

PACK = Game(
    name="pack",
    title="The Monster Pack",
    minutes=20,
    seats=(2, 2),
    phases=("draw", "countdown", "summon", "boost_1", "duel", "boost_2"),
    house_rules=(
        HouseRule(
            "format",
            "Length",
            "Decks of 30 cards and 30 hit points, or 20 of both.",
            (("standard", "Standard (30)"), ("short", "Short (20)")),
            "limited",
        ),
        HouseRule("deck_1", "First deck", "The deck of the first seat.", STARTERS, CODE),
        HouseRule("deck_2", "Second deck", "The deck of the second seat.", (*STARTERS[1:], STARTERS[0]), CODE),
        HouseRule("twist_1", "First twist", "A rule that is bent for the first seat.", STRAIGHT, WORDS),
        HouseRule("twist_2", "Second twist", "A rule that is bent for the second seat.", STRAIGHT, WORDS),
        HouseRule(
            "starting",
            "Who starts",
            "In a rematch the loser of the last game says.",
            (("chance", "By chance"), ("first", "The first seat"), ("second", "The second seat")),
        ),
        HouseRule(
            "adjacency",
            "Entering",
            "Whether monsters may also enter diagonally, or straight ahead alone.",
            (("diagonal", "Also diagonally"), ("straight", "Straight ahead")),
        ),
        HouseRule(
            "summoning",
            "Summon",
            "Whether a monster must be summoned each turn; without, a game of 200 turns is a draw.",
            (("compulsory", "Must"), ("optional", "May")),
        ),
    ),
    longest=6000,
    secrets=True,
    load=read_content,
    deal=deal,
    tell=tell,
    phrases=PHRASES,
    scores=scores,
    standing=standing,
    why_not=why_not,
    odds=odds,
    read_position=read_position,
    write_position=write_position,
    offers=offered,
    short=ShortForm({"format": "short"}, 0.73),
    streak=Streak("duel", {"duel": who_won}),
    feats=FEATS,
    battles=Battles(phases=frozenset({"duel"})),
    passed=passed,
    tracked=Tracked(
        zones={"deck": "deck", "hand": "hand", "discard": "discarded", "waiting": "waiting", "active": "active"}
    ),
)

"""MonToons: Clash of the Coral Isles: monsters of five factions fight over an island and its Waystone."""

from __future__ import annotations

from game.engine.game import Battles, Game, HouseRule, ShortForm, Streak, Tracked
from game.rules.montoons.arena import ground
from game.rules.montoons.content import read_content
from game.rules.montoons.odds import odds
from game.rules.montoons.position import read_position
from game.rules.montoons.position_words import write_position
from game.rules.montoons.refusals import why_not
from game.rules.montoons.setup import STARTS, deal, offers
from game.rules.montoons.standing import FEATS, scores, standing, who_hit
from game.rules.montoons.words import PHRASES, passed, tell

MONTOONS = Game(
    name="montoons",
    title="MonToons: Clash of the Coral Isles",
    minutes=50,
    seats=(2, 5),
    phases=("setup", "planning", "announce", "action", "end"),
    house_rules=(
        HouseRule(
            "map",
            "Battle map",
            "Where the monsters meet.",
            (("A", "Two Lagoons"), ("B", "Cinder Shelf"), ("C", "Frostbite Sands"), ("D", "Blightmarsh")),
            r"[\w-]{1,16}",
        ),
        HouseRule(
            "sheets",
            "Character sheets",
            "Simpler sheets are easier for a first game.",
            (("full", "Full"), ("in_training", "In training")),
        ),
        HouseRule(
            "draft",
            "Monsters",
            "Whether players pick their monsters or are dealt them.",
            (("chosen", "Picked in turn"), ("dealt", "Dealt by chance")),
        ),
        HouseRule(
            "limit", "Rounds", "Whether the game is a draw after so many rounds.", (("0", "No limit"), ("20", "Twenty"))
        ),
        HouseRule(
            "start",
            "Waystone Powers to begin with",
            "Whether everybody has the first of the four Waystone Powers from the start, for a short game.",
            tuple(zip(STARTS, ("None", "One each (short)"))),
        ),
    ),
    longest=30_000,
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
    ground=ground,
    offers=offers,
    short=ShortForm({"sheets": "in_training", "draft": "dealt", "limit": "20", "start": "one"}, 0.65),
    streak=Streak("hit", {"hit": who_hit}),
    feats=FEATS,
    battles=Battles(words=frozenset({"blitz", "defeated", "golden", "guards", "harm", "hit", "shoved", "slams"})),
    tracked=Tracked(dice="dice"),
    passed=passed,
)

"""Dragon Attack!: gather gold and a party across the kingdom, and slay the Dragon before it takes the palace."""

from __future__ import annotations

from game.engine.feats import largest, times
from game.engine.game import Battles, Game, HouseRule, ShortForm, Streak, Tracked
from game.rules.dragon.content import MAP_ID, read_content
from game.rules.dragon.odds import odds
from game.rules.dragon.position import read_position
from game.rules.dragon.position_words import write_position
from game.rules.dragon.realm import ground
from game.rules.dragon.refusals import why_not
from game.rules.dragon.setup import deal, offers
from game.rules.dragon.standing import scores, standing
from game.rules.dragon.words import PHRASES, passed, tell

DRAGON = Game(
    name="dragon",
    title="Dragon Attack!",
    minutes=45,
    seats=(2, 6),
    phases=("setup", "movement", "searching", "meeting", "battle", "end"),
    house_rules=(
        HouseRule(
            "map",
            "Realm",
            "The whole kingdom, or a smaller one for a short game.",
            (("silverado", "Silverado"), ("short", "The Lower Vale (short)")),
            MAP_ID,
        ),
        HouseRule(
            "heroes",
            "Heroes",
            "Whether players pick their heroes or are dealt them.",
            (("chosen", "Picked in turn"), ("dealt", "Dealt by chance")),
        ),
        HouseRule(
            "tie_break",
            "Ties",
            "Whether the slayer, then the most gold in front, decides between equal totals.",
            (("on", "Slayer, then gold in front"), ("off", "Shared victory")),
        ),
        HouseRule(
            "show_seen",
            "Seen counters",
            "Whether the table shows the faces of counters all have seen.",
            (("on", "Shown on demand"), ("off", "From memory")),
        ),
    ),
    longest=5000,
    secrets=False,
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
    offers=offers,
    ground=ground,
    nobody="Dragon",
    short=ShortForm({"map": "short", "heroes": "dealt"}, 0.67),
    streak=Streak("battle", {"beats": lambda event: event.player, "defeats": lambda event: event.player}),
    feats={
        "slain": times("slain"),
        "beats": times("beats"),
        "duels": times("defeats"),
        "banked": largest("banks", 0),
        "deals": times("agrees"),
        "finds": times("finds"),
        "burnt": times("burns"),
    },
    battles=Battles(
        frozenset({"battle"}),
        frozenset("attacks beats burns challenges defeats duel faces fallen loses slain".split()),
    ),
    tracked=Tracked(
        {"treasure": "Treasure"},
        {"map": "map", "box": "box", "front": "party", "home": "home", "hoard": "hoard"},
        by_heart=("show_seen", "off"),
    ),
)

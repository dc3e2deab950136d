"""mode_samples: the screens of modes, filled as they might be, for pictures and layout checks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from game.company import CRESTS, Player
from game.modes import drafting, expedition
from game.modes.awards import Awards
from game.modes.circle import Circle
from game.modes.draft import Pods
from game.modes.expedition import cards
from game.modes.night import Nights
from game.modes.programme import Guest, Night
from game.modes.trail import LOST, WON, Run
from game.rules.pack.decks import write_code
from game.store import Record
from game.ui.games.samples import Maker, Shot, screen
from game.ui.house.house import House
from game.ui.scenes.awards import AwardsScene
from game.ui.scenes.circle import CircleScene
from game.ui.scenes.draft import Draft
from game.ui.scenes.expedition import Expedition
from game.ui.scenes.night import NightScene
from game.ui.scenes.setup import NAMES
from game.ui.window.scene import Scene

SEED = 77


def _expedition(app: House, shot: Shot, done: Sequence[str]) -> Scene:
    """A run that has come so far; none at all where nothing was done."""
    kept = expedition.Expeditions(app.folders)
    kept.run = Run(SEED, "tidal_dodge_20", tuple(done)) if done else None
    kept.keep()
    return Expedition(app)


def _draft(app: House, shot: Shot, kind: str, taken: int = 0, built: bool = False) -> Scene:
    """A Draft or Sealed of four that has come so far: so many cards taken, the deck built or not."""
    crew = [Player(NAMES[crest], "computer", "normal", crest) for crest in CRESTS[:4]]
    crew[0] = crew[0]._replace(kind="person", level="")
    kept = Pods(app.folders)
    kept.open(kind, SEED, tuple(crew))
    while kept.drafting() and kept.pod is not None and len(kept.pod.picks) < taken:
        pick = drafting.drafted(cards(), kept.pod).next
        assert pick is not None
        kept.take(drafting.taken(cards(), drafting.pools_of(cards(), kept.pod)[pick.seat], pick.cards))
    while built and kept.pod is not None and (seat := kept.unbuilt()) is not None:
        pool = drafting.pools_of(cards(), kept.pod)[seat]
        kept.build(seat, write_code(drafting.built(cards(), pool)))
    return Draft(app)


def _night(app: House, shot: Shot, played: int) -> Scene:
    """A night of four and five games, of which so many have come to their end."""
    guests = tuple(
        Guest(name, crest, n == 3) for n, (name, crest) in enumerate(zip(("Ada", "Ben", "Orla", "Tansy"), CRESTS))
    )
    kept = Nights(app.folders)
    kept.begin(Night(SEED, guests, ("pontoon", "kingdom", "pontoon", "dragon", "pack")))
    lot = Random(SEED)
    while (after := kept.next()) is not None and after[0] < played:
        sitting = kept.deal(*after)
        while (decision := sitting.match.decision) is not None:
            sitting.match.answer(lot.choice(decision.options).key, "person")
        sitting.record_result()
        sitting.save()
        sitting.close()
        kept = Nights(app.folders)
    return NightScene(app)


def _circle(app: House, shot: Shot, beaten: int, row: Sequence[str] = (), who: str = "") -> Scene:
    """So many rivals beaten, and so much of a row with the next; nobody has walked in where none is."""
    kept = Circle(app.folders)
    if beaten:
        kept.begin(SEED)
        for n, rival in enumerate(kept.rivals[:beaten]):
            kept.played[rival.id] = [[WON, WON], [WON, LOST, WON], [LOST, LOST, WON, WON]][n % 3]
        kept.played[kept.rivals[beaten].id] = list(row)
        kept.keep()
    return CircleScene(app, who)


def _awards(app: House, shot: Shot, games: int, chosen: str = "") -> Scene:
    """A shelf to which so many games have brought something."""
    told = (
        ("kingdom", {"won": 1, "gems": 9, "controls": 5, "raids": 1}),
        ("pontoon", {"ended": 1, "won": 1, "quests": 3, "abilities": 11}),
        ("dragon", {"beats": 3, "high_row": 3, "duels": 2, "finds": 11}),
        ("montoons", {"won": 1, "hard": 1, "hit": 5, "golden": 2}),
        ("pack", {"won": 1, "damage": 3, "long": 22}),
    )
    kept = Awards(app.folders)
    for n, (game, feats) in enumerate(told[:games]):
        players = ("person", "hard")
        app.records.add(Record(f"{game}-{n}", game, ("Ada", "Vex"), players, (0,), f"2026-11-{10 + n}T20:15:00"))
        kept.add(f"{game}-{n}", [feats, {}])
    Awards(app.folders).gather()
    return AwardsScene(app, chosen)


def _shelf(app: House, shot: Shot, games: int) -> Scene:
    """The first screen of a home in which so many games have brought something."""
    _awards(app, shot, games)
    return app.make("shelf")  # type: ignore[no-any-return]


SAMPLES: dict[str, Maker] = {
    "awards": partial(_awards, games=5, chosen="kingdom_nine"),
    "awards_new": partial(_awards, games=0),
    "shelf_gathered": partial(_shelf, games=5),
    "circle": partial(_circle, beaten=6, row=(WON,)),
    "circle_new": partial(_circle, beaten=0),
    "circle_beaten": partial(_circle, beaten=5, who="hoku"),
    "circle_closed": partial(_circle, beaten=3, row=(LOST,), who="dragon"),
    "expedition": partial(_expedition, done=(WON, "0", LOST, WON, "1", WON, "2", WON)),
    "expedition_duel": partial(_expedition, done=(WON, "0", LOST, WON, "1", WON, "2", WON, "1", WON, "2")),
    "expedition_new": partial(_expedition, done=()),
    "draft": partial(_draft, kind=drafting.DRAFT, taken=12),
    "draft_new": screen("draft"),
    "draft_deck": partial(_draft, kind=drafting.DRAFT, taken=30),
    "draft_table": partial(_draft, kind=drafting.SEALED, built=True),
    "night": partial(_night, played=3),
    "night_new": screen("night"),
    "night_over": partial(_night, played=5),
    "expedition_over": partial(_expedition, done=(LOST, WON, "0", LOST, LOST)),
}

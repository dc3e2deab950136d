"""samples: the rooms of the workshop in the states that pictures and layout checks want to see."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from game.rules.pack.boosters import first_cards
from game.rules.pack.cards import Content
from game.rules.pack.decks import read_deck, write_deck
from game.store import Album, KeptDeck
from game.ui.games.samples import Maker, Shot
from game.ui.house.content import cards_of
from game.ui.scenes.workshop.boosters import Boosters
from game.ui.scenes.workshop.completing import Completing
from game.ui.scenes.workshop.deck_builder import DeckBuilder
from game.ui.scenes.workshop.decks import Decks
from game.ui.scenes.workshop.hand import SampleHand
from game.ui.scenes.workshop.maker import MonsterMaker
from game.ui.scenes.workshop.menagerie import Menagerie
from game.ui.scenes.workshop.recipe import SAYINGS, Recipe, surprise
from game.ui.scenes.workshop.sheeted import Faults
from game.ui.scenes.workshop.trading import Trading
from game.ui.scenes.workshop.zoomed import Zoomed
from game.ui.window.scene import Scene

if TYPE_CHECKING:
    from game.ui.house.house import House

SPOILT = "1 Static Kitten [MP-057]\n2 Kil Rat\n4 Zero, the Unwritten\n"


def shipped(app: House) -> Content:
    content: Content = cards_of(app, "pack").content
    return content


def bench(app: House, more: str = "") -> DeckBuilder:
    """A starter deck on the bench, with these lines added."""
    content = shipped(app)
    app.decks.store(KeptDeck("ember", write_deck(content, content.decks["ember_assault_30"]) + more))
    app.decks.store(KeptDeck("later", "# Someday (short)\n3 Rune Snail\n"))
    return DeckBuilder(app, "ember")


def _empty(app: House, shot: Shot) -> Scene:
    scene = DeckBuilder(app, "")
    scene.sieve.types, scene.sieve.stars, scene.sieve.low, scene.sieve.words = {"green_spell"}, {3, 4}, 600, "o"
    return scene


def _collected(app: House, shot: Shot) -> Scene:
    app.settings.all_cards, app.settings.collector = False, "Ada"
    return bench(app)


def _faults(app: House, shot: Shot) -> tuple[Scene, ...]:
    builder = bench(app, SPOILT)
    return builder, Faults(builder.deck)


def _completing(app: House, shot: Shot) -> tuple[Scene, ...]:
    """The first cards of a starter deck, and what is proposed to go with them."""
    content = shipped(app)
    draft = read_deck(content, write_deck(content, content.decks["tidal_dodge_20"]))
    app.decks.store(KeptDeck("tidal", write_deck(content, draft._replace(name="Low Tide", cards=draft.cards[:5]))))
    builder = DeckBuilder(app, "tidal")
    return builder, Completing(builder)


def _decks(app: House, shot: Shot) -> tuple[Scene, ...]:
    builder = bench(app)
    return builder, Decks(app, builder)


def _hand(app: House, shot: Shot) -> tuple[Scene, ...]:
    builder = bench(app)
    app.settings.speed = 0  # the cards lie in their places
    return builder, SampleHand(app, builder.deck, Random(shot.seed))


def _card(app: House, shot: Shot) -> tuple[Scene, ...]:
    builder = bench(app)
    monsters = builder.content.monsters
    return builder, Zoomed(app, builder.deck, monsters, monsters[20])


def _maker(app: House, shot: Shot) -> Scene:
    return MonsterMaker(app, Recipe(name="Mosswhistle", power=650, flavour=SAYINGS[0]))


def _menagerie(app: House, shot: Shot) -> tuple[Scene, ...]:
    maker, lot = MonsterMaker(app), Random(shot.seed)
    for n in range(5):
        maker.pack.put(surprise(maker.others, lot).monster(f"MY-{n}"))
    maker = MonsterMaker(app)
    return maker, Menagerie(app, maker)


def _boosters(app: House, shot: Shot) -> Scene:
    app.albums.store(Album("Ada", shot.seed))
    return Boosters(app, "Ada")


def _opened(app: House, shot: Shot) -> Scene:
    """All six cards on the table, the last one still face down."""
    app.albums.store(Album("Ada", 7 + shot.seed))
    scene = Boosters(app, "Ada")
    monsters, _ = scene.collection.open()
    scene.stage.lay_out(monsters, [n % 2 == 0 for n in range(len(monsters))], len(monsters) - 1)
    return scene


def _trading(app: House, shot: Shot) -> tuple[Scene, ...]:
    content = shipped(app)
    rich = {id: 4 for id in first_cards(content)}
    app.albums.store(Album("Ada", shot.seed, 3, rich))
    scene = Boosters(app, "Ada")
    return scene, Trading(app, scene.collection, "common")


SAMPLES: dict[str, Maker] = {
    "workshop_deck": lambda app, shot: bench(app),
    "workshop_empty": _empty,
    "workshop_draft": lambda app, shot: bench(app, SPOILT),
    "workshop_collected": _collected,
    "workshop_faults": _faults,
    "workshop_completing": _completing,
    "workshop_decks": _decks,
    "workshop_hand": _hand,
    "workshop_card": _card,
    "workshop_maker": _maker,
    "workshop_menagerie": _menagerie,
    "workshop_boosters": _boosters,
    "workshop_opened": _opened,
    "workshop_trading": _trading,
}

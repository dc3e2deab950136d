"""beside_samples: what stands beside the games, in sample states: the rulebook, packs, settings, a fault."""

from __future__ import annotations

from pathlib import Path

from game.ui.games.samples import Maker, Shot, screen
from game.ui.house.house import House
from game.ui.window.scene import Push, Scene

PACKS = {
    "Swamp Friends": {"pontoon/guild.yaml": "GA01: {name: Damp Dan, type: Adventurer, powr: 3}\n"},
    "House of Cards": {
        "pontoon/guild.yaml": "".join(
            f"- {{id: GX0{n}, name: {name}, power: {n}, type: monster}}\n"
            for n, name in enumerate(("Paper Tiger", "Folded Fox", "Ace of Moths", "Jack in the Walls"), 2)
        ),
        "dragon/counters.yaml": "- {id: TX1, name: A marked deck, kind: gold, value: 7}\n",
    },
}


def packs(chosen: str) -> Maker:
    def make(app: House, shot: Shot) -> Scene:
        from game.ui.scenes.packs import Packs

        about = "Four new companions from the wet end of town."
        assert app.folders.packs
        for name, files in PACKS.items():
            head = f"name: {name}\nversion: '1.0'\nauthor: Ada\nabout: {about}\n"
            for file, text in {"pack.yaml": head, **files}.items():
                path = app.folders.packs / name / file
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, "utf-8")
        scene = Packs(app, patience=None)
        scene.chosen = chosen
        return scene

    return make


def fault(app: House, shot: Shot) -> Scene:
    from game.ui.house.fault import FaultScene

    return FaultScene(ValueError("the ink ran out"), Path("reports/report-20261121.json"))


def rulebook_card(app: House, shot: Shot) -> Scene:
    from game.ui.scenes.cardpage import CardPage
    from game.ui.scenes.rulebook import Rulebook

    book = Rulebook(app, "pontoon", words="monster")
    app.post(Push(book))
    assert book.lookup is not None
    found = [one.card for one in (*book.found.named, *book.found.told)]
    return CardPage(app, book.lookup, found, found[0])


def letters(app: House, shot: Shot) -> tuple[Scene, ...]:
    """The board of letters over what is looked for in the rulebook."""
    from game.ui.scenes.rulebook import Rulebook
    from game.ui.widgets.letters import Letters

    book = Rulebook(app, "pontoon", "2.2", words="party")
    return book, Letters(book.search.spelling())


SAMPLES: dict[str, Maker] = {
    "rulebook": screen("rulebook", "pontoon", "2.2"),
    "rulebook_found": screen("rulebook", "pontoon", "0.3", "five members"),
    "rulebook_cards": screen("rulebook", "kingdom", "", "princess"),
    "rulebook_card": rulebook_card,
    "letters": letters,
    "packs": packs("House of Cards"),
    "packs_fault": packs("Swamp Friends"),
    "packs_empty": screen("packs"),
    "settings": screen("settings", "all"),
    "settings_sound": screen("settings", "sound"),
    "settings_play": screen("settings", "play"),
    "settings_display": screen("settings", "display"),
    "settings_colour": screen("settings", "colour"),
    "settings_keys": screen("settings", "keys"),
    "settings_seats": screen("settings", "seats"),
    "settings_kept": screen("settings", "kept"),
    "fault": fault,
}

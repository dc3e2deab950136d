"""Art lines: the words that a card may say about its picture, and what is wrong with them; nothing is drawn here."""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from game import assets

Art = Mapping[str, Any]  # an art line: slot -> part name, palette, motif, night, lean
REFERENCE = "lagoon"  # the palette all parts are drawn in
EXTRAS = {"back": "extra", "front": "extra", "hold": "extra"}
CREATURE = (
    "body",
    "eyes",
    "mouth",
    "crown",
    "wings",
    "limbs",
    "feet",
    "tail",
    "marking",
    "eyes2",
    "mouth2",
    "crown2",
    *EXTRAS,
)
HERO = {
    "cape": "cape",
    "hair": "hair",
    "prop": "prop",
    "arm": "arm",
    "outfit": "outfit",
    "arm2": "arm",
    "head": "head",
    "face": "face",
    "fringe": "",
    "helm": "helm",
    "left": "prop",
    "mount": "mount",
}  # slot -> prefix of its files
SCENE = ("palette", "motif", "night", "lean", "skin", "hairs")
TONES = ("skin", "hair")  # in the palette file beside the palettes: three tones each for heroes
LEAN_MAX = 20  # degrees
_WANTED = {"night": "true or false", "lean": f"a number from -{LEAN_MAX} to {LEAN_MAX}"}


@lru_cache(maxsize=None)
def available(kind: str) -> tuple[str, ...]:
    """Names of the parts of a kind; art lines are checked against these."""
    return tuple(sorted(p.stem for p in assets.art("parts", kind).glob("*.svg")))


@lru_cache(maxsize=1)
def palettes() -> dict[str, Any]:
    """Palette name -> slot -> colour; and under "skin" and "hair" name -> three colours."""
    from game.engine import data  # here and not above: the window opens without data

    loaded: dict[str, Any] = data.read(assets.art("palettes.yaml")).plain_value()
    return loaded


def palette_names() -> tuple[str, ...]:
    """Names an art line may give as its palette."""
    return tuple(name for name in palettes() if name not in TONES)


def unknown(kind: str, name: object, names: Iterable[str]) -> ValueError:
    """A friendly error that names the nearest word."""
    names = sorted(names)
    near = difflib.get_close_matches(str(name), names, 1)
    hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(names)}"
    return ValueError(f"no {kind} called {name!r}; {hint}")


def check(art: Art) -> None:
    """Raise ValueError naming the slot, the word and the nearest valid one; a sound art line passes in silence."""
    slots = CREATURE if "body" in art else ("object",) if "object" in art else tuple(HERO)
    for slot, name in art.items():
        if slot not in (*slots, *SCENE):
            raise unknown("art slot", slot, (*slots, *SCENE))
        if slot == "night":
            wrong = not isinstance(name, bool)
        elif slot == "lean":
            wrong = isinstance(name, bool) or not isinstance(name, int | float) or abs(name) > LEAN_MAX
        else:
            wrong = not isinstance(name, str)
        if wrong:
            raise ValueError(f"{slot}: {name!r} is not {_WANTED.get(slot, 'a name')}")
        if slot in slots:
            check_part(*drawing_of(slot, str(name), "body" in art))
    if "motif" in art:
        check_part("motif", art["motif"])
    check_colours(art.get("palette", REFERENCE), art.get("skin", "tan"), art.get("hairs", "brown"))
    if not any(slot in art for slot in slots):
        raise ValueError("names no body, no object and no part of a hero")


def drawing_of(slot: str, name: str, creature: bool) -> tuple[str, str]:
    """Kind and name of the drawing in a slot; a second head's slots (eyes2, mouth2, crown2) take the same drawings."""
    if creature:
        return EXTRAS.get(slot, slot.rstrip("2")), name
    if slot == "object":
        return "prop", name
    return "hero", f"{HERO[slot]}-{name}" if HERO[slot] else name


def check_part(kind: str, name: str) -> None:
    """Only names of shipped files are accepted, so an art line cannot reach outside art/."""
    if name not in available(kind):
        raise unknown(kind, name, available(kind))


def check_colours(palette: str, skin: str, hair: str) -> None:
    if palette not in palette_names():
        raise unknown("palette", palette, palette_names())
    for kind, tone in zip(TONES, (skin, hair)):
        if tone not in palettes()[kind]:
            raise unknown(kind, tone, palettes()[kind])


# ---- signs ------------------------------------------------------------------------------------------------------
SEALS = ("red", "orange", "yellow", "green", "blue", "purple", "white", "grey")


def check_sign(word: str) -> None:
    """A sign on a card of Dungeon & Kingdom: "->", "#text", "vp3", "seal:red", or the name of an icon."""
    if word.startswith("seal:"):
        if word[5:] not in SEALS:
            raise unknown("seal", word[5:], SEALS)
    elif word != "->" and not word.startswith("#") and not (word.startswith("vp") and word[2:].isdigit()):
        check_part("icon", word)


def face_word(art: Art) -> str:
    """An art line as the face of a player; "" for one that cannot be drawn."""
    try:
        check(art)
    except ValueError:
        return ""
    return json.dumps(art, sort_keys=True)

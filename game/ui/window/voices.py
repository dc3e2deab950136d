"""voices: what creatures say, three short sounds to a family: when they act, are chosen, or lose."""

from __future__ import annotations

from collections.abc import Mapping

MOODS = ("act", "chosen", "lose")
BODIES = {
    "beast": ("beast", "fuzz", "lanky", "twins", "serpent"),
    "bird": ("bird",),
    "deep": ("crab", "fish", "gulper", "octo", "shell"),
    "slime": ("slime", "shroom", "bell"),
    "stone": ("boulder", "robot", "totem"),
    "ghost": ("reaper", "wisp"),
}
FAMILY_OF = {body: family for family, bodies in BODIES.items() for body in bodies}
FAMILIES = {"folk", *BODIES}


def voice_of(art: Mapping[str, object], mood: str) -> str:
    """The sound of a creature with that art line; people and what has no body speak as folk."""
    return f"{FAMILY_OF.get(str(art.get('body', '')), 'folk')}-{mood}"

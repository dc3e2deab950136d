"""Motes: the small pictures that strikes are made of: drops, tongues of fire, thorns, winds, stones."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.draw.hexes.shapes import oval, shape
from game.ui.draw.shapes import stroke
from game.ui.draw.svg import mix, rgb

INK, SNOW, SUN = "#241a38", "#ffffff", "#fff0a0"  # what a colour's shade goes towards, and the light of cold and warm
HALF = 50.0  # how far a picture reaches to each side of its middle, in units of its own
COARSE, TURN = 1.25, 15  # steps of size and turn (degrees): fewer pictures, each of which is kept


class Mote(NamedTuple):
    """One of them: x, y from the middle of the hex that is struck, units of the board; turned clockwise by degrees.
    `low`: it lies on the ground, or behind who stands there."""

    look: str
    x: float
    y: float
    size: float
    turn: float = 0
    alpha: float = 1
    low: bool = False


def flat(d: str, fill: str = "{base}") -> str:
    """A form with a dark keyline."""
    return shape(d, fill, stroke="{shade}", stroke_width=6, stroke_linejoin="round")


def wind(d: str) -> str:
    """A light line with a darker one under it."""
    return stroke(d, "{shade}", 13, 0.55) + stroke(d, "{light}", 7)


def ball(r: float) -> str:
    return (
        oval(0, 0, r, r, "{shade}")
        + oval(0, 0, r - 5, r - 5, "{base}")
        + oval(-r * 0.25, -r * 0.3, r * 0.45, r * 0.4, "{light}")
    )


HOOP = "M-44 0A44 17 0 1 0 44 0A44 17 0 1 0 -44 0"
LOOKS = {  # round 0, 0; what points somewhere points up
    "drop": flat("M0 -46C16 -16 30 0 30 18A30 28 0 0 1 -30 18C-30 0 -16 -16 0 -46Z") + oval(-9, 18, 9, 12, "{light}"),
    "gob": flat("M-34 10C-40 -22 -8 -42 16 -34C44 -26 42 14 24 30C2 46 -30 38 -34 10Z")
    + oval(-6, -10, 15, 10, "{light}"),
    "leaf": flat("M0 -46C32 -26 30 18 0 46C-30 18 -32 -26 0 -46Z") + stroke("M0 -30V34", "{light}", 6),
    "thorn": flat("M0 -47L15 40Q0 50 -15 40Z") + shape("M0 -34L-9 38Q-3 42 0 42Z", "{light}"),
    "root": flat("M-20 47C-34 10 12 4 -4 -46C30 -20 14 14 22 47Z") + stroke("M-6 40C-14 12 16 2 6 -22", "{light}", 5),
    "flame": flat(
        "M2 -47C12 -22 34 -8 28 20C24 40 12 47 0 47C-14 47 -29 38 -29 17C-29 3 -17 -4 -15 -20C-7 -14 -4 -8 -2 -2"
        "C7 -14 5 -30 2 -47Z"
    )
    + shape("M2 0C14 14 14 40 -1 40C-15 40 -16 20 -8 10C-4 14 -2 16 -1 18C3 12 3 8 2 0Z", "{light}"),
    "spark": flat("M0 -46Q6 -8 40 0Q6 8 0 46Q-6 8 -40 0Q-6 -8 0 -46Z", "{light}"),
    "ember": ball(34),
    "bead": ball(44),
    "comet": shape("M0 -8C22 -8 26 14 10 46C6 30 2 40 -6 47C-4 34 -12 30 -14 38C-28 10 -22 -8 0 -8Z", "{base}", 0.8)
    + f'<g transform="translate(0 -18)">{ball(27)}</g>',
    "stone": flat("M-40 18L-30 -24L4 -40L38 -18L34 24L0 38Z") + shape("M-26 -18L4 -32L16 -16L-10 2Z", "{light}"),
    "puff": oval(0, 0, 44, 44, "{base}", 0.45) + oval(0, 0, 28, 28, "{light}", 0.6) + oval(0, 0, 11, 11, "{shade}"),
    "breeze": wind("M-8 45C22 18 22 -20 -2 -38C-20 -46 -28 -26 -14 -20"),
    "gale": wind("M-16 45C4 14 4 -16 -16 -45M16 45C34 14 34 -16 16 -45"),
    "hoop": wind(HOOP),
    "coil": stroke(HOOP, "{shade}", 17) + stroke(HOOP, "{base}", 11) + stroke(HOOP, "{light}", 3),
    "snare": wind(HOOP)
    + "".join(
        flat(f"M{x} {y}L{x - 7} {y - 24}L{x + 8} {y - 4}Z", "{light}") for x, y in ((-30, 14), (0, 19), (30, 14))
    ),
    "ring": stroke(HOOP, "{light}", 6, 0.9),
    "crest": flat("M-47 40C-30 36 -28 -30 2 -38C30 -42 40 -22 34 -8C22 -18 12 -10 16 6C20 26 34 38 47 40Z")
    + stroke("M-26 18C-20 -14 -6 -26 10 -29C24 -30 32 -20 33 -12", SNOW, 8),
    "bolt": flat("M14 -48L-22 6H-3L-14 48L24 -10H4L26 -48Z", "{light}"),
    "streak": stroke("M0 -44V44", "{shade}", 17, 0.5) + stroke("M0 -44V44", "{light}", 10),
    "crack": flat("M0 -47L9 -22L-2 -4L10 16L3 47L-7 18L-12 -2L-6 -24Z", "{shade}")
    + stroke("M1 -32L-3 -10L3 24", "{light}", 4),
    "pike": flat("M0 -47L13 46H-13Z", "#b9b6c8") + shape("M0 -34L-7 42H0Z", SNOW),
}


def drawn(look: str, colour: str, turn: float) -> str:
    """A picture as SVG round 0, 0, in tones of a colour."""
    red, _, blue = rgb(colour)
    tones = {"light": mix(colour, SUN if red > blue else SNOW, 0.62), "base": colour, "shade": mix(colour, INK, 0.62)}
    return f'<g transform="rotate({turn:g})">{LOOKS[look].format(**tones)}</g>'

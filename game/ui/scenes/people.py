"""people: what screens draw of the players, beside portraits and badges, and the buttons at the right end of every
header."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.company import Player
from game.ui.draw.paint import PAPER, Sheet, icon
from game.ui.draw.shapes import SHADOW, disc
from game.ui.style.palette import palette
from game.ui.table.crests import CRESTS, Look, Ramp
from game.ui.widgets.header import Sign
from game.ui.window.scene import Push

if TYPE_CHECKING:
    from game.ui.house.house import House

LEVEL_NAMES = {"easy": "Easy", "normal": "Normal", "hard": "Hard", "master": "Master"}
EMPTY: Ramp = (palette.dusk, palette.fade, palette.rise)


def line_colour(crest: str) -> str:
    """A crest's colour light enough to be read on the night of a panel."""
    return CRESTS[crest].ramp[0]


def face(s: Sheet, player: Look, x: float, y: float, r: float) -> None:
    """A portrait in a rim of its colour, without the symbol; x, y is the middle."""
    light, base, _ = CRESTS[player.crest].ramp
    s.svg(
        disc(x + 2, y + 4, r + 4, SHADOW, 0.4)
        + disc(x, y, r + 4, base)
        + f'<path d="M{x - r - 3:g} {y - 4:g}A{r + 4:g} {r + 4:g} 0 0 1 {x + r * 0.55:.1f} {y - r * 0.94:.1f}'
        f'A{r + 9:g} {r + 9:g} 0 0 0 {x - r - 3:g} {y - 4:g}Z" fill="{light}"/>',
        x - r - 6,
        y - r - 6,
        2 * r + 16,
        2 * r + 18,
    )
    s.blit(player.portrait(round(2 * r * s.u)), x - r, y - r)


def symbol(crest: str, x: float, y: float, r: float) -> str:
    """The crest's symbol in its colour with a rim of paper, as a snippet; r is the outer radius."""
    shade = CRESTS[crest].ramp[2]
    return disc(x, y, r, PAPER) + disc(x, y, r - max(1.5, r * 0.13), shade) + icon(crest, x, y, r * 1.14, PAPER, shade)


def pips(x: float, y: float, level: str, colour: str) -> str:
    """Strength of a computer player: one to four of four dots filled."""
    n = list(LEVEL_NAMES).index(level) + 1
    return "".join(
        f'<circle cx="{x - 9.75 + i * 6.5:g}" cy="{y:g}" r="{3.1 if i < n else 2.1}" fill="{colour}"'
        + ("/>" if i < n else ' opacity=".55"/>')
        for i in range(len(LEVEL_NAMES))
    )


def kind_words(player: Player) -> str:
    """ "person", or "computer, Easy, bold"."""
    if player.is_person:
        return "person"
    return ", ".join(filter(None, ("computer", LEVEL_NAMES[player.level], player.temper)))


def house_signs(app: House, rules: bool = True, settings: bool = True) -> tuple[Sign, ...]:
    """The signs of a screen; the screen that one leads to leaves it out."""
    found = []
    if rules:
        found.append(Sign("book", "Rulebook", lambda: to_rules(app), "rulebook"))
    if settings:
        found.append(Sign("gear", "Settings", lambda: to_settings(app)))
    return tuple(found)


def to_rules(app: House) -> object:
    """Lay the rulebook over the screen; comes back as an action that was used up."""
    app.open_rule("")
    return True


def to_settings(app: House) -> Push:
    return Push(app.make("settings"))

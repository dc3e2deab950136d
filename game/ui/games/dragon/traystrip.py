"""traystrip: the paper strip under a battle: who fights whom with what chance, and after a loss who moves whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.dragon.odds import duel_chance, win_chance
from game.ui.draw.paint import INK, PAPER, Sheet, icon
from game.ui.draw.shapes import Box, plate
from game.ui.games.dragon.prompts import percent

if TYPE_CHECKING:
    from game.ui.games.dragon.table import DragonTable
    from game.ui.games.dragon.traypicture import Battle

STRIP: Box = (40, 592, 1200, 104)
SIGN_W = 186.0  # what stands at the right: the chance, or how far somebody is moved


def paint_strip(s: Sheet, table: DragonTable, battle: Battle) -> None:
    x, y, w, h = STRIP
    after = battle.after
    seat = after.seat if after else battle.left.seat
    title, under = (after.title, after.text) if after else (entering(table, battle), terms(battle))
    crest = table.pieces.crest(table.hero_of(seat))
    s.svg(
        plate(x, y + 6, w, h, 20, "#0c0618", 0.5)
        + plate(x, y, w, h, 20, PAPER)
        + f'<path d="M{x + 20} {y}H{x + 146}L{x + 122} {y + h}H{x + 20}C{x + 8} {y + h} {x} {y + h - 8} {x} '
        f'{y + h - 20}V{y + 20}C{x} {y + 8} {x + 8} {y} {x + 20} {y}Z" fill="{crest.base}"/>',
        x,
        y,
        w,
        h + 8,
    )
    s.blit(table.pieces.hero(table.hero_of(seat), round(84 * s.u)), x + 22, y + 8)
    sign = f"{after.spaces}" if after else chance(table, battle)
    room = w - 182 - (SIGN_W if sign else 24)
    s.text(title, "black", 28, INK, x + 166, y + 33, "l", room, maxh=32)
    s.text(under, "semi", 19, "#5b4450", x + 166, y + 75, "l", room, maxh=24)
    if not sign:
        return
    left = x + w - SIGN_W
    s.svg(plate(left, y + 14, SIGN_W - 18, h - 28, 16, "#f1dcc0"), left, y + 14, SIGN_W - 18, h - 28)
    if after:
        s.svg(icon("boot", left + 50, y + h / 2, 46, "#8a5136", "#f1dcc0"), left + 20, y + 20, 60, h - 40)
        s.text(sign, "black", 36, "#8f1f3c", left + 112, y + h / 2, "c", 76, maxh=44)
    else:
        s.text(sign, "black", 28, "#8f1f3c", left + (SIGN_W - 18) / 2, y + 42, "c", SIGN_W - 34, maxh=34)
        s.text("to win", "semi", 16, "#5b4450", left + (SIGN_W - 18) / 2, y + 72, "c", SIGN_W - 34, maxh=20)


def entering(table: DragonTable, battle: Battle) -> str:
    name = table.name(battle.left.seat)
    if battle.kind == "dragon":
        return f"{name} faces the Dragon"
    return f"{name} fights {table.name(battle.right.seat) if battle.right else table.content.name(battle.card)}"


def terms(battle: Battle) -> str:
    if battle.kind == "hero":
        return "The highest die of each party counts. A tie is thrown again."
    again = f"A {battle.strength} is thrown again."
    return f"The highest die must beat {battle.strength}. {again}"


def chance(table: DragonTable, battle: Battle) -> str:
    """In per cent while the dice are still to fall, "" afterwards or where odds are turned off."""
    if not table.app.settings.odds or battle.title and not battle.tied:
        return ""
    dice = table.party(battle.left.seat)
    if battle.right:
        return percent(duel_chance(dice, table.party(battle.right.seat)))
    slayer = battle.kind == "dragon" and "sword" in table.held_items(battle.left.seat)
    return percent(win_chance(dice + slayer, battle.strength))

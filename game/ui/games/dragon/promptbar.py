"""promptbar: the paper strip under the map: the die, what is asked, and how near the Dragon is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.dragon.movement import Walking
from game.ui.draw.paint import INK, PAPER, Sheet, icon
from game.ui.draw.shapes import plate
from game.ui.games.dragon.places import PROMPT
from game.ui.table.dice import Die, die_picture

if TYPE_CHECKING:
    from game.ui.games.dragon.table import DragonTable

SIZE = 64.0


class PromptBar:
    """Draws from the table's prompts; `die` is the one that is rolling or was rolled last."""

    def __init__(self, table: DragonTable) -> None:
        self.table = table
        self.die: Die | None = None

    def words(self) -> tuple[str, str]:
        """Title and second line."""
        table = self.table
        if table.offered is not None:
            title = table.prompts.title()
            if len(table.sitting.people) > 1:
                small = title[0].lower() + title[1:] if title.split()[0] in SMALL else title
                title = f"{table.name(table.offered.player)}: {small}"
            return title, table.prompts.under()
        lines = table.recent()
        decision = table.match.decision
        if table.past:
            return "Looking back", lines[-1] if lines else "The start of the game."
        if table.finished or decision is None and not table.busy:
            return "The game is over", lines[-1] if lines else ""
        if table.busy or decision is None:
            return lines[-1] if lines else "The counters are laid out", ""
        name = table.name(decision.player)
        asked = "is to move" if table.moving_seat() == decision.player else "is to choose"
        return (
            f"{name} {asked}" if table.sitting.players[decision.player].is_person else f"{name} is thinking"
        ), lines[-1] if lines else ""

    def draw(self, s: Sheet) -> None:
        table = self.table
        x, y, w, h = PROMPT
        title, under = self.words()
        rolled = table.picture.facts["rolled"]
        die = self.die or (Die(rolled) if rolled else None)
        left = 88.0 if die else 22.0
        facts = table.picture.facts
        walked = (
            f"{len(table.way_to(table.goal)) if table.goal is not None else 0} of {rolled}"
            if isinstance(table.about, Walking)
            else ""
        )
        room = w - left - 208 - (90 if walked else 0)

        table.stamps.put(
            s,
            "prompt",
            x,
            y,
            w,
            h + 4,
            lambda t: t.svg(
                plate(0, 4, w, h, 14, "#0c0618", 0.5)
                + plate(0, 0, w, h, 14, PAPER)
                + icon("gate", w - 190, h / 2, 20, "#8f1f3c", PAPER)
            ),
        )
        if under:
            s.text(title, "title", 20, INK, x + left, y + 14, "l", room, maxh=15)
            s.text(under, "semi", 16, "#5b4450", x + left, y + 34, "l", room, maxh=12)
        else:
            s.text(title, "title", 19, INK, x + left, y + h / 2, "l", room, maxh=24)
        if walked:
            s.svg(icon("boot", x + w - 282, y + h / 2, 20, "#8a5136", PAPER), x + w - 294, y, 24, h)
            s.text(walked, "bold", 16, INK, x + w - 268, y + h / 2 + 0.5, "l", 62, maxh=20)
        far = palace_words(facts["dragon"], table.kingdom.palace - facts["dragon"])
        s.text(far, "bold", 16, "#8f1f3c", x + w - 174, y + h / 2 + 0.5, "l", 164, maxh=20)
        if die:
            image = die_picture(table.app.pictures, die, round(SIZE * s.u))
            s.blit(image, x + 10, y - 12 - die.hop)


SMALL = ("Which", "Sail", "Move", "Search", "You", "Whom", "The", "One")


def palace_words(dragon: int, far: int) -> str:
    if not dragon:
        return "the Dragon sleeps"
    return "at the palace!" if not far else f"{far} flight{'s' * (far != 1)} to the palace"

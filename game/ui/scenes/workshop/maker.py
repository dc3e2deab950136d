"""maker: the Monster Maker: a creature put together from the kit's parts becomes a card in the user's own pack."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pygame

from game.rules.pack.cards import Content, Monster
from game.ui.draw import cards, parts
from game.ui.draw.cache import Cache
from game.ui.draw.paint import PAPER, Sheet
from game.ui.scene import Push
from game.ui.scenes import rooms
from game.ui.scenes.content import cards_of
from game.ui.scenes.workshop.faces import face
from game.ui.scenes.workshop.form import Fits, PowerBar, Rarities, Saying, TypeRow
from game.ui.scenes.workshop.making import PACK, OwnPack
from game.ui.scenes.workshop.recipe import LONGEST_FLAVOUR, LONGEST_NAME, OPTIONAL, PALETTES, Recipe, surprise
from game.ui.scenes.workshop.shop import FAINT, PALE, ROOMS, Shop, ShopBar, caps, capped, panel
from game.ui.scenes.workshop.strips import STEP, TILE, Strip
from game.ui.widgets.base import Widget
from game.ui.widgets.controls import Button, IconButton
from game.ui.widgets.field import TextField
from game.ui.widgets.looks import RED, TIN
from game.ui.widgets.shapes import SHADOW, Box, plate, put
from game.ui.widgets.values import Slider, Toggle

if TYPE_CHECKING:
    from game.ui.parlour import Parlour

PARTS: Box = (384, 48, 884, 474)
FORM: Box = (384, 530, 884, 182)
CARD_W, CARD_X, CARD_Y = 322.0, 30.0, 66.0
LEFT, TOP, PITCH = 512.0, 56.0, 51.8
ROWS = (("Body", ("body",)), ("Eyes", ("eyes",)), ("Mouth", ("mouth",)), ("Crown", ("crown",)),
        ("Wings, arms", ("wings", "limbs")), ("Tail, feet", ("tail", "feet")), ("Markings", ("marking",)),
        ("Palette", ("palette",)), ("Backdrop", ("motif",)))
MOST_SHOWN = 13
STEPS = 100  # that can be taken back


class MonsterMaker(Shop):
    tab = "maker"
    help = "Surprise me"
    first = "part/body"

    def __init__(self, app: Parlour, recipe: Recipe | None = None) -> None:
        super().__init__(app)
        self.pack = OwnPack(app.folders.packs)
        self.content: Content = cards_of(app, "pack").content
        self.recipe = recipe or Recipe()
        self.past: list[Recipe] = []
        self.sketches = app.pictures if app.pictures.patient else Cache()
        self.tiles: dict[str, dict[str, pygame.Surface]] = {}  # slot -> part -> what its tile shows
        self._seen = 0
        self._card: pygame.Surface | None = None

    # ---- the recipe -------------------------------------------------------------------------------------------
    def change(self, recipe: Recipe, words_only: bool = False) -> None:
        """Go on with this one; letters of a word are taken back together."""
        if recipe == self.recipe:
            return
        if not (words_only and self.past and _same_but_words(self.past[-1], self.recipe)):
            self.past = [*self.past[-STEPS:], self.recipe]
        self.recipe = recipe
        self.sketches.drop_waiting()
        self._judge()

    def _part(self, slot: str, word: str) -> None:
        self.parlour.sounds.play("card")
        self.change(self.recipe.with_part(slot, word or None))

    def why_not(self) -> str:
        return self.pack.fault or self.recipe.why_not(self.content)

    def may_undo(self) -> str:
        return "" if self.past else "There is nothing to take back."

    def undo(self) -> object:
        self.recipe = self.past.pop()
        self.set_out()
        return True

    def hint(self) -> object:
        """A whole monster by lot."""
        self.change(surprise(self.content, Random(), self.recipe.id))
        self.parlour.sounds.play("magic")
        self.set_out()
        return True

    # ---- setting out ------------------------------------------------------------------------------------------
    def enter(self) -> None:
        self.set_out()

    def leave(self) -> None:
        if self.sketches is not self.parlour.pictures:
            self.sketches.close()

    def resume(self, result: object) -> object:
        self.pack.read()
        self.content = cards_of(self.parlour, "pack").content
        self.set_out()
        return None

    def set_out(self) -> None:
        x, y, _, _ = FORM
        new = not self.recipe.id
        self.save_button = Button("save", (24, 566, 334, 54), "Save to my pack" if new else "Save the changes",
                                  self.save, RED, size=25)
        by_lot = Button("surprise", (24, 640, 190, 46), "Surprise me", self.hint, TIN, size=21)
        undo = IconButton("undo", (226, 640, 62, 50), "undo", "Undo", lambda: self.on_action("undo"))
        undo.set(enabled=bool(self.past), why_not="There is nothing to take back.")
        mine = IconButton("mine", (296, 640, 62, 50), "deck", "My monsters", self.to_mine)
        mine.set(tip=f"{len(self.pack.monsters)} in {PACK}")
        name = TextField("name", (x + 18, y + 34, 282, 40), "Name", lambda: self.recipe.name, self._rename,
                         "A name of its own", most=LONGEST_NAME)
        says = Saying("flavour", (x + 18, y + 108, 282, 58), "Flavour", lambda: self.recipe.flavour, self._say,
                      "What is told of it", most=LONGEST_FLAVOUR)
        self.widgets = [
            ShopBar(self), *self._strips(), *self._switches(), name, says,
            TypeRow(x + 329, y + 34, lambda: self.recipe, lambda kind: self.change(replace(self.recipe, type=kind))),
            Rarities(x + 324, y + 132, lambda: self.recipe,
                     lambda rarity: self.change(replace(self.recipe, rarity=rarity))),
            PowerBar((x + 596, y + 16, 270, 100), lambda: self.recipe,
                     lambda power: self.change(replace(self.recipe, power=power))),
            Fits((x + 596, y + 126, 272, 50), lambda: self.recipe, self.why_not), self.save_button, by_lot, undo, mine,
        ]
        self._judge()

    def _judge(self) -> None:
        """Whether it can be kept, and whether there is something to take back."""
        why = self.why_not()
        self.save_button.set(enabled=not why, why_not=why)
        for widget in self.widgets:
            if widget.id == "undo":
                widget.set(enabled=bool(self.past))

    def _strips(self) -> list[Widget]:
        found: list[Widget] = []
        for row, (_, slots) in enumerate(ROWS):
            x = LEFT
            for slot in slots:
                items = PALETTES if slot == "palette" else parts.available(slot)
                items = ("", *items) if slot in OPTIONAL else items
                shown = min(len(items), MOST_SHOWN)
                found.append(Strip(slot, x, TOP + row * PITCH, shown, items, slot.capitalize(), lambda: self.recipe.art,
                                   self._part, self.sketches, self.tiles.setdefault(slot, {})))
                x += shown * STEP + 14
        return found

    def _switches(self) -> list[Widget]:
        lean, night = TOP + 6 * PITCH + TILE / 2, TOP + 7 * PITCH + TILE / 2
        slider = Slider("lean", LEFT + 9 * STEP + 66, lean, 182, "Lean", lambda: int(self.recipe.part("lean") or 0),
                        lambda to: self.change(self.recipe.with_part("lean", to or None)), -12, 12, 2, "")
        toggle = Toggle("night", LEFT + 11 * STEP + 52, night - 15, "Night", lambda: bool(self.recipe.part("night")),
                        lambda on: self.change(self.recipe.with_part("night", on)))
        return [slider, toggle]

    def _rename(self, name: str) -> None:
        self.change(replace(self.recipe, name=name), words_only=True)

    def _say(self, words: str) -> None:
        self.change(replace(self.recipe, flavour=words), words_only=True)

    # ---- keeping ----------------------------------------------------------------------------------------------
    def save(self) -> object:
        """Into the pack; games in progress go on with the pack as it was."""
        monster = self.recipe.monster(self.recipe.id or self.pack.new_id())
        message = self.pack.put(monster)
        if message:
            self.parlour.toast(message, "wrong")
            return None
        off = self.parlour.settings.packs_off
        if PACK in off:
            off.remove(PACK)
            self.parlour.settings.save()
        self.recipe = replace(self.recipe, id=monster.id)
        self.content = cards_of(self.parlour, "pack").content
        self.parlour.sounds.play("win")
        self.parlour.toast(f"{monster.name} is in your pack, and in the deck builder", "good", "Build a deck",
                           lambda: self.parlour.post(self.go(ROOMS[0])))
        self.set_out()
        return None

    def begin(self, recipe: Recipe) -> None:
        """Go on with another monster."""
        self.recipe, self.past = recipe, []
        self.set_out()

    def to_mine(self) -> object:
        from game.ui.scenes.workshop.menagerie import Menagerie

        return Push(Menagerie(self.parlour, self))

    # ---- looks ------------------------------------------------------------------------------------------------
    def update(self, dt: float) -> bool:
        dirty = super().update(dt)
        if self.sketches.ready != self._seen:
            self._seen, dirty = self.sketches.ready, True
        return dirty

    def draw(self, s: Sheet) -> None:
        self._easel(s)
        panel(s, PARTS)
        panel(s, FORM)
        x, y, _, _ = FORM
        for row, (title, slots) in enumerate(ROWS):
            top = TOP + row * PITCH
            if row:
                put(s, (x + 16, top - 6, 852, 2), plate(x + 16, top - 5.5, 852, 1.5, 0.7, "#3d2753"), 1)
            self._title(s, title, slots, x + 18, top)
        s.text("Lean", "semi", capped(s, 16), PALE, LEFT + 9 * STEP + 16, TOP + 6 * PITCH + TILE / 2, "l", 44, maxh=24)
        s.text("Night", "semi", capped(s, 16), PALE, LEFT + 11 * STEP - 2, TOP + 7 * PITCH + TILE / 2, "l", 48, maxh=24)
        for words, left, top, n, most in (("NAME", x + 18, y + 20, len(self.recipe.name), LONGEST_NAME),
                                          ("FLAVOUR", x + 18, y + 94, len(self.recipe.flavour), LONGEST_FLAVOUR)):
            caps(s, words, left, top, 120)
            s.text(f"{n} of {most}", "semi", capped(s, 14), FAINT, left + 278, top, "r", 90, maxh=18)
        caps(s, "TYPE", x + 324, y + 20, 100)
        caps(s, "RARITY", x + 324, y + 118, 100)
        self.draw_widgets(s)

    def _title(self, s: Sheet, title: str, slots: tuple[str, ...], x: float, top: float) -> None:
        """The name of a row; how many parts there are where not all are seen, and a line between two kinds."""
        n = len(parts.available(slots[0])) if len(slots) == 1 and slots[0] != "palette" else 0
        if n > MOST_SHOWN:
            s.text(title, "title", capped(s, 17), PAPER, x, top + 14, "l", 92, maxh=24)
            s.text(f"{n} to choose", "semi", capped(s, 14, 1.1), FAINT, x, top + 34, "l", 90, maxh=17)
        else:
            s.text(title, "title", capped(s, 17), PAPER, x, top + TILE / 2, "l", 92, maxh=28)
        if len(slots) == 2:
            left = LEFT + (len(parts.available(slots[0])) + 1) * STEP + 0.5
            put(s, (left, top, 2, TILE), plate(left, top, 2, TILE, 1, "#5d4475"), 1)

    def _easel(self, s: Sheet) -> None:
        """The card as it will be, on a board in the lamp's light."""
        put(s, (0, 46, 384, 560), rooms.light((0, 46, 384, 560), 190, 250, 330,
                                              ((0, "#ffe2a0", 0.55), (0.6, "#ffb870", 0.14), (1, "#ffb870", 0)))
            + plate(24, 522, 334, 18, 0, "#b06a3c") + plate(24, 522, 334, 5, 0, "#d9975a")
            + plate(24, 540, 334, 7, 0, "#7b432d"), 0)
        high = CARD_W * 1.4
        put(s, (CARD_X, CARD_Y, CARD_W, high), plate(CARD_X + 9, CARD_Y + 14, CARD_W, high, 20, SHADOW, 0.5), 4)
        made = face(self._monster())
        size = cards.size(made, round(CARD_W * s.u))
        image = self.sketches.get(f"made {made!r}", size, lambda: cards.draw(made, size[0]),
                                  meanwhile=lambda: self._before(size))
        self._card = image
        s.blit(image, CARD_X, CARD_Y)

    def _monster(self) -> Monster:
        recipe = self.recipe if self.recipe.name.strip() else replace(self.recipe, name="No name yet")
        return recipe.monster("made")

    def _before(self, size: tuple[int, int]) -> pygame.Surface:
        """The card as it was a moment ago."""
        if self._card is not None and self._card.get_size() == size:
            return self._card
        return pygame.Surface(size, pygame.SRCALPHA)


def _same_but_words(one: Recipe, other: Recipe) -> bool:
    return replace(one, name="", flavour="") == replace(other, name="", flavour="")

"""maker: the Monster Maker: a creature put together from the kit's parts becomes a card in the user's own pack."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pygame

from game import artlines
from game.rules.pack.cards import Content, Monster
from game.ui.draw import cards
from game.ui.draw.cache import Cache
from game.ui.draw.keeping import Pictures
from game.ui.draw.paint import Sheet
from game.ui.draw.shapes import SHADOW, plate, put
from game.ui.games.pack.printed import front
from game.ui.house.content import cards_of
from game.ui.scenes import rooms
from game.ui.scenes.workshop.atelier import ROWS, Atelier, Words
from game.ui.scenes.workshop.form import Fits, PowerBar, Rarities, Saying, TypeRow
from game.ui.scenes.workshop.making import PACK, OwnPack
from game.ui.scenes.workshop.recipe import LONGEST_FLAVOUR, LONGEST_NAME, OPTIONAL, PALETTES, Recipe, surprise
from game.ui.scenes.workshop.shop import ROOMS, Shop, ShopBar
from game.ui.scenes.workshop.strips import Strip
from game.ui.widgets.area import ScrollArea
from game.ui.widgets.controls import Button, IconButton
from game.ui.widgets.field import TextField
from game.ui.widgets.looks import RED, TIN
from game.ui.widgets.values import Slider, Toggle
from game.ui.window.scene import Push
from game.ui.window.widget import Widget

if TYPE_CHECKING:
    from game.ui.house.house import House

STEPS = 100  # that can be taken back
SKETCHES_MAX, TILES_MAX = 12 << 20, 1 << 20  # bytes of what is being tried, and of the tiles of a slot


class MonsterMaker(Shop):
    tab = "maker"
    help = "Surprise me"
    first = "part/body"

    def __init__(self, app: House, recipe: Recipe | None = None) -> None:
        super().__init__(app)
        self.pack = OwnPack(app.folders.packs)
        self.content: Content = cards_of(app, "pack").content
        self.recipe = self.kept = recipe or Recipe()
        self.past: list[Recipe] = []
        self.sketches = app.pictures if app.pictures.patient else Cache(memory=SKETCHES_MAX)
        self.tiles: dict[str, Pictures[str]] = {}  # slot -> part -> what its tile shows
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
        return self.pack.fault or self.recipe.why_not(self.others)

    @property
    def others(self) -> tuple[Monster, ...]:
        """All monsters there are: those of the packs that are on, and those made here even while their pack is off."""
        return *self.content.monsters, *self.pack.monsters

    @property
    def unsaved(self) -> bool:
        """Whether there is work on this monster that is not in the pack."""
        return replace(self.recipe, id="") != replace(self.kept, id="")

    def may_undo(self) -> str:
        return "" if self.past else "There is nothing to take back."

    def undo(self) -> object:
        self.recipe = replace(self.past.pop(), id=self.recipe.id)  # once kept it stays the same monster
        self.set_out()
        return True

    def hint(self) -> object:
        """A whole monster by lot."""
        self.change(surprise(self.others, Random(), self.recipe.id))
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
        place = self.place = Atelier(*self.room)
        left, y, new = place.easel, place.board, not self.recipe.id
        self.save_button = Button(
            "save",
            (left + 24, y + 44, 334, 54),
            "Save to my pack" if new else "Save the changes",
            self.save,
            RED,
            size=25,
        )
        by_lot = Button("surprise", (left + 24, y + 118, 190, 46), "Surprise me", self.hint, TIN, size=21)
        undo = IconButton("undo", (left + 226, y + 118, 62, 50), "undo", "Undo", lambda: self.on_action("undo"))
        undo.set(enabled=bool(self.past), why_not="There is nothing to take back.")
        mine = IconButton("mine", (left + 296, y + 118, 62, 50), "deck", "My monsters", self.to_mine)
        mine.set(tip=f"{len(self.pack.monsters)} in {PACK}")
        strips = self._strips()
        right: list[Widget] = [Words(place, lambda: self.recipe, strips), *strips, *self._switches(), *self._form()]
        if place.small:
            top = next((widget.top for widget in self.widgets if isinstance(widget, ScrollArea)), 0.0)
            area = ScrollArea("parts", place.area, right, place.full)
            area.top, right = top, [area]
        self.widgets = [ShopBar(self), *right, self.save_button, by_lot, undo, mine]
        self._judge()

    def _form(self) -> list[Widget]:
        """Words and numbers below the parts."""
        x, y, _, _ = self.place.form
        return [
            TextField(
                "name",
                (x + 18, y + 34, 282, 40),
                "Name",
                lambda: self.recipe.name,
                self._rename,
                "A name of its own",
                most=LONGEST_NAME,
            ),
            Saying(
                "flavour",
                (x + 18, y + 108, 282, 58),
                "Flavour",
                lambda: self.recipe.flavour,
                self._say,
                "What is told of it",
                most=LONGEST_FLAVOUR,
            ),
            TypeRow(x + 329, y + 34, lambda: self.recipe, lambda kind: self.change(replace(self.recipe, type=kind))),
            Rarities(
                x + 324, y + 132, lambda: self.recipe, lambda rarity: self.change(replace(self.recipe, rarity=rarity))
            ),
            PowerBar(
                self.place.powers, lambda: self.recipe, lambda power: self.change(replace(self.recipe, power=power))
            ),
            Fits(self.place.fits, lambda: self.recipe, self.why_not),
        ]

    def _judge(self) -> None:
        """Whether it can be kept, and whether there is something to take back."""
        why = self.why_not()
        self.save_button.set(enabled=not why, why_not=why)
        for widget in self.widgets:
            if widget.id == "undo":
                widget.set(enabled=bool(self.past))

    def _strips(self) -> list[Strip]:
        found: list[Strip] = []
        for row, (_, slots) in enumerate(ROWS):
            kinds = [PALETTES if slot == "palette" else artlines.available(slot) for slot in slots]
            kinds = [("", *items) if slot in OPTIONAL else items for slot, items in zip(slots, kinds)]
            for slot, items, (x, shown) in zip(slots, kinds, self.place.spread([len(items) for items in kinds])):
                found.append(
                    Strip(
                        slot,
                        x,
                        self.place.row(row),
                        shown,
                        items,
                        slot.capitalize(),
                        lambda: self.recipe.art,
                        self._part,
                        self.sketches,
                        self.tiles.setdefault(slot, Pictures(TILES_MAX)),
                    )
                )
        return found

    def _switches(self) -> list[Widget]:
        (lean, y), (night, below) = self.place.lean, self.place.night
        slider = Slider(
            "lean",
            lean + 50,
            y,
            182,
            "Lean",
            lambda: int(self.recipe.part("lean") or 0),
            lambda to: self.change(self.recipe.with_part("lean", to or None)),
            -12,
            12,
            2,
            "",
        )
        toggle = Toggle(
            "night",
            night + 54,
            below - 15,
            "Night",
            lambda: bool(self.recipe.part("night")),
            lambda on: self.change(self.recipe.with_part("night", on)),
        )
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
        self.recipe = self.kept = replace(self.recipe, id=monster.id)
        self.content = cards_of(self.parlour, "pack").content
        self.parlour.sounds.play("win")
        self.parlour.toast(
            f"{monster.name} is in your pack, and in the deck builder",
            "good",
            "Build a deck",
            lambda: self.parlour.post(self.go(ROOMS[0])),
        )
        self.set_out()
        return None

    def begin(self, recipe: Recipe) -> None:
        """Go on with another monster."""
        self.recipe, self.past = recipe, []
        self.kept = recipe
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
        self.draw_widgets(s)

    def _easel(self, s: Sheet) -> None:
        """The card as it will be, on a board in the lamp's light."""
        place = self.place
        left, (x, y) = place.easel, place.card
        high, board = place.card_w * 1.4, place.board
        put(
            s,
            place.light,
            rooms.light(
                place.light,
                left + 190,
                y + high * 0.41,
                330,
                ((0, "#ffe2a0", 0.55), (0.6, "#ffb870", 0.14), (1, "#ffb870", 0)),
            )
            + plate(left + 24, board, 334, 18, 0, "#b06a3c")
            + plate(left + 24, board, 334, 5, 0, "#d9975a")
            + plate(left + 24, board + 18, 334, 7, 0, "#7b432d"),
            0,
        )
        put(s, (x, y, place.card_w, high), plate(x + 9, y + 14, place.card_w, high, 20, SHADOW, 0.5), 4)
        made = front(self._monster())
        size = cards.size(made, round(place.card_w * s.u))
        image = self.sketches.get(
            f"made {made!r}", size, lambda: cards.draw(made, size[0]), meanwhile=lambda: self._before(size)
        )
        self._card = image
        s.blit(image, x, y)

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

"""maker: the Monster Maker: a creature put together from the kit's parts becomes a card in the user's own pack."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from game import artlines
from game.rules.pack.cards import Content, Monster
from game.ui.draw.cache import Cache
from game.ui.draw.keeping import Pictures
from game.ui.draw.paint import NOWHERE, Area, Sheet
from game.ui.draw.shapes import TOGGLE
from game.ui.house.content import cards_of
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, pad, row, when, wrap
from game.ui.scenes.workshop.easel import Easel
from game.ui.scenes.workshop.form import Fits, PowerBar, Rarities, Saying, TypeRow
from game.ui.scenes.workshop.making import PACK, OwnPack
from game.ui.scenes.workshop.recipe import LONGEST_FLAVOUR, LONGEST_NAME, OPTIONAL, PALETTES, Recipe, surprise
from game.ui.scenes.workshop.shop import FAINT, ROOMS, Shop
from game.ui.scenes.workshop.strips import TILE, Strip, wide
from game.ui.widgets.controls import Button, IconButton
from game.ui.widgets.field import TextField
from game.ui.widgets.looks import RED, TIN
from game.ui.widgets.values import Slider, Toggle
from game.ui.window.scene import Push

if TYPE_CHECKING:
    from game.ui.house.house import House

TITLE_W, AIR = 104.0, (0.0, 2.0, 22.0, 2.0)  # units of a row's name, and round its tiles
ROWS = (
    ("Body", ("body",)),
    ("Eyes", ("eyes",)),
    ("Mouth", ("mouth",)),
    ("Crown", ("crown",)),
    ("Wings, arms", ("wings", "limbs")),
    ("Tail, feet", ("tail", "feet")),
    ("Markings", ("marking",)),
    ("Palette", ("palette",)),
    ("Backdrop", ("motif",)),
)
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
        self.easel = Easel(lambda: self.recipe, self.sketches)
        self._seen = 0

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
        super().set_out()
        self._judge()

    def inside(self) -> Box:
        easel, (parts, alone), form = self._easel(), self._parts(), self._form()
        rows = self.plum(self.scrolled("parts", column(*alone, gap=4)).share())
        spread = self.plum(wrap(*form, gap=24))
        wide = row(
            easel.min(w=290).like(w=350).max(w=384),
            column(self.plum(*parts, gap=2).share(), spread, gap=8).share(),
            gap=10,
        )
        tall = column(row(easel.share(), self.plum(*form, gap=14), gap=10), rows.share(), gap=10)
        told = self.plum(self.scrolled("form", wrap(*form, gap=16)).share())
        pages = self.tabbed([("Parts", rows), ("Words", told)])
        return first(
            when(lambda w, h: w >= h, wide),
            when(lambda w, h: h > w, tall),
            row(easel.min(w=190).max(w=384), pages.share(), gap=10),
        )

    def _easel(self) -> Box:
        """The card as it will be, on a board in the lamp's light, and what can be done with it."""
        new = not self.recipe.id
        self.save_button = Button("save", NOWHERE, "Save to my pack" if new else "Save the changes", self.save, RED)
        undo = IconButton("undo", NOWHERE, "undo", "Undo", lambda: self.on_action("undo"))
        undo.set(enabled=bool(self.past), why_not="There is nothing to take back.")
        mine = IconButton("mine", NOWHERE, "deck", "My monsters", self.to_mine)
        mine.set(tip=f"{len(self.pack.monsters)} in {PACK}")
        signs = row(self.leaf(undo).size(44, 44), self.leaf(mine).size(44, 44), gap=8)
        lot = self.button("surprise", "Surprise me", self.hint, TIN)
        return column(
            self.leaf(self.easel, 130, 162).share(),
            self.leaf(self.save_button, 190, 46).max(h=54),
            first(row(lot.share(), signs, gap=10), row(box().share(), signs, box().share())),
            gap=10,
        )

    def _form(self) -> list[Box]:
        """Words and numbers of the monster, in three blocks."""
        name = TextField(
            "name", NOWHERE, "Name", lambda: self.recipe.name, self._rename, "A name of its own", most=LONGEST_NAME
        )
        flavour = Saying(
            "flavour",
            NOWHERE,
            "Flavour",
            lambda: self.recipe.flavour,
            self._say,
            "What is told of it",
            most=LONGEST_FLAVOUR,
        )
        kinds = TypeRow(lambda: self.recipe, lambda kind: self.change(replace(self.recipe, type=kind)))
        rarities = Rarities(lambda: self.recipe, lambda rarity: self.change(replace(self.recipe, rarity=rarity)))
        power = PowerBar(NOWHERE, lambda: self.recipe, lambda power: self.change(replace(self.recipe, power=power)))
        fits = Fits(NOWHERE, lambda: self.recipe, self.why_not)
        return [
            column(
                row(self.capitals("NAME"), self._length(lambda: len(self.recipe.name), LONGEST_NAME).share()),
                self.leaf(name).size(270, 40),
                row(self.capitals("FLAVOUR"), self._length(lambda: len(self.recipe.flavour), LONGEST_FLAVOUR).share()),
                self.leaf(flavour).size(270, 58),
                gap=4,
            ),
            column(
                self.capitals("TYPE"),
                pad(self.leaf(kinds).size(kinds.box[2], kinds.box[3]), air=(5, 4, 0, 26)),
                self.capitals("RARITY"),
                self.leaf(rarities).size(rarities.box[2], rarities.box[3]),
                gap=4,
            ),
            column(self.leaf(power).size(270, 108), self.leaf(fits).size(270, 48), gap=4),
        ]

    def _length(self, count: Callable[[], int], most: int) -> Box:
        """How many letters are written of how many; it follows while somebody writes."""

        def paint(s: Sheet, at: Area) -> None:
            said = f"{count()} of {most}"
            s.say(said, "small", FAINT, at[0] + at[2], at[1] + at[3] / 2, "r", at[2])

        return self.painted(paint).min(70, 18)

    def _judge(self) -> None:
        """Whether it can be kept, and whether there is something to take back."""
        why = self.why_not()
        self.save_button.set(enabled=not why, why_not=why)
        for widget in self.widgets:
            if widget.id == "undo":
                widget.set(enabled=bool(self.past))

    def _parts(self) -> tuple[list[Box], list[Box]]:
        """A row for each kind of part or for two with its name, beside two of them a switch; and one for each alone."""
        lean = Slider(
            "lean",
            0,
            0,
            0,
            "Lean",
            lambda: int(self.recipe.part("lean") or 0),
            lambda to: self.change(self.recipe.with_part("lean", to or None)),
            -12,
            12,
            2,
            "",
        )
        night = Toggle(
            "night",
            0,
            0,
            "Night",
            lambda: bool(self.recipe.part("night")),
            lambda on: self.change(self.recipe.with_part("night", on)),
        )
        beside = {
            "Markings": [self.words("Lean", "note"), self.leaf(lean, 90, 30).max(170, 30)],
            "Palette": [self.words("Night", "note"), self.leaf(night).size(*TOGGLE)],
        }
        rows, alone = list[Box](), list[Box]()
        for title, slots in ROWS:
            strips = [self._strip(slot) for slot in slots]
            boxes = [
                pad(self.leaf(one, wide(2), TILE).like(wide(len(one.items))).max(wide(len(one.items)), TILE), air=AIR)
                for one in strips
            ]
            switch = row(*beside.get(title, []), gap=8)
            together = row(*boxes, gap=AIR[2])  # signs that there is more stand between two
            rows.append(row(self._title(title, strips[0]), together, switch, box().share(), gap=0))
            names = title.split(", ")
            alone += [
                row(self._title(name.capitalize(), strip), one, *([switch] if title in beside else []), box().share())
                for name, strip, one in zip(names, strips, boxes)
            ]
        return rows, alone

    def _strip(self, slot: str) -> Strip:
        items = PALETTES if slot == "palette" else artlines.available(slot)
        return Strip(
            slot,
            ("", *items) if slot in OPTIONAL else items,
            slot.capitalize(),
            lambda: self.recipe.art,
            self._part,
            self.sketches,
            self.tiles.setdefault(slot, Pictures(TILES_MAX)),
        )

    def _title(self, title: str, strip: Strip) -> Box:
        """The name of a row, and how many parts there are where not all are seen."""

        def paint(s: Sheet, at: Area) -> None:
            x, y, w, h = at
            more = strip.shown_tiles < len(strip.items) and strip.slot != "palette"
            s.say(title, "name", self.style.palette.paper, x, y + (14 if more else h / 2), "l", w)
            if more:
                count = len(artlines.available(strip.slot))
                s.say(f"{count} to choose", "small", FAINT, x, y + 34, "l", w)

        return self.painted(paint).size(TITLE_W, TILE)

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


def _same_but_words(one: Recipe, other: Recipe) -> bool:
    return replace(one, name="", flavour="") == replace(other, name="", flavour="")

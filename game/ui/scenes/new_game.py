"""new_game: the table before the first card: who sits where, by which house rules, on which seed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.engine.data import DataError
from game.engine.game import HouseRule
from game.rules import GAMES
from game.sitting import Sitting
from game.ui.draw.paint import Sheet
from game.ui.draw.shapes import SOFT, Box
from game.ui.games import face_of
from game.ui.scenes import rooms
from game.ui.scenes.boxes import cover
from game.ui.scenes.chairs import Seat, draw_table
from game.ui.scenes.chooser import CrestRow, Fold, RuleWords, Strengths
from game.ui.scenes.setup import KIND_WORDS, KINDS, LONGEST_NAME, NAMES, Setup, remembered
from game.ui.scenes.signs import house_signs, to_rules
from game.ui.scenes.workshop.own import Values, brought, fitting, takes_decks, to_bench, values_of
from game.ui.widgets.area import ScrollArea
from game.ui.widgets.choices import Dropdown, Segments
from game.ui.widgets.controls import Button, Panel
from game.ui.widgets.field import TextField, copy
from game.ui.widgets.header import Header
from game.ui.widgets.looks import RED, TIN, VIOLET
from game.ui.widgets.values import Toggle
from game.ui.window.scene import Push, Scene
from game.ui.window.widget import Widget

if TYPE_CHECKING:
    from game.ui.house.house import House

PANEL = (304, 536, 572, 170)
OPTIONS = (890, 68, 376, 520)  # at most so high; as the house rules need
RULE_H, FOLDED, UNFOLDED = 92, 56, 152
CONSENT = (
    "Undo past news",
    "Everybody agrees now: taking back is allowed even after a card was seen. The log says so.",
)


class NewGame(Scene):
    """Sets a table. Start is lit from the first moment: whoever sat here last still does."""

    first = "start"

    def __init__(self, app: House, game_name: str, setup: Setup | None = None) -> None:
        super().__init__()
        self.parlour, self.game_name = app, game_name
        self.game = GAMES[game_name]
        self.setup = setup or remembered(self.game, app.settings.setups.get(game_name))
        self.at = 0
        self.folded = True
        self.typed = ""
        self.brought: dict[str, Values] = {}  # by house rule: what packs add to it

    def enter(self) -> None:
        self.resume(None)

    def resume(self, result: object) -> object:
        self.brought = brought(self.parlour, self.game)
        self._fit()
        return None

    def resized(self) -> None:
        self._set_out()

    def _set_out(self) -> None:
        """All widgets anew: the seed may have been folded or unfolded, a rule changed."""
        count = len(self.setup.chairs)
        self.seats = [
            Seat(
                i,
                count,
                partial(self.setup.chairs.__getitem__, i),
                partial(self._is_chosen, i),
                partial(self._pick, i),
                self.parlour.pictures,
            )
            for i in range(count)
        ]
        start = Button("start", (902, 622, 352, 68), "Start", self.start, RED, ".play", self._who(), lit=True, size=32)
        why = self.setup.why_not()
        start.set(enabled=not why, why_not=why)
        self.widgets = [
            Header("New game", self.back, self.game.title, signs=house_signs(self.parlour)),
            *self.seats,
            Panel(PANEL),
            *self._chair_widgets(),
            Panel((14, 536, 276, 170), "New here?", ico="bulb"),
            Button("lesson", self._lesson_box(), "Play the lesson", self._lesson, VIOLET, ".play", size=19),
            Panel(self._options_box(), "House rules", note=self._changed(), ico="gear"),
            *self._rule_widgets(),
            *self._workshop(),
            *self._seed_widgets(),
            *self._strengths(),
            start,
        ]

    def _lesson_box(self) -> Box:
        high = self.larger(44)
        return 32, 694 - high, 240, high

    @property
    def rule_h(self) -> float:
        """Height of a house rule: it grows with the text."""
        return self.larger(RULE_H, 1.6)

    def _rules_high(self) -> float:
        """How much of the house rules is seen at once; the rest scrolls."""
        foot = FOLDED if self.folded else UNFOLDED
        return min((len(self.game.house_rules) + 1) * self.rule_h, OPTIONS[3] - 48 - foot)

    def _options_box(self) -> Box:
        x, y, w, _ = OPTIONS
        return x, y, w, 48 + self._rules_high() + (FOLDED if self.folded else UNFOLDED)

    def _strengths(self) -> list[Widget]:
        """What the computers are like, where the rules leave room for it."""
        x, y, w, h = self._options_box()
        left = OPTIONS[3] - h - 12
        return [Strengths((x, y + h + 12, w, left))] if left > self.larger(150) else []

    # ---- the chosen chair -------------------------------------------------------------------------------------
    def _is_chosen(self, at: int) -> bool:
        return at == self.at

    def _pick(self, at: int) -> None:
        """The first click goes to a chair (and fills an empty one), the next ones change who sits there."""
        if at != self.at:
            self.at = at
            if not self.setup.chairs[at].taken:
                self.setup.seat(at, "normal")
        else:
            self.setup.cycle(at)
        self._set_out()

    def _chair_widgets(self) -> list[Widget]:
        x, y, w, _ = PANEL
        chair, high = self.setup.chairs[self.at], self.larger(40)
        box = (x + 16, y + 152 - high, 190, high)
        name = TextField("name", box, "Name", lambda: chair.name, self._rename, NAMES[chair.crest], most=LONGEST_NAME)
        kinds = Segments(
            "kind", (x + 16, y + 14, w - 32, high), "Who plays", KIND_WORDS, lambda: KINDS.index(chair.kind), self._kind
        )
        disc = self.larger(44, 50 / 44)
        crests = CrestRow((x + 232, y + 130 - disc / 2, 324, disc), lambda: chair.crest, self._others, self._dress)
        return [kinds, name, crests]

    def _others(self) -> set[str]:
        return {other.crest for i, other in enumerate(self.setup.chairs) if i != self.at and other.taken}

    def _rename(self, name: str) -> None:
        self.setup.chairs[self.at].name = name
        self._judge()

    def _kind(self, to: int) -> None:
        self.setup.seat(self.at, KINDS[to])
        self._judge()

    def _dress(self, crest: str) -> None:
        self.setup.dress(self.at, crest)
        self._set_out()

    def _judge(self) -> None:
        """Whether the game can start; the widgets stay, so that a field keeps its caret."""
        start = self.widgets[-1]
        assert isinstance(start, Button)
        why = self.setup.why_not()
        start.set(enabled=not why, why_not=why)
        start.sub = self._who()

    def _who(self) -> str:
        players = self.setup.players
        people = [player.name for player in players if player.is_person]
        n = len(players) - len(people)
        machines = {0: "", 1: "one computer", 2: "two computers", 3: "three computers"}.get(n, f"{n} computers")
        named = people if len(people) <= 2 else [f"{len(people)} people"]
        return " and ".join([", ".join(named), machines] if machines and named else [", ".join(named) or machines])

    # ---- house rules ------------------------------------------------------------------------------------------
    def _changed(self) -> str:
        plain = self.setup.options == self.game.options({})
        return "all as in the book" if plain else "changed"

    def _rule_widgets(self) -> list[Widget]:
        """The house rules and the consent to undo, in an area that scrolls when there are many."""
        x, y, w, _ = OPTIONS
        rows: list[Widget] = []
        for i, rule in enumerate(self.game.house_rules):
            top = i * self.rule_h
            rows.append(RuleWords((18, top, w - 36, self.rule_h), rule.title, rule.help, w - 256))
            values = values_of(self.parlour, self.game, rule, self.setup.options, self.brought)
            labels = [label for _, label in values]
            value, change = self._value(rule, values), self._change(rule, values)
            rows.append(Dropdown(f"rule/{rule.key}", w - 226, top + 4, 208, rule.title, labels, value, change))
        top = len(self.game.house_rules) * self.rule_h
        rows.append(RuleWords((18, top, w - 36, self.rule_h), *CONSENT, w - 106))
        consent = Toggle("consent", w - 74, top + 9, CONSENT[0], lambda: self.setup.consent, self._agree)
        return [ScrollArea("rules", (x, y + 48, w, self._rules_high()), [*rows, consent], top + self.rule_h)]

    def _agree(self, on: bool) -> None:
        self.setup.consent = on

    def _value(self, rule: HouseRule, values: Values) -> Callable[[], int]:
        return lambda: [value for value, _ in values].index(self.setup.options[rule.key])

    def _change(self, rule: HouseRule, values: Values) -> Callable[[int], object]:
        def change(to: int) -> None:
            self.setup.options[rule.key] = values[to][0]
            self._fit()

        return change

    def _workshop(self) -> list[Widget]:
        """The way to the decks, where a rule takes them."""
        go = partial(to_bench, self.parlour)
        made = Button("workshop", (40, 472, 210, 42), "Build a deck", go, TIN, "claw", size=19)
        return [made] if takes_decks(self.game) else []

    def _fit(self) -> None:
        """A deck that does not fit the length any more, or a map that is gone, goes back to the first one listed."""
        self.setup.options = fitting(self.parlour, self.game, self.setup.options, self.brought)
        self._set_out()

    # ---- the seed ---------------------------------------------------------------------------------------------
    def _seed_widgets(self) -> list[Widget]:
        x, y, w, h = self._options_box()
        fold = Fold(
            (x + 8, y + h - (56 if self.folded else 148), w - 16, 44), not self.folded, self.setup.seed, self.fold
        )
        if self.folded:
            return [fold]
        box = (x + 18, y + h - 100, w - 36, 40)
        field = TextField(
            "seed",
            box,
            "Seed or code",
            lambda: self.typed,
            self._type,
            "a new one each time",
            ".key",
            700,
            self._take,
            clear=True,
        )
        use = Button("use", (x + 18, y + h - 52, 160, 36), "Use it", self._take, VIOLET, size=17)
        share = Button("copy", (x + w - 178, y + h - 52, 160, 36), "Copy a code", self._copy, VIOLET, size=17)
        share.set(tip="One line with seats, seed and house rules, to play the same deal elsewhere.")
        return [fold, field, use, share]

    def _type(self, text: str) -> None:
        self.typed = text

    def fold(self) -> None:
        self.folded = not self.folded
        self._set_out()

    def _take(self) -> None:
        try:
            self.setup.take_code(self.typed)
        except ValueError as wrong:
            self.parlour.toast(f"That is not a seed or a code: {wrong}.", "wrong")
            return
        self.parlour.toast("A new deal each time" if self.setup.seed is None else "This deal is set", "good")
        self._set_out()

    def _copy(self) -> None:
        if self.setup.seed is None:
            self.setup.seed = self.setup.next_seed()
        self.typed = self.setup.code(self.setup.seed)
        copy(self.typed)
        self.parlour.toast("Copied: the same deal for whoever types it in", "good")
        self._set_out()

    # ---- where it leads ---------------------------------------------------------------------------------------
    def start(self) -> object:
        """Remember the set-up, deal, and go to the table."""
        settings = self.parlour.settings
        settings.setups[self.game_name], settings.last_game = self.setup.plain(), self.game_name
        settings.save()
        try:
            sitting = Sitting.new(
                self.parlour.folders,
                self.game_name,
                self.setup.players,
                self.setup.next_seed(),
                self.setup.options,
                consent=self.setup.consent,
                skip_single=settings.skip_single,
                packs_off=settings.packs_off,
            )
        except (DataError, ValueError) as wrong:
            why = wrong.faults[0] if isinstance(wrong, DataError) else wrong
            self.parlour.toast(f"The game cannot be dealt: {why}", "wrong")
            return None
        if sitting.message:
            self.parlour.toast(sitting.message, "warn")
        return Push(self.parlour.make("table", sitting))

    def _lesson(self) -> object:
        return Push(self.parlour.make("lessons", self.game_name))

    def on_action(self, action: str) -> object:
        return to_rules(self.parlour) if action == "rulebook" else None

    # ---- looks ------------------------------------------------------------------------------------------------
    def backdrop(self, s: Sheet, bleed: Box) -> None:
        rooms.ground(s, bleed, "new game", self._ground, self.parlour.pictures)

    def _ground(self, s: Sheet, bleed: Box) -> None:
        rooms.wall((560, 200))(s, bleed)
        rooms.floor(s, bleed, 500, (590, 480))
        x0 = bleed[0]
        s.svg(
            rooms.light((0, 62, 400, 410), 150, 250, 240, ((0, "#ffe08a", 0.55), (1, "#ffe08a", 0)))
            + '<path d="M30 424H262L284 432H56Z" fill="#0c0618" opacity=".45"/>'
            + f'<path d="M{x0} 424H280L268 444H{x0}Z" fill="#b06a3c"/><path d="M{x0} 424H280L277 430H{x0}Z" '
            f'fill="#d9975a"/>'
            f'<path d="M{x0} 444H268L264 456H{x0}Z" fill="#7b432d"/>'
            '<path d="M40 456H66V496C66 474 40 468 40 456ZM212 456H238V496C238 474 212 468 212 456Z" fill="#5a3026"/>',
            *bleed,
        )

    def draw(self, s: Sheet) -> None:
        s.blit(cover(self.parlour.pictures, face_of(self.game_name).cover, round(234 * s.u), 216, 312), 24, 94)
        for seat in self.seats:
            if seat.back:
                seat.draw(s, self.focus)
        draw_table(s, self.parlour.pictures, self.game_name)
        for seat in self.seats:
            if not seat.back:
                seat.draw(s, self.focus)
        for seat in self.seats:
            seat.draw_card(s, self.focus)
        others = [widget for widget in self.widgets if not isinstance(widget, Seat)]
        for widget in others:
            widget.draw(s, self.focus)
        self._words(s)
        for widget in others:
            widget.draw_above(s, self.focus)

    def _words(self, s: Sheet) -> None:
        x, y, _, _ = PANEL
        s.text("NAME", "label", 14, SOFT, x + 18, y + 83, "l", 180, 0.08, maxh=20)
        s.text("CREST", "label", 14, SOFT, x + 232, y + 83, "l", 300, 0.08, maxh=20)
        s.para(
            "Ten minutes on a real table, one step at a time."
            if self.game.minutes >= 10
            else "A few minutes on a real table.",
            "semi",
            17,
            SOFT,
            32,
            578,
            240,
            1.2,
            maxh=self._lesson_box()[1] - 590,
        )

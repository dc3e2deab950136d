"""new_game: the table before the first card: who sits where, by which house rules, on which seed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.engine.data import DataError
from game.engine.game import HouseRule
from game.rules import GAMES
from game.sitting import Sitting
from game.ui.draw import rooms
from game.ui.draw.paint import NOWHERE, Area, Sheet
from game.ui.draw.shapes import CONTROL, TOGGLE
from game.ui.games import cover_of
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, fit, overlay, row, wrap
from game.ui.scenes.ahead import make_ready
from game.ui.scenes.boxes import cover
from game.ui.scenes.chairs import FULL, HELPED, RoundTable, chair_words, seats_of, temper_box
from game.ui.scenes.chooser import LAMP, STRENGTHS, CrestRow, Seeding, draw_ledge, draw_line, draw_pips
from game.ui.scenes.people import LEVEL_NAMES, house_signs, to_rules
from game.ui.scenes.picking import by_picture, called
from game.ui.scenes.schooling import is_taught, open_first
from game.ui.scenes.setup import KIND_WORDS, KINDS, LONGEST_NAME, NAMES, Setup, remembered
from game.ui.scenes.workshop.own_decks import Values, brought, fitting, takes_decks, to_bench, values_of
from game.ui.widgets.choices import Dropdown, Segments
from game.ui.widgets.controls import Button
from game.ui.widgets.field import TextField
from game.ui.widgets.flowing import Flowing
from game.ui.widgets.header import Header
from game.ui.widgets.looks import RED, TIN
from game.ui.widgets.values import Toggle
from game.ui.window.scene import Push

if TYPE_CHECKING:
    from game.ui.house.house import House

SETTLED = 500  # ms after which the pictures of the game are made ready
COVER = (234, 324)  # units of the box of the game at its best size
CONSENT = (
    "Undo past news",
    "Everybody agrees now: taking back is allowed even after something new was seen. The log says so.",
)
SHARED = (
    "Shared table",
    "Several people, no curtain: what is hidden lies face down; hold a key, the card or the own plate to see.",
)


class NewGame(Flowing):
    """Sets a table. Start is lit from the first moment: whoever sat here last still does."""

    first = "start"
    awaits_lesson = True

    def __init__(self, app: House, game_name: str, setup: Setup | None = None) -> None:
        super().__init__()
        self.parlour, self.game_name = app, game_name
        self.game = GAMES[game_name]
        self.setup = setup or remembered(self.game, app.settings.setups.get(game_name))
        self.at = 0
        self.seed = Seeding(self, app, self.setup)
        self.open_for = 0.0  # ms
        self.brought: dict[str, Values] = {}  # by house rule: what packs add to it

    def enter(self) -> None:
        self.resume(None)

    def leave(self) -> None:
        self._remember()

    def resume(self, result: object) -> object:
        done = super().resume(result)
        self.brought = brought(self.parlour, self.game)
        self._fit()
        return done

    # ---- where everything lies --------------------------------------------------------------------------------
    def declare(self) -> Box:
        head = Header("New game", self.back, self.game.title, signs=house_signs(self.parlour))
        table = fit("table", *FULL, 0.52, 1.7)
        seats = seats_of(self.setup.chairs, self._is_chosen, self._pick, self.parlour.pictures)
        self.leaf(RoundTable(self.game_name, seats, self.parlour.pictures))
        cover = fit("cover", *COVER, 0.5, 1.5)
        self.painted(self._cover, "cover")
        lesson, start, decks = self._lesson_box(), self._start_box(), self._deck_box()
        help, chosen, pictures = self._help_box(), self.setup.chairs[self.at], self.parlour.pictures
        bare = self._chair_box()
        temper = temper_box(self, self.game_name, chosen, pictures, self.set_out)
        chair = column(*(temper or [chair_words(self, chosen, pictures, *help)]), bare, gap=8)
        rules, computers = self._rules_box(), self._computers_box()
        about = first(column(*temper, computers, gap=10), *temper, computers)
        side = column(overlay(cover.stick("s")).share(), box("ledge").size(h=76), *decks, lesson, gap=4)
        middle = column(overlay(table.stick("s")).share(), chair, gap=8)
        both = column(self._rules_box(scrolls=False), computers, box().share(), gap=12)
        right = column(first(both, column(rules, box().share())).share(), start, gap=12)
        wide = row(side.min(256).max(264), middle.share(1.6), right.min(352).max(480).share(0.3), gap=14)
        words = column(lesson, *decks, first(computers, box()), gap=12)
        tall = [
            column(
                row(overlay(cover).share(0.7), words.share(), gap=14).max(h=high),
                fit("table", *FULL, least, 1.7).share(1.6),
                chair,
                row(rules.share(1.6), start.stick("s").like(260, 84), gap=14),
                gap=14,
            )
            for high, least in ((200, 0.95), (200, 0.75), (270, 0.52))
        ]
        pages = [("Seats", overlay(table)), ("Player", bare), ("Rules", rules), ("Computers", about)]
        pages.append(("Lesson", column(lesson, *decks, gap=8)))
        here = self.tabbed(pages)
        beside = help if pages[self.page][0] == "Player" else []
        small = overlay(cover.min(1, 1)).share()
        poor = row(here.share(), column(small, *beside, start.size(w=176), gap=12), gap=10)
        upright = column(here.share(), row(small, *beside, start.like(260).stick("s"), gap=14).max(h=250), gap=12)
        return self.headed(head, wide, first(*tall, upright), poor, little=(10, 8, 12, 16))

    def _cover(self, s: Sheet, at: Area) -> None:
        picture = cover(self.parlour.pictures, cover_of(self.game_name), round(at[2] * s.u), 216, 312)
        s.blit(picture, at[0], at[1] + at[3] - picture.get_height() / s.u)

    def _lesson_box(self) -> Box:
        ten, new = self.game.minutes >= 10, not is_taught(self.parlour, self.game_name)
        told = "Ten minutes on a real table, one step at a time." if ten else "A few minutes on a real table."
        way = self.button(
            "lesson",
            "Play the lesson" if new else "All lessons",
            partial(open_first, self.parlour, self.game_name),
            ico=".play",
        )
        words = self.words(told if new else "There is more to learn.", "note", self.style.palette.soft, wraps=True)
        return self.panel("New here?" if new else "Lessons", words, way, ico="bulb")

    def _deck_box(self) -> list[Box]:
        """The way to the decks, where a rule takes them."""
        if not takes_decks(self.game):
            return []
        return [self.button("workshop", "Build a deck", partial(to_bench, self.parlour), TIN, "claw", 42)]

    def _start_box(self) -> Box:
        start = Button("start", NOWHERE, "Start", self.start, RED, ".play", self.setup.who(), lit=True)
        why = self.setup.why_not()
        start.set(enabled=not why, why_not=why)
        return self.leaf(start, 176, 66).max(h=84)

    def _computers_box(self) -> Box:
        """What the computers are like."""
        look = self.style.palette
        lines = [
            row(
                self.painted(partial(draw_pips, level)).size(34, 22),
                self.words(LEVEL_NAMES[level], "step").min(64),
                self.words(said, "small", look.soft, wraps=True).share(),
                gap=8,
            )
            for level, said in STRENGTHS
        ]
        return self.panel("Computer players", *lines, ico="bulb")

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
        self.set_out()

    def _chair_box(self) -> Box:
        chair, soft = self.setup.chairs[self.at], self.style.palette.soft
        name = TextField(
            "name", NOWHERE, "Name", lambda: chair.name, self._rename, NAMES[chair.crest], most=LONGEST_NAME
        )
        kinds = Segments("kind", NOWHERE, "Who plays", KIND_WORDS, lambda: KINDS.index(chair.kind), self._kind)
        crests = CrestRow(NOWHERE, lambda: chair.crest, self._others, self._dress)
        named = column(self.words("NAME", "caption", soft), self.leaf(name, 190, 42).like(210).max(h=42), gap=4)
        dressed = column(self.words("CREST", "caption", soft), self.leaf(crests, 322, 44).max(h=44), gap=4)
        return self.panel("", self.leaf(kinds, 380, 40).max(h=44), wrap(named, dressed, gap=18))

    def _help_box(self) -> list[Box]:
        """The way to what helps a person."""
        chair = self.setup.chairs[self.at]
        if chair.kind != "person":
            return []

        def go() -> object:
            return Push(self.parlour.make("assists", chair.name))

        return [self.button("assists", "Help", go, ico="bulb", high=40, tip=HELPED).max(h=44)]

    def _others(self) -> set[str]:
        return {other.crest for i, other in enumerate(self.setup.chairs) if i != self.at and other.taken}

    def _rename(self, name: str) -> None:
        self.setup.rename(self.at, name)
        self._judge()

    def _kind(self, to: int) -> None:
        self.setup.seat(self.at, KINDS[to])
        self.set_out()

    def _dress(self, crest: str) -> None:
        self.setup.dress(self.at, crest)
        self.set_out()

    def _judge(self) -> None:
        """Whether the game can start; the widgets stay, so that a field keeps its caret."""
        start = next(one for one in self.widgets if isinstance(one, Button) and one.id == "start")
        why = self.setup.why_not()
        start.set(enabled=not why, why_not=why)
        start.sub = self.setup.who()

    # ---- house rules ------------------------------------------------------------------------------------------
    def _changed(self) -> str:
        plain = self.setup.options == self.game.options({})
        return "all as in the book" if plain else "changed"

    def _rules_box(self, scrolls: bool = True) -> Box:
        """The house rules and the consent to undo, which scroll where they are many, and the seed."""
        rows = []
        for rule in self.game.house_rules:
            values = values_of(self.parlour, self.game, rule, self.setup.options, self.brought)
            labels = [label for _, label in values]
            value, change = self._value(rule, values), self._change(rule, values)
            title = called(rule, self.setup)
            choice = by_picture(self.parlour, self.setup, rule, values, value, change) or Dropdown(
                f"rule/{rule.key}", 0, 0, 0, title, labels, value, change
            )
            rows.append(self._rule(title, rule.help, self.leaf(choice, 208, CONTROL).size(208, CONTROL)))
        consent = Toggle("consent", 0, 0, CONSENT[0], lambda: self.setup.consent, self._agree)
        rows.append(self._rule(*CONSENT, self.leaf(consent).size(*TOGGLE)))
        if self.game.secrets:
            shared = Toggle("shared", 0, 0, SHARED[0], lambda: self.setup.shared, self._share)
            rows.append(self._rule(*SHARED, self.leaf(shared).size(*TOGGLE)))
        listed: Box = column(*rows, gap=8)
        if scrolls:
            listed = self.scrolled("rules", listed).min(300, 96).share()
        return self.panel("House rules", listed, *self.seed.boxes(), ico="gear", note=self._changed(), gap=6)

    def _rule(self, title: str, help: str, control: Box) -> Box:
        """A rule with its control beside it or below, what it says, and a line under both."""
        look = self.style.palette
        named = self.words(title, "step")
        told = self.words(help, "small", look.soft, wraps=True)
        head = first(row(named, box().share(), control, gap=8), column(named, row(box().share(), control), gap=4))
        return column(head, told, self.painted(draw_line).size(h=3), gap=4)

    def _agree(self, on: bool) -> None:
        self.setup.consent = on

    def _share(self, on: bool) -> None:
        self.setup.shared = on

    def _value(self, rule: HouseRule, values: Values) -> Callable[[], int]:
        return lambda: [value for value, _ in values].index(self.setup.options[rule.key])

    def _change(self, rule: HouseRule, values: Values) -> Callable[[int], object]:
        def change(to: int) -> None:
            self.setup.options[rule.key] = values[to][0]
            self._fit()

        return change

    def _fit(self) -> None:
        """A deck that does not fit the length any more, or a map that is gone, goes back to the first one listed."""
        self.setup.options = fitting(self.parlour, self.game, self.setup.options, self.brought)
        self.set_out()

    # ---- where it leads ---------------------------------------------------------------------------------------
    def start(self) -> object:
        """Remember the set-up, deal, and go to the table."""
        settings = self.parlour.settings
        settings.last_game = self.game_name
        self._remember()
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
                shared=self.setup.shared,
            )
        except (DataError, ValueError) as wrong:
            why = wrong.faults[0] if isinstance(wrong, DataError) else wrong
            self.parlour.toast(f"The game cannot be dealt: {why}", "wrong")
            return None
        if sitting.message:
            self.parlour.toast(sitting.message, "warn")
        return Push(self.parlour.make("table", sitting))

    def _remember(self) -> None:
        """The next time this table is set as it is now."""
        self.parlour.settings.setups[self.game_name] = self.setup.plain()
        self.parlour.settings.save()

    def on_action(self, action: str) -> object:
        return to_rules(self.parlour) if action == "rulebook" else None

    def update(self, dt: float) -> bool:
        was, self.open_for = self.open_for, self.open_for + dt
        if was < SETTLED <= self.open_for:
            make_ready(self.parlour, self.setup, self.style.scale)
        return super().update(dt)

    # ---- looks ------------------------------------------------------------------------------------------------
    def backdrop(self, s: Sheet, bleed: Area) -> None:
        places = [self.area(name) for name in ("table", "cover", "ledge")]
        rooms.ground(s, bleed, f"new game {places}", self._ground, self.parlour.pictures)

    def _ground(self, s: Sheet, bleed: Area) -> None:
        """A wall with a lamp over the table, the floor under it, and the ledge on which the box stands."""
        x, y, w, h = self.area("table") or bleed
        rooms.wall((x + w / 2, y + h * 0.3))(s, bleed)
        rooms.floor(s, bleed, y + h * 0.97, (x + w / 2, y + h))
        cover, ledge = self.area("cover"), self.area("ledge")
        if cover and ledge:
            s.svg(rooms.light(cover, cover[0] + cover[2] / 2, cover[1] + cover[3] / 2, cover[3] * 0.7, LAMP), *bleed)
            s.svg(draw_ledge(bleed[0], ledge[1] - 4, ledge[0] + ledge[2] + 4), *bleed)

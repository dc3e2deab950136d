"""panel: what a Pontoon player can press: Hit and Stay under their odds, and the buttons of a question."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from game.engine.agenda import Option, say
from game.engine.events import Said
from game.engine.game import Chance
from game.engine.words import per_cent
from game.rules.pontoon.cards import Quest
from game.rules.pontoon.chains import hit_chain
from game.rules.pontoon.odds import closest
from game.rules.pontoon.turn_move import Declaring
from game.ui.draw.crests import badge
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import GLOW, SKIRT, SOFT, frame, plate, put
from game.ui.games.pontoon.forecast import Forecast, Foretold
from game.ui.games.pontoon.parties import Parties
from game.ui.games.pontoon.places import PANEL, PILES
from game.ui.style.metrics import CHIP
from game.ui.style.palette import palette
from game.ui.table.buttons import Button, Buttons, Front, button, choice, marked, result
from game.ui.table.crests import crest_of, seat_medal
from game.ui.table.part import Target, View
from game.ui.table.why import explained
from game.ui.widgets import looks
from game.ui.widgets.looks import RED, VIOLET
from game.ui.window.focus import Control

LEFT, WIDE = PANEL[0] + 12, PANEL[2] - 24
TOLD = 4  # lines
LEAST = 46.0  # units of a part of the bar
BESIDES = (" to land", " to come", " to go", "surely ", ", none over", "100 % ")  # the bar tells it, too
TOP_CARD, TURNED = "take the top card", "turn your Equipment"
COVERED = "Odds show while you peek."
EDGE = 4  # units that a button may reach beyond its box
ODDS_Y, ODDS_H = 498.0, 22.0  # of the bar of odds: its words end clear of the ring that a lesson lays round Hit
PALE, GOOD, BAD = ((colour, palette.ink) for colour in (palette.under, palette.sun, palette.over))
SHARES = {"under": PALE, "inside": GOOD, "over": BAD, "as near": PALE, "nearer": GOOD, "farther": BAD}
SIGNS = {"hit": "plus", "stay": "stay", "use": "star4", "leave": ".cross", "top": "up", "under": "down"}


class Panel(Buttons):
    """The dark plate at the lower right."""

    name = pane = "panel"

    def __init__(self, view: View, forecast: Forecast, foretold: Foretold) -> None:
        super().__init__(view)
        self.parties, self.forecast, self.foretold = Parties(view), forecast, foretold

    # ---- what there is to press -------------------------------------------------------------------------------
    def is_turn(self) -> bool:
        """Whether the question is Hit or Stay."""
        return isinstance(self.view.about, Declaring)

    def buttons(self) -> list[Button]:
        """Buttons from top to bottom; each choice that has no place of its own on the table is among them."""
        view, question = self.view, self.view.question
        if view.finished:
            return [result(view, self.room(634 if view.past else 558))]
        if view.pausing.asks:
            left = view.pausing.seconds
            sub = f"by itself in {left} s" if left else ""
            return [button("next", Front(self.room(634, 62), "Next", RED, ".run", sub), view.pausing.go_on)]
        if question is None:
            return []
        if self.is_turn():
            return self.turn_buttons(question.options)
        few, piles = len(question.options) <= 2, view.pane("piles") is not None
        options = [one for one in question.options if few or one.at is None or one.at in PILES and not piles]
        top = 466 + PANEL[3] - 8 - len(options) * 60
        found = []
        for i, option in enumerate(options):
            ramp = RED if i == 0 and option.key != "leave" else VIOLET
            sub = self.foretold.beside(option) if few else ""
            face = Front(self.room(top + i * 60, 50), view.words_of(option), ramp, SIGNS.get(option.key), sub)
            found.append(choice(view, option, face))
        return self.explained(found)

    def where(self, thing: Target, at: int) -> Area | None:
        """ "pass_on": where the laptop is passed on."""
        return (PANEL[0], 588, PANEL[2], 122) if thing == "pass_on" else None

    def room(self, y: float, h: float = 64) -> Area:
        return LEFT, y, WIDE, h

    def turn_buttons(self, options: Sequence[Option]) -> list[Button]:
        found = []
        for option in options:
            hit = option.key == "hit"
            words = self.hit_words() if hit else self.stay_words()
            box, sub = self.room(556 if hit else 638, 62), self.with_chance(words, option.key)
            front = Front(box, "Hit", RED, "plus", sub) if hit else Front(box, "Stay", VIOLET, "stay", sub)
            control, face = choice(self.view, option, front)
            control.tip = self.in_full(words, option.key)
            found.append((control, face))
        return self.explained(found)

    def explained(self, found: list[Button]) -> list[Button]:
        """Each chance to win the quest can be asked about."""
        for control, _ in found:
            if self.forecast.chance(str(control.tags["key"])) is not None:
                control.zoom = partial(self.view.explain, control)
        return found

    # ---- words ------------------------------------------------------------------------------------------------
    def odds(self) -> Sequence[Chance]:
        """None while the own Equipment lies face down."""
        return self.view.odds("hit") if self.parties.sure(self.view.home) else ()

    def with_chance(self, words: str, key: str) -> str:
        """With the chance to win the quest, for which they are made shorter."""
        if not (chance := self.forecast.words(key)):
            return words
        short = words.rpartition(": ")[2]
        for more in BESIDES:
            short = short.replace(more, "")
        return f"{short}; {chance} to win"

    def in_full(self, words: str, key: str) -> str:
        """What the button says in short, in whole sentences."""
        chance, said = self.forecast.words(key), words[0].upper() + words[1:]
        if words == TOP_CARD:
            said = f"The top card joins your party as companion {len(self.parties.companions(self.view.home)) + 1}"
        elif words == TURNED:
            said = "Your Equipment is turned, and you take no more cards in this round"
        elif key == "stay":
            said = f"You stay {words}"
        return f"{said}. {chance} to win the quest." if chance else f"{said}."

    def hit_words(self) -> str:
        """What speaks for or against one card more."""
        return (hit_words(self.odds()) if self.view.settings.odds else "") or TOP_CARD

    def stay_words(self) -> str:
        """How far the own party is from the condition."""
        home = self.view.home
        quest, power = self.parties.quest(), self.parties.power(home)
        if quest is None or not self.parties.sure(home):
            return TURNED
        if (goal := closest(quest)) is not None:
            return f"at {power}: {abs(power - goal)} from {goal}" if power != goal else f"at {power}: on the spot"
        return f"at {power}: {fate(quest, power).replace('meets it', 'inside')}"

    # ---- drawing ----------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        x, y, w, h = PANEL
        s.svg(
            f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="20" fill="{palette.night}" opacity=".82"/>', x, y, w, h
        )
        if self.view.past:
            given, all_given = self.view.answered
            self.draw_told(s, "LOOKING BACK", f"{given} of {all_given}")
        elif self.view.pausing.asks:
            self.draw_battle(s)
        elif self.is_turn():
            self.draw_odds(s)
        elif self.view.question is not None:
            self.draw_question(s)
        else:
            self.draw_waiting(s)
        for face, state, hinted in marked(s, self.view, self.buttons()):
            if hinted:
                looks.button(s, face.box, face.text, state, face.ramp, face.sign, face.sub, face.key, True)
            else:
                self.plain_button(s, face, state)

    def plain_button(self, s: Sheet, face: Front, state: str) -> None:
        x, y, w, h = face.box

        def paint(t: Sheet) -> None:
            box = (EDGE, EDGE, w, h)
            looks.button(t, box, face.text, state, face.ramp, face.sign, face.sub, face.key)

        key = ("button", w, h, face[1:], state)
        self.view.stamps.put(s, key, x - EDGE, y - EDGE, w + 2 * EDGE, h + SKIRT + 2 * EDGE, paint)

    def heading(self, s: Sheet, title: str, note: str = "") -> None:
        s.say(title, "caption", SOFT, LEFT, 486, "l", WIDE * 0.62 if note else WIDE, maxh=18)
        if note:
            s.say(note, "note", SOFT, LEFT + WIDE, 486, "r", WIDE * 0.36, maxh=20)

    def draw_odds(self, s: Sheet) -> None:
        """The bar of where the next card would take the own party; its parts are as wide as they are likely."""
        odds = [chance for chance in self.odds() if chance.cases]
        if not self.view.settings.odds or not odds:
            self.heading(s, "YOUR TURN")
            if self.view.settings.odds and not self.parties.sure(self.view.home):
                s.say(COVERED, "note", palette.soft, LEFT, 522, "l", WIDE, maxh=20)
            return
        self.heading(
            s,
            "NEXT CARD",
            f"{sum(chance.cases for chance in odds)} possible" if len(odds) > 1 or odds[0].cases > 1 else "known",
        )
        for chance, x, w in self.shares():
            fill, ink = SHARES[chance.what]
            box = f'<rect x="{x:.1f}" y="{ODDS_Y:g}" width="{w - 2:.1f}" height="{ODDS_H:g}" fill="{fill}"/>'
            s.svg(box, x - 1, ODDS_Y - 1, w + 2, ODDS_H + 2)
            s.say(str(chance.cases), "number", ink, x + w / 2 - 1, ODDS_Y + ODDS_H / 2, "c", w - 8, maxh=ODDS_H - 2)
            s.say(chance.what, "note", palette.soft, x + w / 2 - 1, ODDS_Y + ODDS_H + 10, "c", w - 2, maxh=18)

    def shares(self) -> Iterator[tuple[Chance, float, float]]:
        """The parts of that bar: each with its left end and how wide it is."""
        odds = [chance for chance in self.odds() if chance.cases]
        x, spare = LEFT, WIDE - LEAST * len(odds)
        for chance in odds:
            w = LEAST + spare * chance.share
            yield chance, x, w
            x += w

    def controls(self) -> list[Control]:
        """The buttons, and what each part of the bar counts."""
        view, found = self.view, super().controls()
        if not (self.is_turn() and view.settings.odds and not view.past):
            return found
        for chance, x, w in self.shares():
            chain = view.by_rule(hit_chain, view.home, chance.what)
            found.append(explained(view, f"hit/{chance.what}", (x, ODDS_Y, w - 2, ODDS_H), chain, "actions"))
        return found

    def draw_question(self, s: Sheet) -> None:
        """What is asked, with the words of the card."""
        assert self.view.question is not None
        self.heading(s, "YOUR CHOICE")
        words = say(self.view.question.prompt)
        name, _, text = words.partition(": ")
        top = min((control.rect[1] for control in self.controls()), default=700)
        s.say(name, "name", GLOW, LEFT, 508, "l", WIDE, maxh=15)
        s.tell(text, "body", palette.white, LEFT, 524, WIDE, maxh=top - 530)

    def draw_battle(self, s: Sheet) -> None:
        """Every party alike: companions and Equipment, how far that is from the condition, and what it comes to."""
        self.heading(s, "BATTLE", "Equipment last")
        told, quest = self.view.pausing.event, self.parties.quest()
        winner = told.player if isinstance(told, Said) else None
        for row, seat in enumerate(range(self.view.seats)):
            y, power = 512 + row * 30, self.parties.power(seat)
            met = quest is not None and power in quest.lit
            if seat == winner:
                put(s, (LEFT - 5, y - 15, WIDE + 9, 30), frame(LEFT - 4, y - 14, WIDE + 8, 28, CHIP, GLOW))
            badge(s, crest_of(self.view.crest(seat)), LEFT + 11, y, 11)
            s.say(self.parties.sum_words(seat), "number_small", palette.paper, LEFT + 28, y, "l", 104, maxh=20)
            s.say(fate(quest, power), "note", palette.sun if met else SOFT, LEFT + WIDE - 44, y, "r", 66, maxh=20)
            fill, ink = GOOD if met else PALE
            s.svg(plate(LEFT + WIDE - 38, y - 12, 38, 24, CHIP, fill), LEFT + WIDE - 38, y - 12, 38, 24)
            s.say(str(power), "number", ink, LEFT + WIDE - 19, y, "c", 34, maxh=20)

    def draw_told(self, s: Sheet, title: str, note: str = "") -> None:
        """While things move, and in the past: the last lines of what is told, above whatever can be pressed."""
        self.heading(s, title, note)
        top = min((control.rect[1] for control in self.controls()), default=704)
        most = min(TOLD, int(top - 504) // 50)
        lines = self.view.last_lines(most, landed=True)
        for i, text in enumerate(lines, most - len(lines)):
            style, ink = ("note", palette.paper) if i == most - 1 else ("body", SOFT)
            s.tell(text, style, ink, LEFT, 504 + i * 50, WIDE, maxh=44)

    def draw_waiting(self, s: Sheet) -> None:
        seat = self.view.turn
        if self.view.busy:
            self.draw_told(s, "WHAT HAPPENS")
            return
        if seat is None or self.view.finished:
            self.heading(s, "THE GAME IS OVER")
            return
        player = self.view.player(seat)
        self.heading(s, "NEXT" if player.is_person else "THINKING")
        if player.is_person:  # below it the laptop is passed on
            seat_medal(s, self.view.pictures, player.worn, PANEL[0] + PANEL[2] / 2, 536, 42)
            return
        seat_medal(s, self.view.pictures, player.worn, PANEL[0] + PANEL[2] / 2, 574, 44)
        s.say(player.name, "heading", palette.paper, PANEL[0] + PANEL[2] / 2, 648, "c", WIDE, maxh=26)
        s.say(f"computer, {player.level}", "note", SOFT, PANEL[0] + PANEL[2] / 2, 676, "c", WIDE, maxh=20)


def fate(quest: Quest | None, power: int) -> str:
    """How far a party is from the condition, in a word or two."""
    if quest is None or power in quest.lit:
        goal = closest(quest) if quest is not None else None
        return "meets it" if goal is None else f"{abs(power - goal)} from {goal}"
    higher = [n for n in quest.lit if n > power]
    return f"{min(higher) - power} short" if higher else f"{power - max(quest.lit)} over"


def hit_words(odds: Sequence[Chance]) -> str:
    """What speaks for or against one card more, in a few words; "" when there is nothing to tell."""
    share = {chance.what: chance.share for chance in odds}
    if "nearer" in share:
        return f"{per_cent(share['nearer'])} to come nearer"
    if not share:
        return ""
    inside, over = share["inside"], share["over"]
    if inside == 1:
        return "surely inside"
    if not over:
        return f"{per_cent(inside)} inside, none over" if inside else "none over"
    return f"{per_cent(inside)} to land inside" if inside else f"{per_cent(over)} to go over"

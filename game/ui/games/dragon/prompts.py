"""prompts: what is asked at the table of Dragon Attack! and what a choice would bring, on the strip under the map."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.engine.events import Event, Said
from game.engine.game import Chance
from game.engine.words import counted, listed, lowered, per_cent
from game.rules.dragon.battle import Looting, Retreating
from game.rules.dragon.chains import slay_chain
from game.rules.dragon.gauntlet import EQUAL
from game.rules.dragon.meeting import Bargaining, Considering, Facing, Stepping
from game.rules.dragon.movement import Defending, Sailing, Walking
from game.rules.dragon.searching import Finding, Searching, may_find
from game.rules.dragon.setup import Choosing
from game.ui.draw.paint import INK, PAPER, Sheet, icon
from game.ui.draw.shapes import raised
from game.ui.games.dragon.board import MapBoard
from game.ui.games.dragon.brings import Brings
from game.ui.games.dragon.parties import Parties, PartyPart
from game.ui.style.metrics import BROAD
from game.ui.style.palette import palette
from game.ui.table.dice import POSES, Die, die_picture
from game.ui.table.part import View
from game.ui.table.why import explained
from game.ui.window.focus import Control
from game.ui.window.motion import Call, Motion, Then, Tumble, Wait

UNDER: dict[type, str] = {
    Choosing: "Choose a figure beside the palace: its class counts in your party. All play alike otherwise.",
    Sailing: "Choose any lit space on a river or the sea to sail there, or roll. On a 1 the Dragon moves instead.",
    Walking: "Choose a lit space, or stay. What lies there can be searched at the end.",
    Finding: "Taken, it lies in front of you. Left, it lies face down again, but all have seen it.",
    Facing: "Choose one of them in the list at the right.",
    Bargaining: "Fight for all that lies in front, or agree on a trade; then one more step is yours.",
    Considering: "Agree, make another offer, or refuse: then there is a battle.",
    Looting: "Take what you like of what lies in front. Then move the loser back.",
    Stepping: "After a trade: to an empty space beside you, or stay.",
}
PLURALS = {
    "gold": "gold",
    "a monster": "monsters",
    "a character": "characters",
    "a boat": "boats",
    "the Dragon Slayer": "Dragon Slayer",
}
SIZE, SMALL_SIZE = 64.0, 46.0  # of the die, in much room and in little
ONE_LINE = 1.25  # of its room: so long a second line is set smaller, a longer one is broken
THREE_LINES = 58.0  # how high it is at least where there is no need to set it smaller
ROOMY = 620.0  # how wide the strip is at least where all is written out
SMALL = ("Which", "Sail", "Move", "Search", "You", "Whom", "The", "One")  # words that begin small behind a name
LOW = palette.wine


class Prompts:
    """Two lines for every question; what would happen on a space of the board."""

    def __init__(self, view: View, parties: Parties, board: MapBoard) -> None:
        self.view, self.parties, self.board, self.foresight = view, parties, board, board.foresight
        self.brings = Brings(parties, board.foresight)

    # ---- questions --------------------------------------------------------------------------------------------
    def title(self) -> str:
        """What is asked, in a few words."""
        name = self.parties.name
        match self.view.about:
            case Choosing():
                return "Which hero will you be?"
            case Sailing():
                return "Sail first, or roll the die?"
            case Walking(steps=steps):
                return f"Move up to {counted(steps, 'step')}"
            case Searching():
                return "Search here?"
            case Finding(card=card):
                return f"You have found {self.found(card)}"
            case Facing():
                return "Whom do you face first?"
            case Bargaining(other=other):
                return f"You meet {name(other)}"
            case Considering(other=other):
                return f"{name(other)} offers you a trade"
            case Looting(loser=loser):
                return f"You have beaten {name(loser)}: help yourself"
            case Retreating(loser=loser, far=far):
                return f"Move {name(loser)} back {counted(far, 'space')}"
            case Defending():
                return "The Dragon is at the palace. Will you fight it?"
            case Stepping():
                return "One more step, if you like"
        return ""

    def under(self) -> str:
        """The second line: what is pointed at, or what to do."""
        about, goal, key = self.view.about, self.board.goal, self.pointed()
        if key == "stay" and isinstance(about, Walking):
            goal = self.parties.own_space()
        if key and (brings := self.brings.words(key)):
            return brings
        if goal is not None and isinstance(about, Walking | Sailing | Stepping):
            return self.preview(goal)
        match about:
            case Searching():
                return self.search_words()
            case Defending():
                return self.defending()
            case Facing(others=others) if self.foresight.told:
                return self.facing(others, key)
            case Considering(reply=True):
                return "Agree, or refuse: then there is a battle."
            case Bargaining(reply=True):
                return "Fight for all that lies in front, or make an offer of your own."
            case Retreating(loser=loser, short=short, far=far):
                name = self.parties.name(loser)
                lost = f"{name} has lost by {short}. Choose a lit space, over land and with nothing on it."
                away = f"No space {short} away is empty. Choose a lit one: over land, {far} away, with nothing on it."
                return lost if far == short else away
        return UNDER.get(type(about), "")

    def pointed(self) -> str:
        """The key of the choice that is pointed at, "" for none."""
        option = self.view.choice_on(self.view.pointed) if self.view.question is not None else None
        return option.key if option else ""

    def walked(self) -> str:
        """How much of the roll the way to the space takes that is pointed at."""
        goal = self.board.goal
        return f"{len(self.board.way_to(goal)) if goal is not None else 0} of {self.parties.facts['rolled']}"

    def found(self, card: int) -> str:
        content = self.parties.content
        points = content.points[card]
        return content.name(card) + (f" ({points})" if points else "")

    def search_words(self) -> str:
        chances = self.view.odds("search")
        if not chances or not self.view.settings.odds:
            return "Turn over what lies here. A monster must be fought at once."
        if len(chances) == 1 and chances[0].cases == 1:
            known = self.parties.known_here(self.parties.own_space())
            return f"All have seen it: {listed(known) or chances[0].what}."
        whole = sum(chance.cases for chance in chances)
        counts = ", ".join(f"{chance.cases} {plural(chance)}" for chance in chances)
        risk = f"; {risk}" if (risk := self.foresight.risk(self.parties.own_space())) else ""
        return f"Of {whole} unseen: {counts}{risk}."

    def defending(self) -> str:
        """The chance to slay the Dragon at the palace, and that anybody does, where others are asked after this one."""
        end = "If nobody beats it here, everybody loses."
        if not self.foresight.told:
            return end
        own, (whole, fighters) = self.view.odds("fight")[0].share, self.foresight.defended()
        return (
            f"{per_cent(own)} you slay it" + (f", {per_cent(whole)} somebody does" if fighters > 1 else "") + f". {end}"
        )

    def facing(self, others: Sequence[int], key: str) -> str:
        """The chance to beat all, with whom that choice faces first, or with the best one."""
        chances = {other: self.foresight.facing(other).win for other in others}
        best = max(chances, key=lambda other: chances[other])
        first = next((other for other in others if key == f"face:{other + 1}"), best)
        sign = "Best first" if chances[first] > chances[best] - EQUAL else "First"
        return f"{sign}: {self.parties.name(first)}, {per_cent(chances[first])} to beat all."

    # ---- spaces -----------------------------------------------------------------------------------------------
    def preview(self, space: int) -> str:
        """What happens when the own hero ends there."""
        view, p = self.view, self.parties
        name, seat, steps = p.content.spaces[space].name, p.asked(), len(self.board.way_to(space))
        far = f"{counted(steps, 'step')} to {name}." if steps else "Staying here."
        if isinstance(view.about, Sailing):
            return f"Sail to {name}, then roll and walk."
        if isinstance(view.about, Stepping):
            return f"One step to {name}: nothing is searched there."
        if foes := self.foes(seat, space):
            return f"{far} {foes}"
        if down := p.face_down(space):
            known = p.known_here(space)
            some = "A counter lies" if down == 1 else f"{down} counters lie"
            lies = f"All have seen {listed(known)} there" if known else f"{some} there"
            finds = view.by_rule(may_find, seat, space)
            risk = f" ({risk})" if (risk := self.foresight.risk(space)) else ""
            return f"{far} {lies}: " + (f"you may search{risk}." if finds else "your party has that class already.")
        home = space == p.kingdom.starts[p.hero(seat)]
        if home and p.gold(seat):
            return f"{far} At home your {p.gold(seat)} gold is safe."
        return far + (" It is your home." if home else "")

    def foes(self, seat: int, space: int) -> str:
        """Whom a hero would fight there, and how likely it wins; "" for nobody."""
        p, ahead = self.parties, self.foresight.ahead(space)
        odds = f" ({per_cent(ahead.win)} {'to slay it' if space == p.lair() else 'to win'})" if ahead else ""
        if space == p.lair():
            return f"You fight the Dragon, strength {p.facts['strengths'][0]}{odds}."
        others = [p.name(other) for other, where in enumerate(p.facts["at"]) if where == space and other != seat]
        monsters = [f"{p.content.name(card)}, {p.content.points[card]}" for card in p.face_up(space)]
        guarded = p.guarded(space)
        if ahead and len(ahead.falls) > 1:
            odds = odds.replace("to win", "to win all")
        if monsters:
            return f"You fight {listed(monsters)}{', then ' + listed(others) if others else ''}{odds}." + (
                f" It guards {p.several(guarded)}." if guarded else ""
            )
        return f"{listed(others)}: you duel or trade{odds}." if others else ""


def plural(chance: Chance) -> str:
    word = PLURALS.get(chance.what, chance.what)
    return word[:-1] if chance.cases == 1 and word.endswith("s") else word


class PromptBar(PartyPart):
    """`die` is the one that is rolling; afterwards the roll lies there as the picture has it."""

    name = "prompt"

    def __init__(self, view: View, parties: Parties, prompts: Prompts) -> None:
        super().__init__(view, parties)
        self.prompts = prompts
        self.die: Die | None = None

    def lay_out(self) -> None:
        self.die = None

    def show(self, event: Event) -> Motion | None:
        if not isinstance(event, Said) or event.what != "rolls":
            return None
        value = int(event.about[0])
        die = Die(value, pose=0)

        def begin() -> None:
            self.die = die

        roll = Tumble(die, POSES, vigour=self.view.throwing.vigour)
        return Then(Call(begin), Call(self.view.sounder("dice")), roll, Wait(500 if value == 1 else 160))

    def words(self) -> tuple[str, str]:
        """Title and second line."""
        view, p = self.view, self.parties
        if view.question is not None:
            title = self.prompts.title()
            if len(view.people) > 1:
                small = lowered(title) if title.split()[0] in SMALL else title
                title = f"{p.name(view.question.player)}: {small}"
            return title, self.prompts.under()
        last = "".join(view.last_lines(1))
        seat = view.turn
        if view.past:
            return view.looking_back.asked(), view.looking_back.told()
        if view.finished or seat is None and not view.busy:
            return "The game is over", last
        if view.busy or seat is None:
            return last or "The counters are laid out", ""
        asked = view.asked_words(seat, "to move" if p.moving() == seat else "to choose")
        return f"{p.name(seat)} is {asked}", last

    def controls(self) -> list[Control]:
        """The chances of a fight with the Dragon at the palace, where they are told."""
        view, area = self.view, self.view.area("prompt")
        if not isinstance(view.about, Defending) or not area or not view.settings.odds:
            return []
        x, y, w, h = area
        chain = view.by_rule(slay_chain, self.parties.asked())
        return [explained(view, "slay", (x + SIZE + 20, y + 2, w * 0.6, h - 10), chain, "prompt")]

    def draw(self, s: Sheet) -> None:
        if (area := self.view.area("prompt")) is None:
            return
        x, y, w, h = area[0] + 6, area[1], area[2] - 12, area[3] - 6
        facts, roomy = self.parties.facts, w > ROOMY
        title, under = self.words()
        thrown = self.die or (Die(facts["rolled"]) if facts["rolled"] else None)
        die = None if self.view.throwing.asks else thrown  # it is in the hand again
        size = SIZE if roomy else SMALL_SIZE
        left = x + (size + 18 if die else 16)
        right = x + w - (208 if roomy else 54)  # of what is written at the end
        self.view.stamps.put(s, ("prompt", w, h), x, y, w, h + 4, partial(paint_strip, w=w, h=h, gate=right - x + 18))
        if isinstance(self.view.about, Walking):
            right -= 90 if roomy else 72
            s.svg(icon("boot", right + 16, y + h / 2, 20, palette.wood, PAPER), right + 4, y, 24, h)
            s.say(self.prompts.walked(), "note", INK, right + 30, y + h / 2 + 0.5, "l", 62, maxh=20)
        if not under:
            s.say(title, "heading", INK, left, y + h / 2, "l", right - left, maxh=24)
        elif roomy and s.wide(under, "note") <= right - left:
            s.say(title, "heading", INK, left, y + 14, "l", right - left, maxh=17)
            s.say(under, "note", palette.fade, left, y + 35, "l", right - left, maxh=15)
        else:
            one = s.wide(under, "small") <= (ONE_LINE if h < THREE_LINES else 1.0) * (right - left)
            free = max(0.0, h - 22 - s.high("" if one else under, "small", right - left)) / 2  # over and under both
            s.say(title, "title", INK, left, y + 9 + free, "l", right - left, maxh=13)
            s.tell(under, "small", palette.fade, left, y + 20 + free, right - left, maxh=h - 20 - free)
        far = self.parties.kingdom.palace - facts["dragon"]
        words = palace_words(facts["dragon"], far) if roomy else str(far)
        s.say(words, "note", LOW, x + w - (174 if roomy else 22), y + h / 2 + 0.5, "l", 164, maxh=20)
        if die:
            s.blit(die_picture(self.view.pictures, die, round(size * s.u)), x + 8, y + h - 2 - size - die.hop)


def paint_strip(t: Sheet, w: float, h: float, gate: float) -> None:
    sign = icon("gate", gate, h / 2, 20, LOW, PAPER)
    t.svg(raised(0, 0, w, h, BROAD, PAPER) + sign)


def palace_words(dragon: int, far: int) -> str:
    if not dragon:
        return "the Dragon sleeps"
    return "at the palace!" if not far else f"{far} flight{'s' * (far != 1)} to the palace"

"""MonToons, words: what has happened, as a line of the log."""

from __future__ import annotations

from game.engine.events import Changed, Event, Rolled, Said
from game.engine.words import Names, by_word, counted, listed, victory, who
from game.rules.montoons.state import Content

WHY = {
    "lava": "from the lava",
    "pit": "in the spike pit",
    "trap": "from a trap",
    "fall": "in the fall",
    "ice": "on the ice",
    "poison": "from the blightwater",
    "burn": "from burning",
    "cost": "as the price",
    "edge": "at the edge of the map",
}
WALLS = {"edge": "the edge of the map", "rock": "a rock", "boulder": "a boulder", "waystone": "a Waystone"}
ICONS = {"berries": ("berry", "berries"), "seeds": ("special bonus", "special bonuses"), "shells": ("shell", "shells")}
KINDS = {
    "move": "moves with",
    "basic": "attacks with",
    "special": "uses the special",
    "ultimate": "unleashes",
    "seed": "uses a",
}
STATUS = {"entangle": "is entangled", "stun": "is stunned", "guard": "is on guard"}


def tell(event: Event, content: Content, names: Names, viewer: int | None) -> str | None:
    """The log line of an event; None for what needs no words. Hidden dice are never named."""
    match event:
        case Said():
            line = SAID.get(event.what)
            return line(event, names) if line else None
        case Rolled():
            return f"{names[event.player]} rolls {event.value}."
        case Changed():
            return changed(event, content, names)
    return None


def changed(event: Changed, content: Content, names: Names) -> str | None:
    match event.field, event.value:
        case "round", number:
            return f"Round {number}."
        case "sheet", number:
            return f"{names[event.index]} is {content.sheets[number].name}."
        case "token", number:
            return f"The Waystone token moves to location {number}."
        case "ready", True:
            return f"{names[event.index]} is ready."
        case "guard", False:
            return f"{names[event.index]} lowers the guard."
        case "stun", 1:
            return f"{names[event.index]} will roll one die fewer."
        case "active", seat if seat >= 0:
            return f"{names[seat]} takes a turn."
        case "winners", winners:
            return victory(winners, names, "fall together: a shared draw")
    return None


# --- what was said


def first(event: Said, names: Names) -> str:
    return f"{who(event, names)} begins."


def speed(event: Said, names: Names) -> str:
    return f"{who(event, names)} announces speed {event.about[0]}."


def uses(event: Said, names: Names) -> str:
    deed, name, dice = event.about
    paid = f" ({', '.join(str(value) for value in dice)})" if dice else ""
    return f"{who(event, names)} {KINDS[deed]} {name}{paid}."


def walks(event: Said, names: Names) -> str:
    return f"{who(event, names)} goes {counted(len(event.about[0]), 'hex', 'hexes')}."


def jump(event: Said, names: Names) -> str:
    return f"{who(event, names)} jumps."


def blitz(event: Said, names: Names) -> str:
    return f"{who(event, names)} blitzes through {counted(len(event.about), 'hex', 'hexes')}."


def shoved(event: Said, names: Names) -> str:
    word, far, by = event.about
    how = "throws" if word == "throw" else "leads" if word == "force" else f"{word}es" if word == "push" else "pulls"
    distance = f" up to {counted(far, 'hex', 'hexes')}" if word == "force" else f" {counted(far, 'hex', 'hexes')}"
    return f"{names[by]} {how} {who(event, names)}{distance if far else ''}."


def slams(event: Said, names: Names) -> str:
    _, _, other, wall = event.about
    return f"{who(event, names)} runs into {names[other] if other >= 0 else WALLS.get(wall, f'the {wall}')}."


def surfaces(event: Said, names: Names) -> str:
    return f"{who(event, names)} comes out of another whirlpool."


def sinks(event: Said, names: Names) -> str:
    return f"The quicksand swallows a {event.about[0]} of {who(event, names)}."


def bumps(event: Said, names: Names) -> str:
    return f"{who(event, names)} bumps into something on the ice."


def harm(event: Said, names: Names) -> str:
    points, why = event.about
    return f"{who(event, names)} loses {hearts(points)} {WHY[why]}."


def hit(event: Said, names: Names) -> str:
    points, by = event.about
    return f"{who(event, names)} loses {hearts(points)} to {names[by]}."


def guards(event: Said, names: Names) -> str:
    return f"The guard of {who(event, names)} takes 1 off."


def heals(event: Said, names: Names) -> str:
    return f"{who(event, names)} gets {hearts(event.about[0])} back."


def golden(event: Said, names: Names) -> str:
    return f"A golden heart of {who(event, names)} bursts."


def defeated(event: Said, names: Names) -> str:
    return f"{who(event, names)} is defeated."


def marks(event: Said, names: Names) -> str:
    return f"{who(event, names)} marks the Waystone with {listed([str(value) for value in event.about[0]])}."


def power(event: Said, names: Names) -> str:
    return f"{who(event, names)} gains Waystone Power {event.about[0]}."


def powers(event: Said, names: Names) -> str:
    return f"{who(event, names)} powers up."


def gains(event: Said, names: Names) -> str | None:
    field, amount = event.about
    return f"{who(event, names)} gains {counted(amount, *ICONS[field])}." if amount > 0 else None


def collects(event: Said, names: Names) -> str:
    return f"{who(event, names)} collects a {event.about[0]} from the map."


def unused(event: Said, names: Names) -> str:
    return f"{who(event, names)} keeps {counted(event.about[0], 'unused die', 'unused dice')}."


def shell(event: Said, names: Names) -> str:
    return f"{who(event, names)} spends a shell."


def berry(event: Said, names: Names) -> str:
    return f"{who(event, names)} eats a berry: +{event.about[0]}."


def focus(event: Said, names: Names) -> str:
    return f"{who(event, names)} lets a focus go: +{event.about[0]}."


def forgets(event: Said, names: Names) -> str:
    return f"{who(event, names)} loses a focus, having made no attack."


def quenched(event: Said, names: Names) -> str:
    return f"The water puts out the burning of {who(event, names)}."


def status(event: Said, names: Names) -> str:
    word, value = event.about
    if word == "burn":
        return f"{who(event, names)} burns for {value} more."
    if word == "focus":
        return f"{who(event, names)} focuses: +{value}."
    return f"{who(event, names)} {STATUS[word]}."


def cleansed(event: Said, names: Names) -> str:
    return f"{who(event, names)} is rid of {event.about[0]}."


def lays(event: Said, names: Names) -> str:
    return f"{who(event, names)} turns a hex to {str(event.about[1]).replace('_', ' ')}."


def drops(event: Said, names: Names) -> str:
    return f"{who(event, names)} sets down a {event.about[1]}."


def traps(event: Said, names: Names) -> str:
    return f"{who(event, names)} lays a trap."


def stopped(event: Said, names: Names) -> str:
    return "The last round is over."


SAID = by_word(
    first,
    speed,
    uses,
    walks,
    jump,
    blitz,
    shoved,
    slams,
    surfaces,
    sinks,
    bumps,
    harm,
    hit,
    guards,
    heals,
    golden,
    defeated,
    marks,
    power,
    powers,
    gains,
    collects,
    unused,
    shell,
    berry,
    focus,
    forgets,
    quenched,
    status,
    cleansed,
    lays,
    drops,
    traps,
    stopped,
)


# --- small words


def hearts(points: int) -> str:
    return counted(points, "heart")

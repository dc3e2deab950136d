"""Reasons of computers in Dragon Attack!, one sentence each, made of what lies open."""

from __future__ import annotations

from game.rules.dragon.battle import Retreating, dragon_dice
from game.rules.dragon.meeting import Bargaining, Stepping
from game.rules.dragon.movement import Defending, Walking
from game.rules.dragon.odds import duel_chance, kill_chance, win_chance
from game.rules.dragon.state import DOWN, FRONT_OF, UP, Dragon


def reason(g: Dragon, seat: int, key: str) -> str:
    """Why a seat chooses that key; nobody has secrets, so one sentence serves all."""
    word, _, rest = key.partition(":")
    match g.about:
        case Walking(here=here):
            return of_move(g, seat, here if key == "stay" else g.kingdom.by_key[key])
        case Retreating():
            return "The further from home, the longer the way back."
        case Stepping():
            return "One step more towards the next goal." if key != "stay" else "No step leads nearer to a goal."
    match word:
        case "search":
            return "A counter may hold gold, a friend or something to fight with."
        case "leave":
            return "A lost battle here would cost more than there is to find."
        case "take":
            return f"{g.content.name(g.content.ids[rest])} is useful." if rest else "It costs nothing to carry it."
        case "all":
            return "Everything taken is something the other no longer has."
        case "done":
            return "The rest is of no use."
        case "boat":
            name = g.space(g.kingdom.by_key[rest]).name
            return f"{name[0].upper()}{name[1:]} lies nearer to what is worth having."
        case "roll":
            return "Nothing across the water is worth the voyage."
        case "fight":
            return of_fight(g, seat)
        case "decline":
            return "The odds against the Dragon are hopeless."
        case "agree":
            return "The trade is better than the battle."
        case "refuse":
            return "The battle promises more than the trade."
        case "counter":
            return "Another trade would suit both better."
        case "offer" | "give" | "ask":
            return "Both sides gain more by this trade than by a battle."
        case "back":
            return "Without it the trade suits both better."
        case "face":
            return "The battle with the best odds comes first."
    return "Every hero begins beside the palace; each class is as good as another."


def of_move(g: Dragon, seat: int, space: int) -> str:
    """About a space: what is on it, or what it leads to."""
    name = g.space(space).name
    if space == g.lair():
        chance = kill_chance(dragon_dice(g, seat), g.strengths)
        return f"The Dragon can be slain there: {chance:.0%} with {dragon_dice(g, seat)} dice."
    monsters = g.slots(space, UP)
    if monsters:
        card = g.zones["map"][monsters[0]]
        chance = win_chance(g.party(seat), g.content.points[card])
        return f"{g.content.name(card)} can be beaten there: {chance:.0%}."
    rivals = [other for other, where in enumerate(g.at) if where == space and other != seat]
    if rivals:
        return of_rival(g, seat, rivals[0])
    if g.slots(space, DOWN):
        return f"There is something to find: {name}."
    if space == g.home(seat):
        return "Gold is safe at home." if g.gold(seat) else "Home is near everything."
    if space == g.kingdom.path[-1]:
        return "Somebody must stand in the palace when the Dragon comes."
    return f"From {name} it is a short way to the next goal."


def of_rival(g: Dragon, seat: int, other: int) -> str:
    chance = duel_chance(g.party(seat), g.party(other))
    things = len(g.zones[FRONT_OF[other]])
    prize = f"{things} counters" if things > 1 else "a counter" if things else "a lost turn"
    return f"{g.content.heroes[g.colour[other]].name} can be beaten: {chance:.0%}, for {prize}."


def of_fight(g: Dragon, seat: int) -> str:
    match g.about:
        case Defending():
            return "If nobody stops the Dragon here, everybody loses."
        case Bargaining(other=other):
            return of_rival(g, seat, other)
    raise ValueError(f"nobody fights when asked about {g.about}")

"""standings: who has how many points after some duels, and how each of them ended."""

from __future__ import annotations

from functools import partial

from game.engine.words import counted
from game.modes import drafting
from game.modes.draft import Pods
from game.modes.drafting import DRAWN, Pod
from game.modes.expedition import cards
from game.rules.pack.decks import read_code
from game.ui.draw.cache import Cache
from game.ui.draw.paint import Sheet
from game.ui.draw.shapes import Box as Area
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, row
from game.ui.scenes.people import LEVEL_NAMES
from game.ui.table.crests import seat_medal
from game.ui.widgets.flowing import Flowing


def places(screen: Flowing, pictures: Cache, kept: Pods) -> list[Box]:
    """A row for each, whoever has most points first."""
    pod, look = kept.pod, screen.style.palette
    assert pod is not None
    total = drafting.points(pod)
    rows = []
    for place, seat in enumerate(kept.places()):
        colour = look.glow if place == 0 else look.paper
        face = screen.painted(partial(medal, pictures, pod.players[seat].crest)).min(48, 46).max(84, 96)
        told = column(
            screen.words(pod.players[seat].name, "heading", colour),
            screen.words(deck_words(pod, seat), "note", look.soft, wraps=True),
        )
        number = screen.words(str(place + 1), "number_large", look.soft).size(w=30)
        points = screen.words(f"{total[seat]:g}", "display", colour, align="r")
        rows.append(row(number, face, told.stick("w").share(), points, gap=12).max(h=110).share())
    return [*rows, box().share(0.2)]


def medal(pictures: Cache, crest: str, s: Sheet, at: Area) -> None:
    seat_medal(s, pictures, crest, at[0] + at[2] / 2, at[1] + at[3] / 2, min(at[2], at[3]) / 2 - 5)


def deck_words(pod: Pod, seat: int) -> str:
    """Who plays, and how many cards the deck has."""
    player = pod.players[seat]
    who = "person" if player.is_person else f"computer, {LEVEL_NAMES[player.level]}"
    code = drafting.decks_of(cards(), pod)[seat]
    return f"{who}, {counted(sum(n for _, n in read_code(code)), 'card')}"


def duels(screen: Flowing, pod: Pod) -> list[Box]:
    """A line for each duel: who meets whom, and how it ended."""
    look, names = screen.style.palette, [player.name for player in pod.players]
    done = {result[:2]: result[2] for result in pod.results}
    lines: list[Box] = [screen.words("DUELS", "caption", look.soft)]
    for one, other in drafting.pairings(len(names)):
        winner = done.get((one, other))
        said = "to be played" if winner is None else "a draw" if winner == DRAWN else f"won by {names[winner]}"
        colour = look.soft if winner is None else look.glow
        pair = screen.words(f"{names[one]} - {names[other]}", "entry", look.paper, wraps=True).share()
        lines.append(row(pair, screen.words(said, "note", colour, align="r"), gap=8))
    return [*lines, box().share()]

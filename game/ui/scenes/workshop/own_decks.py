"""own_decks: the user's decks as the rules see them: what is in them, what is wrong with them, which may be played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from game.engine.game import Game, HouseRule
from game.packs import find_packs
from game.rules import GAMES
from game.rules.pack.cards import Content
from game.rules.pack.decks import Draft, faults_of, further_decks, multiset, ordered, read_code, read_deck, write_code
from game.ui.house.content import cards_of
from game.ui.scenes.setup import Setup, remembered
from game.ui.scenes.workshop.collection import owned_by
from game.ui.window.scene import Push

if TYPE_CHECKING:
    from game.ui.house.house import House


Values = tuple[tuple[str, str], ...]  # value, label


class OwnDeck(NamedTuple):
    """A deck that may be played: `code` is what the house rules deck_1 and deck_2 take."""

    id: str
    name: str
    code: str


def all_drafts(app: House, content: Content) -> dict[str, Draft]:
    """Every deck on the shelf by its id, faulty ones too."""
    return {kept.id: read_deck(content, kept.text) for kept in app.decks.all()}


def own_decks(app: House, format: str, content: Content | None = None) -> list[OwnDeck]:
    """The user's decks that may be played at a length, with the packs that are on and, where cards are collected,
    from the collection; by name."""
    cards: Content = content or cards_of(app, "pack").content
    owned = owned_by(app, cards)
    found = [
        OwnDeck(id, draft.name, write_code(ordered(cards, multiset(draft.cards))))
        for id, draft in all_drafts(app, cards).items()
        if draft.format == format and not draft.faults and (owned is None or multiset(draft.cards) <= owned)
    ]
    return sorted(found, key=lambda deck: (deck.name.casefold(), deck.id))


def takes_decks(game: Game) -> bool:
    return game.name == "pack"


def is_deck(game: Game, rule: HouseRule) -> bool:
    """Whether the values of a rule are decks."""
    return takes_decks(game) and rule.key.startswith("deck_")


def brought(app: House, game: Game) -> dict[str, Values]:
    """By house rule with further values: those of the content. Where a game's own content adds none, it is not read for
    a user without packs."""
    if not any(rule.pattern for rule in game.house_rules) or not (
        takes_decks(game) or find_packs(app.folders.packs, app.settings.packs_off)
    ):
        return {}
    offered = game.offers(cards_of(app, game.name).content)
    return {key: tuple(values) for key, values in offered.items()}


def values_of(
    app: House, game: Game, rule: HouseRule, options: Mapping[str, str], more: Mapping[str, Values]
) -> Values:
    """The values of a rule with their labels, `more` being those that packs bring. Where it takes a deck, also the
    starter decks of packs and the user's own decks for the length in force, and a deck from elsewhere if that is
    chosen."""
    if not rule.pattern:
        return rule.values
    if not is_deck(game, rule):
        return tuple((dict(rule.values) | dict(more.get(rule.key, ()))).items())
    content: Content = cards_of(app, game.name).content
    further = further_decks(content, options["format"], dict(rule.values))
    own = [
        *((write_code(deck.cards), deck.name) for deck in further),
        *((deck.code, deck.name) for deck in own_decks(app, options["format"], content)),
    ]
    chosen = options[rule.key]
    strange = [] if chosen in dict([*rule.values, *own]) else [(chosen, "Another deck")]
    return (*rule.values, *own, *strange)


def fitting(app: House, game: Game, options: Mapping[str, str], more: Mapping[str, Values]) -> dict[str, str]:
    """The options with every deck that cannot be played at this length, and all that packs brought and do not bring
    now (`more`), as at first."""
    fit, content = dict(options), None
    for rule in game.house_rules:
        if rule.pattern and options[rule.key] not in dict(rule.values):
            if not is_deck(game, rule):
                if options[rule.key] not in dict(more.get(rule.key, ())):
                    fit[rule.key] = rule.values[0][0]
                continue
            content = content or cards_of(app, game.name).content
            if faults_of(content, options["format"], read_code(options[rule.key])):
                fit[rule.key] = rule.values[0][0]
    return fit


def with_deck(app: House, draft: Draft) -> Setup:
    """The set-up of the last game, with this deck in the first seat and its length."""
    setup = remembered(GAMES["pack"], app.settings.setups.get("pack"))
    code = write_code(ordered(cards_of(app, "pack").content, multiset(draft.cards)))
    setup.options |= {"format": draft.format, "deck_1": code}
    return setup


def to_bench(app: House) -> Push:
    """To the deck last worked on."""
    return Push(app.make("deck builder"))

"""Words of the facts in reasons of Dungeon & Kingdom."""

from __future__ import annotations

from game.ai.reasons import Fact
from game.engine.words import counted
from game.rules.kingdom.state import Kingdom


def words_of(g: Kingdom, fact: Fact) -> str:
    """A fact as a clause; seats count from 1."""
    n, m, of = fact.number, fact.more, fact.of if isinstance(fact.of, int) else 0
    content, known = g.content, fact.kind in CARDS
    printed = content.of(of) if known else None
    return WORDS[fact.kind].format(
        n=n,
        m=m,
        card=content.name(of) if known else "",
        deed=getattr(printed, "deed", ""),
        seat=f"seat {of + 1}",
        points=counted(n, "point"),
        gems=counted(n, "Gem"),
        cards=counted(n, "card"),
        monsters=counted(n, "Monster"),
        deeds=counted(m, "deed"),
        people=counted(n, "Adventurer"),
        asked=counted(m, "Adventurer"),
        become="becomes" if n == 1 else "become",
        s="s" if n == 1 else "",  # of what one does
    )


def spared(clause: str, named: str) -> str:
    """A clause after the words that name the choice: the card or deed that they end with is not named again, a
    player is."""
    if clause.startswith("seat "):
        return clause
    words = clause.split(" ")
    starts = (" ".join(words[:length]) for length in range(len(words), 0, -1))
    name = next((start for start in starts if f" {start} (" in f"{named} ("), "")
    return f"it{clause.removeprefix(name)}" if name else clause


WORDS = {
    "can_cut": "{card} can cut the Array at {cards}",
    "more_of_it": "the matrix has {n} more like it",
    "cut_leaves": "a cut with {card} leaves {cards} in the Kingdom",
    "cut_before_all": "a cut with {card} leaves the whole Array in the Dungeon",
    "ready": "hand and Array hold {n} of them",
    "asked_by": "{card} of the Array asks for it",
    "cutters": "{cards} of the matrix could cut at it",
    "full_array": "{card} cannot cut the full Array of {n}",
    "no_match": "it matches no card of the Array, so it can only queue up",
    "last_turn": "the game ends with this turn, and the card counts as one that is left",
    "later_cut": "the Array has {cards} then for a later cut",
    "split": "it leaves {monsters} to fight in the Kingdom and {deeds} to do in the Dungeon",
    "split_foes": "it leaves {monsters} to fight in the Kingdom",
    "split_deeds": "it leaves {deeds} to do in the Dungeon",
    "split_neither": "what it leaves can pay for fights or be controlled",
    "monster_worth": "{card} is worth {points} to whoever beats it with {asked}",
    "has_deed": "{card} has the deed {deed}",
    "monsters_stay": "{monsters} stay{s} unbeaten and want{s} points",
    "nobody_left": "no Monster is left to raid",
    "idle_deed": "{deed} finds nothing to do now, and only a Gem is lost",
    "deed_happiness": "{deed} has {gems} of the Treasury to turn into points",
    "deed_glory": "{deed} finds {monsters} beaten this turn and not praised yet",
    "deed_navigate": "{deed} has {cards} to choose a Gem from",
    "deed_battle_call": "{deed} adds to {cards} in hand",
    "deed_gallop": "{deed} has {cards} that could change sides",
    "deed_summon": "{deed} looks into a deck of {cards}",
    "deed_kidnap": "{deed} searches the largest hand of the others, {cards}",
    "brings": "it brings {points}",
    "had_taken": "{n} of them it had taken",
    "no_raid": "{card} cannot raid",
    "power_works": "{deed} finds something to do",
    "power_double_power": "whoever controls it does their own deed {n} times",
    "power_glory": "{deed} finds {monsters} beaten this turn",
    "power_devour": "{deed} finds {gems} in all Treasuries",
    "power_grapple": "{deed} finds {people} in the Arrays of others",
    "power_conquer": "{deed} finds {monsters} in the Arrays of others",
    "power_requiem": "{deed} finds {monsters} in the own Graveyard",
    "points_back": "{points} come{s} back",
    "controlled": "{card} cannot raid once it is controlled",
    "twice": "{deed} is done twice",
    "spent_from_hand": "{card} is given up for it out of a hand of {cards}",
    "spent_from_dungeon": "{card} is given up for it, one of {cards} in the Dungeon",
    "cheap": "it costs no more cards than {card} asks for",
    "dear": "it costs {cards} where {card} asks for {m}",
    "from_kingdom": "{cards} of it lie{s} in the Kingdom",
    "from_hand": "{cards} of it come{s} from the hand",
    "deed_first": "{deed} brings something before the card becomes a Gem",
    "deed_for_nothing": "nothing is lost by trying {deed} first",
    "gem_only": "{card} becomes a Gem either way",
    "most_points": "no other set brings more than {points}",
    "keeps_gems": "it keeps Gems for later and brings {points} now",
    "devours": "it takes {gems} from the other Treasuries",
    "own_gems": "{gems} of the own Treasury {become} points",
    "spares": "it spares the Gems of every other colour",
    "whites_bring": "white Gems bring {points} more",
    "whites_kept": "own white Gems fit any colour later",
    "whites_left": "white Gems are left alone",
    "worthless": "Monsters in a Graveyard are worth nothing at the end",
    "let_go_later": "Monsters in a Graveyard can be let go later, too",
    "asks_most": "no other one asks for more Adventurers",
    "asks": "it asks for {people}",
    "too_many": "the hand has {cards} too many",
    "copies": "it holds {n} of {card}",
    "lie_so": "{monsters} can be fought in the Kingdom and {deeds} be done in the Dungeon",
    "lie_so_foes": "{monsters} can be fought in the Kingdom",
    "lie_so_deeds": "{deeds} can be done in the Dungeon",
    "lie_so_neither": "what lies there can pay for fights or be controlled",
    "to_fight": "{card} can be fought in the Kingdom for {points}",
    "to_control": "{card} can be controlled in the Dungeon",
    "to_pay": "{card} can pay for a fight in the Kingdom",
    "to_deed": "{card} can do {deed} in the Dungeon",
    "into_kingdom": "Monsters are fought in the Kingdom",
    "into_dungeon": "deeds are done in the Dungeon",
    "gem_joins": "{card} joins {n} of its kind in the Treasury",
    "gem_is_first": "{card} is the first of its kind in the Treasury",
    "largest_hand": "no hand is larger than the {cards} of {seat}",
    "from_rival": "{seat} then has one of {cards} less in hand",
    "looked": "only who looked knows what there was",
    "points_now": "{points} lie{s} in the Reserve",
}
CARDS = {kind for kind, said in WORDS.items() if "{card}" in said or "{deed}" in said}

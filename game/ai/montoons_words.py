"""Words of the facts in reasons of MonToons."""

from __future__ import annotations

from game.ai.reasons import Fact
from game.engine.words import counted
from game.rules.montoons.state import MonToons


def words(g: MonToons, fact: Fact) -> str:
    """A fact as a clause."""
    n, m, of = fact.number, fact.more, fact.of if isinstance(fact.of, int) else 0
    said = WORDS[fact.kind]
    return said.format(
        n=n,
        m=m,
        who=g.sheet_of(of).name if "{who}" in said else "",
        sheet=g.content.sheets[of].name if "{sheet}" in said else "",
        hexes=counted(n, "hex", "hexes"),
        hearts=counted(n, "heart"),
        dice=counted(n, "die", "dice"),
        boxes=counted(n, "box", "boxes"),
        berries=counted(n, "berry", "berries"),
        rivals=counted(n, "monster"),
    )


WORDS = {
    "secret": "a plan stays secret until its turn",
    "placed": "{n} of {m} dice have a place",
    "in_pool": "{dice} would lie free again",
    "shell_turns": "a shell changes what the die shows",
    "speed_highest": "{n} for speed is the highest die",
    "speed_lowest": "{n} for speed is the lowest die",
    "speed_same": "{n} for speed costs nothing, for all show the same",
    "speed_between": "{n} for speed leaves the higher dice for elsewhere",
    "row_special": "{n} of {m} boxes of the special row are filled so far",
    "row_ultimate": "{n} of {m} boxes of the ultimate are filled so far",
    "waystone_die": "a {m} crosses up to {boxes} at the Waystone",
    "focus_die": "a focus of {n} makes a later attack hurt more",
    "gains_shell": "the bonus of a {n} is a shell",
    "gains_berry": "the bonus of a {n} is a berry",
    "gains_heart": "the bonus of a {n} is hearts",
    "gains_special": "the bonus of a {n} is the monster's own",
    "move_die": "a {n} pays for the move",
    "basic_die": "a {n} pays for the attack",
    "shells_made": "{n} shells of that row are made and {m} spent",
    "dice_left": "{dice} would lie on the sheet unused",
    "no_dice_left": "no die is left on the sheet",
    "at_waystone": "the Active Waystone is next to it",
    "crossed": "{boxes} of its grid are crossed",
    "dice_on_rows": "{dice} can be written into rows to stay",
    "own_hearts": "it has {hearts} itself",
    "passes": "with {n} it is faster than {who}",
    "speed_then": "its speed is {n} then",
    "fastest": "nobody is faster than its {n}",
    "behind": "{who} is faster by {n}",
    "unused_kept": "{boxes} of Unused Dice stay for later",
    "berry_adds": "the berry adds {n}",
    "focus_adds": "the focus adds {n}",
    "so_far": "the attack has {n} on top so far",
    "berries_kept": "{berries} stay for later",
    "fewest_hearts": "{who} has the fewest hearts, {n}",
    "hearts": "{who} has {hearts}",
    "of_victims": "{rivals} are hurt at once",
    "left_alone": "nobody else is touched",
    "catches_most": "no other way catches more than {rivals}",
    "catches": "it catches {rivals}",
    "goes_by": "the way enters {hexes}",
    "runs": "the run goes {hexes} far",
    "cleared": "what lay there is out of the way",
    "within": "it reaches {hexes} far",
    "sinks": "the quicksand takes a die of {n} or more",
    "holds_focus": "the boxes hold {n} and {m}",
    "lies_shell": "a shell lies there",
    "lies_berry": "a berry lies there",
    "lies_heart": "a heart lies there",
    "lies_special": "a bonus of the monster's own lies there",
    "on_lava": "there is lava",
    "on_spike_pit": "there is a spike pit",
    "on_quicksand": "there is quicksand",
    "beside_waystone": "the Active Waystone is next to it",
    "waystone_far": "the Active Waystone is {hexes} away",
    "rival_near": "{who} is {hexes} away",
    "no_bonus_there": "no bonus touches this box any more",
    "completes": "this box completes its bonus",
    "nearest": "no other bonus is nearer to complete, and {boxes} would be missing",
    "lacks": "its bonus would miss {boxes} more",
    "gives_shell": "that bonus is a shell",
    "gives_berry": "that bonus is a berry",
    "gives_heart": "that bonus is hearts",
    "gives_special": "that bonus is the monster's own",
    "gives_waystone": "that bonus is a Waystone power",
    "most_hearts": "no monster has more hearts than {sheet} with {n}",
    "has_hearts": "{sheet} has {hearts}",
    "has_attacks": "{sheet} has {n} basic attacks",
}

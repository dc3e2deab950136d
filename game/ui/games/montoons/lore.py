"""lore: what terrains, obstacles, statuses and keywords do, in a sentence each, for bubbles and enlarged cards."""

from __future__ import annotations

TERRAIN = {
    "land": ("Land", "Entering costs 1."),
    "meadow": ("Meadow", "Entering costs 1."),
    "water": ("Water", "Entering costs 2. Puts out Burn where a movement ends."),
    "jungle": ("Jungle", "Entering costs 2."),
    "mountain": ("Mountain", "Entering costs 2, and it blocks sight. Being forced down onto land costs a heart."),
    "lava": ("Lava", "Who enters loses 2 hearts."),
    "spike_pit": ("Spike pit", "Who enters loses 3 hearts and stops there."),
    "whirlpool": ("Whirlpool", "It swallows whoever enters, and another whirlpool gives them back."),
    "quicksand": ("Quicksand", "Who enters loses a die of its plan that shows at least the number."),
    "ice": ("Ice", "Who enters rolls and slides across the edge that fits: O odd, E even, or the number."),
    "blightwater": ("Blightwater", "Who is here when the round ends loses a heart."),
    "waystone": ("Waystone", "Nobody enters it. Next to the shining one, dice cross boxes of your grid."),
    "void": ("Void", "Nobody enters it, and it blocks sight."),
}
OBSTACLES = {
    "rock": ("Rock", "Nobody enters it and nobody sees through it. Being pushed into it hurts."),
    "boulder": ("Boulder", "Nobody enters it and nobody sees through it. Being pushed into it hurts."),
}
TRAP = ("Trap", "Whoever enters loses 2 hearts, and the Trap is gone.")
BONUS = {
    "shell": "A shell for whoever ends here.",
    "berry": "A berry for whoever ends here.",
    "heart": "A heart back for whoever ends here.",
    "special": "A special bonus for whoever ends here.",
}
STATES = {"entangle": "entangled", "stun": "stunned", "guard": "on guard", "burn": "burning for {0}"}
KEYWORDS = {
    "push": ("Push", "Straight away from you; bumping into something hurts both."),
    "pull": ("Pull", "Straight towards you, up to so many hexes."),
    "force": ("Force", "You lead the rival step by step, any way you like."),
    "throw": ("Throw", "Through the air to a hex within reach; landing on somebody hurts both."),
    "jump": ("Jump", "Over everything to a hex within so many; only where you land counts."),
    "blitz": ("Blitz", "In a straight line; whoever stands in it loses as many hearts as hexes are crossed."),
    "trap": TRAP,
    "entangle": ("Entangled", "The next Movement goes 1 less far."),
    "stun": ("Stunned", "One die fewer in the next round."),
    "guard": ("Guard", "Takes 1 off the damage of each attack, until your next turn."),
    "burn": ("Burn", "So many hearts at the end of each turn; water puts it out."),
    "focus": ("Focus", "A number that is added to a later attack. A turn without attack loses one."),
}


def keywords_in(text: str) -> list[tuple[str, str]]:
    """The keywords that a text speaks of, explained."""
    low = text.lower()
    return [words for word, words in KEYWORDS.items() if word in low]

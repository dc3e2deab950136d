"""Keys: what can be done with keyboard and gamepad, on which keys, and how a prompt names them."""

from __future__ import annotations

from typing import NamedTuple

import pygame


class Action(NamedTuple):
    """Something a key does everywhere. `pad` names gamepad buttons; `hold` actions last while the key is down."""

    id: str
    title: str
    keys: tuple[str, ...]
    pad: tuple[str, ...] = ()
    hold: bool = False


ACTIONS = (
    Action("left", "Focus left", ("left",), ("pad left",)),
    Action("right", "Focus right", ("right",), ("pad right",)),
    Action("up", "Focus up", ("up",), ("pad up",)),
    Action("down", "Focus down", ("down",), ("pad down",)),
    Action("next", "Next control", ("tab",)),
    Action("previous", "Control before", ("shift+tab",)),
    Action("next_zone", "Next part of the screen", ("ctrl+tab",), ("RB",)),
    Action("previous_zone", "Part of the screen before", ("ctrl+shift+tab",), ("LB",)),
    Action("choose", "Choose", ("return", "space"), ("A",)),
    Action("back", "Back, menu", ("escape",), ("B", "Start")),
    Action("return", "Back to my game", ("backspace",)),
    Action("first", "Look back: to the start", ("home",)),
    Action("last", "Look back: to the end", ("end",)),
    Action("turn_back", "Look back: a turn back", ("page up",)),
    Action("turn_on", "Look back: a turn on", ("page down",)),
    Action("round_back", "Look back: a round back", ("ctrl+page up",)),
    Action("round_on", "Look back: a round on", ("ctrl+page down",)),
    Action("bookmark_back", "Look back: the bookmark before", ("ctrl+b",)),
    Action("bookmark_on", "Look back: the next bookmark", ("ctrl+shift+b",)),
    Action("bookmark", "Bookmark this moment", ("b",)),
    Action("undo", "Undo", ("ctrl+z",), ("Back",)),
    Action("hint", "Hint", ("h",)),
    Action("log", "Log", ("l",), ("Y",)),
    Action("tally", "What all have seen", ("t",)),
    Action("note", "Note on what is pointed at", ("n",), ("LS",)),
    Action("threats", "What rivals could do", ("q",)),
    Action("rulebook", "Rulebook here", ("r",)),
    Action("zoom", "Zoom", ("z",), ("X",)),
    Action("why", "Why this number", ("w",), ("RS",)),
    Action("find", "Find in a list", ("ctrl+f",)),
    Action("mute", "All sound off and on", ("m",)),
    Action("fullscreen", "Full screen", ("f11",)),
    Action("fast_forward", "Hold to hurry", ("f",), ("RT",), hold=True),
    Action("peek", "Hold to see your hand", ("v",), ("LT",), hold=True),
    Action("report", "Save a report", ("f12",)),
)
BY_ID = {action.id: action for action in ACTIONS}

PAD_BUTTONS = {
    0: "A",
    1: "B",
    2: "X",
    3: "Y",
    4: "Back",
    6: "Start",
    7: "LS",
    8: "RS",
    9: "LB",
    10: "RB",
    11: "pad up",
    12: "pad down",
    13: "pad left",
    14: "pad right",
}  # as SDL numbers the buttons of a game controller
STICK_BUTTONS = {
    0: "A",
    1: "B",
    2: "X",
    3: "Y",
    4: "LB",
    5: "RB",
    6: "Back",
    7: "Start",
    8: "LS",
    9: "RS",
}  # an unknown joystick
SHOWN = {
    "return": "Enter",
    "enter": "Enter",
    "escape": "Esc",
    "space": "Space",
    "tab": "Tab",
    "page up": "PgUp",
    "page down": "PgDn",
    "delete": "Del",
    "backspace": "Backsp",
    "pad left": "Cross left",
    "pad right": "Cross right",
    "pad up": "Cross up",
    "pad down": "Cross down",
}
MODIFIERS = (("ctrl", pygame.KMOD_CTRL | pygame.KMOD_META), ("shift", pygame.KMOD_SHIFT), ("alt", pygame.KMOD_ALT))
LONE = {
    pygame.K_LCTRL,
    pygame.K_RCTRL,
    pygame.K_LSHIFT,
    pygame.K_RSHIFT,
    pygame.K_LALT,
    pygame.K_RALT,
    pygame.K_LMETA,
    pygame.K_RMETA,
    pygame.K_CAPSLOCK,
    pygame.K_NUMLOCK,
}


def chord(key: int, mod: int = 0) -> str | None:
    """A key press in words ("ctrl+z"); None for a modifier alone. The number pad's Enter counts as Enter."""
    if key in LONE or not key:
        return None
    name = "return" if key == pygame.K_KP_ENTER else pygame.key.name(key)
    return "+".join([word for word, mask in MODIFIERS if mod & mask] + [name]) if name else None


def shown(key: str) -> list[str]:
    """The caps to draw for a key: "ctrl+z" gives Ctrl and Z."""
    words = key.split("+") if not key.endswith("+") else [*key[:-2].split("+"), "+"]
    return [
        SHOWN.get(
            word,
            word.upper()
            if len(word) == 1 or word[:1] == "f" and word[1:].isdigit()
            else word
            if word.isupper()
            else word.capitalize(),
        )
        for word in words
        if word
    ]


class Keys:
    """The keys in force: the defaults with the player's changes over them.
    `chosen` is the settings' own dict (action -> keys); what is rebound is written there."""

    def __init__(self, chosen: dict[str, list[str]]) -> None:
        self.chosen = chosen

    def of(self, action: str) -> list[str]:
        """Keys of an action, "ctrl+z" style; may be empty."""
        own = self.chosen.get(action)
        return list(own) if isinstance(own, list) else list(BY_ID[action].keys)

    def action(self, key: str | None) -> str | None:
        """What a key or pad button does; a held Shift is ignored for keys that have no use of their own for it."""
        if key is None:
            return None
        for one in (key, key.replace("shift+", "")):
            for action in ACTIONS:
                if one in self.of(action.id) or one in action.pad:
                    return action.id
        return None

    def caps(self, action: str, device: str = "keys") -> list[str]:
        """What a prompt shows for an action on the device last used ("keys", "mouse" or "pad"); may be empty."""
        if device == "pad":
            return list(BY_ID[action].pad[:1])
        own = self.of(action)
        return shown(own[0]) if own else []

    def conflict(self, action: str, key: str) -> Action | None:
        """The other action that already has this key."""
        return next((other for other in ACTIONS if other.id != action and key in self.of(other.id)), None)

    def bind(self, action: str, key: str) -> Action | None:
        """Put an action on one key. Nothing changes when another action has it: that action is returned."""
        if other := self.conflict(action, key):
            return other
        self.chosen[action] = [key]
        return None

    def reset(self) -> None:
        """Back to the default keys."""
        self.chosen.clear()

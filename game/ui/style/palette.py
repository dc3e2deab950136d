"""palette: every colour of the window by its name; other palettes replace colours for contrast and for colour vision.

Code says `palette.gold`, anywhere and at any time: that is a name, and becomes a colour when something is drawn, by the
palette that is worn then. Creatures, cards and terrain have palettes of their own in art/.
"""

from __future__ import annotations

from typing import NoReturn

Ramp = tuple[str, str, str, str]
MOSS: Ramp = ("#a6dd7c", "#3f8f52", "#2a6a48", "#163f3c")
CRIMSON: Ramp = ("#f9826a", "#c23a45", "#8f2342", "#5c1436")
SURF: Ramp = ("#84d8e0", "#2a8fb5", "#1d6692", "#153c6b")
AMBER: Ramp = ("#ffd98a", "#e58f2a", "#b5651f", "#5b2440")
DUSK: Ramp = ("#a79ad6", "#4b3f8f", "#352b6e", "#231b4d")


class Palette:
    """Colours as `#rrggbb`. What is written stands out from its ground by 4.5:1 or more in every palette."""

    name: str = "plain"
    ink: str = "#241a38"  # text on paper and on light plates
    paper: str = "#fff4de"  # text on the dark, and what is written on
    print: str = "#3f2b4b"  # sentences on paper
    soft: str = "#cbbfe0"  # second text on the dark
    fade: str = "#5b4665"  # second text on paper
    night: str = "#1b1029"  # panels
    rise: str = "#2f2145"  # raised on a panel
    edge: str = "#8d7cc0"  # edge of a control
    shadow: str = "#0f0820"  # under what is raised, and sunk into a panel
    gold: str = "#f5c242"  # lit, chosen, won
    glow: str = "#ffe08a"
    brass: str = "#b5822f"
    cream: str = "#ffe9b8"  # titles on the dark
    wine: str = "#8f1f47"  # numbers and headings on paper, books' bindings
    good: str = "#2b7a4c"
    risk: str = "#c9344a"  # the way on, and what may hurt
    risk_light: str = "#ff8f7a"
    risk_shade: str = "#6b1430"
    violet: str = "#5a4a86"  # buttons beside the way on
    violet_light: str = "#a793dc"
    violet_shade: str = "#241842"
    tin: str = "#e6b95a"  # buttons of brass
    tin_light: str = "#f7dd96"
    tin_shade: str = "#7b432d"
    white: str = "#ffffff"  # light itself, and what a mask lets through
    hover: str = "#3d2c58"  # a control under the pointer
    plum: str = "#4b3672"
    dusk: str = "#8d76a8"  # what rests or is not there yet, on the dark
    mist: str = "#bdaad4"
    garnet: str = "#4a1f2f"  # round and under marks on light and on maps
    harm: str = "#e8433f"  # what hits, bleeds or is in the way, and hearts
    harm_light: str = "#ff9f8a"
    good_light: str = "#a6dd7c"
    amber: str = "#ffb866"  # lamps, warnings
    ember: str = "#ff8a3c"
    honey: str = "#d99a24"
    copper: str = "#c2722b"
    azure: str = "#2f6fc4"
    azure_light: str = "#a6d3fa"
    cyan: str = "#7fe6f2"  # what is spoken of
    foam: str = "#d9fbff"
    lagoon: str = "#0d4a5e"
    abyss: str = "#06202e"
    sun: str = "#ffd84a"  # stars, goals, what is reached; odds inside the condition
    pine: str = "#1f4a40"  # what dice are thrown on
    umber: str = "#9a7c4c"
    sepia: str = "#6f4f30"  # second text on the sheet
    cocoa: str = "#5f4019"
    rust: str = "#4a1f12"
    oak: str = "#b06a3c"
    kingdom: str = "#7a3a33"
    dungeon: str = "#233a6b"
    waystone: str = "#0f7f88"
    page_shade: str = "#7b4a1c"
    ruling: str = "#234f94"
    wrong: str = "#ffe0d2"  # plate under what is wrong
    felt: str = "#0f3a2d"  # plates on the baize
    baize: str = "#bfe6cf"  # faint marks on the baize
    sea: str = "#14608a"
    deep: str = "#0d3550"  # plates on the sea
    sand: str = "#fbeccb"  # character sheet, the open book
    rule: str = "#d8bd86"  # lines on the sheet
    sheet_lit: str = "#ffe9a8"
    sheet_pale: str = "#ecd9ae"
    sheet_lock: str = "#e8dcd8"
    shell: str = "#b94070"
    berry: str = "#7a4bb5"
    seed: str = "#47a355"
    wood: str = "#7b432d"
    wood_light: str = "#d9975a"
    under: str = "#6fa3dc"  # odds: short of the condition and beyond it
    over: str = "#ef8a7a"
    kind_red: str = "#c62c3a"  # gems, types and families of cards
    kind_red_light: str = "#f47a68"
    kind_red_shade: str = "#941f3d"
    kind_red_deep: str = "#611435"
    kind_orange: str = "#e86f16"
    kind_orange_light: str = "#ffb866"
    kind_orange_shade: str = "#b95214"
    kind_orange_deep: str = "#6a2812"
    kind_yellow: str = "#fcd03c"
    kind_yellow_light: str = "#fff0a3"
    kind_yellow_shade: str = "#d39a1f"
    kind_yellow_deep: str = "#74430f"
    kind_green: str = "#52b65e"
    kind_green_light: str = "#aee386"
    kind_green_shade: str = "#2f8352"
    kind_green_deep: str = "#154a42"
    kind_blue: str = "#3a86da"
    kind_blue_light: str = "#a6d3fa"
    kind_blue_shade: str = "#2760ae"
    kind_blue_deep: str = "#19387a"
    kind_purple: str = "#6131a0"
    kind_purple_light: str = "#a97fdc"
    kind_purple_shade: str = "#442177"
    kind_purple_deep: str = "#2c1554"
    kind_white: str = "#f6eef6"
    kind_white_light: str = "#ffffff"
    kind_white_shade: str = "#cdbfd8"
    kind_white_deep: str = "#5f4a80"
    kind_grey: str = "#77748f"
    kind_grey_light: str = "#b9b6c8"
    kind_grey_shade: str = "#524f69"
    kind_grey_deep: str = "#34314b"
    flame: str = "#d93a3c"  # the six seats
    flame_light: str = "#f9826a"
    flame_shade: str = "#8f1f3c"
    wave: str = "#3478cc"
    wave_light: str = "#86bff5"
    wave_shade: str = "#1b3675"
    leaf: str = "#3c9549"
    leaf_light: str = "#a6dd7c"
    leaf_shade: str = "#1b5147"
    bolt: str = "#f2bb2a"
    bolt_light: str = "#ffe98a"
    bolt_shade: str = "#98581f"
    wing: str = "#7a4bb5"
    wing_light: str = "#c3a2f0"
    wing_shade: str = "#452a80"
    star: str = "#dd620c"
    star_light: str = "#ffc27a"
    star_shade: str = "#8a3f12"

    def __init__(self, **others: str) -> None:
        """The plain colours, but for these. TypeError: there is none of that name."""
        if unknown := others.keys() - set(NAMES):
            raise TypeError(f"no colour called {', '.join(sorted(unknown))}")
        vars(self).update(others)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        """A palette stays as it was made."""
        raise AttributeError(f"{name} of a palette cannot be set")

    def said(self) -> dict[str, str]:
        """All that it says, by name."""
        return {name: getattr(self, name) for name in NAMES}


NAMES = tuple(Palette.__annotations__)  # the names of all, after the palette's own


SIDES = (("light", "#ffffff", 0.55), ("shade", "#000000", 0.55), ("deep", "#000000", 0.7))  # what it is mixed with


def mixed(a: str, b: str, t: float) -> str:
    """The colour t (0..1) of the way from one `#rrggbb` to another."""
    parts = [(int(a[i : i + 2], 16), int(b[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(p * (1 - t) + q * t):02x}" for p, q in parts)


def instead(name: str, **colours: str) -> Palette:
    """The plain palette with other colours; light, shade and deep of each follow it, unless they are given."""
    follow = {}
    for base, colour in colours.items():
        for side, end, share in SIDES:
            if hasattr(PLAIN, f"{base}_{side}"):
                follow[f"{base}_{side}"] = mixed(colour, end, share)
    return Palette(name=name, **{**follow, **colours})


PLAIN = Palette()
CONTRAST = instead(
    "contrast",
    soft="#f1ebff",
    fade="#2b1838",
    night="#05020a",
    shadow="#000000",
    pine="#0c2f27",
    sepia="#3a2410",
    garnet="#1c0c0e",
    wine="#7a0f26",
    felt="#03140f",
    deep="#04141f",
    edge="#ffffff",
    paper="#ffffff",
    ink="#0a0512",
    sand="#fffaf0",
    gold="#ffd23c",
    rule="#8a6630",
    risk="#a3122c",
    over="#ff9c8c",
    kind_red="#a3122c",
    kind_blue="#0b4fa0",
    kind_purple="#3d127a",
    harm="#e8333a",
    mist="#dcd0ee",
    dusk="#b9a8d4",
)
PROTAN = instead(
    "protan",
    risk="#0b5fa5",
    good="#7a5600",
    wine="#123f6e",
    under="#5aa0e6",
    over="#b9a4a0",
    flame="#7a1020",
    wave="#1d78d6",
    leaf="#8fc98f",
    bolt="#ffd93b",
    wing="#26206e",
    star="#c08a2a",
    shell="#d08ab4",
    seed="#8fc98f",
    kind_red="#7a1020",
    kind_orange="#c08a2a",
    kind_yellow="#ffe14d",
    kind_green="#8fc98f",
    kind_blue="#1d78d6",
    kind_purple="#26206e",
    harm="#d55e00",
    waystone="#0f6f78",
)
DEUTAN = instead(
    "deutan",
    risk="#0b5fa5",
    good="#7a5600",
    wine="#123f6e",
    under="#5aa0e6",
    over="#c48f86",
    flame="#8c1420",
    wave="#1d78d6",
    leaf="#8fc0a0",
    bolt="#ffd93b",
    wing="#30186e",
    star="#d07818",
    shell="#b04a7c",
    seed="#8fc0a0",
    kind_red="#8c1420",
    kind_orange="#d07818",
    kind_yellow="#ffe14d",
    kind_green="#7fb494",
    kind_blue="#1d78d6",
    kind_purple="#30186e",
    harm="#d55e00",
    waystone="#07343c",
)
TRITAN = instead(
    "tritan",
    sun="#fff0c8",
    good="#0b6a72",
    under="#7ccad6",
    over="#e8607a",
    gold="#ffc2b0",
    glow="#ffd8cc",
    flame="#c8102e",
    wave="#0f8fa8",
    leaf="#1c4a34",
    bolt="#f7d9c0",
    wing="#5a3a8c",
    star="#f07878",
    shell="#f08aa8",
    berry="#5a3a8c",
    kind_red="#c8102e",
    kind_orange="#f07878",
    kind_yellow="#e6a98c",
    kind_green="#0f3a28",
    kind_blue="#0f8fa8",
    kind_purple="#42188c",
    waystone="#083c44",
)
PALETTES = {palette.name: palette for palette in (PLAIN, CONTRAST, PROTAN, DEUTAN, TRITAN)}


def sides(name: str) -> tuple[str, str, str, str]:
    """The light of a colour, itself, its shade and its deep, as names."""
    return f"@{name}_light", f"@{name}", f"@{name}_shade", f"@{name}_deep"


def lightness(said: str) -> float:
    """How light a colour is, 0 to 1, as eyes weigh it."""
    parts = [int(colour(said)[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear))


def contrast(a: str, b: str) -> float:
    """How much two colours differ in lightness, 1 to 21; what is written needs 4.5, a marker 3."""
    low, high = sorted((lightness(a), lightness(b)))
    return (high + 0.05) / (low + 0.05)


palette = Palette(**{name: f"@{name}" for name in NAMES})  # what code says: names
_worn = PLAIN
_colours = PLAIN.said()


def wear(name: str) -> bool:
    """Draw in the palette of that name from now on; whether it was another one before. KeyError: there is none."""
    global _worn, _colours
    before, _worn = _worn, PALETTES[name]
    _colours = _worn.said()
    return _worn is not before


def worn() -> Palette:
    """The palette that everything is drawn in."""
    return _worn


def colour(said: str) -> str:
    """`#rrggbb` of a name of the palette, as it is worn; any other colour as it is. KeyError: no such name."""
    return _colours[said[1:]] if said[0] == "@" else said

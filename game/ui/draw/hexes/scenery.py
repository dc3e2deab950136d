"""Scenery: things that stand on tiles; origin = foot, light from the upper left, s = scale, flip = -1 mirrored."""

from __future__ import annotations

from game.ui.draw.hexes.shapes import oval, shape


def clump(s: float, a: str, b: str, c: str) -> str:
    """A leafy bush in three tones."""
    return (
        f'<g transform="scale({s:.2f})">'
        + oval(4, 2, 34, 9, "#123c3a", 0.35)
        + shape("M-34 -8C-44 -30 -26 -46 -16 -44C-14 -62 16 -64 20 -46C36 -46 42 -22 34 -8C24 4 -24 4 -34 -8Z", b)
        + shape("M20 -46C36 -46 42 -22 34 -8C24 2 -4 4 -22 -2C8 -4 24 -20 20 -46Z", c)
        + shape(
            "M-34 -20C-34 -36 -22 -44 -14 -42C-12 -56 4 -60 10 -54C-6 -50 -10 -38 -22 -32C-28 -28 -30 -22 -32 -14Z", a
        )
        + "</g>"
    )


def palm(s: float, flip: int = 1) -> str:
    fr = "".join(
        f'<g transform="rotate({r})">{shape("M0 0C14 -16 40 -16 52 4C40 -2 22 0 0 4Z", c)}</g>'
        for r, c in (
            (150, "#1f6e4a"),
            (-170, "#2f8a4f"),
            (40, "#1f6e4a"),
            (-120, "#4aa855"),
            (-60, "#2f8a4f"),
            (-16, "#247a4b"),
            (100, "#247a4b"),
        )
    )
    return (
        f'<g transform="scale({s * flip:.2f} {s:.2f})">'
        + oval(4, 1, 26, 6, "#123c3a", 0.3)
        + shape("M-6 0C-8 -34 0 -64 18 -86L26 -82C12 -60 6 -32 8 0Z", "#8a5136")
        + shape("M2 0C2 -34 8 -62 24 -84L26 -82C12 -60 6 -32 8 0Z", "#5f3429")
        + f'<g transform="translate(22 -86)">{fr}'
        + oval(-2, 4, 6, 6, "#7a4636")
        + oval(6, 8, 6, 6, "#5f3429")
        + "</g></g>"
    )


def boulder(s: float) -> str:
    return (
        f'<g transform="scale({s:.2f})">'
        + oval(4, 1, 44, 10, "#4a3550", 0.35)
        + shape("M-40 -4C-44 -26 -26 -52 0 -54C26 -56 44 -30 42 -4C30 6 -28 6 -40 -4Z", "#9d95ad")
        + shape("M12 -54C34 -46 44 -26 42 -4C30 4 6 5 -10 4C16 -8 22 -30 12 -54Z", "#6b6382")
        + shape("M-38 -14C-38 -34 -20 -50 0 -51C-14 -42 -22 -34 -26 -20Z", "#cbc4d6")
        + "</g>"
    )


def peak(x: float, y: float, w: float, h: float, snow: bool = True) -> str:
    a, b, c = "#b7aec2", "#8f86a4", "#655d80"
    d = (
        f"M{x - w} {y}C{x - w * 0.7} {y - h * 0.35} {x - w * 0.45} {y - h * 0.55} {x - w * 0.12} "
        f"{y - h}C{x - w * 0.02} {y - h * 1.06} {x + w * 0.1} {y - h * 1.02} {x + w * 0.16} "
        f"{y - h * 0.94}C{x + w * 0.4} {y - h * 0.6} {x + w * 0.7} {y - h * 0.3} {x + w} {y}Q{x} {y + 16} {x - w} "
        f"{y}Z"
    )
    s = shape(d, b)
    s += shape(
        f"M{x + w * 0.02} {y - h * 1.02}C{x + w * 0.1} {y - h * 1.02} {x + w * 0.16} {y - h * 0.94} {x + w * 0.16} "
        f"{y - h * 0.94}C{x + w * 0.4} {y - h * 0.6} {x + w * 0.7} {y - h * 0.3} {x + w} {y}Q{x + w * 0.5} {y + 9} "
        f"{x + w * 0.1} {y + 9}L{x + w * 0.2} {y - h * 0.3}L{x - w * 0.02} {y - h * 0.5}L{x + w * 0.1} "
        f"{y - h * 0.74}Z",
        c,
    )
    s += shape(
        f"M{x - w} {y}C{x - w * 0.7} {y - h * 0.35} {x - w * 0.45} {y - h * 0.55} {x - w * 0.12} "
        f"{y - h}L{x - w * 0.2} {y - h * 0.6}L{x - w * 0.42} {y - h * 0.42}L{x - w * 0.5} "
        f"{y - h * 0.16}L{x - w * 0.8} {y + 4}Z",
        a,
    )
    if snow:
        s += shape(
            f"M{x - w * 0.34} {y - h * 0.68}C{x - w * 0.26} {y - h * 0.8} {x - w * 0.18} {y - h * 0.9} "
            f"{x - w * 0.12} {y - h}C{x - w * 0.02} {y - h * 1.06} {x + w * 0.1} {y - h * 1.02} {x + w * 0.16} "
            f"{y - h * 0.94}L{x + w * 0.34} {y - h * 0.68}L{x + w * 0.2} {y - h * 0.62}L{x + w * 0.1} "
            f"{y - h * 0.74}L{x} {y - h * 0.56}L{x - w * 0.12} {y - h * 0.7}L{x - w * 0.22} {y - h * 0.58}Z",
            "#ffffff",
        )
        s += shape(
            f"M{x + w * 0.04} {y - h * 1.02}C{x + w * 0.1} {y - h * 1.02} {x + w * 0.16} {y - h * 0.94} "
            f"{x + w * 0.16} {y - h * 0.94}L{x + w * 0.34} {y - h * 0.68}L{x + w * 0.2} {y - h * 0.62}L{x + w * 0.1} "
            f"{y - h * 0.74}Z",
            "#cfd6ea",
        )
    return s


def obelisk() -> str:
    """A waystone awake: whole and glowing."""
    glow = shape("M-62 -6C-74 -70 -40 -150 0 -176C40 -150 74 -70 62 -6C30 8 -30 8 -62 -6Z", "#8ffcf0", 0.17) + shape(
        "M-42 -6C-50 -60 -26 -126 0 -154C26 -126 50 -60 42 -6C20 2 -20 2 -42 -6Z", "#c9fff6", 0.24
    )
    return (
        glow
        + plinth()
        + '<g transform="scale(.84)">'
        + (
            shape("M-26 0L-20 -120L0 -150L22 -118L28 0Q0 12 -26 0Z", "#56507c")
            + shape("M0 -150L22 -118L28 0Q16 6 4 6L6 -112Z", "#37335c")
            + shape("M-26 0L-20 -120L0 -150L6 -112L-8 -108L-12 4Z", "#7a739e")
            + shape(
                "M-4 -96L6 -86L-4 -76L-14 -86ZM-12 -62H2V-56H-12ZM-14 -46L-4 -34L6 -46V-38L-4 -26L-14 -38Z", "#8ffcf0"
            )
            + shape("M14 -90l6 8l-6 8zM12 -56h8v5h-8z", "#8ffcf0", 0.6)
        )
        + "</g>"
    )


def plinth() -> str:
    return (
        oval(6, 4, 52, 16, "#2b2450", 0.35)
        + shape("M-46 -2C-46 -14 46 -14 46 -2V8C46 22 -46 22 -46 8Z", "#6b6382")
        + shape("M-46 -2C-46 -16 46 -16 46 -2C46 12 -46 12 -46 -2Z", "#a59db8")
    )


def stump() -> str:
    """A sleeping waystone: the broken foot of an obelisk, no glow."""
    return plinth() + (
        shape("M-24 0L-21 -52L-8 -64L2 -50L14 -60L22 -46L25 0Q0 12 -24 0Z", "#6f6890")
        + shape("M2 -50L14 -60L22 -46L25 0Q16 6 4 6Z", "#4d476e")
        + shape("M-24 0L-21 -52L-8 -64L-4 -56L-12 -50L-12 4Z", "#938bb0")
        + shape("M-10 -34L-3 -26L-10 -18L-17 -26Z", "#4d476e")
    )


def shrine() -> str:
    """Temple: steps, four columns, a gable with a small sun."""
    col = "".join(
        shape(f"M{x} -46H{x + 10}V-4H{x}Z", "#fbf3e4") + shape(f"M{x + 6} -46H{x + 10}V-4H{x + 6}Z", "#bcaec0")
        for x in (-38, -18, 4, 26)
    )
    return (
        oval(6, 8, 60, 16, "#4a3a4a", 0.35)
        + shape("M-52 2H50V12Q0 18 -52 12Z", "#b6a7b4")
        + shape("M-52 -2H50V6H-52Z", "#efe4dc")
        + shape("M-42 -46H40V-4H-42Z", "#6f5f86")
        + col
        + shape("M-50 -46L-2 -78L48 -46Z", "#f0c04a")
        + shape("M-2 -78L48 -46H14Z", "#c98a2c")
        + shape("M-52 -48H50V-40H-52Z", "#fbf3e4")
        + '<circle cx="-2" cy="-57" r="7" fill="#fff6d0"/>'
    )


def fir(s: float) -> str:
    a, b, c = "#4f9a5c", "#2f7a50", "#1d5a48"
    d = "M0 -74L16 -46H9L24 -22H15L28 0Q0 10 -28 0L-15 -22H-24L-9 -46H-16Z"
    return (
        f'<g transform="scale({s:.2f})">'
        + oval(5, 2, 30, 8, "#123c3a", 0.3)
        + shape("M-5 -2H5V8H-5Z", "#6d4434")
        + shape(d, b)
        + shape("M0 -74L16 -46H9L24 -22H15L28 0Q16 6 4 6L8 -20L2 -30L8 -46Z", c)
        + shape("M0 -74L2 -58L-8 -44H-16ZM-9 -46L-4 -40L-14 -22H-24ZM-15 -22L-6 -16L-14 3Q-22 2 -28 0Z", a)
        + "</g>"
    )


def house(s: float, roof: tuple[str, str] = ("#e8664f", "#b93d48"), flip: int = 1) -> str:
    return (
        f'<g transform="scale({s * flip:.2f} {s:.2f})">'
        + oval(6, 3, 40, 10, "#4a3a2a", 0.3)
        + shape("M-28 -26L-4 -14V6L-28 -4Z", "#f6e6c4" if flip > 0 else "#cfae84")
        + shape("M-4 -14L32 -24V-4L-4 6Z", "#d6b88c" if flip > 0 else "#f6e6c4")
        + shape("M-34 -24L-18 -52L-4 -12Z", "#f6e6c4" if flip > 0 else "#cfae84")
        + shape("M-18 -54L20 -62L38 -22L-2 -10Z", roof[1] if flip > 0 else roof[0])
        + shape("M-18 -54L-36 -22L-31 -20L-17 -46L-5 -10L-1 -10Z", roof[0] if flip > 0 else roof[1])
        + shape("M-20 -20L-12 -16V2L-20 -1Z", "#7a4a34")
        + shape("M8 -16L18 -19V-9L8 -6Z", "#ffe08a")
        + "</g>"
    )


def castle() -> str:
    def tower(x: int, y: int, w: int, h: int, r: int) -> str:
        m = x + w / 2
        return (
            shape(f"M{x} {y}V{y + h}Q{m} {y + h + 8} {x + w} {y + h}V{y}Z", "#ece4e6")
            + shape(
                f"M{x + w * 0.55:.0f} {y}V{y + h + 4}Q{x + w * 0.8:.0f} {y + h + 4} {x + w} {y + h}V{y}Z", "#a99fb8"
            )
            + shape(f"M{x - 6} {y + 4}L{m} {y - r}L{x + w + 6} {y + 4}Q{m} {y + 12} {x - 6} {y + 4}Z", "#4f8fd6")
            + shape(f"M{m} {y - r}L{x + w + 6} {y + 4}Q{m + w * 0.3:.0f} {y + 10} {m} {y + 9}Z", "#2b5ca6")
            + shape(f"M{m - 4} {y + 24}q4 -9 8 0v12h-8z", "#3b3560")
        )

    flag = shape("M-1.5 -156V-122H1.5V-156Z", "#5f3429") + shape(
        "M1.5 -156C14 -162 18 -150 32 -154L26 -146L31 -138C18 -134 14 -146 1.5 -141Z", "#f5c242"
    )
    return (
        oval(6, 20, 82, 26, "#4a3a4a", 0.35)
        + tower(-58, -44, 30, 56, 40)
        + tower(32, -50, 30, 62, 42)
        + shape("M-38 -30H40V22Q0 32 -38 22Z", "#ddd3da")
        + shape("M10 -30H40V22Q26 27 10 28Z", "#a99fb8")
        + shape("M-38 -30V-42H-28V-36H-18V-42H-8V-36H6V-42H16V-36H28V-42H40V-30Z", "#ece4e6")
        + tower(-20, -78, 40, 62, 46)
        + flag
        + shape("M-13 28V4C-13 -12 13 -12 13 4V28Q0 31 -13 28Z", "#5a3527")
        + shape("M2 -7C10 -6 13 -2 13 4V28Q8 30 2 30Z", "#3d2230")
    )

"""vision: the frame as eyes see it that tell colours apart otherwise; for checking that no marker depends on colour."""

from __future__ import annotations

import pygame

MATRICES = {  # rows give new red, green, blue; Machado, Oliveira, Fernandes 2009, severity 1
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritan": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def as_seen(surface: pygame.Surface, kind: str) -> None:
    """Change a surface in place to what a filter shows; an unknown filter changes nothing."""
    if kind == "grey":
        surface.blit(pygame.transform.grayscale(surface), (0, 0))
    elif kind in MATRICES:
        _mix(surface, MATRICES[kind])


def _mix(surface: pygame.Surface, rows: tuple[tuple[float, float, float], ...]) -> None:
    """Multiply every pixel by a matrix: copies with the channels in other places, weighed and summed.

    Reading the bytes of one order in another is the quick way to move a channel; what lands where no colour belongs has
    weight 0.
    """
    size = surface.get_size()
    raw = pygame.image.tobytes(surface, "RGBA")
    (rr, rg, rb), (gr, gg, gb), (br, bg, bb) = rows
    last = pygame.image.frombytes(pygame.image.tobytes(surface, "ARGB"), size, "RGBA")  # reads as 255, red, green
    total, minus = (pygame.Surface(size, 0, 32) for _ in range(2))
    copies = (
        (pygame.image.frombuffer(raw, size, "RGBA"), (rr, gg, bb)),
        (pygame.image.frombuffer(raw, size, "ARGB"), (rg, gb, 0)),
        (pygame.image.frombuffer(raw, size, "BGRA"), (rb, 0, br)),
    )
    for copy, weights in (*copies, (last, (0, gr, bg))):
        plain = pygame.Surface(size, 0, 32)
        copy.set_alpha(None)
        plain.blit(copy, (0, 0))
        for sign, into in ((1, total), (-1, minus)):
            share = [round(127.5 * max(0.0, sign * weight)) for weight in weights]  # halves: sums stay below white
            if any(share):
                part = plain.copy()
                part.fill(share, special_flags=pygame.BLEND_RGB_MULT)
                into.blit(part, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    total.blit(minus, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    surface.blit(total, (0, 0))
    surface.blit(total, (0, 0), special_flags=pygame.BLEND_RGB_ADD)

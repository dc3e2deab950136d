"""Icons: the app icon as PNG, ICO and ICNS, rendered from art/parts/brand/app.svg."""

from __future__ import annotations

import io
import os
import struct
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import parts  # noqa: E402

sys.path.insert(0, str(parts.ROOT))
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame  # noqa: E402

from game.ui.draw.brand import app_icon  # noqa: E402

PNG_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}


def png(size: int) -> bytes:
    out = io.BytesIO()
    pygame.image.save(app_icon(size), out, "icon.png")
    return out.getvalue()


def ico() -> bytes:
    """A directory of 16 bytes an image, then the images; 0 stands for 256 pixels."""
    images = [png(size) for size in ICO_SIZES]
    place = 6 + 16 * len(images)
    heads = b""
    for size, image in zip(ICO_SIZES, images):
        heads += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(image), place)
        place += len(image)
    return struct.pack("<HHH", 0, 1, len(images)) + heads + b"".join(images)


def icns() -> bytes:
    """Each image behind its four-letter kind and its length, the eight bytes of these included."""
    images = b"".join(
        kind + struct.pack(">I", len(image) + 8) + image
        for kind, image in ((kind, png(size)) for kind, size in ICNS_KINDS.items())
    )
    return b"icns" + struct.pack(">I", len(images) + 8) + images


def main() -> None:
    parts.ICONS.mkdir(parents=True, exist_ok=True)
    for size in PNG_SIZES:
        (parts.ICONS / f"{parts.NAME}-{size}.png").write_bytes(png(size))
    (parts.ICONS / f"{parts.NAME}.ico").write_bytes(ico())
    (parts.ICONS / f"{parts.NAME}.icns").write_bytes(icns())
    print(parts.ICONS)


if __name__ == "__main__":
    main()

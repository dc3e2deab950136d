"""Music: render the scores of art/music and the ambience to art/music/ogg, and check what is there.

python build/music.py render [NAME ...]     scores and ambience become Ogg files; figures.json says what they are
python build/music.py check [NAME ...]      measure scores and files, print their figures; 1 when a limit is broken

Needs the extra `music`: numpy and soundfile. The same scores give the same figures; a theme takes a minute or two.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "build")]

import numpy as np  # noqa: E402
from band import score as scores  # noqa: E402
from band.ambience import AMBIENCES  # noqa: E402
from band.composed import composed  # noqa: E402
from band.desk import doubled, halved  # noqa: E402
from band.measures import faults_of, loudness, save_ogg, true_peak  # noqa: E402
from band.playing import render  # noqa: E402
from band.waves import RATE  # noqa: E402

SCORES = ROOT / "art" / "music"
FILES = SCORES / "ogg"
FIGURES = FILES / "figures.json"
SHIPPED = RATE // 2  # samples a second: half the memory, and the scores have little above 11 kHz
QUALITY = 4.0  # of Vorbis, 0..10
MOST = 20_000_000  # bytes of all files


def keep(file: str, x: np.ndarray, kind: str) -> dict[str, object]:
    """Write a mix and say what it is, as it is decoded again."""
    import soundfile

    path = FILES / file
    save_ogg(path, halved(x), SHIPPED, QUALITY)
    back, _ = soundfile.read(str(path), always_2d=True)
    whole = doubled(back)
    return {
        "kind": kind,
        "samples": len(back),
        "seconds": round(len(back) / SHIPPED, 2),
        "lufs": round(loudness(whole), 1),
        "peak": round(true_peak(whole), 1),
        "bytes": path.stat().st_size,
        "sha256": hashlib.sha256(path.read_bytes()).hexdigest(),
    }


def render_all(names: list[str]) -> None:
    """Render what is named, or everything."""
    listed = json.loads(FIGURES.read_text()) if FIGURES.exists() else {}
    for path in sorted(SCORES.glob("*.yaml")):
        if names and path.stem not in names:
            continue
        began, piece = time.perf_counter(), scores.read(path)
        layers = piece.export or piece.layers
        for layer, x in render(piece, layers).items():
            file = f"{path.stem}-{layer}.ogg" if piece.loop else f"{path.stem}.ogg"
            listed[file] = keep(file, x, "theme" if piece.loop else "sting")
        print(f"{path.stem}: {piece.seconds:.0f} s of music in {time.perf_counter() - began:.0f} s", flush=True)
        FIGURES.write_text(json.dumps(listed, indent=1, sort_keys=True) + "\n")
    for name, make in AMBIENCES.items():
        if not names or name in names:
            listed[f"{name}.ogg"] = keep(f"{name}.ogg", make(), "ambience")
            print(name, flush=True)
    FIGURES.write_text(json.dumps(listed, indent=1, sort_keys=True) + "\n")


def check(names: list[str]) -> int:
    """Print what was found; 1 when anything is beyond its limits."""
    import soundfile

    listed, wrong = json.loads(FIGURES.read_text()), []
    for path in sorted(SCORES.glob("*.yaml")):
        if names and path.stem not in names:
            continue
        told, faults = composed(scores.read(path))
        print(f"{path.stem}\n  " + "\n  ".join(told))
        wrong += [f"{path.stem}: {fault}" for fault in faults]
    print("\n| file | s | LUFS | true peak dB | kB |\n|---|---|---|---|---|")
    for file, said in sorted(listed.items()):
        if names and file.split("-")[0].removesuffix(".ogg") not in names:
            continue
        x, _ = soundfile.read(str(FILES / file), always_2d=True)
        found = faults_of(doubled(x), said["kind"])
        found += ["is not what figures.json says"] * (
            hashlib.sha256((FILES / file).read_bytes()).hexdigest() != said["sha256"]
        )
        print(f"| {file} | {said['seconds']} | {said['lufs']} | {said['peak']} | {said['bytes'] / 1000:.0f} |")
        wrong += [f"{file}: {fault}" for fault in found]
    total = sum(said["bytes"] for said in listed.values())
    wrong += [f"{total / 1e6:.1f} MB together"] * (total > MOST)
    print(f"\n{total / 1e6:.2f} MB\n" + "\n".join(f"FAULT {fault}" for fault in wrong))
    return 1 if wrong else 0


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("what", choices=("render", "check"))
    words.add_argument("names", nargs="*")
    asked = words.parse_args()
    if asked.what == "check":
        return check(asked.names)
    render_all(asked.names)
    return 0


if __name__ == "__main__":
    sys.exit(main())

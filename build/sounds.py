"""Sounds: make the effects of band/effects.py anew as art/sounds/*.ogg, and say what they are.

python build/sounds.py            all, in a few seconds; figures.json says what each is; 1 when a limit is broken
python build/sounds.py --check    only measure what is there, and how far each strike is from the one most like it

Needs the extra `music`: numpy and soundfile. The same recipes give the same figures.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "build")]

import numpy as np  # noqa: E402
import soundfile  # noqa: E402
from band.bits import RATE  # noqa: E402
from band.effects import QUIET, files, loudest, played  # noqa: E402
from band.measures import save_ogg, true_peak  # noqa: E402
from band.waves import Sound  # noqa: E402

FILES = ROOT / "art" / "sounds"
FIGURES = FILES / "figures.json"
QUALITY = 7.0  # of Vorbis, 0..10
HIGHEST = 0.5  # of full scale, of any sample that is decoded
MOST_PEAK, LOUD = -1.0, (-20.0, -13.0)  # dB of full scale: between the samples too; the loudest 60 ms
BANDS, SLICES, APART = 12, 8, 3.0  # by which two effects are held against each other, and dB between them on average


def read(file: str) -> Sound:
    """What is heard of a file."""
    x, rate = soundfile.read(str(FILES / f"{file}.ogg"))
    assert rate == RATE
    return np.asarray(x, float)


def figures_of(file: str) -> dict[str, object]:
    """What a file is, as it is decoded again."""
    x, kept = read(file), (FILES / f"{file}.ogg").read_bytes()
    return {
        "ms": round(len(x) * 1000 / RATE),
        "loudest": round(20 * float(np.log10(loudest(x))), 1),
        "peak": round(true_peak(x[:, None]), 1),
        "bytes": len(kept),
        "sha256": hashlib.sha256(kept).hexdigest(),
    }


def render() -> None:
    """Write all files, and nothing else beside them."""
    made = files()
    for path in FILES.rglob("*.ogg"):
        if path.relative_to(FILES).with_suffix("").as_posix() not in made:
            path.unlink()
    for file, (recipe, pitch) in made.items():
        path, x, top = FILES / f"{file}.ogg", played(file, recipe, pitch)[:, None], 1.0
        before = (path.read_bytes(), read(file)) if path.exists() else (b"", np.zeros(0))
        while top > HIGHEST:  # what is decoded goes a little beyond what was written
            save_ogg(path, x, RATE, QUALITY)
            top = float(np.max(np.abs(read(file))))
            x = x * min(1.0, 0.99 * HIGHEST / top)
        if np.array_equal(read(file), before[1]):
            path.write_bytes(before[0])  # each stream of Ogg has a number by lot
    FIGURES.write_text(json.dumps({file: figures_of(file) for file in made}, indent=1, sort_keys=True) + "\n")


def shape(x: Sound) -> Sound:
    """How loud an effect is, in dB, by its time and by its pitch."""
    out, f = np.empty((SLICES, BANDS)), np.geomspace(60, 9000, BANDS + 1)
    for n, piece in enumerate(np.array_split(np.pad(x, (0, max(0, RATE * 7 // 10 - len(x)))), SLICES)):
        power, at = np.abs(np.fft.rfft(piece)) ** 2, np.fft.rfftfreq(len(piece), 1 / RATE)
        out[n] = [power[(at >= low) & (at < high)].sum() for low, high in zip(f, f[1:])]
    return np.maximum(10 * np.log10(out / out.max() + 1e-9), -40)


def nearest(names: list[str]) -> dict[str, tuple[float, str]]:
    """For each effect the one most like it, and how many dB they are apart on average."""
    shapes = {name: shape(read(name)) for name in names}
    return {
        one: min((float(np.mean(np.abs(shapes[one] - shapes[other]))), other) for other in names if other != one)
        for one in names
    }


def check() -> int:
    """Print what was found; 1 when anything is beyond its limits."""
    listed, wrong = json.loads(FIGURES.read_text()), []
    near = nearest([file for file in listed if "/" in file])
    for file, said in sorted(listed.items()):
        apart, other = near.get(file, (0.0, ""))
        likest = f"  {apart:.1f} dB from {other}" if other else ""
        print(f"{file:<32}{said['ms']:>5} ms{said['loudest']:>7} dB, peak {said['peak']:>6} dB{likest}")
        quiet = file.rsplit("-", 1)[0] in QUIET
        wrong += [f"{file} is not what figures.json says"] * (figures_of(file) != said)
        wrong += [f"{file} peaks at {said['peak']} dB"] * (said["peak"] > MOST_PEAK)
        wrong += [f"{file} has {said['loudest']} dB"] * (not quiet and not LOUD[0] < said["loudest"] < LOUD[1])
        wrong += [f"{file} is like {other}"] * bool(other and apart < APART)
    total = sum(said["bytes"] for said in listed.values())
    seconds = sum(said["ms"] for said in listed.values()) / 1000
    print(f"\n{len(listed)} files, {seconds:.1f} s, {total / 1e6:.2f} MB")
    print("\n".join(f"FAULT {fault}" for fault in wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    if "--check" not in sys.argv:
        render()
    sys.exit(check())

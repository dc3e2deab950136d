"""Make an executable for this system, put desktop entry and icon beside it, and run its selftest.

python build/make.py            into build/out/
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import parts  # noqa: E402

HERE = parts.ROOT / "build"
SPEC = {"linux": "linux.spec", "win32": "windows.spec", "darwin": "macos.spec"}
MOST_MB = 60


def main() -> int:
    run(sys.executable, HERE / "icons.py")
    run(
        sys.executable,
        "-m",
        "PyInstaller",
        "--noconfirm",
        "--log-level",
        "WARN",
        "--distpath",
        HERE / "out",
        "--workpath",
        HERE / "work",
        HERE / SPEC[sys.platform],
    )
    folder = HERE / "out" / parts.NAME
    if sys.platform == "linux":
        add_desktop_entry(folder)
    run(folder / (f"{parts.NAME}.exe" if sys.platform == "win32" else parts.NAME), "selftest")
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink()) / 1e6
    kind = "xztar" if sys.platform == "linux" else "zip"
    archive = shutil.make_archive(str(folder), kind, folder.parent, folder.name)
    print(f"{folder}: {size:.1f} MB; {archive}: {Path(archive).stat().st_size / 1e6:.1f} MB")
    if size > MOST_MB:
        print(f"larger than {MOST_MB} MB", file=sys.stderr)
        return 1
    return 0


def run(*words: object) -> None:
    """A program that must succeed; it runs without this Python's own paths."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    if subprocess.run([str(word) for word in words], env=kept, cwd=parts.ROOT).returncode:
        raise SystemExit(f"{words[0]} failed")


def add_desktop_entry(folder: Path) -> None:
    """share/ in the layout of freedesktop.org: copy it to ~/.local to have the program in the menu."""
    share = folder / "share"
    (share / "applications").mkdir(parents=True, exist_ok=True)
    shutil.copy(HERE / f"{parts.NAME}.desktop", share / "applications")
    for icon in parts.ICONS.glob(f"{parts.NAME}-*.png"):
        size = icon.stem.rpartition("-")[2]
        place = share / "icons" / "hicolor" / f"{size}x{size}" / "apps"
        place.mkdir(parents=True, exist_ok=True)
        shutil.copy(icon, place / f"{parts.NAME}.png")


if __name__ == "__main__":
    sys.exit(main())

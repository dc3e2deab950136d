"""Assets: where the shipped data and art lie, in a checkout, an installed wheel or a frozen program."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def _home(name: str) -> Path:
    """A wheel and a frozen program carry the folder inside the package; a checkout keeps it beside the package."""
    inside = _PACKAGE / f"_{name}"
    return inside if inside.is_dir() else _PACKAGE.parent / name


def data(*parts: str) -> Path:
    """A file or folder below data/. Existence is not checked."""
    return _home("data").joinpath(*parts)


def art(*parts: str) -> Path:
    """A file or folder below art/. Existence is not checked."""
    return _home("art").joinpath(*parts)

"""Golden pictures, compared with tolerance at a small size, and their text twins, compared exactly."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from renders.picture import Picture

FOLDER = Path(__file__).resolve().parents[1] / "golden"
WIDTH = 240
MEAN = 4.0
"""The largest mean difference of a channel: font and codec versions may differ, pieces may not."""
WORST = 60.0
"""The largest difference of any cell of a coarse grid: one missing piece shows here."""
CELL = 12

Goldens = Mapping[str, Callable[[], Picture]]


def small(picture: Picture) -> Image.Image:
    """The picture as it is kept."""
    image = picture.image.convert("RGB")
    return image.resize((WIDTH, round(WIDTH * image.height / image.width)), Image.Resampling.LANCZOS)


def text(picture: Picture) -> str:
    """Alt text and listing as they are kept."""
    return f"{picture.alt}\n\n{picture.listing}\n"


def keep(folder: str, goldens: Goldens) -> list[Path]:
    """Draw everything anew and write it; the files."""
    found = []
    for name, draw in goldens.items():
        picture = draw()
        path = FOLDER / folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        small(picture).save(path.with_suffix(".webp"), lossless=True, method=6)
        path.with_suffix(".txt").write_text(text(picture), encoding="utf-8")
        found += [path.with_suffix(".webp"), path.with_suffix(".txt")]
    return found


def compare(folder: str, name: str, picture: Picture) -> None:
    """Fail where the picture or its text is not the golden one."""
    path = FOLDER / folder / name
    assert text(picture) == path.with_suffix(".txt").read_text(encoding="utf-8")
    with Image.open(path.with_suffix(".webp")) as kept:
        golden = kept.convert("RGB")
    drawn = small(picture)
    assert drawn.size == golden.size
    difference = ImageChops.difference(drawn, golden)
    assert max(ImageStat.Stat(difference).mean) <= MEAN
    grey = difference.convert("L")
    coarse = grey.resize((max(1, drawn.width // CELL), max(1, drawn.height // CELL)), Image.Resampling.BOX)
    assert max(coarse.tobytes()) <= WORST

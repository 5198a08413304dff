"""A picture always comes with its text twin."""

from io import BytesIO

import pytest
from PIL import Image

from renders.picture import Picture


def test_a_picture_gives_its_bytes() -> None:
    picture = Picture(Image.new("RGB", (30, 20)), "A map.", "A map.\nNothing on it.")
    assert Image.open(BytesIO(picture.webp())).format == "WEBP"
    assert Image.open(BytesIO(picture.png())).format == "PNG"


@pytest.mark.parametrize(("is_map", "form"), [(True, "JPEG"), (False, "WEBP")])
def test_a_map_is_sent_as_jpeg_however_small_it_is(is_map: bool, form: str) -> None:
    picture = Picture(Image.new("RGB", (30, 20)), "A map.", "A map.", is_map=is_map)
    assert Image.open(BytesIO(picture.posted())).format == form


@pytest.mark.parametrize("alt", ["", "x" * 1025])
def test_alt_text_is_neither_missing_nor_too_long(alt: str) -> None:
    with pytest.raises(ValueError, match="alt text"):
        Picture(Image.new("RGB", (3, 2)), alt, "")

"""The name of a picture's file says what it is, in the post and in its attachment."""

from __future__ import annotations

import pytest
from PIL import Image

from bot.discord.interactions import picture_files, shown_as, texts_in
from bot.painter import Drawn
from renders.paint.encode import LARGE
from renders.picture import Picture


@pytest.mark.parametrize(("wide", "name"), [(300, "map.webp"), (LARGE // 500, "map.jpg")])
def test_a_large_picture_is_a_jpeg_in_its_post_and_in_its_attachment(wide: int, name: str) -> None:
    picture = Picture(Image.new("RGB", (wide, 500)), "The map", "All that is on it")
    drawn = Drawn(picture.posted(), picture.alt, picture.listing)
    files = picture_files(drawn, "map", text=True)
    assert [file.filename for file in files] == ["map.txt", name]
    assert [shown.file for shown in shown_as(drawn, "map")] == [name]
    assert texts_in(files) == ("map.txt",)

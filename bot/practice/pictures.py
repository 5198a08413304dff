"""Pictures of the practice page: shown as they are, at once."""

from __future__ import annotations

import io

from PIL import Image, UnidentifiedImageError
from simcord.preview._media import MediaInfo, MediaWorker

BYTES = 4  # of a pixel


class OwnPictures(MediaWorker):
    """The bot drew them itself: no process need look at each of them before it is shown."""

    async def _decode(self, key: str, blob: bytes, media_time: float | None) -> MediaInfo:
        try:
            with Image.open(io.BytesIO(blob)) as picture:
                kind, (wide, tall) = picture.format or "", picture.size
                frames = getattr(picture, "n_frames", 1)
        except UnidentifiedImageError:
            return await super()._decode(key, blob, media_time)
        if frames > 1:
            return await super()._decode(key, blob, media_time)
        return MediaInfo(kind, wide, tall, 1, wide * tall * BYTES, blob, f"image/{kind.lower()}")

"""A painter for long games on the stage: most pictures need not be drawn to see that the bot plays on."""

from collections import Counter
from typing import Any

from bot.painter import Drawn, Painter
from renders.face import Frame, Look
from rules.table import Seat

WIDEST = 320  # pixels: what is drawn is looked at elsewhere, and large pictures take long to encode
BLANK = b"RIFF\x1a\x00\x00\x00WEBPVP8L\r\x00\x00\x00/\x00\x00\x00\x10\x07\x10\x11\x11\x88\x88\xfe\x07\x00"


class Sketches(Painter):
    """Draws small; of each kind for each reader all, or only every so many."""

    def __init__(self, every: int = 1) -> None:
        super().__init__(0, widest=WIDEST)
        self.every = every
        self._asked: Counter[tuple[Any, ...]] = Counter()

    async def draw(
        self,
        game: str,
        kind: str,
        frame: Frame,
        seat: Seat | None,
        look: Look,
        subject: str = "",
        page: int = 1,
    ) -> Drawn:
        """A small picture, or a blank one between two that are drawn."""
        self._asked[game, kind, seat] += 1
        if self._asked[game, kind, seat] % self.every:
            return Drawn(BLANK, "A picture that was not drawn.", "Nothing is listed.")
        return await super().draw(game, kind, frame, seat, look, subject, page)

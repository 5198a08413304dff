"""Everybody's six traits in a small table: markers available, of the level reached."""

from __future__ import annotations

from PIL import Image, ImageDraw

from renders.paint.emblems import emblem
from renders.paint.fonts import Typeface, write_centred
from renders.peoples.shown import Shown
from renders.peoples.signs.traits import trait_sign
from rules.peoples.traits import Trait

HEAD = 48


def levels_panel(shown: Shown, size: tuple[int, int]) -> Image.Image:
    """A row for each people, a column for each trait; what is all paid stands back."""
    scheme, (wide, tall) = shown.scheme, size
    panel = Image.new("RGB", size, scheme.paper)
    draw = ImageDraw.Draw(panel)
    across, down = wide / (len(Trait) + 1), (tall - HEAD) / max(1, len(shown.people))
    for column, trait in enumerate(Trait, start=1):
        sign = trait_sign(str(trait), HEAD - 6)
        panel.paste(sign, (round((column + 0.5) * across - sign.width / 2), 4), sign)
    for row, player in enumerate(shown.people):
        y = HEAD + (row + 0.5) * down
        if row % 2 == 0:
            draw.rectangle((0, round(y - down / 2), wide, round(y + down / 2)), fill=scheme.stripe)
        badge = emblem(shown.livery(player.seat), round(min(down, 46)))
        panel.paste(badge, (round(across / 2 - badge.width / 2), round(y - badge.height / 2)), badge)
        for column, trait in enumerate(Trait, start=1):
            free, level = player.available[trait], player.levels[trait]
            text = f"{free}/{level}" if level else "–"
            tone = scheme.ink if free else scheme.faint
            at = (column + 0.5) * across, y
            write_centred(draw, at, text, Typeface.NUMBER, round(min(36, down * 0.8)), tone)
    return panel

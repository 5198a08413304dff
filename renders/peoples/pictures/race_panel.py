"""The eight victories in small: who leads in each, and how far."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from renders.front.tones import Tones, tones_of
from renders.paint.emblems import emblem
from renders.paint.fonts import Typeface, write
from renders.peoples.race import Racer, leaders
from renders.peoples.shown import Shown
from renders.peoples.signs.traits import trait_sign
from rules.peoples.state import Victory

ROWS = 4


def race_panel(shown: Shown, size: tuple[int, int]) -> Image.Image:
    """Two columns of four victories."""
    wide, tall = size
    tones = tones_of(shown.scheme)
    panel = Image.new("RGB", size, tones.bar)
    half, step = wide // 2, tall / ROWS
    for i, victory in enumerate(Victory):
        cell = _victory(shown, leaders(shown, victory), victory, (half - 3, round(step) - 4), tones)
        panel.paste(cell, ((i % 2) * (half + 3), round((i // 2) * step) + 2))
    return panel


def _victory(
    shown: Shown, first: Sequence[Racer], victory: Victory, size: tuple[int, int], tones: Tones
) -> Image.Image:
    wide, tall = size
    cell = Image.new("RGB", size, tones.row)
    draw = ImageDraw.Draw(cell)
    sign = trait_sign(str(victory), tall - 10)
    cell.paste(sign, (4, 5), sign)
    x, side = tall + 2.0, round(tall * 0.56)
    for racer in first if len(first) <= 2 else ():
        badge = emblem(shown.livery(racer.seat), side)
        cell.paste(badge, (round(x), 3), badge)
        x += side * 0.82
    ahead = first or leaders(shown, victory, 0)
    have, need = (ahead[0].have, ahead[0].need) if ahead else (0, 0)
    at = wide - 8, tall * 0.56
    write(draw, at, f"{have}/{need}", Typeface.NUMBER, round(tall * 0.5), tones.text, "rs")
    left, top, right, bottom = tall + 4, round(tall * 0.74), wide - 8, round(tall * 0.9)
    draw.rectangle((left, top, right, bottom), fill=tones.lit)
    if have and need:
        colour = shown.livery(ahead[0].seat).colour if len(ahead) <= 2 else tones.faint
        draw.rectangle((left, top, left + (right - left) * min(1.0, have / need), bottom), fill=colour)
    return cell

"""The posted page around a board: its head, the column of peoples, and the race."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from renders.paint.colour import ink_on, mix
from renders.paint.emblems import emblem
from renders.paint.fonts import Typeface, fit, width, write
from renders.paint.sprites import Sprite, put, sprite
from renders.peoples.pictures.board import GILT, IVORY, WOOD
from renders.peoples.race import Racer, leaders, nearest
from renders.peoples.shown import Shown
from renders.peoples.signs.resources import FIGURES, resource_sign
from renders.peoples.signs.traits import trait_sign
from renders.peoples.turn_order import coming
from renders.words.counting import counted
from rules.peoples.state import Stage, Victory
from rules.peoples.view import PeopleView

WIDE, TALL = 1650, 1050
HEAD = 84
ROOMY, HIGH = 124, 164
"""A row so tall also shows what its people has in stock, and tokens and cards."""
GAP = 8


def new_page(shown: Shown) -> Image.Image:
    """An empty page with its head: the round and who acted at the left, who is next at the right."""
    page = Image.new("RGB", (WIDE, TALL), WOOD)
    draw = ImageDraw.Draw(page)
    x = 24 + write(draw, (20, 60), shown.round, Typeface.TITLE, 52, GILT, "ls")
    right = _next(page, draw, shown)
    text, size = fit(shown.moment, Typeface.NAME, 46, right - x - 40, 24)
    write(draw, (x + 14, 60), text, Typeface.NAME, size, IVORY, "ls")
    return page


def _next(page: Image.Image, draw: ImageDraw.ImageDraw, shown: Shown) -> float:
    """Whose turn it is, or who won; where it begins."""
    view = shown.view
    following = coming(view)
    seats = view.winners if view.stage is Stage.OVER else () if following is None else (following,)
    if not seats:
        return WIDE - 20
    x = float(WIDE - 16)
    for seat in reversed(seats):
        sign = emblem(shown.livery(seat), 72)
        x -= sign.width
        page.paste(sign, (round(x), 6), sign)
    names = ", ".join(shown.name(seat) for seat in seats)
    said = f"{names} wins" if view.stage is Stage.OVER and len(seats) == 1 else names
    text, size = fit(said, Typeface.NAME, 46, 620, 24)
    left = x - 10 - write(draw, (x - 10, 60), text, Typeface.NAME, size, GILT, "rs")
    if view.stage is not Stage.OVER:
        draw.polygon([(left - 40, 28), (left - 14, 44), (left - 40, 60)], fill=GILT)
        left -= 44
    return left


def peoples_column(shown: Shown, size: tuple[int, int]) -> Image.Image:
    """A row for each people: its tribes, its resources, and the victory it is nearest to."""
    wide, tall = size
    column = Image.new("RGB", size, WOOD)
    rows = shown.people
    step = tall / max(1, len(rows))
    for i, player in enumerate(rows):
        row = _row(shown, player, (wide, round(step) - 4))
        column.paste(row, (0, round(i * step)))
    return column


def _row(shown: Shown, player: PeopleView, size: tuple[int, int]) -> Image.Image:
    scheme, (wide, tall) = shown.scheme, size
    is_active = player.seat == coming(shown.view)
    ground = mix(scheme.paper, scheme.trim, 0.35) if is_active else scheme.paper
    row = Image.new("RGB", size, ground)
    draw = ImageDraw.Draw(row)
    side = min(tall - 8, 76)
    sign = emblem(shown.livery(player.seat), side)
    row.paste(sign, (6, (tall - side) // 2), sign)
    if player.seat == shown.look.own:
        put(row, sprite(Sprite.OWN, scale=0.6), (6 + side * 0.86, (tall - side) // 2 + side * 0.16))
    left = side + 14
    line = tall if tall < ROOMY else ROOMY - 40
    victory, (have, need) = nearest(player)
    mark = trait_sign(str(victory), min(60, line - 12))
    score = f"{have}/{need}"
    number = round(min(44, line * 0.52))
    room = width(score, Typeface.NUMBER, number)
    write(draw, (wide - 12, line / 2 + number * 0.32), score, Typeface.NUMBER, number, scheme.ink, "rs")
    row.paste(mark, (round(wide - room - mark.width - 20), (line - mark.height) // 2), mark)
    free = wide - room - mark.width - 30 - left
    text, letters = fit(shown.name(player.seat), Typeface.NAME, min(42, line * 0.5), free, 22)
    write(draw, (left, line * 0.46), text, Typeface.NAME, letters, scheme.ink, "ls")
    note = f"{player.ready} of {player.tribes} ready"
    text, letters = fit(note, Typeface.TEXT_MEDIUM, min(31, line * 0.38), free, 18)
    write(draw, (left, line * 0.86), text, Typeface.TEXT_MEDIUM, letters, scheme.faint, "ls")
    if tall > line:
        _stock(row, player, left, line)
    if tall >= HIGH:
        text, letters = fit(_holds(player), Typeface.TEXT_MEDIUM, 30, wide - left - 12, 18)
        write(draw, (left, line + 72), text, Typeface.TEXT_MEDIUM, letters, scheme.faint, "ls")
    return row


def _holds(player: PeopleView) -> str:
    """Tokens and cards, in short."""
    cards = counted(len(player.developments), "development")
    return f"culture {player.culture}, religion {player.religion}, {cards}"


def _stock(row: Image.Image, player: PeopleView, left: int, top: int) -> None:
    """What a people has in stock, as small signs."""
    held = [kind for kind in FIGURES if player.resources.get(kind, 0)]
    step = min(36.0, (row.width - left - 8) / max(1, len(held)))
    for i, kind in enumerate(held):
        sign = resource_sign(kind, 32)
        row.paste(sign, (round(left + i * step), top), sign)


def race_panel(shown: Shown, size: tuple[int, int]) -> Image.Image:
    """The eight victories: who leads in each, and how far."""
    wide, tall = size
    panel = Image.new("RGB", size, WOOD)
    half, step = wide // 2, tall / 4
    for i, victory in enumerate(Victory):
        cell = _victory(shown, leaders(shown, victory), victory, (half - 3, round(step) - 4))
        panel.paste(cell, ((i % 2) * (half + 1), round((i // 2) * step)))
    return panel


def _victory(shown: Shown, first: Sequence[Racer], victory: Victory, size: tuple[int, int]) -> Image.Image:
    scheme, (wide, tall) = shown.scheme, size
    cell = Image.new("RGB", size, scheme.paper)
    draw = ImageDraw.Draw(cell)
    sign = trait_sign(str(victory), tall - 10)
    cell.paste(sign, (4, 5), sign)
    x = tall + 2.0
    side = round(tall * 0.56)
    for racer in first if len(first) <= 2 else ():
        badge = emblem(shown.livery(racer.seat), side)
        cell.paste(badge, (round(x), 3), badge)
        x += side * 0.82
    have, need = (
        (first[0].have, first[0].need) if first else (0, max(r.need for r in leaders(shown, victory, 0)))
    )
    letters = round(tall * 0.5)
    write(draw, (wide - 8, tall * 0.56), f"{have}/{need}", Typeface.NUMBER, letters, scheme.ink, "rs")
    left, top, right, bottom = tall + 4, round(tall * 0.74), wide - 8, round(tall * 0.9)
    draw.rectangle((left, top, right, bottom), fill=scheme.stripe, outline=scheme.trim)
    if first and have:
        share = min(1.0, have / need)
        colour = shown.livery(first[0].seat).colour if len(first) <= 2 else scheme.faint
        draw.rectangle(
            (left, top, left + (right - left) * share, bottom), fill=colour, outline=ink_on(scheme.paper)
        )
    return cell

"""Windows on Discord: their parts as lists, boxes to tick and texts, and what came back from them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import discord

from bot.discord.bounds import storable
from bot.discord.ids import FormId
from bot.discord.interactions import shortened
from bot.discord.wording import clipped
from bot.forms.reading import LONGEST
from rules.table.window import ListPart, TextPart, Window

FEW = 6  # options that are all seen at once, one of which is chosen
TICKED = 10  # options that are all seen at once, several of which may be chosen
TEXT = 1800
OPEN_FOR = 900  # seconds


def modal_of(window: Window, id_: FormId) -> discord.ui.Modal:
    """A window as Discord shows it."""
    title = clipped(window.title or "Your answer", 45)
    modal = discord.ui.Modal(title=title, custom_id=str(id_), timeout=OPEN_FOR)
    if window.text:
        modal.add_item(discord.ui.TextDisplay(shortened(window.text, TEXT)))
    lists = sum(isinstance(part, ListPart) for part in window.parts)
    for part in window.parts:
        label: discord.ui.Label[discord.ui.Modal] = discord.ui.Label(
            text=clipped(part.label, 45),
            description=clipped(part.note, 100) or None,
            component=_text(part) if isinstance(part, TextPart) else _list(part, lists),
        )
        modal.add_item(label)
    return modal


def _text(part: TextPart) -> discord.ui.TextInput[discord.ui.Modal]:
    most = LONGEST if part.long else 200
    return discord.ui.TextInput(
        custom_id=part.id,
        style=discord.TextStyle.long if part.long else discord.TextStyle.short,
        placeholder=clipped(part.hint, 100) or None,
        default=part.value[:most] or None,
        required=False,
        max_length=most,
    )


def _list(part: ListPart, lists: int) -> discord.ui.Item[discord.ui.Modal]:
    """Few options are all seen at once; more are a menu."""
    count = len(part.options)
    if part.most == 1 and 2 <= count <= FEW and lists <= 2 and part.least:
        radios = [discord.RadioGroupOption(**_option(part, place)) for place in range(count)]
        return discord.ui.RadioGroup(custom_id=part.id, required=True, options=radios)
    if part.most > 1 and count <= TICKED and lists <= 2:
        boxes = [discord.CheckboxGroupOption(**_option(part, place)) for place in range(count)]
        return discord.ui.CheckboxGroup(
            custom_id=part.id,
            required=part.least > 0,
            min_values=part.least,
            max_values=min(part.most, count),
            options=boxes,
        )
    return discord.ui.Select(
        custom_id=part.id,
        required=part.least > 0,
        min_values=min(part.least, count),
        max_values=max(1, min(part.most, count)),
        options=[discord.SelectOption(**_option(part, place)) for place in range(count)],
    )


def _option(part: ListPart, place: int) -> dict[str, Any]:
    option = part.options[place]
    return {
        "label": clipped(option.label, 100),
        "value": option.key,
        "description": clipped(option.note, 100) or None,
        "default": option.key in part.chosen,
    }


def values_in(data: Any) -> dict[str, tuple[str, ...]]:
    """What was put into each part of a window, by its id; what is no part of one says nothing."""
    return dict(_parts(data))


def _parts(part: Any) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The parts of a window, however they are nested."""
    if not isinstance(part, Mapping):
        return
    id_ = part.get("custom_id")
    if isinstance(id_, str) and ("value" in part or "values" in part):
        given = part.get("values", part.get("value"))
        listed = given if isinstance(given, list) else [given]
        yield storable(id_), tuple(storable(one) for one in listed if isinstance(one, str) and one)
    inner = part.get("components")
    for one in inner if isinstance(inner, list) else ():
        yield from _parts(one)
    yield from _parts(part.get("component"))


def texts_in(data: Any) -> tuple[str, ...]:
    """What was written into a window with one line."""
    return tuple("".join(given) for given in values_in(data).values())

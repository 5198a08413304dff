"""Every post of the bot as one layout, in one order: on a desk, on a phone, for eyes and for screen readers.

Whom it calls · a box with the title and until when · pictures · the story and where the game stands · parts
with their buttons beside or below them · menus · files · a row of buttons · the small print.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.discord.fitting import IN_A_ROW, fitted
from bot.discord.post import Key, Menu, Part, Post, Shown

LONGEST_ALT = 1024


def layout(post: Post) -> ui.LayoutView:
    """A post as Discord takes it, cut to what it takes."""
    post = fitted(post)
    view = ui.LayoutView(timeout=None)
    if post.calls:
        view.add_item(ui.TextDisplay(" ".join(f"<@{user}>" for user in post.calls)))
    box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=post.tone)
    for item in _inside(post):
        box.add_item(item)
    view.add_item(box)
    view.stop()  # its controls are known by their ids; nothing waits in memory
    return view


def every(parts: Iterable[Any]) -> Iterator[Mapping[str, Any]]:
    """Every component of a message as plain data, in the order it is read, however deep."""
    for part in parts:
        data: Mapping[str, Any] = part if isinstance(part, Mapping) else part.to_dict()
        yield data
        yield from every(data.get("components") or ())
        yield from every(data[name] for name in ("accessory", "component") if data.get(name))


def read_aloud(parts: Iterable[Any]) -> str:
    """All that can be read in a layout: its texts, and what is said of its pictures."""
    lines: list[str] = []
    for part in every(parts):
        lines += [part["content"]] if part.get("content") else []
        lines += [item.get("description") or "" for item in part.get("items") or ()]
    return "\n".join(lines)


def _inside(post: Post) -> Iterator[ui.Item[Any]]:
    head = (f"## {post.title}" if post.title else "", f"-# {post.until}" if post.until else "")
    if any(head):
        yield ui.TextDisplay("\n".join(filter(None, head)))
    for group in [[picture] for picture in post.pictures] if post.apart else [post.pictures]:
        if group:
            yield ui.MediaGallery(*map(_picture, group))
    if post.story:
        yield ui.TextDisplay("\n".join(post.story))
    if post.state:
        yield ui.TextDisplay(f"-# {post.state}")
    if (post.story or post.state) and post.parts:
        yield ui.Separator()
    for part in post.parts:
        yield from _part(part)
    for menu in post.menus:
        yield ui.ActionRow(_menu(menu))
    for file in post.files:
        yield ui.File(f"attachment://{file}")
    if post.row and any(len(part.keys) > 1 for part in post.parts):
        yield ui.Separator()  # the answers above are another thing
    yield from _rows(post.row)
    if post.small:
        yield ui.TextDisplay(f"-# {post.small}")


def _picture(picture: Shown) -> discord.MediaGalleryItem:
    return discord.MediaGalleryItem(
        f"attachment://{picture.file}", description=picture.alt[:LONGEST_ALT] or None
    )


def _part(part: Part) -> Iterator[ui.Item[Any]]:
    if len(part.keys) == 1:
        yield ui.Section(ui.TextDisplay(part.text), accessory=button(part.keys[0]))
    else:
        yield ui.TextDisplay(part.text)
        yield from _rows(part.keys)


def _rows(keys: Sequence[Key]) -> Iterator[ui.ActionRow[Any]]:
    for first in range(0, len(keys), IN_A_ROW):
        yield ui.ActionRow(*map(button, keys[first : first + IN_A_ROW]))


def button(key: Key) -> ui.Button[Any]:
    """A button as discord.py makes it."""
    return ui.Button(label=key.label[:80], custom_id=key.id, style=key.style)


def _menu(menu: Menu) -> ui.Select[Any]:
    options = [
        discord.SelectOption(label=c.label, value=c.value, description=c.note or None, default=c.chosen)
        for c in menu.choices
    ]
    return ui.Select(custom_id=menu.id, options=options)

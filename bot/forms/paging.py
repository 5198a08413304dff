"""Menus longer than a menu can be: pages, and a search."""

from __future__ import annotations

from bot.forms.draft import Draft
from bot.forms.screen import PAGE, Button, Control, Menu, Verb, small_window
from rules.games import finder_among
from rules.table import Choice


def narrowed(options: tuple[Choice, ...], find: str) -> tuple[Choice, ...]:
    """The options that fit a typed text; all of them where nothing fits."""
    if not find:
        return options
    fitting = finder_among(tuple(option.label for option in options)).matching(find)
    return tuple(option for option in options if option.label in fitting) or options


def pages(options: tuple[Choice, ...]) -> int:
    """How many pages the options fill."""
    return max(1, -(-len(options) // PAGE))


def page_of(options: tuple[Choice, ...], draft: Draft) -> tuple[Choice, ...]:
    """The options on the open page."""
    fitting = narrowed(options, draft.find)
    page = min(draft.page, pages(fitting) - 1)
    return fitting[page * PAGE : (page + 1) * PAGE]


def menu(
    placeholder: str,
    verb: Verb,
    options: tuple[Choice, ...],
    draft: Draft,
    least: int = 1,
    most: int = 1,
    chosen: tuple[str, ...] = (),
) -> tuple[Control, ...]:
    """A menu over any number of options, with buttons to turn pages and to search where it is long."""
    shown = page_of(options, draft)
    here = tuple(key for key in chosen if key in {option.key for option in shown})
    fits = len(options) <= PAGE
    control = Menu(placeholder, verb, shown, least if fits else min(least, 1), min(most, len(shown)), here)
    if fits:
        return (control,)
    count = pages(narrowed(options, draft.find))
    page = min(draft.page, count - 1)
    search = small_window("Search", "Name or part of it", "a few letters are enough", draft.find)
    back = (Button("◀", Verb.PAGE, str((page - 1) % count)),) if count > 2 else ()
    on = (Button(f"Page {page + 1} of {count} ▶", Verb.PAGE, str((page + 1) % count)),) if count > 1 else ()
    every = (Button("Show all", Verb.FIND),) if draft.find else ()
    return (control, *back, *on, Button("Search…", Verb.FIND, window=search), *every)

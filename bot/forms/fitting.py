"""A window within the limits of a window, and what was put into it, read by the ids of its parts.

A list that is too long is cut into several, as far as there is room; else the name is written.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from bot.forms.reading import named
from bot.forms.screen import PAGE, PARTS
from rules.table import Fault, Refusal
from rules.table.refusal import FaultKind
from rules.table.window import ListPart, Part, TextPart, Values, Window

TYPED = ".t"
OUTDATED = "This window no longer fits what is asked. Here is what is asked now."


def fitted(window: Window, put: Values, reserved: int = 1) -> Window:
    """The window with no more parts than there is room for beside `reserved` others, as it was left."""
    parts = [part for part in window.parts if not isinstance(part, ListPart) or part.options]
    spare = PARTS - reserved - len(parts)
    shown: list[Part] = []
    for part in parts:
        pages = -(-len(part.options) // PAGE) if isinstance(part, ListPart) else 1
        if isinstance(part, ListPart) and pages - 1 > spare:
            shown.append(_typed(part))
        elif isinstance(part, ListPart) and pages > 1:
            spare -= pages - 1
            shown += _pages(part, pages)
        else:
            shown.append(part)
    return replace(window, parts=tuple(_left(part, put) for part in shown))


def _typed(part: ListPart) -> TextPart:
    """The names are written, for there are too many to choose from."""
    known = {option.key: option.label for option in part.options}
    value = ", ".join(known[key] for key in part.chosen if key in known)
    several = "names, with commas between them" if part.most > 1 else "the name, or its beginning"
    return TextPart(f"{part.id}{TYPED}", part.label, several, value, note=part.note)


def _pages(part: ListPart, pages: int) -> Iterable[ListPart]:
    """A long list as several in the order of the alphabet, each named by where it begins and ends."""
    each = -(-len(part.options) // pages)
    ordered = tuple(sorted(part.options, key=lambda option: option.label.casefold()))
    for page in range(pages):
        options = ordered[page * each : (page + 1) * each]
        span = f" ({options[0].label[:6].strip()} – {options[-1].label[:6].strip()})"
        label = part.label[: 45 - len(span)] + span
        chosen = tuple(key for key in part.chosen if key in {option.key for option in options})
        yield ListPart(f"{part.id}.{page}", label, options, 0, part.most, chosen, part.note)


def _left(part: Part, put: Values) -> Part:
    """A part as somebody left it, where that still fits."""
    if part.id not in put:
        return part
    if isinstance(part, TextPart):
        return replace(part, value="\n".join(put[part.id]))
    known = {option.key for option in part.options}
    return replace(part, chosen=tuple(key for key in put[part.id] if key in known))


def gathered(window: Window, values: Values) -> Mapping[str, tuple[str, ...]] | Refusal:
    """What was put into each part of a window; refused where it is none of its options, or too many."""
    known = tuple(part.id for part in window.parts)
    if any(id_.partition(".")[0] not in known for id_ in values):
        return Refusal((Fault("outdated", OUTDATED, kind=FaultKind.UNREADABLE),))
    found: dict[str, tuple[str, ...]] = {}
    faults: list[Fault] = []
    for part in window.parts:
        own = {id_: given for id_, given in values.items() if id_.partition(".")[0] == part.id}
        chosen = _chosen(part, own) if isinstance(part, ListPart) else _texts(own)
        if isinstance(chosen, Refusal):
            faults += chosen.faults
        else:
            found[part.id] = chosen
    return Refusal(tuple(faults)) if faults else found


def _texts(own: Values) -> tuple[str, ...]:
    return tuple(text for given in own.values() for text in given)


def _chosen(part: ListPart, own: Values) -> tuple[str, ...] | Refusal:
    known = {option.key: option.label for option in part.options}
    keys: list[str] = []
    for id_, given in own.items():
        if id_.endswith(TYPED):
            read = named("\n".join(given), known)
            if isinstance(read, Refusal):
                return read
            keys += read
        else:
            keys += given
    if any(key not in known for key in keys):
        return Refusal((Fault("outdated", f"{part.label}: that can no longer be chosen."),))
    if not part.least <= len(keys) <= max(part.most, part.least):
        span = str(part.least) if part.least >= part.most else f"{part.least} to {part.most}"
        said = f"{part.label}: {f'{len(keys)} are chosen' if keys else 'nothing is chosen'}."
        return Refusal((Fault("wrong-count", said, legal=f"choose {span}"),))
    return tuple(dict.fromkeys(keys))

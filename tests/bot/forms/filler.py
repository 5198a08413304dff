"""Somebody who answers by windows alone: opens one, puts something into its parts, submits it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeGuard

from bot.forms import Draft, Submit, fill, opened
from bot.forms.windows import THEN
from rules.table import Chance, Open
from rules.table.window import ListPart, Part, Window


def some_values(window: Window, dice: Chance) -> dict[str, tuple[str, ...]]:
    """What a person might put into a window: any legal choice in each list, texts as they stand there."""
    values = spread([part for part in window.parts if is_amount(part)], dice)
    for part in window.parts:
        if part.id in values:
            continue
        if part.id == THEN or (isinstance(part, ListPart) and part.chosen and dice.below("as it is", 2)):
            values[part.id] = part.chosen
        elif isinstance(part, ListPart):
            keys = [option.key for option in part.options]
            dice.shuffle("list", keys)
            most = min(part.most, len(keys))
            values[part.id] = tuple(keys[: part.least + dice.below("list", most - part.least + 1)])
        else:
            values[part.id] = (part.value,) if part.value else ()
    return values


def is_amount(part: Part) -> TypeGuard[ListPart]:
    """Whether a part asks how many; there is a number in it already."""
    is_list = isinstance(part, ListPart) and part.most == 1 and bool(part.chosen)
    return is_list and all(option.key.isdecimal() for option in part.options)


def spread(parts: Sequence[ListPart], dice: Chance) -> dict[str, tuple[str, ...]]:
    """Amounts as a person who can add up changes them: others, and as many in all."""
    counts = {part.id: min(int(option.key) for option in part.options) for part in parts}
    for _ in range(sum(int(part.chosen[0]) for part in parts) - sum(counts.values())):
        room = [p for p in parts if str(counts[p.id] + 1) in {option.key for option in p.options}]
        if room:
            counts[dice.pick("amount", room).id] += 1
    return {name: (str(count),) for name, count in counts.items()}


def answered(asked: Open, dice: Chance, tries: int = 12) -> object:
    """The data of an answer given by windows; None where luck did not find a legal one."""
    draft = Draft()
    for _ in range(tries):
        window = opened(asked, draft)
        assert window is not None
        effect = fill(asked.question, draft, "", some_values(window, dice))
        if isinstance(effect, Submit):
            return effect.data
        draft = Draft(effect.draft.data, put=effect.draft.put)
    return None

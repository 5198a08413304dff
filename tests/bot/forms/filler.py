"""Somebody who answers by windows alone: opens one, puts something into its parts, submits it."""

from __future__ import annotations

from bot.forms import Draft, Submit, fill, opened
from bot.forms.windows import THEN
from rules.table import Chance, Open
from rules.table.window import ListPart, Window


def some_values(window: Window, dice: Chance) -> dict[str, tuple[str, ...]]:
    """What a person might put into a window: any legal choice in each list, texts as they stand there."""
    values: dict[str, tuple[str, ...]] = {}
    for part in window.parts:
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

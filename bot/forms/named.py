"""Players named in a written answer: by their own names as well as by what the game calls them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, NamedTuple

from bot.forms.reading import read
from bot.forms.waiting import People, without_player
from rules.atlas.asking import could_be
from rules.atlas.words import key_of, words_of
from rules.table import Data, Question, Refusal

SHORTEST = 3
"""Shorter words of a name are too common to be taken for it."""
_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")


def with_nations(question: Question[Any], text: str, draft: Data | None, people: People) -> str | Refusal:
    """The text as the game reads it; players' names are looked for only where it could not be read.

    A refusal asks which player is meant, where a name fits several.
    """
    if not isinstance(read(question, text, draft), Refusal):
        return text
    alone = without_player(text, people)
    if alone != text and not isinstance(read(question, alone, draft), Refusal):
        return alone
    found = _mentions(text, people)
    for some in (found, *([one] for one in found)):  # a card may be called like a player
        if all(len(mention.called) == 1 for mention in some):
            written = _replaced(text, some)
            if not isinstance(read(question, written, draft), Refusal):
                return written
    doubt = next((mention for mention in found if len(mention.called) > 1), None)
    return text if doubt is None else Refusal((could_be(text[doubt.start : doubt.end], doubt.called),))


class _Mention(NamedTuple):
    """Where somebody is named, and what the game calls those it could be."""

    start: int
    end: int
    called: tuple[str, ...]


def _mentions(text: str, people: People) -> list[_Mention]:
    words = list(_WORD.finditer(text))
    found, place = [], 0
    while place < len(words):
        length, called = _named(words[place:], people)
        if called:
            found.append(_Mention(words[place].start(), words[place + length - 1].end(), called))
        place += length
    return found


def _replaced(text: str, mentions: Iterable[_Mention]) -> str:
    """The text with what the game calls them in the place of the players named there."""
    parts, end = [], 0
    for mention in mentions:
        parts += [text[end : mention.start], mention.called[0]]
        end = mention.end
    return "".join((*parts, text[end:]))


def _named(words: list[re.Match[str]], people: People) -> tuple[int, tuple[str, ...]]:
    """How many words are the name of a player, and what the game calls those it fits."""
    spelled = {called: words_of(player) for called, player in people.values() if player != called}
    whole = {called: name for called, name in spelled.items() if name and name == _keys(words[: len(name)])}
    if whole:
        longest = max(map(len, whole.values()))
        return longest, tuple(called for called, name in whole.items() if len(name) == longest)
    first = key_of(words[0][0])
    fits = (called for called, name in spelled.items() if first in name)
    return 1, tuple(fits) if len(first) >= SHORTEST else ()


def _keys(words: Iterable[re.Match[str]]) -> tuple[str, ...]:
    return tuple(key_of(word[0]) for word in words)

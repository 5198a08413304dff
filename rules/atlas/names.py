"""The finder for everything a player types by name: areas, advances, calamities, commodities, players.

It forgives case, accents, punctuation, missing ends of words and small slips. Sure things come first: an
exact name, then an exact alias, then the beginning of a name, beginnings of its words, aliases likewise, and
last a slip.
"""

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product

from rules.atlas.slips import likeness, slips

LIGATURES = str.maketrans({"æ": "ae", "œ": "oe", "ß": "ss", "ø": "o", "ł": "l", "đ": "d"})
APOSTROPHES = "'’ʻʼ`´"
SUGGESTIONS = 5
WORTH_SUGGESTING = 0.5


@dataclass(frozen=True, slots=True)
class Found:
    """The text means this name."""

    name: str


@dataclass(frozen=True, slots=True)
class Ambiguous:
    """The text fits several names: ask which one is meant."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Unknown:
    """The text fits no name; perhaps one of these was meant."""

    text: str
    suggestions: tuple[str, ...]


Answer = Found | Ambiguous | Unknown


@dataclass(frozen=True, slots=True)
class _Spelling:
    """One way to write a name."""

    words: tuple[str, ...]
    key: str
    names: tuple[str, ...]


def words_of(text: str) -> tuple[str, ...]:
    """The plain lower-case words of a text, without accents and punctuation."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(LIGATURES))
    kept = (sign for sign in plain if not unicodedata.combining(sign) and sign not in APOSTROPHES)
    return tuple("".join(sign if sign.isalnum() else " " for sign in kept).split())


def key_of(text: str) -> str:
    """The text as it is compared: its plain words without gaps."""
    return "".join(words_of(text))


class Finder:
    """Finds names in a fixed list, helped by aliases; one alias may stand for several names."""

    def __init__(self, names: Iterable[str], aliases: Mapping[str, Iterable[str]] | None = None) -> None:
        self.names = tuple(dict.fromkeys(names))
        known = frozenset(self.names)
        self._names = [_Spelling(words_of(name), key_of(name), (name,)) for name in self.names]
        self._aliases = [
            _Spelling(words_of(alias), key_of(alias), targets)
            for alias, meant in (aliases or {}).items()
            if (targets := tuple(name for name in meant if name in known))
        ]

    def find(self, text: str) -> Answer:
        """What the text means."""
        for names in self._stages(text):
            if len(names) == 1:
                return Found(names[0])
            if names:
                return Ambiguous(names)
        return Unknown(text, self._suggestions(key_of(text)))

    def matching(self, text: str) -> tuple[str, ...]:
        """Every name that fits, the surest first: for lists that narrow while the player types."""
        if not key_of(text):
            return self.names
        return tuple(dict.fromkeys(name for names in self._stages(text) for name in names))

    def _stages(self, text: str) -> Iterator[tuple[str, ...]]:
        key, words = key_of(text), words_of(text)
        if not key:
            return
        tests: tuple[Callable[[_Spelling], bool], ...] = (
            lambda spelling: spelling.key == key,
            lambda spelling: spelling.key.startswith(key),
            lambda spelling: _begins_words(words, spelling.words),
        )
        yield self._where(self._names, tests[0])
        yield self._where(self._aliases, tests[0])
        for spellings, test in product((self._names, self._aliases), tests[1:]):
            yield self._where(spellings, test)
        yield self._slipped(key)

    def _where(self, spellings: Iterable[_Spelling], test: Callable[[_Spelling], bool]) -> tuple[str, ...]:
        return tuple(
            dict.fromkeys(name for spelling in spellings if test(spelling) for name in spelling.names)
        )

    def _slipped(self, key: str) -> tuple[str, ...]:
        """The names nearest to the text, if it is near enough to be a slip."""
        near: dict[int, list[str]] = {}
        for spelling in (*self._names, *self._aliases):
            count = slips(key, spelling.key)
            if count is not None:
                near.setdefault(count, []).extend(spelling.names)
        return tuple(dict.fromkeys(near[min(near)])) if near else ()

    def _suggestions(self, key: str) -> tuple[str, ...]:
        if not key:
            return ()
        ranked = sorted(
            ((likeness(key, spelling.key), spelling.names) for spelling in (*self._names, *self._aliases)),
            key=lambda entry: (-entry[0], entry[1]),
        )
        close = (name for score, names in ranked if score >= WORTH_SUGGESTING for name in names)
        return tuple(dict.fromkeys(close))[:SUGGESTIONS]


def _begins_words(typed: tuple[str, ...], words: tuple[str, ...]) -> bool:
    """Each typed word begins a word of the name, in the same order."""
    remaining = iter(words)
    return all(any(word.startswith(part) for word in remaining) for part in typed)

"""The one finder for everything a player types by name: areas, advances, calamities, commodities, players.

An exact name is what it says, then an exact alias. After these everything is compared at once, names and
aliases alike: beginnings, inner words and slips. A text is taken only where one name is clearly nearer than
every other; in doubt the finder asks back. An inner word alone ("China" in "Great Plain of China") is never
taken: whoever writes it may mean something larger.
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice

from rapidfuzz import fuzz, process
from rapidfuzz.distance import OSA

from rules.atlas.spelling import Spelling, begins, begins_words, is_inside, spell
from rules.atlas.words import digits_of, key_of, words_of

CLEARLY = 2
"""How many times as far as the nearest name the next one must be: one slip against two is clear, while two
against three is a guess, and equally near is none. A left-off end of a name weighs as one slip."""
SHORTEST = 3
"""Shorter texts are too short to tell a slip from another word."""
ONE_SLIP_UP_TO = 8
"""Texts up to this length may hold one slip, longer ones two."""
SUGGESTIONS = 5
LONGEST = 200
"""Nobody writes a name longer than that: it is not looked at."""
WORTH_SUGGESTING = 60
"""The likeness, in percent, that makes a name worth a mention."""


@dataclass(frozen=True, slots=True)
class Found:
    """The text means this name."""

    name: str


@dataclass(frozen=True, slots=True)
class Ambiguous:
    """The text fits several names, or only the inside of one: ask which one is meant."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Unknown:
    """The text fits no name; perhaps one of these was meant."""

    text: str
    suggestions: tuple[str, ...]


Answer = Found | Ambiguous | Unknown
Aliases = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class _Fits:
    """The names a text may mean, each with how far it is off."""

    begun: dict[str, int]
    inside: dict[str, int]
    slipped: dict[str, int]
    far: dict[str, int]

    def answer(self) -> tuple[str, ...] | str:
        """The one name that is clearly nearest; else all that are not clearly farther."""
        taken = {**self.slipped, **self.begun}
        nearest = min((*taken.values(), *self.inside.values()), default=0)
        rivals = tuple(
            dict.fromkeys(
                name
                for kind in (self.begun, self.inside, self.slipped, self.far)
                for name, off in kind.items()
                if off < CLEARLY * nearest
            )
        )
        return rivals[0] if len(rivals) == 1 and rivals[0] in taken else rivals


class Finder:
    """Finds names in a fixed list, helped by aliases; one alias may stand for several names."""

    def __init__(self, names: Iterable[str], aliases: Mapping[str, Iterable[str]] | None = None) -> None:
        self.names = tuple(dict.fromkeys(names))
        known = frozenset(self.names)
        self.aliases: Aliases = {
            alias: targets
            for alias, meant in (aliases or {}).items()
            if (targets := tuple(name for name in meant if name in known))
        }
        own = [spell(name, (name,)) for name in self.names]
        others = [spell(alias, targets) for alias, targets in self.aliases.items()]
        self._exactly = (_by_key(own), _by_key(others))
        self._spellings = [spelling for spelling in (*own, *others) if spelling.key]
        self._keys = [spelling.key for spelling in self._spellings]
        self._starts = sorted(
            (start, place)
            for place, spelling in enumerate(self._spellings)
            for start in {spelling.key, *spelling.words}
        )

    def find(self, text: str) -> Answer:
        """What the text means."""
        if len(text) > LONGEST:
            return Unknown(text, ())
        exact = self._exact(text)
        if exact:
            return Found(exact[0]) if len(exact) == 1 else Ambiguous(exact)
        answer = self._fits(text).answer()
        if isinstance(answer, str):
            return Found(answer)
        return Ambiguous(answer) if answer else Unknown(text, self._suggestions(key_of(text)))

    def matching(self, text: str) -> tuple[str, ...]:
        """Every name that fits, the surest first: for lists that narrow while the player types."""
        if len(text) > LONGEST:
            return ()
        if not key_of(text):
            return self.names
        fits = self._fits(text)
        return tuple(dict.fromkeys((*self._exact(text), *fits.begun, *fits.inside, *fits.slipped)))

    def _exact(self, text: str) -> tuple[str, ...]:
        if text.strip() in self.names:
            return (text.strip(),)
        key = key_of(text)
        return next((found[key] for found in self._exactly if key in found), ())

    def _fits(self, text: str) -> _Fits:
        key, words = key_of(text), words_of(text)
        begun: dict[str, int] = {}
        inside: dict[str, int] = {}
        for spelling in self._starting(key, max(words, key=len, default="")):
            if begins(key, spelling.key) or begins_words(words, spelling.words):
                begun.update(dict.fromkeys(spelling.names, 1))
            elif is_inside(words, spelling.words):
                inside.update(dict.fromkeys(spelling.names, 1))
        slipped, far = self._slips(key, words)
        return _Fits(begun, inside, slipped, far)

    def _starting(self, *parts: str) -> Iterator[Spelling]:
        """The spellings of which one of these begins the whole or a word: others need no closer look."""
        places = set()
        for part in filter(None, parts):
            at = bisect_left(self._starts, (part, -1))
            for start, place in islice(self._starts, at, None):
                if not start.startswith(part):
                    break
                places.add(place)
        return (self._spellings[place] for place in sorted(places))

    def _slips(self, key: str, words: tuple[str, ...]) -> tuple[dict[str, int], dict[str, int]]:
        """The names near enough to be slips, and those that are not, but near enough to cast doubt.

        A digit is never a slip, nor is a letter that stands alone: that is an initial.
        """
        initials = tuple(word for word in words if len(word) == 1)
        allowed = 0 if len(key) < SHORTEST else 1 if len(key) <= ONE_SLIP_UP_TO else 2
        farthest = max(CLEARLY * allowed - 1, 1)
        slipped: dict[str, int] = {}
        far: dict[str, int] = {}
        near = process.extract(key, self._keys, scorer=OSA.distance, score_cutoff=farthest, limit=None)
        for wanted, off, place in near:
            spelling = self._spellings[place]
            if digits_of(wanted) == digits_of(key) and is_inside(initials, spelling.words):
                for name in spelling.names:
                    (slipped if off <= allowed else far).setdefault(name, int(off))
        return slipped, {name: off for name, off in far.items() if name not in slipped}

    def _suggestions(self, key: str) -> tuple[str, ...]:
        if not key:
            return ()
        alike = process.extract(key, self._keys, scorer=fuzz.ratio, score_cutoff=WORTH_SUGGESTING, limit=None)
        return tuple(dict.fromkeys(n for _, _, at in alike for n in self._spellings[at].names))[:SUGGESTIONS]


@lru_cache(maxsize=256)
def finder_of(names: tuple[str, ...]) -> Finder:
    """The finder for a list of names that have no aliases, made once."""
    return Finder(names)


def _by_key(spellings: Iterable[Spelling]) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for spelling in spellings:
        found[spelling.key] = tuple(dict.fromkeys((*found.get(spelling.key, ()), *spelling.names)))
    found.pop("", None)
    return found

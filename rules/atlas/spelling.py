"""The ways a name may be written, and how typed words stand to them."""

from dataclasses import dataclass

from rules.atlas.words import key_of, words_of


@dataclass(frozen=True, slots=True)
class Spelling:
    """One way to write a name, or several names together."""

    words: tuple[str, ...]
    key: str
    names: tuple[str, ...]


def spell(text: str, names: tuple[str, ...]) -> Spelling:
    """A text that stands for these names."""
    return Spelling(words_of(text), key_of(text), names)


def begins(part: str, whole: str) -> bool:
    """The part begins the whole, and cuts no number in two."""
    if not whole.startswith(part):
        return False
    return not (part[-1].isdigit() and whole[len(part) : len(part) + 1].isdigit())


def begins_words(typed: tuple[str, ...], words: tuple[str, ...]) -> bool:
    """The typed words begin words of the name in the same order, the first one its first."""
    if not begins(typed[0], words[0]):
        return False
    remaining = iter(words[1:])
    return all(any(begins(part, word) for word in remaining) for part in typed[1:])


def is_inside(typed: tuple[str, ...], words: tuple[str, ...]) -> bool:
    """Each typed word begins a word of the name, in any order."""
    remaining = list(words)
    for part in typed:
        word = next((word for word in remaining if begins(part, word)), None)
        if word is None:
            return False
        remaining.remove(word)
    return True

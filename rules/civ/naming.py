"""Names of cards, advances and civilizations as players write them, alone or with numbers."""

from collections.abc import Iterable

from rules.atlas.amounts import amounts
from rules.atlas.asking import meant
from rules.atlas.names import finder_of
from rules.atlas.words import words_of
from rules.table import Fault, Refusal


def plain(text: str) -> str:
    """Small letters without accents, signs and double blanks."""
    return " ".join(words_of(text))


def find(text: str, names: Iterable[str], what: str) -> str | Refusal:
    """The name meant, or a refusal that asks which one."""
    name = meant(text, finder_of(tuple(names)), what)
    return Refusal((name,)) if isinstance(name, Fault) else name


def counted(text: str, names: Iterable[str], what: str) -> list[str] | Refusal:
    """A list such as "2 Ochre, Hide and 3 Iron" as single names in the order written."""
    found: list[str] = []
    faults: list[Fault] = []
    for part in amounts(text, finder_of(tuple(names)), what):
        if isinstance(part, Fault):
            faults.append(part)
        else:
            found += [part[0]] * part[1]
    return Refusal(tuple(faults)) if faults else found

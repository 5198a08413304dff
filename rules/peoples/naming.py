"""Names as people write them: peoples, traits, resources, developments, areas."""

import re
from collections.abc import Iterable
from functools import cache

from rules.atlas.asking import meant, no_such
from rules.atlas.names import Finder
from rules.peoples.developments import Dev, developments
from rules.peoples.regions import AreaId, areas
from rules.peoples.resources import Kind, resources
from rules.peoples.traits import Trait, peoples
from rules.table import Fault

_AREA = re.compile(r"^([1-6])[ -]?([0-9])[ -]?([a-d])$", re.IGNORECASE)
_ALIASES = {
    "agriculture": ("Farming",),
    "industry": ("Industrialization",),
    "babylon": ("Babylonia",),
    "metal": ("metals",),
}


@cache
def _finder(names: tuple[str, ...]) -> Finder:
    return Finder(names, {alias: found for alias, found in _ALIASES.items() if found[0] in names})


def _find(text: str, names: Iterable[str], what: str) -> str | Fault:
    return meant(text, _finder(tuple(names)), what)


def find_people(text: str) -> str | Fault:
    """The people a text means."""
    found = _find(text, (people.name for people in peoples().values()), "people")
    return found if isinstance(found, Fault) else found.lower()


def find_kind(text: str) -> Kind | Fault:
    """The kind of resource a text means."""
    return _find(text, resources(), "resource")


def find_trait(text: str) -> Trait | Fault:
    """The trait a text means."""
    found = _find(text, (trait.value for trait in Trait), "trait")
    return found if isinstance(found, Fault) else Trait(found)


def find_development(text: str) -> Dev | Fault:
    """The development a text means."""
    names = {card.name: card.id for card in developments().values()}
    found = _find(text, names, "development")
    return found if isinstance(found, Fault) else names[found]


def find_area(text: str) -> AreaId | Fault:
    """The area a text names: two dice and a letter, with or without a hyphen."""
    read = _AREA.match(text.strip())
    area = "".join(read.groups()).lower() if read else ""
    return area if area in areas() else no_such(text, "area")


def counted(number: int, one: str, many: str = "") -> str:
    """A number with its noun."""
    return f"{number} {one if number == 1 else many or one + 's'}"

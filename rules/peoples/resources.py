"""Ch. 7: the eighteen kinds of resources, their categories and colours."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import TypeAlias

from rules.peoples.data_files import rows

Kind: TypeAlias = str


class Category(StrEnum):
    """What a resource pays for: food feeds, luxuries advance, commodities develop."""

    FOOD = "food"
    LUXURY = "luxury"
    COMMODITY = "commodity"


class Colour(StrEnum):
    """The colour of a resource within its category."""

    TEAL = "teal"
    WHITE = "white"
    PINK = "pink"
    BROWN = "brown"
    GRAY = "gray"
    BLACK = "black"


@dataclass(frozen=True, slots=True)
class Resource:
    """A kind of resource; to produce it takes one of the developments in `needs`, if there are any."""

    id: Kind
    category: Category
    colour: Colour
    needs: tuple[str, ...]


@cache
def resources() -> Mapping[Kind, Resource]:
    """The kinds by id, in the order of the list of symbols."""
    return {
        row["id"]: Resource(row["id"], Category(row["category"]), Colour(row["colour"]), tuple(row["needs"]))
        for row in rows("resources")
    }


def category_of(kind: Kind) -> Category:
    """The category of a kind."""
    return resources()[kind].category


def kinds_of(category: Category) -> tuple[Kind, ...]:
    """The kinds of a category."""
    return tuple(kind for kind, resource in resources().items() if resource.category is category)

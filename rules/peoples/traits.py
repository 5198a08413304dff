"""Ch. 8: the six civilization traits, and the six peoples that begin with one of them each."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from rules.peoples.data_files import rows


class Trait(StrEnum):
    """A civilization trait."""

    CIVICS = "civics"
    CULTURE = "culture"
    ECONOMY = "economy"
    MILITARY = "military"
    RELIGION = "religion"
    SCIENCE = "science"


@dataclass(frozen=True, slots=True)
class People:
    """One of the six peoples and the trait it begins with."""

    id: str
    name: str
    trait: Trait


@cache
def peoples() -> Mapping[str, People]:
    """The peoples by id."""
    return {row["id"]: People(row["id"], row["name"], Trait(row["trait"])) for row in rows("peoples")}

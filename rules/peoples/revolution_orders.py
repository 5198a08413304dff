"""The lines of a Revolution: what is fed, added, acquired and kept."""

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import AfterValidator, Discriminator

from rules.peoples.developments import Dev
from rules.peoples.orders import InArea
from rules.peoples.purse import WILD
from rules.peoples.resources import resources
from rules.peoples.traits import Trait
from rules.table import Data
from rules.table.strict import adapter, read_or, stored

HINT = "A Revolution is a list: add a tribe, advance a trait, develop a card, acquire or keep a specialist."


def _payment(name: str) -> str:
    if name != WILD and name not in resources():
        raise ValueError("no such resource")
    return name


def _not_negative(number: int) -> int:
    if number < 0:
        raise ValueError("at least none")
    return number


Names: TypeAlias = tuple[Annotated[str, AfterValidator(_payment)], ...]
"""Resources one by one; “wild” is the people's own marker. None: the fewest are taken."""
Count: TypeAlias = Annotated[int, AfterValidator(_not_negative)]


@dataclass(frozen=True, slots=True)
class Feed:
    """Ch. 9.1: with which food the tribes are fed and added, all in one payment."""

    pay: Names
    do: Literal["feed"] = field(default="feed", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class GiveUp:
    """Ch. 9.1: where food is short, the tribe that is not fed."""

    area: InArea
    do: Literal["give-up"] = field(default="give-up", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Add:
    """Ch. 9.1: a new tribe."""

    area: InArea
    do: Literal["add"] = field(default="add", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Advance:
    """Ch. 9.2: an advance; `culture` Culture markers pay for it, luxuries for the rest."""

    trait: Trait
    pay: Names = field(default=(), kw_only=True)
    culture: Count = field(default=0, kw_only=True)
    do: Literal["advance"] = field(default="advance", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Develop:
    """Ch. 9.3: a development; `religion` Religion markers pay for it, commodities for the rest."""

    card: Dev
    pay: Names = field(default=(), kw_only=True)
    religion: Count = field(default=0, kw_only=True)
    do: Literal["develop"] = field(default="develop", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Specialize:
    """Ch. 9.4: a specialist, acquired or kept."""

    trait: Trait
    pay: Names = field(default=(), kw_only=True)
    do: Literal["specialize"] = field(default="specialize", kw_only=True, repr=False)


Line: TypeAlias = Feed | GiveUp | Add | Advance | Develop | Specialize
StoredLine: TypeAlias = Annotated[Line, Discriminator("do")]
StoredLines: TypeAlias = tuple[StoredLine, ...]
adapter(StoredLines)


def line_data(line: Line) -> dict[str, Data]:
    """A line as it is stored."""
    data: dict[str, Any] = stored(StoredLine, line)
    return {"do": line.do, **data}


def lines_of(data: Data) -> tuple[Line, ...]:
    """The lines of a draft, as far as they can be read."""
    found = (read_or(StoredLine, line, None) for line in (data if isinstance(data, list | tuple) else ()))
    return tuple(line for line in found if line is not None)

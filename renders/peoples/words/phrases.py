"""Small pieces of sentences: areas, resources, payments, cards."""

from __future__ import annotations

from collections.abc import Iterable

from renders.words.counting import counted, with_article
from renders.words.joining import listed
from rules.peoples.developments import Dev, developments
from rules.peoples.events import Amounts, Markers
from rules.peoples.regions import Area, areas
from rules.peoples.state import Victory
from rules.peoples.traits import Trait

SETTLEMENTS = {1: "tribe", 2: "town", 3: "city", 4: "metropolis"}
VICTORIES = {
    Victory.CIVICS: "3 metropolises",
    Victory.CULTURE: "6 culture tokens",
    Victory.ECONOMY: "12 kinds of resources",
    Victory.MILITARY: "12 tribes, more than anybody",
    Victory.RELIGION: "6 religion tokens",
    Victory.SCIENCE: "12 tribes, one in each longitude",
    Victory.ADVANCES: "3 advances in each trait",
    Victory.DEVELOPMENTS: "6 developments of each level",
}
OTHER_CAUSES = {
    "food": "",
    "free": "",
    "technology-tree": "Technology tree",
    "technology tree": "Technology tree",
}
TITLES = {
    Victory.CIVICS: "Civics",
    Victory.CULTURE: "Culture",
    Victory.ECONOMY: "Economy",
    Victory.MILITARY: "Military",
    Victory.RELIGION: "Religion",
    Victory.SCIENCE: "Science",
    Victory.ADVANCES: "Advances",
    Victory.DEVELOPMENTS: "Developments",
}


def trait(key: Trait) -> str:
    """A trait by its name."""
    return str(key).capitalize()


def area(key: str) -> str:
    """An area with what grows there: "41a (grain)"."""
    resource = areas()[key].resource
    return f"{key} ({resource})" if resource else key


def ground(known: Area) -> str:
    """What an area is: its resource, bare land, sea or ice."""
    return known.resource or ("bare land" if known.is_land else str(known.terrain))


def places(keys: Iterable[str]) -> str:
    """Several areas."""
    return listed(sorted(keys))


def amounts(some: Amounts, nothing: str = "nothing") -> str:
    """Resources: "2 grain and 1 fur"."""
    return listed((f"{count} {kind}" for kind, count in some if count), nothing)


def markers(paid: Markers, nothing: str = "") -> str:
    """What was paid in markers: "2 Civics and 1 Culture"."""
    return listed((f"{count} {trait(key)}" for key, count in paid if count), nothing)


def paying(paid: Markers) -> str:
    """The same as the end of a sentence: " for 2 Civics markers"; empty where it was free."""
    count = sum(count for _, count in paid)
    return f" for {markers(paid)} {'marker' if count == 1 else 'markers'}" if count else ""


def cost(paid: Amounts, wild: bool, markers_paid: int, key: Trait) -> str:
    """What something cost in a Revolution: resources, the people's own wild one, markers."""
    parts = [f"{count} {kind}" for kind, count in paid if count]
    parts += ["the wild resource"] if wild else []
    parts += [counted(markers_paid, f"{trait(key)} marker")] if markers_paid else []
    return listed(parts, "nothing")


def card(key: str) -> str:
    """The name of a development or page, or what else something came from."""
    return developments()[Dev(key)].name if key in set(Dev) else OTHER_CAUSES.get(key, key)


def because(cause: str) -> str:
    """What something came from, in brackets; nothing where that is a matter of course."""
    return f" ({card(cause)})" if card(cause) else ""


def a(key: Trait) -> str:
    """A trait with its article: "a Civics", "an Economy"."""
    return with_article(trait(key))


def settlement(size: int) -> str:
    """What so many tribes make: a tribe, a town, a city, a metropolis."""
    return SETTLEMENTS[size]

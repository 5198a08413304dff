"""Everything that can be looked up: phases, rules, peoples, developments, pages of the book, regions."""

from __future__ import annotations

from renders.peoples.words import phrases as say
from renders.peoples.words.abilities import WHOLE
from renders.peoples.words.chapters import PHASES, SECTIONS
from renders.peoples.words.pages import BAD, GOOD
from renders.words.joining import listed
from rules.peoples.book import event_cards
from rules.peoples.developments import Development, developments
from rules.peoples.regions import Region, areas, regions
from rules.peoples.resources import Resource, resources
from rules.peoples.traits import peoples

REGION = "Region "


def topics() -> tuple[str, ...]:
    """All topics, the phases first."""
    names = (
        *PHASES,
        *SECTIONS,
        *(people.name for people in peoples().values()),
        *(card.name for card in developments().values()),
        *(kind.capitalize() for kind in resources()),
        *(str(page) for card in event_cards().values() for page in (card.good, card.bad)),
        *(f"{REGION}{region}" for region in regions()),
    )
    return tuple(dict.fromkeys(names))


def rule(topic: str) -> str:
    """A topic in our own words; empty if there is no such topic."""
    if topic in PHASES or topic in SECTIONS:
        return (PHASES | SECTIONS)[topic]
    texts = [_people(people.id) for people in peoples().values() if people.name == topic]
    texts += [development_text(card) for card in developments().values() if card.name == topic]
    texts += [_resource(resource) for kind, resource in resources().items() if kind.capitalize() == topic]
    for key, card in event_cards().items():
        texts += [f"A page of level {card.level}: {GOOD[key]}"] if card.good == topic else []
        texts += [f"A page of level {card.level}, turned: {BAD[key]}"] if card.bad == topic else []
    texts += [_region(region) for region in regions().values() if f"{REGION}{region.id}" == topic]
    return "\n".join(texts)


def development_text(card: Development) -> str:
    """A development in words."""
    one, other = (say.trait(trait) for trait in card.traits)
    low = f" and {card.low} in the other" if card.low else ""
    return f"Level {card.level}; needs {card.high} in {one} or {other}{low}. {WHOLE[card.id]}"


def _people(key: str) -> str:
    return f"Begins with one advance in {say.trait(peoples()[key].trait)}."


def _resource(resource: Resource) -> str:
    needs = (
        f" To produce it takes {listed(map(say.card, resource.needs), last='or')}." if resource.needs else ""
    )
    where = [area.id for area in areas().values() if area.resource == resource.id]
    return f"{str(resource.category).capitalize()}, {resource.colour}.{needs} Printed on {listed(where)}."


def _region(region: Region) -> str:
    parts = [f"{area.id} {say.ground(area)}" for area in region.areas]
    return f"{listed(parts)}, from the north-west row by row while the tile is not turned."

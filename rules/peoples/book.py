"""Ch. 12: the cards of the book of events."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from rules.peoples.data_files import rows


class Page(StrEnum):
    """What a face of an event card does; `GOOD` stands for the front, `BAD` for the back."""

    CITY_STATES = "City States"
    SACK_OF_CITIES = "Sack of Cities"
    CLASSICAL_AGE = "Classical Age"
    LOST_ARTS = "Lost Arts"
    SILK_ROAD = "Silk Road"
    HIGHWAYMEN = "Highwaymen"
    HEROIC_AGE = "Heroic Age"
    BARBARIAN_RAIDS = "Barbarian Raids"
    AGE_OF_PROPHETS = "Age of Prophets"
    HERESIES = "Heresies"
    GREAT_VOYAGES = "Great Voyages"
    LOST_BEARINGS = "Lost Bearings"
    FERTILE_YEARS = "Fertile Years"
    FAMINE = "Famine"
    FREE_CITIES = "Free Cities"
    PLAGUE = "Plague"
    RENAISSANCE = "Renaissance"
    ICONOCLASM = "Iconoclasm"
    TRADE_FAIRS = "Trade Fairs"
    DEBASED_COIN = "Debased Coin"
    MERCENARIES = "Mercenaries"
    PEASANT_REVOLTS = "Peasant Revolts"
    PILGRIMAGES = "Pilgrimages"
    GREAT_SCHISM = "Great Schism"
    AGE_OF_DISCOVERY = "Age of Discovery"
    UNCHARTED_STORMS = "Uncharted Storms"
    THREE_FIELD_SYSTEM = "Three Field System"
    LITTLE_ICE_AGE = "Little Ice Age"
    REFORM_ERA = "Reform Era"
    SLUMS = "Slums"
    WORLD_EXHIBITION = "World Exhibition"
    CENSORSHIP = "Censorship"
    FREE_TRADE = "Free Trade"
    GREAT_DEPRESSION = "Great Depression"
    BALANCE_OF_POWER = "Balance of Power"
    WORLD_WAR = "World War"
    FREEDOM_OF_WORSHIP = "Freedom of Worship"
    FUNDAMENTALISM = "Fundamentalism"
    SPACE_AGE = "Space Age"
    ARMS_RACE = "Arms Race"
    GREEN_REVOLUTION = "Green Revolution"
    OIL_CRISIS = "Oil Crisis"


@dataclass(frozen=True, slots=True)
class EventCard:
    """A card: what holds while it lies on top (front), and while it is the last one turned (back)."""

    id: str
    level: int
    theme: str
    good: Page
    bad: Page


HERODOTUS, KHALDUN, GIBBON, FUKUYAMA = "herodotus", "khaldun", "gibbon", "fukuyama"
SEPARATORS: Mapping[str, int] = {HERODOTUS: 0, KHALDUN: 1, GIBBON: 2, FUKUYAMA: 3}
"""The cards without effect, and the event level the book stands at while one of them lies on top."""
PER_LEVEL = 7


@cache
def event_cards() -> Mapping[str, EventCard]:
    """The twenty-one event cards by id."""
    return {
        row["id"]: EventCard(row["id"], row["level"], row["theme"], Page(row["good"]), Page(row["bad"]))
        for row in rows("book")
    }


def level_of(card: str) -> int:
    """The event level the book stands at while a card lies on top."""
    return SEPARATORS[card] if card in SEPARATORS else event_cards()[card].level

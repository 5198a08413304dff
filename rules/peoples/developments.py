"""Ch. 9.3: the forty-five developments; their abilities stand where the rules speak of what they change."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from rules.peoples.data_files import rows
from rules.peoples.traits import Trait


class Dev(StrEnum):
    """A development."""

    LAW = "law"
    FARMING = "farming"
    SLAVERY = "slavery"
    POTTERY = "pottery"
    ROADS = "roads"
    ARTS = "arts"
    HEROICS = "heroics"
    MONUMENTS = "monuments"
    SAILING = "sailing"
    HERDING = "herding"
    CULTS = "cults"
    FISHING = "fishing"
    THEISM = "theism"
    MINING = "mining"
    WRITING = "writing"
    NOBILITY = "nobility"
    GUILD = "guild"
    MILITIA = "militia"
    HUMANISM = "humanism"
    NAVIGATION = "navigation"
    BANKING = "banking"
    HERITAGE = "heritage"
    STATE_RELIGION = "state_religion"
    UNIVERSITY = "university"
    FEUDALISM = "feudalism"
    TAXATION = "taxation"
    MACHINERY = "machinery"
    HOLY_WAR = "holy_war"
    GUNPOWDER = "gunpowder"
    PRINTING = "printing"
    CIVIL_RIGHTS = "civil_rights"
    URBANIZATION = "urbanization"
    DIPLOMACY = "diplomacy"
    SOCIAL_MOVEMENT = "social_movement"
    STEAM = "steam"
    TOURISM = "tourism"
    NATIONALISM = "nationalism"
    MULTICULTURE = "multiculture"
    MASS_MEDIA = "mass_media"
    TOTAL_WAR = "total_war"
    WELFARE_STATE = "welfare_state"
    INDUSTRIALIZATION = "industrialization"
    EMANCIPATION = "emancipation"
    MECHANIZED_WARFARE = "mechanized_warfare"
    ENLIGHTENMENT = "enlightenment"


@dataclass(frozen=True, slots=True)
class Development:
    """A development card: its level and the two traits it asks for."""

    id: Dev
    name: str
    level: int
    traits: tuple[Trait, Trait]

    @property
    def high(self) -> int:
        """Ch. 9.3: what one of the traits must have reached."""
        return self.level

    @property
    def low(self) -> int:
        """Ch. 9.3: what the other trait must have reached."""
        return self.level - 1


@cache
def developments() -> Mapping[Dev, Development]:
    """The cards by id, level by level."""
    return {
        Dev(row["id"]): Development(
            Dev(row["id"]), row["name"], row["level"], (Trait(row["traits"][0]), Trait(row["traits"][1]))
        )
        for row in rows("developments")
    }

"""The parts of a turn's story: a force on the march, pieces removed, a sickness, what is told whole."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Protocol

from renders.history.words import phrases as say
from renders.history.words.telling import telling
from renders.words.counting import counted
from renders.words.joining import listed
from renders.words.table import Who
from rules.history_of_the_world import events as e
from rules.history_of_the_world.names import land_name
from rules.history_of_the_world.state import Settlement
from rules.table import Seat

REPELLED = (e.RoundResult.LOST, e.RoundResult.TIED)


class Part(Protocol):
    """Something that happened in a turn."""

    def lines(self, who: Who) -> list[str]:
        """It in words."""
        ...


@dataclass(slots=True)
class Whole:
    """An event in its own words."""

    event: Any

    def lines(self, who: Who) -> list[str]:
        """Its sentence."""
        return [telling(self.event, who)]


@dataclass(slots=True)
class Assault:
    """All that one force did against one land: whose it was, what it cost both, whether it fell."""

    land: str
    defender: Seat
    losses: int = 0
    killed: int = 0
    fort_lost: bool = False
    taken: bool = False

    def words(self, who: Who) -> str:
        """The land, whose it was, and the losses that its fate does not tell."""
        notes = [who(self.defender)]
        notes += [f"{counted(self.losses, 'army')} lost"] if self.losses else []
        notes += ["the fort destroyed"] if self.fort_lost else []
        notes += [f"{counted(self.killed, 'defender')} dead"] if self.killed and not self.taken else []
        return f"{land_name(self.land)} ({', '.join(notes)})"


@dataclass(slots=True)
class March:
    """What one force did: lands entered, lands fought for, older armies relieved."""

    force: str
    entered: list[str] = field(default_factory=list)
    relieved: list[str] = field(default_factory=list)
    assaults: dict[str, Assault] = field(default_factory=dict)

    def hear(self, event: e.ArmyPlaced | e.BattleFought | e.LandTaken) -> None:
        """Take one more step in."""
        match event:
            case e.BattleFought():
                assault = self.assaults.setdefault(event.land, Assault(event.land, event.defender))
                assault.losses += event.outcome in REPELLED
                assault.killed += event.armies_lost
                assault.fort_lost = assault.fort_lost or event.fort_lost
            case _ if event.land in self.assaults:
                self.assaults[event.land].taken = True
            case e.ArmyPlaced(replaced=True):
                self.relieved.append(event.land)
            case _:
                self.entered.append(event.land)

    def lines(self, who: Who) -> list[str]:
        """A line each for what was entered, fought for and relieved."""
        name, said = say.force(self.force), []
        if self.entered:
            armies, times = counted(len(self.entered), "army"), Counter(self.entered).items()
            lands = listed(land_name(land) + (f" ({n})" if n > 1 else "") for land, n in times)
            said.append(f"{name}: {armies} without a fight in {lands}.")
        won = [assault.words(who) for assault in self.assaults.values() if assault.taken]
        denied = [assault.words(who) for assault in self.assaults.values() if not assault.taken]
        fights = [f"wins {listed(won)}"] if won else []
        fights += [f"fails in {listed(denied)}"] if denied else []
        said += [f"{name}: {'; '.join(fights)}."] if fights else []
        said += [f"{name}: older armies relieved in {say.lands(self.relieved)}."] if self.relieved else []
        return said


@dataclass(slots=True)
class Removal:
    """Armies and forts taken off the board without combat, whose and where."""

    armies: dict[tuple[Seat, str, str], int] = field(default_factory=dict)
    forts: dict[tuple[Seat, str], bool] = field(default_factory=dict)

    def hear(self, event: e.ArmyRemoved | e.FortLost) -> None:
        """Take one more in."""
        if isinstance(event, e.FortLost):
            self.forts[event.seat, event.land] = True
        else:
            key = event.seat, event.force, event.land
            self.armies[key] = self.armies.get(key, 0) + 1

    def lines(self, who: Who) -> list[str]:
        """One line for all of them."""
        forts = dict(self.forts)
        gone = []
        for (seat, force, land), armies in self.armies.items():
            fort = " with the fort" if forts.pop((seat, land), False) else ""
            gone.append(
                f"{counted(armies, 'army')} of {who(seat)} ({say.force(force)}) in {land_name(land)}{fort}"
            )
        gone += [f"the fort of {who(seat)} in {land_name(land)}" for seat, land in forts]
        return [f"Removed without a fight: {listed(gone)}."]


@dataclass(slots=True)
class Sickness:
    """The throws against famine or a sickness."""

    card: str
    thrown: list[e.SicknessRolled] = field(default_factory=list)

    def lines(self, who: Who) -> list[str]:
        """Whom it killed."""
        dead = [f"{who(event.seat)} in {land_name(event.land)}" for event in self.thrown if event.died]
        toll = f"armies of {listed(dead)} die" if dead else "nobody dies"
        return [f"{say.event_name(self.card)} strikes {counted(len(self.thrown), 'army')}: {toll}."]


@dataclass(slots=True)
class Fall:
    """Capitals, cities and monuments that fell."""

    fallen: list[str] = field(default_factory=list)

    def hear(self, event: e.SettlementFell | e.MonumentDestroyed) -> None:
        """Take one more in."""
        land = land_name(event.land)
        if isinstance(event, e.MonumentDestroyed):
            self.fallen.append(f"the monument in {land} is destroyed")
        else:
            end = "reduced to a city" if event.became is Settlement.CITY else "sacked"
            self.fallen.append(f"the {event.was} in {land} is {end}")

    def lines(self, who: Who) -> list[str]:
        """One line for all of them."""
        said = listed(self.fallen)
        return [f"{said[0].upper()}{said[1:]}."]

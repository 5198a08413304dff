"""One turn, gathered from its events: its parts as they began, what was built; the score ends it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeVar

from renders.history.words import phrases as say
from renders.history.words.parts import Fall, March, Part, Removal, Sickness, Whole
from renders.history.words.telling import telling
from renders.words.counting import counted, with_article
from renders.words.joining import listed
from renders.words.table import Who
from rules.history_of_the_world import events as e
from rules.history_of_the_world.empires import empires
from rules.history_of_the_world.names import land_name
from rules.table import Seat
from rules.table import event as table

P = TypeVar("P", Removal, Fall)
TABLE = (table.TimeExpired, table.SeatLeft, table.PhaseReopened)
"""What the table itself tells, in a turn or between two."""
WHOLE = (e.TreacheryNamed, e.FleetBattle, e.FleetsReallocated, e.NavyRemoved, *TABLE)
"""Rare enough to be told one by one."""


@dataclass(slots=True)
class Story:
    """What is told of one turn."""

    seat: Seat
    card: str
    cards: list[str] = field(default_factory=list)
    parts: list[Part] = field(default_factory=list)
    marches: dict[str, March] = field(default_factory=dict)
    sicknesses: dict[str, Sickness] = field(default_factory=dict)
    built: dict[str, list[str]] = field(default_factory=dict)
    scored: e.TurnScored | None = None

    def hear(self, event: Any) -> None:
        """Take one more event in."""
        match event:
            case e.EventPlayed(_, card):
                self.cards.append(card)
            case e.ArmyPlaced() | e.BattleFought() | e.LandTaken():
                self._march(event.force).hear(event)
            case e.ArmyRemoved() | e.FortLost():
                self._last(Removal).hear(event)
            case e.SettlementFell() | e.MonumentDestroyed():
                self._last(Fall).hear(event)
            case e.SicknessRolled(card):
                self._sickness(card).thrown.append(event)
            case e.TurnScored():
                self.scored = event
            case _ if isinstance(event, WHOLE):
                self.parts.append(Whole(event))
            case _:
                self._pieces(event)

    def _march(self, force: str) -> March:
        if force not in self.marches:
            self.marches[force] = March(force)
            self.parts.append(self.marches[force])
        return self.marches[force]

    def _sickness(self, card: str) -> Sickness:
        if card not in self.sicknesses:
            self.sicknesses[card] = Sickness(card)
            self.parts.append(self.sicknesses[card])
        return self.sicknesses[card]

    def _last(self, kind: type[P]) -> P:
        """The last part if it is of this kind, else a new one."""
        last = self.parts[-1] if self.parts else None
        if isinstance(last, kind):
            return last
        found = kind()
        self.parts.append(found)
        return found

    def _pieces(self, event: Any) -> None:
        match event:
            case e.FortBuilt(_, land, _):
                self.built.setdefault("fort", []).append(land_name(land))
            case e.MonumentBuilt(_, land):
                self.built.setdefault("monument", []).append(land_name(land))
            case e.SettlementFounded(_, land, settlement):
                self.built.setdefault(str(settlement), []).append(land_name(land))
            case e.ArmyEmbarked(_, sea):
                self.built.setdefault("army at sea", []).append(f"the {say.water(sea)}")

    def opening(self, who: Who) -> str:
        """Who leads what, with which cards."""
        name, strength = say.empire(self.card), empires().cards[self.card].strength
        cards = f", with {listed(map(say.event_name, self.cards))}" if self.cards else ""
        return f"{who(self.seat)} leads **{name}** (strength {strength}){cards}."

    def events(self, who: Who) -> list[str]:
        """What happened."""
        lines = [line for part in self.parts for line in part.lines(who)]
        if self.built:
            lines.append(f"New: {'; '.join(_new(kind, where) for kind, where in self.built.items())}.")
        return lines

    def result(self, who: Who) -> str:
        """What it scored; empty while it goes on."""
        return telling(self.scored, who) if self.scored is not None else ""


def _new(kind: str, where: list[str]) -> str:
    what = with_article(kind) if len(where) == 1 else counted(len(where), kind)
    return f"{what} in {listed(where)}" if kind != "army at sea" else f"armies aboard in {listed(where)}"

"""One turn, gathered from its events: cards played, lands entered, won and denied, built; the score."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from renders.history.words import phrases as say
from renders.history.words.telling import telling
from renders.words.counting import counted
from renders.words.joining import listed
from renders.words.table import Who
from rules.history_of_the_world import events as e
from rules.history_of_the_world.empires import empires
from rules.history_of_the_world.names import land_name
from rules.history_of_the_world.state import Settlement
from rules.table import Seat

REPELLED = (e.RoundResult.LOST, e.RoundResult.TIED)
WHOLE = (e.TreacheryNamed, e.FleetBattle, e.FleetsReallocated)
"""Rare enough to be told one by one."""


@dataclass(slots=True)
class Assault:
    """All that one force did against one land: whose it was, what it cost, whether it fell."""

    force: str
    land: str
    defender: Seat
    losses: int = 0
    taken: bool = False


@dataclass(slots=True)
class Story:
    """What is told of one turn."""

    seat: Seat
    card: str
    cards: list[str] = field(default_factory=list)
    entered: dict[str, list[str]] = field(default_factory=dict)
    relieved: dict[str, list[str]] = field(default_factory=dict)
    assaults: dict[tuple[str, str], Assault] = field(default_factory=dict)
    built: dict[str, list[str]] = field(default_factory=dict)
    fallen: list[str] = field(default_factory=list)
    sick: list[e.SicknessRolled] = field(default_factory=list)
    rest: list[Any] = field(default_factory=list)
    scored: e.TurnScored | None = None

    def hear(self, event: Any) -> None:
        """Take one more event in."""
        match event:
            case e.EventPlayed(_, card):
                self.cards.append(card)
            case e.ArmyPlaced() if (event.force, event.land) in self.assaults:
                self.assaults[event.force, event.land].taken = True
            case e.ArmyPlaced():
                lands = self.relieved if event.replaced else self.entered
                lands.setdefault(event.force, []).append(event.land)
            case e.BattleFought():
                key = event.force, event.land
                assault = self.assaults.setdefault(key, Assault(*key, event.defender))
                assault.losses += event.outcome in REPELLED
            case e.LandTaken(_, force, _, land):
                self.assaults[force, land].taken = True
            case e.FortBuilt(_, land, _):
                self.built.setdefault("fort", []).append(land_name(land))
            case e.MonumentBuilt(_, land):
                self.built.setdefault("monument", []).append(land_name(land))
            case e.SettlementFounded(_, land, settlement):
                self.built.setdefault(str(settlement), []).append(land_name(land))
            case e.ArmyEmbarked(_, sea):
                self.built.setdefault("army at sea", []).append(f"the {say.water(sea)}")
            case e.SettlementFell(land, was, became):
                end = "reduced to a city" if became is Settlement.CITY else "sacked"
                self.fallen.append(f"the {was} in {land_name(land)} is {end}")
            case e.MonumentDestroyed(land):
                self.fallen.append(f"the monument in {land_name(land)} is destroyed")
            case e.SicknessRolled():
                self.sick.append(event)
            case e.TurnScored():
                self.scored = event
            case _ if isinstance(event, WHOLE):
                self.rest.append(event)


def story_lines(story: Story, who: Who) -> list[str]:
    """A turn in a few lines: the score follows the name, then what happened."""
    name, strength = say.empire(story.card), empires().cards[story.card].strength
    cards = f", with {listed(map(say.event_name, story.cards))}" if story.cards else ""
    lines = [f"{who(story.seat)} leads **{name}** (strength {strength}){cards}."]
    if story.scored is not None:
        lines.append(telling(story.scored, who))
    lines += _sickness(story, who)
    lines += [telling(event, who) for event in story.rest]
    for force, lands in story.entered.items():
        armies = counted(len(lands), "army")
        lines.append(f"{say.force(force)}: {armies} without a fight in {say.lands(lands)}.")
    lines += [_taken(story, force, who) for force in dict.fromkeys(key[0] for key in story.assaults)]
    for force, lands in story.relieved.items():
        lines.append(f"{say.force(force)}: older armies relieved in {say.lands(lands)}.")
    if story.fallen:
        said = listed(story.fallen)
        lines.append(f"{said[0].upper()}{said[1:]}.")
    if story.built:
        lines.append(f"New: {'; '.join(_new(kind, where) for kind, where in story.built.items())}.")
    return [line for line in lines if line]


def _new(kind: str, where: list[str]) -> str:
    article = "an" if kind[0] in "aeiou" else "a"
    what = f"{article} {kind}" if len(where) == 1 else counted(len(where), kind)
    return f"{what} in {listed(where)}" if kind != "army at sea" else f"armies aboard in {listed(where)}"


def _taken(story: Story, force: str, who: Who) -> str:
    mine = [assault for assault in story.assaults.values() if assault.force == force]
    won = [_assault(assault, who) for assault in mine if assault.taken]
    denied = [_assault(assault, who) for assault in mine if not assault.taken]
    parts = [f"wins {listed(won)}"] if won else []
    parts += [f"fails in {listed(denied)}"] if denied else []
    return f"{say.force(force)}: {'; '.join(parts)}."


def _assault(assault: Assault, who: Who) -> str:
    cost = f", {counted(assault.losses, 'army')} lost" if assault.losses else ""
    return f"{land_name(assault.land)} ({who(assault.defender)}{cost})"


def _sickness(story: Story, who: Who) -> list[str]:
    lines = []
    for card in dict.fromkeys(event.card for event in story.sick):
        here = [event for event in story.sick if event.card == card]
        dead = [f"{who(event.seat)} in {land_name(event.land)}" for event in here if event.died]
        toll = f"armies of {listed(dead)} die" if dead else "nobody dies"
        lines.append(f"{say.event_name(card)} strikes {counted(len(here), 'army')}: {toll}.")
    return lines

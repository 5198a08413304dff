"""One game to play, and what it was like."""

from __future__ import annotations

import statistics
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.civ.events_calamity import CalamityStruck
from rules.civ.events_conflict import CityFell
from rules.civ.events_trade import CardsReceived, DealStruck
from rules.games import GAMES
from rules.standins import STANDINS, StandIn, for_game
from rules.standins.match import Match, TurnCost
from rules.table import Table

LONGEST = 80  # turns after which a game is given up


@dataclass(frozen=True, slots=True)
class Entry:
    """One game to play. The kinds sit in turn round the table; the seats go on by one from seed to seed."""

    game: str
    players: int
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    seats: tuple[str, ...] = ()
    """Who plays; nobody named: the best stand-in for the game, in every seat."""
    ahead: bool = False
    """Whether they answer as early as they may; the bot's answer when they are asked."""

    @property
    def kinds(self) -> list[str]:
        """Who sits where."""
        seats = self.seats or (for_game(self.game),)
        return [seats[(n + self.seed) % len(seats)] for n in range(self.players)]

    @property
    def chance(self) -> bytes:
        """The seed of the game: the same cards and places for every seating."""
        return b"%d" % (self.seed // max(1, len(self.seats)))


@dataclass(slots=True)
class Tally:
    """What one game was like; cities, deals, calamities and costs by turn, the rest by seat."""

    entry: Entry
    turns: int = 0
    over: bool = False
    seconds: float = 0
    points: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    won_by: list[str] = field(default_factory=list)
    advances: list[int] = field(default_factory=list)
    last_cities: list[int] = field(default_factory=list)
    lost_cities: Counter[int] = field(default_factory=Counter)
    """Cities that fell to somebody, and those that fell to a player."""
    taken_cities: Counter[int] = field(default_factory=Counter)
    traded: Counter[int] = field(default_factory=Counter)
    """Deals of a seat."""
    passed_on: Counter[int] = field(default_factory=Counter)
    """Calamities that went to another player in a deal."""
    cities: dict[int, float] = field(default_factory=dict)
    deals: Counter[int] = field(default_factory=Counter)
    calamities: Counter[int] = field(default_factory=Counter)
    costs: dict[int, TurnCost] = field(default_factory=dict)

    @property
    def winners(self) -> list[str]:
        """Who came first."""
        return [kind for kind, place in zip(self.entry.kinds, self.places, strict=True) if place == 1]

    @property
    def middle(self) -> list[int]:
        """The middle third of the turns; all of a very short game."""
        return [t for t in self.costs if self.turns < 3 * t <= 2 * self.turns] or list(self.costs)

    def per_turn(self, counts: Counter[int]) -> float:
        """How many in a turn, in the middle of the game."""
        return statistics.mean(counts[turn] for turn in self.middle)

    def city_count(self) -> float:
        """Cities of a player in the middle of the game."""
        return statistics.mean(self.cities[turn] for turn in self.middle)

    def rounds(self) -> list[int]:
        """Rounds of waiting in each turn of the middle of the game."""
        return [self.costs[turn].rounds for turn in self.middle]

    def waits(self) -> list[int]:
        """The same if nobody gave standing orders."""
        return [self.costs[turn].waits for turn in self.middle]

    def questions(self) -> list[int]:
        """Questions of the busiest seat in each turn of the middle of the game."""
        return [max(self.costs[turn].questions.values(), default=0) for turn in self.middle]


def is_civ(game: str) -> bool:
    """Whether a game is one of the civ family."""
    return for_game(game) == "civ"


def play(entry: Entry, more: Mapping[str, StandIn] | None = None) -> Tally:
    """Play one game to its end; `more` are players besides those of the registry."""
    tally, seen = Tally(entry), 0
    known = {**STANDINS, **(more or {})}
    names = tuple(f"P{n}" for n in range(entry.players))
    seats = [known[kind] for kind in entry.kinds]
    started = time.process_time()
    match = Match(GAMES[entry.game], dict(entry.options), names, seats, entry.chance, ahead=entry.ahead)
    table, phase, turn = match.table, -1, 0
    for _ in match.steps():
        if table.checkpoint.number != phase:
            view, phase = table.view(None), table.checkpoint.number
            turn = view.turn
            if is_civ(entry.game):
                tally.cities[turn] = sum(nation.cities for nation in view.nations) / entry.players
        for told in table.told:
            if told.number >= seen:
                _count(tally, turn, told.event)
                seen = told.number + 1
        if turn > LONGEST:
            break
    tally.seconds = time.process_time() - started
    tally.costs = match.costs
    _conclude(tally, table)
    return tally


def _count(tally: Tally, turn: int, event: object) -> None:
    match event:
        case DealStruck(maker=maker, taker=taker):
            tally.deals[turn] += 1
            tally.traded.update((maker, taker))
        case CalamityStruck():
            tally.calamities[turn] += 1
        case CityFell(attacker=attacker, defender=defender):
            tally.lost_cities[defender] += 1
            tally.taken_cities[attacker] += 1
        case CardsReceived(cards=cards, giver=int(giver)):
            rules: Any = GAMES[tally.entry.game]
            tally.passed_on[giver] += sum(card in rules.rules.calamities for card in cards)


def _conclude(tally: Tally, table: Table) -> None:
    """How the game ended."""
    view = table.view(None)
    tally.turns, tally.over = view.turn, table.over
    standings = sorted(table.standings(), key=lambda standing: standing.seat)
    tally.points = [standing.points for standing in standings]
    tally.places = [standing.place for standing in standings]
    if is_civ(tally.entry.game):
        tally.advances = [len(nation.advances) for nation in view.nations]
        tally.last_cities = [nation.cities for nation in view.nations]
    if tally.entry.game == "peoples":
        tally.advances = [sum(people.advances.values()) for people in view.players]
        tally.won_by = [victory.value for seat in view.winners for victory in view.players[seat].achieved]

"""The battle log: every throw of the phase with its dice, drawn."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from renders.history.pictures.throws import Throw, block, layout, nothing
from renders.history.shown import Shown
from renders.history.words import phrases as say
from renders.history.words.telling import telling
from renders.paint.compose import flat
from renders.paint.flow import FOOT, Block, draw_flow
from renders.paint.page import TALL, TOP
from renders.picture import Picture
from renders.words.alt import alt
from renders.words.counting import counted
from renders.words.joining import listed
from renders.words.listing import Listing
from rules.history_of_the_world import events as e
from rules.history_of_the_world.events import RoundResult
from rules.history_of_the_world.names import land_name

COLUMNS = 2
"""More throws than one column of large letters takes stand in so many."""
THROWS = (e.BattleFought, e.FleetBattle, e.SicknessRolled, e.OrderRolled)


def throws_of(shown: Shown) -> list[Throw]:
    """Every throw that was told, in order."""
    return [throw for event in shown.events() for throw in _throws(event)]


def _throws(event: Any) -> list[Throw]:
    match event:
        case e.BattleFought():
            return [_battle(event)]
        case e.FleetBattle(sea, attacker, defender, attack, bonus, defence, outcome):
            won = outcome not in (RoundResult.LOST, RoundResult.TIED)
            short = say.SHORT_OUTCOMES[outcome]
            return [Throw(say.water(sea), "", attacker, attack, bonus, defender, defence, 0, short, won)]
        case e.SicknessRolled(card, land, seat, dice, died):
            where, fate = land_name(land), "dies" if died else "lives"
            return [Throw(where, say.event_name(card), None, (), 0, seat, dice, 0, fate, not died)]
        case e.OrderRolled(throws, first):
            return [
                Throw("First draw", "", seat, dice, 0, None, (), 0, "first" * (seat == first), seat == first)
                for seat, dice in throws
            ]
    return []


def _battle(event: e.BattleFought) -> Throw:
    outcome = say.SHORT_OUTCOMES[event.outcome]
    won = event.outcome not in (RoundResult.LOST, RoundResult.TIED)
    notes = [outcome]
    notes += ["fort lost"] if event.fort_lost else []
    notes += ["leader dies"] if event.leader_died else []
    return Throw(
        land_name(event.land),
        "",
        event.attacker,
        event.attack,
        event.attack_bonus,
        event.defender,
        event.defence,
        event.defence_bonus,
        ", ".join(notes),
        won,
    )


def draw_battles(shown: Shown, page: int = 1) -> Picture:
    """The log of a phase, on pages."""
    throws = throws_of(shown)
    fights = [event for event in shown.events() if isinstance(event, e.BattleFought)]
    won = sum(event.outcome not in (RoundResult.LOST, RoundResult.TIED) for event in fights)
    title = "Battle log"
    count = f"{counted(len(fights), 'round')} of combat, {won} won" if fights else "no combat"
    subtitle = f"{shown.epoch}, {shown.moment}: {count}"
    texts = [telling(event, shown.player) for event in shown.events() if isinstance(event, THROWS)]
    listing = Listing(f"{title}. {subtitle}.").say(*texts)
    columns, blocks = 1, _blocks(shown, throws, 1)
    if sum(each.tall for each in blocks) > TALL - TOP - FOOT:
        columns, blocks = COLUMNS, _blocks(shown, throws, COLUMNS)
    heading = title, f"{shown.epoch}: {count}"
    image, pages = draw_flow(blocks, columns, shown.scheme, heading, page)
    fought = listed(dict.fromkeys(land_name(event.land) for event in fights))
    where = f"Fights for {fought}" if fights else ""
    said = alt(title, subtitle, where, *texts)
    return Picture(flat(image, shown.scheme.paper), said, str(listing), pages=pages)


def _blocks(shown: Shown, throws: list[Throw], columns: int) -> list[Block]:
    lay = layout(shown, columns)
    return [block(lay, series) for series in by_place(throws)] or [nothing(lay)]


def by_place(throws: list[Throw]) -> list[list[Throw]]:
    """Throws that follow each other at one place, for one thing and between the same players."""
    return [list(series) for _, series in groupby(throws, key=lambda throw: (throw.where, throw.cause))]

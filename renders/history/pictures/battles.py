"""The battle log: every throw of the phase with its dice, drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PIL import Image, ImageDraw

from renders.history.shown import Shown
from renders.history.words import phrases as say
from renders.history.words.telling import telling
from renders.paint.compose import beside, flat
from renders.paint.dice import roll
from renders.paint.fonts import Typeface, write_centred
from renders.paint.table import Cell, Column, Note, Row, table
from renders.picture import Picture
from renders.words.alt import alt
from renders.words.counting import counted
from renders.words.joining import listed
from renders.words.listing import Listing
from rules.history_of_the_world import events as e
from rules.history_of_the_world.events import RoundResult
from rules.history_of_the_world.names import land_name
from rules.table import Seat

DIE = 46
TALL = 22
"""More throws than this are set in two columns."""
MOST = 60
THROWS = (e.BattleFought, e.FleetBattle, e.SicknessRolled, e.OrderRolled)


@dataclass(frozen=True, slots=True)
class Throw:
    """One throw: where, whose dice against whose, and the outcome."""

    where: str
    attacker: Seat | None
    attack: tuple[int, ...]
    attack_bonus: int
    defender: Seat | None
    defence: tuple[int, ...]
    defence_bonus: int
    outcome: str
    good: bool


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
            return [Throw(say.water(sea), attacker, attack, bonus, defender, defence, 0, short, won)]
        case e.SicknessRolled(card, land, seat, dice, died):
            where = f"{land_name(land)}: {say.event_name(card)}"
            return [Throw(where, None, (), 0, seat, dice, 0, "dies" if died else "lives", not died)]
        case e.OrderRolled(throws, first):
            return [
                Throw(
                    "First draw", seat, dice, 0, None, (), 0, "first" if seat == first else "", seat == first
                )
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
        event.attacker,
        event.attack,
        event.attack_bonus,
        event.defender,
        event.defence,
        event.defence_bonus,
        ", ".join(notes),
        won,
    )


def draw_battles(shown: Shown) -> Picture:
    """The log of a phase."""
    throws = throws_of(shown)
    fights = [event for event in shown.events() if isinstance(event, e.BattleFought)]
    won = sum(event.outcome not in (RoundResult.LOST, RoundResult.TIED) for event in fights)
    title = "Battle log"
    count = f"{counted(len(fights), 'round')} of combat, {won} won" if fights else "no combat"
    subtitle = f"{shown.epoch}, {shown.moment}: {count}"
    texts = [telling(event, shown.player) for event in shown.events() if isinstance(event, THROWS)]
    listing = Listing(f"{title}. {subtitle}.").say(*texts)
    image = _log(shown, throws[-MOST:], title, subtitle)
    fought = listed(dict.fromkeys(land_name(event.land) for event in fights))
    where = f"Fights for {fought}" if fights else ""
    return Picture(image, alt(title, subtitle, where, *texts), str(listing))


def _log(shown: Shown, throws: list[Throw], title: str, subtitle: str) -> Image.Image:
    columns = [Column("Where", "l", 200, 330), Column(""), Column("Attack", "l"), Column("")]
    columns += [Column("Defence", "l"), Column("Outcome", "l", 140, 330)]
    rows = [_row(shown, throw, previous) for throw, previous in zip(throws, [None, *throws], strict=False)]
    if not rows:
        return flat(
            table([Column("", "m", 560)], [Row(("No dice were thrown.",))], shown.scheme, title, subtitle),
            shown.scheme.paper,
        )
    if len(rows) <= TALL:
        return flat(table(columns, rows, shown.scheme, title, subtitle), shown.scheme.paper)
    half = -(-len(rows) // 2)
    left = table(columns, rows[:half], shown.scheme, title, subtitle)
    right = table(columns, rows[half:], shown.scheme, title, "continued", least=left.width)
    return beside([left, right], shown.scheme.edge, 8)


def _row(shown: Shown, throw: Throw, previous: Throw | None) -> Row:
    scheme = shown.scheme
    again = previous is not None and previous.where == throw.where
    tone = scheme.good if throw.good else scheme.bad
    cells: list[Cell] = [
        Note(throw.where, scheme.faint) if again else Note(throw.where, bold=True),
        _livery(shown, throw.attacker),
        _dice(shown, throw.attack, throw.attack_bonus, throw.attacker, throw.defence == ()),
        _livery(shown, throw.defender),
        _dice(shown, throw.defence, throw.defence_bonus, throw.defender, throw.attack == ()),
        Note(throw.outcome, tone, bold=True),
    ]
    return Row(tuple(cells), ruled=previous is not None and not again)


def _livery(shown: Shown, seat: Seat | None) -> Cell:
    return None if seat is None else shown.livery(seat)


def _dice(shown: Shown, faces: tuple[int, ...], bonus: int, seat: Seat | None, all_count: bool) -> Cell:
    """The dice as they fell, and what is added to each."""
    if not faces or seat is None:
        return None
    dice = roll(faces, shown.livery(seat).colour, DIE, best=not all_count)
    if not bonus:
        return dice
    image = Image.new("RGBA", (dice.width + DIE, dice.height), (0, 0, 0, 0))
    image.paste(dice, (0, 0))
    at = dice.width + DIE / 2, DIE / 2
    write_centred(ImageDraw.Draw(image), at, f"+{bonus}", Typeface.NUMBER, 32, shown.scheme.ink)
    return image

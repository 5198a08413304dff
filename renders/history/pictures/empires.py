"""The empires of the epoch in the order they are called, and who holds which, as far as known."""

from __future__ import annotations

from renders.history.shown import Shown
from renders.history.words import phrases as say
from renders.paint.compose import flat
from renders.paint.sprites import Sprite, sprite
from renders.paint.table import Cell, Column, Note, Row, table
from renders.picture import Picture
from renders.words.alt import alt
from renders.words.counting import roman
from renders.words.listing import Listing
from rules.history_of_the_world.empires import EmpireCard, empires
from rules.history_of_the_world.names import land_name, water_name
from rules.history_of_the_world.state import Stage
from rules.history_of_the_world.view import CallView
from rules.table import Seat

MANY = 2
"""The names of more waters than this are cut short."""
SHORTER = (
    *(("Atlantic", "Atl."), ("Pacific", "Pac."), ("North", "N."), ("Eastern", "E."), ("Western", "W.")),
    *((" Sea", ""), ("Sea of ", "")),
)
STARTS, FLEETS = 345, 330
"""The most room for where empires begin, and where they sail."""


def holder(shown: Shown, call: CallView) -> tuple[Seat | None, str]:
    """Who holds a card, as far as the reader knows, and how it stands."""
    view = shown.view
    if call.seat is not None:
        playing = view.empire == call.card and view.active == call.seat
        return call.seat, "has its turn" if playing else "played"
    if call.called:
        return None, "nobody had it"
    if view.own_empire == call.card:
        return shown.seat, "yours, to be called"
    for seat, card in view.passed:
        if card == call.card:
            return seat, "you passed it on"
    if view.drawn == call.card and view.stage is Stage.DRAWING:
        return shown.seat, "you drew it"
    return None, "to be called"


def draw_empires(shown: Shown) -> Picture:
    """A line for each empire."""
    view = shown.view
    columns = [Column(""), Column("Empire", "l", name=True, most=330), Column("", bold=True)]
    columns += [Column("Starts in", "l", most=STARTS), Column(""), Column("Fleets", "l", most=FLEETS)]
    columns += [Column("Player"), Column("", "l", most=230)]
    rows = [_row(shown, call) for call in view.calls]
    title = f"Empires of epoch {roman(view.turn)}"
    subtitle = f"{shown.epoch}, {shown.moment}"
    image = table(columns, rows, shown.scheme, title, subtitle)
    texts = [_say(shown, number, call) for number, call in enumerate(view.calls, start=1)]
    listing = Listing(f"{title}. {subtitle}.").say(*texts)
    short = [f"{call.name}, {_fate(shown, call)}" for call in view.calls]
    return Picture(flat(image, shown.scheme.paper), alt(title, *short), str(listing))


def _row(shown: Shown, call: CallView) -> Row:
    scheme = shown.scheme
    card = empires().cards[call.card]
    seat, fate = holder(shown, call)
    cells: list[Cell] = [
        Note(str(card.slot), scheme.faint),
        card.name,
        card.strength,
        ", ".join(land_name(people.start) for people in card.empires),
        _capitals(card),
        fleets_of(card),
        None if seat is None else shown.livery(seat),
        fate if seat is None else shown.written(seat),
    ]
    return Row(tuple(cells), strong=fate == "has its turn", faint=call.called and seat is None)


def _capitals(card: EmpireCard) -> Cell:
    return sprite(Sprite.CAPITAL, scale=0.76) if card.has_capital else None


def _navigation(card: EmpireCard) -> list[str]:
    return list(dict.fromkeys(sea for people in card.empires for sea in people.navigation))


def fleets_of(card: EmpireCard) -> str:
    """Where it has fleets; names are cut where there are many."""
    names = [water_name(sea).removesuffix(" Ocean") for sea in _navigation(card)]
    for long, short in SHORTER if len(names) > MANY else ():
        names = [name.replace(long, short) for name in names]
    return ", ".join(names)


def _fate(shown: Shown, call: CallView) -> str:
    seat, fate = holder(shown, call)
    return f"{shown.player(seat)}: {fate}" if seat is not None else fate


def _say(shown: Shown, number: int, call: CallView) -> str:
    return f"{number}. {say.empire_facts(call.card)}; {_fate(shown, call)}"

"""Before the first turn: who leads which civilization, and where it begins."""

from collections.abc import Callable, Sequence

from rules.civ.civ import Civ
from rules.civ.events_trade import CivilizationChosen, SequenceDealt, Settled
from rules.civ.pieces import place_tokens
from rules.table import Choice, Choose, Script, Seat, in_turn
from rules.table.assigning import assigned


def choose_in_sequence(
    g: Civ, sequence: Sequence[Seat], free: list[str], section: str, aside: Callable[[Seat], str]
) -> Script[None]:
    """Everybody chooses among the civilizations still free; `aside` is what a seat should know besides."""

    def take(seat: Seat, civ: str) -> None:
        free.remove(civ)
        take_civilization(g, seat, civ)

    g.tell(SequenceDealt(tuple(sequence)))
    yield from in_turn(sequence, lambda seat: _choice(g, seat, free, section, aside(seat)), take)


def take_assigned(g: Civ, free: list[str]) -> list[Seat]:
    """What the host assigned before the game is taken first, and is not free any more; the seats left."""
    fixed = assigned(g.state.options)
    for seat, civ in fixed.items():
        free.remove(civ)
        take_civilization(g, seat, civ)
    return [seat for seat in g.seats if seat not in fixed]


def _choice(g: Civ, seat: Seat, free: Sequence[str], section: str, aside: str) -> Choose:
    return Choose(
        seat=seat,
        key="civilization",
        prompt=f"Which civilization do you lead?{aside}",
        section=section,
        public="chooses a civilization",
        options=tuple(Choice(civ, civ, f"begins in {g.board.starts[civ]}") for civ in free),
        fallback=free[0],
    )


def take_civilization(g: Civ, seat: Seat, civ: str) -> None:
    """A seat leads a civilization from now on."""
    g.nation(seat).civ = civ
    g.tell(CivilizationChosen(seat, civ))


def settle_at_starts(g: Civ) -> None:
    """One token of everybody in the starting area."""
    for seat in g.order():
        start = g.board.starts[g.nation(seat).civ]
        place_tokens(g, start, seat, 1)
        g.tell(Settled(seat, (), {start: 1}))

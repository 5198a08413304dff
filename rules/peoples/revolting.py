"""Ch. 9: a people is asked for its Revolution, and it is carried out."""

from rules.peoples.feeding import engaged, fields_for_tribes, upkeep
from rules.peoples.naming import counted
from rules.peoples.play import Play
from rules.peoples.revolution import begin_revolution, carry_out
from rules.peoples.revolution_orders import Line
from rules.peoples.revolution_referee import RevolutionReferee
from rules.peoples.state import Stage
from rules.peoples.words import amounts
from rules.table import Purchase, Script, Seat, ask


def revolt(g: Play, seat: Seat) -> Script[None]:
    """Ch. 9: the whole Revolution of a people."""
    begin_revolution(g, seat)
    if g.state.stage is Stage.OVER:
        return
    lines = yield from ask(_question(g, seat))
    yield from carry_out(g, seat, lines)


def _question(g: Play, seat: Seat) -> Purchase[tuple[Line, ...]]:
    tribes = engaged(g, seat)
    food = f"{counted(tribes, 'tribe')} to feed for {upkeep(g, tribes)} food"
    room = f"room for new ones in {', '.join(fields_for_tribes(g, seat)[:8]) or 'no area'}"
    held = amounts(g.player(seat).resources)
    return Purchase(
        seat=seat,
        key="revolution",
        prompt=f"Your Revolution: {food}. What do you add, advance, develop and specialize?\n"
        f"You have {held}, and your own food, luxury and commodity marker; {room}.",
        section="PC 9",
        public="takes the Revolution",
        referee=RevolutionReferee(g, seat),
    )

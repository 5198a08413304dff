"""Ch. 4 step 4: the first phase, in which the players choose and lay out their starting parts."""

from rules.peoples.arranging import SECTION, Arrangement, settle
from rules.peoples.arranging_referee import ArrangingReferee
from rules.peoples.play import Play
from rules.peoples.state import Stage
from rules.table import Orders, Script, Seat, in_turn

PROMPT = (
    "Which starting part is yours, and how is it laid out?\n"
    "Name its four central areas clockwise from the north-west, at least two of them land, then the areas of "
    "your first two tribes."
)


def arrange_parts(g: Play) -> Script[None]:
    """Ch. 4 step 4: counter clockwise, so from the last in turn order to the first."""
    order = [seat for seat in reversed(g.state.order) if not g.player(seat).left]
    yield from in_turn(order, lambda seat: _question(g, seat), lambda seat, answer: settle(g, seat, answer))
    g.state.starts = []
    g.state.stage = Stage.TURN


def _question(g: Play, seat: Seat) -> Orders[Arrangement]:
    return Orders(
        seat=seat,
        key=f"part:{seat}",
        prompt=PROMPT,
        section=SECTION,
        public="chooses a starting part",
        referee=ArrangingReferee(g, seat),
    )

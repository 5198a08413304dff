"""Dawn 24.1.6 to 24.1.8: unit points lost, and nations that have not enough of them."""

from collections.abc import Callable, Iterable, Mapping

from rules.civ.calamity.case import Case
from rules.civ.calamity.damage import Test, anywhere, take_damage, units_of
from rules.civ.phases.elimination import eliminate
from rules.table import Script, Seat


def lose_points(
    case: Case,
    amounts: Mapping[Seat, int],
    where: Test = anywhere,
    city_counts: Test = anywhere,
    doomed: Callable[[Seat], Mapping[str, int]] = lambda seat: {},
) -> Script[None]:
    """Dawn 24.1.8: exactly so many, or more if necessary; whoever has not enough may be wiped out."""
    short = [seat for seat in amounts if is_short(case, seat, amounts[seat], where, city_counts)]
    yield from take_damage(case, amounts, where, city_counts, doomed=doomed)
    wipe_out(case, short)


def is_short(
    case: Case, seat: Seat, amount: int, where: Test = anywhere, city_counts: Test = anywhere
) -> bool:
    """Whether a seat has fewer unit points than so many in the areas that count."""
    return sum(here.points for here in units_of(case.g, seat, where, city_counts)) < amount


def wipe_out(case: Case, short: Iterable[Seat]) -> None:
    """Dawn 24.1.7: of those who were short, whoever has no unit left is eliminated.

    Of several at once the one that comes first in C.A.C. order goes last, and ends ahead of the others.
    """
    gone = [seat for seat in short if not case.g.areas_of(seat)]
    for seat in reversed(case.g.ranked(gone)):
        eliminate(case.g, seat, case.name)

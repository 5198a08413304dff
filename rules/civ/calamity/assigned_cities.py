"""Cities of others that are reduced as the primary victim assigns them."""

from collections.abc import Mapping

from rules.civ.calamity.case import Case
from rules.civ.events_calamity import VictimsNamed
from rules.table import Allocate, Script, Seat, ask


def city_assignment(case: Case, shares: Mapping[Seat, int], share: int) -> Allocate:
    """Whose cities; these seats with their limits, the leaders if the victim does not say otherwise."""
    g = case.g
    strongest = sorted(shares, key=lambda seat: -sum(n for _, n in g.rules.points(g, seat)))
    limits = {str(seat): shares[seat] for seat in strongest}
    total = min(case.figure("assigned"), sum(limits.values()))
    return Allocate(
        seat=case.victim,
        key=case.key("assign"),
        prompt=f"{case.name}: {total} cities of other players are reduced, at most {share} of one. Whose?",
        section=case.section,
        public=f"names further victims of {case.name}",
        topic="victims",
        limits=limits,
        total=total,
        labels={str(seat): g.name(seat) for seat in shares},
    )


def assign_cities(case: Case, shares: Mapping[Seat, int], share: int) -> Script[dict[Seat, int]]:
    """The primary victim assigns the cities; how many to whom, before what their advances change."""
    spread = yield from ask(city_assignment(case, shares, share))
    others = {seat: spread[str(seat)] for seat in case.g.ranked(int(key) for key in spread)}
    if others:
        case.g.tell(VictimsNamed(case.victim, case.name, tuple(others)))
    return others

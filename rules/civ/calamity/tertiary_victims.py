"""Tertiary victims: drawn in by secondary ones."""

from collections.abc import Iterable

from rules.civ.calamity.case import Case, Role
from rules.civ.calamity.distance import bordering
from rules.civ.events_calamity import VictimsNamed
from rules.table import Choice, Choose, Script, Seat, ask


def draw_in_others(case: Case, secondary: Iterable[Seat]) -> Script[tuple[Seat, ...]]:
    """Secondary victims whose advances say so each draw in a neighbour whom the card has not met yet."""
    g = case.g
    met = {case.victim, *secondary}
    drawn: list[Seat] = []
    for seat in g.ranked(secondary):
        open_ = [other for other in bordering(g, seat) if other not in met and _can_be_drawn_in(case, other)]
        if open_ and case.figure("draws_in", seat, Role.SECONDARY):
            other = int((yield from ask(_question(case, seat, open_))))
            g.tell(VictimsNamed(seat, case.name, (other,)))
            met.add(other)
            drawn.append(other)
    return tuple(drawn)


def _can_be_drawn_in(case: Case, seat: Seat) -> bool:
    return case.g.city_count(seat) > 0 and not case.figure("spared", seat, Role.TERTIARY)


def _question(case: Case, seat: Seat, among: list[Seat]) -> Choose:
    g = case.g
    strongest = max(among, key=lambda other: sum(n for _, n in g.rules.points(g, other)))
    return Choose(
        seat=seat,
        key=case.key("draw-in"),
        prompt=f"{case.name}: name a neighbour, who must reduce "
        f"{case.calamity.effect[Role.TERTIARY]['cities']} city as well.",
        section=case.section,
        public=f"names a further victim of {case.name}",
        topic="victims",
        options=tuple(Choice(str(other), g.name(other), g.nation(other).name) for other in among),
        fallback=str(strongest),
    )

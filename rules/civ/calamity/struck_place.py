"""Calamities that strike one place: the one where most of the victim's own is met."""

from collections.abc import Mapping

from rules.civ.calamity.case import Case
from rules.civ.events_calamity import PlaceStruck
from rules.table import Choice, Choose, Script, ask


def strike_place(case: Case, met: Mapping[str, int], what: str) -> Script[str | None]:
    """WE ch.8: the place where most is met; among equals the victim chooses. None, where nothing is."""
    most = max(met.values(), default=0)
    if not most:
        return None
    places = sorted(place for place, amount in met.items() if amount == most)
    place = yield from ask(
        Choose(
            seat=case.victim,
            key=case.key("place"),
            prompt=f"{case.name}: which {what} is struck? Each would meet as much of yours.",
            section=case.section,
            public=f"chooses where {case.name} strikes",
            topic="place",
            options=tuple(Choice(name, name) for name in places),
            fallback=places[0],
        )
    )
    case.g.tell(PlaceStruck(case.victim, case.name, place))
    return place

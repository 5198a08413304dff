"""The two factions of a civil war: who selects them, and which is kept."""

from dataclasses import dataclass

from rules.civ.calamity.case import Case
from rules.civ.calamity.units import ChooseUnits, Units, choose_units, unit_label, units_on_board
from rules.civ.events_calamity import FactionKept
from rules.civ.state import BARBARIANS
from rules.table import Choice, Choose, Script, Seat, ask

FIRST, SECOND = "first", "second"


@dataclass(frozen=True, slots=True)
class Factions:
    """What the victim keeps, and what goes over."""

    kept: Units
    lost: Units


def faction_question(case: Case, chooser: Seat, units: Units, points: int, what: str) -> ChooseUnits:
    """Which of these units, of so many points, are a faction."""
    return choose_units(case, chooser, units, points, "faction", what, cities_first=True)


def select_faction(case: Case, chooser: Seat, units: Units, points: int, what: str) -> Script[Units]:
    """So many points of these units for a faction."""
    question = faction_question(case, chooser, units, points, what)
    selected = question.chosen((yield from ask(question)))
    assert selected is not None
    return selected


def keep_one(case: Case, beneficiary: Seat, first: Units) -> Script[Factions]:
    """The victim keeps one of the factions; the first, where it is everything."""
    g, city = case.g, case.g.numbers.city_points
    second = units_on_board(g, case.victim).without(first)
    parts = {FIRST: first, SECOND: second}
    points = {name: part.points(city) for name, part in parts.items()}
    kept = yield from ask(
        Choose(
            seat=case.victim,
            key=case.key("keep"),
            prompt=f"{case.name}: which faction do you keep? The other goes to "
            f"{heirs_of(case, beneficiary)}.",
            section=case.section,
            public=f"chooses a faction in {case.name}",
            topic="faction",
            options=tuple(
                Choice(name, f"The {name} faction", f"{points[name]} unit points: {_listed(case, part)}")
                for name, part in parts.items()
                if part.areas
            ),
            fallback=max(points, key=lambda name: points[name]),
        )
    )
    lost = SECOND if kept == FIRST else FIRST
    g.tell(FactionKept(case.victim, case.name, kept, points[kept], points[lost]))
    return Factions(parts[kept], parts[lost])


def heirs_of(case: Case, beneficiary: Seat) -> str:
    """To whom the lost faction goes, in words."""
    return "barbarians and pirates" if beneficiary == BARBARIANS else case.g.name(beneficiary)


def _listed(case: Case, units: Units) -> str:
    return ", ".join(unit_label(case.g, units, area) for area in units.areas)

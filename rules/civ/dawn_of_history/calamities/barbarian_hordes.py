"""Barbarian Hordes: they invade where the victim has tokens, and stay on the board."""

from rules.civ.calamity.case import Case
from rules.civ.dawn_of_history.barbarian_waves import fight_and_go_on
from rules.civ.dawn_of_history.controller import controller
from rules.civ.dawn_of_history.warband import note
from rules.civ.events_calamity import HordeMoved
from rules.civ.pieces import place_tokens
from rules.civ.policies.calamities import Major
from rules.civ.state import BARBARIANS
from rules.table import Choice, Choose, Script, Seat, ask

HORDES = "Barbarian Hordes"


def invade(case: Case) -> Script[None]:
    """Dawn 29.5.2.2 to 29.5.2.5, 29.5.2.13: a new horde, where its leader says; then all conflicts."""
    g, leader = case.g, controller(case.g)
    assert leader is not None
    tokens, areas = min(case.figure("tokens"), g.token_stock(BARBARIANS)), landings(case)
    if tokens and areas:
        area = yield from ask(_question(case, leader, areas, tokens))
        place_tokens(g, area, BARBARIANS, tokens)
        g.tell(HordeMoved(case.victim, area, tokens))
    else:
        case.pass_by("there is nobody to invade" if tokens else "no barbarians are left to come")
    yield from fight_and_go_on(g, leader, case.key("wave"))


def landings(case: Case) -> list[str]:
    """Dawn 29.5.2.5: where the victim has tokens; if it has none on the board, its cities."""
    return sorted(case.g.tokens_of(case.victim)) or case.g.cities_of(case.victim)


def _question(case: Case, leader: Seat, areas: list[str], tokens: int) -> Choose:
    g = case.g
    return Choose(
        seat=leader,
        key=case.key("area"),
        prompt=f"{case.name} against {g.name(case.victim)}: where do {tokens} barbarian tokens invade?",
        section=case.section,
        public=f"leads {case.name}",
        topic="horde",
        options=tuple(Choice(area, area, note(g, area)) for area in areas),
        fallback=max(areas, key=lambda area: g.limit(area) - g.population(area)),
    )


EFFECT = Major(invade)

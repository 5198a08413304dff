"""Barbarian Hordes: they invade where the victim has tokens, and stay on the board."""

from rules.civ.calamity.case import Case
from rules.civ.dawn_of_history.barbarian_notes import note
from rules.civ.dawn_of_history.barbarian_waves import fight_and_go_on
from rules.civ.dawn_of_history.controller import controller
from rules.civ.events_calamity import HordeMoved
from rules.civ.pieces import place_tokens
from rules.civ.policies.calamities import Major
from rules.civ.state import BARBARIANS
from rules.table import Choice, Choose, Script, Seat, ask

HORDES = "Barbarian Hordes"


def barbarian_hordes(case: Case) -> Script[None]:
    """Dawn 29.5.2: their leader says where they begin, and they invade."""
    leader = controller(case.g)
    assert leader is not None
    question = landing(case, leader)
    yield from invade(case, leader, None if question is None else (yield from ask(question)))


def invade(case: Case, leader: Seat, area: str | None) -> Script[None]:
    """Dawn 29.5.2.2, 29.5.2.13: a new horde where its leader said, while the stock lasts; then they fight."""
    g, tokens = case.g, _tokens(case)
    if area is not None and tokens:
        place_tokens(g, area, BARBARIANS, tokens)
        g.tell(HordeMoved(case.victim, area, tokens))
    else:
        case.pass_by("no barbarians are left to come" if landings(case) else "there is nobody to invade")
    yield from fight_and_go_on(g, leader, case.key("wave"))


def _tokens(case: Case) -> int:
    """Dawn 29.5.2.2 to 29.5.2.4: how many come, while the stock lasts."""
    return min(case.figure("tokens"), case.g.token_stock(BARBARIANS))


def landings(case: Case) -> list[str]:
    """Dawn 29.5.2.5: where the victim has tokens; if it has none on the board, its cities."""
    return sorted(case.g.tokens_of(case.victim)) or case.g.cities_of(case.victim)


def landing(case: Case, leader: Seat) -> Choose | None:
    """Dawn 29.5.2.5: where the horde begins; None where none comes."""
    g, areas, tokens = case.g, landings(case), _tokens(case)
    if not areas or not tokens:
        return None
    return Choose(
        seat=leader,
        key=case.key("area"),
        prompt=f"{case.name} against {g.name(case.victim)}: where do {tokens} new barbarian tokens invade?",
        section=case.section,
        public=f"leads {case.name}",
        topic="horde",
        options=tuple(Choice(area, area, note(g, area)) for area in areas),
        fallback=max(areas, key=lambda area: g.limit(area) - g.population(area)),
    )


EFFECT = Major(barbarian_hordes)

"""Dawn 29.5.2.1: who leads the barbarians, and who acts for them where nobody does."""

from rules.civ.calamity.case import Case
from rules.civ.civ import Civ
from rules.civ.dawn_of_history.state import dawn
from rules.civ.events_barbarians import BarbariansLed
from rules.table import Choice, Choose, Script, Seat, ask


def controller(g: Civ) -> Seat | None:
    """Dawn 29.5.2.1, 29.5.2.20: who leads them; nobody before the first horde, and never one who has left."""
    state = dawn(g)
    if state.controller is not None and state.controller not in g.seats:
        _hand_over(g, fewest_cities(g))
    return state.controller


def lead_by_card(case: Case) -> None:
    """Dawn 29.5.2.1: whoever drew the card leads them; if that is the victim, who has the fewest cities."""
    g, drawer = case.g, case.drawer()
    leader = fewest_cities(g) if drawer in (None, case.victim) else drawer
    case.strike()
    _hand_over(g, leader)


def fewest_cities(g: Civ) -> Seat | None:
    """Dawn 29.5.2.1, 11.1.4: the player with the fewest cities; C.A.C. order breaks ties."""
    return min(g.order(), key=g.city_count, default=None)


def _hand_over(g: Civ, leader: Seat | None) -> None:
    """Everybody hears of it, unless nothing changes."""
    state = dawn(g)
    if leader is not None and leader != state.controller:
        g.tell(BarbariansLed(leader))
    state.controller = leader


def stand_in_for_barbarians(case: Case) -> Script[Seat]:
    """Dawn 29.4.1.2: the victim names another player who chooses for the barbarians; or their leader does."""
    g = case.g
    others, leader = g.rivals(case.victim), controller(g)
    seat = yield from ask(
        Choose(
            seat=case.victim,
            key=case.key("acts"),
            prompt=f"{case.name}: the barbarians gain from it. Which player chooses for them?",
            section=case.section,
            public=f"names who acts for the barbarians in {case.name}",
            topic="barbarians-act",
            options=tuple(Choice(str(other), g.name(other), g.nation(other).name) for other in others),
            fallback=str(leader if leader in others else others[0]),
        )
    )
    return int(seat)

"""Dawn 29.5.2.1: who leads the barbarians, and who acts for them where nobody does."""

from rules.civ.calamity.case import Case
from rules.civ.civ import Civ
from rules.civ.dawn_of_history.state import dawn
from rules.civ.events_barbarians import BarbariansActedFor, BarbariansLed
from rules.civ.events_calamity import Part
from rules.table import Choice, Choose, Seat


def leader_of_barbarians(g: Civ) -> Seat | None:
    """Dawn 29.5.2.1, 29.5.2.20: who leads them; nobody before the first horde, and never one who has left."""
    leader = dawn(g).controller
    return fewest_cities(g) if leader is not None and leader not in g.seats else leader


def controller(g: Civ) -> Seat | None:
    """The same; where that has changed, everybody hears of it."""
    _hand_over(g, leader_of_barbarians(g))
    return dawn(g).controller


def lead_by_card(case: Case) -> None:
    """Dawn 29.5.2.1: whoever drew the card leads them; if that is the victim, who has the fewest cities."""
    g, drawer = case.g, case.drawer()
    leader = fewest_cities(g) if drawer in (None, case.victim) else drawer
    case.strike(leader, Part.LEADS)
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


def stand_in_question(case: Case) -> Choose:
    """Dawn 29.4.1.2: which other player chooses for the barbarians; their leader, if the victim does not say.

    The last player in the game has nobody else to name.
    """
    g = case.g
    others, leader = g.rivals(case.victim) or [case.victim], leader_of_barbarians(g)
    return Choose(
        seat=case.victim,
        key=case.key("acts"),
        prompt=f"{case.name}: the barbarians gain from it. Which player chooses for them?",
        section=case.section,
        public=f"names who acts for the barbarians in {case.name}",
        topic="barbarians-act",
        options=tuple(Choice(str(other), g.name(other), g.nation(other).name) for other in others),
        fallback=str(leader if leader in others else others[0]),
    )


def act_for_barbarians(case: Case, answer: str) -> Seat:
    """Everybody hears who chooses for them."""
    case.g.tell(BarbariansActedFor(int(answer), case.name))
    return int(answer)

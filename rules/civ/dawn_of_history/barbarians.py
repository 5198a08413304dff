"""Dawn 29.5.2: the turn of the barbarians, before all calamities."""

from rules.civ.calamity.resolution import cases_of
from rules.civ.cards import discard_card
from rules.civ.civ import Civ
from rules.civ.dawn_of_history.barbarian_referee import BarbarianReferee
from rules.civ.dawn_of_history.barbarian_waves import fight_and_go_on
from rules.civ.dawn_of_history.calamities.barbarian_hordes import HORDES, invade
from rules.civ.dawn_of_history.controller import controller, lead_by_card
from rules.civ.dawn_of_history.warband import RAISED, SECTION, Warband
from rules.civ.movement.barbarian_orders import BarbarianOrders
from rules.civ.policies.calamities import Round
from rules.table import Orders, Script, Seat, ask


def barbarians(g: Civ) -> Script[None]:
    """Dawn 29.1.3, 29.5.2: what is in play moves, then come the new hordes, each with its conflicts.

    Before the first horde nobody leads them, and they do nothing (29.5.2.20).
    """
    cases = cases_of(g, Round((HORDES,)))
    for case in cases[:1]:
        lead_by_card(case)
    leader = controller(g)
    if leader is None:
        return
    orders = yield from ask(_question(g, leader))
    faults = Warband(g, leader).do_all(orders)
    assert not faults, faults
    if not cases:
        yield from fight_and_go_on(g, leader, "wave")
    for number, case in enumerate(cases):
        if number:
            lead_by_card(case)
        yield from invade(case)
        discard_card(g, case.victim, case.card)


def _question(g: Civ, leader: Seat) -> Orders[BarbarianOrders]:
    return Orders(
        seat=leader,
        key="barbarians",
        prompt=f"You lead the barbarians. Each pirate city brings forth {RAISED} tokens or, at a coast, a "
        f"ship; ships sail {g.numbers.ship_steps} areas along the coasts and stop at ships of others; tokens "
        "go to the next area by land, or over two pirate ships in areas next to each other.",
        section=SECTION,
        public="leads the barbarians",
        referee=BarbarianReferee(g, lambda at: Warband(at, leader)),
    )

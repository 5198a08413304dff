"""Dawn 29.5.2: the turn of the barbarians, before all calamities."""

from collections.abc import Sequence
from typing import Any

from rules.civ.calamity.case import Case
from rules.civ.calamity.resolution import cases_of
from rules.civ.cards import discard_card
from rules.civ.civ import Civ
from rules.civ.dawn_of_history.barbarian_referee import BarbarianReferee
from rules.civ.dawn_of_history.barbarian_waves import fight_and_go_on
from rules.civ.dawn_of_history.calamities.barbarian_hordes import HORDES, barbarian_hordes, invade, landing
from rules.civ.dawn_of_history.controller import controller, lead_by_card
from rules.civ.dawn_of_history.warband import RAISED, SECTION, Warband
from rules.civ.movement.barbarian_orders import BarbarianOrders
from rules.civ.policies.calamities import Round
from rules.civ.state import BARBARIANS
from rules.table import Orders, Question, Script, Seat, ask_each


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
    area = yield from _move(g, leader, cases[:1])
    if not cases:
        yield from fight_and_go_on(g, leader, "wave")
    for number, case in enumerate(cases):
        if number:
            lead_by_card(case)
            yield from barbarian_hordes(case)
        else:
            yield from invade(case, leader, area)
        discard_card(g, case.victim, case.card)


def _move(g: Civ, leader: Seat, new: Sequence[Case]) -> Script[str | None]:
    """Dawn 29.5.2.6 to 29.5.2.12: those in play move; where the first new horde begins is asked with that."""
    landings = [question for case in new if (question := landing(case, leader)) is not None]
    questions: list[Question[Any]] = [_question(g, leader), *landings]
    orders, *area = yield from ask_each(questions)
    faults = Warband(g, leader).do_all(orders)
    assert not faults, faults
    return area[0] if area else None


def _question(g: Civ, leader: Seat) -> Orders[BarbarianOrders]:
    return Orders(
        seat=leader,
        key="barbarians",
        prompt=_prompt(g),
        section=SECTION,
        public="leads the barbarians",
        topic="barbarians",
        referee=BarbarianReferee(g, lambda at: Warband(at, leader)),
    )


def _prompt(g: Civ) -> str:
    """What there is to order, and the rules for that."""
    cities, ships, tokens = g.city_count(BARBARIANS), len(g.ships_of(BARBARIANS)), g.census_of(BARBARIANS)
    have = {"pirate city|pirate cities": cities, "ship|ships": ships, "token|tokens": tokens}
    there = [f"{count} {name.split('|')[count > 1]}" for name, count in have.items() if count]
    said = [f"You lead the barbarians: {', '.join(there) or 'none are in play'}. What are their orders?\n"]
    if cities:
        said.append(f"Each city raises {RAISED} tokens or, at a coast, a ship.")
    if cities or ships:
        steps = g.numbers.ship_steps
        said.append(f"Ships sail up to {steps} areas along the coasts, no farther than ships of others.")
    if cities or tokens:
        bridge = ", or over two pirate ships in areas next to each other" if cities or ships else ""
        said.append(f"Tokens go to the next area by land{bridge}; then they fight.")
    return "".join((said[0], " ".join(said[1:]))).strip()

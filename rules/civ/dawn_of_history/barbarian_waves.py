"""Dawn 29.5.2.13 to 29.5.2.17: the barbarians fight, and go on while they are too many for the land."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from rules.civ.civ import Civ
from rules.civ.dawn_of_history.barbarian_referee import BarbarianReferee
from rules.civ.dawn_of_history.warband import SECTION, Warband
from rules.civ.events_calamity import HordeScattered
from rules.civ.movement.barbarian_orders import BarbarianOrders
from rules.civ.phases.conflict import conflict
from rules.civ.pieces import remove_tokens
from rules.civ.state import BARBARIANS
from rules.table import Orders, Question, Script, Seat, Wait, ask


def fight_and_go_on(g: Civ, leader: Seat, key: str) -> Script[None]:
    """Dawn 29.5.2.13, 29.5.2.14: all conflicts; then those above the limits go on, fight there, and so on.

    Nobody enters an area that barbarians had to leave before, so it comes to an end.
    """
    wave, left = 1, set[str]()
    yield from _keyed(conflict(g), f"{key}:{wave}")
    while crowds := crowded(g):
        left.update(crowds)
        yield from _go_on(g, leader, crowds, left, f"{key}:{wave}")
        wave += 1
        yield from _keyed(conflict(g), f"{key}:{wave}")


def crowded(g: Civ) -> dict[str, int]:
    """Dawn 29.5.2.14: the barbarian tokens above the population limits, by area."""
    above = {area: count - g.limit(area) for area, count in g.tokens_of(BARBARIANS).items()}
    return {area: above[area] for area in sorted(above) if above[area] > 0}


def _go_on(g: Civ, leader: Seat, crowds: Mapping[str, int], left: Collection[str], key: str) -> Script[None]:
    """Dawn 29.5.2.15: the leader says where those go who are too many; who finds no way scatters."""
    ways = Warband.going_on(g, leader, crowds, left)
    due = {area: count for area, count in crowds.items() if ways.ways(area)}
    for area in [area for area in crowds if area not in due]:
        remove_tokens(g, area, BARBARIANS, crowds[area])
        g.tell(HordeScattered(area, crowds[area]))
    if due:
        orders = yield from ask(_question(g, leader, due, left, key))
        band = Warband.going_on(g, leader, due, left)
        faults = band.do_all(orders) + band.end()
        assert not faults, faults


def _question(
    g: Civ, leader: Seat, due: Mapping[str, int], left: Collection[str], key: str
) -> Orders[BarbarianOrders]:
    crowds = ", ".join(f"{count} in {area}" for area, count in due.items())
    return Orders(
        seat=leader,
        key=f"{key}:barbarians",
        prompt=f"Barbarians above the limits must go on: {crowds}. Where do they go, and fight?",
        section=SECTION,
        public="leads the barbarians on",
        topic="barbarians-go-on",
        referee=BarbarianReferee(g, lambda at: Warband.going_on(at, leader, due, left)),
    )


def _keyed(script: Script[None], key: str) -> Script[None]:
    """A script whose questions are those of one wave: the same area may be fought for again."""
    replies: Any = None
    while True:
        try:
            wait = script.send(replies)
        except StopIteration:
            return
        later = partial(_later, wait, key)
        replies = yield replace(wait, questions=_own(wait.questions, key), later=later)


def _own(questions: Iterable[Question[Any]], key: str) -> tuple[Question[Any], ...]:
    return tuple(replace(question, key=f"{key}:{question.key}") for question in questions)


def _later(wait: Wait, key: str) -> tuple[Question[Any], ...]:
    return _own(wait.later(), key)

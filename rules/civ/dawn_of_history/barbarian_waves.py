"""Dawn 29.5.2.13 to 29.5.2.17: the barbarians fight, and go on while they are too many for the land."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from rules.civ.civ import Civ
from rules.civ.dawn_of_history.warband import SECTION, march, note, ways_from
from rules.civ.events_calamity import HordeScattered
from rules.civ.phases.conflict import conflict
from rules.civ.phases.fleets import fleet_conflicts
from rules.civ.pieces import remove_tokens
from rules.civ.state import BARBARIANS
from rules.table import Allocate, Question, Script, Seat, Wait, ask_each


def fight_and_go_on(g: Civ, leader: Seat, key: str) -> Script[None]:
    """Dawn 29.5.2.13, 29.5.2.14: all conflicts; then those above the limits go on, fight there, and so on.

    They never enter an area that barbarians had to leave before, so it comes to an end.
    """
    fleet_conflicts(g)
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
    ways = {area: [way for way in ways_from(g, area) if way not in left] for area in crowds}
    open_ = [area for area in crowds if ways[area]]
    questions = [_question(g, leader, area, crowds[area], ways[area], key) for area in open_]
    answers = yield from ask_each(questions)
    for area in crowds:
        if area not in open_:
            remove_tokens(g, area, BARBARIANS, crowds[area])
            g.tell(HordeScattered(area, crowds[area]))
    for area, spread in zip(open_, answers, strict=True):
        for target, count in spread.items():
            march(g, leader, area, target, count)


def _question(g: Civ, leader: Seat, area: str, count: int, ways: list[str], key: str) -> Allocate:
    return Allocate(
        seat=leader,
        key=f"{key}:{area}",
        prompt=f"{count} barbarian tokens are too many for {area}. Where do they go, and fight?",
        section=SECTION,
        public="leads the barbarians on",
        topic="horde",
        limits=dict.fromkeys(ways, count),
        total=count,
        labels={way: f"{way} ({note(g, way)})" for way in ways},
        fallback={_easiest(g, ways): count},
    )


def _easiest(g: Civ, ways: list[str]) -> str:
    """Where there is most room, and no city."""
    return max(ways, key=lambda way: (g.city_owner(way) is None, g.limit(way) - g.population(way)))


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

"""Positions of Dawn of History with barbarians, and calamities that were drawn by somebody."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.dawn_of_history.barbarians import barbarians
from rules.civ.dawn_of_history.state import dawn
from rules.civ.state import BARBARIANS, Card, Ship
from tests.rules.civ.dawn.scene import scene
from tests.rules.civ.rulesets import DAWN
from tests.rules.civ.scenario import Scene, side

ORDERS = "Hellas barbarians"
HARBOURS = [area for area in sorted(DAWN.board.areas) if DAWN.board.areas[area].is_coastal]
FAR = [
    area
    for area in HARBOURS
    if DAWN.board.areas[area].region in ("Indus", "Maurya", "Dravidia", "Saba", "Persia", "Hatti")
]
"""Coastal areas far from where the tests take place."""


def wild(
    sides: Mapping[str, Mapping[str, Any]],
    *,
    leader: str | None = "Hellas",
    pirate_ships: Sequence[str] = (),
    **more: Any,
) -> Scene:
    """A position with somebody who leads the barbarians, and perhaps pirate ships."""
    s = scene(sides, **more)
    dawn(s.g).controller = None if leader is None else s.seat(leader)
    for area in pirate_ships:
        s.state.ships.append(Ship(BARBARIANS, area, DAWN.board.areas[area].coasts[0].id, 1))
    return s


def give(s: Scene, victim: str, card: str, drawer: str | None = None, passer: str | None = None) -> None:
    """A calamity into a hand."""
    drew, passed = (None if who is None else s.seat(who) for who in (drawer, passer))
    s.nation(victim).hand.append(Card(card, passed, "", drew))


def struck(
    victim: str,
    card: str,
    sides: Mapping[str, Mapping[str, Any]],
    answers: Mapping[str, Any] | None = None,
    *,
    drawer: str | None = None,
    passer: str | None = None,
    **more: Any,
) -> Scene:
    """The position after a calamity of one victim was resolved; the victim drew it, unless said otherwise."""
    s = wild(sides, **more)
    give(s, victim, card, drawer or victim, passer or drawer)
    s.play(resolve_calamities, answers)
    assert not s.nation(victim).hand
    return s


def turn(
    sides: Mapping[str, Mapping[str, Any]],
    orders: Any = None,
    answers: Mapping[str, Any] | None = None,
    *,
    hordes: Mapping[str, str] | None = None,
    **more: Any,
) -> Scene:
    """The position after a turn of the barbarians, led by Hellas; `hordes`: who drew the card of whom."""
    s = wild({"Hellas": side(), **sides}, **more)
    for victim, drawer in (hordes or {}).items():
        give(s, victim, "Barbarian Hordes", drawer, drawer)
    given = {} if orders is None else {ORDERS: written(orders) if isinstance(orders, str) else orders}
    s.play(barbarians, {**given, **(answers or {})})
    return s


def written(text: str) -> Any:
    """An answer made of written lines, from nothing."""

    def answer(question: Any) -> Any:
        data = question.read(text, [])
        assert isinstance(data, list), data
        return data

    return answer

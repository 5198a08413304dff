"""Positions on the ancient board, for whichever game is played there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.civ.offer import Cry, Floor, Offer
from rules.civ.ruleset import Ruleset
from rules.civ.state import CivState
from tests.rules.civ.scenario import Scene, side

NAMES = (
    *("Ada", "Bartholomew the Younger", "Çelik", "_Dido_", "Евгений", "Fatima", "Gil", "Hiro", "Ines"),
    *("Jo", "Kim", "Lea", "Mirabelle von Hohenstein", "Noor", "Otto", "Pia", "Quentin", "Rosa"),
)
CROWD = 18


def populated(
    rules: Ruleset, scene: Callable[..., Scene], civs: list[str], out_of_play: list[str]
) -> CivState:
    """Cities, ships, shared areas, barbarians, pirates, hands, advances."""
    regions = {civ: [a for a in rules.board.areas.values() if a.region == civ] for civ in civs}
    sides: dict[str, Any] = {}
    for number, civ in enumerate(civs):
        sites = [area.name for area in regions[civ] if area.site][: 2 + number % 4]
        rest = [area.name for area in regions[civ] if area.name not in sites][:-2]
        tokens = {name: 1 + (i + number) % 4 for i, name in enumerate(rest)}
        tokens[regions[civs[number - 1]][-1].name] = 2
        coasts = [area.name for area in regions[civ] if area.coasts]
        sides[civ] = side(
            tokens,
            cities=sites,
            ships=coasts[: number % 3],
            advances=sorted(rules.advances)[number * 2 : number * 2 + 4 + number % 8],
            hand=["Ochre", "Ochre", "Ochre", "Iron", "Silk"] if number % 2 else ["Fish", "Tin", "Tin", "Tea"],
            treasury=number,
            step=5 + number % 9,
        )
    state = scene(sides, two_blocks=len(civs) >= 12, barbarians={"Pannonia": 7}, turn=9).state
    state.out_of_play = out_of_play
    state.phase = "trade"
    state.pirates = [next(area for area in rules.board.areas if is_free_port(rules, state, area))]
    state.floor = Floor(
        offers=[Offer(10401, 3, 0, ["Ochre", "Ochre", "Silk"], ["Ochre", "Ochre"], ["Tin", "Tin"], 3)],
        cries={3: Cry(["Silk"], ["Ochre"])},
        done=[4],
    )
    return state


def is_free_port(rules: Ruleset, state: CivState, area: str) -> bool:
    """Whether nobody is in an area at a coast."""
    is_used = area in state.cities or area in state.tokens or area in state.out_of_play
    return bool(rules.board.areas[area].coasts) and not is_used and area not in state.pirates

"""Setting up on the whole board: what is in play, and who begins."""

from collections.abc import Mapping

from rules.civ.ancient.line_up import line_up
from rules.civ.phases.succession import NO_LIMIT
from rules.civ.ruleset import Ruleset
from rules.civ.stacks import Stack
from rules.civ.state import CivState, Nation
from rules.table import Choice, Option

BOARD = Option(
    "board",
    "Board (5 to 9 players)",
    (Choice("west", "The West"), Choice("east", "The East")),
    "west",
    "From 10 players on, parts of both are played; with 18 the whole board.",
)
TURNS = Option(
    "turns",
    "Turn limit",
    (Choice(NO_LIMIT, "None"), *(Choice(str(n), f"{n} turns") for n in (3, 5, 8, 10, 12, 15, 18))),
    NO_LIMIT,
)


def open_with(
    state_type: type[CivState],
    rules: Ruleset,
    options: Mapping[str, str],
    names: tuple[str, ...],
    stacks: Mapping[Stack, list[str]],
) -> CivState:
    """The state before anybody has a civilization; the regions of those not in play are out of it."""
    numbers, in_play = rules.numbers, line_up(len(names), options)
    return state_type(
        options=dict(options),
        nations=[
            Nation(name, stock=numbers.tokens, city_stock=numbers.cities, ship_stock=numbers.ships)
            for name in names
        ],
        out_of_play=[name for name, area in rules.board.areas.items() if area.region not in in_play],
        stacks=dict(stacks),
    )

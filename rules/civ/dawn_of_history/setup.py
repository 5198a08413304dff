"""Dawn 9, 10: setting up: what is in play, and who leads which civilization."""

from collections.abc import Mapping

from rules.civ.ancient.decks import make_stacks
from rules.civ.ancient.line_up import line_up
from rules.civ.ancient.setup import BOARD, TURNS, open_with
from rules.civ.civ import Civ
from rules.civ.dawn_of_history.deck import contents
from rules.civ.dawn_of_history.state import DawnState
from rules.civ.dawn_of_history.tables import PLAIN, VALUES
from rules.civ.phases.founding import choose_in_sequence, settle_at_starts, take_assigned, take_civilization
from rules.civ.ruleset import Ruleset
from rules.civ.state import CivState
from rules.table import Chance, Choice, Option, Script

OPTIONS = (
    BOARD,
    Option(
        "civilizations",
        "Civilizations",
        (Choice("random", "Dealt at random"), Choice("choice", "Chosen, in an order drawn by lot")),
        "random",
    ),
    Option(
        "track",
        "C.A.C.",
        (
            Choice(PLAIN, "Without numbers"),
            Choice(VALUES, "With numbers", "spaces of the Late Iron Age ask for advances, sets and treasury"),
        ),
        PLAIN,
    ),
    TURNS,
)


def open_game(rules: Ruleset, options: Mapping[str, str], names: tuple[str, ...], chance: Chance) -> CivState:
    """Dawn 10.1: the state before anybody has a civilization."""
    stacks = make_stacks(rules, contents, len(names), options, chance)
    return open_with(DawnState, rules, options, names, stacks)


def deal(g: Civ) -> Script[None]:
    """Dawn 10.1.5: lots decide who chooses first, or who leads what."""
    free = list(line_up(len(g.seats), g.state.options))
    seats = take_assigned(g, free)
    if g.state.options["civilizations"] == "choice":
        g.chance.shuffle("lots", seats)
        yield from choose_in_sequence(g, seats, free, "Dawn 10.1.5", lambda seat: "")
        return
    g.chance.shuffle("civilizations", free)
    for seat, civ in zip(seats, free, strict=True):
        take_civilization(g, seat, civ)


def settle(g: Civ) -> Script[None]:
    """Dawn 10.1.6: one token in the starting area."""
    yield from ()
    settle_at_starts(g)

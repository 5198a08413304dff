"""CivX 10, 11: setting up: what is in play, and who leads which civilization."""

from collections.abc import Mapping

from rules.civ.ancient.decks import make_stacks
from rules.civ.ancient.line_up import line_up
from rules.civ.ancient.setup import BOARD, TURNS, open_with
from rules.civ.civ import Civ
from rules.civ.civx.deck import contents
from rules.civ.phases.founding import choose_in_sequence, settle_at_starts, take_assigned, take_civilization
from rules.civ.ruleset import Ruleset
from rules.civ.state import CivState
from rules.table import Chance, Choice, Choose, Option, Script, Seat, ask_all

KEEP = "keep"
NO_QUICK_START = "Everybody begins with one token: the quick set-up is not in the text of the rulebook."
OPTIONS = (
    BOARD,
    Option(
        "cards",
        "Trade cards (5 to 11 players)",
        (
            Choice("native", "Those of the board", "one complete set, of the West or the East"),
            Choice("mixed", "Mixed", "commodities of both sets, as in the older game"),
        ),
        "native",
        "From 12 players on, West and East have stacks of their own.",
    ),
    Option(
        "civilizations",
        "Civilizations",
        (
            Choice("random", "Dealt at random"),
            Choice("exchange", "Dealt at random, then exchanged", "where two players wish it of each other"),
            Choice("choice", "Dealt, then chosen in their A.S.T. order"),
        ),
        "random",
        NO_QUICK_START,
    ),
    TURNS,
)


def open_game(rules: Ruleset, options: Mapping[str, str], names: tuple[str, ...], chance: Chance) -> CivState:
    """CivX 10: the state before anybody has a civilization."""
    stacks = make_stacks(rules, contents, len(names), options, chance)
    return open_with(CivState, rules, options, names, stacks)


def deal(g: Civ) -> Script[None]:
    """CivX 10.4: civilizations are dealt, and perhaps exchanged; 10.42: or give an order of choice."""
    free = list(line_up(len(g.seats), g.state.options))
    seats = take_assigned(g, free)
    shuffled = list(free)
    g.chance.shuffle("civilizations", shuffled)
    dealt = dict(zip(seats, shuffled, strict=True))
    match g.state.options["civilizations"]:
        case "choice":
            sequence = sorted(dealt, key=lambda seat: g.rules.civilizations[dealt[seat]].number)
            yield from choose_in_sequence(g, sequence, free, "CivX 10.42", lambda seat: "")
            return
        case "exchange":
            dealt = yield from _exchange(g, dealt)
    for seat, civ in dealt.items():
        take_civilization(g, seat, civ)


def _exchange(g: Civ, dealt: Mapping[Seat, str]) -> Script[dict[Seat, str]]:
    """CivX 10.4: two players who wish it of each other exchange their civilizations."""
    wishes = yield from ask_all(_wish(g, seat, dealt) for seat in dealt)
    wanted = {seat: next((o for o in dealt if dealt[o] == wish), seat) for seat, wish in wishes.items()}
    return {
        seat: dealt[other] if wanted.get(other) == seat else dealt[seat] for seat, other in wanted.items()
    }


def _wish(g: Civ, seat: Seat, dealt: Mapping[Seat, str]) -> Choose:
    others = [
        Choice(civ, f"{civ}, of {g.nation(other).name}", f"begins in {g.board.starts[civ]}")
        for other, civ in dealt.items()
        if other != seat
    ]
    return Choose(
        seat=seat,
        key="exchange",
        prompt=f"You were dealt {dealt[seat]}. Exchange it? Whoever you name must name {dealt[seat]}.",
        section="CivX 10.4",
        public="may exchange civilizations",
        options=(Choice(KEEP, f"Keep {dealt[seat]}", f"begins in {g.board.starts[dealt[seat]]}"), *others),
        fallback=KEEP,
    )


def settle(g: Civ) -> Script[None]:
    """CivX 10.4: one token in the starting area."""
    yield from ()
    settle_at_starts(g)

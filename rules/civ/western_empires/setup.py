"""WE ch.4: setting up: what is in play, trade stacks, starting credits, the choice of civilizations."""

from collections.abc import Mapping
from typing import Any

from rules.civ.civ import Civ
from rules.civ.phases.founding import choose_in_sequence, settle_at_starts, take_assigned, take_civilization
from rules.civ.phases.succession import NO_LIMIT
from rules.civ.ruleset import Ruleset
from rules.civ.stacks import Stack
from rules.civ.state import CivState, Nation
from rules.civ.western_empires.short_game import CITY_COSTS, deal_scenarios, settle_short, token_line
from rules.civ.western_empires.tables import read
from rules.table import Chance, Choice, Option, Script

SHORT_NOTE = (
    "begins in the Late Bronze Age. The rulebook's text does not say which scenario tokens cost a city; here "
    f"these do: {', '.join(CITY_COSTS)}"
)
OPTIONS = (
    Option(
        "scenario",
        "Game",
        (Choice("full", "Full game"), Choice("short", "The Short Game", SHORT_NOTE)),
        "full",
    ),
    Option(
        "track",
        "Succession table",
        (Choice("basic", "Basic"), Choice("expert", "Expert", "stricter, and a turn or two longer")),
        "basic",
    ),
    Option(
        "civilizations",
        "Civilizations",
        (Choice("draft", "Chosen in random sequence"), Choice("random", "Dealt at random")),
        "draft",
    ),
    Option(
        "turns",
        "Turn limit",
        (Choice(NO_LIMIT, "None"), *(Choice(str(n), f"{n} turns") for n in (3, 5, 8, 10, 12, 15, 18))),
        NO_LIMIT,
    ),
)


def line_up(players: int) -> Mapping[str, Any]:
    """WE ch.5: what depends on the number of players."""
    row: Mapping[str, Any] = read("players")[str(players)]
    return row


def civilizations_for(players: int, options: Mapping[str, str]) -> list[str]:
    """WE ch.5: those in play."""
    return list(line_up(players)["civilizations"])


def open_game(rules: Ruleset, options: Mapping[str, str], names: tuple[str, ...], chance: Chance) -> CivState:
    """WE ch.4: the state before anybody has chosen a civilization."""
    row = line_up(len(names))
    start = row["credits"] if options["scenario"] == "full" else 0
    return CivState(
        options=dict(options),
        nations=[_nation(rules, name, start) for name in names],
        out_of_play=[
            name for name, area in rules.board.areas.items() if area.region not in row["civilizations"]
        ],
        stacks={Stack(number): make_stack(rules, number, len(names), chance) for number in range(1, 10)},
    )


def _nation(rules: Ruleset, name: str, credit: int) -> Nation:
    numbers = rules.numbers
    return Nation(
        name=name,
        stock=numbers.tokens,
        city_stock=numbers.cities,
        ship_stock=numbers.ships,
        credits=dict.fromkeys(rules.groups, credit) if credit else {},
    )


def make_stack(rules: Ruleset, number: int, players: int, chance: Chance) -> list[str]:
    """WE ch.4: a trade stack, the top first; the first cards are safe from the major calamities."""
    row, table = line_up(players), read("trade")["stacks"][number - 1]
    regular = [name for name, count in table["regular"].items() for _ in range(count)]
    additional = [name for name, count in table["additional"].items() for _ in range(count)]
    stream = f"stack-{number}"
    if row["minor_calamities"]:
        top, lower = [*regular, *_card(table["minor"])], [*additional, *_card(table["tradeable"])]
        chance.shuffle(stream, top)
    else:
        chance.shuffle(stream, regular)
        aside = row["set_aside"]
        top, lower = regular[:aside], [*regular[aside:], *_card(table["tradeable"])]
    chance.shuffle(stream, lower)
    return [*top, *lower, *_card(table["non_tradeable"])]


def _card(name: str) -> list[str]:
    return [name] if name else []


def draft(g: Civ) -> Script[None]:
    """WE ch.4: in random sequence everybody takes a civilization; WE ch.10: scenario tokens come before."""
    if g.state.options["scenario"] == "short":
        deal_scenarios(g)
    free = civilizations_for(len(g.seats), g.state.options)
    sequence = take_assigned(g, free)
    g.chance.shuffle("sequence", sequence)
    if g.state.options["civilizations"] == "random":
        g.chance.shuffle("civilizations", free)
        for seat, civ in zip(sequence, free, strict=True):
            take_civilization(g, seat, civ)
        return
    yield from choose_in_sequence(g, sequence, free, "WE ch.4", lambda seat: token_line(g, seat))


def settle(g: Civ) -> Script[None]:
    """WE ch.4: one token in each starting place; WE ch.10: or the set-up of the Short Game."""
    if g.state.options["scenario"] == "short":
        yield from settle_short(g)
        return
    settle_at_starts(g)

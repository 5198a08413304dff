"""CivX 10, 11: setting up: what is in play, trade stacks, the choice of civilizations."""

from collections.abc import Mapping

from rules.civ import pieces
from rules.civ.civ import Civ
from rules.civ.civx.tables import read
from rules.civ.events_trade import CivilizationChosen, SequenceDealt, Settled
from rules.civ.phases.succession import NO_LIMIT
from rules.civ.policies.trading import SHARED
from rules.civ.ruleset import Grade, Ruleset
from rules.civ.stacks import Stack
from rules.civ.state import CivState, Nation
from rules.table import Chance, Choice, Choose, Option, Script, Seat, in_turn

WEST, EAST = "West", "East"
TWO_BLOCKS, ALL_CARDS, SHARED_CARDS, WITH_REGRESSION = 12, 16, 9, 7
"""The least numbers of players for a thing."""

OPTIONS = (
    Option(
        "board",
        "Board (5 to 9 players)",
        (Choice("west", "The West"), Choice("east", "The East")),
        "west",
    ),
    Option(
        "cards",
        "Trade cards (5 to 11 players)",
        (Choice("native", "Those of the board"), Choice("mixed", "Mixed", "commodities of both sets")),
        "native",
    ),
    Option(
        "civilizations",
        "Civilizations",
        (Choice("random", "Dealt at random"), Choice("choice", "Dealt, then chosen in their A.S.T. order")),
        "random",
    ),
    Option(
        "turns",
        "Turn limit",
        (Choice(NO_LIMIT, "None"), *(Choice(str(n), f"{n} turns") for n in (3, 5, 8, 10, 12, 15, 18))),
        NO_LIMIT,
    ),
)


def line_up(players: int, options: Mapping[str, str]) -> list[str]:
    """CivX 11.11: the civilizations in play, whose regions make up the board."""
    row: Mapping[str, list[str]] = read("players")[str(players)]
    return list(row.get("both") or row[options["board"]])


def open_game(rules: Ruleset, options: Mapping[str, str], names: tuple[str, ...], chance: Chance) -> CivState:
    """CivX 10: the state before anybody has a civilization."""
    numbers, in_play = rules.numbers, line_up(len(names), options)
    return CivState(
        options=dict(options),
        nations=[
            Nation(name, stock=numbers.tokens, city_stock=numbers.cities, ship_stock=numbers.ships)
            for name in names
        ],
        out_of_play=[name for name, area in rules.board.areas.items() if area.region not in in_play],
        stacks={
            Stack(number, block): make_stack(rules, Stack(number, block), len(names), options, chance)
            for block in blocks(len(names))
            for number in range(1, 10)
        },
    )


def blocks(players: int) -> tuple[str, ...]:
    """CivX 10.34: two sets of stacks in large games."""
    return (WEST, EAST) if players >= TWO_BLOCKS else ("",)


def commodities(rules: Ruleset, stack: Stack, players: int, options: Mapping[str, str]) -> list[str]:
    """CivX 10.31 to 10.35: the commodity cards of a stack."""
    found: list[str] = []
    for name, card in rules.commodities.items():
        if card.stack == stack.number:
            found += [name] * _copies(rules, name, stack.block, players, options)
    return found


def _copies(rules: Ruleset, name: str, block: str, players: int, options: Mapping[str, str]) -> int:
    card = rules.commodities[name]
    if block:
        if card.block == SHARED:
            return card.count // 2 if players >= ALL_CARDS else 0
        return card.count if card.block == block else 0
    mixed: list[str] = read("trade")["mixed"]
    if options["cards"] == "mixed":
        base, more = name in mixed, (card.block == SHARED and name not in mixed) or name == "Wool"
    else:
        home = WEST if single_block(players, options) == WEST else EAST
        base, more = card.block == home, card.block == SHARED
    return card.count if base or (more and players >= SHARED_CARDS) else 0


def single_block(players: int, options: Mapping[str, str]) -> str:
    """The set of cards a game with one set of stacks is played with."""
    if "both" in read("players")[str(players)]:
        return WEST if players == 10 else EAST
    return WEST if options["board"] == "west" else EAST


def make_stack(
    rules: Ruleset, stack: Stack, players: int, options: Mapping[str, str], chance: Chance
) -> list[str]:
    """CivX 10.31: a trade stack, the top first; the first cards are safe from tradeable calamities."""
    stream, cards = f"stack-{stack}", commodities(rules, stack, players, options)
    chance.shuffle(stream, cards)
    if stack.number == 1:
        return cards
    aside = (players + 1) // 2 if stack.block else players
    lower = [*cards[aside:], *_calamities(rules, stack.number, Grade.MAJOR)]
    if SHARED_CARDS <= players < TWO_BLOCKS or players >= ALL_CARDS:
        lower += _calamities(rules, stack.number, Grade.MINOR)
    chance.shuffle(stream, lower)
    return [*cards[:aside], *lower, *_lowest(rules, stack, players, options)]


def _lowest(rules: Ruleset, stack: Stack, players: int, options: Mapping[str, str]) -> list[str]:
    """CivX 10.31, 10.32, 10.34: the non-tradeable calamities; Regression only for seven players or more."""
    found = _calamities(rules, stack.number, Grade.NON_TRADEABLE)
    sharing = players
    if stack.block:
        sharing = sum(rules.civilizations[civ].block == stack.block for civ in line_up(players, options))
    return [name for name in found if name != "Regression" or sharing >= WITH_REGRESSION]


def _calamities(rules: Ruleset, number: int, grade: Grade) -> list[str]:
    return [card.name for card in rules.calamities.values() if (card.stack, card.grade) == (number, grade)]


def deal(g: Civ) -> Script[None]:
    """CivX 10.4: civilizations are dealt; 10.42: or they give the order in which people choose."""
    free = line_up(len(g.seats), g.state.options)
    dealt = list(free)
    g.chance.shuffle("civilizations", dealt)
    if g.state.options["civilizations"] == "random":
        for seat, civ in zip(g.seats, dealt, strict=True):
            _take(g, seat, civ, free)
        return
    numbers = {seat: g.rules.civilizations[civ].number for seat, civ in zip(g.seats, dealt, strict=True)}
    sequence = sorted(numbers, key=lambda seat: numbers[seat])
    g.tell(SequenceDealt(tuple(sequence)))
    yield from in_turn(
        sequence, lambda seat: _choice(g, seat, free), lambda seat, civ: _take(g, seat, civ, free)
    )


def _choice(g: Civ, seat: Seat, free: list[str]) -> Choose:
    return Choose(
        seat=seat,
        key="civilization",
        prompt="Which civilization do you lead?",
        section="CivX 10.42",
        public="chooses a civilization",
        options=tuple(Choice(civ, civ, f"begins in {g.board.starts[civ]}") for civ in free),
        fallback=free[0],
    )


def _take(g: Civ, seat: Seat, civ: str, free: list[str]) -> None:
    free.remove(civ)
    g.nation(seat).civ = civ
    g.tell(CivilizationChosen(seat, civ))


def settle(g: Civ) -> Script[None]:
    """CivX 10.4: one token in the starting area."""
    for seat in g.order():
        start = g.board.starts[g.nation(seat).civ]
        pieces.place_tokens(g, start, seat, 1)
        g.tell(Settled(seat, (), {start: 1}))
    return
    yield

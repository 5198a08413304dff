"""How the tiny sibling decides what a rulebook decides."""

from collections.abc import Sequence

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import pick_cities, reduce_cities
from rules.civ.calamity.secondary_victims import damage_with_others, foresee_damage_with_others
from rules.civ.calamity.treasury import lose_treasury
from rules.civ.cards import discard
from rules.civ.civ import Civ
from rules.civ.phases.plunder import plunder
from rules.civ.phases.token_conflict import fewest_first
from rules.civ.pieces import destroy_city, remove_ship, remove_tokens
from rules.civ.policies.calamities import CalamityRules, Limit, Major, Minor, Round
from rules.civ.policies.conflict import ConflictRules, know_nothing, leave_ruins
from rules.civ.policies.purchasing import Purchasing, both_groups, needs_required
from rules.civ.policies.scoring import points
from rules.civ.policies.ships import PayingTokens, ShipRules, Yard
from rules.civ.policies.trading import Trading, non_tradeable_lowest, own_block
from rules.civ.ruleset import Grade, Ruleset
from rules.civ.stacks import Stack
from rules.civ.state import Card
from rules.civ.topics import Topic
from rules.civ.traits import Trait
from rules.table import Pick, Script, Seat

# -- orders, claims, limits


def smallest_first(g: Civ) -> list[Seat]:
    """The smallest census moves first."""
    return [seat for seat in reversed(g.state.census) if not g.nation(seat).left]


def poorest_first(g: Civ) -> list[Seat]:
    """The least treasury first."""
    return sorted(g.seats, key=lambda seat: (g.nation(seat).treasury, g.rank(seat)))


def last_first(g: Civ) -> list[Seat]:
    """From the bottom of the ranking."""
    return list(reversed(g.order()))


ORDERS = {
    Topic.SHIPS: poorest_first,
    Topic.MOVEMENT: smallest_first,
    Topic.TRADE_CARDS: last_first,
    Topic.ABILITIES: poorest_first,
    Topic.PURCHASE: last_first,
}


def claim(g: Civ, seat: Seat) -> tuple[int, ...]:
    """The most treasury gains."""
    return g.nation(seat).treasury, g.rank(seat)


def limit(g: Civ, area: str, seat: Seat) -> int:
    """The printed limit, and what advances add anywhere."""
    return g.amount(seat, Trait.SMALL_LIMIT, g.area(area).limit)


def growth(g: Civ, area: str, seat: Seat) -> int:
    """One token wherever some stand, but not beside a city."""
    return 0 if g.city_owner(area) is not None else 1


def any_city(g: Civ, seat: Seat) -> list[str]:
    """All cities alike."""
    return g.cities_of(seat)


def placing(g: Civ, seat: Seat) -> tuple[int, ...]:
    """Points, then treasury, then the bottom of the ranking."""
    return sum(amount for _, amount in points(g, seat)), g.nation(seat).treasury, g.rank(seat)


def depart(g: Civ, seat: Seat) -> Script[None]:
    """Everything of the leaver goes back to stock; the board stays as it is."""
    yield from ()
    nation = g.nation(seat)
    discard(g, seat, [card.name for card in nation.hand])
    for ship in g.ships_of(seat):
        remove_ship(g, ship)
    for area in g.cities_of(seat):
        destroy_city(g, area)
    for area, count in g.tokens_of(seat).items():
        remove_tokens(g, area, seat, count)
    nation.left = True
    if seat in g.state.census:
        g.state.census.remove(seat)


# -- ships, conflict, cards, advances

SHIPS = ShipRules(
    cost=1,
    upkeep=1,
    a_turn=1,
    own_phase=True,
    yard=Yard.UNIT,
    building=PayingTokens.HERE,
    keeping=PayingTokens.HERE,
    ways_to_build="1 treasury or 1 token there",
    ways_to_keep="1 treasury or 1 token there",
)
CONFLICT = ConflictRules(
    removal_place=fewest_first,
    stay_behind=1,
    failed_attackers_die=True,
    failed_fleets_die=False,
    waits=0,
    plunder=plunder,
    overrun=leave_ruins,
    barbarian_advances=know_nothing,
)


def each_stack_once(g: Civ, seat: Seat, bought: Sequence[Stack]) -> dict[Stack, int]:
    """One card from each stack of either block, at three times its number."""
    return {stack: 3 * stack.number for stack in sorted(g.state.stacks) if stack not in bought}


def stairs(rules: Ruleset, name: str, count: int, home: str) -> int:
    """One face value for the first card, two for the second, and so on."""
    return count * (count + 1) // 2 * rules.face_value(name)


TRADING = Trading(
    home=own_block,
    prices=each_stack_once,
    set_value=stairs,
    drawers=False,
    treasury=False,
    lays_open=False,
    layer=non_tradeable_lowest,
)
PURCHASING = Purchasing(credit=both_groups, bar=needs_required, face_down=False)

# -- calamities


def gale(case: Case, _: None) -> None:
    """Treasury is lost."""
    lose_treasury(case.g, case.victim, case.name, case.figure("treasury"))


def blight(case: Case) -> Script[None]:
    """Damage for the victim and for one other."""
    case.strike()
    yield from damage_with_others(case)


def _feud_city(case: Case) -> Pick:
    cities = case.g.cities_of(case.victim)
    return pick_cities(case, case.victim, cities, case.figure("cities"), "reduce", "reduce")


def feud(case: Case, areas: tuple[str, ...]) -> None:
    """A city is reduced."""
    reduce_cities(case.g, case.victim, case.name, areas)


def oldest(g: Civ, seat: Seat, counted: Sequence[Card], cards: Sequence[Card]) -> Card:
    """The card that was drawn first goes."""
    return cards[0]


def same_shore(case: Case, seat: Seat) -> bool:
    """Only those of one's own block may be named."""
    home = case.g.rules.trading.home
    return home(case.g, seat) == home(case.g, case.victim)


def richest(case: Case) -> Seat | None:
    """Whoever has the best claim gains."""
    return case.g.beneficiary(besides=(case.victim,))


EVERY_GRADE = (Grade.MINOR, Grade.MAJOR, Grade.NON_TRADEABLE)
CALAMITY_RULES = CalamityRules(
    limits=(Limit("calamities", 2, counted=EVERY_GRADE, discarded=EVERY_GRADE),),
    excess=oldest,
    rounds=(Round(("Feud",)), Round(("Blight", "Gale"))),
    effects={
        "Gale": Minor(gale),
        "Blight": Major(blight, foresee_damage_with_others),
        "Feud": Minor(feud, _feud_city),
    },
    beneficiary=richest,
    can_be_named=same_shore,
    crowding=0,
    least_excess=False,
)

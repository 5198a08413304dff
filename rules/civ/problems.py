"""What must always be true of a state: no piece is lost, made up, or where it cannot be."""

from collections import Counter, defaultdict

from rules.civ.ruleset import Ruleset
from rules.civ.state import BARBARIANS, CivState


def piece_problems(rules: Ruleset, state: CivState) -> list[str]:
    """Broken conservation of tokens, cities and ships, and pieces where none can stand."""
    found: list[str] = []
    tokens: dict[int, int] = defaultdict(int)  # no counter: this is looked at after every input
    for area, here in state.tokens.items():
        if not here or min(here.values()) < 1:
            found.append(f"{area} keeps an empty entry")
        for seat, count in here.items():
            tokens[seat] += count
    cities = Counter(state.cities.values())
    ships = Counter(ship.owner for ship in state.ships)
    for seat, nation in enumerate(state.nations):
        if not nation.civ or nation.left:
            continue
        have = (
            ("tokens", tokens[seat] + nation.stock + nation.treasury + nation.away, rules.numbers.tokens),
            ("cities", cities[seat] + nation.city_stock, rules.numbers.cities),
            ("ships", ships[seat] + nation.ship_stock, rules.numbers.ships),
        )
        found += [f"{nation.civ} has {n} {what}, not {all_}" for what, n, all_ in have if n != all_]
        stores = (nation.stock, nation.treasury, nation.city_stock, nation.ship_stock)
        found += [f"{nation.civ} owes pieces"] if min(stores) < 0 else []
    return found + _barbarians(rules, state) + _places(rules, state) + _mercenaries(state)


def _barbarians(rules: Ruleset, state: CivState) -> list[str]:
    """More pieces of the barbarians than there are, where they can run out."""
    if rules.barbarian_sets is None:
        return []
    ships = sum(ship.owner == BARBARIANS for ship in state.ships)
    have = (
        ("tokens", sum(state.barbarians.values()), rules.numbers.tokens),
        ("cities", len(state.pirates), rules.numbers.cities),
        ("ships", ships, rules.numbers.ships),
    )
    return [f"the barbarians have {n} {what}" for what, n, a_set in have if n > rules.barbarian_sets * a_set]


def _mercenaries(state: CivState) -> list[str]:
    found = [f"{area} has an empty list of mercenaries" for area, n in state.mercenaries.items() if not n]
    return found + [
        f"{count} of the tokens in {area} cannot be mercenaries"
        for area, here in state.mercenaries.items()
        for seat, count in here.items()
        if not 0 < count <= state.tokens.get(area, {}).get(seat, 0)
    ]


def _places(rules: Ruleset, state: CivState) -> list[str]:
    areas = rules.board.areas
    used = {*state.tokens, *state.cities, *state.barbarians, *state.pirates}
    found = [f"{area} is no area" for area in sorted(used - areas.keys())]
    found += [f"{area} is out of play" for area in sorted(used.intersection(state.out_of_play))]
    found += [f"{area} has two cities" for area in state.pirates if area in state.cities]
    for ship in state.ships:
        if ship.area not in areas or not any(c.id == ship.coast for c in areas[ship.area].coasts):
            found.append(f"a ship lies at {ship.area} ({ship.coast}), which has no such coast")
    return found

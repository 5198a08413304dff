"""What a seat has on the board and could lose while others act before it."""

from rules.civ.civ import Civ
from rules.table import Seat


def belongings(g: Civ, seat: Seat) -> dict[str, int]:
    """Tokens, cities, ships and treasury; and each area that nobody else has entered."""
    tokens, cities = g.tokens_of(seat), g.cities_of(seat)
    found = {f"tokens in {area}": count for area, count in sorted(tokens.items())}
    found |= {f"your city in {area}": 1 for area in cities}
    for ship in g.ships_of(seat):
        found[f"ships in {ship.area}"] = found.get(f"ships in {ship.area}", 0) + 1
    held = sorted({*tokens, *cities})
    found |= {f"peace in {area}": 1 for area in held if not {*g.parties(area)} - {seat}}
    return found | {"treasury": g.nation(seat).treasury}

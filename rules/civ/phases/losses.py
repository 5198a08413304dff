"""Where a party takes its losses: in the conflict area, or elsewhere if its advances allow it."""

from rules.civ.civ import Civ
from rules.civ.pieces import remove_ship, remove_tokens
from rules.civ.state import BARBARIANS, Ship
from rules.civ.topics import Topic
from rules.civ.traits import Trait
from rules.table import Allocate, Choice, Choose, Seat

SHIPS = "ships"
"""The source of losses that stands for the ships in the conflict area."""
NEAR_SHIPS = "ships in "
"""Before the name of another area: the source that stands for the ships there."""
HERE = "here"
"""The source of losses that stands for the conflict area itself."""
ONCE, ON = "once", "on"
"""A source is chosen for one loss, or for all that follow as long as it lasts."""

LossPlan = dict[str, int]
"""By "area/source": how many losses to take there before any in the area itself."""


def fleet(g: Civ, seat: Seat, area: str) -> list[Ship]:
    """The ships of a seat that may fight in the area where they lie."""
    now = _now(g)
    return [ship for ship in g.ships_of(seat, area) if ship.fought == now or _is_free(g, ship)]


def engage(g: Civ, area: str) -> None:
    """Ships that count as tokens fight where they lie, and nowhere else in this turn."""
    for party in g.parties(area):
        if g.allows(party, Trait.SHIPS_COUNT):
            for ship in fleet(g, party, area):
                ship.fought = _now(g)


def _now(g: Civ) -> str:
    return f"{g.state.turn}:{g.state.phase}"


def _is_free(g: Civ, ship: Ship) -> bool:
    return not ship.fought.startswith(f"{g.state.turn}:")


def strength(g: Civ, area: str, party: Seat) -> int:
    """WE 4a: the tokens of a party in an area, and the ships that count as tokens there."""
    ships = len(fleet(g, party, area)) if g.allows(party, Trait.SHIPS_COUNT) else 0
    return g.tokens(area, party) + ships


def spare_tokens(g: Civ, area: str, seat: Seat) -> int:
    """WE ch.9: the tokens of an area that may be lost next door; mercenaries only where a unit stays."""
    if not g.regulars(area, seat) and g.city_owner(area) != seat:
        return 0
    return max(0, g.tokens(area, seat) - g.rules.conflict.stay_behind)


def loss_sources(g: Civ, area: str, seat: Seat) -> dict[str, int]:
    """WE ch.9: what a party may lose instead: ships in the area, tokens in areas adjacent by land.

    Where ships fight as tokens and neighbours may help, so may the ships next door that fight nowhere else.
    """
    sources: dict[str, int] = {}
    if seat == BARBARIANS:
        return sources
    by_ship, by_neighbours = g.allows(seat, Trait.FIGHT_SHIPS), g.allows(seat, Trait.FIGHT_NEIGHBOURS)
    if by_ship and (ships := fleet(g, seat, area)):
        sources[SHIPS] = len(ships)
    if by_neighbours:
        near = {other: spare_tokens(g, other, seat) for other in g.board.land_neighbours(area)}
        sources |= {other: count for other, count in near.items() if count > 0}
    if by_neighbours and by_ship and g.allows(seat, Trait.SHIPS_COUNT):
        reserves = {other: len(_reserve(g, seat, other)) for other in _waters_near(g, area)}
        sources |= {f"{NEAR_SHIPS}{other}": count for other, count in reserves.items() if count}
    return sources


def _waters_near(g: Civ, area: str) -> list[str]:
    """The areas next to this one, by land or by water."""
    return sorted(other for other in g.board.neighbours[area] if other in g.board.areas)


def _reserve(g: Civ, seat: Seat, area: str) -> list[Ship]:
    """The ships of a seat that may be lost for a conflict next to the area where they lie."""
    return [ship for ship in g.ships_of(seat, area) if _is_free(g, ship)]


def choosers(g: Civ, area: str) -> list[Seat]:
    """WE ch.9: who has a choice in the conflict in an area, in ranking order."""
    return g.ranked(seat for seat in g.parties(area) if loss_sources(g, area, seat))


def share_losses(g: Civ, seat: Seat, one: str, other: str) -> bool:
    """WE ch.9: whether what a seat loses for one conflict may be missing in the other."""
    if seat == BARBARIANS or not g.allows(seat, Trait.FIGHT_NEIGHBOURS):
        return False
    near, far = g.board.land_neighbours(one), g.board.land_neighbours(other)
    if other in near or any(g.tokens(area, seat) for area in near if area in far):
        return True
    ships = {ship.area for ship in g.ships_of(seat)} if g.allows(seat, Trait.SHIPS_COUNT) else set()
    return bool(ships & {one, *_waters_near(g, one)} & {other, *_waters_near(g, other)})


def planned_source(g: Civ, area: str, seat: Seat, plan: LossPlan) -> str:
    """Where the next loss is taken: as planned while the plan and its sources last, then in the area."""
    for key, count in plan.items():
        source = key.partition("/")[2]
        if count and source in loss_sources(g, area, seat):
            plan[key] -= 1
            return source
    return HERE


def lose_at(g: Civ, area: str, seat: Seat, source: str) -> None:
    """Take one loss from a source."""
    if source == SHIPS:
        remove_ship(g, fleet(g, seat, area)[0])
    elif source.startswith(NEAR_SHIPS):
        remove_ship(g, _reserve(g, seat, source.removeprefix(NEAR_SHIPS))[0])
    else:
        remove_tokens(g, area if source == HERE else source, seat, 1)


def plan_question(g: Civ, area: str, seat: Seat, key: str, former: str) -> Allocate:
    """WE ch.9: whoever alone has a choice says once how many losses to take from where."""
    limits = {f"{area}/{source}": count for source, count in loss_sources(g, area, seat).items()}
    return Allocate(
        seat=seat,
        key=key,
        prompt=f"Conflict in {area}, {_balance(g, area, seat)}: how many losses do you take elsewhere "
        "before losing tokens in the area itself?",
        section=g.rules.cite(Topic.ADVANCES),
        public="decides where to take losses",
        topic="losses",
        former=former,
        limits=limits,
        total=sum(limits.values()),
        exact=False,
        labels={name: _label(name) for name in limits},
    )


def loss_question(g: Civ, area: str, seat: Seat, key: str) -> Choose:
    """WE ch.9: where several have a choice, each says for every loss where it is taken."""
    sources = {HERE: g.tokens(area, seat), **loss_sources(g, area, seat)}
    places = {HERE: f"in {area}", SHIPS: f"a ship in {area}"}
    named = {source: places.get(source, f"from {source}") for source in sources}
    once = [Choice(f"{ONCE}:{k}", f"This one {name}", f"{sources[k]} there") for k, name in named.items()]
    on = [
        Choice(f"{ON}:{k}", f"This and all that follow {name}", "while they last")
        for k, name in named.items()
    ]
    return Choose(
        seat=seat,
        key=key,
        prompt=f"Conflict in {area}, {_balance(g, area, seat)}: where do you take your next loss?",
        section=g.rules.cite(Topic.ADVANCES),
        public="decides where to take a loss",
        topic="next-loss",
        options=(*once, *on),
        fallback=f"{ON}:{HERE}",
    )


def _balance(g: Civ, area: str, seat: Seat) -> str:
    others = [party for party in g.parties(area) if party != seat]
    against = " and ".join(f"{_force(g, area, party)} of {_called(g, party)}" for party in others)
    return f"{_force(g, area, seat)} of yours against {against}"


def _called(g: Civ, party: Seat) -> str:
    return "the barbarians" if party == BARBARIANS else g.name(party)


def _force(g: Civ, area: str, party: Seat) -> str:
    """The tokens of a party, and the ships that count with them."""
    tokens = g.tokens(area, party)
    ships = strength(g, area, party) - tokens
    return f"{tokens} (and {ships} ship{'s' * (ships > 1)})" if ships else str(tokens)


def _label(name: str) -> str:
    area, _, source = name.partition("/")
    return f"{area}: ships there" if source == SHIPS else f"{area}: from {source}"

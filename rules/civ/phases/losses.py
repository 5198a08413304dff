"""Where a party takes its losses: in the conflict area, or elsewhere if its advances allow it."""

from rules.civ.civ import Civ
from rules.civ.pieces import remove_ship, remove_tokens
from rules.civ.state import BARBARIANS
from rules.civ.topics import Topic
from rules.civ.traits import Trait
from rules.table import Allocate, Choice, Choose, Seat

SHIPS = "ships"
"""The source of losses that stands for the ships in the conflict area."""
HERE = "here"
"""The source of losses that stands for the conflict area itself."""
ONCE, ON = "once", "on"
"""A source is chosen for one loss, or for all that follow as long as it lasts."""

LossPlan = dict[str, int]
"""By "area/source": how many losses to take there before any in the area itself."""


def loss_sources(g: Civ, area: str, seat: Seat) -> dict[str, int]:
    """WE ch.9: what a party may lose instead: ships in the area, tokens in areas adjacent by land."""
    sources: dict[str, int] = {}
    if seat == BARBARIANS:
        return sources
    if g.allows(seat, Trait.FIGHT_SHIPS) and (ships := g.ships_of(seat, area)):
        sources[SHIPS] = len(ships)
    if g.allows(seat, Trait.FIGHT_NEIGHBOURS):
        stay = g.rules.conflict.stay_behind
        near = {other: g.tokens(other, seat) - stay for other in g.board.land_neighbours(area)}
        sources |= {other: count for other, count in near.items() if count > 0}
    return sources


def choosers(g: Civ, area: str) -> list[Seat]:
    """WE ch.9: who has a choice in the conflict in an area, in ranking order."""
    return g.ranked(seat for seat in g.parties(area) if loss_sources(g, area, seat))


def share_losses(g: Civ, seat: Seat, one: str, other: str) -> bool:
    """WE ch.9: whether what a seat loses for one conflict may be missing in the other."""
    if seat == BARBARIANS or not g.allows(seat, Trait.FIGHT_NEIGHBOURS):
        return False
    near, far = g.board.land_neighbours(one), g.board.land_neighbours(other)
    return other in near or any(g.tokens(area, seat) for area in near if area in far)


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
        remove_ship(g, g.ships_of(seat, area)[0])
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
    against = " and ".join(f"{g.tokens(area, party)} of {g.name(party)}" for party in others)
    return f"{g.tokens(area, seat)} of yours against {against}"


def _label(name: str) -> str:
    area, _, source = name.partition("/")
    return f"{area}: ships there" if source == SHIPS else f"{area}: from {source}"

"""Phase 4b: a token from next door defends a city that has no tokens beside it."""

from rules.civ.civ import Civ
from rules.civ.events_conflict import CityRelieved
from rules.civ.phases.losses import spare_tokens
from rules.civ.pieces import move_tokens
from rules.civ.topics import Topic
from rules.civ.traits import Trait
from rules.table import Choice, Choose, Script, Seat, ask

NOBODY = "nobody"


def relieve(g: Civ, area: str) -> Script[bool]:
    """The owner of an attacked city may bring one token from next door; whether one came."""
    owner = g.city_owner(area)
    if owner is None or not g.allows(owner, Trait.RELIEF):
        return False
    near = {other: n for other in g.board.land_neighbours(area) if (n := spare_tokens(g, other, owner))}
    if not near:
        return False
    source = yield from ask(_question(g, area, owner, near))
    if source == NOBODY:
        return False
    move_tokens(g, source, area, owner, 1, hired=min(1, g.hired(source, owner)))
    g.tell(CityRelieved(owner, area, source))
    return True


def _question(g: Civ, area: str, owner: Seat, near: dict[str, int]) -> Choose:
    options = [Choice(other, f"A token from {other}", f"{n} could help there") for other, n in near.items()]
    return Choose(
        seat=owner,
        key=f"relief:{area}",
        prompt=f"Your city in {area} is about to fall. Does a token from next door defend it? "
        "Its losses may then be taken from all your areas there.",
        section=g.rules.cite(Topic.ATTACKS),
        public="may come to the aid of a city",
        topic="relief",
        options=(Choice(NOBODY, "Nobody comes"), *options),
        fallback=NOBODY,
    )

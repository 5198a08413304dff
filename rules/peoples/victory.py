"""Ch. 11: the eight victories, and the points when the book of events ends."""

from collections.abc import Mapping

from rules.peoples.developments import Dev, developments
from rules.peoples.play import Play
from rules.peoples.state import NEUTRAL, Victory
from rules.peoples.traits import Trait
from rules.table import Seat

METROPOLIS = 4
METROPOLISES = 3
TOKENS = 6
UNIQUE_RESOURCES = 12
TRIBES = 12
ADVANCES_EACH = 3
DEVELOPMENTS_EACH = 6
LEVELS = (1, 2, 3)


def culture_tokens(g: Play, seat: Seat) -> int:
    """Culture tokens a people has placed."""
    return sum(owner == seat for owner in g.state.culture.values())


def religion_tokens(g: Play, seat: Seat) -> int:
    """Religion tokens a people has placed."""
    return sum(seat in owners for owners in g.state.religion.values())


def placed(g: Play, seat: Seat) -> int:
    """Ch. 11: the tribes a people has placed; a settlement is marked by a single one."""
    return len(g.tribes_of(seat))


def longitudes(g: Play, seat: Seat) -> int:
    """How many longitudes a people lives in; a part that floats has none."""
    found = {g.world.longitude(area) for area in g.held_by(seat)}
    return len(found - {None})


def race(g: Play, seat: Seat) -> Mapping[Victory, tuple[int, int]]:
    """How far a people has come towards each victory, and how far it is.

    Military and Science ask for more than a number: their count is only full when all of it is so.
    """
    player, tribes, width = g.player(seat), placed(g, seat), g.world.width
    most_other = max(placed(g, other) for other in (NEUTRAL, *range(len(g.state.players))) if other != seat)
    needed = max(TRIBES, most_other + 1)
    levels = [developments()[Dev(card)].level for card in player.developments]
    reached = longitudes(g, seat)
    return {
        Victory.CIVICS: (sum(tribe.size == METROPOLIS for tribe in g.tribes_of(seat)), METROPOLISES),
        Victory.CULTURE: (culture_tokens(g, seat), TOKENS),
        Victory.ECONOMY: (sum(amount > 0 for amount in player.resources.values()), UNIQUE_RESOURCES),
        Victory.MILITARY: (tribes, needed),
        Victory.RELIGION: (religion_tokens(g, seat), TOKENS),
        Victory.SCIENCE: (min(tribes, TRIBES) + reached, TRIBES + width),
        Victory.ADVANCES: (
            sum(min(player.advances.get(trait, 0), ADVANCES_EACH) for trait in Trait),
            ADVANCES_EACH * len(Trait),
        ),
        Victory.DEVELOPMENTS: (
            sum(min(levels.count(level), DEVELOPMENTS_EACH) for level in LEVELS),
            DEVELOPMENTS_EACH * len(LEVELS),
        ),
    }


def reached(g: Play, seat: Seat) -> tuple[Victory, ...]:
    """Ch. 11: the victories whose conditions are fulfilled now."""
    return tuple(victory for victory, (have, need) in race(g, seat).items() if have >= need)


def steps(level: int) -> int:
    """Ch. 12.2: the points of a level: 1, 1 + 2, 1 + 2 + 3."""
    return level * (level + 1) // 2


def sources(g: Play, seat: Seat) -> tuple[tuple[str, int], ...]:
    """Ch. 12.2: the points of a people for its advances and its developments."""
    player = g.player(seat)
    return (
        ("advances", sum(steps(level) for level in player.advances.values())),
        ("developments", sum(steps(developments()[Dev(card)].level) for card in player.developments)),
    )


def points(g: Play, seat: Seat) -> int:
    """Ch. 12.2: as many points as levels reached in advances and developments."""
    return sum(amount for _, amount in sources(g, seat))

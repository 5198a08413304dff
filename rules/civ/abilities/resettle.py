"""The ability to take some tokens from the board and set them down elsewhere."""

import re
from collections import Counter
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field

from rules.civ.abilities.ability import Ability, UseMenu
from rules.civ.civ import Civ
from rules.civ.events_calamity import TokensResettled
from rules.civ.faults_calamity import no_room, not_so_many, same_area, too_many, unreadable_move
from rules.civ.phases.area_names import find_area
from rules.civ.pieces import move_tokens
from rules.civ.topics import Topic
from rules.table import Chance, Choice, Fault, Refusal, Script, Seat
from rules.table.menu import names, pick

Move = tuple[str, str, Annotated[int, Field(gt=0)]]
_ARROW = re.compile(r"^\s*(?P<source>.+?)\s+(?P<count>\d+)\s*(?:>|->|→|to)\s*(?P<target>.+?)\s*$")


@dataclass(frozen=True, slots=True)
class Resettled:
    """Tokens from one area to another, each with a number."""

    ability: Literal["resettle"]
    moves: Annotated[tuple[Move, ...], Field(min_length=1)]


class Resettle(Ability[Resettled]):
    """WE ch.9 Diaspora: some tokens anywhere else, as long as no limit is exceeded."""

    key = "resettle"
    use_type = Resettled

    def has_room(self, g: Civ, seat: Seat, area: str) -> int:
        """How many more tokens of the seat the area can take; beside a city only what may stay there."""
        if not g.is_in_play(area):
            return -g.tokens(area, seat)
        if g.city_owner(area) is not None:
            return g.room(area, seat) - g.tokens(area, seat)
        return g.limit(area, seat) - g.population(area)

    def is_usable(self, g: Civ, seat: Seat) -> bool:
        """Whether there are tokens to move."""
        return bool(g.tokens_of(seat))

    def faults(self, g: Civ, seat: Seat, use: Resettled) -> list[Fault]:
        """Tokens that are there, not too many, and room for them once all have been taken."""
        section, areas = g.rules.cite(Topic.ADVANCES), g.board.areas
        taken, placed = _sums(use.moves)
        faults = [not_so_many(section, a, n) for a, n in taken.items() if n > g.tokens(a, seat)]
        faults += [same_area(section, a) for a in taken if a in placed]
        faults += [no_room(section, a) for a in placed if a not in areas]
        if taken.total() > self.amount(g, seat):
            faults.append(too_many(section, "tokens", taken.total(), self.amount(g, seat)))
        return faults

    def faults_after(self, after: Civ, seat: Seat, use: Resettled) -> list[Fault]:
        """No limit may be exceeded."""
        section, areas = after.rules.cite(Topic.ADVANCES), dict.fromkeys(target for _, target, _ in use.moves)
        return [no_room(section, area) for area in areas if self.has_room(after, seat, area) < 0]

    def apply(self, g: Civ, seat: Seat, use: Resettled) -> Script[None]:
        """Tokens go where they are sent."""
        yield from ()
        for source, target, count in use.moves:
            move_tokens(g, source, target, seat, count)
        taken, placed = _sums(use.moves)
        g.tell(TokensResettled(seat, self.cause(g, seat), tuple(taken.items()), tuple(placed.items())))

    def menu(self, g: Civ, seat: Seat, before: Resettled | None) -> UseMenu:
        """From where, how many, where to: one move more."""
        moves, cause = before.moves if before else (), self.cause(g, seat)
        taken, _ = _sums(moves)
        left = self.amount(g, seat) - taken.total()
        have = Counter(g.tokens_of(seat)) - taken
        sources = [Choice(a, a, f"{n} tokens") for a, n in sorted(have.items()) if left]
        source = yield from pick(f"{cause}: from which area?", sources, always=True)
        counts = names(str(n) for n in range(1, min(have[source], left) + 1))
        count = int((yield from pick("How many tokens?", counts, always=True)))
        targets = [a for a in g.board.areas if a != source and self.has_room(g, seat, a) >= count]
        target = yield from pick(f"{cause}: to which area?", names(targets), always=True)
        return {"moves": [*(list(move) for move in moves), [source, target, count]]}

    def read(self, g: Civ, seat: Seat, text: str) -> dict[str, Any] | Refusal:
        """`Area 2 > Area, Area 1 > Area`."""
        moves: list[list[Any]] = []
        for part in filter(str.strip, re.split(r"[,;]", text)):
            match = _ARROW.match(part)
            if match is None:
                return Refusal((unreadable_move(part),))
            source = find_area(match["source"], g.board)
            target = find_area(match["target"], g.board)
            for name in (source, target):
                if isinstance(name, Refusal):
                    return name
            moves.append([source, target, int(match["count"])])
        return {"moves": moves}

    def write(self, g: Civ, use: Resettled) -> str:
        """The moves."""
        return ", ".join(f"{source} {count} > {target}" for source, target, count in use.moves)

    def sample(self, g: Civ, seat: Seat, chance: Chance) -> dict[str, Any] | None:
        """One token to somewhere."""
        sources = sorted(g.tokens_of(seat))
        targets = [a for a in sorted(g.board.areas) if self.has_room(g, seat, a) > 0]
        if not sources or not targets:
            return None
        source, target = chance.pick("sample", sources), chance.pick("sample", targets)
        return {"moves": [[source, target, 1]]} if source != target else None


def _sums(moves: tuple[Move, ...]) -> tuple[Counter[str], Counter[str]]:
    taken: Counter[str] = Counter()
    placed: Counter[str] = Counter()
    for source, target, count in moves:
        taken[source] += count
        placed[target] += count
    return taken, placed

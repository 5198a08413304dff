"""The ability to take some tokens from the board and set them down elsewhere."""

import re
from collections import Counter
from dataclasses import dataclass
from typing import Any

from rules.civ.abilities.ability import Ability, foresight
from rules.civ.civ import Civ
from rules.civ.events_calamity import TokensResettled
from rules.civ.faults_calamity import no_room, not_so_many, same_area, too_many, unreadable_move
from rules.civ.phases.area_names import find_area
from rules.civ.pieces import move_tokens
from rules.civ.topics import Topic
from rules.table import Chance, Choice, Data, Fault, Path, Refusal, Script, Seat, Step

Move = tuple[str, str, int]
_ARROW = re.compile(r"^\s*(?P<source>.+?)\s+(?P<count>\d+)\s*(?:>|->|→|to)\s*(?P<target>.+?)\s*$")


@dataclass(frozen=True, slots=True)
class Resettled:
    """Tokens from one area to another, each with a number."""

    moves: tuple[Move, ...]


class Resettle(Ability[Resettled]):
    """WE ch.9 Diaspora: some tokens anywhere else, as long as no limit is exceeded."""

    key = "resettle"

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

    def parse(self, data: Data) -> Resettled | None:
        """A list of moves."""
        moves = data.get("moves")
        if not isinstance(moves, list) or not moves:
            return None
        good = all(
            isinstance(move, list)
            and len(move) == 3
            and isinstance(move[0], str)
            and isinstance(move[1], str)
            and isinstance(move[2], int)
            and move[2] > 0
            for move in moves
        )
        return Resettled(tuple((source, target, count) for source, target, count in moves)) if good else None

    def faults(self, g: Civ, seat: Seat, use: Resettled) -> list[Fault]:
        """Tokens that are there, not too many, and room for them once all have been taken."""
        section, areas = g.rules.cite(Topic.ADVANCES), g.board.areas
        taken, placed = _sums(use.moves)
        faults = [not_so_many(section, a, n) for a, n in taken.items() if n > g.tokens(a, seat)]
        faults += [same_area(section, a) for a in taken if a in placed]
        faults += [no_room(section, a) for a in placed if a not in areas]
        if taken.total() > self.amount(g, seat):
            faults.append(too_many(section, "tokens", taken.total(), self.amount(g, seat)))
        if faults:
            return faults
        after = foresight(g)
        for source, target, count in use.moves:
            move_tokens(after, source, target, seat, count)
        return [no_room(section, area) for area in placed if self.has_room(after, seat, area) < 0]

    def apply(self, g: Civ, seat: Seat, use: Resettled) -> Script[None]:
        """Tokens go where they are sent."""
        yield from ()
        for source, target, count in use.moves:
            move_tokens(g, source, target, seat, count)
        taken, placed = _sums(use.moves)
        g.tell(TokensResettled(seat, self.cause(g, seat), tuple(taken.items()), tuple(placed.items())))

    def menu(self, g: Civ, seat: Seat, draft: Data | None, path: Path) -> Step | dict[str, Any]:
        """From where, how many, where to: one move more."""
        before: list[list[Any]] = list((draft or {}).get("moves", []))
        cause = self.cause(g, seat)
        left = self.amount(g, seat) - sum(count for _, _, count in before)
        have = Counter(g.tokens_of(seat)) - _sums(tuple((s, t, n) for s, t, n in before))[0]
        if not path:
            options = tuple(Choice(a, a, f"{n} tokens") for a, n in sorted(have.items()) if left)
            return Step(f"{cause}: from which area?", options)
        if len(path) == 1:
            most = min(have[path[0][0]], left)
            return Step("How many tokens?", tuple(Choice(str(n), str(n)) for n in range(1, most + 1)))
        source, count = path[0][0], int(path[1][0])
        if len(path) == 2:
            options = tuple(
                Choice(a, a) for a in g.board.areas if a != source and self.has_room(g, seat, a) >= count
            )
            return Step(f"{cause}: to which area?", options)
        return {"moves": [*before, [source, path[2][0], count]]}

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

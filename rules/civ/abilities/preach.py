"""The ability to convert some units in one area: barbarians become one's own, or others barbarians."""

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import Field

from rules.civ.abilities.ability import Ability, UseMenu
from rules.civ.civ import Civ
from rules.civ.events_calamity import UnitsAnnexed
from rules.civ.faults_calamity import not_a_target, too_many
from rules.civ.phases.area_names import find_area
from rules.civ.pieces import annex_city, annex_tokens
from rules.civ.state import BARBARIANS
from rules.civ.topics import Topic
from rules.table import Chance, Fault, Refusal, Script, Seat
from rules.table.menu import names, pick, pick_count

CITY = "city"


@dataclass(frozen=True, slots=True)
class Preached:
    """An area, and how many tokens there are converted; with none, the city. `of` is an opponent, if any."""

    ability: Literal["preach"]
    area: str
    tokens: Annotated[int, Field(ge=0)] = 0
    of: Seat | None = None


class Flock(NamedTuple):
    """Whose units in an area can be converted: so many tokens at most, and whether the city."""

    area: str
    of: Seat
    tokens: int
    city: bool


class Preach(Ability[Preached]):
    """Some tokens, or a city, in one area next door."""

    key = "preach"
    use_type = Preached

    @abstractmethod
    def flocks(self, g: Civ, seat: Seat) -> list[Flock]:
        """All that can be converted."""

    def wild(self, g: Civ, seat: Seat, areas: Iterable[str]) -> list[Flock]:
        """The barbarians and pirates in these areas, as far as the stock goes."""
        nation = g.nation(seat)
        most = min(self.amount(g, seat), nation.stock)
        found = [
            Flock(area, BARBARIANS, min(g.tokens(area, BARBARIANS), most), self._can_win(g, seat, area))
            for area in areas
        ]
        return [flock for flock in found if flock.tokens or flock.city]

    def _can_win(self, g: Civ, seat: Seat, area: str) -> bool:
        return area in g.state.pirates and g.nation(seat).city_stock > 0

    def convert_city(self, g: Civ, area: str, by: Seat) -> None:
        """A city changes hands; tokens beside it are lost."""
        annex_city(g, area, by)

    def is_usable(self, g: Civ, seat: Seat) -> bool:
        """Whether there is anybody to convert."""
        return bool(self.flocks(g, seat))

    def _flock(self, g: Civ, seat: Seat, use: Preached) -> Flock | None:
        """Those meant; where several could be, who is not named is meant if there is only one."""
        here = [flock for flock in self.flocks(g, seat) if flock.area == use.area]
        named = [flock for flock in here if flock.of == use.of]
        return named[0] if named else here[0] if use.of is None and len(here) == 1 else None

    def faults(self, g: Civ, seat: Seat, use: Preached) -> list[Fault]:
        """Units that can be converted, within the number."""
        section, flock = g.rules.cite(Topic.ADVANCES), self._flock(g, seat, use)
        if flock is None or not (use.tokens or flock.city):
            areas = sorted({flock.area for flock in self.flocks(g, seat)})
            return [not_a_target(section, self.cause(g, seat), use.area, areas)]
        return [too_many(section, "tokens", use.tokens, flock.tokens)] if use.tokens > flock.tokens else []

    def apply(self, g: Civ, seat: Seat, use: Preached) -> Script[None]:
        """Barbarians become one's own; others become barbarians."""
        yield from ()
        flock = self._flock(g, seat, use)
        assert flock is not None
        by = seat if flock.of == BARBARIANS else BARBARIANS
        cause = self.cause(g, seat)
        if use.tokens:
            count = annex_tokens(g, use.area, flock.of, by, use.tokens)
            g.tell(UnitsAnnexed(flock.of, by, cause, (), ((use.area, count),)))
            return
        self.convert_city(g, use.area, by)
        g.tell(UnitsAnnexed(flock.of, by, cause, (use.area,)))

    def menu(self, g: Civ, seat: Seat, before: Preached | None) -> UseMenu:
        """Whose units, and how many."""
        options = dict(self._options(g, seat))
        prompt = f"{self.cause(g, seat)}: whom do you convert?"
        flock, city = options[(yield from pick(prompt, names(options), always=True))]
        of = None if flock.of == BARBARIANS else flock.of
        tokens = 0 if city else (yield from pick_count("How many tokens?", 1, flock.tokens))
        return {"area": flock.area, "tokens": tokens, "of": of}

    def _options(self, g: Civ, seat: Seat) -> Iterator[tuple[str, tuple[Flock, bool]]]:
        for flock in self.flocks(g, seat):
            whose = "pirates" if flock.of == BARBARIANS else g.name(flock.of)
            if flock.city:
                yield f"{flock.area}: the city of {whose}", (flock, True)
            if flock.tokens:
                yield f"{flock.area}: up to {flock.tokens} tokens of {g.name(flock.of)}", (flock, False)

    def read(self, g: Civ, seat: Seat, text: str) -> dict[str, Any] | Refusal:
        """`Area` for a city, `Area 3` for tokens; before it an opponent, where there are several."""
        words = [word for word in text.replace(":", " ").split() if word.lower() not in (CITY, "in")]
        numbers = [int(word) for word in words if word.isdecimal()]
        place = " ".join(word for word in words if not word.isdecimal())
        of = next((o for o in g.rivals(seat) if place.lower().startswith(f"{g.name(o).lower()} ")), None)
        area = find_area(place if of is None else place[len(g.name(of)) :], g.board)
        if isinstance(area, Refusal):
            return area
        return {"area": area, "tokens": numbers[0] if numbers else 0, "of": of}

    def write(self, g: Civ, use: Preached) -> str:
        """The units."""
        whose = f"{g.name(use.of)}: " if use.of in g.seats and use.of is not None else ""
        return f"{whose}{use.area} {use.tokens}" if use.tokens else f"{whose}city in {use.area}"

    def sample(self, g: Civ, seat: Seat, chance: Chance) -> dict[str, Any] | None:
        """Anybody."""
        options = [pair for _, pair in self._options(g, seat)]
        if not options:
            return None
        flock, city = chance.pick("sample", options)
        tokens = 0 if city else 1 + chance.below("sample", flock.tokens)
        return {"area": flock.area, "tokens": tokens, "of": None if flock.of == BARBARIANS else flock.of}

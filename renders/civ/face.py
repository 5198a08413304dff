"""The face of the civ family: every kind of picture and every text, from views and told events."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ClassVar

from renders.boards import load
from renders.boards.terrain import terrain
from renders.civ.pictures.advances import draw_advances
from renders.civ.pictures.battles import draw_battles
from renders.civ.pictures.calamities import draw_calamities
from renders.civ.pictures.census import draw_census
from renders.civ.pictures.charts import draw_charts
from renders.civ.pictures.front import draw_front
from renders.civ.pictures.hand import draw_hand
from renders.civ.pictures.map import draw_map
from renders.civ.pictures.nations import draw_nations
from renders.civ.pictures.offers import draw_offers
from renders.civ.pictures.preview import changes_by, draw_preview
from renders.civ.pictures.realms import broad
from renders.civ.pictures.replay import draw_replay
from renders.civ.pictures.sheet import in_play, part_in_play
from renders.civ.pictures.standings import draw_standings, interim
from renders.civ.pictures.strip import order_of_play
from renders.civ.pictures.succession import draw_succession
from renders.civ.pictures.zoom import draw_zoom, warm_zoom, zoom_subjects
from renders.civ.shown import AST, Chart, Setting, Shown
from renders.civ.words import notices, rulebook
from renders.civ.words.aftermath import BATTLES, aftermath
from renders.civ.words.chapters import Chapters
from renders.civ.words.summary import summary
from renders.civ.words.telling import telling
from renders.face import NOBODY, Face, Frame, Kind, Look, Notice, Proposal, Subject
from renders.picture import Picture
from renders.schemes import CLASSIC
from renders.words.finding import named
from renders.words.joining import listed
from renders.words.names import plain
from rules.civ.events_trade import CivilizationChosen, CriedOut, DealStruck, SequenceDealt, Settled
from rules.civ.state import BARBARIANS
from rules.civ.views import CivView
from rules.table import Seat, Standing

EVERYBODY = "everybody"
FAMILY = Path(__file__).parent
"""Where the lessons stand that all games of the family share."""


def kinds_of(chart: Chart) -> tuple[Kind, ...]:
    """Every kind of picture there is."""
    return (
        Kind("map", "Map", "the whole board with what changed, and everybody's figures"),
        Kind("zoom", "Close-up", "an area, a region, or around somebody's units", subject=Subject.PLACE),
        Kind("hand", "Hand", "your trade cards, their worth, what one more would bring", private=True),
        Kind("offers", "Offers", "the offers made to you and by you, and the market", private=True),
        Kind("nations", "Nations", "everybody's figures in the order of play"),
        Kind("ast", chart.name, "everybody's marker, and what each needs next"),
        Kind("advances", "Advances", "what is held, what can be bought at what price", subject=Subject.SEAT),
        Kind("census", "Census", "the order of movement and the order of trade cards"),
        Kind("battles", "Battles", "who met whom in a phase with how many, what was lost, who is left"),
        Kind("calamities", "Calamities", "what calamities do, and what helps", subject=Subject.CARD),
        Kind("standings", "Standings", "victory points and where they come from"),
    )


class CivFace(Face):
    """What all games of the family share; each brings its setting and its chapters."""

    kinds = kinds_of(AST)
    front = "front"
    market = "offers"
    setting: ClassVar[Setting]
    chapters: ClassVar[Chapters]

    def _shown(self, frame: Frame, seat: Seat | None, look: Look) -> Shown:
        return Shown(frame, seat, look, self.setting)

    def warm(self) -> None:
        """Make the layers of the whole board, in small and of a part of it; find out whose every place is."""
        in_play(self.setting.board, CLASSIC, ())
        terrain(self.setting.board)
        warm_zoom(self.setting.board)
        broad(self.setting.board, part_in_play(self.setting.board, ()))

    def words(self, event: Any, look: Look) -> str:
        """A told event as a sentence; whoever chooses a nation goes by the player's name."""
        chosen = isinstance(event, CivilizationChosen | SequenceDealt)
        return telling(event, _whose(look.player if chosen else look.side))

    def summary(self, frame: Frame, look: Look) -> tuple[str, ...]:
        """The phase in at most 25 lines; nations go by their names."""
        nations = _nations(frame.view, look, with_player=False)
        return summary([told.event for told in frame.told], nations, _whose(look.player))

    def status(self, view: CivView, look: Look) -> str:
        """The turn, what comes next, and the order of play."""
        shown = self._shown(Frame(0, "", view, ()), view.seat, look)
        if view.over:
            return f"Turn {view.turn}: the game is over."
        seats, order = order_of_play(shown)
        who = _nations(view, look)
        there = listed(who(seat) for seat in seats)
        return f"Turn {view.turn}, {view.title.rstrip('.')}. {order[:1].upper()}{order[1:]}: {there}."

    def draw(
        self, kind: str, frame: Frame, seat: Seat | None, look: Look, subject: str = "", page: int = 1
    ) -> Picture:
        """A picture of one kind."""
        shown = self._shown(frame, seat, look)
        drawings: dict[str, Callable[[], Picture]] = {
            "front": lambda: draw_front(shown),
            "map": lambda: draw_map(shown),
            "zoom": lambda: draw_zoom(shown, subject, page),
            "hand": lambda: draw_hand(shown, page),
            "offers": lambda: draw_offers(shown),
            "ast": lambda: draw_succession(shown),
            "advances": lambda: draw_advances(shown, self._about(shown, subject), page),
            "census": lambda: draw_census(shown),
            "battles": lambda: draw_battles(shown, page),
            "nations": lambda: draw_nations(shown),
            "calamities": lambda: draw_calamities(
                shown, named(subject, self.subjects(kind, shown.view)), page
            ),
            "standings": lambda: draw_standings(shown, interim(shown), final=False),
        }
        return drawings[kind]()

    def preview(self, view: CivView, proposal: Proposal, look: Look, page: int = 1) -> Picture | None:
        """A draft of orders on the map."""
        return draw_preview(self._shown(Frame(0, "", view, ()), proposal.seat, look), proposal, page)

    def is_pictured(self, view: CivView, proposal: Proposal) -> bool:
        """Whether a draft moves, builds or changes the board in another way."""
        return changes_by(self._shown(Frame(0, "", view, ()), proposal.seat, NOBODY), proposal) is not None

    def called(self, view: CivView, seat: Seat, look: Look) -> str:
        """The civilization of a seat."""
        return view.nations[seat].civ or look.names[seat]

    def begins(self, view: CivView, seat: Seat) -> str:
        """The starting place of its civilization."""
        return self.setting.rules.board.starts.get(view.nations[seat].civ, "")

    def is_opening(self, event: Any) -> bool:
        """Who leads what, and a first token in a starting place."""
        return isinstance(event, CivilizationChosen) or (isinstance(event, Settled) and not event.cities)

    def cry(self, event: Any, look: Look) -> str:
        """What was called out, and the deals struck."""
        return telling(event, _whose(look.both)) if isinstance(event, CriedOut | DealStruck) else ""

    def is_wish(self, event: Any) -> bool:
        """What was called out."""
        return isinstance(event, CriedOut)

    def open_offers(self, view: CivView) -> frozenset[int]:
        """Made by this seat or to it."""
        return frozenset(offer.id for offer in view.offers)

    def notice(self, event: Any, seat: Seat, look: Look) -> Notice | None:
        """Cards, offers and blows: what one seat is told by itself."""
        return notices.notice(event, seat, _whose(look.side), _whose(look.both))

    def aftermath(self, events: Sequence[Any], seat: Seat, look: Look) -> tuple[str, ...]:
        """The fights, losses and cards of a seat, as soon as they have come of an answer."""
        return aftermath(events, seat, _whose(look.side))

    def battles(self, frame: Frame, look: Look) -> tuple[str, ...]:
        """Conflicts, city attacks and ships against pirates, with what everybody lost."""
        nations = _nations(frame.view, look, with_player=False)
        return tuple(telling(told.event, nations) for told in frame.told if isinstance(told.event, BATTLES))

    def subjects(self, kind: str, view: CivView) -> tuple[str, ...]:
        """Places for a close-up, nations for the advance sheet, cards for the calamities."""
        match kind:
            case "zoom":
                return zoom_subjects(view, load(self.setting.board))
            case "advances":
                return (*(n.civ for n in view.nations if n.civ), EVERYBODY)
            case "calamities":
                return tuple(self.setting.rules.calamities)
        return ()

    def topics(self) -> tuple[str, ...]:
        """Phases, sections, cards, civilizations, epochs."""
        return rulebook.topics(self.setting.rules, self.chapters)

    def rule(self, topic: str) -> str:
        """A topic in our own words."""
        return rulebook.rule(self.setting.rules, self.chapters, self.setting.chart.name, topic)

    def charts(self, frames: Sequence[Frame], look: Look) -> tuple[Picture, ...]:
        """Points, cities, population and advances over the turns."""
        return draw_charts([self._shown(frame, None, look) for frame in frames])

    def replay(self, frames: Sequence[Frame], look: Look) -> bytes:
        """The game as a film of maps."""
        return draw_replay([self._shown(frame, None, look) for frame in frames])

    def final(self, frame: Frame, standings: tuple[Standing, ...], look: Look) -> Picture:
        """The final standings with their sources."""
        return draw_standings(self._shown(frame, None, look), standings, final=True)

    def _about(self, shown: Shown, subject: str) -> Seat | None:
        """The seat an advance sheet is about: the one named, else the reader."""
        meant = named(subject, self.subjects("advances", shown.view))
        if meant == EVERYBODY:
            return None
        return next((n.seat for n in shown.view.nations if n.civ and n.civ == meant), shown.seat)


def _whose(name: Callable[[Seat], str]) -> Callable[[Seat], str]:
    return lambda seat: "the barbarians" if seat == BARBARIANS else name(seat)


def _nations(view: CivView, look: Look, with_player: bool = True) -> Callable[[Seat], str]:
    def who(seat: Seat) -> str:
        if seat == BARBARIANS:
            return "the barbarians"
        civ, player = view.nations[seat].civ, plain(look.names[seat])
        if not civ:
            return player
        return f"**{civ}** ({player})" if with_player else f"**{civ}**"

    return who

"""The face of Peoples: Civilizations: every kind of picture and every text, from views and told events."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from renders.face import NOBODY, Face, Frame, Kind, Look, Notice, Proposal, Subject
from renders.lessons import course
from renders.peoples.pictures.book import draw_book
from renders.peoples.pictures.charts import draw_charts
from renders.peoples.pictures.contest import draw_race
from renders.peoples.pictures.front import draw_front, draw_map
from renders.peoples.pictures.key import draw_board
from renders.peoples.pictures.people import draw_people
from renders.peoples.pictures.preview import draft_pages, draw_preview
from renders.peoples.pictures.replay import draw_replay
from renders.peoples.pictures.standings import draw_standings, interim
from renders.peoples.pictures.tree import draw_tree
from renders.peoples.pictures.zoom import draw_zoom, zoom_subjects
from renders.peoples.race import nearest
from renders.peoples.shown import Shown
from renders.peoples.turn_order import coming
from renders.peoples.words import notices, rulebook
from renders.peoples.words import phrases as say
from renders.peoples.words.aftermath import BATTLES, aftermath
from renders.peoples.words.summary import summary
from renders.peoples.words.telling import telling
from renders.picture import Picture
from renders.words.finding import named
from renders.words.joining import listed
from renders.words.names import plain
from renders.words.table import Who
from rules.peoples.game import Peoples
from rules.peoples.state import NEUTRAL, Stage
from rules.peoples.traits import peoples
from rules.peoples.view import PeoplesView
from rules.table import Seat, Standing

KINDS = (
    Kind("map", "World", "the world as far as it is known, the parts adrift, and the race"),
    Kind("zoom", "Close-up", "what was done, a region, or around somebody's tribes", subject=Subject.PLACE),
    Kind("board", "Board", "the name of every area, and what the signs mean"),
    Kind("hand", "People", "traits, resources and developments, yours or another's", subject=Subject.SEAT),
    Kind("race", "Race", "how far everybody is from each of the eight victories"),
    Kind("developments", "Developments", "all developments, and who has which"),
    Kind("book", "Book of events", "the pages that hold now and those to come"),
    Kind("standings", "Standings", "points for advances and developments"),
)
BETWEEN = {Stage.SETUP: "the starting parts are chosen", Stage.LAST: "the last Revolutions"}


class PeoplesFace(Face):
    """Its words and pictures."""

    key = Peoples.key
    kinds = KINDS
    front = "front"
    course = course(Path(__file__).parent)

    def words(self, event: Any, look: Look) -> str:
        """A told event as a sentence; peoples go by their names."""
        return telling(event, _whose(look))

    def summary(self, frame: Frame, look: Look) -> tuple[str, ...]:
        """The phase in at most 25 lines; peoples go by their names."""
        return summary([told.event for told in frame.told], _peoples(frame.view, look))

    def status(self, view: PeoplesView, look: Look) -> str:
        """The round, whose turn it is, and what everybody is nearest to."""
        who = _peoples(view, look)
        if view.stage is Stage.OVER:
            return f"The game is over: {listed(map(who, view.winners))}."
        race = []
        for player in view.players:
            if not player.left and player.people:
                victory, (have, need) = nearest(player)
                race.append(f"{who(player.seat)} {say.TITLES[victory]} {have}/{need}")
        following = coming(view)
        turn = BETWEEN.get(view.stage, "") if following is None else f"{who(following)} to act"
        return f"Round {view.turn}, {turn}. Nearest victories: {listed(race)}."

    def draw(
        self, kind: str, frame: Frame, seat: Seat | None, look: Look, subject: str = "", page: int = 1
    ) -> Picture:
        """A picture of one kind."""
        shown = Shown(frame, seat, look)
        drawings: dict[str, Callable[[], Picture]] = {
            "map": lambda: draw_map(shown),
            "front": lambda: draw_front(shown),
            "zoom": lambda: draw_zoom(shown, subject),
            "board": lambda: draw_board(shown, page),
            "hand": lambda: draw_people(shown, self._about(shown, subject)),
            "race": lambda: draw_race(shown),
            "developments": lambda: draw_tree(shown),
            "book": lambda: draw_book(shown),
            "standings": lambda: draw_standings(shown, interim(shown), final=False),
        }
        return drawings[kind]()

    def preview(self, view: PeoplesView, proposal: Proposal, look: Look, page: int = 1) -> Picture | None:
        """A draft on the board."""
        return draw_preview(Shown(Frame(0, "", view, ()), proposal.seat, look), proposal, page)

    def is_pictured(self, view: PeoplesView, proposal: Proposal) -> bool:
        """Whether a draft names or changes regions, or changes the people."""
        return bool(draft_pages(Shown(Frame(0, "", view, ()), proposal.seat, NOBODY), proposal))

    def begins(self, view: PeoplesView, seat: Seat) -> str:
        """Where its tribes live."""
        return listed(area for tribe in view.tribes if tribe.seat == seat for area in tribe.areas)

    def called(self, view: PeoplesView, seat: Seat, look: Look) -> str:
        """The people of a seat."""
        key = view.players[seat].people
        return peoples()[key].name if key else look.names[seat]

    def notice(self, event: Any, seat: Seat, look: Look) -> Notice | None:
        """Turns, blows and gifts: what one seat is told by itself."""
        return notices.notice(event, seat, _whose(look))

    def aftermath(self, events: Sequence[Any], seat: Seat, look: Look) -> tuple[str, ...]:
        """The dice and all that an order brought, as soon as it is carried out."""
        return aftermath(events, seat, _whose(look))

    def battles(self, frame: Frame, look: Look) -> tuple[str, ...]:
        """Every attack, with what it took and where the beaten went."""
        who = _peoples(frame.view, look)
        return tuple(telling(told.event, who) for told in frame.told if isinstance(told.event, BATTLES))

    def subjects(self, kind: str, view: PeoplesView) -> tuple[str, ...]:
        """Places for a close-up, peoples for their page."""
        match kind:
            case "zoom":
                return zoom_subjects(view)
            case "hand":
                return tuple(peoples()[player.people].name for player in view.players if player.people)
        return ()

    def topics(self) -> tuple[str, ...]:
        """Phases, rules, peoples, developments, resources, events, regions."""
        return rulebook.topics()

    def rule(self, topic: str) -> str:
        """A topic in our own words."""
        return rulebook.rule(topic)

    def charts(self, frames: Sequence[Frame], look: Look) -> tuple[Picture, ...]:
        """Tribes, points, resources, advances, developments and tokens over the rounds."""
        return draw_charts([Shown(frame, None, look) for frame in frames])

    def replay(self, frames: Sequence[Frame], look: Look) -> bytes:
        """The game as a film of worlds."""
        return draw_replay([Shown(frame, None, look) for frame in frames])

    def final(self, frame: Frame, standings: tuple[Standing, ...], look: Look) -> Picture:
        """The final standings with their sources."""
        return draw_standings(Shown(frame, None, look), standings, final=True)

    def _about(self, shown: Shown, subject: str) -> Seat:
        """The seat a people's page is about: the one named, else the reader, else whoever is on turn."""
        meant = named(subject, self.subjects("hand", shown.view))
        for player in shown.view.players:
            if meant and shown.name(player.seat) == meant:
                return player.seat
        if shown.seat is not None:
            return shown.seat
        following = coming(shown.view)
        return shown.people[0].seat if following is None else following


def _whose(look: Look) -> Who:
    return lambda seat: "the neutral people" if seat == NEUTRAL else look.side(seat)


def _peoples(view: PeoplesView, look: Look) -> Who:
    def who(seat: Seat) -> str:
        if seat == NEUTRAL:
            return "the neutral people"
        key = view.players[seat].people
        return f"**{peoples()[key].name}**" if key else plain(look.names[seat])

    return who

"""The face of History of the World: every kind of picture and every text, from views and told events."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from renders.boards.terrain import WORLD, terrain
from renders.face import NOBODY, Face, Frame, Kind, Look, Notice, Proposal, Subject
from renders.history.order_of_play import drawing_words
from renders.history.pictures.battles import draw_battles
from renders.history.pictures.charts import draw_charts
from renders.history.pictures.empires import draw_empires
from renders.history.pictures.front import draw_front
from renders.history.pictures.hand import draw_hand
from renders.history.pictures.map import draw_map
from renders.history.pictures.preview import draw_preview, places_of
from renders.history.pictures.replay import draw_replay
from renders.history.pictures.scores import draw_scores
from renders.history.pictures.sheet import whole
from renders.history.pictures.standings import draw_standings, interim
from renders.history.pictures.zoom import draw_zoom, warm_zoom, zoom_subjects
from renders.history.shown import Shown
from renders.history.words import notices, rulebook
from renders.history.words.aftermath import aftermath, battles
from renders.history.words.phrases import empire
from renders.history.words.summary import summary
from renders.history.words.telling import telling
from renders.lessons import course
from renders.picture import Picture
from renders.schemes import CLASSIC
from renders.words.counting import roman
from renders.words.joining import listed
from renders.words.table import Who
from rules.history_of_the_world.game import HistoryOfTheWorld
from rules.history_of_the_world.state import Stage
from rules.history_of_the_world.view import HistoryView
from rules.table import Seat, Standing

KINDS = (
    Kind("map", "World", "the whole world with what changed, and everybody's figures"),
    Kind("zoom", "Close-up", "a land, an area, a sea, or around somebody's armies", subject=Subject.PLACE),
    Kind("hand", "Hand", "your empire and your event cards, with what they do", private=True),
    Kind("battles", "Battle log", "every throw of the phase with its dice"),
    Kind("scores", "Scores", "who holds what in each area, and what it pays now"),
    Kind("empires", "Empires", "the empires of the epoch in their order, and who holds which"),
    Kind("standings", "Standings", "points and where they come from"),
)


class HistoryFace(Face):
    """Its words and pictures."""

    key = HistoryOfTheWorld.key
    kinds = KINDS
    front = "front"
    course = course(Path(__file__).parent)

    def warm(self) -> None:
        """Make the layers of the whole world and a part of it, and find out whose every place is."""
        whole(CLASSIC)
        terrain(WORLD)
        warm_zoom()

    def words(self, event: Any, look: Look) -> str:
        """A told event as a sentence."""
        return telling(event, _names(look))

    def summary(self, frame: Frame, look: Look) -> tuple[str, ...]:
        """The phase in at most 25 lines."""
        return summary([told.event for told in frame.told], _names(look))

    def status(self, view: HistoryView, look: Look) -> str:
        """The epoch, whose turn it is, and the order of play."""
        shown = Shown(Frame(0, "", view, ()), view.seat, look)
        who = _names(look)
        points = sorted(shown.players, key=lambda player: (-player.score, player.seat))
        scores = f"Points: {listed(f'{who(player.seat)} {player.score}' for player in points)}."
        if view.stage is Stage.OVER:
            return f"The game is over. {scores}"
        return f"Epoch {roman(view.turn)}, {_doing(shown, who)}. {scores}"

    def draw(
        self, kind: str, frame: Frame, seat: Seat | None, look: Look, subject: str = "", page: int = 1
    ) -> Picture:
        """A picture of one kind."""
        shown = Shown(frame, seat, look)
        drawings: dict[str, Callable[[], Picture]] = {
            "front": lambda: draw_front(shown),
            "map": lambda: draw_map(shown),
            "zoom": lambda: draw_zoom(shown, subject, page),
            "hand": lambda: draw_hand(shown),
            "battles": lambda: draw_battles(shown, page),
            "scores": lambda: draw_scores(shown),
            "empires": lambda: draw_empires(shown),
            "standings": lambda: draw_standings(shown, interim(shown), final=False),
        }
        return drawings[kind]()

    def preview(self, view: HistoryView, proposal: Proposal, look: Look, page: int = 1) -> Picture | None:
        """A draft of a plan on the map."""
        return draw_preview(Shown(Frame(0, "", view, ()), proposal.seat, look), proposal, page)

    def is_pictured(self, view: HistoryView, proposal: Proposal) -> bool:
        """Whether a draft names lands or seas, or changes any."""
        return bool(places_of(Shown(Frame(0, "", view, ()), proposal.seat, NOBODY), proposal))

    def notice(self, event: Any, seat: Seat, look: Look) -> Notice | None:
        """Empires, scores and losses: what one seat is told by itself."""
        return notices.notice(event, seat, _names(look))

    def aftermath(self, events: Sequence[Any], seat: Seat, look: Look) -> tuple[str, ...]:
        """The dice of each battle and all that an order brought, as soon as it is carried out."""
        return aftermath(events, seat, _names(look))

    def battles(self, frame: Frame, look: Look) -> tuple[str, ...]:
        """Every throw, with the dice of both sides."""
        return battles([told.event for told in frame.told], _names(look))

    def subjects(self, kind: str, view: HistoryView) -> tuple[str, ...]:
        """Places for a close-up."""
        return zoom_subjects(view) if kind == "zoom" else ()

    def topics(self) -> tuple[str, ...]:
        """Phases, rules, empires, event cards, areas."""
        return rulebook.topics()

    def rule(self, topic: str) -> str:
        """A topic in our own words."""
        return rulebook.rule(topic)

    def charts(self, frames: Sequence[Frame], look: Look) -> tuple[Picture, ...]:
        """Points, lands and strength over the epochs."""
        return draw_charts([Shown(frame, None, look) for frame in frames])

    def replay(self, frames: Sequence[Frame], look: Look) -> bytes:
        """The game as a film of maps."""
        return draw_replay([Shown(frame, None, look) for frame in frames])

    def final(self, frame: Frame, standings: tuple[Standing, ...], look: Look) -> Picture:
        """The final standings with their sources."""
        return draw_standings(Shown(frame, None, look), standings, final=True)


def _names(look: Look) -> Who:
    return look.player


def _doing(shown: Shown, who: Who) -> str:
    view = shown.view
    if view.stage is Stage.DRAWING:
        return f"drawing empires {drawing_words(shown, who)}"
    if view.active is not None and view.empire:
        return f"{who(view.active)} leads {empire(view.empire)}"
    rest = [call.name for call in view.calls if not call.called]
    return f"to be called: {listed(rest)}" if rest else "the reckoning"

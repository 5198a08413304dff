"""Ch. VII: between epochs, and the end of the game."""

from rules.history_of_the_world.empires import EPOCHS
from rules.history_of_the_world.events import EpochEnded, GameWon, MarkersRevealed
from rules.history_of_the_world.history import History
from rules.history_of_the_world.state import Drawing, HistoryState, Stage
from rules.table import Seat, Standing

MARKER_SOURCE = "pre-eminence"


def leader(g: History) -> Seat | None:
    """Ch. VII Pre-eminence: the one player with the most points; nobody in a tie."""
    best = max((g.player(seat).score for seat in g.seats), default=0)
    leaders = [seat for seat in g.seats if g.player(seat).score == best]
    return leaders[0] if len(leaders) == 1 else None


def end_epoch(g: History) -> None:
    """Ch. VII: the pre-eminent player takes a marker; then the next drawing, or the end."""
    state = g.state
    first = leader(g) if g.preeminence else None
    if first is not None:
        g.player(first).markers.append(state.marker_pile.pop())
        state.preeminent[state.epoch] = first
    g.tell(EpochEnded(state.epoch, first, g.preeminence))
    state.drawing = Drawing()
    if state.epoch == EPOCHS[-1] or len(g.seats) < 2:
        end_game(g)
    else:
        state.epoch += 1
        state.stage = Stage.DRAWING


def end_game(g: History) -> None:
    """Ch. VII Winning: markers are turned over from the last place up; most points win."""
    for seat in sorted(g.seats, key=lambda seat: (g.player(seat).score, seat)):
        player = g.player(seat)
        if player.markers:
            player.score += sum(player.markers)
            player.sources[MARKER_SOURCE] = sum(player.markers)
            g.tell(MarkersRevealed(seat, tuple(player.markers), player.score))
    g.state.stage = Stage.OVER
    g.tell(GameWon(tuple(row.seat for row in standings(g.state) if row.place == 1)))


def rank(state: HistoryState, seat: Seat) -> tuple[int, ...]:
    """Ch. VII Ties: points, lower strength of all empires, more marker points, lower strength in epoch VII.

    Those who left come last. Markers count only once they are turned over.
    """
    player = state.players[seat]
    if state.stage is not Stage.OVER:
        return int(player.left), -player.score
    last = player.strengths.get(EPOCHS[-1], 0)
    return int(player.left), -player.score, sum(player.strengths.values()), -sum(player.markers), last


def standings(state: HistoryState) -> tuple[Standing, ...]:
    """Places and points; players equal in every tie-breaker share a place."""
    order = sorted(range(len(state.players)), key=lambda seat: (rank(state, seat), seat))
    ranks = [rank(state, seat) for seat in order]
    return tuple(
        Standing(
            seat,
            ranks.index(rank(state, seat)) + 1,
            state.players[seat].score,
            tuple(state.players[seat].sources.items()),
        )
        for seat in order
    )

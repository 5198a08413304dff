"""Ch. 11, 12.2: who wins, the pages of the book, and the end."""

from collections.abc import Collection

from rules.peoples.book import level_of
from rules.peoples.events import BookClosed, GameWon, PageTurned, VictoryReached
from rules.peoples.options import VICTORIES
from rules.peoples.play import Play, pages_of
from rules.peoples.state import PeoplesState, Stage, Victory
from rules.peoples.victory import points, reached, sources
from rules.table import Chance, Desk, Seat, Standing

HIGHEST_PAGE = 3


def check_victories(g: Play, seat: Seat, among: Collection[Victory] = tuple(Victory)) -> None:
    """Ch. 11: what a people has reached counts for good; with as many as were agreed on it wins."""
    if g.state.stage is Stage.LAST:
        return
    player = g.player(seat)
    for victory in reached(g, seat):
        if victory in among and victory not in player.achieved:
            player.achieved.append(victory)
            g.tell(VictoryReached(seat, victory))
    if len(player.achieved) >= int(g.option(VICTORIES)):
        win(g, [seat])


def win(g: Play, seats: list[Seat]) -> None:
    """The game is over."""
    g.state.winners = seats
    g.state.stage = Stage.OVER
    achieved = g.player(seats[0]).achieved if len(seats) == 1 else []
    g.tell(GameWon(tuple(seats), tuple(achieved)))


def turn_pages(g: Play, seat: Seat, level: int) -> None:
    """Ch. 12.2: a page for a level like that of the book; for a higher one all up to its first event."""
    book = g.state.book
    if book is None or g.state.stage is not Stage.TURN:
        return
    wanted, now = min(level, HIGHEST_PAGE), level_of(book.pile[book.turned])
    if now > wanted:
        return
    first = book.turned
    book.turned += 1
    while book.turned < len(book.pile) and level_of(book.pile[book.turned]) < wanted:
        book.turned += 1
    g.tell(PageTurned(seat, tuple(book.pile[first : book.turned]), tuple(p.value for p in pages_of(g.state))))
    if book.turned == len(book.pile):
        after = g.state.order.index(seat) + 1
        close_book(g, [*g.state.order[after:], *g.state.order[: after - 1]])


def close_book(g: Play, seats: list[Seat]) -> None:
    """Ch. 12.2: the others may take a last Revolution; then the points decide."""
    g.state.stage = Stage.LAST
    g.state.last = [seat for seat in seats if not g.player(seat).left]
    g.tell(BookClosed(tuple(g.state.last)))


def score(g: Play) -> None:
    """Ch. 12.2: most points win; equal points share the victory."""
    best = max((points(g, seat) for seat in g.seats), default=0)
    win(g, sorted(seat for seat in g.seats if points(g, seat) == best))


def standings(state: PeoplesState) -> tuple[Standing, ...]:
    """Places: who won, then the points; those who left come last."""
    g = Play(Desk(state, Chance(b""), lambda event, to: None))
    seats = range(len(state.players))
    ranks = {seat: (state.players[seat].left, seat not in state.winners, -points(g, seat)) for seat in seats}
    order = sorted(seats, key=lambda seat: (ranks[seat], seat))
    listed = [ranks[seat] for seat in order]
    return tuple(
        Standing(seat, listed.index(ranks[seat]) + 1, points(g, seat), sources(g, seat)) for seat in order
    )

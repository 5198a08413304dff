"""What must never be so: pieces and cards neither appear from nothing nor vanish."""

from collections import Counter
from collections.abc import Iterator

from rules.history_of_the_world.board import board
from rules.history_of_the_world.cards import event_cards
from rules.history_of_the_world.empires import empires
from rules.history_of_the_world.names import force_names
from rules.history_of_the_world.options import MULTIPLE_ARMIES, NAVAL_CONTROL
from rules.history_of_the_world.pieces import FIGURES_IN_LAND, FLEETS, FORTS, MONUMENTS, SETTLEMENTS, figures
from rules.history_of_the_world.setup import MARKERS, copies
from rules.history_of_the_world.state import HistoryState, Stage


def problems(state: HistoryState) -> list[str]:
    """Everything that is wrong with a state."""
    return [*_cards(state), *_board(state), *_armies(state), *_points(state)]


def _cards(state: HistoryState) -> Iterator[str]:
    events = Counter(state.box) + Counter(state.discards)
    for player in state.players:
        events += Counter(player.hand)
    if state.turn is not None:
        events += Counter(state.turn.events)
    if events != Counter(copies(*event_cards().values())):
        yield "event cards are not conserved"
    markers = Counter(state.marker_pile)
    for player in state.players:
        markers += Counter(player.markers)
    if markers != Counter(MARKERS):
        yield "pre-eminence markers are not conserved"
    drawing = state.drawing
    epoch_cards = {card.key for card in empires().of_epoch(state.epoch)}
    held = list(drawing.held.values())
    if len(set(held)) != len(held) or not epoch_cards.issuperset(held):
        yield "empire cards are held twice or out of their epoch"
    if drawing.drawn and Counter([*drawing.drawn.values(), *drawing.deck]) != Counter(epoch_cards):
        yield "empire cards are not conserved"


def _board(state: HistoryState) -> Iterator[str]:
    lands = board().lands
    for land, holding in state.lands.items():
        if land not in lands or lands[land].is_barren:
            yield f"armies in {land}"
        most = FIGURES_IN_LAND if state.options[MULTIPLE_ARMIES] == "yes" else 1 + holding.fort
        if holding.armies < 1 or figures(holding) > most:
            yield f"{holding.armies} armies in {land}"
        if holding.force not in force_names() or not 0 <= holding.seat < len(state.players):
            yield f"unknown force in {land}"
    if len(set(state.monuments)) != len(state.monuments) or len(state.monuments) > MONUMENTS:
        yield "too many monuments"
    if len(state.settlements) > SETTLEMENTS:
        yield "too many capitals and cities"
    if sum(holding.fort for holding in state.lands.values()) > FORTS:
        yield "too many forts"
    if state.navies and state.options[NAVAL_CONTROL] != "yes":
        yield "navies without naval control"
    if len(state.navies) > FLEETS or any(board().waters[sea].is_ocean for sea in state.navies):
        yield "navies where none can be"


def _armies(state: HistoryState) -> Iterator[str]:
    campaign = state.turn.campaign if state.turn else None
    if state.turn is None or campaign is None or not campaign.raised:
        return
    counts = (campaign.pool, campaign.allied, campaign.forts, campaign.coins, campaign.ally_coins)
    if min(*counts, campaign.fallen) < 0:
        yield "something was spent that was not there"
    if state.options[MULTIPLE_ARMIES] == "yes":
        return
    seat, force = state.turn.seat, campaign.force
    placed = sum((holding.seat, holding.force) == (seat, force) for holding in state.lands.values())
    known = placed + campaign.armies + campaign.fallen + campaign.spent + len(campaign.aboard)
    if known != campaign.raised:
        yield f"{known} of {campaign.raised} armies of {force} are accounted for"


def _points(state: HistoryState) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        scored = sum(record.total for record in state.records if record.seat == seat)
        if state.stage is Stage.OVER and not player.left:
            scored += sum(player.markers)
        if player.score != scored or sum(player.sources.values()) != scored:
            yield f"seat {seat} has {player.score} points and scored {scored}"

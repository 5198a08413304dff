"""No picture, text or listing uses anything a seat may not see."""

import pytest

from renders.picture import Picture
from rules.history_of_the_world.cards import event_cards
from rules.history_of_the_world.empires import empires
from rules.table import Chance
from rules.table.codec import dump_state, load_state
from tests.contract.disguise import DISGUISES
from tests.renders.history.positions import FACE, GAME, doings, frame, late, look

KINDS = [kind.key for kind in FACE.kinds]


def disguised(seat):
    """The same game with everything changed that the seat cannot see, the empires not yet called too."""
    state = load_state(GAME.state_type, dump_state(late()))
    DISGUISES[GAME.key](state, seat, Chance(b"disguise"))
    held = state.drawing.held
    held[1], held[2] = held[2], held[1]
    for player in state.players:
        player.markers = [marker + 1 for marker in player.markers]
    assert dump_state(state) != dump_state(late())
    return state


def content(picture: Picture):
    return picture.image.tobytes(), picture.alt, picture.listing


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("reader", [5, None])
def test_pictures_do_not_depend_on_what_is_hidden(kind, reader):
    plain = FACE.draw(kind, frame(late(), reader, doings()), reader, look())
    other = FACE.draw(kind, frame(disguised(5), reader, doings()), reader, look())
    assert content(plain) == content(other)


def test_the_test_can_tell_hands_and_empires_apart():
    for kind, seat in (("hand", 1), ("empires", 1)):
        plain = FACE.draw(kind, frame(late(), seat), seat, look())
        assert content(plain) != content(FACE.draw(kind, frame(disguised(5), seat), seat, look()))


def test_a_letter_told_to_others_leaves_no_trace():
    from rules.history_of_the_world.events import EmpireDrawn
    from rules.table.event import Told

    quiet = frame(late(), None)
    secret = Told(1, 1, EmpireDrawn(2, "mughals"), (2,))
    told = type(quiet)(quiet.number, quiet.title, quiet.view, (secret,))
    assert content(FACE.draw("map", told, None, look())) == content(FACE.draw("map", quiet, None, look()))


def test_a_spectator_reads_of_no_card_in_hand():
    listing = FACE.draw("map", frame(late(), None), None, look()).listing
    for key in ("crusade", "minor-mayans"):
        assert event_cards()[key].name not in listing
    assert empires().cards["mughals"].name not in listing

"""No picture, text or listing uses anything a seat may not see."""

import pytest

from renders.picture import Picture
from rules.table import Chance
from rules.table.codec import dump_state, load_state
from tests.contract.disguise import DISGUISES
from tests.renders.civ.positions import FACE, GAME, doings, frame, late, look

KINDS = [kind.key for kind in FACE.kinds]


def disguised(seat):
    """The same game with everything changed that the seat cannot see."""
    state = load_state(GAME.state_type, dump_state(late()))
    DISGUISES[GAME.key](state, seat, Chance(b"disguise"))
    assert dump_state(state) != dump_state(late())
    return state


def content(picture: Picture):
    return picture.image.tobytes(), picture.alt, picture.listing


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("reader", [0, None])
def test_pictures_do_not_depend_on_what_is_hidden(kind, reader):
    seat = 0
    events = doings(late())
    plain = FACE.draw(kind, frame(late(), reader, events), reader, look())
    other = FACE.draw(kind, frame(disguised(seat), reader, events), reader, look())
    assert content(plain) == content(other)


def test_the_test_can_tell_hands_apart():
    state = late()
    state.nations[0].hand.pop(0)
    assert content(FACE.draw("hand", frame(state, 0), 0, look())) != content(
        FACE.draw("hand", frame(late(), 0), 0, look())
    )

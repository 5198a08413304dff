"""A form offers a preview exactly where one can be drawn."""

import pytest

from renders.face import Look, Proposal
from renders.faces import FACES
from rules.games import GAMES
from rules.standins import STANDINS, for_game
from rules.standins.match import Match
from rules.table import Chance

NAMES = ("Ada", "Bo", "Cleo", "Dido", "Enki")
DRAWN = {
    "western-empires": {"move", "build", "expand", "famine", "superstition"},
    "history-of-the-world": {"plan", "monument"},
    "peoples": {"part", "turn", "lay", "revolution"},
}
"""Some of what can be drawn."""
UNDRAWN = {
    "western-empires": {"trade", "tax", "advances", "card"},
    "history-of-the-world": {"draw", "event"},
    "peoples": set[str](),
}


def proposals(key, players):
    """The first answer of each kind that stand-ins give in a game."""
    game, standin, chance, seen = GAMES[key], STANDINS[for_game(key)], Chance(b"previews"), set[str]()
    options = {option.key: option.default for option in game.options}
    match = Match(game, options, NAMES[:players], [standin] * players, b"previews")
    for _ in match.steps():
        for question in match.table.waiting()[:1]:
            kind = f"{question.key.partition(':')[0]} {type(question).__name__}"
            if kind not in seen:
                seen.add(kind)
                view = match.table.view(question.seat)
                data = standin.answer(question, view, chance)
                after = match.table.preview(question.seat, question.key, data)
                yield view, Proposal(question.seat, question.key, data, question.write(data), after)


@pytest.mark.parametrize(
    ("key", "players"), [("western-empires", 5), ("history-of-the-world", 3), ("peoples", 3)]
)
def test_it_is_known_without_drawing_whether_there_is_a_preview(key, players):
    face, look = FACES[key], Look(NAMES[:players])
    drawn, undrawn = set[str](), set[str]()
    for view, proposal in proposals(key, players):
        known = face.is_pictured(view, proposal)
        assert known == (face.preview(view, proposal, look) is not None), proposal.key
        (drawn if known else undrawn).add(proposal.key.partition(":")[0])
    assert drawn >= DRAWN[key]
    assert undrawn >= UNDRAWN[key]

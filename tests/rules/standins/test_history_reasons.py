"""The stand-in for History of the World says why: one sentence for every answer of a game."""

from rules.games import GAMES
from rules.standins import STANDINS
from rules.standins.match import Match


class Spoken:
    """Plays like the stand-in, and keeps what it says."""

    standing_orders = frozenset()

    def __init__(self):
        self.said = {}

    def answer(self, question, view, chance):
        data = STANDINS["history"].answer(question, view, chance)
        why = STANDINS["history"].reason(question, view, data)
        self.said.setdefault(question.key.split(":")[0], set()).add(why)
        return data

    def reason(self, question, view, data):
        return ""


def test_every_answer_has_a_sentence():
    player = Spoken()
    Match(GAMES["history-of-the-world"], {"naval-control": "yes"}, tuple("ABC"), [player] * 3, b"why").play()
    said = set().union(*player.said.values())
    assert {"plan", "draw", "event"} < set(player.said)
    assert len(player.said) > 6
    assert len(said) > 40
    assert all(why.endswith(".") and why[0].isupper() and len(why) < 120 for why in said)
    assert any("dominance in" in why for why in player.said["plan"])
    assert any("can bring you about" in why for why in player.said["draw"])
    assert any("cannot be played later" in why for why in player.said["event"])

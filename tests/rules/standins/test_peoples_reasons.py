"""The stand-in for Peoples says why: one sentence for every answer of a game."""

from rules.games import GAMES
from rules.standins import STANDINS
from rules.standins.match import Match


class Spoken:
    """Plays like the stand-in, and keeps what it says."""

    standing_orders = frozenset()

    def __init__(self):
        self.said = {}

    def answer(self, question, view, chance):
        data = STANDINS["peoples"].answer(question, view, chance)
        why = STANDINS["peoples"].reason(question, view, data)
        self.said.setdefault(type(question).__name__, set()).add(why)
        return data

    def reason(self, question, view, data):
        return ""


def test_every_answer_has_a_sentence():
    player = Spoken()
    Match(GAMES["peoples"], {}, tuple("ABC"), [player] * 3, b"why").play()
    said = set().union(*player.said.values())
    assert {"Orders", "Plan", "Purchase", "ChooseLaying"} <= set(player.said)
    assert len(said) > 20
    assert all(why.endswith(".") and why[0].isupper() and len(why) < 120 for why in said)
    assert any("six Culture tokens" in why for why in player.said["Plan"])
    assert any("comes first on the way" in why for why in player.said["Purchase"])

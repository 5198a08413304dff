"""The agenda: in order of time, each due once, and nothing kept of what was taken back."""

from bot.agenda import SLACK, Agenda
from bot.dues import Deadline, Due, Remind, latest_reminders


def test_what_is_due_is_taken_in_order_of_time() -> None:
    agenda = Agenda()
    for moment in (30, 10, 20):
        agenda.add(Deadline(moment, 1))
    assert agenda.first == 10
    assert agenda.take(20) == [Deadline(10, 1), Deadline(20, 1)]
    assert agenda.take(20) == []
    assert len(agenda) == 1


def test_what_is_noted_again_is_moved() -> None:
    agenda = Agenda()
    agenda.add(Deadline(10, 1))
    agenda.add(Deadline(10, 1), 50)
    assert agenda.take(49) == []
    assert agenda.take(50) == [Deadline(10, 1)]


def test_what_was_taken_back_is_swept_out() -> None:
    agenda = Agenda()
    agenda.add(Deadline(1, 1))
    for moment in range(10, 10_000):
        agenda.add(Deadline(moment, 2))
        agenda.drop([Deadline(moment, 2)])
        assert agenda.size <= 4 + SLACK
    assert len(agenda) == 1
    assert agenda.take(20_000) == [Deadline(1, 1)]


def test_of_reminders_due_together_only_the_last_is_kept() -> None:
    def remind(before: int, *seats: int, game: int = 1) -> Remind:
        return Remind(100 - before, game, 100, before, seats)

    other, deadline = remind(60, game=2), Deadline(1, 3)
    dues: list[Due] = [remind(60), remind(10), remind(60, 1), remind(10, 2), other, deadline]
    assert latest_reminders(dues) == [remind(10), other, deadline]
    assert latest_reminders([remind(60, 1), remind(10, 2)]) == [remind(60, 1), remind(10, 2)]
    assert latest_reminders([remind(60, 1), remind(10, 1)]) == [remind(10, 1)]

"""WE 2a, 5, 9, 12: players act at once, but anybody may wait for those before in the order."""

from rules.civ.events import CityReduced, PopulationExpanded
from rules.civ.events_calamity import CitiesReduced, DamageTaken
from rules.civ.western_empires.game import WesternEmpires
from rules.table import Checkpoint, Table, restore
from rules.table import inputs as put
from rules.table.codec import dump_state
from tests.rules.civ.scenario import Scene, scenario, side

OPTIONS = {"track": "basic", "scenario": "full", "civilizations": "draft", "turns": "none"}


class Waiting:
    """A game that stands before a phase, with everybody called by civilization."""

    def __init__(self, s: Scene, phase: str) -> None:
        s.state.phase = phase
        self.s = s
        start = Checkpoint(1, phase, dump_state(s.state))
        names = tuple(nation.name for nation in s.state.nations)
        self.table: Table = restore(WesternEmpires(), names, b"waiting", start)

    def wait(self, who: str, other: str) -> None:
        assert self.table.submit(put.After(self.s.seat(who), self.key(who), self.s.seat(other))) is None

    def key(self, who: str) -> str:
        return self.table.questions(self.s.seat(who))[0].question.key

    def answer(self, who: str, data: object = None) -> None:
        question = self.table.questions(self.s.seat(who))[0].question
        given = question.default() if data is None else data
        assert self.table.answer(question.seat, question.key, given) is None

    def awaited(self) -> list[str]:
        return [self.s.g.name(q.seat) for q in self.table.waiting()]

    def events(self, kind: type) -> list:
        return [t.event for t in self.table.feed(None) if isinstance(t.event, kind)]


def position(sides, **more):
    return scenario(sides, options=OPTIONS, **more)


def growing(**more):
    sides = {
        "Egypt": side({"Memphis": 2, "Fayum": 2}, stock=1),
        "Hellas": side({"Athens": 2, "Sparta": 2}, stock=1),
        "Minoa": side({"Phaestos": 2, "Knossos": 2}, stock=1),
    }
    return Waiting(position(sides, **more), "expansion")


def test_2a_population_grows_after_a_higher_rank_if_desired():
    w = growing()
    assert w.awaited() == ["Minoa", "Hellas", "Egypt"]
    w.wait("Egypt", "Minoa")
    w.answer("Minoa", {"Knossos": 1})
    assert w.events(PopulationExpanded) == [PopulationExpanded(w.s.seat("Minoa"), {"Knossos": 1})]
    assert w.table.view(w.s.seat("Egypt")).tokens["Knossos"] == {w.s.seat("Minoa"): 3}
    assert w.awaited() == ["Hellas", "Egypt"]
    w.answer("Egypt")
    w.answer("Hellas")
    assert w.table.phase == "movement"


def test_2a_who_grew_at_once_is_not_called_again():
    w = growing()
    w.answer("Hellas", {"Sparta": 1})
    w.wait("Egypt", "Minoa")
    w.answer("Minoa")
    w.answer("Egypt")
    assert w.table.phase == "movement"
    assert w.table.state.tokens["Sparta"] == {w.s.seat("Hellas"): 3}


def test_2a_nobody_waits_for_a_lower_rank():
    w = growing()
    refusal = w.table.submit(put.After(w.s.seat("Minoa"), "expand", w.s.seat("Egypt")))
    assert [fault.code for fault in refusal.faults] == ["not-before-you"]
    assert refusal.faults[0].section == "WE 2a"


HELLAS = ["Athens", "Sparta", "Corinth"]
EGYPT = ["Memphis", "Fayum", "Alexandria"]


def unsupported(**more):
    sides = {"Egypt": side({"Siwa": 1}, EGYPT, **more), "Hellas": side({"Phocis": 1}, HELLAS, **more)}
    return Waiting(position(sides), "surplus")


def test_5c_cities_are_reduced_after_a_higher_rank_if_desired():
    w = unsupported()
    assert w.awaited() == ["Hellas", "Egypt"]
    w.wait("Egypt", "Hellas")
    w.answer("Hellas")
    assert {event.seat for event in w.events(CityReduced)} == {w.s.seat("Hellas")}
    assert w.awaited() == ["Egypt"]
    assert set(w.table.view(None).cities) < {*HELLAS, *EGYPT}


def test_5c_one_waits_until_a_higher_rank_has_sufficient_support():
    """With a short stock cities are reduced one by one: all of them come first."""
    w = unsupported(stock=0)
    w.wait("Egypt", "Hellas")
    while "Egypt" not in w.awaited():
        assert w.awaited() == ["Hellas"]
        w.answer("Hellas")
    assert len(w.events(CityReduced)) > 1
    assert {event.seat for event in w.events(CityReduced)} == {w.s.seat("Hellas")}


def test_5a_a_city_is_built_after_a_higher_rank_if_desired():
    sides = {"Egypt": side({"Memphis": 6, "Siwa": 2}), "Hellas": side({"Athens": 6, "Phocis": 2})}
    w = Waiting(position(sides), "cities")
    w.wait("Egypt", "Hellas")
    w.answer("Hellas", [{"area": "Athens"}])
    assert "Athens" in w.table.view(None).cities
    assert w.awaited() == ["Egypt"]


def minors(hellas, egypt):
    sides = {
        "Egypt": side({"Siwa": 2}, EGYPT, hand=egypt, treasury=12),
        "Hellas": side({"Phocis": 3}, HELLAS, hand=hellas, treasury=12),
    }
    return Waiting(position(sides), "calamities")


def test_9a_minor_calamities_are_resolved_after_a_higher_rank_if_desired():
    w = minors(["City Riots"], ["City in Flames"])
    assert w.awaited() == ["Hellas", "Egypt"]
    w.wait("Egypt", "Hellas")
    w.answer("Hellas", ["Sparta"])
    assert w.events(CitiesReduced) == [CitiesReduced(w.s.seat("Hellas"), "City Riots", ("Sparta",))]
    assert w.awaited() == ["Egypt"]


def test_9a_one_waits_until_a_higher_rank_has_resolved_all_its_minor_calamities():
    w = minors(["City Riots", "City in Flames"], ["Tribal Conflict"])
    w.wait("Egypt", "Hellas")
    w.answer("Hellas")
    assert w.awaited() == ["Hellas"]
    w.answer("Hellas")
    assert w.awaited() == ["Egypt"]


def test_9a_who_has_two_delays_nobody():
    w = minors(["City Riots", "City in Flames"], ["City Riots", "City in Flames"])
    w.answer("Egypt")
    w.answer("Hellas")
    assert w.awaited() == ["Hellas", "Egypt"]


def famine():
    """Egypt has three others to name, and must name all."""
    sides = {
        "Egypt": side({"Siwa": 3, "Memphis": 4, "Fayum": 4, "Alexandria": 4}, hand=["Famine"]),
        "Hellas": side({"Phocis": 3, "Athens": 9}, step=5),
        "Minoa": side({"Knossos": 4, "Phaestos": 9}, step=4),
        "Rome": side({"Rome": 4, "Etruria": 9}, step=3),
    }
    w = Waiting(position(sides), "calamities")
    assert w.awaited() == ["Minoa", "Rome", "Hellas", "Egypt"]
    return w


def test_9_a_primary_victim_may_take_losses_after_a_secondary_victim():
    w = famine()
    w.wait("Egypt", "Hellas")
    w.answer("Hellas")
    assert [event.seat for event in w.events(DamageTaken)] == [w.s.seat("Hellas")]
    assert w.awaited() == ["Minoa", "Rome", "Egypt"]


def test_9_victims_who_have_answered_take_their_losses_in_ranking_order():
    w = famine()
    w.answer("Rome")
    w.answer("Minoa")
    w.wait("Egypt", "Hellas")
    assert w.events(DamageTaken) == []
    w.answer("Hellas")
    taken = [w.s.g.name(event.seat) for event in w.events(DamageTaken)]
    assert taken == ["Minoa", "Rome", "Hellas"]


def test_9b_cities_are_reduced_by_a_calamity_after_a_higher_rank_if_desired():
    hand = ["Iconoclasm and Heresy"]
    more = {"Hellas": side({"Phocis": 9}, HELLAS), "Minoa": side({"Rhodes": 9}, ["Knossos", "Phaestos"])}
    sides = {"Egypt": side({"Siwa": 9}, [*EGYPT, "Tanis", "Gaza"], hand=hand), **more}
    w = Waiting(position(sides | {"Rome": side({"Etruria": 9})}), "calamities")
    while "Hellas" not in w.awaited():
        w.answer(w.awaited()[0])
    w.wait("Hellas", "Minoa")
    w.answer("Minoa")
    assert [event.seat for event in w.events(CitiesReduced)] == [w.s.seat("Minoa")]
    assert "Hellas" in w.awaited()


def buying():
    rich = {"treasury": 50, "stock": 0}
    sides = {
        "Egypt": side({"Siwa": 5}, step=3, **rich),
        "Hellas": side({"Phocis": 5}, step=5, **rich),
        "Minoa": side({"Knossos": 5}, step=4, **rich),
    }
    return Waiting(position(sides), "advances")


def test_12_all_buy_at_once_in_the_order_of_their_markers():
    w = buying()
    assert w.awaited() == ["Hellas", "Minoa", "Egypt"]


def test_12_who_likes_waits_for_a_player_further_on_and_sees_what_was_bought():
    w = buying()
    w.wait("Minoa", "Hellas")
    w.answer("Hellas", {"buy": ["Mysticism"]})
    assert "Mysticism" in w.table.view(w.s.seat("Minoa")).nations[w.s.seat("Hellas")].advances
    assert w.awaited() == ["Minoa", "Egypt"]
    w.answer("Egypt")
    w.answer("Minoa")
    assert w.table.phase != "advances"


def test_12_what_was_bought_at_once_is_not_known_before_all_have_bought():
    w = buying()
    w.answer("Egypt", {"buy": ["Mysticism"]})
    w.answer("Minoa")
    assert w.table.view(w.s.seat("Hellas")).nations[w.s.seat("Egypt")].advances == ()
    w.answer("Hellas")
    assert "Mysticism" in w.table.state.nations[w.s.seat("Egypt")].advances

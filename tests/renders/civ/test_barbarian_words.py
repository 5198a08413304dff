"""The barbarians' turn in words, arrows and previews."""

from dataclasses import replace

from renders.civ.pictures.changes import BoardChanges, Journey, changes_of
from renders.civ.pictures.drafted import drafted
from renders.civ.pictures.twin import map_listing
from renders.civ.shown import Shown
from renders.civ.words.notices import notice
from renders.civ.words.summary import summary
from renders.face import Proposal
from renders.paint.sprites import Sprite
from rules.civ import events_barbarians as b
from rules.civ import events_calamity as c
from rules.civ.state import BARBARIANS
from tests.renders.civ.positions import FACE, frame, look
from tests.rules.civ.scenario import scenario, side

ORDERS = [
    {"raise": "Rome", "brood": "ship"},
    {"raise": "Neapolis", "brood": "tokens"},
    {"ship": "Rome", "to": "Corsica"},
    {"march": "Etruria", "to": "Rome", "count": 3},
]


def who(seat):
    return "Barbarians" if seat == BARBARIANS else f"P{seat}"


def test_a_draft_of_the_barbarians_turn_is_shown_with_arrows_in_their_colour():
    for key in ("barbarians", "wave:1:barbarians"):
        changes = drafted(Proposal(0, key, ORDERS))
        assert changes.journeys == {
            Journey(BARBARIANS, ("Rome", "Corsica"), by_sea=True): 0,
            Journey(BARBARIANS, ("Etruria", "Rome")): 3,
        }
        assert set(changes.marks) == {"ship Rome", "Neapolis"}


def test_other_questions_of_their_turn_are_not_taken_for_orders():
    assert drafted(Proposal(0, "wave:1:conflict:Rome", {"Rome/ships": 1})) is None


def test_what_they_did_is_drawn_after_the_phase():
    changes = changes_of(
        [
            b.BarbariansMarched(0, "Rome", "Corsica", 4, over_water=True),
            b.BarbariansSailed(0, "Rome", "Corsica"),
            b.BarbariansRaised(0, "Neapolis", 2),
            b.BarbariansRaised(0, "Tarentum", 0),
            b.PirateShipPlaced(1, "a card", "Knossos"),
            b.PirateCityFounded("Rome"),
        ]
    )
    assert changes.journeys == {Journey(BARBARIANS, ("Rome", "Corsica"), by_sea=True): 4}
    assert changes.marks["Neapolis"] == {Sprite.GAINED: "2"}
    assert Sprite.BUILT in changes.marks["ship Tarentum"]
    assert Sprite.BUILT in changes.marks["ship Knossos"]
    assert Sprite.ANNEXED in changes.marks["Rome"]


def test_their_turn_is_told_in_few_lines():
    told = [
        b.BarbariansLed(2),
        b.BarbariansRaised(2, "Rome", 2),
        b.BarbariansRaised(2, "Neapolis", 0),
        b.BarbariansSailed(2, "Rome", "Corsica"),
        b.BarbariansMarched(2, "Etruria", "Rome", 3, over_water=False),
    ]
    lines = summary(told, who, who)
    assert "The barbarians are led by P2 from now on." in lines
    assert "Pirates raised 2 tokens in Rome; a ship in Neapolis." in lines
    assert "Barbarians, led by P2, moved: ship Rome → Corsica; 3 Etruria → Rome." in lines
    assert len(lines) == 3


def test_a_bridge_of_ships_is_told():
    text = FACE.words(b.BarbariansMarched(0, "Rome", "Corsica", 1, over_water=True), look())
    assert text == "Barbarians, 1 token, marched Rome → Corsica over a bridge of ships."


def test_whoever_leads_them_from_now_on_is_told_in_person():
    assert notice(b.BarbariansLed(2), 2, who, who) is not None
    assert notice(b.BarbariansLed(2), 1, who, who) is None
    assert notice(b.PirateShipPlaced(1, "a card", "Rome"), 1, who, who) is not None


def test_the_text_of_the_map_says_who_leads_them():
    state = scenario({"Rome": side({"Rome": 1})}, barbarians={"Etruria": 2}).state
    seen = frame(state)
    led = replace(seen, view=replace(seen.view, controller=0))
    said = [map_listing(Shown(one, None, look(), FACE.setting), BoardChanges()) for one in (seen, led)]
    assert ["Rome leads the barbarians" in text for text in said] == [False, True]


def test_many_pirate_cities_that_raise_the_same_are_told_of_together():
    events = [b.BarbariansRaised(2, area, 2) for area in ("Rome", "Neapolis", "Tarentum")]
    assert summary(events, who, who) == ("Pirates raised 2 tokens each in Rome, Neapolis and Tarentum.",)


def test_in_the_turn_of_the_barbarians_what_they_did_comes_before_what_came_of_it():
    lines = summary(
        [
            c.CalamityStruck(1, "Barbarian Hordes", None),
            b.BarbariansLed(2),
            b.BarbariansRaised(2, "Rome", 2),
            b.BarbariansMarched(2, "Etruria", "Rome", 3, over_water=False),
            c.HordeMoved(1, "Troy", 15),
            b.PirateCityFounded("Troy"),
        ],
        who,
        who,
    )
    begins = ("Barbarian Hordes", "The barbarians are led", "Pirates", "Barbarians, led", "Barbarians poured")
    assert [line.startswith(words) for line, words in zip(lines, begins, strict=False)] == [True] * 5
    assert lines[5] == "Troy is a pirate city now."

"""What is not taken for a name is asked back, in the same words everywhere."""

from rules.atlas import Ambiguous, Finder
from rules.atlas.asking import SHOWN, could_be, meant, quoted
from rules.civ.naming import find
from rules.table import Fault, FaultKind, Refusal

PLACES = Finder(["Rome", "Rhodes", "Red Sea", "Upper Rhine"], {"islands": ["Rhodes", "Red Sea"]})


def test_the_name_meant() -> None:
    assert meant("rom", PLACES, "area") == "Rome"
    assert find("rom", PLACES.names, "area") == "Rome"


def test_several_candidates_are_all_named() -> None:
    fault = meant("r", PLACES, "area")
    assert fault == Fault(
        "ambiguous", "“r” could be several things.", legal="Rome / Rhodes / Red Sea / Upper Rhine",
        kind=FaultKind.AMBIGUOUS, said="r", candidates=("Rome", "Rhodes", "Red Sea", "Upper Rhine"),
    )  # fmt: skip
    assert find("r", PLACES.names, "area") == Refusal((fault,))


def test_a_part_of_one_name_is_asked_back() -> None:
    assert PLACES.find("rhine") == Ambiguous(("Upper Rhine",))
    fault = meant("rhine", PLACES, "area")
    assert isinstance(fault, Fault)
    assert (fault.kind, fault.legal) == (FaultKind.AMBIGUOUS, "Upper Rhine")


def test_an_unknown_name_brings_suggestions() -> None:
    fault = meant("Rhodopolis", PLACES, "area")
    assert isinstance(fault, Fault)
    assert (fault.kind, fault.text) == (FaultKind.UNREADABLE, "There is no area “Rhodopolis”.")
    assert fault.legal == "did you mean Rhodes?"
    assert meant(" ", PLACES, "area") == Fault("unreadable", "No area is named.", kind=FaultKind.UNREADABLE)


def test_something_of_another_kind_is_said_to_be_so() -> None:
    land = ("Rome", "Rhodes")
    fault = meant("red", PLACES, "area", among=land)
    assert isinstance(fault, Fault)
    assert fault.text == "Red Sea is no area."
    asked = meant("islands", PLACES, "area", among=land)
    assert isinstance(asked, Fault)
    assert (asked.kind, asked.legal) == (FaultKind.AMBIGUOUS, "Rhodes")


def test_long_texts_and_long_lists_are_cut() -> None:
    names = tuple(f"Place {n}" for n in range(40))
    fault = could_be("place " * 100, names)
    assert fault.legal.count("/") == SHOWN
    assert len(fault.text) < 120


def test_what_is_quoted_holds_no_sign_that_nobody_sees() -> None:
    assert quoted("\u202e Rome\x00\n  or\u200b ") == "“Rome or”"

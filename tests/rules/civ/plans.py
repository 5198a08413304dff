"""Plans for special abilities, played or refused, in the scenes of a sibling."""

from collections.abc import Callable, Mapping
from typing import Any

from rules.civ.abilities.turn import special_abilities
from rules.table import Refusal
from tests.rules.civ.scenario import Scene, side

Side = Mapping[str, Any]
MakeScene = Callable[..., Scene]


def holder(*advances: str, tokens: Mapping[str, int] | None = None, **more: Any) -> Side:
    """A side with these advances and a token in Etruria."""
    return side({"Etruria": 1} if tokens is None else tokens, advances=list(advances), **more)


def played(
    scene: MakeScene,
    rome: Side,
    *plan: Mapping[str, Any],
    answers: Mapping[str, Any] | None = None,
    **more: Any,
) -> Scene:
    """The position after Rome's plan; `others` are the other sides."""
    s = scene({"Rome": rome, **more.pop("others", {"Celt": side()})}, **more)
    s.play(special_abilities, {"Rome abilities": [dict(use) for use in plan], **(answers or {})})
    return s


def refused(scene: MakeScene, rome: Side, *plan: Mapping[str, Any], **more: Any) -> list[str]:
    """The codes of the refusal of Rome's plan; none where it is allowed, or where nothing is asked."""
    s = scene({"Rome": rome, **more.pop("others", {"Celt": side()})}, **more)
    s.play(special_abilities)
    questions = [q for q in s.asked if q.key == "abilities" and q.seat == 0]
    if not questions:
        return ["not asked"]
    answer = questions[0].check([dict(use) for use in plan])
    return [fault.code for fault in answer.faults] if isinstance(answer, Refusal) else []

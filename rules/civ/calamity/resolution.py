"""Calamity resolution: round by round, all together or card by card, in the order of the rulebook."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any

from rules.civ.calamity.case import Case
from rules.civ.calamity.foresight import Foresight, said_openly
from rules.civ.cards import discard_card
from rules.civ.civ import Civ
from rules.civ.events_calamity import CalamitiesRevealed
from rules.civ.policies.calamities import Major, Minor, Round
from rules.table import Answered, Known, Question, Script, Seat, Wait, ask, at_once
from rules.table.script import Later, Onward


def resolve_calamities(g: Civ) -> Script[None]:
    """WE 9: the rounds of calamities, one after the other."""
    rounds = g.rules.calamity_rules.rounds
    left = [case for round_ in rounds for case in cases_of(g, round_)]
    for round_ in rounds:
        yield from (_together if round_.together else _card_by_card)(round_, left)


def cases_of(g: Civ, round_: Round) -> list[Case]:
    """The cases of a round as they are called: by card, then by victim; equal cards of a victim numbered."""
    cases, seen = [], Counter[tuple[str, Seat]]()
    for name in round_.calamities:
        for seat in g.order():
            for card in g.nation(seat).hand:
                if card.name == name:
                    seen[name, seat] += 1
                    cases.append(Case.of(g, seat, card, seen[name, seat]))
    return cases


def lay_open(g: Civ, rounds: Sequence[Round]) -> None:
    """Everybody sees what is to be resolved, and in which order."""
    cases = [case for round_ in rounds for case in cases_of(g, round_)]
    if cases:
        g.tell(CalamitiesRevealed(tuple((case.victim, case.name) for case in cases)))


def _together(round_: Round, left: list[Case]) -> Script[None]:
    """WE 9a: everybody at once, each their own one after the other; who likes waits for a higher rank.

    Holders of several may answer ahead for those they have not come to, and for those that follow these.
    """
    struck: set[str] = set()

    def next_of(seat: Seat) -> Case | None:
        own = (case for case in left if case.victim == seat and case.name in round_.calamities)
        return next(own, None)

    def question(seat: Seat) -> Question[Any] | Known[None] | None:
        case = next_of(seat)
        if case is None:
            return None
        asked = _minor(case).ask(case)
        if case.key("") not in struck:
            struck.add(case.key(""))
            case.strike()
        return Known(None) if asked is None else case.own(asked)

    def resolve(seat: Seat, answer: Any) -> None:
        case = next_of(seat)
        assert case is not None
        _minor(case).then(case, answer)
        _done(case, left)

    def to_come() -> list[Question[Any]]:
        now = [next_of(seat) for seat in dict.fromkeys(case.victim for case in left)]
        return [q for case in left if case not in now for q in _with_a_choice(case)]

    cases = sorted(
        (c for c in left if c.name in round_.calamities), key=lambda case: case.g.rank(case.victim)
    )
    yield from at_once(
        dict.fromkeys(case.victim for case in cases), question, resolve, again=True, later=to_come,
        invites=any(case.g.rules.calamity_rules.revealed_in for case in cases),
    )  # fmt: skip


def _minor(case: Case) -> Minor:
    effect = case.g.rules.calamity_rules.effects[case.name]
    assert isinstance(effect, Minor), f"{case.name} cannot be resolved by everybody at once"
    return effect


def _card_by_card(round_: Round, left: list[Case]) -> Script[None]:
    """WE 9b: one after the other; those to come may be answered ahead by their holders."""
    for case in [case for case in left if case.name in round_.calamities]:
        if case in left:
            yield from _as_own(case, _script(case), left)
            _done(case, left)


def _done(case: Case, left: list[Case]) -> None:
    """The card is discarded; those of players whom it eliminated went with their hands."""
    playing = case.g.seats
    if case.victim in playing:
        discard_card(case.g, case.victim, case.card)
        left.remove(case)
    left[:] = [other for other in left if other.victim in playing]


def _script(case: Case) -> Script[None]:
    effect = case.g.rules.calamity_rules.effects[case.name]
    return effect.play(case) if isinstance(effect, Major) else _alone(case, effect)


def _alone(case: Case, effect: Minor) -> Script[None]:
    """A minor calamity in its place among the others."""
    question = effect.ask(case)
    case.strike()
    effect.then(case, None if question is None else (yield from ask(question)))


def _foreseen(case: Case) -> list[Question[Any]]:
    """What the holder of a card can answer before it is called."""
    effect = case.g.rules.calamity_rules.effects[case.name]
    if isinstance(effect, Major):
        return [case.own(question) for question in effect.foresee(case)]
    question = effect.ask(case)
    return [] if question is None else [case.own(question)]


def _with_a_choice(case: Case) -> list[Question[Any]]:
    return [question for question in _foreseen(case) if question.only() is None]


def _as_own(case: Case, script: Script[None], left: Sequence[Case]) -> Script[None]:
    """A script whose questions are those of its case, while those to come may be answered ahead."""
    replies: Any = None
    known: set[tuple[Seat, str]] = set()
    revealed = bool(case.g.rules.calamity_rules.revealed_in)
    while True:
        try:
            wait = script.send(replies)
        except StopIteration:
            return
        asked = tuple(case.own(question) for question in wait.questions)
        known |= {(question.seat, question.key) for question in asked}
        later = partial(_later, case, left, frozenset(known), wait)
        onward = _onward(case, left, partial(_later, case, [case], frozenset(known), wait), asked)
        replies = yield Wait(asked, wait.floor, later, wait.ordered, revealed, onward if revealed else None)


def _later(
    case: Case, left: Sequence[Case], known: frozenset[tuple[Seat, str]], wait: Wait
) -> list[Question[Any]]:
    """What the script itself can tell, and what is to come, was not asked yet and has a choice in it."""
    to_come = [question for other in left for question in _with_a_choice(other)]
    return [*map(case.own, wait.later()), *(q for q in to_come if (q.seat, q.key) not in known)]


def _onward(case: Case, left: Sequence[Case], own: Later, asked: Sequence[Question[Any]]) -> Onward:
    """The same where all cards lie open: what others can be asked too, by what was answered so far."""
    others = [other for other in left if other is not case]
    foresight = Foresight(case.g, others, asked, _script)

    def onward(answered: Answered) -> list[Question[Any]]:
        to_come, found = list(own()), foresight.questions(answered)
        for place, other in enumerate(others):
            holders = {(q.seat, q.key): q for q in _with_a_choice(other)}
            to_come += {**holders, **{key: q for key, (at, q) in found.items() if at == place}}.values()
        return [said_openly(question) for question in to_come]

    return onward

"""Everything that can be looked up: phases, sections, advances, calamities, commodities, civilizations."""

from __future__ import annotations

from renders.civ.words.chapters import Chapters, filled
from renders.words.counting import counted
from renders.words.joining import listed
from rules.civ.cards import set_value
from rules.civ.phases.succession import lacking
from rules.civ.reference import advance_text, calamity_text, credits_given, credits_towards
from rules.civ.ruleset import Epoch, Ruleset


def topics(rules: Ruleset, chapters: Chapters) -> tuple[str, ...]:
    """All topics, the phases first."""
    phases = [phase.title for phase in (*rules.opening, *rules.phases)]
    epochs = [epoch.name for track in rules.tracks.values() for epoch in track.epochs]
    names = (
        *phases,
        *chapters.sections,
        *rules.advances,
        *rules.calamities,
        *rules.commodities,
        *([rules.water] if rules.water else []),
        *rules.civilizations,
        *epochs,
    )
    return tuple(dict.fromkeys(names))


def rule(rules: Ruleset, chapters: Chapters, chart: str, topic: str) -> str:
    """A topic in our own words; empty if there is no such topic."""
    if said := _phase(rules, chapters, topic):
        return said
    if topic in chapters.sections:
        return filled(rules, chapters.sections[topic])
    if topic in rules.civilizations:
        return _civilization(rules, chart, topic)
    cards = (_advance, _calamity, _commodity, _epoch)
    return next((text for explain in cards if (text := explain(rules, topic))), "")


def _phase(rules: Ruleset, chapters: Chapters, topic: str) -> str:
    for phase in (*rules.opening, *rules.phases):
        if phase.title == topic:
            number = rules.phases.index(phase) + 1 if phase in rules.phases else 0
            lead = f"Phase {number} of a turn. " if number else "Before the first turn. "
            return lead + filled(rules, chapters.phases[phase.key])
    return ""


def _advance(rules: Ruleset, topic: str) -> str:
    advance = rules.advances.get(topic)
    if advance is None:
        return ""
    credits_ = listed([listed(credits_given(rules, topic), ""), *credits_towards(rules, topic)])
    facts = f"{listed(advance.groups)}, price {advance.cost}, {counted(advance.points, 'victory point')}."
    before = [f"Requires {listed(advance.requires)}."] if advance.requires else []
    before += ["Only half of the players, rounded up, may hold it."] if advance.limited else []
    return "\n".join([facts, *before, advance_text(rules, topic), f"Credits: {credits_}."])


def _calamity(rules: Ruleset, topic: str) -> str:
    return calamity_text(rules, topic) if topic in rules.calamities else ""


def _commodity(rules: Ruleset, topic: str) -> str:
    if topic and topic == rules.water:
        return "Drawn from an empty stack. It is a commodity without value, and may be traded."
    card = rules.commodities.get(topic)
    if card is None:
        return ""
    values = listed(f"{n} are worth {set_value(rules, topic, n)}" for n in range(2, card.count + 1))
    spare = " Only in the largest game." if card.additional else ""
    where = f"Commodity of stack {rules.stack_of(topic)}, {card.count} cards."
    return f"{where} One is worth {card.stack}, {values}.{spare}"


def _civilization(rules: Ruleset, chart: str, topic: str) -> str:
    civ = rules.civilizations[topic]
    start = rules.board.starts.get(topic, "")
    rows = {
        side: listed(f"{name} from step {n}" for name, n in row.items()) for side, row in civ.tracks.items()
    }
    return "\n".join([f"Number {civ.number} on the {chart}; begins in {start}.", *_by_side(rows)])


def _by_side(said: dict[str, str]) -> list[str]:
    """A line for each side of the chart; one without its name where they do not differ."""
    lines = list(dict.fromkeys(said.values()))
    if len(lines) == 1 and len(said) > 1:
        return [f"On every track: {lines[0]}."]
    return [f"{side.capitalize()} track: {text}." for side, text in said.items()]


def _epoch(rules: Ruleset, topic: str) -> str:
    found = {
        side: f"asks for {needs(rules, epoch)}"
        for side, track in rules.tracks.items()
        for epoch in track.epochs
        if epoch.name == topic
    }
    return "\n".join(_by_side(found)) if found else ""


def needs(rules: Ruleset, epoch: Epoch) -> str:
    """All that an epoch asks for."""
    return listed((wish.partition(" (")[0] for wish in lacking(rules, epoch, 0, ())), "nothing")

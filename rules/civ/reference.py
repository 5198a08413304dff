"""Cards explained: their text, and what advances and calamities make of each other, from the same table."""

from collections.abc import Iterator

from rules.civ.calamity.case import ANY_ROLE, Role
from rules.civ.ruleset import Calamity, Grade, Ruleset
from rules.civ.traits import Trait

_KINDS = {
    Grade.MINOR: "minor calamity",
    Grade.MAJOR: "major calamity",
    Grade.NON_TRADEABLE: "major calamity, not tradeable",
}
_SENTENCE = "="
"""What the words of a number begin with that is told in a sentence of its own."""
_ROLES = {ANY_ROLE: "", Role.PRIMARY: " as the primary victim", Role.SECONDARY: " as a secondary victim"}


def advance_text(rules: Ruleset, name: str) -> str:
    """What an advance does: by itself, and in calamities."""
    advance = rules.advances[name]
    own = [advance.text] if advance.text else []
    changes = [f"{card.name}: {line}." for card in rules.calamities.values() for line in _changes(card, name)]
    return (
        "\n".join([*own, *_protection(rules, name), *changes])
        or "No effect of its own; it is worth its points and credits."
    )


def _protection(rules: Ruleset, name: str) -> Iterator[str]:
    """Whose special abilities an advance protects from."""
    for trait in rules.advances[name].traits:
        if trait.startswith(Trait.PROTECTS):
            ability = Trait.ABILITY + trait.removeprefix(Trait.PROTECTS)
            givers = [other.name for other in rules.advances.values() if ability in other.traits]
            yield f"Protects you from {', '.join(givers)}."


def calamity_text(rules: Ruleset, name: str) -> str:
    """What a calamity does, and which advances change it."""
    card = rules.calamities[name]
    changes = [f"{advance}: {line}." for advance in card.modifiers for line in _changes(card, advance)]
    return "\n".join([f"Stack {card.stack}, {_KINDS[card.grade]}.", card.text, *changes])


def _changes(card: Calamity, advance: str) -> Iterator[str]:
    """What an advance changes in a calamity, a line for each number."""
    for role, numbers in card.modifiers.get(advance, {}).items():
        for number, change in numbers.items():
            words = card.words[number]
            if words.startswith(_SENTENCE):
                yield words.removeprefix(_SENTENCE).format(n=change)
            else:
                yield f"{abs(change)} {'more' if change > 0 else 'less'} {words}{_ROLES[role]}"

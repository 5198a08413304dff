"""Cards explained: their text, and what advances and calamities make of each other, from the same table."""

from collections.abc import Iterator

from rules.civ.calamity.case import ANY_ROLE, Role
from rules.civ.ruleset import Advance, Calamity, Grade, Ruleset
from rules.civ.traits import Trait

_KINDS = {
    Grade.MINOR: "minor calamity",
    Grade.MAJOR: "major calamity",
    Grade.NON_TRADEABLE: "major calamity, not tradeable",
}
_SENTENCE = "="
"""What the words of a number begin with that is told in a sentence of its own."""
_ROLES = {
    ANY_ROLE: "",
    Role.PRIMARY: " as the primary victim",
    Role.SECONDARY: " as a secondary victim",
    Role.TERTIARY: " as a tertiary victim",
    Role.ELSEWHERE: " where you have nothing there",
}


def advance_text(rules: Ruleset, name: str) -> str:
    """What an advance does: by itself, and in calamities."""
    advance = rules.advances[name]
    own = [advance.text] if advance.text else []
    changes = [f"{card.name}: {line}." for card in rules.calamities.values() for line in _changes(card, name)]
    return (
        "\n".join([*own, *_protection(rules, name), *changes])
        or "No effect of its own; it is worth its points and credits."
    )


def advance_note(rules: Ruleset, name: str) -> str:
    """The same in one line, to stand below its name in a list."""
    return " ".join(advance_text(rules, name).split("\n"))


def _protection(rules: Ruleset, name: str) -> Iterator[str]:
    """Whose special abilities an advance protects from: the holder, or some of the holder's pieces."""
    for trait in rules.advances[name].traits:
        if trait.startswith(Trait.PROTECTS):
            ability, _, what = trait.removeprefix(Trait.PROTECTS).partition(".")
            givers = [other.name for other in rules.advances.values() if _gives(other, ability)]
            yield f"Protects {f'your {what}' if what else 'you'} from {', '.join(givers)}."


def _gives(advance: Advance, power: str) -> bool:
    """Whether an advance gives an ability, or another power over others."""
    powers = [trait for trait in advance.traits if not trait.startswith(Trait.PROTECTS)]
    return any(trait.partition(".")[2] == power for trait in powers)


def credits_given(rules: Ruleset, name: str) -> list[str]:
    """The credits of an advance to groups: to all of them, to upper and lower ones, to those of choice."""
    advance = rules.advances[name]
    chosen = advance.traits.get(Trait.CHOSEN_CREDITS)
    return [
        *(f"{points} {group}" for group, points in advance.credits.items()),
        *(f"{points} Upper {group}" for group, points in advance.upper.items()),
        *(f"{points} Lower {group}" for group, points in advance.lower.items()),
        *([f"{chosen} to a group of choice"] if chosen else ()),
    ]


def credits_towards(rules: Ruleset, name: str) -> list[str]:
    """The credits of an advance to others by name, and those it makes dearer."""
    bonus = rules.advances[name].bonus.items()
    return [
        *(f"{points} towards {other}" for other, points in bonus if points > 0),
        *(f"{-points} more to pay for {other}" for other, points in bonus if points < 0),
    ]


def calamity_text(rules: Ruleset, name: str) -> str:
    """What a calamity does, and which advances change it."""
    card = rules.calamities[name]
    changes = [f"{advance}: {'; '.join(_changes(card, advance))}." for advance in card.modifiers]
    return "\n".join([f"Stack {card.stack}, {_KINDS[card.grade]}.", card.text, *changes])


def _changes(card: Calamity, advance: str) -> Iterator[str]:
    """What an advance changes in a calamity, a phrase for each number."""
    for role, numbers in card.modifiers.get(advance, {}).items():
        for number, change in numbers.items():
            words = card.words[number]
            if words.startswith(_SENTENCE):
                yield words.removeprefix(_SENTENCE).format(n=change)
            else:
                yield f"{_difference(change, words)}{_ROLES[role]}"


def _difference(change: int, words: str) -> str:
    """So much more or less; what can be counted has both its forms in the table, "city|cities"."""
    one, _, many = words.partition("|")
    less = "fewer" if many else "less"
    return f"{abs(change)} {'more' if change > 0 else less} {many if many and abs(change) != 1 else one}"

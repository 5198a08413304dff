"""Trade card stacks: the number printed on their cards, and the block they serve where there are several."""

from typing import Annotated, Any, NamedTuple, TypeAlias

from pydantic import BeforeValidator, PlainSerializer


class Stack(NamedTuple):
    """A stack; its number is the face value of its commodities."""

    number: int
    block: str = ""

    def __str__(self) -> str:
        return f"{self.block} {self.number}".lstrip()


class Copy(NamedTuple):
    """A trade card by its name and the block it was drawn from."""

    name: str
    block: str = ""

    def __str__(self) -> str:
        return f"{self.block} {self.name}".lstrip()


def read_stack(text: Any) -> Any:
    """A stack from its words, such as "3" or "east 3"."""
    if not isinstance(text, str):
        return text
    block, _, number = text.rpartition(" ")
    return Stack(int(number), block)


StackKey: TypeAlias = Annotated[Stack, BeforeValidator(read_stack), PlainSerializer(str, return_type=str)]
"""A stack as it is stored: in words, so that it can be a key."""

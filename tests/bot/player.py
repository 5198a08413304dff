"""Somebody at the stage who only presses what is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.table import Chance
from tests.bot.stage import Stage
from tests.bot.words import controls

BUTTON, SELECT, RADIO = 2, 3, 21
SHY = (
    "Take it back", "Always like this", "Preview", "Fill in", "Change", "Correct", "Search", "Wait for",
    "Suggest",
)  # fmt: skip
SHY_OF = (":ask:", ":drop:", ":wait:", ":fill:")
PATIENCE = 240


async def open_window(actor: Any, message: Any) -> Any:
    """Press what opens the window of the form that a message shows."""
    ids = [part["custom_id"] for part in controls(message)]
    return await actor.click(message, custom_id=next(id_ for id_ in ids if id_.endswith(":fill:?")))


async def fill_window(actor: Any, shown: Any, **values: Any) -> Any:
    """Submit a window as it stands, with these values in place of what stands in some of its parts."""
    filled: dict[str, Any] = {}
    for label in shown.modal["components"]:
        part = label.get("component") or {}
        chosen = [option["value"] for option in part.get("options") or () if option.get("default")]
        if part.get("value"):
            filled[part["custom_id"]] = part["value"]
        elif chosen:
            filled[part["custom_id"]] = chosen[0] if part["type"] == RADIO else chosen
    return await actor.submit_modal(shown, {**filled, **values})


class Presser:
    """Opens "My orders" and presses until the answer is recorded."""

    def __init__(self, stage: Stage, actor: Any, seed: bytes) -> None:
        self.stage, self.actor = stage, actor
        self.dice = Chance(seed)
        self.presses = 0
        self.hear: Callable[[str], None] = lambda reply: None

    async def answer(self) -> str:
        """Answer one question; what the bot said in the end."""
        shown = await self.actor.slash(self.stage.channel, "orders")
        message = shown.response
        for _ in range(PATIENCE):
            message = shown.response or message
            self.hear(str(message.content))
            if "Recorded" in message.content.split("\n")[0] or not controls(message):
                return str(message.content)
            shown = await self._press(message)
        raise AssertionError(f"no way out of {message.content}")

    async def _press(self, message: Any) -> Any:
        parts = [p for p in controls(message) if not str(p.get("label", "")).startswith(SHY)]
        parts = [p for p in parts if not any(verb in p["custom_id"] for verb in SHY_OF)]
        part = self.dice.pick("control", parts)
        self.presses += 1
        if part["type"] == SELECT:
            values = [option["value"] for option in part["options"]]
            self.dice.shuffle("menu", values)
            least, most = part.get("min_values", 1), part.get("max_values", 1)
            count = max(1, least + self.dice.below("menu", most - least + 1))
            return await self.actor.select(message, values[:count], custom_id=part["custom_id"])
        shown = await self.actor.click(message, custom_id=part["custom_id"])
        if shown.modal is not None:
            return await self.actor.submit_modal(shown, {"text": str(self.dice.below("typed", 6))})
        return shown

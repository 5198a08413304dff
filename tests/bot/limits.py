"""Everything the bot sends is within Discord's limits, and pings nobody it should not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bot.discord.layout import every

ROW, BUTTON, SELECT, TEXT, SECTION, DISPLAY, GALLERY = 1, 2, 3, 4, 9, 10, 12
GROUPS = {21: (2, 10), 22: (1, 10)}  # radio buttons and boxes to tick: how many options they may have
LAYOUT = 1 << 15  # the flag of a message that is a layout


def check_requests(requests: Iterable[Any]) -> int:
    """Check every request; how many carried a message."""
    messages = 0
    for request in requests:
        body = request.json
        if isinstance(body, list):
            continue
        if isinstance(body, dict):
            data = body.get("data", body) if isinstance(body.get("data"), dict) else body
            messages += check_message(data)
    return messages


def check_message(data: dict[str, Any]) -> bool:
    """One message, modal or list of suggestions."""
    content = data.get("content") or ""
    assert len(content) <= 2000, f"content of {len(content)}"
    embeds = data.get("embeds") or []
    assert len(embeds) <= 10
    assert sum(map(check_embed, embeds)) <= 6000
    rows = data.get("components") or []
    if int(data.get("flags") or 0) & LAYOUT:
        assert not content
        assert not embeds
        check_layout(rows)
    elif "title" in data and "custom_id" in data:
        check_window(data)
    else:
        assert len(rows) <= 5, "more than five rows"
        for row in rows:
            check_row(row)
    ids = [part["custom_id"] for part in every(rows) if "custom_id" in part]
    assert len(set(ids)) == len(ids), "two controls with one id"
    choices = data.get("choices") or []
    assert len(choices) <= 25
    assert all(0 < len(choice["name"]) <= 100 for choice in choices)
    for attachment in data.get("attachments") or []:
        assert len(attachment.get("description") or "") <= 1024
    allowed = data.get("allowed_mentions")
    if (content or rows) and allowed is not None:
        assert "everyone" not in allowed.get("parse", [])
        assert "roles" not in allowed.get("parse", [])
    return bool(content or embeds or (rows and "title" not in data))


def check_layout(parts: list[dict[str, Any]]) -> None:
    """A layout: so many components and letters, and alt text on every picture."""
    found = list(every(parts))
    assert len(found) <= 40, f"{len(found)} components"
    texts = [part["content"] for part in found if part["type"] == DISPLAY]
    assert all(text.strip() for text in texts), "an empty text"
    assert sum(map(len, texts)) <= 4000, f"{sum(map(len, texts))} letters"
    for part in found:
        if part["type"] == ROW:
            check_row(part)
        elif part["type"] == SECTION:
            assert 1 <= len(part["components"]) <= 3
            assert 0 < len(part["accessory"]["custom_id"]) <= 100
        elif part["type"] == GALLERY:
            assert 1 <= len(part["items"]) <= 10
            assert all(0 < len(item["description"]) <= 1024 for item in part["items"]), "no alt text"


def check_window(data: dict[str, Any]) -> None:
    """A window: its title, and up to five parts, each a text to read or a label with what is filled in."""
    assert 0 < len(data["title"]) <= 45
    assert 0 < len(data["custom_id"]) <= 100
    assert 1 <= len(data["components"]) <= 5, "more than five parts"
    for part in data["components"]:
        if part["type"] == DISPLAY:
            assert 0 < len(part["content"]) <= 4000
            continue
        inner = part.get("component") or part["components"][0]
        assert 0 < len(part.get("label") or inner["label"]) <= 45
        assert len(part.get("description") or "") <= 100
        if inner["type"] in GROUPS:
            least, most = GROUPS[inner["type"]]
            assert least <= len(inner["options"]) <= most
            assert all(0 < len(o["label"]) <= 100 and 0 < len(o["value"]) <= 100 for o in inner["options"])
            assert sum(bool(o.get("default")) for o in inner["options"]) <= inner.get("max_values", 1)
        else:
            check_row(part)


def check_embed(embed: dict[str, Any]) -> int:
    """One embed; its size."""
    fields = embed.get("fields") or []
    assert len(fields) <= 25
    texts = [(embed.get("title"), 256), (embed.get("description"), 4096)]
    texts += [((embed.get("footer") or {}).get("text"), 2048)]
    texts += [(field["name"], 256) for field in fields] + [(field["value"], 1024) for field in fields]
    assert all(field["name"] and field["value"] for field in fields)
    for text, most in texts:
        assert len(text or "") <= most
    return sum(len(text or "") for text, _ in texts)


def check_row(row: Mapping[str, Any]) -> None:
    """One row of buttons, a menu, or a labelled field."""
    parts = row.get("components") or ([row["component"]] if "component" in row else [])
    assert 0 < len(parts) <= 5
    assert len(row.get("label") or "") <= 45
    for part in parts:
        assert 0 < len(part["custom_id"]) <= 100
        if part["type"] == BUTTON:
            assert len(part.get("label") or "") <= 80
        elif part["type"] == SELECT:
            options = part["options"]
            assert len(parts) == 1
            assert 0 < len(options) <= 25
            assert len({option["value"] for option in options}) == len(options), "a value twice"
            assert all(0 < len(o["label"]) <= 100 and 0 < len(o["value"]) <= 100 for o in options)
            assert all(len(o.get("description") or "") <= 100 for o in options)
            assert part.get("min_values", 1) <= part.get("max_values", 1) <= len(options)
            assert len(part.get("placeholder") or "") <= 150
        elif part["type"] == TEXT:
            assert len(part.get("placeholder") or "") <= 100
            assert len(part.get("value") or "") <= 4000

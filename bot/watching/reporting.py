"""Errors reported to Sentry, where the operator gives an address: their kind and place, nothing they say.

What is sent is written anew from a few facts, so that nothing else can be in it: no message of an error, no
value of a variable, no request, no name of a machine, no breadcrumb.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, cast

from bot.commands.failure import Failure

if TYPE_CHECKING:
    from sentry_sdk.types import Event, Hint

_KEPT = ("event_id", "timestamp", "platform", "level", "logger", "release")
_PLACE = ("filename", "function", "module", "lineno", "in_app")


def report_to(address: str, **more: Any) -> None:
    """Report errors from now on."""
    try:
        import sentry_sdk
        from sentry_sdk.integrations.logging import LoggingIntegration
    except ImportError:
        raise Failure("AMPHORA_SENTRY is set, but `pip install 'amphora[sentry]'` was not done") from None
    sentry_sdk.init(
        address,
        release=f"amphora@{version('amphora')}",
        before_send=scrubbed,
        default_integrations=False,
        integrations=[LoggingIntegration(level=None, sentry_logs_level=None)],
        include_local_variables=False,
        include_source_context=False,
        send_client_reports=False,
        auto_session_tracking=False,
        max_breadcrumbs=0,
        server_name="",
        **more,
    )


def scrubbed(event: Event, _: Hint) -> Event:
    """An event with what may be told, and nothing else."""
    told = cast(Mapping[str, Any], event)
    made: dict[str, Any] = {name: told[name] for name in _KEPT if name in told}
    values = (told.get("exception") or {}).get("values") or ()
    made["exception"] = {"values": [_error(value) for value in values]}
    return cast("Event", made)


def _error(value: Mapping[str, Any]) -> dict[str, Any]:
    frames: Sequence[Mapping[str, Any]] = (value.get("stacktrace") or {}).get("frames") or ()
    places = [{name: frame[name] for name in _PLACE if name in frame} for frame in frames]
    return {"type": value.get("type"), "module": value.get("module"), "stacktrace": {"frames": places}}

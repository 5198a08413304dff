"""Secrets at rest: sealed with the operator's key, so that a copy of the database tells nothing.

What is sealed says by which key: `sealed:` and the key's mark come first. Without a key nothing is sealed.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
from collections.abc import Sequence
from functools import cache
from typing import Any

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

SHORTEST = 32  # letters of a key
_HEAD = b"sealed:"
_MARK = 8
_NONCE = 12


class BadKey(ValueError):
    """A key that cannot be one."""


class WrongKey(Exception):
    """Something was sealed with a key that is not among those given."""


@cache
def _derived(key: str) -> tuple[bytes, AESGCM]:
    made = hashlib.scrypt(key.encode(), salt=b"amphora key", n=2**14, r=8, p=1, dklen=32)
    mark = hashlib.sha256(b"mark " + made).hexdigest()[:_MARK].encode()
    return mark, AESGCM(made)


class Keyring:
    """The keys of a store: the first one seals, every one opens."""

    def __init__(self, keys: Sequence[str] = ()) -> None:
        for key in keys:
            if len(key) < SHORTEST:
                raise BadKey(f"a key has at least {SHORTEST} letters, and no comma")
        self._keys = dict(_derived(key) for key in keys)
        self._first = _derived(keys[0]) if keys else None

    def seal(self, data: bytes) -> bytes:
        """What can be stored."""
        if self._first is None:
            return data
        mark, cipher = self._first
        nonce = os.urandom(_NONCE)
        return _HEAD + mark + nonce + cipher.encrypt(nonce, data, None)

    def unseal(self, data: bytes) -> bytes:
        """What was stored; WrongKey where its key is not given."""
        if not data.startswith(_HEAD):
            return data
        start = len(_HEAD) + _MARK
        cipher = self._keys.get(data[len(_HEAD) : start])
        if cipher is None:
            raise WrongKey
        try:
            return cipher.decrypt(data[start : start + _NONCE], data[start + _NONCE :], None)
        except InvalidTag as error:
            raise WrongKey from error

    @property
    def is_sealing(self) -> bool:
        """Whether there is a key."""
        return self._first is not None

    def unseal_strictly(self, data: bytes) -> bytes:
        """What was sealed; WrongKey for anything else."""
        if not data.startswith(_HEAD):
            raise WrongKey
        return self.unseal(data)

    def seal_text(self, text: str) -> str:
        """A text that can be stored."""
        if self._first is None or not text:
            return text
        sealed = self.seal(text.encode())
        return _HEAD.decode() + base64.b64encode(sealed[len(_HEAD) :]).decode()

    def unseal_text(self, text: str) -> str:
        """A text that was stored; WrongKey where its key is not given."""
        return self.unseal(_bytes_of(text)).decode() if text.startswith(_HEAD.decode()) else text

    def seal_json(self, value: Any) -> Any:
        """A value that a JSON column can hold: a sealed text, or as it is where nothing is sealed."""
        return value if self._first is None else self.seal_text(json.dumps(value))

    def unseal_json(self, stored: Any) -> Any:
        """A value that a JSON column held; WrongKey where its key is not given."""
        is_sealed = isinstance(stored, str) and stored.startswith(_HEAD.decode())
        return json.loads(self.unseal_text(stored)) if is_sealed else stored

    def is_current_json(self, stored: Any) -> bool:
        """Whether what a JSON column holds is sealed as it would be now."""
        return self._first is None or (isinstance(stored, str) and self.is_current(stored))

    def is_current(self, text: str) -> bool:
        """Whether a stored text is sealed as it would be now."""
        mark = self._first[0] if self._first else b""
        return not text or (_bytes_of(text).startswith(_HEAD + mark) if mark else True)


def _bytes_of(text: str) -> bytes:
    """A stored text as `unseal` takes it; plain ones stay as they are."""
    head = _HEAD.decode()
    return _HEAD + base64.b64decode(text[len(head) :]) if text.startswith(head) else text.encode()

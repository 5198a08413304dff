"""What every test shares: properties are tried on the same examples each time."""

import os
import sys

from hypothesis import HealthCheck, settings

settings.register_profile(
    "amphora",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("amphora")

# The workers, and all processes that tests start, read what one of them has compiled.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

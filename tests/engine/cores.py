"""Which core of the solver is here."""

import pytest

from engine.solver import native

needs_native = pytest.mark.skipif(native.name() != "native", reason="The native core is not built.")
"""For tests of the native core; that it is here is a test of its own, in `test_native_built`."""

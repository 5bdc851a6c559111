"""Where everything is tested the native core is there: its own tests would be passed over."""

import pytest

from engine.solver import native


@pytest.mark.system
def test_the_native_core_is_built():
    assert native.name() == "native", "Install a C++ compiler, then install the package again."

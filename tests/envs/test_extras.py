"""What is not installed is told in one sentence."""

from __future__ import annotations

import importlib
import sys

import pytest

from rattery.core.extras import MissingExtra


@pytest.mark.parametrize(
    ("module", "package", "sentence"),
    [
        ("pettingzoo", "pettingzoo", r'needs pettingzoo, .* pip install "gymnasium>=1.0" "pettingzoo>=1.25"'),
        ("gymnasium", "gymnasium", r'needs gymnasium, .* pip install "gymnasium>=1.0" "pettingzoo>=1.25"'),
        ("openspiel", "pyspiel", r'needs pyspiel, .* pip install "open_spiel>=1.5"'),
    ],
)
def test_a_missing_extra_is_named(module: str, package: str, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, f"rattery.envs.{module}", raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(MissingExtra, match=sentence) as missing:
        importlib.import_module(f"rattery.envs.{module}")
    assert package in missing.value.say("fr")
    assert isinstance(missing.value, ImportError)


def test_the_vector_environment_needs_no_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    for package in ("gymnasium", "pettingzoo", "pyspiel"):
        monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, "rattery.envs.vector", raising=False)
    assert importlib.import_module("rattery.envs.vector").VectorEnv

"""Optional dependencies: Ray, PyArrow, matplotlib, PostgreSQL's driver, a GPU's compiler."""

from __future__ import annotations

import importlib
from types import ModuleType

from rattery.core.errors import RatteryError

# The packages of every extra, as in pyproject.toml. Installing packages by name works however Rattery was installed.
EXTRAS = {
    "gpu": ("numba-cuda>=0.30",),
    "ray": ("ray>=2.10",),
    "parquet": ("pyarrow>=16",),
    "study": ("matplotlib>=3.10.7",),
    "envs": ("gymnasium>=1.0", "pettingzoo>=1.25"),
    "openspiel": ("open_spiel>=1.5",),
    "train": ("torch>=2.4", "matplotlib>=3.10.7"),
    "learning": ("torch>=2.4", "sb3-contrib>=2.4", "gymnasium>=1.0"),
    "postgres": ("psycopg[binary]>=3.3.6", "psycopg-pool>=3.2"),
}


class MissingExtra(RatteryError, ImportError):
    """A required optional package is not installed; the sentence says how to install it."""


def install_command(extra: str) -> str:
    """The command that installs an extra."""
    return "pip install " + " ".join(f'"{package}"' for package in EXTRAS[extra])


def require(module: str, extra: str) -> ModuleType:
    """Import a module of an extra; raises MissingExtra with the command that installs it."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as missing:
        name = module.split(".")[0]
        raise MissingExtra("lab-missing-extra", module=name, command=install_command(extra)) from missing

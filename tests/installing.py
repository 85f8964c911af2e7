"""Installs a package of pure Python into an empty folder, as pip would, but without a build tool and without a network."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path


def install(package: Path, target: Path) -> Path:
    """Copy what its wheel would hold, and write the metadata by which its entry points are found."""
    project = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))
    for folder in project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]:
        shutil.copytree(package / folder, target / Path(folder).name, ignore=shutil.ignore_patterns("__pycache__"))
    about = project["project"]
    info = target / f"{about['name'].replace('-', '_')}-{about['version']}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {about['name']}\nVersion: {about['version']}\n")
    groups = [
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in points.items())
        for group, points in about["entry-points"].items()
    ]
    (info / "entry_points.txt").write_text("\n".join(groups), encoding="utf-8")
    return target

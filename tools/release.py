"""Makes a release, without uploading it: checks, version, changelog, build, test of the wheel, commit and tag.

    make release VERSION=0.2.0 ADDRESS=https://github.com/somebody/rattery

ADDRESS is the public address of the repository; it is required while pyproject.toml has a placeholder for it. The release is
made in this checkout. At its end the commands that remain to be run are printed.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import tomllib
import venv
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[1]
VERSION_FILE = ROOT / "src" / "rattery" / "__init__.py"
CHANGELOG = ROOT / "CHANGELOG.md"
UNRELEASED = "## Unreleased\n"
VERSION = re.compile(r'^__version__ = "(.*)"$', re.MULTILINE)
PROJECT = ROOT / "pyproject.toml"
PLACEHOLDER = "https://repository.invalid/rattery"
INSTALL_PAGE = ROOT / "docs" / "install.md"
# Texts in docs/install.md before the first release, and their replacements. ADDRESS in the page becomes the address.
INSTALL_WORDS = {
    "It is on no package index yet: you install\nit from its repository, whose address is called ADDRESS below, or from a"
    " wheel that somebody has built.": "From\nthe package index it comes by `pipx install rattery`,"
    " `uv tool install rattery` or `pip install rattery`; from its repository or a wheel as below.",
    "\nOnce Rattery is on an index, `rattery` can be written for everything from `git+` on:"
    " `pipx install rattery`, `pip install rattery`.\n": "",
    "of the repository, which has none yet, builds": "of the repository where it has changed, builds",
}
ADDRESS = re.compile(r"https://[\w.-]+(/[\w.-]+)+")
SPELLING = re.compile(r"\d+\.\d+\.\d+((a|b|rc)\d+)?")


def run(*command: str | Path, cwd: Path = ROOT) -> str:
    """Run a command and return its output; a failure ends the release with its message."""
    done = subprocess.run([str(word) for word in command], cwd=cwd, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def check(version: str, address: str) -> None:
    """Exit unless the version is new, there is an address, the checkout is clean and the changelog has an entry."""
    if not SPELLING.fullmatch(version):
        sys.exit("Which version? Write it like this: make release VERSION=0.2.0")
    if not ADDRESS.fullmatch(address) and PLACEHOLDER in PROJECT.read_text(encoding="utf-8"):
        sys.exit("The repository has no public address yet. Say it: ADDRESS=https://github.com/somebody/rattery")
    if run("git", "status", "--porcelain"):
        sys.exit("There are changes that are not committed.")
    if f"v{version}" in run("git", "tag").split():
        sys.exit(f"There is a tag v{version} already.")
    if not unreleased().strip():
        sys.exit("The changelog tells nothing under Unreleased.")


def unreleased() -> str:
    """The text of the changelog under Unreleased."""
    _, found, after = CHANGELOG.read_text(encoding="utf-8").partition(UNRELEASED)
    return re.split(r"^## ", after, maxsplit=1, flags=re.MULTILINE)[0] if found else ""


def write_version(version: str) -> None:
    """Write the version into the package, and its heading with the date into the changelog."""
    text = VERSION_FILE.read_text(encoding="utf-8")
    VERSION_FILE.write_text(VERSION.sub(f'__version__ = "{version}"', text), encoding="utf-8")
    heading = f"{UNRELEASED}\n## {version} ({datetime.now(UTC):%Y-%m-%d})\n"
    changes = CHANGELOG.read_text(encoding="utf-8")
    CHANGELOG.write_text(changes.replace(UNRELEASED, heading, 1), encoding="utf-8")


def write_address(address: str) -> None:
    """Write the repository's address into pyproject.toml, whose links and pictures use it, and the install page."""
    text = PROJECT.read_text(encoding="utf-8").replace(PLACEHOLDER, address)
    notes = [line for line in text.splitlines(keepends=True) if ".invalid" not in line]
    PROJECT.write_text("".join(notes), encoding="utf-8")
    page = INSTALL_PAGE.read_text(encoding="utf-8")
    INSTALL_PAGE.write_text(released_page(page, address), encoding="utf-8")


def released_page(page: str, address: str) -> str:
    """The install page, once the package is on an index and its repository has an address."""
    for before, after in INSTALL_WORDS.items():
        page = page.replace(before, after)
    return re.sub(r"\bADDRESS\b(?!=)", address, page)  # except in `make release ADDRESS=…`


def build(folder: Path) -> Path:
    """Build and check the source distribution and the wheel; returns the wheel."""
    run(sys.executable, "-m", "build", "--outdir", folder, ROOT)
    run(sys.executable, "-m", "twine", "check", "--strict", *sorted(folder.iterdir()))
    (wheel,) = folder.glob("*.whl")
    return wheel


def try_wheel(wheel: Path, version: str) -> None:
    """Install the wheel in a new environment, and check that the command prints its version and lists the games."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        bin_folder = Path(folder) / ("Scripts" if sys.platform == "win32" else "bin")
        run(bin_folder / "python", "-m", "pip", "install", "--quiet", wheel)
        if run(bin_folder / "rattery", "--version").strip() != f"rattery {version}":
            sys.exit("The wheel is of another version.")
        run(bin_folder / "rattery", "games", "--json")


def main(version: str, address: str) -> None:
    check(version, address)
    write_version(version)
    if address:
        write_address(address)
    folder = ROOT / "dist" / version
    wheel = build(folder)
    try_wheel(wheel, version)
    run("git", "commit", "--all", "--message", f"Version {version}")
    run("git", "tag", "--annotate", f"v{version}", "--message", f"Rattery {version}")
    source = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]["Source"]
    print(f"Rattery {version} is built in {folder.relative_to(ROOT)}, committed and tagged v{version}. Left to do:")
    print(f"  see that {source} is where the repository is: pictures and links of the index page lead there")
    print(f"  git push origin HEAD v{version}")
    print(f"  {Path(sys.executable).name} -m twine upload {folder.relative_to(ROOT)}/*")


if __name__ == "__main__":
    main(*[*sys.argv[1:3], "", ""][:2])

"""The files for running a server: container, compose file, proxy, systemd units; and the page that explains them."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path

import pytest

from rattery.cli.arguments import ParsedCommand, read_arguments

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
SERVING = (ROOT / "docs" / "serving.md").read_text(encoding="utf-8")
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
UNIT = (DEPLOY / "rattery.service").read_text(encoding="utf-8")
MOST_EXPOSED = 20  # of 100, as systemd-analyze counts it in tenths
KEPT = "/var/lib/rattery/tables.sqlite"


def understood(arguments: list[str]) -> ParsedCommand:
    """A command line as Rattery reads it; one it does not understand is refused."""
    found = read_arguments(arguments, "en")
    assert found is not None
    return found


def test_the_container_serves_without_root_and_is_asked_for_its_health() -> None:
    last_stage = DOCKERFILE.rpartition("\nFROM ")[2]
    assert re.search(r"^USER rattery$", last_stage, re.MULTILINE)
    command = json.loads(re.findall(r"^CMD (\[.*\])$", last_stage, re.MULTILINE)[0])
    typed = understood(command)
    assert (typed.command, typed.given["host"], typed.given["port"]) == ("serve", "0.0.0.0", "8000")  # noqa: S104
    assert "/api/health" in last_stage.partition("HEALTHCHECK")[2]
    assert re.search(r"^EXPOSE 8000$", last_stage, re.MULTILINE)


def test_the_container_gets_what_it_is_built_from() -> None:
    """All copied files exist and are not excluded by .dockerignore."""
    kept = {line[1:] for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").split() if line.startswith("!")}
    copied = [
        name for line in re.findall(r"^COPY (?!--from)(.*) \S+$", DOCKERFILE, re.MULTILINE) for name in line.split()
    ]
    assert copied
    assert set(copied) == kept
    assert all((ROOT / name).exists() for name in copied)


def test_the_compose_file_has_a_database_and_a_proxy_and_a_command_that_is_understood() -> None:
    yaml = pytest.importorskip("yaml", reason="PyYAML is missing: the compose file was not read")
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    assert set(services) == {"table", "database", "proxy"}
    typed = understood(services["table"]["command"])
    assert str(typed.given["database"]).startswith("postgresql://rattery@database/")
    assert typed.given["no_browser"]
    assert services["table"]["depends_on"]["database"]["condition"] == "service_healthy"
    assert "ports" not in services["table"], "only the proxy reaches it"
    assert services["proxy"]["environment"]["RATTERY_UPSTREAM"] == f"table:{typed.given['port']}"
    if has_compose():  # Docker validates the file if it is installed; that needs no running daemon
        files = ["--env-file", str(DEPLOY / "env.example"), "--file", str(DEPLOY / "compose.yaml")]
        read = subprocess.run(["docker", "compose", *files, "config", "--quiet"], capture_output=True, check=False)  # noqa: S603, S607
        assert read.returncode == 0, read.stderr
    named = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")))
    assert named == set(re.findall(r"^(\w+)=", (DEPLOY / "env.example").read_text(encoding="utf-8"), re.MULTILINE))


def test_the_proxy_keeps_the_metrics_to_itself() -> None:
    proxy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert "reverse_proxy {$RATTERY_UPSTREAM:127.0.0.1:8000}" in proxy
    assert re.search(r"@private path /metrics\s+respond @private 404", proxy)


def test_the_unit_starts_a_command_that_is_understood_with_enough_open_files() -> None:
    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(UNIT)
    service = unit["Service"]
    assert understood(shlex.split(service["ExecStart"])[1:]).given["port"] == "8000"
    assert int(service["LimitNOFILE"]) >= 65536
    assert f"RATTERY_STATE=/var/lib/{service['StateDirectory']}" in service["Environment"]
    assert KEPT.startswith(f"/var/lib/{service['StateDirectory']}/")


needs_systemd = pytest.mark.skipif(
    shutil.which("systemd-analyze") is None, reason="systemd is not installed here: its units were not checked by it"
)


@needs_systemd
@pytest.mark.parametrize("name", sorted(path.name for path in DEPLOY.glob("rattery*.*")))
def test_systemd_understands_every_unit(name: str, tmp_path: Path) -> None:
    for unit in DEPLOY.glob("rattery*.*"):  # the program is not where it will be
        text = unit.read_text(encoding="utf-8").replace("/opt/rattery/bin/rattery", sys.executable)
        (tmp_path / unit.name).write_text(text, encoding="utf-8")
    command = ["systemd-analyze", "verify", "--man=no", str(tmp_path / name)]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    assert not [line for line in checked.stderr.splitlines() if name in line]


@needs_systemd
def test_systemd_finds_the_server_well_locked_in() -> None:
    command = ["systemd-analyze", "security", "--offline=true", f"--threshold={MOST_EXPOSED}"]
    checked = subprocess.run(  # noqa: S603
        [*command, str(DEPLOY / "rattery.service")], capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stdout[-200:]


def commands_of_the_page() -> list[list[str]]:
    """Every `rattery` command of the page on serving, without its path."""
    lines = [line.strip().partition("  #")[0] for line in SERVING.splitlines()]
    return [shlex.split(line)[1:] for line in lines if line.startswith("rattery ")]


@pytest.mark.parametrize("arguments", commands_of_the_page(), ids=" ".join)
def test_every_command_of_the_page_is_understood(arguments: list[str]) -> None:
    assert understood(arguments).command == arguments[0]


def test_every_file_the_page_copies_is_there() -> None:
    copied = re.findall(r"(?:/opt/rattery-source/)?(deploy/[\w.*-]+)", SERVING)
    assert len(copied) >= 5
    assert all(list(ROOT.glob(name)) for name in copied if name != "deploy/.env")


def test_what_the_page_says_to_look_after_it_does_what_it_says(tmp_path: Path) -> None:
    from rattery.server.connection.client import ServerClient, bot, me
    from tests.server.serving import at_the_table, served

    names: list[str] = []

    @at_the_table
    async def fill() -> None:
        with served(tmp_path / "tables.sqlite") as (address, _):
            names.append((await ServerClient(address).create("ratjack(players=2)", [me("Ann"), bot("random")])).table)

    fill()
    block = SERVING.partition("### Looking after it")[2].partition("```console\n")[2].partition("```")[0]
    places = {"/var/lib/rattery": str(tmp_path), "/var/backups/rattery": str(tmp_path), "TABLE": names[0]}
    for line in block.splitlines():
        for said, here in places.items():
            line = line.replace(said, here)
        command = [sys.executable, "-m", "rattery", *shlex.split(line)[1:]]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)  # noqa: S603
        assert done.returncode == 0, done.stderr
    assert {path.name for path in tmp_path.iterdir()} >= {"today.sqlite", "restored.sqlite", "table.json"}


# The container, as far as it can be tested without Docker.

INSTRUCTIONS = {
    *("FROM", "WORKDIR", "COPY", "RUN", "ENV", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK"),
    *("ENTRYPOINT", "CMD", "ARG", "LABEL"),
}


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile read as Docker reads it: comments left out, continued lines joined."""
    text = re.sub(r"^#.*\n", "", DOCKERFILE, flags=re.MULTILINE)
    lines = re.sub(r"\\\n\s*", " ", text).splitlines()
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines if line.strip())]


def test_the_dockerfile_is_one() -> None:
    found = instructions()
    assert {word for word, _ in found} <= INSTRUCTIONS
    assert found[0][0] == "FROM"
    stages = [rest.partition(" AS ")[2] for word, rest in found if word == "FROM"]
    taken = [name for word, rest in found if word == "COPY" for name in re.findall(r"--from=(\S+)", rest)]
    assert taken
    assert set(taken) <= set(stages[:-1]), "a stage takes from those before it"
    assert all(":" in rest.split()[0] for word, rest in found if word == "FROM"), "no image without a version"
    in_last_stage = [word for word, _ in found[len(found) - [word for word, _ in found][::-1].index("FROM") :]]
    for once in ("USER", "ENTRYPOINT", "CMD", "HEALTHCHECK"):
        assert in_last_stage.count(once) == 1
    assert in_last_stage.index("USER") < in_last_stage.index("CMD")
    for word, rest in found:
        if word in ("ENTRYPOINT", "CMD"):
            assert all(isinstance(part, str) for part in json.loads(rest)), (
                "without a shell, so that it is told to stop"
            )


def test_what_the_container_runs_answers_what_asks_for_its_health(tmp_path: Path) -> None:
    """The container's own command and its own health check, on a port that is free."""
    found = dict(instructions())
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    command = [port if part == "8000" else part for part in json.loads(found["CMD"])]
    asks = [part.replace("8000", port) for part in json.loads(found["HEALTHCHECK"].partition("CMD ")[2])]
    env = os.environ | {"RATTERY_STATE": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    server = subprocess.Popen(  # noqa: S603
        [sys.executable, "-m", "rattery", *command], env=env, stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        assert port in server.stdout.readline(), "it says where it is when it is ready"
        assert asks[0] == "python"
        assert subprocess.run([sys.executable, *asks[1:]], check=False).returncode == 0  # noqa: S603
        server.terminate()
        assert server.wait() in (0, -signal.SIGTERM), "it stops when it is told to"
        assert subprocess.run([sys.executable, *asks[1:]], check=False, stderr=subprocess.DEVNULL).returncode != 0  # noqa: S603
        assert (tmp_path / "tables.sqlite").is_file()
    finally:
        server.kill()
        server.wait()
        assert server.stdout is not None
        server.stdout.close()


def has_compose() -> bool:
    asked = [shutil.which("docker") or "docker", "compose", "version"]
    return shutil.which("docker") is not None and not subprocess.run(asked, check=False, capture_output=True).returncode  # noqa: S603

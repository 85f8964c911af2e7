"""`rattery serve`, and `rattery` alone: runs the server for browsers on this machine."""

from __future__ import annotations

from dataclasses import dataclass

from rattery.cli.errors import CommandError, number

MAX_DAYS = 36_500
MAX_WORKERS = 256


@dataclass(frozen=True)
class Arguments:
    host: str
    port: str | None
    database: str | None
    no_browser: bool
    bot: tuple[str, ...]
    no_messages: bool
    messages_over_http: bool
    host_name: str | None
    metrics: bool
    access_log: str | None
    forget_after: str | None
    workers: str | None


def run(args: Arguments, lang: str) -> int:
    """Serve until stopped."""
    from rattery.server.connection.uvicorn_internals import check_uvicorn

    check_uvicorn()  # before the imports that would fail
    from rattery.bots.custom_bots import allow_bot
    from rattery.core.game_check import broken_games
    from rattery.server.errors import server_words
    from rattery.server.serve import ServeOptions, serve

    def say(message: str, **facts: object) -> None:
        print(server_words(lang).say(message, **facts), flush=True)

    hosts = tuple(name.strip() for name in (args.host_name or "").split(",") if name.strip())
    is_nameless = args.host_name is not None and not hosts
    for option, is_empty in (("--host", not args.host.strip()), ("--host-name", is_nameless)):
        if is_empty:  # as with a shell variable that is not set: the server would be open to everybody
            raise CommandError("bad-no-value", given=option, command="rattery serve")
    for spelled in args.bot:
        allow_bot(spelled)
    for broken in broken_games().values():
        print(broken.say(lang), flush=True)
    options = ServeOptions(
        host=args.host,
        port=number(args.port, "--port", 0, 65535),
        database=args.database,
        open_browser=not args.no_browser,
        messages=not args.no_messages,
        messages_over_http=args.messages_over_http,
        hosts=hosts,
        metrics=args.metrics,
        access_log=args.access_log,
        forget_after=number(args.forget_after, "--forget-after", 1, MAX_DAYS),
        workers=number(args.workers, "--workers", 1, MAX_WORKERS) or 1,
    )
    return serve(options, say)

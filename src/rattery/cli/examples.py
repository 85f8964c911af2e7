"""Examples in help and errors: commands with installed games, so that each of them works as it is printed."""

from __future__ import annotations

from dataclasses import fields
from functools import cache

from rattery.core.game_check import playable_games
from rattery.core.options import choices, spell
from rattery.core.registry import options_of

PLAYERS = 3

# The examples at the end of each command's help; the placeholders are the keys of `example_facts`.
TEMPLATES: dict[str, tuple[str, ...]] = {
    "": ("rattery", "rattery games", "rattery rules {example} --minute", 'rattery play "{spelled}"'),
    "serve": (
        "rattery serve --no-browser",
        "rattery serve --host 0.0.0.0 --port 8080",
        "rattery serve --bot my_bots:Careful",
        "rattery serve --database postgresql://rattery@localhost/rattery",
    ),
    "menu": ("rattery menu", "rattery menu --lang fr"),
    "play": (
        "rattery play {example} --names Ann",
        'rattery play "{chosen}" --names Ann,Bob --seat 1=hot',
        'rattery play "{spelled}" --hot-seat',
        "rattery play --resume",
    ),
    "simulate": (
        'rattery simulate "{chosen}" --games 100000 --seed 7',
        'rattery simulate "{spelled}" --games 1e6 --out games.parquet',
        "rattery simulate {example} --games 1e7 --ray ray://head:10001",
    ),
    "study": (
        "rattery study {example} --bots normal --games 1000",
        'rattery study "{spelled}" --bots random,normal,expert --games 20000,1000,20 --out {example}-levels',
        "rattery study {example} --bots normal --what-if my.toml --lang fr",
        "rattery study {example} --bots hard --games 5000 --ray ray://head:10001",
    ),
    "tournament": (
        'rattery tournament "{spelled}" --bots easy,normal,hard,expert --games 400',
        "rattery tournament {example} --bots normal,hard --games 100 --folder my-tournament",
        "rattery tournament --resume my-tournament",
        "rattery tournament {example} --bots hard,expert --ray ray://head:10001",
    ),
    "train": (
        "rattery train {example} --quick 6e6 --rounds 0",
        "rattery train {example} --rounds 2 --games 50",
        "rattery train {example} --policy 2e9 --device cuda --rounds 0",
        "rattery train {example} --rounds 20 --device cuda --folder my-mind",
    ),
    "games": ("rattery games", "rattery games --lang fr", "rattery games --json"),
    "box": ("rattery box {example}", "rattery box {example} --toml > my.toml"),
    "rules": ("rattery rules {example} --minute", "rattery rules {example}", "rattery rules {example} 1.1 --lang de"),
    "replay": ("rattery replay match.json", "rattery replay match.json --step --seat 0"),
    "verify": (
        "rattery verify match.json",
        "rattery verify match.json --receipt receipt.json",
        "rattery verify match.json --json",
    ),
    "check-game": ("rattery check-game {example}", "rattery check-game {example} --games 20 --seed 7 --lang fr"),
    "check": ("rattery check tables.sqlite", "rattery check postgresql://rattery@localhost/rattery"),
    "backup": (
        "rattery backup tables.sqlite backup.sqlite",
        "rattery backup postgresql://rattery@localhost/rattery backup.sqlite",
    ),
    "restore": (
        "rattery restore backup.sqlite tables.sqlite",
        "rattery restore backup.sqlite postgresql://rattery@localhost/rattery",
    ),
    "export": ("rattery export tables.sqlite mB7cWk2qZx --out table.json",),
    "completion": (
        "rattery completion bash > rattery.bash",
        "rattery completion fish > ~/.config/fish/completions/rattery.fish",
    ),
}


@cache
def example_facts(place: int = 0) -> dict[str, str]:
    """The placeholders of examples for the installed game at `place` (modulo their number): `example` is its name, `spelled`
    adds a number of players, `chosen` another option as well."""
    game = playable_games()[place % len(playable_games())]
    options = {option.name: option for option in fields(options_of(game))}
    players = f"players={min(PLAYERS, max(choices(options.pop('players'))))}"
    other = next(
        (
            f",{name}={spell(value)}"
            for name, each in options.items()
            for value in choices(each)
            if value != each.default
        ),
        "",
    )
    return {"example": game, "spelled": f"{game}({players})", "chosen": f"{game}({players}{other})"}


@cache
def examples(command: str) -> tuple[str, ...]:
    """A command's examples, each with the next of the installed games."""
    return tuple(template.format(**example_facts(place)) for place, template in enumerate(TEMPLATES[command]))

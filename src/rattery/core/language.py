"""The default language: $RATTERY_LANG, then the system's own, then English."""

from __future__ import annotations

import os
import re

from rattery.core.words import LANGUAGES


def own_language() -> str:
    """The user's language, always one that Rattery supports."""
    asked = language_code(os.environ.get("RATTERY_LANG", ""))
    return asked if asked in LANGUAGES else system_language()


def system_language() -> str:
    """The language of the terminal or the desktop if Rattery supports it, else English."""
    own = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return language_code(own) if language_code(own) in LANGUAGES else "en"


def language_code(locale: str) -> str:
    """`fr` of `fr_FR.UTF-8`."""
    return re.split(r"[-_.@]", locale.strip().lower())[0]

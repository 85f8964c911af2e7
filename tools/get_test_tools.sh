#!/bin/sh
# Gets what `make test` wants beside Python: Chromium and PostgreSQL, from the system's package manager where that is allowed
# (apt-get as root, or Homebrew). Where it is not, the tests say at their end what was not tried and how to get it.

has_chromium() {
    [ -n "$CHROMIUM" ] || command -v chromium || command -v chromium-browser || command -v google-chrome
}

has_shell() { # Chromium without a window: the tests run without it, too, but take longer
    [ -n "$CHROMIUM" ] || command -v chromium-headless-shell || ! command -v apt-get
}

has_postgresql() {
    command -v initdb || ls /usr/lib/postgresql/*/bin/initdb
}

missing=""
has_chromium >/dev/null 2>&1 || missing="$missing chromium"
has_shell >/dev/null 2>&1 || missing="$missing chromium-headless-shell"
has_postgresql >/dev/null 2>&1 || missing="$missing postgresql"
[ -z "$missing" ] && exit 0

echo "Getting$missing for the tests ..."
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    export DEBIAN_FRONTEND=noninteractive
    apt-get -qq update >/dev/null
    for package in $missing; do
        apt-get -qq install -y --no-install-recommends "$package" >/dev/null || echo "$package could not be installed."
    done
elif command -v brew >/dev/null; then
    for package in $missing; do
        brew install --quiet "$package" || echo "$package could not be installed."
    done
else
    echo "It takes root and apt-get, or Homebrew."
fi
exit 0

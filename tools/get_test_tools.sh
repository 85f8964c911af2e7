#!/bin/sh
# Installs what `make test` needs besides Python, Chromium and PostgreSQL, with apt-get (as root) or Homebrew. Without these it
# only says so: the tests then report at their end what was skipped and how to install it. Always exits with 0.

has_chromium() {
    [ -n "$CHROMIUM" ] || command -v chromium || command -v chromium-browser || command -v google-chrome
}

has_shell() { # Chromium without a window: optional, makes the tests faster
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

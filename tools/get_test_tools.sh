#!/bin/sh
# Installs what `make test` needs besides Python, Chromium, PostgreSQL and Node.js with npm, with apt-get (as root) or Homebrew.
# Without these it only says so: the tests then report at their end what was skipped and how to install it. Always exits with 0.

OLDEST_NODE=20
POSTGRESQL_FOLDER=${POSTGRESQL_FOLDER:-/usr/lib/postgresql} # where Debian keeps the programs of its versions

has_chromium() {
    [ -n "$CHROMIUM" ] || command -v chromium || command -v chromium-browser || command -v google-chrome
}

has_shell() { # Chromium without a window: optional, makes the tests faster
    [ -n "$CHROMIUM" ] || command -v chromium-headless-shell || ! command -v apt-get
}

has_postgresql() {
    command -v initdb || ls "$POSTGRESQL_FOLDER"/*/bin/initdb
}

has_node() {
    command -v npm && version=$(node --version) && version=${version#v} && [ "${version%%.*}" -ge $OLDEST_NODE ]
}

missing=""
has_chromium >/dev/null 2>&1 || missing="$missing chromium"
has_shell >/dev/null 2>&1 || missing="$missing chromium-headless-shell"
has_postgresql >/dev/null 2>&1 || missing="$missing postgresql"
has_node >/dev/null 2>&1 || missing="$missing nodejs npm"
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
        case $package in
        nodejs) package=node ;; # with npm
        npm) continue ;;
        esac
        brew install --quiet "$package" || echo "$package could not be installed."
    done
else
    echo "It takes root and apt-get, or Homebrew."
fi
has_node >/dev/null 2>&1 || echo "Node.js $OLDEST_NODE or newer with npm is still missing: nodejs.org has it."
exit 0

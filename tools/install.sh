#!/bin/sh
# Installs packages into a virtual environment, with the arguments of `pip install`: tools/install.sh .venv -e . --group test
#
# Uses uv, which takes a quarter of pip's time, and falls back to pip if uv cannot be installed or fails, as it does not read
# pip's configuration. Does not compile bytecode: half of the modules are never imported, and Python compiles the others then.

bin=$1/bin
shift
pip() { "$bin/python" -m pip "$@" --quiet --disable-pip-version-check --no-compile; }

[ -x "$bin/uv" ] || pip install uv >/dev/null 2>&1
"$bin/uv" pip install --quiet --python "$bin/python" "$@" 2>/dev/null && exit 0

# An older pip does not support dependency groups.
case " $* " in
*" --group "*) "$bin/python" -m pip install --help | grep -q -e --group || pip install --upgrade 'pip>=25.1' || exit 1 ;;
esac
pip install "$@"

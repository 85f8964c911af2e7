#!/bin/sh
# Installs into a virtual environment what `pip install` would: tools/install.sh .venv -e . --group test
#
# uv does it in a quarter of pip's time and is asked first. Where it is not to be had, or does not find what pip does (it does
# not read pip's settings), pip does it. Bytecode is made of what is imported, when it is: half of what is installed never is.

bin=$1/bin
shift
pip() { "$bin/python" -m pip "$@" --quiet --disable-pip-version-check --no-compile; }

[ -x "$bin/uv" ] || pip install uv >/dev/null 2>&1
"$bin/uv" pip install --quiet --python "$bin/python" "$@" 2>/dev/null && exit 0

# The pip of an older Python knows no dependency groups.
case " $* " in
*" --group "*) "$bin/python" -m pip install --help | grep -q -e --group || pip install --upgrade 'pip>=25.1' || exit 1 ;;
esac
pip install "$@"

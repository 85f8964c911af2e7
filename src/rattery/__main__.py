"""`python -m rattery`: the command line where no `rattery` command is installed."""

import sys

from rattery.cli import main

if __name__ == "__main__":
    sys.exit(main())

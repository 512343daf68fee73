"""`python -m kosmodrom` is the command `kosmodrom`."""

import sys

from kosmodrom.cli import main

sys.exit(main())

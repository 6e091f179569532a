"""`python -m aedilis` is the `aedilis` command."""

import sys

from aedilis._entry import main

sys.exit(main())

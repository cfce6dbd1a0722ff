"""The commands of `serai`."""

import warnings

from serai.core.errors import OptionWarning

warnings.filterwarnings("ignore", category=OptionWarning)  # the commands say it in a line of their own

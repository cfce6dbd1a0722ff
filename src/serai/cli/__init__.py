"""The commands of `serai`."""

import warnings

from serai.core.errors import SettingWarning

warnings.filterwarnings("ignore", category=SettingWarning)  # the commands print a line of their own

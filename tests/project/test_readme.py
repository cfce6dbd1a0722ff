"""The README's examples run, and say what is true."""

import re
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_the_python_examples_run() -> None:
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(), re.DOTALL)
    assert len(blocks) == 2
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})


def test_the_picture_is_there() -> None:
    for target in re.findall(r"!\[.*?\]\((.*?)\)", README.read_text()):
        assert (README.parent / target).is_file()

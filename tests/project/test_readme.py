"""The README's examples run, and say what is true."""

import re
from pathlib import Path

import serai

README = Path(__file__).parents[2] / "README.md"


def test_the_python_examples_run() -> None:
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(), re.DOTALL)
    assert len(blocks) == 2
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})


def test_the_picture_is_there() -> None:
    for target in re.findall(r"!\[.*?\]\((.*?)\)", README.read_text()):
        assert (README.parent / target).is_file()


def test_every_game_and_its_designers_are_named() -> None:
    text = " ".join(README.read_text().split())
    for name in serai.games():
        meta = serai.game(name).meta
        assert all(words in text for words in [meta.title, *meta.designers, *meta.publishers])

"""uv.lock must work for everybody: a mirror that one machine uses would break it for all others."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

LOCK = Path(__file__).parents[2] / "uv.lock"
INDEX = "https://pypi.org/simple"
FILES = "https://files.pythonhosted.org/"


def values(node: object, key: str) -> Iterator[str]:
    """Every value of that key, at any depth of the lock file."""
    if isinstance(node, dict):
        for name, value in node.items():
            if name == key:
                yield value
            else:
                yield from values(value, key)
    elif isinstance(node, list):
        for item in node:
            yield from values(item, key)


def test_every_package_comes_from_the_public_index() -> None:
    registries = set(values(tomllib.loads(LOCK.read_text()), "registry"))
    assert registries == {INDEX}


def test_every_file_comes_from_the_public_file_host() -> None:
    urls = list(values(tomllib.loads(LOCK.read_text()), "url"))
    assert urls
    assert [url for url in urls if not url.startswith(FILES)] == []

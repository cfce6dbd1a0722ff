"""The games, one folder each; a game knows serai.core and no other game.

`serai.games` is both this package and the public function that lists the games: `serai.games()`.
"""

import sys
from types import ModuleType

from serai.core.registry import names


class _Games(ModuleType):
    def __call__(self) -> list[str]:
        return names()


sys.modules[__name__].__class__ = _Games

"""How often something may be done, and by whom: limits affect the client that exceeds them, not its neighbours.

Many people can share an address. So a client that has shown a valid token is counted by that token, and only those who
have shown none share the allowance of their address.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from typing import TYPE_CHECKING, Final

from starlette.types import Scope

from serai.server.background.asking import Asker
from serai.server.middleware.rate_limit import Buckets
from serai.server.middleware.turnstile import Turnstile

if TYPE_CHECKING:
    from serai.server.middleware.guard import Rules

LONG: Final = 4096  # characters of a message that weigh as much as another message
MOST_TOKENS: Final = 20_000  # confirmed tokens that are remembered
VISITOR: Final = "visitor"  # where the application finds it in the scope's state


class KnownTokens:
    """Hashes of tokens that a table has confirmed. The least recently used are forgotten first."""

    def __init__(self) -> None:
        self._hashes: OrderedDict[str, None] = OrderedDict()

    def __contains__(self, token: str) -> bool:
        return token in self._hashes

    def add(self, token: str) -> None:
        self._hashes[token] = None
        self._hashes.move_to_end(token)
        if len(self._hashes) > MOST_TOKENS:
            self._hashes.popitem(last=False)


class Limits:
    """The allowances of all askers. An address and the hash of a token cannot be confused."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.requests = Buckets(rules.requests)
        self.crowds = Buckets(rules.crowds)
        self.openings = Buckets(rules.openings)
        self.failures = Buckets(rules.failures)
        self.handshakes = Buckets(rules.handshakes)
        self.messages = Buckets(rules.messages)
        self.turnstiles: dict[str, Turnstile] = {}  # by address, while there are sockets
        self.changes = Buckets(rules.changes)
        self.changing: dict[str, Turnstile] = {}  # by address, while somebody waits there
        self.known = KnownTokens()
        self.sockets: Counter[str] = Counter()  # by token, or by address where none has been shown
        self.crowd_sockets: Counter[str] = Counter()  # by address, all of them

    def may_ask(self, address: str, token: str, number: float = 1.0) -> bool:
        """Count a request. Tokens are easy to get by opening tables, so those of an address share a limit too."""
        if token not in self.known:
            return self.requests[address].take(number)
        return self.crowds[address].take(number) and self.requests[token].take(number)

    def may_change(self, address: str, token: str, new_table: bool) -> bool:
        """Count a change. A new table brings new tokens, so it always counts for the address."""
        return self.openings[address if new_table or token not in self.known else token].take()


class Visitor:
    """Where a request or a socket comes from; the application reports whether its token is valid."""

    def __init__(self, limits: Limits, address: str, token: str = "") -> None:
        self.limits = limits
        self.address = address
        self.token = token  # its hash, if the request has one
        self._counted: str | None = None  # the asker its socket counts for
        self._greeted = False

    async def wait_to_change(self) -> None:
        """Before a request that changes something: beyond the rate of an address, its askers take turns."""
        waiting, address = self.limits.changing, self.address
        turnstile = waiting.setdefault(address, Turnstile(self.limits.changes[address]))
        try:
            await turnstile.wait_turn(self.asker.who, 1)
        finally:
            if not turnstile.lines:
                waiting.pop(address, None)

    @property
    def asker(self) -> Asker:
        return Asker(self.address, self.token if self.token in self.limits.known else "")

    def may_ask(self, number: float) -> bool:
        """Count something that costs as much as this many more requests."""
        return self.limits.may_ask(self.address, self.token, number)

    def confirm(self, token: str) -> None:
        """The table knows this token (its hash)."""
        self.limits.known.add(token)

    def fail(self) -> bool:
        """Count a token that opens nothing; False if there were too many."""
        return self.limits.failures[self.address].take()

    def may_guess(self, token: str) -> bool:
        """Whether a secret that a person has chosen may be tried: it is not as long as our own tokens."""
        return token in self.limits.known or not self.limits.failures.is_empty(self.address)

    # A socket.

    def enter(self) -> bool:
        """Count a socket that has shown no token yet; False if there is no room for another."""
        limits, rules = self.limits, self.limits.rules
        full = limits.crowd_sockets.total() >= rules.sockets
        if full or limits.crowd_sockets[self.address] >= rules.sockets_crowd:
            return False
        limits.crowd_sockets[self.address] += 1
        if self.address not in limits.turnstiles:
            limits.turnstiles[self.address] = Turnstile(limits.messages[self.address])
        self._count(self.address)
        return True

    def admit(self, tokens: list[str]) -> bool:
        """After hello, with the tokens that the table has confirmed: whether the socket may stay."""
        self._greeted = True
        for token in tokens:
            self.confirm(token)
        if tokens:
            self.token = tokens[0]
            self._count(tokens[0])
        most = self.limits.rules.sockets_token if tokens else self.limits.rules.sockets_each
        return self._counted is None or self.limits.sockets[self._counted] <= most

    async def wait_turn(self, length: int) -> None:
        """Before a message is read: beyond the rate of an address, its tokens take turns, and all clients without one
        share a turn. A client that has not said hello yet has a turn of its own."""
        who = self._counted if self._greeted and self._counted is not None else f"{id(self)}"
        await self.limits.turnstiles[self.address].wait_turn(who, 1 + length / LONG)

    def leave(self) -> None:
        self._count(None)
        lower(self.limits.crowd_sockets, self.address)
        if not self.limits.crowd_sockets[self.address]:
            del self.limits.turnstiles[self.address]

    def _count(self, who: str | None) -> None:
        if self._counted is not None:
            lower(self.limits.sockets, self._counted)
        if who is not None:
            self.limits.sockets[who] += 1
        self._counted = who


def lower(counter: Counter[str], key: str) -> None:
    counter[key] -= 1
    if not counter[key]:
        del counter[key]


def visitor_of(scope: Scope) -> Visitor:
    found = scope["state"][VISITOR]
    assert isinstance(found, Visitor)
    return found

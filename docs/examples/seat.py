"""A remote bot for Serai's server: it takes a seat by its token and plays at random until the game is over.

    python3 seat.py ws://localhost:8000/live TABLE TOKEN

Needs Python and the package websockets, nothing else. It commits to no salt, so it does not take part in the shuffle.
"""

import asyncio
import json
import random
import sys

from websockets import ConnectionClosed
from websockets.asyncio.client import connect


def choose(decision: dict) -> dict:
    """Any of the moves; of a range of numbers, the lowest."""
    numbers = decision.get("range")
    if numbers and (not decision["moves"] or random.random() < 0.5):
        return {"kind": numbers["kind"], numbers["argument"]: numbers["from"]}
    return random.choice(decision["moves"])


async def play(server: str, table: str, token: str) -> None:
    async for socket in connect(server):  # comes back by itself when the connection is lost
        try:
            await socket.send(json.dumps({"type": "hello", "table": table, "tokens": [token]}))
            async for frame in socket:
                message = json.loads(frame)
                if message["type"] == "sight" and message["asked"] is not None:
                    seat, asked, move = message["seat"], message["asked"], choose(message["view"]["decision"])
                    answer = {"type": "play", "id": f"{seat}-{asked}", "seat": seat, "asked": asked, "move": move}
                    await socket.send(json.dumps(answer))
                elif message["type"] in ("welcome", "table") and message["table"]["status"] == "over":
                    return
                elif message["type"] == "no" and message["code"] != "too_late":
                    sys.exit(message["message"])
        except ConnectionClosed:
            continue


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:4]))

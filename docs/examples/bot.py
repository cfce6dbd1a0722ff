"""A bot for Serai that needs nothing but Python: it likes some kinds of moves better than others, and bids low.

Try it: serai play saba --bots "cmd:python3 docs/examples/bot.py"
"""

import json
import random
import sys

LIKED = ["build", "take_special", "place_in_quarter", "bid", "buy", "two", "pay", "place", "yes", "swap"]
ONLY_IF_NOTHING_ELSE = ["exchange", "vizier_exchange", "end_build", "skip_quarter", "use", "cast"]


def rank(move: dict) -> tuple:
    """Better moves have higher ranks: a liked kind; then to take much, and to give little."""
    kind, amount = move["kind"], move.get("amount", 0)
    liking = 2 if kind in LIKED else 0 if kind in ONLY_IF_NOTHING_ELSE else 1
    return liking, -amount if kind in ("give", "bid") else amount


def choose(question: dict) -> dict:
    decision = question["decision"]
    moves = list(decision["moves"])
    numbers = decision.get("range")  # a bid, for example: numbers are not listed one by one
    if numbers and (not moves or 3 * numbers["from"] <= numbers["to"]):  # not above a third of what we could pay
        moves.append({"kind": numbers["kind"], numbers["argument"]: numbers["from"]})
    best = max(rank(move) for move in moves)
    return random.Random(question["seed"]).choice([move for move in moves if rank(move) == best])


for line in sys.stdin:
    print(json.dumps({"move": choose(json.loads(line)["question"])}), flush=True)

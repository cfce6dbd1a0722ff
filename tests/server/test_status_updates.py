"""Undo, orders and hints over the WebSocket itself."""

from __future__ import annotations

from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession


def open_saba(client: TestClient) -> dict:
    wanted = {"game": "saba", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "me"}]}
    return client.post("/api/tables", json=wanted).json()


def hello(socket: WebSocketTestSession, keys: dict) -> dict:
    """Both seats on one device; returns the sight of the seat that is asked."""
    tokens = list(keys["seats"].values())
    socket.send_json({"type": "hello", "table": keys["table"]["id"], "tokens": tokens})
    while True:
        frame = socket.receive_json()
        if frame["type"] == "sight" and frame["asked"] is not None:
            return frame


def answer_to(socket: WebSocketTestSession, message: dict) -> dict:
    socket.send_json(message)
    while (frame := socket.receive_json()).get("id") != message["id"]:
        pass
    return frame


def test_what_is_played_can_be_taken_back(client: TestClient) -> None:
    keys = open_saba(client)
    with client.websocket_connect("/live") as socket:
        sight = hello(socket, keys)
        seat, move = sight["seat"], sight["view"]["decision"]["moves"][0]
        played = {"type": "play", "id": "1", "seat": seat, "asked": sight["asked"], "move": move}
        assert answer_to(socket, played)["type"] == "done"
        taken = answer_to(socket, {"type": "undo", "id": "2", "seat": seat})
        assert taken["type"] == "done" or taken["why"]["code"] == "undo_would_unsee"
        again = client.app.state.lobby.rooms[keys["table"]["id"]].table
        assert (again.playing.choices == []) == (taken["type"] == "done")


def test_while_a_hint_is_thought_about_one_can_play(client: TestClient) -> None:
    keys = open_saba(client)
    with client.websocket_connect("/live") as socket:
        sight = hello(socket, keys)
        seat, move = sight["seat"], sight["view"]["decision"]["moves"][0]
        socket.send_json({"type": "hint", "id": "hint", "seat": seat})
        socket.send_json({"type": "play", "id": "play", "seat": seat, "asked": sight["asked"], "move": move})
        order = []
        while len(order) < 2:
            frame = socket.receive_json()
            if frame.get("id") in ("hint", "play"):
                order.append((frame["id"], frame["type"]))
        assert order == [("play", "done"), ("hint", "answer")]


def test_a_game_without_orders_says_so(client: TestClient) -> None:
    keys = open_saba(client)
    with client.websocket_connect("/live") as socket:
        seat = hello(socket, keys)["seat"]
        answer = answer_to(socket, {"type": "order", "id": "1", "seat": seat, "order": {"kind": "pass"}})
        assert (answer["code"], answer["message"]) == ("bad_request", "saba takes no standing orders")

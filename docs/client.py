"""Plays a whole game against bots through the API of a table: python client.py http://localhost:8420"""

import json
import sys
import time
import urllib.request
from typing import Any

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8420"
HEADERS = {"Content-Type": "application/json"}


def call(path: str, body: object = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(f"{SERVER}/api{path}", data, HEADERS)) as answer:
        return json.load(answer)


HEADERS["Authorization"] = "Bearer " + call("/visitors", {})["visitor"]
seats = [{"kind": "me", "name": "Client"}, {"kind": "bot", "bot": "greedy"}]
table = call("/tables", {"game": "terra-mystica", "seats": seats})["table"]
while not (state := call(f"/tables/{table}?seat=0"))["over"]:
    if not state["may_act"] or any(seat["thinking"] for seat in state["seats"]):
        time.sleep(0.05)  # or wait at /api/tables/<table>/news
        continue
    choice = next(choice for group in state["groups"] for choice in group["choices"])
    move = {"seat": 0, "position": state["position"], "actions": choice["actions"]}
    print(state["question"], "->", choice["label"])
    call(f"/tables/{table}/act", move)
for seat in state["seats"]:
    print(seat["title"], seat["points"])

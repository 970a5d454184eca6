#!/usr/bin/env python3
"""Conversations between a client and `deduku mcp`: tools, resources, progress, cancelling, limits, errors.

   talk.py DEDUKU
"""
import base64
import json
import signal
import subprocess
import sys
from pathlib import Path

from client import REVISION, Client

DEDUKU = sys.argv[1]
EASY = "....65..8..8...9..2.64....1...2..5.7....39......7...1....8.........1729..539....."
SOLUTION = "491365728538172946276498351649281537715639482382754619927843165864517293153926874"
HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
# Counting its solutions never ends.
ENDLESS = {"puzzle": "." * 81, "count": True}


def tools():
    client = Client(DEDUKU)
    listed = {tool["name"]: tool for tool in client.ask("tools/list")["result"]["tools"]}
    for tool in listed.values():
        schema = tool["inputSchema"]
        assert schema["type"] == "object" and not schema["additionalProperties"] and tool["description"].endswith(".")
        assert set(schema["required"]) <= set(schema["properties"])
        assert not {"ask", "id", "number"} & set(schema["properties"])
    assert listed["rate"]["inputSchema"]["properties"]["by"] == {
        "type": "array", "items": {"type": "string"}, "description": listed["rate"]["inputSchema"]["properties"]["by"]["description"]}
    assert "sudokupad" in listed["convert"]["inputSchema"]["properties"]["to"]["enum"]
    assert listed["convert"]["inputSchema"]["required"] == ["puzzle"]
    assert listed["generate"]["inputSchema"]["required"] == []

    def answer(tool, **arguments):
        listed.pop(tool, None)
        result = client.call(tool, **arguments)
        assert result["isError"] is False, result
        if tool != "draw":
            assert json.loads(result["content"][0]["text"]) == result["structuredContent"]
        return result["structuredContent"]

    assert answer("reading", text=EASY)["verdict"] == "consistent"
    assert answer("read", text=EASY)["puzzles"][0]["puzzle"] == EASY
    assert answer("solve", puzzle=EASY)["solution"] == SOLUTION
    assert answer("hint", puzzle=EASY)["step"]["placed"] == "C8=4"
    path = answer("path", puzzle=EASY)
    assert path["outcome"] == "solved" and path["steps"][0]["technique"] == "naked-single"
    assert answer("explain", puzzle=EASY, queries=["A1!=7"])["answers"][0]["verdict"] == "is not"
    judged = answer("judge", puzzle=EASY, claim="C8=3")
    assert judged["standing"] == "wrong" and judged["counterexample"] == SOLUTION
    told = answer("judge", puzzle=EASY, claims=["C8=4", {"technique": "x-wing", "placed": "C8=3"}])
    assert [step["verdict"] for step in told["verdicts"]] == ["follows", "false"] and told["score"]["first_failing"] == 2
    assert answer("candidates", puzzle=EASY)["candidates"][:2] == [[3, 4], [9]]
    assert answer("analyze", puzzle=EASY)["solutions"] == "1"
    assert answer("rate", puzzle=EASY, by=["hodoku"])["hodoku"]["level"] == "Hard"
    proof = "".join(json.dumps(line) + "\n" for line in answer("prove", puzzle=HARD)["proof"])
    assert answer("check", puzzle=HARD, proof=proof)["verdict"] == "accepted"
    spoiled = client.call("check", puzzle=EASY, proof=proof)["structuredContent"]
    assert spoiled["verdict"] == "refused" and spoiled["line"] == 1, spoiled
    assert answer("minimal", puzzle=EASY)["result"] == "minimal"
    assert answer("rules", puzzle="................ rules:killer 3: C1 D1; thermo: A1-D1")["contradiction"]["rules"] == [1, 2]
    made = answer("generate", puzzles=1, seed=1)["puzzles"]
    assert answer("solve", puzzle=made[0])["result"] == "unique"
    assert answer("convert", puzzle=EASY, to="line")["text"].strip() == EASY
    picture = client.call("draw", puzzle=EASY)
    assert "<svg" in answer("draw", puzzle=EASY)["svg"]
    image = picture["content"][-1]
    if image["type"] == "image":  # if pictures of pixels can be made
        assert image["mimeType"] == "image/png" and base64.b64decode(image["data"], validate=True).startswith(b"\x89PNG")
    assert not listed, listed
    assert client.end() == ([], 0)


def resources():
    client = Client(DEDUKU)
    listed = client.ask("resources/list")["result"]["resources"]
    techniques = subprocess.run([DEDUKU, "list", "--json"], capture_output=True, text=True, check=True).stdout
    assert len(listed) == techniques.count("\n") + 1  # plus the table
    wing = next(page for page in listed if page["title"] == "X-Wing" or "x-wing" in page["title"].lower())
    [page] = client.ask("resources/read", uri=wing["uri"])["result"]["contents"]
    assert page["uri"] == wing["uri"] and page["mimeType"] == "text/markdown" and "](" in page["text"]
    picture = page["text"].split("](")[1].split(")")[0]
    [picture] = client.ask("resources/read", uri="deduku://techniques/" + picture)["result"]["contents"]
    assert picture["mimeType"] == "image/svg+xml" and picture["text"].startswith("<svg")
    error = client.ask("resources/read", uri="deduku://techniques/../../etc/passwd")["error"]
    assert error["code"] == -32002 and "etc/passwd" in error["data"]["uri"]
    assert "{file}" in client.ask("resources/templates/list")["result"]["resourceTemplates"][0]["uriTemplate"]
    client.end()


def progress():
    client = Client(DEDUKU)
    number = client.begin("tools/call", name="path", arguments={"puzzle": EASY}, _meta={"progressToken": "t"})
    told = []
    while "id" not in (message := client.hear()):
        assert message["method"] == "notifications/progress" and message["params"]["progressToken"] == "t"
        told.append(message["params"])
    steps = message["result"]["structuredContent"]["steps"]
    assert message["id"] == number and [p["message"] for p in told] == [step["line"] for step in steps]
    assert [p["progress"] for p in told] == list(range(1, len(steps) + 1))
    client.end()


def beside_each_other():
    client = Client(DEDUKU, "-j", "2")
    long = client.begin("tools/call", name="solve", arguments=ENDLESS)
    assert client.ask("ping")["result"] == {}
    assert client.call("solve", puzzle=EASY)["structuredContent"]["solution"] == SOLUTION
    error = client.ask("initialize", protocolVersion=7)["error"]
    assert error["code"] == -32602
    client.say(json.dumps({"jsonrpc": "2.0", "id": long, "method": "tools/call",
                           "params": {"name": "solve", "arguments": {"puzzle": EASY}}}) + "\n")
    assert client.hear()["error"]["message"] == "another call with this id is not answered yet"
    client.notify("notifications/cancelled", requestId=long, reason="enough")
    client.notify("notifications/cancelled", requestId=4711)
    client.notify("notifications/cancelled")
    assert client.end() == ([], 0)  # the cancelled question has no answer and does not block the server


def limits():
    client = Client(DEDUKU, "--timeout", "0.2", "-j", "1")
    assert client.call("solve", **ENDLESS)["structuredContent"]["exact"] is False
    assert client.call("solve", **ENDLESS, seconds=1000)["structuredContent"]["exact"] is False
    client.end()
    client = Client(DEDUKU, "-j", "1")
    assert client.call("solve", **ENDLESS, seconds=0.1)["structuredContent"]["exact"] is False
    numbers = [client.begin("tools/call", name="solve", arguments=ENDLESS) for _ in range(300)]
    busy = [client.hear() for _ in range(300 - 256)]
    assert all(message["error"]["code"] == -32000 for message in busy)
    for number in numbers:
        client.notify("notifications/cancelled", requestId=number)
    assert client.end() == ([], 0)
    client = Client(DEDUKU)
    client.begin("tools/call", name="solve", arguments=ENDLESS)
    client.process.send_signal(signal.SIGTERM)
    while (message := client.hear()) is not None:  # none if the signal arrived before the message
        assert message["result"]["structuredContent"]["exact"] is False
    assert client.process.wait(timeout=60) == 130


def mistakes():
    client = Client(DEDUKU, greet=False)
    assert client.ask("ping")["result"] == {}
    assert client.ask("tools/list")["error"] == {"code": -32600, "message": "the first request is 'initialize'"}
    for asked, answered in [("1999-01-01", REVISION), ("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05")]:
        assert client.ask("initialize", protocolVersion=asked)["result"]["protocolVersion"] == answered

    def refused(line, code, number=None):
        client.say(line + "\n")
        message = client.hear()
        assert message["error"]["code"] == code and message["id"] == number, message
        return message["error"]["message"]

    refused("{", -32700)
    refused("[]", -32600)
    refused("7", -32600)
    refused('{"jsonrpc":"1.0","id":1,"method":"ping"}', -32600, 1)
    refused('{"jsonrpc":"2.0","id":"a"}', -32600, "a")
    refused('{"jsonrpc":"2.0","id":{},"method":"ping"}', -32600)
    refused('{"jsonrpc":"2.0","id":2,"method":"ping","params":[]}', -32602, 2)
    refused('{"jsonrpc":"2.0","id":3,"method":"prompts/list","params":{}}', -32601, 3)
    assert client.ask("tools/call", name="slove")["error"]["message"] == "unknown tool 'slove'; did you mean 'solve'?"
    assert client.ask("tools/call")["error"]["code"] == -32602
    assert client.ask("tools/call", name="solve", arguments=[])["error"]["code"] == -32602
    assert client.ask("tools/list", cursor="2")["error"]["code"] == -32602
    client.say('{"jsonrpc":"2.0","id":4,"result":{}}\n\n  \n{"jsonrpc":"2.0","method":"notifications/of/tomorrow"}\n')

    def wrong(text, tool, **arguments):
        result = client.call(tool, **arguments)
        assert result["isError"] is True and result["content"][0]["text"].startswith(text), result

    wrong("puzzle: 'puzzle' is missing", "solve")
    wrong("puzzle, line 1, column 1: found '123'; expected", "solve", puzzle="123")
    wrong("unknown argument 'ask'", "solve", puzzle=EASY, ask="list")
    wrong("limt: ", "solve", puzzle=EASY, limt=2)
    client.say(b" " * (65 << 20) + b"\n")
    assert client.hear()["error"]["message"] == "the message is longer than 64 MiB"
    assert client.ask("ping")["result"] == {}
    client.say(b'{"jsonrpc":"2.0","id":9,"method":"ping"}')  # a last line without its end
    assert client.end() == ([{"jsonrpc": "2.0", "id": 9, "result": {}}], 0)


def transcript():
    """The conversation of doc/mcp.md; ".." marks omissions."""
    client = Client(DEDUKU, greet=False)
    page = (Path(__file__).parents[2] / "doc" / "mcp.md").read_text()
    answers = 0
    for line in page.splitlines():
        if line.startswith("-> "):
            client.say(line[3:] + "\n")
        elif line.startswith("<- "):
            heard, at = client.lines.get(timeout=300).decode(), 0
            for piece in line[3:].split(".."):
                assert (at := heard.find(piece, at)) >= 0, (piece, heard)
            answers += 1
    assert answers == 4
    client.end()


def main():
    for test in (tools, resources, progress, beside_each_other, limits, mistakes, transcript):
        test()
        print(test.__name__)


main()

#!/usr/bin/env python3
"""Spoiled messages: every line is answered by JSON-RPC or is not a request, and the server continues.

   spoiled.py DEDUKU COUNT
"""
import json
import random
import sys

from client import Client

PUZZLE = "....65..8..8...9..2.64....1...2..5.7....39......7...1....8.........1729..539....."
MESSAGES = [json.dumps({"jsonrpc": "2.0", "id": "i", "method": method, "params": params}) for method, params in [
    ("tools/call", {"name": "solve", "arguments": {"puzzle": PUZZLE, "limit": 3}, "_meta": {"progressToken": 1}}),
    ("tools/call", {"name": "hint", "arguments": {"puzzle": PUZZLE}}),
    ("tools/call", {"name": "convert", "arguments": {"puzzle": PUZZLE, "to": "csv"}}),
    ("tools/call", {"name": "explain", "arguments": {"puzzle": PUZZLE, "queries": ["A1=4"]}}),
    ("tools/list", {}), ("ping", {}), ("initialize", {"protocolVersion": "2025-11-25", "capabilities": {}}),
    ("resources/templates/list", {}), ("notifications/cancelled", {"requestId": "i"})]]
PIECES = ['"', "{", "}", "[", "]", ":", ",", "null", "1e999", "-1", "true", "\\u0000", "\\ud800", "{}", '"id":7', "i" * 300,
          "[" * 2000, '"params"', "\u00e9", "\x00", "\x1b[2J"]


VALUES = [None, True, -1, 0, 1e308, "", "x", [], {}, [[]], "9" * 500, {"a": 1}, ["A1=4"], PUZZLE[:80], "\x1b[2J", 2**70]


def replaced(chance, value):
    """The value with one of its parts, or itself, replaced."""
    if chance.random() < 0.3 or not value or not isinstance(value, (dict, list)):
        return chance.choice(VALUES)
    value = value.copy()
    at = chance.choice(list(value)) if isinstance(value, dict) else chance.randrange(len(value))
    value[at] = replaced(chance, value[at])
    return value


def spoil(chance, message):
    if chance.random() < 0.5:
        return json.dumps(replaced(random, json.loads(message))).encode()
    for _ in range(chance.randint(1, 3)):
        at, length = chance.randrange(len(message)), chance.choice([0, 0, 1, 1, 5, 40])
        piece = chance.choice([chance.choice(PIECES), chr(chance.randrange(32, 127)), ""])
        message = message[:at] + piece + message[at + length:]
    return message.replace("\n", " ").encode() + (b"\xff\xfe" if chance.random() < 0.02 else b"")


def main():
    deduku, count = sys.argv[1], int(sys.argv[2])
    chance = random.Random(7)
    client = Client(deduku, "--timeout", "1")
    heard = 0
    for k in range(count):
        client.say(spoil(chance, chance.choice(MESSAGES)) + b"\n")
        if k % 50 == 49:  # so that calls do not pile up
            number = f"mark {k}"
            client.say(json.dumps({"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": {
                "name": "solve", "arguments": {"puzzle": PUZZLE}}}) + "\n")
            while (message := client.hear()).get("id") != number:
                assert message["jsonrpc"] == "2.0" and ("result" in message) + ("error" in message) + ("method" in message) == 1
                heard += 1
            assert message["result"]["structuredContent"]["result"] == "unique"
    rest, status = client.end()
    heard += len(rest)
    assert status == 0, status
    assert heard > count / 2, heard
    print(f"{count} messages, {heard} answers")


main()

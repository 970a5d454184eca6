"""A client of `deduku mcp` that sends each line itself, including invalid ones."""
import json
import queue
import subprocess
import threading

REVISION = "2025-11-25"


class Client:
    def __init__(self, deduku, *options, greet=True):
        self.process = subprocess.Popen([deduku, "mcp", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.lines = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()
        self.last = 0
        if greet:
            self.hello = self.ask("initialize", protocolVersion=REVISION, capabilities={},
                                  clientInfo={"name": "test", "version": "1"})
            self.notify("notifications/initialized")

    def _read(self):
        for line in self.process.stdout:
            self.lines.put(line)
        self.lines.put(None)

    def say(self, line):
        self.process.stdin.write(line if isinstance(line, bytes) else line.encode())
        self.process.stdin.flush()

    def notify(self, method, **params):
        self.say(json.dumps({"jsonrpc": "2.0", "method": method, "params": params}) + "\n")

    def begin(self, method, **params):
        self.last += 1
        self.say(json.dumps({"jsonrpc": "2.0", "id": self.last, "method": method, "params": params}) + "\n")
        return self.last

    def hear(self):
        """The next message; None at the end of the output."""
        line = self.lines.get(timeout=300)
        return None if line is None else json.loads(line)

    def ask(self, method, **params):
        number = self.begin(method, **params)
        message = self.hear()
        assert message["jsonrpc"] == "2.0" and message["id"] == number, message
        return message

    def call(self, tool, **arguments):
        return self.ask("tools/call", name=tool, arguments=arguments)["result"]

    def end(self):
        """The remaining messages after the end of the input, and the exit status."""
        self.process.stdin.close()
        rest = []
        while (message := self.hear()) is not None:
            rest.append(message)
        return rest, self.process.wait(timeout=60)

// Invalid requests to the server of the workbench (packages/workbench/serve.mjs). It answers 200, 400, 404 or 405, sends nothing
// from outside its folder, keeps nothing open and continues.
//
//   site/  index.html  app.js  empty.css  large.wasm  sub/index.html  inside -> app.js
//          out -> ../secret  up -> ..  loop -> loop  nowhere -> nothing  pipe
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

const program = join(dirname(fileURLToPath(import.meta.url)), "../../packages/workbench/serve.mjs");
const top = mkdtempSync(join(tmpdir(), "deduku-serve-"));
const site = join(top, "site");
const large = Buffer.alloc(8 << 20, "large");
let server, port;

before(async () => {
  mkdirSync(join(site, "sub"), { recursive: true });
  writeFileSync(join(top, "secret"), "outside");
  const files = { "index.html": "front", "app.js": "script", "empty.css": "", "large.wasm": large, "sub/index.html": "below" };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(site, name), text);
  const links = { inside: "app.js", out: "../secret", up: "..", loop: "loop", nowhere: "nothing" };
  for (const [name, to] of Object.entries(links)) symlinkSync(to, join(site, name));
  spawnSync("mkfifo", [join(site, "pipe")]);
  server = spawn(process.execPath, [program, site, "0"], { stdio: ["ignore", "pipe", "inherit"] });
  port = Number(/:(\d+)\//.exec(String((await once(server.stdout, "data"))[0]))[1]);
});
after(async () => {
  server.kill();
  await once(server, "exit");
  rmSync(top, { recursive: true });
});

/** Sends these bytes; returns the response. `most`: hangs up after this many bytes. */
function send(bytes, most = Infinity) {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes, "latin1"));
    const parts = [];
    let size = 0;
    socket.on("data", (part) => {
      parts.push(part);
      size += part.length;
      if (size >= most) socket.destroy();
    });
    socket.on("error", () => socket.destroy());
    socket.on("close", () => done(Buffer.concat(parts)));
  });
}

const request = (path, { method = "GET", host = `127.0.0.1:${port}`, more = "" } = {}) =>
  `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${more}\r\n`;

async function ask(path, how) {
  const answer = await send(request(path, how));
  const end = answer.indexOf("\r\n\r\n");
  const [first, ...headers] = answer.subarray(0, end).toString("latin1").split("\r\n");
  return { status: Number(first.split(" ")[1]), headers: headers.join("\n").toLowerCase(), body: answer.subarray(end + 4) };
}

/** The server's descriptors: files of the site, and all; null if the system does not tell. */
function descriptors() {
  const at = `/proc/${server.pid}/fd`;
  try {
    const all = readdirSync(at).map((one) => { try { return readlinkSync(join(at, one)); } catch { return ""; } });
    return { files: all.filter((name) => name.startsWith(site)).length, all: all.filter((name) => name !== "").length };
  } catch {
    return null;
  }
}

async function nothingIsOpen(most) {
  for (let tries = 0; tries < 100; tries += 1) {
    const now = descriptors();
    if (!now || (now.files === 0 && now.all <= most)) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  assert.fail(`still open: ${JSON.stringify(descriptors())}, ${most} before`);
}

test("files of the folder, and nothing else", async () => {
  const wanted = {
    "/": 200, "/index.html": 200, "/app.js?x=1": 200, "/empty.css": 200, "/large.wasm": 200, "/sub/": 200, "/sub/../app.js": 200, "//app.js": 200,
    "/inside": 200, "/out": 404, "/up/secret": 404, "/loop": 404, "/nowhere": 404, "/pipe": 404, "/sub": 404, "/none": 404,
    "/index.html/": 404, "/../secret": 404, "/%2e%2e/secret": 404, [`/${"a".repeat(300)}`]: 404, "/%00": 400, "/%": 400, "*": 400,
  };
  for (const [path, status] of Object.entries(wanted)) assert.equal((await ask(path)).status, status, path);
  assert.deepEqual((await ask("/large.wasm")).body, large);
  assert.match((await ask("/app.js")).headers, /^content-type: text\/javascript; charset=utf-8\ncontent-length: 6$/m);
});

test("HEAD, other methods, other hosts", async () => {
  const head = await ask("/large.wasm", { method: "HEAD" });
  assert.deepEqual([head.status, head.body.length], [200, 0]);
  assert.match(head.headers, new RegExp(`^content-length: ${large.length}$`, "m"));
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "CONNECT"]) assert.equal((await ask("/", { method })).status, 405, method);
  for (const host of ["localhost", `LOCALHOST:${port}`, "127.0.0.1"]) assert.equal((await ask("/", { host })).status, 200, host);
  for (const host of ["example.org", `example.org:${port}`, "127.0.0.1.example.org", "", "localhost@example.org"])
    assert.equal((await ask("/", { host })).status, 400, host);
});

test("a hundred broken downloads leave nothing open", async () => {
  const { all } = descriptors() ?? { all: 0 };
  await Promise.all(Array.from({ length: 100 }, () => send(request("/large.wasm"), 1)));
  await nothingIsOpen(all);
});

/** Reproducible random numbers. */
function* numbers(seed) {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

const segments = [
  "index.html", "app.js", "large.wasm", "sub", "out", "up", "loop", "pipe", "secret", "..", ".", "", "%2e%2e", "%00", "%", "%ff", "%2f", "..%2f",
  "%5c..", "\\..\\", "etc", "passwd", "a".repeat(300), "%E2%82%AC", "\x80\xff", "?", "#", "con", "~", "{{x}}", "%252e%252e", "proc", "self", "fd", "0",
];
const methods = ["GET", "GET", "GET", "GET", "HEAD", "POST", "PUT", "TRACE", "CONNECT", "BREW", "get", ""];
const extras = [
  "", "", "", "Expect: 100-continue\r\n", "Expect: tea\r\n", "Content-Length: 5\r\n", "Content-Length: -1\r\n", "Transfer-Encoding: chunked\r\n",
  "Upgrade: websocket\r\nConnection: upgrade\r\n", "Range: bytes=5-1\r\n", `X: ${"y".repeat(20_000)}\r\n`, "no header\r\n", "Host: twice\r\n", "A:\0\r\n",
];

test("2,000 hostile requests", { timeout: 120_000 }, async () => {
  const { all } = descriptors() ?? { all: 0 };
  const random = numbers(45);
  const number = (below) => Math.floor(random.next().value * below);
  const one = (list) => list[number(list.length)];
  const hostile = () => {
    const path = `${number(20) === 0 ? "" : "/"}${Array.from({ length: 1 + number(4) }, () => one(segments.slice(0, one([4, 99])))).join("/")}`;
    const host = number(8) === 0 ? one(["example.org", "", "[::1]", "127.0.0.1:99999999", "\x00"]) : undefined;
    const text = request(path, { method: one(methods), host, more: one(extras) });
    return number(12) === 0 ? text.slice(0, 4 + number(text.length)) + one(["\r\n\r\n", "\0\r\n\r\n", " HTTP/9.9\r\n\r\n"]) : text;
  };
  const counts = {};
  for (let done = 0; done < 2000; done += 50) {
    await Promise.all(Array.from({ length: 50 }, async () => {
      const text = hostile();
      const most = number(10) === 0 ? 1 : 1 << 16;
      const answer = (await send(text, most)).toString("latin1");
      const status = /^(?:HTTP\/1\.1 100 Continue\r\n\r\n)?HTTP\/1\.1 (\d+) /.exec(answer)?.[1] ?? answer.slice(0, 40);
      counts[status] = (counts[status] ?? 0) + 1;
      assert.match(status, /^(200|400|404|405)$/, JSON.stringify(text.slice(0, 200)));
      assert.ok(!answer.includes("outside") && !answer.includes("root:"), JSON.stringify(text.slice(0, 200)));
    }));
  }
  for (const status of ["200", "400", "404", "405"]) assert.ok(counts[status] > 50, JSON.stringify(counts));
  await nothingIsOpen(all);
  assert.equal(server.exitCode, null);
  assert.equal((await ask("/")).body.toString(), "front");
});

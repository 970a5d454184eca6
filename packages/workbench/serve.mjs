// Serves a folder on 127.0.0.1, for this machine only:   node serve.mjs FOLDER [PORT]
//
//   200  a file of the folder, to GET and HEAD       404  no such file, a folder, a pipe, or a link out of the folder
//   400  no path, or another host's name             405  any other method
import { constants, realpathSync } from "node:fs";
import { open, realpath, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, sep } from "node:path";
import { pipeline } from "node:stream/promises";

const folder = realpathSync(process.argv[2]);
const types = {
  ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
    ".wasm": "application/wasm", ".webmanifest": "application/manifest+json", ".png": "image/png",
};
/** Connections that are idle for this long are closed, with their files. */
const patience = 60_000;

/** Pages of other sites must not reach this server by a name that resolves to 127.0.0.1. */
const isOurs = (host) => /^(127\.0\.0\.1|localhost)(:\d+)?$/i.test(host ?? "");

/** The requested path; null if it is malformed ("/%", "/%00"). */
function pathOf(url) {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ""));
    return path.startsWith("/") && !path.includes("\0") ? path : null;
  } catch {
    return null;
  }
}

/** A file of the folder, opened; an error if there is none of this name. */
async function openFile(path) {
  const name = await realpath(join(folder, path.endsWith("/") ? `${path}index.html` : path));
  if (!name.startsWith(folder + sep) || !(await stat(name)).isFile()) throw new Error("not a file of the folder");
  return { name, file: await open(name, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK) };
}

const refuse = (response, status, headers = {}) =>
  response.writeHead(status, { "content-length": 0, connection: "close", ...headers }).end();

async function answer(request, response) {
  const path = pathOf(request.url);
  if (path === null || !isOurs(request.headers.host)) return refuse(response, 400);
  if (request.method !== "GET" && request.method !== "HEAD") return refuse(response, 405, { allow: "GET, HEAD" });
  const found = await openFile(path).catch(() => null);
  if (!found) return refuse(response, 404);
  try {
    const { size } = await found.file.stat();
    const type = types[extname(found.name)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type, "content-length": size, "cache-control": "no-cache" });
    if (request.method === "HEAD" || size === 0) response.end();
    else await pipeline(found.file.createReadStream({ end: size - 1, autoClose: false }), response);
  } catch {
    response.destroy();  // the client has disconnected
  } finally {
    await found.file.close();
  }
}

const bare = (status) => `HTTP/1.1 ${status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`;
const server = createServer(answer);
server.on("checkContinue", answer).on("checkExpectation", answer).setTimeout(patience);
server.on("clientError", (_, socket) => (socket.writable ? socket.end(bare("400 Bad Request")) : socket.destroy()));
server.on("connect", (_, socket) => socket.on("error", () => socket.destroy()).end(bare("405 Method Not Allowed")));
server.on("error", (error) => {
  console.error(error.code === "EADDRINUSE" ? `port ${process.argv[3]} is taken: choose another with --port`
    : `cannot serve: ${error.message}`);
  process.exit(69);
});
server.listen(Number(process.argv[3] ?? 8025), "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}/`));

// Serves a folder on 127.0.0.1, for nobody else:   node serve.mjs FOLDER [PORT]
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, resolve } from "node:path";

const folder = resolve(process.argv[2]);
const types = { ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".wasm": "application/wasm" };

/** The path that is asked for; null: it cannot be read ("/%"). */
function pathOf(url) {
  try {
    return normalize(decodeURIComponent(new URL(url, "http://localhost").pathname));
  } catch {
    return null;
  }
}

const server = createServer((request, response) => {
  const path = pathOf(request.url);
  if (path === null) return response.writeHead(400).end();
  const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
  const found = file.startsWith(folder) && statSync(file, { throwIfNoEntry: false })?.isFile();
  if (!found || request.method !== "GET") return response.writeHead(404).end();
  response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream", "cache-control": "no-cache" });
  createReadStream(file).pipe(response);
});
server.on("error", (error) => { console.error(error.code === "EADDRINUSE" ? `port ${process.argv[3]} is taken: choose another with --port` : `cannot serve: ${error.message}`); process.exit(69); });
server.listen(Number(process.argv[3] ?? 8025), "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}/`));

// A smoke test in Firefox, which nothing drives here: the page is served with a few lines more at its end, which ask for a
// hint, a path and a certificate, and tell this server what came.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { test } from "node:test";

const site = process.env.WORKBENCH_SITE;
const firefox = ["firefox-esr", "firefox"].find((name) => spawnSync("which", [name]).status === 0);
const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm" };

const probe = `;(async () => {
  const until = async (what) => { for (let at = 0; at < 600 && !what(); at += 1) await new Promise((resolve) => setTimeout(resolve, 50)); return what(); };
  const $ = (selector) => document.querySelector(selector), panel = () => $("#panel").textContent;
  const named = (name) => [...document.querySelectorAll(".panel button")].find((button) => button.textContent === name);
  const told = {};
  await until(() => /solution/.test($(".what span").textContent));
  told.what = $(".what").textContent;
  named("All at once").click();
  told.hint = (await until(() => $(".stages .now")))?.textContent;
  $("#tab-path").click();
  await until(() => named("Show the path"));
  named("Show the path").click();
  told.path = (await until(() => $(".panel .good")))?.textContent;
  $("#tab-proof").click();
  await until(() => named("Make a certificate"));
  named("Make a certificate").click();
  told.proof = (await until(() => $(".panel .good")?.textContent.includes("Accepted") && $(".panel .good")))?.textContent;
  $("#tab-hdp").click();
  told.hand = (await until(() => $(".outcome")))?.textContent;
  told.cell = $('[data-cell="0"]').getBoundingClientRect().width;
  await fetch("told", { method: "POST", body: JSON.stringify(told) });
})();`;

test("Firefox: engine, hint, path with ticks, certificate, HDP", { skip: firefox ? false : "no firefox here", timeout: 120_000 }, async () => {
  let tell;
  const told = new Promise((resolve) => { tell = resolve; });
  const server = createServer(async (request, response) => {
    const name = request.url === "/" ? "index.html" : request.url.slice(1);
    if (request.method === "POST") {
      let text = "";
      for await (const part of request) text += part;
      tell(JSON.parse(text));
      return response.end();
    }
    if (!/^[A-Za-z\d-]+\.(html|js|css|wasm)$/.test(name)) return response.writeHead(404).end();
    const body = readFileSync(join(site, name));
    response.writeHead(200, { "content-type": types[extname(name)] });
    response.end(name === "app.js" ? body + probe : body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const browser = spawn(firefox, ["--headless", "--no-remote", "--profile", profile, `http://127.0.0.1:${server.address().port}/`], { stdio: "ignore" });
  try {
    const { what, hint, path, proof, hand, cell } = await told;
    assert.match(what, /one solution/);
    assert.match(hint, /^In box|^In row|^In column|So /);
    assert.match(path, /^all \d+ steps accepted/);
    assert.match(proof, /^Accepted: the puzzle has exactly one solution/);
    assert.match(hand, /SOL/, "autosolve alone solves it");
    assert.ok(cell >= 32, `${cell}`);
  } finally {
    browser.kill();
    await once(browser, "exit");
    server.closeAllConnections();
    server.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
});

// Firefox by WebDriver BiDi: real clicks and keys, and the page's errors.
//
//   firefox --remote-debugging-port=0   ->   ws://127.0.0.1:PORT/session   <- {"id": 1, "method": "session.new", ..}
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const binary = ["firefox-esr", "firefox"].find((name) => spawnSync("which", [name]).status === 0);
const Socket = () => createRequire(import.meta.url)("playwright-core/lib/utilsBundle").ws;

/** The address on which it listens, once printed. */
const address = (browser) => new Promise((resolve, reject) => {
  let said = "";
  browser.stderr.on("data", (part) => {
    said += part;
    const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said);
    if (found) resolve(found[1]);
  });
  browser.once("exit", () => reject(new Error(`Firefox ended: ${said.slice(-500)}`)));
});

async function session(url) {
  const socket = new (Socket())(`${url}/session`);
  await once(socket, "open");
  const waiting = new Map();
  const trouble = [];
  let last = 0;
  socket.on("message", (data) => {
    const message = JSON.parse(data);
    if (message.method === "log.entryAdded" && message.params.level === "error") trouble.push(message.params.text);
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === "error") asked?.reject(new Error(`${message.error}: ${message.message}`));
    else asked?.resolve(message.result);
  });
  const send = (method, params) => new Promise((resolve, reject) => {
    waiting.set(last += 1, { resolve, reject });
    socket.send(JSON.stringify({ id: last, method, params }));
  });
  await send("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["log.entryAdded"] });
  const { contexts: [{ context }] } = await send("browsingContext.getTree", {});
  return { send, context, trouble, close: () => socket.close() };
}

/** The protocol's codes of keys without a character. */
const codes = { Enter: "\uE007", Escape: "\uE00C", ArrowRight: "\uE014", ArrowDown: "\uE015", Delete: "\uE017" };

export async function open() {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const browser = spawn(binary, ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0", "about:blank"],
    { stdio: ["ignore", "ignore", "pipe"] });
  const { send, context, trouble, close } = await session(await address(browser));
  const evaluate = async (what, ...given) => {
    const { result, exceptionDetails } = await send("script.callFunction", { functionDeclaration: `async (text) => JSON.stringify(await (${what})(...JSON.parse(text)) ?? null)`,
      arguments: [{ type: "string", value: JSON.stringify(given) }], target: { context }, awaitPromise: true });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return JSON.parse(result.value);
  };
  const until = async (what, ...given) => {
    for (const end = Date.now() + 40_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50))) {
      const found = await evaluate(what, ...given);
      if (found) return found;
    }
    throw new Error(`waited for ${what} of ${JSON.stringify(given)}`);
  };
  const act = (type, actions) => send("input.performActions", { context, actions: [{ type, id: type, actions }] });
  return {
    evaluate, until, trouble,
    go: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
    resize: (width, height) => send("browsingContext.setViewport", { context, viewport: { width, height } }),
    /** Clicks in the middle of the element of a selector, with these words if given; `from`: near that corner. */
    async click(selector, words = "", from = 0.5) {
      const [x, y] = await until((one, text, share) => {
        const found = [...document.querySelectorAll(one)].find((each) => text === "" || each.textContent === text);
        found?.scrollIntoView({ block: "center" });
        const box = found?.getBoundingClientRect();
        return box && box.width > 0 && !found.disabled && [Math.round(box.x + box.width * share), Math.round(box.y + box.height * share)];
      }, selector, words, from);
      await act("pointer", [{ type: "pointerMove", x, y }, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }]);
    },
    /** Drags from the middle of one element to the middle of another. */
    async drag(...selectors) {
      const places = await evaluate((all) => all.map((one) => { const { x, y, width, height } = document.querySelector(one).getBoundingClientRect(); return [x + width / 2, y + height / 2].map(Math.round); }), selectors);
      const [from, to] = places.map(([x, y]) => ({ type: "pointerMove", x, y, duration: 50 }));
      await act("pointer", [from, { type: "pointerDown", button: 0 }, to, { type: "pointerUp", button: 0 }]);
    },
    press: (key) => act("key", ["keyDown", "keyUp"].map((type) => ({ type, value: codes[key] ?? key }))),
    async close() {
      close();
      browser.kill();
      await once(browser, "exit");
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

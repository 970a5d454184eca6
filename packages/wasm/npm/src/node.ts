// A Worker of node with the interface of a browser's.

import type { WorkerLike } from "./queue.js";
import type { Reply, Request } from "./worker.js";

interface Thread {
  on(event: "message" | "error", hear: (value: unknown) => void): void;
  postMessage(message: unknown): void;
  terminate(): Promise<number>;
  ref(): void;
  unref(): void;
}

// The globals of a Worker's script in a browser.
const prelude = (script: string) => `
  const { parentPort } = require("node:worker_threads");
  globalThis.self = globalThis;
  globalThis.postMessage = (message) => parentPort.postMessage(message);
  import(${JSON.stringify(script)}).then(() => parentPort.on("message", (data) => onmessage({ data })));
`;

export async function nodeWorker(script: URL): Promise<WorkerLike> {
  const name = "node:worker_threads"; // a bundler for browsers must not look for it
  const threads = (await import(name)) as { Worker: new (code: string, options: { eval: true }) => Thread };
  const thread = new threads.Worker(prelude(script.href), { eval: true });
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => {
      if ((message as Request).job !== undefined) thread.ref();
      thread.postMessage(message);
    },
    terminate: () => void thread.terminate(),
  };
  thread.on("message", (data) => {
    if ((data as Reply).done !== undefined) thread.unref();
    worker.onmessage?.({ data } as MessageEvent);
  });
  thread.on("error", (error) => worker.onerror?.({ error } as ErrorEvent));
  thread.unref(); // an idle engine does not keep the program alive, a question does
  return worker;
}

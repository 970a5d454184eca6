// The desk in a Worker of a browser (a module, a script, or a Blob) or of node (node.ts).
//
//   {modules}           adds modules; no answer
//   {id, job, which}    answers {id, event} during the job, then {id, done}

import { Desk, type Done, type Job, type Modules } from "./desk.js";
import type { Further } from "./instance.js";

export interface Request {
  modules?: Modules;
  id?: number;
  job?: Job;
  which?: "core" | Further;
}
export interface Reply {
  id: number;
  event?: string;
  done?: Done;
}
export interface Port {
  postMessage(message: Reply): void;
  onmessage: ((event: { data: Request }) => void) | null;
}

const port = self as unknown as Port;
const desk = new Desk({});
port.onmessage = ({ data }) => {
  Object.assign(desk.modules, data.modules);
  const { id, job, which } = data;
  if (id === undefined || job === undefined) return;
  const tell = (event: string) => port.postMessage({ id, event });
  port.postMessage({ id, done: desk.run(job, tell, which ?? "core") });
};

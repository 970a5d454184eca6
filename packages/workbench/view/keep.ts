// Stores what the page needs without a network, including rarely used parts (sw.js). Then prepares the engine of
// the harder hints, so that none has to wait for it.

import { complete, crew } from "./desk/engine";
import { style } from "./later";

export async function keep(): Promise<void> {
  if (!("serviceWorker" in navigator) || !location.protocol.startsWith("http")) return style();
  const { serviceWorker: keeper } = navigator;
  await keeper.register("sw.js");
  if (!keeper.controller) await new Promise((resolve) => keeper.addEventListener("controllerchange", resolve, { once: true }));
  void style();
  await crew.hint.get();
  complete.value = true;
}

// What the page needs without a network is kept here, parts included that few want at once (sw.js). Then the engine of
// the harder hints is made ready, so that none has to wait for it.

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
